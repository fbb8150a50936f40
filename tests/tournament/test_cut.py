"""The elimination: who is in it, who goes on, and what a correction changes."""

from __future__ import annotations

import pytest

from meijin.tournament import commands as c
from meijin.tournament.audit import audit
from meijin.tournament.errors import EventError
from meijin.tournament.files import Export
from meijin.tournament.model import Kind, MatchResult, Phase, Status
from meijin.tournament.ranking import standings_of
from meijin.tournament.settings import Format, Mode
from tests.tournament.desk import JUDGE, Desk


def played(one: int, other: int) -> MatchResult:
    return MatchResult(kind="played", score=(one, other))


@pytest.fixture
def desk() -> Desk:
    desk = Desk(8, mode=Mode.FREE, cut=4, rounds=1)
    desk.round()
    return desk


@pytest.mark.rule("T7.12")
def test_the_next_place_moves_up_until_the_bracket_is_published(desk: Desk) -> None:
    order = [line.player for line in standings_of(desk.event, "desk")]
    desk.do(c.Pair())
    with pytest.raises(EventError, match="drawing again would change nothing"):
        desk.do(c.PairAgain(), reason="for fun")
    desk.do(c.Drop(player=order[0]))
    with pytest.raises(EventError, match=f"{order[0]} left since this was drawn"):
        desk.do(c.Publish())
    desk.do(c.PairAgain(), reason="the first has left")
    assert desk.event.seeds == tuple(order[1:5])
    desk.do(c.Publish())
    desk.do(c.Drop(player=order[1], at_once=True))
    assert desk.match(order[1]).kind is Kind.FORFEIT
    with pytest.raises(EventError, match="has its result"):
        desk.do(c.PairAgain(), reason="the second has left too")


@pytest.mark.rule("T7.12", "T11.5")
def test_the_next_place_moves_up_to_a_final_table() -> None:
    desk = Desk(5, game="go_out", form=Format.PODS, mode=Mode.FREE, rounds=1, settings={"final_table": True})
    desk.start()
    match = desk.event.round.matches[0]
    ranking = tuple((name,) for name in match.seats)
    desk.do(c.EnterResult(match=match.id, result=MatchResult(kind="played", ranking=ranking)), JUDGE)
    desk.do(c.CloseRound())
    desk.do(c.Pair())
    desk.do(c.Drop(player=match.seats[0]))
    with pytest.raises(EventError, match="left since this was drawn"):
        desk.do(c.Publish())
    desk.do(c.PairAgain(), reason="the first has left")
    assert set(desk.event.round.matches[0].seats) == set(match.seats[1:])


@pytest.mark.rule("T9.6", "R34")
def test_a_corrected_result_lets_the_other_go_on(desk: Desk) -> None:
    desk.round()
    match = desk.event.round.matches[0]
    upper, lower = match.seats
    desk.do(c.Pair())
    desk.do(c.Correct(match=match.id, result=played(1, 2)), reason="slips exchanged")
    assert [desk.event.entrants[name].status for name in (upper, lower)] == [Status.ELIMINATED, Status.ACTIVE]
    with pytest.raises(EventError, match="another player goes on"):
        desk.do(c.Publish())
    desk.do(c.PairAgain(), reason="slips exchanged")
    desk.do(c.Publish())
    final = desk.event.round.matches[0]
    assert (lower in final.seats, final.settled) == (True, False)
    assert audit(Export(tuple(desk.tournament.log), "desk", desk.tournament.sealed)).clean


@pytest.mark.rule("T9.6", "R34")
def test_who_goes_on_stays_once_the_next_round_is_published(desk: Desk) -> None:
    desk.round()
    match = desk.event.round.matches[0]
    desk.start()
    with pytest.raises(EventError, match="who goes on stays as it is"):
        desk.do(c.Correct(match=match.id, result=played(0, 2)), reason="slips exchanged")
    desk.do(c.Correct(match=match.id, result=played(2, 1)), reason="the score only")
    desk.finish_round()
    final = desk.event.round.matches[0]
    desk.do(c.Correct(match=final.id, result=played(0, 2)), reason="slips exchanged")
    desk.do(c.Finish())
    assert [line.player for line in standings_of(desk.event, "desk")][:2] == [final.seats[1], final.seats[0]]


@pytest.mark.rule("T9.7", "R34")
def test_a_round_of_the_cut_is_opened_again_after_a_correction(desk: Desk) -> None:
    desk.round()
    closed = desk.tournament.log[-1].n
    match = desk.event.round.matches[0]
    desk.do(c.Correct(match=match.id, result=played(0, 2)), reason="slips exchanged")
    desk.do(c.TakeBack(n=closed), reason="they play on")
    assert all(desk.event.entrants[name].in_it for name in match.seats)


@pytest.mark.rule("T9.7")
def test_a_closed_round_is_opened_again_until_the_next_one_is_published(desk: Desk) -> None:
    closed = desk.tournament.log[-1].n
    desk.do(c.Pair())
    desk.do(c.TakeBack(n=closed), reason="a wrong result")
    assert (desk.phase(), len(desk.event.rounds), desk.event.seeds) == (Phase.RUNNING, 1, ())
    desk.do(c.CloseRound())
    desk.do(c.Pair())
    assert len(desk.event.seeds) == 4
    assert audit(Export(tuple(desk.tournament.log), "desk", desk.tournament.sealed)).clean


@pytest.mark.rule("T9.7", "T9.10")
def test_who_was_thrown_out_stays_out_when_the_round_is_opened_again() -> None:
    desk = Desk(8)
    for _ in range(2):
        desk.start()
        gone = MatchResult(kind="forfeit", loser="P01", absent=("P01",))
        desk.do(c.EnterResult(match=desk.match("P01").id, result=gone), JUDGE)
        desk.finish_round()
    closed = desk.tournament.log[-1].n
    assert not desk.event.entrants["P01"].in_it
    desk.do(c.Penalize(player="P01", infraction="cheating", level="disqualification"))
    desk.do(c.TakeBack(n=closed), reason="a wrong result")
    assert desk.status("P01") is Status.DISQUALIFIED


@pytest.mark.rule("T6.14")
def test_a_match_of_the_elimination_is_never_void(desk: Desk) -> None:
    desk.start()
    match = desk.event.round.matches[0]
    with pytest.raises(EventError, match="must go on"):
        desk.do(c.EnterResult(match=match.id, result=MatchResult(kind="void")), JUDGE)


@pytest.mark.rule("T6.14")
def test_a_draw_in_the_elimination_is_refused_as_a_draw_also_before_time(desk: Desk) -> None:
    desk.start()
    with pytest.raises(EventError, match="there are none in elimination"):
        desk.do(c.EnterResult(match=desk.event.round.matches[0].id, result=played(1, 1)), JUDGE)


@pytest.mark.rule("T7.11", "T7.6")
def test_the_terms_of_the_cut_stay_once_it_has_begun(desk: Desk) -> None:
    desk.start()
    event = desk.event
    terms = c.SetTerms(
        name=event.name, level=event.level, format=event.format, cut=0, settings=event.settings, rounds=1
    )
    with pytest.raises(EventError, match="the cut is announced before"):
        desk.do(terms)
    desk.finish_round()
    with pytest.raises(EventError, match="the elimination has begun"):
        desk.do(c.EndSwiss(), reason="enough")
