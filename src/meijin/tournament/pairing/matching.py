"""A minimum-cost perfect matching of any graph, exact in integers of any size: Edmonds' blossom algorithm.

One unmatched vertex after another grows an alternating tree until it reaches another one. Costs are doubled inside, so
that all prices stay whole numbers. The prices that come with the answer prove it: a perfect matching is cheapest just
if its edges have no slack and every blossom with a price is left by one edge only. So they describe all cheapest ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from typing import Final

from msgspec import Struct

Edge = tuple[int, int]
Graph = Sequence[Sequence[Edge]]
"""For each vertex the edges to others, as (other vertex, cost); every edge stands at both of its ends."""

FREE: Final = 0
OUTER: Final = 1  # reached from the root by an even number of edges: may grow the tree
INNER: Final = 2

GROW: Final = 0
SHRINK: Final = 1
EXPAND: Final = 2


class Blossom(Struct, frozen=True):
    """An odd set of vertices with its price."""

    vertices: tuple[int, ...]
    price: int


class Matching(Struct, frozen=True):
    """The cheapest perfect matching and its proof. Prices are in units of half a cost."""

    mates: list[int]
    prices: list[int]
    blossoms: list[Blossom]


def cheapest_matching(graph: Graph, prices: list[int] | None = None) -> Matching | None:
    """The cheapest perfect matching, or None if there is no perfect one.

    `prices` may give a start, for speed: no edge may cost less (doubled) than its two ends together.
    """
    return _Solver(graph, prices).solve()


class _Solver:
    """Blossoms are numbered from n on; below that a number is both a vertex and the blossom of it alone."""

    def __init__(self, graph: Graph, prices: list[int] | None) -> None:
        self.graph = graph
        self.count = len(graph)
        self.mates = [-1] * self.count
        self.prices = prices[:] if prices is not None else [min((c for _, c in edges), default=0) for edges in graph]
        self.top = list(range(self.count))  # the outermost blossom around each vertex
        self.parent: dict[int, int] = {}
        self.children: dict[int, list[int]] = {}
        self.links: dict[int, list[Edge]] = {}  # links[b][i]: the edge from child i to the next one, around the circle
        self.leaves: dict[int, list[int]] = {}
        self.price: dict[int, int] = {}
        self.numbers = self.count
        self.label: dict[int, int] = {}  # of outermost blossoms in the tree
        self.entry: dict[int, Edge | None] = {}  # the edge by which the tree came in: (outside, inside)
        self.time = 0  # by how much the root's price has risen in this stage
        self.events: list[tuple[int, int, int, int, int, int]] = []
        self.pushed = 0

    def solve(self) -> Matching | None:
        if self.count % 2:
            return None
        self.begin_greedily()
        for root in range(self.count):
            if self.mates[root] < 0 and not self.stage(root):
                return None
        blossoms = [Blossom(tuple(self.leaves[b]), price) for b, price in self.price.items() if price]
        return Matching(self.mates, self.prices, blossoms)

    def begin_greedily(self) -> None:
        for vertex in range(self.count):
            if self.mates[vertex] >= 0:
                continue
            prices = self.prices
            slacks = [(2 * cost - prices[other], other) for other, cost in self.graph[vertex]]
            if not slacks:
                continue
            prices[vertex] = least = min(slacks)[0]
            for slack, other in slacks:
                if slack == least and self.mates[other] < 0:
                    self.mates[vertex], self.mates[other] = other, vertex
                    break

    # One stage: a tree from one unmatched vertex until another one is reached.

    def stage(self, root: int) -> bool:
        self.label.clear()
        self.entry.clear()
        self.events.clear()
        self.time = 0
        done = self.make_outer(self.top[root], None)
        while not done:
            if not self.events:
                return False
            time, kind, _, one, other, cost = heappop(self.events)
            if time > self.time:
                self.raise_prices(time - self.time)
            if kind == EXPAND:
                if self.label.get(one) == INNER and self.price[one] == 0:
                    done = self.expand_inner(one)
            elif kind == GROW:
                # A blossom that was an inner one for a while has kept its slack: then this came too early.
                if self.top[other] not in self.label and 2 * cost == self.prices[one] + self.prices[other]:
                    done = self.grow(one, other)
            elif self.top[one] != self.top[other]:
                done = self.shrink(one, other)
        self.dissolve_worthless()
        return True

    def vertices(self, blossom: int) -> Sequence[int]:
        return (blossom,) if blossom < self.count else self.leaves[blossom]

    def raise_prices(self, by: int) -> None:
        self.time += by
        prices = self.prices
        for blossom, label in self.label.items():
            change = by if label == OUTER else -by
            if blossom < self.count:
                prices[blossom] += change
            else:
                for vertex in self.leaves[blossom]:
                    prices[vertex] += change
                self.price[blossom] += 2 * change

    def push(self, time: int, kind: int, one: int, other: int, cost: int) -> None:
        self.pushed += 1
        heappush(self.events, (time, kind, self.pushed, one, other, cost))

    def make_outer(self, blossom: int, entry: Edge | None) -> bool:
        self.label[blossom] = OUTER
        self.entry[blossom] = entry
        return self.scan(self.vertices(blossom))

    def make_inner(self, blossom: int, entry: Edge) -> None:
        self.label[blossom] = INNER
        self.entry[blossom] = entry
        if blossom >= self.count:
            self.push(self.time + self.price[blossom] // 2, EXPAND, blossom, -1, 0)

    def scan(self, vertices: Sequence[int]) -> bool:
        """Look along all edges of vertices that have become outer ones. True if the stage came to its end."""
        prices, top, label, time = self.prices, self.top, self.label, self.time
        for vertex in vertices:
            own, mine = top[vertex], prices[vertex]
            for other, cost in self.graph[vertex]:
                there = top[other]
                if there == own:
                    continue
                state = label.get(there, FREE)
                slack = 2 * cost - mine - prices[other]
                if state == FREE:
                    if slack == 0 and self.mates[other] < 0:
                        self.augment(vertex, other)
                        return True
                    self.push(time + slack, GROW, vertex, other, cost)
                elif state == OUTER:
                    self.push(time + slack // 2, SHRINK, vertex, other, cost)
        return False

    def grow(self, outer: int, other: int) -> bool:
        blossom = self.top[other]
        base = self.base(blossom)
        mate = self.mates[base]
        if mate < 0:
            self.augment(outer, other)
            return True
        self.make_inner(blossom, (outer, other))
        return self.make_outer(self.top[mate], (base, mate))

    def base(self, blossom: int) -> int:
        while blossom >= self.count:
            blossom = self.children[blossom][0]
        return blossom

    # Blossoms.

    def shrink(self, one: int, other: int) -> bool:
        first, second = self.way_up(self.top[one]), self.way_up(self.top[other])
        while len(first) > 1 and len(second) > 1 and first[-2] == second[-2]:
            first.pop()
            second.pop()
        second.pop()  # both ended with the blossom where the two ways meet, the base of the new one
        down = first[::-1]
        links = [self.entered(child) for child in down[1:]]
        links.append((one, other))
        links.extend(self.entered(child)[::-1] for child in second)
        blossom = self.numbers
        self.numbers += 1
        self.children[blossom] = down + second
        self.links[blossom] = links
        self.leaves[blossom] = [vertex for child in down + second for vertex in self.vertices(child)]
        self.price[blossom] = 0
        self.label[blossom], self.entry[blossom] = OUTER, self.entry[down[0]]
        newly_outer: list[int] = []
        for child in down + second:
            self.parent[child] = blossom
            if self.label.pop(child) == INNER:
                newly_outer.extend(self.vertices(child))
            del self.entry[child]
        for vertex in self.leaves[blossom]:
            self.top[vertex] = blossom
        return self.scan(newly_outer)

    def entered(self, blossom: int) -> Edge:
        entry = self.entry[blossom]
        assert entry is not None  # only the root was not entered
        return entry

    def way_up(self, blossom: int) -> list[int]:
        way = [blossom]
        while (entry := self.entry[way[-1]]) is not None:
            way.append(self.top[entry[0]])
        return way

    def take_apart(self, blossom: int) -> list[int]:
        """The children become outermost blossoms."""
        children = self.children.pop(blossom)
        for child in children:
            del self.parent[child]
            for vertex in self.vertices(child):
                self.top[vertex] = child
        del self.leaves[blossom], self.price[blossom]
        return children

    def expand_inner(self, blossom: int) -> bool:
        """An inner blossom whose price has come to nothing opens. The tree goes through it by the even way."""
        entry = self.entered(blossom)
        links = self.links.pop(blossom)
        children = self.take_apart(blossom)
        del self.label[blossom], self.entry[blossom]
        place = children.index(self.top[entry[1]])
        size = len(children)
        step = -1 if place % 2 == 0 else 1
        self.make_inner(children[place], entry)
        outer: list[int] = []
        while place % size:
            for turn in (OUTER, INNER):
                inside = links[place - 1][::-1] if step < 0 else links[place]
                place += step
                child = children[place % size]
                if turn == INNER:
                    self.make_inner(child, inside)
                else:
                    self.label[child], self.entry[child] = OUTER, inside
                    outer.append(child)
        for child in children:
            if child not in self.label:
                self.offer(child)
        return any(self.scan(self.vertices(child)) for child in outer)

    def offer(self, blossom: int) -> None:
        """A blossom has fallen out of the tree: outer vertices may reach for it again."""
        for vertex in self.vertices(blossom):
            for other, cost in self.graph[vertex]:
                if self.label.get(self.top[other]) == OUTER:
                    slack = 2 * cost - self.prices[vertex] - self.prices[other]
                    self.push(self.time + slack, GROW, other, vertex, cost)

    def dissolve_worthless(self) -> None:
        heap = [blossom for blossom in self.label if blossom >= self.count]
        while heap:
            blossom = heap.pop()
            if self.price[blossom] == 0:
                heap.extend(child for child in self.take_apart(blossom) if child >= self.count)
                del self.links[blossom]

    # Turning a way around.

    def augment(self, outer: int, other: int) -> None:
        self.make_base(self.top[other], other)
        while True:
            blossom = self.top[outer]
            self.make_base(blossom, outer)
            self.mates[outer], self.mates[other] = other, outer
            entry = self.entry[blossom]
            if entry is None:
                return
            inner = self.top[entry[0]]
            outer, other = self.entered(inner)
            self.make_base(inner, other)

    def make_base(self, blossom: int, vertex: int) -> None:
        """Turn the matching inside of a blossom so that it is this vertex that is matched with the outside."""
        waiting = [(blossom, vertex)]
        while waiting:
            blossom, vertex = waiting.pop()
            if blossom < self.count:
                continue
            child = vertex
            while self.parent[child] != blossom:
                child = self.parent[child]
            waiting.append((child, vertex))
            children, links = self.children[blossom], self.links[blossom]
            place = children.index(child)
            turned = range(place - 2, -1, -2) if place % 2 == 0 else range(place + 1, len(children), 2)
            for at in turned:
                one, other = links[at]
                self.mates[one], self.mates[other] = other, one
                waiting.append((children[at], one))
                waiting.append((children[(at + 1) % len(children)], other))
            self.children[blossom] = children[place:] + children[:place]
            self.links[blossom] = links[place:] + links[:place]
