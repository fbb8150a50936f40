"""The best candidates against each other, in the same worlds and with the same luck: only the choice differs."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from meijin.bots.search.thought import Candidate, error_of

FEW: Final = 24  # worlds before anything is left out
HOPELESS: Final = 2.5  # standard errors behind the best at which a candidate is left out


class Trial:
    """What each of some actions turned out to be worth, world by world."""

    def __init__(self, actions: Sequence[int]) -> None:
        self.worths: dict[int, list[float]] = {action: [] for action in actions}
        self.open = list(actions)  # those that are still tried

    def note(self, worths: Sequence[float]) -> None:
        """What the open candidates were worth in one more world."""
        for action, worth in zip(self.open, worths, strict=True):
            self.worths[action].append(worth)
        tried = len(self.worths[self.open[0]])
        if tried >= FEW and tried % FEW == 0:
            best = self.best()
            self.open = [each for each in self.open if each == best or self.lead(best, each)[0] <= HOPELESS]

    def best(self) -> int:
        """The open candidate that was worth most."""
        return max(self.open, key=lambda action: sum(self.worths[action]))

    def lead(self, action: int, other: int) -> tuple[float, float]:
        """By how many standard errors one action is better than another, and by how much."""
        pairs = list(zip(self.worths[action], self.worths[other], strict=False))
        count = len(pairs)
        if not count:
            return 0.0, 0.0
        gains = [one - two for one, two in pairs]
        gain = sum(gains) / count
        error = sqrt(sum((each - gain) ** 2 for each in gains)) / count
        return (gain / error if error else 1000.0 * (gain > 0) - 1000.0 * (gain < 0)), gain

    def candidate(self, action: int, visits: int) -> Candidate:
        """An action with its chance, as the trial sees it."""
        worths = self.worths[action]
        count = len(worths)
        total, squares = sum(worths), sum(each * each for each in worths)
        return Candidate(action, visits, total / count, error_of(count, total, squares))
