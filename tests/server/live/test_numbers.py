"""Numbers before the deal at live tables: the table goes on by itself, at one worker, and after there was none."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from meijin.kernel.fairness import Gift, commitment
from meijin.server.live.livetable import LiveTable
from meijin.server.people.user import User
from meijin.server.tables import numbers
from meijin.server.tables.entry import Fixed, Revealed, Started, Status, Terms
from meijin.server.tables.plans import Plan, Player, open_table
from meijin.server.tables.table import Table
from tests.server.clients import give_numbers, number_of
from tests.server.live.conftest import SEED

if TYPE_CHECKING:
    from meijin.server.live.hub import Hub
    from tests.server.live.conftest import Stage

Open = Callable[..., Any]


async def all_ready(world: Stage, hub: Hub) -> LiveTable:
    """Ann and Ben are ready, and their clients have not said anything."""
    live = await hub.create(Table(Terms("t1", "ganymede", 2, {}, SEED, world.ann.id, world.now())), [])
    for person in (world.ann, world.ben):
        await live.change(lambda table, now, who=person: table.sit(who.id, who.name, None, now))  # type: ignore[misc]
        await live.change(lambda table, now, who=person: table.ready(who.id, True, now))  # type: ignore[misc]
    return live


async def commit(live: LiveTable, who: User) -> None:
    await live.change(lambda table, now: table.commit(who.id, commitment(number_of(who.id)), now))


async def dealt(*tables: LiveTable) -> None:
    """Wait until every worker knows of the deal."""
    async with asyncio.timeout(10):
        while any(live.table.state is None for live in tables):
            await asyncio.sleep(0.005)


def gifts(live: LiveTable) -> list[Gift]:
    draw = live.table.record.draw
    assert draw is not None
    return [part.gift for part in draw.parts]


async def test_the_cards_are_dealt_by_themselves_once_and_everybody_is_told(
    stage: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(numbers, "PATIENCE", 100)
    world: Stage
    async with stage(shared=True) as world:
        one, two = await world.hub(), await world.hub()
        here = await all_ready(world, one)
        there = await two.open(here.id)
        ann, cat = await world.join(here, world.ann), await world.join(there, None)
        assert (await world.heard(cat, "hello"))["table"]["collecting"]["what"] == "commitments"
        await commit(here, world.ann)
        await dealt(here, there)
        assert gifts(here) == gifts(there) == [Gift.COMMITMENT, Gift.NOTHING]
        rows = [type(row.entry) for row in await world.store.tables.rows(here.id)]
        assert (rows.count(Fixed), rows.count(Started)) == (1, 1)
        for listener in (ann, cat):
            assert (await world.heard(listener, "update"))["over"] is None


async def test_what_is_said_at_one_worker_counts_at_the_other(stage: Open) -> None:
    world: Stage
    async with stage(shared=True) as world:
        one, two = await world.hub(), await world.hub()
        here = await all_ready(world, one)
        there = await two.open(here.id)
        await commit(here, world.ann)
        await commit(there, world.ben)
        await here.change(lambda table, now: table.reveal(world.ann.id, number_of(world.ann.id), now))
        await there.change(lambda table, now: table.reveal(world.ben.id, number_of(world.ben.id), now))
        await dealt(here, there)
        assert gifts(here) == gifts(there) == [Gift.NUMBER] * 2
        assert here.table.record.seed == there.table.record.seed


async def test_a_table_whose_worker_died_is_found_due_and_dealt(stage: Open) -> None:
    world: Stage
    async with stage(shared=True) as world:
        one, two = await world.hub(), await world.hub()
        here = await all_ready(world, one)
        await commit(here, world.ann)
        one.forget(here)  # it does nothing any more
        for _ in range(2):
            world.ahead += numbers.PATIENCE
            await two.sweeper.beat()
            await two.sweeper.wake_due()
            there = await two.open(here.id)
            await asyncio.wait_for(there.look_again(), 10)
        await dealt(there)
        assert gifts(there) == [Gift.COMMITMENT, Gift.NOTHING]


async def test_after_a_time_without_a_server_numbers_are_awaited_anew(stage: Open) -> None:
    world: Stage
    async with stage() as world:
        hub = await world.hub()
        here = await all_ready(world, hub)
        await commit(here, world.ann)
        await commit(here, world.ben)
        await here.change(lambda table, now: table.reveal(world.ann.id, number_of(world.ann.id), now))
        await hub.close()
        world.ahead += 60_000
        again = await (await world.hub()).open(here.id)
        assert again.table.collecting is not None
        assert again.table.collecting.until > world.now() + numbers.PATIENCE - 2_000
        await give_numbers(again)
        assert gifts(again) == [Gift.NUMBER] * 2
        rows = [type(row.entry) for row in await world.store.tables.rows(here.id)]
        assert rows.count(Revealed) == 2


async def test_a_game_that_begins_by_itself_waits_for_its_player_and_then_the_bot_plays(stage: Open) -> None:
    world: Stage
    async with stage() as world:
        hub = await world.hub()
        terms = Terms("t1", "ganymede", 2, {"start_seat": "green"}, SEED, world.ann.id, world.now())
        planned = Plan(terms, (Player(0, world.ann.id, "Ann", {}),), {1: "greedy"}, starts=True)
        live = await hub.create(*open_table(planned))
        assert (live.table.status, world.thinkers.asked) == (Status.RUNNING, [])
        await give_numbers(live)
        async with asyncio.timeout(10):
            while not live.table.record.actions:
                await asyncio.sleep(0.005)
        assert gifts(live) == [Gift.NUMBER, Gift.NOTHING]


async def test_whoever_is_deleted_before_the_deal_holds_nobody_up(stage: Open) -> None:
    world: Stage
    async with stage() as world:
        hub = await world.hub()
        live = await all_ready(world, hub)
        await commit(live, world.ann)
        await hub.user_gone(world.ben.id)
        assert live.table.collecting is not None and live.table.collecting.fixed
        await give_numbers(live)
        assert gifts(live) == [Gift.NUMBER, Gift.NOTHING]
        assert live.table.seats[1].plays
