"""Tournaments over a real database: with a whole server, or without a network and with a clock that is driven."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from shutil import copyfile
from typing import Any, cast

import pytest
from httpx import Response
from litestar.testing import TestClient

from meijin.server.app import create_app
from meijin.server.events import wire
from meijin.server.live.event import Deed, LiveEvent
from meijin.server.live.events import Events
from meijin.server.live.hub import Hub
from meijin.server.live.listener import Listener
from meijin.server.live.livetable import LiveTable
from meijin.server.live.notices import Notices
from meijin.server.operations.metrics import Metrics
from meijin.server.people.user import User
from meijin.server.settings import Settings
from meijin.server.storage.database import Store
from meijin.server.tables.entry import Status
from meijin.server.thinking.pool import Thinkers
from meijin.tournament.commands import CheckIn, CloseRegistration, Command, Enter, Open, Pair, Publish, StartClock
from meijin.tournament.model import Match
from tests.server.api.conftest import Person, small_client
from tests.server.clients import give_numbers
from tests.server.live.conftest import FakeThinkers, Line, Party, SharedStore

PATIENCE = 30.0
_workers = count()


# -- over HTTP -----------------------------------------------------------------------------------------------------


class Attendee(Person):
    """Somebody with a browser, at one event."""

    event = ""
    player = ""

    def order(self, type_: str, reason: str = "", key: str = "", **fields: Any) -> Response:
        """The answer to an order."""
        body = {"command": {"type": type_, **fields}, "reason": reason, "key": key}
        return self.ask("POST", f"/api/events/{self.event}/orders", body)

    def orders(self, type_: str, reason: str = "", key: str = "", **fields: Any) -> Any:
        """What is answered to an order that must be carried out."""
        answer = self.order(type_, reason, key, **fields)
        assert answer.is_success, answer.text
        return answer.json()

    def cannot(self, status: int, code: str, type_: str, reason: str = "", **fields: Any) -> str:
        """Why an order is refused, which it must be in this way."""
        answer = self.order(type_, reason, **fields)
        assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
        return str(answer.json()["reason"])

    def sees(self) -> Any:
        """The event as they see it."""
        return self.does("GET", f"/api/events/{self.event}")

    def reads_log(self) -> list[dict[str, Any]]:
        """The log as they may read it."""
        entries: list[dict[str, Any]] = self.does("GET", f"/api/events/{self.event}/log")["entries"]
        return entries

    def register(self, **body: Any) -> Any:
        """Enter the event."""
        done = self.does("POST", f"/api/events/{self.event}/register", body)
        (self.player,) = done["players"]
        return done

    def reports(self, match: dict[str, Any], mine: int, theirs: int, **more: Any) -> Response:
        """Say how a match ended, from one's own side."""
        score = [mine, theirs] if match["seats"][0] == self.player else [theirs, mine]
        result = {"kind": "played", "score": score, **more}
        return self.order("report", player=self.player, match=match["id"], result=result)


@pytest.fixture(scope="session")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    """A server for all events here: none knows of another."""
    folder = tmp_path_factory.mktemp("server")
    settings = Settings(database=str(folder / "meijin.db"), thinkers=1, rate_limits=False)
    with TestClient(create_app(settings, small_client(folder / "client")), raise_server_exceptions=False) as client:
        yield client


@pytest.fixture
def attendee(client: TestClient[Any]) -> Callable[..., Attendee]:
    """Makes guests of some name."""

    def guest(name: str, event: str = "") -> Attendee:
        somebody = Attendee(client)
        somebody.id = somebody.does("POST", "/api/session")["id"]
        somebody.does("PATCH", "/api/me", {"name": name})
        somebody.event = event
        return somebody

    return guest


@pytest.fixture
def meeting(attendee: Callable[..., Attendee]) -> Callable[..., Meeting]:
    """Makes an event that is open for registration, with its Meijin and so many players."""

    def made(players: int = 0, *, check_in: bool = True, **wanted: Any) -> Meeting:
        meijin = attendee("Mei")
        settings = {"break_minutes": 0, **wanted.pop("settings", {})}
        body = {"name": "Friday", "game": "crossover", "mode": "free", "settings": settings, **wanted}
        meijin.event = meijin.does("POST", "/api/events", body)["id"]
        meijin.orders("open")
        people = []
        for number in range(players):
            somebody = attendee(f"Player {number + 1}", meijin.event)
            somebody.register()
            if check_in:
                somebody.orders("check_in", player=somebody.player)
            people.append(somebody)
        return Meeting(meijin, people)

    return made


@dataclass
class Meeting:
    """An event with everybody."""

    meijin: Attendee
    people: list[Attendee]

    def begin(self) -> list[dict[str, Any]]:
        """Round 1 runs; its matches."""
        for command in ("close_registration", "pair", "publish", "start_clock"):
            self.meijin.orders(command)
        return self.matches()

    def matches(self) -> list[dict[str, Any]]:
        """The matches of the newest round."""
        matches: list[dict[str, Any]] = self.meijin.sees()["rounds"][-1]["matches"]
        return matches

    def who(self, player: str) -> Attendee:
        """Somebody by their id as a player."""
        return next(each for each in self.people if each.player == player)

    def both(self, match: dict[str, Any]) -> tuple[Attendee, Attendee]:
        """Who sits at a match."""
        return self.who(match["seats"][0]), self.who(match["seats"][1])

    def settle(self, match: dict[str, Any], score: tuple[int, int] = (2, 0)) -> None:
        """The Meijin enters a result."""
        self.meijin.orders("enter_result", match=match["id"], result={"kind": "played", "score": score})


# -- without a network -----------------------------------------------------------------------------------------------


@dataclass
class Hall:
    """A worker with tables and tournaments, whose clock is driven."""

    store: Store
    thinkers: FakeThinkers = field(default_factory=FakeThinkers)
    party: Party = field(default_factory=Party)
    ahead: int = 0
    hub: Hub = None  # type: ignore[assignment]
    events: Events = None  # type: ignore[assignment]
    meijin: User = field(default_factory=lambda: User("id-mei", "Mei", False, 0))

    def now(self) -> int:
        return 1_800_000_000_000 + self.ahead

    async def start(self) -> None:
        """Begin to work, as after a restart."""
        notices = cast(Notices, Line(self.party, f"worker {next(_workers)}"))
        self.hub = Hub(self.store, cast(Thinkers, self.thinkers), notices, Metrics(), self.now)
        await self.hub.start()
        self.events = Events(self.hub)
        await self.events.start()

    async def stop(self) -> None:
        """End in an orderly way."""
        await self.events.close()
        await self.hub.close()

    async def event(self, players: list[Enter], **wanted: Any) -> LiveEvent:
        """An event whose first round runs."""
        new = {"name": "Online", "mode": "free", **wanted}
        live, _ = await self.events.create(self.meijin, wire.NewEvent(**new))
        await self.order(live, Open(), *players)
        for each in players:
            if each.bot is None:
                await self.order(live, CheckIn(player=each.player))
        await self.order(live, CloseRegistration())
        await self.order(live, Pair(), Publish(), StartClock())
        return live

    async def order(self, live: LiveEvent, *commands: Command, reason: str = "") -> None:
        """The Meijin does something."""
        await live.do(lambda _: [Deed(each, live.actor(self.meijin), reason) for each in commands])

    async def until(self, true: Callable[[], Any], what: str = "") -> None:
        """Wait for something that is bound to happen."""
        limit = asyncio.get_running_loop().time() + PATIENCE
        while not true():
            assert asyncio.get_running_loop().time() < limit, what or "it does not happen"
            await asyncio.sleep(0.01)

    async def looked_after(self, live: LiveEvent) -> None:
        """Have an event do what is to be done by now, and wait until that is done: also if it is nothing."""
        live.look_after()
        await self.until(lambda: live.rounds._task is None)

    async def table(self, live: LiveEvent, match: Match, game: int = 0) -> LiveTable:
        """The live table of a match's game, as soon as there is one."""
        await self.until(lambda: len(live.tables.get(match.id, ())) > game, "no table is opened")
        return await self.hub.open(live.tables[match.id][game].table)

    async def join(self, table: LiveTable, user: User) -> Listener:
        """Somebody comes to a table."""
        listener = Listener(user)
        await table.join(listener, 0)
        return listener

    async def resign(self, table: LiveTable, user: User) -> None:
        """Somebody gives a game up."""
        await self.until(lambda: table.table.status is Status.RUNNING, "the game does not begin")
        await give_numbers(table)
        await table.change(lambda each, now: each.act(user.id, "resign", "", "", now))


@pytest.fixture
def halls(tmp_path: Path, empty_database: Path) -> Callable[..., Any]:
    """Opens halls over one database."""
    database = copyfile(empty_database, tmp_path / "meijin.db")

    @asynccontextmanager
    async def opened(beside: Hall | None = None) -> AsyncIterator[Hall]:
        """A worker; ``beside`` another one it shares everything with, and both know that."""
        store = await Store.open(str(database))
        shared = cast(Store, SharedStore(store))
        this = Hall(store) if beside is None else Hall(shared, party=beside.party)  # both then know of each other
        await this.start()
        try:
            yield this
        finally:
            await this.stop()
            await store.close()

    return opened


@pytest.fixture
async def hall(halls: Callable[..., Any]) -> AsyncIterator[Hall]:
    """A hall."""
    async with halls() as this:
        yield this
