from __future__ import annotations

import pytest

from meijin.tournament import commands as c
from meijin.tournament.errors import EventError
from meijin.tournament.messages import Exchanged
from meijin.tournament.model import Kind, MatchResult, Phase, Status
from meijin.tournament.ranking import standings_of
from meijin.tournament.seeds import key
from meijin.tournament.settings import Format, Level, Mode
from meijin.tournament.standings.table import Standing
from meijin.words.reasons import Code
from tests.tournament.desk import ENGINE, JUDGE, MEIJIN, Desk, player


@pytest.mark.rule("T4.5", "T4.6", "T4.7", "T4.8")
def test_a_round_from_the_draft_to_its_end() -> None:
    desk = Desk(4)
    desk.do(c.Pair())
    assert desk.phase() is Phase.PAIRING
    with pytest.raises(EventError, match="at the draft of a round"):
        desk.do(c.StartClock())
    desk.do(c.Publish())
    desk.do(c.StartClock(), JUDGE)
    with pytest.raises(EventError, match=r"49:59 left"):
        desk.do(c.CallTime(), ENGINE)
    desk.wait(50)
    desk.do(c.CallTime(), ENGINE)
    with pytest.raises(EventError, match=r"2 matches have no confirmed result yet: table 1 .waiting. and 2"):
        desk.do(c.CloseRound())
    desk.finish_round()
    assert desk.phase() is Phase.BETWEEN
    desk.do(c.Pair())
    desk.do(c.Publish())
    with pytest.raises(EventError, match="10 minutes between rounds"):
        desk.do(c.StartClock())


def test_what_is_done_a_second_time_is_told_in_a_few_words() -> None:
    desk = Desk(4, started=False)
    for command, already in (
        (c.CloseRegistration(), "registration is closed already: go on with the next step"),
        (c.Pair(), "the round is drawn already: publish it, or draw it again"),
        (c.Publish(), "the round is published already: start its clock"),
        (c.StartClock(), "the clock is running already: enter the results"),
    ):
        desk.do(command)
        with pytest.raises(EventError, match=f"^{already}$"):
            desk.do(command)
    desk.wait(50)
    desk.do(c.CallTime())
    with pytest.raises(EventError, match=r"^time is called already: enter the last results$"):
        desk.do(c.CallTime())
    desk.finish_round()
    with pytest.raises(EventError, match=r"^the round is closed already: go on with the next step$"):
        desk.do(c.CloseRound())


@pytest.mark.rule("T4.5")
def test_the_next_round_is_not_drawn_while_results_are_missing() -> None:
    desk = Desk(4)
    desk.start()
    with pytest.raises(EventError, match="in a running round"):
        desk.do(c.Pair())


@pytest.mark.rule("T4.12", "T4.7")
def test_a_pause_does_not_count() -> None:
    desk = Desk(4)
    desk.start()
    desk.wait(40)
    with pytest.raises(EventError, match="say why"):
        desk.do(c.PauseClock())
    desk.do(c.PauseClock(), reason="fire alarm")
    desk.wait(30)
    desk.do(c.ResumeClock())
    desk.wait(9)
    with pytest.raises(EventError, match=r"0:5\d left"):
        desk.do(c.CallTime(), JUDGE)
    desk.wait(1)
    desk.do(c.CallTime(), JUDGE)


@pytest.mark.rule("T6.6")
def test_one_match_gets_more_time() -> None:
    desk = Desk(4)
    desk.start()
    match = desk.match("P01")
    desk.do(c.Extend(match=match.id, seconds=180), JUDGE, "a long ruling")
    assert desk.match("P01").extension_s == 180
    desk.result("P01")
    with pytest.raises(EventError, match="has its result"):
        desk.do(c.Extend(match=match.id, seconds=60), JUDGE, "more")


@pytest.mark.rule("T7.14", "R22", "T9.8")
def test_a_round_is_drawn_again_with_a_reason_while_nobody_has_a_result() -> None:
    desk = Desk(16)
    desk.do(c.Pair())
    first = desk.pairs()
    with pytest.raises(EventError, match="say why"):
        desk.do(c.PairAgain())
    desk.do(c.PairAgain(), reason="somebody was missing")
    assert desk.event.round.attempt == 1
    assert desk.pairs() != first
    desk.do(c.Publish())
    desk.do(c.PairAgain(), reason="somebody has left")
    assert (desk.event.round.attempt, desk.event.phase) == (2, Phase.PAIRING)
    desk.do(c.Publish())
    desk.do(c.StartClock())
    desk.result("P01")
    with pytest.raises(EventError, match="has its result"):
        desk.do(c.PairAgain(), reason="too late")


@pytest.mark.rule("T7.8")
def test_players_of_a_draft_are_exchanged_by_hand_and_everybody_sees_it() -> None:
    desk = Desk(8)
    desk.do(c.Pair())
    one, other = desk.event.round.matches[0].seats[0], desk.event.round.matches[1].seats[0]
    partner = desk.match(one).other(one)
    desk.do(c.SwapPlayers(one=one, other=other), reason="brothers")
    assert desk.match(other).other(other) == partner
    assert desk.event.round.edited == [Exchanged(one, other, "brothers")]
    with pytest.raises(EventError, match="sit at the same table"):
        desk.do(c.SwapPlayers(one=other, other=partner), reason="why not")
    desk.do(c.Publish())
    with pytest.raises(EventError, match="a published round that has not started"):
        desk.do(c.SwapPlayers(one=one, other=other), reason="too late")


@pytest.mark.rule("T7.7")
def test_a_player_who_cannot_move_has_a_table_of_their_own() -> None:
    desk = Desk(7, started=False)
    desk.enter("P08", fixed_table=4)
    desk.do(c.CloseRegistration())
    for _ in range(3):
        desk.start()
        assert desk.match("P08").table == 4
        assert sorted(match.table or 0 for match in desk.event.round.matches) == [1, 2, 3, 4]
        desk.finish_round()


@pytest.mark.rule("T7.7")
def test_an_exchange_of_tables_does_not_undo_another() -> None:
    for number in range(12):
        desk = Desk(2, seed=f"hall {number}", started=False)
        for name, table in (("one", 2), ("two", 3), ("three", 1)):
            desk.enter(name, fixed_table=table)
        desk.enter("four")
        desk.do(c.CloseRegistration())
        desk.start()
        for match in desk.event.round.matches:
            wishes = [wish for name in match.seats if (wish := desk.event.entrants[name].fixed_table)]
            assert len(wishes) != 1 or match.table == wishes[0]


@pytest.mark.rule("T7.4", "R23")
def test_a_forbidden_pair_is_kept_apart_and_one_of_strangers_changes_nothing() -> None:
    plain = Desk(4)
    plain.do(c.Pair())
    strangers = Desk(4, settings={"forbidden_pairs": (("X", "Y"), ("P01", "X"))})
    strangers.do(c.Pair())
    assert strangers.pairs() == plain.pairs()
    one, other = plain.event.round.matches[0].seats
    apart = Desk(4, settings={"forbidden_pairs": ((other, one),)})
    apart.do(c.Pair())
    assert {one, other} not in apart.pairs()


@pytest.mark.rule("W7", "T7.6")
def test_a_fourth_round_of_four_is_the_first_again_and_has_to_be_confirmed() -> None:
    desk = Desk(4, mode=Mode.FREE, rounds=4)
    rounds = []
    for _ in range(3):
        desk.start()
        rounds.append(desk.pairs())
        desk.finish_round()
    desk.do(c.Pair())
    assert desk.event.round.relaxed
    with pytest.raises(EventError, match="confirm that"):
        desk.do(c.Publish())
    desk.do(c.Publish(rematches_confirmed=True))
    assert sorted(map(sorted, desk.pairs())) == sorted(map(sorted, rounds[0]))


@pytest.mark.rule("T7.6")
def test_where_that_is_not_wanted_the_swiss_part_ends() -> None:
    desk = Desk(4, mode=Mode.FREE, rounds=4, settings={"on_impossible": "stop"})
    for _ in range(3):
        desk.round()
    with pytest.raises(EventError, match="end the Swiss part"):
        desk.do(c.Pair())
    desk.do(c.EndSwiss(), reason="everybody has met")
    desk.do(c.Finish())
    assert desk.phase() is Phase.FINISHED


@pytest.mark.rule("W6", "R6")
def test_the_leader_gets_the_bye_where_everything_else_is_a_rematch() -> None:
    desk = Desk(["P1", "P2", "P3", "P4"], seed="any")
    desk.start()
    first, second = (match.seats for match in desk.event.round.matches)
    desk.finish_round()
    desk.start()
    leader = next(match.seats[0] for match in desk.event.round.matches if set(match.seats) == {first[0], second[0]})
    beaten_first = first[1] if leader == first[0] else second[1]
    desk.finish_round(**{beaten_first: "2-0"})
    last = next(name for name in desk.event.entrants if desk.standing(name).points == 0)
    desk.do(c.Drop(player=last))
    desk.do(c.Pair())
    assert desk.event.round.matches[-1].seats == (leader,)


@pytest.mark.rule("R4", "T6.11", "T7.3")
def test_the_bye_is_worth_a_win_and_stays_with_who_drops() -> None:
    desk = Desk(5)
    desk.start()
    bye = desk.event.round.matches[-1]
    assert (bye.kind, bye.points, bye.table) == (Kind.BYE, {bye.seats[0]: 3}, None)
    desk.do(c.Drop(player=bye.seats[0]), player(bye.seats[0]))
    desk.finish_round()
    assert desk.standing(bye.seats[0]).points == 3


@pytest.mark.rule("R14")
def test_the_swiss_part_is_over_when_one_player_is_left() -> None:
    desk = Desk(4)
    desk.start()
    for name in ("P01", "P02", "P03"):
        desk.do(c.Drop(player=name))
    desk.finish_round()
    assert desk.phase() is Phase.SWISS_DONE


@pytest.mark.rule("T9.7")
def test_closing_and_publishing_are_taken_back_by_new_entries() -> None:
    desk = Desk(4)
    desk.do(c.Pair())
    published = desk.do(c.Publish()).entry.n
    drawn = desk.pairs()
    desk.do(c.TakeBack(n=published), reason="a name is missing")
    assert desk.phase() is Phase.PAIRING
    desk.do(c.Publish())
    assert desk.pairs() == drawn
    desk.do(c.StartClock())
    with pytest.raises(EventError, match="taken back already"):
        desk.do(c.TakeBack(n=published), reason="again")
    desk.finish_round()
    closed = desk.tournament.log[-1].n
    desk.do(c.TakeBack(n=closed), reason="a wrong result")
    assert (desk.phase(), desk.event.round.closed) == (Phase.RUNNING, False)
    desk.do(c.CloseRound())
    closed = desk.tournament.log[-1].n
    desk.do(c.Pair())
    desk.do(c.Publish())
    with pytest.raises(EventError, match="until the next one is published"):
        desk.do(c.TakeBack(n=closed), reason="too late")
    assert [entry.n for entry in desk.tournament.log] == list(range(1, len(desk.tournament.log) + 1))


@pytest.mark.rule("T9.7")
def test_only_some_entries_can_be_taken_back_and_only_by_the_meijin() -> None:
    desk = Desk(4)
    with pytest.raises(EventError, match="cannot be undone"):
        desk.do(c.TakeBack(n=1), reason="away with it")
    with pytest.raises(EventError, match="no entry 99"):
        desk.do(c.TakeBack(n=99), reason="what?")
    with pytest.raises(EventError, match="only the Meijin") as refused:
        desk.do(c.TakeBack(n=1), JUDGE, "I want to")
    assert refused.value.code is Code.FORBIDDEN


@pytest.mark.rule("T4.9", "T4.11")
def test_a_finished_event_is_opened_again_within_a_day() -> None:
    desk = Desk(4)
    for _ in range(3):
        desk.round()
    desk.do(c.Finish())
    assert all(each.status is Status.FINISHED for each in desk.event.entrants.values())
    desk.wait(23 * 60)
    desk.do(c.Reopen(), reason="a wrong result in round 3")
    assert desk.phase() is Phase.SWISS_DONE
    desk.do(c.Finish())
    desk.wait(24 * 60 + 1)
    with pytest.raises(EventError, match="more than 24 hours ago"):
        desk.do(c.Reopen(), reason="still wrong")


@pytest.mark.rule("T4.10", "R29")
def test_a_cancelled_event_tells_its_seed_and_takes_nothing_more() -> None:
    desk = Desk(4, seed="secret")
    desk.start()
    desk.do(c.Cancel(), reason="the power is gone")
    assert (desk.phase(), desk.event.seed) == (Phase.CANCELLED, "secret")
    with pytest.raises(EventError, match="the event is cancelled"):
        desk.do(c.CloseRound())


@pytest.mark.rule("T7.9", "T6.2")
def test_everybody_meets_everybody_in_a_round_robin() -> None:
    desk = Desk(5, form=Format.ROUND_ROBIN)
    met: list[frozenset[str]] = []
    for _ in range(5):
        desk.start()
        met += [frozenset(match.seats) for match in desk.event.round.matches]
        desk.finish_round()
    assert len(met) == len(set(met)) == 10
    assert desk.phase() is Phase.SWISS_DONE


@pytest.mark.rule("T7.9", "T12.1")
def test_a_round_robin_shows_its_keys_and_ends_when_all_have_met() -> None:
    desk = Desk(4, form=Format.ROUND_ROBIN, mode=Mode.FREE, rounds=10)
    desk.do(c.Pair())
    shown = desk.event.round.meta["order"]
    keys = [(name, key("desk", "rr", "rr", 0, 0, name)[:8]) for name in desk.event.entrants]
    assert shown == tuple(sorted(keys, key=lambda each: each[1]))
    assert desk.event.rounds_planned == 3


@pytest.mark.rule("T7.10")
def test_who_leaves_a_round_robin_early_counts_for_nobody() -> None:
    desk = Desk(5, form=Format.ROUND_ROBIN)
    desk.start()
    gone = desk.event.round.matches[0].seats[0]
    beaten = desk.match(gone).other(gone)
    desk.finish_round()
    assert desk.standing(gone).points == 3
    desk.do(c.Drop(player=gone))
    assert desk.standing(gone).points == 0
    assert desk.standing(beaten).losses == 0


@pytest.mark.rule("T7.10")
def test_who_leaves_a_round_robin_later_forfeits_the_rest() -> None:
    desk = Desk(4, form=Format.ROUND_ROBIN)
    desk.round()
    desk.round()
    desk.do(c.Drop(player="P01"))
    desk.start()
    match = desk.match("P01")
    assert (match.kind, match.points["P01"]) == (Kind.FORFEIT, 0)
    desk.finish_round()
    assert desk.standing(match.other("P01")).wins >= 1


@pytest.mark.rule("T7.11", "T7.12", "T7.13", "T6.14")
def test_a_premier_event_is_cut_to_eight() -> None:
    desk = Desk(33, level=Level.PREMIER, cut=8, settings={"auto_confirm": True}, started=False)
    for name in list(desk.event.entrants):
        desk.do(c.SubmitList(player=name, cards="cards"), JUDGE)
        desk.do(c.CheckList(player=name, legal=True), JUDGE)
    desk.do(c.CloseRegistration())
    desk.do(c.FinishCheck())
    for _ in range(6):
        desk.round()
    assert desk.phase() is Phase.SWISS_DONE
    with pytest.raises(EventError, match="the elimination comes first"):
        desk.do(c.Finish())
    best = [line.player for line in _placed(desk)]
    desk.do(c.Drop(player=best[1]))
    seeds = [name for name in best if name != best[1]][:8]
    desk.start()
    s = seeds
    assert [m.seats for m in desk.event.round.matches] == [(s[0], s[7]), (s[3], s[4]), (s[1], s[6]), (s[2], s[5])]
    assert desk.event.round.clock.minutes == 75
    desk.finish_round()
    assert desk.status(s[7]) is Status.ELIMINATED
    desk.round()
    desk.round(**{s[1]: "2-1"})
    assert desk.phase() is Phase.CUT_DONE
    desk.do(c.Finish())
    final = [line.player for line in _placed(desk)]
    assert final[:4] == [s[1], s[0], s[2], s[3]]
    assert final[8] == best[1]


def _placed(desk: Desk) -> tuple[Standing, ...]:
    return standings_of(desk.event, desk.tournament.seed)


@pytest.mark.rule("T7.11")
def test_a_cut_needs_more_than_32_players() -> None:
    desk = Desk(32, level=Level.PREMIER, cut=8, started=False)
    for name in list(desk.event.entrants):
        desk.do(c.SubmitList(player=name, cards="cards"), JUDGE)
        desk.do(c.CheckList(player=name, legal=True), JUDGE)
    desk.do(c.CloseRegistration())
    desk.do(c.FinishCheck())
    for _ in range(5):
        desk.round()
    with pytest.raises(EventError, match="more than 32 players"):
        desk.do(c.Pair())
    desk.do(c.Finish())


@pytest.mark.rule("R15", "R23")
def test_a_cut_shrinks_where_there_are_too_few() -> None:
    desk = Desk(6, mode=Mode.FREE, cut=8)
    for _ in range(3):
        desk.round()
    desk.do(c.Pair())
    assert len(desk.event.seeds) == 4


@pytest.mark.rule("R32")
def test_if_both_of_a_semifinal_leave_the_final_is_won_without_play() -> None:
    desk = Desk(8, mode=Mode.FREE, cut=4)
    for _ in range(3):
        desk.round()
    desk.start()
    top, low = desk.event.round.matches
    for name in top.seats:
        desk.do(c.Drop(player=name))
    desk.finish_round()
    winner = low.seats[0]
    desk.do(c.Pair())
    desk.do(c.Publish())
    final = desk.event.round.matches[0]
    assert (final.kind, final.points[winner]) == (Kind.FORFEIT, 3)


@pytest.mark.rule("T11.5", "T11.2", "T11.4")
def test_pods_and_their_final_table() -> None:
    desk = Desk(9, game="go_out", form=Format.PODS, settings={"final_table": True})
    for _ in range(3):
        desk.start()
        assert sorted(len(match.seats) for match in desk.event.round.matches) == [4, 5]
        _rank_all(desk)
    assert desk.phase() is Phase.SWISS_DONE
    desk.start()
    finalists = desk.event.round.matches[0].seats
    assert len(finalists) == 4
    places = tuple((name,) for name in reversed(finalists))
    desk.do(c.EnterResult(match=desk.event.round.matches[0].id, result=MatchResult(kind="played", ranking=places)))
    desk.do(c.CloseRound())
    desk.do(c.Finish())
    assert [line.player for line in standings_of(desk.event, desk.tournament.seed)][:4] == list(reversed(finalists))


def _rank_all(desk: Desk) -> None:
    for match in desk.event.round.matches:
        places = tuple((name,) for name in match.seats)
        desk.do(c.EnterResult(match=match.id, result=MatchResult(kind="played", ranking=places)), JUDGE)
    desk.do(c.CloseRound())


@pytest.mark.rule("T9.9", "T7.2")
def test_a_draft_with_somebody_who_has_left_is_not_published() -> None:
    desk = Desk(8)
    desk.do(c.Pair())
    desk.do(c.Drop(player="P03"), player("P03"))
    with pytest.raises(EventError, match="P03 left since this was drawn"):
        desk.do(c.Publish())
    desk.do(c.PairAgain(), reason="P03 left")
    desk.do(c.Publish())
    assert desk.event.round.of("P03") is None


@pytest.mark.rule("R13")
def test_who_never_came_is_not_in_the_standings_either() -> None:
    desk = Desk(4, started=False)
    desk.enter("at-home", here=False)
    desk.do(c.CloseRegistration())
    desk.round()
    desk.do(c.Drop(player="at-home"), player("at-home"))
    assert len(_placed(desk)) == 4


@pytest.mark.rule("T3.6")
@pytest.mark.parametrize("reason", ["4 2-1", "４ ２ー１", "2-1", "12 id", "3 f1", "3 2143", "3 2 1=4 3"])
def test_a_line_with_a_result_is_no_reason(reason: str) -> None:
    desk = Desk(4)
    desk.start()
    desk.result("P01")
    match = desk.match("P01")
    result = MatchResult("played", (0, 2))
    with pytest.raises(EventError, match="reads like a result and is no reason: say why in words"):
        desk.do(c.Correct(match=match.id, result=result), MEIJIN, reason)
    assert not match.corrected
    desk.do(c.Correct(match=match.id, result=result), MEIJIN, "it was 0-2, not 2-0")
