"""What all kinds of work on a cluster have in common."""

from __future__ import annotations

import hashlib
import json
import logging
import os
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import ray

from .. import AdutError, __version__

PIECE_SECONDS = 15.0
"""How long a piece should take. Much less, and coordination costs; much more, and a lost machine does."""

ASK_AFTER = 2.0
"""Seconds after which the size of the cluster is asked for again."""


def connect(address: str | None) -> None:
    """Joins the cluster at this address; without one, the cluster that is known here, or a new one on
    this machine."""
    if ray.is_initialized():
        return
    wanted = address or os.environ.get("RAY_ADDRESS")
    ray.init(address=wanted, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)


class Slots:
    """How many pieces the cluster can play at once; what joins or leaves counts soon after."""

    def __init__(self, threads: int) -> None:
        self._threads = threads
        self._known, self._asked = 1, -ASK_AFTER

    def now(self) -> int:
        """The number, asked for anew now and then."""
        now = time.monotonic()
        if now - self._asked >= ASK_AFTER:
            self._asked = now
            cores = int(ray.cluster_resources().get("CPU", 1))
            self._known = max(1, cores // self._threads)
        return self._known


def ready_of(flying: Mapping[ray.ObjectRef, Any]) -> list[tuple[ray.ObjectRef, Any]]:
    """Waits a little for what was handed out, and gives all that is there, with its results."""
    refs = list(flying)
    ready, _ = ray.wait(refs, num_returns=1, timeout=1.0)
    if not ready:
        return []
    ready, _ = ray.wait(refs, num_returns=len(refs), timeout=0)
    return list(zip(ready, ray.get(ready)))


class Store:
    """A folder that keeps what is done, one file for each piece. A file is there whole or not at all."""

    def __init__(self, folder: str | os.PathLike[str] | None, order: dict[str, Any]) -> None:
        self._kept: dict[str, bytes] = {}
        self._folder = None if folder is None else Path(folder)
        self._told = json.dumps({"version": __version__, **order}, sort_keys=True, indent=1)
        self.has_begun = False
        """Whether the folder holds this very run already."""
        if self._folder is None or not self._folder.exists():
            return
        about = self._folder / "order.json"
        if about.exists():
            if about.read_text(encoding="utf-8") != self._told:
                raise AdutError(f"{self._folder} holds another run: name another folder")
            self.has_begun = True
        elif any(self._folder.iterdir()):
            raise AdutError(f"{self._folder} holds something else: name a folder of its own")

    def begin(self) -> None:
        """Makes the folder, unless it has begun."""
        if self._folder is not None and not self.has_begun:
            self._folder.mkdir(parents=True, exist_ok=True)
            self._write(self._folder / "order.json", self._told.encode())

    def _write(self, path: Path, content: bytes) -> None:
        with tempfile.NamedTemporaryFile(dir=path.parent, suffix=".part", delete=False) as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(file.name, path)

    def names(self) -> Iterator[str]:
        """The names of the pieces that are there."""
        if self._folder is None:
            yield from list(self._kept)
            return
        for path in self._folder.glob("*.piece"):
            yield path.stem

    def put(self, name: str, content: bytes) -> None:
        """Keeps a piece."""
        if self._folder is None:
            self._kept[name] = content
        else:
            digest = hashlib.sha256(content).hexdigest().encode()
            self._write(self._folder / f"{name}.piece", digest + b"\n" + content)

    def get(self, name: str) -> bytes | None:
        """A piece; none if it is damaged, which is to be played again."""
        if self._folder is None:
            return self._kept.get(name)
        path = self._folder / f"{name}.piece"
        digest, _, content = path.read_bytes().partition(b"\n")
        if hashlib.sha256(content).hexdigest().encode() == digest:
            return content
        path.unlink()
        return None

    def forget(self, name: str) -> None:
        """A piece that only memory kept is not needed any more."""
        self._kept.pop(name, None)


Progress = Callable[[int, int], object]
