"""The first of all cheapest pairings in the order (the last item of 7.4).

The prices of one cheapest matching say which pairs any cheapest matching can have. From these the order is dealt from
the top, everybody with the first who is left. If that comes to a dead end, the matching is the
referee: it tells how many of the dealt pairs belong to some cheapest pairing, and which is the next pair that does.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from meijin.tournament.pairing.cheapest import Cheapest, cheapest_pairing
from meijin.tournament.pairing.matching import cheapest_matching
from meijin.tournament.pairing.weights import Weights

Pair = tuple[int, int]


def first_cheapest(weights: Weights, vertices: Sequence[int]) -> list[Pair]:
    """The cheapest pairs of these vertices, given in their order; of several cheapest ways the first."""
    deal = _Deal(weights, vertices)
    while not deal.finished():
        deal.back_to_a_good_start()
    return deal.pairs


def first_by_weight(weights: Weights, players: int) -> list[Pair]:
    """The same by a single matching, in which the partners' positions count as well, in numbers of as many digits as
    there are players: far slower, and independent of all that is done here.
    """
    base = players + 1
    graph = [
        [
            (other, weights(one, other) * base**players + max(one, other) * base ** (players - 1 - min(one, other)))
            for other in range(players)
            if other != one
        ]
        for one in range(players)
    ]
    found = cheapest_matching(graph)
    assert found is not None  # every two may be paired, at some cost
    return [(one, other) for one, other in enumerate(found.mates) if one < other]


class _Deal:
    """Pairs dealt so far. The first `good` of them are known to belong to the answer."""

    def __init__(self, weights: Weights, vertices: Sequence[int]) -> None:
        self.weights = weights
        self.vertices = vertices
        self.proof = cheapest_pairing(weights, vertices)
        self.shared = _prices_around(self.proof)
        self.pairs: list[Pair] = []
        self.good = 0

    def finished(self) -> bool:
        """Deal on from the pairs at hand, always the first pair possible, until all are paired or there is none."""
        self.pairs = self.pairs[: self.good]
        taken = {vertex for pair in self.pairs for vertex in pair}
        left = {number for pair in self.pairs for number in self.leaves(*pair)}
        for place, upper in enumerate(self.vertices):
            if upper in taken:
                continue
            pair = next(self.possible(upper, place, taken, left), None)
            if pair is None:
                return False
            self.pairs.append(pair)
            taken.update(pair)
            left |= self.leaves(*pair)
        return True

    def possible(self, upper: int, place: int, taken: set[int], left: set[int]) -> Iterator[Pair]:
        for other in self.vertices[place + 1 :]:
            if other not in taken and self.tight(upper, other) and not self.leaves(upper, other) & left:
                yield upper, other

    def tight(self, one: int, other: int) -> bool:
        prices = self.proof.prices
        slack = 2 * self.weights(one, other) - prices[one] - prices[other]
        if slack > 0:
            return False
        mine, yours = self.shared[one], self.shared[other]
        return slack + sum(price for number, price in mine.items() if number in yours) == 0

    def leaves(self, one: int, other: int) -> set[int]:
        """The priced blossoms that this pair goes out of. Of each only one pair may."""
        return self.shared[one].keys() ^ self.shared[other].keys()

    def back_to_a_good_start(self) -> None:
        """Find the longest start that belongs to a cheapest pairing, and the next pair that goes on from it."""
        good, bad = self.good, len(self.pairs) + 1
        while bad - good > 1:
            middle = (good + bad) // 2
            if self.can_begin(self.pairs[:middle]):
                good = middle
            else:
                bad = middle
        start = self.pairs[:good]
        taken = {vertex for pair in start for vertex in pair}
        left = {number for pair in start for number in self.leaves(*pair)}
        place, upper = next((at, vertex) for at, vertex in enumerate(self.vertices) if vertex not in taken)
        tried = self.pairs[good] if good < len(self.pairs) else None
        for pair in self.possible(upper, place, taken, left):
            if pair != tried and self.can_begin([*start, pair]):
                self.pairs, self.good = [*start, pair], good + 1
                return
        raise AssertionError("some pairing was the cheapest, so every start of it goes on")

    def can_begin(self, start: Sequence[Pair]) -> bool:
        taken = {vertex for pair in start for vertex in pair}
        rest = [vertex for vertex in self.vertices if vertex not in taken]
        spent = sum(self.weights(*pair) for pair in start)
        return spent + cheapest_pairing(self.weights, rest).total == self.proof.total


def _prices_around(proof: Cheapest) -> dict[int, dict[int, int]]:
    """For every vertex the blossoms around it and their prices."""
    around: dict[int, dict[int, int]] = {vertex: {} for vertex in proof.mates}
    for number, blossom in enumerate(proof.blossoms):
        for vertex in blossom.vertices:
            around[vertex][number] = blossom.price
    return around
