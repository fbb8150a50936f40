"""Sections 4.7, 4.8 and 6: One on One, the End Phase and the end."""

from __future__ import annotations

import pytest

from meijin.games.cat_battles.cards import CATALOGUE
from meijin.games.cat_battles.damage import run_away
from meijin.games.cat_battles.ending import Ending
from meijin.kernel.errors import SetupError
from meijin.words import languages
from tests.games.cat_battles.table import (
    NORTH,
    SOUTH,
    at,
    attack,
    choices,
    decider,
    duel,
    fish,
    full,
    kinds,
    number,
    play,
    question,
    told,
)

# -- One on One -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C4.7.1", "C4.7.2", "R7")
def test_one_on_one_starts_no_greedy_boss_and_is_declared_once() -> None:
    state = duel("maro@sw piroshki@se", phase="start", box=(0, None), dish=(5, 0), trash=(7, 0))
    assert fish(state, SOUTH) == "0/5/12"
    events = play(state, "end_main", "take 1", "end_main", "end_main")
    assert told(events, "one_on_one") == []
    assert state.one_on_one == 1


@pytest.mark.rule("C4.7.2", "C4.7.3", "R20", "R22")
def test_in_one_on_one_fish_are_still_taken_but_nobody_plays_or_moves() -> None:
    state = duel(
        "ekizo@center", "oddeyes@center", decides="north", phase="start", trash=(17, 0), counters={"one_on_one": 1}
    )
    assert choices(state) == ["take 1", "take 2", "take 3"]
    play(state, "take 3")
    assert question(state) == "north main"
    assert choices(state) == ["attack oddeyes ekizo", "end_main"]


@pytest.mark.rule("C4.7.4")
def test_the_center_effect_holds_for_both_bosses() -> None:
    state = duel(
        "ekizo@center",
        "oddeyes@center",
        territory="high_class",
        trash=(17, 0),
        counters={"one_on_one": 1},
        dice="0 0",
    )
    play(state, "attack ekizo oddeyes")
    assert attack(state)["allowance"] == 4
    play(state, "stop", "take_box", "take 1", "attack oddeyes ekizo")
    assert attack(state)["allowance"] == 6


@pytest.mark.rule("C4.7.5")
def test_the_boss_attacks_once_a_turn() -> None:
    state = duel("ekizo@center", "oddeyes@center", trash=(17, 0), counters={"one_on_one": 1}, dice="1")
    play(state, "attack ekizo oddeyes", "stop", "take_box")
    assert decider(state) == "north"


@pytest.mark.rule("R18")
def test_a_greedy_boss_in_one_on_one_finds_nobody() -> None:
    state = duel(
        "ekizo@center",
        "oddeyes@center",
        decides="north",
        phase="start",
        dish=(0, 5),
        trash=(17, 0),
        counters={"one_on_one": 1},
    )
    events = play(state, "take 2")
    assert kinds(events) == ["take", "greedy", "no_effect"]
    assert fish(state, NORTH) == "10/1/6"


@pytest.mark.rule("R18", "C5.4.15")
def test_nobody_is_called_up_in_one_on_one() -> None:
    state = full(
        "yuzu@center hachi@bench",
        "oddeyes@center",
        phase="start",
        box=(5, None),
        dish=(5, 0),
        trash=(7, 0),
        counters={"one_on_one": 1},
    )
    events = play(state, "take 1")
    assert kinds(events) == ["take", "greedy", "no_effect"]
    assert at(state, "hachi") == "bench"


# -- End Phase --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C4.8.1", "C4.8.2", "C4.0.1", "C5.4.12")
def test_effects_of_the_end_phase_and_a_fresh_turn_for_everybody() -> None:
    state = full("senko@n_base maro@sw", dish=(1, 0))
    play(state, "move maro nw", "end_main")
    assert question(state) == "south end"
    assert choices(state) == ["use senko pay 0", "use senko pay 1", "pass"]
    play(state, "use senko pay 0")
    assert at(state, "senko") == "s_base"
    assert question(state) == "north take"
    assert (state.acted, state.used, state.turn, state.current) == (0, 0, 2, NORTH)


@pytest.mark.rule("C5.4.12")
def test_who_is_at_home_cannot_go_home() -> None:
    state = full("senko@s_base", dish=(1, 0))
    play(state, "end_main")
    assert question(state) == "north take"


# -- the end ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C6.1", "C4.5.9", "R24")
def test_a_boss_without_fish_loses_at_once() -> None:
    state = duel("cleopatra@n_base", "oddeyes@n_base=1", box=(None, 5), trash=(0, 14), dice="1 1")
    play(state, "attack cleopatra oddeyes", "pass", "roll")
    assert choices(state) == ["take_cat", "take_box"]
    events = play(state, "take_cat")
    assert state.ending == Ending.BOSS_FLED
    assert state.returns() == (1, -1)
    assert kinds(events) == ["damage", "run_away", "over"]


@pytest.mark.rule("C6.1", "C4.5.9")
def test_a_counterattack_may_decide_the_game_in_ones_own_turn() -> None:
    state = full("suko@s_base=1", "kuroshio@s_base", box=(0, None), trash=(19, 0), dice="0 0 0 1")
    play(state, "attack suko kuroshio", "roll", "roll", "counter", "stop")
    assert state.returns() == (-1, 1)
    assert state.current == SOUTH


@pytest.mark.rule("C6.2")
@pytest.mark.parametrize(
    ("south", "north", "returns"),
    [
        ((2, 10, 1), (1, 11, 1), (1, -1)),  # the Boss comes first
        ((2, 10, 1), (2, 9, 2), (1, -1)),  # then the Box
        ((2, 10, 1), (2, 10, 2), (-1, 1)),  # then the Dish
        ((2, 10, 1), (2, 10, 1), (0, 0)),
    ],
)
def test_after_turn_80_boss_box_and_dish_are_compared(
    south: tuple[int, int, int], north: tuple[int, int, int], returns: tuple[float, float]
) -> None:
    state = duel(
        f"ekizo@center={south[0]}",
        f"oddeyes@center={north[0]}",
        box=(south[1], north[1]),
        dish=(south[2], north[2]),
        trash=(20 - sum(south), 20 - sum(north)),
        counters={"turn": 80, "one_on_one": 1},
    )
    play(state, "end_main")
    assert state.ending == Ending.TURN_LIMIT
    assert state.returns() == returns


@pytest.mark.rule("C6.2")
def test_turn_79_is_not_the_last() -> None:
    state = duel("ekizo@center", "oddeyes@center", counters={"turn": 79, "one_on_one": 1})
    play(state, "end_main")
    assert (state.turn, question(state)) == (80, "north take")


@pytest.mark.rule("C6.2", "C10.9")
def test_the_options_name_another_last_turn() -> None:
    state = duel("ekizo@center", "oddeyes@center=2", counters={"turn": 40, "one_on_one": 1}, turn_limit=40)
    play(state, "end_main")
    assert (state.ending, state.returns()) == (Ending.TURN_LIMIT, (1, -1))


@pytest.mark.rule("R20", "C10.9")
def test_without_a_limit_two_seats_that_decline_play_on() -> None:
    state = duel(
        "ekizo@center",
        "oddeyes@center",
        box=(0, 0),
        trash=(17, 17),
        counters={"turn": 80, "one_on_one": 1},
        turn_limit="none",
    )
    for _ in range(1000):
        play(state, "end_main")
    assert (state.turn, question(state)) == (1080, "south main")
    assert state.describe().state().view() == state.view()


@pytest.mark.rule("C10.9")
@pytest.mark.parametrize("wrong", [9, 201, "never", 0])
def test_what_is_no_last_turn_is_refused(wrong: object) -> None:
    with pytest.raises(SetupError, match=r"'turn_limit' cannot be .*; allowed: a whole number from 10 to 200, or none"):
        duel(turn_limit=wrong)


@pytest.mark.rule("C6.3")
@pytest.mark.parametrize("seat", ["south", "north"])
def test_either_seat_may_resign_at_any_time(seat: str) -> None:
    state = duel("maro@sw")
    state.apply("resign", seat)
    assert state.ending == Ending.RESIGNED
    assert state.returns() == ((-1, 1) if seat == "south" else (1, -1))


@pytest.mark.rule("R10")
def test_both_bosses_without_fish_in_one_check_are_a_draw() -> None:
    state = duel("maro@sw")
    for boss in state.boss:
        state.held[boss] = 0
        state.hungry |= 1 << boss
    run_away(state)
    assert state.returns() == (0, 0)


@pytest.mark.rule("R22")
def test_a_seat_without_kittens_plays_on_with_its_boss() -> None:
    state = full("", "sham@s_base", phase="start")
    play(state, "take 1")
    assert question(state) == "south main"
    assert choices(state) == ["attack suko sham", "end_main"]


@pytest.mark.rule("R1")
def test_everybody_may_read_every_figure() -> None:
    state = full("maro@bench")
    for name in state.setup.cards:
        rear = CATALOGUE.figures[name.split("#")[0]].rear
        for language in languages():
            speech = state.setup.game.speech(language)
            assert speech.say(f"term-{rear.id}", {}) in speech.card_text(name)
            assert speech.say(f"term-does_{rear.id}", {}) in speech.card_text(name)


@pytest.mark.rule("C2.1", "R2")
def test_each_seat_has_its_own_fish() -> None:
    state = duel(phase="start")
    play(state, "take 2")
    assert (fish(state, SOUTH), fish(state, NORTH)) == ("15/2/0", "17/0/0")
    assert number(state, "ekizo") in state.figures.of_seat[SOUTH]
