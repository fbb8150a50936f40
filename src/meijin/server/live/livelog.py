"""What lives on the server is a log and what follows from it: a change is kept, then it happens, then it is told.

Several workers may add to one log. Whoever comes second looks what the first has added, and makes the change anew.
"""

from __future__ import annotations

import asyncio
import random
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import ClassVar, Final, TypeVar

from meijin.server.because import Because
from meijin.server.live.services import Services
from meijin.server.refusal import Refused
from meijin.tournament.errors import EventError

ATTEMPTS: Final = 100  # lost races before a change is given up
BACK_OFF: Final = 0.02  # seconds, at most, after a lost race

T = TypeVar("T")


class LiveLog(ABC):
    """A log in memory, with everybody who hears of it."""

    PLACE: ClassVar[str]  # what people call it, like "table"

    def __init__(self, services: Services) -> None:
        self.used = services.now()
        self._services = services
        self._lock = asyncio.Lock()
        self._doubtful = False  # the log may hold more than has been taken up
        self._closed = False

    @property
    @abstractmethod
    def number(self) -> int:
        """How many entries of the log have been taken up."""

    @abstractmethod
    async def _catch_up(self) -> bool:
        """Take up and tell what is new in the log; whether there was anything."""

    async def _alone(self, attempt: Callable[[], Awaitable[T | None]], stays: bool = False) -> T:
        """Make a change while nobody else here does; an attempt that another worker has overtaken gives None."""
        if stays:
            return await self._attempts(attempt)
        # Whoever asks may go away meanwhile; what is being kept is also told.
        return await asyncio.shield(self._services.tasks.start(self._attempts(attempt)))

    async def _attempts(self, attempt: Callable[[], Awaitable[T | None]]) -> T:
        self.used = self._services.now()
        async with self._lock:
            for _ in range(ATTEMPTS):
                if self._doubtful:
                    await self._catch_up()
                try:
                    done = await attempt()
                except (Refused, EventError):
                    if not self._services.store.several_workers or not await self._catch_up():
                        raise
                    continue  # it was refused for how things stood before another worker changed them
                if done is not None:
                    return done
                await asyncio.sleep(random.uniform(0, BACK_OFF))
        raise Refused(Because.TOO_MUCH_AT_ONCE)

    async def _kept(self, append: Awaitable[bool]) -> bool:
        """Whether the log has taken what was to be appended; if not, or if nobody knows, it is looked at again."""
        self._doubtful = True
        kept = await append
        self._doubtful = not kept
        return kept

    async def look_again(self, number: int | None = None) -> None:
        """Take up what others have added to the log, if it has come to this number."""
        async with self._lock:
            if number is None or number > self.number:
                await self._catch_up()
