from __future__ import annotations

import pytest

from meijin.tournament import commands as c
from meijin.tournament.errors import EventError
from meijin.tournament.history import history_of
from meijin.tournament.messages import JudgeCalled, ReportsDiffer
from meijin.tournament.model import Entrant, Kind, MatchResult, MatchState, Phase, Stage, Status
from meijin.tournament.names import coin_caller
from meijin.tournament.next_round import meetings
from meijin.tournament.outcomes import KINDS, kinds, scores
from meijin.tournament.settings import Format, Mode
from meijin.words.reasons import Code
from tests.tournament.desk import ENGINE, JUDGE, MEIJIN, Desk, player


def played(one: int, other: int) -> MatchResult:
    return MatchResult(kind="played", score=(one, other))


@pytest.fixture
def desk() -> Desk:
    desk = Desk(8)
    desk.start()
    return desk


def report(desk: Desk, name: str, result: MatchResult) -> None:
    desk.do(c.ReportResult(player=name, match=desk.match(name).id, result=result), player(name))


@pytest.mark.rule("T9.1", "T6.9", "T6.11")
def test_two_equal_reports_confirm_a_match(desk: Desk) -> None:
    a, b = desk.match("P01").seats
    report(desk, a, played(1, 2))
    assert desk.match(a).state is MatchState.REPORTED
    report(desk, b, played(1, 2))
    match = desk.match(a)
    assert (match.state, match.kind, match.points, match.source) == (
        MatchState.CONFIRMED,
        Kind.WIN,
        {a: 0, b: 3},
        "players",
    )


@pytest.mark.rule("W12", "T9.1", "T9.2")
def test_reports_that_differ_are_a_dispute_and_a_judge_decides(desk: Desk) -> None:
    a, b = desk.match("P01").seats
    report(desk, a, played(2, 1))
    report(desk, b, played(2, 0))
    match = desk.match(a)
    assert (match.state, match.calls) == (MatchState.DISPUTED, ReportsDiffer())
    with pytest.raises(EventError, match="differ: enter the result yourself"):
        desk.do(c.Confirm(match=match.id), JUDGE)
    desk.do(c.EnterResult(match=match.id, result=played(2, 1)), JUDGE)
    assert (match.state, match.score, match.calls) == (MatchState.CONFIRMED, (2, 1), None)


@pytest.mark.rule("T9.1")
def test_a_player_reports_anew_and_then_they_agree(desk: Desk) -> None:
    a, b = desk.match("P01").seats
    report(desk, a, played(2, 1))
    report(desk, b, played(2, 0))
    report(desk, a, played(2, 0))
    assert desk.match(a).state is MatchState.CONFIRMED


def test_a_report_is_withdrawn(desk: Desk) -> None:
    a, b = desk.match("P01").seats
    report(desk, a, played(2, 1))
    desk.do(c.WithdrawReport(player=a, match=desk.match(a).id), player(a))
    assert not desk.match(a).reports
    with pytest.raises(EventError, match="has reported nothing"):
        desk.do(c.WithdrawReport(player=b, match=desk.match(a).id), player(b))


@pytest.mark.rule("T9.2")
def test_a_judge_confirms_a_single_report(desk: Desk) -> None:
    a, _ = desk.match("P01").seats
    with pytest.raises(EventError, match="nobody has reported"):
        desk.do(c.Confirm(match=desk.match(a).id), JUDGE)
    report(desk, a, played(2, 0))
    desk.do(c.Confirm(match=desk.match(a).id), JUDGE)
    assert (desk.match(a).state, desk.match(a).source) == (MatchState.CONFIRMED, "judge")


@pytest.mark.rule("T9.5")
def test_where_a_judge_has_to_confirm_equal_reports_wait() -> None:
    desk = Desk(4, settings={"auto_confirm": False})
    desk.start()
    a, b = desk.match("P01").seats
    report(desk, a, played(2, 0))
    report(desk, b, played(2, 0))
    assert desk.match(a).state is MatchState.REPORTED
    desk.do(c.Confirm(match=desk.match(a).id), JUDGE)
    assert desk.match(a).settled


@pytest.mark.rule("T9.3")
@pytest.mark.parametrize("score", [(3, 0), (2, 2), (0, 0), (-1, 2), (5, 5), (2, 3)])
def test_scores_that_cannot_be_are_refused(desk: Desk, score: tuple[int, int]) -> None:
    with pytest.raises(EventError, match="a best of 3 ends 2-0 or 2-1") as refused:
        desk.do(c.EnterResult(match=desk.match("P01").id, result=played(*score)), JUDGE)
    assert refused.value.code is Code.ILLEGAL
    assert not desk.match("P01").settled


@pytest.mark.rule("T9.3", "T6.9", "R3", "R2")
def test_1_1_is_a_draw_and_1_0_a_win_but_only_once_time_was_called(desk: Desk) -> None:
    a, b = desk.match("P01").seats
    with pytest.raises(EventError, match="only once time was called"):
        report(desk, a, played(1, 1))
    desk.wait(50)
    desk.do(c.CallTime(), ENGINE)
    report(desk, a, played(1, 1))
    report(desk, b, played(1, 1))
    assert (desk.match(a).kind, desk.match(a).points) == (Kind.DRAW, {a: 1, b: 1})
    other = next(match for match in desk.event.round.matches if not match.settled)
    desk.do(c.EnterResult(match=other.id, result=played(0, 1)), JUDGE)
    assert (other.kind, other.points) == (Kind.WIN, {other.seats[0]: 0, other.seats[1]: 3})


@pytest.mark.rule("T6.9")
def test_a_best_of_five_at_time_goes_to_the_leader() -> None:
    desk = Desk(4, settings={"best_of": 5})
    desk.start()
    desk.wait(50)
    desk.do(c.CallTime(), ENGINE)
    desk.result("P01", "2-1")
    assert desk.match("P01").points["P01"] == 3


@pytest.mark.rule("T6.10", "R31")
def test_a_draw_is_agreed_on_within_two_minutes(desk: Desk) -> None:
    draw = MatchResult(kind="intentional_draw")
    a, b = desk.match("P01").seats
    desk.at = (desk.event.round.clock.started or 0) + 119_000  # the report comes a second later, at 2:00 exactly
    report(desk, a, draw)
    desk.wait(10)
    report(desk, b, draw)
    assert (desk.match(a).kind, desk.match(a).score, desk.match(a).points) == (
        Kind.INTENTIONAL_DRAW,
        (0, 0),
        {a: 1, b: 1},
    )


@pytest.mark.rule("T6.10", "R10")
def test_after_two_minutes_nobody_agrees_on_a_draw(desk: Desk) -> None:
    draw = MatchResult(kind="intentional_draw")
    a, _ = desk.match("P01").seats
    desk.at = (desk.event.round.clock.started or 0) + 119_100
    with pytest.raises(EventError, match="within 120 seconds of the start, and 120 have gone"):
        report(desk, a, draw)
    with pytest.raises(EventError, match="within 120 seconds"):
        desk.do(c.EnterResult(match=desk.match(a).id, result=draw), JUDGE)
    desk.do(c.EnterResult(match=desk.match(a).id, result=MatchResult(kind="intentional_draw", announced_s=90)), JUDGE)
    assert desk.match(a).kind is Kind.INTENTIONAL_DRAW


@pytest.mark.rule("R10", "R31", "T9.6")
def test_a_correction_does_not_open_the_two_minutes_again(desk: Desk) -> None:
    desk.wait(20)
    desk.result("P01")
    match = desk.match("P01")
    late = c.Correct(match=match.id, result=MatchResult(kind="intentional_draw"))
    with pytest.raises(EventError, match="within 120 seconds"):
        desk.do(late, JUDGE, "they would rather draw")
    announced = MatchResult(kind="intentional_draw", announced_s=60)
    desk.do(c.Correct(match=match.id, result=announced), JUDGE, "the slip was misread")
    assert match.kind is Kind.INTENTIONAL_DRAW


@pytest.mark.rule("R31")
def test_a_draw_that_is_reported_twice_was_announced_the_first_time(desk: Desk) -> None:
    a, b = desk.match("P01").seats
    for name in (a, a, b):
        report(desk, name, MatchResult(kind="intentional_draw"))
        desk.wait(3)
    assert desk.match(a).kind is Kind.INTENTIONAL_DRAW


@pytest.mark.rule("T9.10", "T9.3")
def test_who_was_absent_has_not_won(desk: Desk) -> None:
    a, b = desk.match("P01").seats
    for result in (
        MatchResult(kind="played", score=(2, 0), absent=(b,)),
        MatchResult(kind="forfeit", loser=a, absent=(b,)),
        MatchResult(kind="forfeit", loser=a, absent=(a, b)),
    ):
        with pytest.raises(EventError, match="whoever was absent has lost"):
            desk.do(c.EnterResult(match=desk.match(a).id, result=result), JUDGE)


@pytest.mark.rule("T6.10")
def test_the_pause_does_not_use_up_the_two_minutes(desk: Desk) -> None:
    a, _ = desk.match("P01").seats
    desk.do(c.PauseClock(), reason="the microphone fails")
    desk.wait(10)
    desk.do(c.ResumeClock())
    report(desk, a, MatchResult(kind="intentional_draw"))
    assert desk.match(a).reports


@pytest.mark.rule("W11", "T9.10")
def test_absent_twice_in_a_row_is_out() -> None:
    desk = Desk(12)
    desk.round()
    for round_no in (2, 3):
        desk.start()
        match = desk.match("P01")
        gone = MatchResult(kind="forfeit", loser="P01", absent=("P01",))
        desk.do(c.EnterResult(match=match.id, result=gone), JUDGE)
        desk.finish_round()
        assert desk.event.entrants["P01"].in_it is (round_no == 2)
    assert desk.event.entrants["P01"].status is Status.DROPPED


@pytest.mark.rule("W11", "T9.10")
def test_absent_in_rounds_1_and_3_only_stays() -> None:
    desk = Desk(12)
    for absent in (True, False, True):
        desk.start()
        if absent:
            result = MatchResult(kind="forfeit", loser="P01", absent=("P01",))
            desk.do(c.EnterResult(match=desk.match("P01").id, result=result), JUDGE)
        desk.finish_round()
    assert desk.event.entrants["P01"].in_it


@pytest.mark.rule("R26")
def test_who_concedes_loses_the_games_that_are_left_and_at_once(desk: Desk) -> None:
    a, b = desk.match("P01").seats
    with pytest.raises(EventError, match="players concede for themselves"):
        report(desk, b, MatchResult(kind="concession", loser=a, score=(1, 0)))
    report(desk, a, MatchResult(kind="concession", loser=a, score=(1, 0)))
    assert (desk.match(a).score, desk.match(a).points[b]) == ((1, 2), 3)
    assert desk.match(a).source == "players"


@pytest.mark.rule("R26")
def test_a_concession_stands_whatever_the_other_has_reported() -> None:
    desk = Desk(4, settings={"auto_confirm": False})
    desk.start()
    a, b = desk.match("P01").seats
    report(desk, b, MatchResult(kind="played", score=(0, 2)))
    report(desk, a, MatchResult(kind="concession", loser=a, score=(0, 0)))
    assert (desk.match(a).state, desk.match(a).score, desk.match(a).calls) == (MatchState.CONFIRMED, (0, 2), None)


@pytest.mark.rule("R26")
def test_a_bot_never_agrees_to_a_draw() -> None:
    desk = Desk(3, started=False)
    desk.enter("BOT", here=False, bot="random")
    desk.do(c.CloseRegistration())
    desk.start()
    match, draw = desk.match("BOT"), MatchResult(kind="intentional_draw")
    with pytest.raises(EventError, match="bots never agree to a draw"):
        report(desk, match.other("BOT"), draw)
    with pytest.raises(EventError, match="bots never agree to a draw"):
        desk.do(c.EnterResult(match=match.id, result=draw), JUDGE)


@pytest.mark.rule("R9", "T9.9")
def test_who_leaves_in_the_middle_loses_0_2(desk: Desk) -> None:
    a, b = desk.match("P01").seats
    desk.do(c.Drop(player=a, at_once=True), player(a))
    assert (desk.match(b).kind, desk.match(b).score) == (Kind.FORFEIT, (0, 2))
    with pytest.raises(EventError, match="is dropped already"):
        desk.do(c.Drop(player=a), player(a))


@pytest.mark.rule("T9.9", "T8.9")
def test_a_drop_takes_effect_after_the_match_and_can_be_taken_back_until_the_next_pairing(desk: Desk) -> None:
    a, _ = desk.match("P01").seats
    dropped = desk.do(c.Drop(player=a), player(a)).entry.n
    desk.result(a)
    desk.finish_round()
    assert desk.standing(a).points == 3
    desk.do(c.TakeBack(n=dropped), reason="a misunderstanding")
    assert desk.event.entrants[a].in_it
    again = desk.do(c.Drop(player=a), player(a)).entry.n
    desk.start()
    assert desk.event.round.of(a) is None
    with pytest.raises(EventError, match="a drop is final"):
        desk.do(c.TakeBack(n=again), reason="I want back")


@pytest.mark.rule("T9.14", "T8.9", "T10.1")
def test_only_the_meijin_disqualifies_and_there_is_no_place() -> None:
    desk = Desk(4)
    desk.start()
    out = c.Penalize(player="P01", infraction="cheating", level="disqualification")
    with pytest.raises(EventError, match="only the Meijin disqualifies"):
        desk.do(out, JUDGE)
    desk.do(out)
    assert desk.match("P01").kind is Kind.FORFEIT
    desk.finish_round()
    desk.round()
    desk.round()
    desk.do(c.Finish())
    assert desk.standing("P01").place is None
    with pytest.raises(EventError, match="the event is finished"):
        desk.do(c.Penalize(player="P02", infraction="other", level="warning"))


@pytest.mark.rule("T9.6")
def test_a_judge_corrects_the_open_round_and_the_meijin_a_closed_one(desk: Desk) -> None:
    a, b = desk.match("P01").seats
    desk.result(a)
    correct = c.Correct(match=desk.match(a).id, result=played(1, 2))
    with pytest.raises(EventError, match="say why"):
        desk.do(correct, JUDGE)
    desk.do(correct, JUDGE, "slips exchanged")
    assert (desk.match(a).points, desk.match(a).corrected) == ({a: 0, b: 3}, True)
    assert desk.tournament.log[-1].payload["before"] == "win 2-0"
    desk.finish_round()
    back = c.Correct(match=correct.match, result=played(2, 0))
    with pytest.raises(EventError, match="only the Meijin corrects"):
        desk.do(back, JUDGE, "no, they were right")
    desk.do(c.Pair())
    pairs = desk.pairs()
    desk.do(back, MEIJIN, "no, they were right")
    assert (desk.standing(a).points, desk.pairs()) == (3, pairs)


@pytest.mark.rule("T9.6")
def test_a_result_for_a_closed_round_is_refused(desk: Desk) -> None:
    old = desk.match("P01").id
    desk.finish_round()
    desk.start()
    with pytest.raises(EventError, match="belongs to round 1, which is closed"):
        desk.do(c.EnterResult(match=old, result=played(2, 0)), JUDGE)
    with pytest.raises(EventError, match="there is no match nonsense"):
        desk.do(c.EnterResult(match="nonsense", result=played(2, 0)), JUDGE)
    desk.finish_round()
    with pytest.raises(EventError, match="between two rounds"):
        desk.do(c.EnterResult(match=old, result=played(2, 0)), JUDGE)


@pytest.mark.rule("T9.4")
def test_a_live_table_enters_its_own_result_and_a_judge_overrules_it_with_a_reason(desk: Desk) -> None:
    match = desk.match("P01")
    desk.do(c.EnterResult(match=match.id, result=played(2, 1)), ENGINE)
    assert match.source == "engine"
    with pytest.raises(EventError, match="has its result already"):
        desk.do(c.EnterResult(match=match.id, result=played(0, 2)), JUDGE)
    desk.do(c.Correct(match=match.id, result=played(0, 2)), JUDGE, "outside help")
    assert match.score == (0, 2)


@pytest.mark.rule("T3.4", "T10.1")
def test_nobody_reports_for_another(desk: Desk) -> None:
    a, b = desk.match("P01").seats
    with pytest.raises(EventError, match="somebody else"):
        desk.do(c.ReportResult(player=a, match=desk.match(a).id, result=played(2, 0)), player(b))
    elsewhere = next(match for match in desk.event.round.matches if a not in match.seats)
    with pytest.raises(EventError, match="does not sit at table"):
        desk.do(c.ReportResult(player=a, match=elsewhere.id, result=played(2, 0)), player(a))
    with pytest.raises(EventError, match="entered by a judge"):
        report(desk, a, MatchResult(kind="forfeit", loser=b))


def test_a_judge_is_called_and_answers(desk: Desk) -> None:
    a, _ = desk.match("P01").seats
    call = c.CallJudge(match=desk.match(a).id, about="is this card legal?")
    desk.do(call, player(a))
    assert desk.match(a).calls == JudgeCalled("is this card legal?")
    with pytest.raises(EventError, match="the judge says when"):
        desk.do(c.CallJudge(match=desk.match(a).id, answered=True), player(a))
    desk.do(c.CallJudge(match=desk.match(a).id, answered=True), JUDGE)
    assert desk.match(a).calls is None


@pytest.mark.rule("R17")
def test_a_void_match_never_was(desk: Desk) -> None:
    a, b = desk.match("P01").seats
    desk.result(a)
    desk.do(c.Correct(match=desk.match(a).id, result=MatchResult(kind="void")), JUDGE, "wrong opponents")
    desk.finish_round()
    played = history_of(desk.event)
    assert [(desk.standing(name).points, played[name][0].opponents) for name in (a, b)] == [(0, ()), (0, ())]


@pytest.mark.rule("R17", "T9.6")
def test_players_of_a_void_match_may_meet_again() -> None:
    desk = Desk(4, mode=Mode.FREE, rounds=4)
    for _ in range(3):
        desk.round()
    void = desk.event.rounds[2].matches[0]
    desk.do(c.Correct(match=void.id, result=MatchResult(kind="void")), reason="wrong opponents")
    assert frozenset(void.seats) not in meetings(desk.event)
    desk.do(c.Pair())
    assert set(void.seats) in desk.pairs()


@pytest.mark.rule("R20", "T6.11")
def test_nobody_there_is_a_double_loss(desk: Desk) -> None:
    a, b = desk.match("P01").seats
    gone = MatchResult(kind="double_loss", absent=(a, b))
    desk.do(c.EnterResult(match=desk.match(a).id, result=gone), JUDGE)
    assert desk.match(a).points == {a: 0, b: 0}
    desk.finish_round()
    assert (desk.standing(a).losses, desk.standing(b).losses) == (1, 1)


@pytest.mark.rule("T6.14")
def test_there_are_no_draws_in_the_elimination() -> None:
    desk = Desk(4, mode=Mode.FREE, cut=4)
    for _ in range(3):
        desk.round()
    desk.start()
    desk.wait(75)
    desk.do(c.CallTime(), ENGINE)
    match = desk.event.round.matches[0]
    for result in (played(1, 1), MatchResult(kind="intentional_draw", announced_s=0), MatchResult(kind="double_loss")):
        with pytest.raises(EventError, match="elimination"):
            desk.do(c.EnterResult(match=match.id, result=result), JUDGE)


@pytest.mark.rule("T9.13", "T11.7", "W14")
def test_the_places_of_a_pod() -> None:
    desk = Desk(5, game="ranking_battle", form=Format.PODS)
    desk.start()
    match = desk.event.round.matches[0]
    a, b, x, d, e = match.seats
    places = ((a,), (b, x), (d,), (e,))
    with pytest.raises(EventError, match="must name each of"):
        desk.do(c.EnterResult(match=match.id, result=MatchResult(kind="played", ranking=((a,), (b,)))), JUDGE)
    desk.do(c.EnterResult(match=match.id, result=MatchResult(kind="played", ranking=places)), JUDGE)
    assert match.points == {a: 24, b: 15, x: 15, d: 6, e: 0}
    again = MatchResult(kind="played", ranking=((b,), (x,), (d,), (e,)), absent=(a,))
    desk.do(c.Correct(match=match.id, result=again), JUDGE, "the winner was never there")
    assert (match.points[a], match.points[b], match.ranking[-1]) == (0, 24, (a,))


@pytest.mark.rule("R30")
def test_two_players_of_a_pod_confirm_its_places() -> None:
    desk = Desk(4, game="go_out", form=Format.PODS)
    desk.start()
    match = desk.event.round.matches[0]
    result = MatchResult(kind="played", ranking=tuple((name,) for name in match.seats))
    report(desk, match.seats[2], result)
    assert not match.settled
    report(desk, match.seats[0], result)
    assert match.settled


@pytest.mark.rule("R18", "R24")
@pytest.mark.parametrize(
    ("one", "other", "caller"),
    [
        (("P01", "Zoe", "Abe"), ("P02", "Ann", "Baum"), "P01"),
        (("P01", "Zoe", "abe"), ("P02", "Ann", "Abe"), "P02"),
        (("P02", "Ann", "Abe"), ("P01", "Ann", "Abe"), "P01"),
        (("P01", "Zoe", ""), ("P02", "Ann", ""), "P02"),
    ],
)
def test_whose_name_comes_first_calls_the_coin(
    one: tuple[str, str, str], other: tuple[str, str, str], caller: str
) -> None:
    assert coin_caller(Entrant(*one), Entrant(*other)) == caller


@pytest.mark.rule("T8.5")
def test_a_judge_holds_the_coin_for_exactly_two() -> None:
    desk = Desk(4)
    for _ in range(3):
        desk.start()
        desk.wait(50)
        desk.do(c.CallTime(), ENGINE)
        for match in desk.event.round.matches:
            desk.do(c.EnterResult(match=match.id, result=played(1, 1)), JUDGE)
        desk.do(c.CloseRound())
    with pytest.raises(EventError, match="exactly two players"):
        desk.do(c.HoldCoin(winner="P01", loser="P02"), JUDGE)
    assert desk.event.phase is Phase.SWISS_DONE


def spelled(desk: Desk, name: str) -> str:
    current, match = desk.event.match(desk.match(name).id)
    return " ".join(f"{one}-{other}" for one, other in scores(desk.event, current.stage, match))


def test_the_scores_that_can_be_are_told_the_first_seats_best_first(desk: Desk) -> None:
    first, second = desk.match("P01").seats
    assert spelled(desk, first) == "2-0 2-1 1-2 0-2"
    desk.match(first).game_losses[second] = 1
    assert spelled(desk, first) == "2-0 2-1 1-0 1-1 1-2"
    desk.match(first).game_losses.clear()
    desk.result(first)
    assert spelled(desk, first) == "2-0 2-1 1-0 1-1 0-1 1-2 0-2", "it can be put right to what stood at time"
    other = next(match for match in desk.event.round.matches if first not in match.seats)
    desk.wait(60)
    desk.do(c.CallTime())
    assert spelled(desk, other.seats[0]) == "2-0 2-1 1-0 1-1 0-1 1-2 0-2"


def test_how_a_match_can_end_is_told() -> None:
    desk = Desk(4, mode=Mode.FREE, cut=4, rounds=1)
    desk.start()
    match = desk.match("P01")
    assert kinds(desk.event, Stage.SWISS, match) == KINDS
    assert kinds(desk.event, Stage.CUT, match) == ("played", "concession", "forfeit")
    desk.event.entrants["P01"].bot = "greedy"
    assert "intentional_draw" not in kinds(desk.event, Stage.SWISS, match)
    assert scores(desk.event, Stage.PODS, match) == ()
