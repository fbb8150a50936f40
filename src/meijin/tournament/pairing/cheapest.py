"""The cheapest perfect matching of many vertices, without looking at all of their pairs.

A large field has too many pairs to give all of them to the blossom algorithm. It gets some for each vertex; then the
prices of its answer show which of the others would make it cheaper. These are added until there are none: the answer
is then the cheapest of all pairs, not only of those it was given.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from meijin.tournament.pairing.kindprices import kind_prices
from meijin.tournament.pairing.matching import Blossom, cheapest_matching
from meijin.tournament.pairing.weights import Weights

ALL_PAIRS_UP_TO: Final = 96
KINDS_NEARBY: Final = 4  # with how many kinds, the most promising first, a vertex gets pairs to begin with
NEIGHBOURS: Final = 6  # and how many pairs of each
ADDED_AT_ONCE: Final = 12  # how many missing pairs a vertex gets at a time


class Cheapest(Struct, frozen=True):
    """A cheapest matching of some vertices and what proves it, by vertex. Prices are in units of half a cost."""

    total: int
    mates: dict[int, int]
    prices: dict[int, int]
    blossoms: list[Blossom]


def cheapest_pairing(weights: Weights, vertices: Sequence[int]) -> Cheapest:
    """The cheapest way to pair an even number of vertices."""
    edges = _Edges(weights, vertices)
    prices = edges.prices
    while True:
        found = cheapest_matching(edges.graph, prices)
        assert found is not None  # the edges to begin with hold a perfect matching
        missing = list(edges.missing(found.prices, found.blossoms))
        if not missing:
            break
        prices = without_blossoms(found.prices, found.blossoms)
        for one, other, cost in missing:
            edges.add(one, other, cost)
            prices[one] += min(0, 2 * cost - prices[one] - prices[other])
    total = sum(weights(vertices[one], vertices[other]) for one, other in enumerate(found.mates) if one < other)
    return Cheapest(
        total,
        {vertices[one]: vertices[other] for one, other in enumerate(found.mates)},
        {vertices[one]: price for one, price in enumerate(found.prices)},
        [Blossom(tuple(vertices[one] for one in blossom.vertices), blossom.price) for blossom in found.blossoms],
    )


def without_blossoms(prices: list[int], blossoms: Sequence[Blossom]) -> list[int]:
    """Prices of vertices alone, with which no edge has less slack than before."""
    prices = prices[:]
    for blossom in blossoms:
        for vertex in blossom.vertices:
            prices[vertex] -= blossom.price // 2
    return prices


class _Edges:
    """The edges that the algorithm is given, between places in the list of vertices, and prices to begin with."""

    def __init__(self, weights: Weights, vertices: Sequence[int]) -> None:
        self.weights = weights
        self.vertices = vertices
        self.complete = len(vertices) <= ALL_PAIRS_UP_TO
        self.graph: list[list[tuple[int, int]]] = [[] for _ in vertices]
        self.known: list[set[int]] = [set() for _ in vertices]
        self.members: dict[int, list[int]] = {}
        self.prices: list[int] | None = None
        if self.complete:
            self.graph = [
                [(place, weights(one, other)) for place, other in enumerate(vertices) if other != one]
                for one in vertices
            ]
        else:
            for place, vertex in enumerate(vertices):
                self.members.setdefault(weights.kind[vertex], []).append(place)
            self.begin()

    def begin(self) -> None:
        kinds = list(self.members)
        sizes = [len(self.members[kind]) for kind in kinds]
        costs = [[self.weights.table[kind][other] for other in kinds] for kind in kinds]
        start = kind_prices(sizes, costs)
        self.prices = [0 for _ in self.vertices]
        for number, kind in enumerate(kinds):
            promise = [
                (
                    -start.flow[number][other] - start.flow[other][number],
                    2 * cost - start.prices[number] - start.prices[other],
                    abs(other - number),
                    other,
                )
                for other, cost in enumerate(costs[number])
            ]
            for at, place in enumerate(self.members[kind]):
                self.prices[place] = start.prices[number]
                for *_, other in sorted(promise)[:KINDS_NEARBY]:
                    self.connect(place, at, self.members[kinds[other]])
        for place in range(0, len(self.vertices), 2):  # so that there is a perfect matching at all
            self.add(place, place + 1, self.weights(self.vertices[place], self.vertices[place + 1]))

    def connect(self, place: int, at: int, others: list[int]) -> None:
        """Give a vertex pairs that cost nothing of their own."""
        own = self.weights.extra[self.vertices[place]]
        wanted = NEIGHBOURS
        for step in range(1, min(len(others), 4 * NEIGHBOURS) + 1):
            other = others[(at + step) % len(others)]
            if other != place and self.vertices[other] not in own:
                self.add(place, other, self.weights(self.vertices[place], self.vertices[other]))
                wanted -= 1
                if not wanted:
                    return

    def add(self, one: int, other: int, cost: int) -> None:
        if other not in self.known[one]:
            self.known[one].add(other)
            self.known[other].add(one)
            self.graph[one].append((other, cost))
            self.graph[other].append((one, cost))

    def missing(self, prices: list[int], blossoms: Sequence[Blossom]) -> Iterator[tuple[int, int, int]]:
        """Pairs not given so far that are worth more than they cost."""
        if self.complete:
            return
        around: list[dict[int, int]] = [{} for _ in self.vertices]
        for number, blossom in enumerate(blossoms):
            for place in blossom.vertices:
                around[place][number] = blossom.price
        dearest = {kind: sorted(places, key=lambda at: -prices[at]) for kind, places in self.members.items()}
        for kind, places in dearest.items():
            for other_kind, others in dearest.items():
                cost = 2 * self.weights.table[kind][other_kind]
                for one in places:
                    if prices[one] + prices[others[0]] <= cost:
                        break
                    yield from self.missing_of(one, others, cost, prices, around)

    def missing_of(
        self, one: int, others: list[int], cost: int, prices: list[int], around: list[dict[int, int]]
    ) -> Iterator[tuple[int, int, int]]:
        added = 0
        for other in others:
            if prices[one] + prices[other] <= cost or added == ADDED_AT_ONCE:
                return
            if other == one or other in self.known[one]:
                continue
            own = self.weights(self.vertices[one], self.vertices[other])
            shared = sum(price for number, price in around[one].items() if number in around[other])
            if 2 * own - prices[one] - prices[other] + shared < 0:
                added += 1
                yield one, other, own
