"""What all tasks of ``meijin tournament`` have in common: how they are added, and how they tell of what they did."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeAlias

from meijin.cli import language
from meijin.cli.art import QUIET, WARNING
from meijin.cli.keeper import own_command, typed
from meijin.cli.screen import say
from meijin.cli.tournament.eventfile import Organiser, changing
from meijin.kernel.errors import MeijinError
from meijin.tournament.commands import Command
from meijin.tournament.speaking import speech_in

Tasks: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


def add_task(
    tasks: Tasks,
    name: str,
    summary: str,
    task: Callable[[argparse.Namespace], int | None],
    *,
    more: str = "",
    file: bool = True,
    order: type[Command] = Command,
) -> argparse.ArgumentParser:
    """A new task; most of them are about one event in one file, and ask for a reason if their order needs one."""
    parser = tasks.add_parser(name, help=summary, description=summary, epilog=more or None)
    if file:
        parser.add_argument("file", metavar="FILE", type=Path, help="the file of the event")
    if order.needs_reason:
        takes_reason(parser, required=True)
    parser.set_defaults(task=task)
    return parser


def add_order(tasks: Tasks, name: str, summary: str, order: Command) -> None:
    """A task that is one order and nothing else."""

    def give(args: argparse.Namespace) -> None:
        with changed(args) as organiser:
            organiser.do(order, args.reason if order.needs_reason else "")
        tell(f"done-{name}")

    add_task(tasks, name, summary, give, order=type(order))


def takes_reason(parser: argparse.ArgumentParser, *, required: bool = False) -> None:
    """An argument for why something is done, which stays in the log for everybody to read."""
    parser.add_argument("--reason", metavar="WHY", default="", required=required, help="why; it stays in the log")


@contextmanager
def changed(args: argparse.Namespace) -> Iterator[Organiser]:
    """Change the event in a task's file; once that is written, what was not quite right is told."""
    with changing(args.file) as organiser:
        yield organiser
    say_warnings(organiser)


def say_warnings(organiser: Organiser) -> None:
    """What the rulebook would not allow, but an event in free mode does."""
    for warning in dict.fromkeys(map(speech_in(language.spoken()).tell, organiser.warnings)):
        tell("note", WARNING, warning=warning)


def tell(name: str, style: str = "", /, **values: object) -> None:
    """Say something of the desk's own."""
    say(words(name, **values), style)


def hint(name: str, /, **values: object) -> None:
    """What may be done next."""
    tell(name, QUIET, **values)


def words(name: str, /, **values: object) -> str:
    """Words of the desk, in the language that is spoken."""
    return language.say(f"desk-{name}", **values)


def wrong(name: str, /, **values: object) -> MeijinError:
    """Something that was typed and cannot be."""
    return MeijinError(words(name, **values))


def typing(task: str, file: Path) -> str:
    """What to type for a task with a file."""
    return f"{own_command()} tournament {task} {typed(file)}"
