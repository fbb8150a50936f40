"""What a worker process of the server runs: the application, set up from the environment."""

from __future__ import annotations

import gc
import multiprocessing
import signal
import threading
from typing import Final

from meijin.server.app import create_app
from meijin.server.operations.access import AccessLog
from meijin.server.operations.logs import configure
from meijin.server.settings import Settings

TIDYING: Final = 10_000, 10, 25  # so many new objects: a small round; ten of these: a larger one; 25 of those: all


def application() -> AccessLog:
    """The application, with its requests noted."""
    settings = Settings.from_environment()
    configure(settings.log)
    if multiprocessing.parent_process() is not None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the parent too, which tells us to end
        threading.Thread(target=_end_with_parent, daemon=True).start()
    app = AccessLog(create_app(settings))
    _tidy_up_seldom()
    return app


def _tidy_up_seldom() -> None:
    """Have the garbage collector look at everything only when much is new.

    It would stop the server for a fifth of a second every ten seconds with a thousand tables, for almost nothing: what
    is dropped is freed at once, and what is left over, most of it young, is still found in small rounds.
    """
    gc.collect()
    gc.freeze()  # modules stay for good
    gc.set_threshold(*TIDYING)


def _end_with_parent() -> None:
    """A worker whose parent was killed ends too: it would keep the port, and nobody would replace it if it died."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    signal.raise_signal(signal.SIGTERM)
