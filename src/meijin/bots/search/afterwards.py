"""What every action leads to, looked at one decision deep. This module is compiled with the core."""

from __future__ import annotations

from typing import Final

from meijin.kernel.estimate import Estimator
from meijin.kernel.generator import BITS, Rng
from meijin.kernel.state import State

NUMBERS: Final = 1 << BITS


def afterwards(
    estimator: Estimator, worlds: list[State], seat: int, legal: list[int], turns: int, rng: Rng
) -> list[float]:
    """The chance of a seat to win after each of its actions, on the average of the worlds.

    All actions meet the same luck. So many turns are played on by instinct; without any, what nobody can choose is
    walked through, to the next true decision.
    """
    totals = [0.0] * len(legal)
    for world in worlds:
        luck = rng.fork()
        for place in range(len(legal)):
            after = world.clone()
            after.chance = luck
            after.step(seat, legal[place])
            if turns:
                _play_on(after, world.tempo() + turns, Rng(luck))
            while not turns and len(after.deciders) == 1:
                choices = after.legal(after.deciders[0])
                if len(choices) > 1:
                    break
                after.step(after.deciders[0], choices[0])
            shares = estimator.chances(after) if after.deciders else list(after.shares())
            totals[place] += shares[seat]
    return totals


def _play_on(world: State, end: int, rng: Rng) -> None:
    """Play by instinct until so many turns have begun."""
    while world.deciders and world.tempo() < end:
        seat = world.deciders[0]
        world.step(seat, world.instinct(seat, rng.below(1 << BITS)))
