"""Our rows: the yardstick, Climb on the kernel, and every game; compiled, where that core is there."""

from __future__ import annotations

import platform
import sys
from collections.abc import Callable
from dataclasses import replace
from itertools import cycle
from typing import Any, Final

from benchmarks.peers.worker import PLIES, POSITIONS, Lap, serve
from meijin.bots.search import Budget, Searcher
from meijin.cli.measure import Ours, Yardstick
from meijin.core import is_compiled
from meijin.kernel import registry
from meijin.kernel.generator import BITS
from meijin.kernel.knowledge import Knowledge, knowledge_of
from meijin.kernel.playout import playout
from meijin.kernel.testing.climb import CLIMB
from meijin.kernel.tuning import Tuning

ITERATIONS: Final = 1000  # of one decision
ALL: Final = 0.99  # of a budget, for the tree


def yardstick() -> tuple[Callable[[], int], Yardstick]:
    """Plays the plain program; decisions of a whole game, and what is measured beside it."""
    plain = Yardstick()
    return lambda: int(plain.climb.play_many(1, plain.random)[0]), plain


def on_the_kernel(name: str) -> tuple[Callable[[], int], Ours]:
    """The same for a game on the kernel, with its own loop of random games."""
    ours = Ours((CLIMB if name == CLIMB.id else registry.find(name)).prepare(None, {}))
    deal, setup, rng = ours.setup.game.deal, ours.setup, ours.rng
    return lambda: playout(deal(setup, rng.fork()), rng), ours


def moved(ours: Ours) -> Callable[[], int]:
    """Random games in which a script makes every move itself."""

    def play() -> int:
        state = ours.setup.game.deal(ours.setup, ours.rng.fork())
        decisions = 0
        while state.deciders:
            seat = state.deciders[0]
            legal = state.legal(seat)
            state.step(seat, legal[ours.rng.below(len(legal))])
            decisions += 1
        return decisions

    return play


def searched(ours: Ours, tuning: Tuning) -> Callable[[], int]:
    """Searches from the middle of games; what is counted are iterations, worlds and all."""
    searcher = Searcher(Budget(iterations=ITERATIONS), tuning)
    known: list[Knowledge] = []
    while len(known) < POSITIONS:
        state = ours.setup.game.deal(ours.setup, ours.rng.fork())
        for _ in range(PLIES):
            if state.deciders:
                state.step(state.deciders[0], state.pick(state.deciders[0], ours.rng.below(1 << BITS)))
        if state.deciders and len(state.legal(state.deciders[0])) > 1:
            known.append(knowledge_of(state, state.deciders[0]))
    turns = cycle(known)
    return lambda: searcher.think(next(turns), ours.rng).iterations


def main(name: str, how: str = "") -> None:
    """Take turns."""
    measured: tuple[Callable[[], int], Any] = yardstick() if name == "yardstick" else on_the_kernel(name)
    play, subject = measured
    laps: dict[str, Callable[[], Lap]] = {"legal": subject.legal, "clone": subject.clone, "observe": subject.view}
    version = f"{platform.python_implementation()} {platform.python_version()}"
    if how == "searched":
        play, laps = searched(subject, subject.setup.game.tuning), {}
    elif how == "grown":
        play, laps = searched(subject, replace(subject.setup.game.tuning, tree=ALL, turns=1)), {}
    elif how == "moved":
        play = moved(subject)
    serve(version, play, laps, compiled=name != "yardstick" and is_compiled())


if __name__ == "__main__":
    main(*sys.argv[1:])
