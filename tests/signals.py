"""Which signals the tests and the programs under test heed."""

from __future__ import annotations

import signal


def heed_signals() -> None:
    """Pass no ignored signal on: what ``nohup`` or ``&`` has the tests ignore they catch, which no program inherits."""
    for number in (signal.SIGINT, signal.SIGHUP, signal.SIGQUIT, signal.SIGTERM):
        if signal.getsignal(number) is signal.SIG_IGN:
            signal.signal(number, lambda *_: None)
