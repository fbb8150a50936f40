"""Turns for bots to think in two lanes, so that nobody waits behind one that takes long."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager


class Turns:
    """So many think at once, and as many again that take long; in each lane who asks first is served first."""

    def __init__(self, most: int, soon: asyncio.Semaphore) -> None:
        self._soon = soon
        self._long = asyncio.Semaphore(most)
        self._slow: set[str] = set()  # the bots that did not answer when they were last asked

    @asynccontextmanager
    async def turn(self, bot: str) -> AsyncIterator[Callable[[], Awaitable[None]]]:
        """A turn for a bot; what it gives is called when the bot takes long, and then another may have its place."""
        lane = self._long if bot in self._slow else self._soon
        await lane.acquire()

        async def step_aside() -> None:
            nonlocal lane
            if lane is self._soon and not self._long.locked():
                await self._long.acquire()  # at once, as there is room
                self._soon.release()
                lane = self._long

        try:
            yield step_aside
            self._slow.discard(bot)
        except TimeoutError:
            self._slow.add(bot)
            raise
        finally:
            lane.release()
