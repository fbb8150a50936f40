"""Where in a card file a problem stands: its line, as far as the file is written in the usual way."""

from __future__ import annotations

import re
from typing import Final

from meijin.games.crossover.reading import Problem

HEADER: Final = re.compile(r"\[\[?\s*([\w-]+)[^\[\],{}=]*\]\]?\s*(?:#.*)?")
CARD: Final = re.compile(r"\[\[\s*cards\s*\]\]\s*(?:#.*)?")
ID: Final = re.compile(r"""id\s*=\s*["']([^"']*)["']""")


class CardLines:
    """The lines of the cards of a file.

    >>> lines = CardLines('[[cards]]\\nid = "my-1"\\nnumber = "N-490"')
    >>> lines.of(Problem("card my-1", "number", "is that of another card"))
    3
    """

    def __init__(self, text: str) -> None:
        self.blocks: list[tuple[int, list[str]]] = []  # of each card: the number of its first line, and its lines
        self.by_id: dict[str, int] = {}  # of two cards with one id the second is the wrong one
        inside = False
        for number, line in enumerate(map(str.strip, text.splitlines()), 1):
            header = HEADER.fullmatch(line)
            if CARD.fullmatch(line):
                inside = True
                self.blocks.append((number, []))
            elif header is not None and header[1] != "cards":
                inside = False
            if inside:
                self.blocks[-1][1].append(line)
                found = ID.match(line)
                if found is not None:
                    self.by_id[found[1]] = len(self.blocks) - 1

    def of(self, problem: Problem) -> int | None:
        """The line of a field, or of its card where the field is not there."""
        kind, _, name = problem.entry.partition(" ")
        place = int(name) - 1 if name.isdigit() else self.by_id.get(name, -1)
        if kind != "card" or not 0 <= place < len(self.blocks):
            return None
        start, lines = self.blocks[place]
        key = re.escape(re.split(r"[.\[]", problem.field)[0])
        written = re.compile(rf"{key}\s*=|\[\[?\s*cards\.{key}\b") if key else CARD
        return next((start + n for n, line in enumerate(lines) if written.match(line)), start)
