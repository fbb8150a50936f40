from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from meijin.kernel import registry
from meijin.kernel.generator import Rng
from meijin.server.refusal import Code
from meijin.server.tables.entry import Acted, ClockTerms, Pace, Policy, Status
from meijin.server.tables.table import Table
from tests.installed import INSTALLED

if TYPE_CHECKING:
    from tests.server.tables.conftest import Evening

Open = Callable[..., "Evening"]


def actions(table: Table) -> list[str]:
    return [table.setup.game.text(table.setup, action) for _, action in table.record.actions]


def test_an_action_is_taken_by_whoever_is_asked(duel: Open) -> None:
    night = duel()
    night.say("ann", "pick black_3")
    night.say("ben", "pick black_7")
    assert actions(night.table) == ["pick black_3", "pick black_7"]


def test_out_of_turn_it_is_stale(duel: Open) -> None:
    night = duel()
    refusal = night.refused(night.table.act, "ben", "pick black_3", "", "k")
    assert (refusal.code, refusal.reason) == (Code.STALE, "it is not your turn: red must choose first")


def test_an_answer_to_an_earlier_question_is_stale(duel: Open) -> None:
    night = duel()
    first = night.table.asked(0)
    night.say("ann", "pick black_3")
    night.say("ben", "pick black_7")
    assert night.table.asked(0) not in (None, first)
    assert "look again" in night.refused(night.table.act, "ann", "draw", first, "k").reason


def test_a_stranger_has_nothing_to_say(duel: Open) -> None:
    night = duel()
    assert night.refused(night.table.act, "cid", "pick black_3", night.table.asked(0), "k").code is Code.FORBIDDEN


def test_an_illegal_action_is_refused_with_what_would_be_right_and_without_the_seed(duel: Open) -> None:
    night = duel()
    refusal = night.refused(night.table.act, "ann", "pick purple_9", night.table.asked(0), "k")
    assert refusal.code is Code.ILLEGAL
    assert "Red may choose: pick black_a" in refusal.reason
    assert night.table.terms.seed not in refusal.reason


def test_the_same_message_twice_counts_once(duel: Open) -> None:
    night = duel()
    asked = night.table.asked(0)
    assert not night.do(night.table.act, "ann", "pick black_3", asked, "k1").again
    again = night.do(night.table.act, "ann", "pick black_3", asked, "k1")
    assert again.again and not again.entries
    assert night.do(night.rebuilt().act, "ann", "pick black_3", asked, "k1").again
    assert actions(night.table) == ["pick black_3"]


def test_other_words_under_the_same_key_are_another_message(duel: Open) -> None:
    night = duel()
    asked = night.table.asked(0)
    night.do(night.table.act, "ann", "pick black_3", asked, "k1")
    assert night.refused(night.table.act, "ann", "pick black_4", asked, "k1").code is Code.STALE


def test_several_actions_said_at_once_are_all_kept_or_none(evening: Open) -> None:
    night = evening("cat_battles", options={"mode": "full"})
    night.do(night.table.sit, "ann", "Ann", 0)
    night.do(night.table.seat_bot, "ann", 1, "greedy")
    night.do(night.table.start, "ann")
    state = night.table.state
    assert state is not None
    asked = night.table.asked(0)
    refusal = night.refused(night.table.act, "ann", "team ekizo maro nonsense", asked, "k0")
    assert refusal.code is Code.ILLEGAL
    proposal = night.do(night.table.act, "ann", "team suko hachi snow kutsushita chatrap", asked, "k1")
    assert len(proposal.entries) > 1
    assert all(isinstance(entry, Acted) and entry.key for entry in proposal.entries)
    assert night.rebuilt().record.actions == night.table.record.actions
    assert night.do(night.table.act, "ann", "team suko hachi snow kutsushita chatrap", asked, "k1").again


def test_a_simultaneous_question_stays_the_same_while_others_answer(evening: Open) -> None:
    night = evening("go_out", 3)
    for user in ("ann", "ben", "cid"):
        night.do(night.table.sit, user, user.title(), None)
    for user in ("ann", "ben", "cid"):
        night.do(night.table.ready, user, True)
    state = night.table.state
    assert state is not None
    assert state.deciders == (0, 1, 2)  # everybody chooses a character in secret
    asked = [night.table.asked(seat) for seat in range(3)]
    assert len(set(asked)) == 3
    for seat, user in [(2, "cid"), (0, "ann"), (1, "ben")]:
        assert night.table.state is not None
        night.do(night.table.act, user, night.table.state.choices(seat)[0], asked[seat], f"{user} chooses")
    assert len(night.table.record.actions) == 3


def test_the_name_of_a_question_does_not_tell_how_much_others_have_done(duel: Open) -> None:
    night = duel()
    asked = night.table.asked(0)
    assert asked is not None and len(asked) == 16 and not asked.isdecimal()


def test_a_bot_answers_the_question_it_was_asked_and_no_other(evening: Open) -> None:
    night = evening(options={"start_seat": "red"})
    night.do(night.table.sit, "ann", "Ann", 1)
    night.do(night.table.seat_bot, "ann", 0, "random")
    night.do(night.table.start, "ann")
    ((seat, bot, asked),) = night.table.bots_to_move()
    assert (seat, bot) == (0, "random")
    assert night.table.state is not None
    action = night.table.state.legal(0)[0]
    night.do(night.table.bot_act, 0, action, asked)
    assert night.table.bots_to_move() == []
    assert night.refused(night.table.bot_act, 0, action, asked).code is Code.STALE


def test_resigning_goes_at_any_time_where_the_game_has_it(duel: Open) -> None:
    night = duel()
    night.do(night.table.act, "ben", "resign", "", "k")
    assert night.table.status is Status.OVER
    assert night.table.returns() == (1.0, 0.0)


@pytest.mark.parametrize("game", INSTALLED)
def test_a_whole_game_is_rebuilt_from_its_log(game: str, evening: Open) -> None:
    players = registry.find(game).player_counts({})[0]
    night = evening(game, players)
    users = [f"user{seat}" for seat in range(players)]
    for user in users:
        night.do(night.table.sit, user, user.title(), None)
    for user in users:
        night.do(night.table.ready, user, True)
    rng = Rng(7)
    while night.table.status is Status.RUNNING:
        assert night.table.state is not None
        seat = night.table.state.deciders[rng.below(len(night.table.state.deciders))]
        choices = night.table.state.choices(seat)
        night.say(users[seat], choices[rng.below(len(choices))])
        if night.table.number % 40 == 0:
            rebuilt = night.rebuilt()
            assert rebuilt.state == night.table.state
            assert [rebuilt.asked(each) for each in range(players)] == [
                night.table.asked(each) for each in range(players)
            ]
    assert night.rebuilt().record.to_text() == night.table.record.to_text()
    assert f"commitment: {night.table.commitment}" in night.table.record.to_text()


# -- away ------------------------------------------------------------------------------------------------------------


def test_a_player_leaves_and_comes_back(duel: Open) -> None:
    night = duel()
    night.do(night.table.leave, "ann")
    assert (
        "take your seat back first"
        in night.refused(night.table.act, "ann", "pick black_3", night.table.asked(0), "k").reason
    )
    night.do(night.table.come_back, "ann")
    night.say("ann", "pick black_3")
    assert actions(night.table) == ["pick black_3"]


def test_a_bot_plays_on_for_whoever_is_away_if_another_player_wants_it(duel: Open) -> None:
    night = duel()
    assert "is here" in night.refused(night.table.give, "ben", 0, absent=False).reason
    night.do(night.table.give, "ben", 0, absent=True)
    assert [(seat, bot) for seat, bot, _ in night.table.bots_to_move()] == [(0, "regular")]
    night.do(night.table.come_back, "ann")
    assert night.table.bots_to_move() == []


def test_nobody_gives_their_own_seat_or_a_bots_to_a_bot(duel: Open) -> None:
    night = duel()
    assert night.refused(night.table.give, "ben", 1, absent=True).code is Code.CONFLICT
    assert night.refused(night.table.give, "cid", 0, absent=True).code is Code.FORBIDDEN
    night.do(night.table.give, "ben", 0, absent=True)
    assert "already" in night.refused(night.table.give, "ben", 0, absent=True).reason


def test_a_guest_who_signs_in_keeps_the_seat(duel: Open) -> None:
    night = duel()
    night.do(night.table.hand_over, "ann", "ann2", "Annabel")
    night.say("ann2", "pick black_3")
    assert (night.table.seats[0].who, night.table.host) == ("Annabel", "ann2")
    assert night.refused(night.table.act, "ann", "draw", "", "k").code is Code.FORBIDDEN


def test_nobody_has_two_seats_after_signing_in(duel: Open, evening: Open) -> None:
    night = duel()
    night.do(night.table.hand_over, "ann", "ben", "Ben")
    assert night.table.seat_of("ben") == 1
    assert [(seat, bot) for seat, bot, _ in night.table.bots_to_move()] == [(0, "regular")]
    waiting = evening()
    waiting.do(waiting.table.sit, "ann", "Ann", 0)
    waiting.do(waiting.table.sit, "ben", "Ben", 1)
    waiting.do(waiting.table.hand_over, "ann", "ben", "Ben")
    assert (waiting.table.sitting(), waiting.table.host) == ({1: "ben"}, "ben")


def test_a_bot_plays_on_for_somebody_who_is_deleted(duel: Open) -> None:
    night = duel()
    night.do(night.table.hand_over, "ann", "", "deleted player")
    assert [(seat, bot) for seat, bot, _ in night.table.bots_to_move()] == [(0, "regular")]
    assert "Ann" not in night.table.record.to_text()


# -- clocks ----------------------------------------------------------------------------------------------------------

MOVE = ClockTerms(Pace.MOVE, 30)
GAME = ClockTerms(Pace.GAME, 60, 5)


def test_only_the_time_of_whoever_is_asked_runs(duel: Open) -> None:
    night = duel(clock=GAME)
    night.later(10)
    assert [night.table.clocks.left(seat, night.now) for seat in (0, 1)] == [50_000, 60_000]
    night.say("ann", "pick black_3")
    night.later(20)
    assert [night.table.clocks.left(seat, night.now) for seat in (0, 1)] == [55_000, 40_000]
    assert night.rebuilt().clocks.deadline() == night.table.clocks.deadline() == night.now + 40_000


def test_every_decision_has_its_own_time(duel: Open) -> None:
    night = duel(clock=MOVE)
    night.later(29)
    night.say("ann", "pick black_3")
    night.later(29)
    night.say("ben", "pick black_7")
    assert night.table.clocks.deadline() == night.now + 30_000


def test_whoever_is_out_of_time_cannot_act_any_more(duel: Open) -> None:
    night = duel(clock=MOVE)
    night.later(30)
    assert night.refused(night.table.act, "ann", "pick black_3", night.table.asked(0), "k").reason == "your time is out"
    assert night.table.run_out(night.now - 1).entries == ()
    night.do(night.table.run_out)
    assert [(seat, bot) for seat, bot, _ in night.table.bots_to_move()] == [(0, "regular")]
    assert night.table.clocks.deadline() is None


def test_whoever_is_back_has_time_again(duel: Open) -> None:
    night = duel(clock=GAME)
    night.later(60)
    night.do(night.table.run_out)
    night.later(100)
    night.do(night.table.come_back, "ann")
    assert night.table.clocks.left(0, night.now) == 10_000
    night.say("ann", "pick black_3")
    assert night.rebuilt().clocks.left(0, night.now) == 15_000


def test_time_without_a_server_is_given_back(duel: Open) -> None:
    night = duel(clock=GAME)
    night.later(600)
    night.do(night.table.paused, {0: 595_000})
    assert night.table.clocks.left(0, night.now) == 55_000
    assert night.table.clocks.unsettled() == {0: night.now}  # and it is not looked at a second time


@pytest.mark.parametrize("stopped_by", ["give", "undo", "act"])
def test_time_given_back_stays_so_however_the_clock_is_stopped(duel: Open, stopped_by: str) -> None:
    night = duel(clock=GAME)
    night.say("ann", "pick black_3")
    night.later(100)
    night.do(night.table.paused, {1: 90_000})
    if stopped_by == "give":
        night.do(night.table.leave, "ben")
        night.do(night.table.give, "ann", 1, absent=True)
    elif stopped_by == "undo":
        night.do(night.table.take_back, "ann", "k")
    else:
        night.say("ben", "pick black_7")
    earned = 5_000 if stopped_by == "act" else 0
    for table in (night.table, night.rebuilt()):
        assert table.clocks.left(1, night.now) == 50_000 + earned


def test_out_of_time_is_a_resignation_where_the_table_says_so(duel: Open) -> None:
    night = duel(clock=MOVE, out_of_time=Policy.FORFEIT)
    night.later(31)
    night.do(night.table.run_out)
    assert night.table.status is Status.OVER
    assert night.table.returns() == (0.0, 1.0)
    assert night.rebuilt().returns() == (0.0, 1.0)
    assert night.refused(night.table.come_back, "ann").code is Code.CONFLICT


def test_without_resignation_the_last_one_with_time_wins(evening: Open) -> None:
    night = evening("go_out", 2, clock=MOVE, out_of_time=Policy.FORFEIT)
    for user in ("ann", "ben"):
        night.do(night.table.sit, user, user.title(), None)
    for user in ("ann", "ben"):
        night.do(night.table.ready, user, True)
    night.say("ben", night.table.state.choices(1)[0] if night.table.state else "")
    night.later(31)
    night.do(night.table.run_out)
    assert (night.table.status, night.table.returns()) == (Status.OVER, (0.0, 1.0))


def test_with_three_players_a_bot_plays_on_for_the_one_who_lost_on_time(evening: Open) -> None:
    night = evening("go_out", 3, clock=MOVE, out_of_time=Policy.FORFEIT)
    for user in ("ann", "ben", "cid"):
        night.do(night.table.sit, user, user.title(), None)
    for user in ("ann", "ben", "cid"):
        night.do(night.table.ready, user, True)
    for seat, user in ((1, "ben"), (2, "cid")):
        assert night.table.state is not None
        night.say(user, night.table.state.choices(seat)[0])
    night.later(31)
    night.do(night.table.run_out)
    assert night.table.status is Status.RUNNING
    assert [(seat, bot) for seat, bot, _ in night.table.bots_to_move()] == [(0, "regular")]
    assert night.refused(night.table.come_back, "ann").code is Code.CONFLICT


def test_something_is_due_when_a_bot_is_to_move_or_a_clock_runs(duel: Open, evening: Open) -> None:
    assert duel().table.due(5_000) is None
    assert duel(clock=MOVE).table.due(5_000) == 31_000
    night = evening(options={"start_seat": "red"})
    night.do(night.table.sit, "ann", "Ann", 1)
    night.do(night.table.seat_bot, "ann", 0, "random")
    night.do(night.table.start, "ann")
    assert night.table.due(5_000) == 15_000
