"""Why the standings and the pairings are what they are, for whoever asks."""

from __future__ import annotations

from meijin.server.events import wire
from meijin.server.gate.events import number, shown
from meijin.server.gate.viewers import Viewer
from meijin.tournament import why
from meijin.tournament.because import Because
from meijin.tournament.errors import EventError
from meijin.tournament.model import Event, Round
from meijin.tournament.names import shown_name
from meijin.tournament.ranking import explained
from meijin.tournament.tournament import Tournament


def breakers_of(event: Event, player: str) -> wire.BreakersExplained:
    """How the tie-breakers of a player were summed."""
    event.entrant(player)
    if not event.closed_rounds():
        return wire.BreakersExplained(player, ())
    try:
        found = explained(event, player)
    except KeyError:
        raise EventError(Because.NOTHING_SUMMED, player=shown_name(event, player)) from None
    return wire.BreakersExplained(
        player,
        tuple(
            wire.BreakerSum(
                each.code,
                number(each.value),
                tuple(
                    wire.BreakerPart(part.round, part.opponent, number(part.value), part.dropped, str(part.note))
                    for part in each.parts
                ),
            )
            for each in found
        ),
    )


def find_round(event: Event, stage: str, no: int, viewer: Viewer) -> Round:
    """A round that somebody may see."""
    for each in event.rounds:
        if (str(each.stage), each.no) == (stage, no) and shown(each, viewer):
            return each
    known = tuple(f"{each.stage}-{each.no}" for each in event.rounds if shown(each, viewer))
    raise EventError(Because.NO_ROUND_CALLED, round=f"{stage}-{no}", rounds=known)


def why_paired(tournament: Tournament, stage: str, no: int, player: str, viewer: Viewer) -> wire.PairingExplained:
    """Why a player meets this opponent in a round."""
    current = find_round(tournament.event, stage, no, viewer)
    tournament.event.entrant(player)
    reasons = why.why_paired(tournament, current, player)
    return wire.PairingExplained(player, no, tuple(each.saying() for each in reasons))
