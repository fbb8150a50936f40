"""What is fixed before the first card is dealt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from meijin.kernel.errors import SetupError, quoted
from meijin.kernel.messages import NoSeat
from meijin.kernel.zones import Audience, Zone

if TYPE_CHECKING:
    from meijin.kernel.game import Game, Value
    from meijin.kernel.state import State
    from meijin.kernel.views import Plan


class Setup:
    """Everything fixed before the first card is dealt. All states of one game share one setup.

    A *viewer* is a seat, or the spectators, who come after the last seat: masks of viewers have one bit each.
    """

    def __init__(
        self,
        game: Game,
        options: Mapping[str, Value],
        seats: tuple[str, ...],
        cards: tuple[str, ...],
        owners: tuple[str, ...] = (),
        allies: tuple[int, ...] = (),
        zones: tuple[Zone, ...] = (),
        secret_sets: tuple[tuple[int, ...], ...] = (),
    ) -> None:
        self.game = game
        self.edition = game.edition  # by which edition of its rules this game is played
        self.options = dict(options)
        self.seats = seats  # the names of the seats
        self.players = len(seats)
        self.cards = cards  # the name of every card by its number
        self.owners = owners or seats  # who may own zones and counters
        # Per owner, the seats that are the owner and its allies; by default every seat stands alone.
        self.allies = allies or tuple(1 << seat for seat in range(len(seats)))
        # Who plays together, each side once, as masks of seats.
        self.sides = tuple(dict.fromkeys(self.allies[: self.players]))
        self.spectator = self.players
        self.everyone = (1 << (self.players + 1)) - 1
        shared = dict.fromkeys(Audience, 0) | {Audience.EVERYONE: self.everyone}
        owned = [self._owned_audience(owner) for owner in range(len(self.owners))]
        # Per audience the masks of all owners; the last one, which -1 finds, is for what is shared.
        self._audiences = [[masks[audience] for masks in [*owned, shared]] for audience in Audience]
        # The game's zones by name, unless the options of this game change who knows what.
        self.zones = {zone.name: zone for zone in zones or game.zones}
        # Cards out of which somebody has chosen in secret, without a shuffle: for whoever does not know where they lie,
        # every exchange within a set is possible.
        self.secret_sets = secret_sets
        # Where cards lie that somebody may not know, apart from the closed piles they are drawn from.
        self.closed = tuple(
            zone for zone in self.zones.values() if zone.known is not Audience.EVERYONE and not zone.shuffled
        )
        # A card's name without its copy, as everybody may know it.
        self.kinds = tuple(name.split("#")[0] for name in cards)
        self._numbers = {name: number for number, name in enumerate(cards)}
        self.plans: dict[int, Plan] = {}  # by viewer, how the zones and counters are seen
        self.blanks: dict[type[State], State] = {}  # by class, the blank position that others begin like
        self.card_words = frozenset(cards) | frozenset(self.kinds)  # all that an action may call a card

    def viewer(self, seat: int | str | None) -> int:
        """The viewer's number: the seat, or the spectators for None."""
        return self.spectator if seat is None else self.seat(seat)

    def seat(self, seat: int | str) -> int:
        """A seat's number from its number or name."""
        if isinstance(seat, str):
            if seat in self.seats:
                return self.seats.index(seat)
        elif type(seat) is int and 0 <= seat < self.players:
            return seat
        raise SetupError(NoSeat(quoted(seat), ", ".join(self.seats)))

    def card(self, name: str) -> int | None:
        """A card's number from its full name; None if there is no such card."""
        return self._numbers.get(name)

    def audience(self, audience: Audience, owner: int) -> int:
        """The mask of the viewers meant by an audience of a zone or counter of this owner (-1: shared)."""
        return self._audiences[audience][owner]

    def _owned_audience(self, owner: int) -> dict[Audience, int]:
        return {
            Audience.NOBODY: 0,
            Audience.OWNER: 1 << owner if owner < self.players else 0,
            Audience.ALLIES: self.allies[owner],
            Audience.EVERYONE: self.everyone,
        }
