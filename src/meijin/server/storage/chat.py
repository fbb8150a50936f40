"""What people said at the tables."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Select, insert, select

from meijin.server.storage import schema
from meijin.server.storage.connections import StorePart
from meijin.server.wire import ChatLine


class ChatStore(StorePart):
    """The chat of all tables."""

    async def add(self, table: str, room: str, user: str, name: str, at: int, text: str) -> int:
        """Keep a line and give its number."""
        line = {"table_id": table, "room": room, "user": user, "name": name, "at": at, "text": text}
        return await self._database.transact(
            lambda connection: connection.scalars(insert(schema.chat).returning(schema.chat.c.id), [line]).one()
        )

    async def lines(self, table: str, rooms: Sequence[str], limit: int = 100) -> list[ChatLine]:
        """The last lines of some rooms of a table, in the order they were said."""
        chat = schema.chat.c
        query = _lines().where(chat.table_id == table, chat.room.in_(rooms)).order_by(chat.id.desc()).limit(limit)
        return [ChatLine(*row) for row in reversed(await self._database.rows(query))]

    async def line(self, number: int) -> ChatLine | None:
        """One line; None if it is gone."""
        row = await self._database.row(_lines().where(schema.chat.c.id == number))
        return None if row is None else ChatLine(*row)


def _lines() -> Select[int, str, str, str, int, str]:
    chat = schema.chat.c
    return select(chat.id, chat.room, chat.user, chat.name, chat.at, chat.text)
