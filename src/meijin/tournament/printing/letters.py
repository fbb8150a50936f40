"""Which font a text is set in, and how wide it is.

Latin, Greek and Cyrillic letters are of Source Sans Pro; Japanese, Chinese and Korean ones of Kurinto Sans, which is
loaded where a text has some. A file holds the letters that stand in it and no others.
"""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from importlib.resources import files
from itertools import groupby
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

_SOURCE_SANS: Final = files("font_source_sans_pro") / "files"
_KURINTO: Final = files("weblate_fonts") / "static" / "weblate_fonts" / "kurinto" / "ttf"
_LATIN: Final = ("SourceSansPro-Regular", "SourceSansPro-Bold")
# A run of letters is set in the first of these that has all of them.
_EAST_ASIAN: Final = tuple((f"KurintoSans{where}-Rg", f"KurintoSans{where}-Bd") for where in ("JP", "SC", "TC", "KR"))
SMALLEST: Final = 6.0  # points
_MISSING: Final = "〓"  # what printers put where a letter is missing


class Run(Struct, frozen=True):
    """Letters of one font, with their width at a size of 1 point."""

    font: str
    text: str
    width: float
    thin: bool = False  # they need an outline to look as the others do


@cache
def _widths(font: str) -> dict[int, float]:
    """Make a font known; the widths of its letters in thousandths."""
    made = TTFont(font, str((_SOURCE_SANS if font in _LATIN else _KURINTO) / f"{font}.ttf"))
    pdfmetrics.registerFont(made)
    return dict(made.face.charWidths)


def _east_asian(letters: str, bold: bool) -> list[Run]:
    """Letters that the Latin fonts lack."""
    for fonts in _EAST_ASIAN:
        if all(ord(letter) in _widths(fonts[bold]) for letter in letters):
            return _weighed(_run(letters, fonts[bold]))
    if len(letters) == 1:
        return _east_asian(_MISSING, bold)
    return [run for letter in letters for run in _east_asian(letter, bold)]


@lru_cache(maxsize=20_000)
def runs(text: str, bold: bool = False) -> tuple[Run, ...]:
    """A text in pieces of one font each."""
    font = _LATIN[bold]
    latin = _widths(font)
    found: list[Run] = []
    for has, letters in groupby(unicodedata.normalize("NFC", text), key=lambda letter: ord(letter) in latin):
        piece = "".join(letters)
        found += [_run(piece, font)] if has else _east_asian(piece, bold)
    return tuple(found)


def _weighed(run: Run) -> list[Run]:
    """A run in pieces of one weight: kana are thinner than other letters, and no thicker in the bold font."""
    pieces = groupby(run.text, key=lambda letter: "\u3040" <= letter <= "\u30ff")
    return [replace(_run("".join(letters), run.font), thin=kana) for kana, letters in pieces]


def _run(letters: str, font: str) -> Run:
    widths = _widths(font)
    return Run(font, letters, sum(widths[ord(letter)] for letter in letters) / 1000)


def lacks_letters(text: str) -> bool:
    """Whether a text has letters that no font has, for which a mark stands.

    >>> lacks_letters("Ana 🐱"), lacks_letters("Ana 山田")
    (True, False)
    """
    return any(_MISSING in run.text for run in runs(text))


def width_of(text: str, size: float, bold: bool = False) -> float:
    """How wide a text is, in points."""
    return size * sum(run.width for run in runs(text, bold))


def _wide(letter: str) -> bool:
    return unicodedata.east_asian_width(letter) in "WF"


def _breakable(text: str) -> list[str]:
    """A text in words, each with the space after it; beside East Asian letters it may break anywhere.

    >>> _breakable("Ana de 山田")
    ['Ana ', 'de ', '山', '田']
    """
    words: list[str] = []
    for letter in text:
        before = words[-1][-1] if words else ""
        if words and (letter == " " or not (before == " " or _wide(before) or _wide(letter))):
            words[-1] += letter
        else:
            words.append(letter)
    return words


def wrapped(text: str, size: float, width: float, bold: bool = False) -> list[str]:
    """A text in lines no wider than `width`; a word that is wider is broken."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in _breakable(paragraph):
            if line and width_of((line + word).rstrip(), size, bold) > width:
                lines.append(line.rstrip())
                line = ""
            line += word
            while width_of(line.rstrip(), size, bold) > width and len(line) > 1:
                fits = len(line) - 1
                while fits > 1 and width_of(line[:fits], size, bold) > width:
                    fits -= 1
                lines.append(line[:fits])
                line = line[fits:]
        lines.append(line.rstrip())
    return lines


@lru_cache(maxsize=20_000)
def fitted(text: str, size: float, width: float, bold: bool = False, most: int = 2) -> tuple[float, tuple[str, ...]]:
    """A text as it fits: made a little smaller first, then in several lines, smaller still where these are more than
    `most` for each line of its own, but never too small to be read. The size is given with the lines.
    """
    own = text.split("\n")
    widest = max(width_of(line, 1, bold) for line in own)
    for smaller in (1.0, 0.92, 0.85):
        if widest * size * smaller <= width:
            return size * smaller, tuple(own)
    now = size * 0.92
    while True:
        lines = wrapped(text, now, width, bold)
        if len(lines) <= most * len(own) or now <= SMALLEST:
            return now, tuple(lines)
        now = max(SMALLEST, now * 0.94)


def in_one_line(text: str, size: float, width: float, bold: bool = False) -> float:
    """The size, at most this one, at which a text is no wider than `width`."""
    return min(size, width / max(width_of(text, 1, bold), 0.01))
