"""Stable-Baselines3: a masked PPO learns Connect-4 against a chosen opponent for a minute.

    pip install adut[gymnasium] -r examples/python/requirements.txt
    python examples/python/sb3_maskable.py [--seconds 60] [--game connect4] [--opponent random]

It says what the policy wins from the opponent before and after, on the same deals in both seatings, and
ends with status 1 if that did not become more.
"""

import argparse
import sys
import time

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

import adut
from adut.gymnasium import OpponentEnv


class StopAfter(BaseCallback):
    """Ends the training after so many seconds."""

    def __init__(self, seconds):
        super().__init__()
        self._end = time.monotonic() + seconds

    def _on_step(self):
        return time.monotonic() < self._end


def measured(model, game, opponent, deals):
    """What the model wins from the opponent, with its interval."""

    def choose(views):
        actions, _ = model.predict(views.observations, action_masks=views.masks, deterministic=True)
        return actions

    result = adut.compare(
        game, [adut.player(choose, name="ppo", batch=64), opponent], deals=deals, agreement=0
    )
    return result.pair("py:ppo", opponent)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--game", default="connect4")
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--deals", type=int, default=200)
    args = parser.parse_args()
    # For a net as small as this more threads only wait for each other.
    torch.set_num_threads(1)
    envs = DummyVecEnv([lambda: OpponentEnv(args.game, args.opponent)] * 16)
    model = MaskablePPO("MlpPolicy", envs, n_steps=128, batch_size=512, seed=1, device="cpu")
    shares = []
    for said in ("before", "after"):
        if said == "after":
            model.learn(10**9, callback=StopAfter(args.seconds))
            print(f"{model.num_timesteps} moves", flush=True)
        pair = measured(model, args.game, args.opponent, args.deals)
        shares.append(pair["a_share"])
        low, high = np.array(pair["ci95"]) * 100
        print(f"{said}: {100 * shares[-1]:.1f} % [{low:.1f}, {high:.1f}] against {args.opponent}", flush=True)
    return 0 if shares[1] > shares[0] else 1


if __name__ == "__main__":
    sys.exit(main())
