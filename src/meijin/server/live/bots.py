"""Bots at a table: they are asked as soon as it is their turn, one after the other, and never hold up the server."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from typing import TYPE_CHECKING, Final

from meijin.kernel.knowledge import Knowledge, knowledge_of
from meijin.server.live.services import Services, log
from meijin.server.refusal import Code, Refused
from meijin.server.tables.entry import is_unseen
from meijin.server.thinking.pool import NoChoice, Parked, TooSlow

if TYPE_CHECKING:
    from meijin.server.live.livetable import LiveTable

OFTEN: Final = 3  # so many times too slow in one game, and a bot is asked no more in it


class Bots:
    """The bots of one table and those that play on for somebody."""

    __slots__ = ("_live", "_services", "_slow", "_task")

    def __init__(self, live: LiveTable, services: Services) -> None:
        self._live = live
        self._services = services
        self._task: asyncio.Task[None] | None = None
        self._slow: Counter[tuple[str, str]] = Counter()  # how often a bot was too slow in this game, by its seat

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
        with self._live.watched():
            knowledge = knowledge_of(table.state, seat)
        action = await self._choose(knowledge, bot, table.seats[seat].name)
        took = asyncio.get_running_loop().time() - began
        done = await self._live.change(lambda table, now: table.bot_act(seat, action, asked, now))
        if not all(map(is_unseen, done.entries)):  # how often a bot chooses in secret is nobody's to count
            self._services.metrics.thinking_seconds.observe(took)

    async def _choose(self, knowledge: Knowledge, bot: str, seat: str) -> int:
        """What a bot chooses; a choice at random where it cannot, or was too slow too often to be asked again."""
        if self._slow[seat, bot] < OFTEN:
            try:
                return await self._services.thinkers.choose(knowledge, bot)
            except NoChoice as error:
                await self._note(error, knowledge.setup.game.id, bot, seat)
        return secrets.choice(knowledge.legal)

    async def _note(self, error: NoChoice, game: str, bot: str, seat: str) -> None:
        """Tell the table, and in the log whoever can mend the bot."""
        about = {"bot": bot, "game": game, "table": self._live.id, "reason": str(error), "trace": error.trace}
        slow = isinstance(error, TooSlow)
        log.log(logging.WARNING if slow else logging.ERROR, error.event, extra=about)
        (self._services.metrics.slow_bots if slow else self._services.metrics.failed_bots).inc()
        self._slow[seat, bot] += slow
        if self._slow[seat, bot] < OFTEN:
            told = "a choice was made at random."
        else:
            told = f"that was {OFTEN} times, so all its choices in this game are made at random from now on."
        await self._live.notify(f"The bot of {seat} {error.fault}; {told}")
