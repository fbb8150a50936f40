"""The figures of a quiet server tell nothing of what players choose in secret."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient

from meijin.games.crossover.lists.decklist import to_line
from meijin.games.crossover.lists.decks import STARTERS
from meijin.server.app import create_app
from meijin.server.operations.access import AccessLog
from meijin.server.settings import Settings
from tests.server.api.conftest import Person, give_numbers, small_client

TOKEN = "a-token-of-the-operator"
DECK = to_line(STARTERS["leaf-sand"])


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    folder = tmp_path_factory.mktemp("server")
    settings = Settings(database=str(folder / "meijin.db"), thinkers=1, rate_limits=False, metrics_token=TOKEN)
    app: Any = AccessLog(create_app(settings, small_client(folder / "client")))  # as a worker serves it
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client


def guest(client: TestClient[Any]) -> Person:
    somebody = Person(client)
    somebody.id = somebody.does("POST", "/api/session")["id"]
    return somebody


def figures(client: TestClient[Any]) -> list[str]:
    """The figures, without what the question for them changes and what every process tells of itself."""
    text = client.get("/metrics", headers={"authorization": f"Bearer {TOKEN}"}).text
    own = ("process_", "meijin_request_seconds", "meijin_requests_created")
    return [line for line in text.splitlines() if 'route="/metrics"' not in line and not line.startswith(own)]


def said(socket: Any, **message: Any) -> None:
    socket.send_json(message)
    while (told := socket.receive_json(timeout=10))["type"] != "receipt":
        assert told["type"] != "refusal", told


def begun(client: TestClient[Any], **terms: Any) -> tuple[Person, Person, str]:
    ann, ben = guest(client), guest(client)
    path = f"/api/tables/{ann.does('POST', '/api/tables', terms)['id']}"
    ben.does("POST", f"{path}/join")
    return ann, ben, path


def test_a_secret_pick_changes_no_figure_and_a_visible_one_does(client: TestClient[Any]) -> None:
    ann, ben, path = begun(client, game="cat_battles", options={"mode": "full"})
    ben.does("PUT", f"{path}/ready", {})
    ann.does("POST", f"{path}/start")
    give_numbers(path, ann, ben)
    with client.websocket_connect(f"{path}/socket", headers={"cookie": f"meijin={ann.cookie}"}) as socket:
        prompt = socket.receive_json(timeout=10)["update"]["prompt"]
        before = figures(client)
        assert any("meijin_commit_batch_count" in line for line in before)
        for number, words in enumerate(("boss suko", "kitten hachi", "kitten maro", "kitten ame", "kitten snow")):
            socket.send_json({"type": "act", "id": f"k{number}", "action": words, "asked": prompt["asked"]})
            while (told := socket.receive_json(timeout=10))["type"] != "receipt":
                assert told["type"] != "refusal", told
                prompt = told.get("prompt") or prompt
            assert figures(client) == before, words
        said(socket, type="undo", id="u")
        assert figures(client) == before
        said(socket, type="leave", id="l")
    assert figures(client) != before


def test_an_exchange_of_cards_changes_no_figure(client: TestClient[Any]) -> None:
    ann, _, path = begun(client, game="crossover")
    before = figures(client)
    ann.does("PUT", f"{path}/options", {"options": {"red_deck": DECK}})
    assert figures(client) == before
    ann.does("PUT", f"{path}/ready", {})
    assert figures(client) != before
