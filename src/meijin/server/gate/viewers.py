"""Who looks at an event: their role, and whom of the players they are."""

from __future__ import annotations

from typing import NamedTuple

from meijin.tournament.model import Event, Match
from meijin.tournament.roles import STAFF, Role


class Viewer(NamedTuple):
    """Somebody who looks at an event. Everybody of the same role who does not play sees the same."""

    role: Role = Role.SPECTATOR
    player: str | None = None

    @property
    def staff(self) -> bool:
        return self.role in STAFF

    @property
    def organises(self) -> bool:
        """Whether they are the Meijin."""
        return self.role is Role.MEIJIN

    @property
    def plays_only(self) -> bool:
        """Whether they see what everybody does, but for what is their own."""
        return self.player is not None and not self.staff

    def plays(self, match: Match) -> bool:
        """Whether it is their own match."""
        return self.player is not None and self.player in match.seats


PUBLIC = Viewer()
PLAYERS = Viewer(Role.PLAYER)  # what all players see alike, apart from what is their own


def viewer_of(event: Event, role: Role, user: str | None) -> Viewer:
    """How a user looks at an event, given by the id that the log knows them by."""
    own = next((each.player for each in event.entrants.values() if user is not None and each.user == user), None)
    return Viewer(role, own)
