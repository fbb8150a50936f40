"""Fixed shuffles: what a scenario says of the next order of a pile, and what it leaves to chance."""

from __future__ import annotations

import pytest

from meijin.kernel.errors import MeijinError, ScenarioError
from meijin.kernel.scenario import Scenario
from meijin.kernel.state import State

USED = ["red_5", "red_5", "red_6", "red_9", "red_8"]


def shuffles(fixed: object, seed: int = 0) -> State:
    """Red's next draw shuffles the discard pile; nothing else is left to draw from."""
    return Scenario(
        "ganymede",
        start_seat="red",
        zones={
            "red": {
                "row": ["black_2", {"card": "black_a", "known": ["red"]}],
                "deck": [],
                "discard": USED,
                "removed": ["..."],
            }
        },
        flow={"phase": "draw", "decides": "red"},
        chance=[fixed],
    ).state(seed)


def drawn(state: State) -> tuple[str, ...]:
    """The card that is drawn and the deck from its top, after the shuffle."""
    state.apply("draw")
    zones = state.describe().zones["red"]
    assert isinstance(zones, dict)
    row, deck = zones["row"], zones["deck"]
    first = row[-1]["card"] if isinstance(row[-1], dict) else row[-1]
    return (first, *deck)


def test_names_need_no_copies() -> None:
    order = drawn(shuffles(["red_9", "red_5", "red_8", "red_5", "red_6"]))
    assert [name.split("#")[0] for name in order] == ["red_9", "red_5", "red_8", "red_5", "red_6"]
    assert {"red_5#1", "red_5#2"} <= set(order)


def test_a_copy_that_is_named_is_kept_for_its_place() -> None:
    order = drawn(shuffles(["red_5", "red_9", "red_5#1", "red_8", "red_6"]))
    assert order[:3] == ("red_5#2", "red_9#1", "red_5#1")


def test_the_rest_is_left_to_chance() -> None:
    orders = {drawn(shuffles(["red_8", "...", "red_9"], seed)) for seed in range(40)}
    assert {order[0] for order in orders} == {"red_8#1"}
    assert {order[-1] for order in orders} == {"red_9#1"}
    assert {order[1:-1] for order in orders} == {
        (one, two, three)
        for one in ("red_5#1", "red_5#2", "red_6#1")
        for two in ("red_5#1", "red_5#2", "red_6#1")
        for three in ("red_5#1", "red_5#2", "red_6#1")
        if len({one, two, three}) == 3
    }


@pytest.mark.parametrize("fixed", [["red_8", "..."], ["...", "red_5"], ["red_5#2", "red_5", "..."], ["..."]])
def test_what_is_fixed_is_described_as_it_was_said(fixed: list[str]) -> None:
    state = shuffles(fixed)
    assert state.describe().chance == [fixed]
    assert drawn(state.describe().state(5)) == drawn(shuffles(fixed, 5))


@pytest.mark.parametrize("fixed", [["black_2", "..."], ["red_5"], ["red_5", "red_8", "red_9"]])
def test_a_shuffle_that_does_not_fit_is_refused_and_nothing_changes(fixed: list[str]) -> None:
    state = shuffles(fixed)
    before = state.clone()
    needed = r"red_5#1, red_5#2, red_6#1, red_8#1, red_9#1"
    with pytest.raises(
        MeijinError, match=rf"the next outcome is {', '.join(fixed)}, but an order of {needed} is needed"
    ):
        state.apply("draw")
    assert state == before


@pytest.mark.parametrize(
    ("fixed", "because"),
    [
        (["...", "red_5", "..."], r"a shuffle has '...' more than once"),
        (["red_55"], r"there is no card 'red_55' to be shuffled; did you mean 'red_5(#\d)?'\?"),
        ([7], r"there is no card 7 to be shuffled; a card is named like '\w+' or '\w+#1'"),
        ([["red_5"]], r"there is no card \['red_5'\] to be shuffled"),
    ],
)
def test_what_names_no_card_is_refused(fixed: list[object], because: str) -> None:
    with pytest.raises(ScenarioError, match=because):
        shuffles(fixed)


@pytest.mark.parametrize(
    ("fixed", "because"),
    [
        ([], "a shuffle lists its cards from the top of the pile, or ['...'] for any order, not []"),
        (["red_5", "red_5", "red_5", "..."], "a shuffle has too many copies of red_5: there are only 2"),
        (["red_5#1", "red_5#1", "..."], "red_5#1 is in a shuffle 2 times"),
        (["red_5", "green_5"], "no pile that is shuffled (red.deck, green.deck) can have all of red_5, green_5"),
        (3, "an outcome of chance is a list of cards from the top of a pile, not 3"),
    ],
)
def test_what_can_never_come_is_refused_at_once(fixed: object, because: str) -> None:
    with pytest.raises(ScenarioError) as refusal:
        shuffles(fixed)
    assert str(refusal.value) == because
