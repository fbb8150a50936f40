"""People who watch one table of a real server: what a move costs, and when the last one of them hears of it."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Final

import uvloop
from websockets.asyncio.client import ClientConnection

from benchmarks.peers import environment
from benchmarks.peers.climbers import Climbers
from benchmarks.peers.servers import ours
from benchmarks.players import LIMIT, hear
from benchmarks.server import cpu_seconds, prepared

MOVES: Final = 20  # at Climb, at which everybody sees something of every move; its games are longer than that


class Watcher:
    """Somebody who watches, and when they last heard how the game stands."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard = asyncio.Event()
        self.at = 0.0

    async def listen(self) -> None:
        """Hear everything."""
        async for text in self.socket:
            self.at = time.perf_counter()
            message = hear(text)
            if message.type == "update" or message.update is not None:
                self.heard.set()


def measure(sizes: Sequence[int]) -> dict[str, list[tuple[float, float]]]:
    """CPU of a move, and how long it is until the last of so many spectators has heard of it."""
    with (
        tempfile.TemporaryDirectory(prefix="meijin-growth-") as folder,
        ours(environment.ours(), Path(folder)) as (host, port, server),
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        return runner.run(_grown(Climbers(host, port), server, sizes))


async def _grown(load: Climbers, server: int, sizes: Sequence[int]) -> dict[str, list[tuple[float, float]]]:
    found: dict[str, list[tuple[float, float]]] = {"CPU ms of a move": [], "ms until the last one hears": []}
    cpu, waits = found.values()
    async with load.open():
        await _moves(load, [], 1)
        await prepared(server)
        guests: list[str] = []
        for size in sizes:
            line = await load.lines.get()
            while len(guests) < size:
                guests.append((await line.ask("POST", "/api/session"))[1])
            load.lines.put_nowait(line)
            spent, moves, last = await _moves(load, guests[:size], server)
            cpu.append((size, spent / moves * 1000))
            waits.append((size, median(last)))
    return found


async def _moves(load: Climbers, guests: Sequence[str], server: int) -> tuple[float, int, list[float]]:
    """Moves at a new table before the eyes of some: CPU seconds, how many moves, and the waits of the last to hear."""
    await load.seat(1, ["climb"])
    await load.join()
    party = load.parties[-1]
    watchers = [Watcher(await load.dial(load.address(party), guest)) for guest in guests]
    listening = [asyncio.create_task(watcher.listen()) for watcher in watchers]
    await _all_heard(watchers)  # how things stand
    await asyncio.sleep(1)  # what is told about those who came is told
    spent, last = cpu_seconds(server), []
    for _ in range(MOVES):
        for watcher in watchers:
            watcher.heard.clear()
        due = time.perf_counter()
        await load.move(party, due)
        await _all_heard(watchers)
        last.append((max((watcher.at for watcher in watchers), default=due) - due) * 1000)
    spent = cpu_seconds(server) - spent
    for watcher in watchers:
        await watcher.socket.close()
    await asyncio.gather(*listening)
    if load.troubles or party.over:
        raise SystemExit(f"a game before spectators went wrong: {load.troubles[:1] or 'it ended too soon'}")
    return spent, MOVES, last


async def _all_heard(watchers: Sequence[Watcher]) -> None:
    async with asyncio.timeout(LIMIT):
        for watcher in watchers:
            await watcher.heard.wait()
