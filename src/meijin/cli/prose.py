"""Sentences on lines of a terminal, also in languages that have no blanks between their words."""

from __future__ import annotations

from typing import Any, Final

from rich.cells import cell_len
from rich.containers import Lines
from rich.text import Text

NEVER_FIRST: Final = frozenset(
    "、。，．・：；？！…）」』】〕〉》ー々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ,.:;?!)]}%"
)
NEVER_LAST: Final = frozenset("（「『【〔〈《([{")


class Prose(Text):
    """A text that is broken between any two East Asian letters, but not before a full stop or after a bracket.

    >>> from rich.console import Console
    >>> [line.plain for line in Prose("21を超えると戦力は0です。").wrap(Console(), 12)]
    ['21を超えると', '戦力は0で', 'す。']
    """

    def wrap(self, *args: Any, **how: Any) -> Lines:
        """The text as lines of at most so many columns."""
        if self.cell_len == len(self.plain):
            return super().wrap(*args, **how)
        width = args[1] if len(args) > 1 else how["width"]
        lines = Lines()
        for line in self.split(allow_blank=True):
            for part in line.divide(breaks(line.plain, width)):
                part.rstrip()
                lines.append(part)
        return lines


def prose(text: str | Text) -> Prose:
    """A text that is broken so, with its styles."""
    made = Prose()
    if isinstance(text, str):
        made.append(text)
    else:
        made.append_text(text)
    return made


def breaks(text: str, width: int) -> list[int]:
    """The places at which a text is broken so that no line is wider.

    >>> breaks("赤軍は「A」です。", 8), breaks("two words", 5)
    ([3, 7], [4])
    """
    found: list[int] = []
    start = possible = columns = 0
    for place, letter in enumerate(text):
        if place > start and _may_break(text[place - 1], letter):
            possible = place
        columns += cell_len(letter)
        if columns > width and letter != " ":
            start = possible if possible > start else max(place, start + 1)
            if start < len(text):
                found.append(start)
            columns = cell_len(text[start : place + 1])
    return found


def _may_break(before: str, after: str) -> bool:
    if after in NEVER_FIRST or before in NEVER_LAST or after == " ":
        return False
    return before == " " or cell_len(before) == 2 or cell_len(after) == 2
