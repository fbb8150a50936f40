"""Sections 4.2 and 4.4: a round of battle, and the decisions at the Showdown."""

from __future__ import annotations

import pytest

from meijin.games.ganymede.state import Ganymede
from meijin.kernel.errors import IllegalAction
from tests.games.ganymede.table import (
    GREEN,
    RED,
    battle,
    camp,
    cards,
    decides,
    faces,
    pile,
    play,
    question,
    seen,
    told,
)

# -- from phase to phase --------------------------------------------------------------------------------------


@pytest.mark.rule("G4.2.1")
@pytest.mark.parametrize("start", ["red", "green"])
def test_each_round_begins_with_one_card_face_up_the_start_players_first(start: str) -> None:
    state = battle(
        start_seat=start,
        phase="reinforce",
        red=camp(deck="R9 R5 ..."),
        green=camp(deck="G9 G5 ..."),
        counters={"start": start},
    )
    events = play(state, "pick black_7", "pick black_7")
    first, second = told(events, "draw")[:2]
    assert [first["camp"], second["camp"]] == ([start, "green"] if start == "red" else [start, "red"])
    assert {first["card"], second["card"]} == {"red_9", "green_9"}
    assert faces(state.view(GREEN), "row", "red") == ("R9 ?" if start == "red" else "R9")
    assert faces(state.view(RED), "row", "green") == ("G9 ?" if start == "green" else "G9")


@pytest.mark.rule("G4.2.1", "R9")
@pytest.mark.parametrize("special", ["B2", "B4"])
def test_a_2_or_4_does_nothing_as_the_first_card(special: str) -> None:
    state = battle(phase="initial", red=camp(deck=f"{special} R5 R6 R6 ..."), green=camp(deck="G9 ..."))
    assert question(state) == "red draw"
    assert cards(state.row[RED], state) == f"{special} R5"
    assert told(play(state, "draw", "draw"), "done") == [{"camp": "red"}]  # three draws, none given back
    assert cards(state.row[RED], state) == f"{special} R5 R6 R6"


@pytest.mark.rule("R9")
def test_3_7_10_and_ace_work_as_the_first_card() -> None:
    assert question(battle(red="B3 R9", green="G9", phase="showdown")) == "red withdraw"
    assert question(battle(red="BA R9", green="G9", phase="showdown")) == "red aces"
    state = battle(red="B7 R9", green="B10 G5", flow=decides("green"))
    (fight,) = told(play(state, "stand"), "compare")
    assert fight["strength"] == [18, 15]
    assert fight["damage"] == [3, 0]  # 2 + 2, limited


@pytest.mark.rule("G4.2.2")
@pytest.mark.parametrize(("start", "other"), [("red", "green"), ("green", "red")])
def test_the_start_player_draws_first(start: str, other: str) -> None:
    state = battle(
        start_seat="red", red=camp("R5", deck="R6 ..."), green=camp("G5", deck="G6 ..."), counters={"start": start}
    )
    assert question(state) == f"{start} draw"
    events = play(state, "stand")
    assert question(state) == f"{other} draw"
    assert not told(events, "showdown")
    assert told(play(state, "stand"), "showdown")


@pytest.mark.rule("G4.2.3")
def test_at_the_showdown_all_cards_are_turned_up_at_once() -> None:
    state = battle(red=camp("R5 (R6)"), green=camp("G5 (BA)"), flow=decides("green"), counters={"used": 1})
    assert faces(state.view(GREEN), "row", "red") == "R5 ?"
    assert faces(state.view(RED), "row", "green") == "G5 ?"
    events = play(state, "stand")
    for viewer in (RED, GREEN, 2):
        shown = {"red": ["red_5", "red_6"], "green": ["green_5", "black_a"]}
        assert ("showdown", shown) in seen(events, viewer)
    for seat in (RED, GREEN, None):
        assert faces(state.view(seat), "row", "red") == "R5 R6"
        assert faces(state.view(seat), "row", "green") == "G5 BA"


@pytest.mark.rule("G4.2.4")
@pytest.mark.parametrize(("start", "other"), [("red", "green"), ("green", "red")])
def test_the_start_player_decides_first_at_the_showdown(start: str, other: str) -> None:
    state = battle(red="BA R5", green="BA G5", phase="showdown", counters={"start": start})
    assert question(state) == f"{start} aces"
    play(state, "aces_high 1")
    assert question(state) == f"{other} aces"


@pytest.mark.rule("G4.2.5", "G5.2.6")
def test_both_are_damaged_at_the_same_time() -> None:
    state = battle(red="R9 R5", green="G9 G5", hp=(9, 8), flow=decides("green"))
    (fight,) = told(play(state, "stand"), "compare")
    assert fight["damage"] == [2, 2]
    assert state.hp == [7, 6]


def beaten(loser: str, **given: object) -> Ganymede:
    """The Cleanup after a round in which one seat took 2 damage."""
    counters: dict[str, object] = {loser: {"damaged": 2, "hp": 13}, "start": "red"}
    return battle(red="R9 R5", green="G9 G5", phase="cleanup", counters=counters, **given)  # type: ignore[arg-type]


@pytest.mark.rule("G4.2.6", "R34")
def test_the_damaged_seat_must_remove_a_card_in_play() -> None:
    state = beaten("green")
    assert question(state) == "green remove"
    assert state.choices() == ["remove green_9#1", "remove green_5#1"]
    with pytest.raises(IllegalAction):
        play(state, "decline")
    events = play(state, "remove green_5")
    assert pile(state.removed[GREEN], state) == "G5"
    for viewer in (RED, GREEN, 2):
        assert ("remove", {"camp": "green", "card": "green_5"}) in seen(events, viewer)


@pytest.mark.rule("G4.2.6", "R42")
@pytest.mark.parametrize(("start", "other"), [("red", "green"), ("green", "red")])
@pytest.mark.parametrize("token", ["red", "green"])
def test_if_both_are_damaged_the_start_player_removes_first(start: str, other: str, token: str) -> None:
    counters: dict[str, object] = {"red": {"damaged": 2}, "green": {"damaged": 2}, "start": start}
    state = battle(start_seat=token, red="R9 R5", green="G9 G5", phase="cleanup", counters=counters)
    assert question(state) == f"{start} remove"
    play(state, f"remove {start}_9")
    assert question(state) == f"{other} remove"


@pytest.mark.rule("G4.2.7")
def test_the_cards_in_play_go_to_their_owners_discard_piles() -> None:
    state = beaten("green")
    play(state, "remove green_5")
    assert state.row == [[], []]
    assert [pile(cards, state) for cards in state.discard] == ["R5 R9", "G9"]


@pytest.mark.rule("G4.2.8", "R34")
def test_each_takes_a_black_card_onto_the_discard_pile() -> None:
    state = beaten("green")
    play(state, "remove green_5")
    assert state.choices() == [f"pick black_{rank}" for rank in ("a", "2", "3", "4", "7", "10")]
    (picked, *_) = play(state, "pick black_10")
    assert picked.seen_by(RED) == picked.seen_by(2) == {"camp": "green", "card": "black_10"}
    assert pile(state.discard[GREEN], state) == "B10 G9"
    assert len(state.supply) == 17
    with pytest.raises(IllegalAction):
        play(state, "stand")


@pytest.mark.rule("G4.2.8")
def test_only_kinds_that_are_left_can_be_taken() -> None:
    state = battle(
        phase="reinforce",
        red=camp(discard="BA BA BA B2 B2 B2 B7"),
        green=camp(discard="B3 B3 B3 B4 B4 B4 B7 B10"),
    )
    assert state.choices() == ["pick black_7", "pick black_10"]
    play(state, "pick black_7")
    assert state.choices() == ["pick black_10"]


@pytest.mark.rule("G4.2.9")
@pytest.mark.parametrize("loser", ["red", "green"])
@pytest.mark.parametrize("token", ["red", "green"])
def test_the_only_damaged_seat_reinforces_first(loser: str, token: str) -> None:
    state = beaten(loser, start_seat=token)
    play(state, state.choices()[0])
    assert question(state) == f"{loser} pick"


@pytest.mark.rule("G4.2.9", "R19")
@pytest.mark.parametrize("token", ["red", "green"])
@pytest.mark.parametrize("damage", [0, 2])
def test_otherwise_the_token_holder_reinforces_first(token: str, damage: int) -> None:
    counters: dict[str, object] = {"red": {"damaged": damage}, "green": {"damaged": damage}, "start": "red"}
    state = battle(start_seat=token, red="R9 R5", green="G9 G5", phase="cleanup", counters=counters)
    if damage:
        play(state, "remove red_9", "remove green_9")
    assert question(state) == f"{token} pick"


@pytest.mark.rule("G4.2.10", "R33")
def test_the_last_black_card_goes_to_the_first() -> None:
    red, green = "BA BA BA B2 B2 B2 B3 B3 B3", "B4 B4 B4 B7 B7 B7 B10 B10"
    state = battle(phase="reinforce", red=camp(discard=red), green=camp(discard=green))
    assert state.choices() == ["pick black_10"]
    play(state, "pick black_10")
    assert (state.round, state.supply) == (2, [])
    none = battle(phase="reinforce", red=camp(discard=f"{red} B10"), green=camp(discard=green))
    assert none.round == 2


@pytest.mark.rule("G4.2.11")
@pytest.mark.parametrize(
    ("hp", "token", "start"),
    [
        ((9, 8), "green", "red"),
        ((8, 9), "red", "green"),
        ((8, 8), "red", "red"),
        ((8, 8), "green", "green"),
    ],
)
def test_who_has_more_hp_starts_the_next_round(hp: tuple[int, int], token: str, start: str) -> None:
    state = battle(start_seat=token, phase="reinforce", hp=hp)
    events = play(state, "pick black_7", "pick black_7")
    assert told(events, "round") == [{"round": 2, "start": start}]
    assert state.setup.seats[state.start] == start
    assert question(state).startswith(start)


# -- the decisions at the Showdown ----------------------------------------------------------------------------


@pytest.mark.rule("G4.4.1", "G5.3.3", "R4")
def test_a_3_may_withdraw_any_other_card_or_none() -> None:
    state = battle(red="R9 B3 R5", green="G9", phase="showdown")
    assert question(state) == "red withdraw"
    assert state.view(RED)["about"] == "black_3#1"
    assert state.choices() == ["decline", "withdraw red_9#1", "withdraw red_5#1"]
    (fight,) = told(play(state, "decline"), "compare")
    assert fight["strength"] == [17, 9]
    assert cards(state.row[RED], state) == "R9 B3 R5"


@pytest.mark.rule("G4.4.1", "R11")
def test_3s_act_from_left_to_right() -> None:
    state = battle(red="R9 B3 B3 R6", green="G9", phase="showdown")
    assert state.view(RED)["about"] == "black_3#1"
    play(state, "withdraw red_9")
    assert state.view(RED)["about"] == "black_3#2"
    assert state.choices() == ["decline", "withdraw black_3#1", "withdraw red_6#1"]
    play(state, "withdraw red_6")
    assert cards(state.discard[RED], state) == "R9 R6"


@pytest.mark.rule("G4.4.2", "R32")
def test_a_withdrawn_card_is_out_of_the_fight() -> None:
    state = battle(red="B3 B7 R9", green="G9 G8", phase="showdown", hp=(15, 15))
    (fight,) = told(play(state, "withdraw black_7"), "compare")
    assert fight["strength"] == [12, 17]
    assert fight["damage"] == [0, 2]
    assert question(state) == "red remove"
    assert state.choices() == ["remove black_3#1", "remove red_9#1"]
    assert cards(state.discard[RED], state) == "B7"


@pytest.mark.rule("G4.4.2")
def test_a_withdrawn_10_neither_raises_nor_limits() -> None:
    state = battle(red="B3 B10 R6", green="G9 G8 BA", phase="showdown")
    play(state, "withdraw black_10")
    (fight,) = told(play(state, "aces_high 0"), "compare")
    assert fight["strength"] == [9, 18]
    assert fight["damage"] == [0, 3]


@pytest.mark.rule("G4.4.3", "R12")
def test_a_3_alone_has_nothing_to_withdraw() -> None:
    state = battle(red="B3", green="BA G9", phase="showdown")
    assert question(state) == "green aces"


@pytest.mark.rule("R12")
def test_two_3s_cannot_empty_the_row() -> None:
    state = battle(red="B3 B3", green="BA G9", phase="showdown")
    assert state.choices() == ["decline", "withdraw black_3#2"]
    play(state, "withdraw black_3")
    assert cards(state.row[RED], state) == "B3"
    assert question(state) == "green aces"


@pytest.mark.rule("R12")
def test_a_3_withdrawn_before_its_turn_does_not_act() -> None:
    state = battle(red="B3 B3 R9", green="BA G9", phase="showdown")
    play(state, "withdraw black_3#2")
    assert question(state) == "green aces"


@pytest.mark.rule("R12")
def test_a_3_withdrawn_after_its_turn_keeps_its_result() -> None:
    state = battle(red="B3 B3 R9 R8", green="BA G9", phase="showdown")
    play(state, "withdraw red_9", "withdraw black_3#1")
    assert cards(state.row[RED], state) == "B3 R8"
    assert pile(state.discard[RED], state) == "B3 R9"


@pytest.mark.rule("R12")
def test_a_3_may_withdraw_an_ace_a_7_a_10_and_the_first_card() -> None:
    state = battle(red="R5 B3 BA B7", green="G9", phase="showdown")
    assert state.choices() == ["decline", "withdraw red_5#1", "withdraw black_a#1", "withdraw black_7#1"]
    state = battle(red="B10 B3", green="G9", phase="showdown")
    assert state.choices() == ["decline", "withdraw black_10#1"]


@pytest.mark.rule("R11", "G4.4.4")
def test_aces_are_announced_after_the_3s() -> None:
    state = battle(red="BA B3 BA R5", green="G9", phase="showdown")
    assert question(state) == "red withdraw"
    play(state, "withdraw black_a#1")
    assert question(state) == "red aces"
    assert state.choices() == ["aces_high 0", "aces_high 1"]


@pytest.mark.rule("R11")
def test_after_withdrawing_the_only_ace_nothing_is_announced() -> None:
    state = battle(red="BA B3 R5", green="BA G9", phase="showdown")
    play(state, "withdraw black_a")
    assert question(state) == "green aces"


@pytest.mark.rule("G4.4.4", "G5.3.1")
@pytest.mark.parametrize(("high", "strength"), [(0, 8), (1, 18), (2, 0), (3, 0)])
def test_any_number_of_aces_may_count_11_even_too_many(high: int, strength: int) -> None:
    state = battle(red="BA BA BA R5", green="G5", phase="showdown")
    assert state.choices() == ["aces_high 0", "aces_high 1", "aces_high 2", "aces_high 3"]
    events = play(state, f"aces_high {high}")
    assert seen(events, GREEN)[0] == ("aces", {"camp": "red", "high": high})
    assert told(events, "compare")[0]["strength"] == [strength, 5]


@pytest.mark.rule("G4.4.5")
def test_without_3_and_ace_nobody_is_asked() -> None:
    state = battle(red="R9 B7 B2", green="G9 B7 B4", flow=decides("green"), counters={"used": 2})
    assert told(play(state, "stand"), "compare")
    assert question(state) == "red remove"
