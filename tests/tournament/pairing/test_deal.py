"""Dealing the order part by part (7.4, the fast way)."""

from __future__ import annotations

import pytest

from meijin.tournament.pairing.deal import OutOfBudget, deal
from meijin.tournament.pairing.windows import least_more, parts_of, windows_around


def clashes(players: int, *pairs: tuple[int, int]) -> list[set[int]]:
    found: list[set[int]] = [set() for _ in range(players)]
    for one, other in pairs:
        found[one].add(other)
        found[other].add(one)
    return found


def brackets(*sizes: int) -> list[range]:
    return [range(sum(sizes[:at]), sum(sizes[: at + 1])) for at in range(len(sizes))]


def test_7_4_without_clashes_neighbours_meet() -> None:
    assert deal(brackets(4), clashes(4), 9) == [(0, 1), (2, 3)]
    assert deal(brackets(3, 3), clashes(6), 9) == [(0, 1), (2, 3), (4, 5)]


def test_7_4_the_first_pairing_is_found_not_only_some() -> None:
    """2 and 3 have met, so 0 must leave 1 to one of them: 0-2, 1-3 comes before 0-3, 1-2."""
    assert deal(brackets(4), clashes(4, (2, 3)), 9) == [(0, 2), (1, 3)]


def test_7_4_the_float_is_the_one_that_the_brackets_below_can_spare() -> None:
    """1 and 2 have met, so the bracket below needs 3 for one of them... and the next one floats instead."""
    assert deal(brackets(1, 3), clashes(4, (1, 2)), 9) == [(0, 1), (2, 3)]
    assert deal(brackets(1, 3), clashes(4, (2, 3)), 9) == [(0, 2), (1, 3)]
    assert deal(brackets(1, 3), clashes(4, (1, 3), (2, 3)), 9) == [(0, 3), (1, 2)]


def test_7_4_a_part_that_cannot_be_dealt_says_so() -> None:
    assert deal(brackets(2), clashes(2, (0, 1)), 9) is None
    assert deal(brackets(3, 1), clashes(4, (0, 1), (0, 2), (1, 2)), 99) is None


def test_7_4_the_budget_is_kept() -> None:
    with pytest.raises(OutOfBudget):
        deal(brackets(4), clashes(4, (2, 3)), 2)


@pytest.mark.rule("T2.2")
def test_7_4_the_order_is_cut_where_an_even_number_stands_above() -> None:
    assert parts_of(brackets(2, 3, 4, 1, 6)) == [[range(2)], [range(2, 5), range(5, 9), range(9, 10)], [range(10, 16)]]


def test_7_4_a_window_is_a_stuck_part_and_its_neighbours() -> None:
    assert windows_around([0], 5) == [range(2)]
    assert windows_around([1, 4], 9) == [range(3), range(3, 6)]
    assert windows_around([1, 3, 8], 9) == [range(5), range(7, 9)]


def test_7_4_neighbours_that_are_stuck_may_share_what_it_costs() -> None:
    assert least_more([1], range(3)) == 2
    assert least_more([1, 2], range(4)) == 2
    assert least_more([1, 2, 3], range(5)) == 4
    assert least_more([1, 3], range(5)) == 4
