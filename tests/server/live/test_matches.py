"""The next game of a match is opened once, whichever worker does it and wherever one dies."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from meijin.games.crossover import GAME
from meijin.games.crossover.lists.decklist import to_line
from meijin.games.crossover.lists.decks import STARTERS
from meijin.server.live.livetable import LiveTable
from meijin.server.live.matches import open_next
from meijin.server.tables.entry import MatchTerms, Status
from meijin.server.tables.plans import next_game, open_table
from tests.server.live.test_hub import until

if TYPE_CHECKING:
    from tests.server.live.conftest import Stage

Open = Callable[..., Any]
SWAPPED = f"{to_line(STARTERS['leaf-sand'])} / out 1 n-490 / in 1 n-588"


async def resign(live: LiveTable, user: str) -> None:
    await live.change(lambda table, now: table.act(user, "resign", "", "r", now))


async def test_everybody_hears_where_the_match_goes_on(stage: Open) -> None:
    world: Stage
    async with stage() as world:
        hub = await world.hub()
        live = await world.table(hub, world.ann, world.ben, match=MatchTerms(3))
        ben = await world.join(live, world.ben)
        await world.told(ben)
        await resign(live, world.ann.id)
        await until(lambda: live.table.rematch)
        tables = [message["table"] for message in await world.told(ben) if message["type"] == "table"]
        assert [(table["rematch"] is None, table["match"]["score"]) for table in tables] == [
            (True, {"red": 0, "green": 1}),
            (False, {"red": 0, "green": 1}),
        ]
        second = await hub.open(tables[-1]["rematch"])
        assert (second.table.status, [seat.user for seat in second.table.seats]) == (
            Status.OPEN,
            [world.ann.id, world.ben.id],
        )


async def test_of_two_workers_that_open_the_next_game_at_once_one_does(stage: Open) -> None:
    world: Stage
    async with stage(shared=True) as world:
        one, two = await world.hub(), await world.hub()
        here = await world.table(one, world.ann, world.ben, match=MatchTerms(3))
        there = await two.open(here.id)
        world.party.cut = True  # neither hears of the other
        await resign(here, world.ann.id)
        await there.look_again()
        await asyncio.gather(open_next(one, here), open_next(two, there))
        await here.look_again()
        await there.look_again()
        assert here.table.rematch == there.table.rematch is not None
        mine = await world.store.tables.of_user(world.ann.id, 10)
        assert {listing.id for listing in mine} == {here.id, here.table.rematch}


async def test_a_worker_that_dies_between_opening_and_saying_so_leaves_one_table(stage: Open) -> None:
    world: Stage
    async with stage(shared=True) as world:
        one = await world.hub()
        live = await world.table(one, world.ann, world.ben, match=MatchTerms(3))
        stopped = replace(one.services, open_next=lambda _: None)  # it dies before it does anything more
        live._services = stopped
        await resign(live, world.ann.id)
        planned = next_game(live.table, world.now())
        await one.create(*open_table(planned))
        two = await world.hub()
        world.ahead += 10_001
        await two.sweeper.wake_due()
        await until(lambda: live.id in two.tables and two.tables[live.id].table.rematch)
        assert two.tables[live.id].table.rematch == planned.terms.id
        assert len(await world.store.tables.of_user(world.ann.id, 10)) == 2
        kept = await two.open(planned.terms.id)
        assert kept.table.terms.seed == planned.terms.seed


async def test_what_others_choose_between_the_games_is_not_even_noticed(stage: Open) -> None:
    world: Stage
    async with stage() as world:
        hub = await world.hub()
        live = await world.table(hub, world.ann, world.ben, game="crossover", match=MatchTerms(3), edition=GAME.edition)
        await resign(live, world.ann.id)
        await until(lambda: live.table.rematch)
        second = await hub.open(live.table.rematch or "")
        ann, ben = await world.join(second, world.ann), await world.join(second, world.ben)
        await world.told(ann)
        await world.told(ben)
        line = second.table.setup.options["red_deck"]
        await second.change(lambda table, now: table.choose(world.ann.id, {"red_deck": line}, now))
        await second.change(lambda table, now: table.choose(world.ann.id, {"red_deck": SWAPPED}, now))
        assert await world.told(ben) == []
        assert [message["type"] for message in await world.told(ann)] == ["table"]
