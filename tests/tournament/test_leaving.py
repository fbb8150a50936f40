"""Who leaves, when, and what that changes for the others."""

from __future__ import annotations

import pytest

from meijin.tournament import commands as c
from meijin.tournament.errors import EventError
from meijin.tournament.model import Kind, MatchResult, MatchState, Phase, Status
from meijin.tournament.settings import Format, Mode
from tests.tournament.desk import JUDGE, Desk, player


def out(name: str) -> c.Penalize:
    return c.Penalize(player=name, infraction="cheating", level="disqualification")


def waiting(desk: Desk, *names: str) -> None:
    for name in names:
        desk.do(c.Enter(player=name, name=name))


@pytest.mark.rule("T5.12")
def test_a_place_is_free_only_when_somebody_who_had_one_leaves() -> None:
    desk = Desk(4, started=False, settings={"capacity": 4})
    waiting(desk, "W1", "W2")
    desk.do(c.Drop(player="W1"))
    assert desk.status("W2") is Status.WAITLISTED
    desk.do(c.Drop(player="P01"))
    assert desk.status("W2") is Status.REGISTERED


@pytest.mark.rule("T5.12")
def test_nobody_moves_up_once_the_event_has_begun() -> None:
    desk = Desk(4, started=False, settings={"capacity": 5})
    desk.enter("at-home", here=False)
    waiting(desk, "W1")
    desk.do(c.CloseRegistration())
    desk.round()
    desk.do(c.Drop(player="at-home"))
    assert desk.status("W1") is Status.WAITLISTED


@pytest.mark.rule("T5.12", "T5.9")
def test_who_comes_late_gets_a_free_place_or_none() -> None:
    desk = Desk(8, settings={"capacity": 8})
    desk.round()
    with pytest.raises(EventError, match="all 8 places are taken"):
        desk.enter("late")
    desk.do(c.Drop(player="P01"))
    desk.enter("late")
    assert desk.event.entrants["late"].in_it


@pytest.mark.rule("T5.12")
def test_more_places_are_for_those_who_wait() -> None:
    desk = Desk(4, started=False, settings={"capacity": 4})
    waiting(desk, "W1")
    event = desk.event
    more = type(event.settings)(capacity=5, deck_lists="optional")
    desk.do(c.SetTerms(name=event.name, level=event.level, format=event.format, cut=0, settings=more))
    assert desk.status("W1") is Status.REGISTERED


@pytest.mark.rule("T9.7", "T5.12")
def test_who_withdrew_before_round_1_is_brought_back() -> None:
    desk = Desk(5, settings={"capacity": 5})
    gone = desk.do(c.Drop(player="P01"), player("P01")).entry.n
    desk.do(c.TakeBack(n=gone), reason="only a joke")
    assert desk.status("P01") is Status.ACTIVE
    desk.do(c.ReopenRegistration())
    gone = desk.do(c.Drop(player="P01"), player("P01")).entry.n
    waiting(desk, "P06")
    desk.do(c.TakeBack(n=gone), reason="another joke")
    assert desk.status("P01") is Status.WAITLISTED  # the place is gone


@pytest.mark.rule("R14", "T9.7")
def test_if_one_is_left_between_rounds_the_swiss_part_is_over() -> None:
    desk = Desk(4)
    desk.round()
    for name in ("P01", "P02", "P03"):
        desk.do(c.Drop(player=name))
    assert desk.phase() is Phase.SWISS_DONE
    desk.do(c.TakeBack(n=desk.tournament.log[-1].n), reason="P03 stays")
    assert desk.phase() is Phase.BETWEEN
    desk.do(c.Pair())
    desk.do(out("P03"))
    assert (desk.phase(), len(desk.event.rounds)) == (Phase.SWISS_DONE, 1)
    desk.do(c.Finish())


@pytest.mark.rule("R14")
def test_nobody_is_paired_with_nobody() -> None:
    desk = Desk(4)
    for name in ("P01", "P02", "P03"):
        desk.do(c.Drop(player=name))
    with pytest.raises(EventError, match="too few players are left"):
        desk.do(c.Pair())


@pytest.mark.rule("R15", "T11.5")
def test_without_enough_players_there_is_neither_a_cut_nor_a_final_table() -> None:
    cut = Desk(4, mode=Mode.FREE, cut=4, rounds=1)
    cut.round()
    for name in ("P01", "P02", "P03"):
        cut.do(c.Drop(player=name))
    with pytest.raises(EventError, match="not two players left"):
        cut.do(c.Pair())
    cut.do(c.Finish())
    pods = Desk(4, game="go_out", form=Format.PODS, mode=Mode.FREE, rounds=1, settings={"final_table": True})
    pods.start()
    _rank(pods)
    for name in ("P01", "P02"):
        pods.do(c.Drop(player=name))
    pods.do(c.Finish())


def _rank(desk: Desk) -> None:
    for match in desk.event.round.matches:
        ranking = tuple((name,) for name in match.seats)
        desk.do(c.EnterResult(match=match.id, result=MatchResult(kind="played", ranking=ranking)), JUDGE)
    desk.do(c.CloseRound())


@pytest.mark.rule("T9.9", "T9.7")
def test_a_forfeit_by_leaving_at_once_goes_with_the_drop() -> None:
    desk = Desk(8)
    desk.start()
    other = desk.match("P01").other("P01")
    gone = desk.do(c.Drop(player="P01", at_once=True), player("P01")).entry.n
    assert desk.match("P01").points[other] == 3
    desk.do(c.TakeBack(n=gone), reason="wrong table")
    assert (desk.match("P01").state, desk.match("P01").kind) == (MatchState.WAITING, None)
    desk.result("P01")


@pytest.mark.rule("T9.9", "T11.7")
@pytest.mark.parametrize("final", [False, True])
def test_who_leaves_a_pod_at_once_is_last(final: bool) -> None:
    desk = Desk(4, game="go_out", form=Format.PODS, mode=Mode.FREE, rounds=1, settings={"final_table": True})
    desk.start()
    if final:
        _rank(desk)
        desk.start()
    match = desk.event.round.matches[0]
    first = match.seats[0]
    gone = desk.do(c.Drop(player=first, at_once=True), player(first)).entry.n
    assert match.game_losses == {first: 1}
    if not final:
        desk.do(c.TakeBack(n=gone), reason="is still there")
        assert not any(match.game_losses.values())
        desk.do(c.Drop(player=first, at_once=True), player(first))
    _rank(desk)
    assert match.ranking[-1] == (first,)
    assert desk.standing(first).place == 4


@pytest.mark.rule("T9.10")
def test_a_bye_neither_counts_as_absent_nor_as_there() -> None:
    desk = Desk(5)
    desk.start()
    seated = [match.seats for match in desk.event.round.matches if len(match.seats) == 2]
    away = [name for seats in seated for name in seats]
    for one, other in seated:
        nobody = MatchResult(kind="double_loss", absent=(one, other))
        desk.do(c.EnterResult(match=desk.match(one).id, result=nobody), JUDGE)
    desk.do(c.CloseRound())
    desk.start()
    rested = desk.event.round.matches[-1].seats[0]
    assert rested in away
    desk.finish_round()
    desk.start()
    absent = MatchResult(kind="forfeit", loser=rested, absent=(rested,))
    desk.do(c.EnterResult(match=desk.match(rested).id, result=absent), JUDGE)
    desk.finish_round()
    assert desk.status(rested) is Status.DROPPED


@pytest.mark.rule("T9.7")
def test_who_is_brought_back_is_not_left_out_of_the_draft() -> None:
    desk = Desk(8)
    desk.round()
    gone = desk.do(c.Drop(player="P01")).entry.n
    desk.do(c.Pair())
    desk.do(c.TakeBack(n=gone), reason="is still there")
    with pytest.raises(EventError, match="P01 came back since this was drawn"):
        desk.do(c.Publish())
    desk.do(c.PairAgain(), reason="P01 is back")
    desk.do(c.Publish())
    assert desk.event.round.of("P01")


@pytest.mark.rule("T9.7")
def test_a_drop_is_final_when_the_elimination_is_published() -> None:
    desk = Desk(8, mode=Mode.FREE, cut=4, rounds=1)
    desk.round()
    gone = desk.do(c.Drop(player="P01")).entry.n
    desk.start()
    with pytest.raises(EventError, match="a drop is final"):
        desk.do(c.TakeBack(n=gone), reason="I want back")


@pytest.mark.rule("T9.14")
def test_who_is_thrown_out_of_a_pod_is_last_in_it() -> None:
    desk = Desk(4, game="go_out", form=Format.PODS)
    desk.start()
    match = desk.event.round.matches[0]
    first = match.seats[0]
    desk.do(out(first))
    _rank(desk)
    assert match.ranking[-1] == (first,)


@pytest.mark.rule("T9.14", "T8.9")
def test_earlier_results_stand_when_somebody_is_thrown_out_of_a_round_robin() -> None:
    desk = Desk(5, form=Format.ROUND_ROBIN)
    desk.start()
    cheat = desk.event.round.matches[0].seats[0]
    beaten = desk.match(cheat).other(cheat)
    desk.finish_round()
    desk.do(out(cheat))
    assert (desk.standing(cheat).points, desk.standing(cheat).disqualified) == (3, True)
    assert desk.standing(beaten).losses == 1
    for _ in range(4):
        desk.start()
        match = desk.event.round.of(cheat)
        assert match is None or (match.kind, match.points[cheat]) == (Kind.FORFEIT, 0)
        desk.finish_round()


@pytest.mark.rule("T9.14")
def test_who_went_out_in_the_elimination_can_still_lose_the_prize() -> None:
    desk = Desk(4, mode=Mode.FREE, cut=4, rounds=1)
    desk.round()
    desk.round()
    beaten = desk.event.round.matches[0].seats[1]
    assert desk.status(beaten) is Status.ELIMINATED
    desk.do(out(beaten))
    desk.round()
    desk.do(c.Finish())
    assert desk.standing(beaten).place is None


@pytest.mark.rule("T8.9", "T9.14")
def test_a_player_left_after_the_last_round_there_was() -> None:
    desk = Desk(8)
    desk.round()
    desk.do(c.Pair())
    desk.do(out("P01"))
    assert desk.event.entrants["P01"].left_after_round == 1
    desk.do(c.Drop(player="P02"))
    desk.do(c.PairAgain(), reason="two have left")
    desk.do(c.Publish())
    desk.do(out("P02"))
    assert desk.event.entrants["P02"].left_after_round == 1
