"""WebSockets as uvicorn speaks them, for thousands that are idle most of the time: each holds as little as it can.

What is said most often, one whole text in either direction, goes straight between the application and the connection:
through all the layers in between it would cost several times as much. Whatever else there is takes the usual way.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.speedups import apply_mask

STRAIGHT: Final = "meijin.socket"  # the extension of a scope by which the application finds the connection
WHOLE_TEXT: Final = 0x81  # how a frame begins that is a whole text
HANDSHAKE: Final = 101  # the status of a connection that becomes a socket
MASKED: Final = 0x80
# The second byte of a frame is its length, or says that the length follows in two or in eight bytes.
IN_TWO_BYTES: Final = 126
IN_EIGHT_BYTES: Final = 127
MOST_UNREAD: Final = 8  # messages; whoever sends more has to wait until some are read
NO_TEXT: Final = 1007  # the code with which a socket is closed over bytes that should be a text and are none


class Inbox:
    """What has come in and was not received yet: a queue for one reader, a tenth of the size of asyncio's."""

    __slots__ = ("_events", "_reader")

    def __init__(self) -> None:
        self._events: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        """Something has come in."""
        self._events.append(event)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        """The next that came in, as soon as there is one."""
        await self.wait()
        return self._events.pop(0)

    async def wait(self) -> Any:
        """The next that came in, which stays."""
        while not self._events:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._events[0]

    def __len__(self) -> int:
        return len(self._events)

    def empty(self) -> bool:
        """Whether nothing waits."""
        return not self._events


class Socket(WebSocketsSansIOProtocol):
    """A connection that forgets the request it began with once it stands."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._inbox = Inbox()
        self._spoke = False  # whether a text has come in since it was last asked whether anybody is there
        self.queue = self._inbox  # type: ignore[assignment]

    def handle_connect(self, event: Request) -> None:
        """Let the application know where it is connected."""
        super().handle_connect(event)
        if self.response.status_code == HANDSHAKE:
            cast(dict[str, Any], self.scope["extensions"])[STRAIGHT] = self

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is held by what it holds itself: it is gone at once."""
        super().connection_lost(exc)
        if hasattr(self, "scope"):
            cast(dict[str, Any], self.scope["extensions"]).clear()

    # -- reading ------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Take what has come in."""
        text = self._whole_text(data)
        if text is None:
            super().data_received(data)
        else:
            self._take(text)

    def _whole_text(self, data: bytes) -> bytes | None:
        """The text that these bytes are from first to last, if they are one and nothing came before."""
        if len(data) < 6 or data[0] != WHOLE_TEXT or self.frames or self.conn.reader.buffer:
            return None
        if self.conn.state is not OPEN or self.conn.current_size is not None or self.conn.extensions:
            return None
        length, begin = data[1] & ~MASKED, 6
        if length == IN_TWO_BYTES:
            length, begin = int.from_bytes(data[2:4], "big"), 8
        if (
            not data[1] & MASKED
            or length == IN_EIGHT_BYTES
            or len(data) != begin + length
            or length > self.config.ws_max_size
        ):
            return None
        return apply_mask(data[begin:], data[begin - 4 : begin])

    def send_receive_event_to_app(self) -> None:
        """Hand a message on that came in parts, or is no text."""
        if self.curr_msg_data_type == "text":
            text, self.frames = b"".join(self.frames), []
            self._take(text)
        else:
            super().send_receive_event_to_app()

    def _take(self, message: bytes) -> None:
        """Hand a text on; bytes that are none end the socket, which is not worth a line in the log each time."""
        if self.close_sent:
            return
        try:
            text = message.decode()
        except UnicodeDecodeError:
            self.conn.send_close(NO_TEXT)
            self.handle_parser_exception()
            return
        self._spoke = True
        self._inbox.put_nowait({"type": "websocket.receive", "text": text})
        if len(self._inbox) > MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def next_text(self) -> str | None:
        """The next text; None if something else comes first, which is left for the usual way."""
        text: str | None = (await self._inbox.wait()).get("text")
        if text is not None:
            await self.receive()
        return text

    def send_keepalive_ping(self) -> None:
        """Ask whether anybody is there, unless they have said something meanwhile."""
        if self._spoke:
            self._spoke = False
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    # -- writing ------------------------------------------------------------------------------------------------

    def write_text(self, text: bytes) -> bool:
        """Send a text at once; False if that cannot be, and then it is for the usual way to find out why."""
        if not self.writable.is_set() or self.close_sent or self.conn.state is not OPEN or self.transport.is_closing():
            return False
        length = len(text)
        if length < IN_TWO_BYTES:
            head = bytes((WHOLE_TEXT, length))
        elif length < 1 << 16:
            head = bytes((WHOLE_TEXT, IN_TWO_BYTES, length >> 8, length & 0xFF))
        else:
            head = bytes((WHOLE_TEXT, IN_EIGHT_BYTES)) + length.to_bytes(8, "big")
        self.transport.write(head + text)
        return True

    async def send(self, message: Any) -> None:
        """Send something; after the handshake nobody asks for its headers any more."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.request.headers.clear()
            self.scope["headers"] = []
            del self.request, self.response


def straight(scope: Any) -> Socket | None:
    """The connection of a scope, where it is one of ours."""
    socket: Socket | None = scope.get("extensions", {}).get(STRAIGHT)
    return socket
