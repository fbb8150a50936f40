"""Where a game is kept: its record is written to a file after every action."""

from __future__ import annotations

import os
import shlex
import sys
from datetime import datetime
from itertools import chain, count
from pathlib import Path
from shutil import which
from typing import Final

from meijin.cli import language
from meijin.kernel.errors import MeijinError
from meijin.kernel.files import read_text
from meijin.kernel.record import Record

SUFFIX: Final = ".meijin"


def own_file(game: str) -> Path:
    """A new file for a game that nobody has named a file for, in the folder for what programs remember."""
    try:
        given = Path(os.environ.get("XDG_STATE_HOME", ""))
        folder = (given if given.is_absolute() else Path.home() / ".local" / "state") / "meijin"
        folder.mkdir(parents=True, exist_ok=True)
        return _free(folder / f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}{SUFFIX}")
    except (OSError, RuntimeError) as error:  # a folder that cannot be made, a person without a home
        raise MeijinError(language.say("terminal-cannot_keep", because=str(error))) from None


def shown(file: Path) -> str:
    """A file as it is mentioned: from the person's home on, if it is there."""
    try:
        return f"~/{file.relative_to(Path.home())}"
    except (ValueError, RuntimeError):  # elsewhere, or no home
        return str(file)


def own_command() -> str:
    """What to type to start this program again: its name, or its path where the name alone is not found."""
    started = Path(sys.argv[0])
    if which("meijin") is None and started.name == "meijin" and started.is_file():
        return shlex.quote(str(started))
    return "meijin"


def how_to_go_on(file: Path) -> str:
    """What to type to go on with a game."""
    return language.say("terminal-go_on_with", command=f"{own_command()} play --resume {typed(file)}")


def how_to_look_again(file: Path) -> str:
    """What to type to see a game that is over."""
    return f"{own_command()} replay {typed(file)}"


def typed(file: Path) -> str:
    """A file as it is typed in a shell, which knows where the home is unless that is quoted."""
    name = shown(file)
    return f"~/{shlex.quote(name[2:])}" if name.startswith("~/") else shlex.quote(name)


class Keeper:
    """Writes a record to files, but never over one that holds anything else than what it has written or read there."""

    def __init__(self, file: Path | None = None, held: str | None = None) -> None:
        self.file = file  # where the game is kept up to date
        self.saved: Path | None = None  # the file that holds the game as it stands
        self.trouble = ""  # why the game could not be kept in its file last time
        self._held: dict[Path, str] = {}
        if file is not None and held is not None:
            self._held[file] = held

    def keep(self, record: Record) -> str:
        """Write the changed game to its file, or to another if somebody else has changed that; a word about trouble.

        If it cannot be written at all, the game goes on without.
        """
        self.saved = None
        if self.file is None:
            return ""
        try:
            if not self._changed(self.file):
                self.save(record, self.file)
                self.trouble = ""
                return ""
            former, self.file = self.file, _free(self.file)
            self.save(record, self.file)
        except (MeijinError, OSError) as error:  # the folder may have become a closed one
            repeated, self.trouble = str(error) == self.trouble, str(error)
            return "" if repeated else language.say("terminal-goes_on_unkept", because=str(error))
        return language.say("terminal-kept_elsewhere", former=str(former), file=str(self.file))

    def save(self, record: Record, file: Path) -> None:
        """Write the record to a file, which is new or holds what was written there last."""
        try:
            if file not in self._held and file.exists():
                problem = language.say("terminal-file_exists", file=str(file))
            elif self._changed(file):
                problem = language.say("terminal-file_changed", file=str(file))
            else:
                problem = ""
                record.save(file)
        except MeijinError as error:
            raise MeijinError(language.say("terminal-cannot_save", because=language.problem(error))) from None
        except OSError as error:  # a name so long that one cannot even ask whether there is such a file
            raise MeijinError(language.say("terminal-cannot_save", because=str(error.strerror))) from None
        if problem:
            raise MeijinError(problem)
        self._held[file] = record.to_text()
        self.saved = file

    def save_as(self, record: Record, name: str) -> str:
        """Write a copy to a file that a person has named; where the game could not be kept so far, it is kept there."""
        if not name.isprintable() or not name:
            raise MeijinError(language.say("terminal-save_where"))
        file = Path(name)
        self.save(record, file)
        if self.trouble:
            self.file, self.trouble = file, ""
        return language.say("terminal-saved", file=name)

    def _changed(self, file: Path) -> bool:
        """Whether a file of ours holds something else by now; one that is gone can be written again."""
        return file in self._held and file.exists() and read_text(file, "record") != self._held[file]


def _free(file: Path) -> Path:
    """A file beside another, of much the same name, that is not there yet; or that one itself.

    >>> _free(Path("no such folder/game.meijin")).name
    'game.meijin'
    """
    beside = (file.with_name(f"{file.stem}.{number}{file.suffix}") for number in count(2))
    return next(each for each in chain([file], beside) if not each.exists())
