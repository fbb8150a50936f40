from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.asyncio.client import ClientConnection, connect

from meijin.server.operations.sockets import MOST_UNREAD, Inbox, Socket, straight

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

    def __init__(self, directly: bool = False) -> None:
        self.directly = directly  # whether it speaks past the usual way
        self.connection: Socket | None = None
        self.before: dict[bytes, bytes] = {}
        self.after: dict[bytes, bytes] = {}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        self.before = dict(scope["headers"])
        await send({"type": "websocket.accept", "headers": [(b"x-worker", b"7")]})
        self.after = dict(scope["headers"])
        while self.directly:
            self.connection = connection = straight(scope)
            assert connection is not None
            text = await connection.next_text()
            if text is None:
                assert (await receive())["type"] == "websocket.disconnect"
                assert not connection.write_text(b"too late")
                return
            assert connection.write_text(text.encode())
        while (message := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["text"]})


@asynccontextmanager
async def connected(echo: Echo) -> AsyncIterator[ClientConnection]:
    """A socket to a server that runs this application."""
    config = uvicorn.Config(
        echo, port=0, ws=Socket, ws_max_size=16_384, lifespan="off", log_config=None, timeout_graceful_shutdown=1
    )
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server._serve())
    while not server.started:
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    async with asyncio.timeout(PATIENCE), connect(f"ws://127.0.0.1:{port}/", proxy=None, compression=None) as socket:
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


LENGTHS = (0, 1, 125, 126, 127, 16_000, 16_384)


@pytest.mark.parametrize("directly", [True, False])
async def test_texts_of_every_length_come_through_whole_and_in_order_however_they_are_cut(directly: bool) -> None:
    async with connected(Echo(directly)) as socket:
        said = [chr(ord("a") + place) * length for place, length in enumerate(LENGTHS)] + ["é"]
        for text in said:
            await socket.send(text)
        assert [await socket.recv() for _ in said] == said
        await socket.send(["in ", "three ", "parts"])
        await socket.ping()
        async with socket.send_context():  # two at once, and then one in two packets
            for text in ("one", "two"):
                socket.protocol.send_text(text.encode())
        socket.protocol.send_text(b"cut in two")
        data = b"".join(socket.protocol.data_to_send())
        socket.transport.write(data[:5])
        await asyncio.sleep(0.05)
        socket.transport.write(data[5:])
        await socket.send("last")
        assert [await socket.recv() for _ in range(5)] == ["in three parts", "one", "two", "cut in two", "last"]


async def test_a_text_that_is_too_long_ends_the_socket() -> None:
    async with connected(Echo(directly=True)) as socket:
        await socket.send("x" * 16_385)
        await socket.wait_closed()
        assert socket.close_code == 1009


async def test_long_texts_go_out_whole() -> None:
    class Long(Echo):
        async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            connection = straight(scope)
            assert connection is not None
            assert connection.write_text(b"y" * 70_000)
            await receive()

    async with connected(Long()) as socket:
        assert await socket.recv() == "y" * 70_000


async def test_whoever_is_not_read_has_to_wait_and_loses_nothing() -> None:
    reading = asyncio.Event()

    class Busy(Echo):
        async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            connection = straight(scope)
            assert connection is not None
            while not connection.read_paused:
                await asyncio.sleep(0.01)
            reading.set()
            while (text := await connection.next_text()) is not None:
                connection.write_text(text.encode())

    async with connected(Busy()) as socket:
        said = [str(number) for number in range(MOST_UNREAD * 5)]
        for text in said:
            await socket.send(text)
        await reading.wait()
        assert [await socket.recv() for _ in said] == said


async def test_only_whoever_was_silent_is_asked_whether_they_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = 0

    def ask(connection: Socket) -> None:
        nonlocal asked
        asked += 1

    monkeypatch.setattr(WebSocketsSansIOProtocol, "send_keepalive_ping", ask)
    echo = Echo(directly=True)
    async with connected(echo) as socket:
        await socket.send("I am here")
        assert await socket.recv() == "I am here"
        assert echo.connection is not None
        echo.connection.send_keepalive_ping()
        assert asked == 0
        echo.connection.send_keepalive_ping()
        assert asked == 1
