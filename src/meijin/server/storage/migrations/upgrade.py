"""Bringing a database to the newest version, with Alembic."""

from __future__ import annotations

from typing import Final

from alembic.migration import MigrationContext
from alembic.operations import Operations
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from meijin.kernel.errors import MeijinError
from meijin.server.storage.migrations import FOLDER, VERSION_TABLE, version

_UPGRADE_LOCK: Final = 0x6D65696A696E  # any number that nobody else takes: "meijin"


def upgrade(connection: Connection) -> None:
    """Bring a database to the newest version, within the transaction of the connection."""
    if connection.dialect.name == "postgresql":
        # Two upgrades at once: the second one waits and finds nothing left to do.
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _UPGRADE_LOCK})
    found = version(connection)
    scripts = ScriptDirectory(str(FOLDER))
    context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
    with Operations.context(context):
        for script in reversed(list(scripts.iterate_revisions("head", found or "base"))):
            script.module.upgrade()
    if connection.dialect.name == "sqlite" and connection.execute(text("PRAGMA foreign_key_check")).first():
        raise MeijinError("the database is damaged, some of its rows refer to others that are gone; restore a copy")
    context.stamp(scripts, "head")
