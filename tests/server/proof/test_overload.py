"""Too much of anything is limited, and whoever does not send it plays on undisturbed."""

from __future__ import annotations

import asyncio
import json
import socket
from contextlib import AsyncExitStack, suppress
from random import Random

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.process import ServerProcess
from tests.server.proof.harness.people import Line, Message, Street
from tests.server.proof.harness.player import Onlooker, Player
from tests.server.proof.harness.records import nothing_is_lost, record_of
from tests.server.proof.harness.scene import closed_with, scene, undisturbed

pytestmark = pytest.mark.usefixtures("unsurprised")
DOES_NOT_READ = 4408


async def too_big(server: ServerProcess) -> None:
    async with scene(server) as here, undisturbed(here.street):
        before = await here.look()
        for size in (20_000, 2_000_000):
            async with here.people[0].line(here.table) as line:
                await line.hear()
                await line.connection.send(json.dumps({"type": "say", "id": "x", "text": "x" * size}))
                assert await closed_with(line) == 1009
        for size in (70_000, 5_000_000):
            answer = await here.people[0].request("POST", "/api/tables", {"game": "x" * size})
            assert (answer.status_code, answer.json()["code"]) == (413, "too_big")
        assert await here.look() == before


async def test_oversized_frames_and_bodies_are_cut_off(server: ServerProcess) -> None:
    await too_big(server)


async def a_thousand(server: ServerProcess) -> None:
    async with scene(server) as here, undisturbed(here.street):
        await here.look()
        loud = here.lines[1 - here.turn]
        answers: list[Message] = []
        code = None
        try:
            for number in range(1000):
                await loud.say("ping", id=str(number))
            while True:
                answers.append(await loud.hear())
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else None
        answers += [json.loads(text) for _, text in loud.received[-1000:]]
        pongs = {answer["id"] for answer in answers if answer["type"] == "pong"}
        refused = {answer["id"] for answer in answers if answer["type"] == "refusal" and answer["code"] == "too_fast"}
        assert 1 <= len(pongs) < 200
        assert refused, "whoever is too fast is told so"
        assert code in (4429, None)
        answer = await here.lines[here.turn].ask("act", **here.act)
        assert answer["type"] == "receipt", "the other one at the table plays on"


async def test_a_thousand_messages_in_a_second_are_limited(server: ServerProcess) -> None:
    await a_thousand(server)


async def never_reads(server: ServerProcess) -> None:
    async with Street(server) as street, undisturbed(street), AsyncExitStack() as stack:
        people = await street.guests(3)
        table = await street.seated(people, "ranking_battle", options={"quick": True, "round_limit": 10})
        deaf = socket.socket()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", server.port))
        deaf.setblocking(False)
        path = f"{server.socket_url}/api/tables/{table}/socket?since=0"
        connection = await connect(path, sock=deaf, compression=None, max_queue=1, proxy=None, close_timeout=0.2)
        line = Line(connection)
        stack.callback(connection.transport.abort)
        players = [Player(person, table, Random(seat)) for seat, person in enumerate(people)]
        onlooker = Onlooker(street.nobody(), table)
        async with asyncio.TaskGroup() as group:
            group.create_task(onlooker.watch())
            for player in players:
                group.create_task(player.play())
        nothing_is_lost(await record_of(street.nobody(), table), players)
        assert onlooker.outcome == players[0].outcome
        # The whole game, again and again, as fast as one may ask, and nothing of it is read.
        # What fits into the buffers of the system and of the server is about three million bytes.
        with suppress(ConnectionClosed):
            for number in range(5_000_000 // len(onlooker.received[-1][1])):
                await line.say("sync", since=0)
                await asyncio.sleep(0.07 if number > 30 else 0)
        assert await closed_with(line) in (DOES_NOT_READ, None)


async def test_who_never_reads_holds_nobody_up(server: ServerProcess) -> None:
    await never_reads(server)


async def half_open(server: ServerProcess) -> None:
    async with Street(server) as street, AsyncExitStack() as stack:
        host = await street.guest()
        table = (await host.ask("POST", "/api/tables", {"game": "ganymede"}))["id"]
        beginnings = [
            b"",
            b"GET /api/tables HTTP/1.1\r\nHo",
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n".encode(),
            b"POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{",
        ]
        for number in range(200):
            _, writer = await asyncio.open_connection("127.0.0.1", server.port)
            stack.callback(writer.close)
            writer.write(beginnings[number % len(beginnings)])
            await writer.drain()
        for _ in range(50):  # and some that are open, but say nothing
            await stack.enter_async_context(street.nobody().line(table))
        async with undisturbed(street):
            pass


async def test_two_hundred_half_open_connections_hold_nobody_up(server: ServerProcess) -> None:
    await half_open(server)
