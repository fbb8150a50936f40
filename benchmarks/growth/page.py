"""The page about growth and its pictures, written from what is in ``growth.json`` and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import fill
from typing import Any

from benchmarks.growth.fit import verdict
from benchmarks.growth.parts import PARTS
from benchmarks.occasion import told
from benchmarks.pictures import curves, short


def page(results: Mapping[str, Mapping[str, Any]]) -> str:
    """Everything that was measured, part by part."""
    lines = [
        "# How it grows",
        "",
        fill(
            "Written by `python -m benchmarks.growth`. CPU times are those of all processes of the server, or of the "
            "one process where there is none. The exponent is that of a power law fitted to all points (1 is linear, 0 "
            "does not grow) and, since what is the same for all sizes hides how the rest grows, to the larger half of "
            "them. Above 1.15 at the end it is called worse than linear. The scales of the pictures are logarithmic.",
            120,
        ),
    ]
    for name, part in PARTS.items():
        if name not in results:
            continue
        result = results[name]
        lines += ["", f"## {part.title}", "", fill(part.told, 120), "", fill(f"{told(result)}.", 120), ""]
        lines += [f"![{part.title}](img/growth-{name}.svg)", "", *table(part.axis, result["series"]), ""]
        lines += [f"- {what}: exponent {verdict(points)}" for what, points in result["series"].items()]
    return "\n".join([*lines, ""])


def table(axis: str, series: Mapping[str, list[tuple[float, float]]]) -> list[str]:
    """A row for each size.

    >>> table("tables", {"MB": [(10, 1.234), (1000, 99.5)], "CPU": [(10, 0.02), (1000, 0.02)]})
    ['| tables | MB | CPU |', '| ---: | ---: | ---: |', '| 10 | 1.2 | 0.02 |', '| 1,000 | 100 | 0.02 |']
    """
    lines = [f"| {axis} | {' | '.join(series)} |", f"|{' ---: |' * (len(series) + 1)}"]
    for points in zip(*series.values(), strict=True):
        lines.append(f"| {points[0][0]:,} | {' | '.join(short(value) for _, value in points)} |")
    return lines


def picture(name: str, result: Mapping[str, Any]) -> str:
    """The curves of a part."""
    return curves(PARTS[name].title, PARTS[name].axis, result["series"])
