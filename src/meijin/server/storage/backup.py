"""A copy of a SQLite database, whole and consistent, also while a server writes into it."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from meijin.kernel.errors import MeijinError


def back_up(path: Path, copy: Path) -> None:
    """Copy a database into a new file, which appears only once it is complete and found sound."""
    if not path.is_file():
        raise MeijinError(f"there is no database {path} to copy")
    if copy.exists():
        raise MeijinError(f"{copy} is already there; give the copy another name")
    part = copy.with_name(f"{copy.name}.part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL, 0o600))  # it holds secrets, like the database
    except FileExistsError:
        raise MeijinError(f"{part} is left from a copy that was not finished; remove it first") from None
    except OSError as error:
        raise MeijinError(f"{copy} cannot be written: {error.strerror}; give another file") from None
    try:
        _copy(path, part)
        part.rename(copy)
    except sqlite3.Error as error:
        raise MeijinError(f"{path} cannot be copied to {copy}: {error}") from error
    finally:
        part.unlink(missing_ok=True)


def problems(path: Path) -> list[str]:
    """What SQLite finds wrong with a database file."""
    try:
        with closing(_open(path)) as database:
            found = [str(line) for (line,) in database.execute("PRAGMA integrity_check")]
    except sqlite3.Error as error:
        return [str(error)]
    return [] if found == ["ok"] else found


def _copy(path: Path, part: Path) -> None:
    with closing(_open(path)) as database, closing(sqlite3.connect(part)) as copy:
        database.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")  # one file without companions; a server changes it back
    if found := problems(part):
        raise MeijinError(f"{path} is damaged: {found[0]}; restore an earlier copy of it")


def _open(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=10)
