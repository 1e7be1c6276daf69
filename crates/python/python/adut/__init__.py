"""Adut: a laboratory and a table for card-game AI.

Start with ``games()`` and ``players("briskula")``; ``Game`` is a game under way.
"""

from ._adut import AdutError, Game, compare, games, players, review, verify

__all__ = ["AdutError", "Game", "compare", "games", "players", "review", "verify"]
