"""Climb, a card game for three: the example of a game that keeps counts instead of cards in zones.

It is what the speed of the kernel is measured with; its rules stand in ``benchmarks/README.md``.

>>> import meijin
>>> from meijin.kernel import registry
>>> registry.register(CLIMB)
>>> state = meijin.new("climb", seed=7)
>>> state.view(0)["phase"], state.view(0)["deciders"]
('lead', ['red'])
"""

from meijin.kernel.testing.climb.game import CLIMB, ClimbGame
from meijin.kernel.testing.climb.rules import Climb, Ending

__all__ = ["CLIMB", "Climb", "ClimbGame", "Ending"]
