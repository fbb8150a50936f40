"""What the cards do: one function per effect, and the comparison in which they meet.

Rows are given as tallies (see ``cards.py``). The rule ids in the comments are those of ``rules.md``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from meijin.games.ganymede import messages, view
from meijin.games.ganymede.cards import (
    ACE_HIGH,
    ACES,
    BONUS_DAMAGE,
    BUST_ABOVE,
    CARD,
    EXACT,
    EXACT_BONUS,
    OVERLOAD_LIMIT,
    OVERLOAD_STRENGTH,
    PURPLE,
    SEVENS,
    TENS,
    TOTAL,
    WEIGHT,
)

if TYPE_CHECKING:
    from meijin.games.ganymede.state import Ganymede


def total(row: int) -> int:
    """The sum of a row with every ace as 1, as it counts for drawing (R6)."""
    return row & TOTAL


def automaton_aces(row: int, enemy: int = 0) -> int:
    """How many aces the automaton counts as 11: one, unless that would carry it past 21 (4.7).

    The 10s of an enemy row are counted where one is given (R24).
    """
    return 1 if row // ACES & 15 and strength(row, 1, enemy) else 0


def strength(row: int, aces_high: int, enemy: int) -> int:
    """The Strength of a row against an enemy row: 10s there raise it, and above 21 it is nothing."""
    if not row:
        return 0
    points = (row & TOTAL) + ACE_HIGH * aces_high + OVERLOAD_STRENGTH * (enemy // TENS & 15)
    return 0 if points > BUST_ABOVE else points


def damage(row: int, own: int, enemy: int, theirs: int, bonus_on_tie: bool) -> int:
    """The damage a row deals at Strength ``own`` to an enemy row at Strength ``theirs``."""
    if own == 0 or own < theirs:
        return 0
    dealt = (row // CARD & 15) + BONUS_DAMAGE * (row // SEVENS & 15)
    if own == EXACT and (own > theirs or bonus_on_tie):
        dealt += EXACT_BONUS
    if dealt > OVERLOAD_LIMIT and enemy // TENS & 15:
        return OVERLOAD_LIMIT
    return dealt


def compare(state: Ganymede, one: int, other: int) -> None:
    """Two camps strike each other; both damages are computed before either is dealt."""
    row, enemy = state.tally[one], state.tally[other]
    own, theirs = strength(row, aces_high(state, one, enemy), enemy), strength(enemy, aces_high(state, other, row), row)
    tie = state.mode.bonus_on_tie
    dealt = damage(row, own, enemy, theirs, tie)
    taken = damage(enemy, theirs, row, own, tie)
    if state.events is not None:
        view.tell_compare(state, (one, other), (own, theirs), (dealt, taken))
    if dealt:
        wound(state, other, dealt)
    if taken:
        wound(state, one, taken)


def aces_high(state: Ganymede, camp: int, enemy: int) -> int:
    """How many aces of a camp count 11 against an enemy row: as announced, or settled just here (R24)."""
    if camp != PURPLE or not state.mode.tens_before_ace:
        return state.aces[camp]
    row = state.tally[camp]
    high = automaton_aces(row, enemy)
    if state.events is not None and row // ACES & 15:
        state.tell(messages.Aces(state.setup.owners[camp], high))
    return high


def wound(state: Ganymede, camp: int, dealt: int) -> None:
    """A camp loses HP, never below 0."""
    state.damaged[camp] += dealt
    left = state.hp[camp] - dealt
    state.hp[camp] = left if left > 0 else 0


def extra_draw(state: Ganymede) -> None:
    """A shown 2: this draw does not count."""
    state.used -= 1


def scout(state: Ganymede, camp: int) -> bool:
    """A shown 4: look at the top card of the own deck. False if there is none to look at."""
    deck = state.fill_deck(camp)
    if not deck:
        return False
    card = deck[-1]
    state.exception(card, 1 << camp)
    if state.events is not None:
        name = state.setup.owners[camp]
        state.tell(messages.Scout(name, state.setup.kinds[card]), 1 << camp, messages.Scout(name))
    return True


def scout_discard(state: Ganymede, camp: int) -> None:
    """Put the card just looked at on the discard pile; opponents see that, not which it was."""
    card = state.deck[camp].pop()
    friends = state.setup.allies[camp]
    state.no_exception(card)
    state.exception(card, state.setup.everyone & ~friends)
    state.discard[camp] += (card,)
    if state.events is not None:
        name = state.setup.owners[camp]
        told = messages.ScoutDiscard(name, state.setup.kinds[card])
        state.tell(told, friends, messages.ScoutDiscard(name))


def withdraw(state: Ganymede, camp: int, card: int) -> None:
    """A 3 pulls another card of its row out of the fight onto the discard pile."""
    state.row[camp].remove(card)
    state.tally[camp] -= WEIGHT[card]
    state.discard[camp] += (card,)
    if state.events is not None:
        state.tell(messages.Withdraw(state.setup.owners[camp], state.setup.kinds[card]))
