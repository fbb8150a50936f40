"""What is printed on cards, value by value, and what they are called for short."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.crossover.effects.description import user_words
from meijin.games.crossover.effects.phrases import keyword_words
from meijin.games.crossover.language.vocabulary import CardType, Line
from meijin.kernel.errors import listed
from meijin.kernel.game import Face, Fact
from meijin.kernel.kinds import kind_of

if TYPE_CHECKING:
    from meijin.games.crossover.cards import Pool
    from meijin.games.crossover.effects.card import ArtCost, Card

_COLOURS: Final = {
    "fire": "red",
    "water": "blue",
    "wind": "green",
    "earth": "yellow",
    "lightning": "magenta",
    "namek": "green",
    "space": "blue",
    "demon": "red",
}
_GROUPS: Final = {
    CardType.NINJA: "Ninjas",
    CardType.JUTSU: "Jutsu",
    CardType.MISSION: "Missions",
    CardType.CLIENT: "Clients",
    CardType.WARRIOR: "Warriors",
    CardType.TECHNIQUE: "Techniques",
    CardType.EVENT: "Events",
    CardType.WISH: "Wishes",
}


def _chakra(cost: ArtCost) -> str:
    """What an art costs: ``1 lightning and 2 of any symbol``."""
    units = [f"{n} {symbol.text}" for symbol, n in cost.symbols]
    units += [f"{cost.any} of any symbol"] if cost.any else []
    units += ["X of any symbol"] if cost.x else []
    return listed(units) if units else "nothing"


def _units(cost: ArtCost) -> tuple[str, ...]:
    """What an art costs, card by card: symbols, then ``any``, then ``x``."""
    named = [symbol.text for symbol, n in cost.symbols for _ in range(n)]
    return (*named, *("any",) * cost.any, *("x",) * bool(cost.x))


def card_face(pool: Pool, name: str) -> Face:
    """How a card is drawn small: its name, its power or cost, its symbol and what sort of card it is."""
    card = pool.by_id[name]
    colour = _COLOURS[card.symbols[0].text] if card.symbols else ""
    hint = "" if card.type_ is CardType.WISH else f"T{card.turn}" + (f" H{card.hand}" if card.hand else "")
    corner = f"{card.healthy[0]}/{card.healthy[1]}" if card.is_fighter else card.type_.word[0].upper()
    line = "Naruto" if card.line is Line.NARUTO else "Dragon Ball"
    return Face(card.name, corner, colour, hint, f"{line}: {_GROUPS[card.type_]}")


def card_facts(pool: Pool, name: str) -> dict[str, Fact]:
    """What is printed on a card, value by value; what a card does not have is left out.

    >>> from meijin.games.crossover.cards import POOL
    >>> facts = card_facts(POOL, "n-475")
    >>> facts["symbols"], facts["healthy_combat"], facts["injured_combat"]
    (('lightning',), 4, 3)
    """
    card = pool.by_id[name]
    facts: dict[str, Fact] = {
        "name": card.name,
        "line": card.line.word,
        "type": card.type_.word,
        "number": card.number,
        "symbols": tuple(symbol.text for symbol in card.symbols),
    }
    if card.type_ is not CardType.WISH and (not card.is_art or card.is_adventure):
        facts |= {"turn": card.turn, "hand": card.hand}
    if card.cost is not None:
        facts |= {"cost": _chakra(card.cost), "cost_units": _units(card.cost)}
    if card.is_fighter:
        facts |= {"healthy_combat": card.healthy[0], "healthy_support": card.healthy[1]}
        facts |= {"injured_combat": card.injured[0], "injured_support": card.injured[1]}
    if card.mental is not None:
        facts["mental"] = card.mental
    words = {
        "subtypes": tuple(subtype.word for subtype in card.subtypes),
        "attributes": card.attributes,
        "traits": card.traits,
        "keywords": tuple(keyword_words(keyword) for keyword in card.keywords),
    }
    facts |= {name: listed_words for name, listed_words in words.items() if listed_words}
    if card.user:
        facts["user"] = user_words(card)
    if card.time_limit:
        facts["time"] = card.time_limit
    return facts


# -- for short ------------------------------------------------------------------------------------------------------


def card_of(pool: Pool, name: object) -> Card:
    """What is printed on a card."""
    return pool.by_id[kind_of(str(name))]


def title(pool: Pool, name: object) -> str:
    """A card as people call it, with its number, since several cards share a name.

    >>> from meijin.games.crossover.cards import POOL
    >>> title(POOL, "n-475#r1")
    'Rock Lee (n-475)'
    """
    kind = kind_of(str(name))
    return f"{pool.by_id[kind].name} ({kind})"


def called(pool: Pool, name: object) -> str:
    """What a card is called at the table: fighters for short, all others as they are printed."""
    printed = card_of(pool, name)
    return short_name(printed.name) if printed.is_fighter else printed.name


LONG: Final = 10  # a person's name that is longer is cut to one word
TITLES: Final = frozenset({"Captain", "King", "Master", "Might"})  # before the word by which somebody is called


def short_name(name: str) -> str:
    """What somebody is called for short; of two persons, both.

    A number in a name hangs together with the word before it, since a lone number would be that of a choice.

    >>> short_name("Naruto Uzumaki & Gaara of the Desert"), short_name("Rock Lee"), short_name("Master Roshi")
    ('Naruto & Gaara', 'Rock Lee', 'Roshi')
    >>> short_name("Android 18")
    'Android-18'
    """
    return " & ".join(_called(person) for person in name.split(" & "))


def _called(person: str) -> str:
    first, *rest = person.split()
    if rest and rest[-1].isdecimal():
        return "-".join([first, *rest])
    if len(person) <= LONG:
        return person
    return rest[-1] if first in TITLES else first
