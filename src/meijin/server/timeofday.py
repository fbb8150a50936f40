"""What time it is: by the calendar, and for everything that is measured.

:func:`time_of_day` is the machine's clock. It is for what people date: sessions, tokens, lists. Somebody may set that
clock while the server runs, by minutes or hours.

:func:`steady_time` is for durations: the clocks of players and rounds, delays, limits, and so for the logs of tables
and events. It begins as the time of day and then goes by a clock that nobody can set, so a step of the machine's clock
costs nobody time. After such a step the two differ until the server is started again. The workers of one machine
share where it began.
"""

from __future__ import annotations

import os
import time
from functools import cache
from typing import Final

SHARED: Final = "MEIJIN_STEADY"  # the variable with what is added to the monotonic clock, in milliseconds
DAY: Final = 24 * 3600 * 1000


def time_of_day() -> int:
    """Milliseconds since the epoch, by the machine's clock."""
    return time.time_ns() // 1_000_000


def steady_time() -> int:
    """Milliseconds since the epoch, as far as they were known when the server began."""
    return _monotonic() + _offset()


def begin_after(last: int | None) -> dict[str, str]:
    """The variable with which all workers begin to measure now, after a server that was last seen at that time.

    A machine whose clock was set back by less than a day meanwhile goes on from there: otherwise the clocks at tables
    would stand still until that time comes again. By more than a day it cannot be told which of the two was right.
    """
    now = time_of_day()
    begins = last if last is not None and 0 < last - now < DAY else now
    return {SHARED: str(begins - _monotonic())}


def today_after(last: int | None) -> int:
    """The time of day by which old things are forgotten for good, at the start of a server that was last seen then.

    A clock that is years ahead must not forget everybody: it counts for a month more than the last server knew of.
    """
    return time_of_day() if last is None else min(time_of_day(), last + 31 * DAY)


def stepped() -> int:
    """By how many milliseconds the machine's clock has been set since the server began."""
    return time_of_day() - steady_time()


@cache
def _offset() -> int:
    shared = os.environ.get(SHARED)
    return int(shared) if shared else time_of_day() - _monotonic()


def _monotonic() -> int:
    return time.monotonic_ns() // 1_000_000
