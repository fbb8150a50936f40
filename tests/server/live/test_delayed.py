from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from meijin.kernel.messages import InWords
from meijin.server.gate.late_tables import LateTable
from meijin.server.people.names import DELETED
from meijin.server.tables.entry import (
    Acted,
    AllReady,
    AnsweredBack,
    AskedBack,
    ClockTerms,
    HandedOver,
    Pace,
    Row,
    Status,
    TookBack,
)
from tests.server.clients import give_numbers

if TYPE_CHECKING:
    from tests.server.live.conftest import Stage

Open = Callable[..., Any]

DELAY = 30  # seconds


async def test_spectators_see_nothing_early(stage: Open) -> None:
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
        await give_numbers(live)
        ann = await world.join(live, world.ann)
        assert (await world.heard(ann, "hello"))["update"] is not None
        world.ahead += 10_000
        await world.play(live, world.mover(live, world.ann, world.ben))
        await live.notify(InWords("something happened"))
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


async def test_the_end_and_what_players_say_after_it_come_late_too(stage: Open) -> None:
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


async def test_spectators_who_wonder_why_hear_whose_turn_it_was(stage: Open) -> None:
    world: Stage
    async with stage() as world:
        live = await world.table(await world.hub(), world.ann, world.ben, delay=DELAY)
        cat = await world.join(live, world.cat)
        world.ahead += DELAY * 1000
        live.show_more()
        (first,) = [live.table.seats[seat].name for seat in live.table.state.deciders] if live.table.state else [""]
        await world.play(live, world.mover(live, world.ann, world.ben))
        assert live.table.state is not None
        assert live.table.seats[live.table.state.deciders[0]].name != first
        told = live.table.setup.game.speech().sentence(live.why_not(cat, ["black_7"], ""))
        assert told == f"It is not your turn: {first.capitalize()} must choose first."


async def test_the_curtain_rises_by_itself(stage: Open) -> None:
    world: Stage
    async with stage() as world:
        live = await world.table(await world.hub(), world.ann, world.ben, delay=1)
        cat = await world.join(live, world.cat)
        assert (await world.heard(cat, "hello"))["update"] is None
        began = asyncio.get_running_loop().time()
        assert (await world.heard(cat, "update"))["lines"] >= 0
        assert asyncio.get_running_loop().time() - began > 0.5


async def test_clocks_are_shown_as_they_stood(stage: Open) -> None:
    world: Stage
    async with stage() as world:
        live = await world.table(await world.hub(), world.ann, world.ben, delay=DELAY, clock=ClockTerms(Pace.GAME, 600))
        world.ahead += DELAY * 1000 + 1
        live.show_more()
        cat = await world.join(live, world.cat)
        clocks = (await world.heard(cat, "hello"))["update"]["clocks"]
        assert min(clock["left"] for clock in clocks) > 599_000 - 2_000


async def test_spectators_are_as_far_behind_after_loading(stage: Open) -> None:
    world: Stage
    async with stage() as world:
        live = await world.table(await world.hub(), world.ann, world.ben, delay=DELAY)
        world.ahead += DELAY * 1000 + 1
        await world.play(live, world.mover(live, world.ann, world.ben))
        terms, rows = live.table.terms, await world.store.tables.rows(live.id)
        early = LateTable.of(terms, rows, world.now())
        late = LateTable.of(terms, rows, world.now() + DELAY * 1000)
        assert early is not None
        assert late is not None
        assert [len(each.table.record.actions) for each in (early, late)] == [0, 1]
        assert LateTable.of(replace(terms, delay=0), rows, world.now()) is None


async def test_spectators_hear_of_a_taken_back_choice_before_the_next_one(stage: Open) -> None:
    world: Stage
    async with stage() as world:
        live = await world.table(await world.hub(), world.ann, world.ben, delay=DELAY)
        rows = await world.store.tables.rows(live.id)
        mover = live.table.state.deciders[0] if live.table.state else 0
        words = live.table.state.text(live.table.state.legal(mover)[0]) if live.table.state else ""
        now = world.now()
        entries = [Acted(mover, words), TookBack(mover, 0), Acted(mover, words)]
        delayed = LateTable(live.table.terms, [*rows, *(Row(9 + i, now, entry) for i, entry in enumerate(entries))])
        shown = [delayed.advance(now + DELAY * 1000) for _ in range(3)]
        assert [[type(row.entry) for row in rows][-2:] for rows in shown] == [[Acted, TookBack], [Acted], []]
        assert len(delayed.table.record.actions) == 1


async def test_the_lobby_is_brought_up_to_date_when_spectators_see_it(stage: Open) -> None:
    async def statuses(world: Stage) -> list[str]:
        return [each.status.value for each in await world.store.tables.listed(None, list(Status), 10)]

    world: Stage
    async with stage() as world:
        hub = await world.hub()
        live = await world.table(hub, world.ann, world.ben, delay=DELAY)
        mine = await world.store.tables.of_user(world.ann.id, 10)
        assert [each.status for each in mine] == [Status.RUNNING]  # those who sit there know
        assert await statuses(world) == ["open"]

        world.ahead += DELAY * 1000 + 1
        await hub.sweeper.wake_due()
        await until_async(lambda: statuses(world), ["running"])
        await live.change(lambda table, now: table.act(world.ann.id, "resign", "", "", now))
        (mine_now,) = await world.store.tables.of_user(world.ann.id, 10)
        assert (mine_now.status, mine_now.result is not None) == (Status.OVER, True)
        assert await statuses(world) == ["running"]

        hub.forget(live)  # nobody needs it, and still the lobby is told in time
        world.ahead += DELAY * 1000 + 1
        await hub.sweeper.wake_due()
        await until_async(lambda: statuses(world), ["over"])
        (listing,) = await world.store.tables.listed(None, [Status.OVER], 10)
        assert listing.result is not None
        assert await world.store.tables.due(world.now() + 10 * DELAY * 1000, 10) == []


async def until_async(look: Callable[[], Awaitable[object]], wanted: object) -> None:
    """Let other tasks run until somebody who looks sees what is wanted."""
    async with asyncio.timeout(10):
        while await look() != wanted:
            await asyncio.sleep(0.01)


async def test_a_move_at_the_right_moment_brings_the_lobby_up_to_date_too(stage: Open) -> None:
    world: Stage
    async with stage() as world:
        live = await world.table(await world.hub(), world.ann, world.ben, delay=DELAY)
        world.ahead += DELAY * 1000 + 1  # nobody has looked after the table yet
        await world.play(live, world.mover(live, world.ann, world.ben))
        assert [each.id for each in await world.store.tables.listed(None, [Status.RUNNING], 10)] == [live.id]


@pytest.mark.parametrize("loaded_anew", [False, True])
async def test_a_deleted_player_is_gone_at_once_for_those_who_are_behind_too(stage: Open, loaded_anew: bool) -> None:
    world: Stage
    async with stage() as world:
        hub = await world.hub()
        live = await world.table(hub, world.ann, world.ben, delay=DELAY)
        world.ahead += DELAY * 1000 + 1
        live.show_more()
        cat = await world.join(live, world.cat)
        await world.told(cat)
        await live.change(lambda table, now: table.act(world.ann.id, "resign", "", "", now))
        await hub.user_gone(world.ben.id)
        if loaded_anew:
            live.leave(cat)
            hub.forget(live)
            live = await hub.open(live.id)
            cat = await world.join(live, world.cat)
        messages = await world.told(cat)
        told = [m["table"] for m in messages if m["type"] in ("table", "hello")][-1]
        assert told["status"] == "running"  # the game itself is still seen late
        assert [(seat["name"], seat["user"]) for seat in told["seats"]] == [
            ("Ann", world.ann.id),
            (DELETED, None),
        ]
        (listing,) = await world.store.tables.listed(None, [Status.OPEN, Status.RUNNING], 10)
        assert [seat.who for seat in listing.seats] == ["Ann", DELETED]
        world.ahead += DELAY * 1000 + 1
        live.show_more()
        assert live.info(None).status == "over"
        assert f"seat {live.table.seats[1].name}: {DELETED}" in live.spectators_see.record.to_text()


async def test_answers_of_somebody_who_is_deleted_since_are_still_seen_late(stage: Open) -> None:
    world: Stage
    async with stage() as world:
        live = await world.table(await world.hub(), world.ann, world.ben, delay=DELAY)
        rows = await world.store.tables.rows(live.id)
        now = world.now()
        entries = [AskedBack(0), AnsweredBack(1, True), HandedOver(world.ben.id, "", DELETED)]
        late = [Row(len(rows) + number, now, entry) for number, entry in enumerate(entries)]
        delayed = LateTable.of(live.table.terms, [*rows, *late], now)
        assert delayed is not None
        assert delayed.table.seats[1].who == DELETED
        begun = next(row.number for row in rows if isinstance(row.entry, AllReady))
        assert len(delayed.advance(now + DELAY * 1000)) == len(rows) - begun + len(entries)
        assert delayed.table.request is None
