"""Rules of thumb of a competent player, from what its seat knows (``judgement/player.py``)."""

from __future__ import annotations

from typing import Final

from meijin.games.crossover.judgement.player import Player
from meijin.games.crossover.state import Crossover
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import Knowledge

# How many positions a decision may look at.
LOOKS: Final = 60


def rate(knowledge: Knowledge, rng: Rng) -> list[float]:
    """How good each legal action looks."""
    if len(knowledge.legal) == 1:
        return [0.0]
    world = knowledge.world.clone()
    assert isinstance(world, Crossover)
    world.chance = rng.fork()  # looks ahead have a luck of their own
    return Player(world, knowledge.seat, LOOKS).rate(knowledge.legal)
