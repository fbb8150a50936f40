"""Slips of card authors: each is named, with what would be right."""

from __future__ import annotations

from typing import Any

import pytest

from meijin.games.crossover.authoring.lines import CardLines
from meijin.games.crossover.authoring.verdict import check_cards
from meijin.games.crossover.cards import BUILT_IN
from meijin.games.crossover.reading.problems import Problem
from meijin.kernel.catalogue import parse_toml

BASE: dict[str, Any] = BUILT_IN | {"cards": [], "decks": []}
NINJA = """[[cards]]
id = "x-1"
number = "X-1"
name = "Stranger"
line = "naruto"
type = "ninja"
set = "naruto-10"
symbols = ["fire"]
turn = 0
hand = 0
healthy = [1, 1]
injured = [0, 0]
traits = ["Leaf"]
source = "house"
source_effect = "house"
"""
DRAW = '{ op = "draw", who = "you", n = 1 }'
HURT = '{ op = "damage", to = "t1", n = 1 }'
ENEMY = '{ kind = "fighter", of = "opp" }'


def problems(text: str) -> dict[str, str]:
    """What is wrong with a file, by field."""
    return {each.field: each.text for each in check_cards(parse_toml(text, "mine"), BASE, "mine").problems}


def trigger(targets: str, do: str) -> str:
    """A Ninja with a trigger that has targets."""
    return f'{NINJA}abilities = [{{ kind = "trigger", on = "opposed", targets = [{targets}], do = [{do}] }}]\n'


def test_a_target_that_nothing_is_done_to_is_a_mistake() -> None:
    unused = "is never used: no operation names 't1'"
    assert problems(trigger(ENEMY, DRAW)) == {"abilities[0].targets[0]": unused}
    second = "is never used: no operation names 't2'"
    assert problems(trigger(f"{ENEMY}, {ENEMY}", HURT)) == {"abilities[0].targets[1]": second}
    assert problems(trigger(ENEMY, HURT)) == {}


def test_a_target_may_be_used_deep_inside_or_by_its_user() -> None:
    inside = f'{{ op = "flip", n = 1, heads = [{HURT}] }}'
    assert problems(trigger(ENEMY, inside)) == {}
    art = '{ kind = "chain", of = "opp", is = { art = true } }'
    assert problems(trigger(art, '{ op = "damage", to = "t1_user", n = 1 }')) == {}


@pytest.mark.parametrize("key", ["traits", "symbols"])
def test_a_list_that_is_needed_must_not_be_empty(key: str) -> None:
    written = {"traits": '["Leaf"]', "symbols": '["fire"]'}[key]
    assert problems(NINJA.replace(written, "[]")) == {key: "must not be empty; type 'ninja' needs it"}
    missing = NINJA.replace(f"{key} = {written}\n", "")
    assert problems(missing) == {key: "is missing; type 'ninja' needs it"}


def test_a_card_of_which_only_the_id_is_written_lacks_more_than_its_type() -> None:
    found = problems('[[cards]]\nid = "x-1"\n')
    assert found == dict.fromkeys(("type", "number", "name", "line", "set", "source", "source_effect"), "is missing")


def test_a_key_that_is_suggested_goes_with_the_kind() -> None:
    static = f'{NINJA}abilities = [{{ kind = "static", cots = [], apply = [{{ mod = "must_attack", to = "self" }}] }}]'
    known = "apply, db, if, kind, role, unique, unnegatable, valid"
    assert problems(static) == {"abilities[0].cots": f"is unknown; known are {known}"}
    activated = f'{NINJA}abilities = [{{ kind = "activated", timing = "action", cots = [], do = [{DRAW}] }}]'
    assert problems(activated)["abilities[0].cots"].startswith("is unknown; did you mean 'cost'? Known are anywhere")


def test_the_sets_of_a_line_hold_cards_of_that_line() -> None:
    wrong = "'db-1' has no ninja cards; one of naruto-10, naruto-11, naruto-12, naruto-13 does"
    assert problems(NINJA.replace("naruto-10", "db-1")) == {"set": wrong}
    mine = '[sets]\nmine = { name = "Mine", legal = true, source = "house" }\n'
    assert problems(mine + NINJA.replace("naruto-10", "mine")) == {}


def test_lines_are_found_also_where_abilities_have_tables_of_their_own() -> None:
    text = f'# mine\n{NINJA}[[cards.abilities]]\nkind = "static"\n[sets]\nid = "x-1"\n'
    lines = CardLines(text)
    rows = text.splitlines()
    assert lines.of(Problem("card x-1", "abilities[0].apply", "")) == rows.index("[[cards.abilities]]") + 1
    assert lines.of(Problem("card 1", "", "")) == rows.index("[[cards]]") + 1
    assert lines.of(Problem("sets", "mine", "")) is None
    assert lines.of(Problem("card 2", "id", "")) is None
