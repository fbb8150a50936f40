"""Which server processes have lived when, so that nobody's clock runs while there is no server."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sqlalchemy import func, insert, select, update

from meijin.server.storage import schema
from meijin.server.storage.connections import StorePart

BEAT: Final = 2_000  # milliseconds from one heartbeat to the next
_LIVES_ON: Final = BEAT + 1_000  # so long a process counts as living after its last one, which may be late


class LifeStore(StorePart):
    """The heartbeats of all server processes."""

    async def begin(self, process: str, now: int) -> None:
        """A process lives from now on."""
        await self._database.run(insert(schema.lives).values(id=process, started=now, seen=now))

    async def beat(self, process: str, now: int) -> None:
        """It still does."""
        await self._database.run(update(schema.lives).where(schema.lives.c.id == process).values(seen=now))

    async def last(self) -> int | None:
        """When a process was last seen; None before the first."""
        seen: list[int | None] = await self._database.values(select(func.max(schema.lives.c.seen)))
        return seen[0]

    async def uncovered(self, since: int, now: int) -> int:
        """How many milliseconds of a span no process lived."""
        lives = schema.lives.c
        query = select(lives.started, lives.seen).where(lives.seen >= since - _LIVES_ON, lives.started <= now)
        result = await self._database.rows(query.order_by(lives.started))
        return gaps(((started, seen + _LIVES_ON) for started, seen in result), since, now)


def gaps(spans: Iterable[tuple[int, int]], since: int, until: int) -> int:
    """How much of a time is covered by none of the spans, which are sorted by their beginning.

    >>> gaps([(0, 40), (30, 50), (70, 80)], 10, 100)
    40
    """
    uncovered = 0
    reached = since
    for begin, end in spans:
        if begin > reached:
            uncovered += min(begin, until) - reached
        reached = max(reached, min(end, until))
    return uncovered + max(0, until - reached)
