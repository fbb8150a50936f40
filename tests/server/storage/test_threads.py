from __future__ import annotations

import asyncio
import threading

import pytest

from meijin.server.storage.threads import Threads


async def test_what_goes_wrong_in_a_thread_is_for_whoever_asked_and_for_nobody_else() -> None:
    threads = Threads(1, "test")
    with pytest.raises(ZeroDivisionError):
        await threads.call(lambda number: 1 // number, 0)
    assert await threads.call(lambda number: 6 // number, 2) == 3
    await threads.close()


async def test_what_was_asked_is_done_though_whoever_asked_has_gone_away() -> None:
    threads, go_on, done = Threads(1, "test"), threading.Event(), list[str]()
    held = asyncio.create_task(threads.call(lambda event: event.wait(10), go_on))
    waiting = asyncio.create_task(threads.call(done.append, "written"))
    await asyncio.sleep(0)
    waiting.cancel()
    go_on.set()
    assert await held
    await threads.close()
    assert done == ["written"]


async def test_closing_waits_for_what_was_asked_before_and_takes_no_more() -> None:
    threads, done = Threads(2, "test"), list[int]()
    asked = [asyncio.create_task(threads.call(done.append, number)) for number in range(50)]
    await asyncio.sleep(0)
    await threads.close()
    assert sorted(done) == list(range(50))
    await asyncio.gather(*asked)
    with pytest.raises(RuntimeError, match="have ended"):
        await threads.call(done.append, 50)


async def test_one_thread_does_one_thing_after_the_other() -> None:
    threads, order = Threads(1, "test"), list[int]()
    await asyncio.gather(*(threads.call(order.append, number) for number in range(20)))
    await threads.close()
    assert order == list(range(20))
