"""The games as environments of PettingZoo, Gymnasium and OpenSpiel."""

import warnings

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python import rl_environment
from open_spiel.python.bots import uniform_random
from pettingzoo.test import api_test, parallel_api_test, seed_test

import adut
import adut.gymnasium
import adut.open_spiel
import adut.pettingzoo

ZOO = ["briskula_v0", "connect4_v0", "love_letter_v0", "tablic_v0"]


@pytest.mark.parametrize("name", ZOO)
def test_pettingzoo(name):
    module = getattr(adut.pettingzoo, name)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(module.env(), num_cycles=200)
        seed_test(module.env, num_cycles=60)
        parallel_api_test(module.parallel_env(), num_cycles=60)
    assert module.env().metadata["name"] == name


def test_pettingzoo_plays_the_game_of_its_seed():
    env = adut.pettingzoo.briskula_v0.raw_env({"variant": "obicna"}, render_mode="ansi")
    env.reset(seed=4)
    game = adut.Game("briskula", {"variant": "obicna"}, 4)
    rng = np.random.default_rng(0)
    for agent in env.agent_iter():
        seen, reward, ended, _, _ = env.last()
        if ended:
            assert reward == game.returns()[int(agent[-1])]
            env.step(None)
            continue
        assert agent == f"player_{game.turn}" and env.render() == game.show(game.turn)
        assert np.array_equal(seen["observation"], game.observation_tensor())
        action = int(rng.choice(np.flatnonzero(seen["action_mask"])))
        env.step(action)
        game.apply_action(action)
    assert game.is_terminal() and env.unwrapped.game.record() == game.record()
    first = env.game.record()["deck"]
    env.reset()
    assert env.game.record(all_knowing=True)["deck"] != first


@pytest.mark.parametrize("name", ["Briskula", "Connect4", "LoveLetter", "Tablic"])
def test_gymnasium(name):
    env = gymnasium.make(f"adut/{name}-v0", opponent="random", disable_env_checker=True)
    plain = env.unwrapped
    # The checker draws actions of its own, legal or not; here each is replaced by a legal one.
    legal = gymnasium.wrappers.TransformAction(
        plain,
        lambda action: action
        if plain.action_masks()[action]
        else np.flatnonzero(plain.action_masks())[0],
        plain.action_space,
    )
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(legal, skip_render_check=True)


def test_gymnasium_opponents_and_seats():
    env = adut.gymnasium.OpponentEnv("connect4", opponent=lambda view: view.legal_actions()[0])
    seats, rewards = set(), set()
    for game in range(40):
        _, info = env.reset(seed=game if game == 0 else None)
        seats.add(info["seat"])
        ended = False
        while not ended:
            assert np.array_equal(info["action_mask"], env.action_masks())
            action = 6 if info["action_mask"][6] else np.flatnonzero(info["action_mask"])[0]
            _, reward, ended, _, info = env.step(action)
        rewards.add(reward)
    assert seats == {0, 1} and rewards == {1.0, -1.0}
    fixed = adut.gymnasium.OpponentEnv("briskula", "rules", seat=1)
    assert {fixed.reset()[1]["seat"] for _ in range(5)} == {1}
    one = [fixed.reset(seed=3)[0] for _ in range(2)]
    assert np.array_equal(*one)
    with pytest.raises(ValueError, match="no seat 2"):
        adut.gymnasium.OpponentEnv("briskula", seat=2)


@pytest.mark.parametrize("name", ["briskula", "love_letter", "connect4", "tablic"])
def test_our_games_in_open_spiel(name):
    game = pyspiel.load_game(f"adut_{name}")
    pyspiel.random_sim_test(game, num_sims=3, serialize=False, verbose=False)
    state = game.new_initial_state()
    rng = np.random.default_rng(1)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert abs(sum(p for _, p in outcomes) - 1) < 1e-9
            state.apply_action(17)
            continue
        player = state.current_player()
        assert state.legal_actions() == state.dealt.legal_actions()
        assert state.action_to_string(player, state.legal_actions()[0])
        copied = state.clone()
        assert str(copied) == str(state) and copied.history() == state.history()
        state.apply_action(int(rng.choice(state.legal_actions())))
    assert state.returns() == state.dealt.returns()
    deal = 0 if name == "connect4" else 17
    assert state.dealt.deal == deal
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state)


def test_rules_and_seeds_in_open_spiel():
    rules = "players=3,variant=obicna"
    for seed in (5, "a text"):
        game = adut.open_spiel.load_game("briskula", rules, seed=seed, decks=7)
        assert (game.num_players(), game.max_chance_outcomes()) == (3, 7)
        state = game.new_initial_state()
        state.apply_action(6)
        deck = adut.Game("briskula", rules, seed, 6).record(all_knowing=True)["deck"]
        assert state.dealt.record(all_knowing=True)["deck"] == deck
        assert str(pyspiel.load_game(str(game)).new_initial_state()) == "before the deal"


def test_their_environments_and_agents_take_our_games():
    environment = rl_environment.Environment(adut.open_spiel.load_game("love-letter", decks=50))
    step = environment.reset()
    rng = np.random.default_rng(0)
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) > 0
        step = environment.step([int(rng.choice(step.observations["legal_actions"][player]))])
    assert sum(step.rewards) == 0


def test_their_bots_sit_at_our_tables():
    def mcts(seat):
        game = pyspiel.load_game("connect_four")
        evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
        return pyspiel.MCTSBot(game, evaluator, 2.0, 200, 10, True, 7, False)

    bot = adut.open_spiel.bot_player(mcts, name="their-mcts")
    result = adut.compare("connect4", [bot, "random"], deals=5, agreement=0)
    pair = result.pair("py:their-mcts", "random")
    assert pair["a_share"] > 0.8 and pair["forfeits"] == [0, 0]
    random = adut.open_spiel.bot_player(
        lambda seat: uniform_random.UniformRandomBot(seat, np.random.RandomState(seat))
    )
    result = adut.compare("briskula", [random, "random"], deals=5, agreement=0, threads=1)
    assert result["pairs"][0]["forfeits"] == [0, 0]
    view = adut.Game("briskula").view()
    with pytest.raises(ValueError, match="does not see"):
        adut.open_spiel.ViewState(view).observation_string(1)
