"""A whole server in this process, over a database of its own, and people who ask it things."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from httpx import Response
from litestar import Litestar
from litestar.testing import TestClient

from meijin.server.app import create_app
from meijin.server.settings import Settings
from tests.server.clients import numbers_said


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, client: TestClient[Litestar]) -> None:
        self.client = client
        self.cookie = ""
        self.id = ""

    def ask(self, method: str, path: str, body: object = None, **more: Any) -> Response:
        """The answer to a request."""
        headers = {"cookie": f"meijin={self.cookie}", **more.pop("headers", {})} if self.cookie else {}
        if body is not None:
            more["json"] = body
        answer = self.client.request(method, path, headers=headers, **more)
        self.cookie = answer.cookies.get("meijin") or self.cookie
        self.client.cookies.clear()
        return answer

    def does(self, method: str, path: str, body: object = None) -> Any:
        """What is answered to a request that must be granted."""
        answer = self.ask(method, path, body)
        assert answer.is_success, answer.text
        return answer.json()

    def refused(self, status: int, code: str, method: str, path: str, body: object = None, **more: Any) -> str:
        """Why a request is refused, which it must be in this way."""
        answer = self.ask(method, path, body, **more)
        told = answer.json()
        assert (answer.status_code, told["code"]) == (status, code), told
        assert told.keys() == {"code", "reason", "said", "about"}
        return str(told["reason"])


def give_numbers(path: str, *people: Person) -> None:
    """What the clients of all who play at a table say before the deal."""
    for _ in range(2):  # first everybody commits, then everybody reveals
        for somebody in people:
            cookie = {"cookie": f"meijin={somebody.cookie}"}
            with somebody.client.websocket_connect(f"{path}/socket", headers=cookie) as socket:
                if said := numbers_said(socket.receive_json(timeout=5)["table"]):
                    socket.send_json(said)
                    while socket.receive_json(timeout=5)["type"] != "receipt":
                        pass


def resign(somebody: Person, path: str, *others: Person) -> None:
    """Somebody gives up the game at a table, which all who play there have begun."""
    give_numbers(path, somebody, *others)
    cookie = {"cookie": f"meijin={somebody.cookie}"}
    with somebody.client.websocket_connect(f"{path}/socket", headers=cookie) as socket:
        assert socket.receive_json(timeout=5)["type"] == "hello"
        socket.send_json({"type": "act", "id": "1", "action": "resign", "asked": ""})
        while socket.receive_json(timeout=5)["type"] != "receipt":
            pass


def small_client(folder: Path) -> Path:
    """A browser client as a build would leave it, in miniature, so that no test here needs one to be built."""
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(
        '<!doctype html><title>Meijin</title><script type="module" src="/assets/main-Ab12.js"></script><main></main>'
    )
    (folder / "mark.svg").write_text("<svg/>")
    (folder / "faces" / "go_out" / "en").mkdir(parents=True)
    (folder / "faces" / "go_out" / "en" / "guard.svg").write_text("<svg>a Guard</svg>")
    (folder / "assets" / "main-Ab12.js").write_text("console.log('hello');\n" * 50)
    (folder / "assets" / "main-Cd34.css").write_text("main { margin: 0 }\n" * 50)
    return folder


@pytest.fixture(scope="module")
def nobody(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    """Somebody who has not signed in, at a server of this module's."""
    folder = tmp_path_factory.mktemp("server")
    settings = Settings(database=str(folder / "meijin.db"), thinkers=1, rate_limits=False)
    app = create_app(settings, small_client(folder / "client"))
    with TestClient(app, raise_server_exceptions=False) as client:
        yield Person(client)


@pytest.fixture
def person(nobody: Person) -> Callable[[str], Person]:
    """Makes guests of some name at that server."""

    def guest(name: str) -> Person:
        somebody = Person(nobody.client)
        somebody.id = somebody.does("POST", "/api/session")["id"]
        somebody.does("PATCH", "/api/me", {"name": name})
        return somebody

    return guest
