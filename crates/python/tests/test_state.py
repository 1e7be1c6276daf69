"""States, actions and tensors of a single game."""

import copy
import json
import os
import pickle
import subprocess
from pathlib import Path

import numpy as np
import pytest

import adut

GAMES = [
    ("tablic", {}),
    ("tablic", {"players": 3}),
    ("briskula", {}),
    ("briskula", {"variant": "obicna", "players": 4, "signals": "on"}),
    ("love-letter", {}),
    ("love-letter", {"players": 4}),
    ("connect4", {}),
    ("connect4", {"rows": 5, "cols": 8}),
]


def random_game(name, rules, seed, until=None):
    """A game in which every move is drawn, with the ids that were applied."""
    game, rng, ids = adut.Game(name, rules, seed), np.random.default_rng(seed), []
    while not game.is_terminal() and (until is None or len(ids) < until):
        ids.append(int(rng.choice(game.legal_actions())))
        game.apply_action(ids[-1])
    return game, ids


@pytest.mark.parametrize("name,rules", GAMES)
def test_ids_masks_and_strings_agree(name, rules):
    game, rng = adut.Game(name, rules, 5), np.random.default_rng(5)
    length = 0
    while not game.is_terminal():
        ids = game.legal_actions()
        assert ids == sorted(set(ids)) and game.current_player() == game.turn
        mask = game.legal_mask()
        assert mask.dtype == bool and mask.shape == (game.num_distinct_actions(),)
        assert np.flatnonzero(mask).tolist() == ids
        texts = [game.action_to_string(i) for i in ids]
        assert sorted(texts) == sorted(game.legal_moves())
        assert [game.string_to_action(text) for text in texts] == ids
        assert len(game.move_features()) == len(ids)
        other = (game.turn + 1) % game.seats
        assert game.legal_actions(other) == [] and not game.legal_mask(other).any()
        game.apply_action(rng.choice(ids))
        length += 1
    assert length <= game.max_game_length()
    assert game.current_player() == -4 and game.legal_actions() == []
    assert abs(sum(game.returns())) < 1e-9 and game.rewards() == game.returns()
    assert adut.verify(game.record()) == game.result()


@pytest.mark.parametrize("name,rules", GAMES)
def test_tensors_have_their_shapes_names_and_bounds(name, rules):
    game, _ = random_game(name, rules, 6, until=5)
    for seat in range(game.num_players()):
        seen = game.observation_tensor(seat)
        assert seen.dtype == np.float32 and list(seen.shape) == game.observation_tensor_shape()
        assert np.abs(seen).max() <= 2 and seen.flags.writeable
        named = game.features(seat)
        assert [(key, value.size) for key, value in named.items()] == game.feature_blocks()
        assert np.array_equal(np.concatenate(list(named.values())), seen)
        known = game.information_state_tensor(seat)
        assert list(known.shape) == game.information_state_tensor_shape()
        assert np.array_equal(known[: seen.size], seen)
        events = known[seen.size :].reshape(game.max_game_length(), -1)
        made = events[:, : game.seats].sum(axis=1)
        assert made.tolist() == [1.0] * len(game.history(seat)) + [0.0] * (
            len(made) - len(game.history(seat))
        )
        told = game.observation_tensor(seat, all_knowing=True)
        assert told.size >= seen.size and np.array_equal(told[: seen.size], seen)


def redealt(record, hidden):
    """The record with the cards at these places of the deck in another order."""
    deck = list(record["deck"])
    turned = hidden[1:] + hidden[:1]
    for place, other in zip(hidden, turned):
        deck[place] = record["deck"][other]
    return {**record, "deck": deck}


@pytest.mark.parametrize("name,first", [("briskula", 9), ("tablic", 16), ("love-letter", 7)])
def test_tensors_do_not_depend_on_the_order_of_the_stock(name, first):
    for seed in range(20):
        game = adut.Game(name, seed=seed)
        record = game.record(all_knowing=True)
        other = adut.Game.replay(redealt(record, list(range(first, len(record["deck"])))))
        for seat in range(2):
            assert np.array_equal(game.observation_tensor(seat), other.observation_tensor(seat))
            assert np.array_equal(
                game.information_state_tensor(seat), other.information_state_tensor(seat)
            )
            assert game.information_state_string(seat) == other.information_state_string(seat)
        assert game.view().observation() == other.view().observation()
    told = [g.observation_tensor(0, all_knowing=True) for g in (game, other)]
    assert name == "love-letter" or told[0].shape == told[1].shape


def test_tensors_do_not_depend_on_the_hand_of_the_other():
    # Dupla: two to seat 0, two to seat 1, the trump card, two to each, the stock.
    for seed in range(20):
        game = adut.Game("briskula", seed=seed)
        hidden = [2, 3, 7, 8, *range(9, 40)]
        other = adut.Game.replay(redealt(game.record(all_knowing=True), hidden))
        assert np.array_equal(game.observation_tensor(0), other.observation_tensor(0))
        assert not np.array_equal(game.observation_tensor(1), other.observation_tensor(1))


@pytest.mark.parametrize("name,rules", GAMES)
def test_copies_and_pickles_stand_where_the_game_does(name, rules):
    game, ids = random_game(name, rules, 7, until=4)
    for twin in (
        game.clone(),
        copy.copy(game),
        copy.deepcopy(game),
        pickle.loads(pickle.dumps(game)),
    ):
        assert twin.record(all_knowing=True) == game.record(all_knowing=True)
        assert (twin.seed, twin.deal) == (game.seed, game.deal)
        if not twin.is_terminal():
            assert twin.choose("random") == game.choose("random")
            twin.apply_action(twin.legal_actions()[0])
    assert len(game.record(all_knowing=True)["moves"]) == len(ids)


def test_a_view_leads_to_nothing_hidden():
    game, _ = random_game("briskula", {}, 8, until=3)
    view = game.view()
    assert (view.name, view.seat, view.seats) == ("briskula", game.turn, 2)
    assert view.legal_actions() == game.legal_actions()
    assert view.legal_moves() == game.legal_moves()
    assert view.observation() == game.observe(game.turn)
    assert view.history() == game.history(game.turn)
    assert np.array_equal(view.observation_tensor(), game.observation_tensor())
    assert np.array_equal(view.legal_mask(), game.legal_mask())
    assert view.seed == game.clone().view().seed
    assert view.features().keys() == game.features().keys()
    assert np.array_equal(view.move_features(), game.move_features())
    hidden = ("record", "clone", "replay", "solve", "play", "__reduce__")
    assert not any(hasattr(view, name) for name in hidden[:-1])
    with pytest.raises(TypeError):
        pickle.dumps(view)


def test_seeds_are_numbers_or_texts():
    for seed in (7, "7", np.int64(7)):
        assert adut.Game("briskula", seed=seed).seed == "7"
    assert adut.Game("briskula").seed == "0"
    assert adut.Game("briskula", seed=-3).seed == "-3"
    assert adut.Game("briskula", seed=2**100).seed == str(2**100)
    for wrong in (1.5, None, True, b"x"):
        with pytest.raises(TypeError, match="a seed is a whole number or a text"):
            adut.Game("briskula", seed=wrong)


def test_random_players_of_different_games_do_not_play_alike():
    first = [tuple(adut.Game("connect4", seed=seed).choose("random") for _ in range(2)) for seed in range(60)]
    assert all(one == other for one, other in first)
    assert len({one for one, _ in first}) == 7
    games = set()
    for seed in range(60):
        game = adut.Game("connect4", seed=seed)
        while not game.over:
            game.play(game.choose("random"))
        games.add("".join(game.record()["moves"]))
    assert len(games) == 60
    again = adut.Game("connect4", seed=3)
    assert again.choose("random", seed="x") == adut.Game("connect4", seed=4).choose("random", seed="x")


def test_the_deck_of_a_seed_has_a_number():
    decks = [adut.Game("briskula", seed=1, deal=deal).record(all_knowing=True)["deck"] for deal in range(3)]
    assert decks[0] != decks[1] != decks[2]
    record = adut.Game("briskula", seed=1, deal=2).record(all_knowing=True)
    assert (record["seed"], record["deal"]) == ("1", 2)


@pytest.mark.parametrize(
    "call,kind,words",
    [
        (lambda g: g.apply_action(-1), ValueError, "from 0 on, not -1"),
        (lambda g: g.apply_action(2**80), ValueError, "from 0 on"),
        (lambda g: g.apply_action(7), ValueError, "no move has the id 7"),
        (lambda g: g.apply_action(1.5), TypeError, "expected a whole number, not 1.5"),
        (lambda g: g.action_to_string(99), ValueError, "ids are below 7"),
        (lambda g: g.string_to_action("9"), ValueError, "9"),
        (lambda g: g.observation_tensor(2), ValueError, "there is no seat 2 at a table of 2"),
        (lambda g: g.observation_tensor(-1), ValueError, "from 0 on, not -1"),
        (lambda g: g.hint(playouts=2**40), ValueError, "too many"),
        (lambda g: adut.VectorEnv("connect4", 0), ValueError, "one game or more"),
        (lambda g: adut.VectorEnv("connect4", -4), ValueError, "from 0 on, not -4"),
        (lambda g: adut.VectorEnv("connect4", 2, threads=0), ValueError, "from 1 to 1024"),
        (lambda g: adut.compare("connect4", ["random", "random"], deals=0), ValueError, "one deal"),
        (lambda g: adut.compare("connect4", ["random", "random"], deals=-1), ValueError, "one deal"),
        (lambda g: adut.compare("connect4", "random"), ValueError, "two players"),
        (lambda g: adut.compare("connect4", ["random", 3]), TypeError, "a name or something"),
        (lambda g: adut.selfplay("connect4", ["random"] * 3), ValueError, "one for each"),
        (lambda g: adut.equilibrium("999"), ValueError, "999"),
    ],
)
def test_mistakes_are_sentences_of_the_right_type(call, kind, words):
    with pytest.raises(kind) as caught:
        call(adut.Game("connect4"))
    assert words in str(caught.value) and "\n" not in str(caught.value)


def test_records_carry_the_seed():
    game, _ = random_game("love-letter", {}, 11)
    record = json.loads(json.dumps(game.record()))
    assert record["seed"] == "11"
    assert adut.Game.replay(record).record() == game.record()


SEEDS = Path(__file__).parents[3] / "testdata" / "seeds.json"


@pytest.mark.parametrize("known", json.loads(SEEDS.read_text()))
def test_a_seed_deals_the_same_cards_everywhere(known):
    game = adut.Game(known["game"], known["rules"], known["seed"], known["deal"])
    assert game.record(all_knowing=True)["deck"] == known["deck"]


ADUT = os.environ.get("ADUT")


@pytest.mark.skipif(ADUT is None, reason="ADUT names no program")
def test_the_decks_of_a_comparison_are_those_of_its_seed(tmp_path):
    words = ["compare", "tablic", "random", "random", "--deals", "2", "--seed", "7", "--agreement", "0"]
    subprocess.run([ADUT, *words, "--record", "r"], cwd=tmp_path, check=True, capture_output=True)
    for line in (tmp_path / "r").read_text().splitlines():
        record = json.loads(line)
        game = adut.Game("tablic", seed=7, deal=record["deal"])
        assert game.record(all_knowing=True)["deck"] == record["deck"]
