from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from meijin.server.live.delayed import Delayed
from meijin.server.tables.entry import Acted, ClockTerms, Pace, Row, TookBack

if TYPE_CHECKING:
    from tests.server.live.conftest import Stage

Open = Callable[..., Any]

DELAY = 30  # seconds


def test_spectators_see_nothing_early(stage: Open) -> None:
    async def play() -> None:
        world: Stage
        async with stage() as world:
            hub = await world.hub()
            live = await world.table(hub, world.ann, delay=DELAY)
            cat = await world.join(live, world.cat)
            await live.change(lambda table, now: table.sit(world.ben.id, "Ben", None, now))
            seated = [m for m in await world.told(cat) if m["type"] == "table"]
            assert seated[-1]["table"]["seats"][1]["name"] == "Ben"  # before the game there is nothing to hide
            await live.change(lambda table, now: table.ready(world.ben.id, True, now))
            await world.told(cat)
            await live.change(lambda table, now: table.start(world.ann.id, now))
            ann = await world.join(live, world.ann)
            assert (await world.heard(ann, "hello"))["update"] is not None
            world.ahead += 10_000
            await world.play(live, world.mover(live, world.ann, world.ben))
            await live.notify("something happened")
            assert [m for m in await world.told(cat) if m["type"] != "table"] == []
            late = await world.heard(await world.join(live, None), "hello")
            assert (late["update"], late["table"]["status"]) == (None, "open")
            assert live.info(None).status == "open"
            assert live.info(world.ann).status == "running"

            world.ahead += 21_000  # the beginning is old enough, the first move is not
            live.show_more()
            first = await world.heard(cat, "update")
            assert live.spectators_see.state is not None
            assert first["view"] == live.spectators_see.state.view(None)
            assert len(live.spectators_see.record.actions) == 0
            world.ahead += 10_000
            live.show_more()
            await world.heard(cat, "update")
            assert len(live.spectators_see.record.actions) == 1

    asyncio.run(play())


def test_the_end_and_what_players_say_after_it_come_late_too(stage: Open) -> None:
    async def play() -> None:
        world: Stage
        async with stage() as world:
            hub = await world.hub()
            live = await world.table(hub, world.ann, world.ben, delay=DELAY)
            world.ahead += DELAY * 1000 + 1
            live.show_more()
            ann, cat = await world.join(live, world.ann), await world.join(live, world.cat)
            await world.told(cat)
            await live.change(lambda table, now: table.act(world.ann.id, "resign", "", "", now))
            await live.say(ann, "what a game")
            await live.say(cat, "who wins?")
            assert [m.get("text") for m in await world.told(cat)] == ["who wins?"]
            assert [m["text"] for m in await world.told(ann) if m["type"] == "chat"] == ["what a game"]

            hub.forget(live)  # also after a reload
            live = await hub.open(live.id)
            cat = await world.join(live, world.cat)
            hello = await world.heard(cat, "hello")
            assert hello["update"]["over"] is None
            assert [line["text"] for line in hello["chat"]] == ["who wins?"]

            world.ahead += DELAY * 1000 + 1
            live.show_more()
            told = await world.told(cat)
            assert [m["over"] is not None for m in told if m["type"] == "update"] == [True]
            assert [m["text"] for m in told if m["type"] == "chat"] == ["what a game"]

    asyncio.run(play())


def test_the_curtain_rises_by_itself(stage: Open) -> None:
    async def play() -> None:
        world: Stage
        async with stage() as world:
            live = await world.table(await world.hub(), world.ann, world.ben, delay=1)
            cat = await world.join(live, world.cat)
            assert (await world.heard(cat, "hello"))["update"] is None
            began = asyncio.get_running_loop().time()
            assert (await world.heard(cat, "update"))["lines"] >= 0
            assert asyncio.get_running_loop().time() - began > 0.5

    asyncio.run(play())


def test_clocks_are_shown_as_they_stood(stage: Open) -> None:
    async def play() -> None:
        world: Stage
        async with stage() as world:
            live = await world.table(
                await world.hub(), world.ann, world.ben, delay=DELAY, clock=ClockTerms(Pace.GAME, 600)
            )
            world.ahead += DELAY * 1000 + 1
            live.show_more()
            cat = await world.join(live, world.cat)
            clocks = (await world.heard(cat, "hello"))["update"]["clocks"]
            assert min(clock["left"] for clock in clocks) > 599_000 - 2_000

    asyncio.run(play())


def test_spectators_are_as_far_behind_after_loading(stage: Open) -> None:
    async def play() -> None:
        world: Stage
        async with stage() as world:
            live = await world.table(await world.hub(), world.ann, world.ben, delay=DELAY)
            world.ahead += DELAY * 1000 + 1
            await world.play(live, world.mover(live, world.ann, world.ben))
            terms, rows = live.table.terms, await world.store.tables.rows(live.id)
            early = Delayed.until(world.now(), terms, rows)
            late = Delayed.until(world.now() + DELAY * 1000, terms, rows)
            assert early is not None
            assert late is not None
            assert [len(each.table.record.actions) for each in (early, late)] == [0, 1]
            assert Delayed.until(world.now(), replace(terms, delay=0), rows) is None

    asyncio.run(play())


def test_spectators_hear_of_a_taken_back_choice_before_the_next_one(stage: Open) -> None:
    async def play() -> None:
        world: Stage
        async with stage() as world:
            live = await world.table(await world.hub(), world.ann, world.ben, delay=DELAY)
            rows = await world.store.tables.rows(live.id)
            mover = live.table.state.deciders[0] if live.table.state else 0
            words = live.table.state.text(live.table.state.legal(mover)[0]) if live.table.state else ""
            now = world.now()
            entries = [Acted(mover, words), TookBack(mover, 0), Acted(mover, words)]
            delayed = Delayed(live.table.terms, [*rows, *(Row(9 + i, now, entry) for i, entry in enumerate(entries))])
            shown = [delayed.advance(now + DELAY * 1000) for _ in range(3)]
            assert [[type(row.entry) for row in rows][-2:] for rows in shown] == [[Acted, TookBack], [Acted], []]
            assert len(delayed.table.record.actions) == 1

    asyncio.run(play())
