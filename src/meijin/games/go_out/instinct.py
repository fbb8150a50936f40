"""What a sensible player does without much thought: search plays battles on with it.

It weighs its turns as the rules of thumb in ``bot.py`` do, by quicker means (``glance.py``) and without the plays that
are seldom any good: those that lead a part of a group.
"""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, Final

from meijin.games.go_out import notation
from meijin.games.go_out.cards import (
    ABSORB,
    COPIES,
    DAMAGE_BONUS,
    DOUBLE_DRAW,
    EFFECTS,
    GIFT,
    GUARD,
    KINDS,
    NUMBERS,
    PHANTOM_PAIR,
    POWER,
    RANK_AS,
    RANK_MERGE,
    SWEEP,
    first_character,
)
from meijin.games.go_out.effects import may_follow_as_pair
from meijin.games.go_out.frames import ABSORBS, AFTER_THAT, ASK_CHOOSE, ASK_GIFT, ASK_PLACE, ASK_TURN, ASKED, LEFT
from meijin.games.go_out.glance import Glance
from meijin.games.go_out.tables import DAMAGE, NO_PILE, PILE_COUNT, PILE_DAMAGE, PILE_OWNER, PILE_RANK, RAISED_DAMAGE
from meijin.games.go_out.worth import (
    A_LIFE,
    BASE_TURNS,
    FEWEST_TURNS,
    MERGED,
    SWEPT_HIGH,
    SWEPT_LOW,
    WORTH_OF,
    can_sweep,
)

if TYPE_CHECKING:
    from meijin.games.go_out.state import GoOut

IMPOSSIBLE: Final = -100.0
SURE_WIN: Final = 2.0  # above every chance
SURE_LOSS: Final = -1.0
SHOWING_COSTS: Final = 0.002  # enough not to reveal for nothing
MORE_TO_CHOOSE: Final = 1.2  # an exchange saves Niwa more


def instinct(state: GoOut, seat: int, number: int) -> int:
    """A quick choice."""
    del number
    asked = state.pending[-1][ASKED]
    if asked == ASK_CHOOSE:
        return _choose(state, seat)
    own = POWER[state.character[seat][0]]
    revealed = state.power[seat]
    if asked == ASK_TURN:
        return Turn(state, seat, own).best()
    if asked == ASK_PLACE and own == GIFT and not revealed:
        return notation.REVEAL
    glance = Glance(state, seat, own, revealed == PHANTOM_PAIR)
    if asked == ASK_GIFT:
        return notation.GIVE + KINDS * _shortest_rival(state, seat) + glance.worst(glance.counts)
    frame = state.pending[-1]
    if asked == ASK_PLACE:
        return notation.PLACE + glance.first_to_part(glance.counts, frame[LEFT] + frame[AFTER_THAT])
    return notation.DISCARD + glance.first_to_part(glance.counts, frame[LEFT])


def _choose(state: GoOut, seat: int) -> int:
    """Whoever makes most of the hand."""
    spare = state.spare[seat] >> first_character(seat)
    glance = Glance(state, seat, 0, False)
    best, chosen = IMPOSSIBLE, 0
    characters = state.terms.characters
    for place in range(len(characters)):
        if spare >> place & 1:
            character = characters[place]
            glance.power = character.power
            turns = max(FEWEST_TURNS, BASE_TURNS + glance.turns_of(glance.counts))
            value = WORTH_OF[character.power] + A_LIFE * character.life - log(turns)
            if value > best:
                best, chosen = value, place
    return notation.CHOOSE + chosen


def _shortest_rival(state: GoOut, seat: int) -> int:
    fewest, found = 99, -1
    for other in range(state.setup.players):
        if other != seat and state.active >> other & 1:
            cards = state.hand[other].bit_count()
            if cards < fewest:
                fewest, found = cards, other
    return found


class Turn:
    """The choices of a turn, and the best of them so far."""

    __slots__ = ("action", "count", "counts", "damage", "glance", "margin", "own", "rank", "seat", "state", "value")

    def __init__(self, state: GoOut, seat: int, own: int) -> None:
        self.state = state
        self.seat = seat
        self.own = own
        self.glance = Glance(state, seat, own, state.power[seat] == PHANTOM_PAIR)
        self.counts = self.glance.counts
        self.margin = state.terms.life[state.character[seat][0]] - state.hurt(seat)
        pile = state.tableau[-1] if state.tableau else NO_PILE
        self.rank, self.count, self.damage = pile[PILE_RANK], pile[PILE_COUNT], pile[PILE_DAMAGE]
        self.action = notation.PASS
        self.value = IMPOSSIBLE

    def best(self) -> int:
        """The action with the best chance to win the battle."""
        state, own = self.state, self.own
        power = state.power[self.seat]
        if power:
            self._look(power)
            return self.action
        self._look(0)
        action, value = self.action, self.value
        self.value = IMPOSSIBLE
        if own == DOUBLE_DRAW:  # only a pass is then another
            if self.count:
                self._pass(own)
        elif own != GIFT:
            self.glance.pairs_only = own == PHANTOM_PAIR
            self._look(own)
        return notation.REVEAL if self.value - SHOWING_COSTS > value else action

    def _note(self, action: int, value: float) -> None:
        if value > self.value:
            self.value = value
            self.action = action

    def _look(self, power: int) -> None:
        """Weigh everything that can be done with a power."""
        strength = self.glance.strength(self.margin, power > 0)
        if not self.count:
            self._lead(power, strength)
            return
        self._follow(power, strength)
        counts = self.counts
        if counts[GUARD]:
            counts[GUARD] -= 1
            self._note(notation.GUARD_OFF, self._stays(strength, 0.0))
            counts[GUARD] += 1
        if power == SWEEP and can_sweep(counts):
            self._sweep(strength)
        self._pass(power)

    def _stays(self, strength: float, saved: float) -> float:
        """The chance when the pile stays as it is, with the hand as it is now."""
        owner = self.state.tableau[-1][PILE_OWNER]
        if not _any(self.counts):
            return SURE_WIN
        return self.glance.chance(self.counts, strength, owner, self.rank, self.count, self.damage, saved)

    def _pass(self, power: int) -> None:
        """Take the damage, and exchange as many cards for better ones."""
        counts, glance = self.counts, self.glance
        if power == ABSORB and (self.state.pending[-1][ABSORBS] or not self.state.power[self.seat]):
            self.counts = counts[:]
            for _ in range(min(self.damage, sum(counts))):
                self.counts[glance.worst(self.counts)] -= 1
            self._note(notation.PASS, self._stays(glance.strength(self.margin, True), 0.0))
            self.counts = counts
            return
        margin = self.margin - self.damage
        if margin < 0:
            self._note(notation.PASS, SURE_LOSS)
            return
        saved = glance.exchange(counts, self.damage)
        if power == DOUBLE_DRAW:
            saved *= MORE_TO_CHOOSE
        given = GUARD
        if self.own == GIFT:
            given = glance.worst(counts)
            counts[given] -= 1
        self._note(notation.PASS, self._stays(glance.strength(margin, power > 0), saved))
        if self.own == GIFT:
            counts[given] += 1

    def _play(self, kind: int, size: int, action: int, rank: int, count: int, power: int, strength: float) -> None:
        """Weigh a play of one number."""
        counts = self.counts
        counts[kind] -= size
        if _any(counts):
            damage = RAISED_DAMAGE[action] if power == DAMAGE_BONUS else DAMAGE[action]
            self._note(action, self.glance.chance(counts, strength, self.seat, rank, count, damage, 0.0))
        else:
            self._note(action, SURE_WIN)
        counts[kind] += size

    def _follow(self, power: int, strength: float) -> None:
        """Everything that beats the pile."""
        count, rank, counts = self.count, self.rank, self.counts
        size = count
        if power == PHANTOM_PAIR:
            if not may_follow_as_pair(self.state, count):
                return
            size = 1
            count = EFFECTS.counts_as
        if size <= COPIES:
            for kind in range(rank, NUMBERS):
                if counts[kind] >= size:
                    self._play(kind, size, NUMBERS * (size - 1) + kind, kind + 1, count, power, strength)
        if power == RANK_AS and rank < EFFECTS.raised_rank and counts[EFFECTS.raised - 1] >= count:
            action = notation.PLAY_OF[((EFFECTS.raised - 1, count),), EFFECTS.raised_rank]
            self._play(EFFECTS.raised - 1, count, action, EFFECTS.raised_rank, count, power, strength)
        if power == RANK_MERGE and rank < EFFECTS.merged_rank:
            self._merge(count, strength)

    def _lead(self, power: int, strength: float) -> None:
        """All cards of a number, or a Guard."""
        counts = self.counts
        for kind in range(NUMBERS):
            size = counts[kind]
            if not size:
                continue
            if power == PHANTOM_PAIR:
                self._play(kind, 1, kind, kind + 1, EFFECTS.counts_as, power, strength)
                continue
            self._play(kind, size, NUMBERS * (size - 1) + kind, kind + 1, size, power, strength)
            if power == RANK_AS and kind + 1 == EFFECTS.raised:
                action = notation.PLAY_OF[((kind, size),), EFFECTS.raised_rank]
                self._play(kind, size, action, EFFECTS.raised_rank, size, power, strength)
        if power == RANK_MERGE:
            together = counts[MERGED[0]] + counts[MERGED[1]] + counts[MERGED[-1]]
            if together:
                self._merge(together, strength)
        if counts[GUARD]:
            counts[GUARD] -= 1
            value = SURE_WIN
            if _any(counts):
                value = self.glance.chance(counts, strength, -1, 0, 0, 0, 0.0)
            self._note(notation.GUARD_OFF, value)
            counts[GUARD] += 1

    def _merge(self, count: int, strength: float) -> None:
        """Nerai: so many of her numbers as one, the lowest first."""
        counts = self.counts
        parts: list[tuple[int, int]] = []
        left = count
        for kind in MERGED:
            size = min(left, counts[kind])
            if size:
                parts.append((kind, size))
                left -= size
        if left or not parts:
            return
        for kind, size in parts:
            counts[kind] -= size
        action = notation.PLAY_OF[tuple(parts), EFFECTS.merged_rank]
        value = SURE_WIN
        if _any(counts):
            rank = EFFECTS.merged_rank
            value = self.glance.chance(counts, strength, self.seat, rank, count, DAMAGE[action], 0.0)
        self._note(action, value)
        for kind, size in parts:
            counts[kind] += size

    def _sweep(self, strength: float) -> None:
        """Shian: sweep the field, and lead what is best then."""
        counts = self.counts
        action, value = self.action, self.value
        for high in range(1, EFFECTS.sweep_cards):
            low = EFFECTS.sweep_cards - high
            if counts[SWEPT_LOW] >= low and counts[SWEPT_HIGH] >= high:
                counts[SWEPT_LOW] -= low
                counts[SWEPT_HIGH] -= high
                self.value = IMPOSSIBLE
                if _any(counts):
                    self._lead(SWEEP, strength)
                else:
                    self.value = SURE_WIN
                if self.value > value:
                    action, value = notation.SWEEP + high, self.value
                counts[SWEPT_LOW] += low
                counts[SWEPT_HIGH] += high
        self.action, self.value = action, value


def _any(counts: list[int]) -> bool:
    """Whether there is a card left."""
    left = 0
    for count in counts:
        left += count
    return left > 0
