"""Reads what one seat sees in a position into the cells of an observation, by a plan that is made once.

It looks at the position itself and not at a view, which is ten times slower to make, but by the same declarations.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from struct import Struct
from typing import TYPE_CHECKING, Any, Final, NoReturn

from meijin.adapters.places import places, sees
from meijin.kernel.cardsets import unpack
from meijin.kernel.cardstate import CardState
from meijin.kernel.errors import MeijinError
from meijin.kernel.frames import KIND
from meijin.kernel.views import plan_of

if TYPE_CHECKING:
    from meijin.adapters.layout import Cells, Layout
    from meijin.kernel.setup import Setup
    from meijin.kernel.state import State
    from meijin.kernel.views import Sight
    from meijin.kernel.zones import Zone

WIDEST: Final = 1000  # the numbers of a counter that goes further are squeezed
HALF: Final = 10  # the number that becomes a half where numbers are squeezed
SQUEEZED: Final = tuple(number / (number + HALF) for number in range(1024))
FLOAT: Final = 4  # bytes
NOWHERE: Final = -1  # in the place of a cell: there is none, or this seat never sees it


def squeezed(number: int) -> float:
    """A number from 0 on, however high, as one below 1.

    >>> squeezed(0), squeezed(10), round(squeezed(9990), 3)
    (0.0, 0.5, 0.999)
    """
    return SQUEEZED[number] if 0 <= number < len(SQUEEZED) else max(0, number) / (max(0, number) + HALF)


def scaled(number: int, low: int, high: int) -> float:
    """A number between a lowest and a highest one as a part of the way, or squeezed where that is far.

    >>> scaled(3, 1, 5), scaled(11, 1, 1 << 30)
    (0.5, 0.5)
    """
    if high - low > WIDEST:
        return squeezed(number - low)
    return min(1.0, max(0.0, (number - low) / (high - low))) if high > low else 0.0


@dataclass(frozen=True, slots=True)
class Gauge:
    """Where the number of a counter goes that one owner has, or that is shared."""

    name: str
    owner: int  # -1: it is shared
    cell: int
    low: int
    high: int
    names: tuple[int, ...] = ()  # of a counter that names somebody: by owner, how many cells on that one's is


@dataclass(slots=True)
class Pile:
    """Where the cards of a zone of one owner go: by card, the cells of its kind."""

    zone: Zone
    owner: int
    sight: Sight
    count: int = NOWHERE
    copies: int = NOWHERE
    cards: dict[int, int] = field(default_factory=dict)
    last: dict[int, int] = field(default_factory=dict)
    contents: dict[int, int] = field(default_factory=dict)


class Reader:
    """Reads positions for one seat.

    ``read`` fills cells that are all 0.
    """

    def __init__(self, layout: Layout, setup: Setup, seat: int) -> None:
        game = setup.game
        self.seat = seat
        self.game = game.name
        self.places = tuple((other - seat) % setup.players for other in range(setup.players))
        self.question = layout.start("question")
        self.signs = layout.start("signs")
        # Numbers are packed twice as quickly as they are assigned to an array.
        self.packed_signs = Struct(f"{len(layout.named['signs'].labels) if self.signs >= 0 else 0}f")
        self.gauges: list[Gauge] = []
        self.piles: list[Pile] = []
        self.marks: dict[str, tuple[int, int, int]] = {}  # by name, the first cell, the lowest and the highest number
        self.parts: Cells | None = None  # what a card of a kind counts
        # Whether the position holds its cards in another form than the zones.
        self.derived = issubclass(game.state, CardState) and game.state.piles is not CardState.piles
        if issubclass(game.state, CardState):
            self.gauges = list(_gauges(layout, setup, seat))
            self.piles = list(_piles(layout, setup, seat))
            self.marks = {each.name: (layout.start("markers", each.name), each.low, each.high) for each in game.markers}
            self.parts = layout.parts

    def read(self, state: State, out: Cells) -> None:
        """Write what the seat sees in a position."""
        cells: Any = out.data  # numbers are written into memory quicker than into the array over it
        places = self.places
        for decider in state.deciders:
            cells[places[decider]] = 1.0
        if self.question >= 0 and state.deciders:
            cells[self.question + state.pending[-1][KIND]] = 1.0
        for gauge in self.gauges:
            value = getattr(state, gauge.name)
            number = value if gauge.owner < 0 else value[gauge.owner]
            if not gauge.names:
                cells[gauge.cell] = scaled(number, gauge.low, gauge.high)
            elif number >= 0:
                cells[gauge.cell + gauge.names[number]] = 1.0
        if self.parts is not None:
            assert isinstance(state, CardState)
            self._read_piles(state, cells)
            out *= self.parts
        if self.signs >= 0:
            self.packed_signs.pack_into(cells, FLOAT * self.signs, *state.signs(self.seat))

    def _read_piles(self, state: CardState, cells: Any) -> None:
        down, exceptions, unsure = state.down, state.exceptions[self.seat], state.unsure(self.seat)
        marked = state.marked if self.marks else 0
        for pile in self.piles:
            zone, sight = pile.zone, pile.sight
            if self.derived:
                held = dict(state.piles(zone))[pile.owner]
            else:
                held = getattr(state, zone.name)
                if pile.owner >= 0:
                    held = held[pile.owner]
                if zone.packed:
                    held = unpack(held)
            if pile.count >= 0:
                cells[pile.count] = squeezed(len(held))
            if not held:
                continue
            if pile.contents:
                for card in held:
                    cells[pile.contents[card]] += 1.0
            known = sight.seen(down, exceptions) & ~unsure
            if not known or not pile.cards:
                continue
            try:
                for card in held:
                    if known >> card & 1:
                        cells[pile.cards[card]] += 1.0
                        if pile.copies >= 0:
                            cells[pile.copies + card] = 1.0
                        if marked >> card & 1:
                            self._read_marks(state, card, cells)
            except KeyError as beyond:
                self._refuse(state, zone, beyond.args[0])
            if pile.last and known >> held[-1] & 1:
                cells[pile.last[held[-1]]] = 1.0

    def _read_marks(self, state: CardState, card: int, cells: Any) -> None:
        for name, value in state.marks(card).items():
            first, low, high = self.marks[name]
            cells[first + card] = scaled(value, low, high)

    def _refuse(self, state: State, zone: Zone, card: int) -> NoReturn:
        raise MeijinError(
            f"{state.setup.kinds[card]} lies in zone {zone.name!r} of {self.game}, "
            "where kinds_in(setup, zone, owner) says that it never does"
        )


def _gauges(layout: Layout, setup: Setup, seat: int) -> Iterator[Gauge]:
    """The counters that a seat sees."""
    told = {owners[seat]: place for place, (_, owners) in enumerate(places(setup, True))}
    for counter in setup.game.counters:
        piece = layout.named.get(f"counters.{counter.name}")
        if piece is None:
            continue
        wide = len(told) if counter.names else 1
        whose = [owners for _, owners in places(setup, counter.owned) if sees(setup, counter.shown, owners)]
        names = tuple(told[owner] for owner in range(len(told))) if counter.names else ()
        for place, owners in enumerate(whose):
            owner = owners[seat]
            if setup.audience(counter.shown, owner) >> seat & 1:
                low, high = setup.game.bounds(setup, counter, owner)
                yield Gauge(counter.name, owner, piece.start + place * wide, low, high, names)


def _piles(layout: Layout, setup: Setup, seat: int) -> Iterator[Pile]:
    """The zones of which a seat sees anything."""
    plan = plan_of(setup, seat)
    for zone in setup.zones.values():
        for whose, owners in places(setup, zone.owned):
            owner = owners[seat]
            sight = plan.sights[zone.name][owner]
            pile = Pile(zone, owner, sight)
            path = "zones", zone.name, whose
            if sight.counted:
                pile.count = layout.start(*path, "count")
            if sight.shown:
                pile.cards = layout.columns(setup, *path, "cards")
                pile.last = layout.columns(setup, *path, "last")
                pile.copies = layout.start(*path, "copies")
            if sight.contents:
                pile.contents = layout.columns(setup, *path, "contents")
            if pile.count >= 0 or pile.cards or pile.contents:
                yield pile
