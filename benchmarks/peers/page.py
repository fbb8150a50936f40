"""The page of the comparison and its pictures, written from what is in ``peers.json`` and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import median
from textwrap import fill
from typing import Any, Final

from benchmarks.occasion import told
from benchmarks.peers.rows import PATHS
from benchmarks.peers.servers import CPU, FIGURES
from benchmarks.pictures import Bar, bars, short

WORDS: Final = {
    "climb": (
        "Climb on every platform",
        "The same game for each platform. The rules inside the platforms in Python are those of the yardstick "
        "itself, so that their own API alone is charged for, in the way that favours them most and in the "
        "customary one; boardgame.io has them in JavaScript. `observe` is what the seat that decides may see: at "
        "ours the whole view as people and bots get it, with names, elsewhere a row of numbers or a text. "
        "boardgame.io has no legal moves, so they are ours in JavaScript; it copies no positions, as they never "
        "change. Our kernel as a game of OpenSpiel is moved as OpenSpiel's games in Python are. In PettingZoo the "
        "usual way is to draw from the action space by the mask that `last()` gives; what is bare, or picked by "
        "hand, looks through that mask itself.",
    ),
    "cards": (
        "OpenSpiel's own card games in C++",
        "Other games, so only the size of the figures can be compared. Its own rollouts are those of its search, "
        "in which nothing crosses into Python; dealing is not in them.",
    ),
    "search": (
        "Search under hidden information",
        "Iterations of a search from the middle of a game, each in a possible world. OpenSpiel's have one random "
        "rollout each; so have ours on Climb, while in our own games positions are valued by what was learned: in a "
        "tree once a turn is over, in the trial by which `meijin` plays as many turns later as that game was found to "
        "need. What stands under decisions/s are iterations; the ratio is to the yardstick's decisions, for comparing "
        "rows.",
    ),
    "games": ("Our games", "Whole random games of the default variant of each, dealing included."),
    "server": (
        "Servers",
        "The same tables of Climb with three players each, the same players and the same pace of moves at our server "
        "and at boardgame.io's own, each begun anew for every round. Ours runs with Climb as a package of somebody "
        "else's. CPU is that of all processes of the server. A move has arrived when all three players know how the "
        "game stands. The ratio is that of the CPU time of moves, if that of the boardgame.io which keeps its games in "
        "the same way is 1: less is better. Ours tells nobody of a move before the disk has it.",
    ),
}


def ratios(row: Mapping[str, Any], path: str = "play") -> list[float]:
    """How fast a row was in each round if the yardstick, right before, is 1.

    >>> ratios({"rates": {"play": [50.0, 60.0]}, "beside": {"play": [100.0, 240.0]}})
    [0.5, 0.25]
    """
    return [rate / beside for rate, beside in zip(row["rates"][path], row["beside"][path], strict=True)]


def page(results: Mapping[str, Mapping[str, Any]]) -> str:
    """Everything that was measured, part by part."""
    lines = [
        "# How fast the others are",
        "",
        fill(
            "Written by `make peers`, which installs the others and measures them and us in one run: OpenSpiel, "
            "PettingZoo and RLCard in Python, boardgame.io on Node. All times are CPU times. Each row is a "
            "process of its own; round after round each takes a turn, and right before it the yardstick, a plain "
            "program for Climb in Python, takes the same turn. A ratio is taken within a turn; the table gives "
            "the median over the rounds and the range. More is faster. What the rows mean in detail is told in "
            "[README.md](README.md); all figures of all rounds are in [peers.json](peers.json).",
            120,
        ),
    ]
    for part, (title, words) in WORDS.items():
        if part in results:
            result = results[part]
            lines += ["", f"## {title}", "", fill(words, 120), "", fill(circumstances(result), 120), ""]
            lines += [f"![{title}](img/peers-{part}.svg)", ""]
            lines += server_table(result["rows"]) if part == "server" else table(result["rows"])
    return "\n".join([*lines, ""])


def circumstances(result: Mapping[str, Any]) -> str:
    """When, where and how long it was measured."""
    named = "".join(
        dict.fromkeys(
            f"; {row['peer']} {row['version']}".replace("  ", " ") for row in result["rows"] if row["version"]
        )
    )
    return f"{told(result)}{named}."


def table(rows: Sequence[Mapping[str, Any]]) -> list[str]:
    """The rows as lines of Markdown; what could not be measured says why."""
    present = [path for path in PATHS if any(path in row["rates"] for row in rows)]
    heads = ["", PATHS["play"], "ratio", "range", *(PATHS[path] for path in present if path != "play")]
    lines = [_line(heads), _line(["---", *["---:"] * (len(heads) - 1)])]
    for row in rows:
        if row["missing"]:
            lines.append(_line([row["title"], f"not measured: {row['missing']}", *[""] * (len(heads) - 2)]))
            continue
        found = ratios(row)
        cells = [short(median(row["rates"]["play"])), f"**{median(found):.3g}**", _range(found)]
        for path in present:
            if path != "play":
                rates = row["rates"].get(path)
                cells.append(short(1e6 / median(rates)) if rates else "")
        lines.append(_line([row["title"], *cells]))
    return lines


def server_table(rows: Sequence[Mapping[str, Any]]) -> list[str]:
    """The servers side by side: the median of the rounds, and the range where there are several."""
    lines = [_line(["", "CPU, ratio", *FIGURES.values()]), _line(["---", *["---:"] * (len(FIGURES) + 1)])]
    for row in rows:
        if row["missing"]:
            lines.append(_line([row["title"], f"not measured: {row['missing']}", *[""] * len(FIGURES)]))
            continue
        peer = next((each for each in rows if each["peer"] and each["durable"] == row["durable"]), row)
        columns = [server_ratios(row, peer), *([each[key] for each in row["rounds"]] for key in FIGURES)]
        lines.append(_line([row["title"], *(_figure(column) for column in columns)]))
    return lines


def server_ratios(row: Mapping[str, Any], peer: Mapping[str, Any]) -> list[float]:
    """What moves cost in each round if those at the peer, which keeps its games in the same way, cost 1.

    >>> server_ratios({"rounds": [{CPU: 2.0}, {CPU: 3.0}]}, {"rounds": [{CPU: 4.0}, {CPU: 2.0}]})
    [0.5, 1.5]
    """
    return [each[CPU] / beside[CPU] for each, beside in zip(row["rounds"], peer["rounds"], strict=False)]


def picture(part: str, result: Mapping[str, Any]) -> str:
    """The rows of a part as bars."""
    if part == "server":
        shown = [_bar(row, [each[CPU] for each in row["rounds"]]) for row in result["rows"] if not row["missing"]]
        return bars("Servers: what moves cost", f"{FIGURES[CPU]}: less is better", shown)
    shown = [_bar(row, ratios(row)) for row in result["rows"] if not row["missing"]]
    return bars(WORDS[part][0], "decisions/s as a ratio to plain Python: more is faster", shown)


def _bar(row: Mapping[str, Any], values: Sequence[float]) -> Bar:
    return Bar(row["title"], median(values), min(values), max(values), ours=not row["peer"])


def _figure(values: Sequence[float]) -> str:
    spread = f" ({_range(values)})" if len(values) > 1 else ""
    return f"{_digits(median(values))}{spread}" if values else ""


def _digits(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.3g}"


def _range(values: Sequence[float]) -> str:
    return f"{_digits(min(values))} to {_digits(max(values))}"


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
