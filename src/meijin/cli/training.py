"""Learn what positions of a game are worth: a bot plays itself, and a network is fitted to who won from where.

The weights lie beside the game, which then plays with them, and say how they were made: the same
seed makes the same weights, whoever plays the games. It needs NumPy: pip install 'meijin[train]'.
"""

from __future__ import annotations

import argparse
from dataclasses import fields
from pathlib import Path
from typing import TYPE_CHECKING

from meijin.cli import INTERRUPTED, SUCCESS, workers
from meijin.cli.screen import make_console
from meijin.cli.signals import Stopped, stopped_by_signals
from meijin.kernel.errors import MeijinError, quoted
from meijin.lab.training.plan import TEACHERS, Training, weights_file

if TYPE_CHECKING:
    from meijin.lab.training.generations import Learned, Stage


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``meijin lab train``; what is not given is as :class:`Training` has it."""
    parser.add_argument("game", metavar="GAME", help="see `meijin games`")
    parser.add_argument("--players", metavar="N", type=int, help="how many play, where the game leaves it open")
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="an option of the game; games take turns with its values where it is given several times",
    )
    parser.add_argument(
        "--teacher", metavar="BOT", help=f"who plays the first games: {' or '.join(TEACHERS)} ({Training.teacher})"
    )
    parser.add_argument(
        "--stray", metavar="SHARE", type=float, help=f"how often a teacher chooses at random ({Training.stray})"
    )
    for name, about in (
        ("choices", "it strays only where there are so many"),
        ("games", "games of the first generation"),
        ("generations", "further ones, which play with what was learned"),
        ("more-games", "games of each further generation"),
        ("worlds", "that are looked at for each of their decisions"),
        ("hidden", "hidden sums of the network; 0: a linear estimate"),
        ("seed", "another number, other games"),
    ):
        usually = getattr(Training, name.replace("-", "_"))
        parser.add_argument(f"--{name}", metavar="N", type=int, help=f"{about} ({usually})")
    parser.add_argument("--into", metavar="FOLDER", type=Path, help="where the weights go (beside the game)")
    workers.configure(parser)


def run(args: argparse.Namespace) -> int:
    """Learn."""
    training = _training(args)
    file = weights_file(training, args.into)
    # This needs NumPy, and a mistake is told without it.
    from meijin.lab.claim import claimed
    from meijin.lab.training.generations import train

    console = make_console(stderr=True)
    learned: Learned | None = None
    try:
        with stopped_by_signals(), claimed(file), workers.workers(args) as players:
            for count, stage in enumerate(train(training, players, file)):
                workers.show(console, _line(training, stage), count)
                if stage.learned is not None:
                    learned = stage.learned
                    console.print(f"\n{_told(learned)}" if console.is_terminal else _told(learned), soft_wrap=True)
    except KeyboardInterrupt as stopped:
        kept = f"the last generation that was finished is in {file}" if learned else "nothing was learned yet"
        console.print(f"\nStopped; {kept}.", soft_wrap=True)
        return stopped.code if isinstance(stopped, Stopped) else INTERRUPTED
    print(f"the weights are in {file}")
    return SUCCESS


def _training(args: argparse.Namespace) -> Training:
    given = {each.name: getattr(args, each.name) for each in fields(Training) if each.name != "options"}
    said = {name: value for name, value in given.items() if value is not None}
    return Training(**said, options=tuple(map(_option, args.option)))


def _option(said: str) -> tuple[str, str]:
    name, equals, value = said.partition("=")
    if not equals or not name:
        raise MeijinError(f"--option {quoted(said)} is not understood; write --option NAME=VALUE")
    return name, value


def _line(training: Training, stage: Stage) -> str:
    """How far it is.

    >>> from meijin.lab.progress import Progress
    >>> from meijin.lab.training.generations import Stage
    >>> _line(Training("ganymede"), Stage(2, Progress(1500, 20_000, 60.0)))
    'generation 2 of 20: 1,500 of 20,000 games, 25.0 a second, 0:12:20 remaining'
    """
    which = f"generation {stage.generation} of {training.generations}" if stage.generation else "first games"
    return f"{which}: {workers.line_of(stage.progress)}"


def _told(learned: Learned) -> str:
    return f"{learned.positions:,} positions; loss {learned.loss:.4f} where the average alone has {learned.plain:.4f}"
