"""Live tables over a real database, without a network: listeners stand for sockets."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from secrets import token_hex
from shutil import copyfile
from typing import Any, cast

import pytest

from meijin.kernel.knowledge import Knowledge
from meijin.server.live.hub import Hub
from meijin.server.live.listener import Listener
from meijin.server.live.livetable import LiveTable
from meijin.server.live.notices import Notices
from meijin.server.operations.metrics import Metrics
from meijin.server.people.user import User
from meijin.server.storage.database import Store
from meijin.server.tables.entry import Status, Terms
from meijin.server.tables.table import Proposal, Table
from meijin.server.thinking.pool import Thinkers
from meijin.server.timeofday import time_of_day
from tests.server.clients import give_numbers

SEED = "07" * 32
PATIENCE = 10.0  # seconds after which a test gives up waiting

ANN, BEN, CAT = (User(id=f"id-{name}", name=name, account=False, created=0) for name in ("Ann", "Ben", "Cat"))


class FakeThinkers:
    """Bots that choose the first action, once they are allowed to; those that fail raise the error."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.seconds: list[float] = []
        self.failing: set[str] | None = None  # None: all, if there is an error
        self.may_answer = asyncio.Event()
        self.may_answer.set()
        self.error: Exception | None = None

    async def choose(self, knowledge: Knowledge, bot: str, seconds: float = inf) -> int:
        self.asked.append(bot)
        self.seconds.append(seconds)
        await self.may_answer.wait()
        if self.error is not None and (self.failing is None or bot in self.failing):
            raise self.error
        return knowledge.legal[0]


class Party:
    """A party line between the workers of one process."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.cut = False


class Line:
    """What stands for the notices of one worker."""

    def __init__(self, party: Party, worker: str) -> None:
        self.worker = worker
        self._party = party
        self._callbacks: dict[str, Callable[[list[Any]], Any]] = {}
        party.lines.append(self)

    def on(self, kind: str, callback: Callable[[list[Any]], Any]) -> None:
        self._callbacks[kind] = callback

    def on_gap(self, callback: Callable[[], None]) -> None:
        self._callbacks["gap"] = lambda _: callback()

    async def send(self, kind: str, item: object) -> None:
        carried = json.loads(json.dumps([item]))
        for line in self._party.lines:
            if line is not self and not self._party.cut:
                waiting = line._callbacks[kind](carried)
                if waiting is not None:
                    await waiting


class SharedStore:
    """A store that several workers use."""

    several_workers = True

    def __init__(self, store: Store) -> None:
        self._store = store

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)


@dataclass
class Stage:
    """Hubs over one database, and what happens at them."""

    store: Store
    shared: bool
    party: Party = field(default_factory=Party)
    thinkers: FakeThinkers = field(default_factory=FakeThinkers)
    hubs: list[Hub] = field(default_factory=list)
    ann: User = ANN
    ben: User = BEN
    cat: User = CAT
    ahead: int = 0  # milliseconds by which the clock on the wall is ahead

    def now(self) -> int:
        return time_of_day() + self.ahead

    async def hub(self) -> Hub:
        """One more worker."""
        store = SharedStore(self.store) if self.shared else self.store
        hub = Hub(
            cast(Store, store),
            cast(Thinkers, self.thinkers),
            cast(Notices, Line(self.party, f"worker {len(self.hubs)}")),
            Metrics(),
            self.now,
        )
        await hub.start()
        self.hubs.append(hub)
        return hub

    async def table(
        self, hub: Hub, *people: User, bots: int = 0, bot: str = "greedy", game: str = "ganymede", **terms: Any
    ) -> LiveTable:
        """A table at which these people and so many bots have begun to play."""
        options = terms.pop("options", {})
        table = Table(Terms(token_hex(8), game, 2, options, SEED, people[0].id, self.now(), **{"chat": True, **terms}))
        live = await hub.create(table, [])
        for person in people:
            await live.change(lambda table, now, who=person: table.sit(who.id, who.name, None, now))  # type: ignore[misc]
        for seat in range(len(people), len(people) + bots):
            await live.change(lambda table, now, seat=seat: table.seat_bot(people[0].id, seat, bot, now))  # type: ignore[misc]
        if len(people) + bots == 2:
            for person in people[1:]:
                await live.change(lambda table, now, who=person: table.ready(who.id, True, now))  # type: ignore[misc]
            if live.table.status is Status.OPEN:
                await live.change(lambda table, now: table.start(people[0].id, now))
            await give_numbers(live)
        return live

    @staticmethod
    async def told(listener: Listener) -> list[dict[str, Any]]:
        """Everything that waits to be sent to a listener, which is taken."""
        listener.send(b"null")
        messages = []
        while (text := await asyncio.wait_for(listener.next(), PATIENCE)) != b"null":
            assert text is not None, listener.ending
            messages.append(json.loads(text))
        return messages

    @staticmethod
    async def heard(listener: Listener, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while True:
            text = await asyncio.wait_for(listener.next(), PATIENCE)
            assert text is not None, listener.ending
            message: dict[str, Any] = json.loads(text)
            if message["type"] in kinds:
                return message

    @staticmethod
    async def join(live: LiveTable, user: User | None, since: int = 0) -> Listener:
        """Somebody at the table."""
        listener = Listener(user)
        await live.join(listener, since)
        return listener

    @staticmethod
    def said(live: LiveTable, user: User, key: str = "") -> Callable[[Table, int], Proposal]:
        """What a player says who takes the first legal action."""
        table = live.table
        seat = table.seat_of(user.id)
        assert table.state is not None
        assert seat is not None
        words, asked = table.state.text(table.state.legal(seat)[0]), table.asked(seat) or ""
        return lambda table, now: table.act(user.id, words, asked, key, now)

    async def play(self, live: LiveTable, user: User, key: str = "") -> None:
        """A player takes the first legal action."""
        await live.change(self.said(live, user, key))

    @staticmethod
    def mover(live: LiveTable, *people: User) -> User:
        """Whose turn it is."""
        assert live.table.state is not None
        seat = live.table.state.deciders[0]
        return next(person for person in people if live.table.seat_of(person.id) == seat)


@pytest.fixture
def stage(tmp_path: Path, empty_database: Path) -> Callable[..., Any]:
    """Opens a stage; with several workers if it is shared."""
    database = copyfile(empty_database, tmp_path / "meijin.db")

    @asynccontextmanager
    async def opened(shared: bool = False) -> AsyncIterator[Stage]:
        store = await Store.open(str(database))
        this = Stage(store, shared)
        try:
            yield this
        finally:
            for hub in this.hubs:
                await hub.close()
            await store.close()

    return opened
