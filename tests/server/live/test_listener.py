from __future__ import annotations

import asyncio

from meijin.server.live.listener import MOST_WAITING, NOT_READING, Goodbye, Listener


async def test_what_waits_still_goes_out_before_the_end() -> None:
    listener = Listener()
    listener.send(b"one")
    listener.send(b"two")
    listener.end(Goodbye(1012, "over"))
    listener.send(b"three")
    assert [await listener.next() for _ in range(3)] == [b"one", b"two", None]


async def test_whoever_does_not_read_is_cut_off_and_costs_no_more_memory() -> None:
    listener = Listener()
    ended: list[str] = []
    listener.when_ended(lambda: ended.append("ended"))
    part = b"x" * (MOST_WAITING // 4)
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
    listener.send(b"x" * (2 * MOST_WAITING))
    assert listener.ending is None
    assert len(await listener.next() or b"") == 2 * MOST_WAITING


async def test_the_first_reason_to_end_stands() -> None:
    listener = Listener()
    listener.end(Goodbye(4401, "signed out"))
    listener.end(Goodbye(1012, "restart"))
    assert listener.ending == Goodbye(4401, "signed out")
    ended: list[str] = []
    listener.when_ended(lambda: ended.append("late"))
    assert ended == ["late"]


async def test_waiting_wakes_up_when_something_comes() -> None:
    listener = Listener()
    waiting = asyncio.create_task(listener.next())
    await asyncio.sleep(0)
    assert not waiting.done()
    listener.send(b"now")
    assert await asyncio.wait_for(waiting, 5) == b"now"


async def test_what_cannot_go_straight_waits_and_all_that_comes_after_it() -> None:
    gone: list[bytes] = []
    free = True

    def straight(text: bytes) -> bool:
        if free:
            gone.append(text)
        return free

    listener = Listener(straight=straight)
    listener.send(b"one")
    free = False
    listener.send(b"two")
    free = True
    listener.send(b"three")
    assert gone == [b"one"]
    assert [await listener.next(), await listener.next()] == [b"two", b"three"]
    listener.send(b"four")
    assert gone == [b"one", b"four"]
