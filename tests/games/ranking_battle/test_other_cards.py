"""Section 6.5, the other cards: cats, ranking cards and Weapon Expertise."""

from __future__ import annotations

import pytest

from meijin.games.ranking_battle.state import RankingBattle
from tests.games.ranking_battle.table import (
    BLUE,
    RED,
    discard,
    hand,
    play,
    question,
    result,
    seat,
    table,
    told,
    totals,
    victories,
)

# -- cats -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB2.1.6", "RB4.3.2", "RB4.2.4")
@pytest.mark.parametrize(
    ("cat", "points"),
    [
        pytest.param("cat_single", 1, id="A Single Cat", marks=pytest.mark.rule("RB6.5.47")),
        pytest.param("cat_pair", 2, id="A Pair of Cats", marks=pytest.mark.rule("RB6.5.48")),
        pytest.param("cat_trio", 3, id="A Trio of Cats", marks=pytest.mark.rule("RB6.5.49")),
    ],
)
def test_a_cat_gives_its_points_when_it_is_revealed(cat: str, points: int) -> None:
    state = table("reveal", red=seat(hand=f"{cat}*2 kud"))
    assert state.choices() == [f"reveal {cat}", "reveal all", "done"]
    play(state, f"reveal {cat}")
    assert state.points == points
    play(state, f"reveal {cat}")
    assert state.points == 2 * points
    # They stay in hand, and there is no third.
    assert hand(state, RED) == f"{cat}*2 kud"
    assert state.choices() == ["done"]
    # What is not revealed gives nothing, and a cat cannot be played.
    hidden = table("reveal", red=seat(hand=f"{cat}*2"))
    play(hidden, "done")
    assert hidden.points == 0
    assert table(red=seat(hand=f"{cat}*2")).choices() == ["done"]


@pytest.mark.rule("RB2.1.6", "RB4.3.3", "RB4.3.4")
@pytest.mark.parametrize(
    ("cat", "cost"),
    [
        pytest.param("cat_pair", 3, id="A Pair of Cats", marks=pytest.mark.rule("RB6.5.48")),
        pytest.param("cat_trio", 5, id="A Trio of Cats", marks=pytest.mark.rule("RB6.5.49")),
    ],
)
def test_a_cat_is_acquired_for_its_cost(cat: str, cost: int) -> None:
    assert f"acquire {cat}" not in table("take", counters={"points": cost - 1}).choices()
    state = table("take", counters={"points": cost})
    play(state, f"acquire {cat}")
    assert discard(state, RED) == cat


@pytest.mark.rule("RB6.5.47", "RB3.10", "R6")
def test_a_single_cat_costs_1_but_cannot_be_acquired() -> None:
    assert "acquire cat_single" not in table("take", counters={"points": 9}).choices()
    for guess, winner in ((1, "red"), (0, "blue")):
        state = table("challenge", weapons="tally_counter", red=seat(deck="cat_single*2"))
        (how,) = told(play(state, "challenge blue", "done", f"guess {guess}"), "result")
        assert how["winner"] == winner


# -- ranking cards ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB4.1.1", "R34")
@pytest.mark.parametrize(
    ("rank", "gained", "flipped"),
    [
        pytest.param(1, (1, 0, 0), 0, id="RANK 1", marks=pytest.mark.rule("RB6.5.50", "RB6.1.1")),
        pytest.param(2, (0, 1, 0), 0, id="RANK 2", marks=pytest.mark.rule("RB6.5.51", "RB6.1.3")),
        pytest.param(3, (0, 0, 1), 0, id="RANK 3", marks=pytest.mark.rule("RB6.5.52", "RB6.1.4")),
        pytest.param(4, (0, 0, 1), 1, id="RANK 4", marks=pytest.mark.rule("RB6.5.53", "RB6.1.4", "RB6.2.7")),
        pytest.param(5, (0, 0, 1), 2, id="RANK 5", marks=pytest.mark.rule("RB6.5.54", "RB6.1.4", "RB6.2.7")),
    ],
)
def test_a_ranking_card_in_the_beginning_phase(rank: int, gained: tuple[int, int, int], flipped: int) -> None:
    """What is gained are draws, points and power; of three face-down victory cards some are flipped."""
    red = seat("komari", hand="kud", deck="cat_single*4", up=1, down=3, rank=rank)
    state = table("begin", players=5, red=red, blue=seat(down=1))
    play(state, "rank")
    assert (len(state.hand[RED]) - 1, state.points, state.power) == gained
    assert victories(state, RED) == f"{1 + flipped} up {3 - flipped} down"
    assert victories(state, BLUE) == "0 up 1 down"
    # Once a turn, and only who wants to.
    assert state.choices() == ["bonus", "done"]
    idle = table("begin", players=5, red=red)
    play(idle, "done")
    assert (len(idle.hand[RED]) - 1, idle.points, idle.power, idle.face_up[RED]) == (0, 0, 0, 1)


@pytest.mark.parametrize(
    ("rank", "down"),
    [
        pytest.param(4, 0, id="RANK 4 and none", marks=pytest.mark.rule("RB6.5.53", "RB6.2.7")),
        pytest.param(5, 1, id="RANK 5 and one", marks=pytest.mark.rule("RB6.5.54", "RB6.2.7")),
    ],
)
def test_a_ranking_card_flips_what_there_is(rank: int, down: int) -> None:
    state = table("begin", players=5, red=seat("komari", down=down, rank=rank))
    play(state, "rank")
    assert victories(state, RED) == f"{down} up 0 down"
    assert state.power == 1


# -- Weapon Expertise -------------------------------------------------------------------------------------------------


def battle(red: tuple[int, int], blue: tuple[int, int]) -> RankingBattle:
    """Kyousuke against Kyousuke with so many victory cards face-up and face-down, when Blue is done with the hand."""
    state = table(
        "challenge",
        red=seat("kyousuke", up=red[0], down=red[1]),
        blue=seat("kyousuke", up=blue[0], down=blue[1]),
        weapons="burdock_root*2",
        counters={"challenges": 2},
    )
    play(state, "challenge blue", "done")
    return state


@pytest.mark.rule("RB6.5.55", "RB4.6.5", "RB4.6.6", "RB2.1.8")
def test_weapon_expertise_gives_2_each_on_both_sides() -> None:
    state = battle((2, 1), (3, 0))
    assert question(state) == "red expertise"
    assert state.choices() == ["expertise 0", "expertise 1", "expertise 2"]  # what is face-down is of no use
    play(state, "expertise 2")
    assert totals(state) == (5 + 4, 5)
    assert question(state) == "blue expertise"
    assert result(play(state, "expertise 1")) == "draw 11:9"  # with a Burdock Root for each


@pytest.mark.rule("RB6.5.55", "RB4.6.5", "RB4.6.16", "RB4.6.13", "R12")
def test_weapon_expertise_is_flipped_and_still_counts() -> None:
    state = battle((2, 1), (1, 0))
    play(state, "expertise 2")
    assert victories(state, RED) == "0 up 3 down"
    events = play(state, "expertise 0")
    # Red has won, and what Red has used stays face-down; the new one is face-up.
    assert told(events, "victory")[0]["count"] == 4
    assert victories(state, RED) == "1 up 3 down"
    assert victories(state, BLUE) == "1 up 0 down"


@pytest.mark.rule("RB6.5.55", "RB7.3", "R12")
def test_weapon_expertise_face_down_makes_a_ruler() -> None:
    state = table("challenge", red=seat("yuiko", down=5), weapons="burdock_root*2")
    assert state.ruler == -1
    play(state, "challenge blue", "done")
    assert state.ruler == RED


@pytest.mark.rule("RB6.5.55", "RB4.6.7")
def test_without_weapon_expertise_nobody_is_asked() -> None:
    state = battle((0, 2), (1, 0))
    assert question(state) == "blue expertise"
    nobody = battle((0, 2), (0, 1))
    assert question(nobody) == "red challenge"
