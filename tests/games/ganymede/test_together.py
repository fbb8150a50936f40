"""Sections 4.6 and 4.7: a round of the cooperative game and of trio, and Purple by itself."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from meijin.games.ganymede.state import Ganymede
from tests.games.ganymede.table import (
    GREEN,
    PURPLE,
    RED,
    battle,
    camp,
    cards,
    coop,
    decides,
    happened,
    pile,
    play,
    question,
    seen,
    short,
    told,
    trio,
)

Mode = Callable[..., Ganymede]
BOTH = pytest.mark.parametrize("mode", [coop, trio])
# Purple's deck but for what is in its row, out of the way so that the automaton draws nothing.
ALL_PURPLE = ["PA", "P2", "P3", "P4", "P5", "P6", "P7", "P7", "P8", "P9", "P10", "P10"]


def only(row: str) -> dict[str, str]:
    """A Purple that has these cards and no more to draw."""
    rest = ALL_PURPLE.copy()
    for card in row.split():
        rest.remove(card)
    return camp(row, deck="", discard="", removed=" ".join(rest))


# -- the order of a round -------------------------------------------------------------------------------------


@BOTH
@pytest.mark.rule("G4.6.1", "R21")
def test_the_first_cards_are_purples_reds_and_greens_all_face_up(mode: Mode) -> None:
    state = mode(phase="reinforce")
    events = play(state, "pick black_7", "pick black_7")
    for viewer in range(state.setup.players + 1):
        draws = [fields for kind, fields in seen(events, viewer) if kind == "draw"]
        assert [fields["camp"] for fields in draws] == ["purple", "red", "green"]
        assert all("card" in fields for fields in draws)


@pytest.mark.rule("G4.6.2", "G4.6.3", "R22", "R23")
def test_red_acts_before_green_and_green_before_purple() -> None:
    state = trio(red=camp("BA", deck="R9 ..."), green=camp("BA", deck="G9 ..."), purple=camp("PA", deck="P9 ..."))
    assert question(state) == "red draw"
    play(state, "draw", "draw")
    assert question(state) == "red draw"  # Red finishes before Green begins
    play(state, "stand")
    assert question(state) == "green draw"
    play(state, "stand")
    assert question(state) == "purple draw"
    play(state, "stand")
    assert question(state) == "red aces"
    play(state, "aces_high 0")
    assert question(state) == "green aces"
    play(state, "aces_high 0")
    assert question(state) == "purple aces"


@BOTH
@pytest.mark.rule("G4.6.4", "R25", "G5.1.3")
def test_red_then_green_fights_purple_each_with_its_own_cards_only(mode: Mode) -> None:
    state = mode(red="B10 B10", green="G9 BA", purple=only("P8 P4"), phase="showdown")
    assert question(state) == "green aces"
    red, green = told(play(state, "aces_high 0"), "compare")
    assert (red["camps"], red["strength"]) == (["red", "purple"], [20, 16])
    assert (green["camps"], green["strength"]) == (["green", "purple"], [10, 12])


@BOTH
@pytest.mark.rule("G4.6.5", "R42")
def test_red_then_green_removes_a_card_and_purple_none(mode: Mode) -> None:
    state = mode(
        red="R9 R5",
        green="G9 G5",
        purple="P9 P10",
        phase="cleanup",
        counters={"red": {"damaged": 2}, "green": {"damaged": 2}, "purple": {"damaged": 3}},
    )
    assert question(state) == "red remove"
    assert state.choices() == ["remove red_9#1", "remove red_5#1"]
    play(state, "remove red_9")
    assert question(state) == "green remove"
    play(state, "remove green_9")
    assert question(state) == "red pick"
    assert [pile(removed, state) for removed in state.removed] == ["R9", "G9", ""]


@BOTH
@pytest.mark.rule("G4.6.5")
def test_who_was_not_damaged_removes_nothing(mode: Mode) -> None:
    state = mode(red="R9", green="G9", purple="P9", phase="cleanup", counters={"green": {"damaged": 1}})
    assert question(state) == "green remove"


@BOTH
@pytest.mark.rule("G4.6.6")
def test_all_rows_are_discarded(mode: Mode) -> None:
    state = mode(red="R9 R5", green="G9", purple="P9 P10", phase="cleanup")
    assert state.row == [[], [], []]
    assert [pile(discard, state) for discard in state.discard] == ["R5 R9", "G9", "P10 P9"]


@BOTH
@pytest.mark.rule("G4.6.7")
def test_red_then_green_reinforces_and_purple_does_not(mode: Mode) -> None:
    state = mode(phase="reinforce", counters={"green": {"damaged": 2}})
    assert question(state) == "red pick"
    play(state, "pick black_2")
    assert question(state) == "green pick"
    play(state, "pick black_3")
    assert state.round == 2
    assert [pile(discard, state) for discard in state.discard] == ["B2", "B3", ""]
    assert question(state) == "red draw"


@BOTH
@pytest.mark.rule("G4.6.7", "R33")
def test_the_last_black_card_goes_to_red(mode: Mode) -> None:
    red, green = "BA BA BA B2 B2 B2 B3 B3 B3", "B4 B4 B4 B7 B7 B7 B10 B10"
    state = mode(phase="reinforce", red=camp(discard=red), green=camp(discard=green))
    assert question(state) == "red pick"
    play(state, "pick black_10")
    assert state.round == 2


# -- the fallen -----------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.rule("G4.6.8", "R39")
def test_a_camp_that_falls_neither_removes_nor_reinforces(mode: Mode) -> None:
    state = mode(red="R9", green="G9", purple=only("P10 P8"), hp=(2, 15, 25), phase="damage")
    assert state.hp == [0, 13, 25]
    assert question(state) == "green remove"
    play(state, "remove green_9")
    assert question(state) == "green pick"
    play(state, "pick black_7")
    assert state.round == 2
    assert question(state) == "green draw"


@BOTH
@pytest.mark.rule("G4.6.8")
def test_the_round_goes_on_without_a_fallen_camp(mode: Mode) -> None:
    state = mode(phase="initial", hp=(0, 5, 25), green=camp(deck="G9 G8 ..."), purple=camp(deck="P9 P10 ..."))
    assert cards(state.row[RED], state) == ""
    assert question(state) == "green draw"
    events = play(state, "stand")
    if mode is trio:
        assert question(state) == "purple draw"
        events += play(state, "stand")
    assert [fight["camps"] for fight in told(events, "compare")] == [["green", "purple"]]


@BOTH
@pytest.mark.rule("G4.6.8")
def test_a_camp_that_falls_to_purple_does_not_stop_greens_fight(mode: Mode) -> None:
    state = mode(red="R9", green="G9 BA", purple=only("P10 P8"), hp=(2, 15, 25), phase="showdown")
    fights = told(play(state, "aces_high 1"), "compare")
    assert [fight["camps"] for fight in fights] == [["red", "purple"], ["green", "purple"]]
    assert [fight["strength"] for fight in fights] == [[11, 18], [0, 18]]
    assert state.hp == [0, 13, 25]


@pytest.mark.rule("G4.6.9")
def test_black_cards_of_the_fallen_stay_out() -> None:
    state = coop(
        red=camp("R9 BA", deck="B2", discard="B3 R5 R5 R6 R6 R8"),
        green="G9 BA",
        purple=only("P10 P9"),
        hp=(2, 15, 25),
        phase="showdown",
    )
    play(state, "aces_high 0", "aces_high 0")
    assert state.hp[RED] == 0
    play(state, "remove green_9", "pick black_7")
    assert state.round == 2
    assert pile(state.supply, state) == "B10 B10 B10 B2 B2 B3 B3 B4 B4 B4 B7 B7 BA"


# -- Purple by itself -----------------------------------------------------------------------------------------


def purple_plays(row: str, deck: str) -> tuple[str, object]:
    """Purple's row and its Strength against a lone 9 after it has drawn by itself."""
    state = coop(red="R9", green="G5", purple=camp(row, deck=deck), flow=decides("green"))
    events = play(state, "stand")
    (shown,) = told(events, "showdown")
    strength = told(events, "compare")[0]["strength"]
    assert isinstance(shown["purple"], list)
    assert isinstance(strength, list)
    return " ".join(short(card) for card in shown["purple"]), strength[1]


@pytest.mark.rule("G4.7.1")
@pytest.mark.parametrize(
    ("row", "deck", "after"),
    [
        ("P10 P8", "P2 ...", "P10 P8"),  # 18: stops at once
        ("P10 P7", "P2 P3 ...", "P10 P7 P2"),  # 17 goes on, 19 stops
        ("P10", "P8 P2 ...", "P10 P8"),
        ("P2", "P3 P4 P5 P6 ...", "P2 P3 P4 P5"),  # 14, but three cards are the most
        ("P10", "P7 P10 ...", "P10 P7 P10"),  # 27: too much
    ],
)
def test_purple_draws_up_to_three_cards_while_it_has_at_most_17(row: str, deck: str, after: str) -> None:
    assert purple_plays(row, deck)[0] == after


@pytest.mark.rule("G4.7.2")
@pytest.mark.parametrize(
    ("row", "deck", "after", "strength"),
    [
        ("PA", "P7 P2 ...", "PA P7", 18),  # 11 + 7 = 18: stops
        ("PA", "P6 P2 ...", "PA P6 P2", 19),  # 17 goes on
        ("PA", "P10 P2 ...", "PA P10", 21),
        ("PA", "P6 P5 P9 P2 ...", "PA P6 P5 P9", 21),  # 17, then 12 with the ace as 1
    ],
)
def test_purples_ace_is_11_unless_that_is_too_much(row: str, deck: str, after: str, strength: int) -> None:
    assert purple_plays(row, deck) == (after, strength)


@pytest.mark.rule("G4.7.3", "R24")
def test_purples_ace_is_settled_before_the_10s_of_its_enemies() -> None:
    state = coop(red="B10 R5", green="G9 G8", purple=only("PA P9"), flow=decides("green"))
    red, green = told(play(state, "stand"), "compare")
    assert red["strength"] == [15, 0]  # 20 and 2 are 22; as 1 the ace would have made 12
    assert green["strength"] == [17, 20]
    assert state.aces[PURPLE] == 1


@pytest.mark.rule("R24", "G9.7")
def test_by_option_purples_ace_is_settled_in_each_comparison_with_the_10s_it_faces() -> None:
    state = coop(red="B10 R5", green="G9 G8", purple=only("PA P9"), flow=decides("green"), purple_ace="strength")
    events = play(state, "stand")
    red, green = told(events, "compare")
    assert red["strength"] == [15, 12]  # 20 and 2 would be 22, so the ace is 1
    assert green["strength"] == [17, 20]  # no 10 here, so it is 11
    assert [event.kind for event in events if event.kind in ("aces", "compare")] == ["aces", "compare"] * 2
    assert told(events, "aces") == [{"camp": "purple", "high": 0}, {"camp": "purple", "high": 1}]


@pytest.mark.rule("R24", "G9.7")
@pytest.mark.parametrize(
    ("red", "purple", "cards", "strength"),
    [
        ("B10", "PA P8", 21, 21),  # 19 and 2: exactly 21 in both readings
        ("B10", "PA P9", 0, 12),
        ("B10 B10", "PA P6 P2", 0, 13),  # 19 and 4
        ("B10 B10", "PA P6", 21, 21),
        ("B10", "PA P10 P9", 0, 0),  # 20 with the ace as 1, and 2
        ("R9", "PA P10", 21, 21),
        ("B10", "P10 P10", 0, 0),  # no ace
    ],
)
def test_the_two_readings_of_purples_ace(red: str, purple: str, cards: int, strength: int) -> None:
    for reading, expected in (("cards", cards), ("strength", strength)):
        state = coop(red=red, green="G5", purple=only(purple), phase="damage", purple_ace=reading)
        assert told(happened(state), "compare")[0]["strength"][1] == expected


@pytest.mark.rule("R24", "G9.7", "G6.2", "G6.3")
@pytest.mark.parametrize(("reading", "returns"), [("cards", (1.0, 1.0)), ("strength", (0.0, 0.0))])
def test_who_wins_may_hang_on_the_reading_of_purples_ace(reading: str, returns: tuple[float, float]) -> None:
    # Against Red's 10 Purple's A 9 are 22, which is nothing, or 12. Either way the other falls.
    state = coop(red="B10", purple=only("PA P9"), hp=(2, 0, 1), flow=decides("red"), purple_ace=reading)
    play(state, "stand")
    assert state.returns() == returns
    assert state.hp == ([2, 0, 0] if reading == "cards" else [0, 0, 1])


@pytest.mark.rule("R24", "G4.7.1", "G4.7.2")
@pytest.mark.parametrize("reading", ["cards", "strength"])
def test_purple_draws_by_its_own_cards_in_both_readings(reading: str) -> None:
    purple = camp("PA", deck="P7 P2 ...")
    state = coop(red="B10 B10", green="G5", purple=purple, flow=decides("green"), purple_ace=reading)
    (shown,) = told(play(state, "stand"), "showdown")
    assert shown["purple"] == ["purple_a", "purple_7"]  # 18 without the 4 of Red's 10s


@pytest.mark.rule("G4.7.3", "G11.1")
@pytest.mark.parametrize(("purple", "strength"), [("PA P9", 20), ("PA P10 P2", 13)])
def test_purples_ace_is_settled_in_a_position_described_from_the_showdown_on(purple: str, strength: int) -> None:
    state = coop(red="R9 BA", green="G9", purple=purple, phase="showdown")
    assert told(play(state, "aces_high 0"), "compare")[1]["strength"] == [9 + 2 * ("P10" in purple), strength]


@pytest.mark.rule("G4.7.4", "G5.3.2")
def test_purples_2_counts_as_a_draw() -> None:
    assert purple_plays("P3", "P2 P4 P5 P6 ...") == ("P3 P2 P4 P5", 14)


@pytest.mark.rule("G4.7.4")
def test_purples_3_withdraws_nothing_and_its_4_looks_at_nothing() -> None:
    state = coop(red="R9", green="G9", purple=camp("P10", deck="P3 P4 P8 ..."), flow=decides("green"))
    events = play(state, "stand")
    assert told(events, "showdown")[0]["purple"] == ["purple_10", "purple_3", "purple_4", "purple_8"]
    assert not told(events, "withdraw") + told(events, "scout")
    assert question(state) == "red pick"
    assert state.hp == [15, 15, 46]  # 25 is too much: Red and Green deal 1 each


@pytest.mark.rule("G4.7.4", "R36")
def test_purples_7_and_10_work_in_both_fights() -> None:
    state = coop(red="R9 R5", green="G9 G6", purple="P10 P8", flow=decides("green"))
    red, green = told(play(state, "stand"), "compare")
    assert (red["strength"], green["strength"]) == ([16, 18], [17, 18])
    sevens = coop(red="R9", green="G9", purple="P7 P7 P5", flow=decides("green"))
    red, green = told(play(sevens, "stand"), "compare")
    assert (red["damage"], green["damage"]) == ([0, 7], [0, 7])


@pytest.mark.rule("G4.3.8", "G4.7.4")
def test_a_person_playing_purple_withdraws_with_its_3() -> None:
    state = trio(red="R9", green="G9", purple="P10 P9 P3", phase="showdown")
    assert question(state) == "purple withdraw"
    (red, _) = told(play(state, "withdraw purple_9"), "compare")
    assert red["strength"] == [11, 13]


@pytest.mark.rule("G4.3.6", "G4.7.1")
def test_a_person_playing_purple_may_stand_below_18_and_draw_above_17() -> None:
    state = trio(red="R9", green="G9", purple=camp("P5", deck="P6 ..."), flow=decides("purple"))
    assert state.choices() == ["draw", "stand"]
    high = trio(red="R9", green="G9", purple=camp("P10 P9", deck="P2 ..."), flow=decides("purple"))
    assert high.choices() == ["draw", "stand"]
    play(high, "draw")
    assert cards(high.row[PURPLE], high) == "P10 P9 P2"


@pytest.mark.rule("G4.1.2", "G4.1.3")
def test_purple_reshuffles_too_and_stops_when_it_has_no_cards() -> None:
    out = "P2 P3 P4 P5 P6 P8 P9 P10 P10"
    state = coop(red="R9", green="G9", purple=camp("PA", deck="", discard="P7 P7", removed=out), flow=decides("green"))
    events = play(state, "stand")
    assert told(events, "reshuffle") == [{"camp": "purple", "count": 2}]
    assert cards(state.row[PURPLE], state) == "PA P7"  # 18
    empty = coop(red="R9", green="G9", purple=camp("PA", deck="P2", removed="P7 P7 P3 P4 P5 P6 P8 P9 P10 P10"))
    play(empty, "stand", "stand")
    assert cards(empty.row[PURPLE], empty) == "PA P2"


@pytest.mark.rule("R22", "G4.2.2")
def test_only_battle_knows_a_start_player() -> None:
    assert battle(phase="initial").start == RED
    assert coop(phase="initial").start == -1
    assert GREEN in coop(phase="initial").queue
