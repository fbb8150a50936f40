"""Litestar's channels over PostgreSQL, for a server that stays up when the database goes away for a while."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from functools import partial
from typing import Final

import asyncpg  # type: ignore[import-untyped]
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

from meijin.server.storage.address import PostgreSQL
from meijin.server.storage.postgres import connect

_CHECK_SECONDS: Final = 15.0  # a connection that a network has silently dropped is noticed within this time
_AGAIN_SECONDS: Final = 1.0
_LOST: Final = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)

_logger: Final = logging.getLogger("meijin.channels")


class PostgresChannelsBackend(AsyncPgChannelsBackend):
    """Keeps its publishing connection, and listens again after its listening one was lost.

    What was published in between is lost; then every channel gets the message ``after_gap``.
    """

    def __init__(self, address: PostgreSQL, after_gap: bytes) -> None:
        super().__init__(make_connection=partial(connect, address))
        self._after_gap = after_gap
        self._publisher: asyncpg.Connection | None = None
        self._publishing = asyncio.Lock()
        self._keeper: asyncio.Task[None] | None = None

    async def on_startup(self) -> None:
        """Connect."""
        await super().on_startup()
        self._keeper = asyncio.create_task(self._keep_listening())

    async def on_shutdown(self) -> None:
        """Close all connections."""
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
            self._keeper = None
        if self._publisher is not None:
            self._publisher.terminate()
            self._publisher = None
        self._listener_conn.terminate()
        self._subscribed_channels.clear()
        self._queue = None

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Tell everybody who listens; raises if the database cannot be reached."""
        async with self._publishing:
            if self._publisher is None or self._publisher.is_closed():
                self._publisher = await self._connect()
            try:
                for channel in channels:
                    await self._publisher.execute("SELECT pg_notify($1, $2)", channel, data.decode())
            except _LOST:
                self._publisher.terminate()
                self._publisher = None
                raise

    async def _keep_listening(self) -> None:
        while True:
            lost = asyncio.Event()
            self._listener_conn.add_termination_listener(lambda _, event=lost: event.set())
            while not await _is_lost(self._listener_conn, lost):
                pass
            _logger.warning("the connection that hears the other workers was lost")
            self._listener_conn.terminate()
            while not await self._listen_again():
                await asyncio.sleep(_AGAIN_SECONDS)
            _logger.warning("the connection that hears the other workers is back")

    async def _listen_again(self) -> bool:
        async with self._listener_lock:
            try:
                connection = await self._connect()
            except _LOST:
                return False
            try:
                for channel in self._subscribed_channels:
                    await connection.add_listener(channel, self._listener)
            except BaseException as error:  # the server may end just now
                connection.terminate()
                if isinstance(error, _LOST):
                    return False
                raise
            self._listener_conn = connection
        for channel in self._subscribed_channels:
            if self._queue is not None:
                self._queue.put_nowait((channel, self._after_gap))
        return True


async def _is_lost(connection: asyncpg.Connection, lost: asyncio.Event) -> bool:
    """Wait until a connection is lost, or for a while if it is not."""
    if connection.is_closed():
        return True
    try:
        await asyncio.wait_for(lost.wait(), _CHECK_SECONDS)
    except TimeoutError:
        try:
            await connection.execute("SELECT 1")
        except _LOST:
            return True
        return False
    return True
