"""A database that hangs: whoever asks is refused in time and told so, nothing acknowledged is lost, and it goes on."""

from __future__ import annotations

import asyncio
import subprocess
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from urllib.parse import parse_qs, urlsplit

from tests.server.process import MEIJIN, ServerProcess
from tests.server.proof.harness.people import Street
from tests.server.proof.harness.player import Player
from tests.server.proof.harness.records import nothing_is_lost, record_of

REFUSED_WITHIN = 20.0  # as docs/operations.md says
TELLS_WITHIN = 4.0  # /healthz
BACK_WITHIN = 30.0


class Cable:
    """What lies between a server and PostgreSQL; while it is held, nothing goes through, and nobody is told."""

    def __init__(self, socket_path: str) -> None:
        self._path = socket_path
        self._open = asyncio.Event()
        self._open.set()
        self._passing: set[asyncio.Task[None]] = set()
        self.port = 0

    def hold(self) -> None:
        self._open.clear()

    def release(self) -> None:
        self._open.set()

    @asynccontextmanager
    async def laid(self) -> AsyncIterator[None]:
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield
        finally:
            server.close()
            for task in self._passing:
                task.cancel()
            await asyncio.gather(*self._passing, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        theirs, ours = await asyncio.open_unix_connection(self._path)
        self._passing |= {asyncio.create_task(self._pass(reader, ours))}
        self._passing |= {asyncio.create_task(self._pass(theirs, writer))}

    async def _pass(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        try:
            with suppress(ConnectionError):
                while data := await source.read(65536):
                    await self._open.wait()
                    sink.write(data)
                    await sink.drain()
        finally:
            sink.close()


async def within(seconds: float, true: Callable[[], Awaitable[bool]]) -> None:
    """Wait for something that must come true in time."""
    async with asyncio.timeout(seconds):
        while not await true():
            await asyncio.sleep(0.1)


async def hangs(server: ServerProcess, cable: Cable) -> None:
    async with Street(server) as street:
        people = await street.guests(2)
        table = await street.seated(people, "ganymede")
        players = [Player(each, table, Random(seat)) for seat, each in enumerate(people)]
        async with asyncio.TaskGroup() as group:
            for player in players:
                group.create_task(player.play())
            async with asyncio.timeout(60):
                while sum(len(player.acknowledged) for player in players) < 6:
                    await asyncio.sleep(0.005)
            cable.hold()
            began = time.monotonic()
            health = await street.nobody().request("GET", "/healthz")
            assert (health.status_code, health.json()["database"]) == (503, "failing")
            assert time.monotonic() - began < TELLS_WITHIN
            answers = await asyncio.gather(*(street.nobody().request("POST", "/api/session") for _ in range(20)))
            assert time.monotonic() - began < REFUSED_WITHIN + TELLS_WITHIN
            assert {(each.status_code, each.json()["code"]) for each in answers} == {(503, "unavailable")}
            assert "the database cannot be reached" in answers[0].json()["reason"]
            cable.release()

            async def well() -> bool:
                return (await street.nobody().request("GET", "/healthz")).status_code == 200

            await within(BACK_WITHIN, well)
            assert (await street.nobody().request("POST", "/api/session")).status_code == 200
        nothing_is_lost(await record_of(street.nobody(), table), players)


async def test_a_database_that_hangs_is_said_in_time_and_everything_goes_on_afterwards(
    ready_postgres_url: str, tmp_path: Path
) -> None:
    parts = urlsplit(ready_postgres_url)
    folder = parse_qs(parts.query)["host"][0]
    cable = Cable(f"{folder}/.s.PGSQL.{parts.port or 5432}")
    async with cable.laid():
        url = f"postgresql://{parts.username or 'postgres'}@127.0.0.1:{cable.port}{parts.path}"
        checked = [*MEIJIN, "db", "check", "--database", url]
        await asyncio.to_thread(subprocess.run, checked, check=True, capture_output=True, timeout=60)
        server = ServerProcess(url, tmp_path)
        try:
            await asyncio.to_thread(server.start)
            await hangs(server, cable)
            assert "Traceback" not in server.logged()
        finally:
            await asyncio.to_thread(server.end)
