"""An event as one sort of viewer sees it at a moment, and what has changed for them since another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from msgspec.structs import replace

from meijin.server.events import wire
from meijin.server.events.live_matches import is_live
from meijin.server.gate import events as gate
from meijin.server.gate.event_log import head_for
from meijin.server.gate.late_events import LateEvent
from meijin.server.gate.viewers import PLAYERS, PUBLIC, Viewer
from meijin.tournament.model import Entrant, Event, Match, Round
from meijin.tournament.names import shown_names
from meijin.tournament.secrecy import Secrets
from meijin.tournament.tournament import Tournament

RoundKey = tuple[str, int]


class SeenRound(NamedTuple):
    """A round: what there is to say of it without its matches, and these by id."""

    head: wire.EventRound
    matches: dict[str, wire.MatchLine]


class Picture(NamedTuple):
    """Everything that some viewers see."""

    viewer: Viewer
    entries: int
    info: wire.EventInfo
    players: dict[str, wire.PlayerLine]
    rounds: dict[RoundKey, SeenRound]
    standings: tuple[wire.StandingLine, ...]

    def view(self, at: int) -> wire.EventView:
        """The whole, as it goes over the wire."""
        rounds = tuple(replace(each.head, matches=tuple(each.matches.values())) for each in self.rounds.values())
        players = tuple(self.players.values())
        return wire.EventView(self.info, self.viewer.role, self.viewer.player, players, rounds, self.standings, at)

    def since(self, before: Picture) -> wire.EventChanged | None:
        """What is new since another picture of the same viewer; None if so much is gone that all must be told anew."""
        if before.viewer != self.viewer or not _grown(before, self):
            return None
        info = None if _same_info(before.info, self.info) else self.info
        players = tuple(each for key, each in self.players.items() if before.players.get(key) != each)
        rounds = tuple(
            changed for key, each in self.rounds.items() if (changed := _round_since(before.rounds.get(key), each))
        )
        standings = None if before.standings == self.standings else self.standings
        return wire.EventChanged(self.entries, info, players or None, rounds or None, standings)


def _same_info(one: wire.EventInfo, other: wire.EventInfo) -> bool:
    """Whether nothing has changed but the log."""
    return replace(one, entries=0, head="") == replace(other, entries=0, head="")


def _grown(before: Picture, after: Picture) -> bool:
    """Whether nothing that could be seen is gone, such as a round that was taken back."""
    return all(
        key in after.rounds and each.matches.keys() <= after.rounds[key].matches.keys()
        for key, each in before.rounds.items()
    )


def _round_since(before: SeenRound | None, after: SeenRound) -> wire.EventRound | None:
    """A round with the matches that have changed; None if nothing has."""
    if before is None:
        return replace(after.head, matches=tuple(after.matches.values()))
    matches = tuple(each for key, each in after.matches.items() if before.matches.get(key) != each)
    return replace(after.head, matches=matches) if matches or before.head != after.head else None


class Own(NamedTuple):
    """What a player sees otherwise than everybody else: themselves, and their own matches."""

    line: wire.PlayerLine
    matches: dict[RoundKey, wire.MatchLine]

    def within(self, public: wire.EventChanged, before: Own, after: Picture) -> wire.EventChanged | None:
        """What has changed for everybody, as the player sees it; None if that is no different."""
        players = [self.line if each.player == self.line.player else each for each in public.players or ()]
        if self.line != before.line and self.line not in players:
            players.append(self.line)
        rounds = [self._round(each) for each in public.rounds or ()]
        told = {match.id for each in rounds for match in each.matches}
        for key, match in self.matches.items():
            if before.matches.get(key) != match and match.id not in told:
                rounds.append(replace(after.rounds[key].head, matches=(match,)))
        if tuple(players) == (public.players or ()) and tuple(rounds) == (public.rounds or ()):
            return None
        return replace(public, players=tuple(players) or None, rounds=tuple(rounds) or None)

    def _round(self, each: wire.EventRound) -> wire.EventRound:
        mine = self.matches.get((str(each.stage), each.no))
        if mine is None or all(match.id != mine.id for match in each.matches):
            return each
        return replace(each, matches=tuple(mine if match.id == mine.id else match for match in each.matches))


class Late(NamedTuple):
    """What spectators see who are kept behind."""

    event: LateEvent
    painter: Painter  # of that event
    live: Mapping[str, str]  # by match, the live table that they may know


class Painter:
    """Makes the pictures of an event, each piece of them once."""

    def __init__(
        self,
        tournament: Tournament,
        event_id: str,
        public: bool,
        live: Mapping[str, str],
        before: Painter | None = None,
        late: Late | None = None,
    ) -> None:
        """``before`` has painted the event when its players, standings and earlier rounds were the same.

        ``late`` is what spectators see, where that is not the same.
        """
        self._tournament = tournament
        self._id = event_id
        self._event: Event = tournament.event
        self._public = public
        self._live = live  # by match, the live table
        self._late = late
        self._secrets = Secrets(tournament)
        self._points: gate.Points = gate.points_by_round(tournament.event) if before is None else before._points
        self._names: dict[str, str] = shown_names(tournament.event) if before is None else before._names
        self._standings: tuple[wire.StandingLine, ...] | None = None if before is None else before._standings
        self._closed: dict[tuple[Viewer, str, int], SeenRound] = {} if before is None else before._closed
        self._pictures: dict[Viewer, Picture] = {}
        self._played: dict[str, list[tuple[Round, Match]]] = {}
        for each in self._event.rounds:
            if gate.shown(each, PUBLIC):
                for match in each.matches:
                    for player in match.seats:
                        self._played.setdefault(player, []).append((each, match))

    def picture(self, viewer: Viewer) -> Picture:
        """What somebody sees."""
        found = self._pictures.get(viewer)
        if found is None:
            if self._late is not None and viewer == PUBLIC:
                found = self._late.painter.picture(PUBLIC)
            else:
                found = self._as_player(viewer) if viewer.plays_only else self._whole(viewer)
            self._pictures[viewer] = found
        return found

    def of_players(self) -> Picture:
        """What all players see alike: what everybody does, unless spectators are behind."""
        return self.picture(PUBLIC if self._late is None else PLAYERS)

    def _whole(self, viewer: Viewer) -> Picture:
        event, info = self._event, self._info(viewer)
        return Picture(
            viewer,
            info.entries,
            info,
            {each.player: self._line(each, viewer) for each in event.entrants.values()},
            {
                (str(each.stage), each.no): self._round(each, viewer)
                for each in event.rounds
                if gate.shown(each, viewer)
            },
            self.standings,
        )

    def _round(self, current: Round, viewer: Viewer) -> SeenRound:
        key = (viewer, str(current.stage), current.no)
        if key in self._closed:
            return self._closed[key]
        matches = {match.id: self._match(current, match, viewer) for match in current.matches}
        seen = SeenRound(gate.round_line(self._event, current, self._names, ()), matches)
        if current.closed:
            self._closed[key] = seen
        return seen

    @property
    def standings(self) -> tuple[wire.StandingLine, ...]:
        """The standings, which are the same for everybody."""
        if self._standings is None:
            self._standings = gate.standings(self._event)
        return self._standings

    def _as_player(self, viewer: Viewer) -> Picture:
        """What a player sees: what all players do, but for what is their own."""
        public, own = self.of_players(), self.own(viewer)
        players = public.players | {own.line.player: own.line}
        rounds = dict(public.rounds)
        for key, match in own.matches.items():
            rounds[key] = SeenRound(rounds[key].head, rounds[key].matches | {match.id: match})
        return Picture(viewer, public.entries, self._info(viewer), players, rounds, public.standings)

    def own(self, viewer: Viewer) -> Own:
        """What is a player's own of what they see."""
        assert viewer.player is not None
        return Own(
            self._line(self._event.entrant(viewer.player), viewer),
            {
                (str(each.stage), each.no): self._match(each, match, viewer)
                for each, match in self._played.get(viewer.player, ())
            },
        )

    def _line(self, entrant: Entrant, viewer: Viewer) -> wire.PlayerLine:
        return gate.player_line(self._tournament, entrant, self._names[entrant.player], viewer)

    def _info(self, viewer: Viewer) -> wire.EventInfo:
        entries, head = self._log_of(viewer)
        return gate.info(self._tournament, viewer, event_id=self._id, public=self._public, entries=entries, head=head)

    def _log_of(self, viewer: Viewer) -> tuple[int, str]:
        """How many entries the log has and its hash, as somebody reads it: players read that of the spectators."""
        if self._late is not None and not viewer.staff:
            return self._late.painter._log_of(viewer)
        return len(self._tournament.log), head_for(self._tournament, self._secrets, viewer)

    def _match(self, current: Round, match: Match, viewer: Viewer) -> wire.MatchLine:
        late = self._late
        if late is not None and self._is_late(current, match, viewer):
            seen = late.event.match(match)
            return gate.match_line(self._event, current, seen, viewer, self._points, late.live.get(match.id))
        return gate.match_line(self._event, current, match, viewer, self._points, self._live.get(match.id))

    def _is_late(self, current: Round, match: Match, viewer: Viewer) -> bool:
        """Whether a match is shown as spectators see it: others' live matches are, until their round is closed."""
        at_once = current.closed or viewer.staff or viewer.plays(match)
        return not at_once and is_live(self._event, match)
