"""RLlib: PPO with masked actions learns Connect-4 against a chosen opponent for a minute.

    pip install adut[gymnasium] -r examples/python/requirements.txt
    python examples/python/rllib_ppo.py [--seconds 60] [--game connect4] [--opponent random]

It says what the policy wins from the opponent before and after, on the same deals in both seatings, and
ends with status 1 if that did not become more.
"""

import argparse
import sys
import time

import gymnasium
import gymnasium.spaces as spaces
import numpy as np
import ray
import torch
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

import adut
from adut.gymnasium import OpponentEnv


class MaskedEnv(gymnasium.Wrapper):
    """The environment with the mask beside the observation, where RLlib's module looks for it."""

    def __init__(self, config):
        super().__init__(OpponentEnv(config["game"], config["opponent"]))
        self.observation_space = spaces.Dict(
            {
                "observations": self.env.observation_space,
                "action_mask": spaces.Box(0.0, 1.0, (self.env.action_space.n,), np.float32),
            }
        )

    def _masked(self, seen, info):
        mask = info["action_mask"].astype(np.float32)
        # When a game is over nothing is legal, and a mask of zeros has no logarithm.
        return {"observations": seen, "action_mask": mask if mask.any() else np.ones_like(mask)}

    def reset(self, *, seed=None, options=None):
        seen, info = self.env.reset(seed=seed, options=options)
        return self._masked(seen, info), info

    def step(self, action):
        seen, reward, ended, cut, info = self.env.step(action)
        return self._masked(seen, info), reward, ended, cut, info


def measured(module, game, opponent, deals):
    """What the module wins from the opponent, with its interval."""

    def choose(views):
        batch = {
            "obs": {
                "observations": torch.from_numpy(views.observations),
                "action_mask": torch.from_numpy(views.masks.astype(np.float32)),
            }
        }
        with torch.no_grad():
            logits = module.forward_inference(batch)["action_dist_inputs"].numpy()
        return np.where(views.masks, logits, -np.inf).argmax(axis=1)

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
    ray.init(include_dashboard=False, num_cpus=2, log_to_driver=False, logging_level="ERROR")
    # For a net as small as this more threads only wait for each other.
    torch.set_num_threads(1)
    register_env("adut", MaskedEnv)
    config = (
        PPOConfig()
        .environment("adut", env_config={"game": args.game, "opponent": args.opponent})
        .env_runners(num_env_runners=0, num_envs_per_env_runner=16)
        .training(train_batch_size_per_learner=2048, minibatch_size=512, num_epochs=6, lr=5e-4)
        .rl_module(
            rl_module_spec=RLModuleSpec(
                module_class=ActionMaskingTorchRLModule,
                model_config={"head_fcnet_hiddens": [64, 64], "head_fcnet_activation": "relu"},
            )
        )
        .debugging(seed=1)
    )
    algorithm = config.build_algo()
    shares = []
    for said in ("before", "after"):
        end = time.monotonic() + args.seconds
        while said == "after" and time.monotonic() < end:
            algorithm.train()
        pair = measured(algorithm.get_module(), args.game, args.opponent, args.deals)
        shares.append(pair["a_share"])
        low, high = np.array(pair["ci95"]) * 100
        print(f"{said}: {100 * shares[-1]:.1f} % [{low:.1f}, {high:.1f}] against {args.opponent}", flush=True)
    ray.shutdown()
    return 0 if shares[1] > shares[0] else 1


if __name__ == "__main__":
    sys.exit(main())
