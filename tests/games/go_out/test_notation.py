"""Actions in words: the canonical ones, those people would type, and what is no action at all."""

from __future__ import annotations

import pytest

from meijin.games.go_out import notation
from meijin.games.go_out.game import GAME
from meijin.games.go_out.state import GoOut
from meijin.kernel.errors import IllegalAction, InvalidAction, LateAction, MeijinError
from tests.games.go_out.table import BLUE, damage, hand, pile, play, table


def test_every_action_has_words_of_its_own_that_are_read_back() -> None:
    texts = [notation.text(action) for action in range(notation.ACTIONS)]
    assert len(set(texts)) == notation.ACTIONS
    assert [notation.parse(text) for text in texts] == list(range(notation.ACTIONS))
    setup = GAME.prepare(5, {})
    assert all(GAME.explain(setup, action).endswith(".") for action in range(notation.ACTIONS))


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("play 9 9", "play 9x2"),
        ("9x2", "play 9x2"),
        ("9 9", "play 9x2"),
        ("9", "play 9"),
        ("play 9,9,9", "play 9x3"),
        ("play 9 and 9", "play 9x2"),
        ("play 9 x 2", "play 9x2"),
        ("play 9*2", "play 9x2"),
        ("play 9+9", "play 9x2"),
        ("play n09 n09", "play 9x2"),
        ("play 1 1 as 14", "play 1x2 as 14"),
        ("1x2 as 14", "play 1x2 as 14"),
        ("play 5 4 4 as 6", "play 4x2+5 as 6"),
        ("play 4 5 6", "play 4+5+6 as 6"),
        ("play 4 as 4", "play 4"),
        ("play 6x2 as 6", "play 6x2"),
        ("sweep 3 2 3", "sweep 2+3x2"),
        ("sweep 2,2,3", "sweep 2x2+3"),
        ("place n07", "place 7"),
        ("discard guards", "discard guard"),
        ("give green 5", "give 5 to green"),
        ("give guard to red", "give guard to red"),
        ("kira", "choose kira"),
    ],
)
def test_what_people_would_type(said: str, meant: str) -> None:
    assert notation.text(notation.parse(said)) == meant


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ("dance", "is no action of Go Out Battle; the verbs are pass, guard, reveal, keep, choose, play"),
        ("", "is no action of Go Out Battle"),
        ("pass 2", "'pass' stands alone, without '2'"),
        ("guard 9", "'guard' stands alone"),
        ("play", "'play' needs cards, like 'play 9x2'"),
        ("play nine", "'play' needs cards"),
        ("play 14", "there is no card 14: the numbers go from 1 to 13"),
        ("play 0", "'play' needs cards"),
        ("play 9x7", "there are from 1 to 6 cards '9', not 7"),
        ("play 9x0", "there are from 1 to 6 cards '9', not 0"),
        ("play 9x999999", "there are from 1 to 6 cards '9', not so many"),
        ("play guard", "a Guard is never part of a play: say 'guard' to use one"),
        ("play 3 4", "the cards of a play have one number, but for 4, 5 and 6 played as 6"),
        ("play 9 as 14", "'play' needs cards, like 'play 9x2', and where they count as something else the rank"),
        ("play 9 as x", "'play' needs cards"),
        ("sweep 2 3", "'sweep' needs 3 cards, like 'sweep 2x2.3'"),
        ("sweep 4 4 4", "'sweep' needs 3 cards"),
        ("place", "'place' needs a card"),
        ("place 1 2", "'place' needs a card"),
        ("discard king", "'discard' needs a card"),
        ("give 5", "'give' needs a card and a seat, like 'give 5 to blue'"),
        ("give to green", "'give' needs a card and a seat"),
        ("give 5 5 to green", "'give' needs a card and a seat"),
        ("choose joker", "'choose' needs a character: nerai, toyoko"),
        ("choose", "'choose' needs a character"),
    ],
)
def test_what_is_no_action(said: str, reason: str) -> None:
    with pytest.raises(MeijinError, match=reason):
        GAME.parse(GAME.prepare(3, {}), said)


def test_numbers_that_are_no_actions() -> None:
    for number in (-1, notation.ACTIONS, 10**9):
        with pytest.raises(MeijinError, match="is the number of no action of Go Out Battle"):
            notation.text(number)
    state = table(red="niwa: 3 4")
    with pytest.raises(MeijinError, match="is not possible now; Red may choose: reveal, play 3, play 4"):
        state.apply(10**9)


def test_other_words_are_carried_out_as_what_they_mean() -> None:
    state = table(red="niwa: 9x2 4", blue="niwa: 10 11")
    state.apply("Play  9, 9")
    assert pile(state) == ("red", 9, 2, 2)
    assert state.record is not None
    assert "red play 9x2" in state.record.to_text()
    with pytest.raises(InvalidAction, match=r"'frown' is no action of Go Out Battle.*Blue may choose: reveal, pass"):
        state.apply("frown")


@pytest.mark.rule("R38")
def test_several_cards_are_said_at_once() -> None:
    assert GAME.unfold(GAME.prepare(2, {}), "place 1 2x2 guard") == ["place 1", "place 2", "place 2", "place guard"]
    assert notation.unfold("discard 3, 4") == ["discard 3", "discard 4"]
    assert notation.unfold("place whatever") == ["place whatever"]
    assert notation.unfold("play 9 9") == ["play 9 9"]
    state = table(piles="13 by red", turn="blue", blue="niwa: 1 2 2", deck="3 4 5 ...")
    play(state, "pass", "place 2x2 4")
    assert damage(state, BLUE) == "2 2 4"
    assert hand(state, BLUE) == "1 3 5"


def test_explanations_tell_what_happens() -> None:
    def explained(words: str) -> str:
        return GAME.explain(GAME.prepare(3, {}), notation.parse(words))

    assert explained("play 13") == "Put down a 13: 3 damage to whoever passes."
    assert explained("play 4x2+5 as 6") == "Put down three 6s: 1 damage to whoever passes."
    assert explained("choose kyoko").startswith("Life 3. Plays single cards")
    assert explained("give 8 to green") == "Hand an 8 to Green, unseen by the others."
    assert explained("place guard") == "Put a Guard of your hand face down as damage."


def told(state: GoOut, words: str, language: str = "en") -> tuple[str, str]:
    """A choice of whoever decides in a few words, and what it does."""
    (seat,) = state.deciders
    speech, choice = GAME.speech(language), state.choice(seat, state.understand(words, seat)[1])
    return speech.tell(choice), speech.tell(choice, "says")


def test_a_choice_tells_what_it_does_here() -> None:
    state = table(red="nerai: 9x2 3 G / 1", piles="7x2 by blue")
    assert told(state, "play 9x2") == (
        "Play two 9s",
        "Beat a pair of 7s with a pair of 9s: 2 damage to whoever passes.",
    )
    assert told(state, "play 9x2", "ja") == (
        "9（2枚）を出す",
        "9の2枚組で7の2枚組を上回ります。パスした人に2ダメージ。",
    )
    assert told(state, "pass") == ("Pass −2", "Take 2 damage: then 3 of your 6 life is gone.")
    assert told(state, "guard") == ("Guard", "Discard a Guard and pass without damage.")
    assert told(state, "reveal")[1].endswith("Your turn goes on. Her 4s, 5s and 6s may be played together as 6s.")
    led = table(red="SATSUKI: 8 3")
    assert told(led, "play 8") == ("Play an 8", "Lead an 8: 3 damage to whoever passes.")
    assert told(table(red="KYOKO: 8 3"), "play 8")[1] == "Lead a pair of 8s: 2 damage to whoever passes."
    raised = table(red="TOYOKO: 1x2", piles="13x2 by blue")
    assert told(raised, "play 1x2 as 14") == (
        "Play two 1s, each as 14",
        "Put down a pair of 14s, your last cards: you win the battle!",
    )
    swept = table(red="SHIAN: 2 3x2 8", piles="12 by blue")
    assert told(swept, "sweep 2+3x2")[1] == "Discard a 2 and two 3s with the whole field, then lead."


def test_a_pass_that_is_the_last_or_costs_cards_says_so() -> None:
    out = table(red="toyoko: 4 5 / 1x3", piles="8 by blue")
    assert told(out, "pass") == (
        "Pass −2: you are OUT",
        "Take 2 damage: 5 is more than your life of 4, and you are OUT.",
    )
    absorbed = table(red="KIRA: 4 5 / 1x3", piles="8 by blue", flow={"absorbs": True})
    assert told(absorbed, "pass") == ("Pass, no damage", "Take no damage, and discard 2 cards instead.")


def test_what_wins_the_battle_says_so() -> None:
    assert told(table(red="nerai: G", piles="9 by blue"), "guard")[1].endswith("you win the battle!")
    gift = table(red="TEN: 5 / 1", phase="gift", piles="4 by blue")
    assert told(gift, "give 5 to green") == ("Give a 5 to Green", "Hand your last card to Green: you win the battle!")


def test_cards_have_texts_and_faces() -> None:
    assert GAME.card_text("n09#3") == "A number card of rank 9; passing on it costs 2 damage."
    assert GAME.card_text("kyoko#blue").endswith("counts as a pair. Life 3.")
    assert GAME.card_face("n13#1").hint == "3 dmg"
    assert (GAME.card_face("guard#8").corner, GAME.card_face("guard").title) == ("G", "Guard")
    face = GAME.card_face("ten#green")
    assert (face.title, face.corner, face.colour) == ("Ten", "5", "green")
    setup = GAME.prepare(5, {})
    assert all(len(GAME.card_face(card).hint) <= 6 and len(GAME.card_face(card).corner) <= 3 for card in setup.cards)


def too_many() -> GoOut:
    """Blue passes on 7x2 by Red and has to place two cards."""
    state = table(piles="7x2 by red", turn="blue", blue="niwa: 3 4 5", green="ten: 9 10x2 G", deck="1 2 ...")
    play(state, "pass")
    return state


@pytest.mark.rule("R38", "GO8.3")
@pytest.mark.parametrize("seat", ["blue", None])
def test_a_saying_with_too_many_cards_is_refused_as_the_seat_that_says_it(seat: str | None) -> None:
    state = too_many()
    before = state.clone()
    with pytest.raises(IllegalAction) as refused:
        state.submit("place 3 4 5", seat)
    assert str(refused.value) == (
        "'place 3 4 5' is not possible now: 'place 5' does not go with the rest: there is nothing more to decide then; "
        "Blue may choose: reveal, place 1, place 2, place 3, place 4, place 5"
    )
    assert state == before
    with pytest.raises(
        IllegalAction,
        match="'place 9' does not go with the rest: you do not have a 9: pick cards of your hand; Blue may choose",
    ):
        state.submit("place 3 9", seat)
    with pytest.raises(LateAction, match="Green does not decide now: Blue must choose first"):
        state.submit("place 9 10 10", "green")
    assert state == before
