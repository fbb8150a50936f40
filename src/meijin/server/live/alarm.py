"""Something to be done at a time of day."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

LEAST: Final = 0.005  # seconds: clocks of different grain must not make an alarm ring in a circle
MOST: Final = 3600.0  # seconds: a far alarm rings early, and whoever hears it sets it again


class Alarm:
    """A timer that can be set again; setting it forgets what it was set to."""

    __slots__ = ("_handle", "_now", "_ring")

    def __init__(self, ring: Callable[[], None], now: Callable[[], int]) -> None:
        self._ring = ring
        self._now = now
        self._handle: asyncio.TimerHandle | None = None

    def set(self, at: int | None) -> None:
        """Ring at this time (in milliseconds), or not at all."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None
        if at is not None:
            seconds = min(max((at - self._now()) / 1000, LEAST), MOST)
            self._handle = asyncio.get_running_loop().call_later(seconds, self._ring)
