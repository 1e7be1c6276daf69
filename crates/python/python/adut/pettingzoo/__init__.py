"""The games as PettingZoo environments: ``adut.pettingzoo.briskula_v0.env()``."""

from . import briskula_v0, connect4_v0, love_letter_v0, tablic_v0

__all__ = ["briskula_v0", "connect4_v0", "love_letter_v0", "tablic_v0"]
