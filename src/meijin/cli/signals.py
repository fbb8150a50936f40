"""Being told to end by the system: by a signal, when the terminal is closed or the machine shuts down."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

# Not every system has all of them. The last one, the beat of a timer, wakes up whoever waits for a key: a signal that
# has come just before would otherwise only be noticed with the next one.
HEARD: Final = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP", "SIGALRM") if hasattr(signal, name)]
BEAT: Final = 0.5  # seconds


class Stopped(KeyboardInterrupt):
    """A signal has come; ``code`` is the exit code that says so."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.code = 128 + number


def _stop(number: int, frame: FrameType | None) -> None:
    if number != getattr(signal, "SIGALRM", None):
        raise Stopped(number)


def _beat(seconds: float) -> None:
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds, seconds)


@contextmanager
def stopped_by_signals() -> Iterator[None]:
    """Within this a signal to end raises :class:`Stopped`, so that a last word can be said."""
    # A signal that somebody has asked not to be told of (nohup) stays untold, and only the main thread may ask.
    heard = [number for number in HEARD if signal.getsignal(number) is signal.SIG_DFL]
    if threading.current_thread() is not threading.main_thread() or HEARD[-1] not in heard:
        heard = []
    for number in heard:
        signal.signal(number, _stop)
    if heard:
        _beat(BEAT)
    try:
        yield
    finally:
        if heard:
            _beat(0)
        for number in heard:
            signal.signal(number, signal.SIG_DFL)
