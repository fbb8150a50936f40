from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import msgspec
import pytest

from meijin.server.live import postgres_channels
from meijin.server.live.notices import CHANNEL, LARGEST, Notices, make_plugin

LIMIT = 20.0


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    yield str(tmp_path / "x.db") if request.param == "sqlite" else request.getfixturevalue("postgres_url")


class Heard:
    """What a worker hears, to be awaited."""

    def __init__(self) -> None:
        self.items: list[object] = []
        self._more = asyncio.Event()

    def __call__(self, items: list[object]) -> None:
        self.items += items
        self._more.set()

    async def until(self, count: int) -> list[object]:
        async with asyncio.timeout(LIMIT):
            while len(self.items) < count:
                self._more.clear()
                await self._more.wait()
        return self.items


@asynccontextmanager
async def workers(url: str) -> AsyncIterator[tuple[Notices, Notices]]:
    """Two workers: on SQLite two of one process, which share its channels."""
    async with AsyncExitStack() as stack:
        plugin = await stack.enter_async_context(make_plugin(url))
        other = await stack.enter_async_context(make_plugin(url)) if url.startswith("postgres") else plugin
        one, two = Notices(plugin, "one"), Notices(other, "two")
        for notices in (one, two):
            await notices.start()
            stack.push_async_callback(notices.stop)
        async with asyncio.timeout(LIMIT):
            yield one, two


async def test_others_hear_it_and_oneself_does_not(url: str) -> None:
    async with workers(url) as (one, two):
        at_one, at_two = Heard(), Heard()
        one.on("tables", at_one)
        two.on("tables", at_two)
        await one.send("tables", ["t", 7])
        assert await at_two.until(1) == [["t", 7]]
        await two.send("tables", ["t", 8])
        assert await at_one.until(1) == [["t", 8]]


async def test_what_is_sent_at_once_goes_in_few_messages_and_in_order(url: str) -> None:
    async with workers(url) as (one, two):
        messages = await two._plugin.subscribe(CHANNEL)
        heard = Heard()
        two.on("tables", heard)
        items = [[f"table-{place:04}-{'x' * 22}", place] for place in range(1000)]
        for item in items:
            await one.send("tables", item)
        assert await heard.until(1000) == items
        sizes = [len(await anext(messages.iter_events())) for _ in range(messages.qsize)]
        assert max(sizes) <= LARGEST < 8_000  # all that PostgreSQL carries
        assert len(sizes) <= 16  # a thousand items of forty bytes


async def test_a_callback_that_fails_stops_nobody(url: str) -> None:
    async with workers(url) as (one, two):
        heard = Heard()

        async def fail(items: list[object]) -> None:
            raise RuntimeError("broken")

        two.on("gone", fail)
        two.on("gone", heard)
        await one.send("gone", "ann")
        await heard.until(1)
        await one.send("gone", "bob")
        assert await heard.until(2) == ["ann", "bob"]


async def test_what_nobody_waits_for_is_passed_over(url: str) -> None:
    async with workers(url) as (one, two):
        heard = Heard()
        two.on("known", heard)
        await one.send("unknown", 1)
        await one.send("known", 2)
        assert await heard.until(1) == [2]


async def test_what_no_worker_has_said_is_passed_over(url: str) -> None:
    async with workers(url) as (one, two):
        heard = Heard()
        two.on("known", heard)
        for strange in (b"hello", b'["known"]', b"7"):
            await one._plugin.wait_published(strange, CHANNEL)
        await one.send("known", 2)
        assert await heard.until(1) == [2]


async def test_what_is_too_big_is_dropped_and_the_rest_is_sent(url: str) -> None:
    async with workers(url) as (one, two):
        heard = Heard()
        two.on("words", heard)
        for word in ("before", "x" * LARGEST, "after"):
            await one.send("words", word)
        assert await heard.until(2) == ["before", "after"]


async def test_after_a_lost_connection_everybody_is_told_to_look_again(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_channels, "_AGAIN_SECONDS", 0.05)

    async with workers(postgres_url) as (one, two):
        gaps, heard = Heard(), Heard()
        two.on_gap(lambda: gaps(["gap"]))
        two.on("tables", heard)
        await one.send("tables", ["t", 1])
        await heard.until(1)
        control = await asyncpg.connect(postgres_url)
        await control.fetch(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        await control.close()
        assert await gaps.until(1) == ["gap"]
        await one.send("tables", ["t", 2])
        assert await heard.until(2) == [["t", 1], ["t", 2]]


async def test_a_notice_that_could_not_be_sent_is_sent_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meijin.server.live.notices._AGAIN_SECONDS", 0.01)

    async with workers(str(tmp_path / "x.db")) as (one, two):
        heard = Heard()
        two.on("tables", heard)
        publish = one._plugin.wait_published
        failures = [OSError("gone"), TimeoutError()]

        async def fails(data: bytes, channels: str) -> None:
            if failures:
                raise failures.pop()
            assert list(msgspec.json.decode(data)) == ["from", "tables"]
            await publish(data, channels)

        monkeypatch.setattr(one._plugin, "wait_published", fails)
        await one.send("tables", ["t", 1])
        assert await heard.until(1) == [["t", 1]]
