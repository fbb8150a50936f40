from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, bindparam, delete, insert, select, text
from sqlalchemy.exc import IntegrityError

from meijin.server.refusal import Refused
from meijin.server.storage import schema, sqlite
from meijin.server.storage.address import read_address
from meijin.server.storage.connections import Database
from meijin.server.storage.database import upgrade

LIMIT = 30.0
KEYS = select(schema.keys.c.name).order_by(schema.keys.c.name)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Database]:
    await upgrade(read_address(url))
    database = Database(read_address(url))
    try:
        async with asyncio.timeout(LIMIT):
            yield database
    finally:
        await database.close()


def add(name: str) -> Callable[[Connection], object]:
    return lambda connection: connection.execute(insert(schema.keys).values(name=name, value="x"))


async def names(database: Database) -> list[str]:
    return [name for (name,) in await database.rows(KEYS)]


async def test_what_sqlite_commits_is_on_the_disk(tmp_path: Path) -> None:
    asked = {"synchronous": 2, "journal_mode": "wal", "foreign_keys": 1}  # 2: it waits for the disk at every commit

    def look(connection: Connection) -> dict[str, object]:
        return {name: connection.execute(text(f"PRAGMA {name}")).scalar_one() for name in asked}

    async with opened(str(tmp_path / "x.db")) as database:
        assert await database.transact(look) == asked


async def test_an_exception_takes_everything_back(url: str) -> None:
    async with opened(url) as database:

        def fail(connection: Connection) -> None:
            add("b")(connection)
            raise ZeroDivisionError

        with pytest.raises(ZeroDivisionError):
            await database.transact(fail)
        assert await names(database) == []


async def test_what_is_there_already_is_told_as_such(url: str) -> None:
    async with opened(url) as database:
        await database.transact(add("a"))
        with pytest.raises(IntegrityError):
            await database.transact(add("a"))


async def test_many_writers_take_turns_and_readers_do_not_wait(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "_WAIT_FOR_LOCK", 0)  # whoever met a lock of SQLite would fail at once

    async with opened(url) as database:
        loop, begun, may_end = asyncio.get_running_loop(), asyncio.Event(), threading.Event()

        def hold(connection: Connection) -> None:
            add("held")(connection)
            loop.call_soon_threadsafe(begun.set)
            assert may_end.wait(LIMIT)

        if not database.several_workers:  # there it is the database that lets others read meanwhile
            holding = asyncio.create_task(database.transact(hold))
            await begun.wait()
            assert await names(database) == []  # while somebody writes
            may_end.set()
            await holding
        expected = [f"a{place:02}" for place in range(40)]
        await asyncio.gather(*(database.transact(add(name)) for name in expected))
        assert [name for name in await names(database) if name != "held"] == expected


async def test_a_reader_of_sqlite_cannot_write(tmp_path: Path) -> None:
    async with opened(str(tmp_path / "x.db")) as database:
        with pytest.raises(Refused):
            await database.read(add("a"))


async def test_errors_do_not_show_what_was_written(url: str) -> None:
    async with opened(url) as database:
        row = insert(schema.keys).values(name="a", value="5eed")
        await database.transact(lambda connection: connection.execute(row))
        with pytest.raises(IntegrityError) as refused:
            await database.transact(lambda connection: connection.execute(row))
        assert "5eed" not in str(refused.value)


def opened_slowly(*arguments: Any, **options: Any) -> sqlite3.Connection:
    time.sleep(0.2)
    return sqlite3.Connection(*arguments, **options)


def refused_slowly(*arguments: Any, **options: Any) -> sqlite3.Connection:
    time.sleep(0.2)
    raise sqlite3.OperationalError("no such file")


@pytest.mark.parametrize("connect", [opened_slowly, refused_slowly])
async def test_no_thread_outlives_a_database_whose_user_went_away_while_it_was_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, connect: Callable[..., sqlite3.Connection]
) -> None:
    await upgrade(read_address(str(tmp_path / "x.db")))
    before = set(threading.enumerate())
    monkeypatch.setattr(sqlite3.dbapi2, "connect", connect)
    database = Database(read_address(str(tmp_path / "x.db")))
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(names(database), 0.05)
    opening = set(threading.enumerate()) - before
    assert opening
    await database.close()
    assert not any(thread.is_alive() for thread in opening)


INSERT_KEY, CHANGE_KEY = insert(schema.keys), text("UPDATE keys SET value = :value WHERE name = :name")
DELETE_KEY = delete(schema.keys).where(schema.keys.c.name == bindparam("which"))


def key(name: str, value: object = "x") -> dict[str, object]:
    return {"name": name, "value": value}


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_plain_rows_are_written_all_or_none(url: str) -> None:
    async with opened(url) as database:
        assert not await database.transact_plain([(INSERT_KEY, [key("a")])])  # nobody has connected yet
        await database.transact(add("a"))
        assert await database.transact_plain([(INSERT_KEY, [key("b"), key("c")]), (CHANGE_KEY, [key("a", "y")])])
        for rows, changes in (
            ([key("d"), key("a")], []),  # one is there already
            ([key("d")], [key("nobody")]),  # there is nothing to change
            ([key("d"), key("e", {})], []),  # that is no value
        ):
            assert not await database.transact_plain([(INSERT_KEY, rows), (CHANGE_KEY, changes)])
        assert await names(database) == ["a", "b", "c"]
        await database.transact(add("d"))  # no transaction is left open
        with pytest.raises(Refused):
            await database.transact_plain([(text("no statement"), [{}])])
        assert await database.transact_plain([(INSERT_KEY, [key("e")])])
        gone: list[dict[str, object]] = [{"which": "e"}, {"which": "nobody"}]
        assert await database.transact_plain([(DELETE_KEY, gone)])  # what is not there need not be deleted
        assert await names(database) == ["a", "b", "c", "d"]


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_plain_rows_are_not_for_postgresql(url: str) -> None:
    async with opened(url) as database:
        assert not await database.transact_plain([(INSERT_KEY, [key("a")])])
