from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from meijin.server.operations.sockets import Inbox, Socket

PATIENCE = 10


async def test_an_inbox_keeps_the_order_and_wakes_whoever_waits() -> None:
    inbox = Inbox()
    assert inbox.empty()
    waiting = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    for event in (1, 2, 3):
        inbox.put_nowait(event)
    assert not inbox.empty()
    heard = [await asyncio.wait_for(waiting, PATIENCE), await inbox.get(), await inbox.get()]
    assert heard == [1, 2, 3]
    assert inbox.empty()


async def test_an_inbox_survives_a_reader_that_gives_up() -> None:
    inbox = Inbox()
    waiting = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    waiting.cancel()
    inbox.put_nowait("kept")
    assert await asyncio.wait_for(inbox.get(), PATIENCE) == "kept"


class Echo:
    """An application that says everything again, and remembers which headers it saw before and after the handshake."""

    def __init__(self) -> None:
        self.before: dict[bytes, bytes] = {}
        self.after: dict[bytes, bytes] = {}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        self.before = dict(scope["headers"])
        await send({"type": "websocket.accept", "headers": [(b"x-worker", b"7")]})
        self.after = dict(scope["headers"])
        while (message := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["text"]})


@asynccontextmanager
async def connected(echo: Echo) -> AsyncIterator[ClientConnection]:
    """A socket to a server that runs this application."""
    config = uvicorn.Config(echo, port=0, ws=Socket, lifespan="off", log_config=None, timeout_graceful_shutdown=1)
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server._serve())
    while not server.started:
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    async with asyncio.timeout(PATIENCE), connect(f"ws://127.0.0.1:{port}/", proxy=None) as socket:
        yield socket
    server.should_exit = True
    await asyncio.wait_for(serving, PATIENCE)


async def test_a_socket_speaks_and_forgets_its_headers() -> None:
    echo = Echo()
    async with connected(echo) as socket:
        assert socket.response is not None
        assert socket.response.headers["x-worker"] == "7"
        said = ["one", "two", "three"]
        for text in said:
            await socket.send(text)
        assert [await socket.recv() for _ in said] == said
    assert b"sec-websocket-key" in echo.before
    assert echo.after == {}


async def test_bytes_that_are_no_text_end_the_socket_and_leave_nothing_in_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with connected(Echo()) as socket:
        async with socket.send_context():
            socket.protocol.send_text("é".encode()[:1], fin=False)  # a letter may be cut in two
            socket.protocol.send_continuation("é".encode()[1:], fin=True)
        assert await socket.recv() == "é"
        async with socket.send_context():
            socket.protocol.send_text(b"\xff")
        await socket.wait_closed()
        assert socket.close_code == 1007
    assert caplog.text == ""
