"""``env()``, ``raw_env()`` and ``parallel_env()`` of connect4."""

from functools import partial

from . import _env

env = partial(_env.env, "connect4")
raw_env = partial(_env.raw_env, "connect4")
parallel_env = partial(_env.parallel_env, "connect4")

__all__ = ["env", "parallel_env", "raw_env"]
