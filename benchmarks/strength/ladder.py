"""One scale for all bots of a game, from contests of pairs of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from typing import Final

import numpy as np

ELO: Final = 400 / log(10)
BASE: Final = 1500  # of the bot the scale hangs on
FIRM: Final = 1e6  # how firmly


@dataclass(frozen=True)
class Pair:
    """What one bot had of the win against another."""

    first: str
    second: str
    share: float
    error: float
    fair: float  # the share of an equal bot

    @property
    def lead(self) -> float:
        """By how much the first is stronger: odds against those of an equal bot, so that all numbers of seats compare.

        >>> round(Pair("a", "b", 0.75, 0.05, 0.5).lead)
        191
        >>> round(Pair("a", "b", 0.5, 0.05, 0.25).lead)
        191
        """
        share = min(1.0 - self.least, max(self.least, self.share))
        return ELO * (log(share / (1.0 - share)) - log(self.fair / (1.0 - self.fair)))

    @property
    def duel(self) -> float:
        """The share that somebody with the same lead would have in a game of two.

        >>> Pair("a", "b", 0.4, 0.05, 0.25).duel > Pair("a", "b", 0.4, 0.05, 0.5).duel
        True
        >>> round(Pair("a", "b", 0.4, 0.05, 0.25).duel, 3)
        0.667
        """
        odds = self.share * (1.0 - self.fair), self.fair * (1.0 - self.share)
        return odds[0] / sum(odds)

    @property
    def least(self) -> float:
        """The smallest share that so many games can tell from none."""
        return min(0.1, max(0.005, self.error))

    @property
    def doubt(self) -> float:
        """The standard error of the lead."""
        share = min(1.0 - self.least, max(self.least, self.share))
        return ELO * max(self.error, 0.01) / (share * (1.0 - share))


def ladder(pairs: Sequence[Pair], anchor: str) -> dict[str, tuple[float, float]]:
    """The rating of every bot with its standard error, the strongest first; the anchor's is given.

    >>> found = ladder([Pair("a", "b", 0.75, 0.05, 0.5), Pair("b", "c", 0.75, 0.05, 0.5)], "b")
    >>> {name: round(rating) for name, (rating, _) in found.items()}
    {'a': 1691, 'b': 1500, 'c': 1309}

    Whoever has met nobody that leads to the anchor has no rating.
    """
    names = sorted(connected(pairs, anchor))
    pairs = [pair for pair in pairs if pair.first in names]
    place = {name: number for number, name in enumerate(names)}
    matrix, vector = np.zeros((len(names), len(names))), np.zeros(len(names))
    matrix[place[anchor], place[anchor]] = FIRM
    for pair in pairs:
        one, two, weight = place[pair.first], place[pair.second], 1.0 / pair.doubt**2
        matrix[one, one] += weight
        matrix[two, two] += weight
        matrix[one, two] -= weight
        matrix[two, one] -= weight
        vector[one] += weight * pair.lead
        vector[two] -= weight * pair.lead
    spread = np.linalg.pinv(matrix)
    ratings = spread @ vector
    found = {name: (BASE + float(ratings[n]), sqrt(max(0.0, float(spread[n, n])))) for name, n in place.items()}
    return dict(sorted(found.items(), key=lambda each: -each[1][0]))


def connected(pairs: Sequence[Pair], anchor: str) -> set[str]:
    """The bots that have met the anchor, or somebody who has, and so on.

    >>> sorted(connected([Pair("a", "b", 0.5, 0.1, 0.5), Pair("x", "y", 0.5, 0.1, 0.5)], "b"))
    ['a', 'b']
    """
    found = {anchor}
    for _ in pairs:
        for pair in pairs:
            both = {pair.first, pair.second}
            found |= both if found & both else set()
    return found
