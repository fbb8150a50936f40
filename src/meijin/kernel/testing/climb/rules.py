"""The rules of Climb as a state machine, and what each seat sees of it.

A pile is a number with four bits for each rank, which count its cards (``cards.py``): it makes no difference which copy
of a card lies where. Only the deck has an order.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Final

from meijin.kernel.fields import at, slots
from meijin.kernel.generator import BITS, Rng
from meijin.kernel.scenario import Scenario
from meijin.kernel.state import State, View
from meijin.kernel.testing.climb import messages, position
from meijin.kernel.testing.climb.cards import (
    CARDS,
    DAMAGE,
    EACH,
    FEW,
    HAND,
    LIFE,
    MOST_DAMAGE,
    PACK,
    PACKED,
    PRIME,
    RANKS,
    SEATS,
    WHOLE,
    counts,
    held,
    nth,
    ranks_of,
    shares,
    size,
)
from meijin.kernel.testing.climb.notation import GUARD, PASS, PUT
from meijin.kernel.worlds import Worlds

ALL_IN: Final = 0b111


class Ending(IntEnum):
    """Why a game is over."""

    EMPTY_HAND = 1
    LAST_IN = 2


def _next_in(alive: int, seat: int) -> int:
    """The next seat that is still in."""
    for other in ((seat + 1) % 3, (seat + 2) % 3):
        if alive >> other & 1:
            return other
    return seat


# Answers ready made: whose turn it is; the next seat for every mask of those still in; the ranks above a number.
TURN: Final[tuple[tuple[int, ...], ...]] = ((0,), (1,), (2,))
NEXT: Final = tuple(tuple(_next_in(alive, seat) for seat in range(3)) for alive in range(8))
TURN_ORDER: Final = ((0, 1, 2), (1, 2, 0), (2, 0, 1))
# By seat and mask of seats, 1 for each seat that is among them, from that seat on.
SAID: Final = tuple(
    tuple(tuple(float(mask >> other & 1) for other in order) for mask in range(8)) for order in TURN_ORDER
)
HIGHER: Final = tuple(EACH >> 4 * number + 4 << 4 * number + 4 for number in range(14))


class Climb(State):
    """A position of Climb. Each seat has fields of its own: compiled, a number in a list would be an object."""

    red: int  # the hands
    green: int
    blue: int
    red_down: int  # the cards put face down
    green_down: int
    blue_down: int
    alive: Annotated[int, at(ALL_IN)]  # mask of the seats still in
    played: int
    deck: list[int]  # ranks, the last on top
    top: int  # the number to beat
    count: int  # how many cards of it; 0 while leading
    last: int  # who played last
    due: int  # cards still to put face down
    winner: Annotated[int, at(-1)]  # -1 while the game goes on

    __slots__ = slots(__annotations__)

    def deal(self) -> None:
        """13 cards to each; the others are the deck."""
        self.deck = list(PACK)
        self.shuffle(self.deck)
        self.red, self.green, self.blue = self.draw(HAND), self.draw(HAND), self.draw(HAND)
        self.deciders = TURN[0]

    # -- what the seats have ------------------------------------------------------------------------------------

    @property
    def hands(self) -> tuple[int, int, int]:
        """The hand of each seat."""
        return self.red, self.green, self.blue

    @property
    def wounds(self) -> tuple[int, int, int]:
        """What each seat has put face down."""
        return self.red_down, self.green_down, self.blue_down

    def hold(self, seat: int, hand: int) -> None:
        """Give a seat another hand."""
        if not seat:
            self.red = hand
        elif seat == 1:
            self.green = hand
        else:
            self.blue = hand

    def suffer(self, seat: int, wounds: int) -> None:
        """Put other cards face down before a seat."""
        if not seat:
            self.red_down = wounds
        elif seat == 1:
            self.green_down = wounds
        else:
            self.blue_down = wounds

    # -- the rules ----------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        """Leading: by number, then by how many. Following: pass, guard, then by number. Damage: by rank."""
        if not self.deciders or self.deciders[0] != seat:
            return self.legal_of_others(seat)
        hand = self.blue if seat > 1 else self.green if seat else self.red
        moves: list[int] = []
        if self.due:
            first, ranks = PUT, held(hand, 1)
        elif self.count:
            first, ranks = self.count * 13 - 14, held(hand, self.count) & HIGHER[self.top]
            moves = [PASS, GUARD] if hand & 15 else [PASS]
        else:
            return self._leads(hand)
        while ranks:
            lowest = ranks & -ranks
            moves.append(first + RANKS[lowest % PRIME])
            ranks ^= lowest
        return moves

    def _leads(self, hand: int) -> list[int]:
        leads: list[int] = []
        first = 0
        numbers = hand >> 4
        while numbers:
            for count in range(numbers & 15):
                leads.append(first + 13 * count)
            numbers >>= 4
            first += 1
        return leads or [GUARD]

    def pick(self, seat: int, number: int) -> int:
        """One legal action at random, as ``State.pick`` says, without the list of all."""
        hand = self.blue if seat > 1 else self.green if seat else self.red
        if self.due:
            ranks = held(hand, 1)
            return PUT + nth(ranks, number * (ranks % 15) >> BITS)
        if not self.count:
            return self._pick_lead(hand, number)
        ranks = held(hand, self.count) & HIGHER[self.top]
        others = 2 if hand & 15 else 1
        place = number * (ranks % 15 + others) >> BITS
        return self.count * 13 - 14 + nth(ranks, place - others) if place >= others else PASS + place

    def _pick_lead(self, hand: int, number: int) -> int:
        numbers = hand >> 4
        if not numbers:
            return GUARD
        place = number * size(numbers) >> BITS  # there is one action for each card
        action = 0
        while place >= numbers & 15:
            place -= numbers & 15
            numbers >>= 4
            action += 1
        return action + 13 * place

    def step(self, seat: int, action: int) -> None:
        """Carry out a legal action; then the turn passes, unless cards are due or the game is over."""
        if action < PASS:
            self._play(seat, action)
        elif action >= PUT:
            self._put(seat, action - PUT)
        elif action == GUARD:
            self._discard_guard(seat)
        else:
            self._take_damage(seat)
        if self.due or self.winner >= 0:
            return
        seat = NEXT[self.alive][seat]
        self.deciders = TURN[seat]
        if seat == self.last and self.count:
            self.top = self.count = 0
            if self.events is not None:
                self.tell(messages.Round(SEATS[seat]))

    def _play(self, seat: int, action: int) -> None:
        self.count = count = action // 13 + 1
        self.top = number = action % 13 + 1
        self.last = seat
        if self.events is not None:
            self.tell(messages.Play(SEATS[seat], f"{number}x{count}"))
        self._lay_open(seat, count << 4 * number)

    def _discard_guard(self, seat: int) -> None:
        if self.events is not None:
            self.tell(messages.Guard(SEATS[seat]))
        self._lay_open(seat, 1)

    def _lay_open(self, seat: int, cards: int) -> None:
        left = (self.blue if seat > 1 else self.green if seat else self.red) - cards
        self.hold(seat, left)
        self.played += cards
        if not left:
            self._finish(seat, Ending.EMPTY_HAND)

    def _take_damage(self, seat: int) -> None:
        damage = min(DAMAGE[self.top], len(self.deck))
        if self.events is not None:
            self.tell(messages.Pass(SEATS[seat]))
        down = self.blue_down if seat > 1 else self.green_down if seat else self.red_down
        if down % FEW + damage > LIFE:
            self.alive ^= 1 << seat
            if self.events is not None:
                self.tell(messages.Out(SEATS[seat]))
            if self.alive == 1 << self.last:
                self._finish(self.last, Ending.LAST_IN)
        elif damage:
            drawn = self.draw(damage)
            self.hold(seat, (self.blue if seat > 1 else self.green if seat else self.red) + drawn)
            self.due = damage
            if self.events is not None:
                told = messages.Draw(SEATS[seat], damage, tuple(_names(drawn)))
                self.tell(told, 1 << seat, messages.Draw(SEATS[seat], damage))

    def _put(self, seat: int, rank: int) -> None:
        card = 1 << 4 * rank
        self.hold(seat, (self.blue if seat > 1 else self.green if seat else self.red) - card)
        self.suffer(seat, (self.blue_down if seat > 1 else self.green_down if seat else self.red_down) + card)
        self.due -= 1
        if self.events is not None:
            self.tell(messages.Put(SEATS[seat], CARDS[rank]), 1 << seat, messages.Put(SEATS[seat]))

    def draw(self, number: int) -> int:
        """Take cards from the top of the deck."""
        deck = self.deck
        drawn = 0
        for _ in range(number):
            drawn += 1 << 4 * deck.pop()
        return drawn

    def _finish(self, winner: int, why: Ending) -> None:
        self.winner = winner
        self.deciders = ()
        if self.events is not None:
            self.tell(messages.Over(SEATS[winner], "empty_hand" if why == Ending.EMPTY_HAND else "last_in"))

    def returns(self) -> tuple[float, ...]:
        """1 for the winner, 0 for the others."""
        self.need_end()
        return tuple(float(seat == self.winner) for seat in range(3))

    @property
    def ending(self) -> Ending | None:
        if self.winner < 0:
            return None
        return Ending.LAST_IN if self.hands[self.winner] else Ending.EMPTY_HAND

    # -- what a seat sees, and what could be --------------------------------------------------------------------

    @property
    def phase(self) -> str:
        """What is decided now."""
        if not self.deciders:
            return "over"
        return "damage" if self.due else "follow" if self.count else "lead"

    def view(self, seat: int | str | None = None) -> View:
        """The own hand and damage cards, what was played, and of everything else how much there is."""
        seat = None if seat is None else self.setup.seat(seat)
        view: View = {
            "game": self.setup.game.id,
            "seat": None if seat is None else SEATS[seat],
            "deciders": [SEATS[decider] for decider in self.deciders],
            "phase": self.phase,
            "in": [name for number, name in enumerate(SEATS) if self.alive >> number & 1],
            "beat": f"{self.top}x{self.count}" if self.count else None,
            "last": SEATS[self.last],
            "due": self.due,
        }
        zones: list[View] = []
        for owner, name in enumerate(SEATS):
            hand: View = {"zone": "hand", "owner": name, "count": size(self.hands[owner])}
            damage: View = {"zone": "damage", "owner": name, "count": size(self.wounds[owner])}
            if owner == seat:
                hand["cards"] = _names(self.hands[owner])
                damage["cards"] = _names(self.wounds[owner])
            zones += hand, damage
        zones.append({"zone": "played", "owner": None, "count": size(self.played), "cards": _names(self.played)})
        zones.append({"zone": "deck", "owner": None, "count": len(self.deck)})
        view["zones"] = zones
        if self.ending is not None:
            view["ending"] = self.ending.name.lower()
            view["returns"] = list(self.returns())
        return view

    def signs(self, seat: int) -> list[float]:
        """The own cards, those played, how much everybody has and what is to be beaten; the own seat comes first."""
        hands, wounds = self.hands, self.wounds
        own, after, then = TURN_ORDER[seat]
        return [
            *shares(hands[own]),
            *shares(wounds[own]),
            *shares(self.played),
            size(hands[own]) / PACKED,
            size(hands[after]) / PACKED,
            size(hands[then]) / PACKED,
            wounds[own] % FEW / LIFE,
            wounds[after] % FEW / LIFE,
            wounds[then] % FEW / LIFE,
            *SAID[seat][self.alive],
            len(self.deck) / PACKED,
            self.top / 13,
            self.count / 6,
            *SAID[seat][1 << self.last],
            self.due / MOST_DAMAGE,
        ]

    def worlds(self, seat: int) -> ClimbWorlds:
        """The possible worlds of a seat: all cards but its own and those played are dealt anew."""
        base = self.clone()
        base.deck = []  # no world has this one
        return ClimbWorlds(base, self.setup.seat(seat))

    def sample(self, seat: int, rng: Rng) -> Climb:
        """One possible world of a seat."""
        return ClimbWorlds(self, self.setup.seat(seat)).draw(rng)

    # -- described positions ------------------------------------------------------------------------------------

    def describe(self) -> Scenario:
        """The counts of all piles, the deck from its top, and who decides about what."""
        return position.describe(self)

    def arrange(self, scenario: Scenario) -> None:
        """Lay out the cards and go on from where the flow says."""
        position.arrange(self, scenario)


class ClimbWorlds(Worlds[Climb]):
    """The worlds of a seat, for which the hidden cards are listed once."""

    def __init__(self, base: Climb, seat: int) -> None:
        super().__init__(base, seat)
        hands, wounds = base.hands, base.wounds
        self.hidden = ranks_of(WHOLE - hands[seat] - wounds[seat] - base.played)
        # The other seats, each with how many cards it has in hand and face down.
        self.others = [(other, size(hands[other]), size(wounds[other])) for other in range(3) if other != seat]

    def draw(self, rng: Rng) -> Climb:
        """A world dealt anew."""
        world = self.base.clone()
        world.deck = self.hidden[:]
        rng.shuffle(world.deck)
        for other, hand, wounds in self.others:
            world.hold(other, world.draw(hand))
            world.suffer(other, world.draw(wounds))
        world.chance = rng.fork()
        return world


def _names(pile: int) -> list[str]:
    return [name for name, count in zip(CARDS, counts(pile), strict=True) for _ in range(count)]
