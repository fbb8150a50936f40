"""The map of Cat Battles: seven Areas with the paths between them, the viewer's own Base at the bottom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from meijin.cli.art import ACT, QUIET, Glyphs, pack, padded
from meijin.cli.tables.generic import Size

# The rows of the map as South sees it; North has them upside down.
ROWS: Final = (("n_base",), ("nw", "ne"), ("center",), ("sw", "se"), ("s_base",))
AREAS: Final = tuple(area for row in ROWS for area in row)
ROOMY: Final = 66  # from here on there is room for a space between a name and its Fish
DRAWN: Final = 50  # below this the smallest table has a list of Areas for a map
NARROWEST: Final = 40
SHORTEST_PATH: Final = 2
EDGE: Final = 2  # a frame and the space beside it
STEM: Final = 3  # how far from its end a path leaves an Area


@dataclass(frozen=True)
class Place:
    """What is drawn in an Area: its name, its title with what it gives, whether it can be chosen, its cats."""

    name: str
    title: str
    lit: bool
    cats: Sequence[Text]
    powers: Sequence[Sequence[Text]]


@dataclass(frozen=True)
class _Columns:
    """Where the Areas begin, and how wide they are."""

    width: int
    margin: int
    side: int
    middle: int

    @property
    def start(self) -> int:
        """Where the Areas in the middle begin."""
        return (self.width - self.middle) // 2

    @property
    def end(self) -> int:
        return self.start + self.middle


def draw(places: Mapping[str, Place], upside_down: bool, width: int, size: Size, glyphs: Glyphs) -> list[Text]:
    """The map in so many columns: Areas as boxes, as cushions with paths between them, close together, or listed."""
    rows = ROWS[::-1] if upside_down else ROWS
    if size == Size.BARE and width < DRAWN:
        return _listed(places, rows, width)
    columns = _columns(width)
    lines: list[Text] = []
    for number, row in enumerate(rows):
        if number and size <= Size.OWN_BOXES:
            lines.append(_paths(columns, number))
        cells = [_cell(places[area], columns.side if row[1:] else columns.middle, size, glyphs) for area in row]
        if len(cells) > 1:
            lines += _sides(columns, cells[0], cells[1], size, glyphs)
        else:
            lines += _middle(columns, cells[0], number, size)
    for line in lines:
        line.rstrip()
    return lines


def _columns(width: int) -> _Columns:
    width = max(width, NARROWEST)
    margin = 2 if width >= ROOMY else 0
    path = SHORTEST_PATH + (width - NARROWEST) // 5
    side = (width - 2 * margin - path) // 2
    return _Columns(width, margin, side, side + 6)


# -- rows -----------------------------------------------------------------------------------------------------------


def _sides(columns: _Columns, left: list[Text], right: list[Text], size: Size, glyphs: Glyphs) -> list[Text]:
    """Two Areas side by side with the path between them."""
    height = max(len(left), len(right))
    path = columns.width - 2 * (columns.margin + columns.side)
    at = 1 if size == Size.BOXES else 0
    lines = []
    for number in range(height):
        way = Text(glyphs.rule * path, QUIET) if number == at else Text(" " * path)
        parts = [_stretched(cell, number, height, size) for cell in (left, right)]
        lines.append(Text.assemble(" " * columns.margin, parts[0], way, parts[1]))
    return lines


def _stretched(cell: list[Text], number: int, height: int, size: Size) -> Text:
    """A line of an Area that is to be as high as its neighbour: more of its last empty line."""
    missing = height - len(cell)
    last = len(cell) - (2 if size == Size.BOXES else 1)
    if number <= last:
        return cell[number]
    if number <= last + missing:
        line = cell[last]
        return Text.assemble(line[:1], " " * (line.cell_len - 2), line[-1:])
    return cell[number - missing]


def _middle(columns: _Columns, cell: list[Text], number: int, size: Size) -> list[Text]:
    """A Base, or the Center with the outer paths on both sides of it."""
    center = 0 < number < len(ROWS) - 1
    lines = []
    for place, part in enumerate(cell):
        line = [" "] * columns.width
        if center:
            _outer_paths(columns, line)
        if size > Size.OWN_BOXES and place == (len(cell) - 1 if number == 0 else 0):
            before, after = "><" if center else "/\\" if number == 0 else "\\/"
            line[columns.start - 1], line[columns.end] = before, after
        lines.append(
            Text.assemble(
                ("".join(line[: columns.start]), QUIET),
                part,
                ("".join(line[columns.end :]), QUIET),
            )
        )
    return lines


def _paths(columns: _Columns, number: int) -> Text:
    """The paths between two rows."""
    line = [" "] * columns.width
    left, right = "/\\" if number in (1, 3) else "\\/"
    line[columns.start + STEM], line[columns.end - 1 - STEM] = left, right
    if 1 < number < len(ROWS) - 1:
        _outer_paths(columns, line)
    return Text("".join(line), QUIET)


def _outer_paths(columns: _Columns, line: list[str]) -> None:
    line[columns.margin + STEM] = line[columns.width - columns.margin - 1 - STEM] = "|"


# -- Areas ----------------------------------------------------------------------------------------------------------


def _cell(place: Place, width: int, size: Size, glyphs: Glyphs) -> list[Text]:
    """An Area in so many columns."""
    style = ACT if place.lit else QUIET
    inner = width - 2 * EDGE
    if size == Size.BOXES:
        across, down = glyphs.edge[0], glyphs.edge[1]
        title = f"{across} {place.title} "
        top = Text.assemble((glyphs.corners[0] + across, QUIET), (title[1:], style))
        top.append(across * (width - 1 - top.cell_len) + glyphs.corners[1], QUIET)
        bottom = Text(glyphs.corners[2] + across * (width - 2) + glyphs.corners[3], QUIET)
        lines = [
            line
            for cat, powers in zip(place.cats, place.powers, strict=True)
            for line in pack([cat, *powers], inner, 1, 2 * EDGE)
        ]
        return [top, *(_framed(line, inner, down, down) for line in lines or [Text()]), bottom]
    name = Text(place.name, style)
    gap = 2 if width >= ROOMY // 2 else 1
    lines = pack([name, *place.cats], inner, gap, name.cell_len + gap if inner >= ROOMY // 3 else 0)
    return [_framed(line, inner, "(", ")") for line in lines]


def _framed(line: Text, inner: int, left: str, right: str) -> Text:
    line = line.copy()
    line.truncate(inner)
    return Text.assemble((f"{left} ", QUIET), line, " " * (inner - line.cell_len), (f" {right}", QUIET))


def _listed(places: Mapping[str, Place], rows: Sequence[Sequence[str]], width: int) -> list[Text]:
    """Only the Areas in which anybody is, a line for each."""
    lines = []
    columns = max(cell_len(place.name) for place in places.values())
    for area in (area for row in rows for area in row):
        place = places[area]
        if place.cats:
            name = Text(padded(place.name, columns), ACT if place.lit else QUIET)
            lines += pack([name, *place.cats], width, 1, 2)
    return lines
