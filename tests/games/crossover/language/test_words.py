"""What cards say: the words of their terms, the same as the texts of the file."""

from __future__ import annotations

from typing import Any

import pytest

from meijin.games.crossover.authoring.verdict import check_cards
from meijin.games.crossover.cards import BUILT_IN, POOL, Card
from meijin.games.crossover.effects.description import describe, short, user_words
from meijin.kernel.catalogue import parse_toml

WHOLE: dict[str, Any] = BUILT_IN
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


def made(ability: str, kind: str = "ninja") -> Card:
    """A made-up card with one ability."""
    fighter = 'turn = 0\nhand = 0\nhealthy = [1, 1]\ninjured = [0, 0]\ntraits = ["Leaf"]'
    body = {"ninja": fighter, "jutsu": "cost = { any = 1 }"}[kind]
    text = (
        '[[cards]]\nid = "x-1"\nnumber = "X-1"\nname = "Stranger"\nline = "naruto"\nset = "naruto-10"\n'
        f'source = "house"\nsource_effect = "house"\nsymbols = ["fire"]\n'
        f'type = "{kind}"\n{body}\nabilities = [{ability}]\n'
    )
    report = check_cards(parse_toml(text, "mine"), BASE, "mine")
    assert report.problems == ()
    return report.cards[0]


@pytest.mark.parametrize(("card", "text"), TEXTS.items(), ids=TEXTS)
def test_cards_say_what_they_do(card: str, text: str) -> None:
    assert describe(POOL.by_id[card]) == text


def test_a_text_may_be_written_out_if_it_is_that_of_the_effects() -> None:
    cards = [card | {"text": POOL.by_id[card["id"]].text} for card in WHOLE["cards"]]
    assert check_cards({"cards": cards}, BASE, "mine").problems == ()
    cards[0]["text"] = "Draw 1 card."
    (problem,) = check_cards({"cards": cards}, BASE, "mine").problems
    assert (problem.field, problem.text[:52]) == ("text", "must say what the effects do: 'Growth. When sent out")


def test_short_texts_fit_into_a_table() -> None:
    assert all(len(short(card)) <= 60 for card in POOL.cards)
    assert short(POOL.by_id["h-te06"]) == "+3/+0 this turn"
    assert short(POOL.by_id["n-436"]) == ""


@pytest.mark.parametrize(
    ("card", "text"),
    {
        "n-474": "(Valid) wins: if after Taijutsu/Might Guy Art, win 1 Reward",
        "n-475": "Growth; (Valid) uses Art: if Taijutsu/Rock Lee, +1/+1...",
        "n-469": "Growth; (Valid) while you control Udon/Moegi, +2/+0",
        "n-428": "Growth; (Valid) opposed: if Team Power = theirs, +1/+1...",
        "n-422": "own Team cannot be Blocked by a fighter of cost 2 or less",
        "n-462": "sent out to attack: may pay 1 Chakra: +1/+0 this turn;...",
        "n-392": "Platoon; (Valid) end of your turn: if not sent out this...",
        "m-358": "Time 2; start of your turn: heal your injured Genin fighters",
        "m-333": "Counter, Permanent; your fighters cannot be given Damage...",
        "h-wa03": "(Valid) Action: change self to injured; +3/+0 this turn",
        "h-wa09": "Fierce 1; (Valid, DB) while self has a DB coin, +1/+1",
        "h-wa12": "Strategy, your turn: pay 2 Chi; gain 1 DB coin",
        "h-wa13": "while attacker, +1/+0",
        "h-te05": "give 2 Damage to an opposing fighter; cannot be negated",
        "h-te18": "Adventure; put a Growth coin on one of your Saiyan fighters",
        "h-wi05": "put an enemy fighter on the bottom of its owner's Planet",
        "n-479": "opposed: the Head of the Team battling self gets -X/+0...",
    }.items(),
)
def test_a_short_text_keeps_what_the_effect_depends_on(card: str, text: str) -> None:
    assert short(POOL.by_id[card]) == text


@pytest.mark.parametrize(
    ("ability", "text"),
    {
        '{ kind = "trigger", on = "ally_put_in_play", do = [%s] }': (
            "when one of your fighters is put in play: self gets +1/+0..."
        ),
        '{ kind = "trigger", on = "opposed", do = [%s] }': "opposed: +1/+0 this turn",
        '{ kind = "trigger", on = "opposed", if = [{ cond = "status", of = "self", is = "injured" }], do = [%s] }': (
            "opposed: if injured, +1/+0 this turn"
        ),
        '{ kind = "trigger", on = "opposed", targets = [{ kind = "fighter", of = "opp" }],'
        ' do = [{ op = "heal", to = "t1" }, %s] }': "opposed: heal an enemy fighter; self gets +1/+0 this turn",
    }.items(),
)
def test_a_short_text_leaves_out_the_fighter_only_if_no_other_can_be_meant(ability: str, text: str) -> None:
    power = '{ op = "power", to = "self", c = 1, s = 0, for = "turn" }'
    assert short(made(ability % power)) == text


def test_what_is_cut_off_a_short_text_shows_as_dots() -> None:
    conditions = ("when ", "while ", "if ", ": ")
    for card in POOL.cards:
        depends = any(ability.if_ or ability.cost or ability.on is not None for ability in card.abilities)
        said = short(card)
        assert not depends or said.endswith("...") or any(word in said for word in conditions), card.id


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
        '{ kind = "trigger", on = "opposed",'
        ' targets = [{ kind = "fighter", zone = "battle", of = "opp", is = { vs = "self" } }],'
        ' do = [{ op = "injure", to = "t1" }] }': "When opposed, change a fighter battling this Ninja to injured.",
    }.items(),
)
def test_made_up_cards_say_what_they_do(ability: str, text: str) -> None:
    assert made(ability).text == text


@pytest.mark.rule("CB8.10.34")
@pytest.mark.parametrize(
    ("on", "who", "said"),
    [
        ("turn_start", "you", "At the beginning of each of your turns this turn and next turn, draw 1 card."),
        ("turn_end", "opp", "At the end of each of the opponent's turns this turn and next turn, draw 1 card."),
        ("battle_start", "you", "At the start of each of your Battle Phases this turn and next turn, draw 1 card."),
        (
            "showdown_start",
            "opp",
            "At the start of each of the opponent's Showdowns this turn and next turn, draw 1 card.",
        ),
    ],
)
def test_a_watch_on_turns_says_whose(on: str, who: str, said: str) -> None:
    draw = '{ op = "draw", who = "you", n = 1 }'
    watch = f'{{ op = "watch", on = "{on}", who = "{who}", for = "next_turn", do = [{draw}] }}'
    assert describe(made(f'{{ kind = "effect", do = [{watch}] }}', "jutsu")) == said


@pytest.mark.rule("CB8.6.1")
def test_there_may_be_effects_on_the_chain() -> None:
    draw = '{ op = "draw", who = "you", n = 1 }'
    cond = '{ cond = "exists", kind = "chain", of = "opp", is = { art = true } }'
    ability = f'{{ kind = "activated", timing = "chain", if = [{cond}], do = [{draw}] }}'
    assert describe(made(ability)) == "Chain: if there is an Art of the opponent on the Chain, draw 1 card."


X_PAID = {
    '{ pay = "hand", n = "x", is = { art = true } }': "discard X Arts from your hand",
    '{ pay = "injure", n = "x", is = { other = true } }': "change X of your other healthy fighters to injured",
    '{ pay = "coin", kind = "any", n = "x", from = "any_yours" }': "remove X coins from cards you control",
    '{ pay = "remove", zone = "discard", n = "x" }': "remove X cards in your Discard Pile from the game",
}


@pytest.mark.rule("CB8.7.9")
@pytest.mark.parametrize(("cost", "text"), X_PAID.items())
def test_x_is_paid_and_counted(cost: str, text: str) -> None:
    draw = '{ op = "draw", who = "you", n = "x" }'
    ability = f'{{ kind = "activated", timing = "action", cost = [{cost}], do = [{draw}] }}'
    assert describe(made(ability)) == f"Action: {text}; draw X cards."


DRAW_ONE = '{ op = "draw", who = "you", n = 1 }'
FURTHER = {
    '{ op = "draw", who = "you", n = { mul = [2, { hand = "opp" }] } }': (
        "draw X cards, X being 2 times the number of cards in the opponent's hand"
    ),
    '{ op = "power", to = "self", c = { neg = -1 }, s = 0, for = "turn" }': "this Ninja gets +1/+0 this turn",
    '{ op = "grant", to = "self", forbid = ["use_art", "attack"], for = "turn" }': (
        "this Ninja cannot use Arts or be sent out to attack this turn"
    ),
    '{ op = "search", who = "you", n = 2, to = "play", look = 5 }': (
        "look at the top 5 cards of your Deck for up to 2 fighter cards, put them in play and shuffle the rest back"
    ),
    f'{{ op = "watch", on = "opp_used_art", who = "opp", for = "turn", do = [{DRAW_ONE}] }}': (
        "each time you use an Art this turn, draw 1 card"
    ),
    f'{{ op = "watch", on = "ally_left_play", who = "opp", for = "turn", do = [{DRAW_ONE}] }}': (
        "each time one of the opponent's fighters leaves play this turn, draw 1 card"
    ),
}


@pytest.mark.rule("CB8.5.9", "CB8.10.14", "CB8.10.23", "CB8.8.19", "CB8.8.20")
@pytest.mark.parametrize(("operation", "text"), FURTHER.items())
def test_further_terms_say_what_they_do(operation: str, text: str) -> None:
    assert describe(made(f'{{ kind = "trigger", on = "opposed", do = [{operation}] }}')) == f"When opposed, {text}."
