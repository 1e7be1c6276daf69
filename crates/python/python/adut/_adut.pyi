from collections.abc import Callable, Mapping, Sequence
from os import PathLike
from typing import Any, Literal, SupportsIndex, final

import numpy as np
import numpy.typing as npt

from ._types import Record, Rules, Seed

__all__ = [
    "AdutError",
    "Batch",
    "Game",
    "Memory",
    "Run",
    "View",
    "__version__",
    "equilibrium_kinds",
    "games",
    "papers",
    "players",
    "render",
    "review",
    "solve_kind",
    "trajectories",
    "verify",
]

__version__: str

class AdutError(ValueError):
    """Adut refuses: the message says what is wrong."""

@final
class Game:
    """A game under way."""

    def __new__(
        cls, name: str, rules: Rules | None = ..., seed: Seed = ..., deal: SupportsIndex = ...
    ) -> Game:
        """Deals deck number ``deal`` of a seed; the same seed gives the same cards everywhere."""
    @staticmethod
    def replay(record: Record) -> Game:
        """The game of a record, as far as its moves go."""
    def clone(self) -> Game:
        """Another game that stands where this one does."""
    def __copy__(self) -> Game: ...
    def __deepcopy__(self, _memo: object) -> Game: ...
    def __reduce__(self) -> tuple[Any, tuple[str]]: ...
    @property
    def name(self) -> str:
        """The game's name."""
    @property
    def seats(self) -> int:
        """How many players sit at the table."""
    @property
    def turn(self) -> int | None:
        """Whose turn it is; None when the game is over."""
    @property
    def over(self) -> bool:
        """Whether the game is over."""
    @property
    def rules(self) -> dict[str, Any]:
        """The rules that differ from the usual, and the number of players."""
    @property
    def seed(self) -> str:
        """The seed that the cards came from."""
    @property
    def deal(self) -> int:
        """The number of the deck among those of the seed."""
    @property
    def has_fixed_actions(self) -> bool:
        """Whether an id means the same move all through a game for a seat."""
    def num_players(self) -> int:
        """How many players sit at the table."""
    def num_distinct_actions(self) -> int:
        """How many ids there are."""
    def max_game_length(self) -> int:
        """No game has more moves."""
    def observation_tensor_shape(self) -> list[int]:
        """The shape of an observation's numbers."""
    def information_state_tensor_shape(self) -> list[int]:
        """The shape of the numbers of all that a seat knows."""
    def feature_blocks(self) -> list[tuple[str, int]]:
        """The names of an observation's numbers, each with how many it has."""
    def move_blocks(self) -> list[tuple[str, int]]:
        """The names of a move's numbers, each with how many it has."""
    def current_player(self) -> int:
        """Whose turn it is; -4 when the game is over."""
    def is_terminal(self) -> bool:
        """Whether the game is over."""
    def is_chance_node(self) -> bool:
        """Whether chance is to act: never, for chance comes from the seed."""
    def returns(self) -> list[float]:
        """What the game was worth to each seat; 0 while it runs."""
    def rewards(self) -> list[float]:
        """What the last move was worth to each seat."""
    def legal_actions(self, seat: SupportsIndex | None = None) -> list[int]:
        """The ids of the legal moves, ascending; none for a seat that is not to act."""
    def legal_mask(self, seat: SupportsIndex | None = None) -> npt.NDArray[np.bool_]:
        """Which ids are those of legal moves."""
    def legal_moves(self) -> list[str]:
        """The legal moves of the seat whose turn it is."""
    def action_to_string(self, action: SupportsIndex) -> str:
        """How the move with this id is written, for the seat whose turn it is."""
    def string_to_action(self, move: str) -> int:
        """The id of a legal move that is written so."""
    def apply_action(self, action: SupportsIndex) -> None:
        """Makes the move with this id."""
    def observation_tensor(
        self, seat: SupportsIndex | None = None, all_knowing: bool = False
    ) -> npt.NDArray[np.float32]:
        """What a seat knows, as numbers; with all_knowing=True what it does not know behind them."""
    def features(
        self, seat: SupportsIndex | None = None, all_knowing: bool = False
    ) -> dict[str, npt.NDArray[np.float32]]:
        """The same numbers under their names."""
    def information_state_tensor(
        self, seat: SupportsIndex | None = None
    ) -> npt.NDArray[np.float32]:
        """All that a seat knows as numbers, with the moves that it saw."""
    def move_features(self) -> npt.NDArray[np.float32]:
        """The numbers of each legal move, in the order of legal_moves()."""
    def observation_string(self, seat: SupportsIndex | None = None) -> str:
        """What a seat may see, as text for people."""
    def information_state_string(self, seat: SupportsIndex | None = None) -> str:
        """The same with the moves that the seat saw."""
    def view(self) -> View:
        """What the seat whose turn it is sees: all that a player is handed."""
    def observe(self, seat: SupportsIndex) -> dict[str, Any]:
        """What a seat may see, and nothing more."""
    def show(self, seat: SupportsIndex) -> str:
        """The same as text for people."""
    def history(self, seat: SupportsIndex) -> list[tuple[int, str]]:
        """The moves so far that a seat saw, as (seat, move)."""
    def play(self, move: str) -> None:
        """Makes a move."""
    def choose(
        self,
        player: str = "best",
        seed: Seed | None = None,
        all_knowing: bool = False,
        allow_commands: bool = False,
    ) -> str:
        """The move that a player of the catalogue would make. Its random numbers are this game's own
        unless a seed is named; a program (cmd:…) needs allow_commands=True."""
    def values(
        self,
        player: str = "best",
        seed: Seed | None = None,
        all_knowing: bool = False,
        allow_commands: bool = False,
    ) -> dict[str, float]:
        """What a player thinks each legal move is worth, on a scale of its own."""
    def hint(self, playouts: SupportsIndex = ...) -> dict[str, Any]:
        """What every legal move is worth by what the seat to move can know."""
    def solve(
        self, all_knowing: bool = False, wdl: bool = False, all_moves: bool = False
    ) -> dict[str, Any]:
        """The exact value for the seat to move with all cards known, and a best move."""
    def result(self) -> dict[str, Any] | None:
        """Scores and winners; None while the game runs."""
    def record(self, all_knowing: bool = False) -> dict[str, Any]:
        """The record, which replays the game. It holds the deck, so while the game runs it needs
        all_knowing=True."""

@final
class View:
    """What the seat that is to act sees: all that a player is handed. It leads to nothing hidden."""

    @property
    def name(self) -> str:
        """The game's name."""
    @property
    def seat(self) -> int:
        """The seat whose turn it is."""
    @property
    def seats(self) -> int:
        """How many players sit at the table."""
    @property
    def seed(self) -> int:
        """A number for what the player leaves to chance: with it, a game repeats."""
    def current_player(self) -> int:
        """The seat whose turn it is."""
    def legal_actions(self) -> list[int]:
        """The ids of the legal moves, ascending."""
    def legal_mask(self) -> npt.NDArray[np.bool_]:
        """Which ids are those of legal moves."""
    def legal_moves(self) -> list[str]:
        """The legal moves as they are written."""
    def action_to_string(self, action: SupportsIndex) -> str:
        """How the move with this id is written."""
    def string_to_action(self, move: str) -> int:
        """The id of a legal move that is written so."""
    def observation_tensor(self) -> npt.NDArray[np.float32]:
        """What the seat knows, as numbers."""
    def features(self) -> dict[str, npt.NDArray[np.float32]]:
        """The same numbers under their names."""
    def move_features(self) -> npt.NDArray[np.float32]:
        """The numbers of each legal move, in the order of legal_moves()."""
    def observation(self) -> dict[str, Any]:
        """What the seat knows, as a dictionary."""
    def observation_string(self) -> str:
        """The same as text for people."""
    def history(self) -> list[tuple[int, str]]:
        """The moves so far that the seat saw, as (seat, move)."""

@final
class Batch:
    """The games of a VectorEnv."""

    def __new__(
        cls,
        name: str,
        games: SupportsIndex,
        rules: Rules,
        seed: Seed,
        threads: SupportsIndex | None,
    ) -> Batch: ...
    def memory(self, name: str) -> Memory:
        """The numbers of an array, at the place where they stay."""
    def reset(self, seed: Seed) -> None:
        """Begins all games anew."""
    def step(self, ids: bytes) -> None:
        """Makes a move in every game: ids as bytes, eight for each, the lowest first."""
    def sample(self, seed: SupportsIndex) -> npt.NDArray[np.int64]:
        """Draws the id of a legal move for each game; the same for the same seed."""
    def move_features(self) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.int64]]:
        """The numbers of every legal move of every game, and where those of each game end."""

@final
class Memory:
    """Numbers that stay at one place of memory for as long as their owner lives."""

    @property
    def __array_interface__(self) -> dict[str, Any]: ...
    @property
    def owner(self) -> object:
        """Whose memory it is."""

@final
class Run:
    """An order that was checked, with its players."""

    def __new__(
        cls,
        order: str,
        guests: Sequence[tuple[str, Callable[..., Any], SupportsIndex | None]],
        allow_commands: bool,
        move_time: float | None,
        threads: SupportsIndex | None,
    ) -> Run: ...
    def keep(
        self,
        record: str | PathLike[str] | None,
        database: str | None,
        parquet: str | PathLike[str] | None,
        force: bool,
        resumed: bool | None = None,
    ) -> None:
        """Has the records kept from now on: in a file, a database and a Parquet file, as far as they are
        named; files that are there already are replaced with ``force``. ``resumed`` is for what is played
        elsewhere: whether it goes on with a run that had begun."""
    def play(self, progress: Callable[[int, int], object] | None = None) -> str:
        """Plays all of it, and gives the result as JSON."""
    @property
    def pairs(self) -> int:
        """How many pairs there are."""
    @property
    def blocks_per_pair(self) -> int:
        """How many blocks are played for each pair."""
    @property
    def all_games(self) -> int:
        """How many games, or matches, are counted in all."""
    @property
    def games(self) -> int:
        """How many have been counted."""
    @property
    def is_complete(self) -> bool:
        """Whether nothing more is to be played."""
    def standings(self) -> list[str]:
        """How every pair stands that has begun."""
    def piece(
        self, pair: SupportsIndex, first: SupportsIndex, count: SupportsIndex, records: bool
    ) -> bytes:
        """Plays some blocks of a pair by themselves."""
    def add(self, piece: bytes) -> None:
        """Counts what is new in a piece, and keeps its records."""
    def agreement(self) -> str:
        """How often the players choose the same, as JSON."""
    def finish(self, agreement: str, seconds: float, threads: SupportsIndex) -> str:
        """What was counted says, as JSON. What the records are kept in is closed."""

def games() -> list[dict[str, Any]]:
    """The games, each with its name, a line on it and its rule options."""

def players(game: str) -> list[dict[str, Any]]:
    """The players of a game: name, a line on each, what it sees, its settings."""

def verify(record: Record) -> dict[str, Any] | None:
    """Replays a record, checks every move and the result, and gives the result; None for a game
    that was forfeited."""

def review(
    record: Record,
    seat: SupportsIndex | None = None,
    playouts: SupportsIndex = ...,
    truth: Literal["off", "quick", "full"] = "quick",
    seed: Seed = ...,
) -> dict[str, Any]:
    """Reviews a record move by move: what each move cost against the best, and what was luck."""

def render(result: str, form: str, width: SupportsIndex) -> str:
    """A result as a report: "html", "markdown" or "text", so wide."""

def papers(result: str) -> list[tuple[str, bytes]]:
    """What papers need of a result: names and contents of files."""

def trajectories(
    game: str,
    rules: Rules,
    players: Sequence[str],
    seed: Seed,
    first: SupportsIndex,
    count: SupportsIndex,
    threads: SupportsIndex | None,
) -> dict[str, npt.NDArray[Any]]:
    """The decisions of players on some decks of a seed."""

def equilibrium_kinds() -> list[str]:
    """The kinds of Love Letter for two: the three face-up cards by number, ascending."""

def solve_kind(faces: str, target: float, threads: SupportsIndex | None) -> dict[str, Any]:
    """Solves one kind of Love Letter for two until a best response gains no more than ``target``."""
