"""The socket of a table: every message of a client is answered, by a receipt, a refusal or what it asked for."""

import asyncio
from contextlib import suppress
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from meijin.server import wire
from meijin.server.context import Context, NeedsContext
from meijin.server.live.conversation import Conversation
from meijin.server.live.listener import Ending, Listener, encode
from meijin.server.operations.sockets import straight
from meijin.server.people.user import visitor
from meijin.server.refusal import Code, Refused

CLOSING: Final = 10.0  # seconds that whoever is told goodbye has to read it
LONGEST_REASON: Final = 120  # bytes; a socket cannot be closed with many more

Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: Socket, table: FromPath[str], context: NeedsContext, since: FromQuery[str] = "0"
) -> None:
    """Play at a table or watch it: ``since`` is how many lines of the log the client has already."""
    await socket.accept(headers={"x-meijin-worker": context.hub.worker})
    context.metrics.sockets.inc()
    try:
        await _serve(socket, table, since, context)
    except WebSocketDisconnect:
        pass
    finally:
        context.metrics.sockets.dec()


async def _serve(socket: Socket, table: str, since: str, context: Context) -> None:
    user = visitor(socket)
    listener = listening(socket)
    try:
        known = _lines(since)
        live = await context.hub.open(table)
        if user is not None:
            listener.muted = await context.store.people.mutes(user.id)
        await live.join(listener, known)
    except Refused as refused:
        context.metrics.refusals.labels(refused.code.value).inc()
        listener.send(encode(wire.Refusal(refused.code, refused.reason)))
        listener.end(Ending(refused.close_code, refused.reason))
        await write(socket, listener)
        return
    try:
        await _talk(socket, Conversation(live, listener, context.metrics, context.people.limits))
    finally:
        live.leave(listener)


def listening(socket: Socket) -> Listener:
    """Whoever is at the other end of a socket."""
    connection = straight(socket.scope)
    return Listener(visitor(socket), None if connection is None else connection.write_text)


def _lines(since: str) -> int:
    if not (since.isascii() and since.isdigit() and len(since) < 10):
        raise Refused(Code.MALFORMED, "`since` must be how many lines of the log you have, like since=0")
    return int(since)


async def _talk(socket: Socket, conversation: Conversation) -> None:
    """Read here and write beside it; whoever ends the socket ends the reading, and the rest still goes out."""
    listener = conversation.listener
    reading = asyncio.current_task()
    assert reading is not None
    writing = asyncio.create_task(write(socket, listener))
    listener.when_ended(lambda: conversation.busy or reading.cancel())
    try:
        try:
            while True:
                await conversation.hear(await said(socket))
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
