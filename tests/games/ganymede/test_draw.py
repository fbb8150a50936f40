"""Sections 4.1, 4.3 and 4.5: drawing, the Draw Phase, scouting."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import meijin
from meijin.games.ganymede.frames import ASK_STAND, DRAW
from meijin.games.ganymede.state import Ganymede
from meijin.kernel.errors import IllegalAction
from meijin.kernel.generator import Rng
from tests.games.ganymede.table import (
    GREEN,
    PURPLE,
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

Mode = Callable[..., Ganymede]

# -- drawing a card -------------------------------------------------------------------------------------------


@pytest.mark.rule("G4.1.1")
def test_the_top_card_goes_to_the_right_end_of_the_row() -> None:
    state = battle(red=camp("R9 R5", deck="R6 R8 ..."), green="G9", flow=decides("red"))
    play(state, "draw")
    assert cards(state.row[RED], state) == "R9 R5 R6"
    assert cards(reversed(state.deck[RED]), state).startswith("R8")


@pytest.mark.rule("G4.1.2", "G4.1.4")
def test_an_empty_deck_is_made_anew_from_the_discard_pile_alone() -> None:
    state = battle(red=camp("R9", deck="", discard="R5 R5 B7", removed="R6 R6 R8"), green="G9", flow=decides("red"))
    events = happened(state)
    for viewer in (RED, GREEN, 2):
        assert ("reshuffle", {"camp": "red", "count": 3}) in seen(events, viewer)
    assert pile(state.deck[RED] + state.row[RED][1:], state) == "B7 R5 R5"
    assert state.discard[RED] == ()
    assert pile(state.removed[RED], state) == "R6 R6 R8"


@pytest.mark.rule("G4.1.2")
def test_the_discard_pile_is_left_alone_while_the_deck_lasts() -> None:
    state = battle(red=camp("R5", deck="R6", discard="R5 R6 R8 R9"), green="G9", flow=decides("red"))
    assert not told(happened(state), "reshuffle")
    assert (len(state.deck[RED]), len(state.discard[RED])) == (0, 4)
    assert question(state) == "red draw"
    assert told(play(state, "draw"), "reshuffle") == [{"camp": "red", "count": 4}]


@pytest.mark.rule("G4.1.2", "G4.5.1")
def test_scouting_an_empty_deck_reshuffles_too() -> None:
    state = battle(
        red=camp("R9", deck="B4", discard="R5 R8", removed="R5 R6 R6"),
        green="G9",
        flow=decides("red"),
        chance=[["red_8#1", "red_5#1"]],
    )
    events = play(state, "flip")
    assert told(events, "reshuffle") == [{"camp": "red", "count": 2}]
    assert faces(state.view(RED), "deck", "red") == "R8 ?"


@pytest.mark.rule("G4.1.3", "R30", "G4.3.3")
def test_without_any_card_there_is_no_draw_and_the_phase_ends() -> None:
    state = battle(red=camp("R9", deck="R5", discard="", removed="R5 R6 R6 R8"), green="G9", flow=decides("red"))
    assert cards(state.row[RED], state) == "R9 R5"
    assert told(happened(state), "done") == [{"camp": "red"}]
    assert decider(state) == "green"


@pytest.mark.rule("G4.1.3", "R30")
def test_without_any_card_the_forced_draw_fails_too() -> None:
    state = battle(red=camp("R9", deck="", discard="", removed="R5 R5 R6 R6 R8"), green="G9")
    assert cards(state.row[RED], state) == "R9"
    assert decider(state) == "green"


# -- the Draw Phase -------------------------------------------------------------------------------------------


@pytest.mark.rule("G4.3.1")
def test_three_draws_are_the_most() -> None:
    state = battle(red=camp("BA", deck="R5 R5 R6 ..."), green="G9", flow=decides("red"))
    for used in (1, 2):
        assert state.used == used
        assert state.choices() == ["draw", "stand"]
        events = play(state, "draw")
    assert told(events, "done") == [{"camp": "red"}]
    assert cards(state.row[RED], state) == "BA R5 R5 R6"
    assert decider(state) == "green"


@pytest.mark.rule("G4.3.1")
@pytest.mark.parametrize("draws", [1, 2])
def test_one_may_stand_after_any_draw(draws: int) -> None:
    state = battle(red=camp("BA", deck="R5 R5 R6 ..."), green="G9", flow=decides("red"))
    play(state, *["draw"] * (draws - 1), "stand")
    assert len(state.row[RED]) == 1 + draws
    assert decider(state) == "green"


@pytest.mark.rule("G4.3.2", "R6")
def test_at_exactly_21_one_may_draw_and_at_22_not() -> None:
    at_21 = battle(red=camp("R9", deck="R6 R6 ..."), green="G9", flow=decides("red"))
    play(at_21, "draw")
    assert question(at_21) == "red draw"
    at_22 = battle(red=camp("R9", deck="R5 R8 ..."), green="G9", flow=decides("red"))
    play(at_22, "draw")
    assert question(at_22) == "red stand"
    assert at_22.choices() == ["stand"]


@pytest.mark.rule("G4.3.2", "R6")
def test_an_ace_counts_1_for_drawing() -> None:
    state = battle(red=camp("BA", deck="R9 R6 ..."), green="G9", flow=decides("red"))
    play(state, "draw")  # 16, and it would be 26 with the ace as 11
    assert question(state) == "red draw"


@pytest.mark.rule("G4.3.3", "R7", "R45")
def test_above_21_there_is_nothing_but_to_stand() -> None:
    state = battle(red=camp("R9", deck="R8 R5 R6 ..."), green="G9", flow=decides("red"))
    play(state, "draw")
    assert question(state) == "red stand"
    assert state.choices() == ["stand"]
    assert told(play(state, "stand"), "done") == [{"camp": "red"}]
    assert decider(state) == "green"


@pytest.mark.rule("G4.3.3")
def test_above_21_the_phase_ends_by_itself_where_everything_is_open() -> None:
    state = coop(red=camp("R9", deck="R8 R5 R6 ..."), green="G9", purple="P9", flow=decides("red"))
    play(state, "draw")
    assert told(play(state, "draw"), "done") == [{"camp": "red"}]
    assert decider(state) == "green"


@pytest.mark.rule("R45")
def test_who_hides_and_can_draw_no_more_is_not_asked_again() -> None:
    state = battle(red=camp("BA (R9)", deck="R8 B4 ..."), green="G9", counters={"used": 1}, flow=decides("red"))
    play(state, "draw", "draw")
    assert question(state) == "red flip"
    assert told(play(state, "hide"), "done") == [{"camp": "red"}]
    assert decider(state) == "green"


@pytest.mark.rule("G4.3.3", "R45")
def test_the_phase_ends_by_itself_where_a_stand_would_hide_nothing() -> None:
    empty = battle(red=camp("R9", deck="B4", discard="", removed="R5 R5 R6 R6 R8"), green="G9", flow=decides("red"))
    assert question(empty) == "red flip"
    assert told(play(empty, "flip"), "done") == [{"camp": "red"}]  # nobody saw a card looked at
    third = battle(red=camp("R5 (BA) (BA)", deck="B4 R8 ..."), green="G9", flow=decides("red"))
    play(third, "draw", "flip")
    assert told(play(third, "scout_keep"), "done") == [{"camp": "red"}]  # a third draw, and it lies open
    plain = battle(red=camp("R5 (BA) (BA)", deck="R6 ..."), green="G9", flow=decides("red"))
    assert told(play(plain, "draw"), "done") == [{"camp": "red"}]  # a third draw, and there is no 2 or 4
    seen_22 = battle(red=camp("B10 B2 B2 B4 (BA)", deck="B4 R5 ..."), green="G9", flow=decides("red"))
    play(seen_22, "draw", "flip")
    assert told(play(seen_22, "scout_keep"), "done") == [{"camp": "red"}]  # 22 lie open
    for state in (empty, third, plain, seen_22):
        assert decider(state) == "green"


@pytest.mark.rule("G4.3.12", "R45")
def test_a_stand_is_said_where_it_hides_something() -> None:
    third = battle(red=camp("R5 (BA) (BA)", deck="R6 B4 ..."), green="G9", flow=decides("red"))
    play(third, "draw")
    assert question(third) == "red stand"  # the 6 might be the 4
    maybe_22 = battle(red=camp("R9 B2 B2 (R5)", deck="B4 BA ..."), green="G9", flow=decides("red"))
    play(maybe_22, "draw", "flip", "scout_keep")
    assert question(maybe_22) == "red stand"  # 17 lie open, and the 5 might be the ace


@pytest.mark.rule("R45", "G8.7", "G8.9")
def test_whoever_must_stand_might_have_something_to_decide_for_all_that_the_others_know() -> None:
    asked = 0
    for seed in range(60):
        state = meijin.new("ganymede", seed=seed)
        assert isinstance(state, Ganymede)
        rng = Rng(seed)
        while state.deciders:
            (seat,) = state.deciders
            if state.pending[-1][0] == ASK_STAND:
                asked += 1
                worlds = (state.sample(1 - seat, rng) for _ in range(400))
                assert any(world.pending[-1][0] != ASK_STAND for world in worlds)
            legal = state.legal(seat)
            state.apply(legal[0 if state.stage == DRAW else rng.below(len(legal))], seat)
    assert asked > 100


@pytest.mark.rule("G4.3.4", "R5")
@pytest.mark.parametrize(("start", "other"), [("red", "green"), ("green", "red")])
def test_in_battle_the_first_draw_happens_at_once(start: str, other: str) -> None:
    state = battle(start_seat=start, red=camp("R5", deck="R6 ..."), green=camp("G5", deck="G6 ..."))
    assert question(state) == f"{start} draw"
    assert len(state.row[state.deciders[0]]) == 2
    assert state.used == 1
    play(state, "stand")
    assert question(state) == f"{other} draw"
    assert len(state.row[state.deciders[0]]) == 2


@pytest.mark.rule("G4.3.4", "G4.3.2")
def test_nothing_is_forced_on_a_row_above_21() -> None:
    state = battle(red="R9", green="G9 G8 G5", flow=decides("red"))
    play(state, "stand")
    assert cards(state.row[GREEN], state) == "G9 G8 G5"


@pytest.mark.rule("G4.3.5", "G8.3")
def test_in_battle_cards_are_drawn_face_down() -> None:
    state = battle(red=camp("R5", deck="R6 R8 ..."), green="G9", flow=decides("red"))
    events = happened(state)
    assert seen(events, RED) == [("draw", {"camp": "red", "card": "red_6"})]
    assert seen(events, GREEN) == seen(events, 2) == [("draw", {"camp": "red"})]
    assert faces(state.view(RED), "row", "red") == "R5 R6"
    assert faces(state.view(GREEN), "row", "red") == faces(state.view(), "row", "red") == "R5 ?"


@pytest.mark.rule("G4.3.6", "R5")
@pytest.mark.parametrize("mode", [coop, trio])
def test_in_coop_and_trio_cards_are_drawn_face_up_and_none_is_forced(mode: Mode) -> None:
    state = mode(red=camp("R5", deck="R6 ..."), green="G9", purple="P9")
    assert question(state) == "red draw"
    assert cards(state.row[RED], state) == "R5"
    events = play(state, "draw")
    for viewer in range(state.setup.players + 1):
        assert ("draw", {"camp": "red", "card": "red_6"}) in seen(events, viewer)
    play(state, "stand")
    assert question(state) == "green draw"
    assert "green" not in [event["camp"] for event in told(play(state, "stand"), "draw")]


@pytest.mark.rule("G4.3.7", "R4")
@pytest.mark.parametrize("special", ["B2", "B4"])
def test_a_drawn_2_or_4_may_be_flipped_or_hidden(special: str) -> None:
    state = battle(red=camp("R5", deck=f"{special} R6 ..."), green="G9", flow=decides("red"))
    assert state.choices() == ["flip", "hide"]
    hidden = state.clone()
    play(state, "flip")
    assert faces(state.view(GREEN), "row", "red") == f"R5 {special}"
    play(hidden, "hide")
    assert faces(hidden.view(GREEN), "row", "red") == "R5 ?"
    assert hidden.used == 1
    assert question(hidden) == "red draw"


@pytest.mark.rule("G4.3.7")
def test_the_flip_is_offered_even_when_it_can_do_nothing() -> None:
    bust = battle(red=camp("R9", deck="R8 B2 B4 ..."), green="G9", flow=decides("red"))
    play(bust, "draw")  # 19
    play(bust, "flip")
    play(bust, "draw")  # 23
    assert bust.choices() == ["flip", "hide"]


@pytest.mark.rule("G4.3.7", "R8")
def test_a_hidden_2_cannot_be_flipped_later() -> None:
    state = battle(red=camp("R5", deck="B2 R5 ..."), green="G9", flow=decides("red"))
    play(state, "hide")
    with pytest.raises(IllegalAction, match="Red may choose: draw, stand"):
        play(state, "flip")
    play(state, "draw")
    with pytest.raises(IllegalAction, match="Red may choose: draw, stand"):
        play(state, "flip")


@pytest.mark.rule("G4.3.8")
@pytest.mark.parametrize("mode", [coop, trio])
def test_in_coop_and_trio_a_2_works_by_itself(mode: Mode) -> None:
    state = mode(red=camp("R5", deck="B2 R6 ..."), green="G9", purple="P9")
    play(state, "draw")
    assert state.used == 0
    assert question(state) == "red draw"


@pytest.mark.rule("G4.3.8", "G4.5.1")
@pytest.mark.parametrize("mode", [coop, trio])
def test_in_coop_and_trio_a_4_works_by_itself(mode: Mode) -> None:
    state = mode(red=camp("R5", deck="B4 R6 ..."), green="G9", purple="P9")
    play(state, "draw")
    assert state.used == 1
    assert question(state) == "red scout"


@pytest.mark.rule("G4.3.8")
def test_a_person_playing_purple_uses_its_2_and_4() -> None:
    state = trio(red="R9", green="G9", purple=camp("P5", deck="P2 P4 P9 ..."), flow=decides("purple"))
    play(state, "draw")
    assert (state.used, question(state)) == (0, "purple draw")
    play(state, "draw")
    assert (state.used, question(state)) == (1, "purple scout")
    assert faces(state.view(PURPLE), "deck", "purple") == "P9 ? ? ? ? ? ? ? ?"


@pytest.mark.rule("G4.3.9", "G5.3.2", "R10")
def test_with_three_2s_seven_cards_can_be_in_play() -> None:
    state = battle(red=camp("BA", deck="B2 B2 B2 BA R5 R6 ..."), green="G9", flow=decides("red"))
    play(state, "flip", "draw", "flip", "draw", "flip")
    assert state.used == 0
    assert told(play(state, "draw", "draw", "draw"), "done") == [{"camp": "red"}]
    assert cards(state.row[RED], state) == "BA B2 B2 B2 BA R5 R6"


@pytest.mark.rule("G4.3.10", "R5")
def test_after_a_flipped_2_one_may_stand_although_no_draw_counts() -> None:
    state = battle(red=camp("R5", deck="B2 R6 ..."), green="G9")
    assert question(state) == "red flip"
    play(state, "flip")
    assert state.used == 0
    assert state.choices() == ["draw", "stand"]
    play(state, "stand")
    assert decider(state) == "green"
    assert cards(state.row[RED], state) == "R5 B2"


@pytest.mark.rule("G4.3.11")
def test_the_row_of_the_other_does_not_limit_drawing() -> None:
    state = battle(start_seat="green", red=camp("R5", deck="R6 ..."), green="G9 G8 G5", flow=decides("red"))
    assert state.choices() == ["draw", "stand"]
    assert question(state) == "red draw"


# -- scouting -------------------------------------------------------------------------------------------------


@pytest.mark.rule("G4.5.1", "G5.3.4")
def test_a_scouted_card_may_stay_on_top() -> None:
    state = battle(red=camp("R5", deck="B4 R9 R6 ..."), green="G9", flow=decides("red"))
    play(state, "flip")
    assert state.choices() == ["scout_keep", "scout_discard"]
    play(state, "scout_keep", "draw")
    assert cards(state.row[RED], state) == "R5 B4 R9"


@pytest.mark.rule("G4.5.1", "G5.3.4")
def test_a_scouted_card_may_be_discarded() -> None:
    state = battle(red=camp("R5", deck="B4 R9 R6 ..."), green="G9", flow=decides("red"))
    play(state, "flip", "scout_discard")
    assert cards(state.discard[RED], state) == "R9"
    play(state, "draw")
    assert cards(state.row[RED], state) == "R5 B4 R6"


@pytest.mark.rule("G4.5.1", "G4.5.2")
def test_others_see_neither_the_scouted_card_nor_which_was_discarded() -> None:
    state = battle(red=camp("R5", deck="B4 R9 R6 ..."), green="G9", flow=decides("red"))
    events = [*happened(state), *play(state, "flip")]
    views = [state.view(GREEN), state.view()]
    events += play(state, "scout_discard")
    for viewer in (GREEN, 2):
        assert seen(events, viewer) == [
            ("draw", {"camp": "red"}),
            ("flip", {"camp": "red", "card": "black_4"}),
            ("scout", {"camp": "red"}),
            ("scout_discard", {"camp": "red"}),
        ]
    assert "red_9" not in repr([*views, state.view(GREEN), state.view()])
    assert seen(events, RED)[-2:] == [
        ("scout", {"camp": "red", "card": "red_9"}),
        ("scout_discard", {"camp": "red", "card": "red_9"}),
    ]


@pytest.mark.rule("G4.5.3")
def test_one_scouts_even_when_no_draw_is_left() -> None:
    state = battle(red=camp("R5 (R5) (R6)", deck="B4 R8 ..."), green="G9", flow=decides("red"), counters={"used": 2})
    play(state, "draw", "flip")
    assert (state.used, question(state)) == (3, "red scout")
    play(state, "scout_keep")
    assert decider(state) == "green"


@pytest.mark.rule("G4.5.4")
@pytest.mark.parametrize("top", ["B2", "B4"])
def test_a_scouted_2_or_4_has_no_effect(top: str) -> None:
    state = battle(red=camp("R5", deck=f"B4 {top} ..."), green="G9", flow=decides("red"))
    play(state, "flip", "scout_keep")
    assert (state.used, question(state)) == (1, "red draw")
    play(state, "draw")
    assert question(state) == "red flip"


@pytest.mark.rule("G4.5.5", "G4.1.3")
def test_with_nothing_to_look_at_a_4_does_nothing() -> None:
    state = battle(red=camp("R9", deck="B4", discard="", removed="R5 R5 R6 R6 R8"), green="G9", flow=decides("red"))
    events = play(state, "flip")
    assert not told(events, "scout")
    assert told(events, "done") == [{"camp": "red"}]
    assert decider(state) == "green"


@pytest.mark.rule("G5.3.7", "G4.5.1")
def test_each_4_scouts_anew() -> None:
    state = battle(red=camp("R5", deck="B4 R9 B4 R8 ..."), green="G9", flow=decides("red"))
    play(state, "flip", "scout_discard", "draw", "flip")
    assert faces(state.view(RED), "deck", "red") == "R8 ? ? ?"
