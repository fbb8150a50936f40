"""The reference for authors of cards: every key and every term, each with an example and the sentence it makes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import MISSING, fields
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Union, get_args, get_origin, get_type_hints

from meijin.games.crossover.abilities.costs import Payment
from meijin.games.crossover.authoring import examples
from meijin.games.crossover.authoring.reference_texts import (
    ABILITIES,
    CARDS,
    COINS,
    EVENTS,
    FILTER_KEYS,
    INTRODUCTION,
    KEYWORDS,
    REFERENCES,
    SELECTOR_KEYS,
)
from meijin.games.crossover.authoring.verdict import check_cards
from meijin.games.crossover.cards import BUILT_IN, POOL
from meijin.games.crossover.effects.card import Card
from meijin.games.crossover.effects.conditions import CONDITIONS, Condition
from meijin.games.crossover.effects.description import ability_words
from meijin.games.crossover.effects.mods import MODS, Mod, Teams
from meijin.games.crossover.effects.numbers import NUMBERS, ChosenX, Fixed, Number
from meijin.games.crossover.effects.operations import OPERATIONS
from meijin.games.crossover.effects.payments import PAYMENTS
from meijin.games.crossover.language.filters import Filter, Selector
from meijin.games.crossover.language.terms import (
    MOST,
    AnyCoin,
    Coin,
    Fit,
    Keyword,
    KeywordKind,
    Operation,
    OpList,
    Symbol,
    Trait,
)
from meijin.games.crossover.language.vocabulary import CardType, Event, Word
from meijin.games.crossover.reading import NEEDED, ability_keys, schema
from meijin.games.crossover.reading.card_reader import MOST_ABILITIES, MOST_TABLES
from meijin.games.crossover.reading.reader import DEEPEST
from meijin.kernel.catalogue import parse_toml

FIGHTER: Final = """type = "ninja"
line = "naruto"
turn = 0
hand = 0
healthy = [1, 1]
injured = [0, 0]
traits = ["Leaf"]"""
ART: Final = """type = "jutsu"
line = "naruto"
cost = { any = 1, x = true }"""
MISSION: Final = """type = "mission"
line = "naruto"
subtypes = ["permanent"]
time_limit = 2
turn = 0
hand = 0"""
SYMBOLS: Final = ("line", "symbols, which are never those of the other line")
POWER: Final = '{ op = "power", to = "self", c = 1, s = 1, for = "turn" }'
DRAW: Final = '{ op = "draw", who = "you", n = 1 }'


class Example:
    """An example: the part of an ability that is shown, and the card it is read on."""

    def __init__(self, shown: str, body: str, ability: str) -> None:
        self.shown = shown
        self.body = body
        self.ability = ability
        self.sentence = ""


def operation_example(key: str, shown: str) -> Example:
    """An operation, as the effect of an art unless it belongs elsewhere."""
    if key == "return_injured":
        return Example(shown, FIGHTER, f'{{ kind = "replace", on = "leave_play", valid = true, do = [{shown}] }}')
    target = f"targets = [{examples.TARGETS.get(key, examples.A_TARGET)}], " if '"t1"' in shown else ""
    body = MISSION if key == "attach" else ART
    return Example(shown, body, f'{{ kind = "effect", {target}do = [{shown}] }}')


def mod_example(key: str, shown: str) -> Example:
    """A static ability of a fighter."""
    return Example(shown, FIGHTER, f'{{ kind = "static", apply = [{shown}] }}')


def payment_example(key: str, shown: str) -> Example:
    """The cost of an activated ability."""
    return Example(shown, FIGHTER, f'{{ kind = "activated", timing = "action", cost = [{shown}], do = [{DRAW}] }}')


def condition_example(key: str, shown: str) -> Example:
    """What a trigger asks for."""
    event = "left_play" if key == "left_play" else "used_art"
    return Example(shown, FIGHTER, f'{{ kind = "trigger", on = "{event}", if = [{shown}], do = [{DRAW}] }}')


def number_example(key: str, shown: str) -> Example:
    """How much Power a fighter gets."""
    if key == "x":
        power = f'{{ op = "power", to = "user", c = {shown}, s = 0, for = "turn" }}'
        return Example(shown, ART, f'{{ kind = "effect", do = [{power}] }}')
    power = f'{{ op = "power", to = "self", c = {shown}, s = 0, for = "turn" }}'
    return Example(shown, FIGHTER, f'{{ kind = "trigger", on = "opposed", do = [{power}] }}')


def filter_example(key: str, shown: str) -> Example:
    """The fighters, cards or items that match."""
    is_ = f"is = {{ {shown} }}"
    if key == "targets_with":
        target = f'{{ kind = "chain", of = "opp", {is_} }}'
        return Example(
            shown, ART, f'{{ kind = "effect", targets = [{target}], do = [{{ op = "negate", what = "t1" }}] }}'
        )
    if key in ("art", "fighter"):
        what = f'{{ kind = "card", zone = "discard", of = "you", {is_} }}'
        return Example(shown, ART, f'{{ kind = "effect", do = [{{ op = "move", what = {what}, to = "hand" }}] }}')
    who = f'{{ kind = "fighter", of = "any", n = "all", {is_} }}'
    heal = f'{{ op = "heal", to = {who} }}'
    return Example(shown, FIGHTER, f'{{ kind = "trigger", on = "opposed", do = [{heal}] }}')


def selector_example(key: str, shown: str) -> Example:
    """What is done to the objects."""
    operation = f'{{ op = "damage", to = {shown}, n = 1 }}'
    if '"fighter", ' not in shown:
        operation = f'{{ op = "move", what = {shown}, to = "discard" }}'
    return Example(shown, ART, f'{{ kind = "effect", do = [{operation}] }}')


def event_example(key: str, shown: str) -> Example:
    """A trigger that waits for the event."""
    kind = "replace" if key in ("leave_play", "damage") else "trigger"
    coin = ', kind_of_coin = "promise"' if key == "last_coin_removed" else ""
    body = MISSION if key == "expired" else FIGHTER
    return Example(shown, body, f'{{ kind = "{kind}", on = "{key}"{coin}, do = [{DRAW}] }}')


def further_example(key: str, shown: str) -> Example:
    """A whole ability."""
    return Example(shown, FIGHTER, shown)


GROUPS: Final = {
    "selectors": (examples.SELECTORS, selector_example),
    "filters": (examples.FILTERS, filter_example),
    "numbers": (examples.NUMBERS, number_example),
    "conditions": (examples.CONDITIONS, condition_example),
    "payments": (examples.PAYMENTS, payment_example),
    "mods": (examples.MODS, mod_example),
    "operations": (examples.OPERATIONS, operation_example),
    "further": (examples.FURTHER, further_example),
    "events": ({each.word: f'on = "{each.word}"' for each in Event}, event_example),
}


def all_examples() -> dict[str, dict[str, Example]]:
    """Every example with its sentence: all are read as cards, so none can be wrong."""
    made = {group: {key: make(key, shown) for key, shown in terms.items()} for group, (terms, make) in GROUPS.items()}
    flat = [example for group in made.values() for example in group.values()]
    text = '[sets]\nexamples = { name = "Examples", legal = false, source = "house" }\n'
    for number, example in enumerate(flat):
        text += (
            f'[[cards]]\nid = "e-{number}"\nnumber = "E-{number}"\nname = "Example"\nset = "examples"\n'
            f'source = "house"\nsource_effect = "house"\nsymbols = ["fire"]\n{example.body}\n'
            f"abilities = [{example.ability}]\n"
        )
    report = check_cards(parse_toml(text, "examples"), BUILT_IN, "examples")
    assert not report.problems, "\n".join(str(each) for each in report.problems)
    for card, example in zip(report.cards, flat, strict=True):
        example.sentence = ability_words(card.abilities[0], card.type_)
    return made


# -- what a key may be ----------------------------------------------------------------------------------------------

PLAIN: Final[dict[Any, str]] = {
    str: "text",
    bool: "`true` or `false`",
    int: "a whole number",
    Number: "a number",
    OpList: "a list of operations",
    Filter: "a filter",
    Selector: "a selector",
    Condition: "a condition",
    Payment: "a payment",
    Mod: "a mod",
    Operation: "an operation",
    Coin: "a kind of coin",
    AnyCoin: "`any`",
    Trait: "a trait",
    Symbol: "a symbol",
    Keyword: "a keyword",
    KeywordKind: "a keyword without its parameter",
    Teams: "`{ teams_of = ..., with = filter }` (`with` may be left out)",
}
FITS: Final = {
    Fit.FIGHTER: "fighters",
    Fit.FIGHTER | Fit.TEAM: "fighters, or the Team that won or lost",
    Fit.FIGHTER | Fit.SUPPORT: "objects in play",
    Fit.FIGHTER | Fit.SUPPORT | Fit.CARD: "cards or objects in play",
    Fit.CHAIN: "items of the Chain",
    Fit.FIGHTER | Fit.SUPPORT | Fit.CARD | Fit.CHAIN: "anything",
}


def shape(hint: Any) -> str:
    """What a key may be, in words."""
    if hint in PLAIN:
        return PLAIN[hint]
    origin, parts = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return " or ".join(shape(part) for part in parts if part is not NoneType)
    if origin is tuple:
        return f"a list of: {shape(parts[0])}"
    if origin is Annotated:
        return _annotated(parts[0], parts[1:])
    if isinstance(hint, type) and issubclass(hint, Word):
        return ", ".join(f"`{each.word}`" for each in hint)
    return f"a {hint.__name__.lower()}"


def _annotated(base: Any, notes: tuple[Any, ...]) -> str:
    note = notes[0]
    if isinstance(note, Fit):
        return FITS[note] if get_origin(base) is not None else f"a reference ({FITS[note]})"
    if base is int:
        return f"{note[0]} to {note[1]}" + (f" or `{notes[1]}`" if len(notes) > 1 else "")
    return ", ".join(f"`{each.word}`" for each in note)


def keys_of(term: type) -> list[str]:
    """The keys of a term, each with what it may be."""
    hints = get_type_hints(term, include_extras=True)
    found: list[str] = []
    for each in fields(term):
        if each.compare:
            optional = "" if each.default is MISSING else " (may be left out)"
            found.append(f"`{each.name.rstrip('_')}`: {shape(hints[each.name])}{optional}")
    return found


# -- pages ----------------------------------------------------------------------------------------------------------


def _terms(title: str, about: str, terms: Mapping[str, type], found: dict[str, Example]) -> str:
    lines = [f"## {title}\n", about, ""]
    for key, term in terms.items():
        lines.append(f"### `{key}`\n\n{' '.join((term.__doc__ or '').split())}\n")
        if term is not Fixed and (keys := keys_of(term)):
            lines += [*(f"- {each}" for each in keys), ""]
        lines.append(f"```toml\n{found[key].shown}\n```\n\n> {found[key].sentence}\n")
    return "\n".join(lines)


def _table(rows: list[tuple[str, ...]], head: tuple[str, ...]) -> str:
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    return (
        "\n".join(lines + ["| " + " | ".join(each.replace("|", "\\|") for each in row) + " |" for row in rows]) + "\n"
    )


def _example_rows(found: dict[str, Example], meanings: Mapping[str, str]) -> list[tuple[str, ...]]:
    return [(f"`{each.shown}`", meanings.get(key, ""), each.sentence) for key, each in found.items()]


def _code(words: Iterable[str]) -> str:
    return ", ".join(f"`{each}`" for each in words)


def _card_row(keys: str, for_: str, text: str) -> tuple[str, ...]:
    """A row about keys of cards that are needed alike."""
    names = keys.split(", ")
    needing = [each for each in CardType if names[0] in NEEDED[each]]
    others = [each for each in CardType if each not in needing]
    if names[0] in schema(Card).needed:
        needed = "all"
    elif len(others) == 1:
        needed = f"all but {others[0].word}"
    else:
        needed = ", ".join(each.word for each in needing) or "-"
    return _code(names), for_, needed, text


def _ability_row(key: str, for_: str, text: str) -> tuple[str, ...]:
    needing = [kind.word for kind, keys in ability_keys.NEEDED.items() if key in keys]
    return f"`{key}`", for_, "all" if key == "kind" else ", ".join(needing) or "-", text


def _keyword_rows() -> list[tuple[str, ...]]:
    """The keywords as they are written, with what they do."""
    keywords: Any = BUILT_IN["keywords"]
    parameters = {"number": ":1", "name": ":Goku"}
    return [(f"`{each['id']}{parameters.get(each.get('parameter'), '')}`", each["text"]) for each in keywords]


def reference() -> str:
    """The whole page."""
    found = all_examples()
    numbers = {"fixed": Fixed, "x": ChosenX, **NUMBERS}
    parts = [
        INTRODUCTION.format(
            card=CARD_EXAMPLE,
            text=_card_text(),
            abilities=MOST_ABILITIES,
            tables=MOST_TABLES,
            deepest=DEEPEST,
            longest=MOST,
            operations=POOL.rules.operation_limit,
            waiting=POOL.rules.waiting_limit,
            items=POOL.rules.chain_item_limit,
        ),
        "## Cards\n\n" + _table([_card_row(*row) for row in CARDS], ("key", "for", "needed by", "meaning")),
        "## Symbols\n\n" + _table([(f"`{line.word}`", _code(words)) for line, words in POOL.symbols.items()], SYMBOLS),
        "## Keywords\n\n" + KEYWORDS + "\n" + _table(_keyword_rows(), ("keyword", "means")),
        "## Coins\n\n" + COINS,
        "## Abilities\n\n" + _table([_ability_row(*row) for row in ABILITIES], ("key", "for", "needed by", "meaning")),
        "## References\n\n" + _table([(f"`{key}`", text) for key, text in REFERENCES], ("word", "names")),
        "## Selectors\n\n"
        + SELECTOR_KEYS
        + "\n"
        + _table(
            [(f"`{each.shown}`", each.sentence) for each in found["selectors"].values()], ("selector", "for example")
        ),
        "## Filters\n\nEvery key given must hold.\n\n"
        + _table(_example_rows(found["filters"], FILTER_KEYS), ("key", "matches", "for example")),
        "## Events\n\n" + _table(_example_rows(found["events"], EVENTS), ("event", "happens", "for example")),
        _terms("Numbers", 'A number is written as it is, as `"x"`, or as a table.', numbers, found["numbers"]),
        _terms(
            "Conditions",
            "In `if` of an ability and `cond` of the operation `if`; all must hold.",
            CONDITIONS,
            found["conditions"],
        ),
        _terms("Payments", "In `cost` of an ability; all are paid.", PAYMENTS, found["payments"]),
        _terms("Static mods", "In `apply` of a static ability.", MODS, found["mods"]),
        _terms("Operations", "In `do` of an ability; done in order.", OPERATIONS, found["operations"]),
        "## Further examples\n\n"
        + "\n".join(
            f"### {key}\n\n```toml\n{each.shown}\n```\n\n> {each.sentence}\n" for key, each in found["further"].items()
        ),
    ]
    return "\n".join(parts).rstrip() + "\n"


CARD_EXAMPLE: Final = """[sets]
my-cards = { name = "Cards of my own", legal = true, source = "house" }

[[cards]]
id = "my-1"
number = "MY-1"
name = "Gamakichi"
line = "naruto"
type = "ninja"
set = "my-cards"
symbols = ["water"]
turn = 1
hand = 0
healthy = [2, 1]
injured = [1, 0]
attributes = ["Oil"]
traits = ["Animal", "Male"]
keywords = ["ambush"]
source = "house"
source_effect = "house"
abilities = [
    { kind = "trigger", on = "sent_out", valid = true, optional = true, cost = [{ pay = "chakra", n = 1 }], do = [
        { op = "power", to = "self", c = 2, s = 0, for = "turn" },
    ] },
]
"""


def _card_text() -> str:
    report = check_cards(parse_toml(CARD_EXAMPLE, "example"), BUILT_IN, "example")
    assert not report.problems, report.problems
    card: Card = report.cards[0]
    return card.text
