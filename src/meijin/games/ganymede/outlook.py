"""What a seat may expect of the present round: its chance to win after the comparison, if it plays on well.

The own remaining deck is looked through to the end: every card that may come, weighted by its chance. All that is
taken from a sampled world is the same in every world the seat thinks possible: its own cards, the open ones, and of
a rival which cards it has, not where they lie. So one sample is enough and the expectation does not depend on it.
"""

from __future__ import annotations

from itertools import product

from meijin.games.ganymede import odds
from meijin.games.ganymede.cards import (
    DRAW_BLOCKED_ABOVE,
    DRAW_LIMIT,
    EXTRA_DRAW,
    GREEN,
    KEYWORD,
    PURPLE,
    RED,
    SCOUT,
    TOTAL,
    WEIGHT,
)
from meijin.games.ganymede.frames import SHOWDOWN
from meijin.games.ganymede.odds import FACE, ONE, Ends, Spread
from meijin.games.ganymede.state import Ganymede

# The own row and deck by face, the row's tally, the discard pile by face, and the draws used up.
Drawn = tuple[int, int, int, int, int]


class Outlook:
    """The expectations of one seat that has to decide in a Draw Phase or at the Showdown."""

    def __init__(self, world: Ganymede, seat: int) -> None:
        self.seat = seat
        self.hp = world.hp
        self.row = world.row[seat]
        self.bonus_on_tie = world.mode.bonus_on_tie
        if world.mode.token:
            self.foes = [1 - seat]
            self.ally_hp = 0
            self.wins_double_fall = world.token == seat
            self.resolves_last = world.start != seat
        else:
            self.foes = [camp for camp in (RED, GREEN) if world.hp[camp]] if seat == PURPLE else [PURPLE]
            self.ally_hp = 0 if seat == PURPLE else world.hp[1 - seat]
            self.wins_double_fall = seat != PURPLE
            self.resolves_last = seat == PURPLE
        deck = world.deck[seat]
        self.now: Drawn = (
            odds.hand(self.row),
            odds.hand(deck),
            world.tally[seat],
            odds.hand(world.discard[seat]),
            world.used,
        )
        self.top = deck[-1] if deck and world.exceptions[seat] >> deck[-1] & 1 else -1  # scouted, so known
        # For every way the rivals may come to the Showdown: what they can make of it together, and how likely it is.
        self.cases: list[tuple[list[tuple[int, ...]], float]] = []
        for rivals in product(*[foresee(world, seat, foe) for foe in self.foes]):
            chance = 1.0
            for _, likely in rivals:
                chance *= likely
            self.cases.append((list(product(*[choice for choice, _ in rivals])), chance))
        self.fights: dict[Ends, float] = {}
        self.results: dict[tuple[int, tuple[int, ...]], float] = {}
        self.values: dict[Drawn, float] = {}
        self.scouts: dict[Drawn, float] = {}

    # -- the actions --------------------------------------------------------------------------------------------

    def stand(self) -> float:
        """Draw no more."""
        return self.fight(odds.ends_of_hand(self.now[0]))

    def draw(self) -> float:
        """Draw the top card, which may be known."""
        return self._draw(self.now) if self.top < 0 else self._take(self.now, self.top)

    def flip(self) -> float:
        """Show the 2 or 4 just drawn and use it."""
        if KEYWORD[self.row[-1]] == SCOUT:
            return self._scout(self.now)
        row, deck, tally, discard, used = self.now
        return self._value((row, deck, tally, discard, used - 1))

    def hide(self) -> float:
        """Keep the 2 or 4 just drawn face down."""
        return self._value(self.now)

    def keep(self) -> float:
        """Leave the scouted card on top."""
        return self._keep(self.now, self.top)

    def discard(self) -> float:
        """Discard the scouted card."""
        return self._value(_discarded(self.now, self.top))

    def withdraw(self, acting: int, card: int) -> float:
        """Pull a card back with a 3; -1 for none."""
        left = [each for each in self.row if each != card]
        return self.fight(odds.ends(tuple(left), left.index(acting) + 1))

    def announce(self, aces_high: int) -> float:
        """Count so many aces as 11."""
        return self.fight((odds.end_of(self.now[2], aces_high),))

    # -- looking ahead ------------------------------------------------------------------------------------------

    def _value(self, drawn: Drawn) -> float:
        """Draw or stand, whichever is better."""
        value = self.values.get(drawn)
        if value is None:
            value = self.fight(odds.ends_of_hand(drawn[0]))
            if _can_draw(drawn):
                value = max(value, self._draw(drawn))
            self.values[drawn] = value
        return value

    def _draw(self, drawn: Drawn) -> float:
        """Any card of the deck may come."""
        drawn = _with_deck(drawn)
        value = 0.0
        for card, chance in odds.drawing(drawn[1]):
            value += chance * self._take(drawn, card)
        return value

    def _take(self, drawn: Drawn, card: int) -> float:
        """This card comes. A 2 or 4 is used: it can do no harm."""
        row, deck, tally, discard, used = drawn
        one = ONE[FACE[card]]
        keyword = KEYWORD[card]
        if keyword != EXTRA_DRAW:
            used += 1
        drawn = (row + one, deck - one, tally + WEIGHT[card], discard, used)
        return self._scout(drawn) if keyword == SCOUT else self._value(drawn)

    def _scout(self, drawn: Drawn) -> float:
        """Any card of the deck may be on top, to be left there or discarded."""
        if not _can_draw(drawn):
            return self._value(drawn)
        value = self.scouts.get(drawn)
        if value is None:
            value = 0.0
            filled = _with_deck(drawn)
            for card, chance in odds.drawing(filled[1]):
                value += chance * max(self._keep(filled, card), self._value(_discarded(filled, card)))
            self.scouts[drawn] = value
        return value

    def _keep(self, drawn: Drawn, top: int) -> float:
        """Draw the card known to be on top, or stand."""
        value = self.fight(odds.ends_of_hand(drawn[0]))
        return max(value, self._take(drawn, top)) if _can_draw(drawn) else value

    # -- the comparison -----------------------------------------------------------------------------------------

    def fight(self, own: Ends) -> float:
        """The chance to win with a choice of ends, over all that the rivals may come to."""
        value = self.fights.get(own)
        if value is None:
            value = 0.0
            for theirs, chance in self.cases:
                value += chance * self._meet(own, theirs)
            self.fights[own] = value
        return value

    def _meet(self, own: Ends, theirs: list[tuple[int, ...]]) -> float:
        """Both sides choose well among their ends, all rows open; who resolves last knows the other's choice."""
        if self.resolves_last:
            return min([max([self._result(end, rivals) for end in own]) for rivals in theirs])
        return max([min([self._result(end, rivals) for rivals in theirs]) for end in own])

    def _result(self, own: int, rivals: tuple[int, ...]) -> float:
        """The chance to win after a comparison with each rival."""
        key = (own, rivals)
        value = self.results.get(key)
        if value is None:
            left = self.hp[self.seat]
            theirs = 0
            for foe, end in zip(self.foes, rivals, strict=True):
                dealt, taken = odds.exchange(own, end, self.bonus_on_tie)
                left -= taken
                theirs += max(0, self.hp[foe] - dealt)
            value = self._prospect(max(0, left) + self.ally_hp, theirs)
            self.results[key] = value
        return value

    def _prospect(self, own: int, theirs: int) -> float:
        """The chance to win with so many HP on both sides: as in a race of equals, their share of all HP.

        So damage taken weighs more the fewer HP one has, and damage beyond a fall nothing.
        """
        if own == 0 and theirs == 0:
            return 1.0 if self.wins_double_fall else 0.0
        return own / (own + theirs)


def foresee(world: Ganymede, seat: int, foe: int) -> Spread:
    """How a rival may stand in the comparison, as far as a seat can tell."""
    mode = world.mode
    automaton = mode.automaton and foe == PURPLE
    row = tuple(world.row[foe])
    if world.stage == SHOWDOWN:
        if foe in world.queue:
            return ((odds.ends(row), 1.0),)
        if automaton:
            return (((odds.automaton_end(mode, world.tally[foe]),), 1.0),)
        return (((odds.end_of(world.tally[foe], world.aces[foe]),), 1.0),)
    # A card that the rival has scouted and discarded may be any of those it has not shown.
    scouted = [card for card in world.discard[foe] if world.exceptions[seat] >> card & 1]
    pool = odds.hand(world.deck[foe] + scouted)
    if foe in world.queue:
        discard = odds.hand(world.discard[foe]) - odds.hand(scouted)
        return odds.forecast(mode, automaton, row, pool, discard)
    down = [card for card in row if world.down >> card & 1]
    if not down:
        return ((odds.ends(row), 1.0),)
    # Face-down cards from before a reshuffle are all that was left of the old deck: known, though not in which order.
    current = world.batches[foe][-1]
    certain = sorted([card for card in down if card not in current])
    seen = [card if card not in down else odds.HIDDEN if card in current else certain.pop() for card in row]
    return odds.deduce(mode, tuple(seen), pool + odds.hand([card for card in down if card in current]))


def _can_draw(drawn: Drawn) -> bool:
    """Whether the Draw Phase goes on (4.3)."""
    _, deck, tally, discard, used = drawn
    return used < DRAW_LIMIT and tally & TOTAL <= DRAW_BLOCKED_ABOVE and deck + discard > 0


def _with_deck(drawn: Drawn) -> Drawn:
    """The discard pile becomes the deck where that has run out (4.1)."""
    row, deck, tally, discard, used = drawn
    return drawn if deck else (row, discard, tally, 0, used)


def _discarded(drawn: Drawn, top: int) -> Drawn:
    """The top card goes to the discard pile."""
    row, deck, tally, discard, used = drawn
    one = ONE[FACE[top]]
    return (row, deck - one, tally, discard + one, used)
