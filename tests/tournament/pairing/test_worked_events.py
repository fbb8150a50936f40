"""Both worked events, round by round: orders, keys, byes, pairs, tables and costs (7.1 to 7.7)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from meijin.tournament.pairing.swiss import Contender, SwissField, pair
from meijin.tournament.seeds import seed_digest
from tests.tournament.pairing.enumeration import pair_by_enumeration
from tests.tournament.pairing.one_matching import pair_by_matching

EVENTS: list[dict[str, Any]] = json.loads((Path(__file__).parents[1] / "tournament-example.json").read_text("utf-8"))[
    "events"
]


def fields(event: dict[str, Any]) -> list[tuple[SwissField, dict[str, Any]]]:
    """What each round was paired from, by the standings after the one before, and the round as it should be."""
    found: list[tuple[SwissField, dict[str, Any]]] = []
    meetings: dict[frozenset[str], tuple[int, ...]] = {}
    byes: dict[str, int] = {}
    standings: dict[str, dict[str, Any]] = {}
    for expected in event["rounds"]:
        players = [one["player"] for one in expected["order"]]
        players += [match["a"] for match in expected["matches"] if match["kind"] == "bye"]
        contenders = tuple(contender(player, byes.get(player, 0), standings.get(player)) for player in sorted(players))
        field = SwissField(event["seed"], expected["round"], expected["attempt"], contenders, dict(meetings))
        found.append((field, expected))
        for match in expected["matches"]:
            if match["kind"] == "bye":
                byes[match["a"]] = byes.get(match["a"], 0) + 1
            else:
                meetings[frozenset((match["a"], match["b"]))] = (expected["round"],)
        standings = {one["player"]: one for one in expected["standings"]}
    return found


def contender(player: str, byes: int, standing: dict[str, Any] | None) -> Contender:
    if standing is None:
        return Contender(player, 0, byes)
    tb3 = None if standing["unbeaten"] else standing["tb3"]
    return Contender(player, standing["mp"], byes, standing["tb1"], standing["tb2"], tb3)


ROUNDS = [
    pytest.param(field, expected, id=f"{event['id']}-round{expected['round']}")
    for event in EVENTS
    for field, expected in fields(event)
]


@pytest.mark.parametrize(("field", "expected"), ROUNDS)
@pytest.mark.rule("T7.1", "T7.4")
def test_16_the_round_is_paired_as_worked_out(field: SwissField, expected: dict[str, Any]) -> None:
    pairing = pair(field)
    assert [
        {"player": player, "mp": points(field, player), "key8": pairing.keys[player][:8]} for player in pairing.order
    ] == expected["order"]
    played = [match for match in expected["matches"] if match["kind"] != "bye"]
    assert list(pairing.pairs) == [(match["a"], match["b"]) for match in played]
    byes = [match["a"] for match in expected["matches"] if match["kind"] == "bye"]
    assert pairing.bye == (byes[0] if byes else None)
    assert (pairing.cost.rematch, pairing.cost.gaps, pairing.cost.height) == (
        expected["cost"]["rematch"],
        expected["cost"]["gap2"],
        expected["cost"]["height"],
    )
    assert not pairing.relaxed


@pytest.mark.parametrize(("field", "expected"), ROUNDS)
def test_7_4_the_slow_ways_agree(field: SwissField, expected: dict[str, Any]) -> None:
    assert pair_by_matching(field) == pair(field)
    if len(field.contenders) <= 8:
        assert pair_by_enumeration(field) == pair(field)


@pytest.mark.parametrize(("field", "expected"), ROUNDS)
@pytest.mark.rule("T7.3")
def test_7_3_the_list_for_the_bye_begins_as_worked_out(field: SwissField, expected: dict[str, Any]) -> None:
    """The worked events name the first three."""
    candidates = pair(field).bye_candidates
    assert list(candidates[:3]) == expected.get("bye_candidates", [])
    assert sorted(candidates) == (sorted(one.player for one in field.contenders) if candidates else [])


def points(field: SwissField, player: str) -> int:
    return next(one.points for one in field.contenders if one.player == player)


@pytest.mark.parametrize("event", EVENTS, ids=[event["id"] for event in EVENTS])
@pytest.mark.rule("T4.1")
def test_12_the_seed_was_promised(event: dict[str, Any]) -> None:
    assert seed_digest(event["seed"]) == event["seed_sha256"]
