"""Links by which somebody may sit down at a table: short codes, each for one seat."""

from __future__ import annotations

import secrets
from typing import Final, NamedTuple

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from meijin.server.storage.connections import StorePart
from meijin.server.storage.schema import invitations

SIGNS: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # none is taken for another when it is read aloud or copied by hand
LENGTH: Final = 12  # 31 ** 12 is more than 59 bits


class Invited(NamedTuple):
    """What a code stands for."""

    table: str
    seat: int


class InvitationStore(StorePart):
    """All codes."""

    async def code_of(self, table: str, seat: int) -> str:
        """The code of a seat, which is always the same."""
        query = select(invitations.c.code).where(invitations.c.table_id == table, invitations.c.seat == seat)
        if (row := await self._database.row(query)) is not None:
            return str(row.code)
        values = {"code": "".join(secrets.choice(SIGNS) for _ in range(LENGTH)), "table_id": table, "seat": seat}
        try:
            await self._database.run(insert(invitations).values(values))
        except IntegrityError:  # somebody else has made one meanwhile, or another seat has this one
            return await self.code_of(table, seat)
        return str(values["code"])

    async def find(self, code: str) -> Invited | None:
        """What a code stands for; None if nobody has made it."""
        if len(code) != LENGTH or not set(SIGNS).issuperset(code):
            return None
        row = await self._database.row(
            select(invitations.c.table_id, invitations.c.seat).where(invitations.c.code == code)
        )
        return None if row is None else Invited(row.table_id, row.seat)
