"""Whatever combination of words the reader accepts can be said: nothing that is read crashes the text of its card.

The combinations are made from the very classes that are read: every word of every key with every other, and every form
of objects, numbers and filters where one can stand, on cards of every type and in triggers on every event.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields
from itertools import product
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Union, get_args, get_origin, get_type_hints

import pytest

from meijin.games.crossover.authoring import examples
from meijin.games.crossover.authoring.verdict import check_cards
from meijin.games.crossover.cards import BUILT_IN
from meijin.games.crossover.effects.card import Card
from meijin.games.crossover.effects.conditions import CONDITIONS, Condition
from meijin.games.crossover.effects.description import describe, short
from meijin.games.crossover.effects.mods import MODS, Teams
from meijin.games.crossover.effects.numbers import NUMBERS, Number
from meijin.games.crossover.effects.operations import OPERATIONS
from meijin.games.crossover.effects.payments import PAYMENTS
from meijin.games.crossover.language.filters import Filter, Selector
from meijin.games.crossover.language.terms import (
    AnyCoin,
    Coin,
    Fit,
    Keyword,
    KeywordKind,
    Name,
    OpList,
    Symbol,
    Trait,
)
from meijin.games.crossover.language.vocabulary import Event, Ref, Word
from meijin.kernel.catalogue import parse_toml
from meijin.words import languages

Table = dict[str, Any]
BASE: Final[Table] = BUILT_IN | {"cards": [], "decks": []}
COMMON: Final[Table] = {"name": "Stranger", "source": "house", "source_effect": "house"}
DRAW: Final[Table] = {"op": "draw", "who": "you", "n": 1}
FIGHTER: Final = {"turn": 0, "hand": 0, "healthy": [1, 1], "injured": [0, 0], "traits": ["Leaf"]}
NARUTO: Final = {"line": "naruto", "set": "naruto-10", "symbols": ["fire"]}
DB: Final = {"line": "db", "set": "db-1", "symbols": ["namek"]}
BODIES: Final[dict[str, Table]] = {
    "ninja": NARUTO | FIGHTER | {"type": "ninja"},
    "warrior": DB | FIGHTER | {"type": "warrior"},
    "jutsu": NARUTO | {"type": "jutsu", "cost": {"any": 1, "x": True}},
    "technique": DB | {"type": "technique", "cost": {"any": 1}, "turn": 1, "subtypes": ["adventure"]},
    "mission": NARUTO | {"type": "mission", "turn": 0, "hand": 0},
    "permanent": NARUTO | {"type": "mission", "turn": 0, "hand": 0, "subtypes": ["permanent"], "time_limit": 2},
    "event": DB | {"type": "event", "turn": 0, "hand": 0, "time_limit": 2},
    "client": NARUTO | {"type": "client", "turn": 0, "hand": 0},
    "wish": {"line": "db", "set": "db-1", "type": "wish"},
}
TERMS: Final[dict[str, dict[str, type[Any]]]] = {
    "op": OPERATIONS,
    "cond": CONDITIONS,
    "pay": PAYMENTS,
    "mod": MODS,
}
EXAMPLES: Final = {
    "op": examples.OPERATIONS,
    "cond": examples.CONDITIONS,
    "pay": examples.PAYMENTS,
    "mod": examples.MODS,
}
FILTERS: Final[list[Table]] = [
    *(parse_toml(each, "filter") for each in examples.FILTERS.values()),
    *({"vs": "user"}, {"with": "user"}, {"role": "back", "vs": "self"}, {"role": "head", "with": "user"}),
    *({"other": True, "trait": "Leaf"}, {"has_coin": "any"}, {"fighter": False}, {"turn_min": 1, "turn_max": 2}),
]
NEAR: Final = [each for each in FILTERS if {"vs", "with", "was_vs", "role", "other", "self", "name"} & set(each)]
LATIN: Final = re.compile("[A-Za-z]+")
JAPANESE_TOO: Final = {"X", "Y", "DB", "NARUTO"}  # what is written in Latin letters on Japanese cards as well
MOST_TOGETHER: Final = 500  # of one term; with more, words are tried two by two


def parsed(text: str) -> Any:
    """A value as a card file writes it."""
    return parse_toml(f"value = {text}", "example")["value"]


def selectors() -> list[Table]:
    """Objects of every kind from every zone, few and many, with every filter."""
    found: list[Table] = []
    for kind, zones in (
        ("fighter", ("play", "battle", "standby")),
        ("support", ("play",)),
        ("card", ("hand", "deck", "discard", "chakra")),
        ("chain", ("play",)),
    ):
        for zone, of, n in product(zones, ("you", "opp", "any"), (1, 2, "all")):
            found.append({"kind": kind, "zone": zone, "of": of, "n": n})
        found += [{"kind": kind, "zone": zones[0], "n": 2, "up_to": True, "by": by} for by in ("you", "opp", "random")]
        found += [{"kind": kind, "zone": zones[-1], "is": each} for each in FILTERS]
        found += [{"kind": kind, "zone": zones[-1], "n": n, "is": each} for each in NEAR for n in (2, "all")]
    return found


SELECTORS: Final = selectors()
LISTS: Final[list[Any]] = [
    [DRAW],
    [{"op": "heal", "to": "it"}, DRAW],
    [{"op": "power", "to": "self", "c": 1, "s": 0, "for": "turn"}],
]


def is_word(hint: Any) -> bool:
    """Whether a key takes words out of a fixed list, so that all of them can be tried together."""
    return bool(words(hint))


def words(hint: Any) -> list[Any]:
    """The words that a key takes; none if it takes something else."""
    origin, parts = get_origin(hint), get_args(hint)
    if hint is bool:
        return [True, False]
    if isinstance(hint, type) and issubclass(hint, Word):
        return [each.word for each in hint]
    if origin in (Union, UnionType):
        found = [words(part) for part in parts if part is not NoneType]
        return [each for part in found for each in part] if all(found) else []
    if origin is tuple:
        return [[each] for each in words(parts[0])]
    if origin is Annotated and isinstance(parts[0], type) and issubclass(parts[0], Word):
        allowed = [each.word for each in parts[1]] if isinstance(parts[1], tuple) else []
        return allowed or [each.word for each in parts[0]]
    return []


PLAIN: Final[dict[Any, list[Any]]] = {
    str: ["Leaf"],
    Name: ["Goku"],
    Trait: ["Leaf"],
    Symbol: ["fire", "namek"],
    Coin: ["growth", "promise", "time", "db"],
    AnyCoin: ["any"],
    Keyword: ["ambush", "fierce:2", "ally:Goku"],
    KeywordKind: ["growth"],
    Filter: FILTERS,
    Selector: SELECTORS,
    Number: [*map(parsed, examples.NUMBERS.values()), 1, 99, -1, {"neg": 2}, {"up_to": 99}],
    OpList: LISTS,
    Teams: [{"teams_of": of} for of in ("you", "opp", "any")] + [{"teams_of": "you", "with": each} for each in FILTERS],
    Condition: [*map(parsed, examples.CONDITIONS.values())],
}


def values(hint: Any) -> list[Any]:
    """What a key may be, one of each form."""
    if hint in PLAIN:
        return PLAIN[hint]
    if found := words(hint):
        return found
    origin, parts = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return [each for part in parts if part is not NoneType for each in values(part)]
    if origin is tuple:
        inner = values(parts[0])
        return [[each] for each in inner] + ([inner[:2]] if len(inner) > 1 else [])
    if origin is Annotated:
        if isinstance(parts[1], Fit):
            return [*(each.word for each in Ref), *SELECTORS]
        if parts[0] is int:
            return [parts[1][0], 2, parts[1][1], *parts[2:]]
    raise TypeError(f"no values for {hint}")


def forms(tag: str, name: str, term: type[Any]) -> Iterator[Table]:
    """A term with every word of its keys, and with every form of its other keys."""
    example = parsed(EXAMPLES[tag][name])
    hints = get_type_hints(term, include_extras=True)
    keys = {each.name: each.name.rstrip("_") for each in fields(term) if each.compare}
    fixed = {key: words(hints[attr]) for attr, key in keys.items() if is_word(hints[attr])}
    count = 1
    for each in fixed.values():
        count *= len(each)
    if count <= MOST_TOGETHER:
        for chosen in product(*fixed.values()):
            yield example | dict(zip(fixed, chosen, strict=True))
    else:
        for (one, firsts), (other, seconds) in product(fixed.items(), fixed.items()):
            if one < other:
                yield from (example | {one: first, other: second} for first in firsts for second in seconds)
    for attr, key in keys.items():
        if key not in fixed:
            yield from (example | {key: value} for value in values(hints[attr]))


def held(tag: str, term: Table) -> list[tuple[str, Table]]:
    """Abilities with a term, each with the type of card it is on."""
    aims = (
        {"kind": "fighter", "of": "opp"},
        {"kind": "fighter", "of": "opp", "n": 2},
        {"kind": "chain", "of": "opp", "is": {"art": True}},
        {"kind": "card", "zone": "discard", "of": "you"},
    )
    if tag == "mod":
        return [(body, {"kind": "static", "apply": [term]}) for body in ("ninja", "warrior", "event")]
    if tag == "pay":
        return [
            ("ninja", {"kind": "activated", "timing": "action", "cost": [term], "do": [DRAW]}),
            ("event", {"kind": "trigger", "on": "turn_start", "optional": True, "cost": [term], "do": [DRAW]}),
        ]
    if tag == "cond":
        negated = {"cond": "not", "c": term}
        return [
            ("ninja", {"kind": "trigger", "on": "used_art", "if": [term, negated], "do": [DRAW]}),
            ("warrior", {"kind": "static", "if": [term], "apply": [{"mod": "power", "to": "self", "c": 1, "s": 0}]}),
            ("jutsu", {"kind": "effect", "do": [{"op": "if", "cond": [negated], "then": [DRAW]}]}),
        ]
    aimed = [("jutsu", {"kind": "effect", "targets": [aim], "do": [term]}) for aim in aims if '"t1"' in json_of(term)]
    return [
        *aimed,
        ("jutsu", {"kind": "effect", "do": [term]}),
        ("event", {"kind": "trigger", "on": "ally_put_in_play", "optional": True, "do": [term]}),
        ("warrior", {"kind": "replace", "on": "leave_play", "do": [DRAW, term]}),
    ]


def json_of(term: object) -> str:
    """A table as text, to see what it names."""
    return str(term).replace("'", '"')


def read(cards: list[tuple[str, Table]]) -> list[Card]:
    """The cards with one ability each that are accepted, with their texts."""
    document: dict[str, object] = {
        "cards": [
            COMMON | BODIES[body] | {"id": f"y-{place}", "number": f"Y-{place}", "abilities": [ability]}
            for place, (body, ability) in enumerate(cards)
        ]
    }
    try:
        return list(check_cards(document, BASE, "mine").cards)
    except Exception as error:
        if len(cards) == 1:
            raise AssertionError(f"{cards[0]} is accepted and cannot be said") from error
        half = len(cards) // 2
        return [*read(cards[:half]), *read(cards[half:])]


def check(cards: list[tuple[str, Table]], name: str) -> None:
    """Of these cards some are accepted, and all that are can be said in every language."""
    accepted = read(cards)
    assert accepted, f"nothing of {name} is accepted"
    for card, language in product(accepted, languages()):
        for said in (describe(card, language), short(card, language)):
            assert all(wrong not in said for wrong in ("{", "}", "None", "none", "  ", "Part", "part-")), said
            assert language != "ja" or not set(LATIN.findall(said)) - JAPANESE_TOO, said


@pytest.mark.rule("CB8.12.1")
@pytest.mark.parametrize(("tag", "name"), [(tag, name) for tag, terms in TERMS.items() for name in terms], ids=str)
def test_whatever_is_accepted_of_a_term_can_be_said(tag: str, name: str) -> None:
    check([each for form in forms(tag, name, TERMS[tag][name]) for each in held(tag, form)], name)


@pytest.mark.rule("CB8.12.1")
@pytest.mark.parametrize("number", [*NUMBERS, "x"])
def test_whatever_is_accepted_of_a_number_can_be_said(number: str) -> None:
    example = parsed(examples.NUMBERS[number])
    found = [example]
    if number != "x":
        term: type[Any] = NUMBERS[number]
        hints = get_type_hints(term, include_extras=True)
        for each in fields(term):
            key = each.name.rstrip("_")
            found += [example | {key: value} for value in values(hints[each.name])]
    cards: list[tuple[str, Table]] = []
    for n in found:
        power = {"op": "power", "to": "t1", "c": n, "s": n, "for": "turn"}
        aim = [{"kind": "fighter", "of": "any", "n": 2}]
        cards.append(("jutsu", {"kind": "effect", "targets": aim, "do": [power, DRAW | {"n": n}]}))
        cards.append(("ninja", {"kind": "trigger", "on": "team_won", "targets": aim, "do": [power]}))
        compare = {"cond": "cmp", "a": n, "is": "==", "b": n}
        cards.append(("warrior", {"kind": "trigger", "on": "opposed", "if": [compare], "do": [DRAW]}))
    check(cards, number)


@pytest.mark.rule("CB8.12.1")
@pytest.mark.parametrize("body", BODIES)
def test_whatever_is_accepted_of_an_ability_can_be_said(body: str) -> None:
    """Every event with every role, limit, timing and flag, for each type of card."""
    subjects: list[list[Table]] = [[DRAW], [{"op": "power", "to": "subject", "c": 1, "s": 0, "for": "turn"}]]
    subjects.append([{"op": "move", "what": "subject", "to": "hand"}])
    subjects.append([DRAW | {"n": {"team_size": "subject"}}])
    cost = [{"pay": "chakra", "n": 1}]
    cards: list[tuple[str, Table]] = [(body, {"kind": "effect", "do": [DRAW], "role": "attacker", "unnegatable": True})]
    given: list[Table] = [{}, {"cost": cost}, {"optional": True}, {"cost": cost, "optional": True}]
    given += [{"role": "attacker"}, {"role": "defender"}, {"optional": True, "role": "attacker"}]
    for event, (do, more) in product(Event, [*product(subjects, given[:1]), *product(subjects[:1], given)]):
        coin = {"kind_of_coin": "promise"} if event is Event.LAST_COIN_REMOVED else {}
        cards += [(body, {"kind": kind, "on": event.word, "do": do} | more | coin) for kind in ("trigger", "replace")]
    for timing, limit, flags in product(("strategy", "action", "chain"), ("turn", "game", "none"), range(16)):
        chosen = [key for place, key in enumerate(("valid", "db", "anywhere", "unnegatable")) if flags >> place & 1]
        ability = {"kind": "activated", "timing": timing, "limit": limit, "do": [DRAW]} | dict.fromkeys(chosen, True)
        cards.append((body, ability))
    check(cards, body)
