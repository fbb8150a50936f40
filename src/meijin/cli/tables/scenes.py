"""How great moments of a game are drawn: a drawing, and words beside it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from meijin.cli.art import Art
from meijin.cli.prose import prose
from meijin.cli.tables.generic import MARGIN


def scene(words: Sequence[Text], drawing: Sequence[str], width: int, art: Art, style: str = "") -> Text:
    """A drawing with words beside it, or below it where that is too narrow."""
    columns = len(MARGIN) + max(map(len, drawing)) + 1
    if width < 3 * columns:
        drawn = [Text(f"{MARGIN}{line}", style) for line in drawing]
        return Text("\n").join([*drawn, *(line for each in words for line in prose(each).wrap(art.console, width))])
    lines = [line for each in words for line in prose(each).wrap(art.console, width - columns)]
    drawn = []
    for place in range(max(len(lines), len(drawing))):
        left = drawing[place] if place < len(drawing) else ""
        line = lines[place] if place < len(lines) else Text()
        line.rstrip()
        drawn.append(Text.assemble((f"{MARGIN}{left}".ljust(columns), style), line))
        drawn[-1].rstrip()
    return Text("\n").join(drawn)
