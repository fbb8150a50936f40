"""Tables and their logs as the database keeps them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import ColumnElement, Connection, bindparam, func, insert, select, update

from meijin.server.storage import schema
from meijin.server.storage.connections import Database
from meijin.server.storage.journal import (
    Change,
    Journal,
    Listed,
    asked_value,
    listing_values,
    log_values,
    shown_values,
    sitting_values,
)
from meijin.server.tables.entry import Listing, Row, Status, Terms, Visibility, decode

_terms: Final = msgspec.json.Decoder(Terms)
_listing: Final = msgspec.json.Decoder(Listing)
_tables: Final = schema.tables.c
# Asked for with every look into the lobby, every table that is opened, every move that another worker made, and so put
# together only once.
_LISTED: Final = (
    select(func.coalesce(_tables.shown, _tables.listing))
    .where(
        _tables.visibility == Visibility.PUBLIC.value, _tables.shown_status.in_(bindparam("statuses", expanding=True))
    )
    .order_by(_tables.created.desc(), _tables.id)
    .limit(bindparam("limit"))
)
_COUNT: Final = select(func.count()).where(_tables.host == bindparam("host"), _tables.status == bindparam("status"))
_ROWS: Final = (
    select(schema.log.c.number, schema.log.c.at, schema.log.c.body)
    .where(schema.log.c.table_id == bindparam("table"), schema.log.c.number >= bindparam("since"))
    .order_by(schema.log.c.number)
)


_TABLE: Final = insert(schema.tables)
_LOG: Final = insert(schema.log)
_SITTING: Final = insert(schema.sitting)


class TableStore:
    """All tables."""

    def __init__(self, database: Database, journal: Journal) -> None:
        self._database = database
        self._journal = journal

    async def create(
        self,
        terms: Terms,
        rows: Sequence[Row],
        listed: Listed,
        sitting: dict[int, str],
        due: int | None,
        asked: Sequence[int] = (),
    ) -> None:
        """Keep a new table and what has already happened at it."""
        table = {
            "id": terms.id,
            "terms": msgspec.json.encode(terms).decode(),
            "game": terms.game,
            "visibility": terms.visibility.value,
            "host": terms.host,
            "created": terms.created,
            "due": due,
            "asked": asked_value(asked),
            **listing_values(listed),
        }
        values = (_TABLE, [table]), (_LOG, log_values(terms.id, rows)), (_SITTING, sitting_values(terms.id, sitting))
        statements = [each for each in values if each[1]]

        def create(connection: Connection) -> None:
            for statement, values in statements:
                connection.execute(statement, values)

        if not await self._database.transact_plain(statements):
            await self._database.transact(create)

    async def terms(self, table: str) -> Terms | None:
        """What a table was opened with; None if there is no such table."""
        if "\0" in table:  # PostgreSQL cannot even be asked for it
            return None
        row = await self._database.row(select(schema.tables.c.terms).where(schema.tables.c.id == table))
        return None if row is None else _terms.decode(row.terms)

    async def rows(self, table: str, since: int = 0) -> list[Row]:
        """A table's log from this number on."""
        result = await self._database.plain_rows(_ROWS, {"table": table, "since": since})
        return [Row(number, at, decode(body)) for number, at, body in result]

    async def append(self, table: str, rows: Sequence[Row], change: Change | None) -> bool:
        """Add rows to a log, all or none; False if another worker was first.

        Where this is refused as unavailable the rows may still have been written, if the connection was lost just
        after: whoever asked looks again before anything else.
        """
        return await self._journal.append(table, rows, change)

    async def listed(self, game: str | None, statuses: Sequence[Status], limit: int) -> list[Listing]:
        """Public tables as the lobby shows them, newest first; of one game or of all."""
        query = _LISTED if game is None else _LISTED.where(schema.tables.c.game == game)
        asked: dict[str, object] = {"statuses": [status.value for status in statuses], "limit": limit}
        return [_listing.decode(listing) for (listing,) in await self._database.rows(query, asked)]

    async def of_user(self, user: str, limit: int, before: int | None = None) -> list[Listing]:
        """Tables at which a user sits, the last changed first; only those changed before."""
        table = schema.tables.c
        seated = select(schema.sitting.c.table_id).where(schema.sitting.c.user == user)
        query = select(table.listing).where(table.id.in_(seated))
        if before is not None:
            query = query.where(table.changed < before)
        result = await self._database.values(query.order_by(table.changed.desc(), table.id).limit(limit))
        return [_listing.decode(listing) for listing in result]

    async def finished_of(self, user: str, limit: int) -> list[tuple[Listing, int]]:
        """The finished games of a user, each with the seat, the newest first."""
        table, sitting = schema.tables.c, schema.sitting.c
        query = (
            select(table.listing, sitting.seat)
            .where(table.id == sitting.table_id, sitting.user == user, table.status == Status.OVER.value)
            .order_by(table.changed.desc(), table.id)
            .limit(limit)
        )
        return [(_listing.decode(listing), seat) for listing, seat in await self._database.rows(query)]

    async def asking(self, user: str, tables: Sequence[str]) -> set[str]:
        """Those of some tables where a user has to choose."""
        table, sitting = schema.tables.c, schema.sitting.c
        query = select(table.id, table.asked, sitting.seat).where(
            table.id == sitting.table_id, sitting.user == user, table.id.in_(tables), table.asked != ""
        )
        return {each for each, asked, seat in await self._database.rows(query) if str(seat) in asked.split()}

    async def count(self, host: str, status: Status) -> int:
        """How many tables of that status somebody has opened."""
        [(count,)] = await self._database.plain_rows(_COUNT, {"host": host, "status": status.value})
        return int(count)

    async def statuses(self, tables: Sequence[str]) -> dict[str, Status]:
        """How far some tables have come."""
        table = schema.tables.c
        query = select(table.id, table.status).where(table.id.in_(tables))
        return {each: Status(status) for each, status in await self._database.rows(query)}

    async def due(self, now: int, limit: int) -> list[str]:
        """Tables that somebody should have looked after by now, the longest waiting first."""
        table = schema.tables.c
        return await self._database.values(select(table.id).where(table.due <= now).order_by(table.due).limit(limit))

    async def claim(self, table: str, now: int, due: int) -> bool:
        """Take over a table that is due, so that it is due again only later; False if another worker was first."""
        return await self._set_due(table, schema.tables.c.due <= now, due)

    async def put_off(self, table: str, was: int, due: int | None, listed: Listed | None = None) -> bool:
        """Let a table be due at another time, and perhaps be shown otherwise, unless somebody has changed it since."""
        shown = {} if listed is None else shown_values(listed)
        return await self._set_due(table, schema.tables.c.due == was, due, shown)

    async def _set_due(
        self, table: str, where: ColumnElement[bool], due: int | None, more: dict[str, object] | None = None
    ) -> bool:
        change = update(schema.tables).where(schema.tables.c.id == table, where).values(due=due, **(more or {}))
        return await self._database.run(change) == 1

    async def stale_open(self, before: int) -> list[str]:
        """Tables whose game has not begun and at which nothing has happened since."""
        table = schema.tables.c
        query = select(table.id).where(table.status == Status.OPEN.value, table.changed < before)
        return await self._database.values(query)
