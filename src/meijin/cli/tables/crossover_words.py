"""What is said of Crossover Battles at its table: cards in a few words, the steps, the rules step by step."""

from __future__ import annotations

import re
from typing import Final

from meijin.games.crossover.cards import POOL, Card, Pool
from meijin.games.crossover.effects.description import short, user_words
from meijin.games.crossover.language.vocabulary import CardType, Line
from meijin.games.crossover.lists import DeckList
from meijin.words import Speech

RULES: Final = POOL.rules

# The letters of the steps as they stand in the strip; some steps have a part before or after them.
STRIP: Final = tuple("ABCDEFGHIJKLMNOPQ")
# What can be typed for several actions at once, and words on the cards that can be asked about.
SAYINGS: Final = {
    "teams A B / C D": "teams",
    "attack A B": "attack",
    "coin A 7": "coin",
    "pay A B": "pay",
    "place all": "place",
    "pass": "pass",
}
GLOSSARY: Final = (
    *("valid", "db", "growth", "ambush", "platoon", "super_heal", "toughness", "fierce", "plunder", "ally", "thrash"),
)


def rules_of(speech: Speech, step: str) -> list[str]:
    """The rules of a step, and how the game ends."""
    values = {name: getattr(RULES, name) for name in RULES.__dataclass_fields__}
    told = speech.phrase(f"table-rules-{step or 'over'}", **values)
    return [*told.splitlines(), *([speech.phrase("table-rules-ending", **values)] if step else [])]


LONG: Final = 25  # who may use an art comes after what it does if that takes more


# -- cards ----------------------------------------------------------------------------------------------------------

_OPTIONS: Final = re.compile(r"hooses? one[^:]*: (.*?; or .*?)(?:\.|$)")


def option_words(card: Card, number: int) -> str:
    """What one of several effects of a card does; empty if its text does not tell them apart.

    >>> option_words(POOL.by_id["j-451"], 1)
    'change it to injured'
    """
    found = _OPTIONS.search(card.text)
    options = found[1].split("; or ") if found else []
    return options[number - 1] if 0 < number <= len(options) else ""


def symbol_word(speech: Speech, symbol: str, line: Line) -> str:
    """A symbol as it is called; both lines have an Earth."""
    named = f"DB_{symbol.title()}" if line is Line.DB else symbol.title()
    return (speech.find(f"term-{named}", {}) or symbol).lower()


def costs(speech: Speech, card: Card) -> str:
    """What a card costs: ``T3 H1`` for turn and hand cost, ``2 fire + 1 any`` for an art."""
    if card.cost is not None:
        units = [f"{n} {symbol_word(speech, symbol.text, card.line)}" for symbol, n in card.cost.symbols]
        units += [f"{card.cost.any} {speech.phrase('table-any')}"] if card.cost.any else []
        units += ["X"] if card.cost.x else []
        paid = " + ".join(units) or speech.phrase("short-free")
        return f"T{card.turn} {paid}" if card.is_adventure else paid
    if card.type_ is CardType.WISH:
        return ""
    return f"T{card.turn}" + (f" H{card.hand}" if card.hand else "")


def power(card: Card) -> str:
    """A fighter's printed power, healthy and injured: ``5/2 (3/0)``."""
    return f"{card.healthy[0]}/{card.healthy[1]} ({card.injured[0]}/{card.injured[1]})"


def in_short(speech: Speech, card: Card) -> str:
    """A card in hand in a line: costs, symbols, power or who may use it, and what it does."""
    symbols = "+".join(symbol_word(speech, symbol.text, card.line) for symbol in card.symbols)
    parts = [costs(speech, card), f"[{symbols}]" if symbols else ""]
    if card.is_fighter:
        parts.append(power(card))
    start = " ".join(part for part in parts if part)
    does = short(card, speech.language)
    if card.is_art and card.user:
        users = user_words(card, speech.language)
        does = f"{users}: {does}" if len(users) <= LONG else f"{does} {speech.phrase('table-by', users=users)}"
    return "; ".join(part for part in (start, does) if part)


def about_deck(speech: Speech, name: str, deck: DeckList, pool: Pool) -> str:
    """A starter deck in a line."""
    cards = [(pool.by_id[card], n) for card, n in deck.main]
    symbols: dict[str, int] = {}
    for card, n in cards:
        for symbol in card.symbols:
            symbols[symbol.text] = symbols.get(symbol.text, 0) + n
    most = sorted(symbols, key=lambda symbol: -symbols[symbol])[:2]
    return speech.phrase(
        "table-about_deck",
        deck=speech.find(f"list-ready-{name}", {}) or deck.name,
        line=deck.line,
        fighters=sum(n for card, n in cards if card.is_fighter),
        arts=sum(n for card, n in cards if card.is_art),
        symbols=speech.listed([symbol_word(speech, symbol, cards[0][0].line) for symbol in most]),
    )
