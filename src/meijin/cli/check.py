"""Put games through the conformance kit: do they hold to what every game must hold to?

Without a GAME all installed games are checked. The exit code is 1 if a check failed.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator
from typing import Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeElapsedColumn
from rich.text import Text

from meijin.cli import FAILED, SUCCESS
from meijin.cli.art import QUIET
from meijin.cli.catalogue import installed_games
from meijin.cli.screen import make_console
from meijin.kernel import registry
from meijin.kernel.errors import MeijinError
from meijin.kernel.game import Game
from meijin.kernel.testing import Finding, check

OnProgress = Callable[[str, str, int, int], None]
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
    parser.add_argument("--json", action="store_true", help="for scripts: all findings as one list")


def run(args: argparse.Namespace) -> int:
    """Check the games."""
    if args.count < 1:
        raise MeijinError(f"--games cannot be {args.count}; at least 1 random game is needed")
    if args.seed < 0:
        raise MeijinError(f"--seed cannot be {args.seed}; it is a number from 0")
    games, broken = ([registry.find(name) for name in args.games], {}) if args.games else installed_games()
    unloaded = {name: Finding(LOADING, "", False, problem, 0.0) for name, problem in broken.items()}
    if args.json:
        found = list(unloaded.items())
        found += [(game.id, finding) for game in games for finding in _findings(game, args.count, args.seed)]
        print(json.dumps([_entry(game, finding) for game, finding in found], indent=2))
        return SUCCESS if all(finding.passed for _, finding in found) else FAILED
    return _show(games, unloaded, args.count, args.seed)


def _findings(game: Game, count: int, seed: int, on_progress: OnProgress | None = None) -> Iterator[Finding]:
    """What the kit finds; a game so broken that the kit itself stumbles has failed too."""
    try:
        yield from check(game, count, seed, on_progress)
    except Exception as error:  # whatever another package does wrong must not hide the other games
        yield Finding(LOADING, "", False, f"{type(error).__name__}: {error}", 0.0)


def _entry(game: str, finding: Finding) -> dict[str, object]:
    return {
        "game": game,
        "check": finding.check,
        "variant": finding.variant,
        "passed": finding.passed,
        "detail": finding.detail,
        "seconds": round(finding.seconds, 3),
    }


def _show(games: list[Game], unloaded: dict[str, Finding], count: int, seed: int) -> int:
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

            for finding in _findings(game, count, seed, advance):
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
