"""Scripted players for the load on a server: two at each table, each with a socket, choosing at random."""

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
class Pair:
    """Two players at a table, and how it stands."""

    game: str
    cookies: list[str] = field(default_factory=list)
    table: str = ""
    sockets: list[ClientConnection] = field(default_factory=list)
    prompts: list[Prompt | None] = field(default_factory=lambda: [None, None])
    over: bool = False
    mover: int = 0
    receipt: asyncio.Future[float] | None = None  # when the last move was acknowledged
    broadcast: asyncio.Future[float] | None = None  # when the other player heard of it


class Load:
    """All pairs, and what they have measured; waits are in milliseconds."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self.lines: asyncio.Queue[Line] = asyncio.Queue()
        self.pairs: list[Pair] = []
        self.ready: list[Pair] = []  # those who have been asked and have nothing on its way
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
            await asyncio.gather(*(socket.close() for pair in self.pairs for socket in pair.sockets))
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
        new = [Pair(games[index % len(games)]) for index in range(tables)]
        await asyncio.gather(*(self.sit(pair) for pair in new))
        self.pairs += new

    async def sit(self, pair: Pair) -> None:
        """Begin a game at a new table."""
        line = await self.lines.get()
        try:
            while len(pair.cookies) < 2:
                pair.cookies.append((await line.ask("POST", "/api/session"))[1])
            host, guest = pair.cookies
            body = {"game": pair.game, "players": 2, "visibility": "link"}
            pair.table = (await line.ask("POST", "/api/tables", host, body))[0]["id"]
            address = f"/api/tables/{pair.table}"
            await line.ask("POST", f"{address}/join", guest, {"ready": True})
            await line.ask("POST", f"{address}/start", host)
        finally:
            self.lines.put_nowait(line)

    async def join(self) -> None:
        """Connect everybody who is not."""
        for pair in self.pairs:
            if not pair.sockets:
                await self.connect(pair)

    async def connect(self, pair: Pair) -> None:
        """Connect both players."""
        pair.sockets, pair.over = [], False
        url = f"ws://{self.host}:{self.port}/api/tables/{pair.table}/socket"
        for cookie in pair.cookies:
            socket = await connect(
                url,
                additional_headers={"Cookie": cookie},
                compression=None,
                ping_interval=None,
                max_size=None,
                proxy=None,
            )
            pair.sockets.append(socket)
        await asyncio.gather(*(self.dealt(pair, player, socket) for player, socket in enumerate(pair.sockets)))
        for player, socket in enumerate(pair.sockets):
            self.begin(self.listen(pair, player, socket))
        self.free(pair)

    async def dealt(self, pair: Pair, player: int, socket: ClientConnection) -> None:
        """Take part in the shuffle as far as it is still asked for, and hear how the game stands."""
        unanswered: set[str] = set()
        stands = False
        while unanswered or not stands:
            message = hear(await asyncio.wait_for(socket.recv(), LIMIT))
            self.heard(pair, player, message)
            stands = stands or message.type == "update" or message.update is not None
            unanswered.discard(message.id or "")
            awaited = message.table.collecting if message.table else None
            said = SAID[awaited.what] if awaited else None
            if said and said["id"] not in unanswered:
                unanswered.add(said["id"])
                await socket.send(msgspec.json.encode(said).decode())

    def free(self, pair: Pair) -> None:
        """The pair may move."""
        self.ready.append(pair)
        self.woken.set()

    async def listen(self, pair: Pair, player: int, socket: ClientConnection) -> None:
        """Hear everything that one player is sent."""
        async for text in socket:
            self.heard(pair, player, hear(text))

    def heard(self, pair: Pair, player: int, message: Heard) -> None:
        """Note what a message says, and when it came."""
        update = message if message.type == "update" else message.update
        if update is not None:
            pair.prompts[player] = update.prompt
            pair.over = pair.over or update.over is not None
            if player != pair.mover and pair.broadcast and not pair.broadcast.done():
                pair.broadcast.set_result(time.perf_counter())
        elif message.type == "receipt" and pair.receipt:
            pair.receipt.set_result(time.perf_counter())
        elif message.type == "refusal" and pair.receipt:
            pair.receipt.set_exception(RuntimeError(message.reason))

    async def move(self, pair: Pair, due: float) -> None:
        """Take an action, and see how long it is until both players know."""
        pair.mover, prompt = random.choice([asked for asked in enumerate(pair.prompts) if asked[1]])
        assert prompt
        pair.receipt, pair.broadcast = asyncio.Future(), asyncio.Future()
        action = random.choice(prompt.choices).action
        said = {"type": "act", "id": prompt.asked, "action": action, "asked": prompt.asked}
        await pair.sockets[pair.mover].send(msgspec.json.encode(said).decode())
        self.receipts.append((await pair.receipt - due) * 1000)
        nobody_is_asked = not (any(pair.prompts) or pair.over)
        with suppress(TimeoutError):
            async with asyncio.timeout(LIMIT if nobody_is_asked else UNHEARD):
                self.broadcasts.append((await pair.broadcast - due) * 1000)
        if pair.over:
            await self.again(pair)
        else:
            self.free(pair)

    async def again(self, pair: Pair) -> None:
        """The next game of a pair."""
        self.games += 1
        for socket in pair.sockets:
            await socket.close()
        await self.sit(pair)
        await self.connect(pair)

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
