"""Strips on pages, with the event above and the number of the page below."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence

from reportlab import rl_config
from reportlab.pdfgen.canvas import Canvas

from meijin.tournament.printing.letters import fitted, in_one_line, width_of
from meijin.tournament.printing.pdf.blocks import down, height_of, strips_of
from meijin.tournament.printing.pdf.ink import MM, THICK, Ink
from meijin.tournament.printing.pdf.strips import Strip
from meijin.tournament.printing.sheet import FOOT, HEAD, MARGIN, Block, Sheet

rl_config.useA85 = 0  # pages as they are compressed, not once more as text
Page = Callable[[Canvas, Ink], None]


def render(sheet: Sheet) -> bytes:
    """The sheet as a PDF document."""
    width, height = (length * MM for length in sheet.size)
    pages = _whole_pages(sheet, width, height) if sheet.per_page == 1 else _shared_pages(sheet, width, height)
    out = io.BytesIO()
    # `invariant`: the same sheet is the same file, whenever it is printed.
    canvas = Canvas(out, pagesize=(width, height), pageCompression=1, invariant=1, lang=sheet.language)
    canvas.setTitle(f"{sheet.event}: {sheet.title}")
    canvas.setCreator("Meijin")
    canvas.setAuthor("Meijin")
    words: dict[tuple[str, float, bool], str] = {}
    for number, page in enumerate(pages, 1):
        ink = Ink(canvas, height, words)
        page(canvas, ink)
        _foot(ink, sheet, f"{sheet.page_word} {number} / {len(pages)}", width, height)
        canvas.showPage()
    canvas.save()
    return out.getvalue()


def _foot(ink: Ink, sheet: Sheet, number: str, width: float, height: float) -> None:
    base = height - MARGIN * MM if sheet.per_page == 1 else height - 5 * MM
    left, right = MARGIN * MM, width - MARGIN * MM
    room = right - left - width_of(number, 8) - 6 * MM
    ink.text(left, base, sheet.event, in_one_line(sheet.event, 8, room))
    ink.aligned(left, base, right - left, number, 8, "right")


def _head(ink: Ink, sheet: Sheet, width: float) -> None:
    x, y, whole = MARGIN * MM, MARGIN * MM, width - 2 * MARGIN * MM
    facts, lines = fitted(sheet.facts, 9, whole * 0.48, False, 2)
    for number, line in enumerate(lines):
        ink.aligned(x, y + 9 + number * facts * 1.15, whole, line, facts, "right")
    used, names = fitted(sheet.event, 11, whole * (0.5 if sheet.facts else 1), False, 2)
    for number, line in enumerate(names):
        ink.text(x, y + 9 + number * used * 1.15, line, used)
    base = y + (HEAD - 4.5) * MM
    ink.aligned(x, base, whole, sheet.right, 13, "right", bold=True)
    room = whole - width_of(sheet.right, 13, True) - 5 * MM
    ink.text(x, base, sheet.title, in_one_line(sheet.title, 20, room, True), bold=True)
    ink.line(x, base + 1.8 * MM, x + whole, base + 1.8 * MM, THICK)


def _whole_pages(sheet: Sheet, width: float, height: float) -> list[Page]:
    room = height - (2 * MARGIN + HEAD + FOOT) * MM
    parts = [strips_of(part, width - 2 * MARGIN * MM) for part in sheet.parts]
    pages = parts if sheet.one_page else [page for strips in parts for page in _broken(strips, room)]
    return [_whole_page(sheet, strips, width, room) for strips in pages]


def _whole_page(sheet: Sheet, strips: Sequence[Strip], width: float, room: float) -> Page:
    def page(canvas: Canvas, ink: Ink) -> None:
        _head(ink, sheet, width)
        _placed(canvas, ink, strips, MARGIN * MM, (MARGIN + HEAD) * MM, room)

    return page


def _broken(strips: Sequence[Strip], room: float) -> list[list[Strip]]:
    """Strips by pages: headings stay with what they head, and come again."""
    pages: list[list[Strip]] = [[]]
    used = 0.0
    for number, strip in enumerate(strips):
        needed = strip.height
        after = number
        while strips[after].together and after + 1 < len(strips):
            after += 1
            needed += strips[after].height
        if pages[-1] and used + needed > room:
            again = [strip.heading] if strip.heading is not None else []
            pages.append(list(again))
            used = height_of(again)
        pages[-1].append(strip)
        used += strip.height
    return pages


def _placed(canvas: Canvas, ink: Ink, strips: Sequence[Strip], x: float, y: float, room: float) -> None:
    """Strips in a given height; if they are higher together, all of them smaller."""
    high = height_of(strips)
    if high <= room:
        down(ink, strips, x, y)
        return
    canvas.saveState()
    down(ink.shifted(x, y, room / high), strips, 0, 0)
    canvas.restoreState()


def _shared_pages(sheet: Sheet, width: float, height: float) -> list[Page]:
    starts = range(0, len(sheet.parts), sheet.per_page)
    return [_shared_page(sheet, sheet.parts[first : first + sheet.per_page], width, height) for first in starts]


def _shared_page(sheet: Sheet, parts: Sequence[tuple[Block, ...]], width: float, height: float) -> Page:
    across = 2 if sheet.per_page == 4 else 1
    wide, high = width / across, height / 2
    edge = 9 * MM

    def page(canvas: Canvas, ink: Ink) -> None:
        ink.cut_line(4 * MM, high, width - 4 * MM, high)
        if across == 2:
            ink.cut_line(wide, 4 * MM, wide, height - 9 * MM)
        for number, part in enumerate(parts):
            x, y = (number % across) * wide + edge, (number // across) * high + edge
            _placed(canvas, ink, strips_of(part, wide - 2 * edge), x, y, high - 2 * edge)

    return page
