"""What choices are about, why others are none, and what is printed: all that a table is drawn from."""

from __future__ import annotations

import pytest

from meijin.games.go_out.game import GAME
from meijin.games.go_out.state import GoOut
from meijin.kernel.reason import reason
from meijin.kernel.touch import Touch
from tests.games.go_out.table import RED, new, play, table


def touches(state: GoOut, seat: int = RED) -> dict[str, Touch]:
    """What each choice of a seat is about."""
    return dict(zip(state.choices(seat), state.touches(seat, state.legal(seat)), strict=True))


def test_a_play_is_about_all_its_cards() -> None:
    found = touches(table(red="nerai: 9x2 3 G", piles="7x2 by blue"))
    assert found == {
        "reveal": Touch(("nerai#red",), "character"),
        "play 9x2": Touch(("n09", "n09"), "hand"),
        "guard": Touch(("guard",), "hand"),
        "pass": Touch(),
    }


def test_mixtures_sweeps_and_declared_cards_are_about_what_they_are_made_of() -> None:
    mixed = touches(table(red="NERAI: 4x2 5 9", piles="5x3 by blue"))
    assert mixed["play 4x2+5 as 6"].cards == ("n04", "n04", "n05")
    swept = touches(table(red="SHIAN: 2 3x2 8", piles="12 by blue"))
    assert swept["sweep 2+3x2"].cards == ("n02", "n03", "n03")
    raised = touches(table(red="TOYOKO: 1x2 3", piles="13x2 by blue"))
    assert raised["play 1x2 as 14"].cards == ("n01", "n01")


def test_damage_discards_and_gifts_are_about_one_card_of_the_hand() -> None:
    places = touches(table(red="nerai: 3 4 G", phase="place", flow={"left": 2}, piles="9 by blue"))
    assert (places["place 3"], places["place guard"]) == (Touch(("n03",), "hand"), Touch(("guard",), "hand"))
    gift = table(red="TEN: 5 6 / 1", phase="gift", piles="4 by blue")
    assert touches(gift)["give 5 to green"] == Touch(("n05",), "hand", seats=("green",))
    assert touches(gift)["keep"] == Touch()


def test_characters_are_chosen_from_the_spare_ones() -> None:
    assert touches(new(3))["choose ten"] == Touch(("ten",), "spare")


@pytest.mark.parametrize(
    ("red", "piles", "picked", "because"),
    [
        ("nerai: 9 3", "7x2 by blue", ["n09"], "As many cards as on the tableau are needed: 2."),
        ("nerai: 3x2 4", "7x2 by blue", ["n03", "n03"], "3 is not higher than 7."),
        (
            "nerai: 3 9",
            "7 by blue",
            ["n03", "n09"],
            "The cards of a play have one number, but for 4, 5, 6 played as 6.",
        ),
        (
            "nerai: 4 5 9",
            "5x2 by blue",
            ["n05", "n04"],
            "Only a revealed character that says so may declare these cards",
        ),
        ("KYOKO: 8x2 3", "7x2 by blue", ["n08", "n08"], "A revealed Kyoko plays one card at a time."),
        ("nerai: 9 G", "7 by blue", ["guard", "n09"], "A Guard is never part of a play"),
        ("nerai: 9 G", "7 by blue", ["n09"], "You may do that: play 9."),
        ("nerai: 9 G", "7 by blue", ["guard"], "You may do that: guard."),
    ],
)
def test_cards_of_the_hand_that_cannot_be_played_have_a_reason(
    red: str, piles: str, picked: list[str], because: str
) -> None:
    assert reason(table(red=red, piles=piles), RED, picked, "hand").startswith(because)


def test_while_damage_is_taken_that_comes_first() -> None:
    state = table(red="nerai: 3x2 4", phase="place", flow={"left": 2}, piles="9 by blue")
    assert reason(state, RED, ["n03", "n03"], "hand") == "Two cards must be placed first."
    assert reason(state, RED, ["n03"], "hand") == "You may do that: place 3."


def test_a_character_that_has_won_is_locked() -> None:
    state = new(2, wins_needed=2)
    play_out(state)
    winner = state.wins.index(1)
    locked = state.setup.seats[winner]
    (card,) = [name for name in state.setup.cards if name.endswith(f"#{locked}") and _is_locked(state, winner, name)]
    assert "is locked: you have won a battle with her" in reason(state, winner, [card], "locked")


def _is_locked(state: GoOut, seat: int, name: str) -> bool:
    number = state.setup.card(name)
    return number is not None and bool(state.locked[seat] >> number & 1)


def play_out(state: GoOut) -> None:
    """Play the last choice of all until a battle is won."""
    while not sum(state.wins):
        seat = state.deciders[0]
        state.apply(state.choices(seat)[0 if state.pending[-1][0] else -1], seat)


def test_a_pile_is_not_played_from() -> None:
    state = table(red="nerai: 3", piles="7 by blue")
    assert reason(state, RED, ["n07"], "field").startswith("You are asked something else now: Hidden you cannot beat 7")


def test_nothing_is_asked_of_others() -> None:
    state = table(red="nerai: 3 4")
    assert GAME.question(state.setup, state.view(1), []) == ""
    assert GAME.question(state.setup, state.view(None), []) == ""
    play(state, "play 3")
    assert GAME.question(state.setup, state.view(RED), []) == ""


def test_cards_have_their_numbers_and_characters_their_life() -> None:
    assert GAME.card_facts("n13") == {"number": 13, "damage": 3}
    assert GAME.card_facts("guard") == {"guard": 1}
    assert GAME.card_facts("toyoko") == {"life": 4, "ability": "rank_as", "difficulty": 1}


@pytest.mark.rule("R13", "GO4.4.7")
def test_niwa_and_kira_are_told_that_a_reveal_comes_too_late() -> None:
    for character, told in (("niwa", "Niwa"), ("kira", "Kira"), ("ten", ""), ("nerai", "")):
        state = table(piles="7 by blue", red=f"{character}: 3 4 5", deck="1 2 ...")
        play(state, "pass")
        asked = GAME.question(state.setup, state.view(RED), state.choices(RED))
        late = f" To reveal {told} now is too late for this pass." if told else ""
        assert asked == f"You take damage: put two cards of your hand face down.{late}"
        play(state, "reveal")
        assert "too late" not in GAME.question(state.setup, state.view(RED), state.choices(RED))
