"""Matches go on: after a game the table of the next one is opened, whoever is there, and only once.

A tournament calls time for a match, at whichever of its tables that has to be said.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy.exc import IntegrityError

from meijin.server.because import Because
from meijin.server.refusal import Refused
from meijin.server.tables.entry import Status
from meijin.server.tables.matches import goes_on
from meijin.server.tables.plans import next_game, open_table

if TYPE_CHECKING:
    from meijin.server.live.hub import Hub
    from meijin.server.live.livetable import LiveTable


async def open_next(hub: Hub, live: LiveTable) -> None:
    """Open the table of a match's next game, unless that has been done.

    A worker may die between the two steps: the table has the same id for whoever comes next, so there is only one.
    """
    if not goes_on(live.table) or live.table.rematch is not None:
        return
    planned = next_game(live.table, hub.services.now())
    with suppress(IntegrityError):  # another worker has opened it, or this one before it was killed
        await hub.create(*await asyncio.to_thread(open_table, planned))
    with suppress(Refused):  # another worker has said so already
        await live.change(lambda table, at: table.goes_on_at(planned.terms.id, at))


async def call_time(hub: Hub, table: str, coins: Sequence[int], decisive: bool = False) -> LiveTable:
    """Call time in the match that goes on at a table, or after it at another; gives back the table of its last game.

    Between two games it is called at the table of the next one. ``coins`` and ``decisive`` are those of
    :meth:`Table.call_time`. It is refused where the match is over or time was called before.
    """
    live = await hub.open(table)
    while True:
        try:
            await live.change(lambda each, now: each.call_time(coins, decisive, now))
        except Refused:
            if live.table.status is not Status.OVER:
                raise
            live = await _next_table(hub, live)
        else:
            return live


async def _next_table(hub: Hub, live: LiveTable) -> LiveTable:
    """The table where a match goes on whose game is over here."""
    await open_next(hub, live)
    if live.table.rematch is None or not goes_on(live.table):
        raise Refused(Because.TIME_TOO_LATE)
    return await hub.open(live.table.rematch)
