"""The players' numbers: everybody's client commits to one before the game, and all are revealed before the deal.

Between the moment when everybody is ready and the deal a table collects what is still missing: first commitments, then
the numbers themselves. Normally both take milliseconds. docs/records.md states the rules, F1 to F10.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from meijin.kernel.errors import MeijinError
from meijin.kernel.fairness import GAME, Draw, Part
from meijin.server.because import Because
from meijin.server.refusal import Code, Refused, refusal_of
from meijin.server.tables.entry import Committed, Fixed, Revealed, Started, Status

if TYPE_CHECKING:
    from meijin.server.tables.standing import Standing

PATIENCE: Final = 5_000  # milliseconds for which commitments are awaited, and then numbers
MOST_COMMITTED: Final = 20  # commitments of one player at a table: each makes the log longer


@dataclass(frozen=True, slots=True)
class Collecting:
    """What a table waits for before the deal."""

    since: int
    fixed: bool = False  # the commitments stand, and numbers are awaited

    @property
    def until(self) -> int:
        """When it goes on without whoever is missing."""
        return self.since + PATIENCE


def awaited(table: Standing) -> list[int]:
    """The seats that a table waits for: bots of the server have no number, and nobody waits for who is away (F6)."""
    collecting = table.collecting
    if collecting is None:
        return []
    return [
        place
        for place, seat in enumerate(table.seats)
        if seat.user
        and not seat.plays
        and not seat.left
        and (bool(seat.commitment) and not seat.number if collecting.fixed else not seat.commitment)
    ]


def next_step(table: Standing, now: int) -> Fixed | Started | None:
    """What happens by itself now: the commitments are fixed, or the cards are dealt."""
    collecting = table.collecting
    if collecting is None or (awaited(table) and now < collecting.until):
        return None
    return Started() if collecting.fixed else Fixed()


def commit(table: Standing, place: int, commitment: str) -> Committed | None:
    """The entry for a commitment; None if the seat has this one already."""
    seat = table.seats[place]
    if seat.commitment == commitment:
        return None
    if table.status is not Status.OPEN and (table.collecting is None or table.collecting.fixed):
        raise Refused(Because.COMMITTED_TOO_LATE)
    if seat.committed >= MOST_COMMITTED:
        raise Refused(Because.COMMITTED_TOO_OFTEN, most=MOST_COMMITTED)
    return Committed(place, commitment)


def reveal(table: Standing, place: int, number: str) -> Revealed | None:
    """The entry for a number that is revealed; None if that has been done."""
    seat = table.seats[place]
    if seat.number == number:
        return None
    if table.status is Status.OPEN or (table.collecting is not None and not table.collecting.fixed):
        raise Refused(Because.REVEALED_TOO_EARLY)
    if table.collecting is None:
        raise Refused(Because.REVEALED_TOO_LATE)
    try:
        part = Part(seat.name, seat.commitment).revealing(number)
    except MeijinError as error:
        raise refusal_of(error, Code.ILLEGAL) from None
    return Revealed(place, part.number)


def draw_of(table: Standing) -> Draw:
    """What the seed of a table's game is made of."""
    parts = tuple(Part(seat.name, seat.commitment, seat.number) for seat in table.seats)
    return Draw(GAME, table.commitment, table.terms.seed, parts)
