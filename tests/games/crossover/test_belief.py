"""What a seat believes the other to hold."""

from __future__ import annotations

import pytest

from meijin.games.crossover import GAME, belief
from meijin.games.crossover.state import Crossover
from meijin.kernel import generator
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import knowledge_of
from tests.games.crossover.table import seat, table

RED, BLUE = range(2)
WORLDS = 6


def ranks(games: int, begin: int, end: int) -> list[float]:
    """Of positions in games of instinct in these turns: how many possible worlds weigh less than the true one.

    Equal weights count half.
    """
    setup = GAME.prepare(None, {})
    found = []
    for number in range(games):
        state = GAME.deal(setup, generator.key(b"believed", number))
        assert isinstance(state, Crossover)
        rng = Rng(number)
        while state.deciders and state.turn < end:
            (who,) = state.deciders
            if state.turn >= begin and rng.below(5) == 0:
                true = state.likelihood(who)
                worlds = knowledge_of(state, who).worlds()
                others = [worlds.draw(rng).likelihood(who) for _ in range(WORLDS)]
                found.append(sum([(other < true) + 0.5 * (other == true) for other in others]) / WORLDS)
            state.step(who, state.instinct(who, rng.below(1 << generator.BITS)))
    return found


def test_the_true_world_weighs_more_than_others_and_more_so_with_evidence() -> None:
    early, late = ranks(9, 0, 2), ranks(9, 6, 11)
    # Without any evidence a rank has a standard deviation of 0.29, so 60 of them a mean within 0.5 +- 0.11 (3 sigma).
    assert len(late) > 60
    assert sum(late) / len(late) > 0.62
    assert sum(late) / len(late) > sum(early) / len(early)


def holding(hand: str, indicator: int) -> Crossover:
    """Blue, with this Turn Indicator, holds these cards in red's turn."""
    return table("E", seat("n-437", hand="n-490"), seat("h-wa15", hand=hand, indicator=indicator))


def test_who_could_have_been_deployed_is_less_likely_in_hand_than_who_could_not() -> None:
    strong, later = (holding(hand, 3) for hand in ("h-wa18", "h-wa34"))
    assert strong.cards[strong.hand[BLUE][0]].turn < 3 < later.cards[later.hand[BLUE][0]].turn
    assert strong.likelihood(RED) < later.likelihood(RED)


def test_each_card_is_of_one_class_and_no_world_is_likelier_than_certain() -> None:
    state = holding("h-wa18 h-wa34 h-te12 h-ev01 h-wa15", 3)
    assert sum(belief.clues(state, RED)) == 5
    assert 0.0 < state.likelihood(RED) <= 1.0
    assert all(weight <= 0.0 for weight in belief.WEIGHT)


def test_the_own_hand_tells_nothing() -> None:
    one, other = (table("E", seat("n-437", hand=hand), seat("h-wa15")) for hand in ("n-490 n-436", "n-494"))
    assert one.likelihood(RED) == other.likelihood(RED) == 1.0


@pytest.mark.rule("CB5.4.2")
def test_nobody_is_dealt_a_hand_that_cannot_pay_for_what_was_announced() -> None:
    state = table("G", seat("n-490", hand="n-437 n-430*2 n-475", indicator=5))
    state.apply("deploy n-437", RED)
    rng = Rng(4)
    for _ in range(10):
        world = state.sample(BLUE, rng)
        assert isinstance(world, Crossover)
        assert world.legal(RED)
        announced = world.terms.pool.by_id["n-437"]
        assert any(world.cards[card].symbol_bits & announced.symbol_bits for card in world.hand[RED])
