"""Every installed game, in all its variants, through the conformance kit."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meijin.kernel.registry import find
from meijin.kernel.testing import CHECKS, Play, Variant, variants
from meijin.kernel.testing.copies import examine_copy
from meijin.kernel.testing.samples import Seen, examine_worlds
from tests.installed import INSTALLED

SEEDS = range(100, 101)  # `make soak` plays others


def of_every_kind(name: str) -> list[Variant]:
    """A game with every number of players, and with all its options, each with one number; `make soak` has the rest."""
    found: list[Variant] = []
    for variant in variants(find(name)):
        with_such = [each for each in found if each.options == variant.options]
        if variant.options == find(name).variants[0] or not with_such:
            found.append(variant)
    return found


VARIANTS = [pytest.param(variant, id=f"{name}-{variant.name}") for name in INSTALLED for variant in of_every_kind(name)]


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("check", CHECKS)
def test_every_game_passes(check: str, variant: Variant) -> None:
    CHECKS[check](variant.setup, SEEDS)


@pytest.mark.parametrize("variant", VARIANTS)
@settings(max_examples=10)
@given(seed=st.integers(0, 2**32), choices=st.lists(st.integers(0, 30), max_size=60))
def test_copies_and_possible_worlds_hold_wherever_a_game_may_lead(
    variant: Variant, seed: int, choices: list[int]
) -> None:
    play = Play(variant.setup, seed)
    for choice in choices:
        if not play.goes_on():
            break
        state = play.state
        seat = state.deciders[choice % len(state.deciders)]
        legal = state.legal(seat)
        state.apply(legal[choice % len(legal)], seat)
    if play.goes_on():
        examine_copy(play)
        examine_worlds(play, Seen())
