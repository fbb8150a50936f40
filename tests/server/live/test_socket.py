"""The socket itself, over a real network connection to a server in this process."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from meijin.kernel.messages import InWords
from meijin.server import wire
from meijin.server.app import create_app
from meijin.server.live.conversation import AT_ONCE, MOST_REFUSALS
from meijin.server.live.listener import SIGNED_OUT, Goodbye
from meijin.server.operations.processes import LARGEST_FRAME
from meijin.server.operations.sockets import Socket
from meijin.server.people.limits import TAKING_BACK
from meijin.server.settings import Settings
from tests.server.clients import numbers_said

PATIENCE = 20.0


class Site:
    """A server, and people who come to it."""

    def __init__(self, app: Any, server: uvicorn.Server, port: int) -> None:
        self.app, self.server, self.port = app, server, port
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}")

    async def person(self) -> dict[str, str]:
        """The headers of somebody new."""
        answer = await self.http.post("/api/session")
        self.http.cookies.clear()
        return {"cookie": f"meijin={answer.cookies['meijin']}"}

    async def does(self, who: dict[str, str], method: str, path: str, body: object = None) -> Any:
        """The answer to a request that must be granted."""
        answer = await self.http.request(method, path, headers=who, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    async def game(self, ann: dict[str, str], ben: dict[str, str], **terms: object) -> str:
        """A running game of two."""
        table: str = (await self.does(ann, "POST", "/api/tables", {"game": "ganymede", **terms}))["id"]
        await self.does(ben, "POST", f"/api/tables/{table}/join")
        await self.does(ben, "PUT", f"/api/tables/{table}/ready", {"ready": True})
        await self.does(ann, "POST", f"/api/tables/{table}/start")
        async with self.connect(table, ann) as hers, self.connect(table, ben) as his:
            await asyncio.gather(give_number(hers), give_number(his))
        return table

    def connect(self, table: str, who: dict[str, str] | None = None, since: str = "0") -> connect:
        """A socket at a table."""
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket?since={since}"
        return connect(address, additional_headers=who, compression=None)


@asynccontextmanager
async def running(folder: Path, rate_limits: bool = False) -> AsyncIterator[Site]:
    """A server until the end of the test."""
    app = create_app(Settings(database=str(folder / "meijin.db"), thinkers=1, rate_limits=rate_limits))
    server = uvicorn.Server(
        uvicorn.Config(app, log_config=None, ws=Socket, ws_per_message_deflate=False, ws_max_size=LARGEST_FRAME)
    )
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        async with asyncio.timeout(PATIENCE):
            while not server.started:
                await asyncio.sleep(0.01)
        site = Site(app, server, listening.getsockname()[1])
        try:
            yield site
        finally:
            await site.http.aclose()
            server.should_exit = True
            await asyncio.wait_for(serving, PATIENCE)


async def heard(connection: ClientConnection, *kinds: str) -> dict[str, Any]:
    """The next message of one of these kinds."""
    async with asyncio.timeout(PATIENCE):
        while True:
            message: dict[str, Any] = json.loads(await connection.recv())
            if message["type"] in kinds:
                return message


async def give_number(connection: ClientConnection) -> None:
    """Do what a client does by itself until the cards are dealt."""
    while (message := await heard(connection, "hello", "table", "update"))["type"] != "update":
        if message.get("update"):
            return
        if said := numbers_said(message["table"]):
            await connection.send(json.dumps(said))


async def say(connection: ClientConnection, kind: str, **fields: object) -> None:
    """Send a message, called like its kind unless it has another id."""
    await connection.send(json.dumps({"type": kind, "id": kind, **fields}))


async def closed(connection: ClientConnection) -> int:
    """The code with which a socket is closed."""
    _, code = await asyncio.wait_for(until_closed(connection), PATIENCE)
    assert code is not None
    return code


async def until_closed(connection: ClientConnection) -> tuple[list[dict[str, Any]], int | None]:
    """All messages, and the code at the end."""
    messages = []
    with suppress(ConnectionClosed):
        while True:
            messages.append(json.loads(await connection.recv()))
    return messages, connection.close_code


async def test_two_people_play_a_game_to_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meijin.server.live.conversation.AT_ONCE", 10_000)  # nobody of flesh plays so fast

    async def player(site: Site, table: str, who: dict[str, str]) -> dict[str, Any]:
        asked = ""
        async with site.connect(table, who) as connection:
            while True:
                message = await heard(connection, "hello", "update", "refusal")
                assert message["type"] != "refusal", message
                update = message["update"] if message["type"] == "hello" else message
                if update["over"]:
                    over: dict[str, Any] = update["over"]
                    return over
                prompt = update["prompt"]
                if prompt and prompt["asked"] != asked:
                    asked = prompt["asked"]
                    await say(connection, "act", id=asked, action=prompt["choices"][0]["action"], asked=asked)

    async with running(tmp_path) as site:
        ann, ben = await site.person(), await site.person()
        table = await site.game(ann, ben)
        async with asyncio.timeout(3 * PATIENCE):
            one, other = await asyncio.gather(player(site, table, ann), player(site, table, ben))
        assert one == other
        assert sorted(one["returns"].values()) == [0.0, 1.0]


async def test_every_message_is_answered(tmp_path: Path) -> None:
    async with running(tmp_path) as site:
        ann, ben = await site.person(), await site.person()
        table = await site.game(ann, ben)
        async with site.connect(table, ann) as connection, site.connect(table) as nobody:
            assert connection.response is not None
            assert connection.response.headers["x-meijin-worker"] == site.app.state.context.hub.worker
            hello = await heard(connection, "hello")
            await say(connection, "ping")
            assert await heard(connection, "pong") == {"type": "pong", "id": "ping"}
            await say(connection, "sync", since=hello["update"]["lines"])
            again = await heard(connection, "hello")
            assert (again["id"], again["update"]["log"]) == ("sync", [])
            await say(connection, "say", text="hello")
            assert (await heard(connection, "chat"))["text"] == "hello"
            assert await heard(connection, "receipt") == {"type": "receipt", "id": "say", "again": False}
            refused: list[tuple[str, dict[str, object], str]] = [
                ("act", {"action": "fly", "asked": "long ago"}, "stale"),
                ("give", {"seat": "nowhere"}, "unknown"),
                ("give", {"seat": "green"}, "conflict"),
                ("back", {}, "conflict"),
                ("answer_undo", {"agree": True}, "conflict"),
            ]
            for kind, fields, code in refused:
                await say(connection, kind, **fields)
                refusal = await heard(connection, "refusal")
                assert (refusal["id"], refusal["code"]) == (kind, code), refusal
            await say(connection, "leave")
            assert (await heard(connection, "receipt"))["id"] == "leave"
            await say(connection, "back")
            assert (await heard(connection, "receipt"))["id"] == "back"
            await say(nobody, "leave")
            assert (await heard(nobody, "refusal"))["code"] == "not_signed_in"


async def test_whoever_wonders_why_gets_a_reason_and_nothing_happens(tmp_path: Path) -> None:
    async with running(tmp_path) as site:
        ann, ben = await site.person(), await site.person()
        table = await site.game(ann, ben, options={"start_seat": "red"})
        async with (
            site.connect(table, ann) as asked,
            site.connect(table, ben) as other,
            site.connect(table) as nobody,
        ):
            for connection in (asked, other, nobody):
                await heard(connection, "hello")
            await say(asked, "why", cards=["red_6#1"], zone="deck")
            told = await heard(asked, "reason", "update", "refusal")
            question = {"id": "ask-pick", "fields": {"goes_to": "deck"}}
            assert told == {
                "type": "reason",
                "id": "why",
                "said": {"id": "part-asked_else", "fields": {"question": question}},
            }
            for connection in (other, nobody):
                await say(connection, "why", cards=["black_7"])
                said = {"id": "part-not_your_turn", "fields": {"seats": ["red"]}}
                assert (await heard(connection, "reason"))["said"] == said
            for cards, zone in (
                (["green_9"], ""),
                (["dragon"], ""),
                ([], ""),
                (["black_7"] * 21, ""),
                (["x"], "?"),
            ):
                await say(asked, "why", cards=cards, zone=zone)
                refusal = await heard(asked, "refusal", "reason")
                assert (refusal["id"], refusal.get("code")) == ("why", "malformed"), refusal


NO_MESSAGES: list[str | bytes] = [
    "",
    "{",
    "null",
    '{"type": "fly", "id": "1"}',
    '{"type": "ping"}',
    '{"type": "ping", "id": ""}',
    '{"type": "ping", "id": "1", "more": 1}',
    '{"type": "act", "id": "1", "action": 7, "asked": "x"}',
    '{"type": "sync", "id": "1", "since": -1}',
    '{"type": "say", "id": "1", "text": "' + "x" * 501 + '"}',
    "[" * 10_000,
    b"\x00\x01",
]


async def test_what_is_no_message_is_refused_and_the_socket_stays(tmp_path: Path) -> None:
    async with running(tmp_path) as site:
        ann = await site.person()
        table = (await site.does(ann, "POST", "/api/tables", {"game": "ganymede"}))["id"]
        async with site.connect(table, ann) as connection:
            for text in NO_MESSAGES:
                await connection.send(text)
                refusal = await heard(connection, "refusal", "pong", "receipt", "chat")
                assert (refusal["type"], refusal.get("code")) == ("refusal", "malformed"), text
                assert refusal["id"] == ("1" if '"id": "1"' in str(text) else None)
            await say(connection, "ping")
            await heard(connection, "pong")


async def test_whoever_may_not_come_in_is_told_why(tmp_path: Path) -> None:
    async with running(tmp_path) as site:
        ann, ben = await site.person(), await site.person()
        terms = {"game": "ganymede", "visibility": "private"}
        private = (await site.does(ann, "POST", "/api/tables", terms))["id"]
        for table, who, since, refused, code in [
            ("nowhere", ann, "0", "unknown", 4404),
            (private, ben, "0", "unknown", 4404),
            (private, ann, "-1", "malformed", 4400),
            (private, ann, "x", "malformed", 4400),
        ]:
            async with site.connect(table, who, since) as connection:
                assert (await heard(connection, "refusal"))["code"] == refused
                assert await closed(connection) == code


async def test_taking_back_has_a_limit_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meijin.server.live.conversation.TAKING_BACK", TAKING_BACK._replace(burst=2, every=60_000))

    async with running(tmp_path, rate_limits=True) as site:
        ann, ben = await site.person(), await site.person()
        table = await site.game(ann, ben)
        codes = []
        for _ in range(3):  # on a new socket each time: it is the player's limit, not the socket's
            async with site.connect(table, ann) as connection:
                await say(connection, "undo")
                codes.append((await heard(connection, "refusal"))["code"])
        assert codes == ["illegal", "illegal", "too_fast"]
        async with site.connect(table, ben) as connection:
            await say(connection, "undo")
            assert (await heard(connection, "refusal"))["code"] == "illegal"


async def test_whoever_is_too_fast_is_refused_and_in_the_end_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("meijin.server.live.conversation.PER_SECOND", 0.01)  # however slow this machine is

    async with running(tmp_path) as site:
        ann = await site.person()
        table = (await site.does(ann, "POST", "/api/tables", {"game": "ganymede"}))["id"]
        async with site.connect(table, ann) as connection, site.connect(table) as bystander:
            listening = asyncio.create_task(until_closed(connection))
            with suppress(ConnectionClosed):
                for _ in range(10 * MOST_REFUSALS):
                    await say(connection, "ping")
            messages, code = await asyncio.wait_for(listening, PATIENCE)
            assert code == 4429
            assert sum(message["type"] == "pong" for message in messages) == AT_ONCE
            refusals = [(m["code"], m["id"]) for m in messages if m["type"] == "refusal"]
            assert refusals == [("too_fast", "ping")] * MOST_REFUSALS
            await say(bystander, "ping")
            await heard(bystander, "pong")


async def test_a_frame_that_is_too_big_closes_the_socket(tmp_path: Path) -> None:
    async with running(tmp_path) as site:
        ann = await site.person()
        table = (await site.does(ann, "POST", "/api/tables", {"game": "ganymede"}))["id"]
        async with site.connect(table, ann) as connection:
            await say(connection, "say", text="x" * LARGEST_FRAME)
            assert await closed(connection) == 1009


async def test_a_client_that_never_reads_is_cut_off_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("meijin.server.live.socket.CLOSING", 0.1)
    monkeypatch.setattr("meijin.server.live.listener.MOST_WAITING", 200_000)

    async with running(tmp_path) as site:
        ann, ben = await site.person(), await site.person()
        table = await site.game(ann, ben)
        deaf = await site.connect(table, ann)
        deaf.transport.pause_reading()
        live = site.app.state.context.hub.tables[table]
        said = InWords("much").saying()
        async with site.connect(table, ben) as connection:
            await heard(connection, "hello")
            async with asyncio.timeout(PATIENCE):
                while live.presence.connected(0):
                    live.audience.notify([0], wire.Notice("x" * 50_000, said))
                    await asyncio.sleep(0.01)
            changed = await heard(connection, "table")
            assert not changed["table"]["seats"][0]["connected"]
            await say(connection, "ping")
            await heard(connection, "pong")
        deaf.transport.abort()


async def test_signing_out_everywhere_closes_the_sockets(tmp_path: Path) -> None:
    async with running(tmp_path) as site:
        ann = await site.person()
        table = (await site.does(ann, "POST", "/api/tables", {"game": "ganymede"}))["id"]
        async with site.connect(table, ann) as connection:
            await heard(connection, "hello")
            answer = await site.http.post("/api/sign-out-everywhere", headers=ann)
            assert answer.is_success, answer.text
            assert await closed(connection) == 4401


async def test_a_server_that_ends_says_that_it_comes_back(tmp_path: Path) -> None:
    async with running(tmp_path) as site:
        ann = await site.person()
        table = (await site.does(ann, "POST", "/api/tables", {"game": "ganymede"}))["id"]
        connection = await site.connect(table, ann)
        await heard(connection, "hello")
        site.server.should_exit = True
        assert await closed(connection) == 1012


async def test_a_move_under_way_is_kept_and_told_although_its_player_is_signed_out_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as site, asyncio.timeout(PATIENCE):
        people = [await site.person(), await site.person()]
        table = await site.game(*people)
        live = await site.app.state.context.hub.open(table)
        tables = site.app.state.context.store.tables
        append, may_write = tables.append, asyncio.Event()

        async def late(*args: Any) -> Any:
            await may_write.wait()
            return await append(*args)

        monkeypatch.setattr(tables, "append", late)
        async with site.connect(table, people[0]) as hers, site.connect(table, people[1]) as his:
            hellos = [(json.loads(await each.recv()), each) for each in (hers, his)]
            (hello, mover), (_, other) = sorted(hellos, key=lambda each: each[0]["update"]["prompt"] is None)
            prompt = hello["update"]["prompt"]
            said = {"type": "act", "id": "m", "action": prompt["choices"][0]["action"], "asked": prompt["asked"]}
            await mover.send(json.dumps(said))
            while not live._lock.locked():
                await asyncio.sleep(0.01)
            live.audience.end(
                Goodbye(SIGNED_OUT, "signed out"), live.table.seats[live.table.seat_named(hello["seat"])].user
            )
            await mover.wait_closed()
            assert mover.close_code == SIGNED_OUT
            may_write.set()
            while json.loads(await other.recv())["type"] != "update":
                pass
