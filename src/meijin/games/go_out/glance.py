"""A battle as a seat sees it at a glance: how many turns a hand takes, and the chance to win.

It says nearly what ``plan.py`` and ``bot.py`` say, many times as fast.
"""

from __future__ import annotations

from math import comb, exp
from typing import TYPE_CHECKING, Final

from meijin.games.go_out.cards import (
    ABSORB,
    BATTLE_CARDS,
    BIT,
    CHARACTERS,
    COPIES,
    EFFECTS,
    GUARD,
    NUMBERS,
    PHANTOM_PAIR,
    RANK_AS,
    RANK_MERGE,
    SWEEP,
    first_character,
)
from meijin.games.go_out.odds import odds_of
from meijin.games.go_out.tables import NEXT
from meijin.games.go_out.worth import (
    A_GUARD,
    A_LIFE,
    BASE_TURNS,
    FEWEST_TURNS,
    IF_BEATEN,
    IF_LOW,
    LAST_IS_SAFE,
    LEAD_SAVES,
    LOW,
    MERGED,
    SWEPT_HIGH,
    SWEPT_LOW,
    TO_PLAY,
    WORTH_OF,
    can_sweep,
    held,
)

if TYPE_CHECKING:
    from meijin.games.go_out.state import GoOut

FEW: Final = 4  # with so few cards it is looked closely at what is kept for the end
SPENT: Final = -0.2  # what Kira is worth less once she is revealed
# A rival is as strong as its cards are few, to this power; and it has never less than half a card.
CARDS_COUNT: Final = -0.55
PARTS: Final = 8  # of a card, in the table of that
STRENGTH: Final = [max(0.5, part / PARTS) ** CARDS_COUNT for part in range(PARTS * BATTLE_CARDS + 1)]
# Each further card that is exchanged for another improves a hand less.
EXCHANGES: Final = [sum([0.85**before for before in range(cards)]) for cards in range(10)]

# In how many ways so many cards can be taken out of some.
WAYS: Final = [[float(comb(cards, size)) for cards in range(BATTLE_CARDS + 1)] for size in range(COPIES + 1)]


class Glance:
    """What a seat sees of a battle; nothing in it depends on what the seat cannot see."""

    __slots__ = ("counts", "odds", "pairs_only", "power", "rivals", "runs", "seat", "sizes", "state", "turns")

    def __init__(self, state: GoOut, seat: int, power: int, pairs_only: bool) -> None:
        self.state = state
        self.seat = seat
        self.power = power  # of the own character, hidden or not
        self.pairs_only = pairs_only
        self.counts = held(state.hand[seat])
        seen = state.hand[seat] | state.damage[seat] | state.discard
        for card in state.field:
            seen |= BIT[card]
        self.rivals: list[int] = []  # clockwise
        self.sizes: list[int] = []  # of their hands
        powers: list[int] = []
        rival = NEXT[state.active][seat]
        while rival != seat:
            self.rivals.append(rival)
            self.sizes.append(state.hand[rival].bit_count())
            powers.append(state.power[rival])
            rival = NEXT[state.active][rival]
        self.odds = odds_of(seen, tuple(self.sizes), tuple(powers), state.terms.kyoko_on_singles)
        self.turns = 0.0  # of the hand that was judged last
        self.runs = 0.0  # the chance to lead all of it without being beaten

    # -- rivals -------------------------------------------------------------------------------------------------

    def _falls(self, place: int, damage: int) -> float:
        """The chance that so much damage eliminates a rival."""
        state = self.state
        rival = self.rivals[place]
        hurt = state.hurt(rival)
        if hurt + damage <= state.terms.least_life:
            return 0.0
        if state.power[rival]:
            return 1.0 if state.terms.life[state.character[rival][0]] < hurt + damage else 0.0
        first = first_character(rival)
        locked = state.locked[rival] >> first
        able = fall = 0
        for number in range(len(CHARACTERS)):
            life = state.terms.life[first + number]
            if life >= hurt and not locked >> number & 1:
                able += 1
                if life < hurt + damage:
                    fall += 1
        return fall / able if able else 0.0

    def _all_alike(self, size: int, above: int) -> float:
        """The chance that so many cards of a rival have one number, which is above a rank."""
        if size > COPIES:
            return 0.0
        ways = WAYS[size]
        alike = 0.0
        for kind in range(above, NUMBERS):
            alike += ways[self.odds.unseen[kind]]
        return alike / ways[self.odds.cards]

    def _leads_out(self, place: int) -> float:
        """The chance that a rival can lead all its cards at once."""
        if self.sizes[place] == 1:
            return 1.0
        return 0.0 if self.state.power[self.rivals[place]] == PHANTOM_PAIR else self._all_alike(self.sizes[place], 0)

    def _goes_out(self, place: int, rank: int, count: int) -> float:
        """The chance that a rival's last cards follow a pile, or that the last one is a Guard."""
        size = self.sizes[place]
        if size > count and size > 1:
            return 0.0
        if self.state.power[self.rivals[place]] == PHANTOM_PAIR:
            fits = size == 1 and self.odds.as_pair(count)
        else:
            fits = size == count
        out = self._all_alike(size, rank) if fits else 0.0
        return out + self.odds.unseen[GUARD] / self.odds.cards if size == 1 else out

    # -- the own hand -------------------------------------------------------------------------------------------

    def judge(self, counts: list[int]) -> None:
        """Find out how many turns a hand takes, and whether it can be led to its end."""
        power = self.power
        if self.pairs_only:
            self._judge_pairs(counts)
        elif power == PHANTOM_PAIR:
            self._judge_pairs(counts)
            pairs = self.turns
            self._judge_groups(counts)
            self.turns = min(self.turns, pairs)
        else:
            self._judge_groups(counts)
            if power == SWEEP and can_sweep(counts):
                self._judge_sweeps(counts)
        guards = counts[GUARD]
        self.turns += A_GUARD * guards
        if guards > 1:
            self.runs = 0.0

    def _judge_groups(self, counts: list[int]) -> None:
        """All cards of one number are played together."""
        power = self.power
        turns = worst = 0.0
        runs = 1.0
        together = 0
        for kind in range(NUMBERS):
            size = counts[kind]
            if size:
                rank = kind + 1
                if power == RANK_MERGE and kind in MERGED:
                    together += size
                    continue
                if power == RANK_AS and rank == EFFECTS.raised:
                    rank = EFFECTS.raised_rank
                turns += self.odds.cost(size)[rank]
                risk = self.odds.risks[size][rank]
                if risk > worst:
                    runs *= 1.0 - worst
                    worst = risk
                else:
                    runs *= 1.0 - risk
        if together:
            size = min(together, COPIES)
            turns += self.odds.cost(size)[EFFECTS.merged_rank]
            risk = self.odds.risks[size][EFFECTS.merged_rank]
            if risk > worst:
                runs *= 1.0 - worst
                worst = risk
            else:
                runs *= 1.0 - risk
        # A Guard can only be the last card itself.
        self.runs = runs * (1.0 - worst) if counts[GUARD] else runs
        self.turns = turns - LAST_IS_SAFE * worst

    def _judge_pairs(self, counts: list[int]) -> None:
        """Kyoko: every card is played alone and counts as two."""
        turns = worst = 0.0
        runs = 1.0
        risks = self.odds.risk(EFFECTS.counts_as)
        for kind in range(NUMBERS):
            size = counts[kind]
            if size:
                risk = risks[kind + 1]
                turns += size * (TO_PLAY[1] + IF_BEATEN[1] * risk + IF_LOW[1] * LOW[kind + 1])
                for _ in range(size):
                    if risk > worst:
                        runs *= 1.0 - worst
                        worst = risk
                    else:
                        runs *= 1.0 - risk
        self.runs = runs * (1.0 - worst) if counts[GUARD] else runs
        self.turns = turns - LAST_IS_SAFE * worst

    def _judge_sweeps(self, counts: list[int]) -> None:
        """Shian: what is left after a sweep may take fewer turns."""
        turns, runs = self.turns, self.runs
        for low in range(1, EFFECTS.sweep_cards):
            high = EFFECTS.sweep_cards - low
            if counts[SWEPT_LOW] >= low and counts[SWEPT_HIGH] >= high:
                counts[SWEPT_LOW] -= low
                counts[SWEPT_HIGH] -= high
                self._judge_groups(counts)
                turns = min(turns, self.turns)
                counts[SWEPT_LOW] += low
                counts[SWEPT_HIGH] += high
        self.turns, self.runs = turns, runs

    def turns_of(self, counts: list[int]) -> float:
        """How many turns a hand takes."""
        self.judge(counts)
        return self.turns

    # -- parting with cards -------------------------------------------------------------------------------------

    def change(self, counts: list[int], kind: int, more: int) -> float:
        """How many turns more a hand takes with a card more of a kind, or less, whatever is kept for the end."""
        if kind == GUARD:
            return A_GUARD * more
        if self.pairs_only:
            return more * (
                TO_PLAY[1] + IF_BEATEN[1] * self.odds.risk(EFFECTS.counts_as)[kind + 1] + IF_LOW[1] * LOW[kind + 1]
            )
        size, rank = counts[kind], kind + 1
        if self.power == RANK_MERGE and kind in MERGED:
            size = counts[MERGED[0]] + counts[MERGED[1]] + counts[MERGED[-1]]
            rank = EFFECTS.merged_rank
        elif self.power == RANK_AS and rank == EFFECTS.raised:
            rank = EFFECTS.raised_rank
        return self.odds.cost(size + more)[rank] - self.odds.cost(size)[rank]

    def worst(self, counts: list[int]) -> int:
        """The kind of the card without which a hand takes the fewest turns."""
        closely = self.power == SWEEP or _total(counts) <= FEW
        fewest, found = 1000.0, GUARD
        for kind in range(GUARD + 1):
            if counts[kind]:
                if closely:
                    counts[kind] -= 1
                    turns = self.turns_of(counts)
                    counts[kind] += 1
                else:
                    turns = self.change(counts, kind, -1)
                if turns < fewest:
                    fewest, found = turns, kind
        return found

    def first_to_part(self, counts: list[int], cards: int) -> int:
        """The kind of the card to part with first where so many go; cards of one number may well go together."""
        found = self.worst(counts)
        if cards < 2:
            return found
        fewest = self._turns_without(counts, found, 1, cards)
        for kind in range(NUMBERS):
            if counts[kind] > 1:
                turns = self._turns_without(counts, kind, min(counts[kind], cards), cards)
                if turns < fewest:
                    fewest, found = turns, kind
        return found

    def _turns_without(self, counts: list[int], kind: int, size: int, cards: int) -> float:
        """How many turns a hand takes without so many of a kind, and without the worst further ones."""
        left = counts[:]
        left[kind] -= size
        for _ in range(cards - size):
            left[self.worst(left)] -= 1
        return self.turns_of(left)

    def exchange(self, counts: list[int], cards: int) -> float:
        """How many turns are saved by drawing so many cards and putting as many away."""
        worst = self.worst(counts)
        gain = -self.change(counts, worst, -1)
        saved = 0.0
        counts[worst] -= 1
        for kind in range(GUARD + 1):
            if self.odds.unseen[kind] and kind != worst:
                better = gain - self.change(counts, kind, 1)
                if better > 0.0:
                    saved += better * self.odds.unseen[kind]
        counts[worst] += 1
        return saved / self.odds.cards * EXCHANGES[cards]

    # -- chances ------------------------------------------------------------------------------------------------

    def strength(self, margin: int, revealed: bool) -> float:
        """How strong the own character is, whatever the hand."""
        spirit = WORTH_OF[self.power] + A_LIFE * margin
        if revealed and self.power == ABSORB:
            spirit += SPENT
        return exp(spirit)

    def chance(
        self, counts: list[int], strength: float, owner: int, rank: int, count: int, damage: int, saved: float
    ) -> float:
        """The chance to win the battle with this hand when the next rival has to do with this pile, or none."""
        self.judge(counts)
        lost = theirs = won = 0.0
        keeps = 1.0
        rivals = len(self.rivals)
        if not count:
            lost = self._leads_out(0)
            for place in range(rivals):
                theirs += STRENGTH[self.sizes[place] * PARTS]
            keeps = 0.0
        else:
            place = 0
            unable = self.odds.cannot(count)
            while place < rivals and self.rivals[place] != owner:
                lacking = unable[place][rank]
                size = self.sizes[place]
                lost += keeps * self._goes_out(place, rank, count)
                unguarded = self.odds.unguarded[place]
                falls = keeps * lacking * unguarded * self._falls(place, damage)
                left = size - keeps * ((1.0 - lacking) * count + lacking * (1.0 - unguarded))
                if rivals == 1:
                    won = falls
                    falls = 0.0
                theirs += (1.0 - falls) * STRENGTH[int(max(0.0, left) * PARTS)]
                keeps *= lacking
                place += 1
            if owner != self.seat:
                lost += keeps * self._leads_out(place)
                keeps = 0.0
                while place < rivals:
                    theirs += STRENGTH[self.sizes[place] * PARTS]
                    place += 1
        turns = max(FEWEST_TURNS, BASE_TURNS + self.turns - saved - LEAD_SAVES * keeps)
        own = strength / turns
        race = max(own / (own + theirs), keeps * self.runs)
        return won + (1.0 - won) * max(0.0, 1.0 - lost) * race


def _total(counts: list[int]) -> int:
    """How many cards a hand has."""
    total = 0
    for count in counts:
        total += count
    return total
