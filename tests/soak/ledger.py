"""What the soak has covered: one row per version and part, told in ``docs/soak.md``."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec

FILE: Final = Path(__file__).with_name("ledger.json")
PAGE: Final = Path(__file__).parents[2] / "docs" / "soak.md"

HEAD: Final = """\
# What the soak has covered

`make soak` plays random games of every installed game through the conformance kit, and the proofs of the server that
have rounds (kills, bad input, races) with new ones, for as long as it is let (`make soak ARGS="--minutes 120"`). It
goes on where it stopped, with seeds that no version has played yet. This page is made from `tests/soak/ledger.json`,
which a soak adds to whenever a block is done; a block that was broken off counts for nothing and is played again.

A game is played once for every check of the kit, and its decisions count as often as they were looked at.
"""


class Row(msgspec.Struct, omit_defaults=True):
    """What one version has stood of one part: a game, or the proofs."""

    version: str
    part: str
    first: int  # seed or round
    last: int
    seconds: float  # of processor time
    covered: dict[str, int]  # games, decisions, kills, ...: how many
    faults: list[str] = []  # each in one line


class Block(msgspec.Struct, frozen=True):
    """What came of some seeds of a game, or of one round of the proofs."""

    part: str
    first: int
    last: int
    seconds: float
    covered: dict[str, int]
    faults: list[str]  # what failed, whole


class Ledger(msgspec.Struct):
    """All rows, oldest version first."""

    rows: list[Row]

    def next(self, part: str) -> int:
        """The first seed of a part that was not played by any version."""
        return max((row.last for row in self.rows if row.part == part), default=-1) + 1

    def seconds(self, version: str, part: str) -> float:
        """How long a version was tried in one part."""
        return sum(row.seconds for row in self.rows if (row.version, row.part) == (version, part))

    def add(self, version: str, block: Block) -> None:
        """Count a block that is done."""
        row = next((each for each in self.rows if (each.version, each.part) == (version, block.part)), None)
        if row is None:
            row = Row(version, block.part, block.first, block.last, 0.0, {})
            self.rows.append(row)
        row.first, row.last = min(row.first, block.first), max(row.last, block.last)
        row.seconds = round(row.seconds + block.seconds, 1)
        for what, count in block.covered.items():
            row.covered[what] = row.covered.get(what, 0) + count
        row.faults += [fault.splitlines()[0] for fault in block.faults]


def load(file: Path = FILE) -> Ledger:
    """The ledger as it was left; an empty one if there is none."""
    return msgspec.json.decode(file.read_bytes(), type=Ledger) if file.exists() else Ledger([])


def save(ledger: Ledger, file: Path = FILE, page: Path = PAGE) -> None:
    """Write the ledger and its page so that either the old or the new one is there, whatever happens."""
    _replace(file, msgspec.json.format(msgspec.json.encode(ledger), indent=1).decode() + "\n")
    _replace(page, told(ledger))


def _replace(file: Path, text: str) -> None:
    new = file.with_name(file.name + ".new")
    new.write_text(text)
    new.replace(file)


def told(ledger: Ledger) -> str:
    """The page."""
    lines = [HEAD]
    versions = list(dict.fromkeys(row.version for row in ledger.rows))
    lines += ["## In all\n", *_table(_sums(ledger.rows)), ""]
    for version in reversed(versions):
        rows = sorted((row for row in ledger.rows if row.version == version), key=lambda row: row.part)
        lines += [f"## {version}\n", *_table(rows), ""]
        lines += [f"- **{row.part}** {fault}" for row in rows for fault in row.faults]
        lines += [""] if any(row.faults for row in rows) else []
    return "\n".join(lines).rstrip() + "\n"


def _sums(rows: Iterable[Row]) -> list[Row]:
    """A row for every part in all versions together."""
    sums: dict[str, Row] = {}
    for row in sorted(rows, key=lambda row: row.part):
        total = sums.setdefault(row.part, Row("", row.part, row.first, row.last, 0.0, {}))
        total.first, total.last = min(total.first, row.first), max(total.last, row.last)
        total.seconds += row.seconds
        total.faults = total.faults + row.faults
        for what, count in row.covered.items():
            total.covered[what] = total.covered.get(what, 0) + count
    return list(sums.values())


def _table(rows: Iterable[Row]) -> list[str]:
    lines = ["| part | seeds | covered | minutes of CPU | faults |", "| --- | --- | --- | --- | --- |"]
    for row in rows:
        covered = ", ".join(f"{count:,} {what}" for what, count in row.covered.items())
        seeds = f"{row.first} to {row.last}" if row.last > row.first else f"{row.first}"
        lines.append(f"| {row.part} | {seeds} | {covered} | {row.seconds / 60:.1f} | {len(row.faults)} |")
    return lines
