"""The socket of a table, and what all sockets share: messages are heard one by one, what is new goes out beside."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, Protocol

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from meijin.kernel.errors import MeijinError
from meijin.server import wire
from meijin.server.because import Because
from meijin.server.context import Context, NeedsContext
from meijin.server.live.conversation import Conversation
from meijin.server.live.event import LiveEvent
from meijin.server.live.listener import Goodbye, Listener, encode
from meijin.server.live.livetable import LiveTable
from meijin.server.operations.sockets import straight
from meijin.server.people.user import visitor
from meijin.server.refusal import Refused, refusal_of

CLOSING: Final = 10.0  # seconds that whoever is told goodbye has to read it
LONGEST_REASON: Final = 120  # bytes; a socket cannot be closed with many more

Socket = WebSocket[Any, Any, Any]


class Talk(Protocol):
    """What is said at a socket, and where."""

    @property
    def live(self) -> LiveTable | LiveEvent:
        """What the client has come to."""

    @property
    def busy(self) -> bool:
        """Whether a message is being answered, which is brought to its end."""

    async def hear(self, text: str) -> None:
        """Take a message and answer it."""


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: Socket, table: FromPath[str], context: NeedsContext, since: FromQuery[str] = "0"
) -> None:
    """Play at a table or watch it: ``since`` is how many lines of the log the client has already."""

    async def enter(listener: Listener) -> Conversation:
        known = _lines(since)
        live = await context.hub.open(table)
        if listener.user is not None:
            listener.muted = await context.store.people.mutes(listener.user.id)
        await live.join(listener, known)
        return Conversation(live, listener, context.metrics, context.people.limits)

    await attend(socket, context, enter)


def _lines(since: str) -> int:
    if not (since.isascii() and since.isdigit() and len(since) < 10):
        raise Refused(Because.WRONG_SINCE)
    return int(since)


async def attend(socket: Socket, context: Context, enter: Callable[[Listener], Awaitable[Talk]]) -> None:
    """Serve a socket from the greeting to the goodbye; ``enter`` lets whoever opened it in, or refuses to."""
    await socket.accept(headers={"x-meijin-worker": context.hub.worker})
    context.metrics.sockets.inc()
    try:
        await _serve(socket, context, enter)
    except WebSocketDisconnect:
        pass
    finally:
        context.metrics.sockets.dec()


async def _serve(socket: Socket, context: Context, enter: Callable[[Listener], Awaitable[Talk]]) -> None:
    connection = straight(socket.scope)
    listener = Listener(visitor(socket), None if connection is None else connection.write_text)
    try:
        talk = await enter(listener)
    except (MeijinError, Refused) as error:
        refused = refusal_of(error)
        context.metrics.refusals.labels(refused.code.value).inc()
        listener.send(encode(wire.Refusal(refused.code, refused.reason, refused.said)))
        listener.end(Goodbye(refused.close_code, refused.reason))
        await write(socket, listener)
        return
    try:
        await _talk(socket, listener, talk)
    finally:
        talk.live.leave(listener)


async def _talk(socket: Socket, listener: Listener, talk: Talk) -> None:
    """Read here and write beside it; whoever ends the socket ends the reading, and the rest still goes out."""
    reading = asyncio.current_task()
    assert reading is not None
    writing = asyncio.create_task(write(socket, listener))
    listener.when_ended(lambda: talk.busy or reading.cancel())
    try:
        try:
            while True:
                await talk.hear(await said(socket))
                if listener.ending is not None:
                    break
        except asyncio.CancelledError:
            if listener.ending is None or reading.uncancel():
                raise
        await asyncio.wait((writing,), timeout=CLOSING)
    finally:
        writing.cancel()


async def said(socket: Socket) -> str:
    """What the other side says next."""
    connection = straight(socket.scope)
    text = None if connection is None else await connection.next_text()
    return await socket.receive_text() if text is None else text


async def write(socket: Socket, listener: Listener) -> None:
    """Let out what waits for a listener, until there will be no more."""
    with suppress(OSError, WebSocketDisconnect):  # the client is gone
        while (text := await listener.next()) is not None:
            await socket.send_text(text.decode())
            del text  # it would be kept until there is another
        if listener.ending is not None:
            code, reason = listener.ending
            await socket.close(code, reason.encode()[:LONGEST_REASON].decode(errors="ignore"))
