"""What people send is read in processes of its own: decks, cards, records, files of events.

Reading a text may take a processor for a second. In here nobody else waits for it: the processes that serve people go
first, one that takes too long is ended, one address has one turn at a time, and whatever takes long leaves room for
what does not.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from typing import Any, Final, NamedTuple, ParamSpec, TypeVar, get_type_hints
from weakref import WeakValueDictionary

import msgspec

from meijin.server.because import Because
from meijin.server.people.limits import TooFast
from meijin.server.refusal import Refused
from meijin.server.thinking.frames import Answer, Errand, encode_question
from meijin.server.thinking.pool import Parked, Pool, ProcessDied

PROCESSES: Final = 2
LONG_AT_ONCE: Final = 1  # so the other process reads what is short
SECONDS: Final = 10.0  # for a text
LONG_SECONDS: Final = 30.0  # for a record, a sheet to print, a whole event
PATIENCE: Final = 30.0  # seconds until it is one's turn
MOST_OF_USER: Final = 4  # waiting or being read
MOST_OF_ADDRESS: Final = 16

log: Final = logging.getLogger("meijin.thinking")
Asked = ParamSpec("Asked")
Result = TypeVar("Result")


class Sender(NamedTuple):
    """Who sends something to be read."""

    address: str
    user: str | None


class Readers(Pool):
    """Processes that read what people send."""

    def __init__(self, limited: bool = True, processes: int = PROCESSES) -> None:
        super().__init__(processes)
        self._limited = limited
        self._long = asyncio.Semaphore(LONG_AT_ONCE)
        self._under_way: Counter[str] = Counter()
        self._of_address: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def read(
        self, sender: Sender, work: Callable[Asked, Result], *arguments: Asked.args, **named: Asked.kwargs
    ) -> Result:
        """What a function makes of some arguments, which it gets in another process; refused where it refuses."""
        assert not named
        return await self._read(sender, work, arguments, SECONDS, long=False)

    async def read_long(
        self, sender: Sender, work: Callable[Asked, Result], *arguments: Asked.args, **named: Asked.kwargs
    ) -> Result:
        """The same for what may take long."""
        assert not named
        return await self._read(sender, work, arguments, LONG_SECONDS, long=True)

    async def _read(
        self,
        sender: Sender,
        work: Callable[..., Result],
        arguments: tuple[object, ...],
        seconds: float,
        *,
        long: bool,
    ) -> Result:
        errand = Errand(f"{work.__module__}:{work.__qualname__}", arguments)
        question = await asyncio.to_thread(encode_question, errand)  # a whole event takes a while
        with self._admitted(sender):
            async with AsyncExitStack() as turn:
                try:
                    async with asyncio.timeout(PATIENCE):
                        await turn.enter_async_context(self._lock_of(sender.address))
                        if long:
                            await turn.enter_async_context(self._long)
                        await turn.enter_async_context(self._turns)
                    answer = await self._ask(question, seconds)
                except TimeoutError:
                    log.warning("reading took too long", extra={"reason": errand.function})
                    raise _too_long(seconds) from None
                except (ProcessDied, Parked) as error:
                    raise Refused(Because.NOT_READ, problem=str(error)) from None
        value: Result = _value(errand, answer, get_type_hints(work)["return"])
        return value

    @contextmanager
    def _admitted(self, sender: Sender) -> Iterator[None]:
        """Refuse whoever has too much to be read already."""
        most = {f"address {sender.address}": MOST_OF_ADDRESS}
        if sender.user is not None:
            most[f"user {sender.user}"] = MOST_OF_USER
        if self._limited and any(self._under_way[key] >= limit for key, limit in most.items()):
            raise TooFast("reading", 1)
        self._under_way.update(most.keys())
        try:
            yield
        finally:
            self._under_way.subtract(most.keys())
            for key in most:
                if not self._under_way[key]:
                    del self._under_way[key]

    def _lock_of(self, address: str) -> asyncio.Lock:
        """The turn of an address, so that all others have one as well."""
        if not self._limited:
            return asyncio.Lock()
        lock = self._of_address.get(address)
        if lock is None:
            lock = self._of_address[address] = asyncio.Lock()
        return lock


def _value(errand: Errand, answer: Answer, kind: Any) -> Any:
    if answer.refused is not None:
        raise Refused(answer.refused.code, answer.refused.reason, answer.refused.said)
    if answer.failure:
        log.error("reading failed", extra={"reason": errand.function, "trace": answer.failure})
        raise RuntimeError(f"{errand.function} has failed in its own process")
    return msgspec.json.decode(answer.value, type=kind)


def _too_long(seconds: float) -> Refused:
    return Refused(Because.READ_TOO_LONG, seconds=round(seconds))
