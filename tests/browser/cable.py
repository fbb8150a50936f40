"""The way between a browser and the server, which a test may cut."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from types import TracebackType

CHUNK = 64 * 1024


class Cable:
    """Listens on an address of its own and hands everything on to the server, as long as it is whole."""

    def __init__(self, port: int) -> None:
        self._server = port
        self._whole = True
        self._lines: set[socket.socket] = set()
        self._listener = socket.create_server(("127.0.0.1", 0))
        threading.Thread(target=self._listen, daemon=True).start()

    @property
    def url(self) -> str:
        """The server's address at this end."""
        return f"http://127.0.0.1:{self._listener.getsockname()[1]}"

    def cut(self) -> None:
        """From now on nothing comes through."""
        self._whole = False
        for line in tuple(self._lines):
            _end(line)

    def mend(self) -> None:
        """From now on everything comes through again."""
        self._whole = True

    def _listen(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:  # the cable is taken away
                return
            if not self._whole:
                near.close()
                continue
            far = socket.create_connection(("127.0.0.1", self._server))
            self._lines |= {near, far}
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=self._carry, args=[one, other], daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        """Hand on what comes in at one end, until there is no more; whoever reads a line closes it."""
        with one:
            with suppress(OSError):
                while data := one.recv(CHUNK):
                    other.sendall(data)
            self._lines.discard(one)
        _end(other)

    def __enter__(self) -> Cable:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        _end(self._listener)
        self._listener.close()
        self.cut()


def _end(line: socket.socket) -> None:
    with suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)
