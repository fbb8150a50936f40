"""The layouts of our own games as tables, for ``docs/pettingzoo.md``.

``python -m meijin.adapters.catalogue docs/pettingzoo.md`` writes them anew, below the line that says so.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from meijin.adapters.actions import actions_of
from meijin.adapters.layout import Piece, layout_of
from meijin.kernel.registry import own

if TYPE_CHECKING:
    from meijin.kernel.setup import Setup

MARK: Final = "<!-- Written by python -m meijin.adapters.catalogue docs/pettingzoo.md -->"
SOME: Final = 4  # so many cells are named of a piece that has its own


def catalogue() -> str:
    """A table for every game of ours, in its default setup."""
    return "\n\n".join(table(game.prepare(None, {})) for game in own())


def table(setup: Setup) -> str:
    """The pieces of a layout with what is in them; all that is told of a zone stands in one line.

    >>> from meijin.kernel.registry import find
    >>> print(table(find("ganymede").prepare(None, {})))
    ### The War Chronicles of Ganymede
    <BLANKLINE>
    2 players: 202 cells, 77 actions.
    <BLANKLINE>
    | piece | whose | cells | what |
    | --- | --- | ---: | --- |
    | `deciders` | own, next | 2 | who decides |
    | `counters.hp` | own, next | 2 | hit points; at 0 a camp has fallen |
    ...
    """
    layout = layout_of(setup)
    groups: dict[str, list[Piece]] = {}
    for piece in layout.pieces:
        groups.setdefault(_name(piece), []).append(piece)
    rows = [_row(setup, name, pieces) for name, pieces in groups.items()]
    head = ["| piece | whose | cells | what |", "| --- | --- | ---: | --- |"]
    counted = f"{setup.players} players: {layout.size:,} cells, {actions_of(setup).size:,} actions."
    return "\n".join([f"### {setup.game.name}", "", counted, "", *head, *rows])


def _name(piece: Piece) -> str:
    """What a line is about: a zone with all that is told of it, or a piece."""
    return ".".join(piece.path[:2])


def _row(setup: Setup, name: str, pieces: list[Piece]) -> str:
    cells = sum(len(piece.labels) for piece in pieces)
    kind, whose, parts = pieces[0].path[0], dict.fromkeys(pieces[0].labels), ""
    if kind == "zones":
        whose = dict.fromkeys(piece.path[2] for piece in pieces)
        parts = _parts(pieces, len(whose))
    elif kind not in ("deciders", "counters"):
        whose = {}
    return f"| `{name}` | {', '.join(whose)} | {cells} | {_said(setup, pieces[0])}{parts} |"


def _parts(pieces: list[Piece], everybody: int) -> str:
    """What is told of a zone, with whose where it is not told of all."""
    told: dict[str, list[str]] = {}
    for piece in pieces:
        told.setdefault(piece.path[3], []).append(piece.path[2])
    return ": " + ", ".join(
        part if len(whose) == everybody else f"{part} ({', '.join(whose)})" for part, whose in told.items()
    )


def _said(setup: Setup, piece: Piece) -> str:
    """What a piece is about, in the words of the declaration that it comes from."""
    game, path = setup.game, piece.path
    match path[0]:
        case "deciders":
            return "who decides"
        case "question":
            return _some(piece.labels)
        case "counters":
            return next(counter.help for counter in game.counters if counter.name == path[1])
        case "markers":
            return f"by card: {next(marker.help for marker in game.markers if marker.name == path[1])}"
        case "zones":
            return setup.zones[path[1]].help
    return _some(piece.labels)


def _some(labels: tuple[str, ...]) -> str:
    more = len(labels) - SOME
    return ", ".join(labels[:SOME]) + (f" and {more:,} more" if more > 0 else "")


def main(file: str) -> None:
    """Write the tables below the mark."""
    page = Path(file)
    kept = page.read_text(encoding="utf-8").partition(MARK)[0]
    page.write_text(f"{kept}{MARK}\n\n{catalogue()}\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
