from __future__ import annotations

import signal
import subprocess
import sys

from tests.signals import heed_signals

TOLD = "import signal; print([signal.getsignal(each) is signal.SIG_IGN for each in (signal.SIGINT, signal.SIGHUP)])"


def test_programs_heed_signals_that_the_tests_were_told_to_ignore() -> None:
    before = [(each, signal.signal(each, signal.SIG_IGN)) for each in (signal.SIGINT, signal.SIGHUP)]
    try:
        heed_signals()
        told = subprocess.run([sys.executable, "-c", TOLD], capture_output=True, text=True, check=True)
        signal.raise_signal(signal.SIGHUP)  # and the tests go on ignoring it
    finally:
        for number, handler in before:
            signal.signal(number, handler)
    assert told.stdout == "[False, False]\n"
