"""The rules of Climb as a state machine, and what each seat sees of it.

A pile is a list of counts by rank (rank 0: the guards), because it makes no difference which copy of a card lies where.
Only the deck has an order.
"""

from __future__ import annotations

from enum import IntEnum
from itertools import compress
from typing import Annotated, Final

from meijin.kernel.fields import Blank, at, per_owner, slots
from meijin.kernel.generator import Rng
from meijin.kernel.scenario import Scenario
from meijin.kernel.state import State, View
from meijin.kernel.testing.climb import position
from meijin.kernel.testing.climb.cards import CARDS, COPIES, DAMAGE, LIFE, SEATS
from meijin.kernel.testing.climb.notation import GUARD, PASS, PUT

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


# Answers ready made: whose turn it is; the next seat for every mask of those still in; the numbers above a number;
# what a leader can play who has so many cards of a number; what can be put face down.
TURN: Final = ((0,), (1,), (2,))
NEXT: Final = tuple(tuple(_next_in(alive, seat) for seat in range(3)) for alive in range(8))
HIGHER: Final = tuple(tuple(range(number + 1, 14)) for number in range(14))
LEADS: Final = tuple(
    tuple(tuple((k - 1) * 13 + number - 1 for k in range(1, held + 1)) for held in range(7)) for number in range(14)
)
NO_CARDS: Final = Blank(lambda setup: [[0] * 14 for _ in setup.seats])
PUTS: Final = tuple(range(PUT, PUT + 14))


class Climb(State):
    """A position of Climb. Lists are per seat, counts by rank."""

    hands: Annotated[list[list[int]], NO_CARDS]
    wounds: Annotated[list[list[int]], NO_CARDS]  # the cards put face down
    sizes: Annotated[list[int], per_owner(0)]  # how many cards a hand holds
    hurt: Annotated[list[int], per_owner(0)]  # how many cards lie face down
    alive: Annotated[int, at(ALL_IN)]  # mask of the seats still in
    played: Annotated[list[int], Blank(lambda setup: [0] * 14)]
    deck: tuple[int, ...]  # ranks, the last on top; clones share it
    top: int  # the number to beat
    count: int  # how many cards of it; 0 while leading
    last: int  # who played last
    due: int  # cards still to put face down
    winner: Annotated[int, at(-1)]  # -1 while the game goes on

    __slots__ = slots(__annotations__)

    # -- the rules ----------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        """Leading: by number, then by how many. Following: pass, guard, then by number. Damage: by rank."""
        if seat not in self.deciders:
            return self.legal_of_others(seat)
        hand = self.hands[seat]
        if self.due:
            return list(compress(PUTS, hand))
        count = self.count
        if not count:
            leads: list[int] = []
            for number in HIGHER[0]:
                held = hand[number]
                if held:
                    leads += LEADS[number][held]
            return leads or [GUARD]
        moves = [PASS, GUARD] if hand[0] else [PASS]
        first = (count - 1) * 13 - 1
        for number in HIGHER[self.top]:
            if hand[number] >= count:
                moves.append(first + number)
        return moves

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
                self.tell("round", {"seat": SEATS[seat]})

    def _play(self, seat: int, action: int) -> None:
        self.count = count = action // 13 + 1
        self.top = number = action % 13 + 1
        self.last = seat
        self.hands[seat][number] -= count
        self.played[number] += count
        self.sizes[seat] -= count
        if self.events is not None:
            self.tell("play", {"seat": SEATS[seat], "set": f"{number}x{count}"})
        if not self.sizes[seat]:
            self._finish(seat, Ending.EMPTY_HAND)

    def _discard_guard(self, seat: int) -> None:
        self.hands[seat][0] -= 1
        self.played[0] += 1
        self.sizes[seat] -= 1
        if self.events is not None:
            self.tell("guard", {"seat": SEATS[seat]})
        if not self.sizes[seat]:
            self._finish(seat, Ending.EMPTY_HAND)

    def _take_damage(self, seat: int) -> None:
        damage = min(DAMAGE[self.top], len(self.deck))
        if self.events is not None:
            self.tell("pass", {"seat": SEATS[seat]})
        if self.hurt[seat] + damage > LIFE:
            self.alive ^= 1 << seat
            if self.events is not None:
                self.tell("out", {"seat": SEATS[seat]})
            if self.alive == 1 << self.last:
                self._finish(self.last, Ending.LAST_IN)
        elif damage:
            drawn = self.draw(self.hands[seat], damage)
            self.sizes[seat] += damage
            self.due = damage
            if self.events is not None:
                said: dict[str, object] = {"seat": SEATS[seat], "count": damage}
                self.tell("draw", said | {"cards": [CARDS[rank] for rank in drawn]}, 1 << seat, said)

    def _put(self, seat: int, rank: int) -> None:
        self.hands[seat][rank] -= 1
        self.wounds[seat][rank] += 1
        self.sizes[seat] -= 1
        self.hurt[seat] += 1
        self.due -= 1
        if self.events is not None:
            said: dict[str, object] = {"seat": SEATS[seat]}
            self.tell("put", said | {"card": CARDS[rank]}, 1 << seat, said)

    def draw(self, counts: list[int], number: int) -> tuple[int, ...]:
        """Take cards from the top of the deck."""
        left = len(self.deck) - number
        drawn = self.deck[left:]
        self.deck = self.deck[:left]
        for rank in drawn:
            counts[rank] += 1
        return drawn

    def _finish(self, winner: int, why: Ending) -> None:
        self.winner = winner
        self.deciders = ()
        if self.events is not None:
            self.tell("over", {"seat": SEATS[winner], "why": why.name.lower()})

    def returns(self) -> tuple[float, ...]:
        """1 for the winner, 0 for the others."""
        self.need_end()
        return tuple(float(seat == self.winner) for seat in range(3))

    @property
    def ending(self) -> Ending | None:
        if self.winner < 0:
            return None
        return Ending.LAST_IN if self.sizes[self.winner] else Ending.EMPTY_HAND

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
            hand: View = {"zone": "hand", "owner": name, "count": self.sizes[owner]}
            damage: View = {"zone": "damage", "owner": name, "count": self.hurt[owner]}
            if owner == seat:
                hand["cards"] = _names(self.hands[owner])
                damage["cards"] = _names(self.wounds[owner])
            zones += hand, damage
        zones.append({"zone": "played", "owner": None, "count": sum(self.played), "cards": _names(self.played)})
        zones.append({"zone": "deck", "owner": None, "count": len(self.deck)})
        view["zones"] = zones
        if self.ending is not None:
            view["ending"] = self.ending.name.lower()
            view["returns"] = list(self.returns())
        return view

    def sample(self, seat: int, rng: Rng) -> Climb:
        """A possible world: all cards but the seat's own and those played are dealt anew."""
        seat = self.setup.seat(seat)
        world = self.clone()
        seen = (self.hands[seat], self.wounds[seat], self.played)
        hidden: list[int] = []
        for rank, copies in enumerate(COPIES):
            hidden += [rank] * (copies - sum(counts[rank] for counts in seen))
        rng.shuffle(hidden)
        world.deck = tuple(hidden)
        for other in range(3):
            if other != seat:
                world.hands[other] = [0] * 14
                world.draw(world.hands[other], self.sizes[other])
                world.wounds[other] = [0] * 14
                world.draw(world.wounds[other], self.hurt[other])
        world.chance = rng.fork()
        return world

    # -- described positions ------------------------------------------------------------------------------------

    def describe(self) -> Scenario:
        """The counts of all piles, the deck from its top, and who decides about what."""
        return position.describe(self)

    def arrange(self, scenario: Scenario) -> None:
        """Lay out the cards and go on from where the flow says."""
        position.arrange(self, scenario)


def _names(counts: list[int]) -> list[str]:
    return [name for name, count in zip(CARDS, counts, strict=True) for _ in range(count)]
