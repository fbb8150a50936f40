"""Why the standings and the pairings are what they are, for whoever asks."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from meijin.server.events import wire
from meijin.server.gate.events import number, shown
from meijin.server.gate.viewers import Viewer
from meijin.tournament.model import Event, Round, Stage
from meijin.tournament.names import shown_names
from meijin.tournament.pairing.explanations import Reason
from meijin.tournament.ranking import explained
from meijin.tournament.refusal import Refused, Why
from meijin.tournament.tournament import Tournament
from meijin.tournament.why import reasons_for

FIXED: Final = {
    Stage.ROBIN: ("round robin", "Everybody meets everybody once, in an order that the seed has drawn."),
    Stage.CUT: ("elimination", "The best of the Swiss part meet as seeds: the first against the last, and so on."),
    Stage.PODS: ("pod", "Pods are filled by points, so that as few players as possible sit together again."),
    Stage.FINAL: ("final table", "The best of all rounds meet once more."),
}


def breakers_of(event: Event, player: str) -> wire.BreakersExplained:
    """How the tie-breakers of a player were summed."""
    event.entrant(player)
    if not event.closed_rounds():
        return wire.BreakersExplained(player, ())
    try:
        found = explained(event, player)
    except KeyError:
        raise Refused(Why.STATE, f"{player} has not taken part, so there is nothing to sum up") from None
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
    known = [f"{each.stage}-{each.no}" for each in event.rounds if shown(each, viewer)]
    raise Refused(Why.UNKNOWN, f"there is no round {stage}-{no}; the rounds are {', '.join(known) or 'none yet'}")


def why_paired(tournament: Tournament, stage: str, no: int, player: str, viewer: Viewer) -> wire.PairingExplained:
    """Why a player meets this opponent in a round."""
    event = tournament.event
    current = find_round(event, stage, no, viewer)
    event.entrant(player)
    if current.of(player) is None:
        raise Refused(Why.UNKNOWN, f"{player} is not paired in round {stage}-{no}")
    reasons = [
        wire.PairingReason("edited", {"text": each}, f"The Meijin changed this draft by hand: {each}.")
        for each in current.edited
        if player in each.partition(" exchanged: ")[0].split(" and ")
    ]
    if current.stage is Stage.SWISS:
        reasons += _swiss(tournament, current, player)
    else:
        code, text = FIXED[current.stage]
        reasons.append(wire.PairingReason(code, {}, text))
    return wire.PairingExplained(player, no, tuple(reasons))


def _swiss(tournament: Tournament, current: Round, player: str) -> list[wire.PairingReason]:
    """The reasons of the rules."""
    names = shown_names(tournament.event)
    return [_told(reason, names) for reason in reasons_for(tournament, current, player)]


def _told(reason: Reason, names: dict[str, str]) -> wire.PairingReason:
    """A reason: for programs with ids, for people with names."""
    named: dict[str, Any] = {key: _named(value, names) for key, value in reason.values.items()}
    return wire.PairingReason(reason.code, dict(reason.values), replace(reason, values=named).sentence)


def _named(value: object, names: dict[str, str]) -> object:
    if isinstance(value, tuple):
        return tuple(names.get(each, each) for each in value)
    return names.get(value, value) if isinstance(value, str) else value
