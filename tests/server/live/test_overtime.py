"""A tournament calls time: everybody hears it, and nothing of it is lost with a worker."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from meijin.server.live.livetable import LiveTable
from meijin.server.live.matches import call_time
from meijin.server.refusal import Refused
from meijin.server.tables.entry import MatchTerms, Status
from tests.server.clients import give_numbers
from tests.server.live.test_hub import until

if TYPE_CHECKING:
    from tests.server.live.conftest import Stage

Open = Callable[..., Any]
COINS = (0, 1, 0)


async def resign(live: LiveTable, user: str) -> None:
    await live.change(lambda table, now: table.act(user, "resign", "", "r", now))


async def test_everybody_is_told_and_another_worker_plays_the_game_to_its_end(stage: Open) -> None:
    """The first worker is killed in the middle: it does nothing more, and closes nothing."""

    world: Stage
    async with stage(shared=True) as world:
        one = await world.hub()
        live = await world.table(one, world.ann, world.ben)
        ann, cat = await world.join(live, world.ann), await world.join(live, world.cat)
        for listener in (ann, cat):
            await world.told(listener)
        await call_time(one, live.id, COINS)
        for listener in (ann, cat):
            messages = {message["type"]: message for message in await world.told(listener)}
            assert messages["table"]["table"]["time"] == {"unit": "round", "last": 4}
            assert [(line["kind"], line["fields"]) for line in messages["update"]["log"]] == [("time", {"last": 4})]
        await world.play(live, world.mover(live, world.ann, world.ben))
        world.party.cut = True
        two = await world.hub()
        there = await two.open(live.id)
        assert there.info(world.cat).time == live.info(world.cat).time
        while there.table.status is Status.RUNNING:
            await world.play(there, world.mover(there, world.ann, world.ben))
        state = there.table.state
        assert state is not None
        assert state.ending is not None
        assert (state.ending.name, state.turns_completed(0)) == ("TIMEOUT", 4)


async def test_after_a_game_time_is_called_at_the_table_of_the_next_one(stage: Open) -> None:
    world: Stage
    async with stage() as world:
        hub = await world.hub()
        live = await world.table(hub, world.ann, world.ben, match=MatchTerms(3))
        await resign(live, world.ann.id)
        second = await call_time(hub, live.id, COINS)  # whether it has been opened by now or not
        assert second.id == live.table.rematch
        assert second.table.time is not None
        assert (second.table.time.coin, second.table.status) == (COINS[1], Status.OPEN)
        for person in (world.ann, world.ben):
            await second.change(lambda table, now, who=person: table.ready(who.id, True, now))  # type: ignore[misc]
        await give_numbers(second)
        await resign(second, world.ben.id)
        match = second.info(None).match
        assert match is not None
        assert (match.over, match.winner, second.table.rematch) == (True, None, None)
        with pytest.raises(Refused, match="too late"):
            await call_time(hub, live.id, COINS)


async def test_the_next_table_is_opened_for_the_call_if_a_worker_died_before(stage: Open) -> None:
    world: Stage
    async with stage(shared=True) as world:
        one = await world.hub()
        live = await world.table(one, world.ann, world.ben, match=MatchTerms(3))
        live._services = replace(one.services, open_next=lambda _: None)  # it dies before it does anything more
        await resign(live, world.ann.id)
        two = await world.hub()
        second = await call_time(two, live.id, COINS)
        assert second.table.time is not None
        assert (await two.open(live.id)).table.rematch == second.id


async def test_an_elimination_opens_its_last_game_by_itself(stage: Open) -> None:
    world: Stage
    async with stage() as world:
        hub = await world.hub()
        live = await world.table(hub, world.ann, world.ben, match=MatchTerms(3, ("green",)))
        await call_time(hub, live.id, COINS, decisive=True)
        await resign(live, world.ben.id)
        await until(lambda: live.table.rematch)
        third = await hub.open(live.table.rematch or "")
        assert third.table.time is not None
        assert third.table.time.coin == COINS[2]


async def test_spectators_who_are_behind_hear_it_late(stage: Open) -> None:
    world: Stage
    async with stage() as world:
        hub = await world.hub()
        live = await world.table(hub, world.ann, world.ben, delay=30)
        world.ahead += 31_000
        live.show_more()
        await call_time(hub, live.id, COINS)
        assert live.info(world.ann).time is not None
        assert live.info(world.cat).time is None
        world.ahead += 31_000
        live.show_more()
        assert live.info(world.cat).time == live.info(world.ann).time
