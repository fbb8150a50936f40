"""The first of all cheapest pairings in the order (the last item of 7.4).

The prices of one cheapest matching say which pairs any cheapest matching can have. From these the order is dealt from
the top, everybody with the first who is left. If that comes to a dead end, the matching is the
referee: it tells how many of the dealt pairs belong to some cheapest pairing, and which is the next pair that does.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from meijin.tournament.pairing.cheapest import Cheapest, cheapest_pairing
from meijin.tournament.pairing.kindprices import kind_prices
from meijin.tournament.pairing.weights import Weights

Pair = tuple[int, int]


def first_cheapest(weights: Weights, vertices: Sequence[int]) -> list[Pair]:
    """The cheapest pairs of these vertices, given in their order; of several cheapest ways the first."""
    deal = _Deal(weights, vertices)
    while not deal.finished():
        deal.back_to_a_good_start()
    return deal.pairs


class _Hand:
    """Some pairs, and what there is to know of them: who is taken, which blossoms were left, what it has cost."""

    def __init__(self, deal: _Deal, pairs: Sequence[Pair]) -> None:
        self.deal = deal
        self.pairs: list[Pair] = []
        self.taken: set[int] = set()
        self.left: set[int] = set()
        self.spent = 0
        self.of_kind = Counter(deal.weights.kind[vertex] for vertex in deal.vertices)
        for pair in pairs:
            self.add(pair)

    def add(self, pair: Pair) -> None:
        self.pairs.append(pair)
        self.taken.update(pair)
        self.left |= self.deal.leaves(*pair)
        self.spent += self.deal.weights(*pair)
        self.of_kind.subtract(self.deal.weights.kind[vertex] for vertex in pair)


class _Deal:
    """Pairs dealt so far. The first `good` of them are known to belong to the answer."""

    def __init__(self, weights: Weights, vertices: Sequence[int]) -> None:
        self.weights = weights
        self.vertices = vertices
        self.proof = cheapest_pairing(weights, vertices)
        self.shared = _prices_around(self.proof)
        self.pairs: list[Pair] = []
        self.good = 0
        self.suspects: set[Pair] = set()  # pairs of kinds that have led to a dead end
        self.bounds: dict[frozenset[Pair], int] = {}

    def finished(self) -> bool:
        """Deal on from the pairs at hand, always the first pair possible, until all are paired or there is none."""
        hand = _Hand(self, self.pairs[: self.good])
        self.pairs = hand.pairs
        for place, upper in enumerate(self.vertices):
            if upper not in hand.taken:
                pair = next(self.possible(upper, place, hand), None)
                if pair is None:
                    return False
                hand.add(pair)
        return True

    def possible(self, upper: int, place: int, hand: _Hand) -> Iterator[Pair]:
        for other in self.vertices[place + 1 :]:
            if (
                other not in hand.taken
                and self.tight(upper, other)
                and not self.leaves(upper, other) & hand.left
                and self.leaves_room(upper, other, hand)
            ):
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

    def leaves_room(self, one: int, other: int, hand: _Hand) -> bool:
        """Whether by the numbers of each kind the rest may come cheap enough. Looked at where it has failed before."""
        kinds = self.weights.kind[one], self.weights.kind[other]
        if kinds not in self.suspects:
            return True
        rest = Counter(hand.of_kind)
        rest.subtract(kinds)
        return 2 * (hand.spent + self.weights(one, other)) + self.bound(rest) <= 2 * self.proof.total

    def bound(self, rest: Counter[int]) -> int:
        """What so many of each kind cost at least, doubled."""
        sizes = frozenset((kind, size) for kind, size in rest.items() if size)
        if sizes not in self.bounds:
            kinds = [kind for kind, _ in sizes]
            costs = [[self.weights.table[kind][other] for other in kinds] for kind in kinds]
            prices = kind_prices([size for _, size in sizes], costs).prices
            self.bounds[sizes] = sum(size * price for (_, size), price in zip(sizes, prices, strict=True))
        return self.bounds[sizes]

    def back_to_a_good_start(self) -> None:
        """Find the longest start that belongs to a cheapest pairing, and the next pair that goes on from it."""
        good, bad = self.good, len(self.pairs) + 1
        while bad - good > 1:
            middle = (good + bad) // 2
            if self.can_begin(_Hand(self, self.pairs[:middle])):
                good = middle
            else:
                bad = middle
        hand = _Hand(self, self.pairs[:good])
        tried = self.pairs[good] if good < len(self.pairs) else None
        if tried is not None:
            one, other = (self.weights.kind[vertex] for vertex in tried)
            self.suspects |= {(one, other), (other, one)}
        place, upper = next((at, vertex) for at, vertex in enumerate(self.vertices) if vertex not in hand.taken)
        for pair in self.possible(upper, place, hand):
            if pair != tried and self.can_begin(_Hand(self, [*hand.pairs, pair])):
                self.pairs, self.good = [*hand.pairs, pair], good + 1
                return
        raise AssertionError("some pairing was the cheapest, so every start of it goes on")

    def can_begin(self, hand: _Hand) -> bool:
        rest = [vertex for vertex in self.vertices if vertex not in hand.taken]
        return hand.spent + cheapest_pairing(self.weights, rest).total == self.proof.total


def _prices_around(proof: Cheapest) -> dict[int, dict[int, int]]:
    """For every vertex the blossoms around it and their prices."""
    around: dict[int, dict[int, int]] = {vertex: {} for vertex in proof.mates}
    for number, blossom in enumerate(proof.blossoms):
        for vertex in blossom.vertices:
            around[vertex][number] = blossom.price
    return around
