"""Look after the database of the server: bring it up to date, check it, copy it.

Without --database it is the one that `meijin serve` uses: MEIJIN_DATABASE from the
environment, or a file in your data folder.
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Callable
from pathlib import Path

from meijin.cli import FAILED, SUCCESS
from meijin.cli.screen import say
from meijin.kernel.errors import MeijinError
from meijin.server.settings import Settings
from meijin.server.storage import backup, migrations
from meijin.server.storage.address import PostgreSQL, SQLiteFile, read_address
from meijin.server.storage.database import upgrade, version_of


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``meijin db``."""
    tasks = parser.add_subparsers(title="tasks", metavar="TASK", required=True)
    _add(tasks, "upgrade", "make the tables of a new database, or change them as this version needs them", _upgrade)
    _add(tasks, "check", "say whether the database is sound and up to date; exit code 1 if not", _check)
    copying = _add(tasks, "backup", "copy a SQLite database into a new file, also while the server runs", _backup)
    copying.add_argument("file", metavar="FILE", type=Path, help="the new file")


def run(args: argparse.Namespace) -> int:
    """Do what was asked."""
    code: int = args.task(args)
    return code


def _add(
    tasks: argparse._SubParsersAction[argparse.ArgumentParser],
    name: str,
    summary: str,
    task: Callable[[argparse.Namespace], int],
) -> argparse.ArgumentParser:
    parser = tasks.add_parser(name, help=summary, description=summary)
    parser.add_argument("--database", metavar="URL", help="a SQLite file, or postgresql://USER@HOST/NAME")
    parser.set_defaults(task=task)
    return parser


def _address(args: argparse.Namespace) -> SQLiteFile | PostgreSQL:
    return read_address(args.database or Settings.from_environment().database)


def _upgrade(args: argparse.Namespace) -> int:
    address = _address(args)
    asyncio.run(upgrade(address))
    say(f"The database {address} is up to date (version {migrations.head()}).")
    return SUCCESS


def _check(args: argparse.Namespace) -> int:
    address = _address(args)
    found = asyncio.run(version_of(address))
    wrong = backup.problems(address.path) if isinstance(address, SQLiteFile) else []
    for problem in wrong:
        say(f"The database {address} is damaged: {problem}")
    if found != migrations.head():
        had = "is empty" if found is None else f"has version {found}"
        say(f"The database {address} {had}; this Meijin needs version {migrations.head()}. Run `meijin db upgrade`.")
    elif not wrong:
        say(f"The database {address} is sound and up to date (version {found}).")
    return FAILED if wrong or found != migrations.head() else SUCCESS


def _backup(args: argparse.Namespace) -> int:
    address = _address(args)
    if isinstance(address, PostgreSQL):
        raise MeijinError(
            "a PostgreSQL database is copied with its own tool: `pg_dump --format=custom --file=FILE URL`"
        )
    backup.back_up(address.path, args.file)
    say(f"The database {address} was copied to {args.file}.")
    return SUCCESS
