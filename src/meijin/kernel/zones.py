"""Declarations: where cards lie, what is counted, and who may see which of it.

A game declares its zones and counters once; from that the kernel derives what a seat sees, which worlds it must
think possible, how a position is described, and what a generic table draws.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum, StrEnum


class Audience(IntEnum):
    """For whom something is open."""

    NOBODY = 0
    OWNER = 1
    ALLIES = 2  # the owner and whoever shares the owner's result
    EVERYONE = 3  # spectators too


class Layout(StrEnum):
    """How the cards of a zone lie on the table."""

    ROW = "row"  # side by side
    FAN = "fan"  # a hand
    STACK = "stack"  # one upon the other; what is no pile has its last card on top
    GRID = "grid"  # in rows and columns, where there are many
    MAP = "map"  # the zone is a place on a map, and has its coordinates


@dataclass(frozen=True)
class Zone:
    """A place for cards. The state attribute of the same name holds card numbers in lists.

    An owned zone is a list of such lists, one per owner, or of tuples, which clones can share; a shared zone is one
    list. Order: in a pile the last card is the top; everywhere else the first card is the leftmost. A packed zone has
    no order and holds, for speed, a set of cards as a number with one bit per card.
    """

    name: str
    help: str
    owned: bool = True
    pile: bool = False  # a stack with a top, drawn from its end
    ordered: bool = True  # the order has a meaning and is shown
    known: Audience = Audience.EVERYONE  # who knows which card lies at which place, by default
    shown: Audience = Audience.EVERYONE  # who is shown what they know (a closed pile is a matter of memory)
    counted: Audience = Audience.EVERYONE  # who sees how many cards there are
    contents: Audience = Audience.NOBODY  # who may look through it without seeing the order
    copies: Audience = Audience.EVERYONE  # who can tell copies of a card apart; the others see only its kind
    packed: bool = False  # the state holds sets of cards as numbers instead of lists
    arranged: bool = False  # of a closed pile: somebody may put cards of it in an order that the others do not see
    layout: Layout | None = None  # how it is drawn, where that does not follow from the rest
    at: tuple[int, int] | None = None  # of a place on a map: its column and row, from the top left
    # Of a place that cards come to from elsewhere: in a described position only what is at home there is filled in, and
    # that is there whatever else is listed.
    visited: bool = False

    @property
    def shuffled(self) -> bool:
        """Whether this is a closed pile, to be shuffled and drawn from."""
        return self.pile and self.known is Audience.NOBODY

    @property
    def lies_as(self) -> Layout:
        """How its cards lie: as declared, or else a pile as a stack, what only its owner knows as a fan."""
        if self.layout is not None:
            return self.layout
        if self.pile:
            return Layout.STACK
        return Layout.FAN if self.known in (Audience.OWNER, Audience.ALLIES) else Layout.ROW


@dataclass(frozen=True)
class Counter:
    """A number of the game, or with ``names`` one of its owners. The state attribute of the same name holds it."""

    name: str
    help: str
    low: int
    high: int
    owned: bool = False
    names: bool = False  # the value is an owner's index (-1: nobody) and is written as a name
    shown: Audience = Audience.EVERYONE


@dataclass(frozen=True)
class Marker:
    """A number that lies on a card, like counters on a figure; a card without it has the lowest value."""

    name: str
    help: str
    low: int
    high: int
