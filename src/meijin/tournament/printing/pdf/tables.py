"""Tables as strips: the headings, which come again on every page, and the rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meijin.tournament.printing.letters import fitted, width_of
from meijin.tournament.printing.pdf.ink import HAIR, LEADING, MM, THICK, THIN, Ink
from meijin.tournament.printing.pdf.strips import Strip
from meijin.tournament.printing.sheet import Cell, Choice, Column, Table, Tick

PAD: Final = 1.3 * MM
HEADING_SIZE: Final = 8.5


def table_strips(table: Table, width: float) -> list[Strip]:
    """The headings of a table and its rows, each a strip."""
    widths = _widths(table.columns, width)
    heading = _heading(table, widths)
    rows = [
        _row(
            table,
            widths,
            row,
            heading,
            last=number == len(table.rows) - 1,
            example=table.example and number == 0,
            summed=table.sums and number == len(table.rows) - 1,
        )
        for number, row in enumerate(table.rows)
    ]
    return [heading, *rows]


def _widths(columns: Sequence[Column], width: float) -> list[float]:
    given = sum((column.width or 0) * MM for column in columns)
    free = sum(column.width is None for column in columns)
    share = (width - given) / free if free else 0
    return [share if column.width is None else column.width * MM for column in columns]


def _heading(table: Table, widths: Sequence[float]) -> Strip:
    height = 5.8 * MM

    def draw(ink: Ink, x: float, y: float) -> None:
        whole = sum(widths)
        if table.form:
            ink.bar(x, y, whole, height)
            ink.white(True)
        for column, width in zip(table.columns, widths, strict=True):
            ink.fitted(x + PAD, y, width - 2 * PAD, height, column.title, HEADING_SIZE, column.align, bold=True)
            x += width
        if table.form:
            ink.white(False)
        else:
            ink.line(x - whole, y + height, x, y + height, THICK)

    return Strip(height, draw, together=True)


def _row(
    table: Table,
    widths: Sequence[float],
    row: Sequence[Cell],
    heading: Strip,
    *,
    last: bool,
    example: bool,
    summed: bool,
) -> Strip:
    size = table.size * 0.85 if example else table.size
    height = table.row * MM
    for cell, column, width in zip(row, table.columns, widths, strict=True):
        if isinstance(cell, str) and cell:
            used, lines = fitted(cell, size, width - 2 * PAD, column.bold or summed)
            height = max(height, len(lines) * used * LEADING + 1.6 * MM)

    def draw(ink: Ink, x: float, y: float) -> None:
        left = x
        edges = [x]
        for cell, column, width in zip(row, table.columns, widths, strict=True):
            _cell(ink, x, y, width, height, cell, column, size, bold=summed)
            x += width
            edges.append(x)
        if table.form:
            ink.lines(((edge, y, edge, y + height) for edge in edges), HAIR)
        thick = THICK if table.form and (last or example) else THIN if last else HAIR
        ink.line(left, y + height, x, y + height, thick)
        if summed:
            ink.line(left, y, x, y, THICK)

    return Strip(height, draw, heading=heading)


def _cell(
    ink: Ink, x: float, y: float, width: float, height: float, cell: Cell, column: Column, size: float, *, bold: bool
) -> None:
    match cell:
        case str():
            if cell:
                bold = bold or column.bold
                ink.fitted(x + PAD, y, width - 2 * PAD, height, cell, size, column.align, bold=bold)
        case Tick():
            side = min(4 * MM, height - 2 * PAD)
            left = x + (width - side) / 2 if not cell.text else x + PAD
            ink.tick(left, y + (height + side) / 2, side, done=cell.done)
            if cell.text:
                ink.fitted(left + side + PAD, y, width - side - 3 * PAD, height, cell.text, size)
        case Choice():
            _choice(ink, x, y, width, height, cell, size)


def _choice(ink: Ink, x: float, y: float, width: float, height: float, choice: Choice, size: float) -> None:
    step = width / len(choice.options)
    base = y + height / 2 + size * 0.34
    for number, word in enumerate(choice.options):
        middle = x + (number + 0.5) * step
        here = word == choice.chosen
        ink.text(middle - width_of(word, size, here) / 2, base, word, size, bold=here)
        if here:
            ink.circle(middle, y + height / 2, min(step / 2 - 0.6, height / 2 - 0.6, size * 0.85))
