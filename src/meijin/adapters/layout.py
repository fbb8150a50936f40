"""What a seat sees, as numbers: which cell of an observation stands for what, derived from what a game declares.

An observation is one row of cells between 0 and 1, made of pieces that each have a path, like ``zones.hand.own.cards``:

==================================  ==============================================================================
``deciders``                        who decides, a cell for each seat
``question``                        what is asked, a cell for each kind of frame that the game declares
``counters.NAME``                   the number, from its lowest to its highest, or squeezed where that is beyond
                                    1,000; one that names somebody has a cell for each owner
``zones.NAME.WHOSE.count``          how many cards lie there, n as n / (n + 10)
``zones.NAME.WHOSE.cards``          the cards there that the seat knows, by kind, as a part of all of that kind
``zones.NAME.WHOSE.contents``       the same of a closed pile that the seat may look through
``zones.NAME.WHOSE.last``           the kind of the last one, which in a pile is the top
``zones.NAME.WHOSE.copies``         which card it is, where everybody can tell the copies of a kind apart
``markers.NAME``                    the number on each card
``signs``                           what the game itself adds (``Game.sign_names``), like what lies in no zone
==================================  ==============================================================================

Seats come in relative order: ``own``, then ``next``, ``next_2`` and so on; owners that are no seats have their
names, and what is shared is ``shared``. Nothing is in an observation that ``state.view(seat)`` does not show.
"""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from meijin.adapters.places import places, seat_words, sees
from meijin.adapters.reader import NOWHERE, Reader
from meijin.kernel.cardstate import CardState
from meijin.kernel.errors import MeijinError
from meijin.kernel.views import plan_of
from meijin.kernel.zones import Audience

try:
    import numpy as np
except ImportError:
    raise MeijinError("observations need NumPy: pip install 'meijin[pettingzoo]'") from None

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from meijin.kernel.setup import Setup
    from meijin.kernel.state import State
    from meijin.kernel.zones import Zone

    Cells = NDArray[np.float32]


@dataclass(frozen=True)
class Piece:
    """Some cells of an observation that belong together."""

    path: tuple[str, ...]
    start: int
    labels: tuple[str, ...]  # of its cells

    @property
    def name(self) -> str:
        """Its path in one word."""
        return ".".join(self.path)

    @property
    def cells(self) -> slice:
        return slice(self.start, self.start + len(self.labels))


class Layout:
    """What the cells of the observations of a setup stand for; the same for all its seats.

    >>> import meijin
    >>> state = meijin.new("ganymede", seed=7)
    >>> layout = layout_of(state.setup)
    >>> cells = layout.observe(state, 0)
    >>> cells.shape == (layout.size,), cells[layout["counters.hp"].cells]
    (True, array([1., 1.], dtype=float32))
    >>> layout["counters.hp"].labels
    ('own', 'next')
    """

    def __init__(self, setup: Setup) -> None:
        self.game = setup.game.name
        self.pieces: tuple[Piece, ...] = tuple(_pieces(setup))
        self.named = {piece.name: piece for piece in self.pieces}
        self.size = sum(len(piece.labels) for piece in self.pieces)
        self.parts = self._parts(setup)
        self._readers: dict[tuple[tuple[str, ...], int], Reader] = {}
        if not issubclass(setup.game.state, CardState) and self.start("signs") == NOWHERE:
            raise MeijinError(
                f"{self.game} does not say what a seat sees: it needs zones and counters on a CardState, "
                f"or {type(setup.game).__name__}.sign_names(setup) and signs(seat) of its state"
            )

    def __getitem__(self, name: str) -> Piece:
        if name not in self.named:
            raise MeijinError(f"there is no piece {name!r} in what a seat of {self.game} sees")
        return self.named[name]

    def start(self, *path: str) -> int:
        """The first cell of a piece; -1 where there is none."""
        piece = self.named.get(".".join(path))
        return NOWHERE if piece is None else piece.start

    def columns(self, setup: Setup, *path: str) -> dict[int, int]:
        """By card, the cell of its kind in a piece; empty where there is no such piece."""
        piece = self.named.get(".".join(path))
        if piece is None:
            return {}
        cells = {kind: piece.start + place for place, kind in enumerate(piece.labels)}
        return {card: cells[kind] for card, kind in enumerate(setup.kinds) if kind in cells}

    def _parts(self, setup: Setup) -> Cells:
        """What one card counts: that part of all cards of its kind; 1 for whatever is no number of cards."""
        parts = np.ones(self.size, np.float32)
        for zone in setup.zones.values():
            for whose, owners in places(setup, zone.owned):
                most = kinds_there(setup, zone, owners)
                for what in ("cards", "contents"):
                    piece = self.named.get(f"zones.{zone.name}.{whose}.{what}")
                    if piece is not None:
                        parts[piece.cells] = [1 / most[kind] for kind in piece.labels]
        return parts

    def observe(self, state: State, seat: int) -> Cells:
        """What a seat sees in a position, in new cells."""
        cells = np.zeros(self.size, np.float32)
        self.reader(state.setup, seat).read(state, cells)
        return cells

    def fill(self, state: State, seat: int, out: Cells) -> None:
        """The same into cells that there are already."""
        out.fill(0.0)
        self.reader(state.setup, seat).read(state, out)

    def split(self, cells: Cells) -> dict[str, Any]:
        """The pieces of an observation by their paths, in dicts within dicts; they share its memory."""
        tree: dict[str, Any] = {}
        for piece in self.pieces:
            branch = tree
            for name in piece.path[:-1]:
                branch = branch.setdefault(name, {})
            branch[piece.path[-1]] = cells[piece.cells]
        return tree

    def reader(self, setup: Setup, seat: int) -> Reader:
        """What reads the positions of a setup, this one's or that of a world in which somebody has another list."""
        key = setup.kinds, seat
        reader = self._readers.get(key)
        if reader is None:
            reader = self._readers[key] = Reader(self, setup, seat)
        return reader


@lru_cache(maxsize=64)
def layout_of(setup: Setup) -> Layout:
    """The layout of a setup, made when it is first asked for."""
    return Layout(setup)


# -- from declarations ------------------------------------------------------------------------------------------------


def _pieces(setup: Setup) -> Iterator[Piece]:
    """All pieces in order, each behind the one before."""
    start = 0
    for path, labels in _paths(setup):
        yield Piece(path, start, labels)
        start += len(labels)


def _paths(setup: Setup) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    game, seats = setup.game, seat_words(setup.players)
    yield ("deciders",), seats
    if game.frames:
        yield ("question",), tuple(kind.name for kind in game.frames)
    if issubclass(game.state, CardState):
        for counter in game.counters:
            whose = [name for name, owners in places(setup, counter.owned) if sees(setup, counter.shown, owners)]
            told = [name for name, _ in places(setup, True)]
            if whose and counter.names:
                cells = [f"{name}: {owner}" if counter.owned else owner for name in whose for owner in told]
                yield ("counters", counter.name), tuple(cells)
            elif whose:
                yield ("counters", counter.name), tuple(whose)
        for zone in setup.zones.values():
            for word, owners in places(setup, zone.owned):
                yield from _pieces_of_zone(setup, zone, word, owners)
        for marker in game.markers:
            yield ("markers", marker.name), _numbers(setup)
    names = tuple(game.sign_names(setup))
    if names:
        yield ("signs",), names


def _pieces_of_zone(
    setup: Setup, zone: Zone, whose: str, owners: Sequence[int]
) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    sights = [plan_of(setup, seat).sights[zone.name][owner] for seat, owner in enumerate(owners)]
    path, most = ("zones", zone.name, whose), kinds_there(setup, zone, owners)
    if any(sight.counted for sight in sights):
        yield (*path, "count"), ("count",)
    if any(sight.shown for sight in sights):
        yield (*path, "cards"), tuple(most)
        if zone.ordered:
            yield (*path, "last"), tuple(most)
        if zone.copies is Audience.EVERYONE and max(most.values(), default=0) > 1:
            yield (*path, "copies"), _numbers(setup)
    if any(sight.contents for sight in sights):
        yield (*path, "contents"), tuple(most)


def kinds_there(setup: Setup, zone: Zone, owners: Sequence[int]) -> Mapping[str, int]:
    """The kinds of cards that may lie in a zone of one of these owners, with how many of each there are at most."""
    most: Tally[str] = Tally()
    for owner in dict.fromkeys(owners):
        most |= Tally(setup.game.kinds_in(setup, zone.name, owner))
    return most


def _numbers(setup: Setup) -> tuple[str, ...]:
    """The cards by number: their names would tell what is in a secret list."""
    return tuple(f"card {number}" for number in range(len(setup.cards)))
