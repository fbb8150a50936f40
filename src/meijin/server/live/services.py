"""What live tables need of the rest of the server."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from meijin.server.live.notices import Notices
from meijin.server.operations.metrics import Metrics
from meijin.server.storage.database import Store
from meijin.server.thinking.pool import Thinkers
from meijin.server.timeofday import steady_time

log: Final = logging.getLogger("meijin.live")

Result = TypeVar("Result")


class Tasks:
    """Work under way, kept so that none is forgotten and all of it ends with the server."""

    __slots__ = ("_running",)

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        """Begin some work; whoever awaits the task gets its result."""
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    def start_alone(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin some work that nobody awaits: what goes wrong in it is noted."""
        self.start(work).add_done_callback(_note)

    async def finish(self, seconds: float) -> None:
        """Let everything end, and end what takes longer."""
        if self._running:
            await asyncio.wait(self._running, timeout=seconds)
        left = list(self._running)
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)


def _note(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and task.exception() is not None:
        log.error("work on a table failed", exc_info=task.exception())


@dataclass(frozen=True, slots=True)
class Services:
    """The store, the thinkers, the notices to other workers and the time."""

    store: Store
    thinkers: Thinkers
    notices: Notices
    metrics: Metrics
    now: Callable[[], int] = steady_time
    tasks: Tasks = field(default_factory=Tasks)
    open_next: Callable[[str], None] = lambda _: None  # the match at a table goes on
    over: Callable[[str], None] = lambda _: None  # a game of this tournament is over
    joined: Callable[[str, str, str], None] = lambda _, __, ___: None  # a user has come to a table of a tournament

    def tell_others(self, kind: str, item: object) -> None:
        """Send a notice to the other workers, if there may be any."""
        if self.store.several_workers:
            self.tasks.start_alone(self.notices.send(kind, item))
