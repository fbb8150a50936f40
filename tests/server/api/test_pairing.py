"""Playing somebody at once: two who want the same are seated together, and nobody waits for somebody who has gone."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from meijin.kernel.registry import find
from meijin.server.live import livetable
from tests.server.api.conftest import Person, give_numbers

Guest = Callable[[str], Person]


@pytest.fixture(autouse=True)
def nobody_waits(nobody: Person) -> None:
    """Whoever waited in another test does not any more."""
    for live in nobody.client.app.state.context.hub.tables.values():
        if live.table.waits_for_anybody:
            nobody.client.blocking_portal.call(live.change, lambda table, at: table.close(table.host, at))


def plays_somebody(who: Person, game: str = "ganymede") -> dict[str, Any]:
    table: dict[str, Any] = who.does("POST", "/api/play-somebody", {"game": game})
    return table


def test_two_who_want_the_same_are_seated_together_at_once(person: Guest) -> None:
    ann, bob = person("Ann"), person("Bob")
    first = plays_somebody(ann)
    assert (first["status"], first["visibility"], first["quick"]) == ("open", "public", True)
    assert plays_somebody(ann)["id"] == first["id"], "whoever asks again waits at the same table"
    second = plays_somebody(bob)
    assert (second["id"], second["status"]) == (first["id"], "running")
    assert [seat["name"] for seat in second["seats"]] == ["Ann", "Bob"]


def test_who_wants_another_game_waits_at_another_table(person: Guest) -> None:
    ann, bob = person("Ann"), person("Bob")
    assert plays_somebody(ann)["id"] != plays_somebody(bob, "go_out")["id"]
    assert "'ganymede'" in ann.refused(404, "unknown", "POST", "/api/play-somebody", {"game": "ganimede"})


def test_where_more_have_to_play_bots_do(person: Guest) -> None:
    table = plays_somebody(person("Ann"), "ranking_battle")
    assert len(table["seats"]) == min(find("ranking_battle").player_counts({}))
    assert [seat["bot"] for seat in table["seats"]] == [None, None, "regular"]
    assert plays_somebody(person("Bob"), "ranking_battle")["status"] == "running"


def test_a_guest_is_made_of_nobody_and_a_wrong_wish_makes_none(nobody: Person) -> None:
    stranger = Person(nobody.client)
    stranger.refused(404, "unknown", "POST", "/api/play-somebody", {"game": "no such game"})
    assert stranger.cookie == ""
    assert plays_somebody(stranger, "cat_battles")["seats"][0]["you"] is True


def test_of_many_who_come_at_once_everybody_is_seated_once(person: Guest) -> None:
    people = [person(f"Guest {letter}") for letter in "ABCDEF"]
    for _ in range(len(people)):  # whoever waits asks again
        with ThreadPoolExecutor(len(people)) as all_at_once:
            tables = list(all_at_once.map(lambda who: plays_somebody(who, "go_out"), people))
            people = [who for who, table in zip(people, tables, strict=True) if not running(who)]
        if not people:
            return
    raise AssertionError(f"{len(people)} still wait")


def running(who: Person) -> bool:
    tables = who.does("GET", "/api/me/tables")["tables"]
    games = [table for table in tables if table["status"] == "running"]
    assert len(games) <= 1, "nobody plays twice"
    assert len([table for table in tables if table["status"] == "open"]) <= 1
    return bool(games)


def test_two_who_wait_for_each_other_find_each_other_when_they_ask_again(person: Guest) -> None:
    ann, bob = person("Ann"), person("Bob")
    context = ann.client.app.state.context
    first = plays_somebody(ann)
    hidden, context.store.tables.listed = context.store.tables.listed, nothing_listed
    try:
        second = plays_somebody(bob)  # as if both had looked before either table was there
    finally:
        context.store.tables.listed = hidden
    assert second["id"] != first["id"]
    assert plays_somebody(ann)["id"] == first["id"], "who came first stays"
    assert plays_somebody(bob)["id"] == first["id"]
    assert bob.does("GET", f"/api/tables/{second['id']}")["status"] == "closed"
    assert ann.does("GET", f"/api/tables/{first['id']}")["status"] == "running"


async def nothing_listed(*_: object) -> list[Any]:
    return []


def test_nobody_is_seated_with_somebody_who_has_gone(person: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob = person("Ann"), person("Bob")
    first = plays_somebody(ann)["id"]
    monkeypatch.setattr(livetable, "GONE_AFTER", 0)
    assert plays_somebody(bob)["id"] != first


def test_the_table_of_somebody_who_has_gone_is_closed(person: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = person("Ann")
    first = plays_somebody(ann)["id"]
    live, wakes = ann.client.app.state.context.hub.tables[first], ann.client.blocking_portal.call
    assert live._due is not None, "somebody looks whether she is still there, whoever opened the table"
    monkeypatch.setattr(livetable, "GONE_AFTER", 0)
    with ann.client.websocket_connect(
        f"/api/tables/{first}/socket", headers={"cookie": f"meijin={ann.cookie}"}
    ) as here:
        here.receive_json(timeout=5)
        wakes(live.wake, live._due)
        assert live.table.waits_for_anybody, "whoever is there goes on waiting"
    while live.presence.connected(0):  # until the socket is closed there, too
        ann.does("GET", "/api/me")
    wakes(live.wake, live._due)
    assert live.table.status == "closed"


def test_my_tables_say_where_it_is_my_turn(person: Guest) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.does("POST", "/api/play-now", {"game": "ganymede", "options": {"start_seat": "red"}})["id"]
    give_numbers(f"/api/tables/{table}", ann)
    mine = {line["id"]: line["yours"] for line in ann.does("GET", "/api/me/tables")["tables"]}
    assert mine[table] is True
    waits = plays_somebody(ann, "go_out")["id"]
    mine = {line["id"]: line["yours"] for line in ann.does("GET", "/api/me/tables")["tables"]}
    assert (mine[table], mine[waits]) == (True, False)
    public = {line["id"]: line["yours"] for line in bob.does("GET", "/api/tables")["tables"]}
    assert public[waits] is False, "others are not told whose turn it is"
