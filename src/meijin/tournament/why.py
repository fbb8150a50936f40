"""Why somebody meets this opponent: the reasons, from the event as it was when the round was drawn."""

from __future__ import annotations

from meijin.tournament.chance import secrets_by_entry
from meijin.tournament.model import Round, Stage
from meijin.tournament.next_round import swiss_field
from meijin.tournament.pairing.explanations import Reason, explain
from meijin.tournament.pairing.swiss import pair
from meijin.tournament.refusal import Refused, Why
from meijin.tournament.tournament import Tournament


def reasons_for(tournament: Tournament, current: Round, player: str) -> list[Reason]:
    """The reasons for a player's opponent, or bye, in a round of the Swiss part."""
    if current.stage is not Stage.SWISS:
        raise Refused(
            Why.STATE, "only rounds of the Swiss part go by points: these matches follow from the rules alone"
        )
    if current.of(player) is None:
        raise Refused(Why.UNKNOWN, f"{player} is not paired in this round")
    drawn_at = _drawn_at(tournament, current)
    secret = list(secrets_by_entry(tournament.log, tournament.seed))[drawn_at - 1]
    if secret is None:
        raise Refused(Why.STATE, "this round was drawn with a secret that was not told, so nobody can say why")
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
