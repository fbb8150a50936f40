"""How many tables somebody may have: counted and opened or begun in one turn, so that many at once do not pass."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from meijin.server.api.access import AnyRequest
from meijin.server.because import Because
from meijin.server.context import Context
from meijin.server.people.identify import address_of
from meijin.server.people.limits import OPENING
from meijin.server.refusal import Refused
from meijin.server.tables.entry import Status
from meijin.server.tables.table import Table

MOST: Final = {Status.OPEN: 20, Status.RUNNING: 50}  # tables that one user has opened


def allow_another(context: Context, request: AnyRequest) -> None:
    """Refuse another table to whoever opens too many in a short time."""
    context.people.limits.spend(OPENING, address_of(request.scope))


@asynccontextmanager
async def room_for(context: Context, host: str, status: Status, mine: bool = True) -> AsyncIterator[None]:
    """Room for one more table of this status that somebody has opened, as long as it takes to make it so."""
    most = MOST[status]
    async with context.people.limits.turn_of(host):
        if await context.store.tables.count(host, status) >= most:
            raise Refused(Because.TOO_MANY_TABLES, mine=mine, most=most, status=status.value)
        yield


@asynccontextmanager
async def room_to_begin(context: Context, table: Table, user: str) -> AsyncIterator[None]:
    """Room for the game of a table among the running ones of whoever has opened it."""
    opener = table.terms.host
    async with room_for(context, opener, Status.RUNNING, opener == user):
        yield
