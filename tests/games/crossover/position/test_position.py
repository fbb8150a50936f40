"""Positions from words: what need not be said, what is refused, and described positions set up again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import meijin
from meijin.games.crossover.state import Crossover
from meijin.kernel.errors import ScenarioError
from meijin.kernel.generator import Rng
from tests.games.crossover.table import (
    at,
    choices,
    coins,
    fight,
    idle,
    new,
    play,
    seat,
    settle,
    step,
    table,
    team_power,
    teams,
)
from tests.mangling import check_mangled


def position(step: str = "G", flow: Mapping[str, object] | None = None, **owners: Any) -> Crossover:
    """A position as a scenario file has it, between the two starter decks."""
    counters = owners.pop("counters", {})
    told = {"step": step, **(flow or {})}
    state = meijin.Scenario("crossover", zones=owners, counters=counters, flow=told).state()
    assert isinstance(state, Crossover)
    return state


@pytest.mark.rule("CB16.1")
def test_a_short_scenario_is_enough() -> None:
    state = position("G", red={"hand": ["n-497"]}, counters={"attacker": "red"})
    assert state.choices() == ["deploy n-497", "pass"]
    assert (state.turn, state.first, state.turns) == (1, 0, [1, 0])


def test_fighters_of_which_nothing_is_said_are_teams_of_one() -> None:
    state = position("I", red={"village": ["n-475", "n-470"]})
    assert teams(state, 0) == "n-470 n-475"
    assert len({state.team[card] for card in state.village[0]}) == 2


def test_teams_may_be_listed_in_the_flow() -> None:
    told = {"teams": {"red": [["n-475", "n-470"], ["n-428#r2"]]}}
    state = position("I", told, red={"village": ["n-470", "n-475", "n-428#r2"]})
    assert teams(state, 0) == "n-428 n-475+n-470"
    assert team_power(state, "n-475#r1") == 6


def test_battles_may_be_listed_by_their_heads() -> None:
    state = position(
        "L",
        {"battles": [["n-475", "h-wa01"], ["n-437"]], "teams": {"blue": [["h-wa01", "h-wa16"]]}},
        red={"battlefield": ["n-475", "n-437"], "hand": ["j-362"], "chakra": ["n-428"]},
        blue={"battlefield": ["h-wa01", "h-wa16"]},
    )
    battles = state.view()["battles"]
    assert [(each["attacking"], each["blocking"]) for each in battles] == [  # type: ignore[attr-defined]
        (["n-475#r1"], ["h-wa01#b1", "h-wa16#b1"]),
        (["n-437#r1"], []),
    ]


def test_teams_on_the_battlefield_face_each_other_in_order_unless_it_is_said() -> None:
    state = position("M", red={"battlefield": ["n-475", "n-437"]}, blue={"battlefield": ["h-wa01"]})
    assert len(state.rewards[0]) == 2, "Might Guy was not blocked"


def test_a_card_with_a_time_limit_has_its_coins() -> None:
    state = position("C", blue={"village": ["h-ev01"]}, counters={"attacker": "blue"})
    assert coins(state, "h-ev01", "time") == 3


def test_a_blockers_cards_are_found_under_its_own_name_in_a_match_of_one_line() -> None:
    state = table("I", seat("n-475"), seat("n-475", line="naruto"))
    assert at(state, "n-475#b1") == "blue village"


@pytest.mark.rule("CB16.3")
@pytest.mark.parametrize(
    ("zones", "problem"),
    [
        ({"red": {"village": [{"card": "n-475", "place": 1}]}}, "exactly one Head"),
        ({"red": {"village": ["n-497", "n-490"]}}, "share a name, and red has both in play"),
        ({"red": {"hand": ["h-wa01"]}}, "h-wa01#b1 cannot be in red.hand: it belongs to blue"),
        ({"red": {"village": ["j-453"]}}, "only fighters and support cards are in a village"),
        ({"red": {"battlefield": ["c-044"]}}, "only fighters are sent to the battlefield"),
        ({"blue": {"deck": ["h-wi01", "..."]}}, "a Wish card is never there"),
        ({"blue": {"wishes": ["h-wa01"]}}, "only Wish cards are there"),
        ({"red": {"battlefield": ["n-475"]}}, "there is no battle in this step"),
        ({"red": {"hand": [{"card": "n-475", "injured": 1}]}}, "n-475#r1 is not in play and has no 'injured'"),
        ({"red": {"village": [{"card": "c-044", "injured": 1}]}}, "c-044#r1 is no fighter and has no 'injured'"),
        ({"blue": {"village": [{"card": "h-wa01", "db": 8}]}}, "8 DB coins, but at most 7 are possible"),
    ],
)
def test_impossible_zones_are_refused_with_the_reason(zones: dict[str, Any], problem: str) -> None:
    with pytest.raises(ScenarioError, match=problem):
        position("G", **zones)


@pytest.mark.rule("CB2.5", "CB16.3")
def test_a_team_of_four_is_refused() -> None:
    four = ["n-475", "n-428", "n-470", "n-437"]
    with pytest.raises(ScenarioError, match="are 4 in one Team, which has at most 3"):
        position("G", {"teams": {"red": [four]}}, red={"village": four})


@pytest.mark.rule("CB16.3")
@pytest.mark.parametrize(
    ("counters", "problem"),
    [
        ({"red": {"pool": 1}}, "red plays Naruto and has no DB pool"),
        ({"turn": 2, "first": "red", "attacker": "red"}, "turn 2 is that of blue, since red went first"),
        ({"turn": 9, "last_turn": 8}, "turn 9 is beyond the last turn, 8"),
        ({"turn": 81}, "turn cannot be 81"),
    ],
)
def test_impossible_counters_are_refused_with_the_reason(counters: dict[str, object], problem: str) -> None:
    with pytest.raises(ScenarioError, match=problem):
        position("G", counters=counters)


ITEM: dict[str, object] = {
    "frame": "item",
    "ability": "j-453.1",
    "source": "j-453#r1",
    "controller": "red",
    "user": "n-490#r1",
    "x": 0,
    "choice": -1,
    "subject": "none",
    "size": 0,
    "foes": [],
    "art": "none",
    "negated": "no",
    "exempt": False,
    "gone": [],
    "it": "none",
    "targets": [["h-wa01#b1"]],
}


@pytest.mark.rule("CB16.3")
@pytest.mark.parametrize(
    ("flow", "problem"),
    [
        ({}, "needs either 'step', such as \"G\", or 'stack'"),
        ({"step": "R"}, "'step' of the flow cannot be 'R'; allowed: A0, A, B"),
        ({"step": "setup"}, "'step' of the flow cannot be 'setup'"),
        ({"step": "G", "stack": []}, "needs either"),
        ({"step": "G", "phase": "draw"}, "has no 'phase'; it has step, decides, stack"),
        ({"step": "G", "decides": "green"}, "'decides' of the flow cannot be 'green'"),
        ({"step": "G", "teams": [["n-475"]]}, "'teams' of the flow must be a table of red, blue"),
        ({"step": "G", "teams": {"red": [["n-475"]]}}, "'n-475' is no fighter that red has in play"),
        ({"step": "G", "teams": {"red": ["n-475"]}}, "a Team is a list of fighters with the Head first"),
        ({"step": "L", "battles": [["n-475"]]}, "'n-475' is no fighter that red has in play"),
        ({"step": "L", "battles": "n-475"}, "'battles' of the flow must be a list of battles"),
        ({"step": "G", "met": {"red": ["n-475#r1"]}}, "lists of the other player's cards"),
        ({"step": "G", "chain": [{"frame": "step"}]}, "'step' does not belong to 'chain'"),
        (
            {"step": "G", "chain": [{**ITEM, "source": "none"}]},
            "'source' of the frame 'item' must be a card with its copy, not 'none'",
        ),
        ({"step": "G", "chain": [ITEM]}, "nothing on the stack that goes on with it"),
        ({"step": "G", "contexts": [ITEM]}, "'contexts' has 1 rows, but 0 effects are under way"),
        ({"stack": [{"frame": "deploy", "seats": ["red"]}]}, "the first frame of the stack must be 'step'"),
        ({"stack": [{"frame": "step"}]}, "'step' asks nobody anything"),
        ({"stack": [{"frame": "step"}, {"frame": "deploy"}]}, "'deploy' needs 'seats'"),
        ({"stack": [{"frame": "step"}, {"frame": "deploy", "seats": ["red", "blue"]}]}, "a question to one seat"),
        ({"stack": [{"frame": "step"}, ITEM]}, "'item' is no frame of the stack"),
        (
            {"stack": [{"frame": "step"}, {"frame": "attack", "seats": ["blue"]}]},
            "'attack' is a question to red, who attacks",
        ),
        ({"stack": [{"frame": "step"}, {"frame": "counter", "seats": ["red"]}]}, "is a question to blue, who blocks"),
        (
            {"stack": [{"frame": "step"}, {"frame": "organize", "seats": ["red"], "begun": False, "head": "none"}]},
            "red has nobody to organize",
        ),
        ({"stack": [{"frame": "step"}, {"frame": "mode", "seats": ["red"]}]}, "the game cannot go on from 'mode'"),
        (
            {"stack": [{"frame": "step"}, {"frame": "block", "seats": ["blue"], "battle": 3}]},
            "the game cannot go on from 'block': something that is referred to is not there",
        ),
        (
            {"stack": [{"frame": "step"}, {"frame": "pay_hand", "seats": ["red"], "n": 30, "symbols": 1}]},
            "there is nothing to choose at 'pay_hand'",
        ),
        (
            {"stack": [{"frame": "step"}, {"frame": "block", "seats": ["blue"], "battle": 10**6}]},
            "'battle' of the frame 'block' must be from -9999 to 9999, not 1000000",
        ),
    ],
)
def test_an_impossible_flow_is_refused_with_the_reason(flow: dict[str, object], problem: str) -> None:
    scenario = meijin.Scenario("crossover", flow=flow or {"teams": {}}, counters={"first": "red", "attacker": "red"})
    scenario.counters["letter"] = 9
    with pytest.raises(ScenarioError, match=problem):
        scenario.state()


def test_a_card_on_the_stack_needs_an_item() -> None:
    with pytest.raises(ScenarioError, match="j-453#r1 lies on the stack, but no item of the Chain is about it"):
        position("L", red={"stack": ["j-453"]})


# -- described positions --------------------------------------------------------------------------------------------


def again(state: Crossover) -> Crossover:
    """The position that its description sets up."""
    scenario = meijin.Scenario.from_dict(state.describe().to_dict())
    twin = scenario.place(state.setup, state.chance)
    assert isinstance(twin, Crossover)
    twin.chance = state.chance
    return twin


@pytest.mark.rule("CB16.2")
@pytest.mark.parametrize("seed", range(3))
def test_described_positions_of_a_whole_game_are_the_same_again(seed: int) -> None:
    state, rng = new(seed), Rng(seed)
    while state.deciders:
        if rng.below(5) == 0:
            assert again(state) == state
        actions = state.legal(state.deciders[0])
        state.step(state.deciders[0], actions[rng.below(len(actions))])


@pytest.mark.rule("CB16.2")
def test_a_position_in_the_middle_of_an_announcement_is_the_same_again() -> None:
    state = table(
        "J",
        seat("n-490", hand="j-453", chakra="n-428*3 n-475*2 n-462*2"),
        seat("h-wa01 h-wa18", hand="h-te10", chakra="h-wa16*2"),
    )
    fight(state, "n-490", "h-wa01")
    play(state, "use j-453 n-490")
    assert step(state) == "L"
    assert state.contexts or state.chain
    assert again(state) == state
    assert again(state).choices() == state.choices()


@pytest.mark.rule("CB16.2", "CB8.11.4")
def test_a_fighter_that_has_plundered_a_time_coin_is_the_same_again() -> None:
    state = table("J", seat("n-470 m-344:time=2"), seat("h-wa33"), attacker="blue", turn=10)
    fight(state, "h-wa33", "n-470")
    idle(state, "M")
    while not choices(state, "accept"):
        state.apply(state.choices()[0])
    play(state, "accept")
    settle(state)
    assert coins(state, "h-wa33", "time") == 1
    assert again(state) == state


@pytest.mark.rule("CB16.3")
def test_a_spoilt_description_is_refused_or_can_be_played(rounds: range) -> None:
    for each in rounds:
        assert check_mangled(new(1).setup, range(6 * each, 6 * each + 6), often=4) > 20
