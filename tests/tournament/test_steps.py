"""What comes next is decided once, and can always be done."""

from __future__ import annotations

import pytest

from meijin.tournament import commands as c
from meijin.tournament.errors import EventError
from meijin.tournament.model import Event, MatchResult, Phase, Stage
from meijin.tournament.next_round import players_of_the_cut, players_of_the_final_table
from meijin.tournament.roles import Actor, Role
from meijin.tournament.settings import Format, Level, Mode
from meijin.tournament.steps import KINDS, STEPS, May, Step, may, may_of_role, next_step
from meijin.words.reasons import Code
from tests.tournament.desk import JUDGE, MEIJIN, MINUTE, Desk, english, player


def code(desk: Desk) -> str:
    """What kind of order comes next."""
    return str(desk.upcoming().order.__struct_config__.tag)


def takes_steps(desk: Desk) -> list[str]:
    """Take the step that comes next until the event is over; which ones they were."""
    taken: list[str] = []
    while (step := next_step(desk.event)) is not None:
        if step.missing:
            assert isinstance(step.order, c.CloseRound)
            for match in desk.event.round.matches:
                if not match.settled:
                    desk.result(match.seats[0])
            continue
        taken.append(code(desk))
        if step.not_before is not None:
            desk.at = max(desk.at, step.not_before)
        desk.do(step.order, reason="too few are left" if step.order.needs_reason else "")
    return taken


@pytest.mark.rule("T7.11", "T4.9")
def test_an_official_event_whose_cut_cannot_be_held_finishes() -> None:
    desk = Desk(11, game="ganymede", level=Level.PREMIER, cut=8, started=False)
    assert players_of_the_cut(desk.event) is None
    (told,) = desk.do(c.CloseRegistration()).warnings
    assert english(told) == "a cut is for more than 32 players (7.9), and 11 play: the event ends with its rounds"
    assert players_of_the_cut(desk.event) == 0
    taken = takes_steps(desk)
    assert taken[-3:] == ["start_clock", "close_round", "finish"]
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
    assert next_step(desk.event) == Step(c.Pair(), stage=Stage.CUT, round=1, players=4)
    for name in ("P01", "P02", "P03"):
        desk.do(c.Drop(player=name))
    assert players_of_the_cut(desk.event) == 2
    desk.do(c.Drop(player="P04"))
    desk.do(c.Drop(player="P05"))
    assert code(desk) == "finish"


@pytest.mark.rule("T11.5")
def test_a_final_table_that_lacks_players_is_not_waited_for() -> None:
    desk = Desk(4, game="go_out", form=Format.PODS, mode=Mode.FREE, rounds=1, settings={"final_table": True})
    assert players_of_the_final_table(desk.event) == 4
    desk.start()
    for match in desk.event.round.matches:
        ranking = tuple((player,) for player in match.seats)
        desk.do(c.EnterResult(match=match.id, result=MatchResult("played", ranking=ranking)))
    desk.do(c.CloseRound())
    assert code(desk) == "pair"
    desk.do(c.Drop(player="P01"))
    desk.do(c.Drop(player="P02"))
    assert (players_of_the_final_table(desk.event), code(desk)) == (0, "finish")
    desk.do(c.Finish())


@pytest.mark.rule("T4.3")
def test_registration_says_how_many_are_missing() -> None:
    desk = Desk(3, started=False)
    assert desk.upcoming().missing == 1
    with pytest.raises(EventError, match="3 players are checked in, and a Swiss event needs at least 4"):
        desk.do(c.CloseRegistration())
    assert Desk(3, started=False, form=Format.ROUND_ROBIN, mode=Mode.FREE).upcoming().missing == 0


def test_an_event_begins_with_its_registration_and_has_nothing_to_come_at_its_end() -> None:
    assert next_step(Event(id="cup")) == Step(c.Open())
    assert next_step(Event(id="cup", phase=Phase.FINISHED)) is None


def test_a_draft_whose_player_has_left_is_drawn_again_before_it_is_published() -> None:
    desk = Desk(5)
    desk.do(c.Pair())
    assert desk.upcoming().order == c.Publish()
    desk.do(c.Drop(player="P01"))
    assert code(desk) == "pair_again"
    assert (
        english(may(desk.event, MEIJIN)["publish"].why) == "Name of P01 left since this was drawn: draw the round again"
    )
    assert may(desk.event, MEIJIN)["pair_again"] == May(needs_reason=True)
    desk.do(desk.upcoming().order, reason="P01 has left")
    assert code(desk) == "publish"


@pytest.mark.rule("R14")
def test_pods_that_cannot_be_filled_any_more_end_the_rounds() -> None:
    desk = Desk(4, game="go_out", form=Format.PODS)
    desk.start()
    match = desk.event.round.matches[0]
    places = tuple((name,) for name in match.seats)
    desk.do(c.EnterResult(match=match.id, result=MatchResult("played", ranking=places)))
    desk.do(c.CloseRound())
    assert code(desk) == "pair"
    desk.do(c.Drop(player="P01"))
    desk.do(c.Drop(player="P02"))
    assert code(desk) == "end_swiss"
    assert takes_steps(desk) == ["end_swiss", "finish"]


def test_what_keeps_a_step_is_told_where_no_other_can_be_taken() -> None:
    desk = Desk(4)
    for name in ("P01", "P02", "P03"):
        desk.do(c.Drop(player=name))
    step = desk.upcoming()
    assert step.order == c.Pair()
    assert english(step.why) == "too few players are left for a round: wait for more, or give the event up"


def test_steps_and_answers_are_of_commands_that_can_be_given() -> None:
    assert set(STEPS) <= set(KINDS)
    assert "sit_down" not in may(Event(id="cup"), MEIJIN)  # older logs have it; nobody gives it any more


def test_who_may_order_what_follows_from_the_commands() -> None:
    desk = Desk(4)
    judge, meijin = may(desk.event, JUDGE), may(desk.event, MEIJIN)
    allowed = {name for name in judge if not judge[name].why} - {"accept_post"}  # which the Meijin did by appointing
    assert allowed <= {name for name in meijin if not meijin[name].why}
    assert (meijin["pair"].why, english(judge["pair"].why)) == (None, "only the Meijin may do this")
    assert {name for name, answer in judge.items() if answer.needs_reason} == {
        *("pair_again", "swap_players", "pause_clock", "extend", "reseat_pods"),
        *("correct", "end_swiss", "cancel", "reopen", "take_back"),
    }


@pytest.mark.rule("T4.6", "T4.12")
def test_what_is_only_too_early_says_from_when_on_it_can_be_done() -> None:
    desk = Desk(4)
    desk.start()
    started = desk.event.round.clock.started
    assert started is not None
    answer = may(desk.event, JUDGE)["call_time"]
    assert (answer.code, answer.not_before) == (Code.CONFLICT, started + 50 * MINUTE)
    assert english(answer.why) == "there is time left on the clock (an event in free mode may)"
    desk.do(c.PauseClock(), reason="fire alarm")
    answer = may(desk.event, JUDGE)["call_time"]
    assert answer.not_before is None
    assert "the clock stands still" in english(answer.why)
    free = Desk(4, mode=Mode.FREE)
    free.start()
    assert may(free.event, JUDGE)["call_time"] == May()


@pytest.mark.rule("T4.6")
def test_the_break_between_rounds_is_waited_for() -> None:
    desk = Desk(4)
    desk.round()
    desk.do(c.Pair())
    desk.do(c.Publish())
    closed = desk.event.rounds[0].closed_at
    assert closed is not None
    assert desk.upcoming().not_before == closed + 10 * MINUTE
    with pytest.raises(EventError, match=r"there are 10 minutes between rounds .6.5.: 10 min left"):
        desk.do(c.StartClock())


def test_what_only_the_meijin_does_of_an_order_is_left_out_for_judges() -> None:
    desk = Desk(4)
    desk.start()
    judge, meijin = may(desk.event, JUDGE), may(desk.event, MEIJIN)
    parts = {"penalize": "disqualification", "correct": "closed_round", "appoint": "others"}
    for name, part in parts.items():
        assert (judge[name].without, meijin[name].without) == ((part,), ())
    assert judge["enter"].without == meijin["enter"].without == ("self",)
    free = Desk(4, mode=Mode.FREE)
    free.start()
    assert may(free.event, MEIJIN)["enter"].without == ()


def test_people_of_a_role_are_told_what_can_be_theirs() -> None:
    desk = Desk(4, started=False)
    spectators = may_of_role(desk.event, Role.SPECTATOR)
    assert set(spectators) == {"enter", "decline"}
    assert spectators["enter"] == May()
    players = may_of_role(desk.event, Role.PLAYER)
    assert (players["check_in"], players["drop"]) == (May(), May())
    assert "it can when the event is in a running round" in english(players["report"].why)
    desk.do(c.CloseRegistration())
    assert english(may_of_role(desk.event, Role.SPECTATOR)["enter"].why) == "registration is closed: ask the Meijin"
    assert may_of_role(desk.event, Role.JUDGE)["enter"].why is None
    desk.start()
    assert may_of_role(desk.event, Role.SPECTATOR)["enter"].code is Code.FORBIDDEN  # the staff can still enter them
    assert may_of_role(desk.event, Role.PLAYER)["report"] == May()


def test_what_can_be_taken_back_is_known_beforehand() -> None:
    desk = Desk(6)
    log = desk.tournament.log
    assert desk.tournament.undoable() == ()
    desk.do(c.Drop(player="P06"))
    assert desk.tournament.undoable() == (len(log),)
    desk.do(c.Penalize(player="P01", infraction="slow_play", level="warning"))
    warned = len(log)
    desk.round()
    closed = len(log)
    assert desk.tournament.undoable() == (warned, closed)
    desk.do(c.TakeBack(n=closed), reason="too early")
    assert desk.tournament.undoable() == (warned,)
    desk.do(c.CloseRound())
    desk.do(c.Pair())
    assert desk.tournament.undoable() == (warned, closed + 2)
    for n in range(1, len(log) + 1):
        if n not in desk.tournament.undoable():
            with pytest.raises(EventError):
                desk.tournament.prepare(c.TakeBack(n=n), MEIJIN, desk.at, str, "because")


GIVEN_ALONE: list[type[c.Command]] = [
    kind for kind in KINDS if len(kind.__struct_fields__) == len(kind.__struct_defaults__)
]


@pytest.mark.parametrize("by", [MEIJIN, JUDGE, player("P01")], ids=lambda by: str(by.role))
def test_an_order_is_refused_for_what_was_told_beforehand(by: Actor) -> None:
    assert {c.Pair, c.Publish, c.CallTime, c.Cancel, c.Reopen} <= set(GIVEN_ALONE)
    desk = Desk(5, started=False)
    refused = done = 0
    while True:
        answers = may(desk.event, by)
        for kind in GIVEN_ALONE:
            answer = answers[str(kind.__struct_config__.tag)]
            try:
                desk.tournament.prepare(kind(), by, desk.at, str, "because")
            except EventError as error:
                refused += 1
                told = english(answer.why).removesuffix(" (an event in free mode may)")
                assert str(error).startswith(told), (kind, answer.why)
            else:
                done += 1
                assert not answer.why or (answer.not_before or desk.at) < desk.at, (kind, answer.why)
        step = next_step(desk.event)
        if step is None:
            break
        if step.missing:
            desk.finish_round()
            continue
        desk.at = max(desk.at, step.not_before or 0)
        desk.do(step.order)
    assert refused > 100
    assert done or by.role is Role.PLAYER
