"""Sheets as HTML pages for a browser's print dialogue. There are no scripts and no styles at elements."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from html import escape
from importlib.resources import files

from meijin.tournament.printing.sheet import (
    Block,
    Cell,
    Choice,
    Column,
    Columns,
    Drawing,
    Fields,
    Heading,
    Label,
    Line,
    Note,
    Part,
    Sheet,
    Table,
    Tick,
    Ticks,
    Title,
)


@cache
def style() -> str:
    """The style sheet of all printed sheets."""
    return files("meijin.tournament.printing").joinpath("print.css").read_text(encoding="utf-8")


def render(sheet: Sheet, stylesheet: str | None = None, icon: str | None = None) -> bytes:
    """The sheet as a page. The style is in it, unless the address of :func:`style` is given."""
    styled = (
        f'<link rel="stylesheet" href="{escape(stylesheet)}">'
        if stylesheet is not None
        else f"<style>{style()}</style>"
    )
    if icon is not None:
        styled += f'\n<link rel="icon" href="{escape(icon)}">'
    classes = [sheet.paper, *["landscape"] * sheet.landscape, *["cut"] * (sheet.per_page > 1)]
    body = _whole(sheet) if sheet.per_page == 1 else _shared(sheet)
    return (
        f'<!doctype html>\n<html lang="{sheet.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n'
        f"<title>{escape(sheet.event)}: {escape(sheet.title)}</title>\n{styled}\n</head>\n"
        f'<body class="{" ".join(classes)}">\n{body}\n</body>\n</html>\n'
    ).encode()


def _whole(sheet: Sheet) -> str:
    head = (
        f'<div class="head"><p class="event">{_pair(sheet.event, sheet.facts)}</p>'
        f'<p class="title">{_pair(sheet.title, sheet.right)}</p></div>'
    )
    before = f'<table class="part"><thead><tr><td>{head}</td></tr></thead><tbody><tr><td>'
    return "\n".join(f"{before}\n{_blocks(part)}\n</td></tr></tbody></table>" for part in sheet.parts)


def _shared(sheet: Sheet) -> str:
    how = "two" if sheet.per_page == 2 else "four"
    pages = []
    starts = range(0, len(sheet.parts), sheet.per_page)
    for number, first in enumerate(starts, 1):
        parts: Sequence[Part] = sheet.parts[first : first + sheet.per_page]
        cards = "\n".join(f"<article>{_blocks(part)}</article>" for part in parts)
        foot = f"<footer>{_pair(sheet.event, f'{sheet.page_word} {number} / {len(starts)}')}</footer>"
        pages.append(f'<div class="cards {how}">{cards}{foot}</div>')
    return "\n".join(pages)


def _pair(left: str, right: str) -> str:
    return f"<span>{escape(left)}</span>" + (f"<span>{escape(right)}</span>" if right else "")


def _blocks(blocks: Iterable[Block]) -> str:
    return "\n".join(_block(block) for block in blocks)


def _block(block: Block) -> str:
    match block:
        case Table():
            return _table(block)
        case Title():
            return f"<h1>{_pair(block.text, block.right)}</h1>"
        case Heading():
            return f"<h2>{_pair(block.text, block.right)}</h2>"
        case Fields():
            return _fields(block)
        case Note():
            return f'<p class="size-{block.size:g}">{escape(block.text)}</p>'
        case Ticks():
            items = "".join(f"<li>{_tick(item)}<span>{escape(item.text)}</span></li>" for item in block.items)
            return f'<ul class="ticks size-{block.size:g}{" in-line" if block.in_line else ""}">{items}</ul>'
        case Columns():
            return f'<div class="columns"><div>{_blocks(block.left)}</div><div>{_blocks(block.right)}</div></div>'
        case Drawing():
            return _drawing(block)


def _tick(tick: Tick) -> str:
    return f'<span class="tick">{"✓" if tick.done else ""}</span>'


def _fields(block: Fields) -> str:
    fields = "".join(
        f'<span class="share-{round(field.share)}"><i>{escape(field.label)}</i><b>{escape(field.value)}</b></span>'
        for field in block.fields
    )
    return f'<div class="fields row-{int(block.height)}">{fields}</div>'


def _table(table: Table) -> str:
    classes = ["lines", *["form"] * table.form, *["example"] * table.example, *["sums"] * table.sums]
    classes += [f"row-{int(table.row)}", f"size-{table.size:g}"]
    widths = "".join(f'<col width="{_pixels(column)}">' for column in table.columns)
    heads = "".join(f'<th class="{column.align}">{escape(column.title)}</th>' for column in table.columns)
    rows = "\n".join(
        f"<tr>{''.join(_cell(cell, column) for cell, column in zip(row, table.columns, strict=True))}</tr>"
        for row in table.rows
    )
    return (
        f'<table class="{" ".join(classes)}"><colgroup>{widths}</colgroup>'
        f"<thead><tr>{heads}</tr></thead><tbody>\n{rows}\n</tbody></table>"
    )


def _pixels(column: Column) -> str:
    """The width of a column; those without one share the rest."""
    return "*" if column.width is None else str(round(column.width * 96 / 25.4))


def _cell(cell: Cell, column: Column) -> str:
    classes = " ".join([column.align, *["bold"] * column.bold, *["set"] * (column.width is not None)])
    match cell:
        case str():
            return f'<td class="{classes}">{escape(cell)}</td>'
        case Tick():
            return f"<td>{_tick(cell)}{escape(cell.text)}</td>"
        case Choice():
            options = "".join(
                f'<span class="{"chosen" if option == cell.chosen else "open"}">{escape(option)}</span>'
                for option in cell.options
            )
            return f'<td><div class="choice">{options}</div></td>'


def _drawing(block: Drawing) -> str:
    shapes = "".join(_line(each) if isinstance(each, Line) else _label(each) for each in block.shapes)
    return (
        f'<svg class="drawing" viewBox="0 0 {block.width:g} {block.height:g}" role="img" '
        f'xmlns="http://www.w3.org/2000/svg">{shapes}</svg>'
    )


def _line(line: Line) -> str:
    thick = ' class="thick"' if line.thick else ""
    return f'<line x1="{line.x1:.2f}" y1="{line.y1:.2f}" x2="{line.x2:.2f}" y2="{line.y2:.2f}"{thick}/>'


def _label(label: Label) -> str:
    size = label.size * 25.4 / 72
    return "".join(
        f'<text x="{label.x:.2f}" y="{label.y - below * size * 1.18:.2f}" font-size="{size:.2f}"'
        f"{' class=bold' if label.bold else ''}>{escape(line)}</text>"
        for below, line in zip(range(len(label.lines) - 1, -1, -1), label.lines, strict=True)
    )
