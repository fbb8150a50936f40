"""Two workers over one database: each may do anything, and both know the same in the end."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from meijin.server.events import wire
from meijin.server.live.event import Deed, Done, LiveEvent
from meijin.server.live.listener import Listener
from meijin.server.people.user import User
from meijin.tournament.commands import CheckIn, Enter, MarkPaid, Open
from meijin.tournament.errors import EventError
from meijin.tournament.settings import EventSettings
from tests.server.events.conftest import Hall
from tests.server.events.test_live_rounds import FOUR, PEOPLE, match_at, sit

LIVE = EventSettings(best_of=1, result_mode="live", break_minutes=0)


@asynccontextmanager
async def both(halls: Any) -> AsyncIterator[tuple[Hall, Hall]]:
    """Two workers that know of each other."""
    async with halls(Hall(None)) as first, halls(first) as second:  # type: ignore[arg-type]
        yield first, second


async def test_what_one_worker_does_the_other_knows_and_tells(halls: Any) -> None:
    async with both(halls) as (first, second):
        here = await first.event(FOUR, game="cat_battles", settings=LIVE)
        there = await second.events.open(here.id)
        listener = Listener(User("id-sam", "Sam", False, 0))
        await there.join(listener)
        assert json.loads(await listener.next() or "")["type"] == "event"
        await first.order(here, MarkPaid(player="P001"))
        await first.until(lambda: len(there.tournament.log) == len(here.tournament.log))
        assert there.tournament.event.entrants["P001"].paid


async def mark_paid(hall: Hall, live: LiveEvent, player: str, paid: bool, mark: str = "") -> Done:
    return await live.do(lambda _: [Deed(MarkPaid(player=player, paid=paid), live.actor(hall.meijin))], mark)


async def test_orders_at_both_at_once_all_count_once(halls: Any) -> None:
    async with both(halls) as (first, second):
        here = await first.event(FOUR, game="cat_battles", settings=LIVE)
        there = await second.events.open(here.id)
        first.party.cut = True  # neither hears of the other
        before = len(here.tournament.log)
        orders = [mark_paid(first, live, "P001", paid) for paid in (True, False, True) for live in (here, there)]
        done = await asyncio.gather(*orders)
        assert sorted(each.n for each in done) == list(range(before + 1, before + 7))
        same = [mark_paid(first, live, "P002", True, "k") for live in (here, there)]
        assert len({each.n for each in await asyncio.gather(*same)}) == 1


async def test_what_is_refused_only_for_want_of_news_is_done(halls: Any) -> None:
    async with both(halls) as (first, second):
        here, _ = await first.events.create(first.meijin, wire.NewEvent(name="x", game="go_out"))
        there = await second.events.open(here.id)
        first.party.cut = True
        await first.order(here, Open(), Enter(player="P001", name="Ida"))
        await second.order(there, CheckIn(player="P001"))
        with pytest.raises(EventError, match="no player"):
            await second.order(there, CheckIn(player="P002"))


async def test_both_workers_look_after_a_round_and_it_is_done_once(halls: Any) -> None:
    async with both(halls) as (first, second):
        here = await first.event(FOUR, game="cat_battles", settings=LIVE)
        there = await second.events.open(here.id)
        there.look_after()
        table = await sit(first, here, 0)
        await first.resign(table, PEOPLE[match_at(here, 0).seats[0]])
        await first.until(lambda: match_at(here, 0).settled and match_at(there, 0).settled)
        assert [entry.hash for entry in here.tournament.log] == [entry.hash for entry in there.tournament.log]
        results = [entry for entry in here.tournament.log if entry.type == "enter_result"]
        assert len(results) == 1
        await first.until(lambda: there.tables == here.tables)
