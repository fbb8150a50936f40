"""The blossom algorithm against trying everything, and its proof of being the cheapest."""

from __future__ import annotations

import random

from meijin.tournament.pairing.matching import Matching, cheapest_matching

Costs = dict[tuple[int, int], int]


def graph(players: int, costs: Costs) -> list[list[tuple[int, int]]]:
    edges: list[list[tuple[int, int]]] = [[] for _ in range(players)]
    for (one, other), cost in costs.items():
        edges[one].append((other, cost))
        edges[other].append((one, cost))
    return edges


def least(free: tuple[int, ...], costs: Costs) -> int | None:
    if not free:
        return 0
    upper, others = free[0], free[1:]
    totals = []
    for other in others:
        if (upper, other) in costs:
            rest = least(tuple(one for one in others if one != other), costs)
            if rest is not None:
                totals.append(rest + costs[upper, other])
    return min(totals, default=None)


def assert_proven(found: Matching, costs: Costs) -> None:
    """The prices are a proof that needs no trust in how the matching was found."""
    for (one, other), cost in costs.items():
        around = [blossom for blossom in found.blossoms if one in blossom.vertices and other in blossom.vertices]
        slack = 2 * cost - found.prices[one] - found.prices[other] + sum(blossom.price for blossom in around)
        assert slack >= 0
        if found.mates[one] == other:
            assert slack == 0
    for blossom in found.blossoms:
        assert blossom.price > 0
        assert sum(found.mates[vertex] not in blossom.vertices for vertex in blossom.vertices) == 1


def test_small_graphs_agree_with_trying_everything() -> None:
    luck = random.Random(7)
    blossoms = impossible = 0
    for _ in range(600):
        players, density, most = luck.choice([2, 4, 6, 8]), luck.choice([0.4, 0.7, 1]), luck.choice([1, 3, 30, 10**30])
        costs = {
            (one, other): luck.randint(0, most)
            for one in range(players)
            for other in range(one + 1, players)
            if luck.random() < density
        }
        found, expected = cheapest_matching(graph(players, costs)), least(tuple(range(players)), costs)
        if found is None:
            assert expected is None
            impossible += 1
            continue
        assert sum(costs[pair] for pair in enumerate(found.mates) if pair[0] < pair[1]) == expected
        assert_proven(found, costs)
        blossoms += len(found.blossoms)
    assert blossoms > 50
    assert impossible > 50


def test_larger_graphs_prove_themselves() -> None:
    luck = random.Random(8)
    blossoms = 0
    for players in (30, 40, 60):
        costs = {(one, other): luck.randint(0, 40) for one in range(players) for other in range(one + 1, players)}
        found = cheapest_matching(graph(players, costs))
        assert found is not None
        assert sorted(found.mates) == list(range(players))
        assert_proven(found, costs)
        blossoms += len(found.blossoms)
    assert blossoms


def test_an_odd_number_has_no_perfect_matching() -> None:
    assert cheapest_matching(graph(3, {(0, 1): 1, (1, 2): 1, (0, 2): 1})) is None
