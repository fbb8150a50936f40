"""How events end: the coin of two who are tied, and rounds that cannot go on."""

from __future__ import annotations

import pytest

from meijin.tournament import commands as c
from meijin.tournament.audit import audit
from meijin.tournament.commands.ending import tied_pairs
from meijin.tournament.errors import EventError
from meijin.tournament.files import Export
from meijin.tournament.model import MatchResult, Phase, Status
from meijin.tournament.ranking import standings_of
from meijin.tournament.settings import Format, Mode
from meijin.tournament.steps import may
from tests.tournament.desk import JUDGE, Desk, player


def places(*order: str, absent: tuple[str, ...] = ()) -> MatchResult:
    return MatchResult(kind="played", ranking=tuple((each,) for each in order), absent=absent)


def tied() -> tuple[Desk, list[str], list[str]]:
    """An event at its end with two who share a rank, and with some who share none or a rank of more than two."""
    desk = Desk(8, seed="tied 149", mode=Mode.FREE)  # few seeds leave exactly two tied
    for _ in range(3):
        desk.round()
    ranks: dict[int, list[str]] = {}
    for line in standings_of(desk.event, desk.tournament.seed):
        ranks.setdefault(line.rank, []).append(line.player)
    pair = next(group for group in ranks.values() if len(group) == 2)
    return desk, pair, [name for group in ranks.values() if group != pair for name in group]


@pytest.mark.rule("T8.5")
def test_a_coin_puts_the_one_who_won_it_ahead_whatever_the_lot_says() -> None:
    desk, (first, second), _ = tied()
    desk.do(c.HoldCoin(winner=second, loser=first), JUDGE)
    assert desk.tournament.log[-1].payload["caller"] == min(first, second)
    with pytest.raises(EventError, match="flipped for these two already"):
        desk.do(c.HoldCoin(winner=first, loser=second), JUDGE)
    order = [line.player for line in standings_of(desk.event, desk.tournament.seed)]
    assert order.index(second) == order.index(first) - 1
    desk.do(c.Finish())
    assert [place[0] for place in desk.tournament.log[-1].payload["places"]] == order
    assert audit(Export(tuple(desk.tournament.log), desk.tournament.seed, desk.tournament.sealed)).clean


@pytest.mark.rule("T8.5")
def test_a_coin_is_for_exactly_two_who_share_a_rank() -> None:
    desk, (first, _), others = tied()
    with pytest.raises(EventError, match="exactly two players who share a rank"):
        desk.do(c.HoldCoin(winner=first, loser=others[0]), JUDGE)
    with pytest.raises(EventError, match="exactly two players who share a rank"):
        desk.do(c.HoldCoin(winner=first, loser=first), JUDGE)
    with pytest.raises(EventError, match="no player P99"):
        desk.do(c.HoldCoin(winner=first, loser="P99"), JUDGE)


@pytest.mark.rule("T8.5", "R18")
def test_whom_a_coin_can_part_is_known_with_who_calls_it_until_it_is_flipped() -> None:
    desk, (first, second), _ = tied()
    desk.event.entrants[second].family_name = "Abe"  # which comes before all others, whatever the rest is called
    assert tied_pairs(desk.event) == ((second, first),)
    assert may(desk.event, JUDGE)["hold_coin"].code is None
    desk.do(c.HoldCoin(winner=first, loser=second), JUDGE)
    assert desk.tournament.log[-1].payload["caller"] == second
    assert tied_pairs(desk.event) == ()


@pytest.mark.rule("T7.9", "T7.10")
def test_who_leaves_a_round_robin_before_it_is_published_stays_in_its_schedule() -> None:
    desk = Desk(5, form=Format.ROUND_ROBIN)
    desk.do(c.Pair())
    desk.do(c.Drop(player="P01"), player("P01"))
    desk.do(c.Publish())
    desk.do(c.StartClock())
    desk.finish_round()
    for _ in range(4):
        desk.round()
    assert desk.event.phase is Phase.SWISS_DONE
    met = [frozenset(match.seats) for each in desk.event.rounds for match in each.matches]
    assert len(met) == len(set(met)) == 10
    assert desk.standing("P02").points <= 9  # what P01 forfeits counts for nobody
    desk.do(c.Finish())
    assert audit(Export(tuple(desk.tournament.log), "desk", desk.tournament.sealed)).clean


@pytest.mark.rule("T8.9")
def test_who_leaves_while_the_elimination_is_a_draft_keeps_everything_from_before() -> None:
    desk = Desk(8, mode=Mode.FREE, cut=4, rounds=1)
    desk.round()
    desk.do(c.Pair())
    gone = desk.event.round.matches[0].seats[0]
    desk.do(c.Drop(player=gone), player(gone))
    assert desk.event.entrants[gone].left_after_round == 1
    assert desk.standing(gone).points == 3


def last_draft() -> Desk:
    """Five players at the draft of their fifth round, the last in which nobody has to meet again."""
    desk = Desk(5, seed="last 0", mode=Mode.FREE, rounds=6, settings={"on_impossible": "stop"})
    for _ in range(4):
        desk.round()
    desk.do(c.Pair())
    return desk


@pytest.mark.rule("T7.6")
def test_a_draft_that_cannot_be_drawn_anew_is_given_up_with_the_rest_of_the_swiss_part() -> None:
    desk = last_draft()
    with pytest.raises(EventError, match="everybody in it is there: publish it"):
        desk.do(c.EndSwiss(), reason="tired")
    gone = desk.event.round.matches[0].seats[0]
    desk.do(c.Drop(player=gone), player(gone))
    with pytest.raises(EventError, match="end the Swiss part here"):
        desk.do(c.PairAgain(), reason="one has left")
    desk.do(c.EndSwiss(), reason="the others have all met")
    assert (len(desk.event.rounds), desk.event.phase) == (4, Phase.SWISS_DONE)
    desk.do(c.Finish())
    assert audit(Export(tuple(desk.tournament.log), desk.tournament.seed, desk.tournament.sealed)).clean


# -- pods that are too small ----------------------------------------------------------------------------------------


def seven() -> Desk:
    desk = Desk(7, game="ranking_battle", form=Format.PODS)
    desk.start()
    return desk


@pytest.mark.rule("T11.7")
def test_a_pod_that_is_too_small_sits_down_with_the_nearest() -> None:
    desk = seven()
    large, small = desk.event.round.matches
    gone = small.seats[1]
    desk.do(c.ReseatPods(absent=(gone,)), JUDGE, "did not come")
    assert [match.id for match in desk.event.round.matches] == [large.id, small.id]
    seats = [match.seats for match in desk.event.round.matches]
    assert sorted(len(set(pod) - {gone}) for pod in seats) == [3, 3]
    assert [pod[-1] for pod in seats if gone in pod] == [gone]
    for match in desk.event.round.matches:
        came = [each for each in match.seats if each != gone]
        absent = tuple(each for each in match.seats if each == gone)
        desk.do(c.EnterResult(match=match.id, result=places(*came, absent=absent)))
    desk.do(c.CloseRound())
    assert desk.standing(gone).points == 0
    assert audit(Export(tuple(desk.tournament.log), "desk", desk.tournament.sealed)).clean


@pytest.mark.rule("T11.7")
def test_pods_are_not_seated_again_without_need_or_after_a_result() -> None:
    desk = seven()
    large, small = desk.event.round.matches
    with pytest.raises(EventError, match="every pod can play without them"):
        desk.do(c.ReseatPods(absent=(large.seats[0],)), JUDGE, "did not come")
    with pytest.raises(EventError, match="no player P99"):
        desk.do(c.ReseatPods(absent=("P99",)), JUDGE, "who is that")
    desk.do(c.EnterResult(match=large.id, result=places(*large.seats)), JUDGE)
    with pytest.raises(EventError, match="has its result: the pods stay"):
        desk.do(c.ReseatPods(absent=(small.seats[0],)), JUDGE, "did not come")
    swiss = Desk(8)
    swiss.start()
    with pytest.raises(EventError, match="only pods are seated again"):
        swiss.do(c.ReseatPods(absent=("P01",)), JUDGE, "did not come")


@pytest.mark.rule("T11.7")
def test_who_has_left_counts_as_absent_and_penalties_move_along() -> None:
    desk = seven()
    _, small = desk.event.round.matches
    gone, punished, _ = small.seats
    desk.do(c.Penalize(player=punished, infraction="misplay", level="game_loss"), JUDGE)
    desk.do(c.Drop(player=gone), player(gone))
    desk.do(c.ReseatPods(absent=()), JUDGE, "one has left")
    assert desk.event.entrants[gone].status is Status.DROPPED
    assert desk.match(punished).game_losses == {punished: 1}
