"""Put games through the conformance kit: do they hold to what every game must hold to?

Without a GAME all installed games are checked. The exit code is 1 if a check failed.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeElapsedColumn
from rich.text import Text

from meijin.cli import FAILED, SUCCESS
from meijin.cli.art import QUIET
from meijin.cli.screen import make_console
from meijin.kernel import registry
from meijin.kernel.blame import fault_of, place_of
from meijin.kernel.errors import MeijinError
from meijin.kernel.game import Game
from meijin.kernel.registry import installed
from meijin.kernel.testing import CHECKS, Finding, check, run_check, variants

OnProgress = Callable[[str, str, int, int], None]
MOST_JOBS: Final = 256
LOADING: Final = "loading"  # the check before all others, which only a game that is broken can fail


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``meijin check``."""
    parser.add_argument("games", metavar="GAME", nargs="*", help="all installed games if none is given")
    parser.add_argument(
        "--games",
        metavar="N",
        dest="count",
        type=int,
        default=20,
        help="random games per check and variant (20)",
    )
    parser.add_argument("--seed", metavar="S", type=int, default=0, help="of the first random game (0)")
    parser.add_argument("--jobs", metavar="N", type=int, default=1, help="how many checks run side by side (1)")
    parser.add_argument("--json", action="store_true", help="for scripts: all findings as one list")


def run(args: argparse.Namespace) -> int:
    """Check the games."""
    if args.count < 1:
        raise MeijinError(f"--games cannot be {args.count}; at least 1 random game is needed")
    if args.seed < 0:
        raise MeijinError(f"--seed cannot be {args.seed}; it is a number from 0")
    if not 1 <= args.jobs <= MOST_JOBS:
        raise MeijinError(f"--jobs cannot be {args.jobs}; it is a number from 1 to {MOST_JOBS}")
    extent = Extent(args.count, args.seed, args.jobs)
    games, broken = ([registry.find(name) for name in args.games], {}) if args.games else installed()
    unloaded = {name: Finding(LOADING, "", False, problem, 0.0) for name, problem in broken.items()}
    if args.json:
        found = list(unloaded.items())
        found += [(game.id, finding) for game in games for finding in _findings(game, extent)]
        print(json.dumps([_entry(game, finding) for game, finding in found], indent=2))
        return SUCCESS if all(finding.passed for _, finding in found) else FAILED
    return _show(games, unloaded, extent)


@dataclass(frozen=True)
class Extent:
    """How much is checked."""

    count: int  # random games per check and variant
    seed: int  # of the first
    jobs: int  # checks side by side


def _findings(game: Game, extent: Extent, on_progress: OnProgress | None = None) -> Iterator[Finding]:
    """What the kit finds; a game so broken that the kit itself stumbles has failed too."""
    try:
        if extent.jobs > 1:
            yield from _side_by_side(game, extent, on_progress)
        else:
            yield from check(game, extent.count, extent.seed, on_progress)
    except Exception as error:  # whatever another package does wrong must not hide the other games
        yield Finding(LOADING, "", False, f"{place_of(type(game))}: {fault_of(error)}", 0.0)


def _side_by_side(game: Game, extent: Extent, on_progress: OnProgress | None) -> Iterator[Finding]:
    """The same findings in the same order, from several processes."""
    settings = variants(game)
    tasks = [(game.id, place, name, extent) for place in range(len(settings)) for name in CHECKS]
    with ProcessPoolExecutor(extent.jobs) as pool:
        for done, finding in enumerate(pool.map(_one, tasks), 1):
            if on_progress is not None:
                on_progress(finding.check, finding.variant, done, len(tasks))
            yield finding


def _one(task: tuple[str, int, str, Extent]) -> Finding:
    game, place, name, extent = task
    variant = variants(registry.find(game))[place]
    return run_check(name, variant, range(extent.seed, extent.seed + extent.count))


def _entry(game: str, finding: Finding) -> dict[str, object]:
    return {
        "game": game,
        "check": finding.check,
        "variant": finding.variant,
        "passed": finding.passed,
        "detail": finding.detail,
        "seconds": round(finding.seconds, 3),
    }


def _show(games: list[Game], unloaded: dict[str, Finding], extent: Extent) -> int:
    console = make_console()
    for name, finding in unloaded.items():
        console.print(Text(name, "bold"))
        console.print(_line(finding), soft_wrap=True)
    failed = len(unloaded)
    passed = 0
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as progress:
        for game in games:
            console.print(Text(game.name, "bold"))
            task = progress.add_task(game.id, total=None)

            def advance(name: str, variant: str, done: int, total: int, task: TaskID = task) -> None:
                progress.update(task, description=f"{variant} {name}", completed=done, total=total)

            for finding in _findings(game, extent, advance):
                console.print(_line(finding), soft_wrap=True)
                failed += not finding.passed
                passed += finding.passed
            progress.remove_task(task)
    console.print(Text(f"{passed} passed, {failed} failed", "bold red" if failed else "bold green"))
    return FAILED if failed else SUCCESS


def _line(finding: Finding) -> Text:
    mark = ("  ok    ", "green") if finding.passed else ("  FAILED", "bold red")
    line = Text.assemble(mark, f"  {finding.variant}  {finding.check}", (f"  {finding.seconds:.2f} s", QUIET))
    return line if finding.passed else line.append(f"\n{finding.detail}")
