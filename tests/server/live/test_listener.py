from __future__ import annotations

import asyncio

from meijin.server.live.listener import MOST_WAITING, NOT_READING, Ending, Listener


async def test_what_waits_still_goes_out_before_the_end() -> None:
    listener = Listener()
    listener.send("one")
    listener.send("two")
    listener.end(Ending(1012, "over"))
    listener.send("three")
    assert [await listener.next() for _ in range(3)] == ["one", "two", None]


async def test_whoever_does_not_read_is_cut_off_and_costs_no_more_memory() -> None:
    listener = Listener()
    ended: list[str] = []
    listener.when_ended(lambda: ended.append("ended"))
    part = "x" * (MOST_WAITING // 4)
    for _ in range(4):
        listener.send(part)
    assert ended == []
    listener.send(part)
    assert ended == ["ended"]
    assert listener.ending is not None
    assert listener.ending.code == NOT_READING
    assert await listener.next() is None


async def test_one_message_may_be_as_big_as_it_likes() -> None:
    listener = Listener()
    listener.send("x" * (2 * MOST_WAITING))
    assert listener.ending is None
    assert len(await listener.next() or "") == 2 * MOST_WAITING


async def test_the_first_reason_to_end_stands() -> None:
    listener = Listener()
    listener.end(Ending(4401, "signed out"))
    listener.end(Ending(1012, "restart"))
    assert listener.ending == Ending(4401, "signed out")
    ended: list[str] = []
    listener.when_ended(lambda: ended.append("late"))
    assert ended == ["late"]


async def test_waiting_wakes_up_when_something_comes() -> None:
    listener = Listener()
    waiting = asyncio.create_task(listener.next())
    await asyncio.sleep(0)
    assert not waiting.done()
    listener.send("now")
    assert await asyncio.wait_for(waiting, 5) == "now"
