"""Matches through the server: the next game opens by itself, for people and for bots."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import pytest

from meijin.games.crossover.lists.decklist import to_line
from meijin.games.crossover.lists.decks import STARTERS
from tests.server.api.conftest import Person, give_numbers, resign

Guests = Callable[[str], Person]
SWAPPED = f"{to_line(STARTERS['leaf-sand'])} / out 1 n-490 / in 1 n-588"


def until(somebody: Person, path: str, found: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """A table as soon as it stands so."""
    limit = time.monotonic() + 30
    while True:
        table: dict[str, Any] = somebody.does("GET", path)
        if found(table):
            return table
        assert time.monotonic() < limit, table
        time.sleep(0.02)


def next_table(somebody: Person, path: str) -> str:
    """Where the next game is, which opens by itself."""
    return f"/api/tables/{until(somebody, path, lambda table: table['rematch'] is not None)['rematch']}"


def begun(ann: Person, bob: Person, **terms: object) -> str:
    table = ann.does("POST", "/api/tables", {"best_of": 3, **terms})
    path = f"/api/tables/{table['id']}"
    bob.does("POST", f"{path}/join")
    bob.does("PUT", f"{path}/ready", {})
    ann.does("POST", f"{path}/start")
    give_numbers(path, ann, bob)
    return path


def test_a_match_of_crossover_with_an_exchange_that_the_other_does_not_hear_of(person: Guests) -> None:
    ann, bob = person("Ann"), person("Bob")
    path = begun(ann, bob, game="crossover", options={"red_deck": "leaf-sand"})
    resign(ann, path)
    second = next_table(bob, path)
    with bob.client.websocket_connect(f"{second}/socket", headers={"cookie": f"meijin={bob.cookie}"}) as socket:
        table = socket.receive_json(timeout=5)["table"]
        assert (table["match"]["number"], table["match"]["score"]) == (2, {"red": 0, "blue": 1})
        ann.does("PUT", f"{second}/options", {"options": {"red_deck": SWAPPED}})
        ann.does("PUT", f"{second}/ready", {})
        heard = socket.receive_json(timeout=5)["table"]  # nothing came of the exchange
        assert [seat["ready"] for seat in heard["seats"]] == [True, False]
        assert "red_deck" not in heard["options"]
    assert "when the match began" in bob.refused(
        409, "conflict", "PUT", f"{second}/options", {"options": {"blue_deck": "emperor-armada"}}
    )
    bob.does("PUT", f"{second}/ready", {})
    assert ann.does("GET", second)["options"]["chooser"] == "red"
    resign(ann, second, bob)
    end = until(ann, second, lambda table: table["status"] == "over")
    assert (end["match"]["over"], end["match"]["winner"], end["rematch"]) == (True, "blue", None)
    again = bob.does("POST", f"{second}/rematch")  # another match, with the lists as they were registered
    assert (again["match"]["number"], again["match"]["score"]) == (1, {"red": 0, "blue": 0})
    assert again["options"]["chooser"] == "coin"
    assert ann.does("GET", f"/api/tables/{again['id']}")["options"]["red_deck"] == "leaf-sand"


def test_against_a_bot_the_next_game_waits_for_the_person_alone(person: Guests) -> None:
    ann = person("Ann")
    path = f"/api/tables/{ann.does('POST', '/api/play-now', {'game': 'ganymede', 'best_of': 3})['id']}"
    resign(ann, path)
    second = next_table(ann, path)
    assert ann.does("POST", f"{path}/rematch")["id"] == second.rpartition("/")[2]
    assert ann.does("GET", second)["status"] == "open"
    assert ann.does("PUT", f"{second}/ready", {})["status"] == "running"
    resign(ann, second)
    end = until(ann, second, lambda table: table["status"] == "over")
    assert end["match"] == {
        "best_of": 3,
        "number": 2,
        "score": {"red": 0, "green": 2},
        "over": True,
        "winner": "green",
    }


def test_bots_play_a_match_among_themselves(person: Guests) -> None:
    ann = person("Ann")
    bots = {"red": "random", "green": "random"}
    table = ann.does("POST", "/api/tables", {"game": "ganymede", "bots": bots, "best_of": 3})
    assert table["seats"][0]["you"] is False
    path = f"/api/tables/{table['id']}"
    ann.does("POST", f"{path}/start")
    for number in (1, 2, 3):
        end = until(ann, path, lambda table: table["status"] == "over")
        assert end["match"]["number"] == number
        if end["match"]["over"]:
            assert max(end["match"]["score"].values()) == 2 or number == 3
            return
        path = next_table(ann, path)
    raise AssertionError("the match does not end")


@pytest.mark.parametrize(
    ("terms", "because"),
    [
        ({"game": "go_out", "players": 3}, "between two players"),
        ({"game": "ganymede", "options": {"mode": "coop"}}, "against each other"),
        ({"game": "ganymede", "best_of": 2}, "best_of"),
    ],
)
def test_what_is_no_match_is_refused(person: Guests, terms: dict[str, object], because: str) -> None:
    reason = person("Ann").refused(400, "malformed", "POST", "/api/tables", {"best_of": 3, **terms})
    assert because in reason


def test_the_lobby_tells_how_long_a_match_is(person: Guests) -> None:
    ann = person("Ann")
    table = ann.does("POST", "/api/tables", {"game": "ganymede", "best_of": 5})
    listed = {line["id"]: line for line in ann.does("GET", "/api/tables?limit=100")["tables"]}
    assert listed[table["id"]]["best_of"] == 5
    assert (table["match"]["best_of"], table["match"]["score"]) == (5, {"red": 0, "green": 0})


def told(somebody: Person, path: str) -> str:
    """Everything that somebody hears of a table and of a game that is over there."""
    pages = [path, f"{path}/record", f"{path}/replay?count=100", f"{path}/replay?seat=blue&count=100"]
    pages += ("/api/tables?status=over&limit=100", "/api/tables?limit=100", "/api/me/tables?limit=100")
    heard = [somebody.ask("GET", page).text for page in pages]
    cookie = {"cookie": f"meijin={somebody.cookie}"} if somebody.cookie else {}
    with somebody.client.websocket_connect(f"{path}/socket", headers=cookie) as socket:
        heard.append(socket.receive_text(timeout=5))
        socket.send_json({"type": "sync", "id": "1", "since": 0})
        heard.append(socket.receive_text(timeout=5))
    return "\n".join(heard)


def test_lists_stay_secret_until_the_match_is_over(person: Guests, nobody: Person) -> None:
    ann, bob, cat = person("Ann"), person("Bob"), person("Cat")
    path = begun(ann, bob, game="crossover", options={"red_deck": SWAPPED})
    bobs, anns = dict(STARTERS["earth-defenders"].main), dict(STARTERS["leaf-sand"].main)
    with bob.client.websocket_connect(f"{path}/socket", headers={"cookie": f"meijin={bob.cookie}"}) as socket:
        assert socket.receive_json(timeout=5)["type"] == "hello"
        resign(ann, path)
        while (end := socket.receive_json(timeout=5))["type"] != "update":
            assert "red_deck" not in end["table"]["options"]
        assert end["over"]["seed"] is None
        assert not [card for card in anns if card not in bobs and card in json.dumps(end["log"])]
    second = next_table(bob, path)
    for who, theirs in ((bob, anns), (cat, anns | bobs), (nobody, anns | bobs)):
        heard = told(who, path) + told(who, second)
        assert SWAPPED not in heard
        assert not [card for card in theirs if f'"{card}' in heard and (who is not bob or card not in bobs)]
    assert "the match is not over" in ann.refused(409, "conflict", "GET", f"{path}/record")
    assert "the match is not over" in cat.refused(409, "conflict", "GET", f"{path}/replay")
    for each in (ann, bob):
        each.does("PUT", f"{second}/ready", {})
    resign(ann, second, bob)
    for game in (path, second):  # the whole match lies open now, also its first game
        assert SWAPPED in cat.ask("GET", f"{game}/record").text
        assert cat.does("GET", game)["options"]["red_deck"] == SWAPPED
        assert bob.does("GET", f"{game}/replay?seat=red")["outcome"]["seed"]


def test_lists_that_are_open_hide_nothing_between_two_games(person: Guests) -> None:
    ann, bob = person("Ann"), person("Bob")
    path = begun(ann, bob, game="crossover", options={"red_deck": SWAPPED, "open_lists": True})
    resign(ann, path)
    next_table(bob, path)
    assert SWAPPED in bob.ask("GET", f"{path}/record").text
