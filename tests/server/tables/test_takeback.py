from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
import pytest

from meijin.kernel.generator import Rng
from meijin.server.gate import tables as gate
from meijin.server.refusal import Code
from meijin.server.tables.entry import AskedBack, ClockTerms, Pace
from meijin.server.tables.standing import REMEMBERED

if TYPE_CHECKING:
    from tests.server.tables.conftest import Evening

Open = Callable[..., "Evening"]


def plies(night: Evening) -> int:
    return len(night.table.record.actions)


def test_a_choice_that_showed_nothing_is_taken_back_at_once(duel: Open) -> None:
    night = duel()
    night.say("ann", "pick black_3")
    asked_of_ben = night.table.asked(1)
    night.do(night.table.take_back, "ann", "k")
    assert plies(night) == 0
    assert night.table.asked(1) is None
    night.say("ann", "pick black_4")
    assert night.table.asked(1) not in (None, asked_of_ben)
    assert night.rebuilt().record.to_text() == night.table.record.to_text()


def test_the_same_wish_to_take_back_counts_once(duel: Open) -> None:
    night = duel()
    night.say("ann", "pick black_3")
    night.do(night.table.take_back, "ann", "k")
    assert night.do(night.table.take_back, "ann", "k").again


def test_nothing_is_taken_back_that_met_chance_not_even_by_consent(duel: Open) -> None:
    night = duel()
    night.say("ann", "pick black_3")
    night.say("ben", "pick black_7")  # the decks are shuffled
    for user in ("ann", "ben"):
        assert night.refused(night.table.take_back, user, "k").code is Code.ILLEGAL


def alone(evening: Open, game: str, bots: int, **terms: object) -> Evening:
    """Ann against bots."""
    night = evening(game, bots + 1, **terms)
    night.do(night.table.sit, "ann", "Ann", 0)
    for place in range(1, bots + 1):
        night.do(night.table.seat_bot, "ann", place, "random")
    night.do(night.table.start, "ann")
    return night


def test_against_bots_what_has_shown_them_something_is_taken_back_with_what_they_have_done(evening: Open) -> None:
    night = alone(evening, "go_out", 2)
    assert night.table.state is not None
    night.say("ann", night.table.state.choices(0)[0])  # a secret character: against people she stays
    for seat, _, asked in night.table.bots_to_move():
        night.do(night.table.bot_act, seat, night.table.state.legal(seat)[0], asked)
    night.do(night.table.take_back, "ann", "k")
    assert plies(night) == 0
    assert night.rebuilt().record.to_text() == night.table.record.to_text()


def test_against_bots_nothing_is_taken_back_that_chance_has_decided_or_shown_oneself(evening: Open) -> None:
    night = alone(evening, "ganymede", 1, options={"start_seat": "red"})
    night.say("ann", "pick black_3")
    seat, _, asked = night.table.bots_to_move()[0]
    night.do(
        night.table.bot_act, seat, night.table.record.setup.game.parse(night.table.record.setup, "pick black_7"), asked
    )
    assert night.refused(night.table.take_back, "ann", "k").code is Code.ILLEGAL  # the decks were shuffled
    night.say("ann", "draw")
    assert night.refused(night.table.take_back, "ann", "k").code is Code.ILLEGAL  # a card has been seen


def test_nobody_takes_back_what_they_have_not_done(duel: Open) -> None:
    night = duel()
    night.say("ann", "pick black_3")
    refusal = night.refused(night.table.take_back, "ben", "k")
    assert (refusal.code, refusal.reason) == (Code.ILLEGAL, "there is nothing of yours to take back yet")


def test_a_secret_character_cannot_be_exchanged_for_another(duel: Open) -> None:
    night = duel("go_out")
    assert night.table.state is not None
    night.say("ann", night.table.state.choices(0)[0])
    assert night.refused(night.table.take_back, "ann", "k").code is Code.ILLEGAL


USERS = ("ann", "ben", "cid")


def a_challenge(evening: Open, **terms: object) -> Evening:
    """Ranking Battle: somebody has challenged another, who has nothing to add: both have shown nothing of theirs."""
    night = evening("ranking_battle", 3, **terms)
    for user in USERS:
        night.do(night.table.sit, user, user.title(), None)
    for user in USERS:
        night.do(night.table.ready, user, True)
    rng = Rng(7)
    while plies(night) < 10 or words_of_last_two(night) != [
        "challenge",
        "done",
    ]:  # the first defender had cards to show
        assert night.table.state is not None
        (seat,) = night.table.state.deciders
        choices = night.table.state.choices(seat)
        wanted = [choice for choice in choices if choice.startswith("challenge")]
        done = "done" in choices and words_of_last_two(night)[-1:] == ["challenge"]
        night.say(USERS[seat], "done" if done else (wanted or choices)[rng.below(len(wanted or choices))])
    return night


def words_of_last_two(night: Evening) -> list[str]:
    setup = night.table.setup
    return [setup.game.text(setup, action).split()[0] for _, action in night.table.record.actions[-2:]]


def challenger(night: Evening) -> tuple[str, list[str]]:
    """Who has challenged, and the two others."""
    seat = night.table.record.actions[-2][0]
    return USERS[seat], [user for user in USERS if user != USERS[seat]]


def test_everybody_must_agree(evening: Open) -> None:
    night = a_challenge(evening)
    so_far = plies(night)
    who, others = challenger(night)
    night.do(night.table.take_back, who, "k")
    assert night.table.request is not None
    assert [USERS[seat] for seat in night.table.request.waiting] == others
    assert night.refused(night.table.answer, who, True).reason == "nobody waits for your answer"
    night.do(night.table.answer, others[0], True)
    assert plies(night) == so_far
    night.do(night.table.answer, others[1], True)
    assert plies(night) == so_far - 2
    assert night.rebuilt().request is None
    assert night.rebuilt().record.actions == night.table.record.actions


def test_one_no_is_enough(evening: Open) -> None:
    night = a_challenge(evening)
    who, others = challenger(night)
    so_far = plies(night)
    night.do(night.table.take_back, who, "k")
    night.do(night.table.answer, others[1], False)
    assert night.table.request is None
    assert plies(night) == so_far
    assert "said no" in night.refused(night.table.take_back, who, "k2").reason


def test_a_request_ends_when_somebody_acts(evening: Open) -> None:
    night = a_challenge(evening)
    night.do(night.table.take_back, challenger(night)[0], "k")
    assert night.table.state is not None
    (seat,) = night.table.state.deciders
    night.say(USERS[seat], night.table.state.choices(seat)[0])
    assert night.table.request is None


def test_nothing_from_before_a_call_of_time_is_taken_back(duel: Open) -> None:
    night = duel()
    night.say("ann", "pick black_3")
    night.do(night.table.call_time, (0,), False)
    refusal = night.refused(night.table.take_back, "ann", "k")
    assert (refusal.code, "cannot be taken back" in refusal.reason) == (Code.ILLEGAL, True)


def test_a_choice_after_a_call_of_time_is_taken_back_as_ever(duel: Open) -> None:
    night = duel()
    night.do(night.table.call_time, (0,), False)
    night.say("ann", "pick black_3")
    night.do(night.table.take_back, "ann", "k")
    assert plies(night) == 1
    assert night.table.state is not None
    assert night.table.state.final_turn == 4
    assert night.rebuilt().state == night.table.state


def test_a_request_ends_when_time_is_called(evening: Open) -> None:
    night = a_challenge(evening)
    who, _ = challenger(night)
    asked = night.do(night.table.take_back, who, "k")
    assert isinstance(asked.entries[0], AskedBack)
    night.do(night.table.call_time, (0,), False)
    assert night.table.request is None
    assert night.refused(night.table.take_back, who, "k2").code is Code.ILLEGAL


def test_only_one_request_at_a_time(evening: Open) -> None:
    night = a_challenge(evening)
    who, _ = challenger(night)
    night.do(night.table.take_back, who, "k")
    assert "has asked to take a choice back" in night.refused(night.table.take_back, who, "k2").reason


def test_whoever_is_away_does_not_stand_in_the_way(evening: Open) -> None:
    night = a_challenge(evening)
    so_far = plies(night)
    who, others = challenger(night)
    night.do(night.table.leave, others[0])
    night.do(night.table.take_back, who, "k")
    assert night.table.request is not None
    assert [USERS[seat] for seat in night.table.request.waiting] == others[1:]
    night.do(night.table.leave, others[1])
    night.do(night.table.take_back, who, "k2")
    assert plies(night) == so_far - 2


def test_in_a_rated_game_consent_does_not_help(evening: Open) -> None:
    night = a_challenge(evening, rated=True)
    so_far = plies(night)
    who, _ = challenger(night)
    assert night.refused(night.table.take_back, who, "k").code is Code.ILLEGAL
    night.do(night.table.take_back, USERS[night.table.record.actions[-1][0]], "k")  # the very last choice can be
    assert plies(night) == so_far - 1


def test_bots_always_agree(evening: Open) -> None:
    night = evening("cat_battles", options={"first_player": "seat0"})
    night.do(night.table.sit, "ann", "Ann", 0)
    night.do(night.table.seat_bot, "ann", 1, "random")
    night.do(night.table.start, "ann")
    state = night.table.state
    while state is not None and state.deciders == (0,):  # she ends her turn
        night.say("ann", state.choices()[-1])
        state = night.table.state
    so_far = plies(night)
    ((seat, _, asked),) = night.table.bots_to_move()
    assert state is not None
    night.do(night.table.bot_act, seat, state.legal(seat)[-1], asked)
    night.do(night.table.take_back, "ann", "k")
    assert plies(night) == so_far - 1


# -- in secret -------------------------------------------------------------------------------------------------------


def seen(night: Evening, viewer: int | None) -> str:
    """All that a viewer is sent now."""
    return msgspec.json.encode(gate.update(night.table, viewer, 0, night.now)).decode()


def test_others_do_not_notice_that_a_secret_choice_is_taken_back(teams: Open) -> None:
    night = teams(clock=ClockTerms(Pace.MOVE, 600))
    night.say("ben", "boss ekizo")
    before = [seen(night, viewer) for viewer in (1, None)]
    night.say("ann", "boss suko")
    night.do(night.table.take_back, "ann", "k")
    assert [seen(night, viewer) for viewer in (1, None)] == before
    assert night.table.rewound == {0}
    assert night.rebuilt().rewound == {0}


@pytest.mark.parametrize("rated", [False, True])
def test_whether_others_have_chosen_in_secret_since_makes_no_difference(teams: Open, rated: bool) -> None:
    alone, after_ben = (teams(rated=rated, clock=ClockTerms(Pace.GAME, 600, 30)) for _ in range(2))
    for night in (alone, after_ben):
        night.say("ann", "boss suko")
        night.say("ann", "kitten hachi")
    for words in ("boss ekizo", "kitten maro"):
        after_ben.say("ben", words)
    ben_sees, asked = seen(after_ben, 1), after_ben.table.asked(1)
    for number in range(2):
        for night in (alone, after_ben):
            night.later(1)
            night.do(night.table.take_back, "ann", f"k{number}")
        ours = [gate.update(night.table, 0, 0, night.now) for night in (alone, after_ben)]
        assert all(update is not None and update.prompt is not None and update.request is None for update in ours)
        # Only the name of the question is another one, and that tells nothing.
        one, other = (json.loads(msgspec.json.encode(update)) for update in ours)
        assert one["prompt"].pop("asked") != other["prompt"].pop("asked")
        assert one == other
    assert after_ben.table.asked(1) == asked
    after_ben.now -= 2_000
    assert seen(after_ben, 1) == ben_sees
    assert [seat for seat, _ in after_ben.table.record.actions] == [1, 1]
    assert after_ben.rebuilt().record.to_text() == after_ben.table.record.to_text()
    after_ben.now += 2_000
    after_ben.say("ben", "kitten ame")
    after_ben.say("ann", "boss gonta")
    assert after_ben.rebuilt().record.to_text() == after_ben.table.record.to_text()


def test_what_a_bot_has_chosen_in_secret_stays(evening: Open) -> None:
    night = evening("cat_battles", options={"mode": "full"})
    night.do(night.table.sit, "ann", "Ann", 0)
    night.do(night.table.seat_bot, "ann", 1, "random")
    night.do(night.table.start, "ann")
    night.say("ann", "boss suko")
    ((seat, _, asked),) = night.table.bots_to_move()
    assert night.table.state is not None
    boss = next(action for action in night.table.state.legal(seat) if night.table.state.text(action).startswith("boss"))
    night.do(night.table.bot_act, seat, boss, asked)
    night.do(night.table.take_back, "ann", "k")
    assert night.table.record.actions == [(1, boss)]


def test_a_secret_choice_does_not_end_a_request(teams: Open) -> None:
    night = teams()
    night.say("ann", "boss suko")
    night.table.take(AskedBack(0), night.now)
    night.say("ben", "boss ekizo")
    assert night.table.request is not None
    night.say("ann", "kitten hachi")
    assert night.table.request is None  # whoever has asked does not want it any more


# -- the same message again ------------------------------------------------------------------------------------------


def test_an_undo_counts_once_however_late_it_comes_again(duel: Open) -> None:
    night = duel()
    night.say("ann", "pick black_3")
    night.do(night.table.take_back, "ann", "u1")
    asked = night.table.asked(0) or ""
    night.say("ann", "pick black_4", "a1")
    for table in (night.table, night.rebuilt()):
        assert table.take_back("ann", "u1", night.now).again
        assert table.act("ann", "pick black_4", asked, "a1", night.now).again


def test_an_answer_counts_for_one_request(evening: Open) -> None:
    night = a_challenge(evening)
    who, others = challenger(night)
    night.do(night.table.take_back, who, "u1")
    night.do(night.table.answer, others[0], True, key="yes")
    night.do(night.table.answer, others[1], True, key="yes")
    assert night.table.state is not None
    for words in ("challenge", "done"):
        (seat,) = night.table.state.deciders
        choices = night.table.state.choices(seat)
        night.say(USERS[seat], next(choice for choice in choices if choice.startswith(words)))
    so_far = plies(night)
    night.do(night.table.take_back, who, "u2")
    for user in others:
        assert night.do(night.table.answer, user, True, key="yes").again
    assert plies(night) == so_far
    assert night.table.request is not None
    assert night.rebuilt().answer(others[0], True, night.now, "yes").again


def test_leaving_and_coming_back_count_once_too(duel: Open) -> None:
    night = duel()
    night.do(night.table.leave, "ben", key="l")
    night.do(night.table.give, "ann", 1, absent=False, key="g")
    night.do(night.table.come_back, "ben", key="b")
    for table in (night.table, night.rebuilt()):
        assert table.leave("ben", night.now, "l").again
        assert table.give("ann", 1, night.now, True, "g").again
        assert table.come_back("ben", night.now, "b").again


def test_so_many_messages_are_known_again(duel: Open) -> None:
    night = duel()
    for number in range(REMEMBERED + 1):
        night.do(night.table.leave, "ben", key=f"l{number}")
        night.do(night.table.come_back, "ben")
    assert len(night.table.seats[1].keys) == REMEMBERED
    assert night.table.leave("ben", night.now, "l1").again
    assert not night.table.leave("ben", night.now, "l0").again


# -- time ------------------------------------------------------------------------------------------------------------


def test_taking_back_earns_no_increment(duel: Open) -> None:
    night = duel(clock=ClockTerms(Pace.GAME, 60, 30))
    for _ in range(8):
        night.later(1)
        night.say("ann", "pick black_3")
        night.do(night.table.take_back, "ann", f"k{night.table.number}")
    assert night.table.clocks.left(0, night.now) == 52_000
    assert night.rebuilt().clocks.left(0, night.now) == 52_000


def test_taking_back_does_not_begin_the_time_of_a_decision_anew(duel: Open) -> None:
    night = duel(clock=ClockTerms(Pace.MOVE, 30))
    night.later(20)
    night.say("ann", "pick black_3")
    night.later(5)  # Ben's time
    night.do(night.table.take_back, "ann", "k")
    assert night.table.clocks.left(0, night.now) == 10_000
    night.later(4)
    night.say("ann", "pick black_3")
    night.do(night.table.take_back, "ann", "k2")
    assert night.rebuilt().clocks.left(0, night.now) == 6_000


def test_time_spent_on_the_next_question_is_spent(evening: Open) -> None:
    night = evening("cat_battles", options={"mode": "full"}, clock=ClockTerms(Pace.MOVE, 30))
    for user in ("ann", "ben"):
        night.do(night.table.sit, user, user.title(), None)
    for user in ("ann", "ben"):
        night.do(night.table.ready, user, True)
    night.later(10)
    night.say("ann", "boss suko")
    night.later(15)  # on her next question
    night.do(night.table.take_back, "ann", "k")
    assert night.table.clocks.left(0, night.now) == 5_000


def test_there_is_an_end_to_taking_back(duel: Open) -> None:
    night = duel()
    for _ in range(100):
        night.say("ann", "pick black_3")
        night.do(night.table.take_back, "ann", f"k{night.table.number}")
    night.say("ann", "pick black_3")
    assert "that is all" in night.refused(night.table.take_back, "ann", "last").reason


def test_going_back_twice_gives_the_first_question_no_time_of_the_second(evening: Open) -> None:
    night = evening("cat_battles", options={"mode": "full"}, clock=ClockTerms(Pace.MOVE, 30))
    for user in ("ann", "ben"):
        night.do(night.table.sit, user, user.title(), None)
    for user in ("ann", "ben"):
        night.do(night.table.ready, user, True)
    night.later(20)
    night.say("ann", "boss suko")
    night.later(2)
    night.say("ann", "kitten hachi")
    for number in range(2):
        night.do(night.table.take_back, "ann", f"k{number}")
    assert night.table.clocks.left(0, night.now) == 8_000


def test_several_actions_at_once_earn_as_much_as_one_by_one_and_lose_it_again(evening: Open) -> None:
    night = evening("go_out", 2, clock=ClockTerms(Pace.GAME, 60, 5))
    clocks = night.table.clocks
    clocks.start(0, 0)
    assert (clocks.after_decisions(0, 1, 10_000), clocks.after_decisions(0, 3, 10_000)) == (55_000, 65_000)
