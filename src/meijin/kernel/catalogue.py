"""Reading card data: every mistake is named with its file, entry and field."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from importlib.resources import files
from typing import Final

from meijin.kernel import toml
from meijin.kernel.errors import DataError
from meijin.kernel.overlay import changed, overlaid

FORMER: Final = "former.toml"


def read_toml(package: str, name: str) -> dict[str, object]:
    """A TOML file that lies in a package, with the values that are to count in this process."""
    return overlaid(package, name, parse_toml(files(package).joinpath(name).read_text(encoding="utf-8"), name))


def read_former(package: str, name: str, edition: int) -> dict[str, object]:
    """The same file as an edition of the rules had it.

    In ``former.toml`` beside it a table for each edition that was the last to have other values says which, by their
    place: ``[2]`` and then ``"modes.trio.hp_purple" = 30``.
    """
    document = read_toml(package, name)
    if not files(package).joinpath(FORMER).is_file():
        return document
    former = parse_toml(files(package).joinpath(FORMER).read_text(encoding="utf-8"), FORMER)
    for last, values in sorted(former.items(), key=lambda each: -int(each[0])):
        if int(last) >= edition:
            document = changed(document, tuple(Entry(values, FORMER, last).table.items()))
    return document


def parse_toml(text: str, file: str) -> dict[str, object]:
    """A TOML text; ``file`` is named in errors."""
    try:
        return toml.parse(text)
    except ValueError as error:
        raise DataError(file, "the file", "", f"is not valid TOML: {error}") from None


def is_source(field: str) -> bool:
    """Whether a field is a note on where a value comes from."""
    return field == "source" or field.startswith("source_")


class Entry:
    """One table of a data file. Each reading method takes a field and checks its type.

    >>> entry = Entry({"id": "red_5", "number": "five"}, "cards.toml", "card red_5")
    >>> entry.text("id")
    'red_5'
    >>> entry.number("number", 1, 10)
    Traceback (most recent call last):
    ...
    meijin.kernel.errors.DataError: cards.toml: card red_5, field 'number': must be a whole number, not 'five'
    """

    def __init__(self, table: object, file: str, name: str) -> None:
        if not isinstance(table, dict):
            raise DataError(file, name, "", f"must be a table, not {table!r}")
        self.table: dict[str, object] = table
        self.file = file
        self.name = name
        self._read: set[str] = set()

    def wrong(self, field: str, problem: str) -> DataError:
        return DataError(self.file, self.name, field, problem)

    def _take(self, field: str) -> object:
        self._read.add(field)
        if field not in self.table:
            unread = [name for name in self.table if name not in self._read]
            close = get_close_matches(field, unread, n=1, cutoff=0.75)
            raise self.wrong(field, "is missing" + (f"; is it {close[0]!r} by mistake?" if close else ""))
        return self.table[field]

    def has(self, field: str) -> bool:
        self._read.add(field)
        return field in self.table

    def text(self, field: str, choices: Iterable[str] = ()) -> str:
        """A text, one of ``choices`` where they are given."""
        value = self._take(field)
        if not isinstance(value, str) or not value:
            raise self.wrong(field, f"must be a text, not {value!r}")
        allowed = tuple(choices)
        if allowed and value not in allowed:
            raise self.wrong(field, f"must be one of {', '.join(allowed)}, not {value!r}")
        return value

    def number(self, field: str, low: int, high: int) -> int:
        """A whole number within bounds."""
        value = self._take(field)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.wrong(field, f"must be a whole number, not {value!r}")
        if not low <= value <= high:
            raise self.wrong(field, f"must be from {low} to {high}, not {value}")
        return value

    def flag(self, field: str) -> bool:
        """True or false."""
        value = self._take(field)
        if not isinstance(value, bool):
            raise self.wrong(field, f"must be true or false, not {value!r}")
        return value

    def texts(self, field: str, choices: Iterable[str] = ()) -> tuple[str, ...]:
        """A list of texts."""
        value = self._take(field)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.wrong(field, f"must be a list of texts, not {value!r}")
        allowed = tuple(choices)
        for item in value:
            if allowed and item not in allowed:
                raise self.wrong(field, f"holds {item!r}, which is none of {', '.join(allowed)}")
        return tuple(value)

    def numbers(self, field: str) -> tuple[int, ...]:
        """A list of whole numbers."""
        value = self._take(field)
        if not isinstance(value, list) or not all(type(item) is int for item in value):
            raise self.wrong(field, f"must be a list of whole numbers, not {value!r}")
        return tuple(value)

    def entry(self, field: str) -> Entry:
        """A table within this one."""
        return Entry(self._take(field), self.file, f"{self.name}.{field}" if self.name else field)

    def tables(self, field: str) -> list[object]:
        """A list, as it should be of tables."""
        value = self._take(field)
        if not isinstance(value, list):
            raise self.wrong(field, f"must be a list of tables, not {value!r}")
        return value

    def entries(self, field: str) -> list[Entry]:
        """A list of tables, each named by its ``id``; two of one id are refused."""
        value = self.tables(field)
        found: list[Entry] = []
        seen: set[str] = set()
        for position, table in enumerate(value, 1):
            entry = Entry(table, self.file, f"{field} {position}")
            entry.name = f"{field} {position} ({entry.text('id')})"
            if entry.text("id") in seen:
                raise entry.wrong("id", f"{entry.text('id')!r} stands there twice")
            seen.add(entry.text("id"))
            found.append(entry)
        return found

    def done(self) -> None:
        """Refuse fields nobody has read, apart from the notes on where a value comes from."""
        for field in self.table:
            if field not in self._read and not is_source(field):
                raise self.wrong(field, f"is unknown; known fields: {', '.join(sorted(self._read))}")
