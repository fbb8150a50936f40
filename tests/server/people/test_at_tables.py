"""What becomes of seats when people sign in or delete themselves: with the whole application."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from meijin.server.app import create_app
from meijin.server.settings import Settings

PASSWORD = "correct horse"
Client = TestClient[Litestar]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with TestClient(create_app(Settings(database=str(tmp_path / "meijin.db"), thinkers=1, rate_limits=False))) as made:
        yield made


def ask(client: Client, method: str, path: str, body: object = None) -> Any:
    answer = client.request(method, path, json=body)
    assert answer.is_success, answer.text
    return answer.json() if answer.content else None


def become_a_new_guest(client: Client) -> dict[str, Any]:
    client.cookies.clear()
    guest: dict[str, Any] = ask(client, "POST", "/api/session")
    return guest


def sitting(client: Client, table: str) -> list[tuple[str | None, str]]:
    """Who sits at a table, by public id and name."""
    return [(seat["user"], seat["name"]) for seat in ask(client, "GET", f"/api/tables/{table}")["seats"]]


def test_a_guest_who_signs_in_takes_the_seats_along(client: Client) -> None:
    ann = ask(client, "POST", "/api/account", {"name": "Ann", "password": PASSWORD})
    guest = become_a_new_guest(client)
    table = ask(client, "POST", "/api/tables", {"game": "go_out"})["id"]
    assert sitting(client, table)[0] == (guest["id"], guest["name"])
    ask(client, "POST", "/api/sign-in", {"name": "Ann", "password": PASSWORD})
    assert sitting(client, table)[0] == (ann["id"], "Ann")
    assert [line["id"] for line in ask(client, "GET", "/api/me/tables")["tables"]] == [table]
    ask(client, "DELETE", f"/api/tables/{table}")  # the host's to do


def test_a_guest_who_makes_an_account_keeps_the_seats(client: Client) -> None:
    guest = become_a_new_guest(client)
    table = ask(client, "POST", "/api/tables", {"game": "go_out"})["id"]
    ask(client, "POST", "/api/account", {"name": "Ann", "password": PASSWORD})
    assert sitting(client, table)[0][0] == guest["id"]
    assert [line["id"] for line in ask(client, "GET", "/api/me/tables")["tables"]] == [table]


def test_whoever_is_deleted_frees_open_seats_and_leaves_no_name_at_running_ones(client: Client) -> None:
    host = become_a_new_guest(client)
    open_table = ask(client, "POST", "/api/tables", {"game": "go_out"})["id"]
    cookies = dict(client.cookies)
    guest = become_a_new_guest(client)
    ask(client, "POST", f"/api/tables/{open_table}/join")
    running = ask(client, "POST", "/api/play-now", {"game": "go_out", "bot": "random"})["id"]
    assert (guest["id"], guest["name"]) in sitting(client, open_table)
    assert (guest["id"], guest["name"]) in sitting(client, running)
    ask(client, "DELETE", "/api/me")
    client.cookies.update(cookies)
    assert [who for who in sitting(client, open_table) if who[1]] == [(host["id"], host["name"])]
    assert guest["id"] not in [user for user, _ in sitting(client, running)]
    assert "deleted player" in [name for _, name in sitting(client, running)]


@pytest.mark.parametrize(("method", "path"), [("POST", "/api/sign-out-everywhere"), ("DELETE", "/api/me")])
def test_whoever_signs_out_everywhere_or_is_deleted_hears_no_more_of_a_table(
    client: Client, method: str, path: str
) -> None:
    become_a_new_guest(client)
    table = ask(client, "POST", "/api/tables", {"game": "go_out"})["id"]
    with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        assert socket.receive_json(timeout=5)["type"] == "hello"
        ask(client, method, path)
        with pytest.raises(WebSocketDisconnect) as end:
            for _ in range(20):  # what was on its way
                socket.receive_json(timeout=5)
    assert end.value.code == 4401
