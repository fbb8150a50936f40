"""Cards on the move: to whose zones they may go, and that whoever comes to know a card has met it."""

from __future__ import annotations

import pytest

from meijin.games.crossover.play import piles
from meijin.games.crossover.state import ZONE_NUMBERS, Crossover
from meijin.kernel.generator import Rng
from tests.games.crossover.table import BLUE, RED, at, number, seat, table


def dealt() -> Crossover:
    """Krillin is in the hand of blue."""
    return table("G", red=seat("n-437"), blue=seat("h-wa18", hand="h-wa01"))


@pytest.mark.rule("CB3.3.2")
@pytest.mark.parametrize("zone", ["deck", "hand", "discard", "chakra", "wishes", "aside", "removed"])
def test_no_card_goes_to_such_a_zone_of_the_other_player(zone: str) -> None:
    state = dealt()
    said = rf"h-wa01#b1 cannot go to red's {zone}: it belongs to blue.*CB3\.3\.2"
    with pytest.raises(ValueError, match=said):
        piles.move_card(state, number(state, "h-wa01"), ZONE_NUMBERS[zone], RED)
    assert at(state, "h-wa01") == "blue hand"


@pytest.mark.rule("CB3.3.1", "CB3.3.2")
@pytest.mark.parametrize("zone", ["village", "battlefield", "rewards", "stack"])
def test_in_play_on_the_chain_and_among_rewards_lie_cards_of_both(zone: str) -> None:
    state = dealt()
    piles.move_card(state, number(state, "h-wa01"), ZONE_NUMBERS[zone], RED)
    assert at(state, "h-wa01") == f"red {zone}"


@pytest.mark.rule("CB13.7", "CB13.8")
def test_whoever_comes_to_know_a_card_has_met_it() -> None:
    state = dealt()
    card = number(state, "h-wa01")
    state.settle(card, state.setup.zones["hand"], BLUE, 1 << RED)
    for seed in range(5):
        assert state.sample(RED, Rng(seed)).view(RED) == state.view(RED)
    assert state.met[RED] >> card & 1
