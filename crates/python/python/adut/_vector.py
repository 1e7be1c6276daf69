"""Many games side by side, in NumPy arrays."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ._adut import Batch, Game
from ._types import Rules, Seed


class Step(NamedTuple):
    """What the games look like after a step. The arrays are those of the VectorEnv: the next step
    writes over them, so copy what you keep."""

    observations: npt.NDArray[np.float32]
    masks: npt.NDArray[np.bool_]
    rewards: npt.NDArray[np.float32]
    terminations: npt.NDArray[np.bool_]
    players: npt.NDArray[np.int32]


class VectorEnv:
    """``n`` games of one kind, stepped together on all cores without the interpreter lock.

    Row ``i`` plays the decks ``i``, ``i + n``, ``i + 2n``, … of the seed: its first game is
    ``Game(name, rules, seed, deal=i)``. A game that is over is followed by the next one in the same
    step. Nothing depends on the number of threads.

    The arrays are written in place and read-only:

    ============== ================ ======= =====================================================
    ``observations`` (n, features)  float32 what the seat that is to act knows
    ``masks``        (n, actions)   bool    which ids are legal for it
    ``rewards``      (n, seats)     float32 what a game that ended was worth to each seat, else 0
    ``terminations`` (n,)           bool    whether the last step ended a game
    ``players``      (n,)           int32   the seat that is to act
    ``deals``        (n,)           int64   the number of the deck
    ============== ================ ======= =====================================================
    """

    def __init__(
        self,
        name: str,
        n: int,
        rules: Rules | None = None,
        seed: Seed = 0,
        threads: int | None = None,
    ) -> None:
        self._batch = Batch(name, n, rules or {}, seed, threads)
        game = Game(name, rules or {}, seed)
        self.name = name
        self.n = n
        self.seed = seed
        self.num_players = game.num_players()
        self.num_actions = game.num_distinct_actions()
        self.num_features = game.observation_tensor_shape()[0]
        self.has_fixed_actions = game.has_fixed_actions
        self.observations: npt.NDArray[np.float32] = self._array("observations")
        self.masks: npt.NDArray[np.bool_] = self._array("masks")
        self.rewards: npt.NDArray[np.float32] = self._array("rewards")
        self.terminations: npt.NDArray[np.bool_] = self._array("terminations")
        self.players: npt.NDArray[np.int32] = self._array("players")
        self.deals: npt.NDArray[np.int64] = self._array("deals")
        self._batch.reset(seed)

    def _array(self, name: str) -> npt.NDArray:
        return np.asarray(self._batch.memory(name))

    def reset(self, seed: Seed | None = None) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.bool_]]:
        """Begins all games anew, with another seed if one is given: (observations, masks)."""
        if seed is not None:
            self.seed = seed
        self._batch.reset(self.seed)
        return self.observations, self.masks

    def step(self, actions: npt.ArrayLike) -> Step:
        """Makes the move with the given id in each game. If one of them is not legal, a ValueError
        names it, and no game has moved."""
        ids = np.ascontiguousarray(actions, dtype="<i8")
        self._batch.step(ids.tobytes())
        return Step(self.observations, self.masks, self.rewards, self.terminations, self.players)

    def sample(self, rng: np.random.Generator) -> npt.NDArray[np.int64]:
        """A legal id for each game, each equally likely."""
        return self._batch.sample(int(rng.integers(2**63)))

    def move_features(self) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.int64]]:
        """The numbers of every legal move, one row each, game after game, and where the rows of each
        game end. New arrays: how many moves there are changes from step to step."""
        return self._batch.move_features()

    def __repr__(self) -> str:
        return f"<adut.VectorEnv {self.name}, {self.n} games>"
