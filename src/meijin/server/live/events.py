"""All tournaments that are in memory at this worker, and what it hears of the others."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from typing import Any, Final

from msgspec.structs import asdict

from meijin.server.because import Because
from meijin.server.events import wire
from meijin.server.events.deadlines import due
from meijin.server.gate import events as gate
from meijin.server.live.duties import Duties, Duty
from meijin.server.live.event import Deed, LiveEvent
from meijin.server.live.event_rounds import Rounds
from meijin.server.live.hub import Hub
from meijin.server.live.listener import RESTARTING, SIGNED_OUT, Goodbye
from meijin.server.live.services import Services, log
from meijin.server.people.user import User
from meijin.server.refusal import Refused
from meijin.server.storage.events import Logged, Summary
from meijin.tournament.commands import Appoint, Create, clearly_worded
from meijin.tournament.files import Export, receipt_for
from meijin.tournament.model import ENDED
from meijin.tournament.roles import Actor, Role
from meijin.tournament.seeds import seed_digest
from meijin.tournament.settings import default_settings
from meijin.tournament.tournament import Tournament
from meijin.words import Saying

UNUSED: Final = 120_000  # milliseconds after which an event nobody needs leaves the memory
MOST_DUE: Final = 50  # events looked after in one round
CLAIMED: Final = 10_000  # milliseconds for which a worker looks after an event that was due
KEEP_PERSONAL: Final = 30 * 24 * 3600 * 1000  # milliseconds after the end
ENGINE: Final = Actor("engine", Role.ENGINE)
MOST_RUNNING: Final = 20  # events of one Meijin that are not over


class Events:
    """The live events of a worker."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.events: dict[str, LiveEvent] = {}
        self._services: Services = hub.services
        self._loading: dict[str, asyncio.Task[LiveEvent]] = {}
        self._duties = Duties()

    async def start(self) -> None:
        """Listen to other workers, and look after events that are due."""
        notices = self._services.notices
        notices.on("events", self._hear_of_events)
        notices.on("event_people", self._hear_of_people)
        notices.on("event_tables", self._hear_of_tables)
        self.hub.when_gone(self.end_sockets)
        self.hub.tournaments = self
        notices.on_gap(self._look_at_all)
        duties = [Duty(1, self.wake_due), Duty(10, self.forget_unused), Duty(3600, self.forget_personal)]
        self._duties.begin(duties)

    async def close(self) -> None:
        """Leave everything to whoever comes next; the hub, which closes later, finishes what is being kept."""
        await self._duties.end()
        for live in self.events.values():
            live.close()
            live.audience.end(Goodbye(RESTARTING, "the server restarts: come back in a moment"))
        self.hub.tournaments = None

    # -- events ----------------------------------------------------------------------------------------------------

    async def create(self, user: User, wanted: wire.NewEvent) -> tuple[LiveEvent, tuple[Saying, ...]]:
        """A new event, whose Meijin is whoever asks for it."""
        await self._refuse_too_many(user)
        seed, now = secrets.token_hex(32), self._services.now()
        tournament = Tournament(seed)
        terms = asdict(wanted)
        public = terms.pop("public")
        terms["settings"] = wanted.settings or default_settings(wanted.game, wanted.level, wanted.format)
        command = Create(
            id=secrets.token_urlsafe(12), meijin=user.name, seed_sha256=seed_digest(seed), origin="server", **terms
        )
        done = tournament.do(clearly_worded(command), Actor(user.id, Role.MEIJIN), now, lambda: secrets.token_hex(16))
        return await self._add(command.id, user, tournament, public, now), done.warnings

    async def adopt(self, user: User, tournament: Tournament, public: bool) -> LiveEvent:
        """An event that has a log already, from an organiser's file; whoever brings it goes on as its Meijin.

        Whoever had the file knows its secret, so what is drawn from now on comes from another one, which nobody knows.
        """
        await self._refuse_too_many(user)
        now = self._services.now()
        if tournament.event.phase not in ENDED:
            tournament.renew(secrets.token_hex(32), "server", ENGINE, now)
        return await self._add(secrets.token_urlsafe(12), user, tournament, public, now)

    async def of_receipt(self, user: User, export: Export) -> LiveEvent | None:
        """The event of this server whose Meijin was given a file; whoever brings it back is its Meijin. None if there
        is no such event here. A file from before a Meijin left the staff is no key: it may be theirs."""
        try:
            live = await self.open(export.receipt.rpartition(".")[0])
        except Refused as refused:
            if refused.because is Because.NO_TOURNAMENT:
                return None
            raise
        receipt = receipt_for(live.id, live.tournament.seed, live.tournament.log[: len(export.log)])
        if not hmac.compare_digest(receipt.encode(), export.receipt.encode()):
            return None
        if live.viewer(user).organises:
            return live
        if len(export.log) < live.tournament.event.meijin_left:
            raise Refused(Because.FILE_OF_BEFORE)
        meijin = next(known for known, (role, _) in live.tournament.event.staff.items() if role is Role.MEIJIN)
        appointed = Deed(
            Appoint(user=user.id, name=user.name, role="meijin"),
            Actor(meijin, Role.MEIJIN),
            "brought the Meijin's file",
        )
        await live.do(lambda _: [appointed])
        return live

    async def _refuse_too_many(self, user: User) -> None:
        if await self._services.store.events.count_running(user.id) >= MOST_RUNNING:
            raise Refused(Because.TOO_MANY_TOURNAMENTS, most=MOST_RUNNING)

    async def _add(self, event_id: str, user: User, tournament: Tournament, public: bool, now: int) -> LiveEvent:
        event = tournament.event
        summary = Summary(gate.line(event, event_id, now), event.finished_at, due(event, now))
        entries = [Logged(each) for each in tournament.log]
        store = self._services.store.events
        await store.create(event_id, user.id, tournament.seed, public, now, entries, tournament.sealed, summary)
        return await self.open(event_id)

    async def open(self, event: str) -> LiveEvent:
        """An event, from memory or from its log."""
        live = self.events.get(event)
        if live is not None:
            live.used = self._services.now()
            return live
        if event not in self._loading:
            task = self._loading[event] = self._services.tasks.start(self._load(event))
            task.add_done_callback(lambda _: self._loading.pop(event))
        return await asyncio.shield(self._loading[event])

    async def _load(self, event: str) -> LiveEvent:
        kept = await self._services.store.events.load(event)
        if kept is None:
            raise Refused(Because.NO_TOURNAMENT)
        live = await asyncio.to_thread(LiveEvent, event, kept, self._services, self._rounds)
        self.events[event] = live
        if self._services.store.several_workers:
            await live.look_again()  # what another worker has said meanwhile has not been heard
        live.look_after()
        return live

    def _rounds(self, live: LiveEvent) -> Rounds:
        return Rounds(live, self.hub)

    # -- live tables -----------------------------------------------------------------------------------------------

    def over(self, event: str) -> None:
        """A game of an event is over: its match goes on, or has a result."""
        self._services.tasks.start_alone(self._over(event))

    async def _over(self, event: str) -> None:
        (await self.open(event)).look_after()

    def joined(self, event: str, table: str, user: str) -> None:
        """A player has come to a table of an event."""
        self._services.tasks.start_alone(self._joined(event, table, user))

    async def _joined(self, event: str, table: str, user: str) -> None:
        await (await self.open(event)).rounds.joined(table, user)

    async def lists_open_since(self, event: str) -> int | None:
        """Since when everybody may know the lists of an event: from the beginning, or from its end on."""
        known = (await self.open(event)).tournament.event
        return known.finished_at if not known.settings.open_lists else 0

    # -- people ----------------------------------------------------------------------------------------------------

    def end_sockets(self, user: str) -> None:
        """Close all sockets of a user at this worker."""
        for live in self.events.values():
            live.audience.end(Goodbye(SIGNED_OUT, "you are signed out here"), user)

    async def hand_over(self, old: str, new: str) -> None:
        """A guest goes on as the holder of an account."""
        for event in await self._services.store.events.hand_over(old, new):
            await self._people_changed(event)
            self._services.tell_others("event_people", event)

    async def _people_changed(self, event: str) -> None:
        live = self.events.get(event)
        if live is not None:
            live.people_changed(await self._services.store.events.people(event))

    # -- duties ----------------------------------------------------------------------------------------------------

    async def wake_due(self) -> None:
        """Look after events that somebody should have looked after by now; of several workers one does."""
        store, now = self._services.store.events, self._services.now()
        for event in await store.due(now, MOST_DUE):
            if await store.claim(event, now, now + CLAIMED):
                self.over(event)

    async def forget_unused(self) -> None:
        """Let events leave the memory that nobody needs there."""
        now = self._services.now()
        for live in list(self.events.values()):
            if live.idle_since is not None and now - live.idle_since > UNUSED:
                live.close()
                del self.events[live.id]

    async def forget_personal(self) -> None:
        """Delete personal data some time after the end of an event."""
        gone = await self._services.store.events.forget_personal(self._services.now() - KEEP_PERSONAL)
        if gone:
            log.info("personal data of events was deleted", extra={"count": gone})
            for live in list(self.events.values()):
                live.tournament.sealed = await self._services.store.events.sealed(live.id)

    # -- notices of other workers ------------------------------------------------------------------------------------

    def _hear_of_events(self, items: list[Any]) -> None:
        for event, number in items:
            live = self.events.get(event)
            if live is not None:
                self._services.tasks.start_alone(live.look_again(number))

    async def _hear_of_tables(self, items: list[Any]) -> None:
        for event in items:
            live = self.events.get(event)
            if live is not None:
                for linked in await self._services.store.events.tables(event):
                    live.link(linked)

    async def _hear_of_people(self, items: list[Any]) -> None:
        for event in items:
            await self._people_changed(event)

    def _look_at_all(self) -> None:
        for live in self.events.values():
            self._services.tasks.start_alone(live.look_again())
