"""How the database came to look as it does: one module in ``versions`` for every change of the schema, in order.

What is here does without Alembic, which takes long to load and is needed for upgrades only.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

from meijin.kernel.errors import MeijinError

FOLDER: Final = Path(__file__).parent
VERSION_TABLE: Final = "meijin_version"


def known() -> list[str]:
    """All versions there have been, the newest last; the module of each begins with its number.

    >>> known()[0]
    '0001'
    """
    return sorted(module.name[1:5] for module in (FOLDER / "versions").glob("r[0-9]*.py"))


def head() -> str:
    """The version that this Meijin needs."""
    return known()[-1]


def version(connection: Connection) -> str | None:
    """The version a database has, None for an empty one; refuses what no Meijin made or what a newer one made."""
    names = set(inspect(connection).get_table_names())
    if VERSION_TABLE not in names:
        if names:
            raise MeijinError("the database belongs to something else; give Meijin one of its own")
        return None
    found: str | None = connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar()
    if found is not None and found not in known():
        raise MeijinError("the database was made by a newer Meijin; install that one, or give another database")
    return found
