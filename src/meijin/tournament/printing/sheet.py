"""What a printed sheet is made of, whoever puts it on paper. Lengths are millimetres, sizes of letters points."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

Align = Literal["left", "centre", "right"]
PAPERS: Final = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}


class Choice(Struct, frozen=True):
    """Words of which one is circled, by us or with a pen."""

    options: tuple[str, ...]
    chosen: str = ""


class Tick(Struct, frozen=True):
    """A box to tick, with what it stands for."""

    text: str
    done: bool = False


Cell = str | Choice | Tick


class Column(Struct, frozen=True):
    """A column of a table. Columns without a width share what the others leave."""

    title: str
    width: float | None = None
    align: Align = "left"
    bold: bool = False


class Table(Struct, frozen=True):
    """Rows under headings, which come again on every page. A `form` has a grid to write into."""

    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]
    size: float = 10
    row: float = 6.2  # the least height of a row
    form: bool = False
    example: bool = False  # the first row shows how the others are filled in
    sums: bool = False  # the last row sums the others up


class Title(Struct, frozen=True):
    """What a form is called, with a word at the right end of the line."""

    text: str
    right: str = ""
    size: float = 15


class Heading(Struct, frozen=True):
    """What a part of a sheet is called."""

    text: str
    right: str = ""


class Field(Struct, frozen=True):
    """Something to fill in: a label, and what is known of it already."""

    label: str
    value: str = ""
    share: float = 1  # of the line


class Fields(Struct, frozen=True):
    """Fields side by side in one line."""

    fields: tuple[Field, ...]
    height: float = 9


class Note(Struct, frozen=True):
    """A few words."""

    text: str
    size: float = 8.5


class Ticks(Struct, frozen=True):
    """Boxes to tick, one below the other, or all in a line."""

    items: tuple[Tick, ...]
    in_line: bool = False
    size: float = 10.5


class Columns(Struct, frozen=True):
    """Two columns side by side."""

    left: tuple[Block, ...]
    right: tuple[Block, ...]


class Line(Struct, frozen=True):
    """A line of a drawing."""

    x1: float
    y1: float
    x2: float
    y2: float
    thick: bool = False


class Label(Struct, frozen=True):
    """Lines of words in a drawing: they begin at `x`, and the last one stands on `y`."""

    x: float
    y: float
    lines: tuple[str, ...]
    size: float
    bold: bool = False


class Drawing(Struct, frozen=True):
    """A picture made of lines and words."""

    width: float
    height: float
    shapes: tuple[Line | Label, ...]


Block = Table | Title | Heading | Fields | Note | Ticks | Columns | Drawing
Part = tuple[Block, ...]


class Sheet(Struct, frozen=True):
    """Something to print. Each part begins on a page of its own, or several share a page, to be cut apart."""

    event: str
    title: str
    parts: tuple[Part, ...]
    right: str = ""  # beside the title
    facts: str = ""  # beside the event: venue and date
    per_page: Literal[1, 2, 4] = 1
    one_page: bool = False  # a part is not broken: it is made smaller if it has to be
    landscape: bool = False
    paper: str = "a4"
    language: str = "en"
    page_word: str = "Page"

    @property
    def size(self) -> tuple[float, float]:
        """How wide and high a page is."""
        width, height = PAPERS[self.paper]
        return (height, width) if self.landscape else (width, height)


MARGIN: Final = 12.0  # of a page; printers leave up to 6 mm white
HEAD: Final = 20.0  # event and title above the text
FOOT: Final = 8.0  # page number below it


def text_area(paper: str, *, landscape: bool = False) -> tuple[float, float]:
    """How wide and high the room between head and foot of a page is."""
    width, height = PAPERS[paper]
    if landscape:
        width, height = height, width
    return width - 2 * MARGIN, height - 2 * MARGIN - HEAD - FOOT
