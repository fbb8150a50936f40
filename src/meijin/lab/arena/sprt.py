"""When enough has been played: Wald's sequential test on blocks, and intervals for what was found.

A block is one deal, played once with the bots in every place. Its score is what the first bot has of the win on
average, so that a lucky deal helps both. The test is the generalised one of chess engines: the scores of blocks are
taken as normally distributed with the spread that was seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from typing import Final

from meijin.bots import certainty

ALPHA: Final = 0.05  # how often an equal bot passes for a stronger one
BETA: Final = 0.05  # how often a stronger one does not pass
LEAST: Final = 8  # blocks before anything is decided: from fewer no spread can be told


@dataclass(frozen=True)
class Tally:
    """The scores of some blocks."""

    blocks: int
    mean: float
    error: float  # the standard error of the mean
    games: int  # of all blocks

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true mean lies with 95 %."""
        return certainty.interval(self.mean, self.error, self.games)


def tally(scores: Sequence[float], each: int = 1) -> Tally:
    """Mean and standard error of blocks of so many games each.

    >>> tally([0.0, 1.0, 0.5, 0.5]).mean
    0.5
    """
    count, total = len(scores), sum(scores)
    error = certainty.error_of(count, total, sum(score * score for score in scores))
    return Tally(count, total / count if count else 0.5, error, count * each)


def likelihood(result: Tally, equal: float, better: float) -> float:
    """The logarithm of how much likelier the scores are if the first bot is better than if it is equal."""
    return (better - equal) * (2.0 * result.mean - equal - better) / (2.0 * result.error**2)


def verdict(result: Tally, equal: float, better: float) -> str:
    """``passed``, ``failed`` or, while more games are needed, nothing."""
    if result.blocks < LEAST:
        return ""
    ratio = likelihood(result, equal, better)
    if ratio >= log((1 - BETA) / ALPHA):
        return "passed"
    return "failed" if ratio <= log(BETA / (1 - ALPHA)) else ""
