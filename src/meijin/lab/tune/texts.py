"""Texts that follow from house values: those that the game composes, and lines written by hand that mention one."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from meijin.kernel import registry
from meijin.kernel.game import Game
from meijin.kernel.housevalues import CARDS, House, HouseValue
from meijin.kernel.overlay import value_at
from meijin.kernel.rulebook import FILE as RULES
from meijin.kernel.rulebook import RULE
from meijin.lab.experiment import Experiment, variants

LESSON: Final = "lesson.toml"
NAMES: Final = ("name", "short_name")  # of an entry of a card file, as people write them
TEXT: Final = "text"


@dataclass(frozen=True)
class Mention:
    """A line that may have to say something else now."""

    file: str
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.file}, line {self.line}: {self.text}"


@dataclass(frozen=True)
class Texts:
    """What a game says of its cards with the values of a process."""

    composed: Mapping[str, str]  # by their place in the card file
    cards: Mapping[str, str]  # by kind of card

    def changes(self, after: Texts) -> tuple[tuple[str, str], ...]:
        """What has to be changed in the card file for it to say what the game now composes."""
        return tuple((path, text) for path, text in after.composed.items() if self.composed.get(path) != text)

    def differing(self, after: Texts) -> dict[str, tuple[str, str]]:
        """What says something else now, with what it said before: cards by kind, and texts that are on none of them."""
        found = {kind: (text, after.cards[kind]) for kind, text in self.cards.items() if after.cards[kind] != text}
        told = "\n".join(after.cards.values())
        return found | {path: (self.composed[path], text) for path, text in self.changes(after) if text not in told}


def texts_of(experiment: Experiment) -> Texts:
    """What the game of an experiment says in this process."""
    game = registry.find(experiment.game)
    kinds = dict.fromkeys(kind for variant in variants(experiment) for kind in variant.setup.kinds)
    return Texts(game.composed(), {kind: game.card_text(kind) for kind in kinds})


def mentions(game: Game, house: House, values: Sequence[HouseValue]) -> list[Mention]:
    """The lines written by hand that mention one of some values: by the rules it names, or by name and number."""
    composed = game.composed().values()
    found: dict[tuple[str, int], Mention] = {}
    for value in values:
        for each in (*_in_rules(game, house, value), *_in_lesson(game, house, value), *_on_cards(game, house, value)):
            if not any(text in each.text for text in composed):
                found.setdefault((each.file, each.line), each)
    return sorted(found.values(), key=lambda each: (each.file, each.line))


def _in_rules(game: Game, house: House, value: HouseValue) -> Iterator[Mention]:
    rule = ""
    for line, text in _lines(game, RULES):
        met = RULE.match(text)
        rule = met[1] if met else rule if text.startswith("  ") else ""
        if rule in value.rules or _names_it(text, house, value):
            yield Mention(RULES, line, text.strip())


def _in_lesson(game: Game, house: House, value: HouseValue) -> Iterator[Mention]:
    for line, text in _lines(game, LESSON):
        if _names_it(text, house, value):
            yield Mention(LESSON, line, text.strip())


def _on_cards(game: Game, house: House, value: HouseValue) -> Iterator[Mention]:
    """The text in the entry that the value is of."""
    said = {text for _, inner in _entries(house, value) for name, text in inner.items() if name == TEXT}
    for line, text in _lines(game, CARDS):
        if any(isinstance(each, str) and each and each in text for each in said):
            yield Mention(CARDS, line, text.strip())


def _names_it(text: str, house: House, value: HouseValue) -> bool:
    """Whether a text has the number of a value, and the name of what it is the number of."""
    present = value.present(house.cards)
    named = [str(inner[name]) for _, inner in _entries(house, value) for name in NAMES if name in inner]
    return bool(re.search(rf"\b{re.escape(str(present))}\b", text)) and any(name in text for name in named)


def _entries(house: House, value: HouseValue) -> Iterator[tuple[str, Mapping[str, object]]]:
    """The tables that a value is in, from the innermost out."""
    path = value.at.rpartition(".")[0]
    while path:
        inner = value_at(house.cards, path)
        if isinstance(inner, Mapping):
            yield path, inner
        path = path.rpartition(".")[0]


def _lines(game: Game, name: str) -> Iterator[tuple[int, str]]:
    file = game.beside(name)
    yield from enumerate(file.read_text(encoding="utf-8").splitlines() if file is not None else (), 1)
