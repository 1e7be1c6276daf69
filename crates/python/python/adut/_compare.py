"""Players compared: those of the catalogue, programs, and Python callables."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from os import PathLike
from pathlib import Path
from typing import Any, Union

import numpy as np
import numpy.typing as npt

from ._adut import AdutError, Run, View, papers, render
from ._types import Rules, Seed

Move = Union[int, str]
"""What a player answers: the id of a move, or the move as it is written."""


class Views(list["View"]):
    """The views of many games, which a batched player is shown together."""

    @property
    def observations(self) -> npt.NDArray[np.float32]:
        """What each seat knows, a row for each view."""
        return np.stack([view.observation_tensor() for view in self])

    @property
    def masks(self) -> npt.NDArray[np.bool_]:
        """Which ids are legal, a row for each view."""
        return np.stack([view.legal_mask() for view in self])


@dataclass(frozen=True)
class Player:
    """A callable under a name. Make one with :func:`player`."""

    name: str
    choose: Callable[..., Any]
    batch: int | None = None

    def __call__(self, views: Any) -> Any:
        return self.choose(views)

    def _shown(self) -> Callable[[Any], Any]:
        if self.batch is None:
            return self.choose
        return lambda views: self.choose(Views(views))


def player(choose: Callable[..., Any], name: str | None = None, batch: int | None = None) -> Player:
    """A callable as a player, with a name for the tables. ``choose(view)`` answers with the id of a legal
    move or with the move as text. With ``batch`` up to so many games go on at once, and ``choose(views)`` is
    shown a list of views (``views.observations``, ``views.masks`` are arrays) and answers with as many moves.
    """
    if not callable(choose):
        raise TypeError("a player is a name or something that can be called")
    if batch is not None and not 1 <= batch <= 1024:
        raise AdutError(f"a batch is a number from 1 to 1024, not {batch}")
    said = name or getattr(choose, "__name__", type(choose).__name__)
    plain = "".join(c if c.isalnum() or c in "_-." else "_" for c in said)
    return Player(f"py:{plain}", choose, batch)


PlayerLike = Union[str, Player, Callable[..., Any]]


class Comparison(dict[str, Any]):
    """What a comparison says: the dictionary that ``adut compare --json`` writes, and its reports."""

    def __init__(self, text: str) -> None:
        super().__init__(json.loads(text))
        self._text = text

    def __reduce__(self) -> tuple[Any, ...]:
        return (Comparison, (self._text,))

    def to_json(self) -> str:
        """The text that ``--json`` writes."""
        return self._text + "\n"

    def to_html(self) -> str:
        """The page that ``--html`` writes."""
        return render(self._text, "html", 0).rstrip("\n") + "\n"

    def to_markdown(self) -> str:
        """The report that ``--markdown`` writes."""
        return render(self._text, "markdown", 0).rstrip("\n") + "\n"

    def to_papers(self) -> dict[str, bytes]:
        """The files that ``--paper`` writes, by name: figures as SVG and PDF, tables as CSV and LaTeX."""
        return dict(papers(self._text))

    def to_text(self, width: int = 80) -> str:
        """What the command prints, so wide."""
        return render(self._text, "text", width)

    def save(self, path: str | PathLike[str], force: bool = False) -> None:
        """Writes a report; what it is, the ending says: .json, .html or .md. A file that is there is
        replaced only with ``force``."""
        path = Path(path)
        forms = {".json": self.to_json, ".html": self.to_html, ".md": self.to_markdown}
        if path.suffix not in forms:
            raise AdutError(f"{path}: a report ends in .json, .html or .md")
        with open(path, "w" if force else "x", encoding="utf-8") as file:
            file.write(forms[path.suffix]())

    def pair(self, a: str, b: str) -> dict[str, Any]:
        """How ``a`` did against ``b``."""
        for pair in self["pairs"]:
            if (pair["a"], pair["b"]) == (a, b):
                return pair
        raise KeyError(f"{a} against {b}")

    def __str__(self) -> str:
        return self.to_text()

    def __repr__(self) -> str:
        return f"<adut.Comparison of {', '.join(agent['name'] for agent in self['agents'])} in {self['game']}>"

    def _repr_html_(self) -> str:
        rows = "".join(
            f"<tr><td>{pair['a']}</td><td>{pair['b']}</td><td>{pair['games']}</td>"
            f"<td>{100 * pair['a_share']:.1f} %</td>"
            f"<td>{100 * pair['ci95'][0]:.1f} – {100 * pair['ci95'][1]:.1f} %</td></tr>"
            for pair in self["pairs"]
        )
        head = "<tr><th>A</th><th>B</th><th>games</th><th>A’s share</th><th>95 %</th></tr>"
        return f"<table>{head}{rows}</table>"


def order_of(
    game: str,
    players: Sequence[PlayerLike],
    deals: int,
    seed: Seed,
    rules: Rules | None,
    **more: Any,
) -> tuple[str, list[Player]]:
    """The order as JSON, and the callables in it."""
    if isinstance(players, (str, Player)):
        raise AdutError("a comparison needs two players or more")
    named = [entry if isinstance(entry, (str, Player)) else player(entry) for entry in players]
    guests: list[Player] = []
    for entry in named:
        if isinstance(entry, Player) and entry not in guests:
            if any(other.name == entry.name for other in guests):
                raise AdutError(f"two players are called {entry.name}: name them by adut.player(…, name=…)")
            guests.append(entry)
    if isinstance(deals, bool) or not isinstance(deals, (int, np.integer)):
        raise TypeError("deals is a whole number")
    if not 0 < deals < 2**63:
        raise AdutError(f"a run needs one deal or more, not {deals}")
    if isinstance(seed, bool) or not isinstance(seed, (str, int, np.integer)):
        raise TypeError("a seed is a whole number or a text")
    order = {
        "game": game,
        "rules": rules_of(rules),
        "players": [entry if isinstance(entry, str) else entry.name for entry in named],
        "deals": int(deals),
        "seed": str(seed),
        **more,
    }
    return json.dumps(order), guests


def meetings_of(tables: str | int | None) -> str | dict[str, int]:
    """Who meets whom: every two, or tables of different players, all of them or so many."""
    if tables is None:
        return "pairs"
    if tables == "all":
        return "tables"
    if isinstance(tables, bool) or not str(tables).isascii() or not str(tables).isdigit() or int(tables) == 0:
        raise AdutError(f"tables are all or a number of them, not {tables}")
    return {"sample": int(tables)}


def rules_of(rules: Rules | None) -> dict[str, Any]:
    """Rules as a dictionary."""
    if rules is None:
        return {}
    if not isinstance(rules, str):
        return dict(rules)
    pairs = [part.partition("=") for part in rules.split(",") if part]
    for name, sign, _ in pairs:
        if not sign:
            raise AdutError(f"`{name}` is no rule (expected NAME=VALUE)")
    return {name.strip(): value.strip() for name, _, value in pairs}


def run_of(
    order: str,
    guests: Sequence[Player],
    allow_commands: bool,
    move_time: float | None,
    threads: int | None,
) -> Run:
    """The order, ready to be played."""
    batches = [guest.batch for guest in guests if guest.batch is not None]
    if threads is None and batches:
        # Each thread plays a game and waits for its answer with the others.
        threads = max(batches)
    shown = [(guest.name, guest._shown(), guest.batch) for guest in guests]
    return Run(order, shown, allow_commands, move_time, threads)


def compare(
    game: str,
    players: Sequence[PlayerLike],
    deals: int = 1000,
    seed: Seed = 1,
    rules: Rules | None = None,
    agreement: int = 200,
    threads: int | None = None,
    allow_commands: bool = False,
    *,
    matches: bool = False,
    tables: str | int | None = None,
    prior: float = 0.5,
    opening: int = 4,
    move_time: float | None = None,
    record: str | PathLike[str] | None = None,
    database: str | None = None,
    parquet: str | PathLike[str] | None = None,
    force: bool = False,
    progress: Callable[[int, int], object] | None = None,
) -> Comparison:
    """Plays every pair of players on the same decks in every seating, and gives what ``adut compare``
    says, byte for byte but for times.

    A player is a name (``"ismcts:sims=2000"``), a callable that is shown a :class:`View` and answers with a
    move, or what :func:`player` makes of one. With three or four seats ``tables`` seats different players
    together: ``"all"`` tables, or so many. ``prior`` games count as won and as lost in ratings. Programs (``cmd:…``) need ``allow_commands=True``. ``record``
    writes every game to a new file, ``database`` (``"sqlite:FILE"``, ``"postgres://USER@HOST/NAME"``) keeps the
    run with its games, ``parquet`` writes a table with a row for every game; files that are there already are
    replaced only with ``force=True``. ``progress(games, of)`` is called as it goes; Ctrl-C stops.
    An exception in a callable ends the comparison and is raised here; a move that is not legal loses the
    game, and the result says why (``failures``).
    """
    order, guests = order_of(
        game,
        players,
        deals,
        seed,
        rules,
        agreement=agreement,
        match=matches,
        meetings=meetings_of(tables),
        prior=prior,
        opening=opening,
    )
    run = run_of(order, guests, allow_commands, move_time, threads)
    run.keep(record, database, parquet, force)
    return Comparison(run.play(progress))


def sprt(
    game: str,
    a: PlayerLike,
    b: PlayerLike,
    elo0: float = 0.0,
    elo1: float = 20.0,
    alpha: float = 0.05,
    beta: float = 0.05,
    cap: int = 100_000,
    seed: Seed = 1,
    rules: Rules | None = None,
    threads: int | None = None,
    allow_commands: bool = False,
    *,
    prior: float = 0.5,
    opening: int = 4,
    move_time: float | None = None,
    record: str | PathLike[str] | None = None,
    database: str | None = None,
    parquet: str | PathLike[str] | None = None,
    force: bool = False,
    progress: Callable[[int, int], object] | None = None,
) -> Comparison:
    """Plays ``a`` against ``b`` until the evidence is enough: what ``adut sprt`` says. The verdict is
    ``result["test"]["verdict"]``."""
    test = {"elo0": elo0, "elo1": elo1, "alpha": alpha, "beta": beta}
    order, guests = order_of(
        game, [a, b], cap, seed, rules, agreement=0, prior=prior, opening=opening, test=test
    )
    run = run_of(order, guests, allow_commands, move_time, threads)
    run.keep(record, database, parquet, force)
    return Comparison(run.play(progress))
