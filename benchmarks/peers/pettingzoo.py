"""Climb as an AEC environment of PettingZoo, the rules inside being the yardstick's: its API alone is charged for.

``bare`` picks moves from the mask by hand, its fastest honest use; ``wrapped`` has the customary wrappers and
``action_space.sample(mask)``, as its own guide does it.
"""

from __future__ import annotations

import copy
import random
import sys
from importlib.metadata import version
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from benchmarks import climb
from benchmarks.peers.worker import PLIES, POSITIONS, over, serve

AGENTS = ["player_0", "player_1", "player_2"]
rnd = random.Random(1).random


class Climb(AECEnv):
    """The bare environment."""

    metadata = {"render_modes": [], "name": "climb_v0", "is_parallelizable": False}  # noqa: RUF012
    render_mode = None

    def __init__(self) -> None:
        super().__init__()
        self.possible_agents = AGENTS[:]
        seen: dict[str, Any] = {
            "observation": Box(0, 100, (58,), np.int8),
            "action_mask": Box(0, 1, (climb.ACTIONS,), np.int8),
        }
        self.action_spaces = {agent: Discrete(climb.ACTIONS) for agent in AGENTS}
        self.observation_spaces = {agent: Dict(seen) for agent in AGENTS}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: object = None, options: object = None) -> None:
        self.core = climb.new_game(rnd)
        self.agents = AGENTS[:]
        self.rewards = dict.fromkeys(AGENTS, 0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in AGENTS}
        self.agent_selection = AGENTS[0]

    def observe(self, agent: str) -> Any:
        core, seat = self.core, AGENTS.index(agent)
        row = core.hands[seat] + core.wounds[seat] + core.played + core.sizes + core.hurt + core.alive
        row += [core.left, core.seat, core.top, core.k, core.last, core.due, core.winner]
        mask = np.zeros(climb.ACTIONS, np.int8)
        if seat == core.seat and core.winner < 0:
            mask[core.legal()] = 1
        return {"observation": np.array(row, np.int8), "action_mask": mask}

    def step(self, action: Any) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        core = self.core
        core.apply(action)
        self._cumulative_rewards[self.agent_selection] = 0
        if core.winner >= 0:
            for seat, agent in enumerate(AGENTS):
                self.rewards[agent] = 2 if seat == core.winner else -1
                self.terminations[agent] = True
        self.agent_selection = AGENTS[core.seat]
        self._accumulate_rewards()


def made(*, wrapped: bool) -> Any:
    """A new environment."""
    env: Any = Climb()
    if wrapped:
        env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
        env = wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))
    return env


def play(env: Any, *, sampled: bool) -> int:
    """A whole random game."""
    decisions = 0
    env.reset()
    for agent in env.agent_iter():
        seen, _reward, termination, truncation, _info = env.last()
        if termination or truncation:
            break
        if sampled:
            action = env.action_space(agent).sample(seen["action_mask"])
        else:
            legal = seen["action_mask"].nonzero()[0]
            action = int(legal[int(rnd() * len(legal))])
        env.step(action)
        decisions += 1
    return decisions


def middles(*, wrapped: bool) -> list[Any]:
    """Environments in the middle of games."""
    found: list[Any] = []
    while len(found) < POSITIONS:
        env = made(wrapped=wrapped)
        env.reset()
        core = env.unwrapped.core
        for _ in range(PLIES):
            if core.winner < 0:
                legal = core.legal()
                env.step(legal[int(rnd() * len(legal))])
        if core.winner < 0:
            found.append(env)
    return found


def main(how: str) -> None:
    """Take turns."""
    wrapped = how == "wrapped"
    env, envs = made(wrapped=wrapped), middles(wrapped=wrapped)
    laps = {
        "legal": over(envs, lambda each: each.last()[0]["action_mask"]),
        "clone": over(envs, copy.deepcopy),  # it has no other
        "observe": over(envs, lambda each: each.last()[0]),
    }
    serve(version("pettingzoo"), lambda: play(env, sampled=wrapped), laps)


if __name__ == "__main__":
    main(sys.argv[1])
