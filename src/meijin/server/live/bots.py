"""Bots at a table: they are asked as soon as it is their turn, one after the other, and never hold up the server."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

from meijin.kernel.knowledge import Knowledge, knowledge_of
from meijin.server.live.services import Services, log
from meijin.server.refusal import Code, Refused
from meijin.server.tables.entry import is_unseen
from meijin.server.thinking.pool import BotFailed, Parked, TooSlow

if TYPE_CHECKING:
    from meijin.server.live.livetable import LiveTable


class Bots:
    """The bots of one table and those that play on for somebody."""

    __slots__ = ("_live", "_services", "_task")

    def __init__(self, live: LiveTable, services: Services) -> None:
        self._live = live
        self._services = services
        self._task: asyncio.Task[None] | None = None

    @property
    def thinking(self) -> bool:
        """Whether a bot is being asked."""
        return self._task is not None

    def ask(self) -> None:
        """Let the bots whose turn it is choose, unless they are at it."""
        if self._task is None and self._live.table.bots_to_move():
            self._task = self._services.tasks.start(self._play())
            self._task.add_done_callback(self._done)

    def park(self) -> None:
        """Stop; what they have to decide stays in the log for whoever looks after the table next."""
        if self._task is not None:
            self._task.cancel()

    def _done(self, task: asyncio.Task[None]) -> None:
        self._task = None
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a bot's turn failed; it is asked again later", exc_info=error)

    async def _play(self) -> None:
        """Play until it is no bot's turn. Whatever goes wrong is left to the sweeper, who looks in a little later."""
        refused = ""
        while turns := self._live.table.bots_to_move():
            seat, bot, asked = turns[0]
            if asked == refused:
                return
            try:
                await self._take_turn(seat, bot, asked)
            except Parked:
                return
            except Refused as error:
                if error.code is not Code.STALE:
                    return
                refused = asked  # the table has moved on, to another question or none

    async def _take_turn(self, seat: int, bot: str, asked: str) -> None:
        table = self._live.table
        assert table.state is not None
        began = asyncio.get_running_loop().time()
        action = await self._choose(knowledge_of(table.state, seat), bot, table.seats[seat].name)
        took = asyncio.get_running_loop().time() - began
        done = await self._live.change(lambda table, now: table.bot_act(seat, action, asked, now))
        if not all(map(is_unseen, done.entries)):  # how often a bot chooses in secret is nobody's to count
            self._services.metrics.thinking_seconds.observe(took)

    async def _choose(self, knowledge: Knowledge, bot: str, seat: str) -> int:
        try:
            return await self._services.thinkers.choose(knowledge, bot)
        except (TooSlow, BotFailed) as error:
            slow = isinstance(error, TooSlow)
            fault = "took too long" if slow else "failed"
            metrics = self._services.metrics
            (metrics.slow_bots if slow else metrics.failed_bots).inc()
            await self._live.notify(f"The bot of {seat} {fault}; a choice was made at random.")
            return secrets.choice(knowledge.legal)
