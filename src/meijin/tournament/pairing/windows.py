"""A round in which only brackets count: part by part, and where a part cannot be dealt, in a wider window (7.4).

The order is cut after brackets where an even number of players stands above. No pair need cross such a cut; every other
boundary of brackets must be crossed, and the least sum of squared gaps is the number of these. A part that cannot be
dealt that way costs at least 2 more. If 2 is enough, what differs lies between the part and its neighbours: one cut is
crossed by two pairs, or something differs inside of the part. So the part is solved together with both neighbours. Two
parts that cannot be dealt may share the 2 only if they are neighbours. Where a window needs more than this least,
nothing is known about the rest, and the whole round has to be solved at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from meijin.tournament.pairing.costs import PairCosts
from meijin.tournament.pairing.deal import OutOfBudget, Pair, deal
from meijin.tournament.pairing.first import first_cheapest

TRIES_PER_PLAYER: Final = 20

Part = list[range]


class Windows:
    """One search."""

    def __init__(self, costs: PairCosts, tries_per_player: int = TRIES_PER_PLAYER) -> None:
        self.costs = costs
        self.parts = parts_of(costs.brackets)
        self.tries_per_player = tries_per_player

    def pairs(self) -> list[Pair] | None:
        """The best pairing, if it has no clash and needs no more than parts and windows; otherwise None."""
        dealt = [self.dealt(part) for part in self.parts]
        stuck = [number for number, pairs in enumerate(dealt) if pairs is None]
        found: list[Pair] = []
        inside: set[int] = set()
        for window in windows_around(stuck, len(self.parts)):
            pairs = self.solved(self.parts[window.start : window.stop], least_more(stuck, window))
            if pairs is None:
                return None
            inside.update(window)
            found += pairs
        for number, pairs in enumerate(dealt):
            if number not in inside and pairs is not None:
                found += pairs
        return sorted(found)

    def dealt(self, part: Part) -> list[Pair] | None:
        """The part at its least, or None if that is impossible."""
        try:
            return deal(part, self.costs.own, self.tries_per_player * (part[-1].stop - part[0].start))
        except OutOfBudget:
            return self.solved([part], 0)

    def solved(self, parts: Sequence[Part], more: int) -> list[Pair] | None:
        """The best of these parts together, if it costs `more` than the least that parts can cost; otherwise None."""
        positions = range(parts[0][0].start, parts[-1][-1].stop)
        pairs = first_cheapest(self.costs.weights, positions)
        items = self.costs.total(pairs)
        least = sum(len(part) - 1 for part in parts)
        return pairs if items.clean and items.gaps == least + more else None


def parts_of(brackets: Sequence[range]) -> list[Part]:
    """Cut the order after every bracket above whose end an even number of players stands."""
    parts: list[Part] = [[]]
    for bracket in brackets:
        parts[-1].append(bracket)
        if bracket.stop % 2 == 0:
            parts.append([])
    return parts[:-1]


def windows_around(stuck: Sequence[int], parts: int) -> list[range]:
    """Each part that is stuck with both neighbours; windows that share a part are one."""
    windows: list[range] = []
    for number in stuck:
        start, stop = max(0, number - 1), min(parts, number + 2)
        if windows and start < windows[-1].stop:
            start = windows.pop().start
        windows.append(range(start, stop))
    return windows


def least_more(stuck: Sequence[int], window: range) -> int:
    """What the stuck parts of a window cost more at least: 2 for each, but two neighbours may share it."""
    inside = [number for number in stuck if number in window]
    runs = [len(list(run)) for _, run in groupby(enumerate(inside), key=lambda item: item[1] - item[0])]
    return sum(2 * ((length + 1) // 2) for length in runs)
