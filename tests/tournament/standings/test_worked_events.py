"""Both worked events: every line of every table, after every round."""

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from meijin.tournament.standings.breakers import BreakerSet
from meijin.tournament.standings.history import History, Played, Result
from meijin.tournament.standings.table import Standing, explain, standings, tiebreak_values

Json = dict[str, Any]
EVENTS: list[Json] = json.loads((Path(__file__).parents[1] / "tournament-example.json").read_text("utf-8"))["events"]
TABLES = [
    pytest.param(event, closed, id=f"{event['id']} round {closed}")
    for event in EVENTS
    for closed in range(1, len(event["rounds"]) + 1)
]
SHORT = {Result.BYE: "BYE", Result.MISSED: "MISSED", Result.LEFT: "-"}


def history_of(event: Json, closed: int) -> dict[str, tuple[Played, ...]]:
    """What the matches of an event say; whoever is in no match has not come yet or has left."""
    rounds = [_round(matches["matches"]) for matches in event["rounds"][:closed]]
    here = {player for played in rounds for player in played}
    first = {player: min(no for no, played in enumerate(rounds) if player in played) for player in here}
    missed, left = Played(Result.MISSED, 0), Played(Result.LEFT, 0)
    return {
        player: tuple(
            played.get(player, missed if number < first[player] else left) for number, played in enumerate(rounds)
        )
        for player in sorted(here)
    }


def _round(matches: list[Json]) -> dict[str, Played]:
    played = {}
    for match in matches:
        if match["kind"] == "bye":
            played[match["a"]] = Played(Result.BYE, match["mp"][match["a"]])
            continue
        for me, other, won, lost in (
            (match["a"], match["b"], *match["games"]),
            (match["b"], match["a"], *reversed(match["games"])),
        ):
            points = match["mp"][me]
            result = {3: Result.WIN, 1: Result.DRAW, 0: Result.LOSS}[points]
            played[me] = Played(result, points, (other,), won, lost)
    return played


def table_of(event: Json, closed: int, breakers: BreakerSet = "TB") -> tuple[Standing, ...]:
    final = closed == event["rounds_planned"]
    history = history_of(event, closed)
    return standings(history, breakers=breakers, seed=event["seed"], rounds=closed, final=final, stage="swiss")


@pytest.mark.parametrize(("event", "closed"), TABLES)
@pytest.mark.rule("T8.1", "T8.2", "T8.3", "T8.4")
def test_every_line_is_as_the_example_says(event: Json, closed: int) -> None:
    history = history_of(event, closed)
    lines = [
        {
            "rank": line.rank,
            "player": line.player,
            "record": f"{line.wins}-{line.losses}-{line.draws}",
            "mp": line.points,
            "tb1": line.breakers[0].value,
            "tb2": line.breakers[1].value,
            "tb3": line.breakers[2].value or 0,
            "unbeaten": line.unbeaten,
            "opponents": [
                played.opponents[0] if played.opponents else SHORT[played.result] for played in history[line.player]
            ],
            **({} if line.place is None else {"place": line.place}),
        }
        for line in table_of(event, closed)
    ]
    expected = [
        {name: value for name, value in line.items() if name not in ("otb1", "otb2", "otb3", "dropped")}
        for line in event["rounds"][closed - 1]["standings"]
    ]
    assert lines == expected


@pytest.mark.parametrize(("event", "closed"), TABLES)
@pytest.mark.rule("T8.7")
def test_the_tiebreakers_by_hand_are_as_the_example_says(event: Json, closed: int) -> None:
    by_hand = {
        line.player: [breaker.value for breaker in line.breakers] for line in table_of(event, closed, breakers="OTB")
    }
    assert by_hand == {
        line["player"]: [line["otb1"], line["otb2"], line["otb3"]] for line in event["rounds"][closed - 1]["standings"]
    }


@pytest.mark.parametrize(("event", "closed"), TABLES)
def test_the_pairing_gets_the_same_values_without_the_table(event: Json, closed: int) -> None:
    assert tiebreak_values(history_of(event, closed)) == {
        line["player"]: (line["tb1"], line["tb2"], None if line["unbeaten"] else line["tb3"])
        for line in event["rounds"][closed - 1]["standings"]
    }


@pytest.mark.parametrize(("event", "closed"), TABLES)
def test_the_parts_of_each_tiebreaker_add_up_to_it(event: Json, closed: int) -> None:
    history: History = history_of(event, closed)
    sets: tuple[BreakerSet, ...] = ("TB", "OTB", "RR")
    for breakers in sets:
        for line in table_of(event, closed, breakers):
            for breaker, explained in zip(line.breakers, explain(history, line.player, breakers), strict=True):
                summed = sum((part.value for part in explained.parts if not part.dropped), Fraction(0))
                assert (explained.code, explained.value) == (breaker.code, breaker.value)
                assert summed == (breaker.value or 0)
