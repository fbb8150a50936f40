"""High Card, the example of docs/adding-a-game.md: through the kit, and played by hand. Nothing is installed for it."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from examples.high_card import high_card
from examples.high_card.high_card import GAME, Position
from meijin.bots import find
from meijin.kernel import registry
from meijin.kernel.errors import LateAction, MeijinError, ScenarioError, SetupError
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import knowledge_of
from meijin.kernel.record import begin, read_seed
from meijin.kernel.scenario import Scenario
from meijin.kernel.testing import CHECKS, check, variants

PACKAGE = Path(high_card.__file__).parents[1]


def position(zones: dict[str, object], flow: dict[str, object], counters: dict[str, object] | None = None) -> Position:
    """A described position, recorded from there on."""
    scenario = Scenario("high_card", zones=zones, flow=flow, counters=counters)
    state = begin(GAME.prepare(None, {}), read_seed(0), scenario)
    assert isinstance(state, Position)
    return state


def ann_leads() -> Position:
    """Ann holds 2, 7 and 9, Bob 3, 8 and 14; the next cards are 10 and 11."""
    zones: dict[str, object] = {
        "ann": {"hand": ["card_2", "card_7", "card_9"]},
        "bob": {"hand": ["card_3", "card_8", "card_14"]},
        "deck": ["card_10", "card_11", "..."],
    }
    return position(zones, {"decides": "ann"})


def last_trick() -> Position:
    """Ann has led 14, Bob holds 13; Ann has won 4 of the 6 tricks before."""
    ann = [f"card_{number}" for number in (1, 2, 3, 4, 5, 6, 14)]
    bob = [f"card_{number}" for number in (7, 8, 9, 10, 11, 12)]
    zones: dict[str, object] = {"ann": {"played": ann}, "bob": {"played": bob, "hand": ["card_13"]}}
    return position(zones, {"decides": "bob"}, {"ann": {"tricks": 4}, "bob": {"tricks": 2}})


# -- the kit, and the package -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", CHECKS)
def test_it_passes_the_kit(name: str) -> None:
    for variant in variants(GAME):
        CHECKS[name](variant.setup, range(5))


def test_checking_a_game_does_not_make_it_known_to_others() -> None:
    known = registry.names()
    assert [str(finding) for finding in check(GAME, games=1) if not finding.passed] == []
    assert registry.names() == known


def test_its_package_offers_it_under_its_own_name() -> None:
    project = tomllib.loads((PACKAGE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (offered,) = project["entry-points"][registry.GROUP].items()
    assert offered == (GAME.id, "high_card:GAME")
    assert (PACKAGE / project["name"] / "__init__.py").samefile(high_card.__file__)


# -- played by hand ---------------------------------------------------------------------------------------------------


def test_the_higher_card_wins_and_its_seat_draws_first_and_leads() -> None:
    state = ann_leads()
    assert state.choices() == ["play card_2", "play card_7", "play card_9"]
    state.apply("play card_7")
    assert state.choices() == ["play card_3", "play card_8", "play card_14"]
    state.apply("play card_8")
    assert state.tricks == [0, 1]
    assert state.choices() == ["play card_3", "play card_10", "play card_14"]
    assert state.choices("ann") == []
    assert [state.setup.cards[card] for card in sorted(state.hand[0])] == ["card_2", "card_9", "card_11"]


def test_the_leader_wins_with_the_higher_card() -> None:
    state = ann_leads()
    state.apply("play card_9")
    state.apply("play card_3")
    assert state.tricks == [1, 0]
    assert state.choices() == ["play card_2", "play card_7", "play card_10"]


def test_a_card_drawn_is_told_to_its_seat_alone() -> None:
    state = ann_leads()
    state.apply("play card_7")
    events = state.apply("play card_8")
    ann, bob, spectator = [
        [GAME.narrate(event.kind, fields) for event in events if (fields := event.seen_by(viewer))]
        for viewer in range(3)
    ]
    assert ann == ["Bob plays Card 8.", "Bob wins the trick.", "Bob draws a card.", "Ann draws Card 11."]
    assert bob == ["Bob plays Card 8.", "Bob wins the trick.", "Bob draws Card 10.", "Ann draws a card."]
    assert spectator == ["Bob plays Card 8.", "Bob wins the trick.", "Bob draws a card.", "Ann draws a card."]


def test_an_action_is_a_verb_and_a_card_and_nothing_else_is_one() -> None:
    setup = GAME.prepare(None, {})
    assert [GAME.text(setup, GAME.parse(setup, "play card_5")), GAME.explain(setup, 4)] == [
        "play card_5",
        "Play Card 5, which wins the trick against every lower card.",
    ]
    for words in ("play", "play card_15", "lay card_5", "card_5", ""):
        with pytest.raises(MeijinError, match=r"is no action of High Card: say 'play' and a card"):
            GAME.parse(setup, words)
    for number in (-1, 14):
        with pytest.raises(MeijinError, match=f"{number} is the number of no action of High Card"):
            GAME.text(setup, number)


def test_the_call_of_time_is_told_in_tricks() -> None:
    assert GAME.narrate("time", {"last": 4}) == "Time is called: trick 4 is the last."


def test_most_tricks_win_once_all_is_played() -> None:
    state = last_trick()
    with pytest.raises(MeijinError, match="not over"):
        state.returns()
    state.apply("play card_13")
    assert state.tricks == [5, 2]
    assert state.ending is high_card.Ending.PLAYED_OUT
    assert state.returns() == (1.0, 0.0)
    with pytest.raises(LateAction):
        state.apply("play card_13")
    with pytest.raises(ScenarioError, match="the game of this position is over"):
        state.describe().place(state.setup, state.chance)


@pytest.mark.parametrize(
    ("zones", "flow", "problem"),
    [
        ({}, {"decides": "ann"}, "one left to play"),
        ({"ann": {"hand": ["card_1"]}}, {"decides": "ann"}, "as many cards"),
        (
            {
                "ann": {"hand": ["card_1", "card_2", "card_3"]},
                "bob": {"hand": ["card_4"], "played": ["card_5", "card_6"]},
            },
            {"decides": "ann"},
            "as many cards",
        ),
        (
            {"ann": {"hand": ["card_1"], "played": ["card_3"]}, "bob": {"hand": ["card_4", "card_5"]}},
            {"decides": "ann"},
            "as many cards",
        ),
        ({"ann": {"hand": ["card_1"]}, "bob": {"hand": ["card_2"]}}, {}, "no seat 'nobody'; the seats are ann, bob"),
    ],
)
def test_what_cannot_be_played_out_is_refused(zones: dict[str, object], flow: dict[str, object], problem: str) -> None:
    with pytest.raises(ScenarioError, match=problem):
        position(zones, flow)


def test_it_is_for_two() -> None:
    with pytest.raises(SetupError, match="it is for 2"):
        GAME.prepare(3, {})


def greedy_choice(state: Position) -> str:
    (seat,) = state.deciders
    return state.text(find("greedy").choose(knowledge_of(state, seat), Rng(1)))


def test_the_greedy_bot_leads_high_and_follows_as_low_as_it_can() -> None:
    state = ann_leads()
    assert greedy_choice(state) == "play card_9"
    state.apply("play card_7")
    assert greedy_choice(state) == "play card_8"  # the lowest that wins
    state.apply("play card_8")
    state.apply("play card_14")
    assert greedy_choice(state) == "play card_2"  # none wins
