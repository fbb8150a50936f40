"""Prices to begin a large matching with: those of the same problem among kinds of players instead of players.

Players of a kind are alike but for whom they have met, and few have met. So the best prices of the kinds are nearly
those of the players. They come from a transport problem: every kind sends as many as it has to kinds, itself included,
and takes as many in, at the least cost. It is solved one shortest way after another (the Hungarian method).
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct


class KindPrices(Struct, frozen=True):
    """A price for each kind, in units of half a cost, and how many go from each kind to each in the best transport."""

    prices: list[int]
    flow: list[list[int]]


def kind_prices(sizes: Sequence[int], costs: Sequence[Sequence[int]]) -> KindPrices:
    """The dearest prices with which no pair of kinds costs less than its two ends together."""
    transport = _Transport(sizes, costs)
    for kind in range(len(sizes)):
        while transport.supply[kind]:
            transport.send(kind)
    return KindPrices([one + other for one, other in zip(transport.left, transport.right, strict=True)], transport.flow)


class _Transport:
    def __init__(self, sizes: Sequence[int], costs: Sequence[Sequence[int]]) -> None:
        self.costs = costs
        self.kinds = range(len(sizes))
        self.supply = list(sizes)
        self.demand = list(sizes)
        self.left = [min(row) for row in costs]
        self.right = [0 for _ in sizes]
        self.flow = [[0 for _ in sizes] for _ in sizes]

    def send(self, source: int) -> None:
        """Send as many as possible by the shortest way that is left, and adapt the prices to it."""
        came: dict[int, int] = {source: -1}  # senders that were reached, and from which receiver
        via = [source for _ in self.kinds]  # the sender from which a receiver is reached best
        slack = [self.costs[source][kind] - self.left[source] - self.right[kind] for kind in self.kinds]
        reached: list[int] = []
        open_kinds = set(self.kinds)
        while True:
            nearest = min(open_kinds, key=slack.__getitem__)
            if slack[nearest]:
                self.raise_prices(slack[nearest], came, reached)
                for kind in open_kinds - {nearest}:
                    slack[kind] -= slack[nearest]
            open_kinds.remove(nearest)
            reached.append(nearest)
            if self.demand[nearest]:
                self.deliver(source, nearest, came, via)
                return
            for sender in self.kinds:
                if self.flow[sender][nearest] and sender not in came:
                    came[sender] = nearest
                    for kind in open_kinds:
                        other = self.costs[sender][kind] - self.left[sender] - self.right[kind]
                        if other < slack[kind]:
                            slack[kind], via[kind] = other, sender

    def raise_prices(self, by: int, senders: dict[int, int], receivers: list[int]) -> None:
        for sender in senders:
            self.left[sender] += by
        for receiver in receivers:
            self.right[receiver] -= by

    def deliver(self, source: int, receiver: int, came: dict[int, int], via: list[int]) -> None:
        way: list[tuple[int, int, int]] = []  # sender, receiver, and the receiver that it serves less in exchange
        at = receiver
        while at >= 0:
            sender = via[at]
            way.append((sender, at, came[sender]))
            at = came[sender]
        amount = min(self.supply[source], self.demand[receiver])
        amount = min([amount, *(self.flow[sender][less] for sender, _, less in way if less >= 0)])
        for sender, more, less in way:
            self.flow[sender][more] += amount
            if less >= 0:
                self.flow[sender][less] -= amount
        self.supply[source] -= amount
        self.demand[receiver] -= amount
