"""What comes next is decided once, and can always be done."""

from __future__ import annotations

import pytest

from meijin.tournament import commands as c
from meijin.tournament.drawing import players_of_the_cut, players_of_the_final_table
from meijin.tournament.model import Event, MatchResult, Phase
from meijin.tournament.refusal import Refused
from meijin.tournament.roles import Role
from meijin.tournament.settings import Format, Level, Mode
from meijin.tournament.steps import Step, next_step, orders_of
from tests.tournament.desk import Desk


def takes_steps(desk: Desk) -> list[str]:
    """Take the step that comes next until the event is over; which ones they were."""
    taken: list[str] = []
    while (step := next_step(desk.event)).code != "over":
        taken.append(step.code)
        if step.order is None:
            for match in desk.event.round.matches:
                if not match.settled:
                    desk.result(match.seats[0])
            continue
        if step.not_before is not None:
            desk.at = max(desk.at, step.not_before)
        desk.do(step.order, reason="too few are left" if orders_of(Role.MEIJIN)[step.code] else "")
    return taken


@pytest.mark.rule("T7.11", "T4.9")
def test_an_official_event_whose_cut_cannot_be_held_finishes() -> None:
    desk = Desk(11, game="ganymede", level=Level.PREMIER, cut=8, started=False)
    assert players_of_the_cut(desk.event) is None
    told = desk.do(c.CloseRegistration()).warnings
    assert told == ("a cut is for more than 32 players (7.9), and 11 play: the event ends with its rounds",)
    assert players_of_the_cut(desk.event) == 0
    taken = takes_steps(desk)
    assert taken[-3:] == ["wait_for_results", "close_round", "finish"]
    assert desk.phase() is Phase.FINISHED


@pytest.mark.rule("T7.11")
def test_a_cut_that_can_be_held_comes_after_the_rounds() -> None:
    desk = Desk(33, game="ganymede", level=Level.PREMIER, cut=8)
    assert players_of_the_cut(desk.event) == 8
    taken = takes_steps(desk)
    assert taken.count("pair") == 6 + 3
    assert taken[-1] == "finish"


@pytest.mark.rule("R15")
def test_a_cut_for_which_too_few_are_left_is_told_as_small_as_it_will_be() -> None:
    desk = Desk(6, mode=Mode.FREE, cut=8, rounds=1)
    assert players_of_the_cut(desk.event) == 4
    desk.round()
    assert next_step(desk.event) == Step("pair", c.Pair(), stage=next_step(desk.event).stage, round=1, players=4)
    for name in ("P01", "P02", "P03"):
        desk.do(c.Drop(player=name))
    assert players_of_the_cut(desk.event) == 2
    desk.do(c.Drop(player="P04"))
    desk.do(c.Drop(player="P05"))
    assert next_step(desk.event).code == "finish"


@pytest.mark.rule("T11.5")
def test_a_final_table_that_lacks_players_is_not_waited_for() -> None:
    desk = Desk(4, game="go_out", form=Format.PODS, mode=Mode.FREE, rounds=1, settings={"final_table": True})
    assert players_of_the_final_table(desk.event) == 4
    desk.start()
    for match in desk.event.round.matches:
        ranking = tuple((player,) for player in match.seats)
        desk.do(c.EnterResult(match=match.id, result=MatchResult("played", ranking=ranking)))
    desk.do(c.CloseRound())
    assert next_step(desk.event).code == "pair"
    desk.do(c.Drop(player="P01"))
    desk.do(c.Drop(player="P02"))
    assert (players_of_the_final_table(desk.event), next_step(desk.event).code) == (0, "finish")
    desk.do(c.Finish())


@pytest.mark.rule("T4.3")
def test_registration_says_how_many_are_missing() -> None:
    desk = Desk(3, started=False)
    assert next_step(desk.event).missing == 1
    with pytest.raises(Refused, match="3 players are checked in, and swiss needs at least 4"):
        desk.do(c.CloseRegistration())
    assert next_step(Desk(3, started=False, form=Format.ROUND_ROBIN, mode=Mode.FREE).event).missing == 0


def test_an_event_that_is_not_there_yet_is_opened() -> None:
    assert next_step(Event()).order == c.Open()


def test_who_may_order_what_follows_from_the_commands() -> None:
    judge, meijin = orders_of(Role.JUDGE), orders_of(Role.MEIJIN)
    assert judge.items() <= meijin.items()
    assert {"pair", "publish", "finish", "take_back"} <= meijin.keys() - judge.keys()
    assert {name for name, reason in judge.items() if reason} == {"extend", "correct", "reseat_pods"}
    assert "sit_down" not in meijin  # older logs have it; nobody gives it any more
