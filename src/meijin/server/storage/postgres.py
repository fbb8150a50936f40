"""Connections to a PostgreSQL database."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Final, TypeVar

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from meijin.server.storage.address import PostgreSQL
from meijin.server.storage.schema import metadata

_CONNECTIONS: Final = 6  # of each worker; its channels have two more
# PostgreSQL may hang, or the network before it: nobody waits longer than for a turn, a connection and an answer.
_TURN_SECONDS: Final = 5.0  # for one of the connections
_CONNECT_SECONDS: Final = 5.0
_COMMAND_SECONDS: Final = 5.0
_UPGRADE_SECONDS: Final = 3600.0  # an upgrade may go through everything there is

T = TypeVar("T")


# What an index leaves out is said here and not in the schema: there it would load all that there is of PostgreSQL with
# every server that has SQLite.
for _index in (index for table in metadata.tables.values() for index in table.indexes):
    if (_where := _index.dialect_options["sqlite"]["where"]) is not None:
        _index.dialect_kwargs["postgresql_where"] = _where


class Postgres:
    """A database of a PostgreSQL server; SQLAlchemy and its driver see to it that nobody is kept waiting."""

    def __init__(self, address: PostgreSQL, upgrades: bool = False) -> None:
        self._writer = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=partial(connect, address, _UPGRADE_SECONDS if upgrades else _COMMAND_SECONDS),
            pool_size=_CONNECTIONS,
            max_overflow=0,
            pool_timeout=_TURN_SECONDS,
            pool_pre_ping=True,
            hide_parameters=True,
        )
        # Both share their connections; what only reads spares itself the transaction.
        self._reader = self._writer.execution_options(isolation_level="AUTOCOMMIT")

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What ``work`` finds."""
        with _lost():
            async with self._reader.connect() as connection:
                return await connection.run_sync(work)

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """All of ``work`` in one transaction."""
        with _lost():
            async with self._writer.begin() as connection:
                return await connection.run_sync(work)

    async def close(self) -> None:
        await self._writer.dispose()


async def connect(address: PostgreSQL, seconds: float = _COMMAND_SECONDS) -> asyncpg.Connection:
    """A new connection of its own, outside the pool."""
    return await asyncpg.connect(
        address.dsn,
        timeout=_CONNECT_SECONDS,
        command_timeout=seconds,
        server_settings={"application_name": "meijin"},
    )


@contextmanager
def _lost() -> Iterator[None]:
    """What the driver says outside SQLAlchemy, like that there is no such database, is said as it is elsewhere."""
    try:
        yield
    except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise ConnectionError(str(error)) from error
