from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from meijin.server.app import create_app
from meijin.server.people.limits import OPENING
from meijin.server.settings import Settings
from tests.server.api.conftest import Person

Guest = Callable[[str], Person]


def names(table: dict[str, Any]) -> dict[str, str]:
    return {seat["seat"]: seat["name"] for seat in table["seats"]}


def listed(somebody: Person, path: str = "/api/tables") -> list[str]:
    return [table["id"] for table in somebody.does("GET", path)["tables"]]


@pytest.fixture
def ann(person: Guest) -> Person:
    return person("Ann")


@pytest.fixture
def bob(person: Guest) -> Person:
    return person("Bob")


def test_two_strangers_meet_at_a_public_table_and_begin_when_both_are_ready(ann: Person, bob: Person) -> None:
    table = ann.does("POST", "/api/tables", {"game": "ganymede"})
    assert listed(bob, "/api/tables?game=ganymede")[0] == table["id"]
    assert table["id"] not in listed(bob, "/api/tables?game=go_out")
    path = f"/api/tables/{table['id']}"
    assert names(bob.does("POST", f"{path}/join")) == {"red": "Ann", "green": "Bob"}
    assert bob.does("PUT", f"{path}/ready", {"ready": True})["status"] == "open"
    begun = ann.does("PUT", f"{path}/ready", {"ready": True})
    assert begun["status"] == "running"
    assert [seat["you"] for seat in begun["seats"]] == [True, False]


def test_the_host_starts_once_everybody_else_is_ready(ann: Person, bob: Person) -> None:
    path = f"/api/tables/{ann.does('POST', '/api/tables', {'game': 'ganymede'})['id']}"
    assert "green" in ann.refused(409, "conflict", "POST", f"{path}/start")
    bob.does("PUT", f"{path}/seats/green")
    assert "Bob" in ann.refused(409, "conflict", "POST", f"{path}/start")
    bob.does("PUT", f"{path}/ready", {})
    assert "Ann" in bob.refused(403, "forbidden", "POST", f"{path}/start")
    assert ann.does("POST", f"{path}/start")["status"] == "running"


def test_play_now_begins_at_once_against_bots_and_is_not_listed(ann: Person) -> None:
    table = ann.does("POST", "/api/play-now", {"game": "go_out", "bot": "random", "seat": "blue"})
    assert (table["status"], table["visibility"]) == ("running", "link")
    seats = {seat["seat"]: seat["bot"] for seat in table["seats"]}
    assert seats.pop("blue") is None
    assert set(seats.values()) == {"random"}
    assert table["id"] not in listed(ann)
    assert listed(ann, "/api/me/tables") == [table["id"]]


def test_a_level_is_challenged_on_time_in_one_request(ann: Person) -> None:
    wanted = {"game": "ganymede", "bot": "meijin", "rated": True, "out_of_time": "forfeit"}
    table = ann.does("POST", "/api/play-now", {**wanted, "clock": {"pace": "game", "seconds": 60, "increment": 2}})
    assert (table["status"], table["rated"], table["out_of_time"]) == ("running", True, "forfeit")
    assert table["clock"] == {"pace": "game", "seconds": 60, "increment": 2}
    assert [seat["bot"] for seat in table["seats"]] == [None, "meijin"]
    for clock in ({"pace": "game", "seconds": 0}, {"pace": "move", "seconds": 9, "increment": 1}):
        assert "clock." in ann.refused(400, "malformed", "POST", "/api/play-now", {**wanted, "clock": clock})


def test_seats_are_taken_once_given_to_bots_by_the_host_and_freed(ann: Person, bob: Person) -> None:
    path = f"/api/tables/{ann.does('POST', '/api/tables', {'game': 'ganymede'})['id']}"
    assert "Ann" in bob.refused(403, "forbidden", "PUT", f"{path}/seats/green", {"bot": "greedy"})
    assert "greedy" in ann.refused(404, "unknown", "PUT", f"{path}/seats/green", {"bot": "gredy"})
    assert names(ann.does("PUT", f"{path}/seats/green", {"bot": "greedy"}))["green"] == "greedy"
    bob.refused(409, "conflict", "PUT", f"{path}/seats/green")
    assert names(ann.does("DELETE", f"{path}/seats/green"))["green"] == ""
    assert names(bob.does("PUT", f"{path}/seats/green"))["green"] == "Bob"
    assert "red and green" in bob.refused(404, "unknown", "PUT", f"{path}/seats/purple")


def test_whoever_gives_every_seat_to_a_bot_watches(ann: Person) -> None:
    bots = {"red": "random", "green": "greedy"}
    table = ann.does("POST", "/api/tables", {"game": "ganymede", "visibility": "private", "bots": bots})
    assert names(table) == bots
    begun = ann.does("POST", f"/api/tables/{table['id']}/start")
    assert (begun["status"] in ("running", "over"), [seat["you"] for seat in begun["seats"]]) == (True, [False, False])


def test_the_host_closes_a_table(ann: Person, bob: Person) -> None:
    table = ann.does("POST", "/api/tables", {"game": "ganymede"})["id"]
    path = f"/api/tables/{table}"
    bob.refused(403, "forbidden", "DELETE", path)
    assert table in listed(bob)
    assert ann.does("DELETE", path)["status"] == "closed"
    assert table not in listed(bob)
    assert "closed" in bob.refused(409, "conflict", "POST", f"{path}/join")


@pytest.mark.parametrize(
    ("wrong", "status", "code", "hint"),
    [
        ({"game": "ganymed"}, 404, "unknown", "ganymede"),
        ({"game": "ganymede", "players": 7}, 400, "malformed", "7"),
        ({"game": "ganymede", "options": {"mode": "chess"}}, 400, "malformed", "battle"),
        ({"game": "ganymede", "options": {"speed": 3}}, 400, "malformed", "mode"),
        ({"game": "ganymede", "seat": "purple"}, 400, "malformed", "red, green"),
        ({"game": "ganymede", "bots": {"green": "gredy"}}, 404, "unknown", "greedy"),
        ({"game": "ganymede", "seat": "red", "bots": {"red": "greedy"}}, 400, "malformed", "yours and a bot's"),
        ({"game": "ganymede", "clock": {"pace": "game", "seconds": 0}}, 400, "malformed", "clock.seconds"),
        ({"game": "ganymede", "clock": {"pace": "game", "seconds": 604801}}, 400, "malformed", "604,800"),
        ({"game": "ganymede", "clock": {"pace": "game", "seconds": 9, "increment": -1}}, 400, "malformed", "increment"),
        ({"game": "ganymede", "clock": {"pace": "move", "seconds": 9, "increment": 1}}, 400, "malformed", "increment"),
        ({"game": "ganymede", "clock": {"pace": "blitz", "seconds": 9}}, 400, "malformed", "move, game"),
        ({"game": "ganymede", "visibility": "secret"}, 400, "malformed", "public, link, private"),
        ({"game": "ganymede", "delay": 4000}, 400, "malformed", "3600"),
        ({"gane": "ganymede"}, 400, "malformed", "gane"),
        ({"game": 3}, 400, "malformed", "game: it must be a text"),
        ({}, 400, "malformed", "'game' is needed"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_what_would_be_right(
    ann: Person, wrong: dict[str, object], status: int, code: str, hint: str
) -> None:
    assert hint in ann.refused(status, code, "POST", "/api/tables", wrong)
    assert listed(ann, "/api/me/tables") == []


def test_nobody_has_more_than_twenty_open_tables(ann: Person, bob: Person) -> None:
    for _ in range(20):
        ann.does("POST", "/api/tables", {"game": "ganymede"})
    assert "20" in ann.refused(409, "conflict", "POST", "/api/tables", {"game": "ganymede"})
    bob.does("POST", "/api/tables", {"game": "ganymede"})


def test_tables_are_not_opened_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meijin.server.api.allowance.OPENING", OPENING._replace(burst=2, every=60_000))
    with TestClient(create_app(Settings(database=str(tmp_path / "meijin.db"), thinkers=1))) as client:
        ann = Person(client)
        ann.does("POST", "/api/session")
        first = ann.does("POST", "/api/tables", {"game": "ganymede"})["id"]
        ann.does("DELETE", f"/api/tables/{first}")
        ann.does("POST", "/api/play-now", {"game": "ganymede"})
        for path in ("/api/tables", "/api/play-now"):
            assert "new tables" in ann.refused(429, "too_fast", "POST", path, {"game": "ganymede"})


def test_a_time_that_no_database_can_count_is_refused(ann: Person) -> None:
    assert "before" in ann.refused(400, "malformed", "GET", f"/api/me/tables?before={2**63}")


def test_whoever_is_nobody_is_told_how_to_be_somebody(nobody: Person) -> None:
    for method, path in [
        ("GET", "/api/me/tables"),
        ("PUT", "/api/tables/x/seats/red"),
        ("POST", "/api/tables/x/start"),
    ]:
        assert "/api/session" in nobody.refused(401, "not_signed_in", method, path)


@pytest.mark.parametrize(("path", "status"), [("/api/tables", "open"), ("/api/play-now", "running")])
def test_whoever_opens_a_table_and_is_nobody_becomes_a_guest(nobody: Person, path: str, status: str) -> None:
    somebody = Person(nobody.client)
    opened = somebody.does("POST", path, {"game": "ganymede"})
    assert opened["status"] == status
    assert [seat["user"] for seat in opened["seats"] if seat["you"]] == [somebody.does("GET", "/api/me")["id"]]


def test_three_who_are_nobody_play_after_four_requests(nobody: Person) -> None:
    ann, bob, cleo = (Person(nobody.client) for _ in range(3))
    path = f"/api/tables/{ann.does('POST', '/api/tables', {'game': 'go_out', 'players': 3})['id']}"
    assert not bob.does("POST", f"{path}/join", {"ready": True})["collecting"]
    cleo.does("POST", f"{path}/join", {"ready": True})
    assert ann.does("POST", f"{path}/start")["collecting"]


def test_the_last_one_to_join_begins_the_game_if_all_are_ready(ann: Person, bob: Person) -> None:
    path = f"/api/tables/{ann.does('POST', '/api/tables', {'game': 'ganymede'})['id']}"
    ann.does("PUT", f"{path}/ready", {"ready": True})
    assert bob.does("POST", f"{path}/join", {"ready": True})["collecting"]


def test_nobody_becomes_a_guest_for_a_table_that_is_not_there(nobody: Person) -> None:
    somebody = Person(nobody.client)
    somebody.refused(404, "unknown", "POST", "/api/tables/x/join")
    assert not somebody.cookie


def test_lists_are_read_page_by_page(ann: Person) -> None:
    made = [ann.does("POST", "/api/tables", {"game": "ganymede"})["id"] for _ in range(3)]
    first = ann.does("GET", "/api/me/tables?limit=2")["tables"]
    rest = ann.does("GET", f"/api/me/tables?limit=2&before={first[-1]['changed']}")["tables"]
    assert {each["id"] for each in [*first, *rest]} <= set(made)
    assert "limit: it must be" in ann.refused(400, "malformed", "GET", "/api/tables?limit=0")
    assert "open, running, over, closed" in ann.refused(400, "malformed", "GET", "/api/tables?status=lost")


# -- private tables and invitations ------------------------------------------------------------------------------------


def test_a_private_table_is_not_there_for_others_until_they_are_invited(ann: Person, bob: Person) -> None:
    table = ann.does("POST", "/api/tables", {"game": "ganymede", "visibility": "private"})
    path = f"/api/tables/{table['id']}"
    assert table["id"] not in listed(bob)
    for method, way in [("GET", ""), ("POST", "/join"), ("PUT", "/seats/green"), ("GET", "/record")]:
        bob.refused(404, "unknown", method, path + way)
    invitation = ann.does("POST", f"{path}/seats/green/invitation")
    assert invitation["path"] == f"/i/{invitation['code']}" and len(invitation["path"]) == 15
    assert ann.does("POST", f"{path}/seats/green/invitation") == invitation, "a seat has one link"
    assert names(bob.does("POST", f"/api/invitations/{invitation['code']}"))["green"] == "Bob"
    assert names(bob.does("POST", f"/api/invitations/{invitation['code']}"))["green"] == "Bob"
    assert bob.does("GET", path)["id"] == table["id"]


def test_an_invitation_is_good_for_one_free_seat(ann: Person, bob: Person, person: Guest) -> None:
    path = f"/api/tables/{ann.does('POST', '/api/tables', {'game': 'ganymede'})['id']}"
    code = ann.does("POST", f"{path}/seats/green/invitation")["code"]
    seen = person("Dora").does("GET", f"/api/invitations/{code}")
    assert (seen["seat"], seen["table"]["game"]) == ("green", "ganymede")
    bob.does("POST", f"/api/invitations/{code}")
    assert bob.does("GET", f"/api/invitations/{code}")["seat"] == "green"
    assert "taken" in person("Cleo").refused(409, "conflict", "GET", f"/api/invitations/{code}")
    assert "taken" in person("Cleo").refused(409, "conflict", "POST", f"/api/invitations/{code}")
    for forged in (code[:-1], code[::-1], code.upper(), "x", f"{code}x", "a-1-b", "%00" * 12):
        bob.refused(404, "unknown", "POST", f"/api/invitations/{forged}")
    bob.refused(403, "forbidden", "POST", f"{path}/seats/green/invitation")


def test_a_link_of_the_older_kind_is_still_good(ann: Person, bob: Person) -> None:
    table = ann.does("POST", "/api/tables", {"game": "ganymede", "visibility": "private"})["id"]
    signer = ann.client.app.state.context.people.signer
    code = f"{table}-1-{signer.sign('invitation', f'{table} 1')}"
    bob.refused(404, "unknown", "POST", f"/api/invitations/{code.replace('-1-', '-0-')}")
    assert bob.does("GET", f"/api/invitations/{code}")["seat"] == "green"
    assert names(bob.does("POST", f"/api/invitations/{code}"))["green"] == "Bob"


# -- options of one's own ----------------------------------------------------------------------------------------------

DECK = "byakugan-fang"


def test_the_hosts_deck_is_their_own_and_nobody_elses_to_know(ann: Person, bob: Person) -> None:
    table = ann.does("POST", "/api/tables", {"game": "crossover", "options": {"red_deck": DECK}})
    assert table["options"]["red_deck"] == DECK
    path = f"/api/tables/{table['id']}"
    seen = bob.does("PUT", f"{path}/seats/blue", {"options": {"blue_deck": "emperor-armada"}})
    assert seen["options"]["blue_deck"] == "emperor-armada"
    assert "red_deck" not in seen["options"]
    assert DECK not in bob.ask("GET", "/api/tables").text
    assert "emperor-armada" not in ann.ask("GET", path).text
    assert "red_deck" in bob.refused(400, "malformed", "PUT", f"{path}/options", {"options": {"red_deck": "leaf-sand"}})
    assert bob.does("PUT", f"{path}/options", {"options": {"blue_deck": DECK}})["options"]["blue_deck"] == DECK


def test_whoever_sits_down_after_the_host_has_stood_up_does_not_find_the_hosts_deck(
    ann: Person, bob: Person, person: Guest
) -> None:
    path = f"/api/tables/{ann.does('POST', '/api/tables', {'game': 'crossover', 'options': {'red_deck': DECK}})['id']}"
    bob.does("PUT", f"{path}/seats/blue")
    ann.does("DELETE", f"{path}/seats/red")
    assert person("Cleo").does("PUT", f"{path}/seats/red")["options"]["red_deck"] == "leaf-sand"


def test_a_deck_may_be_the_text_of_a_file(ann: Person) -> None:
    listing = "\n".join(f"{count} {card}" for card, count in starter_list().items())
    table = ann.does("POST", "/api/tables", {"game": "crossover", "options": {"red_deck": listing}})
    assert "n-497" in str(table["options"]["red_deck"])
    wrong = {"game": "crossover", "options": {"red_deck": "99 n-497\n1 n-490"}}
    assert "red_deck" in ann.refused(400, "malformed", "POST", "/api/tables", wrong)


def starter_list() -> dict[str, int]:
    """The cards of a starter deck by id."""
    from meijin.games.crossover.cards import POOL
    from meijin.games.crossover.lists.decks import list_of

    return dict(list_of(POOL, "leaf-sand").main)
