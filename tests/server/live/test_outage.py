"""Time in which there was no server is nobody's, and everybody counts it alike."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from meijin.server.tables.entry import ClockTerms, Pace, Paused, Status

if TYPE_CHECKING:
    from tests.server.live.conftest import Stage

Open = Callable[..., Any]


async def test_no_clock_runs_while_there_is_no_server(stage: Open) -> None:
    world: Stage
    async with stage() as world:
        one = await world.hub()
        live = await world.table(one, world.ann, world.ben, clock=ClockTerms(Pace.GAME, 60))
        seat = live.table.seat_of(world.mover(live, world.ann, world.ben).id) or 0
        await one.close()
        world.ahead += 3_600_000
        two = await world.hub()
        again = await two.open(live.id)
        assert again.table.status is Status.RUNNING
        assert 50_000 < again.table.clocks.left(seat, world.now()) <= 60_000


async def test_everybody_who_was_asked_gets_the_time_of_an_outage_back(stage: Open) -> None:
    world: Stage
    async with stage() as world:
        one = await world.hub()
        live = await world.table(one, world.ann, world.ben, game="go_out", clock=ClockTerms(Pace.GAME, 60))
        assert live.table.state is not None
        assert live.table.state.deciders == (0, 1)
        await one.close()
        world.ahead += 3_600_000
        two = await world.hub()
        await world.play(await two.open(live.id), world.ann)
        two.forget(two.tables[live.id])
        again = await two.open(live.id)
        assert again.table.seats[1].asked is not None
        assert 50_000 < again.table.clocks.left(1, world.now()) <= 60_000


@pytest.mark.parametrize("delay", [0, 30])
async def test_an_outage_is_in_the_log_so_that_everybody_counts_the_same_time(stage: Open, delay: int) -> None:
    world: Stage
    async with stage(shared=True) as world:
        one = await world.hub()
        live = await world.table(one, world.ann, world.ben, clock=ClockTerms(Pace.GAME, 60, 5), delay=delay)
        mover = world.mover(live, world.ann, world.ben)
        other = world.ben if mover is world.ann else world.ann
        seat = live.table.seat_of(mover.id) or 0
        await one.close()
        world.ahead += 3_600_000
        hubs = [await world.hub(), await world.hub()]
        tables = await asyncio.gather(*(hub.open(live.id) for hub in hubs))
        rows = await world.store.tables.rows(live.id)
        assert sum(isinstance(row.entry, Paused) for row in rows) == 1
        # The clock is stopped by something else than a move of its own.
        await tables[0].change(lambda table, now: table.leave(mover.id, now))
        await tables[0].change(lambda table, now: table.give(other.id, seat, now, True))
        await tables[1].look_again()
        world.ahead += 40_000
        hubs[0].forget(tables[0])
        again = await hubs[0].open(live.id)
        seen = [again, tables[1]]
        for each in seen:
            each.show_more()
        left = {each.spectators_see.clocks.left(seat, world.now()) for each in seen}
        left |= {each.table.clocks.left(seat, world.now()) for each in seen}
        assert len(left) == 1
        assert 50_000 < left.pop() <= 60_000
