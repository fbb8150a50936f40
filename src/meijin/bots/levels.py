"""Opponents from first-timer to master, in every game; ``benchmarks/strength.md`` has how strong they are.

The weaker ones do not think for less time, they judge worse: that makes the mistakes that people make.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from meijin.bots.bot import Bot
from meijin.bots.search.budget import Budget
from meijin.bots.search.searcher import Searcher
from meijin.bots.search.thought import Thought
from meijin.bots.search.tree import ranked
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import Knowledge
from meijin.kernel.tuning import Tuning

PARTS: Final = 1000
LITTLE: Final = Searcher(Budget(iterations=50))
MORE: Final = Searcher(Budget(iterations=400))
MASTERLY: Final = Budget(seconds=0.9)  # and no more iterations than the game's ``Tuning.effort``


class Level(Bot):
    """One of these opponents. What they are called, and what to expect of them, stands in ``words/*/page/bots.ftl``."""


class Novice(Level):
    """Knows the rules of thumb, and often takes what looks second best, or worse."""

    name = "novice"

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        """What looks best, or not quite."""
        return slipping(knowledge, knowledge.setup.game.tuning.slip, rng)


class Regular(Level):
    """Plays by the rules of thumb, and is not always with it; where a game has no such rules, it searches a little."""

    name = "regular"

    def __init__(self, searcher: Searcher = LITTLE) -> None:
        self.searcher = searcher

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        """What looks best, but for a lapse."""
        game = knowledge.setup.game
        if not game.has_ratings:
            return self.searcher.choose(knowledge, rng)
        return slipping(knowledge, self.slip(game.tuning), rng)

    def slip(self, tuning: Tuning) -> float:
        """How often it passes over what looks best."""
        return tuning.lapse

    def within(self, seconds: float) -> Regular:
        """The same, with no more time than this for a search."""
        return type(self)(self.searcher.within(seconds))


class Expert(Regular):
    """Plays by the rules of thumb, every time; where a game has none, it searches for a moment."""

    name = "expert"

    def __init__(self, searcher: Searcher = MORE) -> None:
        super().__init__(searcher)

    def slip(self, tuning: Tuning) -> float:
        """Never."""
        del tuning
        return 0.0


class Meijin(Level, Searcher):
    """Searches for up to a second."""

    name = "meijin"

    def __init__(self) -> None:
        super().__init__(MASTERLY)

    def think(self, knowledge: Knowledge, rng: Rng) -> Thought:
        """A choice with everything that was found about it."""
        effort = knowledge.setup.game.tuning.effort
        return Searcher(replace(self.budget, iterations=effort)).think(knowledge, rng)


LEVELS: Final[tuple[type[Level], ...]] = (Novice, Regular, Expert, Meijin)  # the weakest first


def slipping(knowledge: Knowledge, slip: float, rng: Rng) -> int:
    """What the rules of thumb say, or with the chance of a slip what is next best, and with the same chance on."""
    ranks = ranked(knowledge, rng)
    place = 0
    while place < len(ranks) - 1 and rng.below(PARTS) < PARTS * slip:
        place += 1
    return ranks[place][rng.below(len(ranks[place]))]
