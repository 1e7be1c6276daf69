"""Between Adut and OpenSpiel, both ways.

Importing this registers ``adut_briskula``, ``adut_connect4``, ``adut_love_letter`` and ``adut_tablic`` with
``pyspiel``; :func:`bot_player` seats a bot of theirs at our tables.

The deal is one chance event with ``decks`` outcomes, each the deck of that number of ``seed``: a sample of
all deals, as large as one likes, in which every state is known by its history. Parameters are ``rules`` (as on
the command line, but written ``players:3;variant:obicna``), ``seed``, ``text`` (a seed that is no number) and ``decks``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from . import AdutError, Game, Player, View, player

__all__ = ["bot_player", "load_game"]

DECKS = 1000


def _rules_of(text: str) -> str:
    return text.replace(";", ",").replace(":", "=")


class AdutState(pyspiel.State):
    """A game of ours as a state of theirs."""

    def __init__(self, game: AdutGame) -> None:
        super().__init__(game)
        self._about = game
        self.dealt: Game | None = None if game.has_deck else game.deal(0)

    def current_player(self) -> int:
        if self.dealt is None:
            return pyspiel.PlayerId.CHANCE
        return self.dealt.current_player()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        decks = self._about.decks
        return [(deck, 1.0 / decks) for deck in range(decks)]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.dealt is None else self.dealt.legal_actions(player)

    def _apply_action(self, action: int) -> None:
        if self.dealt is None:
            self.dealt = self._about.deal(action)
        else:
            self.dealt.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.dealt is None:
            return f"deck {action}"
        return self.dealt.action_to_string(action)

    def is_terminal(self) -> bool:
        return self.dealt is not None and self.dealt.is_terminal()

    def returns(self) -> list[float]:
        return [0.0] * self._about.num_players() if self.dealt is None else self.dealt.returns()

    def __deepcopy__(self, memo: Any) -> AdutState:
        copied = AdutState(self._about)
        for action in self.history():
            copied.apply_action(action)
        return copied

    def __str__(self) -> str:
        if self.dealt is None:
            return "before the deal"
        moves = self.dealt.record(all_knowing=True)["moves"]
        return " ".join([f"deck {self.dealt.deal}:", *moves])


class AdutObserver:
    """What a seat sees of a state: its observation, or all that it knows with the moves that it saw."""

    def __init__(self, game: AdutGame, perfect_recall: bool) -> None:
        self._recall = perfect_recall
        about = game.deal(0)
        shape = (
            about.information_state_tensor_shape()
            if perfect_recall
            else about.observation_tensor_shape()
        )
        self.tensor = np.zeros(shape, np.float32)
        self.dict = {"information_state" if perfect_recall else "observation": self.tensor}

    def set_from(self, state: AdutState, player: int) -> None:
        self.tensor.fill(0.0)
        if state.dealt is not None:
            dealt = state.dealt
            self.tensor[:] = (
                dealt.information_state_tensor(player)
                if self._recall
                else dealt.observation_tensor(player)
            )

    def string_from(self, state: AdutState, player: int) -> str:
        if state.dealt is None:
            return "before the deal"
        if self._recall:
            return state.dealt.information_state_string(player)
        return state.dealt.observation_string(player)


class AdutGame(pyspiel.Game):
    """A game of ours as a game of theirs."""

    NAME = ""
    TYPE: Any = None

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        self.rules = _rules_of(str(params.get("rules", "")))
        self._seed = str(params.get("text", "")) or str(params.get("seed", 0))
        self.decks = int(params.get("decks", DECKS))
        if self.decks < 1:
            raise AdutError("a game needs one deck or more")
        about = Game(self.NAME, self.rules, self._seed)
        self.has_deck = "deck" in about.record(all_knowing=True)
        info = pyspiel.GameInfo(
            num_distinct_actions=about.num_distinct_actions(),
            max_chance_outcomes=self.decks if self.has_deck else 0,
            num_players=about.num_players(),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=about.max_game_length(),
        )
        super().__init__(self.TYPE, info, params)

    def deal(self, deck: int) -> Game:
        """The game with this deck."""
        return Game(self.NAME, self.rules, self._seed, deck)

    def new_initial_state(self) -> AdutState:
        return AdutState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> AdutObserver:
        if params:
            raise AdutError("observers take no parameters")
        return AdutObserver(self, bool(iig_obs_type and iig_obs_type.perfect_recall))


def _register(name: str, has_deck: bool) -> None:
    short = f"adut_{name.replace('-', '_')}"
    kinds = pyspiel.GameType
    of_type = kinds(
        short_name=short,
        long_name=f"Adut: {name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if has_deck else kinds.ChanceMode.DETERMINISTIC,
        information=(
            kinds.Information.IMPERFECT_INFORMATION
            if has_deck
            else kinds.Information.PERFECT_INFORMATION
        ),
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"rules": "", "seed": 0, "text": "", "decks": DECKS},
    )
    title = "".join(word.capitalize() for word in short.split("_"))
    made = type(title, (AdutGame,), {"NAME": name, "TYPE": of_type, "__module__": __name__})
    # A pickle finds a class by its name in the module.
    globals()[title] = made
    pyspiel.register_game(of_type, made)


for _name in ("tablic", "briskula", "love-letter", "connect4"):
    if f"adut_{_name.replace('-', '_')}" not in pyspiel.registered_names():
        _register(_name, _name != "connect4")


def load_game(name: str, rules: str = "", seed: int | str = 0, decks: int = DECKS) -> Any:
    """A game of ours (``"briskula"``) as a ``pyspiel`` game."""
    short = f"adut_{name.replace('-', '_')}"
    params: dict[str, Any] = {"rules": rules.replace(",", ";").replace("=", ":"), "decks": decks}
    try:
        params["seed"] = int(seed)
    except ValueError:
        params["text"] = seed
    return pyspiel.load_game(short, params)


class ViewState:
    """As much of a state as a seat may see: what bots that look at legal actions and at what a seat knows
    need. There is no way from here to hidden cards."""

    def __init__(self, view: View) -> None:
        self._view = view

    def current_player(self) -> int:
        return self._view.seat

    def is_terminal(self) -> bool:
        return False

    def is_chance_node(self) -> bool:
        return False

    def is_simultaneous_node(self) -> bool:
        return False

    def num_players(self) -> int:
        return self._view.seats

    def legal_actions(self, player: int | None = None) -> list[int]:
        return self._view.legal_actions() if player in (None, self._view.seat) else []

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        mask = self._view.legal_mask() if player in (None, self._view.seat) else self._view.legal_mask() * 0
        return [int(legal) for legal in mask]

    def action_to_string(self, *action: int) -> str:
        return self._view.action_to_string(action[-1])

    def observation_tensor(self, player: int | None = None) -> list[float]:
        self._check(player)
        return self._view.observation_tensor().tolist()

    def observation_string(self, player: int | None = None) -> str:
        self._check(player)
        return self._view.observation_string()

    def information_state_string(self, player: int | None = None) -> str:
        self._check(player)
        moves = "".join(f"{seat}: {move}\n" for seat, move in self._view.history())
        return moves + self._view.observation_string()

    def _check(self, player: int | None) -> None:
        if player not in (None, self._view.seat):
            raise AdutError(f"seat {self._view.seat} does not see what seat {player} sees")


def bot_player(make: Callable[[int], Any], name: str | None = None) -> Player:
    """A bot of theirs as a player of ours: ``make(seat)`` gives a ``pyspiel.Bot`` for each seat.

    In Connect-4, where nothing is hidden, the bot steps through states of ``connect_four``, so every bot plays.
    In the card games it is shown a :class:`ViewState`: bots in Python that look at legal actions and at what
    their seat knows can play; one that needs the whole state would see hidden cards, and cannot.
    """
    bots: dict[int, Any] = {}

    def choose(view: View) -> int:
        bot = bots.get(view.seat)
        if bot is None:
            bot = bots[view.seat] = make(view.seat)
        if view.name != "connect4":
            return int(bot.step(ViewState(view)))
        state = pyspiel.load_game("connect_four").new_initial_state()
        for _, move in view.history():
            state.apply_action(int(move) - 1)
        return int(bot.step(state))

    return player(choose, name or "bot")
