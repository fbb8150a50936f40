"""A battle turn by turn: playing, Guards, passing, damage, elimination, tricks."""

from __future__ import annotations

from typing import Any

import pytest

from meijin.kernel.errors import IllegalAction
from tests.games.go_out.table import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    battle_cards,
    damage,
    decider,
    discarded,
    hand,
    pile,
    play,
    short,
    table,
    told,
)


def refused(state: object, words: str, reason: str) -> None:
    with pytest.raises(IllegalAction, match=reason):
        state.apply(words)  # type: ignore[attr-defined]


# -- playing --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GO4.1.1", "GO4.2.1", "GO4.1.2")
def test_the_leader_plays_any_set_of_one_number() -> None:
    state = table(red="niwa: 3 5x3 G", blue="niwa: 9x2")
    assert state.choices() == ["reveal", "play 3", "play 5", "play 5x2", "play 5x3", "guard"]
    play(state, "play 5x2")
    assert pile(state) == ("red", 5, 2, 1)
    assert decider(state) == "blue"
    refused(table(red="niwa: 3 5"), "pass", "the field is empty, and who leads cannot pass: play cards or use a Guard")


@pytest.mark.rule("GO4.2.2")
def test_following_needs_the_same_count_and_a_higher_rank() -> None:
    state = table(piles="7x2 by red", turn="blue", blue="niwa: 6x2 7x2 8 9x3")
    assert state.choices() == ["reveal", "play 9x2", "pass"]
    refused(state, "play 7x2", "7 is not higher than 7")
    refused(state, "play 6x2", "6 is not higher than 7")
    refused(state, "play 8", "it takes 2 cards of one number to beat this pile")
    refused(state, "play 9x3", "it takes 2 cards of one number to beat this pile")
    refused(state, "play 10x2", "you do not have a 10")
    refused(state, "play 8x2", "you have only 1 card of this kind")
    refused(state, "play 7x3", "you have only 2 cards of this kind")


@pytest.mark.rule("GO4.2.3", "GO2.6", "GO2.5")
def test_a_play_covers_the_field() -> None:
    state = table(piles="7 by red; 8 by blue", turn="green", green="niwa: 13 2")
    play(state, "play 13")
    assert short(state.field) == "7 8 13"
    assert [entry[:3] for entry in state.tableau] == [(RED, 1, 7), (BLUE, 1, 8), (GREEN, 1, 13)]
    assert pile(state) == ("green", 13, 1, 3)
    assert hand(state, GREEN) == "2"


@pytest.mark.rule("GO4.2.4")
def test_guards_are_no_part_of_a_play_and_hidden_characters_change_nothing() -> None:
    for character in ("nerai", "toyoko", "kyoko", "shian"):
        state = table(piles="3x3 by red", turn="blue", blue=f"{character}: 1x3 2x2 3 4 5x3 G")
        assert state.choices() == ["reveal", "play 5x3", "guard", "pass"]
    with pytest.raises(ValueError, match="a Guard is never part of a play"):
        state.apply("play guard")
    refused(state, "play 4+5x2 as 6", "only a revealed Nerai plays these cards as 6")
    refused(state, "play 1x3 as 14", "only a revealed Toyoko plays these cards as 14")
    refused(state, "sweep 2x2+3", "only a revealed Shian sweeps")


# -- the order of turns -----------------------------------------------------------------------------------------------


@pytest.mark.rule("GO4.1.4", "R9", "R36")
def test_turns_go_round_and_passing_does_not_bind() -> None:
    state = table(red="niwa: 4 9", blue="niwa: 1 8", green="niwa: 5 2", yellow="niwa: 6 3", deck="10 ...")
    order = []
    for said in ("play 4", "pass", "place 10", "play 5", "play 6", "play 9"):
        if not said.startswith("place"):
            order.append(decider(state))
        if said == "play 9":
            break
        play(state, said)
    assert order == ["red", "blue", "green", "yellow", "red"]
    # Blue has passed on the 4 and may play on the 6 when the turn comes round.
    state = table(piles="4 by green; 6 by yellow", red="niwa: 1 2", blue="niwa: 1 8", deck="10 ...")
    play(state, "pass", "place 10")
    assert "play 8" in state.choices()
    play(state, "play 8")
    assert pile(state)[0] == "blue"


@pytest.mark.rule("GO4.1.5", "GO4.3.2", "R8")
def test_when_all_others_have_passed_the_owner_leads_anew() -> None:
    state = table(
        piles="13x2 by red", turn="blue", blue="niwa: 2 G", green="toyoko: 3 4 / 1 1 1", yellow="niwa: 5 G", discard="6"
    )
    play(state, "guard")
    assert pile(state) == ("red", 13, 2, 3)
    play(state, "pass")  # Green, at 3 of 4, is eliminated, and has passed
    assert state.out == (0, 0, 1, 0)
    play(state, "guard")
    assert decider(state) == "red"
    assert state.tableau == ()
    assert discarded(state) == "6 13 13 G G"
    assert "pass" not in state.choices()


@pytest.mark.rule("R4", "R36")
def test_a_guard_lead_goes_round_while_there_are_guards() -> None:
    state = table(players=2, red="niwa: G G 3", blue="niwa: G 4")
    for who, left in (("red", "3 G"), ("blue", "4"), ("red", "3")):
        assert decider(state) == who
        play(state, "guard")
        assert hand(state, state.setup.seat(who)) == left
    assert decider(state) == "blue"
    assert state.choices() == ["reveal", "play 4"]
    assert discarded(state) == "G G G"


@pytest.mark.rule("GO4.5.1", "GO4.5.3", "R8", "GO4.1.4")
def test_the_eliminated_are_left_out() -> None:
    state = table(
        piles="9 by green",
        blue="NIWA: 3 4 / 1x5",
        counters={"blue": {"out": 1}},
        yellow="niwa: 12 1",
        red="niwa: 10 11",
    )
    play(state, "play 10")
    assert decider(state) == "green"


# -- Guards -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GO4.3.1", "GO4.3.2", "R17")
def test_one_guard_is_enough_whatever_lies_there() -> None:
    state = table(piles="1x2 as 14 by red", red="TOYOKO: 3 4", turn="blue", blue="niwa: 2 G G")
    events = play(state, "guard")
    assert told(events, "guard") == [{"seat": "blue", "card": "guard"}]
    assert discarded(state) == "G"
    assert hand(state, BLUE) == "2 G"
    assert state.hurt(BLUE) == 0
    assert pile(state) == ("red", 14, 2, 1)
    refused(table(piles="9 by red", turn="blue", blue="niwa: 2"), "guard", "you do not have a Guard")


# -- damage -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GO4.4.1", "GO4.4.4", "R18", "R38")
def test_damage_is_paid_with_any_cards_one_by_one() -> None:
    state = table(piles="13 by red", turn="blue", blue="niwa: 2 G", deck="5 6 7 ...")
    play(state, "pass")
    assert hand(state, BLUE) == "2 5 6 7 G"
    assert state.choices() == ["reveal", "place 2", "place 5", "place 6", "place 7", "place guard"]
    play(state, "place guard")
    assert state.choices() == ["reveal", "place 2", "place 5", "place 6", "place 7"]
    play(state, "place 7", "place 2")
    assert damage(state, BLUE) == "2 7 G"
    assert hand(state, BLUE) == "5 6"
    assert decider(state) == "green"
    assert battle_cards(state) == 86


@pytest.mark.rule("GO4.4.1")
def test_with_a_pile_on_the_field_passing_is_always_possible() -> None:
    state = table(piles="3 by red", turn="blue", blue="niwa: 9 10 G / 1x5")
    assert state.choices()[-1] == "pass"


@pytest.mark.rule("R38", "GO4.4.7", "R12")
def test_a_character_may_be_revealed_before_each_card() -> None:
    state = table(piles="8 by red", turn="blue", blue="nerai: 2 3", deck="5 6 ...")
    play(state, "pass", "place 5")
    assert "reveal" in state.choices()
    play(state, "reveal")
    assert state.choices() == ["place 2", "place 3", "place 6"]
    play(state, "place 3")
    assert decider(state) == "green"
    # Several cards said at once are all placed, or none of them.
    state = table(piles="8 by red", turn="blue", blue="nerai: 2 3", deck="5 6 ...")
    play(state, "pass")
    before = state.clone()
    refused_submit(state, "place 5 9", "you do not have a 9")
    assert state == before
    play(state, "place 6x1, 5")
    assert damage(state, BLUE) == "5 6"


def refused_submit(state: object, words: str, reason: str) -> None:
    with pytest.raises(IllegalAction, match=reason):
        state.submit(words)  # type: ignore[attr-defined]


@pytest.mark.rule("R12", "R37", "GO4.1.3")
def test_a_reveal_is_for_good_and_never_ends_the_turn() -> None:
    state = table(red="niwa: 3 4", blue="niwa: 5 6")
    play(state, "reveal")
    assert decider(state) == "red"
    assert state.choices() == ["play 3", "play 4"]
    refused(state, "reveal", "your character lies face up already")
    play(state, "play 3")
    with pytest.raises(ValueError, match="Red does not decide now"):
        state.apply("reveal", "red")


@pytest.mark.rule("R12")
def test_nothing_can_be_revealed_while_discarding_or_giving() -> None:
    state = table(
        piles="9 by red", turn="blue", blue="NIWA: 3 4 5 6", phase="discard", flow={"left": 2, "why": "surplus"}
    )
    refused(state, "reveal", "you reveal your character in your turn")


@pytest.mark.rule("GO4.4.5", "R10")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    held = "1x6 2x6 3x6 4x6 5x6 6x6 7x6 8x6"  # 48 cards
    state = table(
        piles="13 by red",
        turn="blue",
        red=f"nerai: {held}",
        blue="nerai: 9 9",
        green="nerai: 9 9 9 9 10x6 11x6",
        yellow="nerai: G G G G G G G",
        deck="12",
        discard="12x5 13x5 G",
    )
    events = play(state, "pass")
    assert told(events, "reshuffle") == [{"count": 11}]
    assert [event.kind for event in events] == ["pass", "reshuffle", "draw"]
    assert len(state.deck) == 11 - 2
    assert state.discard == 0
    assert short(state.field) == "13"  # the field is not shuffled in
    assert hand(state, BLUE).split().count("12") >= 1
    assert state.hand[BLUE].bit_count() == 5
    play(state, "place 9 9 12")
    assert state.hurt(BLUE) == 3
    assert battle_cards(state) == 86


EVERYTHING = "1x6 2x6 3x6 4x6 5x6 6x6 7x6 8x6 9x6 10x6 11x6"  # 66 cards


@pytest.mark.rule("GO4.4.6", "R11", "GO2.8")
def test_without_any_card_to_draw_damage_is_marked() -> None:
    given: dict[str, Any] = {
        "piles": "13 by red",
        "turn": "blue",
        "red": f"nerai: {EVERYTHING}",
        "green": "nerai: 13x5",
        "yellow": "nerai: Gx7",
    }
    state = table(**given, blue="nerai: 12x4", deck="12 G", discard="12")
    # Three damage and three cards to draw: two from the deck, one from the discard pile made anew.
    play(state, "pass", "place 12 12 12")
    assert state.markers == (0, 0, 0, 0)
    state = table(**given, blue="nerai: 12x5", deck="12 G")
    events = play(state, "pass")
    assert told(events, "markers") == [{"seat": "blue", "count": 1}]
    assert told(events, "draw")[0]["count"] == 2
    play(state, "place 12 12")
    assert state.markers == (0, 1, 0, 0)
    assert state.hurt(BLUE) == 3
    assert hand(state, BLUE) == "12 12 12 12 G"  # as large as before
    assert decider(state) == "green"
    state = table(**given, blue="nerai: 12x6 G", deck="")
    play(state, "pass")
    assert state.markers == (0, 3, 0, 0)
    assert state.hurt(BLUE) == 3
    assert decider(state) == "green"
    assert state.view(None)["counters"]["markers"]["blue"] == 3  # type: ignore[index]


@pytest.mark.rule("R11", "GO4.4.2")
def test_markers_count_for_elimination() -> None:
    state = table(piles="9 by red", turn="blue", blue="niwa: 3 4 / 1 1", counters={"blue": {"markers": 2}})
    assert state.hurt(BLUE) == 4
    play(state, "pass")
    assert state.out == (0, 1, 0, 0)
    state = table(piles="9 by red", turn="blue", blue="niwa: 3 4 / 1 1", counters={"blue": {"markers": 1}})
    play(state, "pass")
    assert state.out == (0, 0, 0, 0)


@pytest.mark.rule("R11", "GO5.3.1", "GO5.7.1")
def test_niwa_and_ten_with_too_few_cards_to_draw() -> None:
    given: dict[str, Any] = {
        "piles": "9 by red",
        "turn": "blue",
        "green": "nerai: 13x6",
        "yellow": "nerai: G G G G G G G G",
    }
    red = f"nerai: {EVERYTHING}".replace("9x6", "9x5")
    state = table(**given, red=red, blue="NIWA: 12x3", deck="12x3")
    play(state, "pass")  # 4 wanted, 3 drawn: 2 placed, 1 discarded
    play(state, "place 12 12", "discard 12")
    assert (state.hurt(BLUE), state.markers[BLUE], state.hand[BLUE].bit_count()) == (2, 0, 3)
    state = table(**given, red=red, blue="TEN: 12x6", deck="")
    play(state, "pass")
    assert state.markers[BLUE] == 2
    assert state.choices()[-1] == "keep"


# -- elimination ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GO4.4.2", "R6", "R7", "GO4.5.2")
def test_the_cards_of_the_eliminated_stay_hidden_and_out_of_play() -> None:
    state = table(piles="9 by red", turn="blue", blue="kyoko: 3 4 5 / 1 1", green="niwa: 2 G", yellow="niwa: 2 G")
    cards, placed = state.hand[BLUE], state.damage[BLUE]
    play(state, "pass")
    assert (state.hand[BLUE], state.damage[BLUE]) == (cards, placed)
    assert state.discard & (cards | placed) == 0
    for viewer in (RED, GREEN, None):
        seen = str(state.view(viewer)["zones"])
        assert "'hand', 'owner': 'blue', 'count': 3}" in seen
        assert "'damage', 'owner': 'blue', 'count': 2}" in seen
        assert "kyoko#blue" in seen
    play(state, "guard", "guard")
    assert decider(state) == "red"
    assert state.tableau == ()
    assert state.hand[BLUE] == cards


@pytest.mark.rule("GO4.6.2")
def test_the_last_one_standing_wins() -> None:
    state = table(
        players=3,
        piles="9 by red",
        turn="blue",
        red="niwa: 3 4",
        blue="kyoko: 3 4 5 / 1 1",
        green="TEN: 3 4 / 1 1 1 1",
        counters={"green": {"out": 1}},
    )
    (won,) = told(play(state, "pass"), "won")
    assert won == {"seat": "red", "character": "niwa", "how": "last_standing", "wins": 1}


@pytest.mark.rule("GO4.1.1")
def test_what_belongs_to_another_question_is_refused_with_the_reason() -> None:
    state = table(piles="9 by red", turn="blue", blue="niwa: 3 10")
    refused(state, "place 3", "no damage is being taken")
    refused(state, "keep", "no damage is being taken")
    refused(state, "choose ten", "the characters of this battle have been chosen")
    play(state, "pass")
    refused(state, "play 10", "first put 2 cards of your hand face down as damage")
    refused(state, "discard 3", "first put 2 cards of your hand face down as damage")
    refused(state, "pass", "first put 2 cards of your hand face down as damage")
    assert YELLOW not in state.deciders
