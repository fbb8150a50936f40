"""Players come to their tables: who was there is never punished, nobody is punished unasked, and it can be undone."""

from __future__ import annotations

import pytest

from meijin.tournament import commands as c
from meijin.tournament.audit import audit
from meijin.tournament.commands.arrivals import Unasked
from meijin.tournament.commands.older import SitDown
from meijin.tournament.errors import EventError
from meijin.tournament.files import Export
from meijin.tournament.lateness import Cost, late
from meijin.tournament.model import Kind, MatchResult, MatchState
from meijin.tournament.roles import Actor
from meijin.tournament.settings import Format
from tests.tournament.desk import ENGINE, JUDGE, MEIJIN, Desk, player


@pytest.fixture
def desk() -> Desk:
    desk = Desk(8)
    desk.start()
    return desk


def comes(desk: Desk, name: str, costs: Cost = "", by: Actor = JUDGE) -> int:
    """Somebody comes to their table; the number of the entry."""
    return desk.do(c.Arrive(player=name, accepts=costs), by).entry.n


def undo(desk: Desk, entry: int) -> None:
    desk.do(c.TakeBack(n=entry), MEIJIN, "it was somebody else")


@pytest.mark.rule("W10", "T6.12")
@pytest.mark.parametrize(
    ("after", "losses", "lost", "costs"),
    [
        (299_900, 0, False, ""),
        (300_000, 0, False, ""),
        (300_100, 1, False, "game"),
        (600_000, 1, False, "game"),
        (600_100, 0, True, "match"),
    ],
)
def test_who_comes_late(desk: Desk, after: int, losses: int, lost: bool, costs: Cost) -> None:
    a, b = desk.match("P01").seats
    desk.at = (desk.event.round.clock.started or 0) + after - 1000
    comes(desk, a, costs, player(a))
    match = desk.match(a)
    assert match.game_losses.get(a, 0) == losses
    assert match.settled is lost
    assert (a in late(desk.event, desk.event.round, match)) is bool(costs)
    if lost:
        assert (match.kind, match.score, match.points) == (Kind.FORFEIT, (0, 2), {a: 0, b: 3})


@pytest.mark.rule("T6.15")
def test_who_is_not_named_is_taken_to_be_there(desk: Desk) -> None:
    a, b = desk.match("P01").seats
    desk.wait(12)
    comes(desk, a, "match")
    assert desk.match(a).points == {a: 0, b: 3}  # the other had never been entered as seated


@pytest.mark.rule("T6.15")
def test_nobody_is_punished_unasked(desk: Desk) -> None:
    a, _ = desk.match("P01").seats
    comes(desk, "P02" if a != "P02" else "P03")  # in time: there is nothing to ask
    desk.wait(6.85)
    for said in ("", "match"):
        with pytest.raises(Unasked, match=r"comes 6:5\d after the start, which costs a game \(6.12\): say so") as asked:
            comes(desk, a, said)
        assert asked.value.costs == "game"
    assert (desk.match(a).game_losses, desk.match(a).seated.get(a)) == ({}, None)
    comes(desk, a, "game")
    assert desk.match(a).game_losses == {a: 1}


@pytest.mark.rule("T6.15")
def test_where_a_result_was_reported_nobody_comes_late(desk: Desk) -> None:
    a, b = desk.match("P01").seats
    desk.wait(12)
    desk.do(c.ReportResult(player=a, match=desk.match(a).id, result=MatchResult("played", (2, 1))), player(a))
    for name in (a, b):
        with pytest.raises(EventError, match=r"has reported, so they have played: give .* a penalty instead"):
            comes(desk, name, "match")
    assert desk.match(a).state is MatchState.REPORTED


@pytest.mark.rule("T6.13")
def test_both_late_is_1_1_and_the_third_game_decides(desk: Desk) -> None:
    a, b = desk.match("P01").seats
    desk.wait(6)
    comes(desk, a, "game")
    comes(desk, b, "game")
    assert desk.match(a).game_losses == {a: 1, b: 1}
    with pytest.raises(EventError, match=r"lost 1 game by penalty"):
        desk.do(c.EnterResult(match=desk.match(a).id, result=MatchResult("played", (2, 0))), JUDGE)
    desk.do(c.EnterResult(match=desk.match(a).id, result=MatchResult("played", (2, 1))), JUDGE)


@pytest.mark.rule("T6.13")
def test_both_over_ten_minutes_lose_once_both_are_entered(desk: Desk) -> None:
    a, b = desk.match("P01").seats
    desk.wait(11)
    comes(desk, a, "match")
    assert desk.match(a).points == {a: 0, b: 3}
    comes(desk, b, "match")
    assert (desk.match(a).kind, desk.match(a).points) == (Kind.DOUBLE_LOSS, {a: 0, b: 0})


@pytest.mark.rule("T6.13", "T6.15")
def test_a_live_table_has_seen_who_did_not_come(desk: Desk) -> None:
    a, b = desk.match("P01").seats
    desk.wait(11)
    comes(desk, a, by=ENGINE)
    assert (desk.match(a).kind, desk.match(a).points) == (Kind.DOUBLE_LOSS, {a: 0, b: 0})


@pytest.mark.rule("T6.13")
def test_only_the_match_loss_counts_where_the_other_was_late_too(desk: Desk) -> None:
    a, b = desk.match("P01").seats
    desk.wait(6)
    comes(desk, b, "game")
    desk.wait(5)
    comes(desk, a, "match")
    assert (desk.match(a).kind, desk.match(a).points) == (Kind.FORFEIT, {a: 0, b: 3})
    assert desk.match(a).game_losses == {}


@pytest.mark.rule("T6.12", "T6.13")
def test_in_a_best_of_one_the_game_is_the_match() -> None:
    desk = Desk(4, game="go_out")
    desk.start()
    desk.wait(6)
    first, second = desk.event.round.matches[0].seats
    comes(desk, first, "match", player(first))
    assert desk.match(first).points == {first: 0, second: 3}


@pytest.mark.rule("T6.12", "T9.13")
def test_who_comes_late_to_a_pod_is_last_in_it_and_that_is_taken_back() -> None:
    desk = Desk(4, game="ganymede", form=Format.PODS)
    desk.start()
    match = desk.event.round.matches[0]
    desk.wait(11)
    with pytest.raises(Unasked, match="costs the last place"):
        comes(desk, match.seats[0])
    entry = comes(desk, match.seats[0], "game")
    assert (match.settled, match.game_losses) == (False, {match.seats[0]: 1})
    undo(desk, entry)
    assert (match.game_losses, match.seated) == ({}, {})


@pytest.mark.rule("T9.7")
def test_coming_late_is_taken_back(desk: Desk) -> None:
    a, b = desk.match("P01").seats
    desk.do(c.Penalize(player=b, infraction="slow_play", level="game_loss"), JUDGE)
    desk.wait(6)
    early = comes(desk, a, "game")
    desk.wait(6)
    late_one = comes(desk, b, "match")
    assert (desk.match(a).points, desk.match(a).game_losses) == ({a: 3, b: 0}, {})
    undo(desk, late_one)
    assert (desk.match(a).settled, desk.match(a).game_losses) == (False, {a: 1, b: 1})
    undo(desk, early)
    assert (desk.match(a).game_losses, desk.match(a).seated) == ({b: 1}, {})
    assert desk.match(a).state is MatchState.WAITING


@pytest.mark.rule("T9.7")
def test_of_two_who_came_too_late_one_did_not_after_all(desk: Desk) -> None:
    a, b = desk.match("P01").seats
    desk.wait(11)
    first = comes(desk, a, "match")
    comes(desk, b, "match")
    undo(desk, first)
    assert (desk.match(a).kind, desk.match(a).points) == (Kind.FORFEIT, {a: 3, b: 0})


@pytest.mark.rule("T9.7")
def test_what_was_played_since_is_corrected_not_taken_back(desk: Desk) -> None:
    a, _ = desk.match("P01").seats
    entry = comes(desk, a)
    desk.result(a)
    with pytest.raises(EventError, match="has played on: correct the result instead"):
        undo(desk, entry)
    desk.finish_round()
    with pytest.raises(EventError, match="is closed: correct the result instead"):
        undo(desk, entry)


def test_a_log_of_before_still_says_what_it_said(desk: Desk) -> None:
    """Older logs have `sit_down`, by which whoever was not entered lost too."""
    a, b = desk.match("P01").seats
    desk.wait(11)
    desk.do(SitDown(player=a), JUDGE)
    assert desk.match(a).points == {a: 0, b: 0}
    assert audit(Export(tuple(desk.tournament.log), desk.tournament.seed, desk.tournament.sealed)).differences == []
