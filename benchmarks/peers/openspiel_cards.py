"""OpenSpiel's own card games in C++: moved from Python, or by its own rollouts, in which nothing crosses into Python.

Its rollouts are those of its MCTS bot, which evaluates the position it is given by so many of them before it does
anything else. How many decisions that were is known from games played on from the same positions; dealing is not in it.
"""

from __future__ import annotations

import sys
from importlib.metadata import version
from itertools import cycle
from typing import Any

import pyspiel

from benchmarks.peers.openspiel import advance, middles
from benchmarks.peers.worker import over, serve

ROLLOUTS = 200
COUNTED = 50  # games played out to know how many decisions are left in a position
TO_THE_END = 10**9


def rolled_out(game: Any) -> Any:
    """Rollouts of dealt positions; gives back how many decisions they had."""
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 1000, False, 1, False)
    dealt = []
    for _ in range(20):
        state = game.new_initial_state()
        while len(state.legal_actions()) < 2 or state.is_chance_node():  # the bot does not search without a choice
            advance(state, 0) if state.is_chance_node() else advance(state, 1)
        dealt.append((state, sum(advance(state.clone(), TO_THE_END) for _ in range(COUNTED)) / COUNTED))
    turns = cycle(dealt)

    def play() -> int:
        state, left = next(turns)
        bot.mcts_search(state)
        return round(ROLLOUTS * left)

    return play


def main(name: str, how: str) -> None:
    """Take turns."""
    game = pyspiel.load_game(name)
    if how == "moved":
        states = middles(game)
        laps = {
            "legal": over(states, lambda state: state.legal_actions()),
            "clone": over(states, lambda state: state.clone()),
        }
        serve(version("open_spiel"), lambda: advance(game.new_initial_state(), TO_THE_END), laps)
    else:
        serve(version("open_spiel"), rolled_out(game), {})


if __name__ == "__main__":
    main(*sys.argv[1:])
