"""Comparisons and tests on many machines."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import ray
from ray import cloudpickle

from .. import AdutError, Comparison, Player
from .._adut import Run
from .._compare import PlayerLike, meetings_of, order_of, run_of
from .._types import Rules, Seed
from ._cluster import PIECE_SECONDS, Progress, Slots, Store, connect, ready_of

MOST_BLOCKS = 20_000
"""No piece has more decks: its lines are held in memory."""

GROWTH = 16
"""By how much a piece may be longer than the longest that was timed."""


@dataclass(frozen=True)
class Job:
    """All that a worker needs to play any piece of a run."""

    order: str
    guests: tuple[Player, ...]
    allow_commands: bool
    move_time: float | None
    threads: int
    records: bool

    def run(self) -> Run:
        """The run, ready to be played."""
        return run_of(self.order, self.guests, self.allow_commands, self.move_time, self.threads)


@dataclass(frozen=True, order=True)
class Place:
    """Some decks of a pair."""

    pair: int
    first: int
    count: int

    @property
    def name(self) -> str:
        """Its name in a store."""
        return f"{self.pair}-{self.first}-{self.count}"

    @staticmethod
    def of_name(name: str) -> Place:
        """The place that has this name."""
        pair, first, count = map(int, name.split("-"))
        return Place(pair, first, count)


@dataclass(frozen=True)
class Keeping:
    """Where the records go."""

    record: str | os.PathLike[str] | None
    database: str | None
    parquet: str | os.PathLike[str] | None
    force: bool

    @property
    def wants_records(self) -> bool:
        """Whether they go anywhere."""
        return any(place is not None for place in (self.record, self.database, self.parquet))


_prepared: dict[str, Run] = {}


@ray.remote(max_retries=-1)
def _play(job: Job, key: str, place: Place) -> tuple[bytes, float]:
    """Plays a piece on whatever machine this is. Making players can take long, so they are kept from one
    piece of a run to the next."""
    started = time.monotonic()
    if key not in _prepared:
        _prepared.clear()
        _prepared[key] = job.run()
    piece = _prepared[key].piece(place.pair, place.first, place.count, job.records)
    return piece, time.monotonic() - started


@ray.remote(max_retries=-1)
def _agree(job: Job) -> str:
    return job.run().agreement()


class Gaps:
    """The decks that nobody has played yet, in order."""

    def __init__(self, pairs: int, blocks: int, done: Sequence[Place]) -> None:
        self._ranges: list[tuple[int, int, int]] = []
        for pair in range(pairs):
            at = 0
            for place in sorted(done):
                if place.pair == pair and place.first + place.count > at:
                    if place.first > at:
                        self._ranges.append((pair, at, place.first))
                    at = place.first + place.count
            if at < blocks:
                self._ranges.append((pair, at, blocks))

    @property
    def left(self) -> int:
        """How many decks are left."""
        return sum(end - first for _, first, end in self._ranges)

    def take(self, count: int) -> Place | None:
        """The next decks, so many or fewer."""
        if not self._ranges:
            return None
        pair, first, end = self._ranges[0]
        count = min(count, end - first)
        if first + count == end:
            self._ranges.pop(0)
        else:
            self._ranges[0] = (pair, first + count, end)
        return Place(pair, first, count)


class Driver:
    """Hands out the pieces of a run and counts them."""

    def __init__(self, job: Job, run: Run, store: Store, piece_seconds: float) -> None:
        self._job = job
        self._store = store
        self._run = run
        self._seconds = piece_seconds
        done = [Place.of_name(name) for name in store.names()]
        self._waiting = sorted(done)
        self._gaps = Gaps(self._run.pairs, self._run.blocks_per_pair, done)
        self._flying: dict[ray.ObjectRef, Place] = {}
        self._slots = Slots(job.threads)
        self._remote = _play.options(num_cpus=job.threads)
        self._shared = ray.put(job)
        self._key = f"{os.getpid()} {id(self)} {job.order}"
        # The pair and the number of the deck that is counted next.
        self._next = (0, 0)
        self._pace: float | None = None
        self._timed = 1

    def _size(self, places: int) -> int:
        """How many decks the next piece has."""
        if self._pace is None:
            return 1
        wanted = int(self._seconds / max(self._pace, 1e-9))
        share = -(-self._gaps.left // max(1, places))
        return max(1, min(wanted, share, self._timed * GROWTH, MOST_BLOCKS))

    def _hand_out(self) -> None:
        places = 2 * self._slots.now()
        while len(self._flying) < places:
            place = self._gaps.take(self._size(places))
            if place is None:
                return
            self._flying[self._remote.remote(self._shared, self._key, place)] = place

    def _take_in(self) -> None:
        for ref, (piece, seconds) in ready_of(self._flying):
            place = self._flying.pop(ref)
            self._pace = seconds / place.count
            self._timed = max(self._timed, place.count)
            self._store.put(place.name, piece)
            self._waiting.append(place)
        self._waiting.sort()

    def _count(self) -> None:
        """Counts what comes next, as far as it is there."""
        while self._waiting and not self._run.is_complete:
            place = self._waiting[0]
            if (place.pair, place.first) > self._next:
                return
            piece = self._store.get(place.name)
            if piece is None:
                raise AdutError(f"piece {place.name} is damaged and was removed: the same call plays it again")
            self._run.add(piece)
            self._store.forget(place.name)
            self._waiting.pop(0)
            end = place.first + place.count
            is_last = end == self._run.blocks_per_pair
            self._next = max(self._next, (place.pair + 1, 0) if is_last else (place.pair, end))

    def play(self, progress: Progress | None) -> None:
        """Plays all that is not kept yet."""
        self._count()
        try:
            while not self._run.is_complete:
                self._hand_out()
                self._take_in()
                self._count()
                if progress is not None:
                    progress(self._run.games, self._run.all_games)
        finally:
            for ref in self._flying:
                ray.cancel(ref, force=True)

    def result(self, seconds: float) -> Comparison:
        """What it says."""
        agreement = ray.get(_agree.options(num_cpus=self._job.threads).remote(self._job))
        places = self._slots.now() * self._job.threads
        return Comparison(self._run.finish(agreement, seconds, places))


def _send_along(guests: Sequence[Player]) -> None:
    """Has callables sent whole where the workers could not import them: those of scripts and notebooks."""
    for guest in guests:
        module = sys.modules.get(getattr(guest.choose, "__module__", None) or "")
        file = getattr(module, "__file__", None)
        if module is not None and file is not None and "site-packages" not in file:
            cloudpickle.register_pickle_by_value(module)


def _drive(
    job: Job,
    address: str | None,
    store: str | os.PathLike[str] | None,
    piece_seconds: float,
    keeping: Keeping,
    progress: Progress | None,
) -> Comparison:
    if not 0 < piece_seconds <= 3600:
        raise AdutError(f"a piece takes some seconds, not {piece_seconds}")
    started = time.monotonic()
    # What is wrong with the order or the files is known before anything is begun.
    run = job.run()
    kept = Store(store, {"order": json.loads(job.order), "records": job.records})
    run.keep(keeping.record, keeping.database, keeping.parquet, keeping.force, kept.has_begun)
    kept.begin()
    connect(address)
    _send_along(job.guests)
    driver = Driver(job, run, kept, piece_seconds)
    driver.play(progress)
    return driver.result(time.monotonic() - started)


def compare(
    game: str,
    players: Sequence[PlayerLike],
    deals: int = 1000,
    seed: Seed = 1,
    rules: Rules | None = None,
    agreement: int = 200,
    threads: int = 1,
    allow_commands: bool = False,
    *,
    matches: bool = False,
    tables: str | int | None = None,
    prior: float = 0.5,
    opening: int = 4,
    shard: str = "0/1",
    move_time: float | None = None,
    record: str | os.PathLike[str] | None = None,
    database: str | None = None,
    parquet: str | os.PathLike[str] | None = None,
    force: bool = False,
    progress: Progress | None = None,
    address: str | None = None,
    store: str | os.PathLike[str] | None = None,
    piece_seconds: float = PIECE_SECONDS,
) -> Comparison:
    """What :func:`adut.compare` does, by all machines of the cluster at ``address``. Each piece takes
    ``threads`` cores and about ``piece_seconds``. With ``store`` what is done is kept in that folder, and the
    same call goes on from there, whatever fell in between."""
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
        shard=shard,
    )
    keeping = Keeping(record, database, parquet, force)
    job = Job(order, tuple(guests), allow_commands, move_time, threads, keeping.wants_records)
    return _drive(job, address, store, piece_seconds, keeping, progress)


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
    threads: int = 1,
    allow_commands: bool = False,
    *,
    prior: float = 0.5,
    opening: int = 4,
    move_time: float | None = None,
    record: str | os.PathLike[str] | None = None,
    database: str | None = None,
    parquet: str | os.PathLike[str] | None = None,
    force: bool = False,
    progress: Progress | None = None,
    address: str | None = None,
    store: str | os.PathLike[str] | None = None,
    piece_seconds: float = PIECE_SECONDS,
) -> Comparison:
    """What :func:`adut.sprt` does, by all machines of the cluster. Decks are counted in order, so the test
    stops at the same deck as on one machine; what others have played beyond is dropped."""
    test: dict[str, Any] = {"elo0": elo0, "elo1": elo1, "alpha": alpha, "beta": beta}
    order, guests = order_of(
        game, [a, b], cap, seed, rules, agreement=0, prior=prior, opening=opening, test=test
    )
    keeping = Keeping(record, database, parquet, force)
    job = Job(order, tuple(guests), allow_commands, move_time, threads, keeping.wants_records)
    return _drive(job, address, store, piece_seconds, keeping, progress)
