"""What a search has found: its candidates, how good they are, and what it expects."""

from __future__ import annotations

from dataclasses import dataclass, field

from meijin.bots import certainty
from meijin.kernel.setup import Setup


@dataclass(frozen=True)
class Candidate:
    """A choice as a search sees it."""

    action: int
    visits: int
    chance: float  # to win, for the seat that decides
    error: float  # its standard error

    @property
    def interval(self) -> tuple[float, float]:
        """Where the chance lies with 95 %, as far as the search can tell."""
        return certainty.interval(self.chance, self.error, self.visits)


@dataclass(frozen=True)
class Thought:
    """A decision, and why."""

    action: int
    candidates: tuple[Candidate, ...]  # the one that is chosen, then the most tried first
    line: tuple[tuple[int, int], ...]  # the play that is expected: seats and actions, this one first
    iterations: int
    setup: Setup = field(compare=False)  # of the world that the line was played in, in whose words it is told
