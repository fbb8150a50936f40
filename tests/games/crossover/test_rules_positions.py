"""Describing a position (section 16): what may be said, and what need not be."""

from __future__ import annotations

from typing import Any

import pytest

import meijin
from meijin.games.crossover.state import Crossover
from tests.games.crossover.table import BLUE, RED, choices, coins, decider, fight, play, power, seat, step, table, teams

RED_CARDS = {"village": ["n-437", "n-436", "n-475"]}
BLUE_CARDS = {"village": ["h-wa18", "h-wa01"]}


def scene(flow: dict[str, Any], counters: dict[str, object] | None = None, **zones: object) -> Crossover:
    """A position of the two starter decks, described by hand."""
    laid: dict[str, object] = {"red": RED_CARDS, "blue": BLUE_CARDS, **zones}
    state = meijin.Scenario("crossover", zones=laid, counters=counters or {}, flow=flow).state()
    assert isinstance(state, Crossover)
    return state


@pytest.mark.rule("CB16.1", "CB16.4")
@pytest.mark.parametrize(
    ("flow", "counters", "attacker"),
    [
        ({"step": "J"}, {}, "red"),
        ({"step": "J", "decides": "blue"}, {}, "blue"),
        ({"step": "J"}, {"attacker": "blue"}, "blue"),
    ],
)
def test_who_attacks_is_said_in_the_flow_or_by_the_counter(
    flow: dict[str, Any], counters: dict[str, object], attacker: str
) -> None:
    state = scene(flow, {"turn": 9, **counters})
    assert (decider(state), step(state)) == (attacker, "J")


@pytest.mark.rule("CB16.6")
def test_teams_are_said_with_the_head_first() -> None:
    state = scene({"step": "I", "teams": {"red": [["n-437", "n-436"]]}}, {"turn": 9})
    assert teams(state, RED) == "n-437+n-436 n-475"
    assert teams(state, BLUE) == "h-wa01 h-wa18"


@pytest.mark.rule("CB16.7")
@pytest.mark.parametrize(("battles", "opposed"), [(None, "h-wa18"), ([["n-437"], ["n-475", "h-wa18"]], "")])
def test_battles_are_said_by_the_heads_or_go_in_order(battles: list[list[str]] | None, opposed: str) -> None:
    red = {"battlefield": ["n-437", "n-475"], "hand": ["n-428"], "chakra": ["n-430"]}
    blue = {"battlefield": ["h-wa18"], "hand": ["h-wa02"], "chakra": ["h-wa01"]}
    flow: dict[str, Any] = {"step": "L"} | ({"battles": battles} if battles else {})
    state = scene(flow, {"turn": 9}, red=red, blue=blue)
    panels = state.view(RED)["battles"]
    assert isinstance(panels, list)
    assert ("h-wa18" in str(panels[0])) == bool(opposed)


@pytest.mark.rule("CB16.8", "CB6.4.2")
def test_time_coins_are_all_there_unless_they_are_said() -> None:
    full = scene({"step": "G"}, {"turn": 9}, blue={"village": ["h-ev01"]})
    assert coins(full, "h-ev01", "time") == 3
    less = scene({"step": "G"}, {"turn": 9}, blue={"village": [{"card": "h-ev01", "time": 2}]})
    assert coins(less, "h-ev01", "time") == 2


@pytest.mark.rule("CB16.2", "CB16.5", "CB16.8")
def test_a_position_in_the_middle_of_a_chain_is_described_completely() -> None:
    red = seat("n-490", hand="j-362*2 m-346", chakra="n-428*3")
    state = table("J", red=red, blue=seat("h-wa25", hand="h-te12", chakra="h-wa02*3"))
    fight(state, "n-490", "h-wa25")
    play(state, "use j-362 n-490", "pass", "pass", "pass", "use j-362 n-490", "pay n-428")
    described = state.describe()
    assert {"stack", "chain", "lasting", "met"} <= set(described.flow)
    again = described.state()
    assert isinstance(again, Crossover)
    assert choices(again) == choices(state)
    for each in (state, again):
        play(each, "pass", "pass")
        assert power(each, "n-490") == "6/2"
    assert again.describe().flow == state.describe().flow
