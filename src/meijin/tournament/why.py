"""Why somebody meets this opponent: the reasons, from the event as it was when the round was drawn."""

from __future__ import annotations

from collections.abc import Mapping

from meijin.tournament.because import Because
from meijin.tournament.chance import secrets_by_entry
from meijin.tournament.errors import EventError
from meijin.tournament.messages import WHY_FIXED, Exchanged, WhyByHand, WhyExchanged
from meijin.tournament.model import Round, Stage
from meijin.tournament.names import shown_names
from meijin.tournament.next_round import swiss_field
from meijin.tournament.pairing.explanations import Ground, explain
from meijin.tournament.pairing.swiss import pair
from meijin.tournament.tournament import Tournament
from meijin.words import Message


def why_paired(tournament: Tournament, current: Round, player: str) -> list[Message]:
    """Why a player meets this opponent: by the rules, and by hand where the organiser has changed the draft."""
    names = shown_names(tournament.event)
    match = current.of(player)
    if match is None:
        raise EventError(Because.NOT_PAIRED, player=names[player])
    told: list[Message] = [
        WhyByHand(named_edit(edit, names)) for edit in current.edited if player in (edit.one, edit.other)
    ]
    if current.stage is not Stage.SWISS:
        return [*told, WHY_FIXED[current.stage]()]
    reasons = reasons_for(tournament, current, player)
    if any(reason.values.get("opponent", player) not in match.seats for reason in reasons):
        told.append(WhyExchanged())
    return told + [reason.said(names) for reason in reasons]


def named_edit(edit: Exchanged, names: Mapping[str, str]) -> Exchanged:
    """A change of a draft with the names of the players."""
    return Exchanged(names.get(edit.one, edit.one), names.get(edit.other, edit.other), edit.reason)


def reasons_for(tournament: Tournament, current: Round, player: str) -> list[Ground]:
    """The reasons of the rules for a player's opponent, or bye, in a round of the Swiss part."""
    drawn_at = _drawn_at(tournament, current)
    secret = list(secrets_by_entry(tournament.log, tournament.seed))[drawn_at - 1]
    if secret is None:
        raise EventError(Because.SECRET_NOT_TOLD)
    past = Tournament.replayed(secret, tournament.log[: drawn_at - 1], tournament.sealed)
    field = swiss_field(past.event, past.chance, current.no, current.attempt)
    return explain(field, pair(field), player)


def _drawn_at(tournament: Tournament, current: Round) -> int:
    wanted = (str(current.stage), current.no, current.attempt)
    for entry in reversed(tournament.log):
        if entry.type in ("pair", "pair_again"):
            drawn = tournament.opened(entry).payload["drawn"]
            if (drawn["stage"], drawn["no"], drawn["attempt"]) == wanted:
                return entry.n
    raise AssertionError(f"the log does not say how {wanted} was drawn")
