"""What the rivals are likely to hold and who they are: they would have played, passed and put cards away accordingly.

Clues are counted in a world, and each makes it so much likelier. What they weigh was fitted to games: which of some
possible worlds is the true one; then all of it was taken less seriously (by 0.7, and by 0.6 who somebody is), as people
have other tastes. A position tells of the present trick alone who has passed on what.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from meijin.games.go_out.cards import COPIES, EFFECTS, GUARD, NUMBERS, POWER, POWERS, RANK_AS, SWEEP
from meijin.games.go_out.frames import ASK_CHOOSE, ASKED
from meijin.games.go_out.tables import PILE_COUNT, PILE_OWNER, PILE_RANK
from meijin.games.go_out.worth import LARGE, LOW, can_sweep, fitness, held
from meijin.kernel.frames import SEATS

if TYPE_CHECKING:
    from meijin.games.go_out.state import GoOut

BANDS: Final = 3  # low, middle and high numbers
BAND: Final = [min(kind // 5, BANDS - 1) for kind in range(NUMBERS)]
GROUPS: Final = LARGE * BANDS
# The logarithm of what each clue makes a world likelier by.
WEIGHTS: Final = {
    "guards, unhurt": 0.23,
    "guards, hurt": 0.77,
    "low singles, unhurt": -0.16,
    "low pairs, unhurt": -0.18,
    "low sets, unhurt": 0.00,
    "middle singles, unhurt": 0.06,
    "middle pairs, unhurt": 0.08,
    "middle sets, unhurt": 0.17,
    "high singles, unhurt": 0.11,
    "high pairs, unhurt": 0.16,
    "high sets, unhurt": 0.36,
    "low singles, hurt": -0.59,
    "low pairs, hurt": 0.48,
    "low sets, hurt": 1.74,
    "middle singles, hurt": -0.31,
    "middle pairs, hurt": 0.80,
    "middle sets, hurt": 1.72,
    "high singles, hurt": 0.09,
    "high pairs, hurt": 0.95,
    "high sets, hurt": 1.78,
    "low put away": 0.15,
    "middle put away": 0.03,
    "high put away": -0.28,
    "lowness put away": 0.24,
    "put away from a group": -0.83,
    "a group put away": -0.00,
    "guards put away": -0.68,
    "is double_draw": 1.31,
    "is damage_bonus": -1.04,
    "is absorb": -1.27,
    "is gift": -1.14,
    "is rank_merge": 1.53,
    "is rank_as": -1.08,
    "is sweep": -1.26,
    "is phantom_pair": -1.14,
    "is double_draw, hurt": -1.70,
    "is damage_bonus, hurt": -0.19,
    "is absorb, hurt": -0.29,
    "is gift, hurt": -0.28,
    "is rank_merge, hurt": 0.88,
    "is rank_as, hurt": -0.22,
    "is sweep, hurt": -0.56,
    "is phantom_pair, hurt": -0.16,
    "is double_draw, cards gone": 0.72,
    "is damage_bonus, cards gone": -0.64,
    "is absorb, cards gone": -0.89,
    "is gift, cards gone": -0.69,
    "is rank_merge, cards gone": 0.56,
    "is rank_as, cards gone": -0.63,
    "is sweep, cards gone": 0.78,
    "is phantom_pair, cards gone": -0.73,
    "character fits hand": 1.12,
    "ones to raise": -0.38,
    "can sweep": 3.74,
    "led and has more": -2.54,
    "followed and has more": -1.12,
    "has lower to follow": -0.48,
    "has lower group to break": 0.23,
    "passed with a single": -0.37,
    "with further singles": -0.02,
    "with a group to break": -0.72,
    "passed with a pair or set": -0.74,
    "with further pairs": -0.97,
    "with a larger group": -0.87,
}
NAMES: Final = list(WEIGHTS)
WEIGHT: Final = list(WEIGHTS.values())
MOST: Final = 40.0  # nothing that a rival tells is surer than this
# Where the clues about characters and about the trick begin.
KINDS_OF_POWER: Final = len(POWERS) - 1
AFTER_CARDS: Final = 6 + 2 * GROUPS + BANDS
AFTER_WHO: Final = AFTER_CARDS + 3 * KINDS_OF_POWER + 3


def likelihood(state: GoOut, seat: int) -> float:
    """How likely the rivals of a seat would have come to where they are, in proportion."""
    if state.pending[-1][ASKED] == ASK_CHOOSE:
        return 1.0
    for rival in range(state.setup.players):
        if rival != seat and state.terms.life[state.character[rival][0]] < state.burden(rival):
            return 0.0
    whole = 1.0
    for rival in range(state.setup.players):
        if rival != seat and state.active >> rival & 1:
            whole *= told(state, rival)
    return whole


def told(state: GoOut, rival: int) -> float:
    """How likely a rival would have come to where it is with what it has, whatever the others have, in proportion."""
    found = [0.0] * len(NAMES)
    _of_rival(state, rival, found)
    total = 0.0
    for place in range(len(found)):
        clue = found[place]
        if clue:
            total += WEIGHT[place] * clue
    return exp(min(MOST, max(-MOST, total)) - MOST)


def suspicions(state: GoOut, rival: int, characters: list[int]) -> list[float]:
    """How likely a hidden rival is each of some characters, in proportion, whatever it holds."""
    if state.pending[-1][ASKED] == ASK_CHOOSE:
        return [1.0] * len(characters)
    hurt = state.burden(rival) > 0
    gone = _gone(state, rival)
    likely: list[float] = []
    for card in characters:
        place = AFTER_CARDS + POWER[card] - 1
        total = WEIGHT[place] + WEIGHT[place + 2 * KINDS_OF_POWER] * gone
        if hurt:
            total += WEIGHT[place + KINDS_OF_POWER]
        likely.append(exp(total))
    return likely


def _gone(state: GoOut, rival: int) -> float:
    """How many cards a rival has got rid of, as a clue."""
    return max(0, state.terms.hand_size - state.hand[rival].bit_count()) / 5.0


def clues(state: GoOut, seat: int) -> list[float]:
    """What speaks for and against a world, in the order of the weights."""
    found = [0.0] * len(NAMES)
    for rival in range(state.setup.players):
        if rival != seat and state.active >> rival & 1:
            _of_rival(state, rival, found)
    return found


def _of_rival(state: GoOut, rival: int, found: list[float]) -> None:
    """What one rival tells."""
    counts = held(state.hand[rival])
    buried = held(state.damage[rival])
    _cards(counts, buried, found)
    if not state.power[rival]:
        _who(state, rival, counts, found)
    if state.tableau:
        _trick(state, rival, counts, found)


def _cards(counts: list[int], buried: list[int], found: list[float]) -> None:
    """The groups in hand, before and after damage, and what was put away."""
    hurt = sum(buried)
    begin = 2 + (GROUPS if hurt else 0)
    for kind in range(NUMBERS):
        size = counts[kind]
        if size:
            found[begin + LARGE * BAND[kind] + min(size, LARGE) - 1] += 1.0
        away = buried[kind]
        if away:
            found[2 + 2 * GROUPS + BAND[kind]] += away
            found[2 + 2 * GROUPS + BANDS] += away * LOW[kind + 1]
            if size:
                found[3 + 2 * GROUPS + BANDS] += 1.0
            if away > 1:
                found[4 + 2 * GROUPS + BANDS] += 1.0
    found[1 if hurt else 0] += counts[GUARD]
    found[5 + 2 * GROUPS + BANDS] += buried[GUARD]


def _who(state: GoOut, rival: int, counts: list[int], found: list[float]) -> None:
    """Who it may be that is still hidden."""
    power = POWER[state.character[rival][0]]
    hurt = state.burden(rival)
    place = AFTER_CARDS + power - 1
    found[place] += 1.0
    if hurt:
        found[place + KINDS_OF_POWER] += 1.0
    found[place + 2 * KINDS_OF_POWER] += _gone(state, rival)
    after = AFTER_CARDS + 3 * KINDS_OF_POWER
    found[after] += fitness(counts, power, 0)
    if power == RANK_AS:
        found[after + 1] += counts[EFFECTS.raised - 1]
    elif power == SWEEP and can_sweep(counts):
        found[after + 2] += 1.0


def _trick(state: GoOut, rival: int, counts: list[int], found: list[float]) -> None:
    """What it has played and passed on in this trick."""
    tableau = state.tableau
    frame = state.pending[-1]
    mover = (frame[SEATS] & -frame[SEATS]).bit_length() - 1
    last = len(tableau) - 1
    players = state.setup.players
    passed = -1  # the last pile that it passed on
    for place in range(last + 1):
        pile = tableau[place]
        owner, rank = pile[PILE_OWNER], pile[PILE_RANK]
        if owner == rival:
            passed = -1
            before = tableau[place - 1] if place else None
            _played(counts, rank, pile[PILE_COUNT], before[PILE_RANK] if before else 0, place > 0, found)
            continue
        until = mover if place == last else tableau[place + 1][PILE_OWNER]
        # Whoever sits between them has passed, or is eliminated by now, as they may be themselves.
        other = (owner + 1) % players
        while other != until and other != owner:
            if other == rival:
                passed = place
            other = (other + 1) % players
    if passed >= 0:
        pile = tableau[passed]
        rank, count = pile[PILE_RANK], pile[PILE_COUNT]
        exact = larger = 0
        for kind in range(rank, NUMBERS):
            if counts[kind] == count:
                exact += 1
            elif counts[kind] > count:
                larger += 1
        after = AFTER_WHO + 4
        single = 0 if count == 1 else 3
        if exact:
            found[after + single] += 1.0
            found[after + single + 1] += exact - 1
        if larger:
            found[after + single + 2] += 1.0


def _played(counts: list[int], rank: int, count: int, beaten: int, followed: bool, found: list[float]) -> None:
    """It still has cards of the number it played, or lower ones that would have done."""
    kind = rank - 1
    if kind < NUMBERS and counts[kind]:
        found[AFTER_WHO + (1 if followed else 0)] += 1.0
    if followed and count <= COPIES:
        for lower in range(beaten, min(kind, NUMBERS)):
            if counts[lower] == count:
                found[AFTER_WHO + 2] += 1.0
            elif counts[lower] > count:
                found[AFTER_WHO + 3] += 1.0
