"""The socket of an event: whoever opens it is told how things stand, and then whatever is new."""

import asyncio
from typing import Final

from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from meijin.server import wire
from meijin.server.context import Context, NeedsContext
from meijin.server.live.event import LiveEvent
from meijin.server.live.listener import Ending, Listener, encode
from meijin.server.live.socket import CLOSING, Socket, listening, said, write
from meijin.server.refusal import Refused

HERE: Final = encode(wire.Pong(id=""))


@websocket("/api/events/{event:str}/socket")
async def event_socket(socket: Socket, event: FromPath[str], context: NeedsContext) -> None:
    """Look at an event."""
    await socket.accept(headers={"x-meijin-worker": context.hub.worker})
    context.metrics.sockets.inc()
    try:
        await _serve(socket, event, context)
    except WebSocketDisconnect:
        pass
    finally:
        context.metrics.sockets.dec()


async def _serve(socket: Socket, event: str, context: Context) -> None:
    listener = listening(socket)
    try:
        live = await context.events.open(event)
        await live.join(listener)
    except Refused as refused:
        context.metrics.refusals.labels(refused.code.value).inc()
        listener.send(encode(wire.Refusal(refused.code, refused.reason)))
        listener.end(Ending(refused.close_code, refused.reason))
        await write(socket, listener)
        return
    try:
        await _talk(socket, live, listener)
    finally:
        live.leave(listener)


async def _talk(socket: Socket, live: LiveEvent, listener: Listener) -> None:
    """Write, and answer that we are still here to whatever is said: orders come by requests."""
    reading = asyncio.current_task()
    assert reading is not None
    writing = asyncio.create_task(write(socket, listener))
    listener.when_ended(reading.cancel)
    try:
        while True:
            await said(socket)
            listener.send(HERE)
    except asyncio.CancelledError:
        if listener.ending is None or reading.uncancel():
            raise
        await asyncio.wait((writing,), timeout=CLOSING)
    finally:
        writing.cancel()
