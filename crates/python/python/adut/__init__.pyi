"""Adut: a laboratory and a table for card-game AI."""

from typing import Any, Literal, Mapping, Optional, Sequence, Union, final

__all__ = ["AdutError", "Game", "compare", "games", "players", "review", "verify"]

Rules = Union[str, Mapping[str, Union[str, int, float]]]
"""Rule options: ``{"players": 3}``, or as on the command line: ``"players=3,ties=all"``."""

Record = Union[str, Mapping[str, Any]]
"""A game written down: a dictionary, or a line of JSON."""

class AdutError(ValueError):
    """Adut refuses: the message says what is wrong."""

@final
class Game:
    """A game under way."""

    def __init__(self, name: str, rules: Optional[Rules] = None, seed: str = "1") -> None:
        """Deals a game; the same seed gives the same cards."""
    @staticmethod
    def replay(record: Record) -> Game:
        """The game of a record, as far as its moves go."""
    @property
    def name(self) -> str:
        """The game's name."""
    @property
    def seats(self) -> int:
        """How many players sit at the table."""
    @property
    def turn(self) -> Optional[int]:
        """Whose turn it is; None when the game is over."""
    @property
    def over(self) -> bool:
        """Whether the game is over."""
    @property
    def rules(self) -> dict[str, Any]:
        """The rules that differ from the usual, and the number of players."""
    def legal_moves(self) -> list[str]:
        """The legal moves of the seat whose turn it is."""
    def observe(self, seat: int) -> dict[str, Any]:
        """What a seat may see, and nothing more."""
    def show(self, seat: int) -> str:
        """The same as text for people."""
    def history(self, seat: int) -> list[tuple[int, str]]:
        """The moves so far that a seat saw, as (seat, move)."""
    def play(self, move: str) -> None:
        """Makes a move."""
    def choose(self, player: str = "best", seed: str = "1", all_knowing: bool = False) -> str:
        """The move that a player of the catalogue would make."""
    def values(
        self, player: str = "best", seed: str = "1", all_knowing: bool = False
    ) -> dict[str, float]:
        """What a player thinks each legal move is worth, on a scale of its own."""
    def hint(self, playouts: int = 2000) -> dict[str, Any]:
        """What every legal move is worth by what the seat to move can know: shares of a win, and
        points where the game counts them."""
    def solve(
        self, all_knowing: bool = False, wdl: bool = False, all_moves: bool = False
    ) -> dict[str, Any]:
        """The exact value for the seat to move with all cards known, and a best move."""
    def result(self) -> Optional[dict[str, Any]]:
        """Scores and winners; None while the game runs."""
    def record(self, all_knowing: bool = False) -> dict[str, Any]:
        """The record, which replays the game. It holds the deck, so while the game runs it needs
        all_knowing=True."""

def games() -> list[dict[str, Any]]:
    """The games, each with its name, a line on it and its rule options."""

def players(game: str) -> list[dict[str, Any]]:
    """The players of a game: name, a line on each, what it sees, its settings."""

def verify(record: Record) -> Optional[dict[str, Any]]:
    """Replays a record, checks every move and the result, and gives the result; None for a game
    that was forfeited."""

def review(
    record: Record,
    seat: Optional[int] = None,
    playouts: int = 2000,
    truth: Literal["off", "quick", "full"] = "quick",
    seed: str = "review",
) -> dict[str, Any]:
    """Reviews a record move by move: what each move cost against the best, and what was luck."""

def compare(
    game: str,
    players: Sequence[str],
    deals: int = 1000,
    seed: str = "1",
    rules: Optional[Rules] = None,
    agreement: int = 200,
    threads: Optional[int] = None,
) -> dict[str, Any]:
    """Plays every pair of players on the same decks in every seating, and gives what
    ``adut compare --json`` writes."""
