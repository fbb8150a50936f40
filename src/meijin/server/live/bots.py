"""Bots at a table: they are asked as soon as it is their turn, one after the other, and never hold up the server."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from typing import TYPE_CHECKING, Final

from meijin.bots.bot import Random
from meijin.bots.registry import weaker
from meijin.kernel.knowledge import Knowledge, knowledge_of
from meijin.server.live.services import Services, log
from meijin.server.refusal import Code, Refused
from meijin.server.tables.entry import is_unseen
from meijin.server.thinking.pool import NoChoice, Parked, TooSlow
from meijin.words import Message, Text

if TYPE_CHECKING:
    from meijin.server.live.livetable import LiveTable

OFTEN: Final = 3  # so many failures in one game, and a bot is asked no more in it
RANDOM: Final = Random.name  # what is left where every bot fails


class Notice(Message):
    """What people at a table should know that is no part of the game."""

    prefix = "notice"


class ChosenFor(Notice):
    """A bot has not chosen: a weaker one has."""

    seat: Text
    bot: Text
    fault: str
    often: int  # after so many times it is asked no more; 0: it is
    chose: Text


class Bots:
    """The bots of one table and those that play on for somebody."""

    __slots__ = ("_faults", "_live", "_services", "_task")

    def __init__(self, live: LiveTable, services: Services) -> None:
        self._live = live
        self._services = services
        self._task: asyncio.Task[None] | None = None
        self._faults: Counter[tuple[str, str]] = Counter()  # how often a bot has not chosen in this game, by its seat

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
        seconds = table.clocks.for_one_decision(seat, self._services.now())
        action = await self._choose(knowledge, bot, table.seats[seat].name, seconds)
        took = asyncio.get_running_loop().time() - began
        done = await self._live.change(lambda table, now: table.bot_act(seat, action, asked, now))
        if not all(map(is_unseen, done.entries)):  # how often a bot chooses in secret is nobody's to count
            self._services.metrics.thinking_seconds.observe(took)

    async def _choose(self, knowledge: Knowledge, bot: str, seat: str, seconds: float) -> int:
        """What a bot chooses, or the next weaker one where it cannot; at random if none can."""
        failed: list[tuple[str, str]] = []
        while True:
            if self._faults[seat, bot] < OFTEN:
                try:
                    action = await self._services.thinkers.choose(knowledge, bot, seconds)
                    break
                except NoChoice as error:
                    self._note(error, knowledge.setup.game.id, bot, seat)
                    failed.append((bot, error.fault))
            if bot == RANDOM:
                action = secrets.choice(knowledge.legal)
                break
            bot = weaker(bot)
        if failed:
            await self._tell(*failed[0], seat, bot)
        return action

    def _note(self, error: NoChoice, game: str, bot: str, seat: str) -> None:
        """Tell in the log whoever can mend the bot."""
        about = {"bot": bot, "game": game, "table": self._live.id, "reason": str(error), "trace": error.trace}
        slow = isinstance(error, TooSlow)
        log.log(logging.WARNING if slow else logging.ERROR, error.event, extra=about)
        (self._services.metrics.slow_bots if slow else self._services.metrics.failed_bots).inc()
        self._faults[seat, bot] += 1

    async def _tell(self, bot: str, fault: str, seat: str, chose: str) -> None:
        """Tell the table that a bot has not chosen, and who has."""
        often = OFTEN if self._faults[seat, bot] >= OFTEN else 0
        await self._live.notify(ChosenFor(seat, bot, fault, often, chose))
