"""Measure the others beside us: ``make peers``, or parts of it with ``make peers ARGS="--only climb"``.

Each part is kept in ``peers.json`` as soon as it is measured, and the page and its pictures are written anew from all
parts that are there; so a run that was stopped goes on with ``--only`` and the parts that are missing.
"""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any, Final

from benchmarks.occasion import occasion
from benchmarks.peers import page, servers, turns
from benchmarks.peers.environment import HERE, Missing
from benchmarks.peers.rows import PARTS

FOLDER: Final = HERE.parent
RESULTS: Final = FOLDER / "peers.json"
# Rounds and CPU seconds of a turn; for servers rounds, tables and moves a second.
FULL: Final = ((7, 0.4), (5, 100, 150.0))
QUICK: Final = ((3, 0.1), (1, 40, 100.0))


def main() -> int:
    """Measure, keep, and say what could not be measured."""
    parser = argparse.ArgumentParser(prog="make peers", description="measure other platforms beside ours")
    parser.add_argument(
        "--only", nargs="+", choices=[*PARTS, "server"], help="these parts; the others stay as they are"
    )
    parser.add_argument("--quick", action="store_true", help="a few minutes: fewer and shorter rounds")
    args = parser.parse_args()
    results: dict[str, Any] = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.is_file() else {}
    for part in args.only or [*PARTS, "server"]:
        results[part] = measured(part, quick=args.quick)
        keep(results)
    missing = [(row["title"], row["missing"]) for part in results.values() for row in part["rows"] if row["missing"]]
    for title, reason in missing:
        print(f"not measured: {title}: {reason}", file=sys.stderr)
    return 0


def measured(part: str, *, quick: bool) -> dict[str, Any]:
    """A part, with when and where it was measured."""
    (rounds, seconds), (server_rounds, tables, rate) = QUICK if quick else FULL
    if part == "server":
        how = f"rounds: {server_rounds}, with {tables} tables, {servers.MOVES} moves at each and {rate:.0f} a second"
        return {**occasion(how), "rows": servers.measure(server_rounds, tables, rate)}
    how = f"{rounds} rounds of {seconds:g} s of CPU time"
    begun = occasion(how)
    rows = turns.measure(PARTS[part], rounds, seconds, climb=part == "climb")
    return {**begun, "rows": [row.to_json() for row in rows]}


def keep(results: dict[str, Any]) -> None:
    """Write the figures, the page and the pictures."""
    RESULTS.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    (FOLDER / "peers.md").write_text(page.page(results), encoding="utf-8")
    (FOLDER / "img").mkdir(exist_ok=True)
    for part, result in results.items():
        if any(not row["missing"] for row in result["rows"]):
            (FOLDER / "img" / f"peers-{part}.svg").write_text(page.picture(part, result), encoding="utf-8")


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Missing as missing:
        sys.exit(f"nothing can be measured: {missing}")
