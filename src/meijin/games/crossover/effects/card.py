"""A card: what is printed on it."""

from __future__ import annotations

from dataclasses import dataclass, field

from meijin.games.crossover.effects.ability import Ability
from meijin.games.crossover.language.filters import Filter
from meijin.games.crossover.language.terms import Keyword, Signed, Small, Symbol
from meijin.games.crossover.language.vocabulary import CardType, Line, Subtype

Power = tuple[int, int]
"""Combat and Support."""


@dataclass(frozen=True, slots=True)
class ArtCost:
    """What an art costs: chakra of given symbols, of any symbol, and X more."""

    symbols: tuple[tuple[Symbol, int], ...] = ()
    any: int = 0
    x: bool = False


@dataclass(frozen=True, slots=True)
class Card:
    """A card of the pool: what is printed on it, and the same as bits."""

    id: str
    number: str
    name: str
    line: Line
    type_: CardType
    set_: str
    source: str
    source_effect: str
    also_named: tuple[str, ...] = ()
    symbols: tuple[Symbol, ...] = ()
    turn: Small = 0
    hand: Small = 0
    healthy: Power = (0, 0)
    injured: Power = (0, 0)
    attributes: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    mental: Signed | None = None
    keywords: tuple[Keyword, ...] = ()
    subtypes: tuple[Subtype, ...] = ()
    time_limit: Small = 0
    cost: ArtCost | None = None
    user: tuple[Filter, ...] = ()  # one of them must match the user of an art; none: any fighter may
    abilities: tuple[Ability, ...] = ()
    text_: str = ""  # as the card file writes it; it follows from the rest, and is not kept

    index: int = field(default=0, compare=False)  # in Pool.cards: the kind of a card of a game
    name_bits: int = field(default=0, compare=False)  # all its names; two cards share a name if their bits do
    symbol_bits: int = field(default=0, compare=False)  # the symbols of the two lines have bits of their own
    trait_bits: int = field(default=0, compare=False)  # as printed
    human_bits: int = field(default=0, compare=False)  # as they are in a crossover, where Naruto's people are Human
    attribute_bits: int = field(default=0, compare=False)
    keyword_bits: int = field(default=0, compare=False)  # the kinds of its keywords
    rank: int = field(default=-1, compare=False)  # -1: it has none
    requires: frozenset[str] = field(default=frozenset(), compare=False)  # names, attributes, traits ``user`` asks for
    is_fighter: bool = field(default=False, compare=False)
    is_art: bool = field(default=False, compare=False)
    is_mission: bool = field(default=False, compare=False)  # a mission or an event
    is_support: bool = field(default=False, compare=False)  # it stays in play without being a fighter
    is_counter: bool = field(default=False, compare=False)
    is_adventure: bool = field(default=False, compare=False)

    @property
    def text(self) -> str:
        """What it says in English, but for what is printed above its text."""
        from meijin.games.crossover.effects.description import describe  # noqa: PLC0415  # which is made of cards

        return describe(self)
