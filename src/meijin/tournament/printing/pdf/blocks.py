"""Blocks of a sheet as strips: pieces of a known height, which a page takes one after the other."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from meijin.tournament.printing.letters import fitted, width_of, wrapped
from meijin.tournament.printing.pdf.ink import LEADING, MM, THICK, THIN, Ink
from meijin.tournament.printing.pdf.strips import Strip
from meijin.tournament.printing.pdf.tables import table_strips
from meijin.tournament.printing.sheet import (
    Block,
    Columns,
    Drawing,
    Fields,
    Heading,
    Label,
    Line,
    Note,
    Table,
    Tick,
    Ticks,
    Title,
)

GUTTER: Final = 5 * MM


def strips_of(blocks: Iterable[Block], width: float) -> list[Strip]:
    """The strips of some blocks, `width` points wide."""
    return [strip for block in blocks for strip in _strips(block, width)]


def _strips(block: Block, width: float) -> list[Strip]:
    match block:
        case Table():
            return table_strips(block, width)
        case Title():
            return [_title(block, width)]
        case Heading():
            return [_heading(block, width)]
        case Fields():
            return [_fields(block, width)]
        case Note():
            return [_note(block, width)]
        case Ticks(in_line=True):
            return [_ticks_in_line(block, width)]
        case Ticks():
            return [_tick(each, block, width) for each in block.items]
        case Columns():
            return [_columns(block, width)]
        case Drawing():
            return [_drawing(block)]


def _title(block: Title, width: float) -> Strip:
    size = block.size
    right = width_of(block.right, size, bold=True)
    room = width - right - (4 * MM if right else 0)
    used, lines = fitted(block.text, size, room, True, 2)
    height = len(lines) * used * LEADING + 2.4 * MM

    def draw(ink: Ink, x: float, y: float) -> None:
        for number, line in enumerate(lines):
            ink.text(x, y + used * (0.95 + number * LEADING), line, used, bold=True)
        ink.aligned(x, y + used * 0.95, width, block.right, size, "right", bold=True)
        ink.line(x, y + height - 1.2 * MM, x + width, y + height - 1.2 * MM, THICK)

    return Strip(height, draw, together=True)


def _heading(block: Heading, width: float) -> Strip:
    height = 7.4 * MM

    def draw(ink: Ink, x: float, y: float) -> None:
        ink.text(x, y + 5.6 * MM, block.text, 11, bold=True)
        ink.aligned(x, y + 5.6 * MM, width, block.right, 9.5, "right")

    return Strip(height, draw, together=True)


def _fields(block: Fields, width: float) -> Strip:
    height = block.height * MM
    whole = sum(field.share for field in block.fields)
    gap = 4 * MM
    unit = (width - gap * (len(block.fields) - 1)) / whole

    def draw(ink: Ink, x: float, y: float) -> None:
        base = y + height - 1.2 * MM
        for field in block.fields:
            room = unit * field.share
            ink.line(x, base, x + room, base, THIN)
            label = width_of(field.label, 8) + 1.8 * MM
            ink.text(x, base - 1.1 * MM, field.label, 8)
            used, lines = fitted(field.value, 11.5, room - label, True)
            for below, line in zip(range(len(lines) - 1, -1, -1), lines, strict=True):
                ink.text(x + label, base - 1.1 * MM - below * used * LEADING, line, used, bold=True)
            x += room + gap

    return Strip(height, draw)


def _note(block: Note, width: float) -> Strip:
    lines = wrapped(block.text, block.size, width)
    step = block.size * LEADING

    def draw(ink: Ink, x: float, y: float) -> None:
        for number, line in enumerate(lines):
            ink.text(x, y + 1.2 * MM + block.size * 0.93 + number * step, line, block.size)

    return Strip(len(lines) * step + 2 * MM, draw)


def _tick(tick: Tick, block: Ticks, width: float) -> Strip:
    size = block.size
    indent = size + 3 * MM
    lines = wrapped(tick.text, size, width - indent)
    step = size * LEADING

    def draw(ink: Ink, x: float, y: float) -> None:
        base = y + 1.6 * MM + size * 0.9
        ink.tick(x, base + size * 0.1, size, done=tick.done)
        for number, line in enumerate(lines):
            ink.text(x + indent, base + number * step, line, size)

    return Strip(len(lines) * step + 3.2 * MM, draw)


def _ticks_in_line(block: Ticks, width: float) -> Strip:
    size = block.size
    natural = sum(size + 1.5 * MM + width_of(item.text, size) + 5 * MM for item in block.items)
    scale = min(1.0, width / natural)
    size *= scale

    def draw(ink: Ink, x: float, y: float) -> None:
        base = y + 1.6 * MM + block.size * 0.9
        for item in block.items:
            ink.tick(x, base + size * 0.1, size, done=item.done)
            ink.text(x + size + 1.5 * MM * scale, base, item.text, size)
            x += size + width_of(item.text, size) + 6.5 * MM * scale

    return Strip(block.size * LEADING + 3 * MM, draw)


def _columns(block: Columns, width: float) -> Strip:
    half = (width - GUTTER) / 2
    left, right = strips_of(block.left, half), strips_of(block.right, half)

    def draw(ink: Ink, x: float, y: float) -> None:
        down(ink, left, x, y)
        down(ink, right, x + half + GUTTER, y)

    return Strip(max(height_of(left), height_of(right)), draw)


def height_of(strips: Iterable[Strip]) -> float:
    """How high strips are together."""
    return sum(strip.height for strip in strips)


def down(ink: Ink, strips: Iterable[Strip], x: float, y: float) -> None:
    """Draw strips one below the other."""
    for strip in strips:
        strip.draw(ink, x, y)
        y += strip.height


def _drawing(block: Drawing) -> Strip:
    def draw(ink: Ink, x: float, y: float) -> None:
        for shape in block.shapes:
            match shape:
                case Line(x1, y1, x2, y2):
                    ink.line(x + x1 * MM, y + y1 * MM, x + x2 * MM, y + y2 * MM, THICK if shape.thick else THIN)
                case Label():
                    _label(ink, x + shape.x * MM, y + shape.y * MM, shape)

    return Strip(block.height * MM, draw)


def _label(ink: Ink, x: float, y: float, label: Label) -> None:
    for below, line in zip(range(len(label.lines) - 1, -1, -1), label.lines, strict=True):
        ink.text(x, y - below * label.size * LEADING, line, label.size, bold=label.bold)
