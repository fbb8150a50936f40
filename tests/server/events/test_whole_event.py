from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any

from meijin.tournament.audit import audit
from meijin.tournament.files import from_json
from tests.server.events.conftest import Attendee, Meeting


def socket_of(somebody: Attendee) -> AbstractContextManager[Any]:
    headers = {"cookie": f"meijin={somebody.cookie}"} if somebody.cookie else {}
    connected: AbstractContextManager[Any] = somebody.client.websocket_connect(
        f"/api/events/{somebody.event}/socket", headers=headers
    )
    return connected


def news(socket: Any, until: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
    """The first message of which something is true."""
    while True:
        message: dict[str, Any] = socket.receive_json(timeout=20)
        if until(message):
            return message


def test_an_event_from_its_creation_to_its_prizes(meeting: Callable[..., Meeting], attendee: Any) -> None:
    this = meeting(5, prizes=[{"first": 1, "last": 1, "text": "a cup"}, {"first": 2, "last": 3, "text": "a card"}])
    meijin, spectator = this.meijin, attendee("Sam", this.meijin.event)
    judge = attendee("Judy", meijin.event)
    meijin.orders("appoint", user=judge.id, name="somebody", role="judge")
    assert [(each["name"], each["role"]) for each in meijin.sees()["event"]["staff"]][1] == ("Judy", "judge")

    with socket_of(spectator) as public:
        view = public.receive_json(timeout=20)["view"]
        assert (view["role"], view["player"], len(view["players"])) == ("spectator", None, 5)
        meijin.orders("close_registration")
        for number in (1, 2, 3):
            meijin.orders("pair")
            meijin.orders("publish")
            found = news(public, lambda message: message.get("rounds"))["rounds"][0]
            assert (found["no"], len(found["matches"])) == (number, 3)
            judge.orders("start_clock")
            _play(this)
            news(public, lambda message: message.get("rounds") and message["rounds"][0]["matches"])
            judge.orders("close_round")
            told = news(public, lambda message: message.get("standings"))
            assert len(told["standings"]) == 5
        assert meijin.sees()["event"]["phase"] == "swiss_done"
        assert spectator.sees()["event"]["seed"] is None
        meijin.orders("finish")
        end = news(public, lambda message: message.get("event"))
    assert end["event"]["phase"] == "finished"
    assert end["event"]["seed"]
    places = {each["place"]: each for each in end["standings"]}
    assert sorted(places) == [1, 2, 3, 4, 5]
    assert places[1]["prizes"] == ["a cup"]
    assert places[3]["prizes"] == ["a card"]
    assert spectator.sees()["standings"] == meijin.sees()["standings"]

    export = from_json(spectator.ask("GET", f"/api/events/{meijin.event}/export.json").content)
    found = audit(export)
    assert found.differences == []
    assert {*export.sealed} == {each.sealed for each in export.log if each.type in ("appoint", "pair", "report")}


def _play(this: Meeting) -> None:
    """Both report, everybody else too; the bye is settled by itself."""
    for match in this.matches():
        if len(match["seats"]) == 1:
            assert (match["state"], match["kind"]) == ("confirmed", "bye")
            continue
        upper, lower = this.both(match)
        assert upper.reports(match, 2, 1).is_success
        assert lower.reports(match, 1, 2).is_success


def test_a_player_sees_their_own_match_and_why(meeting: Callable[..., Meeting]) -> None:
    this = meeting(4)
    match = this.begin()[0]
    upper, _ = this.both(match)
    view = upper.sees()
    assert (view["role"], view["player"]) == ("player", upper.player)
    assert [each["player"] for each in view["players"] if each["mine"]] == [upper.player]
    told = upper.does("GET", f"/api/events/{upper.event}/rounds/swiss-1/why/{upper.player}")
    assert told["reasons"][0]["id"] == "part-why_bracket"
    this.settle(match)
    this.settle(this.matches()[1])
    this.meijin.orders("close_round")
    summed = upper.does("GET", f"/api/events/{upper.event}/standings/{upper.player}")
    assert [each["code"] for each in summed["breakers"]] == ["TB1", "TB2", "TB3"]
    assert "swiss-9" in upper.refused(404, "unknown", "GET", f"/api/events/{upper.event}/rounds/swiss-9/why/P001")


def test_whoever_signs_in_goes_on_as_the_player_they_were(meeting: Callable[..., Meeting], attendee: Any) -> None:
    this = meeting(0)
    account = attendee("Ada")
    account.does("POST", "/api/account", {"name": "Ada the First", "password": "long enough 12"})
    guest = attendee("Gus", this.meijin.event)
    guest.register()
    with socket_of(guest) as socket:
        assert socket.receive_json(timeout=20)["view"]["player"] == "P001"
        guest.does("POST", "/api/sign-in", {"name": "Ada the First", "password": "long enough 12"})
    assert guest.sees()["player"] == "P001"
    guest.orders("check_in", player="P001")
    assert [each["role"] for each in guest.does("GET", "/api/events?mine=true")["events"]] == ["player"]


def test_lists_of_events_tell_public_ones_and_mine(meeting: Callable[..., Meeting], attendee: Any) -> None:
    hidden, shown = meeting(0, public=False), meeting(1, game="ganymede")
    sam = attendee("Sam")
    while not (line := sam.does("GET", "/api/events?game=ganymede")["events"][0])["players"]:
        pass  # lists are a moment behind
    assert (line["id"], line["players"], line["role"]) == (shown.meijin.event, 1, "spectator")
    listed = {each["id"] for each in attendee("Sam").does("GET", "/api/events")["events"]}
    assert hidden.meijin.event not in listed
    (mine,) = hidden.meijin.does("GET", "/api/events?mine=true")["events"]
    assert (mine["id"], mine["role"]) == (hidden.meijin.event, "meijin")
    assert attendee("Sam", hidden.meijin.event).sees()["event"]["public"] is False  # whoever has the link


def test_settings_that_are_not_given_are_the_games(meeting: Callable[..., Meeting], attendee: Any) -> None:
    settings = meeting(0, game="go_out", settings={"round_minutes": 45}).meijin.sees()["event"]["settings"]
    assert (settings["best_of"], settings["round_minutes"], settings["deck_lists"]) == (1, 45, "none")
    sam = attendee("Sam")
    body = {"name": "x", "game": "go_out", "settings": {"best_of": 2}}
    assert "best_of" in sam.refused(400, "malformed", "POST", "/api/events", body)
    body["settings"] = {"options": {"wins_needed": 99}}
    assert "wins_needed" in sam.refused(400, "malformed", "POST", "/api/events", body)
    assert "crossover" in sam.refused(404, "unknown", "POST", "/api/events", {"name": "x", "game": "chess"})
    official = {"name": "x", "game": "crossover", "rounds": 9}
    assert "free mode" in sam.refused(409, "conflict", "POST", "/api/events", official)


def test_the_staff_enters_many_people_and_bots_at_once_or_none(meeting: Callable[..., Meeting]) -> None:
    this = meeting(1)
    path = f"/api/events/{this.meijin.event}/players"
    new = [{"name": "Aki", "paid": True, "check_in": True}, {"name": "Robot", "bot": "greedy"}]
    done = this.meijin.does("POST", path, {"players": new, "key": "k1"})
    assert done["players"] == ["P002", "P003"]
    again = this.meijin.does("POST", path, {"players": new, "key": "k1"})
    assert again["n"] == done["n"]
    lines = {each["name"]: each for each in this.meijin.sees()["players"]}
    assert (lines["Aki"]["paid"], lines["Aki"]["checked_in"], lines["Robot"]["bot"]) == (True, True, "greedy")
    wrong = {"players": [{"name": "Bo"}, {"name": "Cy", "bot": "nobody"}]}
    assert "nobody" in this.meijin.refused(404, "unknown", "POST", path, wrong)
    assert len(this.meijin.sees()["players"]) == 3
    this.people[0].refused(403, "forbidden", "POST", path, {"players": [{"name": "Bo"}]})
