"""Tables as text (CSV): cells that no spreadsheet takes for a formula, and lines that are refused by their number."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Final, NamedTuple

from msgspec import Struct

from meijin.tournament.because import Because
from meijin.tournament.commands import Command
from meijin.tournament.errors import EventError
from meijin.tournament.messages import WrongLine
from meijin.tournament.roles import Actor
from meijin.tournament.tournament import Tournament

FORMULAS: Final = ("=", "+", "-", "@")
TOLD: Final = 20  # so many lines are named
LONGEST_CELL: Final = 10_000


class BrokenSheet(EventError):
    """A table that is not taken over; nothing has changed."""

    def __init__(self, name: str, problems: Sequence[WrongLine]) -> None:
        told, more = tuple(problems[:TOLD]), max(0, len(problems) - TOLD)
        wrong = len({each.line for each in problems})
        super().__init__(Because.BROKEN_SHEET, file=name, lines=wrong, problems=told, more=more)
        self.problems = tuple(problems)


class Problems:
    """Whatever is refused of the lines of a table, told together."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.found: list[WrongLine] = []

    @contextmanager
    def at(self, line: int) -> Iterator[None]:
        """What is refused within this is wrong with that line."""
        try:
            yield
        except EventError as refused:
            self.found.append(WrongLine(line, refused.said))

    def refuse(self) -> None:
        """Refuse the table, if anything is wrong with it."""
        if self.found:
            raise BrokenSheet(self.name, self.found)


class Row(Struct, frozen=True):
    """A line of a table, its cells by heading."""

    line: int
    cells: Mapping[str, str]

    def __getitem__(self, name: str) -> str:
        return self.cells.get(name, "").strip()


class Asked(NamedTuple):
    """A command that a line of a table asks for."""

    line: int
    command: Command


def written(headings: Sequence[str], rows: Iterable[Iterable[object]]) -> str:
    """A table as text: RFC 4180, and no cell is a formula."""
    paper = io.StringIO()
    writer = csv.writer(paper, lineterminator="\r\n")
    writer.writerow(headings)
    for row in rows:
        writer.writerow([guarded("" if cell is None else str(cell)) for cell in row])
    return paper.getvalue()


def guarded(cell: str) -> str:
    """A cell that a spreadsheet does not take for a formula.

    >>> guarded("=SUM(A1)"), guarded("Ann")
    ("'=SUM(A1)", 'Ann')
    """
    return f"'{cell}" if cell.startswith(FORMULAS) else cell


def unguarded(cell: str) -> str:
    """The cell as it was before it was guarded."""
    return cell[1:] if cell.startswith("'") and cell[1:].startswith(FORMULAS) else cell


def text_of(data: bytes, name: str) -> str:
    """The text in a file; where it is none, the line is named."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise BrokenSheet(name, [WrongLine(line, Because.NOT_UTF8.says())]) from None


def rows_of(text: str, name: str, needed: Sequence[str], known: Sequence[str]) -> list[Row]:
    """The lines of a table with these headings; every line that cannot be read is named."""
    lines = _lines(text)
    try:
        number, headings = next(lines)
    except StopIteration:
        raise BrokenSheet(name, [WrongLine(1, Because.NO_HEADINGS.says(known=tuple(known)))]) from None
    except _NoLine as error:
        raise BrokenSheet(name, [error.wrong]) from None
    columns = [cell.strip().lower() for cell in headings]
    said = [Because.NO_COLUMN.says(column=each, known=tuple(known)) for each in columns if each not in known]
    said += [Because.COLUMN_MISSING.says(column=each) for each in needed if each not in columns]
    said += [Because.COLUMN_TWICE.says(column=each) for each in {*columns} if columns.count(each) > 1]
    if said:
        raise BrokenSheet(name, [WrongLine(number, each) for each in said])
    return _read(lines, name, columns)


def _read(lines: Iterator[tuple[int, list[str]]], name: str, columns: Sequence[str]) -> list[Row]:
    rows: list[Row] = []
    problems: list[WrongLine] = []
    try:
        for number, cells in lines:
            if not any(cell.strip() for cell in cells):
                continue
            if len(cells) != len(columns):
                odd = Because.CELLS_AND_HEADINGS.says(cells=len(cells), headings=len(columns))
                problems.append(WrongLine(number, odd))
            elif any(len(cell) > LONGEST_CELL or "\n" in cell for cell in cells):
                problems.append(WrongLine(number, Because.CELL_GOES_ON.says()))
            else:
                rows.append(Row(number, dict(zip(columns, map(unguarded, cells), strict=True))))
    except _NoLine as error:
        problems.append(error.wrong)
    if problems:
        raise BrokenSheet(name, problems)
    return rows


def separator_of(text: str) -> str:
    """What stands between the cells: spreadsheets of some languages write semicolons.

    >>> separator_of("display_name;paid"), separator_of("display_name")
    (';', ',')
    """
    headings = text.partition("\n")[0]
    return ";" if ";" in headings and "," not in headings else ","


class _NoLine(Exception):
    def __init__(self, wrong: WrongLine) -> None:
        super().__init__()
        self.wrong = wrong


def _lines(text: str) -> Iterator[tuple[int, list[str]]]:
    """The lines with the number of the one where each begins."""
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=separator_of(text), strict=True)
    while True:
        number = reader.line_num + 1
        try:
            yield number, next(reader)
        except StopIteration:
            return
        except csv.Error as error:
            raise _NoLine(WrongLine(number, Because.NO_LINE.says(problem=str(error)))) from None


def rehearse(tournament: Tournament, name: str, asked: Sequence[Asked], by: Actor, at: int) -> None:
    """Refuse a table, naming each of its lines that cannot be; the tournament itself is not touched."""
    copy = Tournament.replayed(tournament.seed, tournament.log, tournament.sealed)
    problems = Problems(name)
    for line, command in asked:
        with problems.at(line):
            copy.do(command, by, at, lambda: "")
    problems.refuse()
