"""The report: one HTML file that needs nothing else, to be read on a phone and printed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from html import escape
from typing import Final

import polars as pl

from meijin.lab.experiment import variants
from meijin.lab.folder import Folder
from meijin.lab.report import charts
from meijin.lab.report.figures import (
    FACT,
    Difference,
    Line,
    Never,
    Split,
    differences,
    endings,
    facts_in_words,
    happened,
    lengths,
    matchups,
    never,
    splits,
    with_cards,
)
from meijin.lab.report.names import Names

MOST_USES: Final = 300  # lines of a list of what happened
STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; padding: 1rem; max-width: 46rem; color: #222; }
h1 { line-height: 1.2; } h2 { margin-top: 2.2rem; border-bottom: 1px solid #ccc; }
svg { width: 100%; height: auto; display: block; margin: .3rem 0; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .15rem .5rem .15rem 0; border-bottom: 1px solid #eee; }
td.n, th.n { text-align: right; } .off { color: #b3261e; font-weight: 600; } .wide { overflow-x: auto; }
p.quiet, .quiet { color: #666; }
@media print { body { max-width: none; font-size: 10pt; } h2, svg, tr { break-inside: avoid; } }
"""
LEGEND: Final = (
    "<p class=quiet>A dot is a group's share of the win, the stroke through it holds the truth with 95 %, the grey "
    "mark is a fair share. Red: surely not fair.</p>"
)


def report(folder: Folder, before: Folder | None = None) -> str:
    """Everything that an experiment says, beside an earlier one if there is one."""
    experiment, rows = folder.experiment, folder.rows()
    every = variants(experiment)
    game = every[0].setup.game
    found = splits(rows, experiment, every)
    games, names = rows.n_unique(["variant", "deal", "turned"]), Names(every)
    parts = [f"<h1>{escape(game.name)}: what {games:,} games say</h1>", _made(folder), "<h2>Who wins</h2>", LEGEND]
    parts += [_split(split, names) for split in found]
    if before is not None:
        old = splits(before.rows(), before.experiment, variants(before.experiment))
        parts += ["<h2>What has changed</h2>", _changes(differences(old, found), names)]
    parts += [_matchups(rows, name, names) for name in facts_in_words(rows)]
    parts += ["<h2>How long it takes</h2>", charts.columns(lengths(rows), "turns", f"{game.turn_unit}s")]
    parts += ["<h2>How it ends</h2>", _endings(rows, games, names)]
    uses = folder.uses()
    if not uses.is_empty():
        parts += ["<h2>What happened</h2>", _happened(happened(uses), names, games)]
        parts += ["<h2>With which cards</h2>", _with_cards(with_cards(uses), names, games)]
        parts += ["<h2>What never happened</h2>", _never(never(uses, every), names)]
    head = f"<meta charset=utf-8><meta name=viewport content='width=device-width'><title>{escape(game.name)}</title>"
    body = "".join(parts)
    return f"<!doctype html><html lang=en><head>{head}<style>{STYLE}</style></head><body>{body}</body></html>\n"


def _made(folder: Folder) -> str:
    """How the games came about, so that anybody can have them again."""
    told = {name: value for name, value in asdict(folder.experiment).items() if value not in (None, {}, ())}
    cells = [[escape(name), escape(str(value))] for name, value in told.items()]
    return f"<details><summary>How it was made</summary>{_table(['', ''], cells, numbers=False)}</details>"


def _split(split: Split, names: Names) -> str:
    rows = [_line(line, names) for line in split.lines]
    heads = ["", "seats", "share", "with 95 %", "of fair"]
    return f"<h3>{escape(split.title)}</h3>{charts.shares(split.lines, names)}{_table(heads, rows)}"


def _matchups(rows: pl.DataFrame, fact: str, names: Names) -> str:
    met = matchups(rows, fact)
    if len({each.own for each in met}) < 2:
        return ""
    return f"<h2>{escape(fact.removeprefix(FACT).capitalize())} against each other</h2>{charts.grid(met, names)}"


def _endings(rows: pl.DataFrame, games: int, names: Names) -> str:
    told = [[escape(names.of(name)), f"{n:,}", f"{n / games:.1%}"] for name, n in endings(rows).iter_rows()]
    return _table(["", "games", ""], told)


def _never(found: Never, names: Names) -> str:
    told = [
        ("These events were never told of", [names.of(event) for event in found.events]),
        ("These effects were never used", [names.effect(effect) for effect in found.effects]),
        ("Nothing was ever done with these cards", [names.of(card) for card in found.cards]),
    ]
    parts = [f"<p>{what}: {escape(', '.join(those))}.</p>" for what, those in told if those]
    return "".join(parts) or "<p>Nothing: every event, effect and card there is has been seen.</p>"


def _line(line: Line, names: Names) -> list[str]:
    share = f"<span class=off>{line.share:.1%}</span>" if line.is_off else f"{line.share:.1%}"
    return [
        escape(names.of(line.name)),
        f"{line.count:,}",
        share,
        f"{100 * line.low:.1f}–{100 * line.high:.1f} %",
        f"{line.of_fair:.2f}",
    ]


def _changes(found: Sequence[Difference], names: Names) -> str:
    rows = [
        [
            escape(f"{each.title}: {names.of(each.name)}"),
            f"{each.before:.1%}",
            f"{each.after:.1%}",
            f"{100 * (each.after - each.before):+.1f} ± {100 * each.reach:.1f}",
            "<span class=off>sure</span>" if each.is_sure else "may be chance",
        ]
        for each in found
    ]
    return _table(["", "before", "now", "points", ""], rows)


def _happened(table: pl.DataFrame, names: Names, games: int) -> str:
    rows = []
    for event, effect, times, seats, won in table.head(MOST_USES).iter_rows():
        told = f"{names.of(event)}: {names.effect(effect)}" if effect else names.of(event)
        rows.append([escape(told), *_counts(times, seats, won, games)])
    return _table(["what", "times", "a game", "won by whoever did it"], rows) + _more(table)


def _with_cards(table: pl.DataFrame, names: Names, games: int) -> str:
    rows = []
    for event, role, card, times, seats, won in table.head(MOST_USES).iter_rows():
        # In one cell, so that a phone has room for the last column.
        what = f"{names.of(event)} ({names.of(role)})"
        rows.append([escape(names.of(card)), escape(what), *_counts(times, seats, won, games)])
    return _table(["card", "what (and as what)", "times", "a game", "won by its owner"], rows) + _more(table)


def _counts(times: int, seats: int, won: float, games: int) -> list[str]:
    return [f"{times:,}", f"{times / games:.2f}", f"{won / seats:.1%}" if seats else ""]


def _more(table: pl.DataFrame) -> str:
    if len(table) <= MOST_USES:
        return ""
    return f"<p class=quiet>And {len(table) - MOST_USES:,} more that happened less often.</p>"


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]], numbers: bool = True) -> str:
    """A table of HTML; all but the first column are numbers, unless they are not."""
    kinds = ["", *(" class=n" if numbers else "" for _ in heads[1:])]
    top = "".join(f"<th{kind}>{escape(head)}</th>" for head, kind in zip(heads, kinds, strict=True))
    body = "".join(
        "<tr>" + "".join(f"<td{kind}>{cell}</td>" for cell, kind in zip(row, kinds, strict=True)) + "</tr>"
        for row in rows
    )
    return f"<div class=wide><table><tr>{top}</tr>{body}</table></div>"
