"""How often a player is asked in a turn: ``python -m benchmarks.clicks [GAME ...]``.

Every seat plays by instinct. A question is one click, or as many as a set of cards has; so the figures are the least
there can be. The first seat is counted, in turns as the game counts them.
"""

from __future__ import annotations

import sys
from typing import Final, NamedTuple

from meijin.kernel.game import Game
from meijin.kernel.generator import BITS, Rng
from meijin.kernel.registry import find, names

GAMES: Final = 40


class Asked(NamedTuple):
    """The questions of one seat."""

    turns: int
    everything: int
    alone: int  # without those that have one answer, with which play goes on
    skipped: int  # and without the steps at which a player may wish not to be asked


def asked(game: Game, seed: int) -> Asked:
    """How often the first seat is asked in one game."""
    setup = game.prepare(None, {})
    rng = Rng(seed)
    state = game.deal(setup, rng.fork())
    everything = alone = skipped = 0
    while state.deciders:
        seat = state.deciders[0]
        if seat == 0:
            choices = [state.text(action) for action in state.legal(seat)]
            found = game.routine(state.view(seat), choices)
            goes_on = found is not None and len(choices) == 1
            everything += 1
            alone += not goes_on
            skipped += not goes_on and not (found is not None and found[0].optional)
        state.step(seat, state.instinct(seat, rng.below(1 << BITS)))
    return Asked(state.turns_begun(0), everything, alone, skipped)


def main(games: list[str]) -> None:
    """Count for these games, or for all."""
    print("| game | asked a turn | going on with an only answer | and not asked at optional steps |")
    print("| --- | --- | --- | --- |")
    for name in games or names():
        counts = [asked(find(name), seed) for seed in range(GAMES)]
        turns, *rest = (sum(column) for column in zip(*counts, strict=True))
        print(f"| {find(name).name} | " + " | ".join(f"{count / turns:.1f}" for count in rest) + " |", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
