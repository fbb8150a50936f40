"""The worked examples of section 10, one test each, with all their numbers."""

from __future__ import annotations

import pytest

from meijin.games.ganymede.frames import Ending
from tests.games.ganymede.table import (
    GREEN,
    RED,
    battle,
    camp,
    cards,
    coop,
    decider,
    decides,
    faces,
    happened,
    pile,
    play,
    question,
    seen,
    told,
    trio,
)


@pytest.mark.rule("E1")
def test_e1_an_ace_under_fire() -> None:
    state = battle(red="BA R9", green="B7 B10", phase="showdown")
    assert question(state) == "red aces"
    (fight,) = told(play(state, "aces_high 0"), "compare")
    assert fight["strength"] == [12, 17]
    assert fight["damage"] == [0, 4]
    assert state.hp == [11, 15]


@pytest.mark.rule("E2")
def test_e2_the_limit() -> None:
    state = battle(red="B4 R6 B7", green="B10 B10", flow=decides("green"))
    (fight,) = told(play(state, "stand"), "compare")
    assert fight["strength"] == [21, 20]
    assert fight["damage"] == [3, 0]
    assert state.hp == [15, 12]
    # Without a limit three cards, exactly 21 and a 7 deal 6.
    free = battle(red="R8 R6 B7", green="G9", phase="showdown")
    (fight,) = told(happened(free), "compare")
    assert fight["strength"] == [21, 9]
    assert fight["damage"] == [6, 0]


@pytest.mark.rule("E3")
def test_e3_pushed_over_the_edge() -> None:
    state = battle(red="R6 R6 R9", green="G5 B10", flow=decides("green"), counters={"used": 1})
    assert state.view(RED)["totals"] == {"red": {"low": 21, "best": 21}, "green": {"low": 15, "best": 15}}
    (fight,) = told(play(state, "stand"), "compare")
    assert fight["strength"] == [0, 15]
    assert fight["damage"] == [0, 2]
    assert state.hp == [13, 15]


@pytest.mark.rule("E4")
def test_e4_tie_at_21() -> None:
    state = battle(
        start_seat="green",
        red="R6 R6 R9",
        green="G8 G9 B4",
        hp=(15, 15),
        counters={"start": "red", "used": 2},
        flow=decides("green"),
    )
    (fight,) = told(play(state, "stand"), "compare")
    assert fight["strength"] == [21, 21]
    assert fight["damage"] == [3, 3]
    assert state.hp == [12, 12]
    assert question(state) == "red remove"
    play(state, "remove red_9")
    assert question(state) == "green remove"
    play(state, "remove black_4")
    assert question(state) == "green pick"
    play(state, "pick black_2")
    assert question(state) == "red pick"
    play(state, "pick black_2")
    assert state.round == 2
    assert state.start == GREEN


@pytest.mark.rule("E5")
def test_e5_both_above_21() -> None:
    state = battle(
        start_seat="green",
        red="R8 R9 R6",
        green=camp("G9 G8", deck="G5 ..."),
        counters={"start": "red", "used": 1},
        flow=decides("green"),
    )
    (fight,) = told(play(state, "draw"), "compare")  # the 22 lies open, but for a card that is at least a 5
    assert fight["strength"] == [0, 0]
    assert fight["damage"] == [0, 0]
    assert state.hp == [15, 15]
    assert question(state) == "green pick"
    assert state.removed == [(), ()]


@pytest.mark.rule("E6")
def test_e6_withdrawal() -> None:
    state = battle(red="R9 B3 R8 R6", green="G9 G8", phase="showdown")
    assert state.view(RED)["totals"] == {"red": {"low": 26, "best": 26}, "green": {"low": 17, "best": 17}}
    (fight,) = told(play(state, "withdraw red_6"), "compare")
    assert cards(state.row[RED], state) == "R9 B3 R8"
    assert fight["strength"] == [20, 17]
    assert fight["damage"] == [3, 0]
    assert state.hp == [15, 12]
    assert pile(state.discard[RED], state) == "R6"
    # Had Red been damaged it could not have removed the withdrawn card.
    damaged = battle(red=camp("R9 B3 R8", discard="R6"), green="G9", phase="cleanup", counters={"red": {"damaged": 1}})
    assert damaged.choices() == ["remove red_9#1", "remove black_3#1", "remove red_8#1"]


@pytest.mark.rule("E7")
def test_e7_extra_draws() -> None:
    state = battle(red=camp("R5", deck="B2 R5 R6 B2 ..."), green=camp("G9", deck="G8 BA ..."), flow=decides("red"))
    play(state, "flip")
    assert state.used == 0
    play(state, "draw")
    assert state.used == 1
    play(state, "draw")
    assert state.used == 2
    assert state.view(RED)["totals"] == {"red": {"low": 18, "best": 18}, "green": {"low": 9, "best": 9}}
    assert question(state) == "red draw"
    play(state, "draw")
    assert state.used == 3
    play(state, "hide")
    assert cards(state.row[RED], state) == "R5 B2 R5 R6 B2"
    assert state.view(RED)["totals"] == {"red": {"low": 20, "best": 20}, "green": {"low": 9, "best": 9}}
    assert cards(state.row[GREEN], state) == "G9 G8"  # Red's phase is over, Green has drawn its first card
    play(state, "draw", "stand")
    (fight,) = told(play(state, "aces_high 0"), "compare")
    assert fight["strength"] == [20, 18]
    assert fight["damage"] == [5, 0]


@pytest.mark.rule("E8")
def test_e8_hidden() -> None:
    state = battle(red=camp("R5", deck="B2 R5 R6 ..."), green="G9", flow=decides("red"))
    play(state, "hide")
    assert state.used == 1
    play(state, "draw")
    assert state.used == 2
    play(state, "draw")
    assert state.used == 3
    assert state.choices() == ["stand"]  # the phase is over, and Red says so like anybody who stops (R45)
    play(state, "stand")
    assert decider(state) == "green"
    assert cards(state.row[RED], state) == "R5 B2 R5 R6"
    totals = state.view(RED)["totals"]
    assert isinstance(totals, dict)
    assert totals["red"] == {"low": 18, "best": 18}


@pytest.mark.rule("E9")
def test_e9_scouting() -> None:
    state = battle(start_seat="green", red="R9", green=camp("G9", deck="B4 G8 ..."), flow=decides("green"))
    events = play(state, "flip")
    assert question(state) == "green scout"
    assert faces(state.view(GREEN), "deck", "green") == "G8 ? ? ? ?"
    events += play(state, "scout_keep", "draw")
    assert cards(state.row[GREEN], state) == "G9 B4 G8"
    assert faces(state.view(GREEN), "row", "green") == "G9 B4 G8"
    totals = state.view(GREEN)["totals"]
    assert isinstance(totals, dict)
    assert totals["green"] == {"low": 21, "best": 21}
    assert faces(state.view(RED), "row", "green") == "G9 B4 ?"
    assert "green_8" not in repr(seen(events, RED))


@pytest.mark.rule("E10")
def test_e10_falling_together() -> None:
    state = battle(
        start_seat="green",
        red="R5 R6 R9",
        green="G5 G6 G9",
        hp=(3, 2),
        flow=decides("red"),
        counters={"used": 2},
    )
    (fight,) = told(play(state, "stand"), "compare")
    assert fight["strength"] == [20, 20]
    assert fight["damage"] == [3, 3]
    assert state.hp == [0, 0]
    assert state.returns() == (0, 1)
    assert state.ending is Ending.FALLEN


@pytest.mark.rule("E11")
def test_e11_purple_by_itself() -> None:
    state = coop(red="R9", green="G9 G8", purple=camp("PA", deck="P6 P9 P2 P5 ..."), flow=decides("green"))
    events = play(state, "stand")
    assert [event["card"] for event in told(events, "draw")] == ["purple_6", "purple_9", "purple_2"]
    assert told(events, "showdown")[0]["purple"] == ["purple_a", "purple_6", "purple_9", "purple_2"]
    assert [fight["strength"] for fight in told(events, "compare")] == [[9, 18], [17, 18]]
    assert [fight["damage"] for fight in told(events, "compare")] == [[0, 4], [0, 4]]


@pytest.mark.rule("E12")
def test_e12_two_comparisons() -> None:
    state = coop(red="B10 R9", green="G6 G6 G8", purple="P10 P9", hp=(15, 15, 48), flow=decides("green"))
    red, green = told(play(state, "stand"), "compare")
    assert red["camps"] == ["red", "purple"]
    assert red["strength"] == [21, 21]
    assert red["damage"] == [3, 3]
    assert green["camps"] == ["green", "purple"]
    assert green["strength"] == [0, 19]
    assert green["damage"] == [0, 2]
    assert state.hp == [12, 13, 45]
    assert question(state) == "red remove"
    play(state, "remove red_9")
    assert question(state) == "green remove"
    play(state, "remove green_8")
    assert question(state) == "red pick"
    assert state.removed[2] == ()


@pytest.mark.rule("E13")
def test_e13_at_once() -> None:
    state = coop(red="R5 R6 R9", green="G9", purple="P5 P6 P9", hp=(2, 9, 3), flow=decides("green"))
    (only,) = told(play(state, "stand"), "compare")
    assert only["camps"] == ["red", "purple"]
    assert only["strength"] == [20, 20]
    assert only["damage"] == [3, 3]
    assert state.hp == [0, 9, 0]
    assert state.returns() == (1, 1)


@pytest.mark.rule("E14")
def test_e14_one_ace_for_two_fights() -> None:
    high = trio(red="R9 R8", green="G9 B10", purple="PA P9", phase="showdown")
    assert question(high) == "purple aces"
    low = high.clone()
    red, green = told(play(high, "aces_high 1"), "compare")
    assert (red["strength"], red["damage"]) == ([17, 20], [0, 2])
    assert (green["strength"], green["damage"]) == ([19, 0], [2, 0])
    assert high.hp == [13, 15, 26]
    red, green = told(play(low, "aces_high 0"), "compare")
    assert (red["strength"], red["damage"]) == ([17, 10], [2, 0])
    assert (green["strength"], green["damage"]) == ([19, 12], [2, 0])
    assert low.hp == [15, 15, 24]


@pytest.mark.rule("E15")
def test_e15_reshuffle() -> None:
    state = battle(
        red=camp("R8", deck="", discard="R5 R6 B7", removed="R5 R6 R9"),
        green="G9",
        flow=decides("red"),
    )
    events = happened(state)
    for viewer in (RED, GREEN, 2):
        assert ("reshuffle", {"camp": "red", "count": 3}) in seen(events, viewer)
    assert len(state.row[RED]) == 2
    assert len(state.deck[RED]) == 2
    assert state.discard[RED] == ()
    assert pile(state.row[RED] + state.deck[RED], state) == "B7 R5 R6 R8"
