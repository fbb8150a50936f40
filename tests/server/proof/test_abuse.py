"""Whatever is sent to the server, whoever does not send it plays on undisturbed."""

from __future__ import annotations

import asyncio
import json
import socket
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.proof.harness.people import COOKIE, WAIT, Line, Message, Person, Street
from tests.server.proof.harness.player import Onlooker, Player
from tests.server.proof.harness.process import ServerProcess
from tests.server.proof.harness.records import nothing_is_lost, record_of

DOES_NOT_READ = 4408
EVIL = {"origin": "https://elsewhere.example"}


@asynccontextmanager
async def undisturbed(street: Street) -> AsyncIterator[None]:
    """Meanwhile two others play a game to the end, and lose no move and no connection."""
    people = await street.guests(2)
    table = await street.seated(people, "go_out", options={"wins_needed": 1})
    players = [Player(person, table, Random(seat)) for seat, person in enumerate(people)]
    async with asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.play())
        yield
    nothing_is_lost(await record_of(street.nobody(), table), players)
    assert [len(player.lines) for player in players] == [1, 1]


class Scene:
    """A running game: whose turn it is, and lines to both seats."""

    def __init__(self, street: Street, table: str, people: list[Person], lines: list[Line]) -> None:
        self.street = street
        self.table = table
        self.people = people
        self.lines = lines
        self.turn = 0
        self.prompt: Message = {}

    @property
    def act(self) -> Message:
        """What the one whose turn it is might send."""
        return {"action": self.prompt["choices"][0]["action"], "asked": self.prompt["asked"]}

    async def look(self) -> list[Message]:
        """How the game stands for both."""
        updates = [await line.update() for line in self.lines]
        self.turn = next(place for place, update in enumerate(updates) if update["prompt"])
        self.prompt = updates[self.turn]["prompt"]
        for update in updates:
            del update["at"]
        return updates


@asynccontextmanager
async def scene(server: ServerProcess) -> AsyncIterator[Scene]:
    async with Street(server) as street, AsyncExitStack() as stack:
        people = await street.guests(2)
        table = await street.seated(people, "cat_battles")
        lines = [await stack.enter_async_context(person.line(table)) for person in people]
        for line in lines:
            await line.hear()
        running = Scene(street, table, people, lines)
        await running.look()
        yield running


async def closed_with(line: Line) -> int | None:
    """The code with which the server ends a connection, whatever it says before."""
    async with asyncio.timeout(WAIT):
        try:
            while True:
                await line.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None


# -- somebody else's ------------------------------------------------------------------------------------------------


async def not_yours(server: ServerProcess) -> None:
    async with scene(server) as here:
        before = await here.look()
        other = here.lines[1 - here.turn]
        assert (await other.ask("act", **here.act))["code"] in ("stale", "forbidden")
        stranger = await here.street.guest()
        made = await stranger.ask("POST", "/api/tokens", {"name": "bot"})
        program = here.street.nobody()
        program.token = made["token"]
        for somebody in (stranger, program, here.street.nobody()):
            async with somebody.line(here.table) as line:
                assert (await line.hear())["seat"] is None
                for kind, fields in (("act", here.act), ("undo", {}), ("leave", {})):
                    assert (await line.ask(kind, **fields))["code"] in ("forbidden", "not_signed_in")
        seat = before[0]["view"]["deciders"][0]
        for method, path in (
            ("POST", f"/api/tables/{here.table}/start"),
            ("PUT", f"/api/tables/{here.table}/seats/{seat}"),
            ("DELETE", f"/api/tables/{here.table}/seats/{seat}"),
            ("DELETE", f"/api/tables/{here.table}"),
        ):
            body: Message | None = {} if method == "PUT" else None
            answer = await stranger.request(method, path, body)
            assert answer.status_code in (403, 409), (method, path, answer.text)
        assert await here.look() == before


def test_nobody_acts_for_another_seat(server: ServerProcess) -> None:
    asyncio.run(not_yours(server))


async def private(server: ServerProcess) -> None:
    async with Street(server) as street:
        host, stranger = await street.guests(2)
        table = (await host.ask("POST", "/api/tables", {"game": "ganymede", "visibility": "private"}))["id"]
        for method, path in (("GET", ""), ("POST", "/join"), ("GET", "/record"), ("POST", "/start"), ("DELETE", "")):
            answer = await stranger.request(method, f"/api/tables/{table}{path}")
            nothing = await stranger.request(method, f"/api/tables/{'x' * len(table)}{path}")
            assert answer.status_code == nothing.status_code == 404
            assert answer.json()["code"] == nothing.json()["code"] == "unknown"
        for somebody in (stranger, street.nobody()):
            async with somebody.line(table) as line:
                assert (await line.hear())["code"] == "unknown"
                assert await closed_with(line) == 4404
        assert table not in str(await stranger.ask("GET", "/api/tables"))
        assert table in str(await host.ask("GET", "/api/me/tables"))


def test_a_private_table_is_not_there_for_strangers(server: ServerProcess) -> None:
    asyncio.run(private(server))


def flipped(text: str, place: int) -> str:
    """A text with one letter changed."""
    letter = "A" if text[place] != "A" else "B"
    return text[:place] + letter + text[place + 1 :]


async def no_good(server: ServerProcess) -> None:
    """Expired, revoked and forged: refused for requests and for sockets."""
    async with scene(server) as here:
        before = await here.look()
        owner = here.people[here.turn]
        revoked, expired, forged, never = (here.street.nobody() for _ in range(4))
        kept = []
        for name, person in (("revoked", revoked), ("expired", expired)):
            made = await owner.ask("POST", "/api/tokens", {"name": name})
            person.token = made["token"]
            kept.append(made["id"])
        async with revoked.line(here.table) as open_line:
            assert (await open_line.hear())["seat"] is not None
            await owner.ask("DELETE", f"/api/tokens/{kept[0]}")
            assert await closed_with(open_line) == 4401
        path = server.database.removeprefix("sqlite:///")
        with sqlite3.connect(path, timeout=10) as database:  # time flies
            database.execute("UPDATE tokens SET expires = 1 WHERE id = ?", [kept[1]])
        database.close()
        never.token = flipped(expired.token, -1)
        bad = [revoked, expired, never]
        places = [0, owner.cookie.index(".") + 3, len(owner.cookie) - 3]
        for place in places:
            forged = here.street.nobody()
            forged.cookie = flipped(owner.cookie, place)
            bad.append(forged)
        for person in bad:
            cookie = person.cookie
            answer = await person.request("GET", "/api/me")
            assert (answer.status_code, answer.json()["code"]) == (401, "not_signed_in")
            person.cookie = cookie
            async with person.line(here.table) as line:
                refusal = await line.hear()
                assert (refusal["type"], refusal["code"]) == ("refusal", "not_signed_in")
                assert await closed_with(line) == 4401
        # Losing one's lines by revoking a token may cost the cookie's line, too; the game is as it was.
        async with owner.line(here.table) as line:
            assert (await line.hear())["update"]["view"] == before[here.turn]["view"]


def test_expired_revoked_and_forged_credentials_are_refused(server: ServerProcess) -> None:
    asyncio.run(no_good(server))


async def foreign(server: ServerProcess) -> None:
    async with scene(server) as here:
        owner = here.people[here.turn]
        for method, path in (
            ("POST", "/api/tables"),
            ("DELETE", "/api/me"),
            ("PUT", f"/api/tables/{here.table}/ready"),
        ):
            answer = await owner.request(method, path, {}, EVIL)
            assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")
        async with owner.line(here.table, headers=EVIL) as line:
            refusal = await line.hear()
            assert (refusal["type"], refusal["code"]) == ("refusal", "foreign_origin")
            assert await closed_with(line) == 4403
        async with owner.line(here.table, headers={"origin": server.url}) as line:
            assert (await line.hear())["type"] == "hello", "the server's own page may"


def test_a_page_of_another_site_can_do_nothing(server: ServerProcess) -> None:
    asyncio.run(foreign(server))


# -- not as it should be --------------------------------------------------------------------------------------------


async def replayed(server: ServerProcess) -> None:
    async with scene(server) as here:
        mine = here.lines[here.turn]
        first = {"id": "first", **here.act}
        assert (await mine.ask("act", **first))["type"] == "receipt"
        standing = await here.look()
        again = await mine.ask("act", **first)
        assert (again["type"], again["again"]) == ("receipt", True)
        assert await here.look() == standing
        # Under another name it is an answer to a question that nobody asks any more.
        assert (await mine.ask("act", **{**first, "id": "other"}))["code"] == "stale"
        # And after another move the old message is no move either.
        mine = here.lines[here.turn]
        assert (await mine.ask("act", id="second", **here.act))["type"] == "receipt"
        standing = await here.look()
        old = await here.lines[here.turn].ask("act", **first)
        assert old["type"] == "refusal" or old["again"]
        assert await here.look() == standing


def test_a_replayed_or_stale_message_changes_nothing(server: ServerProcess) -> None:
    asyncio.run(replayed(server))


def nonsense(act: Message) -> list[str | bytes]:
    """Messages that cannot be understood."""
    good = {"type": "act", "id": "x", **act}
    wrong: list[Any] = [
        {**good, "more": 1},
        {**good, "asked": 7},
        {**good, "action": None},
        {**good, "action": ["pass"]},
        {**good, "id": ""},
        {**good, "id": "x" * 65},
        {**good, "action": "x" * 2001},
        {**good, "type": "acts"},
        {"type": "act"},
        {"type": "say", "id": "x", "text": ""},
        {"type": "say", "id": "x", "text": "x" * 501},
        {"type": "sync", "id": "x", "since": -1},
        {"type": "answer_undo", "id": "x", "agree": "yes"},
        [],
        None,
        7,
    ]
    raw: list[str | bytes] = ["", "{", '{"type":', "[" * 2000, "\x00", "nonsense", b"\x80\xff", b"{}"]
    return raw + [json.dumps(each) for each in wrong]


async def not_understood(server: ServerProcess) -> None:
    async with scene(server) as here:
        before = await here.look()
        for sent in nonsense(here.act):
            async with here.people[here.turn].line(here.table) as line:
                await line.hear()
                await line.connection.send(sent)
                answer = await line.hear_until(lambda message: message["type"] != "table")
                assert answer.get("code") == "malformed", (sent, answer)
                assert "Traceback" not in answer["reason"]
                assert (await line.ask("ping"))["type"] == "pong", "the connection stays"
        assert await here.look() == before


def test_what_is_not_understood_is_refused_and_the_connection_stays(server: ServerProcess) -> None:
    asyncio.run(not_understood(server))


async def illegal(server: ServerProcess) -> None:
    async with scene(server) as here:
        before = await here.look()
        mine = here.lines[here.turn]
        for action in ("dance", "take 99", "resign now", "\n", "take \u0661", "x" * 1999):
            answer = await mine.ask("act", action=action, asked=here.prompt["asked"])
            assert (answer["type"], answer["code"]) == ("refusal", "illegal"), answer
        assert await here.look() == before


def test_an_illegal_action_is_refused_with_the_reason(server: ServerProcess) -> None:
    asyncio.run(illegal(server))


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


def test_oversized_frames_and_bodies_are_cut_off(server: ServerProcess) -> None:
    asyncio.run(too_big(server))


# -- too much -------------------------------------------------------------------------------------------------------


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


def test_a_thousand_messages_in_a_second_are_limited(server: ServerProcess) -> None:
    asyncio.run(a_thousand(server))


async def never_reads(server: ServerProcess) -> None:
    async with Street(server) as street, undisturbed(street):
        people = await street.guests(3)
        table = await street.seated(people, "ranking_battle", options={"quick": True, "round_limit": 10})
        deaf = socket.socket()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", server.port))
        deaf.setblocking(False)
        path = f"{server.socket_url}/api/tables/{table}/socket?since=0"
        connection = await connect(path, sock=deaf, compression=None, max_queue=1, proxy=None, close_timeout=0.2)
        line = Line(connection)
        players = [Player(person, table, Random(seat)) for seat, person in enumerate(people)]
        onlooker = Onlooker(street.nobody(), table)
        async with asyncio.TaskGroup() as group:
            group.create_task(onlooker.watch())
            for player in players:
                group.create_task(player.play())
        nothing_is_lost(await record_of(street.nobody(), table), players)
        assert onlooker.outcome == players[0].outcome
        # The whole game, again and again, as fast as one may ask, and nothing of it is read.
        with suppress(ConnectionClosed):
            for number in range(120):
                await line.say("sync", since=0)
                await asyncio.sleep(0.07 if number > 30 else 0)
        assert await closed_with(line) in (DOES_NOT_READ, None)


def test_who_never_reads_holds_nobody_up(server: ServerProcess) -> None:
    asyncio.run(never_reads(server))


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


def test_two_hundred_half_open_connections_hold_nobody_up(server: ServerProcess) -> None:
    asyncio.run(half_open(server))


@pytest.fixture(autouse=True)
def _no_trace_of_an_error(server: ServerProcess) -> Iterator[None]:
    """Nothing in these tests may surprise the server: what it did not expect would stand in its log."""
    before = len(server.logged())
    yield
    assert "Traceback" not in server.logged()[before:]
    assert COOKIE + "=" not in server.logged()[before:]
