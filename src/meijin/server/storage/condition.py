"""How the database is: whether its file is still there, and whether it takes what is written."""

from __future__ import annotations

import logging
import os
from pathlib import Path
from time import monotonic
from typing import Final

_logger: Final = logging.getLogger("meijin.database")
SILENCE: Final = 60.0  # seconds after which a problem is logged again


class Condition:
    """What came of the last attempt to use the database; the log hears when that changes, and not at every attempt.

    The heartbeat writes every two seconds, so a problem never stays unnoticed, nor its end.
    """

    def __init__(self) -> None:
        self.failing = False
        self._used = False  # before that, whoever opens the database says what is wrong with it
        self._logged = False  # whether the log knows of the present problem
        self._silent_until = 0.0

    def failed(self, problem: str) -> None:
        """The database could not be used."""
        self.failing = True
        now = monotonic()
        if self._used and now >= self._silent_until:
            _logger.error("the database cannot be used", extra={"reason": problem})
            self._silent_until = now + SILENCE
            self._logged = True

    def written(self) -> None:
        """Something was committed."""
        if self._logged:
            _logger.warning("the database can be used again")
        self.failing = self._logged = False
        self._used = True


class FileGone(Exception):
    """The file of the database is not where it was."""

    def __init__(self) -> None:
        super().__init__("the database file is gone: put it back or restart the server")


class OpenFile:
    """A file that is open, and may meanwhile have been deleted, moved away or replaced by another.

    SQLite would go on writing into the file that it has open, where nobody finds it again.
    """

    def __init__(self, path: Path) -> None:
        self._path = str(path)  # it is looked at with every question
        self._opened = _identity(self._path)

    def check(self) -> None:
        """Raise :class:`FileGone` if the path does not lead to it any more."""
        if self._opened is None or _identity(self._path) != self._opened:
            raise FileGone


def _identity(path: str) -> tuple[int, int] | None:
    """What tells a file from all others, whatever they are called; None if there is none."""
    try:
        found = os.stat(path)  # noqa: PTH116 (several times as fast)
    except OSError:
        return None
    return found.st_dev, found.st_ino
