"""The messages that the texts of cards have besides those of their terms."""

from __future__ import annotations

from typing import Final

from meijin.words import Message, Term, Text


class CardPart(Message):
    """A part of the text of a card."""

    prefix = "part-card"


class Reference(CardPart):
    """An object that is known: this card, the user, that fighter."""

    who: str
    source: str
    noun: str = "fighter"
    again: bool | None = None  # it was spoken of last
    nth: int | None = None
    of: Message | None = None


class Objects(CardPart):
    """Objects that are to be found, or just what they are called."""

    sort: str  # fighter, support, card, chain
    how: str  # bare, a, one, some, all
    line: str | None
    of: str | None
    n: Text | None
    many: bool | None
    up_to: bool | None
    counted: bool | None  # their number is wanted
    unasked: bool | None  # nothing is asked of them
    in_play: bool | None  # and that is worth saying
    by: str | None
    one_head: bool | None
    zone: str | None
    zones: Message | None
    # what they must be
    trait: Term | None
    not_trait: Term | None
    symbol: Term | None
    attr: Term | None
    keyword: Term | None
    rank_min: Term | None
    gameline: str | None
    status: str | None
    role: str | None
    art: bool | None
    fighter: bool | None
    other: bool | None
    mental_max: int | None
    turn_min: int | None
    turn_max: int | None
    printed_turn_min: int | None
    printed_turn_max: int | None
    has_coin: Message | None
    types: Message | None
    names: Message | None
    aims: bool | None
    near: str | None
    whom: Message | None


class Joined(CardPart):
    """Two messages as one; ``more`` where others follow, and ``first`` where none were before."""

    one: Message
    next: Message
    how: str
    more: bool | None
    start: bool | None


class Aimed(CardPart):
    """The targets, and then what happens."""

    targets: Message
    do: Message


class Where(CardPart):
    """What a letter stands for."""

    letter: Text
    number: Message


class Called(CardPart):
    """Something by its name."""

    name: Term


class CoinOf(CardPart):
    """A coin, of any kind where none is said."""

    name: Term | None


class TypePart(CardPart):
    """A type of cards."""

    kind = "type"
    type: str
    many: bool | None


class ZonePart(CardPart):
    """A zone that cards are taken from."""

    kind = "from"
    zone: str
    line: str | None


class WordPart(CardPart):
    """A word of the effect language, of the enumeration ``sort``."""

    kind = "word"
    sort: str
    word: str


class KeywordPart(CardPart):
    """A keyword as cards print it."""

    kind = "keyword"
    name: Term
    number: int | None
    whom: Term | None


class HasCoin(CardPart):
    """The source has a DB coin, as a condition."""

    whom: Message
    form: str
    negated: bool | None = None


class Happens(CardPart):
    """When a trigger triggers."""

    event: str
    role: str | None
    whom: Message | None
    coin: Term | None


class EachTime(CardPart):
    """Each time something happens to a player, or to objects."""

    event: str
    of: str | None
    whom: Message | None
    whom_is: str | None
    scope: str | None  # fighters, teams or cards of that player


class AbilityPart(CardPart):
    """An ability of a card."""

    kind = "ability"
    sort: str
    happens: Message | None
    played: bool | None  # it is an event, which does it when played
    me: Message | None
    would: str | None
    role: str | None
    timing: str | None
    anywhere: bool | None
    cond: Message | None
    cost: Message | None
    may: str | None  # may, or like where the effect does not begin with a command
    do: Message
    valid: bool | None
    db: bool | None
    icons: bool | None
    limit: str | None
    unnegatable: bool | None
    unique: bool | None


class SubtypePart(CardPart):
    """Something that a card is besides its type; ``time`` with how long it stays."""

    kind = "subtype"
    subtype: str
    time: int | None = None


class Subtypes(CardPart):
    """What a card is besides its type."""

    all: tuple[SubtypePart, ...]


class Line(CardPart):
    """A sentence of a card, or several that go together."""

    said: Message
    full: bool | None = None  # it ends like one


class AnyUser(CardPart):
    """Any fighter may use an art."""


class Unit(CardPart):
    """A part of what an art costs."""

    symbol: Term | None
    n: int | None


class KindOf(CardPart):
    """A subtype of a card, or its type."""

    subtype: str | None
    type: str


class Head(CardPart):
    """What stands on a card above its text."""

    kinds: tuple[KindOf, ...]
    number: Text
    turn: int | None
    hand: int | None
    cost: tuple[Unit, ...] | None
    symbols: tuple[Term, ...]
    healthy: Text | None
    injured: Text | None
    mental: int | None
    attributes: tuple[Called, ...]
    traits: tuple[Called, ...]
    user: Message | None


class Printed(CardPart):
    """All that stands on a card."""

    head: Head | None
    lines: tuple[Line, ...]


PARTS: Final[tuple[type[Message], ...]] = (
    *(Reference, Objects, Joined, Aimed, Where, Called, CoinOf, TypePart, ZonePart, WordPart, KeywordPart),
    *(HasCoin, Happens, EachTime, AbilityPart, SubtypePart, Subtypes, Line, AnyUser, Unit, KindOf, Head, Printed),
)
