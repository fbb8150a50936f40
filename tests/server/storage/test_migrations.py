from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeVar

import pytest
from alembic import op
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.operations import Operations
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, inspect, text

from meijin.kernel.errors import MeijinError
from meijin.server.storage import migrations, schema
from meijin.server.storage.address import read_address
from meijin.server.storage.connections import Database
from meijin.server.storage.database import Store, upgrade, version_of
from meijin.server.storage.migrations import upgrade as newest

T = TypeVar("T")


async def within(url: str, work: Callable[[Connection], T]) -> T:
    database = Database(read_address(url))
    try:
        return await database.transact(work)
    finally:
        await database.close()


async def test_the_migrations_make_what_the_schema_says(url: str) -> None:
    await upgrade(read_address(url))

    def compare(connection: Connection) -> list[object]:
        context = MigrationContext.configure(
            connection,
            opts={
                "version_table": migrations.VERSION_TABLE,
                "compare_type": True,
                "compare_server_default": True,
            },
        )
        return list(compare_metadata(context, schema.metadata))

    assert await within(url, compare) == []


async def test_the_migrations_write_the_same_sqlite_tables_as_the_schema(tmp_path: Path) -> None:
    await upgrade(read_address(str(tmp_path / "migrated.db")))
    engine = create_engine(f"sqlite:///{tmp_path / 'made.db'}")
    schema.metadata.create_all(engine)

    def written(connection: Connection) -> dict[str, list[str]]:
        found = connection.execute(text("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL"))
        # A table that was made anew has its name in quotation marks.
        return {name: sorted(part.strip(" ,\t") for part in sql.replace('"', "").splitlines()) for name, sql in found}

    with engine.connect() as connection:
        made = written(connection)
    engine.dispose()
    migrated = await within(str(tmp_path / "migrated.db"), written)
    assert migrated.pop(migrations.VERSION_TABLE)
    assert migrated == made


async def test_upgrading_twice_changes_nothing(url: str) -> None:
    address = read_address(url)

    await asyncio.gather(upgrade(address), upgrade(address))
    assert await version_of(address) == migrations.head()


async def test_a_migration_may_make_a_table_anew_and_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite can change many a table in no other way; what refers to it must not go with the old one."""
    url = str(tmp_path / "x.db")
    await upgrade(read_address(url))

    def fill(connection: Connection) -> None:
        user = {"id": "ann", "name": "Ann", "created": 1, "seen": 1, "deleted": False}
        connection.execute(schema.users.insert(), user)
        connection.execute(schema.mutes.insert(), {"user": "ann", "muted": "ann"})

    def recreate() -> None:
        with op.batch_alter_table("users", recreate="always") as users:
            users.alter_column("name", nullable=True)

    class NextStep(ScriptDirectory):
        def iterate_revisions(self, *_: object, **__: object) -> Iterator[Any]:
            yield SimpleNamespace(module=SimpleNamespace(upgrade=recreate))

    await within(url, fill)
    monkeypatch.setattr(newest, "ScriptDirectory", NextStep)
    await upgrade(read_address(url))
    columns = await within(url, lambda connection: inspect(connection).get_columns("users"))
    assert next(column["nullable"] for column in columns if column["name"] == "name")
    assert await within(url, lambda connection: connection.execute(text("SELECT * FROM mutes")).all()) == [
        ("ann", "ann")
    ]


def test_every_migration_follows_the_one_before() -> None:
    scripts = list(ScriptDirectory(str(migrations.FOLDER)).walk_revisions())
    assert [script.revision for script in scripts] == [f"{number:04}" for number in range(len(scripts), 0, -1)]
    assert migrations.known() == [script.revision for script in reversed(scripts)]
    assert migrations.head() == scripts[0].revision


async def test_alembic_is_loaded_only_for_an_upgrade(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    await upgrade(read_address(str(path)))
    opening = (
        "import asyncio, sys; from meijin.server.storage.database import Store\n"
        "async def run(): await (await Store.open(sys.argv[1])).close()\n"
        "asyncio.run(run()); sys.exit('alembic' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", opening, str(path)], check=True, timeout=60)


async def test_a_postgresql_database_is_upgraded_only_when_asked(postgres_url: str) -> None:
    def clear(connection: Connection) -> None:
        connection.execute(text("DROP SCHEMA public CASCADE"))
        connection.execute(text("CREATE SCHEMA public"))

    await within(postgres_url, clear)
    with pytest.raises(MeijinError, match="meijin db upgrade"):
        await Store.open(postgres_url)
    assert await within(postgres_url, lambda connection: inspect(connection).get_table_names()) == []
    await upgrade(read_address(postgres_url))

    store = await Store.open(postgres_url)
    await store.ping()
    await store.close()


async def test_a_database_of_a_newer_meijin_is_left_alone(url: str) -> None:
    await upgrade(read_address(url))
    await within(url, lambda connection: connection.execute(text("UPDATE meijin_version SET version_num = '9999'")))
    try:
        for refused in (Store.open(url), upgrade(read_address(url)), version_of(read_address(url))):
            with pytest.raises(MeijinError, match="made by a newer Meijin"):
                await refused
    finally:
        head = {"head": migrations.head()}
        await within(
            url, lambda connection: connection.execute(text("UPDATE meijin_version SET version_num = :head"), head)
        )


async def test_accounts_whose_names_looked_alike_before_keep_them_and_nobody_joins_them(url: str) -> None:
    """What several have in common is the oldest one's, so that no new one looks like it; all sign in as ever."""
    steps = {script.revision: script.module for script in ScriptDirectory(str(migrations.FOLDER)).walk_revisions()}
    await upgrade(read_address(url))
    names = {"u1": ("Аnna", 5), "u2": ("Anna", 3), "u3": ("Ben", 9), "u4": ("B.en", 8), "u5": ("An na", 4)}

    def before(connection: Connection) -> None:
        connection.execute(text("DROP TABLE looks"))
        for user, (name, created) in names.items():
            row = {"id": user, "name": name, "folded": name.casefold(), "created": created, "seen": 9, "deleted": False}
            sql = "INSERT INTO users (id, name, folded, created, seen, deleted, password)"
            connection.execute(text(f"{sql} VALUES (:id, :name, :folded, :created, :seen, :deleted, 'x')"), row)
        with Operations.context(MigrationContext.configure(connection)):
            steps["0005"].upgrade()

    def found(connection: Connection) -> dict[str, set[str]]:
        noted: dict[str, set[str]] = {}
        for look, user in connection.execute(text('SELECT look, "user" FROM looks')):
            noted.setdefault(user, set()).add(look)
        return noted

    def after(connection: Connection) -> None:
        with Operations.context(MigrationContext.configure(connection)):
            steps["0006"].upgrade()

    await within(url, before)
    await within(url, after)
    noted = await within(url, found)
    assert noted == {"u1": {"аnna"}, "u2": {"anna"}, "u4": {"b.en", "ben"}, "u5": {"an na"}}

    store = await Store.open(url)
    try:
        for user, (name, _) in names.items():
            account = await store.people.account(name)
            assert account is not None and account.user.id == user
            assert await store.people.is_taken(name)
        assert await store.people.is_taken("Annа")
        assert await store.people.is_taken("be-n")
    finally:
        await store.close()
