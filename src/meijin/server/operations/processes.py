"""Running the application: one process or several, on a socket that is open already."""

from __future__ import annotations

import logging
import signal
import time
from collections.abc import Callable
from copy import copy
from socket import socket
from types import FrameType
from typing import Final

from uvicorn import Config, Server
from uvicorn.config import STARTUP_FAILURE
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.supervisors.multiprocess import Multiprocess, Process

from meijin.server.operations.sockets import Socket
from meijin.server.pages.security import DATA_HEADERS
from meijin.server.settings import Settings

APPLICATION: Final = "meijin.server.worker:application"
LARGEST_FRAME: Final = 16 * 1024  # bytes of one message on a socket
LARGEST_HEAD: Final = 64 * 1024  # bytes of a request line and its headers
# Seconds for which an idle connection is kept: longer than proxies and browsers keep theirs, usually a minute, so that
# it is they who close it, and never the server in the moment in which they send the next request.
KEEP_ALIVE: Final = 75
PATIENCE: Final = 10  # seconds for requests under way when the server is told to end
START: Final = 30  # seconds for a worker to start
GLANCE: Final = 0.05  # seconds in which a worker that has started says so

log = logging.getLogger("meijin.running")


def run(settings: Settings, listener: socket, on_ready: Callable[[], None]) -> int | None:
    """Serve until a signal says to end, and tell which; None if the server could not start."""
    supervise = _run_several if settings.workers > 1 else _run_one
    return supervise(_config(settings), listener, on_ready)


def _config(settings: Settings) -> Config:
    return Config(
        APPLICATION,
        factory=True,
        workers=settings.workers,
        loop="auto",
        http=Http,
        ws=Socket,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.forwarded),
        forwarded_allow_ips=list(settings.forwarded),
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=PATIENCE,
        timeout_worker_healthcheck=START,
    )


class Http(HttpToolsProtocol):
    """HTTP as uvicorn speaks it, with an end to the headers of a request."""

    _head: int | None = None  # how long the head of the request is so far; None if it has been read

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = 0

    def on_headers_complete(self) -> None:
        """The head of the request has been read."""
        self._head = None
        super().on_headers_complete()

    def data_received(self, data: bytes) -> None:
        """Take what has come in."""
        super().data_received(data)
        if self._head is not None:
            self._head += len(data)
            if self._head > LARGEST_HEAD and not self.transport.is_closing():
                self.send_400_response(f"The headers of a request may have {LARGEST_HEAD} bytes.")

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no request at all, which the application never sees."""
        headers = [*self.server_state.default_headers, *((a.encode(), b.encode()) for a, b in DATA_HEADERS.items())]
        self.server_state = copy(self.server_state)  # of this connection alone, which is closed then
        self.server_state.default_headers = headers
        super().send_400_response(msg)


class _OneServer(Server):
    """A server that says when it is ready."""

    def __init__(self, config: Config, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        self._on_ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        self.force_exit = False  # told twice, it still closes everything: that takes PATIENCE at most


def _run_one(config: Config, listener: socket, on_ready: Callable[[], None]) -> int | None:
    received: list[int] = []

    def note(number: int, frame: FrameType | None) -> None:
        received.append(number)

    # The server ends in peace first and then raises the signal again, for whoever has been listening before: for us.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, note)
    try:
        _OneServer(config, on_ready).run(sockets=[listener])
    except SystemExit:
        return None
    finally:
        for told in received:
            signal.signal(told, signal.SIG_IGN)  # told again now, there is nothing left to end
    return received[0] if received else None


class _Workers(Multiprocess):
    """Worker processes; one that dies is replaced."""

    def __init__(self, config: Config, listener: socket, on_ready: Callable[[], None]) -> None:
        super().__init__(config, [listener])
        self.received: int | None = None
        self._on_ready: Callable[[], None] | None = on_ready
        self._pids: set[int | None] = set()

    def handle_int(self) -> None:
        self.received = signal.SIGINT
        super().handle_int()

    def handle_term(self) -> None:
        self.received = signal.SIGTERM
        super().handle_term()

    def keep_subprocess_alive(self) -> None:
        # uvicorn waits here until each has answered: while one starts, a signal to end would have to wait as well.
        for place, process in enumerate(self.processes):
            if process.process.is_alive():
                continue
            if process.exitcode == STARTUP_FAILURE:  # and so would the next
                log.error("worker cannot start")
                self.should_exit.set()
                return
            log.warning("worker has died and is replaced")
            self.processes[place] = Process(self.config, self.sockets)
            self.processes[place].start()
        self._forget_ended()
        if self._on_ready is not None and all(process.is_ready(GLANCE) for process in self.processes):
            self._on_ready()
            self._on_ready = None

    def _forget_ended(self) -> None:
        """Take workers that have ended out of the figures of what is now: their sockets and tables are gone."""
        from prometheus_client.multiprocess import mark_process_dead  # noqa: PLC0415 (its folder must be named before)

        pids = {process.pid for process in self.processes}
        for pid in self._pids - pids:
            mark_process_dead(pid)  # type: ignore[no-untyped-call]
        self._pids = pids

    def join_all(self) -> None:
        deadline = time.monotonic() + PATIENCE + 1
        for process in self.processes:
            process.process.join(max(0, deadline - time.monotonic()))
            if process.process.is_alive():
                log.error("worker does not end and is killed")
                process.process.kill()
            process.process.join()


def _run_several(config: Config, listener: socket, on_ready: Callable[[], None]) -> int | None:
    workers = _Workers(config, listener, on_ready)
    workers.run()
    return workers.received
