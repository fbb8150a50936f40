"""The standings of an event: a pure function of its players, closed rounds, settings and seed."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence

from meijin.tournament.history import history_of
from meijin.tournament.log import canonical
from meijin.tournament.model import ENDED, Event, Kind, Match, Phase, Round, Stage, Status
from meijin.tournament.settings import Format
from meijin.tournament.standings.breakers import Breaker
from meijin.tournament.standings.explanations import explain
from meijin.tournament.standings.places import CutMatch, final_places, placed_again
from meijin.tournament.standings.table import Standing, standings


def disqualified(event: Event) -> frozenset[str]:
    """Who is listed without a place (8.5)."""
    return frozenset(player for player, each in event.entrants.items() if each.status is Status.DISQUALIFIED)


def table_of(
    event: Event, seed: str | None, *, final: bool, rounds: Sequence[Round] | None = None
) -> tuple[Standing, ...]:
    """The standings of the closed rounds that make them, or of some rounds, best first; `final` gives places."""
    counted = event.closed_rounds() if rounds is None else rounds
    return standings(
        history_of(event, counted),
        breakers=event.settings.tiebreak_set,
        seed=seed and (event.lots or seed),
        rounds=len(counted),
        final=final,
        stage=str(event.main_stage),
        disqualified=disqualified(event),
        coin_overrides=event.coins,
    )


def written(table: Iterable[Standing]) -> tuple[tuple[str, int | None, int, tuple[str, ...]], ...]:
    """Standings as the log keeps them: player, place (or shared rank), points and tie-breakers."""
    return tuple(
        (
            line.player,
            None if line.disqualified else line.place or line.rank,
            line.points,
            tuple("unbeaten" if each.value is None else str(each.value) for each in line.breakers),
        )
        for line in table
    )


def standings_digest(event: Event, rounds: Sequence[Round]) -> str:
    """The SHA-256 of the standings after some rounds, shared ranks and all."""
    table = table_of(event, None, final=False, rounds=rounds)
    return hashlib.sha256(canonical({"standings": written(table)})).hexdigest()


def standings_of(event: Event, seed: str | None) -> tuple[Standing, ...]:
    """The standings as they are now: with places once the rounds are through, and as the elimination changed them.

    Whoever may not know the seed yet sees shared ranks in the order of player ids.
    """
    final = event.phase in (*ENDED, Phase.SWISS_DONE, Phase.CUT_DONE) or event.in_elimination
    table = table_of(event, seed, final=final and seed is not None)
    late = [each for each in event.rounds if each.stage is Stage.CUT and each.closed]
    if late and seed is not None:
        return final_places(table, [[_cut_match(match) for match in each.matches] for each in late])
    last = [each for each in event.rounds if each.stage is Stage.FINAL and each.closed]
    if last and seed is not None:
        return placed_again(table, _places(last[0].matches[0].ranking))
    return table


def _cut_match(match: Match) -> CutMatch:
    winner = None if match.kind is Kind.VOID else match.leader
    return CutMatch((match.seats[0], match.seats[1]), winner)


def _places(ranking: tuple[tuple[str, ...], ...]) -> dict[str, int]:
    places: dict[str, int] = {}
    for group in ranking:
        place = len(places) + 1
        places.update(dict.fromkeys(group, place))
    return places


def shown_points(event: Event, points: int) -> str:
    """Match points as they are shown; those of pods are kept in eighths.

    >>> shown_points(Event(), 9), shown_points(Event(format=Format.PODS), 15)
    ('9', '1.875')
    """
    return f"{points / 8:g}" if event.format is Format.PODS else str(points)


def explained(event: Event, player: str) -> tuple[Breaker, ...]:
    """How the tie-breakers of a player were summed."""
    return explain(history_of(event), player, event.settings.tiebreak_set, disqualified(event))
