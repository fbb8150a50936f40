"""What is said about lists that players put together, in the words of ``words/*/kernel.ftl`` or a game's own.

A game whose players bring lists declares them with its own messages.
"""

from __future__ import annotations

from typing import Final, Literal

from meijin.words import Card, Message, Part, Refusal, Sayable, Seat, Term, Text


class LongLine(Refusal):
    """A line without end."""

    kind = "list_long_line"
    count: int
    most: int


class UnknownHeading(Refusal):
    """A heading that is nearly one."""

    kind = "list_heading"
    words: Text
    meant: Text


class LongName(Refusal):
    """A name without end, or with signs that nobody can print."""

    kind = "list_long_name"
    most: int


class NumberedTwice(Refusal):
    """An entry with two numbers."""

    kind = "list_numbered_twice"
    words: Text


class WrongNumber(Refusal):
    """A number of cards that is none."""

    kind = "list_number"
    words: Text
    most: int
    given: Text


class ManyEntries(Refusal):
    """A list without end."""

    kind = "list_entries"
    most: int


class OtherName(Refusal):
    """The number of a card beside the name of another one."""

    kind = "list_other_name"
    number: Text
    printed: Text
    words: Text


class NotToml(Refusal):
    """What looks like TOML and is none."""

    kind = "list_not_toml"
    problem: Text


class WrongField(Refusal):
    """A field of a list with something else than it must have."""

    kind = "list_field"
    needs: Literal["text", "names", "numbers"]
    given: Text
    example: Text


class UnknownField(Refusal):
    """A field that no list has."""

    kind = "list_unknown_field"
    words: Text
    fields: tuple[Text, ...]


class Unknown(Refusal):
    """A card that there is not."""

    kind = "list_unknown"
    words: Text
    meant: Card | None = None


class Copies(Refusal):
    """Too many of a card."""

    kind = "list_copies"
    card: Card
    count: int
    most: int


class Size(Refusal):
    """Too few or too many in a part of a list."""

    kind = "list_size"
    part: Term
    count: int
    low: int
    high: int
    exactly: bool


class Barred(Refusal):
    """A card that may not be chosen here."""

    kind = "list_barred"
    card: Card
    reason: Text | None = None


class Placed(Part):
    """What is wrong with a list, where that is, and which rule it breaks."""

    problem: Sayable
    lines: tuple[int, ...] = ()
    place: Text | None = None
    rule: Text | None = None


class Unplayable(Refusal):
    """A list that may not be played: that of a file, or of a seat."""

    kind = "list_unplayable"
    problems: tuple[Placed, ...]
    file: Text | None = None
    seat: Seat | None = None


class NoList(Refusal):
    """What is no list at all: it is not even text, or has far too many characters."""

    kind = "list_none"
    file: Text | None
    what: Text
    most: int | None = None
    count: int | None = None


MESSAGES: Final[tuple[type[Message], ...]] = (
    *(LongLine, UnknownHeading, LongName, NumberedTwice, WrongNumber, ManyEntries, OtherName, NotToml, WrongField),
    *(UnknownField, Unknown, Copies, Size, Barred, Placed, Unplayable, NoList),
)
