"""Actions numbered through: whatever is legal has a number, ascending as the game's own do, alike for everybody."""

from __future__ import annotations

import pytest

import meijin
from examples.high_card.high_card import GAME as HIGH_CARD
from meijin.adapters.actions import actions_of
from meijin.kernel.errors import InvalidAction, MeijinError
from meijin.kernel.game import Game
from meijin.kernel.registry import find
from meijin.kernel.setup import Setup
from meijin.kernel.testing import Variant, variants
from meijin.kernel.testing.climb import CLIMB
from tests.installed import INSTALLED

VARIANTS = [
    pytest.param(variant, id=f"{name}-{variant.name}") for name in INSTALLED for variant in variants(find(name))
]


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_declared_action_is_one_that_has_words(variant: Variant) -> None:
    space = actions_of(variant.setup)
    game = variant.setup.game
    assert list(space.actions) == sorted(set(space.actions))
    some = space.actions[:: max(1, space.size // 500)]
    assert len({game.text(variant.setup, action) for action in some}) == len(some)
    assert [space.number(space.action(number)) for number in (0, space.size - 1)] == [0, space.size - 1]


def test_a_rivals_list_does_not_change_the_actions() -> None:
    setups = [meijin.new("crossover", blue_deck=deck).setup for deck in ("earth-defenders", "emperor-armada")]
    one, other = (actions_of(setup) for setup in setups)
    assert setups[0].cards != setups[1].cards
    assert one.actions == other.actions


def test_verbs_are_all_that_a_game_need_declare() -> None:
    setup = HIGH_CARD.prepare(None, {})
    space = actions_of(setup)
    assert [HIGH_CARD.text(setup, space.action(number)) for number in (0, 13)] == ["play card_1", "play card_14"]
    assert space.size == 14


def test_legal_actions_and_their_mask() -> None:
    state = meijin.new("ganymede", seed=7)
    space, seat = actions_of(state.setup), state.deciders[0]
    numbers = space.legal(state, seat)
    mask = space.mask(state.legal(seat))
    assert [number for number, bit in enumerate(mask) if bit] == numbers
    assert [state.text(space.action(number)) for number in numbers] == state.choices(seat)
    assert space.legal(state, 1 - seat) == []


@pytest.mark.parametrize("number", [-1, 77, 10**30])
def test_a_number_beyond_all_is_refused(number: int) -> None:
    with pytest.raises(InvalidAction, match=f"'{number}' is none of the actions 0 to 76 of The War Chronicles"):
        actions_of(find("ganymede").prepare(None, {})).action(number)


def test_a_game_that_does_not_declare_its_actions_is_told_how() -> None:
    class Mute(type(CLIMB)):  # type: ignore[misc]
        actions = Game.actions

    with pytest.raises(
        MeijinError, match=r"Climb does not say which .*: Mute.actions\(setup\) must give their numbers"
    ):
        actions_of(Mute().prepare(None, {}))


def test_an_action_that_is_offered_but_not_declared_is_told() -> None:
    class Short(type(CLIMB)):  # type: ignore[misc]
        def actions(self, setup: Setup) -> range:
            return range(10)

    setup = Short().prepare(None, {})
    state = setup.game.deal(setup, 1)
    with pytest.raises(MeijinError, match=r"the actions that Climb declares lack 1., which it offers"):
        actions_of(setup).mask(state.legal(0))
