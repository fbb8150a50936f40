"""House values: what of a game's card file this house has decided itself and may decide otherwise, within bounds.

A game declares them in a ``house.toml`` beside its card file. Each has a name and one of three forms:

    [values.purple_hp_hard]                  # a number in a range
    at = "modes.coop.difficulty.hard"
    low = 35
    high = 60
    about = "Purple's HP in the cooperative game when it is hard"

    [values.center_cafe]                     # one of some choices
    at = "territories.cafe.center_effect"
    choices = ["damage_plus_1", "direct_hit"]
    about = "the Center Effect of the Cat Café Territory"

    [values.leaf_sand_n422_n423]             # so many copies moved from one count to another; 0 is as it is
    out = "decks.leaf-sand.main.n-422"
    in = "decks.leaf-sand.side.n-422"
    low = 0
    high = 1
    about = "..."

``rules`` may name the sentences of ``rules.md`` that mention the value. What the rulebook or another source has decided
cannot be declared: the card file says of every value where it is from, by ``source_FIELD`` or ``source`` of its entry.
Where such a note is about fields of other names, ``[notes]`` says so: ``effect = ["play", "battle"]``.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from meijin.kernel.catalogue import Entry, parse_toml
from meijin.kernel.errors import MeijinError, quoted
from meijin.kernel.game import Game
from meijin.kernel.overlay import Change, Overlay, changed, value_at

FILE: Final = "house.toml"
CARDS: Final = "cards.toml"
HOUSE: Final = "house"
MOST: Final = 1_000_000


class HouseValueError(MeijinError):
    """A house value that a game does not declare, or another one than it may have."""


@dataclass(frozen=True)
class HouseValue:
    """A value that the house may decide otherwise."""

    name: str
    about: str
    at: str  # where it stands in the card file; of an exchange, the count that copies are taken from
    into: str = ""  # of an exchange: the count that they are added to
    low: int = 0
    high: int = 0
    choices: tuple[object, ...] = ()
    rules: tuple[str, ...] = ()  # the sentences of the rules that mention it

    @property
    def allowed(self) -> str:
        """What it may be, in words.

        >>> HouseValue("hp", "", "hp", low=10, high=60).allowed
        'a whole number from 10 to 60'
        """
        if self.choices:
            return ", ".join(map(str, self.choices))
        return f"a whole number from {self.low} to {self.high}"

    def read(self, said: object) -> object:
        """The value, from TOML or as text; refused if it is none that it may be."""
        for choice in self.choices:
            if (said == choice and type(said) is type(choice)) or (isinstance(said, str) and said == _word(choice)):
                return choice
        number: Any = int(said) if isinstance(said, str) and said.removeprefix("-").isdecimal() else said
        if not self.choices and type(number) is int and self.low <= number <= self.high:
            return number
        raise HouseValueError(f"the house value {self.name} cannot be {quoted(said)}; it is {self.allowed}")

    def present(self, cards: Mapping[str, object]) -> object:
        """What it is in the card file."""
        return 0 if self.into else value_at(cards, self.at)

    def changes(self, cards: Mapping[str, object], value: object) -> tuple[Change, ...]:
        """What has to be changed in the card file for it."""
        if not self.into:
            return () if value == value_at(cards, self.at) else ((self.at, value),)
        assert isinstance(value, int)
        counts = ((self.at, _count(cards, self.at) - value), (self.into, _count(cards, self.into) + value))
        for path, count in counts:
            if count < 0:
                raise HouseValueError(f"the house value {self.name} cannot be {value}: {path} would be {count}")
        return tuple((path, count or None) for path, count in counts) if value else ()


def _word(choice: object) -> str:
    return {True: "yes", False: "no"}.get(choice, str(choice)) if isinstance(choice, bool) else str(choice)


def _count(cards: Mapping[str, object], path: str) -> int:
    """How many there are of something; what is not listed has none."""
    first, _, last = path.rpartition(".")
    table = value_at(cards, first)
    count = table.get(last, 0) if isinstance(table, Mapping) else None
    if type(count) is not int:
        raise HouseValueError(f"{path} is no count")
    return count


# -- what a game declares ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class House:
    """The house values of a game, and the card file that they stand in."""

    game: str
    package: str
    cards: dict[str, object]
    values: dict[str, HouseValue]
    notes: dict[str, tuple[str, ...]]

    def value(self, name: str) -> HouseValue:
        """A value that is declared; refused with those that are."""
        if name in self.values:
            return self.values[name]
        have = ", ".join(self.values)
        right = f"declared are {have}" if have else f"{self.game} declares none, in a {FILE} beside its card file"
        raise HouseValueError(f"there is no house value {quoted(name)}; {right}")

    def read(self, said: Mapping[str, object]) -> dict[str, object]:
        """Values by name, each as it may be."""
        return {name: self.value(name).read(value) for name, value in said.items()}

    def overlay(self, said: Mapping[str, object]) -> Overlay | None:
        """What is laid over the card file for some values; None where they are those that it has."""
        table = self.cards
        changes: dict[str, object] = {}
        for name, value in self.read(said).items():
            some = self.value(name).changes(table, value)
            changes |= dict(some)
            table = changed(table, some)
        return Overlay(self.package, CARDS, tuple(changes.items())) if table != self.cards else None


def house_of(game: Game) -> House:
    """The house values that a game declares, whatever values this process plays with."""
    return _house_of(game.id, getattr(sys.modules[type(game).__module__], "__package__", None) or "")


@lru_cache(maxsize=16)
def _house_of(game: str, package: str) -> House:
    folder = files(package) if package else None
    if folder is None or not folder.joinpath(FILE).is_file():
        return House(game, package, {}, {}, {})
    cards = parse_toml(folder.joinpath(CARDS).read_text(encoding="utf-8"), CARDS)
    top = Entry(parse_toml(folder.joinpath(FILE).read_text(encoding="utf-8"), FILE), FILE, "")
    tables = top.entry("values")
    values = {name: _read_value(tables.entry(name), name, cards) for name in tables.table}
    notes = top.entry("notes") if top.has("notes") else Entry({}, FILE, "notes")
    about = {note: notes.texts(note) for note in notes.table}
    top.done()
    house = House(game, package, cards, values, about)
    for value in values.values():
        for path in (value.at, *([value.into] if value.into else [])):
            source = source_of(cards, path, about)
            if source != HOUSE:
                entry = tables.entry(value.name)
                raise entry.wrong("at", f"leads to {path}, which is no house value: its source is {source!r}")
    return house


def _read_value(entry: Entry, name: str, cards: Mapping[str, object]) -> HouseValue:
    exchange, choices = entry.has("out"), entry.has("choices")
    value = HouseValue(
        name=name,
        about=entry.text("about"),
        at=entry.text("out") if exchange else entry.text("at"),
        into=entry.text("in") if exchange else "",
        low=0 if choices else entry.number("low", -MOST, MOST),
        high=0 if choices else entry.number("high", -MOST, MOST),
        choices=_choices(entry) if choices else (),
        rules=entry.texts("rules") if entry.has("rules") else (),
    )
    entry.done()
    try:
        value.read(value.present(cards))
        for path in (value.at, value.into) if exchange else ():
            _count(cards, path)
    except KeyError:
        raise entry.wrong("out" if exchange else "at", f"leads nowhere in {CARDS}: {value.at}") from None
    except HouseValueError as error:
        raise entry.wrong("choices" if choices else "low", f"does not fit what {CARDS} says: {error}") from None
    return value


def _choices(entry: Entry) -> tuple[object, ...]:
    found = entry.table["choices"]
    if not isinstance(found, list) or len(found) < 2:
        raise entry.wrong("choices", f"must be a list of two values or more, not {quoted(found)}")
    return tuple(found)


def source_of(cards: object, path: str, notes: Mapping[str, tuple[str, ...]]) -> str:
    """Where a value of a card file is from: the innermost note that is about it; empty where there is none.

    >>> source_of({"rules": {"source": "rulebook", "limit": 9, "source_limit": "house"}}, "rules.limit", {})
    'house'
    """
    found, inner = "", ""
    steps = path.split(".")
    for place in range(len(steps)):
        table = value_at(cards, inner) if inner else cards
        if isinstance(table, Mapping):
            field = steps[place]
            names = [field, *(note for note, fields in notes.items() if field in fields)]
            told = [table[f"source_{name}"] for name in names if f"source_{name}" in table]
            found = str(told[0] if told else table.get("source", found))
        inner = ".".join(steps[: place + 1])
    return found
