"""The time as it is written everywhere in the server."""

from __future__ import annotations

import time


def time_of_day() -> int:
    """Milliseconds since the epoch."""
    return time.time_ns() // 1_000_000
