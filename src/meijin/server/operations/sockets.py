"""WebSockets as uvicorn speaks them, for thousands that are idle most of the time: each holds as little as it can."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

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
        while not self._events:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._events.pop(0)

    def empty(self) -> bool:
        """Whether nothing waits."""
        return not self._events


class Socket(WebSocketsSansIOProtocol):
    """A connection that forgets the request it began with once it stands."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue = Inbox()  # type: ignore[assignment]

    def send_receive_event_to_app(self) -> None:
        """Hand a message on; bytes that are no text end the socket, which is not worth a line in the log each time."""
        if self.curr_msg_data_type == "text" and not self.close_sent and not _is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(NO_TEXT)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    async def send(self, message: Any) -> None:
        """Send something; after the handshake nobody asks for its headers any more."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.request.headers.clear()
            self.scope["headers"] = []
            del self.request, self.response


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
