"""What choices are about, why others are none, and what is printed: all that a table is drawn from."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from meijin.games.go_out.game import GAME
from meijin.games.go_out.state import GoOut
from meijin.kernel import reason as reasons
from meijin.kernel.touch import Touch
from tests.games.go_out.table import RED, new, play, table


def touches(state: GoOut, seat: int = RED) -> dict[str, Touch]:
    """What each choice of a seat is about."""
    return dict(zip(state.choices(seat), state.touches(seat, state.legal(seat)), strict=True))


def reason(state: GoOut, seat: int, cards: Sequence[str], zone: str, language: str = "en") -> str:
    """Why some cards cannot be used, as people read it."""
    return GAME.speech(language).sentence(reasons.reason(state, seat, cards, zone))


def question(state: GoOut, language: str = "en") -> str:
    """What whoever decides is asked."""
    (seat,) = state.deciders
    asked = GAME.asked(state.setup, state.view(seat), state.choices(seat))
    assert asked is not None
    return GAME.speech(language).tell(asked)


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
        ("nerai: 9 3", "7x2 by blue", ["n09"], "It takes 2 cards of one number to beat this pile."),
        (
            "nerai: 3x2 4",
            "7x2 by blue",
            ["n03", "n03"],
            "3 is not higher than 7: play higher cards, use a Guard or pass.",
        ),
        (
            "nerai: 3 9",
            "7 by blue",
            ["n03", "n09"],
            "The cards of a play have one number: only a revealed Nerai mixes 4, 5 and 6, as 6.",
        ),
        (
            "nerai: 4 5 9",
            "5x2 by blue",
            ["n05", "n04"],
            "Only a revealed Nerai plays these cards as 6: play them as their own number.",
        ),
        ("KYOKO: 8x2 3", "7x2 by blue", ["n08", "n08"], "A revealed Kyoko plays one card at a time: pick just one."),
        ("nerai: 9 G", "7 by blue", ["guard", "n09"], "A Guard is never part of a play: use it by itself."),
        ("nerai: 9 G", "7 by blue", ["n09"], "You may do that: Play a 9."),
        ("nerai: 9 G", "7 by blue", ["guard"], "You may do that: Guard."),
    ],
)
def test_cards_of_the_hand_that_cannot_be_played_have_a_reason(
    red: str, piles: str, picked: list[str], because: str
) -> None:
    assert reason(table(red=red, piles=piles), RED, picked, "hand") == because


def test_while_damage_is_taken_that_comes_first() -> None:
    state = table(red="nerai: 3x2 4", phase="place", flow={"left": 2}, piles="9 by blue")
    assert reason(state, RED, ["n03", "n03"], "hand") == "First put 2 cards of your hand face down as damage."
    assert reason(state, RED, ["n03", "n04"], "hand") == "First put 2 cards of your hand face down as damage."
    assert reason(state, RED, ["n03"], "hand") == "You may do that: Put a 3 face down."


def test_a_character_that_has_won_is_locked() -> None:
    state = new(2, wins_needed=2)
    play_out(state)
    winner = state.wins.index(1)
    locked = state.setup.seats[winner]
    (card,) = [name for name in state.setup.cards if name.endswith(f"#{locked}") and _is_locked(state, winner, name)]
    assert "has won a battle for you and is locked" in reason(state, winner, [card], "locked")


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
    assert reason(state, RED, ["n07"], "field").startswith(
        "You are asked something else now: Without revealing you cannot beat a 7 by Blue: reveal, or pass"
    )
    assert reason(state, RED, ["n03", "n04"], "hand", "ja").startswith("一度に出せるのは同じ数のカードだけです。")


def test_a_part_of_a_sweep_is_said_to_be_one() -> None:
    state = table(red="SHIAN: 2 3x2 8", piles="12 by blue")
    assert reason(state, RED, ["n02", "n03"], "hand") == "That is only part of a choice: Sweep with a 2 and two 3s."


def test_the_question_says_what_each_way_leads_to() -> None:
    assert question(table(red="nerai: 9x2 3 G / 1", piles="7x2 by blue")) == (
        "Beat a pair of 7s by Blue, use a Guard, or pass and take 2 damage (then 3 of 6)."
    )
    assert question(table(red="SHIAN: 2 3x2 4", piles="13 by blue")) == (
        "You cannot beat a 13 by Blue: sweep the field, or pass and take 3 damage (then 3 of 6)."
    )
    assert question(table(red="nerai: 3", piles="9 by blue")) == (
        "Without revealing you cannot beat a 9 by Blue: reveal, or pass and take 2 damage (then 2 of 6)."
    )
    out = table(red="KYOKO: 3 / 1 1", piles="9x2 by blue")
    assert question(out) == "You cannot beat a pair of 9s by Blue: pass and be OUT (4 damage, life 3)."
    assert question(out, "ja") == (
        "青の9の2枚組を上回れません。パスしてください（2ダメージで合計4、ライフ3を超えて脱落）。"
    )
    absorbs = table(red="KIRA: 4 5 / 1x4", piles="8 by blue", flow={"absorbs": True})
    assert question(absorbs).endswith("pass without damage and discard 2 cards.")
    assert question(table(red="ten: 4 5 G")) == (
        "You lead: play any cards of one number, or leave the lead to the next player with a Guard."
    )
    assert question(table(red="nerai: 9x2 3 G / 1", piles="7x2 by blue"), "ja") == (
        "青の7の2枚組を上回るか、ガードを使うか、パスしてください（2ダメージ、ライフ6のうち3を失う）。"
    )
    discard = table(red="NIWA: 3 4 5 6", phase="discard", flow={"left": 2, "why": "surplus"}, piles="9 by blue")
    assert question(discard) == "You drew more than the damage. Now discard 2 cards of your hand."
    assert question(discard, "ja") == "余分に引いた分だけ手札を捨てます（あと2枚）。"


def test_nothing_is_asked_of_others() -> None:
    state = table(red="nerai: 3 4")
    assert GAME.asked(state.setup, state.view(1), []) is None
    assert GAME.asked(state.setup, state.view(None), []) is None
    play(state, "play 3")
    assert GAME.asked(state.setup, state.view(RED), []) is None


def test_cards_have_their_numbers_and_characters_their_life() -> None:
    assert GAME.card_facts("n13") == {"number": 13, "damage": 3}
    assert GAME.card_facts("guard") == {"guard": 1}
    assert GAME.card_facts("toyoko") == {"life": 4, "ability": "rank_as", "difficulty": 1}


@pytest.mark.rule("R13", "GO4.4.7")
def test_niwa_and_kira_are_told_that_a_reveal_comes_too_late() -> None:
    for character, told in (("niwa", "Niwa"), ("kira", "Kira"), ("ten", ""), ("nerai", "")):
        state = table(piles="7 by blue", red=f"{character}: 3 4 5", deck="1 2 ...")
        play(state, "pass")
        late = f" It is too late to reveal {told} for this pass." if told else ""
        assert question(state) == f"You take damage: put 2 cards of your hand face down.{late}"
        play(state, "reveal")
        assert "too late" not in question(state)
