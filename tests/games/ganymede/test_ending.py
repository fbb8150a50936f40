"""Section 6: how a game ends, and who has won it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from meijin.games.ganymede.frames import Ending
from meijin.games.ganymede.state import Ganymede
from meijin.kernel.errors import IllegalAction, LateAction, ScenarioError, SetupError
from meijin.kernel.record import parse
from tests.games.ganymede.table import GREEN, battle, coop, decides, play, question, told, trio

Mode = Callable[..., Ganymede]


def ends(state: Ganymede, why: Ending, returns: tuple[int, ...]) -> bool:
    return not state.deciders and state.ending is why and state.returns() == returns


# -- battle ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("G6.1", "G6.5")
@pytest.mark.parametrize(("red", "green", "returns"), [("R9 R5", "G9", (1, 0)), ("R9", "G9 G5", (0, 1))])
@pytest.mark.parametrize("token", ["red", "green"])
def test_a_seat_at_0_loses_whoever_has_the_token(red: str, green: str, returns: tuple[int, int], token: str) -> None:
    state = battle(start_seat=token, red=red, green=green, hp=(2, 2), phase="damage", counters={"start": "red"})
    assert ends(state, Ending.FALLEN, returns)


@pytest.mark.rule("G6.1")
def test_at_1_hp_the_game_goes_on() -> None:
    state = battle(red="R9 R5", green="G9", hp=(3, 3), phase="damage")
    assert state.hp == [3, 1]
    assert question(state) == "green remove"


@pytest.mark.rule("G6.1", "G6.5")
@pytest.mark.parametrize(("token", "returns"), [("red", (1, 0)), ("green", (0, 1))])
def test_when_both_fall_the_token_holder_wins(token: str, returns: tuple[int, int]) -> None:
    state = battle(start_seat=token, red="R9 R5", green="G9 G5", hp=(2, 1), phase="damage", counters={"start": "red"})
    assert ends(state, Ending.FALLEN, returns)


@pytest.mark.rule("G6.1")
def test_after_the_end_nobody_may_act() -> None:
    state = battle(red="R9 R5", green="G9", hp=(2, 2), phase="damage")
    with pytest.raises(LateAction, match="the game is over"):
        play(state, "draw")
    assert state.view()["phase"] == "over"
    assert state.view()["ending"] == "fallen"
    assert state.view()["returns"] == [1, 0]


# -- coop and trio --------------------------------------------------------------------------------------------


@pytest.mark.rule("G6.2", "R37", "G6.4", "G6.5")
@pytest.mark.parametrize(("mode", "returns"), [(coop, (1, 1)), (trio, (1, 1, 0))])
@pytest.mark.parametrize("hp", [(15, 15, 2), (2, 9, 2), (2, 0, 2)])
def test_red_and_green_win_when_purple_falls_to_red(mode: Mode, returns: tuple[int, ...], hp: tuple[int, ...]) -> None:
    green = "G9" if hp[1] else ""
    state = mode(red="R9 R8 BA", green=green, purple="P9 P8", hp=hp, phase="showdown")
    (only,) = told(play(state, "aces_high 0"), "compare")  # Green's fight is not played
    assert (only["camps"], only["strength"]) == (["red", "purple"], [18, 17])
    assert ends(state, Ending.FALLEN, returns)


@pytest.mark.rule("R37", "G6.2")
@pytest.mark.parametrize(("mode", "returns"), [(coop, (1, 1)), (trio, (1, 1, 0))])
@pytest.mark.parametrize("green_hp", [9, 0])
def test_red_and_green_win_when_red_and_purple_fall_together(
    mode: Mode, returns: tuple[int, ...], green_hp: int
) -> None:
    state = mode(red="R9 R8", green="G9" if green_hp else "", purple="P9 P8", hp=(2, green_hp, 2), phase="damage")
    assert state.hp == [0, green_hp, 0]
    assert ends(state, Ending.FALLEN, returns)


@pytest.mark.rule("R38", "G6.2", "G6.4")
@pytest.mark.parametrize(("mode", "returns"), [(coop, (1, 1)), (trio, (1, 1, 0))])
def test_red_and_green_win_when_green_and_purple_fall_together_after_red(mode: Mode, returns: tuple[int, ...]) -> None:
    state = mode(red="R5", green="G9 G8", purple="P9 P8", hp=(2, 2, 2), phase="damage")
    assert state.hp == [0, 0, 0]
    assert ends(state, Ending.FALLEN, returns)


@pytest.mark.rule("G6.3", "G6.4", "G6.5")
@pytest.mark.parametrize(("mode", "returns"), [(coop, (0, 0)), (trio, (0, 0, 1))])
@pytest.mark.parametrize("red_hp", [1, 0])
def test_red_and_green_lose_when_both_have_fallen(mode: Mode, returns: tuple[int, ...], red_hp: int) -> None:
    state = mode(red="R5" if red_hp else "", green="G5", purple="P9 P8", hp=(red_hp, 1, 9), phase="damage")
    assert state.hp == [0, 0, 9]
    assert ends(state, Ending.FALLEN, returns)


@pytest.mark.rule("G6.3")
@pytest.mark.parametrize("mode", [coop, trio])
def test_while_one_of_them_stands_the_game_goes_on(mode: Mode) -> None:
    state = mode(red="R5", green="G9", purple="P9 P8", hp=(1, 9, 9), phase="damage")
    assert state.hp == [0, 7, 9]
    assert question(state) == "green remove"


# -- the last round -------------------------------------------------------------------------------------------


@pytest.mark.rule("G6.6", "R26")
@pytest.mark.parametrize(
    ("hp", "token", "returns"),
    [((3, 2), "green", (1, 0)), ((2, 3), "red", (0, 1)), ((2, 2), "red", (1, 0)), ((2, 2), "green", (0, 1))],
)
def test_after_round_30_more_hp_wins_a_battle(hp: tuple[int, int], token: str, returns: tuple[int, int]) -> None:
    state = battle(start_seat=token, phase="reinforce", hp=hp, counters={"round": 30})
    play(state, "pick black_7", "pick black_7")
    assert ends(state, Ending.ROUND_CAP, returns)


@pytest.mark.rule("G6.6", "R26")
@pytest.mark.parametrize(("mode", "returns"), [(coop, (0, 0)), (trio, (0, 0, 1))])
def test_after_round_30_purple_has_prevailed(mode: Mode, returns: tuple[int, ...]) -> None:
    state = mode(phase="reinforce", counters={"round": 30})
    play(state, "pick black_7", "pick black_7")
    assert ends(state, Ending.ROUND_CAP, returns)


@pytest.mark.rule("G6.6")
def test_round_29_is_not_the_last() -> None:
    state = battle(phase="reinforce", counters={"round": 29})
    play(state, "pick black_7", "pick black_7")
    assert state.round == 30
    assert state.deciders


@pytest.mark.rule("G6.6", "G9.6", "R26")
def test_the_last_round_is_an_option() -> None:
    state = battle(phase="reinforce", hp=(3, 2), counters={"round": 4}, round_limit="4")
    play(state, "pick black_7", "pick black_7")
    assert ends(state, Ending.ROUND_CAP, (1, 0))
    with pytest.raises(ScenarioError, match="round cannot be 5: it goes from 1 to 4"):
        battle(phase="reinforce", counters={"round": 5}, round_limit=4)
    with pytest.raises(SetupError, match="allowed: a whole number from 1 to 99, or none"):
        battle(phase="reinforce", round_limit="never")


@pytest.mark.rule("G9.6", "R26")
@pytest.mark.parametrize("mode", [battle, coop, trio])
@pytest.mark.parametrize("none", ["none", "None", None])
def test_without_a_limit_the_game_goes_on_until_somebody_has_won(mode: Mode, none: str | None) -> None:
    for last in (30, 99, 100, 500):
        state = mode(phase="reinforce", counters={"round": last}, round_limit=none)
        play(state, "pick black_7", "pick black_7")
        assert state.round == last + 1
        assert state.deciders
    assert state.record is not None
    again = parse(state.record.to_text())
    assert again == state
    assert again.setup.options["round_limit"] == "none"


# -- resigning ------------------------------------------------------------------------------------------------


@pytest.mark.rule("R40")
@pytest.mark.parametrize(
    ("mode", "seat", "returns"),
    [
        (battle, "red", (0, 1)),
        (battle, "green", (1, 0)),
        (coop, "red", (0, 0)),
        (coop, "green", (0, 0)),
        (trio, "red", (0, 0, 1)),
        (trio, "green", (0, 0, 1)),
        (trio, "purple", (1, 1, 0)),
    ],
)
def test_who_resigns_loses_with_their_side(mode: Mode, seat: str, returns: tuple[int, ...]) -> None:
    state = mode(phase="initial")
    events = state.apply("resign", seat)
    assert told(events, "resign") == [{"camp": seat}]
    assert ends(state, Ending.RESIGNED, returns)


@pytest.mark.rule("R43")
def test_a_fallen_seat_cannot_end_the_game_of_its_ally() -> None:
    state = trio(phase="initial", hp=(0, 5, 28))
    with pytest.raises(IllegalAction, match="Red has fallen and decides nothing any more"):
        state.apply("resign", "red")
    assert state.deciders == (GREEN,)
    state.apply("resign", "green")
    assert ends(state, Ending.RESIGNED, (0, 0, 1))


@pytest.mark.rule("R34")
def test_the_question_stays_open_until_it_is_answered() -> None:
    state = battle(red="R9", green="G9 G8", phase="damage")
    assert question(state) == "red remove"
    assert state.choices() == ["remove red_9#1"]
    assert battle(red="R9", green="G9", flow=decides("red")).choices() == ["draw", "stand"]
