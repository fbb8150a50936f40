"""Game losses: which match they fall on, and what becomes of them when the pairing is taken back."""

from __future__ import annotations

import pytest

from meijin.tournament import commands as c
from meijin.tournament.commands.conduct import proposed, severe_for
from meijin.tournament.errors import EventError
from meijin.tournament.model import Kind, MatchResult
from meijin.tournament.opening import opener
from meijin.tournament.seeds import coin
from meijin.tournament.settings import Format, Mode
from tests.tournament.desk import JUDGE, Desk, english, player


def penalty(name: str, level: str = "game_loss") -> c.Penalize:
    return c.Penalize(player=name, infraction="misplay", level=level)  # type: ignore[arg-type]


@pytest.fixture
def desk() -> Desk:
    desk = Desk(8)
    desk.start()
    return desk


@pytest.mark.rule("T9.11", "R19", "T9.12")
def test_a_second_warning_for_the_same_thing_proposes_a_game_loss(desk: Desk) -> None:
    assert proposed(desk.event, "P01", "misplay") == "warning"
    desk.do(c.Penalize(player="P01", infraction="misplay", level="warning", note="drew two"), JUDGE)
    assert "drew two" not in str(desk.tournament.log)
    assert proposed(desk.event, "P01", "slow_play") == "warning"
    assert proposed(desk.event, "P01", "misplay") == "game_loss"
    assert proposed(desk.event, "P02", "misplay") == "warning"
    assert proposed(desk.event, "P01", "cheating") == "game_loss"  # at once
    assert severe_for(desk.event) == {"": ("cheating", "illegal_list"), "P01": ("misplay",)}
    desk.do(c.Penalize(player="P01", infraction="misplay", level="game_loss"), JUDGE)
    assert desk.match("P01").game_losses == {"P01": 1}


@pytest.mark.rule("T9.12")
def test_two_game_losses_are_the_match(desk: Desk) -> None:
    for _ in range(2):
        desk.do(c.Penalize(player="P01", infraction="marked_cards", level="game_loss"), JUDGE)
    match = desk.match("P01")
    assert (match.kind, match.points["P01"]) == (Kind.FORFEIT, 0)


@pytest.mark.rule("T9.12", "R11", "R12")
def test_a_game_loss_after_the_match_waits_for_the_next_one_that_is_no_bye() -> None:
    desk = Desk(5)
    desk.start()
    bye = desk.event.round.matches[-1].seats[0]
    desk.do(c.Penalize(player=bye, infraction="illegal_list", level="game_loss"), JUDGE)
    assert desk.event.entrants[bye].pending_losses == 1
    desk.finish_round()
    assert desk.standing(bye).points == 3
    desk.start()
    assert desk.match(bye).game_losses == {bye: 1}
    assert desk.event.entrants[bye].pending_losses == 0


@pytest.mark.rule("T9.7")
def test_a_penalty_is_taken_back_until_the_match_has_its_result(desk: Desk) -> None:
    given = desk.do(c.Penalize(player="P01", infraction="sleeves", level="game_loss"), JUDGE).entry.n
    desk.do(c.TakeBack(n=given), reason="the wrong player")
    assert (desk.match("P01").game_losses, desk.event.penalties) == ({}, [])
    again = desk.do(c.Penalize(player="P01", infraction="sleeves", level="game_loss"), JUDGE).entry.n
    desk.result(desk.match("P01").other("P01"))
    with pytest.raises(EventError, match="correct the result instead"):
        desk.do(c.TakeBack(n=again), reason="too late")


@pytest.mark.rule("T9.13")
def test_a_game_loss_in_a_pod_is_the_last_place() -> None:
    desk = Desk(4, game="go_out", form=Format.PODS)
    desk.start()
    match = desk.event.round.matches[0]
    first = match.seats[0]
    desk.do(c.Penalize(player=first, infraction="misplay", level="game_loss"), JUDGE)
    places = tuple((name,) for name in match.seats)
    desk.do(c.EnterResult(match=match.id, result=MatchResult(kind="played", ranking=places)), JUDGE)
    assert match.ranking[-1] == (first,)
    assert match.points[first] == 0


@pytest.mark.rule("R12", "R11", "T9.12")
def test_a_penalty_after_the_match_changes_nothing_in_it(desk: Desk) -> None:
    desk.result("P01")
    desk.do(penalty("P01", "match_loss"))
    match = desk.match("P01")
    assert (match.points["P01"], match.game_losses) == (3, {})
    desk.finish_round()
    assert desk.standing("P01").points == 3
    desk.start()
    assert (desk.match("P01").kind, desk.match("P01").points["P01"]) == (Kind.FORFEIT, 0)


@pytest.mark.rule("T9.12", "T9.8")
def test_a_loss_that_waited_waits_again_when_the_round_is_drawn_again() -> None:
    desk = Desk(8)
    desk.do(penalty("P01"))
    desk.do(c.Pair())
    desk.do(c.Publish())
    assert desk.event.penalties[0].match == desk.match("P01").id
    desk.do(c.PairAgain(), reason="somebody is missing")
    assert desk.event.entrants["P01"].pending_losses == 1
    assert [given.match for given in desk.event.penalties] == [None]
    desk.do(c.Publish())
    assert desk.match("P01").game_losses == {"P01": 1}


@pytest.mark.rule("T9.12", "T9.8")
def test_a_loss_for_coming_late_does_not_outlive_the_round() -> None:
    desk = Desk(8)
    desk.start()
    desk.wait(6)
    desk.do(c.Arrive(player="P01", accepts="game"), JUDGE)
    assert desk.match("P01").game_losses == {"P01": 1}
    desk.do(c.PairAgain(), reason="the wrong round was read out")
    assert desk.event.entrants["P01"].pending_losses == 0


@pytest.mark.rule("T9.7")
def test_a_penalty_is_taken_back_wherever_it_is_now() -> None:
    desk = Desk(8)
    waited = desk.do(penalty("P01")).entry.n
    desk.do(c.Pair())
    published = desk.do(c.Publish()).entry.n
    desk.do(c.TakeBack(n=waited), reason="the wrong player")
    assert desk.match("P01").game_losses == {}
    hit = desk.do(penalty("P02")).entry.n
    desk.do(c.TakeBack(n=published), reason="a name is missing")
    assert desk.event.entrants["P02"].pending_losses == 1
    desk.do(c.TakeBack(n=hit), reason="the wrong player again")
    assert desk.event.entrants["P02"].pending_losses == 0
    desk.do(c.Publish())
    assert desk.match("P02").game_losses == {}


@pytest.mark.rule("T9.7", "T9.12")
def test_a_loss_that_waited_is_not_taken_back_after_its_match() -> None:
    desk = Desk(8)
    waited = desk.do(penalty("P01")).entry.n
    desk.start()
    desk.result(desk.match("P01").other("P01"))
    with pytest.raises(EventError, match="correct the result instead"):
        desk.do(c.TakeBack(n=waited), reason="too late")


@pytest.mark.rule("T9.7", "T11.7")
def test_a_penalty_moves_with_its_player_to_another_pod() -> None:
    desk = Desk(7, game="ranking_battle", form=Format.PODS)
    desk.start()
    gone = desk.event.round.matches[1].seats[0]
    before = {name: desk.match(name).id for name in desk.event.entrants if name != gone}
    given = {name: desk.do(penalty(name)).entry.n for name in before}
    desk.do(c.ReseatPods(absent=(gone,)), JUDGE, "did not come")
    assert any(desk.match(name).id != old for name, old in before.items())
    for name, n in given.items():
        assert desk.match(name).game_losses[name] == 1
        desk.do(c.TakeBack(n=n), reason="it was nobody")
        assert name not in desk.match(name).game_losses


@pytest.mark.rule("T9.12", "T6.11")
def test_if_both_come_with_a_match_loss_nobody_wins() -> None:
    desk = Desk(4)
    for name in desk.event.entrants:
        desk.do(penalty(name, "match_loss"))
    desk.start()
    assert [match.kind for match in desk.event.round.matches] == [Kind.DOUBLE_LOSS] * 2


@pytest.mark.rule("T9.12")
def test_a_loss_is_not_used_up_in_a_match_that_is_not_played() -> None:
    desk = Desk(4)
    desk.do(c.Pair())
    one, other = desk.event.round.matches[0].seats
    desk.do(penalty(one, "match_loss"))
    desk.do(penalty(other))
    desk.do(c.Publish())
    assert (desk.match(one).kind, desk.match(one).points) == (Kind.FORFEIT, {one: 0, other: 3})
    assert desk.event.entrants[other].pending_losses == 1


def in_the_cut() -> Desk:
    desk = Desk(4, mode=Mode.FREE, cut=4, rounds=1)
    desk.round()
    return desk


@pytest.mark.rule("T6.14", "T6.13", "R33")
def test_a_judge_says_who_goes_on_if_both_have_lost() -> None:
    desk = in_the_cut()
    for name in desk.event.entrants:
        desk.do(penalty(name, "match_loss"))
    desk.start()
    match = desk.event.round.matches[0]
    assert (match.settled, english(match.calls)) == (False, "both lost by penalty: say who goes on")
    desk.do(c.EnterResult(match=match.id, result=MatchResult(kind="forfeit", loser=match.seats[0])), JUDGE)
    late = in_the_cut()
    late.start()
    late.wait(11)
    one, other = late.event.round.matches[0].seats
    late.do(c.Arrive(player=one, accepts="match"), player(one))
    assert late.match(one).points == {one: 0, other: 3}
    late.do(c.Arrive(player=other, accepts="match"), player(other))
    assert (late.match(one).settled, english(late.match(one).calls)) == (False, "both came too late: say who goes on")


@pytest.mark.rule("R26", "T9.12")
def test_a_concession_counts_the_games_lost_by_penalty() -> None:
    desk = Desk(4)
    desk.start()
    a, b = desk.match("P01").seats
    desk.do(penalty(b))
    conceded = MatchResult(kind="concession", loser=a, score=(0, 0))
    with pytest.raises(EventError, match=f"{b} lost 1 game"):
        desk.do(c.EnterResult(match=desk.match(a).id, result=conceded), JUDGE)
    conceded = MatchResult(kind="concession", loser=a, score=(1, 0))
    desk.do(c.EnterResult(match=desk.match(a).id, result=conceded), JUDGE)
    assert desk.match(a).score == (1, 2)


@pytest.mark.rule("T6.4")
def test_a_coin_follows_a_game_that_was_lost_before_it_began() -> None:
    seeds = [f"seed {number}" for number in range(20)]
    assert all(opener(seed, "m", 2, []) == coin(seed, "m", 2) for seed in seeds)
    for winner in (0, 1):
        assert all(opener(seed, "m", 3, [winner]) == coin(seed, "m", 3) for seed in seeds)
        assert all(opener(seed, "m", 2, [winner]) == 1 - winner for seed in seeds)
