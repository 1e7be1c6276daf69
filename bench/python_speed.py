"""How fast games are stepped from Python: VectorEnv of Adut beside OpenSpiel.

    pip install adut open_spiel
    python bench/python_speed.py [--games 4096] [--seconds 2] [--rounds 5]

A step is one move of one game, chosen at random among the legal ones, with the observation of whoever is to
move next and the mask of what he may do. For OpenSpiel that is a loop over a state of Connect-4 with
`observation_tensor` and `legal_actions`, both made in C++. Each figure is the best of several rounds, taken in
turn, since machines have other things to do, too; beside it stands what a second of processor time, of all threads
together, does, which waiting for others does not change.
"""

import argparse
import random
import time

import numpy as np

import adut


def measured(work, seconds):
    """Steps a second, and a second of processor time, of something that says how many it made."""
    steps, started, own = 0, time.perf_counter(), time.process_time()
    while (passed := time.perf_counter() - started) < seconds:
        steps += work()
    return steps / passed, steps / (time.process_time() - own)


def adut_round(env, rng, seconds):
    def work():
        for _ in range(4):
            env.step(env.sample(rng))
        return 4 * env.n

    return measured(work, seconds)


def open_spiel_round(game, rng, seconds):
    def work():
        steps, state = 0, game.new_initial_state()
        while not state.is_terminal():
            state.observation_tensor()
            state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
        return steps

    return measured(work, seconds)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=4096)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--threads", type=int)
    args = parser.parse_args()
    import pyspiel

    names = ["briskula", "love-letter", "connect4", "tablic"]
    games = {name: args.games if name != "tablic" else args.games // 8 for name in names}
    envs = {name: adut.VectorEnv(name, games[name], threads=args.threads) for name in names}
    theirs = pyspiel.load_game("connect_four")
    key = "OpenSpiel connect_four"
    best = dict.fromkeys([*names, key], (0.0, 0.0))
    for number in range(args.rounds):
        for name, env in envs.items():
            found = adut_round(env, np.random.default_rng(number), args.seconds)
            best[name] = tuple(map(max, best[name], found))
        found = open_spiel_round(theirs, random.Random(number), args.seconds)
        best[key] = tuple(map(max, best[key], found))
    for name, (wall, own) in best.items():
        shown = f"{envs[name].n} games, {envs[name].num_features} numbers" if name in envs else "one state"
        print(f"{name:24} {wall:14,.0f} steps a second, {own:14,.0f} of processor time ({shown})")
    ratios = [ours / others for ours, others in zip(best["connect4"], best[key])]
    print("Connect-4: {:.1f} times as fast as OpenSpiel from Python, {:.1f} by processor time".format(*ratios))


if __name__ == "__main__":
    main()
