"""How the database came to look as it does: one module in ``versions`` for every change of the schema, in order."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic.migration import MigrationContext
from alembic.operations import Operations
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from meijin.kernel.errors import MeijinError

VERSION_TABLE: Final = "meijin_version"
_UPGRADE_LOCK: Final = 0x6D65696A696E  # any number that nobody else takes: "meijin"


def head() -> str:
    """The version that this Meijin needs."""
    newest = _scripts().get_current_head()
    assert newest is not None
    return newest


def version(connection: Connection) -> str | None:
    """The version a database has, None for an empty one; refuses what no Meijin made or what a newer one made."""
    names = set(inspect(connection).get_table_names())
    if VERSION_TABLE not in names:
        if names:
            raise MeijinError("the database belongs to something else; give Meijin one of its own")
        return None
    found = _context(connection).get_current_revision()
    if found is not None and found not in {script.revision for script in _scripts().walk_revisions()}:
        raise MeijinError("the database was made by a newer Meijin; install that one, or give another database")
    return found


def upgrade(connection: Connection) -> None:
    """Bring a database to the newest version, within the transaction of the connection."""
    if connection.dialect.name == "postgresql":
        # Two upgrades at once: the second one waits and finds nothing left to do.
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _UPGRADE_LOCK})
    found = version(connection)
    scripts = _scripts()
    context = _context(connection)
    with Operations.context(context):
        for script in reversed(list(scripts.iterate_revisions("head", found or "base"))):
            script.module.upgrade()
    if connection.dialect.name == "sqlite" and connection.execute(text("PRAGMA foreign_key_check")).first():
        raise MeijinError("the database is damaged, some of its rows refer to others that are gone; restore a copy")
    context.stamp(scripts, "head")


def _context(connection: Connection) -> MigrationContext:
    return MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})


def _scripts() -> ScriptDirectory:
    return ScriptDirectory(str(Path(__file__).parent))
