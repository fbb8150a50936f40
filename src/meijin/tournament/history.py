"""From the rounds of an event to what standings are made of."""

from __future__ import annotations

from collections.abc import Sequence

from meijin.tournament.model import Entrant, Event, Kind, Match, Round, Stage, Status
from meijin.tournament.standings.history import Played, Result


def took_part(entrant: Entrant) -> bool:
    """Whether a player was in the event when it began, or came later."""
    if entrant.status in (Status.REGISTERED, Status.WAITLISTED):
        return False
    return entrant.left_after_round is None or entrant.left_after_round > 0 or entrant.entered_round > 1


def history_of(event: Event, rounds: Sequence[Round] | None = None) -> dict[str, tuple[Played, ...]]:
    """What every closed round, or each of the given rounds, was for every player."""
    closed = event.closed_rounds() if rounds is None else rounds
    struck = voided(event)
    entries: dict[str, list[Played]] = {player: [] for player, entrant in event.entrants.items() if took_part(entrant)}
    for number, each in enumerate(closed, 1):
        found = {player: match for match in each.matches for player in match.seats}
        for player, lines in entries.items():
            lines.append(_played(event, each, number, player, found.get(player), struck))
    return {player: tuple(lines) for player, lines in entries.items()}


def _played(event: Event, each: Round, number: int, player: str, match: Match | None, struck: frozenset[str]) -> Played:
    if match is None:
        if number < event.entrants[player].entered_round:
            return Played(Result.MISSED, event.settings.mp_loss if each.stage is Stage.SWISS else 0)
        return Played(Result.REST if each.stage is Stage.ROBIN and event.entrants[player].in_it else Result.LEFT, 0)
    points = match.points.get(player, 0)
    if match.kind is Kind.BYE:
        return Played(Result.BYE, points)
    if match.kind is Kind.VOID or not struck.isdisjoint(match.seats):
        return Played(Result.VOID, 0)
    others = tuple(other for other in match.seats if other != player)
    if match.kind is Kind.POD:
        place = 1
        for group in match.ranking:
            if player in group:
                return Played(Result.POD, points, others, place=place, outright=place == 1 and len(group) == 1)
            place += len(group)
    seat = match.seats.index(player)
    won, lost = match.score[seat], match.score[1 - seat]
    if match.kind is Kind.DOUBLE_LOSS:
        result = Result.LOSS
    elif match.kind in (Kind.DRAW, Kind.INTENTIONAL_DRAW):
        result = Result.DRAW
    else:
        result = Result.WIN if won > lost else Result.LOSS
    return Played(result, points, others, won, lost)


def robin_players(event: Event) -> tuple[str, ...]:
    """Everybody in the schedule of a round robin, with those who have left since it was drawn."""
    if event.main_rounds():
        order = event.main_rounds()[0].meta["order"]
        assert isinstance(order, tuple)
        return tuple(player for player, _ in order)
    return tuple(player for player, each in event.entrants.items() if took_part(each))


def voided(event: Event) -> frozenset[str]:
    """Round robin: players who left with fewer than half of their matches played; nothing of theirs counts (7.8)."""
    if event.main_stage is not Stage.ROBIN or event.rounds_planned is None:
        return frozenset()
    out = set()
    scheduled = len(robin_players(event)) - 1
    for player, entrant in event.entrants.items():
        thrown_out = entrant.status is Status.DISQUALIFIED and took_part(entrant)  # earlier results stand (9.9)
        if entrant.left_after_round is not None and not thrown_out:
            matches = [each.of(player) for each in event.main_rounds()[: entrant.left_after_round]]
            if 2 * sum(match is not None for match in matches) < scheduled:
                out.add(player)
    return frozenset(out)
