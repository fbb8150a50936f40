"""An event as somebody may see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from msgspec.structs import replace

from meijin.server.events import wire
from meijin.server.gate.viewers import Viewer
from meijin.tournament.chance import number_state, told_chance
from meijin.tournament.commands import Enter, HoldCoin, Publish
from meijin.tournament.commands.base import bar
from meijin.tournament.commands.conduct import severe_for
from meijin.tournament.commands.ending import tied_pairs
from meijin.tournament.commands.entries import last_round_to_enter
from meijin.tournament.history import history_of
from meijin.tournament.lateness import late, prices
from meijin.tournament.lists import errors_for
from meijin.tournament.model import BEFORE_PLAY, Entrant, Event, Match, MatchResult, Phase, Round, Stage, Status
from meijin.tournament.next_round import players_of_the_cut, players_of_the_final_table, rounds_expected
from meijin.tournament.outcomes import kinds, scores
from meijin.tournament.ranking import standings_of
from meijin.tournament.roles import Actor, Role
from meijin.tournament.secrecy import all_reported
from meijin.tournament.standings.history import Played
from meijin.tournament.standings.table import Standing
from meijin.tournament.steps import May, Step, may_of_role, next_step
from meijin.tournament.tournament import Tournament
from meijin.tournament.trust import how_drawn
from meijin.tournament.why import named_edit

Points = Mapping[str, Sequence[int]]  # by player, the points after each closed round


def line(event: Event, event_id: str, created: int) -> wire.EventLine:
    """An event as a list shows it."""
    gone = (Status.DROPPED, Status.DISQUALIFIED) if event.phase in BEFORE_PLAY else ()
    return wire.EventLine(
        event_id,
        event.name,
        event.game,
        event.level,
        event.format,
        event.phase,
        event.venue,
        event.date,
        sum(each.status not in gone for each in event.entrants.values()),
        sum(each.published_at is not None for each in event.rounds),
        event.rounds_planned,
        created,
        Role.SPECTATOR,
    )


def info(
    tournament: Tournament, viewer: Viewer, *, event_id: str, public: bool, entries: int, head: str
) -> wire.EventInfo:
    """What is to be said of an event as a whole; ``entries`` and ``head`` are of the log as the viewer may know it."""
    event = tournament.event
    return wire.EventInfo(
        event_id,
        event.name,
        event.game,
        event.level,
        event.mode,
        event.format,
        event.phase,
        event.venue,
        event.date,
        event.cut,
        event.rounds_wished,
        event.rounds_planned,
        rounds_expected(event),
        event.settings,
        event.seed_sha256,
        event.seed,
        event.prizes,
        tuple(
            wire.StaffLine(user, name, role, user in event.accepted)
            for user, (role, name) in event.staff.items()
            if viewer.staff or user in event.accepted
        ),
        tuple(sorted(event.checklist)) if viewer.staff else (),
        event.seeds if any(each.stage is not event.main_stage and shown(each, viewer) for each in event.rounds) else (),
        entries,
        head,
        public,
        last_round_to_enter(event) if event.rounds_planned is not None else None,
        players_of_the_cut(event),
        players_of_the_final_table(event),
        _next(event, viewer),
        _may(event, viewer),
        severe_for(event) if viewer.staff else {},
        tied_pairs(event) if viewer.staff and event.phase in (HoldCoin.phases or ()) else (),
        tournament.undoable() if viewer.organises else (),
        tuple(_invited(event, user) for user in event.invited),
        tuple(each.saying() for each in how_drawn(event)),
    )


def _next(event: Event, viewer: Viewer) -> Step | None:
    """What comes next. Whether a draft has rematches is the Meijin's business, like the draft."""
    if not viewer.staff:
        return None
    step = next_step(event)
    drafted = step is not None and isinstance(step.order, Publish) and not viewer.organises
    return replace(step, order=Publish()) if step is not None and drafted else step


def _may(event: Event, viewer: Viewer) -> dict[str, May]:
    """What people of the viewer's role may do now. Players and spectators are told the same, as they see the same."""
    if viewer.staff:
        return may_of_role(event, viewer.role)
    return may_of_role(event, Role.PLAYER) | may_of_role(event, Role.SPECTATOR)


def _invited(event: Event, user: str) -> wire.InvitedLine:
    return wire.InvitedLine(user, event.invited[user], bar(Enter, event, Actor(user, Role.SPECTATOR)) is None)


def player_line(tournament: Tournament, entrant: Entrant, name: str, viewer: Viewer) -> wire.PlayerLine:
    """A player, under the name that is shown."""
    mine = entrant.player == viewer.player
    knows = mine or viewer.staff
    return wire.PlayerLine(
        entrant.player,
        name,
        entrant.status,
        entrant.entered_round,
        entrant.left_after_round,
        entrant.bot,
        entrant.side,
        entrant.checked_in,
        entrant.fixed_table,
        mine,
        entrant.paid if viewer.staff else None,
        entrant.list_check if knows else None,
        errors_for(tournament.event.game, entrant, tournament.sealed) if knows else (),
        entrant.pending_losses,
        number_state(tournament.event, entrant),
    )


def shown(current: Round, viewer: Viewer) -> bool:
    """Whether somebody may see a round: a draft is the Meijin's alone (15)."""
    return current.published_at is not None or viewer.organises


def points_by_round(event: Event) -> Points:
    """Everybody's points after each round that is closed, beginning with none."""
    return {player: _sums(played) for player, played in history_of(event).items()}


def _sums(played: Sequence[Played]) -> list[int]:
    sums = [0]
    for each in played:
        sums.append(sums[-1] + each.points)
    return sums


def round_line(
    event: Event, current: Round, names: Mapping[str, str], matches: tuple[wire.MatchLine, ...]
) -> wire.EventRound:
    """A round with some of its matches."""
    clock, meta = current.clock, current.meta
    return wire.EventRound(
        current.no,
        current.stage,
        current.attempt,
        current.published_at is not None,
        current.closed,
        wire.EventClock(clock.minutes, clock.started, clock.paused_at, clock.paused_total, clock.called),
        matches,
        current.relaxed,
        _tuple(meta.get("rematches")),
        tuple(named_edit(each, names).saying() for each in current.edited),
        _tuple(meta.get("order")),
        dict(meta.get("cost") or {}),  # type: ignore[call-overload]
        _tuple(meta.get("bye_candidates")),
        prices(event, current),
    )


def _tuple(value: object) -> tuple[Any, ...]:
    return tuple(value) if isinstance(value, (list, tuple)) else ()


def match_line(
    event: Event, current: Round, match: Match, viewer: Viewer, points: Points, live: str | None
) -> wire.MatchLine:
    """A match. What a player reports is theirs and the staff's until all reports are in."""
    involved = viewer.staff or viewer.plays(match)
    before = current.no - 1 if current.stage not in (Stage.CUT, Stage.FINAL) else -1
    return wire.MatchLine(
        match.id,
        match.table,
        match.seats,
        match.state,
        match.kind,
        match.score,
        match.ranking,
        dict(match.points),
        tuple(_at(points.get(player, (0,)), before) for player in match.seats),
        reports_for(match, viewer),
        tuple(match.reports),
        dict(match.game_losses),
        match.extension_s,
        match.source,
        None if match.note is None else match.note.saying(),
        match.corrected,
        match.calls.saying() if match.calls is not None and involved else None,
        tuple(match.seated),
        late(event, current, match),
        live,
        scores(event, current.stage, match) if involved else (),
        kinds(event, current.stage, match) if involved else (),
    )


def _at(sums: Sequence[int], place: int) -> int:
    return sums[min(place, len(sums) - 1)] if place >= 0 else sums[-1]


def reports_for(match: Match, viewer: Viewer) -> dict[str, MatchResult]:
    """The reports that somebody may see."""
    if viewer.staff or (viewer.plays(match) and all_reported(match)):
        return dict(match.reports)
    own = match.reports.get(viewer.player or "")
    return {} if own is None or viewer.player is None else {viewer.player: own}


def standings(event: Event) -> tuple[wire.StandingLine, ...]:
    """The standings; the lot that settles the last ties is drawn with the secret, so everybody sees it at the end."""
    table = standings_of(event, told_chance(event))
    return tuple(_standing(event, each) for each in table)


def _standing(event: Event, each: Standing) -> wire.StandingLine:
    won: tuple[str, ...] = ()
    if event.phase is Phase.FINISHED and each.place is not None:
        won = tuple(prize.text for prize in event.prizes if prize.first <= each.place <= prize.last)
    return wire.StandingLine(
        each.player,
        each.rank,
        each.place,
        each.points,
        each.wins,
        each.losses,
        each.draws,
        each.unbeaten,
        each.disqualified,
        tuple(wire.BreakerLine(breaker.code, number(breaker.value)) for breaker in each.breakers),
        () if each.disqualified else won,
    )


def number(value: int | Fraction | None) -> str:
    """A tie-breaker as it is shown: an unbeaten player has lost in no round, which is best of all.

    >>> number(15), number(Fraction(45, 4)), number(None)
    ('15', '11.25', '\u221e')
    """
    if value is None:
        return "\u221e"
    if isinstance(value, Fraction) and value.denominator != 1:
        return f"{float(value):.2f}"
    return str(int(value))
