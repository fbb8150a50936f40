"""What a worker process of the server runs: the application, set up from the environment."""

from __future__ import annotations

import multiprocessing
import signal
import threading

from meijin.server.app import create_app
from meijin.server.operations.access import AccessLog
from meijin.server.operations.logs import configure
from meijin.server.settings import Settings


def application() -> AccessLog:
    """The application, with its requests noted."""
    settings = Settings.from_environment()
    configure(settings.log)
    if multiprocessing.parent_process() is not None:
        threading.Thread(target=_end_with_parent, daemon=True).start()
    return AccessLog(create_app(settings))


def _end_with_parent() -> None:
    """A worker whose parent was killed ends too: it would keep the port, and nobody would replace it if it died."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    signal.raise_signal(signal.SIGTERM)
