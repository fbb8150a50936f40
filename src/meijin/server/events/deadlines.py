"""When something happens at an event by itself."""

from __future__ import annotations

from typing import Final

from meijin.server.events.live_matches import live_matches
from meijin.tournament.model import IN_PLAY, Event, Phase

LOOK_AGAIN: Final = 10_000  # milliseconds from one look at live tables to the next, should something have gone wrong


def time_is_up(event: Event) -> int | None:
    """When the clock of the running round is at zero; None while it does not run."""
    return event.round.clock.ends if event.phase is Phase.RUNNING else None


def match_is_lost(event: Event) -> int | None:
    """When whoever has not come to a live table has lost the match; None while the clock does not run."""
    return (
        event.round.clock.reaches(event.settings.late_match_loss_s * 1000 + 1) if event.phase is Phase.RUNNING else None
    )


def due(event: Event, now: int) -> int | None:
    """When somebody must look after an event; None if nothing happens by itself."""
    moments = [time_is_up(event)]
    if event.phase in IN_PLAY and any(True for _ in live_matches(event)):
        moments.append(now + LOOK_AGAIN)
        lost = match_is_lost(event)
        moments.append(lost if lost is not None and lost > now else None)
    return min((moment for moment in moments if moment is not None), default=None)
