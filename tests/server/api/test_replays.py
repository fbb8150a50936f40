from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import meijin
from meijin.kernel.generator import Rng
from meijin.kernel.record import parse
from tests.installed import INSTALLED
from tests.server.api.conftest import Person, resign


def resigned(ann: Person, bob: Person) -> str:
    """The address of a table where Ann has resigned her game against Bob."""
    path = f"/api/tables/{ann.does('POST', '/api/tables', {'game': 'ganymede'})['id']}"
    bob.does("POST", f"{path}/join")
    bob.does("PUT", f"{path}/ready", {})
    ann.does("POST", f"{path}/start")
    resign(ann, path, bob)
    return path


def random_record(game: str, seed: int = 3) -> str:
    """A game that is played to its end by chance."""
    state, rng = meijin.new(game, seed=seed), Rng(seed)
    while state.deciders:
        seat = state.deciders[0]
        legal = state.legal(seat)
        state.apply(legal[rng.below(len(legal))], seat)
    assert state.record is not None
    return state.record.to_text()


def test_a_finished_game_can_be_looked_at_from_any_seat_by_anybody(person: Callable[[str], Person]) -> None:
    ann, bob, cleo = person("Ann"), person("Bob"), person("Cleo")
    path = f"{resigned(ann, bob)}/replay"
    told = cleo.does("GET", path)
    assert (told["seat"], told["plies"], told["start"], len(told["frames"])) == (None, 1, 0, 2)
    assert [seat["name"] for seat in told["seats"]] == ["Ann", "Bob"]
    assert [(frame["seat"], frame["action"]) for frame in told["frames"]] == [(None, ""), ("red", "resign")]
    assert told["outcome"]["returns"] == {"red": 0.0, "green": 1.0}
    seen = cleo.does("GET", f"{path}?seat=red&start=1&count=1")
    assert (seen["frames"][0]["view"]["seat"], len(seen["frames"])) == ("red", 1)


def test_a_game_that_goes_on_is_not_replayed(person: Callable[[str], Person]) -> None:
    ann = person("Ann")
    running = ann.does("POST", "/api/play-now", {"game": "ganymede"})
    assert "not over" in ann.refused(409, "conflict", "GET", f"/api/tables/{running['id']}/replay")


@pytest.mark.parametrize(
    ("query", "because"),
    [
        ("seat=nobody", "there is no seat 'nobody'"),
        ("start=-1", "start"),
        ("start=99", "there is no position after 99 actions"),
        ("count=0", "count"),
        ("count=101", "count"),
        ("count=many", "count"),
    ],
)
def test_what_is_asked_for_wrongly_is_refused(person: Callable[[str], Person], query: str, because: str) -> None:
    ann, bob = person("Ann"), person("Bob")
    path = f"{resigned(ann, bob)}/replay"
    assert because in ann.refused(400, "malformed", "GET", f"{path}?{query}")


@pytest.mark.parametrize("game", INSTALLED)
def test_any_record_can_be_looked_at_again(nobody: Person, game: str) -> None:
    text = random_record(game)
    plies = len(parse(text).record.actions)  # type: ignore[union-attr]
    seat = meijin.new(game).setup.seats[0]
    told: list[Any] = []
    for start in (0, max(0, plies - 20)):
        answer = nobody.ask("POST", f"/api/replay?seat={seat}&start={start}&count=100", content=text.encode())
        assert answer.status_code == 200, answer.text
        told.append(answer.json())
    assert (told[0]["game"], told[0]["plies"], told[0]["frames"][0]["ply"]) == (game, plies, 0)
    last = told[1]["frames"][-1]
    assert (last["ply"], last["over"], last["ask"]) == (plies, True, None)
    assert told[1]["outcome"]["reason"]


def test_what_is_no_record_is_refused(nobody: Person) -> None:
    assert "no Meijin record" in nobody.refused(400, "malformed", "POST", "/api/replay", content=b"hello")
    assert "UTF-8" in nobody.refused(400, "malformed", "POST", "/api/replay", content=b"\xff")
    changed = random_record("ganymede").replace("\n2 ", "\n2  ", 1).encode()
    assert "changed or damaged" in nobody.refused(400, "malformed", "POST", "/api/replay", content=changed)
