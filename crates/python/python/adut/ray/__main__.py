"""``python -m adut.ray compare GAME NAME NAME…`` and ``… sprt GAME A B``: as ``adut compare`` and ``adut
sprt``, by all machines of a cluster."""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path
from typing import Any

from .. import AdutError, Comparison


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m adut.ray", description="Adut on many machines, by Ray."
    )
    commands = parser.add_subparsers(dest="command", required=True)
    compare = commands.add_parser("compare", help="every pair, every deal in every seating")
    compare.add_argument("game")
    compare.add_argument("names", nargs="+", metavar="NAME")
    compare.add_argument("--deals", type=int, default=1000, help="how many decks")
    compare.add_argument("--match", action="store_true", help="count matches instead of games")
    compare.add_argument("--agreement", type=int, default=200, metavar="SITUATIONS")
    compare.add_argument("--tables", metavar="all|N", help="tables of different players instead of pairs")
    compare.add_argument("--shard", default="0/1", metavar="I/N", help="part I of N of the decks")
    sprt = commands.add_parser("sprt", help="test until the evidence is enough")
    sprt.add_argument("game")
    sprt.add_argument("a", metavar="A")
    sprt.add_argument("b", metavar="B")
    sprt.add_argument("--elo0", type=float, default=0.0)
    sprt.add_argument("--elo1", type=float, default=20.0)
    sprt.add_argument("--alpha", type=float, default=0.05)
    sprt.add_argument("--beta", type=float, default=0.05)
    sprt.add_argument("--cap", type=int, default=100_000, help="give up after so many decks")
    for command in (compare, sprt):
        command.add_argument("--seed", default="1")
        command.add_argument("--rules", default="", metavar="k=v,…")
        command.add_argument("--opening", type=int, default=4)
        command.add_argument("--prior", type=float, default=0.5, metavar="GAMES", help="for ratings")
        command.add_argument(
            "--color", choices=["auto", "always", "never"], default="auto", help="its reports have none"
        )
        command.add_argument("--move-time", type=float, metavar="SECONDS")
        command.add_argument("--record", type=Path, metavar="FILE", help="every game")
        command.add_argument("--database", metavar="URL", help="keep the run: sqlite:FILE or postgres://…")
        command.add_argument("--parquet", type=Path, metavar="FILE", help="a row for every game")
        command.add_argument("--json", type=Path, metavar="FILE")
        command.add_argument("--html", type=Path, metavar="FILE")
        command.add_argument("--markdown", type=Path, metavar="FILE")
        command.add_argument("--paper", type=Path, metavar="DIR")
        command.add_argument("--force", action="store_true", help="replace files that are there")
        command.add_argument("--threads", type=int, default=1, help="cores for each piece")
        command.add_argument("--address", help="the cluster; a new one on this machine if none is known")
        command.add_argument("--store", type=Path, metavar="DIR", help="keep what is done")
        command.add_argument("--resume", action="store_true", help="go on from what --store holds")
        command.add_argument("--piece-seconds", type=float, default=15.0)
    return parser


def _outputs(args: argparse.Namespace) -> list[Path]:
    named = [args.record, args.parquet, args.json, args.html, args.markdown]
    files = [path for path in named if path is not None and str(path) != "-"]
    if args.paper is not None and args.paper.is_dir():
        files += sorted(args.paper.iterdir())
    return files


def _check(args: argparse.Namespace) -> None:
    """What is wrong with the files is known before a long run, not after it."""
    for path in _outputs(args):
        if path.exists() and not args.force:
            raise AdutError(f"{path} is there already: --force replaces it")
    if args.resume and args.store is None:
        raise AdutError("--resume needs the --store folder to go on from")
    if args.store is not None and (args.store / "order.json").exists() and not args.resume:
        raise AdutError(f"{args.store} holds a run already: --resume goes on with it")


class _Progress:
    """A line on a terminal: how much is done, and how long the rest takes."""

    def __init__(self) -> None:
        self._started = time.monotonic()
        self._first: int | None = None

    def __call__(self, done: int, of: int) -> None:
        if not sys.stderr.isatty():
            return
        self._first = done if self._first is None else self._first
        passed, new = time.monotonic() - self._started, done - self._first
        left = f", {(of - done) * passed / new:.0f} s left" if new > 0 else ""
        print(f"\r{done} of {of} games{left}\x1b[K", end="", file=sys.stderr, flush=True)

    def end(self) -> None:
        if sys.stderr.isatty():
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def _give(result: Comparison, args: argparse.Namespace) -> None:
    said = False
    for path, make in (
        (args.json, result.to_json),
        (args.html, result.to_html),
        (args.markdown, result.to_markdown),
    ):
        if path is None:
            continue
        if str(path) == "-":
            sys.stdout.write(make())
            said = True
        else:
            path.write_text(make(), encoding="utf-8")
    if args.paper is not None:
        args.paper.mkdir(parents=True, exist_ok=True)
        for name, content in result.to_papers().items():
            (args.paper / name).write_bytes(content)
    if not said:
        width = os.get_terminal_size().columns if sys.stdout.isatty() else 80
        sys.stdout.write(result.to_text(width))


def main(arguments: list[str] | None = None) -> int:
    """Does what the arguments say; returns the exit status."""
    args = _parser().parse_args(arguments)
    progress = _Progress()
    common: dict[str, Any] = {
        "seed": args.seed,
        "rules": args.rules,
        "opening": args.opening,
        "prior": args.prior,
        "move_time": args.move_time,
        "allow_commands": True,
        "record": args.record,
        "database": args.database,
        "parquet": args.parquet,
        "force": args.force,
        "threads": args.threads,
        "address": args.address,
        "store": args.store,
        "piece_seconds": args.piece_seconds,
        "progress": progress,
    }
    try:
        from . import compare, sprt

        _check(args)
        if args.command == "compare":
            result = compare(
                args.game,
                args.names,
                args.deals,
                agreement=args.agreement,
                matches=args.match,
                tables=args.tables,
                shard=args.shard,
                **common,
            )
        else:
            result = sprt(
                args.game,
                args.a,
                args.b,
                args.elo0,
                args.elo1,
                args.alpha,
                args.beta,
                args.cap,
                **common,
            )
        progress.end()
        _give(result, args)
    except KeyboardInterrupt:
        progress.end()
        kept = "the same command with --resume goes on" if args.store else "nothing was kept: --store keeps it"
        print(f"adut: stopped; {kept}", file=sys.stderr)
        return 130
    except (AdutError, OSError) as error:
        progress.end()
        print(f"adut: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
