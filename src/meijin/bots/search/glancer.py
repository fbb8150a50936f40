"""A bot that looks one decision ahead, and trusts what was learned about the positions it finds there."""

from __future__ import annotations

from meijin.bots.bot import Bot
from meijin.bots.search.afterwards import afterwards
from meijin.kernel.errors import MeijinError
from meijin.kernel.estimate import Estimator, Network
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import Knowledge
from meijin.kernel.setup import Setup
from meijin.kernel.weights import contest, estimator_of


class Glancer(Bot):
    """Chooses the action after which its chance to win is best, in a few possible worlds.

    Where search plays turns to their end before it values anything (``Tuning.turns``), so does this, by instinct.
    """

    name = "glance"

    def __init__(self, worlds: int = 8, network: Network | None = None) -> None:
        self.worlds = worlds
        self.network = network  # where it is not the game's own

    def estimator(self, setup: Setup) -> Estimator:
        """What it believes in."""
        if self.network is not None:
            return Estimator(self.network, setup.sides, setup.players)
        known = estimator_of(setup)
        if known is None:
            raise MeijinError(f"nothing was learned yet about {setup.game.name} of this kind ({contest(setup)})")
        return known

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        """The action with the best chance, or at once the only one."""
        legal = knowledge.legal
        if len(legal) == 1:
            return legal[0]
        possible = knowledge.worlds()
        worlds = [possible.draw(rng) for _ in range(self.worlds)]
        turns = knowledge.setup.game.tuning.turns
        chances = afterwards(self.estimator(knowledge.setup), worlds, knowledge.seat, legal, turns, rng)
        return legal[chances.index(max(chances))]
