from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tests.server.events.conftest import Meeting

Made = Callable[..., Meeting]


def test_an_order_sent_twice_counts_once(meeting: Made) -> None:
    this = meeting(1)
    once = this.meijin.orders("mark_paid", key="k", player="P001")
    assert this.meijin.orders("mark_paid", key="k", player="P001") == once
    other = this.meijin.orders("mark_paid", key="k", player="P001", paid=False)  # another order under the same key
    assert other["n"] == once["n"] + 1
    assert this.people[0].orders("check_in", key="k", player="P001")["n"] == once["n"] + 2  # and another's


def test_orders_of_many_at_once_all_count(meeting: Made) -> None:
    this = meeting(6, check_in=False)
    before = this.meijin.sees()["event"]["entries"]
    with ThreadPoolExecutor(6) as pool:
        done = list(pool.map(lambda one: one.orders("check_in", player=one.player)["n"], this.people))
    assert sorted(done) == list(range(before + 1, before + 7))
    assert all(each["checked_in"] for each in this.meijin.sees()["players"])


def test_contradictory_reports_call_a_judge_and_stand_for_nothing(meeting: Made) -> None:
    this = meeting(4)
    match = this.begin()[0]
    upper, lower = this.both(match)
    assert upper.reports(match, 2, 1).is_success
    assert lower.reports(match, 0, 2).is_success
    now = this.matches()[0]
    assert (now["state"], now["kind"], now["calls"]) == ("disputed", None, {"id": "part-reports_differ", "fields": {}})
    assert len(now["reports"]) == 2
    assert "differ" in this.meijin.cannot(409, "conflict", "confirm", match=match["id"])
    this.settle(match)
    assert this.matches()[0]["state"] == "confirmed"
    assert "result already" in upper.reports(match, 2, 1).json()["reason"]


def test_what_cannot_be_is_refused_and_nothing_changes(meeting: Made) -> None:
    this = meeting(4)
    first = this.begin()
    meijin, (upper, _) = this.meijin, this.both(first[0])
    before = meijin.sees()["event"]["entries"]
    path = f"/api/events/{meijin.event}/orders"
    told = [
        upper.reports(first[0], 3, 0),  # an impossible score
        upper.reports(first[0], 1, 1),  # not before time is called
        upper.reports(first[1], 2, 0),  # another table
        upper.order("report", player="P999", match=first[0]["id"], result={"kind": "played", "score": [2, 0]}),
        upper.order("report", player=upper.player, match="swiss-7-0-1", result={"kind": "played", "score": [2, 0]}),
        meijin.order("pair"),  # with unfinished results
        meijin.order("close_round"),
        meijin.order("enter", player="P001", name="Twice"),  # a player twice
        meijin.order("penalize", player="P001", infraction="other", level="game_loss", note_digest="x"),
        meijin.order("take_back", n=1),
    ]
    assert [answer.status_code for answer in told] == [409, 409, 403, 404, 404, 409, 409, 409, 409, 409]
    reasons = [answer.json()["reason"] for answer in told]
    assert "3-0 cannot be" in reasons[0]
    assert "time was called" in reasons[1]
    assert "does not sit" in reasons[2]
    assert "say why" in reasons[9]
    assert "'dance'" in meijin.refused(400, "malformed", "POST", path, {"command": {"type": "dance"}})
    assert "reslut" in meijin.refused(400, "malformed", "POST", path, {"command": {"type": "pair", "reslut": 1}})
    assert meijin.sees()["event"]["entries"] == before

    for match in first:
        this.settle(match)
    meijin.orders("close_round")
    meijin.orders("pair")
    meijin.orders("publish")
    late = upper.reports(first[0], 2, 0)  # of a round that is closed
    assert (late.status_code, late.json()["code"]) == (409, "conflict")
    assert upper.cannot(404, "unknown", "drop", player="P999")


def test_registration_is_by_oneself_once_and_in_time(meeting: Made, attendee: Any) -> None:
    this = meeting(4)
    somebody = this.people[0]
    path = f"/api/events/{somebody.event}/register"
    assert "registered already" in somebody.refused(409, "illegal", "POST", path, {})
    assert "on the staff" not in this.meijin.does("POST", path, {"name": "Mei herself"})["warnings"][1:]
    other = attendee("Otto", somebody.event)
    assert "cannot be seen" in other.refused(409, "illegal", "POST", path, {"name": "a\u0000b"})
    other.cannot(403, "forbidden", "enter", player="P050", name="Otto", user=attendee("Somebody else").id)
    other.cannot(403, "forbidden", "enter", player="P050", name="Otto", user=other.id, bot="greedy")
    this.meijin.orders("close_registration")
    assert "closed" in other.refused(409, "conflict", "POST", path, {})
    other.client.cookies.clear()
    other.cookie = ""
    other.refused(401, "not_signed_in", "POST", path, {})


def test_a_judge_is_found_by_name_and_must_exist(meeting: Made, attendee: Any) -> None:
    this = meeting(0)
    judge = attendee("x")
    judge.does("POST", "/api/account", {"name": "Judge Jo", "password": "long enough 12"})
    found = this.meijin.does("GET", "/api/people?name=judge%20JO")
    assert found == {"user": judge.id, "name": "Judge Jo"}
    assert "no account" in this.meijin.refused(404, "unknown", "GET", "/api/people?name=nobody")
    this.meijin.cannot(404, "unknown", "appoint", user="0123456789abcdef", name="Nobody")
    this.meijin.orders("appoint", user=found["user"], name=found["name"])
    judge.event = this.meijin.event
    assert judge.sees()["role"] == "judge"


def test_a_waitlist_and_a_list_with_errors(meeting: Made, attendee: Any) -> None:
    this = meeting(2, settings={"capacity": 2, "deck_lists": "required"})
    third = attendee("Third", this.meijin.event)
    third.register(cards="3 Naruto Uzumaki\n99 Nonsense Card")
    line = next(each for each in third.sees()["players"] if each["mine"])
    assert (line["status"], line["list_check"]) == ("waitlisted", "illegal")
    assert any("nonsense card" in str(error["fields"]) for error in line["list_errors"])
    mine = third.does("GET", f"/api/events/{third.event}/lists/{third.player}")
    assert "Nonsense Card" in mine["text"]
    assert mine["errors"] == line["list_errors"]
    this.people[0].orders("drop", player="P001")
    assert next(each for each in third.sees()["players"] if each["mine"])["status"] == "registered"


def test_a_table_of_players_with_a_broken_line_is_refused_by_its_number(meeting: Made) -> None:
    this = meeting(0)
    path = f"/api/events/{this.meijin.event}/sheets/players.csv"
    lines = ["display_name", *(f"Player {number}" for number in range(2, 60))]
    lines[36] = '"Player 37'
    broken = this.meijin.ask("POST", path, content="\n".join(lines).encode())
    assert broken.status_code == 400
    assert "line 37" in broken.json()["reason"]
    assert this.meijin.sees()["players"] == []
    lines[36] = "Player 37"
    assert this.meijin.ask("POST", path, content="\n".join(lines).encode()).is_success
    assert len(this.meijin.sees()["players"]) == 58


def test_a_body_that_is_not_understood_is_told_what_would_be_right(meeting: Made) -> None:
    meijin = meeting(0).meijin
    orders, players = f"/api/events/{meijin.event}/orders", f"/api/events/{meijin.event}/players"
    told = meijin.refused(400, "malformed", "POST", orders, {"command": {"type": "dance"}})
    assert told.startswith("command.type: it cannot be 'dance'; allowed: create, ")
    told = meijin.refused(400, "malformed", "POST", orders, {"command": {"type": "publish", "now": True}})
    assert told == "command: there is no field 'now' here"
    told = meijin.refused(400, "malformed", "POST", players, {"players": [{"name": "Ann", "nick": "A"}]})
    assert told.startswith("players[0]: there is no field 'nick'; the fields are: name, ")
    told = meijin.refused(400, "malformed", "GET", f"/events/{meijin.event}/print/slips.html?round=x")
    assert told == "round: it must be a whole number or null, not a text"


def test_two_people_of_one_name_are_told_apart(meeting: Made) -> None:
    meijin = meeting(0).meijin
    path = f"/api/events/{meijin.event}/players"
    assert meijin.does("POST", path, {"players": [{"name": "Ann"}, {"name": "Ben"}]})["warnings"] == []
    second = meijin.does("POST", path, {"players": [{"name": "ann"}]})
    assert second["warnings"] == [{"id": "part-namesake", "fields": {"name": "Ann", "player": "P001"}}]
    assert [each["name"] for each in meijin.sees()["players"]] == ["Ann (P001)", "Ben", "ann (P003)"]


def test_a_bot_is_conceded_to_at_once(meeting: Made) -> None:
    this = meeting(3, game="cat_battles", settings={"best_of": 1})
    bots = {"players": [{"name": "Robot", "bot": "random"}]}
    (bot,) = this.meijin.does("POST", f"/api/events/{this.meijin.event}/players", bots)["players"]
    match = next(each for each in this.begin() if bot in each["seats"])
    somebody = next(each for each in this.people if each.player in match["seats"])
    report = {"player": somebody.player, "match": match["id"]}
    told = somebody.order("report", **report, result={"kind": "intentional_draw"}).json()["reason"]
    assert "bots never agree to a draw" in told
    conceded = {"kind": "concession", "loser": somebody.player, "score": [0, 0]}
    somebody.orders("report", **report, result=conceded)
    now = next(each for each in this.matches() if each["id"] == match["id"])
    assert (now["state"], now["kind"], now["points"][bot]) == ("confirmed", "win", 3)
