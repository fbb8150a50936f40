"""Cards of one's own: a document with ``[[cards]]`` that go with those of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from meijin.games.crossover.effects.card import Card
from meijin.games.crossover.reading.pool_reader import SCHEMA, PoolReader
from meijin.games.crossover.reading.problems import Problem, shown, unknown

SECTIONS: Final = ("schema", "sets", "cards")


@dataclass(frozen=True, slots=True)
class Additions:
    """What a document adds to the cards of another."""

    known: tuple[Card, ...]  # those of the other
    read: tuple[Card, ...]
    good: tuple[Card, ...]  # of those that were read
    problems: tuple[Problem, ...]


def read_additions(document: dict[str, object], base: dict[str, object], file: str) -> Additions:
    """The cards of a document together with those of another, whose ids, numbers and sets they may not use again."""
    reader = PoolReader(base, file)
    reader.pool()
    known = dict(reader.cards)
    reader.entry = ""
    for key in document:
        if key not in SECTIONS:
            reader.wrong(key, unknown(key, SECTIONS))
    if document.get("schema", SCHEMA) != SCHEMA:
        reader.wrong("schema", f"must be {SCHEMA}, not {shown(document['schema'])}")
    if not document.get("cards"):
        reader.wrong("cards", "is missing: a file of cards has [[cards]]")
    taken = reader.sets
    for name in reader.read_sets(document):
        if name in taken:
            reader.wrong(name, "is a set of the game already")
    reader.read_cards(document)
    cards = tuple(card for name, card in reader.cards.items() if name not in known)
    wrong = {problem.entry for problem in reader.problems}
    good = tuple(card for card in cards if f"card {card.id}" not in wrong)
    return Additions(tuple(known.values()), cards, good, tuple(reader.problems))
