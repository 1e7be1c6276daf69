"""Python callables and outside programs at the table."""

import json
import shutil
import subprocess
import os
import pickle
import sqlite3
import sys

import numpy as np
import pytest

import adut

ADUT = os.environ.get("ADUT")


def first_move(view):
    return view.legal_actions()[0]


def drawn(view):
    return np.random.default_rng(view.seed).choice(view.legal_actions())


def without_times(result):
    kept = {key: value for key, value in result.items() if key != "timing"}
    kept["agents"] = [
        {key: value for key, value in agent.items() if key not in ("ms_per_game", "us_per_move")}
        for agent in result["agents"]
    ]
    return kept


def test_a_callable_is_a_player():
    result = adut.compare("briskula", ["rules", drawn], deals=20, agreement=20)
    assert result["agents"][1]["name"] == "py:drawn" and result["agents"][1]["sees"] == "honest"
    assert result.pair("rules", "py:drawn")["a_share"] > 0.5
    again = adut.compare("briskula", ["rules", drawn], deals=20, agreement=20, threads=1)
    assert without_times(again) == without_times(result)
    assert "py:drawn" in result.to_html() and "py:drawn" in str(result)
    assert result["agreement"]["matrix"][1][1] == 1.0


def test_moves_may_be_texts_and_the_same_player_may_sit_twice():
    def as_text(view):
        return view.legal_moves()[-1]

    result = adut.compare("tablic", [as_text, as_text], deals=3, agreement=0)
    assert result["pairs"][0]["games"] == 6 and result["pairs"][0]["forfeits"] == [0, 0]


def test_batched_players_are_shown_many_games_at_once():
    sizes = []

    def net(views):
        sizes.append(len(views))
        assert views.observations.shape == (len(views), 516)
        weights = np.where(views.masks, views.observations[:, :40], -1)
        return weights.argmax(axis=1)

    def alone(view):
        return np.where(view.legal_mask(), view.observation_tensor()[:40], -1).argmax()

    batched = adut.player(net, name="net", batch=32)
    one = adut.player(alone, name="net")
    result = adut.compare("briskula", [batched, "random"], deals=40, agreement=0)
    assert max(sizes) > 4
    assert without_times(result) == without_times(
        adut.compare("briskula", [one, "random"], deals=40, agreement=0)
    )


def test_what_a_callable_does_wrong_is_told():
    def illegal(view):
        return "99"

    result = adut.compare("connect4", [illegal, "random"], deals=2, agreement=0)
    pair = result["pairs"][0]
    assert pair["forfeits"] == [4, 0]
    (failure,) = pair["failures"]
    assert failure["player"] == "py:illegal" and failure["games"] == 4 and "99" in failure["reason"]
    assert failure["reason"] in str(result)

    def broken(view):
        raise KeyError("no such card")

    with pytest.raises(KeyError, match="no such card"):
        adut.compare("connect4", [broken, "random"], deals=50)
    with pytest.raises(ValueError, match="expected an id or a move"):
        adut.compare("connect4", [lambda view: None, "random"], deals=2)
    with pytest.raises(ValueError, match="1 answers to"):
        adut.compare("connect4", [adut.player(lambda views: [0], batch=8), "random"], deals=8)
    with pytest.raises(ValueError, match="two players are called py:f"):
        adut.compare("connect4", [adut.player(first_move, "f"), adut.player(drawn, "f")])


def test_results_are_those_of_the_command_line(tmp_path):
    options = {"deals": 60, "seed": 5, "agreement": 20}
    result = adut.compare("love-letter", ["greedy-2016", "random", "probabilistic"], **options)
    text = result.to_json()
    assert json.loads(text) == dict(result) and list(json.loads(text)) == list(result)
    kept = pickle.loads(pickle.dumps(result))
    assert kept == result and kept.to_json() == text
    result.save(tmp_path / "r.json")
    result.save(tmp_path / "r.html")
    assert (tmp_path / "r.html").read_text().startswith("<!")
    with pytest.raises(FileExistsError):
        result.save(tmp_path / "r.json")
    with pytest.raises(ValueError, match="ends in"):
        result.save(tmp_path / "r.txt")
    assert any(name.endswith(".pdf") for name in result.to_papers())


@pytest.mark.skipif(ADUT is None, reason="ADUT names no program")
def test_bytes_are_those_of_the_command_line(tmp_path):
    result = adut.compare(
        "love-letter", ["greedy-2016", "random"], deals=60, seed=5, record=tmp_path / "a.jsonl"
    )
    words = ["compare", "love-letter", "greedy-2016", "random", "--deals", "60", "--seed", "5"]
    files = ["--json", "r.json", "--html", "r.html", "--record", "b.jsonl"]
    subprocess.run([ADUT, *words, *files], cwd=tmp_path, check=True, capture_output=True)
    assert (tmp_path / "a.jsonl").read_bytes() == (tmp_path / "b.jsonl").read_bytes()
    said = (tmp_path / "r.json").read_text()
    # Only times differ: with those of the command line put in, every byte is the same.
    theirs = adut.Comparison(said.rstrip("\n"))
    assert theirs.to_json() == said
    assert theirs.to_html() == (tmp_path / "r.html").read_text()
    ours = json.loads(result.to_json())
    ours["timing"], ours["agents"] = theirs["timing"], theirs["agents"]
    assert json.dumps(ours) == json.dumps(dict(theirs))


def test_runs_are_kept_where_one_says(tmp_path):
    options = {"deals": 3, "agreement": 0, "database": f"sqlite:{tmp_path / 'runs.db'}"}
    files = {"record": tmp_path / "r.jsonl", "parquet": tmp_path / "r.parquet"}
    result = adut.compare("love-letter", ["random", "random"], **options, **files)
    lines = files["record"].read_text().splitlines()
    assert len(lines) == 6 and files["parquet"].read_bytes()[:4] == b"PAR1"
    with sqlite3.connect(tmp_path / "runs.db") as database:
        ((kept, finished),) = database.execute("SELECT result, finished FROM runs").fetchall()
        (records,) = zip(*database.execute("SELECT record FROM records ORDER BY number"))
    assert json.loads(kept) == result and finished is not None
    assert [json.loads(record) for record in records] == [json.loads(line) for line in lines]
    for name, path in files.items():
        before = path.read_bytes()
        with pytest.raises(ValueError, match="is there already"):
            adut.compare("love-letter", ["random", "random"], deals=1, **{name: path})
        assert path.read_bytes() == before
        adut.compare("love-letter", ["random", "random"], deals=1, force=True, **{name: path})
        assert path.read_bytes() != before
    with pytest.raises(ValueError, match="cannot be written twice"):
        adut.compare("love-letter", ["random", "random"], record=tmp_path / "x", parquet=tmp_path / "x")


def test_tests_stop_when_the_evidence_is_enough():
    result = adut.sprt("connect4", "alphabeta:depth=3", "random", 0, 100, cap=500)
    assert result["test"]["verdict"] == "elo1" and result["test"]["blocks"] < 500


def test_progress_is_told_and_stops_what_it_likes():
    heard = []
    adut.compare(
        "love-letter",
        ["random", "random"],
        deals=50,
        agreement=0,
        progress=lambda done, of: heard.append((done, of)),
    )
    assert heard[-1] == (100, 100)

    def stop(done, of):
        raise RuntimeError("enough")

    with pytest.raises(RuntimeError, match="enough"):
        adut.compare("love-letter", ["random", "random"], deals=10**7, agreement=0, progress=stop)


PROGRAM = """
import json, sys
with open("starts", "a") as starts:
    starts.write("x")
for line in sys.stdin:
    said = json.loads(line)
    if "legal" in said:
        print(json.dumps({"move": said["legal"][0]%s}), flush=True)
"""


@pytest.mark.parametrize("again,starts", [(', "again": True', 2), ("", 10)])
def test_a_program_that_stays_is_started_once_a_seat(tmp_path, monkeypatch, again, starts):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "player.py").write_text(PROGRAM % again)
    program = f"cmd:{shutil.which(sys.executable) or sys.executable} player.py"
    result = adut.compare(
        "connect4", [program, "random"], deals=5, agreement=0, threads=1, allow_commands=True
    )
    assert result["pairs"][0]["forfeits"] == [0, 0]
    assert len((tmp_path / "starts").read_text()) == starts
