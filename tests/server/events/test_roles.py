"""Every command by every role: who may not is refused, whatever the command says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from meijin.tournament.commands import AnyCommand, Command
from meijin.tournament.roles import Role
from tests.server.events.conftest import Attendee, Meeting

RESULT = {"kind": "played", "score": [2, 0]}
# In which phase each command is tried, with what it says.
TRIED: dict[str, list[dict[str, Any]]] = {
    "registration": [
        {"type": "create", "id": "x", "name": "x", "game": "crossover", "meijin": "x", "seed_sha256": "x"},
        {"type": "set_terms", "name": "x", "level": "store", "format": "swiss", "cut": 0, "settings": {}},
        {"type": "open"},
        {"type": "set_prizes", "prizes": []},
        {"type": "appoint", "user": "", "name": "x", "role": "none"},
        {"type": "tick", "item": "fees"},
        {"type": "enter", "player": "X1", "name": "x"},
        {"type": "invite", "user": "nobody", "name": "x"},
        {"type": "decline"},
        {"type": "accept_post"},
        {"type": "check_in", "player": "P002"},
        {"type": "mark_paid", "player": "P002"},
        {"type": "submit_list", "player": "P002", "cards": "1 N-490"},
        {"type": "check_list", "player": "P002", "legal": True},
        {"type": "spot_check", "player": "P002", "passed": True},
        {"type": "drop", "player": "P009"},
        {"type": "commit_number", "player": "P002", "commitment": "ab" * 32},
        {"type": "close_registration"},
    ],
    "ready": [
        {"type": "reveal_number", "player": "P002", "number": "ab" * 32},
        {"type": "stir", "said": "4 6"},
        {"type": "reopen_registration"},
        {"type": "close_registration"},
        {"type": "finish_check"},
        {"type": "pair"},
    ],
    "pairing": [{"type": "swap_players", "one": "a", "other": "b"}, {"type": "pair_again"}, {"type": "publish"}],
    "published": [{"type": "start_clock"}],
    "running": [
        {"type": "extend", "match": "", "seconds": 60},
        {"type": "reseat_pods", "absent": ["P002"]},
        {"type": "arrive", "player": "P002"},
        {"type": "report", "player": "P002", "match": "", "result": RESULT},
        {"type": "withdraw_report", "player": "P002", "match": ""},
        {"type": "confirm", "match": ""},
        {"type": "enter_result", "match": "", "result": RESULT},
        {"type": "correct", "match": "", "result": RESULT},
        {"type": "penalize", "player": "P002", "infraction": "other", "level": "warning"},
        {"type": "call_judge", "match": ""},
        {"type": "take_back", "n": 1},
        {"type": "pause_clock"},
        {"type": "resume_clock"},
        {"type": "call_time"},
        {"type": "close_round"},
    ],
    "between": [{"type": "end_swiss"}],
    "swiss_done": [{"type": "hold_coin", "winner": "P001", "loser": "P002"}, {"type": "cancel"}, {"type": "finish"}],
    "finished": [{"type": "reopen"}],
}
KINDS: dict[str, type[Command]] = {str(kind.__struct_config__.tag): kind for kind in AnyCommand.__args__}


def test_every_command_is_tried() -> None:
    assert {command["type"] for commands in TRIED.values() for command in commands} == KINDS.keys()


@pytest.fixture
def everybody(meeting: Callable[..., Meeting], attendee: Any) -> Iterator[tuple[Meeting, dict[Role, Attendee]]]:
    this = meeting(4, settings={"deck_lists": "optional", "break_minutes": 0}, rounds=2)
    judge, sam = attendee("Judy", this.meijin.event), attendee("Sam", this.meijin.event)
    this.meijin.orders("appoint", user=judge.id, name="Judy")
    yield this, {Role.SPECTATOR: sam, Role.PLAYER: this.people[0], Role.JUDGE: judge}


def test_whoever_may_not_is_refused(everybody: tuple[Meeting, dict[Role, Attendee]]) -> None:
    this, roles = everybody
    nobody = Attendee(this.meijin.client)
    nobody.event = this.meijin.event
    steps: dict[str, Callable[[], Any]] = {
        "registration": lambda: this.meijin.orders("close_registration"),
        "ready": lambda: this.meijin.orders("pair"),
        "pairing": lambda: this.meijin.orders("publish"),
        "published": lambda: this.meijin.orders("start_clock"),
        "running": lambda: _close(this),
        "between": lambda: this.meijin.orders("end_swiss", reason="it is late"),
        "swiss_done": lambda: this.meijin.orders("finish"),
        "finished": lambda: None,
    }
    for phase, commands in TRIED.items():
        assert this.meijin.sees()["event"]["phase"] == phase
        entries = this.meijin.sees()["event"]["entries"]
        for command in commands:
            _try(this, command, roles, nobody)
        assert this.meijin.sees()["event"]["entries"] == entries
        steps[phase]()


def _close(this: Meeting) -> None:
    for match in this.matches():
        this.settle(match)
    this.meijin.orders("close_round")


def _try(this: Meeting, command: dict[str, Any], roles: dict[Role, Attendee], nobody: Attendee) -> None:
    """Whoever may not give an order is refused for that; players also what is another's."""
    said = dict(command)
    if "match" in said:
        other = next(match for match in this.matches() if roles[Role.PLAYER].player not in match["seats"])
        said["match"] = other["id"]
    if said.get("user") == "":
        said["user"] = roles[Role.JUDGE].id
    kind = KINDS[said.pop("type")]
    assert nobody.order(command["type"], "because", **said).status_code == 401
    for role, somebody in roles.items():
        theirs = role is Role.PLAYER and ("player" in said or "match" in said or command["type"] == "enter")
        if role in kind.allowed and not theirs and not _as_somebody_else(role, command):
            continue
        answer = somebody.order(command["type"], "because", **said)
        phase = kind.phases is None or this.meijin.sees()["event"]["phase"] in kind.phases
        expected = (403, 409) if theirs or not phase else (403,)
        unknown = (404,) if "P009" in said.values() else ()
        assert answer.status_code in (*expected, *unknown), (role, command, answer.text)


def _as_somebody_else(role: Role, command: dict[str, Any]) -> bool:
    """Registering somebody is allowed for everybody, but only for oneself."""
    return command["type"] == "enter" and role is Role.SPECTATOR


def test_a_player_can_take_nobody_elses_place(everybody: tuple[Meeting, dict[Role, Attendee]]) -> None:
    this, roles = everybody
    matches = this.begin()
    mine, other = this.people[0], this.people[1]
    theirs = next(match for match in matches if other.player in match["seats"])
    for command in (
        {"type_": "arrive", "player": other.player},
        {"type_": "report", "player": other.player, "match": theirs["id"], "result": RESULT},
        {"type_": "drop", "player": other.player},
    ):
        mine.cannot(403, "forbidden", **command)
    roles[Role.JUDGE].cannot(
        403, "forbidden", "penalize", player="P001", infraction="cheating", level="disqualification"
    )


def test_what_comes_next_is_told_to_the_staff_and_can_be_done(meeting: Callable[..., Meeting], attendee: Any) -> None:
    this = meeting(4, mode="official", level="premier", cut=8, game="ganymede", settings={"break_minutes": 10})
    judge = attendee("Judy", this.meijin.event)
    this.meijin.orders("appoint", user=judge.id, name="Judy")
    assert (this.meijin.sees()["event"]["elimination"], this.people[0].sees()["event"]["next"]) == (None, None)
    told = this.meijin.orders("close_registration")["warnings"]
    assert told == [{"id": "part-no_cut", "fields": {"least": 32, "here": 4}}]
    for each in (this.meijin, judge):
        seen = each.sees()
        assert (seen["event"]["elimination"], seen["event"]["next"]["order"]) == (0, {"type": "pair"})
        assert seen["event"]["may"]["pair"]["code"] == (None if each is this.meijin else "forbidden")
        assert seen["event"]["may"]["correct"]["needs_reason"]
        assert seen["event"]["may"]["enter"]["without"] == ["self"]  # staff do not play
    own = this.people[0].sees()["event"]["may"]
    assert (own["drop"]["code"], own["check_in"]["code"], "pair" in own) == (None, "conflict", False)


def test_what_can_be_taken_back_is_told_to_the_meijin(meeting: Callable[..., Meeting], attendee: Any) -> None:
    this = meeting(4)
    judge = attendee("Judy", this.meijin.event)
    this.meijin.orders("appoint", user=judge.id, name="Judy")
    this.meijin.orders("drop", player=this.people[0].player)
    (n,) = this.meijin.sees()["event"]["undoable"]
    assert this.meijin.reads_log()[-1]["n"] == n
    assert judge.sees()["event"]["undoable"] == []
    this.meijin.orders("take_back", reason="they stay", n=n)
    assert this.meijin.sees()["event"]["undoable"] == []


def test_who_comes_late_is_told_why_and_the_opponent_loses_nothing(meeting: Callable[..., Meeting]) -> None:
    this = meeting(4, settings={"late_game_loss_s": 0, "late_match_loss_s": 0})
    match = this.begin()[0]
    late, there = this.both(match)
    why = this.meijin.cannot(409, "conflict", "arrive", player=late.player)
    assert "which costs the match (6.12): say so" in why
    this.meijin.orders("arrive", player=late.player, accepts="match")
    seen = this.matches()[0]
    assert (seen["points"], list(seen["late"])) == ({late.player: 0, there.player: 3}, [late.player])
    entry = this.meijin.reads_log()[-1]
    assert (entry["type"], entry["payload"]["costs"]) == ("arrive", "match")
    this.meijin.orders("take_back", reason="it was somebody else", n=entry["n"])
    assert this.matches()[0]["state"] == "waiting"
