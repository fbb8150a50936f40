"""Climb on our kernel as a game of OpenSpiel, through our door to it, moved as OpenSpiel's own Python games are."""

from __future__ import annotations

import platform

import pyspiel

from benchmarks.peers.openspiel import advance, middles
from benchmarks.peers.worker import over, serve
from meijin.adapters.openspiel import register
from meijin.core import is_compiled
from meijin.kernel.testing.climb import CLIMB


def main() -> None:
    """Take turns."""
    register(CLIMB)
    game = pyspiel.load_game("meijin_climb")
    states = middles(game)
    laps = {
        "legal": over(states, lambda state: state.legal_actions()),
        "clone": over(states, lambda state: state.clone()),
        "observe": over(states, lambda state: state.observation_string(state.current_player())),
    }
    serve(
        f"CPython {platform.python_version()}",
        lambda: advance(game.new_initial_state(), 10**9),
        laps,
        compiled=is_compiled(),
    )


if __name__ == "__main__":
    main()
