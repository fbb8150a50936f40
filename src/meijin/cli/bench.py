"""Measure how fast the games run: random games, the hot paths one by one, memory.

Everything is measured in turns with the yardstick, a plain program for the game of Climb; ratios say how fast a game
is if the yardstick is 1. Without a GAME all installed games are measured, and Climb played on the kernel; each in the
variant that is played if nothing is said, or in all of them.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
from collections.abc import Iterator, Mapping
from datetime import date
from pathlib import Path
from statistics import mean
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from meijin.cli import SUCCESS
from meijin.cli.measure import (
    ONLY_OURS,
    PATHS,
    PLAY,
    ROUNDS,
    THIRDS,
    YARDSTICK,
    HotPath,
    Ours,
    Turns,
    Yardstick,
    bytes_per_state,
    time_of_a_decision,
    typical_rates,
    world_in_clones,
)
from meijin.cli.screen import make_console
from meijin.core import described, is_compiled
from meijin.kernel import registry
from meijin.kernel.errors import MeijinError
from meijin.kernel.game import Game
from meijin.kernel.registry import installed
from meijin.kernel.testing import Variant, variants
from meijin.kernel.testing.climb import CLIMB

SECONDS: Final = 3.0
MOST_SECONDS: Final = 600.0
ABREAST: Final = 4  # variants in one table
RESULTS: Final = YARDSTICK.with_name("results.md")


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``meijin bench``."""
    parser.add_argument("games", metavar="GAME", nargs="*", help="all installed games and climb if none is given")
    parser.add_argument("--json", action="store_true", help="for scripts: all figures as one object")
    parser.add_argument(
        "--seconds",
        metavar="S",
        type=float,
        default=SECONDS,
        help=f"CPU time for each variant of each game ({SECONDS:g})",
    )
    parser.add_argument("--all-variants", action="store_true", help="not only the default one of each game")
    parser.add_argument("--write", action="store_true", help="keep the tables of all variants in benchmarks/results.md")


def run(args: argparse.Namespace) -> int:
    """Measure the games."""
    if not 0 < args.seconds <= MOST_SECONDS:
        raise MeijinError(f"--seconds cannot be {args.seconds:g}; it is more than 0 and at most {MOST_SECONDS:g}")
    if args.write and args.games:
        raise MeijinError("--write keeps the figures of all games, so it goes without naming any")
    named = [CLIMB if name == CLIMB.id else registry.find(name) for name in dict.fromkeys(args.games)]
    games = named or [*installed()[0], CLIMB]
    report = measure(games, args.seconds, all_variants=args.all_variants or args.write)
    if args.write:
        RESULTS.write_text(report.to_markdown(args.seconds), encoding="utf-8")
    if args.json:
        print(json.dumps(report.to_dict(), indent=2))
    else:
        report.show(make_console())
    return SUCCESS


def usual(game: Game) -> Variant:
    """The variant that is played if nothing is said, or the first one that the game declares."""
    declared, default = variants(game), game.prepare(None, {})
    played = (default.options, default.players)
    return next((each for each in declared if (each.setup.options, each.setup.players) == played), declared[0])


def measure(games: list[Game], seconds: float, *, all_variants: bool) -> Report:
    """Measure each variant of the games in so many seconds, and say on stderr how far it is."""
    yardstick = Yardstick()
    console = make_console(stderr=True)
    measured: dict[Game, list[tuple[Variant, Turns]]] = {}
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        for game in games:
            measured[game] = []
            for variant in variants(game) if all_variants else [usual(game)]:
                if not console.is_terminal:
                    console.print(f"measuring {game.id} ({variant})")
                task = progress.add_task("", total=ROUNDS * len(PATHS))
                turns = Turns(Ours(variant.setup), yardstick)
                for path in turns.take(seconds):
                    progress.update(task, description=f"{game.id} ({variant}): {path.title}", advance=1)
                progress.remove_task(task)
                measured[game].append((variant, turns))
    return Report(yardstick, measured)


class Result:
    """One variant of a game, measured."""

    def __init__(self, variant: Variant, turns: Turns, typical: Mapping[HotPath, float]) -> None:
        self.variant = variant
        self.ratios = turns.ratios()
        self.rates = {path: self.ratios[path] * typical[path] for path in PATHS}
        self.parts = time_of_a_decision(self.rates, mean(turns.ours.lengths))
        self.size = bytes_per_state(turns.ours.positions)
        self.world = world_in_clones(turns.ours)

    def to_dict(self) -> dict[str, object]:
        """All figures for scripts."""
        return {
            **_figures(self.rates),
            "ratio": _rounded(self.ratios[PLAY]),
            "ratios": {path.key: _rounded(ratio) for path, ratio in self.ratios.items()},
            "world_in_clones": {third: _rounded(each) for third, each in self.world.items()},
            "bytes_per_state": round(self.size),
            "decision_us": {part: _rounded(each) for part, each in self.parts.items()},
        }


class Report:
    """What was measured, for people and for scripts."""

    def __init__(self, yardstick: Yardstick, measured: Mapping[Game, list[tuple[Variant, Turns]]]) -> None:
        typical = typical_rates([turns for each in measured.values() for _, turns in each])
        self.rates = {path: rate for path, rate in typical.items() if path not in ONLY_OURS}
        self.parts = time_of_a_decision(self.rates, mean(yardstick.lengths))
        self.size = bytes_per_state(yardstick.positions)
        self.games = {
            game: [Result(variant, turns, typical) for variant, turns in each] for game, each in measured.items()
        }

    # -- for scripts --------------------------------------------------------------------------------------------

    def to_dict(self) -> dict[str, object]:
        """Everything; the default variant of a game gives its own figures."""
        return {
            "compiled": is_compiled(),
            "yardstick": {
                **_figures(self.rates),
                "bytes_per_state": round(self.size),
                "decision_us": {part: _rounded(each) for part, each in self.parts.items()},
            },
            "games": {game.id: self._game(game, results) for game, results in self.games.items()},
        }

    def _game(self, game: Game, results: list[Result]) -> dict[str, object]:
        default = usual(game).name
        by_name = {result.variant.name: result.to_dict() for result in results}
        return {**by_name[default], "variants": by_name if len(by_name) > 1 else {}}

    # -- for people ---------------------------------------------------------------------------------------------

    def show(self, console: Console) -> None:
        """A table for each game."""
        for game, results in self.games.items():
            for some in _side_by_side(results):
                table = Table(title=game.name, title_justify="left", title_style="bold", box=SIMPLE_HEAD)
                for number, head in enumerate(self._heads(game, results, some)):
                    table.add_column(head, justify="right" if number else "left")
                for row in self._rows(some):
                    table.add_row(*row)
                console.print(table)
        console.print(f"Behind each figure its ratio to the yardstick: more is faster. {_circumstances()}.")

    def to_markdown(self, seconds: float) -> str:
        """The same tables as a page to keep."""
        lines = [
            "# How fast it is",
            "",
            f"Written by `meijin bench --write` on {date.today():%d %B %Y}: {_circumstances()};",
            f"{machine()}; {ROUNDS} rounds in {seconds:g} s of CPU time for each.",
            "Behind each figure stands its ratio to the yardstick, taken in turns: more is faster. What the rows mean",
            "and how they are measured is told in [README.md](README.md).",
        ]
        for game, results in self.games.items():
            lines += ["", f"## {game.name}"]
            for some in _side_by_side(results):
                heads = self._heads(game, results, some)
                lines += ["", _line(heads), _line(["---", *["---:"] * (len(heads) - 1)])]
                lines += [_line(row) for row in self._rows(some)]
        return "\n".join([*lines, ""])

    def _heads(self, game: Game, results: list[Result], some: list[Result]) -> list[str]:
        names = [result.variant.name.replace("-", " ") for result in some]
        return ["", "yardstick", *(names if len(results) > 1 else [game.id])]

    def _rows(self, results: list[Result]) -> Iterator[list[str]]:
        for path in PATHS:
            own = [f"{_said(path, each.rates[path])}  {each.ratios[path]:.2f}" for each in results]
            yield [path.title, _said(path, self.rates[path]) if path in self.rates else "", *own]
        for third in THIRDS:
            yield [f"world in clones, {third}", "", *(f"{each.world[third]:.1f}" for each in results)]
        yield ["bytes per state", *(f"{size:,.0f}" for size in (self.size, *(each.size for each in results)))]
        for part in self.parts:
            shares = [each[part] / sum(each.values()) for each in (self.parts, *(result.parts for result in results))]
            yield [f"time: {part}", *(f"{share:.0%}" for share in shares)]


def _side_by_side(results: list[Result]) -> list[list[Result]]:
    """As many variants of a game as fit beside each other."""
    return [results[start : start + ABREAST] for start in range(0, len(results), ABREAST)]


# -- words ----------------------------------------------------------------------------------------------------------


def _figures(rates: Mapping[HotPath, float]) -> dict[str, float]:
    return {path.key: _rounded(path.figure(rate)) for path, rate in rates.items()}


def _rounded(figure: float) -> float:
    """Four digits are more than a measurement is worth."""
    return float(f"{figure:.4g}")


def _said(path: HotPath, rate: float) -> str:
    return f"{rate / 1000:,.0f} k" if path.per_second else f"{path.figure(rate):#.3g}".rstrip(".")


def _line(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _circumstances() -> str:
    return f"{platform.python_implementation()} {platform.python_version()}, {described()}"


def machine() -> str:
    """The model of the processor, as far as it can be found out, and how many cores it has."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text(encoding="utf-8").splitlines() if info.is_file() else []
    named = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return f"{(named or [platform.processor() or platform.machine()])[0]}, {os.cpu_count()} cores"
