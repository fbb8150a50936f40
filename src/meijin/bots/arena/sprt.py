"""When enough has been played: Wald's sequential test on blocks, and intervals for what was found.

A block is one deal, played once with the bots in every place. Its score is what the first bot has of the win on
average, so that a lucky deal helps both. The test is the generalised one of chess engines: the scores of blocks are
taken as normally distributed with the spread that was seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from typing import Final

ALPHA: Final = 0.05  # how often an equal bot passes for a stronger one
BETA: Final = 0.05  # how often a stronger one does not pass
LEAST: Final = 8  # blocks before anything is decided: from fewer no spread can be told
CERTAIN: Final = 1.96
IMAGINED: Final = 0.25  # the square of half a win: one more block so far off, or few equal scores would seem certain


@dataclass(frozen=True)
class Tally:
    """The scores of some blocks."""

    blocks: int
    mean: float
    variance: float  # of a single block

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return sqrt(self.variance / self.blocks) if self.blocks else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true mean lies with 95 %."""
        return max(0.0, self.mean - CERTAIN * self.error), min(1.0, self.mean + CERTAIN * self.error)


def tally(scores: Sequence[float]) -> Tally:
    """Mean and variance.

    >>> tally([0.0, 1.0, 0.5, 0.5]).mean
    0.5
    """
    count = len(scores)
    if not count:
        return Tally(0, 0.5, 0.25)
    mean = sum(scores) / count
    return Tally(count, mean, (sum((score - mean) ** 2 for score in scores) + IMAGINED) / count)


def likelihood(result: Tally, equal: float, better: float) -> float:
    """The logarithm of how much likelier the scores are if the first bot is better than if it is equal."""
    return result.blocks * (better - equal) * (2.0 * result.mean - equal - better) / (2.0 * result.variance)


def verdict(result: Tally, equal: float, better: float) -> str:
    """``passed``, ``failed`` or, while more games are needed, nothing."""
    if result.blocks < LEAST:
        return ""
    ratio = likelihood(result, equal, better)
    if ratio >= log((1 - BETA) / ALPHA):
        return "passed"
    return "failed" if ratio <= log(BETA / (1 - ALPHA)) else ""
