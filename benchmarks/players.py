"""Scripted players for the load on a server: two or more at each table, each with a socket, choosing at random."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from hashlib import sha256
from http.cookies import SimpleCookie
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

HTTP_LINES: Final = 8  # connections by which tables are made
UNHEARD: Final = 2.0  # seconds after which a move had nothing for the other player to see
LIMIT: Final = 30.0  # seconds that any single thing may take
NUMBER: Final = bytes(32)  # what everybody gives to the shuffles
SAID: Final = {  # by what is awaited before the deal
    "commitments": {"type": "commit", "id": "commit", "commitment": sha256(NUMBER).hexdigest()},
    "numbers": {"type": "reveal", "id": "reveal", "number": NUMBER.hex()},
}


class Choice(msgspec.Struct):
    action: str


class Prompt(msgspec.Struct):
    asked: str
    choices: list[Choice]


class Standing(msgspec.Struct):
    """What a scripted player needs of an update."""

    prompt: Prompt | None = None
    over: dict[str, Any] | None = None


class Collecting(msgspec.Struct):
    """What a table waits for before the deal."""

    what: str


class Table(msgspec.Struct):
    """What a scripted player needs of a table."""

    collecting: Collecting | None


class Heard(Standing):
    """What a scripted player needs of any message of the server."""

    type: str = ""
    id: str | None = None
    update: Standing | None = None
    table: Table | None = None
    reason: str = ""


hear: Final = msgspec.json.Decoder(Heard).decode


class Line:
    """A kept HTTP connection, opened anew if the server has closed it; each request says whose it is."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def connected(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self.streams is None or self.streams[0].at_eof():
            self.close()
            self.streams = await asyncio.open_connection(self.host, self.port)
        return self.streams

    def close(self) -> None:
        if self.streams is not None:
            self.streams[1].close()

    async def ask(self, method: str, path: str, cookie: str = "", body: object = None) -> tuple[Any, str]:
        """The answer, and the cookie it brought."""
        data = b"" if body is None else msgspec.json.encode(body)
        head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\nContent-Length: {len(data)}\r\n"
        async with asyncio.timeout(LIMIT):
            reader, writer = await self.connected()
            writer.write(head.encode() + b"Content-Type: application/json\r\n\r\n" + data)
            status, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
            answer = await reader.readexactly(int(headers["content-length"]))
        if status.split()[1][0] != "2":
            raise SystemExit(f"{method} {path}: {status}: {answer.decode()}")
        new = SimpleCookie(headers.get("set-cookie", ""))
        return msgspec.json.decode(answer or b"null"), "; ".join(f"{name}={one.value}" for name, one in new.items())


@dataclass
class Party:
    """The players at a table, and how it stands."""

    game: str
    players: int
    cookies: list[str] = field(default_factory=list)
    table: str = ""
    sockets: list[ClientConnection] = field(default_factory=list)
    prompts: dict[int, Prompt | None] = field(default_factory=dict)  # by player
    over: bool = False
    mover: int = 0
    unheard: set[int] = field(default_factory=set)  # who does not know of the last move yet
    receipt: asyncio.Future[float] | None = None  # when the last move was acknowledged
    broadcast: asyncio.Future[float] | None = None  # when all the other players had heard of it

    def learn(self, player: int, prompt: Prompt | None, *, over: bool) -> None:
        """A player hears how the game stands."""
        self.prompts[player] = prompt
        self.over = self.over or over
        self.unheard.discard(player)
        if not self.unheard and self.broadcast and not self.broadcast.done():
            self.broadcast.set_result(time.perf_counter())


class Load:
    """All tables, and what their players have measured; waits are in milliseconds."""

    def __init__(self, host: str, port: int, players: int = 2) -> None:
        self.host, self.port, self.players = host, port, players
        self.lines: asyncio.Queue[Line] = asyncio.Queue()
        self.parties: list[Party] = []
        self.ready: list[Party] = []  # those who have been asked and have nothing on its way
        self.woken = asyncio.Event()
        self.tasks: set[asyncio.Task[None]] = set()
        self.clear()

    def clear(self) -> None:
        """Forget what was measured."""
        self.receipts: list[float] = []
        self.broadcasts: list[float] = []
        self.troubles: list[str] = []
        self.games = 0  # that have ended

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Load]:
        """Get ready; at the end everything is closed."""
        for _ in range(HTTP_LINES):
            self.lines.put_nowait(Line(self.host, self.port))
        try:
            yield self
        finally:
            for task in self.tasks:
                task.cancel()
            await asyncio.gather(*self.tasks, return_exceptions=True)
            await asyncio.gather(*(socket.close() for party in self.parties for socket in party.sockets))
            while not self.lines.empty():
                self.lines.get_nowait().close()

    def begin(self, doing: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Let something go on by itself; what goes wrong is kept."""
        task = asyncio.create_task(doing)
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            self.troubles.append(f"{type(error).__name__}: {error}")

    async def seat(self, tables: int, games: Sequence[str]) -> None:
        """Begin games at so many new tables, nobody being connected."""
        new = [Party(games[index % len(games)], self.players) for index in range(tables)]
        await asyncio.gather(*(self.sit(party) for party in new))
        self.parties += new

    async def sit(self, party: Party) -> None:
        """Begin a game at a new table."""
        line = await self.lines.get()
        try:
            host, *guests = party.cookies or [""] * party.players  # whoever has no cookie yet gets one
            body = {"game": party.game, "players": party.players, "visibility": "link"}
            made, given = await line.ask("POST", "/api/tables", host, body)
            party.table, party.cookies = made["id"], [given or host]
            address = f"/api/tables/{party.table}"
            for guest in guests:
                _, given = await line.ask("POST", f"{address}/join", guest, {"ready": True})
                party.cookies.append(given or guest)
            await line.ask("POST", f"{address}/start", party.cookies[0])
        finally:
            self.lines.put_nowait(line)

    async def join(self) -> None:
        """Connect everybody who is not."""
        for party in self.parties:
            if not party.sockets:
                await self.connect(party)

    async def connect(self, party: Party) -> None:
        """Connect all players of a table."""
        party.over = False
        party.sockets = [await self.dial(self.address(party), cookie) for cookie in party.cookies]
        await asyncio.gather(*(self.dealt(party, player, socket) for player, socket in enumerate(party.sockets)))
        for player, socket in enumerate(party.sockets):
            self.begin(self.listen(party, player, socket))
        self.free(party)

    def address(self, party: Party) -> str:
        """Where the sockets of a table are."""
        return f"/api/tables/{party.table}/socket"

    async def dial(self, address: str, cookie: str) -> ClientConnection:
        """A socket of somebody."""
        return await connect(
            f"ws://{self.host}:{self.port}{address}",
            additional_headers={"Cookie": cookie},
            compression=None,
            ping_interval=None,
            max_size=None,
            proxy=None,
        )

    async def dealt(self, party: Party, player: int, socket: ClientConnection) -> None:
        """Take part in the shuffle as far as it is still asked for, and hear how the game stands."""
        unanswered: set[str] = set()
        stands = False
        while unanswered or not stands:
            text = await asyncio.wait_for(socket.recv(), LIMIT)
            self.heard(party, player, text)
            message = hear(text)
            stands = stands or message.type == "update" or message.update is not None
            unanswered.discard(message.id or "")
            awaited = message.table.collecting if message.table else None
            said = SAID[awaited.what] if awaited else None
            if said and said["id"] not in unanswered:
                unanswered.add(said["id"])
                await socket.send(msgspec.json.encode(said).decode())

    def free(self, party: Party) -> None:
        """Somebody at the table may move."""
        self.ready.append(party)
        self.woken.set()

    async def listen(self, party: Party, player: int, socket: ClientConnection) -> None:
        """Hear everything that one player is sent."""
        async for text in socket:
            self.heard(party, player, text)

    def heard(self, party: Party, player: int, text: str | bytes) -> None:
        """Note what a message says, and when it came."""
        message = hear(text)
        update = message if message.type == "update" else message.update
        if update is not None:
            party.learn(player, update.prompt, over=update.over is not None)
        elif message.type == "receipt" and party.receipt:
            party.receipt.set_result(time.perf_counter())
        elif message.type == "refusal" and party.receipt:
            party.receipt.set_exception(RuntimeError(message.reason))

    async def move(self, party: Party, due: float) -> None:
        """Take an action, and see how long it is until all players know."""
        party.mover, prompt = random.choice([(player, asked) for player, asked in party.prompts.items() if asked])
        party.unheard = set(range(party.players)) - {party.mover}
        party.receipt, party.broadcast = asyncio.Future(), asyncio.Future()
        said = self.said(party, prompt.asked, random.choice(prompt.choices).action)
        await party.sockets[party.mover].send(said)
        self.receipts.append((await party.receipt - due) * 1000)
        party.receipt = None  # the receipts that come now are of the next game's shuffle
        nobody_is_asked = not (any(party.prompts.values()) or party.over)
        with suppress(TimeoutError):
            async with asyncio.timeout(LIMIT if nobody_is_asked else UNHEARD):
                self.broadcasts.append((await party.broadcast - due) * 1000)
        if party.over:
            await self.again(party)
        else:
            self.free(party)

    def said(self, party: Party, asked: str, action: str) -> str:
        """The message that takes an action."""
        del party
        return msgspec.json.encode({"type": "act", "id": asked, "action": action, "asked": asked}).decode()

    async def again(self, party: Party) -> None:
        """The next game of the same players."""
        self.games += 1
        for socket in party.sockets:
            await socket.close()
        await self.sit(party)
        await self.connect(party)

    async def press(self, rate: float, seconds: float) -> None:
        """Let moves fall due at this rate for so long, and wait until all are through."""
        self.clear()
        start = time.perf_counter()
        moves: list[asyncio.Task[None]] = []
        async with asyncio.timeout(seconds + LIMIT):
            for index in range(round(rate * seconds)):
                due = start + index / rate
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                while not self.ready:
                    self.woken.clear()
                    await self.woken.wait()
                place = random.randrange(len(self.ready))
                self.ready[place], self.ready[-1] = self.ready[-1], self.ready[place]
                moves.append(self.begin(self.move(self.ready.pop(), due)))
            self.reached = len(self.receipts) / (time.perf_counter() - start)
            await asyncio.gather(*moves, return_exceptions=True)


class LoadOfOneGame(Load):
    """The same without another game after one that has ended, so that moves alone are measured."""

    async def again(self, party: Party) -> None:
        """Nothing more is done at this table."""
        self.games += 1
