from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from meijin.tournament import commands as c
from meijin.tournament.audit import audit
from meijin.tournament.files import from_json, to_json
from meijin.tournament.settings import Mode
from meijin.tournament.speaking import speech_in
from meijin.tournament.tournament import Tournament
from meijin.words import Saying
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
    assert [told.kind for told in found.drawn] == ["drawn_replaced", "drawn_unsaid", "drawn_server"]
    assert [told["id"] for told in meijin.sees()["event"]["drawn"]] == [told.id for told in found.drawn]


@pytest.mark.rule("T12.11")
def test_who_brings_a_file_until_its_draw_pleases_could_choose_and_it_is_said(attendee: Any) -> None:
    file, meijin = file_of(1, rounds=2)[1], attendee("Ida")
    drafts = set()
    for _ in range(2):
        meijin.event = meijin.ask("POST", "/api/events/import", content=file).json()["id"]
        meijin.orders("pair")
        meijin.orders("publish")
        drafts.add(str(meijin.sees()["rounds"][1]["keys"]))
        told = meijin.sees()["event"]["drawn"]
        checked = audit(from_json(meijin.ask("GET", f"/api/events/{meijin.event}/export.json").content)).drawn
        assert Saying(**told[-1]) == checked[-1].saying()
        english, japanese = (speech_in(each).tell(checked[-1]) for each in ("en", "ja"))
        assert "So could the organiser" in english and "bringing its file again" in english
        assert "主催者も" in japanese and "選ぶことができました" in japanese
        assert "part-drawn_nobody" not in [each["id"] for each in told]
    assert len(drafts) == 2


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


@pytest.mark.rule("T10.10")
def test_a_file_from_before_a_meijin_was_dismissed_is_no_key_any_more(meeting: Made, attendee: Any) -> None:
    this = meeting(4)
    path = f"/api/events/{this.meijin.event}/export.json"
    old = this.meijin.ask("GET", path).content
    second, judge = attendee("Second", this.meijin.event), attendee("Judy", this.meijin.event)
    this.meijin.orders("appoint", user=second.id, name="Second", role="meijin")
    second.orders("appoint", user=judge.id, name="Judy")
    second.orders("appoint", user=judge.id, name="Judy", role="none")  # a judge who goes takes no key along
    assert this.meijin.ask("POST", "/api/events/import", content=old).status_code == 201
    second.orders("appoint", user=this.meijin.id, name="Ida", role="none")
    entries = len(second.reads_log())
    for somebody in (this.meijin, attendee("Somebody with the file")):
        answer = somebody.ask("POST", "/api/events/import", content=old)
        assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")
        assert "a Meijin left the staff" in answer.json()["reason"]
    assert len(second.reads_log()) == entries
    new = second.ask("GET", path).content  # whose Meijin is on the staff still
    heir = attendee("In another browser", this.meijin.event)
    assert heir.ask("POST", "/api/events/import", content=new).status_code == 201
    assert heir.sees()["role"] == "meijin"


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
    place = f"/events/{this.meijin.event}/print/pairings-by-name.html"
    for reader, heading in (
        ("ja,en;q=0.8", "対戦表（名前順）"),
        ("fr-CH, en;q=0.5", "Pairings by name"),
        ("", "Pairings by name"),
    ):
        assert heading in this.people[0].client.get(place, headers={"accept-language": reader}).text
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
