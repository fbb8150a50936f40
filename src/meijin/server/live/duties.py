"""What a worker does again and again, each duty in a task of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import NamedTuple

from meijin.server.live.services import log
from meijin.server.refusal import Code, Refused


class Duty(NamedTuple):
    """Something to be done again and again."""

    every: float  # seconds
    do: Callable[[], Awaitable[None]]


class Duties:
    """Some duties, from when they begin to when they end."""

    def __init__(self) -> None:
        self._tasks: list[asyncio.Task[None]] = []

    def begin(self, duties: Iterable[Duty]) -> None:
        """Do them from now on."""
        self._tasks = [asyncio.create_task(_repeat(duty)) for duty in duties]

    async def end(self) -> None:
        """Do nothing any more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def _repeat(duty: Duty) -> None:
    while True:
        try:
            await duty.do()
        except Refused as refused:
            if refused.code is not Code.UNAVAILABLE:  # the database is away, and the log knows: perhaps next time
                log.warning("a duty was put off", extra={"reason": refused.reason})
        except Exception:
            log.exception("a duty failed")
        await asyncio.sleep(duty.every)
