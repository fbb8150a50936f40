"""What a position looks like in numbers, from which the chance to win is estimated (see ``kernel/estimate.py``).

A hand is judged by its groups, those that the rivals' hands of this world can beat and those that they cannot. Search
looks at many worlds, so that on average no seat is credited with what it cannot know.
"""

from __future__ import annotations

from functools import lru_cache
from math import log
from typing import TYPE_CHECKING, Final

from meijin.games.go_out.cards import (
    COPIES,
    EFFECTS,
    GUARD,
    HIDDEN,
    PHANTOM_PAIR,
    POWER,
    POWERS,
    SWEEP,
    TOP_RANK,
)
from meijin.games.go_out.frames import ABSORBS, ASK_CHOOSE, ASK_TURN, ASKED
from meijin.games.go_out.tables import NEXT, NO_PILE, PILE_COUNT, PILE_DAMAGE, PILE_OWNER, PILE_RANK
from meijin.games.go_out.worth import (
    A_GUARD,
    A_LIFE,
    BASE_TURNS,
    FEWEST_TURNS,
    IF_BEATEN,
    IF_LOW,
    LARGE,
    LAST_IS_SAFE,
    LEAD_SAVES,
    LOW,
    TO_PLAY,
    WORTH_OF,
    can_sweep,
    groups,
    held,
)
from meijin.kernel.frames import SEATS

if TYPE_CHECKING:
    from meijin.games.go_out.state import GoOut

KYOKO_PLAYS: Final = EFFECTS.counts_as
MATCH: Final = ("one win", "two wins", "needs one", "rivals who need one", "choosing", "starts")
OWN: Final = (
    *("eliminated", "cards", "few cards", "last card", "last two", "turns", "speed", "guards"),
    *("beaten singles", "beaten pairs", "beaten sets", "safe singles", "safe pairs", "safe sets"),
    *("low singles", "low pairs", "margin", "no margin", "margin 1", "margin 2", "sweeps", "absorbs"),
    *("on turn", "next", "leads", "can follow", "cannot follow", "owns pile", "pile is safe", "in danger"),
    *("runs out", "goes out", "pace", "spirit"),
)
RIVALS: Final = (
    *("rivals", "fewest cards", "a last card", "fastest", "least margin", "a rival leads", "a rival runs out"),
    *("a rival goes out", "its damage"),
)
NAMES: Final = [
    *MATCH,
    *OWN,
    *[f"is {power}" for power in POWERS],
    *[f"shows {power}" for power in POWERS],
    *RIVALS,
]


def names() -> list[str]:
    """What the numbers are called."""
    return NAMES


class Standing:
    """What can be said of a seat in a battle."""

    def __init__(self, hand: int, power: int, shown: int) -> None:
        self.power = power
        self.pairs_only = shown == PHANTOM_PAIR
        self.counts = held(hand)
        self.sizes = groups(self.counts, power)
        self.cards = hand.bit_count()
        self.guards = self.counts[GUARD]
        # The highest rank of which it can put down so many.
        self.tops = [0] * (COPIES + 1)
        reached = 0
        for rank in range(TOP_RANK, 0, -1):
            while reached < self.sizes[rank]:
                reached += 1
                self.tops[reached] = rank
        if self.pairs_only:
            top = self.tops[1]
            self.tops = [0] * (COPIES + 1)
            self.tops[KYOKO_PLAYS] = top
        self.best = [0] * (COPIES + 1)  # the same of its rivals
        self.turns = 0.0
        # How many of its groups can be beaten and how many cannot, by their size up to three; and how low they are.
        self.beaten = [0] * (LARGE + 1)
        self.safe = [0] * (LARGE + 1)
        self.low = [0.0] * (LARGE + 1)
        self.risky = 0
        self.whole = 0

    def goes_out(self, rank: int, count: int) -> bool:
        """Whether its last cards can follow a pile, or lead."""
        if self.cards == self.guards:
            return self.cards == 1
        if self.guards or self.whole > 1:
            return False
        return not count or (self.tops[count] > rank and (self.cards == count or self.pairs_only))

    def runs_out(self) -> bool:
        """Whether it can lead group after group until its hand is empty."""
        return self.risky + self.guards <= 1


def features(state: GoOut, seat: int) -> list[float]:
    """The position for a seat."""
    row = [0.0] * len(NAMES)
    players = state.setup.players
    needed = state.terms.wins_needed
    wins = state.wins[seat]
    frame = state.pending[-1]
    choosing = frame[ASKED] == ASK_CHOOSE
    row[0] = 1.0 if wins == 1 else 0.0
    row[1] = 1.0 if wins == 2 else 0.0
    row[2] = 1.0 if wins == needed - 1 else 0.0
    near = 0
    for other in range(players):
        if other != seat and state.wins[other] == needed - 1:
            near += 1
    row[3] = near / 2.0
    row[4] = 1.0 if choosing else 0.0
    row[5] = 1.0 if choosing and state.starter == seat else 0.0
    place = len(MATCH)
    active = state.active
    if choosing and not state.character[seat]:
        return row  # how the cards are dealt is of no interest to the battle before
    if not active >> seat & 1:
        row[place] = 1.0
        return row
    powers = tuple([POWER[used[0]] if used else HIDDEN for used in state.character])
    standings = compare(tuple(state.hand), powers, tuple(state.power), active)
    asked = frame[SEATS]
    mover = -1 if choosing else (asked & -asked).bit_length() - 1
    pile = state.tableau[-1] if state.tableau else NO_PILE
    owner, rank, count = pile[PILE_OWNER], pile[PILE_RANK], min(pile[PILE_COUNT], COPIES)
    turning = frame[ASKED] == ASK_TURN
    # Where the mover is done, but for cards to part with, the next seat has to do with the pile.
    answering = mover if turning or choosing else NEXT[active][mover]
    if answering == owner:
        rank, count = 0, 0
    rivals = 0
    fewest, fastest, least = 99, 99.0, 99
    for other in range(players):
        its = standings[other]
        if its is None:
            continue
        if other == seat:
            continue
        rivals += 1
        fewest = min(fewest, its.cards)
        fastest = min(fastest, its.turns)
        least = min(least, _margin(state, other))
        if other == answering:
            after = place + len(OWN) + 2 * len(POWERS)
            if not count:
                row[after + 5] = 1.0
                row[after + 6] = 1.0 if its.runs_out() else 0.0
            row[after + 7] = 1.0 if its.goes_out(rank, count) else 0.0
    own = standings[seat]
    assert own is not None
    margin = _margin(state, seat)
    row[place + 1] = own.cards / 10.0
    row[place + 2] = 1.0 / own.cards if own.cards else 1.0
    row[place + 3] = 1.0 if own.cards == 1 else 0.0
    row[place + 4] = 1.0 if own.cards == 2 else 0.0
    row[place + 5] = own.turns / 8.0
    row[place + 6] = 1.0 / (0.5 + max(0.0, own.turns))
    row[place + 7] = own.guards / 3.0
    for shape in range(1, LARGE + 1):
        row[place + 7 + shape] = own.beaten[shape] / 5.0
        row[place + 10 + shape] = own.safe[shape] / 5.0
    row[place + 14] = own.low[1] / 4.0
    row[place + 15] = own.low[2] / 4.0
    row[place + 16] = margin / 5.0
    row[place + 17] = 1.0 if margin == 0 else 0.0
    row[place + 18] = 1.0 if margin == 1 else 0.0
    row[place + 19] = 1.0 if margin == 2 else 0.0
    row[place + 20] = 1.0 if own.power == SWEEP and can_sweep(own.counts) else 0.0
    row[place + 21] = 1.0 if mover == seat and turning and frame[ABSORBS] else 0.0
    if not choosing:
        row[place + 22] = 1.0 if mover == seat else 0.0
        row[place + 23] = 1.0 if answering != seat and NEXT[active][answering] == seat else 0.0
        if answering == seat:
            if not count:
                row[place + 24] = 1.0
                row[place + 30] = 1.0 if own.runs_out() else 0.0
            elif own.tops[count] > rank:
                row[place + 25] = 1.0
            else:
                row[place + 26] = 1.0
                row[place + 29] = 1.0 if pile[PILE_DAMAGE] > margin and not own.guards else 0.0
            row[place + 31] = 1.0 if own.goes_out(rank, count) else 0.0
        elif owner == seat and count:
            row[place + 27] = 1.0
            if own.best[count] <= rank:
                row[place + 28] = 1.0
                row[place + 30] = 1.0 if own.runs_out() else 0.0
    leads = row[place + 24] or row[place + 28]
    row[place + 32] = -log(max(FEWEST_TURNS, BASE_TURNS + own.turns - LEAD_SAVES * leads))
    row[place + 33] = WORTH_OF[own.power] + A_LIFE * margin
    after = place + len(OWN)
    row[after + own.power] = 1.0
    after += len(POWERS)
    row[after + state.power[seat]] = 1.0
    after += len(POWERS)
    row[after] = rivals / 3.0
    row[after + 1] = 1.0 / fewest if fewest else 1.0
    row[after + 2] = 1.0 if fewest == 1 else 0.0
    row[after + 3] = 1.0 / (0.5 + max(0.0, fastest))
    row[after + 4] = 1.0 / (1.0 + least)
    row[after + 8] = pile[PILE_DAMAGE] / 3.0
    return row


def _margin(state: GoOut, seat: int) -> int:
    """How much damage a seat can still take; of one who has not chosen, nothing is known."""
    used = state.character[seat]
    return max(0, state.terms.life[used[0]] - state.burden(seat)) if used else 5


@lru_cache(maxsize=16)
def compare(
    hands: tuple[int, ...], powers: tuple[int, ...], shown: tuple[int, ...], active: int
) -> list[Standing | None]:
    """What can be said of every active seat; each of them is asked about, so it is kept."""
    standings: list[Standing | None] = [None] * len(hands)
    for seat in range(len(hands)):
        if active >> seat & 1:
            standings[seat] = Standing(hands[seat], powers[seat], shown[seat])
    for seat in range(len(hands)):
        its = standings[seat]
        if its is None:
            continue
        best = its.best
        for other in range(len(hands)):
            rival = standings[other]
            if rival is None or other == seat:
                continue
            tops = rival.tops
            for size in range(1, COPIES + 1):
                best[size] = max(best[size], tops[size])
        _plan(its)
    return standings


def _plan(its: Standing) -> None:
    """The groups of a hand, and how many turns they take (see ``plan.py``)."""
    turns = A_GUARD * its.guards
    for rank in range(1, TOP_RANK + 1):
        size = its.sizes[rank]
        if not size:
            continue
        times, shape = 1, min(size, LARGE)
        if its.pairs_only:
            times, shape, size = size, 1, KYOKO_PLAYS
        its.whole += times
        turns += times * (TO_PLAY[shape] + IF_LOW[shape] * LOW[rank])
        its.low[shape] += times * LOW[rank]
        if its.best[size] > rank:
            its.risky += times
            its.beaten[shape] += times
            turns += times * IF_BEATEN[shape]
        else:
            its.safe[shape] += times
    its.turns = turns - (LAST_IS_SAFE if its.risky else 0.0)


def sight(state: GoOut, seat: int) -> int:
    """The own hand, and the characters that are open: copies of a card are the same to everybody."""
    seen = held(state.hand[seat])
    seen += state.power
    if state.character[seat]:
        seen.append(state.character[seat][0])
    return hash(tuple(seen))
