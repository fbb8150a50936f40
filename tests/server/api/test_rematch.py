from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

import meijin as library
from meijin.kernel.fairness import GAME, Draw, Part, commitment
from meijin.kernel.record import begin
from tests.server.api.conftest import Person, resign


def finished(ann: Person, bob: Person, **terms: object) -> dict[str, Any]:
    """A game that Ann has resigned."""
    wanted = {"game": "ganymede", "options": {"feed": "full"}, "rated": True, **terms}
    table = ann.does("POST", "/api/tables", wanted)
    path = f"/api/tables/{table['id']}"
    bob.does("POST", f"{path}/join")
    bob.does("PUT", f"{path}/ready", {})
    ann.does("POST", f"{path}/start")
    resign(ann, path, bob)
    return dict(ann.does("GET", path))


def test_a_rematch_keeps_terms_and_seats_and_there_is_only_one(person: Callable[[str], Person]) -> None:
    ann, bob = person("Ann"), person("Bob")
    old = finished(ann, bob)
    path = f"/api/tables/{old['id']}"
    assert old["status"] == "over"
    new = bob.does("POST", f"{path}/rematch")
    assert new["id"] != old["id"]
    assert [seat["name"] for seat in new["seats"]] == ["Ann", "Bob"]
    assert (new["status"], new["options"]["feed"], new["rated"]) == ("open", "full", True)
    assert [seat["ready"] for seat in new["seats"]] == [False, True]
    assert new["commitment"] != old["commitment"]
    assert ann.does("GET", path)["rematch"] == new["id"]
    begun = ann.does("POST", f"{path}/rematch")
    assert (begun["id"], begun["status"]) == (new["id"], "running"), "one request each, and it begins"
    assert ann.does("POST", f"{path}/rematch")["id"] == new["id"]
    assert "played" in person("Cleo").refused(403, "forbidden", "POST", f"{path}/rematch")


def test_two_who_ask_at_once_find_each_other(person: Callable[[str], Person]) -> None:
    ann, bob = person("Ann"), person("Bob")
    path = f"/api/tables/{finished(ann, bob)['id']}/rematch"
    with ThreadPoolExecutor(2) as both:
        tables = list(both.map(lambda who: who.does("POST", path), (ann, bob)))
    assert tables[0]["id"] == tables[1]["id"]
    statuses = [table["status"] for table in ann.does("GET", "/api/me/tables")["tables"]]
    assert sorted(status for status in statuses if status != "closed") == ["over", "running"]


def test_between_two_the_loser_opens_the_rematch(person: Callable[[str], Person]) -> None:
    ann, bob = person("Ann"), person("Bob")
    path = f"/api/tables/{finished(ann, bob)['id']}"  # Ann, who has red, has resigned
    assert bob.does("POST", f"{path}/rematch")["options"]["start_seat"] == "red"


def test_against_bots_alone_a_rematch_begins_at_once(person: Callable[[str], Person]) -> None:
    ann = person("Ann")
    path = f"/api/tables/{ann.does('POST', '/api/play-now', {'game': 'ganymede'})['id']}"
    resign(ann, path)
    new = ann.does("POST", f"{path}/rematch")
    assert (new["status"], new["visibility"]) == ("running", "link")
    assert [seat["bot"] for seat in new["seats"]] == [None, "regular"]


def test_a_rematch_with_somebody_who_is_deleted_waits_for_another(person: Callable[[str], Person]) -> None:
    ann, bob = person("Ann"), person("Bob")
    path = f"/api/tables/{finished(ann, bob)['id']}"
    assert bob.ask("DELETE", "/api/me").status_code == 204
    new = ann.does("POST", f"{path}/rematch")
    assert (new["status"], [seat["name"] for seat in new["seats"]]) == ("open", ["Ann", ""])
    assert ann.does("GET", path)["rematch"] == new["id"]
    assert person("Cleo").does("POST", f"/api/tables/{new['id']}/join")["seats"][1]["name"] == "Cleo"


def test_a_rematch_of_a_game_that_is_seen_late_is_not_in_the_lobby_yet(person: Callable[[str], Person]) -> None:
    ann, bob = person("Ann"), person("Bob")
    old = finished(ann, bob, delay=600)
    new = ann.does("POST", f"/api/tables/{old['id']}/rematch")
    listed = {table["id"]: table for table in person("Cleo").does("GET", "/api/tables?limit=100")["tables"]}
    assert listed[old["id"]]["status"] == "open"  # as far as anybody else may know
    assert new["id"] not in listed
    assert {table["id"] for table in bob.does("GET", "/api/me/tables")["tables"]} == {old["id"], new["id"]}


def test_a_rematch_comes_after_the_game(person: Callable[[str], Person]) -> None:
    ann = person("Ann")
    path = f"/api/tables/{ann.does('POST', '/api/play-now', {'game': 'ganymede'})['id']}"
    assert "not over" in ann.refused(409, "conflict", "POST", f"{path}/rematch")


def test_the_record_is_given_out_once_the_game_is_over_and_holds(person: Callable[[str], Person]) -> None:
    ann, bob = person("Ann"), person("Bob")
    running = ann.does("POST", "/api/play-now", {"game": "ganymede"})
    assert "seed" in ann.refused(409, "conflict", "GET", f"/api/tables/{running['id']}/record")
    old = finished(ann, bob)
    answer = person("Cleo").ask("GET", f"/api/tables/{old['id']}/record")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert 'filename="ganymede-' in answer.headers["content-disposition"]
    assert f"commitment: {old['commitment']}\n" in answer.text
    assert "seat red: Ann\n" in answer.text
    report = ann.ask("POST", "/api/verify", content=answer.content).json()
    assert (report["whole"], report["legal"], report["shuffles"]) == ("holds", "holds", "holds")
    other_seed = answer.text.replace("seed: ", "seed: 0").encode()
    assert ann.ask("POST", "/api/verify", content=other_seed).json()["whole"] == "fails"


VOUCHED = {
    "nobody": ((Part("red"), Part("green")), "unknown"),  # whoever made the secret could choose alone
    "a commitment": ((Part("red", commitment("01" * 32)), Part("green")), "holds"),
    "a number": ((Part("red", commitment("01" * 32), "01" * 32), Part("green")), "holds"),
}


@pytest.mark.parametrize("given", VOUCHED)
def test_a_record_is_vouched_for_only_where_somebody_gave_something(
    person: Callable[[str], Person], given: str
) -> None:
    secret, (parts, verdict) = "07" * 32, VOUCHED[given]
    draw = Draw(GAME, commitment(secret), secret, parts)
    state = begin(library.new("ganymede").setup, draw.seed, commitment=draw.promise, wide=True, draw=draw)
    assert state.record is not None
    report = person("Ann").ask("POST", "/api/verify", content=state.record.to_text().encode()).json()
    assert (report["shuffles"], report["numbers"], report["problem"]) == ("holds", verdict, "")
