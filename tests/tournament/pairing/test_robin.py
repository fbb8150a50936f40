"""The round robin (7.8)."""

from __future__ import annotations

from itertools import combinations

import pytest

from meijin.tournament.pairing.robin import robin_order, schedule
from meijin.tournament.seeds import key


@pytest.mark.parametrize("count", range(3, 9))
@pytest.mark.rule("T7.9")
def test_7_8_everybody_meets_everybody_once(count: int) -> None:
    players = tuple(f"P{number}" for number in range(count))
    rounds = schedule(robin_order("seed", players))
    assert len(rounds) == count - 1 + count % 2
    met = [frozenset(pair) for one in rounds for pair in one]
    assert sorted(map(sorted, met)) == sorted(map(list, combinations(players, 2)))
    resting: list[str] = []
    for one in rounds:
        present = [player for pair in one for player in pair]
        assert len(present) == len(set(present)) == count - count % 2
        resting += set(players).difference(present)
    assert sorted(resting) == (sorted(players) if count % 2 else [])


@pytest.mark.rule("T7.9")
def test_7_8_the_circle_of_six() -> None:
    """In round 2 of 6: the last meets 2, then 3-1 and 4-5, as 2 - 2 is 0 and 0 is read as 5."""
    order = robin_order("seed", ("A", "B", "C", "D", "E", "F"))
    second = schedule(robin_order("seed", ("A", "B", "C", "D", "E", "F")))[1]
    assert [(order.index(one) + 1, order.index(other) + 1) for one, other in second] == [(6, 2), (3, 1), (4, 5)]


def test_7_8_the_circle_goes_by_keys() -> None:
    players = ("A", "B", "C", "D")
    assert list(robin_order("s", players)) == sorted(players, key=lambda player: key("s", "rr", "rr", 0, 0, player))
    assert {robin_order(str(seed), players) for seed in range(9)} != {robin_order("s", players)}
