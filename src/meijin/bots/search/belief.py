"""Which worlds a seat believes in: those in which the others would have played as they did come more often."""

from __future__ import annotations

import logging
from math import inf
from typing import Final

from meijin.kernel.generator import BITS, Rng
from meijin.kernel.knowledge import Knowledge
from meijin.kernel.state import State

DRAWN: Final = 64  # possible worlds of which some are taken together
TAKEN: Final = 16
_log = logging.getLogger(__name__)


class Belief:
    """The worlds of a seat, each as often as it is likely."""

    def __init__(self, knowledge: Knowledge) -> None:
        self.seat = knowledge.seat
        self.worlds = knowledge.worlds()
        self.weighs = type(knowledge.world).likelihood is not State.likelihood
        if self.weighs:
            self.worlds.lean()
        self.taken: list[State] = []
        self.told = False

    def draw(self, rng: Rng) -> State:
        """A world that the seat believes in; the caller may not change it, for it can come twice."""
        if not self.weighs:
            return self.worlds.draw(rng)
        if not self.taken:
            drawn: list[State] = []
            weights: list[float] = []
            for _ in range(DRAWN):
                world = self.worlds.draw(rng)
                drawn.append(world)
                weights.append(world.likelihood(self.seat) / self.worlds.leaning)
            self.taken = self._resampled(drawn, weights, rng)
        return self.taken.pop()

    def _resampled(self, drawn: list[State], weights: list[float], rng: Rng) -> list[State]:
        """Some of the worlds, in proportion to their weights, at even steps through all of them."""
        whole = sum(weights)
        if not 0.0 < whole < inf:
            if not self.told:
                self.told = True
                _log.warning(
                    "the belief in %s rules out every world: all count alike", self.worlds.base.setup.game.name
                )
            return drawn[:TAKEN]
        step = whole / TAKEN
        mark = step * rng.below(1 << BITS) / (1 << BITS)
        taken: list[State] = []
        reached = 0.0
        for world, weight in zip(drawn, weights, strict=True):
            reached += weight
            while mark < reached and len(taken) < TAKEN:
                taken.append(world)
                mark += step
        return taken or drawn[:TAKEN]
