"""Generated tables: whatever stands in a file is read or refused; a good card is the same however it is written."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from meijin.games.crossover.authoring.reference import ART, FIGHTER, GROUPS, MISSION
from meijin.games.crossover.authoring.verdict import check_cards
from meijin.games.crossover.cards import BUILT_IN
from meijin.games.crossover.effects.ability import Ability
from meijin.games.crossover.effects.card import Card
from meijin.games.crossover.effects.conditions import CONDITIONS
from meijin.games.crossover.effects.mods import MODS
from meijin.games.crossover.effects.numbers import NUMBERS
from meijin.games.crossover.effects.operations import OPERATIONS
from meijin.games.crossover.effects.payments import PAYMENTS
from meijin.games.crossover.language.filters import Filter, Selector
from meijin.games.crossover.language.vocabulary import AbilityKind, CardType, Event, Ref
from meijin.games.crossover.reading.reader import schema
from meijin.kernel.catalogue import parse_toml

WHOLE: dict[str, Any] = BUILT_IN
BASE = WHOLE | {"cards": [], "decks": []}
TAGGED: dict[str, dict[str, type[Any]]] = {"op": OPERATIONS, "cond": CONDITIONS, "pay": PAYMENTS, "mod": MODS}
TERMS = [
    Card,
    Ability,
    Filter,
    Selector,
    *NUMBERS.values(),
    *(term for terms in TAGGED.values() for term in terms.values()),
]
KEYS = sorted({key for term in TERMS for key in schema(term).by_key} | set(TAGGED))
WORDS = sorted(
    {each.word for words in (CardType, AbilityKind, Event, Ref) for each in words}
    | {name for terms in TAGGED.values() for name in terms}
    | {
        "you",
        "opp",
        "any",
        "all",
        "turn",
        "hand",
        "deck",
        "fighter",
        "card",
        "chain",
        "growth",
        "x",
        "naruto",
        "db",
        "fire",
    }
)

plain = st.one_of(st.sampled_from(WORDS), st.integers(), st.booleans(), st.text(max_size=6), st.floats(allow_nan=False))
anything = st.recursive(
    plain,
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.sampled_from(KEYS) | st.text(max_size=4), inner, max_size=6)
    ),
    max_leaves=25,
)
tables = st.dictionaries(st.sampled_from(KEYS), anything, max_size=12)


def example_abilities() -> dict[str, list[Any]]:
    """Every example of the reference, by the card it stands on."""
    found: dict[str, list[Any]] = {FIGHTER: [], ART: [], MISSION: []}
    for terms, make in GROUPS.values():
        for key, shown in terms.items():
            example = make(key, shown)
            found[example.body].append(parse_toml(f"ability = {example.ability}", "example")["ability"])
    return found


ABILITIES = example_abilities()
BODIES: dict[str, dict[str, Any]] = {body: parse_toml(body, "example") for body in ABILITIES}
COMMON: dict[str, Any] = {
    "id": "g-1",
    "number": "G-1",
    "name": "Generated",
    "set": "naruto-10",
    "source": "house",
    "source_effect": "house",
    "symbols": ["fire"],
}


@st.composite
def good_cards(draw: st.DrawFn) -> dict[str, Any]:
    """Cards made of good parts."""
    body = draw(st.sampled_from([FIGHTER, ART, MISSION]))
    most = 3 if body == FIGHTER else 1
    abilities = draw(st.lists(st.sampled_from(ABILITIES[body]), min_size=1, max_size=most))
    card = COMMON | BODIES[body] | {"abilities": abilities}
    if body == FIGHTER:
        card["healthy"] = [draw(st.integers(-9, 9)), draw(st.integers(-9, 9))]
        card["traits"] = draw(st.lists(st.sampled_from(["Leaf", "Sand", "Genin", "Male"]), min_size=1, unique=True))
    return card


@given(st.lists(tables | plain, max_size=3))
@settings(max_examples=150)
def test_any_tables_are_read_or_refused_and_never_anything_else(cards: list[Any]) -> None:
    report = check_cards({"cards": cards}, BASE, "mine")
    assert len(report.cards) <= len(cards)
    assert report.problems or len(report.cards) == len(cards)


@given(good_cards(), st.sampled_from(KEYS), anything)
@settings(max_examples=150)
def test_a_good_card_with_anything_in_one_place_is_read_or_refused(card: dict[str, Any], key: str, value: Any) -> None:
    broken = card | {"abilities": [*card["abilities"][:-1], card["abilities"][-1] | {key: value}]}
    report = check_cards({"cards": [broken, card | {key: value, "id": "g-2", "number": "G-2"}]}, BASE, "mine")
    assert all(problem.entry and problem.text for problem in report.problems)


@given(good_cards())
@settings(max_examples=60)
def test_a_good_card_is_the_same_with_its_text_and_in_any_order_of_keys(card: dict[str, Any]) -> None:
    (first,) = check_cards({"cards": [card]}, BASE, "mine").cards
    written = dict(reversed((card | {"text": first.text}).items()))
    (again,) = check_cards({"cards": [written]}, BASE, "mine").cards
    assert again == first
    assert (again.trait_bits, again.symbol_bits) == (first.trait_bits, first.symbol_bits)
    refused = check_cards({"cards": [card | {"text": first.text + " Draw 1 card."}]}, BASE, "mine")
    assert [problem.field for problem in refused.problems] == ["text"]
