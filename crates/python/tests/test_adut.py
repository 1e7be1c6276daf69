"""Adut from Python, from outside."""

import json
import re
from pathlib import Path

import adut
import pytest

GAMES = ["tablic", "briskula", "love-letter", "connect4"]


def played(name, players, **options):
    """A whole game between players in turn."""
    game = adut.Game(name, **options)
    while not game.over:
        game.play(game.choose(players[game.turn % len(players)]))
    return game


def refused(call, *args, **options):
    with pytest.raises(adut.AdutError) as refusal:
        call(*args, **options)
    return str(refusal.value)


def test_what_there_is():
    assert [game["name"] for game in adut.games()] == GAMES
    for name in GAMES:
        names = {player["name"]: player for player in adut.players(name)}
        assert {"random", "easy", "normal", "hard", "best"} <= set(names)
        assert names["best"]["sees"] == "honest"


@pytest.mark.parametrize("name", GAMES)
def test_whole_games(name):
    game = played(name, ["random", "normal"], seed="python")
    assert game.turn is None and game.legal_moves() == []
    result = game.result()
    record = game.record()
    assert record["scores"] == result["scores"] and record["winner"] == result["winner"]
    assert adut.verify(record) == result
    assert adut.verify(json.dumps(record)) == result
    again = adut.Game.replay(record)
    assert again.over and again.result() == result
    assert "over" in repr(again)


def test_the_same_seed_deals_the_same():
    one, two, other = (adut.Game("tablic", seed=seed) for seed in ["a", "a", "b"])
    assert one.observe(0) == two.observe(0) != other.observe(0)
    assert one.choose("ismcts:sims=50") == two.choose("ismcts:sims=50")
    assert one.values("ismcts:sims=50", seed="3") == two.values("ismcts:sims=50", seed="3")


def test_a_records_seed_deals_its_cards_again():
    record = adut.Game("tablic", seed="a").record(all_knowing=True)
    assert (record["seed"], record["deal"]) == ("a", 0)
    assert adut.Game.replay(record).record(all_knowing=True) == record
    unseeded = {key: value for key, value in record.items() if key not in ("seed", "deal")}
    assert adut.Game.replay(unseeded).record(all_knowing=True) == unseeded


@pytest.mark.parametrize("rules", [{"players": 3}, "players=3"])
def test_rules_in_either_form(rules):
    game = adut.Game("love-letter", rules=rules)
    assert game.seats == 3 and game.rules == {"players": 3}


def test_hidden_cards_stay_hidden():
    game = adut.Game("briskula", seed="hidden")
    deck = game.record(all_knowing=True)["deck"]
    other_hand = set(deck[2:4] + deck[7:9])
    seen = json.dumps(game.observe(0)) + game.show(0) + json.dumps(game.hint(playouts=50))
    assert not any(f'"{card}"' in seen or f" {card}" in seen for card in other_hand)
    for call in (game.record, game.solve):
        assert refused(call).endswith("which needs all_knowing=True")
    assert "all_knowing=True" in refused(game.choose, "serious")
    assert "all_knowing=True" in refused(game.values, "serious")
    assert game.choose("serious", all_knowing=True) in game.legal_moves()


def test_solving():
    game = adut.Game("connect4")
    for column in "1212121":
        assert not game.over
        game.play(column)
    assert game.over and game.result()["winner"] == 0
    small = adut.Game("connect4", rules={"rows": 4, "cols": 4})
    answer = small.solve(all_moves=True)
    assert answer["value"] == max(answer["moves"].values())
    assert answer["moves"][answer["best"]] == answer["value"]
    briskula = adut.Game("briskula", seed="solved")
    wdl = briskula.solve(all_knowing=True, wdl=True)["value"]
    value = briskula.solve(all_knowing=True)["value"]
    assert wdl == (value > 0) - (value < 0)
    assert "knows only" in refused(adut.Game("love-letter").solve, all_knowing=True)


def test_compare():
    options = dict(deals=20, seed="5", agreement=10)
    result = adut.compare("love-letter", ["random", "greedy-2016"], **options)
    (pair,) = result["pairs"]
    assert pair["games"] == 40 and result["complete"]
    assert result["command"].startswith("adut compare love-letter random greedy-2016")
    again = adut.compare("love-letter", ["random", "greedy-2016"], threads=1, **options)
    assert again["pairs"] == result["pairs"] and again["agreement"] == result["agreement"]


def test_programs_are_started_only_for_who_says_so(tmp_path):
    trace = tmp_path / "trace"
    program = f"cmd:sh -c 'touch {trace}'"
    game = adut.Game("connect4")
    for call in (game.choose, game.values):
        assert "none is started here" in refused(call, program)
    assert "none is started here" in refused(adut.compare, "connect4", [program, "random"], deals=1)
    assert not trace.exists()
    result = adut.compare("connect4", [program, "random"], deals=1, agreement=0, allow_commands=True)
    assert trace.exists() and result["pairs"][0]["forfeits"] == [2, 0]


def test_hints_and_reviews():
    game = adut.Game("connect4")
    for column in "121212":
        game.play(column)
    hint = game.hint(playouts=100)
    assert hint["best"] == "1" and hint["seat"] == 0
    record = played("love-letter", ["random"], seed="review").record()
    review = adut.review(record, playouts=50, truth="off")
    assert len(review["plies"]) == len(record["moves"])
    assert review == adut.review(record, playouts=50, truth="off")
    assert [told["seat"] for told in adut.review(record, seat=1, playouts=50)["seats"]] == [1]


def test_refusals_are_sentences():
    assert refused(adut.Game, "poker").startswith("there is no game called `poker`")
    assert "players" in refused(adut.Game, "tablic", rules={"players": 7})
    assert "dictionary" in refused(adut.Game, "tablic", rules=[1, 2])
    game = adut.Game("tablic")
    assert "is not a move" in refused(game.play, "nonsense")
    assert refused(game.observe, 2) == "there is no seat 2 at a table of 2"
    assert "has no player called" in refused(game.choose, "nobody")
    assert "expected a record" in refused(adut.verify, "noise")
    assert "not over" in refused(adut.verify, adut.Game("connect4").record())
    assert refused(adut.compare, "tablic", ["random"])
    assert "off, quick or full" in refused(adut.review, game.record(all_knowing=True), truth="x")
    over = played("connect4", ["random"])
    assert refused(over.play, "1") == "the game is over, there is no move to make"
    with pytest.raises(ValueError):
        adut.players("poker")


DOCS = Path(__file__).parents[3] / "docs" / "python.md"


def test_every_name_is_in_the_documents_and_every_name_there_is_one():
    text = DOCS.read_text(encoding="utf-8")
    code = "\n".join(re.findall(r"`([^`\n]+)`", text))
    written = set(re.findall(r"\w+", code))
    env = adut.VectorEnv("connect4", 1)
    for thing in (adut.Game, adut.View, env, adut.Comparison):
        inherited = set(dir(dict)) if thing is adut.Comparison else set()
        names = {name for name in dir(thing) if not name.startswith("_")} - inherited
        assert names <= written, (thing, names - written)
    assert set(adut.__all__) <= written, set(adut.__all__) - written
    table = text.partition("## `adut.Game(")[2].partition("`adut.View`")[0]
    told = re.findall(r"^\| (`[^|]+) \|", table, re.MULTILINE)
    names = re.findall(r"`([a-z_]+)\b(?!\.)", " ".join(told))
    missing = {name for name in names if not hasattr(adut.Game, name)} - {"pickle"}
    assert len(names) > 40 and not missing
