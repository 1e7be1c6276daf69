"""Data to learn from, and equilibria."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import numpy.typing as npt

from ._adut import equilibrium_kinds, solve_kind, trajectories
from ._types import Rules, Seed

__all__ = ["equilibrium", "equilibrium_kinds", "selfplay"]


def selfplay(
    game: str,
    players: str | Sequence[str] = "random",
    games: int = 1000,
    seed: Seed = 1,
    rules: Rules | None = None,
    first: int = 0,
    threads: int | None = None,
) -> dict[str, npt.NDArray]:
    """Has players play the decks ``first``, ``first + 1``, … of a seed, one player for all seats or one
    for each, and gives every decision as a row: ``observations``, ``masks``, ``actions`` (ids; -1 for a
    capture that the list of a crowded table leaves out), ``moves`` (the numbers of the chosen move),
    ``players``, ``deals``, ``returns`` (what the game was worth to that seat in the end).

    A game depends on its deck alone: pieces that are played elsewhere and put together are the same rows.
    """
    named = [players] if isinstance(players, str) else list(players)
    return trajectories(game, rules or {}, named, seed, first, games, threads)


def equilibrium(faces: str, target: float = 0.003, threads: int | None = None) -> dict[str, Any]:
    """Solves Love Letter for two with these face-up cards (``"226"``) until a best response gains no more
    than ``target`` of a win: what ``adut train equilibrium love-letter --faces 226 --json`` prints."""
    started = time.monotonic()
    solved = solve_kind(faces, target, threads)
    return {**solved, "seconds": round(time.monotonic() - started, 1)}
