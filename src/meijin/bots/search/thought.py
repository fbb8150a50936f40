"""What a search has found: its candidates, how good they are, and what it expects."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from meijin.kernel.setup import Setup

CERTAIN: Final = 1.96  # standard errors to either side hold 95 of 100
UNKNOWN: Final = 0.5  # the standard error where nothing is known


@dataclass(frozen=True)
class Candidate:
    """A choice as a search sees it."""

    action: int
    visits: int
    chance: float  # to win, for the seat that decides
    error: float  # its standard error

    @property
    def is_tried(self) -> bool:
        """Whether anything is known of it."""
        return self.visits > 0 or self.error < UNKNOWN

    @property
    def interval(self) -> tuple[float, float]:
        """Where the chance lies with 95 %, as far as the search can tell."""
        return max(0.0, self.chance - CERTAIN * self.error), min(1.0, self.chance + CERTAIN * self.error)


@dataclass(frozen=True)
class Thought:
    """A decision, and why."""

    action: int
    candidates: tuple[Candidate, ...]  # the one that is chosen, then the most tried first
    line: tuple[tuple[int, int], ...]  # the play that is expected: seats and actions, this one first
    iterations: int
    setup: Setup = field(compare=False)  # of the world that the line was played in, in whose words it is told


def error_of(visits: int, total: float, squares: float) -> float:
    """The standard error of a mean.

    >>> error_of(4, 2.0, 2.0)
    0.25
    """
    if visits < 2:
        return UNKNOWN
    mean = total / visits
    return sqrt(max(0.0, squares / visits - mean * mean) / visits)
