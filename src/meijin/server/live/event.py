"""A tournament in memory: whatever is done is kept in its log first, then it happens, and then everybody is told."""

from __future__ import annotations

import asyncio
import pickle
import secrets
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from msgspec.structs import replace

from meijin.server.because import Because
from meijin.server.events import wire
from meijin.server.events.arrivals import tidy
from meijin.server.events.deadlines import due
from meijin.server.events.live_matches import is_live, refuse_live
from meijin.server.gate import events as gate
from meijin.server.gate.late_events import LateEvent
from meijin.server.gate.pictures import Late, Painter
from meijin.server.gate.seen_event import SeenEvent
from meijin.server.gate.viewers import Viewer, viewer_of
from meijin.server.live.alarm import Alarm
from meijin.server.live.event_audience import EventAudience
from meijin.server.live.listener import Listener
from meijin.server.live.livelog import LiveLog
from meijin.server.live.services import Services
from meijin.server.people.user import User
from meijin.server.refusal import Refused
from meijin.server.storage.events import Kept, Linked, Logged, Summary
from meijin.tournament.commands import Command, ReportResult
from meijin.tournament.log import Entry
from meijin.tournament.roles import Actor, Role
from meijin.tournament.tournament import Tournament
from meijin.words import Saying

if TYPE_CHECKING:
    from meijin.server.live.event_rounds import Rounds

TOGETHER: Final = 0.1  # seconds for which news are gathered before they are told
LISTENERS: Final = 4000  # so many who listen make it a second more
MOST_SOCKETS: Final = 20  # of one user at one event

# What is done often and by many. Nothing is due earlier because of it, so it is kept without looking what comes of it.
FREQUENT: Final = frozenset(
    {"enter", "check_in", "mark_paid", "submit_list", "check_list", "arrive", "report", "withdraw_report", "confirm"}
    | {"enter_result", "call_judge", "tick", "spot_check", "commit_number", "reveal_number"}
)
# What changes nothing but the round at hand, so that standings and earlier rounds stay as they are.
OF_THE_ROUND: Final = frozenset({"check_in", "arrive", "report", "withdraw_report", "confirm", "enter_result"}) | {
    "call_judge",
    "commit_number",
    "reveal_number",
}


class Deed(NamedTuple):
    """A command with whoever gives it and why."""

    command: Command
    by: Actor
    reason: str = ""


class Done(NamedTuple):
    """What has come of some deeds."""

    n: int  # the last entry
    warnings: tuple[Saying, ...] = ()


class LiveEvent(LiveLog):
    """An event with everybody who looks at it."""

    PLACE = "event"

    def __init__(self, event: str, kept: Kept, services: Services, play: Callable[[LiveEvent], Rounds]) -> None:
        super().__init__(services)
        self.id = event
        self.public = kept.public
        self.created = kept.created
        self.tournament = Tournament.replayed(kept.seed, [each.entry for each in kept.entries], kept.sealed)
        self.audience = EventAudience()
        self._late = LateEvent.of(self.tournament, services.now())  # what spectators see, if that is not the same
        self.tables: dict[str, list[Linked]] = {}  # by match, its live tables
        self._marks = {each.mark: each.entry.n for each in kept.entries if each.mark}
        self._known_as = kept.people
        self._telling: asyncio.TimerHandle | None = None
        self._painter: Painter | None = None
        self._reckoned: Painter | None = None  # the last one, as long as what it has reckoned still holds
        self._listed: wire.EventLine | None = None  # as the database has it; None: as it was loaded
        self._alarm = Alarm(self.look_after, services.now)
        self._curtain = Alarm(self._show_more, services.now)
        for linked in kept.tables:
            self._link(linked)
        self.rounds = play(self)

    # -- looking ---------------------------------------------------------------------------------------------------

    def known_as(self, user: User | None) -> str | None:
        """The id that the log knows a user by."""
        return None if user is None else self._known_as.get(user.id, user.id)

    def actor(self, user: User) -> Actor:
        known = self._known_as.get(user.id, user.id)
        return Actor(known, self.tournament.role_of(known))

    def viewer(self, user: User | None) -> Viewer:
        known = self.known_as(user)
        return viewer_of(self.tournament.event, self.tournament.role_of(known), known)

    @property
    def game(self) -> str:
        """What is played, which everybody may know."""
        return self.tournament.event.game

    @property
    def number(self) -> int:
        return len(self.tournament.log)

    async def conceded(self, command: ReportResult) -> ReportResult:
        """A concession at the score that the live tables of the match tell, if it is played at such."""
        event = self.tournament.event
        match = event.match(command.match)[1]
        if match.settled or len(match.seats) != 2 or not is_live(event, match):
            return command
        return replace(command, result=replace(command.result, score=await self.rounds.score(match)))

    def tidied(self, command: Command, errors: tuple[str, ...], name: str) -> Command:
        """A command with what the server and not the client says; what only live tables tell is refused."""
        if isinstance(command, ReportResult) and command.result.kind == "played":
            refuse_live(self.tournament.event, command.match)
        return tidy(self.tournament.event, command, errors, name)

    def seen(self, user: User | None) -> SeenEvent:
        """All that a user may know of the event, apart from its picture."""
        return SeenEvent(self.id, self.tournament, self._late, self.viewer(user))

    def view(self, user: User | None) -> wire.EventView:
        """The event as a user may see it."""
        return self.painter.picture(self.viewer(user)).view(self._services.now())

    @property
    def painter(self) -> Painter:
        """Who makes the pictures of the event as it is now."""
        if self._painter is None:
            live = {match: linked[-1].table for match, linked in self.tables.items()}
            late = self._paint_late()
            self._painter = Painter(self.tournament, self.id, self.public, live, self._reckoned, late)
            self._reckoned = self._painter
        return self._painter

    def _paint_late(self) -> Late | None:
        if self._late is None:
            return None
        opened = {match: [(each.table, each.opened) for each in linked] for match, linked in self.tables.items()}
        live = self._late.tables(opened, self._services.now())
        return Late(self._late, Painter(self._late.tournament, self.id, self.public, live), live)

    @property
    def idle_since(self) -> int | None:
        """Since when nobody needs this event in memory; None if somebody does."""
        return None if len(self.audience) or self._lock.locked() or self.rounds.busy else self.used

    # -- doing -----------------------------------------------------------------------------------------------------

    async def do(self, make: Callable[[Tournament], Sequence[Deed]], mark: str = "") -> Done:
        """Carry some deeds out, all or none; the same mark is carried out once."""
        return await self._alone(lambda: self._attempt(make, mark))

    async def _attempt(self, make: Callable[[Tournament], Sequence[Deed]], mark: str) -> Done | None:
        if mark in self._marks:
            return Done(self._marks[mark])
        return await self._keep(make(self.tournament), mark)

    async def _keep(self, deeds: Sequence[Deed], mark: str) -> Done | None:
        """Keep what some deeds write, and let it happen; None if another worker was first."""
        now = self._services.now()
        if len(deeds) == 1 and _kind(deeds[0].command) in FREQUENT:
            after = None
            prepared = [self.tournament.prepare(deeds[0].command, deeds[0].by, now, _salt, deeds[0].reason)]
        else:
            after = _copied(self.tournament)
            prepared = [after.do(each.command, each.by, now, _salt, each.reason) for each in deeds]
        entries = [each.entry for each in prepared]
        sealed = {digest: value for each in prepared for digest, value in each.sealed.items()}
        logged = [Logged(each, mark if each is entries[-1] else "") for each in entries]
        summary = None if after is None else self._summary(after)
        if not await self._kept(self._services.store.events.append(self.id, logged, sealed, summary)):
            return None
        if after is None:
            self.tournament.sealed.update(sealed)
            self.tournament.apply(entries[0])
        else:
            self.tournament = after
            self._listed = None if summary is None else summary.line
        self._happened(logged)
        self._services.tell_others("events", [self.id, entries[-1].n])
        self.look_after()
        return Done(entries[-1].n, tuple(warning for each in prepared for warning in each.warnings))

    def _happened(self, logged: Sequence[Logged]) -> None:
        """Entries have been kept and applied."""
        self._marks.update({each.mark: each.entry.n for each in logged if each.mark})
        if self._late is None:
            self._late = LateEvent.of(self.tournament, self._services.now())
        else:
            self._late.unseal(self.tournament)
            self._late.add([each.entry for each in logged])
        if any(each.entry.type not in OF_THE_ROUND for each in logged):
            self._reckoned = None
        self._moved(each.entry for each in logged)
        self.tell_soon()

    def _moved(self, entries: Any) -> None:
        """Somebody may have another role now: they are told everything anew."""
        whose = {_whom(self.tournament.opened(entry)) for entry in entries} - {None}
        for listener in [each for each in self.audience.listeners if whose and self.known_as(each.user) in whose]:
            self.audience.discard(listener)
            self._painter = None
            self.audience.add(listener, viewer := self.viewer(listener.user))
            self.audience.hello(listener, viewer, self.painter, self._services.now())

    # -- what other workers do ---------------------------------------------------------------------------------------

    async def _catch_up(self) -> bool:
        logged = await self._services.store.events.entries(self.id, len(self.tournament.log))
        self._doubtful = False
        if logged:
            self.tournament.sealed.update(await self._services.store.events.sealed(self.id))
            for each in logged:
                self.tournament.apply(each.entry)
            self._happened(logged)
            self.look_after()
        return bool(logged)

    def people_changed(self, people: dict[str, str]) -> None:
        """A guest goes on as somebody else: everybody is told anew who they are here."""
        self._known_as = people
        for listener in self.audience.listeners:
            self.audience.discard(listener)
            self.audience.add(listener, viewer := self.viewer(listener.user))
            self.audience.hello(listener, viewer, self.painter, self._services.now())

    # -- telling ---------------------------------------------------------------------------------------------------

    def tell_soon(self) -> None:
        """Something is new: everybody is told in a moment, with whatever else happens until then."""
        self._painter = None
        if self._telling is None and not self._closed:
            wait = TOGETHER + len(self.audience) / LISTENERS
            self._telling = asyncio.get_running_loop().call_later(wait, self._tell)

    def _show_more(self) -> None:
        """Spectators who are behind see what has become old enough."""
        self._raise_curtain()
        self.tell_soon()

    def _raise_curtain(self) -> None:
        """Let spectators who are behind know what is old enough, and look again when there is more."""
        if self._late is None or self._closed:
            return
        now = self._services.now()
        if self._late.advance(now):
            self.tell_soon()
        opened = [each.opened + self._late.delay for linked in self.tables.values() for each in linked]
        moments = [self._late.due(), *(moment for moment in opened if moment > now)]
        self._curtain.set(min([moment for moment in moments if moment is not None], default=None))

    def _tell(self) -> None:
        self._telling = None
        self.audience.tell(self.painter, self._services.now())
        line = self._line(self.tournament)
        if line != self._listed:
            self._services.tasks.start_alone(self._summarise())

    async def _summarise(self) -> None:
        """Keep what lists show, where it has changed by something frequent."""
        async with self._lock:
            summary = self._summary(self.tournament)
            await self._services.store.events.summarise(self.id, summary)
            self._listed = summary.line

    def _summary(self, tournament: Tournament) -> Summary:
        event = tournament.event
        return Summary(self._line(tournament), event.finished_at, due(event, self._services.now()))

    def _line(self, tournament: Tournament) -> wire.EventLine:
        """What lists show of an event, which is what spectators see."""
        shown = tournament if self._late is None else self._late.tournament
        return gate.line(shown.event, self.id, self.created)

    async def join(self, listener: Listener) -> None:
        """Somebody opened a socket: tell them everything."""
        user = listener.user
        if user is not None and sum(each.user == user for each in self.audience.listeners) >= MOST_SOCKETS:
            raise Refused(Because.TOO_MANY_SOCKETS, most=MOST_SOCKETS)
        self.used = self._services.now()
        viewer = self.viewer(user)
        self.audience.add(listener, viewer)
        self.audience.hello(listener, viewer, self.painter, self._services.now())

    def leave(self, listener: Listener) -> None:
        """A socket was closed."""
        self.used = self._services.now()
        self.audience.discard(listener)

    # -- by itself -------------------------------------------------------------------------------------------------

    def look_after(self) -> None:
        """Do what happens by itself: time is called, live tables are opened and told, absent players lose."""
        if self._closed:
            return
        self._alarm.set(due(self.tournament.event, self._services.now()))
        self._raise_curtain()
        self.rounds.go_on()

    def link(self, linked: Linked) -> None:
        """A live table belongs to a match."""
        self._link(linked)
        self._raise_curtain()
        self.tell_soon()

    def _link(self, linked: Linked) -> None:
        known = self.tables.setdefault(linked.match, [])
        if all(each.table != linked.table for each in known):
            known.append(linked)
            known.sort(key=lambda each: each.game_no)

    @property
    def users(self) -> dict[str, str]:
        """Who the people are now whom the log knows by another id."""
        return {known_as: user for user, known_as in self._known_as.items()}

    async def engine(self, *commands: Command) -> None:
        """The live tables or the clock do something."""
        await self.do(lambda _: [Deed(command, Actor("engine", Role.ENGINE)) for command in commands])

    def close(self) -> None:
        """Forget alarms; the event goes on from its log."""
        self._closed = True
        self._alarm.set(None)
        self._curtain.set(None)
        if self._telling is not None:
            self._telling.cancel()
            self._telling = None


def _kind(command: Command) -> str:
    return str(command.__struct_config__.tag)


def _salt() -> str:
    return secrets.token_hex(16)


def _copied(tournament: Tournament) -> Tournament:
    """The same once more, so that something can be tried."""
    return Tournament(
        tournament.seed,
        pickle.loads(pickle.dumps(tournament.event, pickle.HIGHEST_PROTOCOL)),  # several times faster than deepcopy
        tournament.log[:],
        dict(tournament.sealed),
        set(tournament.undone),
    )


def _whom(entry: Entry) -> str | None:
    """Whose role an entry changes."""
    return entry.payload.get("user") if entry.type in ("enter", "appoint") else None
