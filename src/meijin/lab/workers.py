"""Processes of this machine that share some work; one that dies is replaced, and what it had begun is done again."""

from __future__ import annotations

import gc
import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from dataclasses import dataclass
from multiprocessing import active_children, get_context
from typing import Final, Generic, Protocol, TypeVar

from meijin.kernel.errors import MeijinError

Item = TypeVar("Item")
Found = TypeVar("Found")
AHEAD: Final = 2  # pieces for each process, so that none has to wait for the next one
RARELY: Final = 100_000  # objects between looks for circles: games have few, and what is noted of them is large
TRIES: Final = 3  # of a piece by itself, before it is taken for what kills the processes


class WorkerDied(MeijinError):
    """A piece of work has ended every process that took it up."""


@dataclass(frozen=True)
class Done(Generic[Item, Found]):
    """A piece of work, what came of it, and who did it."""

    item: Item
    found: Found
    worker: str


class Workers(Protocol):
    """Whoever does some work: processes here, or a cluster."""

    def each(self, work: Callable[[Item], Found], items: Iterable[Item]) -> Generator[Done[Item, Found], None, None]:
        """Do all of it, in whatever order; what fails ends everything."""


def in_order(done: Generator[Done[Item, Found], None, None], items: Iterable[Item]) -> Generator[Found, None, None]:
    """What was found, in the order of the pieces of work, so that it makes no difference who was the quicker one."""
    early: dict[Item, Found] = {}
    with closing(done):
        for item in items:
            while item not in early:
                each = next(done)
                early[each.item] = each.found
            yield early.pop(item)


class Processes:
    """Some processes of this machine.

    Those that are forked begin at once with all that is loaded here, which must not have threads of its own.
    """

    def __init__(self, jobs: int, *, forked: bool = False) -> None:
        self.jobs = jobs
        self.method = "fork" if forked else "spawn"

    def each(self, work: Callable[[Item], Found], items: Iterable[Item]) -> Generator[Done[Item, Found], None, None]:
        """Do all of it. Where a process dies, whatever was begun is tried again piece by piece, to see what it was."""
        waiting, suspects = deque(items), deque[Item]()
        while waiting or suspects:
            if suspects:
                yield self._alone(work, suspects.popleft())
            else:
                yield from self._side_by_side(work, waiting, suspects)

    def _side_by_side(
        self, work: Callable[[Item], Found], waiting: deque[Item], suspects: deque[Item]
    ) -> Iterator[Done[Item, Found]]:
        """Until all is done, or until a process dies: then what was begun is under suspicion."""
        running: dict[Future[tuple[Found, str]], Item] = {}
        with self._pool(self.jobs) as pool:
            while waiting or running:
                try:
                    while waiting and len(running) < AHEAD * self.jobs:
                        running[_begun(pool, work, waiting[0])] = waiting[0]
                        waiting.popleft()
                    for future in wait(running, return_when=FIRST_COMPLETED).done:
                        found, worker = future.result()
                        yield Done(running.pop(future), found, worker)
                except BrokenProcessPool:
                    suspects.extend(running.values())
                    return

    def _alone(self, work: Callable[[Item], Found], item: Item) -> Done[Item, Found]:
        for _ in range(TRIES):
            with self._pool(1) as pool:
                try:
                    found, worker = _begun(pool, work, item).result()
                    return Done(item, found, worker)
                except BrokenProcessPool:
                    continue
        raise WorkerDied(f"{TRIES} processes have died of the same piece of work: {item}")

    @contextmanager
    def _pool(self, jobs: int) -> Iterator[ProcessPoolExecutor]:
        """Processes that end with the block, in the middle of their work if need be."""
        others = set(active_children())
        pool = ProcessPoolExecutor(jobs, get_context(self.method), _begin)
        try:
            yield pool
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
            ended = set(active_children()) - others
            for process in ended:
                process.kill()
            for process in ended:
                process.join()  # whatever it held open is free from here on


def _begun(pool: ProcessPoolExecutor, work: Callable[[Item], Found], item: Item) -> Future[tuple[Found, str]]:
    """Hand out some work. A process that begins for it hears nothing of Ctrl-C until it has begun."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        return pool.submit(_named, work, item)
    heard = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        return pool.submit(_named, work, item)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, heard)


def _begin() -> None:
    """What a process does first. Ctrl-C reaches every process of a terminal: the one that waits ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.set_threshold(RARELY)


def _named(work: Callable[[Item], Found], item: Item) -> tuple[Found, str]:
    return work(item), f"process {os.getpid()}"
