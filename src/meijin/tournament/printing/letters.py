"""Which font a text is set in, and how wide it is.

Latin, Greek and Cyrillic letters are embedded from Source Sans Pro. Chinese, Japanese and Korean ones are in fonts that
every PDF reader knows by name (the standard CID fonts), so nothing has to be embedded for them.
"""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from importlib.resources import files
from itertools import groupby
from typing import Final

from msgspec import Struct
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.cidfonts import UnicodeCIDFont
from reportlab.pdfbase.ttfonts import TTFont

PLAIN: Final = "MeijinPlain"
BOLD: Final = "MeijinBold"
_FILES: Final = {PLAIN: "SourceSansPro-Regular.ttf", BOLD: "SourceSansPro-Bold.ttf"}
# A run of letters is set in the first of these whose character set has all of them.
_EAST_ASIAN: Final = (
    ("cp932", "HeiseiKakuGo-W5"),
    ("gbk", "STSong-Light"),
    ("big5", "MSung-Light"),
    ("cp949", "HYGothic-Medium"),
)
SMALLEST: Final = 6.0  # points
_MISSING: Final = "〓"  # what printers put where a letter is missing


class Run(Struct, frozen=True):
    """Letters of one font, with their width at a size of 1 point."""

    font: str
    text: str
    width: float


@cache
def _embedded() -> dict[str, dict[int, float]]:
    """Make the fonts known; the widths of their letters in thousandths."""
    folder = files("font_source_sans_pro") / "files"
    widths = {}
    for name, file in _FILES.items():
        font = TTFont(name, str(folder / file))
        pdfmetrics.registerFont(font)
        widths[name] = dict(font.face.charWidths)
    for _, name in _EAST_ASIAN:
        pdfmetrics.registerFont(UnicodeCIDFont(name))
    return widths


def _has(codec: str, letters: str) -> bool:
    try:
        letters.encode(codec)
    except UnicodeEncodeError:
        return False
    return True


def _east_asian(letters: str) -> list[Run]:
    """Letters that are not in the embedded fonts."""
    for codec, font in _EAST_ASIAN:
        if _has(codec, letters):
            return [Run(font, letters, pdfmetrics.stringWidth(letters, font, 1))]
    if len(letters) == 1:
        return _east_asian(_MISSING)
    return [run for letter in letters for run in _east_asian(letter)]


@lru_cache(maxsize=20_000)
def runs(text: str, bold: bool = False) -> tuple[Run, ...]:
    """A text in pieces of one font each."""
    font = BOLD if bold else PLAIN
    widths = _embedded()[font]
    found: list[Run] = []
    for embedded, letters in groupby(unicodedata.normalize("NFC", text), key=lambda letter: ord(letter) in widths):
        piece = "".join(letters)
        found += _piece(piece, font, widths) if embedded else _east_asian(piece)
    return tuple(found)


def _piece(letters: str, font: str, widths: dict[int, float]) -> list[Run]:
    return [Run(font, letters, sum(widths[ord(letter)] for letter in letters) / 1000)]


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
