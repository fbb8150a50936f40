"""The first position of a game: two shuffled decks, and somebody who chooses to go first."""

from __future__ import annotations

from meijin.games.crossover.frames import STEP
from meijin.games.crossover.names import ASIDE
from meijin.games.crossover.setup import CrossoverSetup
from meijin.games.crossover.state import Crossover


def deal(setup: CrossoverSetup, chance: int) -> Crossover:
    """Shuffle both decks and let a coin, or the table, say who chooses."""
    state = Crossover(setup, chance)
    terms = setup.terms
    for seat in range(setup.players):
        state.deck[seat] += terms.main[seat]
        state.shuffle(state.deck[seat])
        for card in terms.wishes[seat]:
            state.aside[seat].append(card)
            state.where[card] = ASIDE << 1 | seat
    # What was shuffled together: nothing has been seen before, so there is nothing else to remember.
    state.batches = tuple([(tuple(deck),) for deck in state.deck])
    state.attacker = terms.chooser if terms.chooser >= 0 else state.roll(setup.players)
    state.pending.append((STEP, 0))
    state.go_on()
    return state
