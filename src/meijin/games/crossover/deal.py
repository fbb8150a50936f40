"""The blank position, and the first position of a game: two shuffled decks, and somebody who chooses to go first."""

from __future__ import annotations

from meijin.games.crossover.frames import STEP
from meijin.games.crossover.setup import CrossoverSetup
from meijin.games.crossover.state import Crossover
from meijin.games.crossover.words import ASIDE, DECK, SETUP, ZONE_NAMES


def blank(setup: CrossoverSetup, chance: int) -> Crossover:
    """A state with no card anywhere, before the first turn."""
    terms = setup.terms
    zones: list[list[list[int]]] = [[[], []] for _ in ZONE_NAMES]
    deck, hand, discard, chakra, village, battlefield, rewards, wishes, aside, stack, removed = zones

    def marks() -> list[int]:
        return [0] * len(setup.cards)

    return Crossover(
        setup=setup,
        terms=terms,
        chance=chance,
        script=(),
        deciders=(),
        pending=[],
        down=0,
        exceptions=(0,) * (setup.players + 1),
        batches=((),) * setup.players,
        jumbled=(),
        met=[0, 0],
        deck=deck,
        hand=hand,
        discard=discard,
        chakra=chakra,
        village=village,
        battlefield=battlefield,
        rewards=rewards,
        wishes=wishes,
        aside=aside,
        stack=stack,
        removed=removed,
        where=[DECK << 1 | owner for owner in terms.owner],
        injured=marks(),
        team=marks(),
        place=marks(),
        sent=marks(),
        fresh=marks(),
        used=marks(),
        spent=marks(),
        coins=[marks() for _ in terms.coin_kinds],
        battles=[],
        chain=[],
        contexts=[],
        lasting=[],
        waiting=[],
        delayed=[],
        turn=1,
        attacker=-1,
        first=-1,
        letter=SETUP,
        stage=0,
        teams=0,
        indicator=[0, 0],
        pool=[0, 0],
        redraws=[0, 0],
        turns=[0, 0],
        won=[0, 0],
        missions=0,
        counters=0,
        clients=0,
        charges=0,
        deploys=0,
        extra=0,
        wished=0,
        resolved=0,
        last_turn=terms.last_turn(0),
        winner=-1,
        why=0,
    )


def deal(setup: CrossoverSetup, chance: int) -> Crossover:
    """Shuffle both decks and let a coin, or the table, say who chooses."""
    state = blank(setup, chance)
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
