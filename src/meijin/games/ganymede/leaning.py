"""Whether to draw once more, at a glance: what looking through all that may come would say, in a few numbers.

The numbers were fitted (logistic regression, each decision weighted by what it matters) to the choices of the rules of
thumb in games with themselves; they choose alike in 89 to 95 of 100 cases, and the others are close calls.
"""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, Final

from meijin.games.ganymede.cards import (
    ACE,
    ACE_HIGH,
    ACES,
    BUST_ABOVE,
    CARD,
    GREEN,
    KEYWORD,
    NUMBER,
    OVERLOAD_STRENGTH,
    PURPLE,
    RED,
    SEVENS,
    TENS,
    THREES,
    TOTAL,
    WITHDRAW,
)

if TYPE_CHECKING:
    from meijin.games.ganymede.state import Ganymede

LOWEST: Final = 8  # Strength up to which all is alike
HIDDEN_CARD: Final = 6.5  # what a card that lies face down counts on the average
MANY: Final = 4.0  # cards, the damage of an ordinary row

# Who asks: in battle whoever draws first or second, one of two against the automaton, one of two against a person,
# and that person.
FIRST, SECOND, AGAINST_AUTOMATON, AGAINST_PURPLE, AS_PURPLE = range(5)
# The leaning by Strength, from 8 to 21.
BY_STRENGTH: Final[list[list[float]]] = [
    [0.0, 0.02, 0.1, -0.02, 0.87, 2.79, 2.33, 2.9, 3.56, 3.09, 2.19, -1.49, -2.08, -4.06],
    [0.0, 0.02, 0.08, 0.46, 0.73, 0.79, 1.91, 1.59, 2.62, 2.34, 2.63, -1.37, -2.35, -4.17],
    [0.41, 0.4, 0.5, 0.9, 1.78, 1.93, 1.64, 0.81, 0.68, -0.07, -0.38, -1.85, -1.11, -1.98],
    [0.39, 0.28, 0.57, 0.84, 1.79, 1.58, 2.49, 1.36, 1.19, 0.63, 0.34, -2.13, 0.07, -0.99],
    [1.74, 0.21, 0.68, 1.02, 0.24, -0.22, 1.53, 0.7, 1.19, 0.48, -0.23, -0.08, -0.08, -1.14],
]
# What adds to it: an ace that counts 11, a 3 in the row, the chance to bust, the chance to gain by room to 21, the
# draws used up, the cards in play, the logarithm of the HP of both; and what is known of the rivals.
BY_CASE: Final[list[list[float]]] = [
    [1.72, 5.03, -4.22, 8.23, -3.15, 1.71, -0.27, 0.0, 0.21, 0.0, 0.0],
    [1.03, 4.79, -4.93, 5.67, -3.79, 0.63, -0.24, 2.84, -0.27, -3.89, 1.69],
    [1.28, 3.22, -2.73, 5.35, -0.65, -0.61, -0.5, 0.04, 0.63, 0.0, 0.0],
    [0.71, 3.11, -3.82, 5.82, -0.81, -0.22, -0.38, 0.04, 0.36, 0.0, 0.0],
    [1.98, 2.66, -1.79, 3.11, -1.37, 0.41, 0.0, -0.32, 0.12, 1.33, 1.49],
]


def best_strength(total: int, aces: int, mends: bool, row: list[int], drawn: int) -> int:
    """The most a row and a card drawn to it (-1 for none) can be worth; a 3 may mend it by pulling a card back."""
    if total > BUST_ABOVE:
        if not mends:
            return 0
        mended = 0
        for card in row:
            left = total - NUMBER[card]
            if mended < left <= BUST_ABOVE:
                mended = left
        if drawn >= 0:
            left = total - NUMBER[drawn]
            if mended < left <= BUST_ABOVE:
                mended = left
        if not mended:
            return 0
        total = mended
    return total + ACE_HIGH if aces and total + ACE_HIGH <= BUST_ABOVE else total


def leaning(state: Ganymede, seat: int, used: int, top: int = -1) -> float:
    """How much a seat leans towards drawing, above 0, or standing; with the card on top where it is known."""
    row = state.row[seat]
    tally = state.tally[seat]
    total = tally & TOTAL
    aces = tally // ACES & 15
    mends = tally // THREES & 15 > 0
    own = best_strength(total, aces, False, row, -1)
    fresh: list[int] = state.deck[seat] or list(state.discard[seat])
    if top >= 0:
        fresh = [top]
    if not fresh:
        return -1.0
    busts = gains = 0
    for card in fresh:
        keyword = KEYWORD[card]
        reached = best_strength(
            total + NUMBER[card], aces + 1 if keyword == ACE else aces, mends or keyword == WITHDRAW, row, card
        )
        if not reached:
            busts += 1
        if reached >= own:
            gains += 1
    if state.mode.token:
        who = FIRST if 1 - seat in state.queue else SECOND
        foe = 1 - seat
    elif seat == PURPLE:
        who, foe = AS_PURPLE, PURPLE
    else:
        who, foe = (AGAINST_AUTOMATON if state.mode.automaton else AGAINST_PURPLE), PURPLE
    weights = BY_CASE[who]
    count = len(fresh)
    room = max(0, BUST_ABOVE - own)
    lean = BY_STRENGTH[who][min(BUST_ABOVE, max(LOWEST, own)) - LOWEST]
    if own != total:
        lean += weights[0]
    if mends:
        lean += weights[1]
    lean += weights[2] * busts / count + weights[3] * gains / count * room / 10.0
    lean += weights[4] * used / 3.0 + weights[5] * len(row) / MANY
    if who == AS_PURPLE:
        return lean + _against_two(state, own, fresh)
    lean += weights[6] * log(max(1, state.hp[seat]) / max(1, state.hp[foe]))
    shown = 0.0
    hidden = 0
    for card in state.row[foe]:
        if state.down >> card & 1:
            hidden += 1
        else:
            shown += NUMBER[card]
    expected = shown + HIDDEN_CARD * hidden
    return (
        lean
        + weights[7] * max(0.0, expected - own) / 10.0
        + weights[8] * max(0.0, own - expected) / 10.0
        + weights[9] * max(0.0, expected - BUST_ABOVE) / 10.0
        + weights[10] * hidden / 2.0
    )


def _against_two(state: Ganymede, own: int, fresh: list[int]) -> float:
    """Purple draws last and sees what it fights: what standing brings, and how much better one more card is."""
    weights = BY_CASE[AS_PURPLE]
    row, tally = state.row[PURPLE], state.tally[PURPLE]
    total, aces, tens = tally & TOTAL, tally // ACES & 15, tally // TENS & 15
    mends = tally // THREES & 15 > 0
    lean = 0.0
    for foe in (RED, GREEN):
        theirs = state.tally[foe]
        if not state.hp[foe]:
            continue
        against = best_strength(
            (theirs & TOTAL) + OVERLOAD_STRENGTH * tens,
            theirs // ACES & 15,
            theirs // THREES & 15 > 0,
            state.row[foe],
            -1,
        )
        raised = OVERLOAD_STRENGTH * (theirs // TENS & 15)
        now = own + raised if own + raised <= BUST_ABOVE else 0
        hurts = ((theirs // CARD & 15) + 2 * (theirs // SEVENS & 15)) / MANY
        stands = _result(now, against, hurts)
        better = 0.0
        for card in fresh:
            keyword = KEYWORD[card]
            then = best_strength(
                total + NUMBER[card] + raised,
                aces + 1 if keyword == ACE else aces,
                mends or keyword == WITHDRAW,
                row,
                card,
            )
            better += _result(then, against, hurts) - stands
        if now > against:
            lean += weights[7]
        elif now == against:
            lean += weights[8]
        else:
            lean += weights[9] * hurts
        lean += weights[10] * better / len(fresh)
    return lean


def _result(own: int, theirs: int, hurts: float) -> float:
    """A comparison won counts 1, one lost the damage."""
    return 1.0 if own > theirs else -hurts if own < theirs else 0.0
