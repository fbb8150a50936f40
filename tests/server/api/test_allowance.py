"""Nobody has more tables than anybody needs, however they come about."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

from meijin.server.api import allowance
from meijin.server.tables.entry import Status
from tests.server.api.conftest import Person, resign

NEW = {"game": "ganymede", "bots": {"green": "random"}}


@pytest.fixture
def ann(person: Callable[[str], Person]) -> Person:
    return person("Ann")


@pytest.fixture
def bob(person: Callable[[str], Person]) -> Person:
    return person("Bob")


def path_of(table: dict[str, str]) -> str:
    return f"/api/tables/{table['id']}"


def test_of_many_tables_opened_at_once_so_many_are_there(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(allowance.MOST, Status.OPEN, 3)
    cookie = {"cookie": f"meijin={ann.cookie}"}
    with ThreadPoolExecutor(12) as all_at_once:
        opening = [all_at_once.submit(ann.client.post, "/api/tables", json=NEW, headers=cookie) for _ in range(12)]
    assert sorted(each.result().status_code for each in opening) == [201] * 3 + [409] * 9


def test_a_game_is_not_begun_beyond_the_limit(ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(allowance.MOST, Status.RUNNING, 1)
    ann.does("POST", path_of(ann.does("POST", "/api/tables", NEW)) + "/start")
    path = path_of(ann.does("POST", "/api/tables", {"game": "ganymede"}))
    bob.does("POST", f"{path}/join")
    ann.does("PUT", f"{path}/ready", {"ready": True})
    told = bob.refused(409, "conflict", "PUT", f"{path}/ready", {"ready": True})
    assert told == "whoever has opened this table already has 1 running tables: finish or close one first"
    ann.does("PUT", f"{path}/ready", {"ready": False})
    bob.does("PUT", f"{path}/ready", {"ready": True})
    for method, way, body in [("PUT", "/ready", {"ready": True}), ("POST", "/start", None)]:
        assert "you already have 1 running" in ann.refused(409, "conflict", method, path + way, body)
    assert "you already have 1 running" in ann.refused(409, "conflict", "POST", "/api/play-now", {"game": "ganymede"})
    bob.does("POST", "/api/play-now", {"game": "ganymede"})


@pytest.mark.parametrize(("status", "against_bots"), [(Status.RUNNING, True), (Status.OPEN, False)])
def test_a_rematch_counts_too_and_changes_nothing_where_it_is_refused(
    ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch, status: Status, against_bots: bool
) -> None:
    path = path_of(ann.does("POST", "/api/tables", NEW if against_bots else {"game": "ganymede"}))
    if not against_bots:
        bob.does("POST", f"{path}/join")
        bob.does("PUT", f"{path}/ready", {"ready": True})
    ann.does("POST", f"{path}/start")
    resign(ann, path, *([] if against_bots else [bob]))
    monkeypatch.setitem(allowance.MOST, status, 0)
    assert f"you already have 0 {status}" in ann.refused(409, "conflict", "POST", f"{path}/rematch")
    assert ann.does("GET", path)["rematch"] is None
    assert len(ann.does("GET", "/api/me/tables")["tables"]) == 1
    monkeypatch.setitem(allowance.MOST, status, 1)
    new = ann.does("POST", f"{path}/rematch")
    assert new["status"] == status
    monkeypatch.setitem(allowance.MOST, Status.OPEN, 0)  # whoever only joins opens none
    assert ann.does("POST", f"{path}/rematch")["id"] == new["id"]
