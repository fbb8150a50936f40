"""What happens at an event by itself: the clock calls time, live tables are opened and their results are taken.

Everything here may be done twice, or by two workers: what has been done is refused, or is there already.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import IntegrityError

from meijin.kernel.errors import MeijinError
from meijin.server.events.deadlines import match_is_lost, time_is_up
from meijin.server.events.live_matches import absent, bots_only, chooses, live_matches, next_number, plan_game
from meijin.server.events.scores import Played, result_of, score_of
from meijin.server.live.services import log
from meijin.server.refusal import Refused
from meijin.server.storage.events import Linked
from meijin.server.tables.entry import Status
from meijin.server.tables.plans import open_table
from meijin.tournament.commands import Arrive, CallTime, EnterResult
from meijin.tournament.errors import EventError
from meijin.tournament.model import IN_PLAY, Match, MatchResult, Phase, Stage
from meijin.tournament.opening import time_coins
from meijin.tournament.settings import traits

if TYPE_CHECKING:
    from meijin.server.live.event import LiveEvent
    from meijin.server.live.hub import Hub

BOTS_AT_ONCE: Final = 2  # matches of bots alone: people's bots think in the same processes, and wait for nobody


class Rounds:
    """The rounds of one event, as far as nobody has to do anything for them."""

    def __init__(self, live: LiveEvent, hub: Hub) -> None:
        self._live = live
        self._hub = hub
        self._services = hub.services
        self._task: asyncio.Task[None] | None = None
        self._again = False

    @property
    def busy(self) -> bool:
        """Whether something is being done, or tables are being played at."""
        return self._task is not None or any(True for _ in live_matches(self._live.tournament.event))

    def go_on(self) -> None:
        """Do what is to be done by now; if that is being done, look once more afterwards."""
        if self._task is not None:
            self._again = True
            return
        self._task = self._services.tasks.start(self._until_done())
        self._task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._task = None
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a round could not go on; it is looked at again later", exc_info=error)

    async def _until_done(self) -> None:
        self._again = True
        while self._again:
            self._again = False
            await self._go_on()

    async def _go_on(self) -> None:
        if self._live.tournament.event.phase not in IN_PLAY:
            return
        now = self._services.now()
        up = time_is_up(self._live.tournament.event)
        if up is not None and up <= now:
            await self._order(CallTime())
        await self._seat_bots()
        await self._miss_the_absent(now)
        await self._look_at_tables(now)
        await self._close_conceded()

    async def _order(self, *commands: CallTime | EnterResult | Arrive) -> None:
        with suppress(EventError):  # somebody has done it meanwhile, or it does not go any more
            await self._live.engine(*commands)

    # -- who is there ------------------------------------------------------------------------------------------------

    async def _seat_bots(self) -> None:
        """Bots are always there."""
        event = self._live.tournament.event
        waiting = [
            player
            for match in live_matches(event)
            for player in match.seats
            if event.entrants[player].bot is not None and player not in match.seated
        ]
        if waiting:
            await self._order(*[Arrive(player=player) for player in waiting])

    async def joined(self, table: str, user: str) -> None:
        """A player has come to the table of a match: they are seated, and late if they are late."""
        live = await self._hub.open(table)
        place = live.table.seat_of(user)
        linked = next((each for links in self._live.tables.values() for each in links if each.table == table), None)
        if place is None or linked is None:
            return
        event, player = self._live.tournament.event, linked.players[place]
        match = next((each for each in live_matches(event) if each.id == linked.match), None)
        if match is None:
            return
        if player not in match.seated:
            await self._order(Arrive(player=player))
        if not match.settled and live.table.status is Status.OPEN and not chooses(live.table, place):
            with suppress(Refused):  # the game has begun meanwhile
                await live.change(lambda each, now: each.ready(user, True, now))

    async def _miss_the_absent(self, now: int) -> None:
        """Whoever has not come to a live table in time has lost the match (6.12); a pod goes on without them."""
        event = self._live.tournament.event
        lost = match_is_lost(event)
        if lost is None or lost > now or event.round.stage in (Stage.PODS, Stage.FINAL):
            return
        for match in list(live_matches(event)):
            away = absent(event, match)
            if len(away) == 1:
                result = MatchResult(kind="forfeit", loser=away[0], absent=away, note="did not come")
                await self._order(EnterResult(match=match.id, result=result))
            elif len(away) == 2 and event.round.stage is not Stage.CUT:  # there somebody must go on: a judge decides
                result = MatchResult(kind="double_loss", absent=away, note="nobody came")
                await self._order(EnterResult(match=match.id, result=result))

    # -- tables ------------------------------------------------------------------------------------------------------

    async def _look_at_tables(self, now: int) -> None:
        event = self._live.tournament.event
        matches = list(live_matches(event))
        newest = [links[-1].table for match in matches if (links := self._live.tables.get(match.id))]
        statuses = await self._services.store.tables.statuses(newest) if newest else {}
        busy = sum(
            bots_only(event, match) and statuses.get(links[-1].table) is Status.RUNNING
            for match in matches
            if (links := self._live.tables.get(match.id))
        )
        for match in matches:
            links = self._live.tables.get(match.id, [])
            status = statuses.get(links[-1].table) if links else None
            if status is None and bots_only(event, match):
                if busy >= BOTS_AT_ONCE:
                    continue
                busy += 1
            try:
                await self._look_at(match, links, status, now)
            except (MeijinError, Refused) as error:  # the others go on
                log.warning("a match cannot go on", extra={"match": match.id, "reason": str(error)})

    async def _close_conceded(self) -> None:
        """Give up the games of matches that players have ended themselves; other results may be taken back."""
        ended = [match.id for match in self._live.tournament.event.round.matches if match.source == "players"]
        tables = [each.table for match in ended for each in self._live.tables.get(match, ())]
        statuses = await self._services.store.tables.statuses(tables) if tables else {}
        for table, status in statuses.items():
            if status in (Status.OPEN, Status.RUNNING):
                live = await self._hub.open(table)
                with suppress(Refused):  # it has ended meanwhile
                    await live.change(lambda each, at: each.close_settled(at))

    async def score(self, match: Match) -> tuple[int, int]:
        """How a match at live tables stands."""
        played = await self._played(self._live.tables.get(match.id, ()))
        return score_of(self._live.tournament, match, played)

    async def _look_at(self, match: Match, links: Sequence[Linked], status: Status | None, now: int) -> None:
        """Let a match go on: take the result of its last game, open the next, call time."""
        if status is Status.OVER:
            played = await self._played(links)
            result = result_of(self._live.tournament, match, played)
            if result is not None:
                await self._order(EnterResult(match=match.id, result=result))
            else:
                await self._open(match, match.seats, played, now)
        elif status is None:
            await self._open(match, match.seats, [], now)
        elif match.game_losses and (result := result_of(self._live.tournament, match, await self._played(links[:-1]))):
            await self._order(EnterResult(match=match.id, result=result))  # a game lost by penalty has decided it
        elif status is Status.OPEN and len(match.seats) > 2:
            await self._play_without_absent(match, links[-1], now)
        await self._call_time(match, now)

    async def _played(self, links: Sequence[Linked]) -> list[Played]:
        """The games that are over; a pod that waited for somebody in vain has played at another table."""
        found = [Played((await self._hub.open(each.table)).table, each.game_no, each.players) for each in links]
        return [each for each in found if each.table.status is Status.OVER]

    async def _open(self, match: Match, players: tuple[str, ...], played: Sequence[Played], now: int) -> None:
        plan = plan_game(self._live.tournament, match, players, played, self._live.users, self._live.id, now)
        with suppress(IntegrityError):  # it is there already
            await self._hub.create(*await asyncio.to_thread(open_table, plan))
        linked = Linked(plan.terms.id, match.id, next_number(match, played), players, now)
        await self._services.store.events.link(self._live.id, linked)
        self._live.link(linked)
        self._services.tell_others("event_tables", self._live.id)
        if played:
            before = await self._hub.open(played[-1].table.terms.id)
            with suppress(Refused):  # it knows already
                await before.change(lambda table, at: table.goes_on_at(plan.terms.id, at))

    async def _play_without_absent(self, match: Match, linked: Linked, now: int) -> None:
        """A pod in which somebody did not come plays on if those who did are enough (11.7)."""
        event = self._live.tournament.event
        lost, away = match_is_lost(event), absent(event, match)
        late = event.phase is Phase.TIME_CALLED or (lost is not None and lost <= now)
        there = tuple(player for player in match.seats if player not in away)
        terms = traits(event.game).pods
        if late and away and terms is not None and len(there) >= terms.smallest and there != linked.players:
            await self._open(match, there, [], now)

    async def _call_time(self, match: Match, now: int) -> None:
        """Tell the table of a match that time is called, once its own time is up."""
        event = self._live.tournament.event
        called, links = event.round.clock.called, self._live.tables.get(match.id)
        if called is None or not links or now < called + match.extension_s * 1000:
            return
        live = await self._hub.open(links[-1].table)
        if live.table.time is None and live.table.status in (Status.OPEN, Status.RUNNING):
            coins = time_coins(self._live.tournament.chance, match.id, event.settings.best_of)
            decisive = event.round.stage is Stage.CUT
            with suppress(Refused):  # it has ended meanwhile
                await live.change(lambda table, at: table.call_time(coins, decisive, at))
