"""Reading single values of a card file: texts, numbers, words, and things that cards name.

A function that finds something wrong notes it and answers BAD.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from meijin.games.crossover.language.filters import ALL
from meijin.games.crossover.language.terms import MOST, AnyCoin, Coin, Rank, Symbol
from meijin.games.crossover.language.vocabulary import Line, Word
from meijin.games.crossover.reading.problems import one_of, shown

if TYPE_CHECKING:
    from meijin.games.crossover.reading.reader import Reader

BAD: Final[Any] = object()
LONGEST: Final = 400  # no text of a card is longer
Read = Callable[["Reader", object, str], Any]


def text(reader: Reader, value: object, path: str) -> Any:
    """A text that can be printed in one line."""
    if not isinstance(value, str) or not value.strip():
        return reader.wrong(path, f"must be a text, not {shown(value)}")
    if len(value) > LONGEST:
        return reader.wrong(path, f"must have at most {LONGEST} characters, not {len(value)}")
    if not value.isprintable():
        return reader.wrong(path, "must be a text in one line without control characters")
    return value


def flag(reader: Reader, value: object, path: str) -> Any:
    """True or false."""
    return value if isinstance(value, bool) else reader.wrong(path, f"must be true or false, not {shown(value)}")


def bounded(low: int, high: int, other: str = "") -> Read:
    """A whole number within bounds, or ``all``."""

    def read(reader: Reader, value: object, path: str) -> Any:
        if other and value == other:
            return ALL
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            return reader.wrong(
                path,
                f"must be a whole number from {low} to {high}{f' or {other!r}' if other else ''}, not {shown(value)}",
            )
        return value

    return read


@cache
def word(words: type[Word], allowed: tuple[Word, ...] = ()) -> Read:
    """A word of the vocabulary."""
    known = {each.word: each for each in allowed or words}

    def read(reader: Reader, value: object, path: str) -> Any:
        found = known.get(value) if isinstance(value, str) else None
        return reader.wrong(path, one_of(value, list(known))) if found is None else found

    return read


def many(read_one: Read, alone: bool) -> Read:
    """A list of something that is not empty; ``alone``: a single one may stand for itself."""

    def read(reader: Reader, value: object, path: str) -> Any:
        if alone and isinstance(value, str):
            value = [value]
        if not isinstance(value, list):
            return reader.wrong(path, f"must be a list, not {shown(value)}")
        if not value:
            return reader.wrong(path, "must not be empty; leave it out instead")
        if len(value) > MOST:
            return reader.wrong(path, f"is too long: a list has at most {MOST} entries, not {len(value)}")
        found = [read_one(reader, item, f"{path}[{place}]") for place, item in enumerate(value)]
        if BAD in found:
            return BAD
        if isinstance(found[0], Word | str) and len(set(found)) < len(found):
            return reader.wrong(path, "says the same thing twice")
        return tuple(found)

    return read


def pair(reader: Reader, value: object, path: str) -> Any:
    """Two whole numbers."""
    if not isinstance(value, list) or len(value) != 2:
        return reader.wrong(path, f"must be two whole numbers, [Combat, Support], not {shown(value)}")
    low = bounded(-MOST, MOST)
    found = tuple([low(reader, item, f"{path}[{place}]") for place, item in enumerate(value)])
    return BAD if BAD in found else found


def named(make: Callable[[Reader, str], Any]) -> Read:
    """A text that names something of the pool."""

    def read(reader: Reader, value: object, path: str) -> Any:
        found = text(reader, value, path)
        return BAD if found is BAD else make(reader, found)

    return read


def symbol(reader: Reader, value: object, path: str) -> Any:
    """A symbol of the line of the card."""
    known = reader.symbols[reader.line]
    if not isinstance(value, str) or value not in known:
        return reader.wrong(path, one_of(value, known))
    return symbol_of(reader.symbols, reader.line, value)


def symbol_of(symbols: dict[Line, tuple[str, ...]], line: Line, name: str) -> Symbol:
    """A symbol; those of the second line come after those of the first."""
    before = sum(len(symbols[each]) for each in Line if each < line)
    return Symbol(name, line, 1 << before + symbols[line].index(name))


def rank(reader: Reader, value: object, path: str) -> Any:
    """A rank of Naruto fighters."""
    if not isinstance(value, str) or value not in reader.ranks:
        return reader.wrong(path, one_of(value, list(reader.ranks)))
    return Rank(value, reader.ranks[value])


def coin(reader: Reader, value: object, path: str) -> Any:
    """A kind of coin, which may be a new one."""
    found = text(reader, value, path)
    if found is BAD:
        return BAD
    if found == "any" or not found.replace("_", "").isalpha() or not found.islower():
        return reader.wrong(path, f"must be a kind of coin in small letters, not {shown(found)}")
    return Coin(found, reader.coins.place(found))


def coin_or_any(reader: Reader, value: object, path: str) -> Any:
    """A kind of coin, or any."""
    return AnyCoin() if value == "any" else coin(reader, value, path)


def keyword(reader: Reader, value: object, path: str) -> Any:
    """A keyword with its parameter."""
    found = text(reader, value, path)
    return BAD if found is BAD else reader.keyword(found, path)


def keyword_kind(reader: Reader, value: object, path: str) -> Any:
    """A keyword without its parameter."""
    found = reader.keyword_kinds.get(value) if isinstance(value, str) else None
    return reader.wrong(path, one_of(value, list(reader.keyword_kinds))) if found is None else found
