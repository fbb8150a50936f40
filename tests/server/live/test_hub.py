from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from math import inf
from typing import TYPE_CHECKING, Any, cast

import pytest

from meijin.kernel.generator import NARROW, WIDE
from meijin.kernel.parcel import Packed, unpack
from meijin.server.live.presence import ABSENT_AFTER
from meijin.server.live.sweeper import STALE, UNUSED
from meijin.server.refusal import Code, Refused
from meijin.server.storage.journal import Change
from meijin.server.tables.entry import Acted, ClockTerms, Pace, Policy, Row, Status
from meijin.server.thinking.frames import LENGTH_BYTES, Answer, Question, decode_question
from meijin.server.thinking.pool import BotFailed, NoChoice, Thinkers, TooSlow

if TYPE_CHECKING:
    from meijin.server.live.livetable import LiveTable
    from tests.server.live.conftest import Stage

Open = Callable[..., Any]


async def until(condition: Callable[[], object]) -> None:
    """Let other tasks run until something is so."""
    async with asyncio.timeout(10):
        while not condition():
            await asyncio.sleep(0.005)


def bot_actions(live: LiveTable) -> int:
    """How many actions of the game were chosen by bots."""
    seats = {place for place, seat in enumerate(live.table.seats) if seat.bot}
    return sum(seat in seats for seat, _ in live.table.record.actions)


async def test_an_unknown_table_is_refused(stage: Open) -> None:
    async with stage() as world:
        hub = await world.hub()
        with pytest.raises(Refused) as caught:
            await hub.open("nowhere")
        assert caught.value.code is Code.UNKNOWN


async def test_many_who_ask_at_once_get_the_same_table(stage: Open) -> None:
    async with stage() as world:
        hub = await world.hub()
        live = await world.table(hub, world.ann, world.ben)
        hub.forget(live)
        tables = await asyncio.gather(*(hub.open(live.id) for _ in range(20)))
        assert {id(table) for table in tables} == {id(hub.tables[live.id])}
        assert tables[0] is not live
        assert tables[0].table.number == live.table.number


async def test_a_table_leaves_the_memory_when_nobody_needs_it(stage: Open) -> None:
    world: Stage
    async with stage() as world:
        hub = await world.hub()
        live = await world.table(hub, world.ann, world.ben)
        listener = await world.join(live, world.ann)
        world.ahead += UNUSED + 1
        await hub.sweeper.forget_unused()
        assert live.id in hub.tables
        live.leave(listener)
        await hub.sweeper.forget_unused()
        assert live.id in hub.tables
        world.ahead += UNUSED + 1
        await hub.sweeper.forget_unused()
        assert live.id not in hub.tables


async def test_bots_play_until_it_is_a_persons_turn(stage: Open) -> None:
    world: Stage
    async with stage() as world:
        live = await world.table(await world.hub(), world.ann, bots=1)
        for _ in range(6):
            await until(lambda: not live.bots.thinking)
            assert live.table.bots_to_move() == []
            if live.table.status is Status.RUNNING:
                await world.play(live, world.ann)
        assert bot_actions(live) > 0
        assert set(world.thinkers.asked) == {"greedy"}


async def test_what_a_bot_is_sent_tells_nothing_of_the_shuffles(stage: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[bytes] = []

    def knowledge_in(question: bytes) -> Packed:
        asked = decode_question(question[LENGTH_BYTES:])
        assert isinstance(asked, Question)
        return asked.knowledge

    async def answer(_: Thinkers, question: bytes, *more: object) -> Answer:
        sent.append(question)
        return Answer(unpack(knowledge_in(question)).legal[0])

    monkeypatch.setattr(Thinkers, "_ask", answer)

    world: Stage
    async with stage() as world:
        world.thinkers = cast(Any, Thinkers(1, 10.0))
        live = await world.table(await world.hub(), world.ann, bots=1)
        while len(sent) < 10 and live.table.status is Status.RUNNING:
            await until(lambda: not live.bots.thinking)
            await world.play(live, world.ann)
        record = live.table.record
        secrets = [(record.key(ply) - WIDE).to_bytes(32, "little") for ply in range(len(record.actions) + 2)]
        secrets += [record.seed, record.seed.hex().encode()]
        for question in sent:
            *_, world_sent = knowledge_in(question)
            chance = world_sent["chance"]
            assert isinstance(chance, int) and 0 < chance < NARROW
            assert not [secret for secret in secrets if secret in question]
    assert len(sent) >= 10


async def test_the_answer_of_a_bot_comes_too_late_when_the_table_has_moved_on(stage: Open) -> None:
    world: Stage
    async with stage() as world:
        world.thinkers.may_answer.clear()
        live = await world.table(await world.hub(), world.ann, bots=1)
        while not live.bots.thinking:
            await world.play(live, world.ann)
        await until(lambda: world.thinkers.asked)
        done = len(live.table.record.actions)
        await live.change(lambda table, now: table.act(world.ann.id, "resign", "", "", now))
        world.thinkers.may_answer.set()
        await until(lambda: not live.bots.thinking)
        assert live.table.status is Status.OVER
        assert len(live.table.record.actions) == done + 1


async def test_a_bot_is_asked_anew_when_it_has_answered_an_old_question(stage: Open) -> None:
    world: Stage
    async with stage() as world:
        live = await world.table(await world.hub(), world.ann, bots=1)
        taken_back = False
        while not taken_back and live.table.status is Status.RUNNING:
            await until(lambda: not live.bots.thinking)
            world.thinkers.may_answer.clear()
            while not live.bots.thinking:
                await world.play(live, world.ann)
            with suppress(Refused):  # it has shown something
                await live.change(lambda table, now: table.take_back(world.ann.id, "", now))
                taken_back = True
                await world.play(live, world.ann)
            world.thinkers.may_answer.set()
        assert taken_back
        await until(lambda: not live.bots.thinking)
        assert not live.table.bots_to_move()


async def until_the_bot_has_acted(world: Stage, live: LiveTable, times: int = 1) -> None:
    while bot_actions(live) < times:
        if not live.table.bots_to_move():
            await world.play(live, world.ann)
        await asyncio.sleep(0.005)


@pytest.mark.parametrize(
    ("bot", "failing", "asked", "chose"),
    [
        ("meijin", {"meijin"}, ["meijin", "expert"], "expert"),
        ("meijin", {"meijin", "expert"}, ["meijin", "expert", "regular"], "regular"),
        ("greedy", {"greedy"}, ["greedy", "novice"], "novice"),
        ("regular", None, ["regular", "novice", "random"], "random"),
        ("random", None, ["random"], "random"),
    ],
)
async def test_where_a_bot_is_too_slow_the_next_weaker_one_chooses_and_everybody_hears_of_it(
    stage: Open, bot: str, failing: set[str] | None, asked: list[str], chose: str
) -> None:
    world: Stage
    async with stage() as world:
        world.thinkers.error = TooSlow("too slow")
        world.thinkers.failing = failing
        world.thinkers.may_answer.clear()
        live = await world.table(await world.hub(), world.ann, bots=1, bot=bot)
        ann = await world.join(live, world.ann)
        world.thinkers.may_answer.set()
        await until_the_bot_has_acted(world, live)
        assert world.thinkers.asked[: len(asked)] == asked
        told = (await world.heard(ann, "notice"))["text"]
        assert told == f"The bot of green ({bot}) took too long; {chose} chose instead."


@pytest.mark.parametrize("error", [TooSlow("too slow"), BotFailed("it has no weights")])
async def test_a_bot_that_has_failed_three_times_is_asked_no_more_in_this_game(
    stage: Open, caplog: pytest.LogCaptureFixture, error: NoChoice
) -> None:
    world: Stage
    async with stage() as world:
        world.thinkers.error = error
        world.thinkers.failing = {"meijin"}
        world.thinkers.may_answer.clear()
        live = await world.table(await world.hub(), world.ann, bots=1, bot="meijin")
        ann = await world.join(live, world.ann)
        world.thinkers.may_answer.set()
        await until_the_bot_has_acted(world, live, 5)
        assert world.thinkers.asked[:8] == [*["meijin", "expert"] * 3, "expert", "expert"]
        told = [(await world.heard(ann, "notice"))["text"] for _ in range(3)]
        assert "; that has happened 3 times, so it is asked no more in this game; expert chose instead." in told[-1]
        assert "3 times" not in "".join(told[:2])
        noted = [record.__dict__ for record in caplog.records if record.message == error.event]
        assert [(each["bot"], each["game"], each["table"]) for each in noted] == [("meijin", "ganymede", live.id)] * 3


@pytest.mark.parametrize(
    ("clock", "seconds"),
    [
        (None, inf),
        (ClockTerms(Pace.GAME, 15), 0.5),
        (ClockTerms(Pace.MOVE, 15), 7.5),
    ],
)
async def test_a_bot_is_asked_to_keep_within_a_share_of_its_clock(
    stage: Open, clock: ClockTerms | None, seconds: float
) -> None:
    world: Stage
    async with stage() as world:
        live = await world.table(await world.hub(), world.ann, bots=1, clock=clock)
        await until_the_bot_has_acted(world, live, 2)
        assert set(world.thinkers.seconds) == {seconds}


async def test_a_parked_bot_goes_on_at_another_worker_once_the_table_is_due(stage: Open) -> None:
    world: Stage
    async with stage(shared=True) as world:
        one = await world.hub()
        world.thinkers.may_answer.clear()
        live = await world.table(one, world.ann, bots=1)
        while not live.bots.thinking:
            await world.play(live, world.ann)
        await one.close()
        world.thinkers.may_answer.set()
        assert live.table.bots_to_move()
        number = live.table.number
        two = await world.hub()
        await two.sweeper.wake_due()
        assert live.id not in two.tables  # another worker has ten seconds to do it itself
        world.ahead += 10_001
        await two.sweeper.wake_due()
        await until(lambda: live.id in two.tables and two.tables[live.id].table.number > number)
        await until(lambda: not two.tables[live.id].bots.thinking)
        assert not two.tables[live.id].table.bots_to_move()


async def test_of_two_workers_one_looks_after_a_due_table(stage: Open) -> None:
    world: Stage
    async with stage(shared=True) as world:
        one = await world.hub()
        world.thinkers.may_answer.clear()
        live = await world.table(one, world.ann, bots=1)
        while not live.bots.thinking:
            await world.play(live, world.ann)
        await one.close()
        two, three = await world.hub(), await world.hub()
        world.ahead += 10_001
        await asyncio.gather(two.sweeper.wake_due(), three.sweeper.wake_due())
        await until(lambda: not [task for task in asyncio.all_tasks() if "Sweeper._wake" in str(task.get_coro())])
        assert (live.id in two.tables) + (live.id in three.tables) == 1
        assert len(world.thinkers.asked) == 2
        world.thinkers.may_answer.set()


async def test_of_two_workers_with_players_one_asks_the_bot(stage: Open) -> None:
    world: Stage
    async with stage(shared=True) as world:
        one, two = await world.hub(), await world.hub()
        world.thinkers.may_answer.clear()
        here = await world.table(one, world.ann, bots=1)
        there = await two.open(here.id)
        while not here.bots.thinking:
            await world.play(here, world.ann)
        await until(lambda: there.table.number == here.table.number)
        assert there.table.bots_to_move()
        assert not there.bots.thinking
        await until(lambda: world.thinkers.asked)
        assert world.thinkers.asked == ["greedy"]
        world.thinkers.may_answer.set()
        await until(lambda: not there.table.bots_to_move())


async def test_bots_go_on_as_soon_as_somebody_looks_at_the_table_after_a_restart(stage: Open) -> None:
    world: Stage
    async with stage() as world:
        one = await world.hub()
        world.thinkers.may_answer.clear()
        live = await world.table(one, world.ann, bots=1)
        while not live.bots.thinking:
            await world.play(live, world.ann)
        await one.close()
        world.thinkers.may_answer.set()
        again = await (await world.hub()).open(live.id)
        await until(lambda: not again.table.bots_to_move())
        assert again.table.number > live.table.number


async def test_a_bot_that_thinks_long_keeps_its_table(stage: Open) -> None:
    world: Stage
    async with stage() as world:
        hub = await world.hub()
        world.thinkers.may_answer.clear()
        live = await world.table(hub, world.ann, bots=1)
        while not live.bots.thinking:
            await world.play(live, world.ann)
        world.ahead += 9_000
        await hub.sweeper.keep_for_bots()
        world.ahead += 9_000
        assert await world.store.tables.due(world.now(), 10) == []
        world.thinkers.may_answer.set()


@pytest.mark.parametrize(("policy", "over"), [(Policy.BOT, False), (Policy.FORFEIT, True)])
async def test_when_the_time_is_out_the_policy_of_the_table_applies(stage: Open, policy: Policy, over: bool) -> None:
    world: Stage
    async with stage() as world:
        world.thinkers.may_answer.clear()
        live = await world.table(
            await world.hub(), world.ann, world.ben, clock=ClockTerms(Pace.MOVE, 1), out_of_time=policy
        )
        first = world.mover(live, world.ann, world.ben)
        seat = live.table.seats[live.table.seat_of(first.id) or 0]
        watching = await world.join(live, None)
        assert not seat.stand_in
        await world.told(watching)
        changed = await world.heard(watching, "table")
        assert (changed["table"]["status"] == "over") is over
        if not over:  # they come back, and the bot that was asked is not wanted any more
            await until(lambda: world.thinkers.asked)
            await world.join(live, first)
            assert not live.table.seats[live.table.seat_of(first.id) or 0].stand_in
        world.thinkers.may_answer.set()


async def test_what_others_do_while_a_table_is_loaded_is_not_missed(
    stage: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    world: Stage
    async with stage(shared=True) as world:
        one, two = await world.hub(), await world.hub()
        here = await world.table(one, world.ann, world.ben)
        loading, go_on = asyncio.Event(), asyncio.Event()
        lines = world.store.chat.lines

        async def slowly(*anything: Any) -> Any:
            loading.set()
            await go_on.wait()
            return await lines(*anything)

        monkeypatch.setattr(world.store.chat, "lines", slowly)
        opening = asyncio.create_task(two.open(here.id))
        await asyncio.wait_for(loading.wait(), 10)
        await world.play(here, world.mover(here, world.ann, world.ben))
        go_on.set()
        there = await asyncio.wait_for(opening, 10)
        assert there.table.number == here.table.number


async def test_whoever_left_comes_back_only_by_saying_so(stage: Open) -> None:
    world: Stage
    async with stage() as world:
        live = await world.table(await world.hub(), world.ann, world.ben)
        await live.change(lambda table, now: table.leave(world.ben.id, now))
        await live.change(lambda table, now: table.give(world.ann.id, 1, now, absent=False))
        hello = await world.heard(await world.join(live, world.ben), "hello")
        assert hello["table"]["seats"][1]["away"]
        assert hello["table"]["seats"][1]["stand_in"]
        await live.change(lambda table, now: table.come_back(world.ben.id, now))
        assert not live.table.seats[1].stand_in


async def test_who_is_there_is_known_at_every_worker(stage: Open) -> None:
    world: Stage
    async with stage(shared=True) as world:
        one, two = await world.hub(), await world.hub()
        here = await world.table(one, world.ann, world.ben)
        ann = await world.join(here, world.ann)
        there = await two.open(here.id)
        await until(lambda: there.presence.connected(0))
        ben = await world.join(there, world.ben)
        await until(lambda: here.presence.connected(1))
        there.leave(ben)
        await until(lambda: not here.presence.connected(1))
        seen = [[seat["connected"] for seat in m["table"]["seats"]] for m in await world.told(ann)]
        assert seen == [[True, False], [True, True], [True, False]]
        assert not here.presence.absent(1, world.now())
        assert here.presence.absent(1, world.now() + ABSENT_AFTER)


async def test_chat_reaches_the_other_worker_and_only_the_right_room(stage: Open) -> None:
    world: Stage
    async with stage(shared=True) as world:
        one, two = await world.hub(), await world.hub()
        here = await world.table(one, world.ann, world.ben)
        there = await two.open(here.id)
        ann, ben = await world.join(here, world.ann), await world.join(there, world.ben)
        cat = await world.join(there, world.cat)
        await here.say(ann, "hello Ben")
        assert (await world.heard(ben, "chat"))["text"] == "hello Ben"
        assert not [m for m in await world.told(cat) if m["type"] == "chat"]


async def test_signing_out_everywhere_ends_the_sockets_at_every_worker(stage: Open) -> None:
    world: Stage
    async with stage(shared=True) as world:
        one, two = await world.hub(), await world.hub()
        here = await world.table(one, world.ann, world.ben)
        there = await two.open(here.id)
        sockets = [await world.join(here, world.ann), await world.join(there, world.ann)]
        other = await world.join(there, world.ben)
        await one.end_sockets(world.ann.id)
        await until(lambda: all(socket.ending for socket in sockets))
        assert [socket.ending.code for socket in sockets if socket.ending] == [4401, 4401]
        assert other.ending is None


async def test_a_guest_who_signs_in_keeps_the_seats(stage: Open) -> None:
    world: Stage
    async with stage() as world:
        hub = await world.hub()
        live = await world.table(hub, world.ann, world.ben)
        both = await world.table(hub, world.ann, world.cat)
        await hub.hand_over(world.ann.id, world.cat.id, "Cat")
        assert live.table.seat_of(world.cat.id) == 0
        assert live.table.seat_of(world.ann.id) is None
        assert [seat.user for seat in both.table.seats] == ["", world.cat.id]
        assert both.table.seats[0].stand_in


async def test_a_table_that_cannot_be_read_any_more_stands_in_nobodys_way(stage: Open) -> None:
    world: Stage
    async with stage() as world:
        one = await world.hub()
        live = await world.table(one, world.ann, world.ben)
        other = await world.table(one, world.ann, world.ben)
        broken = Row(live.table.number, world.now(), Acted(0, "fly to the moon"))
        await world.store.tables.append(live.id, [broken], Change(due=world.now()))
        one.forget(live)
        with pytest.raises(Refused) as caught:
            await one.open(live.id)
        assert caught.value.code is Code.CONFLICT
        await one.user_gone(world.ann.id)
        assert other.table.seat_of(world.ann.id) is None
        await one.sweeper.wake_due()
        async with asyncio.timeout(10):
            while await world.store.tables.due(world.now() + 3_600_000, 10) != []:
                await asyncio.sleep(0.01)


async def test_tables_whose_game_never_begins_are_closed_after_a_day(stage: Open) -> None:
    world: Stage
    async with stage() as world:
        hub = await world.hub()
        live = await world.table(hub, world.ann)
        await hub.sweeper.close_stale()
        assert live.table.status == "open"
        world.ahead += STALE + 1000
        await hub.sweeper.close_stale()
        assert live.table.status == "closed"


async def test_closing_finishes_what_is_being_kept_and_says_goodbye(stage: Open) -> None:
    world: Stage
    async with stage() as world:
        hub = await world.hub()
        live = await world.table(hub, world.ann, world.ben)
        ann = await world.join(live, world.ann)
        moving = asyncio.create_task(world.play(live, world.mover(live, world.ann, world.ben), "last"))
        await asyncio.sleep(0)
        number = live.table.number
        await hub.close()
        assert live.table.number == number + 1
        await moving
        rows = await world.store.tables.rows(live.id)
        assert isinstance(rows[-1].entry, Acted)
        assert ann.ending is not None
        assert ann.ending.code == 1012
        left = [str(task.get_coro()) for task in asyncio.all_tasks()]
        assert not [work for work in left if any(name in work for name in ("Sweeper", "LiveTable", "Bots", "Hub"))]
