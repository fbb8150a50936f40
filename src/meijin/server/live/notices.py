"""Notices between workers: small words such as "that table has moved on", never what happened there."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Any, Final

import msgspec
from litestar.channels import ChannelsPlugin, Subscriber
from litestar.channels.backends.memory import MemoryChannelsBackend

from meijin.server.storage.address import PostgreSQL, read_address

CHANNEL: Final = "meijin"
LARGEST: Final = 7_000  # bytes of a message; PostgreSQL carries less than 8,000
_FROM: Final = "from"
_GAP: Final = "gap"
_AGAIN_SECONDS: Final = 1.0

Callback = Callable[[list[Any]], Awaitable[None] | None]
Message = dict[str, Any]

_logger: Final = logging.getLogger("meijin.notices")


def make_plugin(url: str) -> ChannelsPlugin:
    """The channels that go with a database: those of PostgreSQL, or for a single process its memory."""
    address = read_address(url)
    if not isinstance(address, PostgreSQL):
        return ChannelsPlugin(MemoryChannelsBackend(), channels=[CHANNEL])
    from meijin.server.live.postgres_channels import PostgresChannelsBackend  # noqa: PLC0415 (its driver is long to load)

    after_gap = msgspec.json.encode({_FROM: "", _GAP: []})
    return ChannelsPlugin(PostgresChannelsBackend(address, after_gap), channels=[CHANNEL])


class Notices:
    """What this worker tells the others and hears from them; its own notices do not come back to it."""

    def __init__(self, plugin: ChannelsPlugin, worker: str) -> None:
        self._plugin = plugin
        self.worker = worker
        self._callbacks: defaultdict[str, list[Callback]] = defaultdict(list)
        self._outgoing: list[tuple[str, object]] = []
        self._sender: asyncio.Task[None] | None = None
        self._listener: asyncio.Task[None] | None = None

    def on(self, kind: str, callback: Callback) -> None:
        """Call back with every list of items of this kind from another worker; the next one waits for it."""
        self._callbacks[kind].append(callback)

    def on_gap(self, callback: Callable[[], Awaitable[None] | None]) -> None:
        """Call back when notices may have been missed, so that everything must be looked at again."""
        self.on(_GAP, lambda _: callback())

    async def start(self) -> None:
        """Listen, once the plugin has been started."""
        subscriber = await self._plugin.subscribe(CHANNEL)
        self._listener = asyncio.create_task(self._listen(subscriber))

    async def stop(self) -> None:
        """Send what waits, if that is possible at all, and listen no more."""
        if self._sender is not None:
            await asyncio.wait([self._sender], timeout=_AGAIN_SECONDS)
        tasks = [task for task in (self._sender, self._listener) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def send(self, kind: str, item: object) -> None:
        """Tell the other workers, together with whatever else is sent at the same time; does not wait for it."""
        self._outgoing.append((kind, item))
        if self._sender is None or self._sender.done():
            self._sender = asyncio.create_task(self._send_all())

    async def _send_all(self) -> None:
        while self._outgoing:
            items, self._outgoing = self._outgoing, []
            for message in _messages(self.worker, items):
                while not await self._publish(message):
                    await asyncio.sleep(_AGAIN_SECONDS)

    async def _publish(self, message: bytes) -> bool:
        try:
            await self._plugin.wait_published(message, CHANNEL)
        except Exception as error:  # whatever it is, the others must hear of it as soon as it is over
            _logger.warning("a notice could not be sent: %s", type(error).__name__)
            return False
        return True

    async def _listen(self, subscriber: Subscriber) -> None:
        async for event in subscriber.iter_events():
            try:
                message = msgspec.json.decode(event, type=Message)
            except msgspec.DecodeError:  # of somebody else who uses the database
                _logger.warning("a notice was not understood")
                continue
            if message.pop(_FROM, None) == self.worker:
                continue
            for kind, items in message.items():
                for callback in self._callbacks[kind]:
                    await self._call(callback, kind, items)

    async def _call(self, callback: Callback, kind: str, items: list[Any]) -> None:
        try:
            waiting = callback(items)
            if waiting is not None:
                await waiting
        except Exception:
            _logger.exception("a notice of the kind %s could not be followed", kind)


def _messages(worker: str, items: Sequence[tuple[str, object]]) -> Iterator[bytes]:
    """Items put together into as few messages as carry them.

    >>> list(_messages("w", [("tables", ["a", 1]), ("tables", ["b", 7]), ("gone", "ann")]))
    [b'{"from":"w","tables":[["a",1],["b",7]],"gone":["ann"]}']
    """
    message: Message = {_FROM: worker}
    for kind, item in items:
        message.setdefault(kind, []).append(item)
    encoded = msgspec.json.encode(message)
    if len(encoded) <= LARGEST:
        yield encoded
    elif len(items) > 1:
        yield from _messages(worker, items[: len(items) // 2])
        yield from _messages(worker, items[len(items) // 2 :])
    else:
        _logger.error("a notice of the kind %s is too big to be sent", items[0][0])
