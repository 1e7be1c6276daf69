"""Comparisons, tests, self-play and equilibria on many machines, by Ray.

A run is cut into pieces: some decks of one pair, played by themselves. A piece is a pure function of the
order and the numbers of its decks, so it does not matter which machine plays it, how often, or when: the
result is bit for bit that of one machine, times apart. What is done can be kept in a folder (``store``); the
same call goes on from there.

Every machine of the cluster needs the same version of ``adut``.
"""

from __future__ import annotations

from ._compare import compare, sprt
from ._learn import equilibrium, selfplay

__all__ = ["compare", "equilibrium", "selfplay", "sprt"]
