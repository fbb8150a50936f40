"""A part of the order dealt from the top like a stack of score cards, with second thoughts (7.4, the fast way).

A part is a run of brackets in which every bracket but the last has an odd number of players to deal: one of them floats
to the next bracket, and nobody else leaves. Among the ways to do that without a clash the first one is found.
"""

from __future__ import annotations

from collections.abc import Container, Sequence

Pair = tuple[int, int]


class OutOfBudget(Exception):
    """The search has tried more pairs than it may: the matching has to decide."""


def deal(brackets: Sequence[range], clashes: Sequence[Container[int]], budget: int) -> list[Pair] | None:
    """The first way to deal these brackets of positions; None if there is none.

    Raises:
        OutOfBudget: after so many tentative pairs.
    """
    return _Dealer(brackets, clashes, budget).deal(0, None)


class _Dealer:
    def __init__(self, brackets: Sequence[range], clashes: Sequence[Container[int]], budget: int) -> None:
        self.brackets = brackets
        self.clashes = clashes
        self.budget = budget
        # Whom each bracket cannot do without. What comes below depends on nothing above but who is gone up.
        self.needed: list[set[int]] = [set() for _ in brackets]

    def deal(self, number: int, gone: int | None) -> list[Pair] | None:
        """Deal this bracket, from which one has perhaps gone up to the one above, and all below."""
        players = [position for position in self.brackets[number] if position != gone]
        if len(players) % 2 == 0:
            bracket = _Bracket(players, range(0), set(), self)
            return bracket.pairs() if bracket.search() else None
        below, needed = self.brackets[number + 1], self.needed[number + 1]
        bracket = _Bracket(players, below, needed, self)
        while len(needed) < len(below) and bracket.search():
            partner = bracket.float_partner()
            rest = self.deal(number + 1, partner)
            if rest is not None:
                return bracket.pairs() + rest
            needed.add(partner)
            bracket.back_to_the_float()
        return None

    def spend(self) -> None:
        self.budget -= 1
        if self.budget < 0:
            raise OutOfBudget


class _Bracket:
    """The search in one bracket. Players are numbered from 1, those of the bracket below go on after them.

    Who is still to be paired is a linked list, so that dealing and taking back cost the same whatever the size.
    """

    def __init__(self, players: list[int], below: range, needed: Container[int], dealer: _Dealer) -> None:
        self.players = players
        self.below = below
        self.needed = needed
        self.dealer = dealer
        self.size = len(players)
        self.after = [*range(1, self.size + 2), self.size + 1]
        self.before = [0, *range(self.size + 1)]
        self.dealt: list[Pair] = []
        self.floats = self.size % 2 == 1  # whether an odd number is left, so that one must float
        self.try_from = self.size + 1  # set anew for every upper player
        self.upper = 0
        self.next_upper()

    def next_upper(self) -> None:
        self.upper = self.after[0]
        self.try_from = self.after[self.upper]

    def search(self) -> bool:
        """Go on to the next way to deal the bracket. False if there is no other."""
        while self.upper <= self.size:
            partner = self.partner()
            if partner is not None:
                self.dealer.spend()
                self.take(partner)
                self.next_upper()
            elif not self.take_back():
                return False
        return True

    def partner(self) -> int | None:
        clashes = self.dealer.clashes[self.players[self.upper - 1]]
        candidate, size = self.try_from, self.size
        while candidate <= size:
            if self.players[candidate - 1] not in clashes:
                return candidate
            candidate = self.after[candidate]
        if self.floats:
            for place in range(candidate - size - 1, len(self.below)):
                if self.below[place] not in clashes and self.below[place] not in self.needed:
                    return size + 1 + place
        return None

    def take(self, partner: int) -> None:
        self.dealt.append((self.upper, partner))
        self.unlink(self.upper)
        if partner <= self.size:
            self.unlink(partner)
        else:
            self.floats = False

    def unlink(self, number: int) -> None:
        self.after[self.before[number]] = self.after[number]
        self.before[self.after[number]] = self.before[number]

    def link(self, number: int) -> None:
        self.after[self.before[number]] = number
        self.before[self.after[number]] = number

    def take_back(self) -> bool:
        """Undo the last pair and look for another partner after the one it had."""
        if not self.dealt:
            return False
        upper, partner = self.dealt.pop()
        if partner <= self.size:
            self.link(partner)
        else:
            self.floats = True
        self.link(upper)
        self.upper = upper
        self.try_from = self.after[partner] if partner <= self.size else partner + 1
        return True

    def float_partner(self) -> int:
        return next(self.below[partner - self.size - 1] for _, partner in self.dealt if partner > self.size)

    def back_to_the_float(self) -> None:
        while not self.floats:
            self.take_back()

    def pairs(self) -> list[Pair]:
        return [
            (
                self.players[upper - 1],
                self.players[partner - 1] if partner <= self.size else self.below[partner - self.size - 1],
            )
            for upper, partner in self.dealt
        ]
