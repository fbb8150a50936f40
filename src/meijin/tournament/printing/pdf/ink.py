"""Drawing on the page of a PDF: from the top left corner, in points."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from reportlab.pdfgen.canvas import Canvas

from meijin.tournament.printing.letters import fitted, runs, width_of
from meijin.tournament.printing.sheet import Align

MM: Final = 72 / 25.4
HAIR: Final = 0.35
THIN: Final = 0.7
THICK: Final = 1.4
LEADING: Final = 1.18  # from line to line, by the size of the letters


class Ink:
    """A pen that counts downwards from the top of the page.

    Forms are drawn by the thousand, so lines and words are written as PDF operators, and words only once per document.
    """

    def __init__(self, canvas: Canvas, top: float, words: dict[tuple[str, float, bool], str]) -> None:
        self._canvas = canvas
        self._top = top
        self._words = words  # that are in the document already, as operators

    def shifted(self, x: float, y: float, scale: float) -> Ink:
        """The same pen with another origin, which stays until the page is restored."""
        self._canvas.translate(x, self._top - y)
        self._canvas.scale(scale, scale)
        return Ink(self._canvas, 0, self._words)

    def text(self, x: float, y: float, words: str, size: float, *, bold: bool = False) -> None:
        """Words that stand on `y`."""
        if not words:
            return
        key = (words, size, bold)
        if key not in self._words:
            self._words[key] = self._operators(words, size, bold=bold)
        self._canvas.addLiteral(f"q 1 0 0 1 {x:.2f} {self._top - y:.2f} cm {self._words[key]} Q")

    def _operators(self, words: str, size: float, *, bold: bool) -> str:
        line = self._canvas.beginText(0, 0)
        for piece in runs(words, bold):
            line.setFont(piece.font, size)
            line.setTextRenderMode(2 if piece.thin else 0)
            line.textOut(piece.text)
        outline = size * (0.045 if bold else 0.015)
        return f"{outline:.2f} w {line.getCode()}"

    def aligned(
        self, x: float, y: float, width: float, words: str, size: float, align: Align, *, bold: bool = False
    ) -> None:
        """Words that stand on `y`, somewhere between `x` and `x + width`."""
        left = {"left": 0.0, "centre": 0.5, "right": 1.0}[align]
        shift = left * (width - width_of(words, size, bold)) if left else 0
        self.text(x + shift, y, words, size, bold=bold)

    def fitted(
        self,
        x: float,
        top: float,
        width: float,
        height: float,
        words: str,
        size: float,
        align: Align = "left",
        *,
        bold: bool = False,
    ) -> None:
        """Words in the middle of a box, as large as they fit."""
        used, lines = fitted(words, size, width, bold)
        step = used * LEADING
        base = top + (height - step * len(lines)) / 2 + used * 0.93
        for number, line in enumerate(lines):
            self.aligned(x, base + number * step, width, line, used, align, bold=bold)

    def line(self, x1: float, y1: float, x2: float, y2: float, thickness: float = HAIR) -> None:
        self.lines(((x1, y1, x2, y2),), thickness)

    def lines(self, lines: Iterable[tuple[float, float, float, float]], thickness: float = HAIR) -> None:
        top = self._top
        path = " ".join(f"{x1:.2f} {top - y1:.2f} m {x2:.2f} {top - y2:.2f} l" for x1, y1, x2, y2 in lines)
        self._canvas.addLiteral(f"{thickness} w {path} S")

    def box(self, x: float, y: float, width: float, height: float, thickness: float = HAIR) -> None:
        """A frame."""
        self._canvas.addLiteral(f"{thickness} w {x:.2f} {self._top - y - height:.2f} {width:.2f} {height:.2f} re S")

    def bar(self, x: float, y: float, width: float, height: float) -> None:
        """A black bar, for white words."""
        self._canvas.rect(x, self._top - y - height, width, height, stroke=0, fill=1)

    def circle(self, x: float, y: float, radius: float) -> None:
        """A circle around something."""
        self._canvas.setLineWidth(1.1)
        self._canvas.circle(x, self._top - y, radius)

    def white(self, on: bool) -> None:
        """Write white on black, or black again."""
        self._canvas.setFillGray(1 if on else 0)
        self._canvas.setStrokeGray(1 if on else 0)

    def cut_line(self, x1: float, y1: float, x2: float, y2: float) -> None:
        """Where to cut."""
        self._canvas.setDash(1.5, 3)
        self.line(x1, y1, x2, y2)
        self._canvas.setDash()

    def tick(self, x: float, y: float, size: float, *, done: bool) -> None:
        """A box of this size whose lower edge stands on `y`, ticked or not."""
        self.box(x, y - size, size, size, THIN)
        if done:
            self.line(x + size * 0.2, y - size * 0.5, x + size * 0.45, y - size * 0.2, THICK)
            self.line(x + size * 0.45, y - size * 0.2, x + size * 0.9, y - size * 0.95, THICK)
