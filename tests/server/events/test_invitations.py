"""An account plays where its holder wants to: the staff invites, and the account enters itself or declines."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

import pytest

from tests.server.events.conftest import Attendee, Meeting

_numbers = count(1)
WORDS = ["Ash", "Birch", "Cedar", "Dogwood", "Elm", "Fir", "Ginkgo", "Hazel", "Ivy", "Juniper", "Larch", "Maple"]


@pytest.fixture
def member(attendee: Callable[..., Attendee]) -> Callable[..., Attendee]:
    """Makes accounts."""

    def made(event: str) -> Attendee:
        somebody = attendee("Nobody Yet", event)
        name = f"{WORDS[next(_numbers) % len(WORDS)]} {next(_numbers)}"
        somebody.does("POST", "/api/account", {"name": name, "password": "correct horse"})
        return somebody

    return made


def name_of(somebody: Attendee) -> str:
    return str(somebody.does("GET", "/api/me")["name"])


def mine(somebody: Attendee) -> dict[str, str]:
    return {each["id"]: each["role"] for each in somebody.does("GET", "/api/events?mine=true")["events"]}


def test_the_staff_cannot_enter_an_account(meeting: Callable[..., Meeting], member: Callable[..., Attendee]) -> None:
    event = meeting()
    ann = member(event.meijin.event)
    told = event.meijin.cannot(403, "forbidden", "enter", player="P001", name="Somebody Else", user=ann.id)
    assert "`invite` them, or enter a name without a `user`" in told
    body = {"players": [{"name": "Somebody Else", "user": ann.id}]}
    assert event.meijin.ask("POST", f"/api/events/{ann.event}/players", body).status_code == 400
    assert event.meijin.sees()["players"] == []
    assert mine(ann) == {}


def test_who_is_invited_enters_under_their_own_name(
    meeting: Callable[..., Meeting], member: Callable[..., Attendee]
) -> None:
    event = meeting()
    ann = member(event.meijin.event)
    event.meijin.orders("invite", user=ann.id, name="Somebody Else")
    assert event.meijin.sees()["event"]["invited"] == [{"user": ann.id, "name": name_of(ann), "may_enter": True}]
    assert event.meijin.sees()["players"] == []
    assert ann.sees()["role"] == "spectator"
    assert mine(ann) == {ann.event: "spectator"}
    assert "invited already" in event.meijin.cannot(409, "conflict", "invite", user=ann.id, name="x")
    ann.register()
    assert [each["name"] for each in ann.sees()["players"]] == [name_of(ann)]
    assert (ann.sees()["role"], ann.sees()["event"]["invited"]) == ("player", [])
    assert mine(ann) == {ann.event: "player"}
    assert "registered already" in event.meijin.cannot(409, "conflict", "invite", user=ann.id, name="x")


def test_who_declines_is_left_alone_and_an_invitation_can_be_withdrawn(
    meeting: Callable[..., Meeting], member: Callable[..., Attendee]
) -> None:
    event = meeting()
    ann, ben = member(event.meijin.event), member(event.meijin.event)
    for each in (ann, ben):
        event.meijin.orders("invite", user=each.id, name="x")
    assert "not invited" in event.meijin.cannot(409, "conflict", "decline")
    ann.orders("decline")
    event.meijin.orders("invite", user=ben.id, name="x", withdrawn=True)
    assert event.meijin.sees()["event"]["invited"] == []
    assert mine(ann) == mine(ben) == {}
    assert ann.cannot(409, "conflict", "decline") == "you are not invited to play here: register instead"


def test_who_is_invited_may_come_when_registration_is_closed_and_others_may_not(
    meeting: Callable[..., Meeting], member: Callable[..., Attendee]
) -> None:
    event = meeting(4)
    ann, ben = member(event.meijin.event), member(event.meijin.event)
    event.meijin.orders("close_registration")
    event.meijin.orders("invite", user=ann.id, name="x")
    assert ben.ask("POST", f"/api/events/{ben.event}/register", {}).status_code == 409
    ann.register()
    assert sum(each["status"] == "active" for each in event.meijin.sees()["players"]) == 5


def test_guests_are_not_invited_and_only_the_staff_invites(
    meeting: Callable[..., Meeting], attendee: Callable[..., Attendee], member: Callable[..., Attendee]
) -> None:
    event = meeting()
    guest, ann = attendee("Gus", event.meijin.event), member(event.meijin.event)
    assert "only accounts are invited" in event.meijin.cannot(409, "conflict", "invite", user=guest.id, name="x")
    ann.cannot(403, "forbidden", "invite", user=ann.id, name="x")
