"""Measure how it grows: ``python -m benchmarks.growth``, or parts of it with ``--only events cards``; Linux only.

Each part is kept in ``growth.json`` as soon as it is measured, and the page and its pictures are written anew from all
parts that are there.
"""

from __future__ import annotations

import argparse
import gc
import json
import sys
from pathlib import Path
from typing import Any, Final

from benchmarks.growth import page
from benchmarks.growth.parts import PARTS, Series
from benchmarks.occasion import occasion
from meijin.server.worker import TIDYING

FOLDER: Final = Path(__file__).parents[1]
RESULTS: Final = FOLDER / "growth.json"


def main() -> None:
    """Measure and keep."""
    parser = argparse.ArgumentParser(description="how what something costs grows with how much of it there is")
    parser.add_argument("--only", nargs="+", choices=PARTS, help="these parts; the others stay as they are")
    parser.add_argument("--quick", action="store_true", help="a few minutes: fewer and smaller sizes")
    args = parser.parse_args()
    gc.freeze()
    gc.set_threshold(*TIDYING)  # as at a server
    results: dict[str, Any] = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.is_file() else {}
    for name in args.only or PARTS:
        print(f"measuring {PARTS[name].title.lower()}", file=sys.stderr)
        sizes = PARTS[name].quick if args.quick else PARTS[name].sizes
        begun = occasion("each size once")
        results[name] = {**begun, "series": rounded(PARTS[name].measure(sizes))}
        keep(results)


def rounded(series: Series) -> Series:
    """Four digits are more than a measurement is worth."""
    return {what: [(size, float(f"{value:.4g}")) for size, value in points] for what, points in series.items()}


def keep(results: dict[str, Any]) -> None:
    """Write the figures, the page and the pictures."""
    RESULTS.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    (FOLDER / "growth.md").write_text(page.page(results), encoding="utf-8")
    for name, result in results.items():
        (FOLDER / "img" / f"growth-{name}.svg").write_text(page.picture(name, result), encoding="utf-8")


if __name__ == "__main__":
    main()
