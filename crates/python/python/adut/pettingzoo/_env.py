"""A game as a PettingZoo environment."""

from __future__ import annotations

from typing import Any

import gymnasium.spaces as spaces
import numpy as np
import numpy.typing as npt
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from .. import Game
from .._types import Rules

BOUND = 2.0
"""No number of an observation is further from 0."""


class raw_env(AECEnv[str, Any, Any]):
    """A game in which the agents ``player_0``, ``player_1``, … act in turn.

    An observation is a dictionary: ``observation`` (float32) is what that agent knows, ``action_mask`` (int8)
    which of the ids it may choose now: all 0 while another one is to act. Rewards come with the last
    move: 1 for winning, -1 for losing, shared where several win or lose.
    """

    def __init__(self, game: str, rules: Rules | None = None, render_mode: str | None = None) -> None:
        super().__init__()
        self.metadata = {
            "name": f"{game.replace('-', '_')}_v0",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"render_mode is ansi, human or None, not {render_mode!r}")
        self.render_mode = render_mode
        self._name, self._rules = game, rules or {}
        self._random: np.random.Generator | None = None
        self.game = Game(game, self._rules)
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.num_players())]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        features, actions = self.game.observation_tensor_shape()[0], self.game.num_distinct_actions()
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-BOUND, BOUND, (features,), np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Discrete(actions) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a new game: with a seed, the first of it; without, the next."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
            number = seed if seed is not None else int(self._random.integers(2**62))
        else:
            number = int(self._random.integers(2**62))
        self.game = Game(self._name, self._rules, number)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.current_player()]

    def observe(self, agent: str) -> dict[str, npt.NDArray[Any]]:
        seat = self._seat_of[agent]
        return {
            "observation": self.game.observation_tensor(seat),
            "action_mask": self.game.legal_mask(seat).astype(np.int8),
        }

    def move_features(self) -> npt.NDArray[np.float32]:
        """The numbers of each legal move of the agent that is to act: row i is that of the i-th legal id."""
        return self.game.move_features()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if action is None:
            raise ValueError("an agent that is to act needs an action")
        self.game.apply_action(action)
        if self.game.is_terminal():
            returns = self.game.returns()
            self.rewards = {agent: returns[self._seat_of[agent]] for agent in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.possible_agents[
                (self._seat_of[agent] + 1) % len(self.possible_agents)
            ]
        else:
            self.agent_selection = self.possible_agents[self.game.current_player()]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """What the agent that is to act sees."""
        if self.render_mode is None:
            return None
        seat = max(self.game.current_player(), 0)
        text = self.game.observation_string(seat)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        pass


def env(game: str, rules: Rules | None = None, render_mode: str | None = None) -> AECEnv:
    """The environment with checks: an action that is not legal ends the game, to the loss of who made it."""
    made: AECEnv = raw_env(game, rules, render_mode)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


def parallel_env(game: str, rules: Rules | None = None, render_mode: str | None = None) -> Any:
    """The same for programs that want all agents to act at once: only the action of the one that is to act
    counts."""
    return turn_based_aec_to_parallel(env(game, rules, render_mode))
