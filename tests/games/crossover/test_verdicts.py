"""The verdict on an action is 0 where it is legal, and nowhere else."""

from __future__ import annotations

import pytest

from meijin.games.crossover import GAME, moves
from meijin.games.crossover.moves import move
from meijin.games.crossover.notation import OF_CARDS, OF_KINDS, OF_NUMBERS, PLAIN, is_action
from meijin.games.crossover.setup import CrossoverSetup
from meijin.games.crossover.state import Crossover
from meijin.games.crossover.times import TIMES
from meijin.games.crossover.verdicts import refusal
from meijin.kernel.generator import Rng
from meijin.kernel.testing import Play, Variant, variants

VARIANTS = [pytest.param(variant, id=variant.name) for variant in variants(GAME)]
OFTEN = 8  # one of so many positions is looked at


def actions(state: Crossover, rng: Rng) -> set[int]:
    """All verbs, with the cards and kinds that are anywhere in the game and some that are not."""
    setup = state.setup
    assert isinstance(setup, CrossoverSetup)
    cards = range(len(setup.cards))
    kinds = {*state.kind, *(rng.below(len(state.terms.pool.cards)) for _ in range(20))}
    in_play = [*state.village[0], *state.village[1], *state.battlefield[0], *state.battlefield[1]]
    said = [move(verb) for verb in PLAIN]
    said += [move(verb, number) for verb in OF_NUMBERS for number in range(4)]
    said += [move(verb, kind) for verb in OF_KINDS for kind in kinds]
    said += [move(verb, card, which) for verb in OF_CARDS for card in cards for which in range(3)]
    said += [move(moves.USE, kind, user) for kind in kinds for user in (*in_play, rng.below(len(setup.cards)))]
    return {action for action in said if is_action(setup, action)}


def test_every_verb_has_its_time() -> None:
    assert set(TIMES) == {*PLAIN, *OF_NUMBERS, *OF_KINDS, *OF_CARDS, moves.USE}


@pytest.mark.parametrize("variant", VARIANTS)
def test_legal_actions_are_those_that_nothing_forbids(variant: Variant, rounds: range) -> None:
    for seed in rounds:
        rng = Rng(seed)
        for state in Play(variant.setup, seed).positions():
            assert isinstance(state, Crossover)
            if rng.below(OFTEN):
                continue
            seat = state.deciders[0]
            legal = set(state.legal(seat))
            for action in legal | actions(state, rng):
                code = refusal(state, seat, action)
                assert (code == 0) == (action in legal), (state.text(action), code)
                if code:
                    state.why_not(seat, action)  # all that its sentence names can be looked up
