"""Describing a position (section 16): what may be said, and what need not be."""

from __future__ import annotations

from typing import Any

import pytest

import meijin
from meijin.games.crossover.cards import POOL
from meijin.games.crossover.lists.decklist import to_line
from meijin.games.crossover.lists.decks import STARTERS
from meijin.games.crossover.state import Crossover
from meijin.games.crossover.turn.ending import Ending
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


# -- time, lists and numbers ------------------------------------------------------------------------------------------


def timed(turn: int, final_turn: int, **counters: object) -> Crossover:
    """A position of a game whose time was called."""
    zones = {"red": RED_CARDS, "blue": BLUE_CARDS}
    told = meijin.Scenario(
        "crossover", zones=zones, counters={"turn": turn, **counters}, flow={"step": "O"}, final_turn=final_turn
    )
    state = told.state()
    assert isinstance(state, Crossover)
    return state


@pytest.mark.rule("CB16.10", "CB10.9")
def test_a_game_whose_time_was_called_ends_after_the_turns_that_were_left() -> None:
    state = timed(10, 6)
    assert (state.last_turn, state.final_turn) == (12, 6)
    ended = timed(12, 6)  # the turn is over at once, and with it the game
    assert not ended.deciders
    assert (ended.turn, str(ended.ending)) == (12, str(Ending.TIMEOUT))


@pytest.mark.rule("CB16.10", "CB16.3", "CB10.9")
@pytest.mark.parametrize(
    ("turn", "final_turn", "counters", "problem"),
    [
        (9, 3, {}, "final_turn is 3, but time leaves at least 4 turns to each player"),
        (9, 4, {}, "final_turn is 4, so turn 8 is the last one, and this is turn 9"),
        (9, 7, {}, "final_turn is 7, but time called by now leaves at most 6 turns to each player"),
        (9, 6, {"last_turn": 14}, "final_turn is 6, so last_turn is 12, not 14"),
    ],
)
def test_what_time_cannot_have_left_is_refused(
    turn: int, final_turn: int, counters: dict[str, object], problem: str
) -> None:
    with pytest.raises(meijin.MeijinError, match=problem):
        timed(turn, final_turn, **counters)


@pytest.mark.rule("CB16.11")
def test_a_card_that_no_starter_deck_has_needs_no_list() -> None:
    red = {"village": ["n-437"], "hand": ["j-453"]}
    strange = sorted({card.id for card in POOL.cards if card.line.word == "db"} - held("earth-defenders"))[0]
    blue = {"hand": [strange, strange], "village": ["h-wa18"], "deck": [f"{strange}#b3", "..."]}
    state = scene({"step": "G"}, {"turn": 9}, red=red, blue=blue)
    assert [state.setup.kinds[card] for card in state.hand[BLUE]] == [strange, strange]
    assert state.setup.options["red_deck"] == "leaf-sand"  # which has all that red's zones name
    assert sum(count for _, count in state.terms.lists[BLUE].main) == 40
    again = state.describe().state()
    assert again.view(BLUE) == state.view(BLUE)


def held(deck: str) -> set[str]:
    """The cards of a starter deck."""
    found = STARTERS[deck]
    return {card for card, _ in (*found.main, *found.side)} | set(found.wishes)


@pytest.mark.rule("CB16.11", "CB3.1.4")
def test_more_than_a_list_may_have_is_refused() -> None:
    with pytest.raises(meijin.MeijinError, match="the main deck has 4 cards with the name of"):
        scene({"step": "G"}, {"turn": 9}, blue={"hand": ["h-wa38"] * 4})


@pytest.mark.rule("CB16.11")
def test_a_list_that_is_written_out_is_what_it_is() -> None:
    written = to_line(STARTERS["earth-defenders"])
    strange = sorted({card.id for card in POOL.cards if card.line.word == "db"} - held("earth-defenders"))[0]
    zones = {"blue": {"hand": [strange]}}
    with pytest.raises(meijin.MeijinError, match=f"there is no card '{strange}' in this game"):
        meijin.Scenario("crossover", zones=zones, flow={"step": "G"}, blue_deck=written).state()


@pytest.mark.rule("CB16.12", "CB3.3.1", "CB3.2.7")
def test_rewards_are_given_as_a_number() -> None:
    state = scene({"step": "G"}, {"turn": 9}, red={**RED_CARDS, "rewards": 7}, blue={**BLUE_CARDS, "hand": 3})
    assert [len(cards) for cards in state.rewards] == [7, 0]
    assert {state.owner[card] for card in state.rewards[RED]} == {BLUE}
    assert (len(state.hand[BLUE]), len(state.deck[BLUE])) == (3, 40 - 2 - 7 - 3)
    with pytest.raises(meijin.MeijinError, match=r"red\.rewards cannot have 60 cards: 38 are left for it"):
        scene({"step": "G"}, {"turn": 9}, red={**RED_CARDS, "rewards": 60})
    with pytest.raises(meijin.MeijinError, match="must be a list of cards, or how many they are, not -1"):
        scene({"step": "G"}, {"turn": 9}, red={**RED_CARDS, "rewards": -1})
