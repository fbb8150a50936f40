"""Random games, the inner loop of search and lab."""

from __future__ import annotations

from meijin.kernel.generator import BITS, MULTIPLIER, WORD, Rng
from meijin.kernel.state import State


def playout(state: State, rng: Rng) -> int:
    """Choose at random among the legal actions to the end; gives back the number of decisions."""
    # The generator is written out here: a call of generator.roll per decision would cost a tenth of all speed.
    word, carry = rng.state & WORD, rng.state >> BITS
    lists = type(state).pick is State.pick  # then this is written out here, too
    decisions = 0
    deciders = state.deciders
    while deciders:
        seat = deciders[0]
        carry += MULTIPLIER * word
        word = carry & WORD
        carry >>= BITS
        if lists:
            legal = state.legal(seat)
            state.step(seat, legal[(word ^ carry) * len(legal) >> BITS])
        else:
            state.step(seat, state.pick(seat, word ^ carry))
        decisions += 1
        deciders = state.deciders
    rng.state = carry << BITS | word
    return decisions
