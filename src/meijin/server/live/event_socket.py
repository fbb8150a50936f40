"""The socket of an event: whoever opens it is told how things stand, and then whatever is new."""

from typing import Final, NamedTuple

from litestar import websocket
from litestar.params import FromPath

from meijin.server import wire
from meijin.server.context import NeedsContext
from meijin.server.live.event import LiveEvent
from meijin.server.live.listener import Listener, encode
from meijin.server.live.socket import Socket, attend

HERE: Final = encode(wire.Pong(id=""))


class Watching(NamedTuple):
    """Somebody looks at an event; their orders come by requests."""

    live: LiveEvent
    listener: Listener
    busy: bool = False

    async def hear(self, text: str) -> None:
        """Whatever is said: we are still here."""
        del text
        self.listener.send(HERE)


@websocket("/api/events/{event:str}/socket")
async def event_socket(socket: Socket, event: FromPath[str], context: NeedsContext) -> None:
    """Look at an event."""

    async def enter(listener: Listener) -> Watching:
        live = await context.events.open(event)
        await live.join(listener)
        return Watching(live, listener)

    await attend(socket, context, enter)
