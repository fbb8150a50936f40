"""After a game of a match the table of the next one is opened, whoever is there, and only once."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy.exc import IntegrityError

from meijin.server.refusal import Refused
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
