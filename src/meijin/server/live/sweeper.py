"""Looks after what no one else does: tables a dead worker has left, tables nobody uses, and the heartbeat."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from meijin.server.live.duties import Duties, Duty
from meijin.server.live.services import log
from meijin.server.refusal import Code, Refused
from meijin.server.storage.lives import BEAT
from meijin.server.tables.table import GRACE
from meijin.server.timeofday import stepped

if TYPE_CHECKING:
    from meijin.server.live.hub import Hub

UNUSED: Final = 60_000  # milliseconds after which a table nobody needs leaves the memory
STALE: Final = 24 * 3600 * 1000  # milliseconds after which a table is closed whose game has not begun
MOST: Final = 100  # tables looked after in one round
NOTICED: Final = 5_000  # milliseconds by which a clock must have been set
LOOK: Final = 1.0  # seconds between two looks whether the server gets on
HELD_UP: Final = 1.0  # seconds by which a look must have been late


class Sweeper:
    """The duties of a worker towards its tables."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._services = hub.services
        self._duties = Duties()
        self._stepped = 0  # by how much the machine's clock has been set, as far as the log knows
        self._looked: float | None = None  # when it was last looked whether the server gets on

    async def start(self) -> None:
        """Begin to live, and do every duty from now on."""
        await self._services.store.lives.begin(self._hub.worker, self._services.now())
        duties = [
            Duty(BEAT / 1000, self.beat),
            Duty(1, self.wake_due),
            Duty(2, self.keep_for_bots),
            Duty(10, self.forget_unused),
            Duty(600, self.close_stale),
            Duty(15, self.tell_presence),
            Duty(60, self.compare_clocks),
            Duty(LOOK, self.notice_delay),
        ]
        self._duties.begin(duties)

    async def stop(self) -> None:
        """Do nothing any more."""
        await self._duties.end()
        with suppress(Refused):
            await self.beat()

    async def beat(self) -> None:
        """Note that this worker lives, and that clocks run."""
        await self._services.store.lives.beat(self._hub.worker, self._services.now())

    async def wake_due(self) -> None:
        """Look after tables that somebody should have looked after by now; of several workers one does."""
        now = self._services.now()
        tables = self._services.store.tables
        for table in await tables.due(now, MOST):
            if await tables.claim(table, now, now + GRACE):
                self._services.tasks.start_alone(self._wake(table, now + GRACE))

    async def _wake(self, table: str, claimed: int) -> None:
        try:
            live = await self._hub.open(table)
        except Refused as refused:
            if refused.code is Code.CONFLICT:  # it will not be any better next time
                log.warning("a due table cannot be read", extra={"table": table})
                await self._services.store.tables.put_off(table, claimed, None)
        else:
            await live.wake(claimed)

    async def keep_for_bots(self) -> None:
        """Tables whose bots think here are looked after."""
        for live in list(self._hub.tables.values()):
            await live.keep_for_bots()

    async def forget_unused(self) -> None:
        """Let tables leave the memory that nobody needs there, and players whose worker has died."""
        now = self._services.now()
        for live in list(self._hub.tables.values()):
            live.forget_silent_workers()
            if live.idle_since is not None and now - live.idle_since > UNUSED:
                self._hub.forget(live)
        self._services.metrics.live_tables.set(len(self._hub.tables))

    async def close_stale(self) -> None:
        """Give up tables whose game does not begin."""
        for table in await self._services.store.tables.stale_open(self._services.now() - STALE):
            with suppress(Refused):  # it has begun meanwhile
                await (await self._hub.open(table)).change(lambda table, now: table.close_unused(now))

    async def compare_clocks(self) -> None:
        """Say when somebody has set the machine's clock: what is played goes on by the time before."""
        by = stepped()
        if abs(by - self._stepped) > NOTICED:
            self._stepped = by
            log.warning(
                "the machine's clock was set; games and rounds go by the time before until the server is started again",
                extra={"seconds": round(by / 1000)},
            )

    async def notice_delay(self) -> None:
        """Say when everybody has waited because the server did not get its turn: the machine has too much to do."""
        now, before = asyncio.get_running_loop().time(), self._looked
        self._looked = now
        if before is not None and (late := now - before - LOOK) > HELD_UP:
            log.warning("the server was held up: the machine has too much to do", extra={"seconds": round(late, 1)})

    async def tell_presence(self) -> None:
        """Tell other workers again who is here."""
        for live in self._hub.tables.values():
            if live.presence.here:
                live.tell_presence()
