"""What cards say: the words of their terms, the same as the texts of the file."""

from __future__ import annotations

from typing import Any

import pytest

from meijin.games.crossover.cards import POOL, built_in
from meijin.games.crossover.language.authoring import check_cards
from meijin.games.crossover.language.describe import describe, short, user_words
from meijin.kernel.catalogue import parse_toml

WHOLE: dict[str, Any] = parse_toml(built_in(), "cards.toml")
BASE = WHOLE | {"cards": [], "decks": []}
TEXTS = {
    "n-425": (
        "Growth. When sent out to battle, if this Ninja is injured, you may move the top card of your Deck to your"
        " Chakra area. (Valid)"
    ),
    "n-462": (
        "When sent out to attack, you may discard 1 Chakra; if you do, this Ninja gets +1/+0 this turn."
        " When sent out to block, you may discard 1 Chakra; if you do, this Ninja gets +0/+1 this turn."
    ),
    "n-494": (
        "Platoon. When this Ninja would leave play, if it is the Battle Phase, you may discard 1 Lightning Chakra and"
        " discard 1 Wind Chakra; if you do, it goes to your Village injured instead. (Valid)"
    ),
    "j-377": (
        "Give 1 Damage to a fighter battling the user; if it has left play, give 1 Damage to one of the opponent's"
        " fighters."
    ),
    "j-451": (
        "Choose one for a fighter battling the user: change it to injured; or negate its effect texts and keywords"
        " this turn."
    ),
    "m-333": ("Counter, Permanent. Your fighters cannot be given Damage by the opponent's Missions and Events."),
    "h-wa09": "Fierce 1. While this Warrior has a DB coin, it gets +1/+1. (Valid, DB)",
    "h-wa12": "Strategy, on your turn: discard 2 Chi; gain 1 DB coin.",
    "h-te17": "Move a fighter with a Turn cost of 4 or less battling the user to your Planet Damage pile face down.",
    "h-ev05": "Time Limit 2. When you receive Planet Damage in the Showdown on the opponent's turn, draw 1 card.",
    "h-wi02": (
        "Put the opponent's 4 latest Battle Rewards (all, if fewer) on the bottom of your Planet, then shuffle that"
        " Planet."
    ),
    "n-436": "No effect text.",
}


def said(ability: str, kind: str = "ninja") -> str:
    """What a made-up card with one ability says."""
    fighter = 'turn = 0\nhand = 0\nhealthy = [1, 1]\ninjured = [0, 0]\ntraits = ["Leaf"]'
    body = {"ninja": fighter, "jutsu": "cost = { any = 1 }"}[kind]
    text = (
        '[[cards]]\nid = "x-1"\nnumber = "X-1"\nname = "Stranger"\nline = "naruto"\nset = "naruto-10"\n'
        f'source = "house"\nsource_effect = "house"\nsymbols = ["fire"]\n'
        f'type = "{kind}"\n{body}\nabilities = [{ability}]\n'
    )
    report = check_cards(parse_toml(text, "mine"), BASE, "mine")
    assert report.problems == ()
    return report.cards[0].text


@pytest.mark.parametrize(("card", "text"), TEXTS.items(), ids=TEXTS)
def test_cards_say_what_they_do(card: str, text: str) -> None:
    assert describe(POOL.by_id[card]) == text


def test_the_texts_of_the_file_are_those_of_the_effects() -> None:
    written = {card["id"]: card["text"] for card in WHOLE["cards"]}
    assert written == {card.id: describe(card) for card in POOL.cards}


def test_a_text_that_is_left_out_is_filled_in() -> None:
    cards = [{key: value for key, value in card.items() if key != "text"} for card in WHOLE["cards"]]
    report = check_cards({"cards": cards}, BASE, "mine")
    assert [card.text for card in report.cards] == [card.text for card in POOL.cards]


def test_short_texts_fit_into_a_table() -> None:
    assert all(len(short(card)) <= 60 for card in POOL.cards)
    assert short(POOL.by_id["h-te06"]) == "+3/+0 this turn"
    assert short(POOL.by_id["h-wa09"]) == "Fierce 1; +1/+1"
    assert short(POOL.by_id["n-436"]) == ""


def test_who_may_use_an_art() -> None:
    assert user_words(POOL.by_id["j-377"]) == "Clone Status Naruto Uzumaki, Jiraiya or The Fourth Hokage"
    assert user_words(POOL.by_id["j-453"]) == "fighter with a printed Entrance cost of 3 or more"
    assert user_words(POOL.by_id["j-362"]) == "any fighter"


@pytest.mark.parametrize(
    ("ability", "text"),
    {
        '{ kind = "activated", timing = "action", limit = "game", do = [{ op = "draw", who = "you", n = 2 }] }': (
            "Action: draw 2 cards. (once per game)"
        ),
        '{ kind = "trigger", on = "turn_end", role = "defender", do = [{ op = "draw", who = "opp", n = 1 }] }': (
            "At the end of the opponent's turn, the opponent draws 1 card."
        ),
        '{ kind = "trigger", on = "put_in_play", optional = true, do = [{ op = "draw", who = "both", n = 1 }] }': (
            "When put in play, if you like, each player draws 1 card."
        ),
        '{ kind = "static", unique = true, apply = [{ mod = "must_attack", to = "self" }] }': (
            "This Ninja must be sent out to attack. Several copies count once."
        ),
        '{ kind = "trigger", on = "opposed",'
        ' targets = [{ kind = "fighter", of = "opp" }, { kind = "fighter", of = "you" }],'
        ' do = [{ op = "damage", to = "t1", n = 1 }, { op = "heal", to = "t2" }, { op = "standby", to = "t1" }] }': (
            "When opposed, give 1 Damage to one of the opponent's fighters; heal one of your fighters;"
            " the first fighter becomes a Stand-by fighter."
        ),
        '{ kind = "trigger", on = "opposed",'
        ' if = [{ cond = "not", c = { cond = "cmp", a = { hand = "you" }, is = "==", b = 3 } }],'
        ' do = [{ op = "draw", who = "you", n = 1 }] }': (
            "When opposed, if the number of cards in your hand is not 3, draw 1 card."
        ),
    }.items(),
)
def test_made_up_cards_say_what_they_do(ability: str, text: str) -> None:
    assert said(ability) == text
