"""Adut: a laboratory and a table for card-game AI.

Start with ``games()`` and ``players("briskula")``. ``Game`` is a game under way, ``VectorEnv`` are many;
``compare`` plays players, yours too, against each other and says what the numbers are worth.
"""

from ._adut import AdutError, Game, View, __version__, games, players, review, verify
from ._compare import Comparison, Player, compare, player, sprt
from ._learn import equilibrium, equilibrium_kinds, selfplay
from ._vector import VectorEnv

__all__ = [
    "AdutError",
    "Comparison",
    "Game",
    "Player",
    "VectorEnv",
    "View",
    "__version__",
    "compare",
    "equilibrium",
    "equilibrium_kinds",
    "games",
    "player",
    "players",
    "review",
    "selfplay",
    "sprt",
    "verify",
]
