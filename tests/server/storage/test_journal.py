from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest
from sqlalchemy import Connection, text

from meijin.server.refusal import Code, Refused
from meijin.server.storage.database import Store
from meijin.server.storage.journal import Change, Listed
from meijin.server.tables.entry import Listing, Row, Sat, Status, Stood, Terms, Visibility
from tests.server.storage.conftest import opened

LIMIT = 30.0


async def make(store: Store, *tables: str) -> None:
    for table in tables:
        terms = Terms(id=table, game="ganymede", players=2, options={}, seed="5eed", host="host", created=1)
        listing = Listing(
            id=table,
            game="ganymede",
            status=Status.OPEN,
            visibility=Visibility.PUBLIC,
            seats=(),
            host="host",
            created=1,
            changed=1,
        )
        await store.tables.create(terms, [], Listed(listing, listing), {}, None)


def sat(number: int) -> list[Row]:
    return [Row(number, number, Sat(0, "ann", "Ann"))]


async def numbers(store: Store, table: str) -> list[int]:
    return [row.number for row in await store.tables.rows(table)]


async def test_what_waits_is_committed_together(url: str) -> None:
    commits: list[int] = []

    async with opened(url, lambda batch, seconds: commits.append(batch)) as store:
        tables = [f"t{place}" for place in range(60)]
        await make(store, *tables)
        answers = await asyncio.gather(*(store.tables.append(table, sat(0), Change(due=5)) for table in tables))
        assert all(answers)
        assert sorted(await store.tables.due(5, 100)) == sorted(tables)
    assert sum(commits) == 60
    assert len(commits) <= 2


async def test_appends_to_one_table_go_in_the_order_they_came(url: str) -> None:
    async with opened(url) as store:
        await make(store, "t")
        answers = await asyncio.gather(*(store.tables.append("t", sat(number), None) for number in (0, 1, 1, 2)))
        assert answers == [True, True, False, True]
        assert await numbers(store, "t") == [0, 1, 2]


async def test_one_append_that_cannot_be_written_does_not_harm_the_others(url: str) -> None:
    async with opened(url) as store:
        await make(store, "a", "c")
        answers = await asyncio.gather(
            *(store.tables.append(table, sat(0), None) for table in ("a", "no such table", "c")), return_exceptions=True
        )
        assert (answers[0], answers[2]) == (True, True)
        assert isinstance(answers[1], Refused)


async def test_a_waiter_that_gives_up_harms_nobody(url: str) -> None:
    async with opened(url) as store:
        await make(store, "a", "b", "c")
        first = asyncio.create_task(store.tables.append("a", sat(0), None))
        await asyncio.sleep(0)
        await asyncio.sleep(0)  # the first is being written; the others wait
        second = asyncio.create_task(store.tables.append("b", sat(0), None))
        third = asyncio.create_task(store.tables.append("c", sat(0), None))
        await asyncio.sleep(0)
        first.cancel()
        second.cancel()
        assert await third
        assert await numbers(store, "b") == []  # nobody had begun to write it
        assert await store.tables.append("b", sat(0), None)
        # Whether what was being written is there or not, the next one to ask finds it in order.
        assert await store.tables.append("a", sat(len(await numbers(store, "a"))), None)


async def test_closing_writes_what_waits_and_takes_no_more(url: str) -> None:
    async with asyncio.timeout(LIMIT):  # what is dropped would be waited for without end
        store = await Store.open(url)
        await make(store, "a", "b")
        waiting = [asyncio.create_task(store.tables.append(table, sat(0), None)) for table in ("a", "b", "b")]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*waiting) == [True, True, False]
        with pytest.raises(Refused) as refused:
            await store.tables.append("a", sat(1), None)
        assert refused.value.code is Code.UNAVAILABLE
    async with opened(url) as store:
        await _expect(store, {"a": [0], "b": [0]})


async def _expect(store: Store, logs: dict[str, list[int]]) -> None:
    for table, expected in logs.items():
        assert await numbers(store, table) == expected


async def test_a_full_disk_refuses_everybody_and_then_it_goes_on(tmp_path: Path) -> None:
    async with opened(str(tmp_path / "x.db")) as store:
        tables = [f"t{place}" for place in range(40)]
        await make(store, *tables)

        async def allow(pages: int) -> None:
            await store._database.transact(
                lambda connection: connection.execute(text(f"PRAGMA max_page_count={pages}"))
            )

        big = [Row(0, 0, Sat(0, "ann", "A" * 4000))]
        await allow(1)  # as many as there are already
        answers = await asyncio.gather(
            *(store.tables.append(table, big, None) for table in tables), return_exceptions=True
        )
        assert all(isinstance(answer, Refused) and answer.code is Code.UNAVAILABLE for answer in answers)
        assert await numbers(store, "t0") == []
        await allow(1_000_000)
        assert all(await asyncio.gather(*(store.tables.append(table, big, None) for table in tables)))


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_a_database_that_goes_away_refuses_and_comes_back(url: str) -> None:
    name = url.partition("?")[0].rpartition("/")[2]

    async with opened(url) as store:
        await make(store, "t")
        control = await asyncpg.connect(url.replace(f"/{name}", "/postgres"))
        ending = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1"
        try:
            await control.fetch(ending, name)
            assert await store.tables.append("t", sat(0), None)  # lost connections are made anew
            await control.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
            await control.fetch(ending, name)
            for refused in (store.tables.append("t", sat(1), None), store.tables.rows("t"), store.ping()):
                with pytest.raises(Refused) as refusal:
                    await refused
                assert refusal.value.code is Code.UNAVAILABLE
        finally:
            await control.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
            await control.close()
        assert await store.tables.append("t", sat(1), None)


async def test_the_log_says_when_a_commit_took_long(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = tmp_path / "games.db"
    async with opened(str(path)) as store:
        await make(store, "t1")
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        waiting = asyncio.create_task(store.tables.append("t1", sat(0), None))
        await asyncio.sleep(1.5)
        assert not waiting.done()  # whoever holds the file holds everybody up
        other.execute("ROLLBACK")
        other.close()
        assert await asyncio.wait_for(waiting, LIMIT)
        assert await store.tables.append("t1", sat(1), None)
    [told] = [record for record in caplog.records if record.message == "a commit took long"]
    assert told.__dict__["seconds"] > 1
    assert told.__dict__["changes"] == 1


async def test_a_writer_that_is_cancelled_lets_the_next_one_write(url: str) -> None:
    async with opened(url) as store:
        await make(store, "t")
        loop, begun, cancelled = asyncio.get_running_loop(), asyncio.Event(), threading.Event()

        def write(connection: Connection) -> None:
            connection.execute(text("UPDATE tables SET game = 'changed'"))
            loop.call_soon_threadsafe(begun.set)
            if store.several_workers:
                connection.execute(text("SELECT pg_sleep(60)"))
            cancelled.wait(60)
            raise ZeroDivisionError

        writer = asyncio.create_task(store._database.transact(write))
        await begun.wait()
        waiting = asyncio.create_task(store.tables.append("t", [Row(0, 0, Stood(0))], Change(due=1)))
        await asyncio.sleep(0)
        writer.cancel()
        cancelled.set()
        await asyncio.gather(writer, return_exceptions=True)
        assert await waiting
        assert (
            await store._database.read(lambda connection: connection.scalar(text("SELECT game FROM tables")))
            == "ganymede"
        )


_APPENDER = """
import asyncio, sys
from meijin.server.storage.database import Store
from meijin.server.tables.entry import Row, Stood

async def run(url):
    store = await Store.open(url)
    async def keep(table):
        for number in range(100_000):
            assert await store.tables.append(table, [Row(number, number, Stood(0))], None)
            print(table, number, flush=True)
    await asyncio.gather(*(keep(table) for table in "abcde"))

asyncio.run(run(sys.argv[1]))
"""


async def test_whatever_was_acknowledged_survives_a_kill(url: str) -> None:
    async with opened(url) as store:
        await make(store, *"abcde")
    process = subprocess.Popen([sys.executable, "-c", _APPENDER, url], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        acknowledged = dict.fromkeys("abcde", -1)
        for _ in range(300):
            table, number = process.stdout.readline().split()
            acknowledged[table] = int(number)
        os.kill(process.pid, signal.SIGKILL)
        for line in process.stdout:
            if line.endswith("\n"):
                table, number = line.split()
                acknowledged[table] = int(number)
    finally:
        process.kill()
        process.communicate(timeout=LIMIT)

    async with opened(url) as store:
        for table, last in acknowledged.items():
            kept = await numbers(store, table)
            assert kept == list(range(len(kept)))
            assert last < len(kept) <= last + 2  # one more may have been written without being told
