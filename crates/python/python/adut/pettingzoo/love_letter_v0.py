"""``env()``, ``raw_env()`` and ``parallel_env()`` of love-letter."""

from functools import partial

from . import _env

env = partial(_env.env, "love-letter")
raw_env = partial(_env.raw_env, "love-letter")
parallel_env = partial(_env.parallel_env, "love-letter")

__all__ = ["env", "parallel_env", "raw_env"]
