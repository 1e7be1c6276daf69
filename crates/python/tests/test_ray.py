"""A real cluster on this machine: workers fall, others join, the driver is killed and goes on."""

import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest
import ray
from ray.cluster_utils import Cluster

import adut
import adut.ray
from adut.ray.__main__ import main

ADUT = os.environ.get("ADUT")


def without_times(result):
    kept = {key: value for key, value in result.items() if key != "timing"}
    kept["agents"] = [
        {key: value for key, value in agent.items() if key not in ("ms_per_game", "us_per_move")}
        for agent in result["agents"]
    ]
    return kept


@pytest.fixture(scope="module")
def cluster():
    started = Cluster(
        initialize_head=True,
        head_node_args={"num_cpus": 1, "include_dashboard": False},
    )
    yield started
    ray.shutdown()
    started.shutdown()


def drawn(view):
    return np.random.default_rng(view.seed).choice(view.legal_actions())


# Begins a game only when the test has let it in: what falls, falls in the middle of a run, however fast or busy the
# machine is.
GATED = """
import json, os, random, sys, time
os.chdir(os.path.dirname(os.path.abspath(__file__)))
for line in sys.stdin:
    said = json.loads(line)
    if "legal" in said:
        draw = random.Random(str(said["history"])).choice
        print(json.dumps({"move": draw(said["legal"]), "again": True}), flush=True)
        continue
    with open("begun", "a") as begun:
        begun.write("x")
    while os.path.getsize("begun") > os.path.getsize("let_in"):
        time.sleep(0.01)
"""
DEALS = 12


def let_in(folder, games):
    """Lets so many more games begin than have asked for it."""
    begun = folder / "begun"
    asked = begun.stat().st_size if begun.exists() else 0
    # The file only ever grows, and at once.
    (folder / "more").write_text("x" * (asked + games))
    (folder / "more").replace(folder / "let_in")


def driver(cluster, folder, player, *more):
    words = ["compare", "connect4", player, "random", "--deals", str(DEALS), "--seed", "ray"]
    files = ["--json", "r.json", "--record", "r.jsonl", "--parquet", "r.parquet"]
    files += ["--database", "sqlite:runs.db", "--store", "store"]
    line = [sys.executable, "-m", "adut.ray", *words, *files, "--agreement", "0"]
    # One deck a piece.
    line += ["--move-time", "3600", "--address", cluster.address, "--piece-seconds", "1e-9", *more]
    return subprocess.Popen(line, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)


def pieces(folder):
    return {path.name: path.read_bytes() for path in (folder / "store").glob("*.piece")}


def wait_for(something, process):
    """Waits until there is something. Only a machine that has given up lets the time run out."""
    deadline = time.monotonic() + 600
    while not (found := something()):
        assert process.poll() is None, process.stderr.read()
        assert time.monotonic() < deadline, "nothing comes"
        time.sleep(0.02)
    return found


def workers():
    """The processes that play."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if b"ray::_play" in path.read_bytes():
                found.append(int(path.parent.name))
        except OSError:
            continue
    return found


def test_workers_fall_and_the_driver_goes_on(cluster, tmp_path):
    (tmp_path / "gated.py").write_text(GATED)
    player = f"cmd:{sys.executable} {tmp_path / 'gated.py'}"
    second = cluster.add_node(num_cpus=1)
    let_in(tmp_path, 6)
    first = driver(cluster, tmp_path, player)
    wait_for(lambda: pieces(tmp_path), first)
    # No more than three pieces can end now: both workers are in the middle of one, or will be.
    os.kill(wait_for(workers, first)[0], signal.SIGKILL)
    cluster.remove_node(second, allow_graceful=False)
    cluster.add_node(num_cpus=1)
    before = len(pieces(tmp_path))
    let_in(tmp_path, 8)
    wait_for(lambda: len(pieces(tmp_path)) > before, first)
    first.kill()
    first.wait()
    kept = pieces(tmp_path)
    assert before < len(kept) < DEALS
    assert not any((tmp_path / name).exists() for name in ("r.json", "r.jsonl", "r.parquet"))
    refused = driver(cluster, tmp_path, player)
    assert refused.wait() == 2 and b"--resume goes on with it" in refused.stderr.read()
    let_in(tmp_path, 10_000)
    again = driver(cluster, tmp_path, player, "--resume")
    assert again.wait() == 0, again.stderr.read()
    after = pieces(tmp_path)
    assert kept.items() <= after.items(), "what was kept is not played again"
    local = adut.compare(
        "connect4",
        [player, "random"],
        deals=DEALS,
        seed="ray",
        agreement=0,
        allow_commands=True,
        move_time=3600,
        record=tmp_path / "local.jsonl",
        parquet=tmp_path / "local.parquet",
    )
    spread = json.loads((tmp_path / "r.json").read_text())
    assert spread["pairs"][0]["forfeits"] == [0, 0]
    assert json.dumps(without_times(spread)) == json.dumps(without_times(local))
    for ending in ("jsonl", "parquet"):
        assert (tmp_path / f"r.{ending}").read_bytes() == (tmp_path / f"local.{ending}").read_bytes()
    with sqlite3.connect(tmp_path / "runs.db") as database:
        ((run, result),) = database.execute("SELECT id, result FROM runs").fetchall()
        stored = database.execute("SELECT record FROM records WHERE run = ? ORDER BY number", (run,))
        records = [json.loads(line) for (line,) in stored]
    assert json.loads(result) == spread, "the run was gone on with, not entered twice"
    assert records == [json.loads(line) for line in (tmp_path / "local.jsonl").open()]


def test_callables_tests_and_matches(cluster, tmp_path):
    options = {"deals": 12, "agreement": 5}
    spread = adut.ray.compare(
        "briskula", ["rules", drawn], address=cluster.address, piece_seconds=0.2, **options
    )
    assert without_times(spread) == without_times(
        adut.compare("briskula", ["rules", drawn], **options)
    )
    test = ("love-letter", "greedy-2016", "random", 0, 40)
    assert without_times(adut.ray.sprt(*test, piece_seconds=0.05)) == without_times(
        adut.sprt(*test)
    )
    matches = {"deals": 4, "matches": True, "agreement": 0, "seed": "m"}
    names = ["greedy-2016", "random", "probabilistic"]
    spread = adut.ray.compare("love-letter", names, rules={"players": 3}, **matches)
    local = adut.compare("love-letter", names, rules={"players": 3}, **matches)
    assert without_times(spread) == without_times(local)


def test_selfplay_and_equilibria(cluster, tmp_path):
    local = adut.selfplay("love-letter", "probabilistic", games=50, seed=3)
    options = {"address": cluster.address, "piece_games": 20, "store": tmp_path / "games"}
    for _ in range(2):
        spread = adut.ray.selfplay("love-letter", "probabilistic", 50, 3, **options)
        assert all(np.array_equal(rows, spread[name]) for name, rows in local.items())
    assert len(list((tmp_path / "games").glob("*.piece"))) == 3
    with pytest.raises(ValueError, match="holds another run"):
        adut.ray.selfplay("love-letter", "probabilistic", 51, 3, **options)
    with pytest.raises(ValueError, match="there is no kind `999`"):
        adut.ray.equilibrium(["999"])


def test_a_damaged_piece_is_not_believed(cluster, tmp_path):
    options = {"deals": 6, "agreement": 0, "store": tmp_path / "store", "piece_seconds": 0.01}
    whole = adut.ray.compare("love-letter", ["random", "random"], **options)
    damaged = next((tmp_path / "store").glob("*.piece"))
    damaged.write_bytes(damaged.read_bytes()[:-9] + b"123456789")
    with pytest.raises(ValueError, match="is damaged"):
        adut.ray.compare("love-letter", ["random", "random"], **options)
    again = adut.ray.compare("love-letter", ["random", "random"], **options)
    assert without_times(again) == without_times(whole)


@pytest.mark.skipif(ADUT is None, reason="ADUT names no program")
@pytest.mark.parametrize("command", ["compare", "sprt"])
def test_it_takes_what_the_command_line_takes(command, capsys):
    def options(text):
        return set(re.findall(r"(?<![\w-])--[a-z][a-z0-9-]*", text))

    told = subprocess.run([ADUT, command, "--help"], check=True, capture_output=True, text=True)
    with pytest.raises(SystemExit):
        main([command, "--help"])
    known = options(capsys.readouterr().out)
    assert len(options(told.stdout)) > 10 and options(told.stdout) <= known


@pytest.mark.parametrize(
    "arguments,words",
    [
        (["compare", "poker", "a", "b"], "no game called `poker`"),
        (["compare", "connect4", "random", "nobody"], "no player called `nobody`"),
        (["compare", "connect4", "random", "random", "--resume"], "--resume needs the --store"),
        (["compare", "connect4", "random", "random", "--json", "there"], "--force replaces it"),
        (["compare", "connect4", "random", "random", "--parquet", "there"], "--force replaces it"),
        (["compare", "connect4", "random", "random", "--database", "nowhere:x"], "nowhere"),
        (
            ["compare", "connect4", "random", "random", "--database", "sqlite:a/b/c"],
            "cannot open the database",
        ),
    ],
)
def test_mistakes_are_one_sentence(tmp_path, monkeypatch, capsys, arguments, words):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "there").touch()
    assert main(arguments) == 2
    said = capsys.readouterr().err
    assert words in said and said.count("\n") == 1
