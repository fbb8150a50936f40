"""The worlds that a seat must think possible at one position, to be drawn one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar, cast

if TYPE_CHECKING:
    from meijin.kernel.generator import Rng
    from meijin.kernel.state import State

S = TypeVar("S", bound="State")


class Worlds(Generic[S]):
    """The worlds of a seat at a position, which must not change meanwhile; here, for any state, a sample each.

    Where a game can find out once what the seat does not know, many worlds cost little more than their copies.
    """

    def __init__(self, base: S, seat: int) -> None:
        self.base = base
        self.seat = seat
        self.leaning = 1.0  # how many times as often as another the world is drawn that was drawn last

    def lean(self) -> None:
        """From now on draw more often what is likely by ``State.likelihood``, where that is easily done; here nothing.

        ``leaning`` then says of every world how much of its likelihood has been seen to.
        """

    def draw(self, rng: Rng) -> S:
        """A world that could be the true one as far as the seat can tell; the caller may change it."""
        return cast("S", self.base.sample(self.seat, rng))
