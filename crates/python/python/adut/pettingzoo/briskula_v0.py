"""``env()``, ``raw_env()`` and ``parallel_env()`` of briskula."""

from functools import partial

from . import _env

env = partial(_env.env, "briskula")
raw_env = partial(_env.raw_env, "briskula")
parallel_env = partial(_env.parallel_env, "briskula")

__all__ = ["env", "parallel_env", "raw_env"]
