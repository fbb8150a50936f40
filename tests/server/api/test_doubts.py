"""Sure mistakes are told to whoever plays against bots alone, and to nobody else."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.api.conftest import Person, give_numbers

FIRST = {"start_seat": "red"}


def test_who_plays_against_bots_is_told_of_the_choices_of_the_prompt(person: Callable[[str], Person]) -> None:
    ann = person("Ann")
    path = f"/api/tables/{ann.does('POST', '/api/play-now', {'game': 'ganymede', 'options': FIRST})['id']}"
    give_numbers(path, ann)
    told = ann.does("GET", f"{path}/doubts")
    assert told["asked"] == ann.does("GET", f"{path}/knowledge")["asked"]
    assert all(each["best"] > each["chance"] for each in told["choices"])


def test_nobody_else_is_told_of_them(person: Callable[[str], Person]) -> None:
    ann = person("Ann")
    path = f"/api/tables/{ann.does('POST', '/api/play-now', {'game': 'ganymede', 'options': FIRST})['id']}"
    give_numbers(path, ann)
    assert person("Bob").does("GET", f"{path}/doubts") == {"asked": "", "choices": []}


def test_against_people_nobody_is_helped(person: Callable[[str], Person]) -> None:
    ann, bob = person("Ann"), person("Bob")
    path = f"/api/tables/{ann.does('POST', '/api/tables', {'game': 'ganymede', 'options': FIRST})['id']}"
    bob.does("POST", f"{path}/join")
    bob.does("PUT", f"{path}/ready", {})
    ann.does("POST", f"{path}/start")
    give_numbers(path, ann, bob)
    asked = [who for who in (ann, bob) if who.ask("GET", f"{path}/knowledge").status_code == 200]
    assert [who.does("GET", f"{path}/doubts")["choices"] for who in asked] == [[]]
