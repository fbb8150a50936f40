"""A database that cannot be written any more is noticed, said once, and used again once it can be."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert

from meijin.server.refusal import Code, Refused
from meijin.server.storage import condition, schema
from meijin.server.storage.address import read_address
from meijin.server.storage.connections import Database
from meijin.server.storage.database import upgrade
from meijin.server.storage.journal import Change
from meijin.server.tables.entry import Row, Sat
from tests.server.storage.conftest import opened


def add(name: str) -> Callable[[Connection], object]:
    return lambda connection: connection.execute(insert(schema.keys).values(name=name, value="x" * 10_000))


def pragma(setting: str) -> Callable[[Connection], object]:
    return lambda connection: connection.exec_driver_sql(f"PRAGMA {setting}")


async def reason_of(attempt: Callable[[], Awaitable[object]]) -> str:
    with pytest.raises(Refused) as refused:
        await attempt()
    assert refused.value.code is Code.UNAVAILABLE
    return refused.value.reason


def move_away(path: Path) -> None:
    path.rename(path.with_name("elsewhere.db"))


def replace(path: Path) -> None:
    copy = path.with_name("copy.db")
    copy.write_bytes(path.read_bytes())
    copy.replace(path)


@pytest.mark.parametrize("lose", [Path.unlink, move_away, replace])
async def test_nothing_is_written_into_a_file_that_nobody_finds_again(
    tmp_path: Path, lose: Callable[[Path], None], caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "games.db"

    async with opened(str(path)) as store:
        await store.lives.begin("worker", 1)
        await store.ping()
        lose(path)
        row = Row(0, 1, Sat(0, "ann", "Ann"))
        for attempt in (
            store.ping,
            lambda: store.lives.beat("worker", 2),
            lambda: store.tables.append("t", [row], Change(due=None)),
        ):
            assert "the database file is gone: put it back or restart" in await reason_of(attempt)
    assert len(caplog.records) == 1
    assert str(path) in caplog.records[0].__dict__["reason"]


async def test_a_file_that_is_put_back_is_used_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = tmp_path / "games.db"

    async with opened(str(path)) as store:
        await store.lives.begin("worker", 1)
        move_away(path)
        await reason_of(lambda: store.lives.beat("worker", 2))
        (tmp_path / "elsewhere.db").rename(path)
        await store.lives.beat("worker", 3)
        await store.ping()
    assert [record.levelname for record in caplog.records] == ["ERROR", "WARNING"]


@pytest.mark.parametrize(
    ("setting", "cause"),
    [
        ("max_page_count = 1", "database or disk is full"),
        ("query_only = ON", "attempt to write a readonly database"),
    ],
)
async def test_a_database_that_takes_nothing_any_more_is_not_well(
    tmp_path: Path, setting: str, cause: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(str(tmp_path / "games.db")) as store:
        database: Database = store._database
        await database.transact(pragma(setting))
        await store.ping()
        for _ in range(3):
            await reason_of(lambda: database.transact(add("a")))
        await reason_of(store.ping)
    assert [record.__dict__.get("reason") for record in caplog.records] == [cause]


async def test_a_disk_that_has_room_again_is_used_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with opened(str(tmp_path / "games.db")) as store:
        database: Database = store._database
        await database.transact(pragma("max_page_count = 1"))
        await reason_of(lambda: database.transact(add("a")))
        await database.transact(pragma("max_page_count = 100000"))
        await database.transact(add("a"))
        await store.ping()
    assert [record.levelname for record in caplog.records] == ["ERROR", "WARNING"]


@pytest.mark.parametrize("change", [{"name": "a\ud800"}, {"name": "a\0"}])
async def test_a_value_that_cannot_be_kept_says_nothing_about_the_database(
    postgres_url: str, change: dict[str, str]
) -> None:
    await upgrade(read_address(postgres_url))
    async with opened(postgres_url) as store:
        row = insert(schema.keys).values({"name": "a", "value": "x", **change})
        await reason_of(lambda: store._database.transact(lambda connection: connection.execute(row)))
        await store.ping()


def test_a_problem_that_lasts_is_logged_now_and_then(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [1000.0]
    monkeypatch.setattr(condition, "monotonic", lambda: now[0])
    database = condition.Condition()
    database.written()
    for _ in range(121):  # two minutes
        database.failed("disk full")
        now[0] += 1
    assert len(caplog.records) == 3
    for _ in range(10):  # to and fro
        database.written()
        database.failed("disk full")
    assert len(caplog.records) == 4
    assert caplog.records[-1].levelno == logging.WARNING
