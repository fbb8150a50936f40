"""People at the server, with nothing but what a browser has: requests, a cookie and sockets."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from http.cookiejar import CookieJar, DefaultCookiePolicy
from itertools import count
from types import TracebackType
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tests.server.clients import numbers_said
from tests.server.process import ServerProcess

WAIT = 45.0  # seconds; nothing that a test waits for may take longer
COOKIE = "meijin"

Message = dict[str, Any]

_numbers = count(1)  # a message is called otherwise than all before it, over whichever socket they went


class Line:
    """One socket to a table; everything that ever came over it is kept, with the time it came."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.received: list[tuple[float, str]] = []
        self._kept: list[Message] = []  # what came while an answer was awaited

    @property
    def worker(self) -> str:
        """The process of the server at the other end."""
        assert self.connection.response is not None
        return str(self.connection.response.headers["x-meijin-worker"])

    async def hear(self, wait: float = WAIT) -> Message:
        """The next message."""
        return self._kept.pop(0) if self._kept else await self._receive(wait)

    async def _receive(self, wait: float) -> Message:
        async with asyncio.timeout(wait):
            text = await self.connection.recv()
        assert isinstance(text, str)
        self.received.append((time.monotonic(), text))
        message: Message = msgspec.json.decode(text)
        return message

    async def hear_until(self, found: Callable[[Message], bool], wait: float = WAIT) -> Message:
        """The next message of a certain sort; those before it are passed over."""
        async with asyncio.timeout(wait):
            while True:
                message = await self.hear(wait)
                if found(message):
                    return message

    async def say(self, kind: str, /, **fields: object) -> str:
        """Send a message; what it is called."""
        key = str(fields.setdefault("id", f"{kind}-{next(_numbers)}"))
        await self.connection.send(json.dumps({"type": kind, **fields}))
        return key

    async def ask(self, kind: str, /, wait: float = WAIT, **fields: object) -> Message:
        """Send a message and wait for the answer to it; whatever comes before that is kept to be heard later."""
        key = await self.say(kind, **fields)
        passed: list[Message] = []
        async with asyncio.timeout(wait):
            while True:
                message = await self.hear(wait)
                if message.get("id") == key:
                    self._kept = passed + self._kept
                    return message
                passed.append(message)

    def kept(self) -> list[Message]:
        """What came while answers were awaited and nobody has heard yet."""
        return self._kept

    async def update(self, wait: float = WAIT) -> Message:
        """The game as it stands now for this viewer, asked for anew."""
        hello = await self.ask("sync", wait=wait)
        update = hello["update"]
        assert isinstance(update, dict), hello
        return update


class Person:
    """Somebody with a cookie or a token, or nobody yet."""

    def __init__(self, server: ServerProcess, http: httpx.AsyncClient) -> None:
        self.server = server
        self.http = http
        self.cookie = ""
        self.token = ""
        self.id = ""
        self.name = ""

    @property
    def credentials(self) -> dict[str, str]:
        """What a request says of who asks."""
        if self.token:
            return {"authorization": f"Bearer {self.token}"}
        return {"cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}

    async def request(
        self, method: str, path: str, body: object = None, headers: Mapping[str, str] | None = None
    ) -> httpx.Response:
        """Any request at all, and its answer."""
        sent = {**self.credentials, **(headers or {})}
        content = None if body is None else json.dumps(body).encode()
        if content is not None:
            sent.setdefault("content-type", "application/json")
        try:
            answer = await self.http.request(method, self.server.url + path, content=content, headers=sent)
        except httpx.TransportError:
            if method != "GET":
                raise
            # A worker that is killed takes the connections along that had come to it; a browser asks again, too.
            answer = await self.http.request(method, self.server.url + path, headers=sent)
        if given := answer.cookies.get(COOKIE):
            self.cookie = given
        return answer

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """A request that must be answered well."""
        answer = await self.request(method, path, body)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if "json" in answer.headers.get("content-type", "") else answer.text

    async def arrive(self) -> Person:
        """Become a guest."""
        user = await self.ask("POST", "/api/session")
        self.id, self.name = user["id"], user["name"]
        return self

    async def dial(self, table: str, since: int = 0, headers: Mapping[str, str] | None = None) -> Line:
        """A socket to a table, which whoever asks for it must close."""
        connection = await connect(
            f"{self.server.socket_url}/api/tables/{table}/socket?since={since}",
            additional_headers={**self.credentials, **(headers or {})},
            compression=None,
            max_size=None,
            max_queue=None,
            open_timeout=WAIT,
            close_timeout=1,
            proxy=None,
        )
        return Line(connection)

    @asynccontextmanager
    async def line(self, table: str, since: int = 0, headers: Mapping[str, str] | None = None) -> AsyncIterator[Line]:
        """A socket to a table for a while."""
        line = await self.dial(table, since, headers)
        try:
            yield line
        finally:
            await line.connection.close()


class Street:
    """Where people come from: it makes them and shares connections among them."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        # A jar that takes nothing: everybody keeps a cookie of their own.
        jar = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
        self.http = httpx.AsyncClient(
            cookies=jar,
            timeout=WAIT,
            trust_env=False,
            verify=False,  # plain HTTP: no keys
            limits=httpx.Limits(max_keepalive_connections=0),  # none is used again that the server may just be closing
        )

        self.promised: dict[str, str] = {}  # by table, the hash of the seed as it was shown before the game

    def nobody(self) -> Person:
        """Somebody the server has never seen."""
        return Person(self.server, self.http)

    async def guest(self) -> Person:
        """A guest."""
        return await self.nobody().arrive()

    async def guests(self, number: int) -> list[Person]:
        """Some guests."""
        return [await self.guest() for _ in range(number)]

    async def seated(self, people: list[Person], game: str, **terms: object) -> str:
        """A table at which these people sit, in order, and the game has begun."""
        table = await self.sitting(people, game, **terms)
        await self.say_numbers(people, table)
        await self.be_ready(people, table)
        await self.say_numbers(people, table)
        return table

    async def sitting(self, people: list[Person], game: str, **terms: object) -> str:
        """A table at which these people sit, in order."""
        host, *others = people
        opened = await host.ask("POST", "/api/tables", {"game": game, "players": len(people), **terms})
        table = opened["id"]
        self.promised[table] = opened["commitment"]
        for person in others:
            await person.ask("POST", f"/api/tables/{table}/join")
        return str(table)

    async def be_ready(self, people: list[Person], table: str) -> None:
        """Those who sit at a table are ready, and the host begins."""
        host, *others = people
        for person in others:
            await person.ask("PUT", f"/api/tables/{table}/ready", {"ready": True})
        await host.ask("POST", f"/api/tables/{table}/start")

    async def say_numbers(self, people: list[Person], table: str) -> None:
        """The clients of those who sit at a table say what they have to say of their numbers now, and go."""
        for person in people:
            async with person.line(table) as line:
                if said := numbers_said((await line.hear())["table"]):
                    await line.ask(said.pop("type"), **said)

    async def __aenter__(self) -> Street:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()
