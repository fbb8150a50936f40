"""Threads for what would hold up the event loop: whatever they are asked costs one change of threads, and little else.

An executor of the standard library does the same with two futures, a lock and a condition for every question, which is
most of what a short one costs.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, NamedTuple, TypeVar

A = TypeVar("A")
T = TypeVar("T")


class _Errand(NamedTuple):
    function: Callable[[Any], Any]
    argument: object
    answer: asyncio.Future[Any]


class Threads:
    """So many threads that take one errand after the other.

    >>> async def asked() -> int:
    ...     threads = Threads(1, "docs")
    ...     try:
    ...         return await threads.call(len, "meijin")
    ...     finally:
    ...         await threads.close()
    >>> asyncio.run(asked())
    6
    """

    def __init__(self, count: int, name: str) -> None:
        self._errands: Final[SimpleQueue[_Errand | None]] = SimpleQueue()
        self._count = count
        self._name = name
        self._threads: list[Thread] = []
        self._closed = False

    async def call(self, function: Callable[[A], T], argument: A) -> T:
        if self._closed:
            raise RuntimeError("the threads have ended")
        if not self._threads:
            self._begin()
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._errands.put(_Errand(function, argument, answer))
        return await answer

    async def close(self) -> None:
        """Let everything that waits be done, and end."""
        self._closed = True
        for _ in self._threads:
            self._errands.put(None)
        for thread in self._threads:
            await asyncio.to_thread(thread.join)

    def _begin(self) -> None:
        for number in range(self._count):
            thread = Thread(target=self._work, name=f"{self._name}-{number}", daemon=True)
            thread.start()
            self._threads.append(thread)

    def _work(self) -> None:
        while (errand := self._errands.get()) is not None:
            _do(errand)
            del errand  # it would be kept until there is another


def _do(errand: _Errand) -> None:
    """Do it, also if nobody waits any more: what is written is written."""
    function, argument, answer = errand
    result: object = None
    problem: BaseException | None = None
    try:
        result = function(argument)
    except BaseException as error:  # it is for whoever waits
        problem = error
    with suppress(RuntimeError):  # the event loop has ended: nobody waits
        answer.get_loop().call_soon_threadsafe(_tell, answer, result, problem)


def _tell(answer: asyncio.Future[Any], result: object, problem: BaseException | None) -> None:
    if answer.done():  # whoever waited is gone
        return
    if problem is None:
        answer.set_result(result)
    else:
        answer.set_exception(problem)
