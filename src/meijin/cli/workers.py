"""Who does much work: processes of this machine (``--jobs``) or a Ray cluster (``--ray``), and how far they are."""

from __future__ import annotations

import argparse
import os
from contextlib import AbstractContextManager, nullcontext
from datetime import timedelta
from typing import Final

from rich.console import Console

from meijin.kernel.errors import MeijinError
from meijin.lab.progress import Progress
from meijin.lab.workers import Processes, Workers

MOST_JOBS: Final = 256


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments that say who works."""
    parser.add_argument("--jobs", metavar="N", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--ray", metavar="ADDRESS", help="on a Ray cluster, such as 10.0.0.1:6379, or local")


def workers(args: argparse.Namespace, *, forked: bool = False) -> AbstractContextManager[Workers]:
    """Who works, for as long as the ``with`` lasts."""
    if not 1 <= args.jobs <= MOST_JOBS:
        raise MeijinError(f"--jobs cannot be {args.jobs}; it is a number from 1 to {MOST_JOBS}")
    if args.ray is None:
        return nullcontext(Processes(args.jobs, forked=forked))
    from meijin.lab.cluster import Cluster

    return Cluster(args.ray, args.jobs)


def line_of(progress: Progress) -> str:
    """How far games are, in words.

    >>> line_of(Progress(500, 2000, 10.0))
    '500 of 2,000 games, 50.0 a second, 0:00:30 remaining'
    """
    line = f"{progress.games:,} of {progress.all:,} games"
    if progress.games:
        line += f", {progress.rate:,.1f} a second, {timedelta(seconds=round(progress.remaining))} remaining"
    return line


def show(console: Console, line: str, count: int) -> None:
    """Show how far it is: one line that changes, or on no terminal a line now and then."""
    if console.is_terminal:
        console.print(f"\r{line}   ", end="", soft_wrap=True)
    elif count & (count - 1) == 0:
        console.print(line, soft_wrap=True)
