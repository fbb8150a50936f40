"""Messages: what is said to people, each declared once as a frozen class; a file for each language has its words.

>>> class Draw(News):
...     '''A camp draws a card; whoever may not know which one sees none.'''
...
...     camp: Seat
...     card: Card | None = None
>>> Draw.id, Draw("red", "red_5#1").plain()
('news-draw', {'camp': 'red', 'card': 'red_5#1'})
>>> Draw("red").plain()
{'camp': 'red'}

Its words are a message of Project Fluent under that id, with the fields as variables::

    news-draw = { $camp } draws { $card ->
        [none] a card face down
       *[other] { $card }
    }.

What a field stands for is its type here: a :data:`Seat` is said by its name in the language, a :data:`Card` by its
title, an ``int`` is a number, a ``Literal`` a word to choose between, and another message is said by its own words. A
field that is None is left out wherever it goes, and its variable is the word ``none``. A tuple is a list as people say
it; beside ``$cards`` there is ``$cards_count``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from enum import StrEnum
from functools import cache, reduce
from operator import or_
from types import MappingProxyType, NoneType, UnionType
from typing import (
    Annotated,
    Any,
    ClassVar,
    Final,
    Literal,
    Union,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

NONE: Final = "none"  # what a variable is whose field is None


class ValueKind(StrEnum):
    """What a value stands for, and so how it is said."""

    SEAT = "seat"  # a seat, or a camp that owns something: the message ``seat-NAME``
    CARD = "card"  # a card or a kind of card: its title
    CORNER = "corner"  # a card by the number or letter in its corner
    CARD_TEXT = "card_text"  # a card by what is printed on it
    ZONE = "zone"  # the message ``zone-NAME``
    TERM = "term"  # any name of the game's that has words of its own: the message ``term-NAME``
    WORD = "word"  # one of a few words, which the message chooses between
    TEXT = "text"  # what somebody has written, as it is
    NUMBER = "number"
    FLAG = "flag"  # yes or no, to choose between
    PART = "part"  # a message of a class that is known, as its fields
    MESSAGE = "message"  # any message, with its id


Seat = Annotated[str, ValueKind.SEAT]
Card = Annotated[str, ValueKind.CARD]
Corner = Annotated[str, ValueKind.CORNER]
CardText = Annotated[str, ValueKind.CARD_TEXT]
Zone = Annotated[str, ValueKind.ZONE]
Term = Annotated[str, ValueKind.TERM]
Text = Annotated[str, ValueKind.TEXT]


@dataclass(frozen=True)
class Slot:
    """A field of a message: what it stands for, whether it is a list, and whether it may be left out."""

    name: str
    role: ValueKind
    many: bool = False
    optional: bool = False
    part: str = ""  # the id of the message that it is, where that is known
    words: tuple[str, ...] = ()  # what it may be, where it is one of a few words


@dataclass(frozen=True)
class Shape:
    """What a message holds."""

    id: str
    slots: tuple[Slot, ...]

    @property
    def variables(self) -> frozenset[str]:
        """What its words may name."""
        counts = {f"{slot.name}_count" for slot in self.slots if slot.many}
        return frozenset({slot.name for slot in self.slots} | counts)


@dataclass(frozen=True)
class Saying:
    """A message as plain data: which one it is, and its fields."""

    id: str
    fields: Mapping[str, Any]

    def saying(self) -> Saying:
        """Itself, as messages have it too."""
        return self

    def plain(self) -> dict[str, object]:
        """The same as a table."""
        return {"id": self.id, "fields": self.fields}


@dataclass_transform(frozen_default=True)
class Message:
    """Something that is said to people. The fields of a class are its variables; the id follows from its name."""

    prefix: ClassVar[str] = ""
    kind: ClassVar[str] = ""  # its name among those with the same prefix
    id: ClassVar[str] = ""

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        if "prefix" not in cls.__dict__:
            if "kind" not in cls.__dict__:
                cls.kind = re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()
            cls.id = f"{cls.prefix}-{cls.kind}"
        dataclass(frozen=True)(cls)

    def plain(self) -> dict[str, object]:
        """The fields as plain data, without those that are None."""
        told = {name: value for name, value in self.__dict__.items() if value is not None}
        for slot in _put_together(type(self)):  # type: ignore[arg-type]  # as below
            if slot.name in told:
                told[slot.name] = _plain(slot, told[slot.name])
        return told

    def saying(self) -> Saying:
        """The message as plain data that says which one it is."""
        return Saying(self.id, self.plain())

    @classmethod
    def shape(cls) -> Shape:
        """What its fields stand for."""
        return _shape(cls)  # type: ignore[arg-type]  # a class can be hashed, whatever its objects can

    @classmethod
    def parts(cls) -> list[type[Message]]:
        """The classes of messages that are parts of it."""
        return _parts(cls)


Sayable = Message | Saying


class News(Message):
    """Something that happened: a line of the log."""

    prefix = "news"


class Question(Message):
    """What somebody has to decide."""

    prefix = "ask"


class Choice(Message):
    """One of the things to choose from: its label in a few words, and under ``.says`` what it does, in a sentence."""

    prefix = "choice"


class Refusal(Message):
    """Why something is not possible."""

    prefix = "refusal"


class Part(Message):
    """What other messages are put together from; under ``.between`` what stands between several."""

    prefix = "part"


@cache
def _put_together(kind: type[Message]) -> tuple[Slot, ...]:
    """The fields that are no plain data as they are."""
    roles = (ValueKind.PART, ValueKind.MESSAGE)
    return tuple([slot for slot in kind.shape().slots if slot.many or slot.role in roles])


def _plain(slot: Slot, value: Any) -> object:
    if slot.many:
        return [_plain_one(slot, each) for each in value]
    return _plain_one(slot, value)


def _plain_one(slot: Slot, value: Any) -> object:
    if slot.role is ValueKind.PART:
        return value.plain()
    return value.saying().plain() if slot.role is ValueKind.MESSAGE else value


@cache
def _shape(kind: type[Message]) -> Shape:
    hints = get_type_hints(kind, include_extras=True)
    return Shape(kind.id, tuple(_slot(kind, field.name, hints[field.name]) for field in fields(kind)))  # type: ignore[arg-type]


def _slot(kind: type[Message], name: str, hint: Any) -> Slot:
    optional, hint = _without_none(hint)
    many = get_origin(hint) is tuple
    if many:
        hint = get_args(hint)[0]
    role, part = _role(hint)
    if role is None:
        raise TypeError(f"the field {name!r} of the message {kind.__qualname__} has a type that nobody can say: {hint}")
    words = tuple(map(str, get_args(hint))) if get_origin(hint) is Literal else ()
    return Slot(name, role, many, optional, part, words)


def _without_none(hint: Any) -> tuple[bool, Any]:
    if get_origin(hint) in (Union, UnionType) and NoneType in get_args(hint):
        return True, reduce(or_, [each for each in get_args(hint) if each is not NoneType])
    return False, hint


_PLAIN: Final[Mapping[Any, ValueKind]] = {
    int: ValueKind.NUMBER,
    float: ValueKind.NUMBER,
    bool: ValueKind.FLAG,
    str: ValueKind.WORD,
}


def _role(hint: Any) -> tuple[ValueKind | None, str]:
    if get_origin(hint) is Annotated:
        return next((each for each in get_args(hint)[1:] if isinstance(each, ValueKind)), None), ""
    if get_origin(hint) is Literal:
        return ValueKind.WORD, ""
    if hint == Sayable:
        return ValueKind.MESSAGE, ""
    if isinstance(hint, type) and issubclass(hint, Message):
        return (ValueKind.PART, hint.id) if hint.id else (ValueKind.MESSAGE, "")
    return _PLAIN.get(hint), ""


def _parts(kind: type[Message]) -> list[type[Message]]:
    hints = get_type_hints(kind)
    found: list[type[Message]] = []
    for field in fields(kind):  # type: ignore[arg-type]
        hint = _without_none(hints[field.name])[1]
        hint = get_args(hint)[0] if get_origin(hint) is tuple else hint
        if isinstance(hint, type) and issubclass(hint, Message) and hint.id:
            found += [hint, *_parts(hint)]
    return found


# What a message holds that no class declares: a choice by the words of its action, a question by what it is called.
COMMON: Final[Mapping[str, tuple[Slot, ...]]] = {
    "choice": (
        Slot("words", ValueKind.TEXT),  # the action, as it is notated
        Slot("cards", ValueKind.CARD, many=True),
        Slot("seats", ValueKind.SEAT, many=True),
        Slot("places", ValueKind.ZONE, many=True),
        Slot("text", ValueKind.CARD_TEXT, optional=True),
    ),
    "ask": (Slot("about", ValueKind.CARD, optional=True),),
}


def common_shape(name: str) -> Shape | None:
    """What a message holds whose class nobody has declared, by the beginning of its id."""
    slots = COMMON.get(name.partition("-")[0])
    return None if slots is None else Shape(name, slots)


def declared(base: type[Message], kind: str, fields_: Mapping[str, Any] = MappingProxyType({})) -> type[Message]:
    """A class of messages whose kind and fields are worked out.

    >>> declared(Refusal, "too_low", {"rank": int})(rank=3).saying()
    Saying(id='refusal-too_low', fields={'rank': 3})
    """
    name = kind.title().replace("_", "")
    return type(name, (base,), {"kind": kind, "__annotations__": dict(fields_), "__module__": __name__})


def shapes_of(kinds: Sequence[type[Message]]) -> dict[str, Shape]:
    """What some messages hold, and the parts of them, by their ids."""
    return {each.id: each.shape() for kind in kinds for each in (kind, *kind.parts())}
