from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from meijin.tournament import commands as c
from meijin.tournament.audit import audit
from meijin.tournament.files import from_json, to_json
from meijin.tournament.settings import Mode
from meijin.tournament.tournament import Tournament
from tests.server.events.conftest import Meeting
from tests.tournament.desk import MEIJIN, Desk

Made = Callable[..., Meeting]


def file_of(played: int = 0, **wanted: Any) -> tuple[Tournament, bytes]:
    """An event from the command line, after some rounds, and its organiser's file."""
    desk = Desk(4, seed="demo", mode=Mode.FREE, settings={"break_minutes": 0}, **wanted)
    for _ in range(played):
        desk.round()
    return desk.tournament, to_json(desk.tournament, private=True)


@pytest.mark.rule("T12.5")
def test_a_file_with_a_seed_goes_on_with_a_secret_that_nobody_knows(attendee: Any) -> None:
    mine, file = file_of(1, rounds=2)
    meijin = attendee("Ida")
    answer = meijin.ask("POST", "/api/events/import?public=false", content=file)
    meijin.event = answer.json()["id"]
    log = meijin.reads_log()
    assert [entry["hash"] for entry in log[:-1]] == [entry.hash for entry in mine.log]
    assert (log[-1]["type"], log[-1]["payload"]["old"]) == ("renew_secret", "demo")
    assert meijin.sees()["role"] == "meijin"
    mine.do(c.Pair(), MEIJIN, mine.log[-1].at, lambda: "")  # what the old secret would have given
    for order in ("pair", "publish", "start_clock"):
        meijin.orders(order)
    keys = {tuple(each) for each in meijin.sees()["rounds"][1]["keys"]}
    assert len(keys) == 4
    known = mine.event.round.meta["order"]
    assert isinstance(known, tuple)
    assert keys.isdisjoint(known)
    for match in meijin.sees()["rounds"][1]["matches"]:
        meijin.orders("enter_result", match=match["id"], result={"kind": "played", "score": [2, 0]})
    meijin.orders("close_round")
    meijin.orders("finish")
    found = audit(from_json(meijin.ask("GET", f"/api/events/{meijin.event}/export.json").content))
    assert found.differences == []
    assert [told.code for told in found.drawn] == ["replaced", "organiser", "server"]
    assert [told["code"] for told in meijin.sees()["event"]["drawn"]] == [told.code for told in found.drawn]


@pytest.mark.rule("T12.5")
def test_the_meijins_own_file_leads_back_to_the_event(meeting: Made, attendee: Any) -> None:
    this = meeting(4)
    this.begin()
    path = f"/api/events/{this.meijin.event}/export.json"
    file = this.meijin.ask("GET", path).content
    this.settle(this.matches()[0])  # the event has gone on since
    other = attendee("In another browser")
    other.event = other.ask("POST", "/api/events/import", content=file).json()["id"]
    assert other.event == this.meijin.event
    assert other.sees()["role"] == "meijin"
    entry = this.meijin.reads_log()[-1]
    assert (entry["type"], entry["reason"]) == ("appoint", "brought the Meijin's file")
    again = this.meijin.ask("POST", "/api/events/import", content=file)
    assert (again.status_code, len(this.meijin.reads_log())) == (201, entry["n"])


def test_files_that_do_not_hold_are_refused(meeting: Made, attendee: Any) -> None:
    this = meeting(4)
    this.begin()
    path = f"/api/events/{this.meijin.event}/export.json"
    own, public = this.meijin.ask("GET", path).json(), this.people[0].ask("GET", path).json()
    whole = json.loads(file_of()[1])
    other = attendee("Another")

    def refused(document: object) -> str:
        answer = other.ask("POST", "/api/events/import", content=json.dumps(document).encode())
        assert answer.status_code == 400, answer.text
        return str(answer.json()["reason"])

    assert "goes on where its secret is kept" in refused(public)
    assert "goes on where its secret is kept" in refused(public | {"receipt": f"{this.meijin.event}.{'0' * 64}"})
    assert "goes on where its secret is kept" in refused(public | {"receipt": "é"})
    assert "goes on where its secret is kept" in refused(own | {"log": own["log"][:-1]})  # a receipt is for one log
    assert "meijin-event/1" in refused({"format": "x"})
    assert "promised" in refused(whole | {"seed": "00"})
    whole["log"][4]["payload"]["name"] = "Somebody else"
    assert "entry 5" in refused(whole)
    assert other.does("GET", "/api/events?mine=true")["events"] == []


def test_sheets_are_printed_for_whom_they_are(meeting: Made) -> None:
    this = meeting(4)
    this.begin()
    page = this.people[0].ask(
        "GET", f"/events/{this.meijin.event}/print/pairings-by-name.html?language=ja&paper=letter"
    )
    assert page.status_code == 200
    assert "Player 1" in page.text
    assert '<link rel="stylesheet" href="/events/print.css">' in page.text
    assert "style-src 'self'" in page.headers["content-security-policy"]
    assert "@page" in this.meijin.client.get("/events/print.css").text
    slips = f"/events/{this.meijin.event}/print/slips.pdf?round=1"
    assert this.meijin.ask("GET", slips).content.startswith(b"%PDF")
    this.people[0].refused(403, "forbidden", "GET", slips)
    assert "standings" in this.meijin.refused(404, "unknown", "GET", f"/events/{this.meijin.event}/print/nothing.pdf")


def test_tables_tell_what_everybody_may_know(meeting: Made) -> None:
    this = meeting(4)
    this.settle(this.begin()[0])
    event = this.meijin.event
    rows = this.people[0].ask("GET", f"/api/events/{event}/results.csv").text.splitlines()
    assert rows[0].startswith("round,table,player_a")
    assert len(this.people[0].ask("GET", f"/api/events/{event}/players.csv").text.splitlines()) == 5
    assert this.people[0].ask("GET", f"/api/events/{event}/export.trf").text.startswith("012 Friday")
