"""``env()``, ``raw_env()`` and ``parallel_env()`` of tablic."""

from functools import partial

from . import _env

env = partial(_env.env, "tablic")
raw_env = partial(_env.raw_env, "tablic")
parallel_env = partial(_env.parallel_env, "tablic")

__all__ = ["env", "parallel_env", "raw_env"]
