"""A small application of people alone, over a database of its own, with a clock that tests turn."""

from __future__ import annotations

import shutil
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import asynccontextmanager
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any, cast

import pytest
from argon2 import PasswordHasher
from httpx import Response
from litestar import Litestar, WebSocket, websocket
from litestar.datastructures import State
from litestar.di import Provide
from litestar.testing import TestClient

from meijin.server.api import people as people_api
from meijin.server.api.errors import EXCEPTION_HANDLERS
from meijin.server.api.routes import handlers_of
from meijin.server.context import Context
from meijin.server.people.answer import bring_cookie
from meijin.server.people.identify import Identify
from meijin.server.people.limits import Limits
from meijin.server.people.passwords import Passwords
from meijin.server.people.service import People
from meijin.server.people.signatures import Signer, new_key
from meijin.server.people.user import User
from meijin.server.settings import Settings
from meijin.server.storage.database import Store

ELSEWHERE = "https://club.example"


class Hub:
    """Only remembers what the hub of live tables was told."""

    def __init__(self) -> None:
        self.told: list[tuple[str, ...]] = []

    def __getattr__(self, name: str) -> Callable[..., Any]:
        async def tell(*arguments: str) -> None:
            self.told.append((name, *arguments))

        return tell


class World:
    """The application, and what tests change about it."""

    def __init__(self, database: Path) -> None:
        self.now = 1_800_000_000_000
        self.hub = Hub()
        self.settings = Settings(database=str(database), origins=(ELSEWHERE,))
        self.people: People
        self.client: TestClient[Litestar]

    @asynccontextmanager
    async def open(self) -> AsyncGenerator[Context, None]:
        """What requests need, until the test is over."""
        store = await Store.open(self.settings.database)
        try:
            cheap = Passwords(PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
            signer = Signer(await store.people.key("signing", new_key()))
            self.people = People(store.people, signer, Limits(now=lambda: self.now), cheap, lambda: self.now)
            nobody = cast("Any", None)
            yield Context(
                self.settings, store, self.people, cast("Any", self.hub), cast("Any", Hub()), nobody, {}, nobody
            )
        finally:
            await store.close()

    def browser(self) -> Browser:
        """Another browser, where nobody is signed in."""
        return Browser(self)

    def guest(self) -> Browser:
        """Another browser with a new guest."""
        browser = self.browser()
        assert browser.ask("POST", "/api/session").status_code == 200
        return browser

    def member(self, name: str, password: str = "correct horse") -> Browser:
        """Another browser with a new account."""
        browser = self.browser()
        assert browser.ask("POST", "/api/account", {"name": name, "password": password}).status_code == 201
        return browser

    def password_of(self, name: str) -> str:
        """What is kept of an account's password."""
        with self.client.portal() as portal:
            account = portal.call(self.people.store.account, name)
        assert account is not None
        return account.password


class Browser:
    """Keeps its cookie and sends it along."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.cookie: str | None = None

    def ask(
        self, method: str, path: str, body: object = None, *, headers: dict[str, str] | None = None, lost: bool = False
    ) -> Response:
        """Ask for something; a lost answer brings no cookie."""
        self.world.client.cookies.clear()
        sent = self.headers | (headers or {})
        answer = self.world.client.request(method, path, json=body, headers=sent)
        for header in [] if lost else answer.headers.get_list("set-cookie"):
            morsel = SimpleCookie(header)["meijin"]
            self.cookie = morsel.value if int(morsel["max-age"]) > 0 else None
        return answer

    @property
    def headers(self) -> dict[str, str]:
        """What the browser sends along."""
        return {} if self.cookie is None else {"cookie": f"meijin={self.cookie}"}

    @property
    def user(self) -> User:
        """Who is signed in here."""
        answer = self.ask("GET", "/api/me")
        assert answer.status_code == 200, answer.text
        return User(**answer.json())


def _context(state: State) -> Context:
    context: Context = state.context
    return context


@websocket("/api/whose-socket")
async def whose_socket(socket: WebSocket[Any, Any, State]) -> None:
    """Say whose socket it is."""
    await socket.accept()
    user = socket.scope["user"]
    await socket.send_text("" if user is None else user.name)
    await socket.close()


@asynccontextmanager
async def _lifespan(app: Litestar) -> AsyncGenerator[None, None]:
    async with app.state.world.open() as app.state.context:
        yield


@pytest.fixture(scope="session")
def application() -> Litestar:
    return Litestar(
        route_handlers=[*handlers_of(people_api), whose_socket],
        dependencies={"context": Provide(_context, sync_to_thread=False)},
        exception_handlers=EXCEPTION_HANDLERS,
        middleware=[Identify()],
        before_send=[bring_cookie],
        lifespan=[_lifespan],
        logging_config=None,  # the tests keep their own
    )


@pytest.fixture
def world(application: Litestar, empty_database: Path, tmp_path: Path) -> Iterator[World]:
    application.state.world = world = World(Path(shutil.copy(empty_database, tmp_path / "people.db")))
    with TestClient(application) as world.client:
        yield world
