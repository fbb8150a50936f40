"""Look for house values with which a game is as it should be, and write a patch of its card file.

A file says which values are searched and what the game should be like: fair for every seat and card,
winnable, of the right length. Whatever is finished when it is stopped is kept, and --resume goes on.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console

from meijin.cli import INTERRUPTED, SUCCESS, complain, workers
from meijin.cli.screen import make_console
from meijin.cli.signals import Stopped, stopped_by_signals

if TYPE_CHECKING:
    from meijin.lab.progress import Progress
    from meijin.lab.tune.outcome import Outcome
    from meijin.lab.tune.search import Search, Stage
    from meijin.lab.workers import Workers


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``meijin lab tune``."""
    parser.add_argument("file", metavar="TUNE.toml", type=Path, help="values, targets, and the experiment of a trial")
    parser.add_argument("--into", metavar="FOLDER", type=Path, help="where it is kept (the name of the file)")
    parser.add_argument("--resume", action="store_true", help="go on with what is in the folder")
    workers.configure(parser)


def run(args: argparse.Namespace) -> int:
    """Search, confirm, and tell."""
    from meijin.lab.claim import claimed
    from meijin.lab.tune.plan import read_tune

    path = args.into or Path(args.file.stem)
    tune = read_tune(args.file)
    # Optuna takes a while to be read, and a mistake in the file is told without it.
    from meijin.lab.tune.search import Search, prepare

    console = make_console(stderr=True)
    try:
        with stopped_by_signals(), claimed(path), workers.workers(args) as players:
            prepare(tune, path, args.resume)
            outcome = _found(Search(tune, path), players, console)
    except KeyboardInterrupt as stopped:
        console.print(f"\nStopped; what is finished lies in {path}, and --resume goes on from there.", soft_wrap=True)
        return stopped.code if isinstance(stopped, Stopped) else INTERRUPTED
    if outcome is None:
        print("no values are better than the present ones")
        return SUCCESS
    print("\n".join(outcome.lines()))
    if not outcome.is_better:
        print("\nWith other deals these values are no better than the present ones: more games a trial say more.")
    print(f"\nthe patch is in {path / 'cards.patch'}, the report in {path / 'report.html'}")
    return SUCCESS


def _found(search: Search, players: Workers, console: Console) -> Outcome | None:
    """What comes of all trials, and of other deals with the best one."""
    from meijin.lab.tune.outcome import conclude, confirm

    for count, stage in enumerate(search.go_on(players)):
        _show(console, _line(stage, search.tune.trials), stage.progress, count)
    best = search.best()
    if best is None or best.values == search.tune.present:
        return None
    for count, progress in enumerate(confirm(search.tune, best, search.path, players)):
        _show(console, f"other deals, before and after: {workers.line_of(progress)}", progress, count)
    if console.is_terminal:
        console.print()
    return conclude(search.tune, best, search.path, players)


def _show(console: Console, line: str, progress: Progress, count: int) -> None:
    workers.show(console, line, count)
    for worker in progress.misfits:
        complain(f"what {worker} has found does not fit what the others have: has it the same rules?")


def _line(stage: Stage, trials: int) -> str:
    """How far it is.

    >>> from meijin.lab.progress import Progress
    >>> from meijin.lab.tune.search import Stage, Tried
    >>> _line(Stage(6, Tried(3, {}, 0.031), Progress(600, 4000, 60.0)), 40)
    'trial 7 of 40, best so far trial 4 with 0.031: 600 of 4,000 games, 10.0 a second, 0:05:40 remaining'
    """
    best = f", best so far trial {stage.best.number + 1} with {stage.best.loss:.3f}" if stage.best else ""
    return f"trial {min(stage.trial + 1, trials)} of {trials}{best}: {workers.line_of(stage.progress)}"
