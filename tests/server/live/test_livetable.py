from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest

from meijin.server.refusal import Code, Refused
from meijin.server.tables.entry import Acted, ClockTerms, Pace, Status, Visibility

if TYPE_CHECKING:
    from meijin.server.live.livetable import LiveTable
    from meijin.server.people.user import User
    from meijin.server.tables.table import Proposal, Table
    from tests.server.live.conftest import Stage

Open = Callable[..., Any]


def act(live: LiveTable, user: User, words: str) -> Callable[[Table, int], Proposal]:
    """What a player says who answers what they are asked now."""
    asked = live.table.asked(live.table.seat_of(user.id) or 0) or ""
    return lambda table, now: table.act(user.id, words, asked, "", now)


async def take_back(live: LiveTable, asking: User, other: User) -> None:
    """Take the last choice back, with the consent of the other where it is needed."""
    await live.change(lambda table, now: table.take_back(asking.id, "back", now))
    if live.table.request is not None:
        await live.change(lambda table, now: table.answer(other.id, True, now))


async def test_everybody_is_told_their_own_view_after_the_move_is_kept(stage: Open) -> None:
    world: Stage
    async with stage() as world:
        live = await world.table(await world.hub(), world.ann, world.ben)
        sockets = {who.id: await world.join(live, who) for who in (world.ann, world.ben)}
        watching = await world.join(live, None)
        first = world.mover(live, world.ann, world.ben)
        hellos = {user: await world.heard(socket, "hello") for user, socket in sockets.items()}
        seen = await world.heard(watching, "hello")
        assert (seen["seat"], seen["update"]["prompt"]) == (None, None)
        assert {user for user, hello in hellos.items() if hello["update"]["prompt"]} == {first.id}
        await world.play(live, first, "key 1")
        rows = await world.store.tables.rows(live.id)
        assert sum(isinstance(row.entry, Acted) for row in rows) == 1
        assert [row.number for row in rows] == list(range(live.table.number))
        told = await world.heard(sockets[first.id], "update")
        assert told["lines"] >= hellos[first.id]["update"]["lines"]


async def test_both_tabs_of_a_seat_get_the_same(stage: Open) -> None:
    world: Stage
    async with stage() as world:
        live = await world.table(await world.hub(), world.ann, world.ben)
        first = world.mover(live, world.ann, world.ben)
        tabs = [await world.join(live, first), await world.join(live, first)]
        for tab in tabs:
            await world.told(tab)
        await world.play(live, first)
        one, other = [await world.told(tab) for tab in tabs]
        assert one == other
        assert "update" in [message["type"] for message in one]


async def test_coming_back_with_some_lines_brings_only_the_others(stage: Open) -> None:
    world: Stage
    async with stage() as world:
        live = await world.table(await world.hub(), world.ann, world.ben)
        for _ in range(4):
            await world.play(live, world.mover(live, world.ann, world.ben))
        whole = (await world.heard(await world.join(live, world.ann, since=0), "hello"))["update"]
        assert whole["lines"] == len(whole["log"]) > 3
        rest = (await world.heard(await world.join(live, world.ann, since=3), "hello"))["update"]
        assert rest["log"] == whole["log"][3:]
        assert rest["view"] == whole["view"]


async def test_a_taken_back_choice_brings_the_log_whole_to_whoever_comes_back(stage: Open) -> None:
    world: Stage
    async with stage() as world:
        hub = await world.hub()
        live = await world.table(hub, world.ann, world.ben)
        for _ in range(3):
            await world.play(live, world.mover(live, world.ann, world.ben))
        ann = await world.join(live, world.ann)
        before = (await world.heard(ann, "hello"))["update"]["lines"]
        assert before > 1
        for _ in range(50):  # some choices show something and cannot be taken back
            mover = world.mover(live, world.ann, world.ben)
            other = world.ben if mover is world.ann else world.ann
            messages = await world.told(ann)
            before = next((m["lines"] for m in reversed(messages) if m["type"] == "update"), before)
            await world.play(live, mover)
            with suppress(Refused):
                await take_back(live, mover, other)
                break
        assert (await world.told(ann))[-1]["lines"] == before
        hub.forget(live)
        again = await hub.open(live.id)
        hello = await world.heard(await world.join(again, world.ann, since=1), "hello")
        assert len(hello["update"]["log"]) == hello["update"]["lines"] == before


@pytest.mark.parametrize("loaded_anew", [False, True])
async def test_what_is_chosen_and_taken_back_in_secret_reaches_nobody_else(stage: Open, loaded_anew: bool) -> None:
    world: Stage
    async with stage() as world:
        hub = await world.hub()
        clock = ClockTerms(Pace.GAME, 600, 30)
        live = await world.table(hub, world.ann, world.ben, game="cat_battles", options={"mode": "full"}, clock=clock)
        for words in ("boss suko", "kitten hachi"):
            await live.change(act(live, world.ben, words))
        ann = await world.join(live, world.ann)
        others = [await world.join(live, user) for user in (world.ben, None)]
        hellos = [(await world.heard(listener, "hello"))["update"] for listener in others]
        await live.change(act(live, world.ann, "boss ekizo"))
        await live.change(act(live, world.ben, "kitten maro"))
        await world.told(others[0])  # his own
        assert (await world.told(ann))[-1]["lines"] == hellos[1]["lines"] + 1
        await live.change(lambda table, now: table.take_back(world.ann.id, "u", now))
        update = await world.heard(ann, "update")
        assert (update["lines"], update["request"]) == (hellos[1]["lines"], None)
        assert [await world.told(listener) for listener in others] == [[], []]
        if loaded_anew:
            for listener in (*others, ann):
                live.leave(listener)
            hub.forget(live)
            live = await hub.open(live.id)
        # Whoever comes back is brought what they do not have, as if nothing had been taken back.
        ben = (await world.heard(await world.join(live, world.ben, hellos[0]["lines"]), "hello"))["update"]
        assert [line["fields"]["figure"] for line in ben["log"]] == ["maro"]
        assert ben["lines"] == hellos[0]["lines"] + 1
        watching = (await world.heard(await world.join(live, None, hellos[1]["lines"]), "hello"))["update"]
        assert (watching["log"], watching["lines"]) == ([], hellos[1]["lines"])


async def test_a_lost_race_is_caught_up_and_the_late_action_refused(stage: Open) -> None:
    world: Stage
    async with stage(shared=True) as world:
        one, two = await world.hub(), await world.hub()
        here = await world.table(one, world.ann, world.ben)
        there = await two.open(here.id)
        world.party.cut = True  # the second worker hears nothing of the first
        first = world.mover(here, world.ann, world.ben)
        watching = await world.join(there, first)
        await world.told(watching)
        await world.play(here, first, "won")
        assert there.table.number < here.table.number
        with pytest.raises(Refused) as caught:
            await world.play(there, first, "lost")
        assert caught.value.code is Code.STALE
        assert there.table.number == here.table.number
        assert [m["type"] for m in await world.told(watching)] == ["update"]
        rows = await world.store.tables.rows(here.id)
        assert sum(isinstance(row.entry, Acted) for row in rows) == 1


async def test_a_worker_that_is_behind_looks_before_it_refuses(stage: Open) -> None:
    world: Stage
    async with stage(shared=True) as world:
        one, two = await world.hub(), await world.hub()
        here = await world.table(one, world.ann, world.ben)
        there = await two.open(here.id)
        world.party.cut = True  # the second worker hears nothing of the first
        first = world.mover(here, world.ann, world.ben)
        other = world.ben if first is world.ann else world.ann
        await world.play(here, first, "first")
        assert world.mover(here, world.ann, world.ben) is other
        seat = here.table.seat_of(other.id) or 0
        assert here.table.state is not None
        words, asked = here.table.state.text(here.table.state.legal(seat)[0]), here.table.asked(seat) or ""
        await there.change(lambda table, now: table.act(other.id, words, asked, "second", now))
        rows = await world.store.tables.rows(here.id)
        assert sum(isinstance(row.entry, Acted) for row in rows) == 2


async def test_the_same_message_at_two_workers_counts_once(stage: Open) -> None:
    world: Stage
    async with stage(shared=True) as world:
        one, two = await world.hub(), await world.hub()
        here = await world.table(one, world.ann, world.ben)
        there = await two.open(here.id)
        world.party.cut = True
        first = world.mover(here, world.ann, world.ben)
        table = here.table
        seat = table.seat_of(first.id) or 0
        assert table.state is not None
        words, asked = table.state.text(table.state.legal(seat)[0]), table.asked(seat) or ""
        receipts = [
            await live.change(lambda table, now: table.act(first.id, words, asked, "key", now))
            for live in (here, there, here)
        ]
        assert [receipt.again for receipt in receipts] == [False, True, True]


async def test_workers_hear_of_each_other_and_after_a_gap_they_look(stage: Open) -> None:
    world: Stage
    async with stage(shared=True) as world:
        one, two = await world.hub(), await world.hub()
        here = await world.table(one, world.ann, world.ben)
        there = await two.open(here.id)
        ann = await world.join(there, world.ann)
        await world.told(ann)
        await world.play(here, world.mover(here, world.ann, world.ben))
        await world.heard(ann, "update")
        assert there.table.number == here.table.number
        world.party.cut = True
        await world.play(here, world.mover(here, world.ann, world.ben))
        await here.say(await world.join(here, world.ben), "are you there?")
        two.look_at_all()
        await world.heard(ann, "update")
        assert there.table.number == here.table.number
        assert (await world.heard(ann, "chat"))["text"] == "are you there?"
        await there.look_at_everything()
        assert await world.told(ann) == []


async def test_a_failing_database_refuses_and_changes_nothing_and_then_it_goes_on(
    stage: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    world: Stage
    async with stage() as world:
        live = await world.table(await world.hub(), world.ann, world.ben)
        first = world.mover(live, world.ann, world.ben)
        number = live.table.number
        append = world.store.tables.append

        async def kept_but_not_known(*anything: Any) -> bool:
            await append(*anything)
            raise Refused(Code.UNAVAILABLE, "away")

        monkeypatch.setattr(world.store.tables, "append", kept_but_not_known)
        said = world.said(live, first, "once")
        with pytest.raises(Refused):
            await live.change(said)
        assert live.table.number == number
        monkeypatch.setattr(world.store.tables, "append", append)
        assert (await live.change(said)).again
        assert live.table.number == number + 1


async def test_what_is_being_kept_is_told_even_if_whoever_asked_is_gone(stage: Open) -> None:
    world: Stage
    async with stage() as world:
        live = await world.table(await world.hub(), world.ann, world.ben)
        watching = await world.join(live, None)
        await world.told(watching)
        number = live.table.number
        moving = asyncio.create_task(world.play(live, world.mover(live, world.ann, world.ben)))
        await asyncio.sleep(0)
        moving.cancel()
        await world.heard(watching, "update")
        assert live.table.number == number + 1


async def test_sitting_down_with_an_open_socket_brings_a_new_hello(stage: Open) -> None:
    world: Stage
    async with stage() as world:
        live = await world.table(await world.hub(), world.ann)
        ben = await world.join(live, world.ben)
        assert (await world.heard(ben, "hello"))["seat"] is None
        await live.change(lambda table, now: table.sit(world.ben.id, "Ben", None, now))
        hello = await world.heard(ben, "hello")
        assert hello["seat"] == live.table.seats[1].name
        assert [seat["you"] for seat in hello["table"]["seats"]] == [False, True]


async def test_a_private_table_is_unknown_to_strangers_and_closes_to_whoever_stands_up(stage: Open) -> None:
    world: Stage
    async with stage() as world:
        live = await world.table(await world.hub(), world.ann, visibility=Visibility.PRIVATE)
        with pytest.raises(Refused) as caught:
            await world.join(live, world.ben)
        assert caught.value.code is Code.UNKNOWN
        await live.change(lambda table, now: table.sit(world.ben.id, "Ben", None, now))
        ben = await world.join(live, world.ben)
        await live.change(lambda table, now: table.stand(world.ben.id, 1, now))
        assert ben.ending is not None
        assert ben.ending.code == 4404


async def test_the_table_is_in_the_lobby_and_over_when_it_is(stage: Open) -> None:
    world: Stage
    async with stage() as world:
        live = await world.table(await world.hub(), world.ann, world.ben)
        assert [each.id for each in await world.store.tables.listed(None, [Status.RUNNING], 10)] == [live.id]
        await live.change(lambda table, now: table.act(world.ann.id, "resign", "", "", now))
        (listing,) = await world.store.tables.listed(None, [Status.OVER], 10)
        assert listing.result is not None
        assert sorted(listing.result.values()) == [0.0, 1.0]


async def test_a_slow_listener_is_ended_and_the_others_go_on(stage: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    world: Stage
    async with stage() as world:
        live = await world.table(await world.hub(), world.ann, world.ben)
        first = world.mover(live, world.ann, world.ben)
        slow, quick = await world.join(live, first), await world.join(live, first)
        monkeypatch.setattr("meijin.server.live.listener.MOST_WAITING", 30_000)
        moves = 0
        while slow.ending is None and moves < 200:
            moves += 1
            await world.play(live, world.mover(live, world.ann, world.ben))
            await world.told(quick)
        assert slow.ending is not None
        assert slow.ending.code == 4408
        assert quick.ending is None


async def test_nobody_has_more_sockets_at_a_table_than_anybody_needs(
    stage: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("meijin.server.live.livetable.MOST_SOCKETS", 2)

    world: Stage
    async with stage() as world:
        live = await world.table(await world.hub(), world.ann, world.ben)
        first, _ = await world.join(live, world.ann), await world.join(live, world.ann)
        with pytest.raises(Refused, match="2 sockets"):
            await world.join(live, world.ann)
        await world.join(live, world.ben)
        live.leave(first)
        await world.join(live, world.ann)
