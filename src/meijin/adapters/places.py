"""Owners as a seat speaks of them: itself first, then the others in order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from meijin.kernel.setup import Setup
    from meijin.kernel.zones import Audience

SHARED: Final = "shared"


def seat_words(players: int) -> tuple[str, ...]:
    """What seats are called by one of them.

    >>> seat_words(4)
    ('own', 'next', 'next_2', 'next_3')
    """
    return ("own", "next", *(f"next_{place}" for place in range(2, players)))[:players]


def places(setup: Setup, owned: bool) -> list[tuple[str, tuple[int, ...]]]:
    """What owners are called by a seat, each with who that is for every seat (-1: it is shared)."""
    players = setup.players
    if not owned:
        return [(SHARED, (-1,) * players)]
    seats = range(players)
    near = [(word, tuple((seat + place) % players for seat in seats)) for place, word in enumerate(seat_words(players))]
    return near + [(setup.owners[owner], (owner,) * players) for owner in range(players, len(setup.owners))]


def sees(setup: Setup, shown: Audience, owners: Sequence[int]) -> bool:
    """Whether some seat sees what is shown to an audience by whoever stands in this place to it."""
    return any(setup.audience(shown, owner) >> seat & 1 for seat, owner in enumerate(owners))
