"""Many games side by side are the same games as one by one."""

import numpy as np
import pytest

import adut

NAMES = ["briskula", "love-letter", "connect4", "tablic"]


def rollout(env, steps, seed=1):
    rng, kept = np.random.default_rng(seed), []
    env.reset()
    for _ in range(steps):
        actions = env.sample(rng)
        step = env.step(actions)
        kept.append([np.copy(part) for part in (actions, *step, env.deals)])
    return kept


@pytest.mark.parametrize("name", NAMES)
def test_every_row_is_a_game_of_its_own(name):
    n = 5
    env = adut.VectorEnv(name, n, seed=9)
    rng = np.random.default_rng(2)
    games = [adut.Game(name, seed=9, deal=deal) for deal in range(n)]
    ended = 0
    for _ in range(70):
        for row, game in enumerate(games):
            assert env.deals[row] == game.deal and env.players[row] == game.turn
            assert np.array_equal(env.observations[row], game.observation_tensor())
            assert np.array_equal(env.masks[row], game.legal_mask())
        actions = env.sample(rng)
        env.step(actions)
        for row, game in enumerate(games):
            game.apply_action(actions[row])
            assert env.terminations[row] == game.is_terminal()
            assert env.rewards[row].tolist() == pytest.approx(game.returns())
            if game.is_terminal():
                games[row] = adut.Game(name, seed=9, deal=game.deal + n)
                ended += 1
    assert ended >= n


@pytest.mark.parametrize("name", NAMES)
def test_any_number_of_threads_gives_the_same(name):
    one = rollout(adut.VectorEnv(name, 200, seed="t", threads=1), 30)
    many = rollout(adut.VectorEnv(name, 200, seed="t", threads=4), 30)
    for before, after in zip(one, many):
        assert all(np.array_equal(a, b) for a, b in zip(before, after))


def test_arrays_are_reused_and_read_only():
    env = adut.VectorEnv("briskula", 8)
    before = {name: getattr(env, name) for name in ("observations", "masks", "rewards", "players")}
    addresses = {name: array.ctypes.data for name, array in before.items()}
    assert env.observations.shape == (8, 516) and env.observations.dtype == np.float32
    assert env.masks.shape == (8, 40) and env.masks.dtype == bool
    assert env.rewards.shape == (8, 2) and env.rewards.dtype == np.float32
    assert env.terminations.shape == (8,) and env.terminations.dtype == bool
    assert env.players.shape == (8,) and env.players.dtype == np.int32
    seen = env.observations.copy()
    step = env.step(env.sample(np.random.default_rng(0)))
    assert step.observations is env.observations and not np.array_equal(seen, env.observations)
    assert {name: getattr(env, name).ctypes.data for name in before} == addresses
    with pytest.raises(ValueError):
        env.observations[0, 0] = 1
    kept = env.observations
    del env, step
    assert np.isfinite(kept).all()


def test_a_mistake_names_the_game_and_moves_none():
    env = adut.VectorEnv("connect4", 4)
    before = env.observations.copy()
    with pytest.raises(ValueError, match="game 2: no move has the id 7"):
        env.step([0, 1, 7, 3])
    with pytest.raises(ValueError, match="game 0: no move has the id"):
        env.step([-1, 0, 0, 0])
    with pytest.raises(ValueError, match="one action for each of the 4 games, not 3"):
        env.step([0, 1, 2])
    assert np.array_equal(before, env.observations)
    for _ in range(6):
        env.step([0, 1, 2, 3])
    with pytest.raises(ValueError, match="game 1: the move with the id 1, 2, is not legal"):
        env.step([1, 1, 1, 1])


def test_resetting_begins_anew():
    env = adut.VectorEnv("love-letter", 16, seed=3)
    first = env.observations.copy()
    for _ in range(20):
        env.step(env.sample(np.random.default_rng(0)))
    seen, masks = env.reset()
    assert np.array_equal(seen, first) and masks is env.masks and not env.rewards.any()
    env.reset(seed=4)
    assert not np.array_equal(env.observations, first)


def test_moves_of_tablic_are_told_by_their_numbers():
    env = adut.VectorEnv("tablic", 6, seed=5)
    assert not env.has_fixed_actions
    rows, ends = env.move_features()
    assert ends.tolist() == np.cumsum(env.masks.sum(axis=1)).tolist() and len(rows) == ends[-1]
    game = adut.Game("tablic", seed=5, deal=1)
    assert np.array_equal(rows[ends[0] : ends[1]], game.move_features())
    assert sum(size for _, size in game.move_blocks()) == rows.shape[1]


def test_selfplay_is_cut_into_pieces_at_will():
    whole = adut.selfplay("briskula", ["rules", "random"], games=6, seed="s")
    parts = [adut.selfplay("briskula", ["rules", "random"], 3, "s", first=first) for first in (0, 3)]
    for name, rows in whole.items():
        assert np.array_equal(rows, np.concatenate([part[name] for part in parts])), name
    assert len(whole["actions"]) == 6 * 40 and whole["masks"].any(axis=1).all()
    chosen = whole["masks"][np.arange(len(whole["actions"])), whole["actions"]]
    assert chosen.all() and set(np.unique(whole["returns"])) <= {-1.0, 0.0, 1.0}
    assert adut.selfplay("briskula", games=2, threads=1)["deals"].tolist() == [0] * 40 + [1] * 40
