"""One socket as the rest of the server sees it: who listens, and what waits to be sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec

from meijin.server import wire
from meijin.server.events.wire import EventMessage
from meijin.server.people.user import User

MOST_WAITING: Final = 1_000_000  # bytes; whoever lets more lie does not read

RESTARTING: Final = 1012
SIGNED_OUT: Final = 4401
NOT_YOURS: Final = 4404
NOT_READING: Final = 4408
TOO_MANY_REFUSALS: Final = 4429


_encoder: Final = msgspec.json.Encoder()


def encode(message: wire.ServerMessage | EventMessage) -> bytes:
    """A message as it goes over the wire."""
    return _encoder.encode(message)


class Goodbye(NamedTuple):
    """Why a socket is closed."""

    code: int
    reason: str


class Listener:
    """Somebody at a table; nobody ever waits for them."""

    __slots__ = ("_on_end", "_size", "_straight", "_waiting", "_wake", "ending", "muted", "seat", "user")

    def __init__(
        self,
        user: User | None = None,
        straight: Callable[[bytes], bool] | None = None,
        muted: frozenset[str] = frozenset(),
    ) -> None:
        self.user = user
        self._straight = straight  # sends a message at once, if that can be
        self.muted = muted  # users whose chat is not wanted
        self.seat: int | None = None
        self.ending: Goodbye | None = None
        # Most sockets are idle most of the time; a list and a future for whoever waits hold least then.
        self._waiting: list[bytes] = []
        self._size = 0
        self._wake: asyncio.Future[None] | None = None
        self._on_end: Callable[[], object] | None = None

    def send(self, text: bytes) -> None:
        """Let a message go out as soon as it can; too many unread ones end the socket."""
        if self.ending is not None:
            return
        if not self._waiting and self._straight is not None and self._straight(text):
            return
        if self._waiting and self._size + len(text) > MOST_WAITING:
            self._waiting.clear()
            self.end(Goodbye(NOT_READING, "the messages were not read"))
            return
        self._waiting.append(text)
        self._size += len(text)
        self._stir()

    def end(self, ending: Goodbye) -> None:
        """Close the socket once what waits has gone out."""
        if self.ending is None:
            self.ending = ending
            self._stir()
            if self._on_end is not None:
                self._on_end()

    def when_ended(self, call: Callable[[], object]) -> None:
        """Have something called when the socket is to be closed, even if it has been said already."""
        self._on_end = call
        if self.ending is not None:
            call()

    async def next(self) -> bytes | None:
        """The next message to go out; None when there will be no more."""
        while not self._waiting:
            if self.ending is not None:
                return None
            self._wake = asyncio.get_running_loop().create_future()
            await self._wake
        text = self._waiting.pop(0)
        self._size -= len(text)
        return text

    def _stir(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)
