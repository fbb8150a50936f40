"""Where a database is: what people write, and what is made of it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from urllib.parse import unquote, urlsplit

from meijin.kernel.errors import MeijinError, quoted

_RIGHT = "give a file such as games.db, sqlite:///games.db, or postgresql://user:password@host/database"


@dataclass(frozen=True, slots=True)
class SQLiteFile:
    """A file on this machine."""

    path: Path

    def __str__(self) -> str:
        return str(self.path)


@dataclass(frozen=True, slots=True, repr=False)
class PostgreSQL:
    """A database of a PostgreSQL server."""

    dsn: str

    def __str__(self) -> str:
        """Where it is, without the password: this is what errors and logs may show."""
        parts = urlsplit(self.dsn)
        return f"postgresql://{parts.netloc.rpartition('@')[2]}{parts.path}"


Address = SQLiteFile | PostgreSQL


def read_address(url: str) -> Address:
    """The address that a person gave.

    >>> str(read_address("games.db")), str(read_address("sqlite:////var/lib/meijin.db"))
    ('games.db', '/var/lib/meijin.db')
    >>> str(read_address("postgresql://me:secret@db.example/meijin?sslmode=require"))
    'postgresql://db.example/meijin'
    >>> read_address("mysql://db.example/meijin")
    Traceback (most recent call last):
    meijin.kernel.errors.MeijinError: Meijin cannot use a 'mysql' database; give a file such as games.db, ...
    """
    scheme, found, rest = url.partition("://")
    if not found:
        if not url or "\0" in url:
            raise MeijinError(f"{quoted(url)} is no file for a database; {_RIGHT}")
        return SQLiteFile(Path(url))
    if scheme == "sqlite":
        path = unquote(rest.removeprefix("/"))
        if not rest.startswith("/") or path in ("", ":memory:") or "\0" in path:
            # A database in memory would lose every game with the process.
            raise MeijinError(f"{quoted(url)} names no file for a database; {_RIGHT}")
        return SQLiteFile(Path(path))
    if scheme in ("postgresql", "postgres"):
        try:
            urlsplit(url).port  # noqa: B018 (reading it is the check)
        except ValueError as error:
            raise MeijinError(f"the address of the PostgreSQL database is wrong: {error}; {_RIGHT}") from None
        return PostgreSQL(url)
    raise MeijinError(f"Meijin cannot use a {quoted(scheme)} database; {_RIGHT}")
