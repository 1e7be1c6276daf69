"""One seat of a game as a Gymnasium environment, against chosen opponents.

Importing this registers ``adut/Briskula-v0``, ``adut/Connect4-v0``, ``adut/LoveLetter-v0`` and
``adut/Tablic-v0``; :class:`OpponentEnv` is what they are.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gymnasium
import gymnasium.spaces as spaces
import numpy as np
import numpy.typing as npt

from . import AdutError, Game, View
from ._types import Rules

__all__ = ["OpponentEnv"]

Opponent = str | Callable[[View], int | str]


class OpponentEnv(gymnasium.Env[npt.NDArray[np.float32], np.int64]):
    """One seat against ``opponent``: a player's name, or a callable that is shown a :class:`adut.View`.

    ``seat`` is a number, or None to sit down elsewhere in every game. What may be done is in
    ``info["action_mask"]`` and ``action_masks()``; an id that is not legal is a ValueError. The reward of the
    last move is 1 for winning, -1 for losing, 0 drawn.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        opponent: Opponent = "random",
        seat: int | None = None,
        rules: Rules | None = None,
        render_mode: str | None = None,
    ) -> None:
        self._name, self._rules, self.opponent = game, rules or {}, opponent
        self.render_mode = render_mode
        self.game = Game(game, self._rules)
        seats = self.game.num_players()
        if seat is not None and not 0 <= seat < seats:
            raise AdutError(f"there is no seat {seat} at a table of {seats}")
        self._chosen_seat, self.seat = seat, seat or 0
        self.observation_space = spaces.Box(
            -2.0, 2.0, (self.game.observation_tensor_shape()[0],), np.float32
        )
        self.action_space = spaces.Discrete(self.game.num_distinct_actions())

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[npt.NDArray[np.float32], dict[str, Any]]:
        """Deals a new game and plays until it is one's turn. ``options={"seat": 1}`` chooses the seat, and
        ``{"seed": …}`` the cards, for this game."""
        super().reset(seed=seed)
        options = options or {}
        cards = options.get("seed", int(self.np_random.integers(2**62)))
        seats = self.game.num_players()
        drawn = int(self.np_random.integers(seats))
        self.game = Game(self._name, self._rules, cards)
        chosen = options.get("seat", self._chosen_seat)
        self.seat = drawn if chosen is None else chosen
        self._let_others_play()
        if self.game.is_terminal():
            # Few games are over before somebody's first turn.
            return self.reset(options=options)
        return self._seen()

    def _let_others_play(self) -> None:
        while self.game.current_player() not in (self.seat, -4):
            if isinstance(self.opponent, str):
                self.game.play(self.game.choose(self.opponent))
                continue
            answer = self.opponent(self.game.view())
            if isinstance(answer, str):
                self.game.play(answer)
            else:
                self.game.apply_action(int(answer))

    def _seen(self) -> tuple[npt.NDArray[np.float32], dict[str, Any]]:
        info = {"action_mask": self.action_masks(), "seat": self.seat}
        return self.game.observation_tensor(self.seat), info

    def step(
        self, action: Any
    ) -> tuple[npt.NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        self.game.apply_action(action)
        self._let_others_play()
        observation, info = self._seen()
        ended = self.game.is_terminal()
        reward = self.game.returns()[self.seat] if ended else 0.0
        return observation, float(reward), ended, False, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which ids may be chosen now."""
        return self.game.legal_mask(self.seat)

    def move_features(self) -> npt.NDArray[np.float32]:
        """The numbers of each legal move, in the order of the ids."""
        return self.game.move_features()

    def render(self) -> str | None:  # type: ignore[override]
        """What the seat sees."""
        return self.game.observation_string(self.seat) if self.render_mode == "ansi" else None


for _id, _game in (
    ("Briskula", "briskula"),
    ("Connect4", "connect4"),
    ("LoveLetter", "love-letter"),
    ("Tablic", "tablic"),
):
    if f"adut/{_id}-v0" not in gymnasium.registry:
        gymnasium.register(
            f"adut/{_id}-v0", entry_point="adut.gymnasium:OpponentEnv", kwargs={"game": _game}
        )
