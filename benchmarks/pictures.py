"""Pictures of figures as SVG, in the colours of the page, light and dark; scales of bars and curves are logarithmic."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise
from typing import Final

WIDTH: Final = 860
LETTER: Final = 7  # how wide the letters of the names of bars are, about
ROW: Final = 24
HEAD: Final = 34
FOOT: Final = 40
PLOT: Final = 300  # height of a plot of curves
LEFT: Final = 70
RIGHT: Final = 190  # for the names of curves
STYLE: Final = """<style>
  text { font: 13px "Source Sans 3", system-ui, sans-serif; fill: #22242c; }
  .title { font-weight: 600; font-size: 15px; } .quiet { fill: #5d5a55; }
  .end { text-anchor: end; } .mid { text-anchor: middle; }
  .paper { fill: #fbf8f1; } .line { stroke: #cfc4ae; } .range { stroke: #22242c; }
  .c0 { fill: #b5371a; } .c1 { fill: #223a5e; } .c2 { fill: #b98a12; } .c3 { fill: #1f6b3d; }
  .k0 { stroke: #b5371a; } .k1 { stroke: #223a5e; } .k2 { stroke: #b98a12; } .k3 { stroke: #1f6b3d; }
  @media (prefers-color-scheme: dark) {
    text { fill: #ece7db; } .quiet { fill: #aaa69c; }
    .paper { fill: #1e212b; } .line { stroke: #3d4250; } .range { stroke: #ece7db; }
    .c0 { fill: #ff8660; } .c1 { fill: #9db6dd; } .c2 { fill: #e2b64a; } .c3 { fill: #7fd39c; }
    .k0 { stroke: #ff8660; } .k1 { stroke: #9db6dd; } .k2 { stroke: #e2b64a; } .k3 { stroke: #7fd39c; }
  }
</style>"""
COLOURS: Final = 4
BESIDE: Final = (20, -10, 34, -24)  # where the names of dots on one line stand, so that neighbours do not meet


@dataclass(frozen=True)
class Bar:
    """A figure with the range in which it was."""

    label: str
    value: float
    low: float
    high: float
    ours: bool = False


@dataclass(frozen=True)
class Dot:
    """A figure on a line that it shares with others, with how far off it may be."""

    label: str
    value: float
    error: float


class Scale:
    """Places on a logarithmic axis that holds all of some values, decade by decade.

    >>> scale = Scale([20, 3000], 0, 300)
    >>> list(scale.decades()), scale.at(100), scale.at(10_000)
    ([10, 100, 1000, 10000], 100.0, 300.0)
    """

    def __init__(self, values: Sequence[float], start: float, end: float) -> None:
        self.lowest = math.floor(math.log10(min(values)))
        self.highest = max(math.ceil(math.log10(max(values))), self.lowest + 1)
        self.start, self.end = start, end

    def at(self, value: float) -> float:
        """Where a value is."""
        share = (math.log10(value) - self.lowest) / (self.highest - self.lowest)
        return self.start + share * (self.end - self.start)

    def decades(self) -> Iterator[float]:
        """The powers of ten that are marked."""
        yield from (10**power for power in range(self.lowest, self.highest + 1))


def bars(title: str, under: str, shown: Sequence[Bar]) -> str:
    """Horizontal bars with their ranges, one below the other."""
    labels = 24 + LETTER * max(len(bar.label) for bar in shown)
    height = HEAD + ROW * len(shown) + FOOT
    scale = Scale([end for bar in shown for end in (bar.low, bar.high)], labels, WIDTH - 60)
    drawn = [_text(12, 22, title, "title")]
    bottom = HEAD + ROW * len(shown)
    for decade in scale.decades():
        x = scale.at(decade)
        drawn += [_line(x, HEAD, x, bottom, "line"), _text(x, bottom + 16, short(decade), "quiet mid")]
    drawn.append(_text((labels + WIDTH - 60) / 2, bottom + 33, under, "quiet mid"))
    for number, bar in enumerate(shown):
        y = HEAD + ROW * number + ROW / 2
        end, colour = scale.at(bar.value), 0 if bar.ours else 1
        drawn += [
            _text(labels - 8, y + 4, bar.label, "end"),
            f'<rect class="c{colour}" x="{labels}" y="{y - 7:.1f}" width="{end - labels:.1f}" height="14"/>',
            _line(scale.at(bar.low), y, scale.at(bar.high), y, "range"),
            _text(max(end, scale.at(bar.high)) + 6, y + 4, short(bar.value), "quiet"),
        ]
    return _svg(height, drawn)


def curves(title: str, under: str, series: Mapping[str, Sequence[tuple[float, float]]]) -> str:
    """Curves over one axis; each is named at its end."""
    bottom = HEAD + PLOT
    across = Scale([x for points in series.values() for x, _ in points], LEFT, WIDTH - RIGHT)
    up = Scale([y for points in series.values() for _, y in points], bottom, HEAD)
    drawn = [_text(12, 22, title, "title"), _text((LEFT + WIDTH - RIGHT) / 2, bottom + 33, under, "quiet mid")]
    for decade in across.decades():
        x = across.at(decade)
        drawn += [_line(x, HEAD, x, bottom, "line"), _text(x, bottom + 16, short(decade), "quiet mid")]
    for decade in up.decades():
        y = up.at(decade)
        drawn += [_line(LEFT, y, WIDTH - RIGHT, y, "line"), _text(LEFT - 6, y + 4, short(decade), "quiet end")]
    ends = apart([up.at(points[-1][1]) for points in series.values()])
    for number, (name, points) in enumerate(series.items()):
        colour = number % COLOURS
        places = [(across.at(x), up.at(y)) for x, y in points]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        drawn.append(f'<polyline class="k{colour}" points="{path}" fill="none" stroke-width="2"/>')
        drawn += [f'<circle class="c{colour}" cx="{x:.1f}" cy="{y:.1f}" r="3"/>' for x, y in places]
        drawn.append(_text(WIDTH - RIGHT + 8, ends[number] + 4, name, f"c{colour}"))
    return _svg(bottom + FOOT, drawn)


def dots(title: str, under: str, rows: Mapping[str, Sequence[Dot]]) -> str:
    """A line for each row, on which its figures lie; the scale is linear, in steps of two hundred."""
    labels = 24 + LETTER * max(map(len, rows))
    lines = 3 * ROW
    bottom = HEAD + lines * len(rows)
    lowest = 200 * math.floor(min(dot.value for shown in rows.values() for dot in shown) / 200)
    highest = 200 * math.ceil(max(dot.value for shown in rows.values() for dot in shown) / 200)
    wide = (WIDTH - 40 - labels) / max(200, highest - lowest)
    drawn = [_text(12, 22, title, "title"), _text((labels + WIDTH - 40) / 2, bottom + 33, under, "quiet mid")]
    for mark in range(lowest, highest + 1, 200):
        x = labels + wide * (mark - lowest)
        drawn += [_line(x, HEAD, x, bottom, "line"), _text(x, bottom + 16, str(mark), "quiet mid")]
    for number, (name, shown) in enumerate(rows.items()):
        y = HEAD + lines * number + lines / 2
        drawn.append(_text(labels - 8, y + 4, name, "end"))
        for place, dot in enumerate(sorted(shown, key=lambda dot: dot.value)):
            x, reach = labels + wide * (dot.value - lowest), wide * dot.error
            drawn += [
                _line(x - reach, y, x + reach, y, "range"),
                f'<circle class="c{place % COLOURS}" cx="{x:.1f}" cy="{y:.1f}" r="5"/>',
                _text(x, y + BESIDE[place % len(BESIDE)], dot.label, f"mid c{place % COLOURS}"),
            ]
    return _svg(bottom + FOOT, drawn)


def reliability(title: str, foretold: Mapping[str, Sequence[tuple[float, float, int]]]) -> str:
    """Small squares side by side: what was foretold against what came true, as dots of the size of their number."""
    side, gap, per_row = 170, 30, 4
    drawn = [_text(12, 22, title, "title")]
    for number, (name, points) in enumerate(foretold.items()):
        left = 30 + (side + gap) * (number % per_row)
        top = HEAD + (side + 2 * gap) * (number // per_row)
        drawn += [
            f'<rect class="line" x="{left}" y="{top}" width="{side}" height="{side}" fill="none"/>',
            _line(left, top + side, left + side, top, "line"),
            _text(left + side / 2, top + side + 18, name, "mid"),
        ]
        most = max(count for _, _, count in points)
        for said, came, count in points:
            drawn.append(
                f'<circle class="c0" cx="{left + side * said:.1f}" cy="{top + side * (1 - came):.1f}" '
                f'r="{2 + 5 * math.sqrt(count / most):.1f}"/>'
            )
    rows = math.ceil(len(foretold) / per_row)
    return _svg(HEAD + (side + 2 * gap) * rows + 8, drawn)


def apart(places: Sequence[float], distance: float = 16) -> list[float]:
    """The same heights, moved down as far as they would be written over each other.

    >>> apart([10, 12, 100])
    [10, 26, 100]
    """
    moved = list(places)
    order = sorted(range(len(moved)), key=moved.__getitem__)
    for above, below in pairwise(order):
        moved[below] = max(moved[below], moved[above] + distance)
    return moved


def short(value: float) -> str:
    """A figure in few letters.

    >>> [short(value) for value in (0.0123, 0.25, 8.4, 56.7, 1234, 25_000, 5_123_456)]
    ['0.012', '0.25', '8.4', '57', '1.2 k', '25 k', '5.1 M']
    """
    for size, letter in ((1e6, " M"), (1e3, " k")):
        if value >= size * 0.9995:
            return short(value / size) + letter
    return f"{value:.0f}" if value >= 9.95 else f"{value:.2g}"


def _svg(height: float, drawn: Sequence[str]) -> str:
    size = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    paper = f'<rect class="paper" width="{WIDTH}" height="{height}" rx="6"/>'
    return "\n".join(
        [f'<svg xmlns="http://www.w3.org/2000/svg" role="img" {size}>', STYLE, paper, *drawn, "</svg>", ""]
    )


def _text(x: float, y: float, what: str, kind: str) -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}">{escape(what)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'
