"""What each of the eight characters does, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from meijin.games.go_out.state import GoOut
from meijin.kernel.errors import IllegalAction
from tests.games.go_out.table import (
    BLUE,
    GREEN,
    RED,
    damage,
    decider,
    discarded,
    hand,
    pile,
    play,
    table,
    told,
)


def refused(state: GoOut, words: str, reason: str) -> None:
    with pytest.raises(IllegalAction, match=reason):
        state.apply(words)


def plays(state: GoOut) -> list[str]:
    return [words for words in state.choices() if words.startswith("play")]


# -- all of them ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GO5.1", "R13")
def test_a_pile_keeps_what_it_was_when_it_was_played() -> None:
    state = table(red="satsuki: 9 4 5", blue="niwa: G 1", green="niwa: G 1", yellow="niwa: 10 1")
    play(state, "play 9", "guard", "guard")
    play(state, "play 10")
    play(state, "reveal")  # Red, whose 9 is covered
    assert [entry[4] for entry in state.tableau] == [2, 2]
    state = table(piles="7x2 by red", red="kyoko: 3 4", turn="blue", blue="niwa: 9x2 1")
    play(state, "play 9x2")
    assert [entry[3] for entry in state.tableau] == [2, 2]
    # A single that Kyoko played before she was revealed counts one, though she is revealed by now.
    state = table(piles="7 by red counts 1", red="KYOKO: 3 4", turn="blue", blue="niwa: 8 9x2")
    assert plays(state) == ["play 8", "play 9"]


# -- Nerai ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GO5.1.1", "GO5.1.2", "R22")
def test_nerai_leads_mixtures_and_natural_sets() -> None:
    state = table(red="NERAI: 4 5 6x2")
    assert plays(state) == [
        *["play 4", "play 5", "play 6", "play 6x2"],
        *["play 4 as 6", "play 5 as 6", "play 4+5 as 6", "play 4+6 as 6", "play 5+6 as 6"],
        *["play 4+5+6 as 6", "play 4+6x2 as 6", "play 5+6x2 as 6", "play 4+5+6x2 as 6"],
    ]
    play(state, "play 4+5+6x2")
    assert state.wins == (1, 0, 0, 0)


@pytest.mark.rule("GO5.1.1", "R22", "R21")
def test_nerai_raises_a_single_card_but_does_not_beat_a_6_with_it() -> None:
    state = table(piles="5 by blue", red="NERAI: 4 9 1")
    assert plays(state) == ["play 9", "play 4 as 6"]
    play(state, "play 4 as 6")
    assert pile(state) == ("red", 6, 1, 1)
    state = table(piles="6 by blue", red="NERAI: 4 5 6 9 1")
    assert plays(state) == ["play 9"]
    refused(state, "play 4 as 6", "6 is not higher than 6")


@pytest.mark.rule("GO5.1.1")
def test_nobody_has_enough_of_one_number_for_a_large_mixture() -> None:
    state = table(red="NERAI: 4x3 5x2 6x3 9", blue="niwa: 7x6 8x6")
    play(state, "play 4x3+5x2+6x3 as 6")
    assert pile(state) == ("red", 6, 8, 1)
    assert state.choices() == ["reveal", "pass"]


# -- Toyoko -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GO5.2.1", "GO5.2.2", "R20")
def test_toyoko_plays_her_ones_high_or_low() -> None:
    state = table(red="TOYOKO: 1x2 7")
    assert plays(state) == ["play 1", "play 1x2", "play 7", "play 1 as 14", "play 1x2 as 14"]
    play(state, "play 1x2")
    assert pile(state) == ("red", 1, 2, 1)
    state = table(piles="13x2 by blue", red="TOYOKO: 1x3 7")
    assert plays(state) == ["play 1x2 as 14"]
    refused(state, "play 1 as 14", "it takes 2 cards of one number to beat this pile")
    refused(state, "play 1x2", "1 is not higher than 13")


@pytest.mark.rule("R23")
def test_nothing_beats_a_14_but_it_can_be_swept_or_guarded_or_kept_out() -> None:
    given: dict[str, Any] = {"piles": "1 as 14 by blue", "blue": "TOYOKO: 2 3"}
    assert table(**given, red="TOYOKO: 1 5 6").choices() == ["pass"]
    assert table(**given, red="SHIAN: 2 2 3 G").choices() == ["sweep 2x2+3", "guard", "pass"]
    assert table(piles="3 by blue", blue="KYOKO: 4 5", red="TOYOKO: 1 5").choices() == ["pass"]


# -- Niwa -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GO5.3.1", "GO5.3.2", "R14", "R17")
def test_niwa_draws_twice_and_discards_the_rest() -> None:
    state = table(piles="8 by red", turn="blue", blue="niwa: 2 3", deck="9 10 11 12 ...")
    play(state, "reveal", "pass")
    assert hand(state, BLUE) == "2 3 9 10 11 12"
    play(state, "place 2 9")
    assert state.choices() == ["discard 3", "discard 10", "discard 11", "discard 12"]
    events = play(state, "discard 3 10")
    assert [event.fields for event in events] == [{"seat": "blue", "card": "n03"}, {"seat": "blue", "card": "n10"}]
    assert (hand(state, BLUE), damage(state, BLUE), discarded(state)) == ("11 12", "2 9", "3 10")
    assert decider(state) == "green"


@pytest.mark.rule("GO5.3.2", "R13", "GO4.4.7")
def test_niwa_revealed_after_the_draw_is_too_late() -> None:
    state = table(piles="8 by red", turn="blue", blue="niwa: 2 3", deck="9 10 11 12 ...")
    play(state, "pass", "reveal")
    assert hand(state, BLUE) == "2 3 9 10"
    play(state, "place 2 9")
    assert decider(state) == "green"
    assert discarded(state) == ""


@pytest.mark.rule("GO5.3.1")
def test_niwa_draws_nothing_when_eliminated_or_with_a_guard() -> None:
    state = table(piles="8 by red", turn="blue", blue="NIWA: 2 G / 1x5")
    deck = len(state.deck)
    twin = table(piles="8 by red", turn="blue", blue="NIWA: 2 G / 1x5")
    play(state, "pass")
    play(twin, "guard")
    assert (len(state.deck), len(twin.deck)) == (deck, deck)
    assert state.out[BLUE] == 1


# -- Shian ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GO5.4.1", "R25", "GO9.4")
def test_shian_needs_three_cards_of_both_numbers() -> None:
    held = "SHIAN: 2x3 3x3 9"
    state = table(piles="13 by blue", red=held)
    assert state.choices() == ["sweep 2x2+3", "sweep 2+3x2", "pass"]
    refused(state, "sweep 2x3", "a sweep needs at least one each of 2 and 3")
    free = table(piles="13 by blue", red=held, options={"shian_set": "any"})
    assert free.choices() == ["sweep 2x3", "sweep 2x2+3", "sweep 2+3x2", "sweep 3x3", "pass"]
    play(free, "sweep 3 3 3")
    assert discarded(free) == "3 3 3 13"
    assert table(piles="13 by blue", red="SHIAN: 2 3 9").choices() == ["pass"]
    refused(
        table(piles="13 by blue", red="SHIAN: 2 3 9"),
        "sweep 2x2+3",
        "you have only 1 card of this kind",
    )


@pytest.mark.rule("GO5.4.2", "R24", "R26")
def test_after_a_sweep_shian_leads_with_a_play_or_a_guard() -> None:
    assert table(red="SHIAN: 2x2 3 9").choices() == ["play 2", "play 2x2", "play 3", "play 9"]
    state = table(piles="13 by blue", red="SHIAN: 2x2 3x2 9 G")
    play(state, "sweep 2 2 3")
    assert decider(state) == "red"
    assert state.choices() == ["play 3", "play 9", "guard"]
    refused(state, "pass", "the field is empty")
    refused(state, "sweep 2 3 3", "there is nothing to sweep away")
    play(state, "guard")
    assert decider(state) == "blue"
    assert state.tableau == ()
    assert "pass" not in state.choices()


@pytest.mark.rule("GO5.4.3", "R36")
def test_shian_sweeps_again_in_a_later_turn() -> None:
    state = table(players=2, piles="13 by blue", red="SHIAN: 2x3 3x3 5", blue="niwa: 7 8")
    play(state, "sweep 2 2 3", "play 5", "play 7")
    assert state.choices() == ["sweep 2+3x2", "pass"]
    play(state, "sweep 2 3 3")
    assert state.battles[-1][:2] == (RED, 2)


@pytest.mark.rule("R27", "GO4.6.1")
def test_sweeping_the_last_cards_away_wins() -> None:
    (won,) = told(play(table(piles="13 by blue", red="SHIAN: 2x2 3"), "sweep 2 2 3"), "won")
    assert (won["seat"], won["how"]) == ("red", "out_sweep")


# -- Satsuki ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GO5.5.1", "GO5.5.2", "R13")
def test_satsukis_bonus_is_for_what_she_plays_once_revealed() -> None:
    state = table(red="satsuki: 9 4 5", blue="niwa: 1 10")
    play(state, "play 9")
    assert pile(state)[3] == 2
    state = table(red="satsuki: 9 4 5", blue="niwa: 1 10 12 2", deck="3 4 6 ...")
    play(state, "reveal", "play 9")
    assert pile(state)[3] == 3
    play(state, "pass")
    assert told(play(state, "place 1 2 3"), "place")
    assert state.hurt(BLUE) == 3


@pytest.mark.rule("R30")
def test_satsukis_guard_adds_nothing() -> None:
    state = table(piles="9 by green", red="SATSUKI: 4 G")
    play(state, "guard")
    assert pile(state) == ("green", 9, 1, 2)


# -- Kira -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GO5.6.1", "R14", "R17")
def test_kira_discards_instead_of_taking_damage() -> None:
    state = table(piles="13 by red", turn="blue", blue="kira: 3 4 6 10")
    deck = len(state.deck)
    play(state, "reveal", "pass")
    assert state.choices() == ["discard 3", "discard 4", "discard 6", "discard 10"]
    refused(state, "place 3", "first discard 3 cards of your hand")
    play(state, "discard 4", "discard 10", "discard 3")
    assert (state.hurt(BLUE), hand(state, BLUE), len(state.deck)) == (0, "6", deck)
    assert discarded(state) == "3 4 10"


@pytest.mark.rule("GO5.6.1", "GO4.6.1")
def test_kira_with_few_cards_discards_them_all_and_wins() -> None:
    state = table(piles="13 by red", turn="blue", blue="kira: 3 4 / 1 1 1 1")
    (won,) = told(play(state, "reveal", "pass", "discard 3 4"), "won")
    assert (won["seat"], won["how"]) == ("blue", "out_absorb")


@pytest.mark.rule("GO5.6.3", "R13")
def test_kiras_chance_is_gone_after_her_turn() -> None:
    state = table(players=2, piles="8 by red", turn="blue", red="niwa: 10 1 2", blue="kira: 3 6 9", deck="4 5 7 ...")
    play(state, "reveal", "play 9", "play 10", "pass")
    assert state.choices()[0] == "place 3"
    state = table(players=2, turn="blue", red="niwa: 10 1 2", blue="kira: 3 6 G", deck="4 5 7 ...")
    play(state, "reveal", "guard", "play 10", "pass")
    assert state.choices()[0] == "place 3"
    state = table(piles="8 by red", turn="blue", blue="kira: 3 6 9", deck="4 5 ...")
    play(state, "pass", "reveal")
    assert state.choices()[0] == "place 3"
    state = table(piles="8 by red", turn="blue", blue="KIRA: 3 6 9 / 1 1 1 1")
    play(state, "pass")
    assert state.out[BLUE] == 1


# -- Ten --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GO5.7.1", "R15")
def test_ten_gives_one_card_whatever_the_damage() -> None:
    state = table(piles="13 by red", turn="blue", blue="TEN: 2 G", deck="3 4 5 ...")
    play(state, "pass", "place 3 4 5")
    seats = ("red", "green", "yellow")
    assert state.choices() == [*[f"give {card} to {seat}" for card in ("2", "guard") for seat in seats], "keep"]
    before = state.hand[RED]
    play(state, "give guard to red")  # Red owns the pile, and has no say in it
    assert (state.hand[RED] ^ before).bit_count() == 1
    assert hand(state, BLUE) == "2"
    assert decider(state) == "green"


@pytest.mark.rule("R15", "GO5.7.1")
def test_ten_may_keep_her_cards_and_gives_only_to_active_opponents() -> None:
    state = table(
        piles="5 by red",
        turn="blue",
        blue="TEN: 2 3",
        green="KYOKO: 4 5 / 1 1",
        counters={"green": {"out": 1}},
        deck="9 ...",
    )
    play(state, "pass", "place 9")
    assert not any("green" in words or "blue" in words for words in state.choices())
    refused(state, "give 2 to green", "Green is not an opponent still in the battle")
    refused(state, "give 2 to blue", "a gift goes to an opponent")
    refused(state, "give 4 to red", "you do not have a 4")
    refused(state, "pass", "first give a card to an opponent, or keep them all")
    assert told(play(state, "keep"), "keep") == [{"seat": "blue"}]
    assert hand(state, BLUE) == "2 3"
    assert decider(state) == "yellow"


@pytest.mark.rule("GO5.7.2", "R13", "GO4.4.7")
def test_ten_is_in_time_while_she_places_cards() -> None:
    state = table(piles="8 by red", turn="blue", blue="ten: 2 3", deck="9 10 ...")
    play(state, "pass", "place 9", "reveal", "place 10")
    assert state.choices()[-1] == "keep"
    hidden = table(piles="8 by red", turn="blue", blue="ten: 2 3", deck="9 10 ...")
    play(hidden, "pass", "place 9", "place 10")
    assert decider(hidden) == "green"


@pytest.mark.rule("R16")
def test_ten_gives_nothing_with_a_guard_or_when_eliminated() -> None:
    state = table(piles="8 by red", turn="blue", blue="TEN: 2 G")
    play(state, "guard")
    assert decider(state) == "green"
    state = table(piles="8 by red", turn="blue", blue="TEN: 2 G / 1x4")
    play(state, "pass")
    assert state.out[BLUE] == 1
    assert decider(state) == "green"


# -- Kyoko ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GO5.8.1", "GO5.8.4")
def test_kyoko_plays_normally_until_she_is_revealed() -> None:
    state = table(red="kyoko: 4x2 9", blue="niwa: 5 6")
    assert plays(state) == ["play 4", "play 4x2", "play 9"]
    play(state, "reveal")
    assert plays(state) == ["play 4", "play 9"]
    refused(state, "play 4x2", "a revealed Kyoko plays one card at a time")
    play(state, "play 4")
    assert pile(state) == ("red", 4, 2, 1)
    assert state.field == [18]


@pytest.mark.rule("GO5.8.2", "R28", "R29")
def test_kyoko_follows_pairs_only() -> None:
    for lies, allowed in (("5", []), ("5x2", ["play 9"]), ("5x3", []), ("9x2", [])):
        state = table(piles=f"{lies} by blue", red="KYOKO: 4 9 G")
        assert plays(state) == allowed
        assert state.choices()[-2:] == ["guard", "pass"]
    refused(
        table(piles="5 by blue", red="KYOKO: 4 9"),
        "play 9",
        "a revealed Kyoko counts as 2, and 1 is needed",
    )
    refused(table(piles="5x2 by blue", red="KYOKO: 4 9"), "play 4", "4 is not higher than 5")


@pytest.mark.rule("GO9.5", "R28")
def test_with_the_option_kyoko_follows_singles_and_makes_them_pairs() -> None:
    on: dict[str, Any] = {"kyoko_on_singles": True}
    state = table(piles="5 by blue", red="KYOKO: 4 9 10", blue="niwa: 10x2 11", options=on)
    assert plays(state) == ["play 9", "play 10"]
    play(state, "play 9")
    assert pile(state) == ("red", 9, 2, 2)
    assert plays(state) == ["play 10x2"]
    assert plays(table(piles="5x3 by blue", red="KYOKO: 4 9", options=on)) == []


@pytest.mark.rule("GO5.8.3")
def test_a_kyoko_follows_a_kyoko_with_one_card() -> None:
    state = table(piles="7 by red", red="KYOKO: 3 4", turn="blue", blue="KYOKO: 8 9x2")
    assert pile(state)[2] == 2
    assert plays(state) == ["play 8", "play 9"]
    assert GREEN not in state.deciders
