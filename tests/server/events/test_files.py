from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from tests.server.events.conftest import Meeting

Made = Callable[..., Meeting]


def test_an_organisers_file_goes_on_at_another_server_with_the_same_hashes(meeting: Made, attendee: Any) -> None:
    this = meeting(4)
    this.settle(this.begin()[0])
    path = f"/api/events/{this.meijin.event}/export.json"
    whole = this.meijin.ask("GET", path)
    other = attendee("Another organiser")
    other.event = other.ask("POST", "/api/events/import?public=false", content=whole.content).json()["id"]
    assert other.event != this.meijin.event
    seen = other.sees()
    assert (seen["role"], seen["event"]["head"]) == ("meijin", this.meijin.sees()["event"]["head"])
    match = next(match for match in seen["rounds"][0]["matches"] if match["state"] != "confirmed")
    other.orders("enter_result", match=match["id"], result={"kind": "played", "score": [2, 0]})
    other.orders("close_round")
    assert this.meijin.sees()["event"]["phase"] == "running"


def test_files_that_do_not_hold_are_refused(meeting: Made, attendee: Any) -> None:
    this = meeting(4)
    this.begin()
    path = f"/api/events/{this.meijin.event}/export.json"
    whole, public = this.meijin.ask("GET", path).json(), this.people[0].ask("GET", path).json()
    other = attendee("Another")

    def refused(document: object) -> str:
        answer = other.ask("POST", "/api/events/import", content=json.dumps(document).encode())
        assert answer.status_code == 400, answer.text
        return str(answer.json()["reason"])

    assert "no seed" in refused(public)
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
