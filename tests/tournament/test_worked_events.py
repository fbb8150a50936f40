"""Both worked events of the specification, played through the real commands and compared entry by entry."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from meijin.tournament import commands as c
from meijin.tournament.audit import audit
from meijin.tournament.files import Export
from meijin.tournament.model import MatchResult
from meijin.tournament.ranking import standings_of
from tests.tournament.desk import ENGINE, JUDGE, Desk

EVENTS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "tournament-example.json").read_text(encoding="utf-8")
)["events"]


def result_of(match: dict[str, Any]) -> MatchResult:
    if match["kind"] == "intentional_draw":
        return MatchResult(kind="intentional_draw", announced_s=90)
    return MatchResult(kind="played", score=tuple(match["games"]))


def play_round(desk: Desk, told: dict[str, Any], penalties: list[dict[str, Any]]) -> None:
    desk.do(c.Pair())
    desk.do(c.Publish())
    desk.wait(10)
    desk.do(c.StartClock())
    for penalty in penalties:
        desk.do(c.Penalize(player=penalty["player"], infraction=penalty["infraction"], level=penalty["level"]), JUDGE)
    desk.wait(50)
    desk.do(c.CallTime(), ENGINE)
    for match, expected in zip(desk.event.round.matches, told["matches"], strict=True):
        if expected["kind"] != "bye":
            desk.do(c.EnterResult(match=match.id, result=result_of(expected)), JUDGE)


def compare_pairing(desk: Desk, told: dict[str, Any]) -> None:
    drawn = desk.event.round
    expected = [(m["table"], tuple(p for p in (m["a"], m["b"]) if p), m["kind"], m["mp"]) for m in told["matches"]]
    assert [(m.table, m.seats, str(m.kind), m.points) for m in drawn.matches] == expected
    assert drawn.attempt == told["attempt"]
    assert drawn.meta["order"] == tuple((line["player"], line["key8"]) for line in told["order"])
    cost = drawn.meta["cost"]
    assert isinstance(cost, dict)
    assert [cost["rematch"], cost["gaps"], cost["height"]] == list(told["cost"].values())
    candidates = drawn.meta["bye_candidates"]
    assert isinstance(candidates, tuple)
    assert list(candidates[:3]) == told.get("bye_candidates", [])


def compare_standings(desk: Desk, told: dict[str, Any], *, last: bool) -> None:
    table = standings_of(desk.event, desk.tournament.seed)
    seen = [
        {
            "rank": line.rank,
            "player": line.player,
            "record": f"{line.wins}-{line.losses}-{line.draws}",
            "mp": line.points,
            "tb1": line.breakers[0].value,
            "tb2": line.breakers[1].value,
            "tb3": 0 if line.breakers[2].value is None else line.breakers[2].value,
            "unbeaten": line.unbeaten,
            **({"place": line.place} if last else {}),
        }
        for line in table
    ]
    hand = ("otb1", "otb2", "otb3", "opponents", "dropped")  # compared where standings are tested
    assert seen == [{key: value for key, value in line.items() if key not in hand} for line in told["standings"]]


@pytest.mark.rule("T2.1", "T7.1", "T7.2", "T7.3", "T7.4", "T7.7", "T8.1", "T8.2", "T8.3", "T8.4", "T8.6", "T12.1")
@pytest.mark.parametrize("told", EVENTS, ids=[event["id"] for event in EVENTS])
def test_the_worked_event_comes_out_exactly(told: dict[str, Any]) -> None:
    log = told.get("log", [])
    late = {entry["player"]: entry["before_round"] for entry in log if entry["type"] == "late_entry"}
    desk = Desk([player for player in told["players"] if player not in late], seed=told["seed"])
    assert desk.event.seed_sha256 == told["seed_sha256"]
    for told_round in told["rounds"]:
        number = told_round["round"]
        for player, before in late.items():
            if before == number:
                desk.enter(player)
        penalties = [entry for entry in log if entry["type"] == "penalty" and entry["round"] == number]
        play_round(desk, told_round, penalties)
        compare_pairing(desk, told_round)
        desk.do(c.CloseRound())
        for entry in log:
            if entry["type"] == "drop" and entry["after_round"] == number:
                desk.do(c.Drop(player=entry["player"]))
        compare_standings(desk, told_round, last=number == told["rounds_planned"])
    desk.do(c.Finish())
    assert audit(Export(tuple(desk.tournament.log), told["seed"], desk.tournament.sealed)).differences == []
