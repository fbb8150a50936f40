"""The lists that people keep: decks and teams of their own."""

from __future__ import annotations

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from meijin.server.because import Because
from meijin.server.refusal import Refused
from meijin.server.storage.connections import StorePart
from meijin.server.storage.schema import lists


class KeptList(msgspec.Struct, frozen=True):
    """A list that somebody keeps."""

    id: str
    user: str
    game: str
    name: str
    text: str
    created: int
    changed: int


class ListStore(StorePart):
    """All lists that people keep."""

    async def add(self, kept: KeptList, most: int) -> None:
        """Keep another list, unless its user has too many or one of that name."""

        def add(connection: Connection) -> None:
            own = select(func.count()).select_from(lists).where(lists.c.user == kept.user)
            if (connection.scalar(own) or 0) >= most:
                raise Refused(Because.TOO_MANY_LISTS, most=most)
            connection.execute(insert(lists).values(msgspec.structs.asdict(kept)))

        try:
            await self._database.transact(add)
        except IntegrityError:
            raise _taken(kept.name) from None

    async def of_user(self, user: str, game: str | None = None) -> list[KeptList]:
        """The lists of a user by name, of one game or of all."""
        own = select(lists).where(lists.c.user == user)
        if game is not None:
            own = own.where(lists.c.game == game)
        found = await self._database.rows(own.order_by(lists.c.game, lists.c.name))
        return msgspec.convert(found, list[KeptList], from_attributes=True)

    async def get(self, user: str, kept: str) -> KeptList | None:
        """A list of a user; None if the user has none of that id."""
        row = await self._database.row(select(lists).where(_of(user, kept)))
        return None if row is None else msgspec.convert(row, KeptList, from_attributes=True)

    async def replace(self, kept: KeptList) -> bool:
        """Keep a list as it is now; False if its user has deleted it meanwhile."""
        values = {"name": kept.name, "text": kept.text, "changed": kept.changed}
        try:
            return await self._database.run(update(lists).where(_of(kept.user, kept.id)).values(values)) > 0
        except IntegrityError:
            raise _taken(kept.name) from None

    async def drop(self, user: str, kept: str) -> bool:
        """Forget a list; False if the user has none of that id."""
        return await self._database.run(delete(lists).where(_of(user, kept))) > 0


def move_lists(connection: Connection, old: str, new: str) -> None:
    """Let another user have all lists; one whose name is taken there gets a number."""
    theirs = connection.execute(select(lists.c.game, lists.c.name).where(lists.c.user == new))
    taken = {(game, name) for game, name in theirs}
    mine = connection.execute(select(lists.c.id, lists.c.game, lists.c.name).where(lists.c.user == old)).all()
    for kept, game, name in mine:
        free, number = name, 1
        while (game, free) in taken:
            number += 1
            free = f"{name} ({number})"
        taken.add((game, free))
        connection.execute(update(lists).where(lists.c.id == kept).values(user=new, name=free))


def forget_lists(connection: Connection, user: str) -> None:
    """Forget all lists of a user."""
    connection.execute(delete(lists).where(lists.c.user == user))


def _of(user: str, kept: str) -> ColumnElement[bool]:
    return and_(lists.c.user == user, lists.c.id == kept)


def _taken(name: str) -> Refused:
    return Refused(Because.LIST_NAME_TAKEN, name=name)
