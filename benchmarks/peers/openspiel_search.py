"""OpenSpiel's information-set search: in Python on Climb, and in C++ on its own hearts; a simulation has one rollout.

Its C++ search cannot be used with games that are written in Python.
"""

from __future__ import annotations

import sys
from importlib.metadata import version
from itertools import cycle
from typing import Any

import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from benchmarks.peers.openspiel import NAME, Dealt, middles, register, rnd
from benchmarks.peers.worker import serve

EXPLORE = 2.0  # its own default
SIMULATIONS = {"python": 50, "native": 500}  # of one decision


class Resampled(Dealt):
    """Climb as search needs it: whoever decides can have the rest dealt anew."""

    def resample_from_infostate(self, player: int, sampler: object) -> Any:
        """A position that the player cannot tell from this one."""
        del sampler
        new = self.clone()
        new.box.core = self.box.core.determinise(player, rnd)
        return new


def main(how: str) -> None:
    """Take turns."""
    simulations = SIMULATIONS[how]
    if how == "python":
        register(Resampled, drawn=False)
        game = pyspiel.load_game(NAME)
        bot: Any = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1), EXPLORE, simulations)
    else:
        game = pyspiel.load_game("hearts")
        bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), EXPLORE, simulations)
    choices = cycle([state for state in middles(game) if len(state.legal_actions()) > 1])

    def decide() -> int:
        bot.step(next(choices))
        return simulations

    serve(version("open_spiel"), decide, {})


if __name__ == "__main__":
    main(sys.argv[1])
