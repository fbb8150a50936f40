"""What rows can become: the ways a row can stand in the comparison, and how likely a rival ends with which.

Only the face of a card matters here, its number and effect. A *hand* is a set of cards by face: one integer with a
count of four bits per face. An *end* is the tally of a row as it is compared, its aces counted as announced; an
ace that is still in it is settled in the comparison (R24).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from meijin.games.ganymede import effects
from meijin.games.ganymede.cards import (
    ACE_HIGH,
    ACES,
    BUST_ABOVE,
    CARD,
    COPIES,
    DRAW_BLOCKED_ABOVE,
    DRAW_LIMIT,
    EXTRA_DRAW,
    KEYWORD,
    SCOUT,
    SEVENS,
    TENS,
    THREES,
    TOTAL,
    WEIGHT,
    WITHDRAW,
    Mode,
    tally,
)

# How often a person draws once more, by the total with the ace as it is better; seen in games of the bot with itself.
DRAWS_BELOW: Final = 0.97
DRAWS: Final = {16: 0.75, 17: 0.5, 18: 0.4}
DRAWS_ABOVE: Final = 0.05
# What was drawn was drawn, however unlikely: a position set up by hand may show what nobody would do.
DRAWS_AGAINST_ALL_ODDS: Final = 1e-6
# With a 3 in the row, which mends a bust, as often as with a total lower by this.
THREE_MENDS: Final = 4
# How often a 2 or 4 is kept face down.
HIDES: Final = 0.25
HIDDEN: Final = -1  # in place of a card that lies face down
# Small answers are kept while they may come back in other games; the long ones hardly outlive their round.
REMEMBERED: Final = 1 << 15
SPREADS_REMEMBERED: Final = 64

_FACES: Final = sorted({(card.number, card.keyword) for card, _ in COPIES})
FACE: Final = [_FACES.index((card.number, card.keyword)) for card, _ in COPIES]
# A card that stands for all cards of its face.
EXAMPLE: Final = [FACE.index(face) for face in range(len(_FACES))]
FIELD: Final = 4
ONE: Final = [1 << FIELD * face for face in range(len(_FACES))]

Ends = tuple[int, ...]
# The ends a rival may choose among, and how likely it comes to that choice.
Spread = tuple[tuple[Ends, float], ...]


def hand(cards: Sequence[int]) -> int:
    """Some cards by face."""
    return sum([ONE[FACE[card]] for card in cards])


@lru_cache(maxsize=REMEMBERED)
def drawing(pool: int) -> tuple[tuple[int, float], ...]:
    """The cards, one for each face, that may be drawn from a hand, with their chances."""
    counts = [pool >> FIELD * face & 15 for face in range(len(ONE))]
    size = sum(counts)
    return tuple((EXAMPLE[face], count / size) for face, count in enumerate(counts) if count)


def cards_in(pool: int) -> tuple[int, ...]:
    """The cards of a hand, one example for each."""
    return tuple(EXAMPLE[face] for face in range(len(ONE)) for _ in range(pool >> FIELD * face & 15))


# -- how a row can stand ----------------------------------------------------------------------------------------------


def end_of(row: int, aces_high: int) -> int:
    """The end of a row, given its tally and the announcement. All that counts of a bust are its 10s (R14)."""
    points = (row & TOTAL) + ACE_HIGH * aces_high
    if points > BUST_ABOVE:
        return BUST_ABOVE + 1 | row & TENS * 15
    return points | row & (CARD | SEVENS | TENS) * 15


@lru_cache(maxsize=REMEMBERED)
def ends(row: tuple[int, ...], place: int = 0) -> Ends:
    """Every way in which a row can stand once its 3s from a place on have acted and its aces are announced (4.4)."""
    if len(row) > 1:
        for acting in range(place, len(row)):
            if KEYWORD[row[acting]] == WITHDRAW:
                found = set(ends(row, acting + 1))
                for other in range(len(row)):
                    if other != acting:
                        left = row[:other] + row[other + 1 :]
                        found.update(ends(left, acting if other < acting else acting + 1))
                return tuple(sorted(found))
    held = tally(list(row))
    return tuple(sorted({end_of(held, high) for high in range((held // ACES & 15) + 1)}))


@lru_cache(maxsize=REMEMBERED)
def ends_of_hand(row: int) -> Ends:
    """Every way in which a row given by face can stand."""
    return ends(cards_in(row))


def automaton_end(mode: Mode, row: int) -> int:
    """The one way in which the automaton's row stands, given its tally (4.7)."""
    if mode.tens_before_ace:
        return end_of(row, 0) | row & ACES * 15
    return end_of(row, effects.automaton_aces(row))


@lru_cache(maxsize=REMEMBERED)
def exchange(own: int, theirs: int, bonus_on_tie: bool) -> tuple[int, int]:
    """The damage dealt and taken when two ends are compared, of which theirs may be the automaton's."""
    strength = effects.strength(own, 0, theirs)
    against = effects.strength(theirs, effects.automaton_aces(theirs, own), own)
    return (
        effects.damage(own, strength, theirs, against, bonus_on_tie),
        effects.damage(theirs, against, own, strength, bonus_on_tie),
    )


# -- how a rival ends -------------------------------------------------------------------------------------------------


def inclination(mode: Mode, automaton: bool, row: int, used: int) -> float:
    """How likely a rival with this tally draws once more."""
    total = row & TOTAL
    if used >= DRAW_LIMIT or total > DRAW_BLOCKED_ABOVE:
        return 0.0
    value = total + ACE_HIGH * effects.automaton_aces(row)
    if automaton:
        return 1.0 if value <= mode.stops_above else 0.0
    if row // THREES & 15:
        value -= THREE_MENDS
    return DRAWS.get(value, DRAWS_BELOW if value < min(DRAWS) else DRAWS_ABOVE)


@lru_cache(maxsize=SPREADS_REMEMBERED)
def forecast(mode: Mode, automaton: bool, row: tuple[int, ...], pool: int, discard: int) -> Spread:
    """How a rival ends that is still to draw from a pool and, once that is empty, from its discard pile."""
    final: dict[int, float] = {}
    open_: dict[tuple[int, int, int, int, int], float] = {(hand(list(row)), tally(list(row)), pool, discard, 0): 1.0}
    first = mode.min_draws > 0
    while open_:
        grown: dict[tuple[int, int, int, int, int], float] = {}
        for (held, points, left, later, used), chance in open_.items():
            fresh, rest = (left, later) if left else (later, 0)
            draws = 0.0 if not fresh else 1.0 if first else inclination(mode, automaton, points, used)
            if draws < 1.0:
                final[held] = final.get(held, 0.0) + chance * (1.0 - draws)
            if not draws:
                continue
            for card, likely in drawing(fresh):
                free = KEYWORD[card] == EXTRA_DRAW and not automaton
                one = ONE[FACE[card]]
                key = (held + one, points + WEIGHT[card], fresh - one, rest, used if free else used + 1)
                grown[key] = grown.get(key, 0.0) + chance * draws * likely
        open_ = grown
        first = False
    return _gather(final, mode if automaton else None)


@lru_cache(maxsize=SPREADS_REMEMBERED)
def deduce(mode: Mode, row: tuple[int, ...], pool: int) -> Spread:
    """How a rival ends that has drawn, some of it face down: what it holds, given that it went on and then stopped."""
    states = {(0, 0, pool, 0): 1.0}
    for place, card in enumerate(row):
        grown: dict[tuple[int, int, int, int], float] = {}
        for (held, points, left, used), chance in states.items():
            # The first card is the initial one, and where cards lie face down the first draw is mandatory (R5).
            draws = (inclination(mode, False, points, used) or DRAWS_AGAINST_ALL_ODDS) if place > 1 else 1.0
            hidden = card == HIDDEN
            for drawn, likely in drawing(left) if hidden else ((card, 1.0),):
                one = ONE[FACE[drawn]]
                keyword = KEYWORD[drawn]
                stays_down = HIDES if hidden and keyword in (EXTRA_DRAW, SCOUT) else 1.0
                counted = 0 if place == 0 or (keyword == EXTRA_DRAW and not hidden) else 1
                key = (held + one, points + WEIGHT[drawn], left - one if hidden else left, used + counted)
                grown[key] = grown.get(key, 0.0) + chance * draws * likely * stays_down
        states = grown
    final: dict[int, float] = {}
    for (held, points, _, used), chance in states.items():
        stops = chance * (1.0 - inclination(mode, False, points, used))
        final[held] = final.get(held, 0.0) + stops
    return _gather(final)


def _gather(rows: dict[int, float], automaton: Mode | None = None) -> Spread:
    """Put together the rows that stand alike; those of the automaton as it stands in this mode."""
    everything = sum(rows.values())
    spread: dict[Ends, float] = {}
    for row, chance in rows.items():
        if chance > 0.0:
            choice = ends_of_hand(row) if automaton is None else (automaton_end(automaton, tally(list(cards_in(row)))),)
            spread[choice] = spread.get(choice, 0.0) + chance / everything
    return tuple(spread.items())
