"""Climb as an environment of RLCard, the rules inside being the yardstick's: its API alone is charged for.

``stepped`` calls ``step`` by hand, its fastest honest use; ``run`` is the customary ``env.run`` with its random agents.
"""

from __future__ import annotations

import copy
import random
import sys
from collections import OrderedDict
from importlib.metadata import version
from typing import Any

import numpy as np
from rlcard.agents import RandomAgent
from rlcard.envs.env import Env

from benchmarks import climb
from benchmarks.peers.worker import PLIES, POSITIONS, over, serve

rnd = random.Random(1).random


class Game:
    """What RLCard calls a game."""

    def __init__(self, allow_step_back: bool = False) -> None:
        self.allow_step_back = allow_step_back
        self.np_random = np.random.RandomState()

    def get_num_players(self) -> int:
        return 3

    def get_num_actions(self) -> int:
        return climb.ACTIONS

    def init_game(self) -> tuple[dict[str, Any], int]:
        self.core = climb.new_game(rnd)
        return self.get_state(0), 0

    def step(self, action: int) -> tuple[dict[str, Any], int]:
        self.core.apply(action)
        return self.get_state(self.core.seat), self.core.seat

    def get_state(self, seat: int) -> dict[str, Any]:
        core = self.core
        row = core.hands[seat] + core.wounds[seat] + core.played + core.sizes + core.hurt + core.alive
        row += [core.left, core.seat, core.top, core.k, core.last]
        return {"row": row, "legal_actions": core.legal()}

    def get_player_id(self) -> int:
        return self.core.seat

    def is_over(self) -> bool:
        return self.core.winner >= 0


class Climb(Env):
    """The environment around it."""

    def __init__(self, config: dict[str, Any]) -> None:
        self.name = "climb"
        self.default_game_config: dict[str, Any] = {}
        self.game = Game()
        super().__init__(config)

    def _extract_state(self, state: dict[str, Any]) -> dict[str, Any]:
        legal = state["legal_actions"]
        return {
            "obs": np.array(state["row"], np.int8),
            "legal_actions": OrderedDict.fromkeys(legal),
            "raw_obs": state,
            "raw_legal_actions": legal,
            "action_record": self.action_recorder,
        }

    def _decode_action(self, action_id: int) -> int:
        return action_id

    def get_payoffs(self) -> Any:
        return np.array([2 if seat == self.game.core.winner else -1 for seat in range(3)])


def step(env: Any, state: dict[str, Any]) -> dict[str, Any]:
    """A random move."""
    legal = list(state["legal_actions"])
    after: dict[str, Any] = env.step(legal[int(rnd() * len(legal))])[0]
    return after


def stepped(env: Any) -> int:
    """A whole random game, move by move."""
    state, decisions = env.reset()[0], 0
    while not env.is_over():
        state = step(env, state)
        decisions += 1
    return decisions


def run(env: Any) -> int:
    """A whole random game by RLCard's own loop."""
    env.run(is_training=True)
    return len(env.action_recorder)


def middles(env: Any) -> list[Any]:
    """Environments in the middle of games."""
    found: list[Any] = []
    while len(found) < POSITIONS:
        other = copy.deepcopy(env)
        state = other.reset()[0]
        for _ in range(PLIES):
            if not other.is_over():
                state = step(other, state)
        if not other.is_over():
            found.append(other)
    return found


def main(how: str) -> None:
    """Take turns."""
    env = Climb({"allow_step_back": False, "seed": 1})
    env.set_agents([RandomAgent(climb.ACTIONS)] * 3)
    envs = middles(env)
    laps = {
        "legal": over(envs, lambda each: each.get_state(each.get_player_id())["legal_actions"]),
        "clone": over(envs, copy.deepcopy),  # it has no other
        "observe": over(envs, lambda each: each.get_state(each.get_player_id())),
    }
    serve(version("rlcard"), lambda: stepped(env) if how == "stepped" else run(env), laps)


if __name__ == "__main__":
    main(sys.argv[1])
