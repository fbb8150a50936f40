"""What the terms of an event lead to before anybody has come, as pages show it to whoever plans one."""

from __future__ import annotations

import pytest

from meijin.tournament.errors import EventError
from meijin.tournament.next_round import rounds_expected
from meijin.tournament.plan import plans, rounds_of
from meijin.tournament.runner import Runner
from meijin.tournament.settings import CUTS, Format, Level, Mode


@pytest.mark.rule("T7.11")
@pytest.mark.parametrize(
    ("mode", "level", "cuts"),
    [
        (Mode.OFFICIAL, Level.STORE, (0,)),
        (Mode.OFFICIAL, Level.PREMIER, (0, 8, 16, 32, 64)),
        (Mode.FREE, Level.STORE, (0, 4, 8, 16, 32, 64)),
        (Mode.FREE, Level.PREMIER, (0, 4, 8, 16, 32, 64)),
    ],
)
def test_a_plan_offers_the_cuts_that_are_taken(mode: Mode, level: Level, cuts: tuple[int, ...]) -> None:
    def taken(cut: int) -> bool:
        try:
            Runner("seed", "crossover", mode=mode, level=level, cut=cut)
        except EventError:
            return False
        return True

    assert tuple(filter(taken, CUTS)) == plans()[mode][Format.SWISS].cuts[level] == cuts


@pytest.mark.rule("T6.1", "T6.2", "T11.5")
def test_a_plan_says_the_rounds_of_every_number_of_players() -> None:
    free = plans()[Mode.FREE]
    assert free[Format.SWISS].rounds == ((8, 3), (16, 4), (32, 5), (64, 6), (128, 7), (256, 8), (512, 9))
    assert free[Format.PODS].rounds == ((16, 3), (64, 4), (512, 5))
    assert free[Format.ROUND_ROBIN].rounds[:3] == ((4, 3), (6, 5), (8, 7))
    assert plans()[Mode.OFFICIAL][Format.ROUND_ROBIN].rounds == ((4, 3), (5, 5))


def test_in_a_round_robin_nobody_can_play_more_rounds_than_there_are_opponents() -> None:
    assert rounds_of(Format.ROUND_ROBIN, 4, wished=2) == 2
    assert rounds_of(Format.ROUND_ROBIN, 4, wished=9) == 3
    assert rounds_of(Format.SWISS, 4, wished=9) == 9


@pytest.mark.rule("T6.1")
def test_rounds_are_expected_by_who_is_here_until_they_are_fixed() -> None:
    runner = Runner("seed", "crossover")
    assert rounds_expected(runner.event) == 3
    for number in range(9):
        runner.enter(f"P{number:03}", f"Player {number}")
    assert rounds_expected(runner.event) == 4
    runner.event.rounds_planned = 6
    assert rounds_expected(runner.event) == 6
