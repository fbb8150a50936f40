"""Conditions (8.6), each where it holds and where it does not."""

from __future__ import annotations

import pytest

from tests.games.crossover.made import art, effect, mission
from tests.games.crossover.table import RED, fight, pay, play, power, seat, settle, table

# Naruto (Head) and the injured Iruka (Back) of red oppose Nappa; Moegi is Stand-by. The user's +10/+0 shows the answer.
MOEGI = 'is = { name = "Moegi" }'
CONDITIONS = [
    ("CB8.6.1", f'cond = "exists", of = "you", {MOEGI}', "n-490", True),
    ("CB8.6.1", f'cond = "exists", of = "opp", {MOEGI}', "n-490", False),
    ("CB8.6.1", 'cond = "exists", of = "you", is = { trait = "Leaf" }, min = 3', "n-490", True),
    ("CB8.6.1", 'cond = "exists", of = "you", is = { trait = "Leaf" }, min = 4', "n-490", False),
    ("CB8.6.1", 'cond = "exists", of = "you", kind = "card", zone = "chakra", is = { attr = "Insect" }', "n-490", True),
    ("CB8.6.2", f'cond = "not", c = {{ cond = "exists", of = "you", {MOEGI} }}', "n-490", False),
    ("CB8.6.2", f'cond = "not", c = {{ cond = "exists", of = "opp", {MOEGI} }}', "n-490", True),
    ("CB8.6.3", 'cond = "cmp", a = 2, is = "<", b = 3', "n-490", True),
    ("CB8.6.3", 'cond = "cmp", a = 2, is = "<", b = 2', "n-490", False),
    ("CB8.6.3", 'cond = "cmp", a = 2, is = "<=", b = 2', "n-490", True),
    ("CB8.6.3", 'cond = "cmp", a = 2, is = "<=", b = 1', "n-490", False),
    ("CB8.6.3", 'cond = "cmp", a = 2, is = "==", b = 2', "n-490", True),
    ("CB8.6.3", 'cond = "cmp", a = 2, is = "==", b = 3', "n-490", False),
    ("CB8.6.3", 'cond = "cmp", a = 2, is = ">=", b = 2', "n-490", True),
    ("CB8.6.3", 'cond = "cmp", a = 2, is = ">=", b = 3', "n-490", False),
    ("CB8.6.3", 'cond = "cmp", a = 2, is = ">", b = 1', "n-490", True),
    ("CB8.6.3", 'cond = "cmp", a = 2, is = ">", b = 2', "n-490", False),
    ("CB8.6.4", 'cond = "status", of = "user", is = "injured"', "n-436", True),
    ("CB8.6.4", 'cond = "status", of = "user", is = "injured"', "n-490", False),
    ("CB8.6.5", 'cond = "position", of = "user", is = "head"', "n-490", True),
    ("CB8.6.5", 'cond = "position", of = "user", is = "head"', "n-436", False),
    ("CB8.6.5", 'cond = "position", of = "user", is = "back"', "n-436", True),
    ("CB8.6.6", 'cond = "battling", of = "user"', "n-490", True),
    ("CB8.6.7", 'cond = "matches", of = "user", is = { attr = "Weapon" }', "n-436", True),
    ("CB8.6.7", 'cond = "matches", of = "user", is = { attr = "Weapon" }', "n-490", False),
    ("CB8.6.8", 'cond = "left_play", of = "user"', "n-490", False),
    ("CB8.6.9", 'cond = "sent_this_turn", of = "user"', "n-490", True),
    ("CB8.6.12", 'cond = "phase", is = "battle"', "n-490", True),
    ("CB8.6.12", 'cond = "phase", is = "mission"', "n-490", False),
    ("CB8.6.13", 'cond = "role", is = "attacker"', "n-490", True),
    ("CB8.6.13", 'cond = "role", is = "defender"', "n-490", False),
]
GAIN = '{ op = "power", to = "user", c = 10, s = 0, for = "turn" }'
# One art for each condition, in one pool.
WRITTEN = list(dict.fromkeys(words for _, words, _, _ in CONDITIONS))
ARTS = "".join(
    art(f"x-{place}", effect(f'{{ op = "if", cond = [{{ {words} }}], then = [{GAIN}] }}'))
    for place, words in enumerate(WRITTEN)
)


@pytest.mark.rule("CB8.6.1", "CB8.6.2", "CB8.6.3", "CB8.6.4", "CB8.6.5", "CB8.6.6", "CB8.6.7", "CB8.6.8", "CB8.6.9")
@pytest.mark.rule("CB8.6.12", "CB8.6.13", "CB8.10.31", "CB8.2.1")
@pytest.mark.parametrize(("rule", "words", "user", "holds"), CONDITIONS)
def test_a_condition_holds_or_not(rule: str, words: str, user: str, holds: bool) -> None:
    card = f"x-{WRITTEN.index(words)}"
    red = seat("n-490+n-436:injured n-470", hand=f"{card} m-346", chakra="n-428*2")
    state = table("J", red=red, blue=seat("h-wa25", hand="h-ev03", chakra="h-wa02"), made=ARTS)
    fight(state, "n-490", "h-wa25")
    before = power(state, user)
    play(state, f"use {card} {user}")
    settle(state)
    assert (power(state, user) != before) == holds, f"{rule}: {words}"


DRAW = '{ op = "draw", who = "you", n = 1 }'
MORE = (
    mission(
        "x-1",
        effect(
            '{ op = "damage", to = "t1", n = 1 },'
            f'{{ op = "if", cond = [{{ cond = "left_play", of = "t1" }}], then = [{DRAW}] }}',
            '{ kind = "fighter", zone = "play", of = "opp", n = 1 }',
        ),
    )
    + mission(
        "x-2",
        effect(
            f'{{ op = "if", cond = [{{ cond = "battling", of = "t1" }}], then = [{DRAW}], else = [{DRAW}, {DRAW}] }}',
            '{ kind = "fighter", zone = "play", of = "you", n = 1 }',
        ),
    )
    + mission(
        "x-3",
        effect(
            f'{{ op = "if", cond = [{{ cond = "sent_this_turn", of = "t1" }}], then = [{DRAW}] }}',
            '{ kind = "fighter", zone = "play", of = "you", n = 1 }',
        ),
    )
    + mission("x-4", effect(f'{{ op = "if", cond = [{{ cond = "phase", is = "mission" }}], then = [{DRAW}] }}'))
)


@pytest.mark.rule("CB8.6.8", "CB8.6.6", "CB8.6.9", "CB8.6.12", "CB8.10.31")
@pytest.mark.parametrize(
    ("card", "nappa", "drawn"),
    [("x-1", "h-wa25", 0), ("x-1", "h-wa25:injured", 1), ("x-2", "", 2), ("x-3", "", 0), ("x-4", "", 1)],
)
def test_conditions_outside_a_battle(card: str, nappa: str, drawn: int) -> None:
    state = table("D1", red=seat("n-490", hand=card), blue=seat(nappa), made=MORE)
    play(state, f"mission {card}")
    assert len(state.hand[RED]) == drawn


@pytest.mark.rule("CB8.6.11", "CB8.6.10", "CB8.10.16")
@pytest.mark.parametrize(("use", "won"), [("", 0), ("j-383", 1), ("j-362", 0)])
def test_whether_a_fighter_used_such_an_art_this_turn(use: str, won: int) -> None:
    # Might Guy n-474 wins a reward if he used an art that requires Taijutsu or him; Kunai requires nothing.
    red = seat("n-474", hand=f"m-346 {use}", chakra="n-430*3")
    blue = seat("h-wa25+h-wa26", hand="h-ev03", chakra="h-wa02")
    state = table("J", red=red, blue=blue)
    fight(state, "n-474", "h-wa25")
    if use:
        play(state, f"use {use} n-474")
        if use == "j-383":
            play(state, "target h-wa26")
        pay(state)
    while state.turn == 9:
        play(state, state.choices()[-1])
    assert len(state.rewards[RED]) == won
