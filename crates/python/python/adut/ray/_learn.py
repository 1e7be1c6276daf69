"""Self-play and equilibria on many machines."""

from __future__ import annotations

import hashlib
import io
import json
import os
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import ray

from .. import AdutError
from .._compare import rules_of
from .._learn import equilibrium as solve_here
from .._learn import equilibrium_kinds
from .._learn import selfplay as play_here
from .._types import Rules, Seed
from ._cluster import Progress, Slots, Store, connect, ready_of

GAMES_OF_A_PIECE = 2000


def _with_policy(players: Sequence[str], policy: bytes | None) -> list[str]:
    """The players, with the policy in a file of this machine where they ask for it."""
    if policy is None:
        return list(players)
    folder = Path(tempfile.gettempdir()) / "adut-policies"
    folder.mkdir(exist_ok=True)
    path = folder / f"{hashlib.sha256(policy).hexdigest()}.safetensors"
    if not path.exists():
        part = path.with_suffix(f".{os.getpid()}.part")
        part.write_bytes(policy)
        part.replace(path)
    return [name.replace("POLICY", str(path)) for name in players]


@ray.remote(max_retries=-1)
def _play(
    game: str,
    players: Sequence[str],
    policy: bytes | None,
    seed: Seed,
    rules: dict[str, Any],
    first: int,
    games: int,
    threads: int,
) -> bytes:
    rows = play_here(game, _with_policy(players, policy), games, seed, rules, first, threads)
    file = io.BytesIO()
    np.savez_compressed(file, allow_pickle=False, **rows)
    return file.getvalue()


@ray.remote(max_retries=-1)
def _solve(faces: str, target: float, threads: int) -> bytes:
    return json.dumps(solve_here(faces, target, threads)).encode()


def _gather(
    pieces: dict[str, Any], store: Store, threads: int, progress: Progress | None
) -> list[bytes]:
    """Has all pieces done that the store does not hold, each by a call of its own."""
    done = {name for name in store.names() if name in pieces and store.get(name) is not None}
    waiting = [name for name in pieces if name not in done]
    flying: dict[ray.ObjectRef, str] = {}
    places = Slots(threads)
    try:
        while waiting or flying:
            while waiting and len(flying) < 2 * places.now():
                name = waiting.pop(0)
                flying[pieces[name]()] = name
            for ref, content in ready_of(flying):
                name = flying.pop(ref)
                store.put(name, content)
                done.add(name)
            if progress is not None:
                progress(len(done), len(pieces))
    finally:
        for ref in flying:
            ray.cancel(ref, force=True)
    return [content for name in pieces if (content := store.get(name)) is not None]


def selfplay(
    game: str,
    players: str | Sequence[str] = "random",
    games: int = 1000,
    seed: Seed = 1,
    rules: Rules | None = None,
    threads: int = 1,
    *,
    policy: str | os.PathLike[str] | None = None,
    piece_games: int = GAMES_OF_A_PIECE,
    address: str | None = None,
    store: str | os.PathLike[str] | None = None,
    progress: Progress | None = None,
) -> dict[str, npt.NDArray]:
    """What :func:`adut.selfplay` does, by all machines of the cluster. ``policy`` is a file of a policy, sent
    along with the work: ``players="net:net=POLICY,temperature=1"`` plays by it. Each piece has
    ``piece_games`` games; with ``store`` it is kept, as ``.npz`` behind a line with its digest."""
    named = [players] if isinstance(players, str) else list(players)
    if piece_games < 1 or games < 1:
        raise AdutError("self-play needs one game or more")
    weights = None if policy is None else Path(policy).read_bytes()
    options = rules_of(rules)
    order = {
        "selfplay": game,
        "players": named,
        "games": games,
        "seed": str(seed),
        "rules": options,
        "policy": None if weights is None else hashlib.sha256(weights).hexdigest(),
        "piece_games": piece_games,
    }
    kept = Store(store, order)
    kept.begin()
    connect(address)
    remote = _play.options(num_cpus=threads)
    shared = ray.put(weights)
    pieces: dict[str, Any] = {}
    for first in range(0, games, piece_games):
        count = min(piece_games, games - first)
        pieces[f"{first}-{count}"] = lambda first=first, count=count: remote.remote(
            game, named, shared, str(seed), options, first, count, threads
        )
    parts = [np.load(io.BytesIO(part)) for part in _gather(pieces, kept, threads, progress)]
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0].files}


def equilibrium(
    kinds: Iterable[str] | None = None,
    target: float = 0.003,
    threads: int = 1,
    *,
    address: str | None = None,
    store: str | os.PathLike[str] | None = None,
    progress: Progress | None = None,
) -> list[dict[str, Any]]:
    """Solves kinds of Love Letter for two, all 92 unless said, one a piece: see :func:`adut.equilibrium`. A
    kind takes between 0.2 and 6 GB of memory."""
    known = equilibrium_kinds()
    wanted = known if kinds is None else list(kinds)
    for faces in wanted:
        if faces not in known:
            raise AdutError(f"there is no kind `{faces}` (there are: {', '.join(known[:5])}, …)")
    kept = Store(store, {"equilibrium": "love-letter", "target": target})
    kept.begin()
    connect(address)
    remote = _solve.options(num_cpus=threads)
    pieces = {
        faces: lambda faces=faces: remote.remote(faces, target, threads) for faces in wanted
    }
    return [json.loads(content) for content in _gather(pieces, kept, threads, progress)]
