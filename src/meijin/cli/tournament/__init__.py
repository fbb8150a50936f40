"""Run a tournament on one file, without a network: registration, pairings, results, standings, prints, and the proof.

A first event:
  meijin tournament new cup.json --name "Saturday Cup" --game crossover
  meijin tournament add cup.json Ann Ben Cleo Dan --here
  meijin tournament close cup.json
  meijin tournament pair cup.json --publish
  meijin tournament start cup.json
  meijin tournament report cup.json 1 2-1
  meijin tournament status cup.json        (says at any time what comes next)

Everything that is done is an entry of a log in the file, and nothing is ever deleted. What is
refused changes nothing. Several programs may work on one file: they take turns.
"""

from __future__ import annotations

import argparse

from meijin.cli import SUCCESS, language
from meijin.cli.tournament import overview, proof, registration, results, rounds, transfer
from meijin.cli.tournament.tasks import typing, wrong
from meijin.tournament.names import NoSuchPlayer


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``meijin tournament``."""
    tasks = parser.add_subparsers(title="tasks", metavar="TASK", required=True)
    for part in (registration, rounds, results, overview, transfer, proof):
        part.configure(tasks)


def run(args: argparse.Namespace) -> int:
    """Do what was asked; most tasks succeed or are refused, and have no exit code of their own."""
    try:
        code: int | None = args.task(args)
    except NoSuchPlayer as refused:
        listing = typing("players", args.file)
        raise wrong("no_player", reason=refused.told(language.spoken()), command=listing) from None
    return SUCCESS if code is None else code
