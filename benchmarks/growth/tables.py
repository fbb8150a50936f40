"""Tables at a real server: what they take while nothing happens, and what a move costs beside them."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import uvloop

from benchmarks.players import LoadOfOneGame, Party
from benchmarks.server import at_rest, cpu_seconds, prepared, resident, serving

GAME: Final = "ganymede"
PLAYING: Final = 10  # tables at which moves are made
MOVES: Final = 150
RATE: Final = 30.0
IDLE_SECONDS: Final = 10.0
TICK: Final = 0.01  # seconds: less CPU time is not counted


def measure(sizes: Sequence[int]) -> dict[str, list[tuple[float, float]]]:
    """Memory of all tables, CPU while nothing happens, and CPU of a move."""
    with (
        tempfile.TemporaryDirectory(prefix="meijin-growth-") as folder,
        serving(f"sqlite:///{folder}/meijin.db", 1, Path(folder)) as (host, port, server),
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        return runner.run(_grown(LoadOfOneGame(host, port), server, sizes))


async def _grown(load: LoadOfOneGame, server: int, sizes: Sequence[int]) -> dict[str, list[tuple[float, float]]]:
    found: dict[str, list[tuple[float, float]]] = {
        "MB of all tables": [],
        "idle CPU, % of a core": [],
        "CPU ms of a move": [],
    }
    memory, idle, move = found.values()
    async with load.open():
        await load.seat(PLAYING, [GAME])  # everything is loaded now
        await load.join()
        await _play(load, server)
        await prepared(server)
        before, there = resident(server), 0
        for size in sizes:
            await load.seat(size - there - PLAYING, [GAME])
            for party in load.parties[-(size - there - PLAYING) :] if size - there > PLAYING else []:
                await _wait_at(load, party)
            await load.seat(PLAYING, [GAME])
            await load.join()
            there = size
            await at_rest(server)
            memory.append((size, (resident(server) - before) / 1000))
            spent = cpu_seconds(server)
            await asyncio.sleep(IDLE_SECONDS)
            idle.append((size, max(cpu_seconds(server) - spent, TICK) / IDLE_SECONDS * 100))
            move.append((size, await _play(load, server)))
    return found


async def _wait_at(load: LoadOfOneGame, party: Party) -> None:
    """Both come for the deal; one stays and waits."""
    await load.connect(party)
    await party.sockets.pop().close()
    load.ready.clear()


async def _play(load: LoadOfOneGame, server: int) -> float:
    """Moves at the tables whose players are there: the CPU milliseconds of one."""
    spent = cpu_seconds(server)
    await load.press(RATE, MOVES / RATE)
    load.ready.clear()
    if load.troubles:
        raise SystemExit(f"the players had troubles: {load.troubles[0]}")
    return (cpu_seconds(server) - spent) / MOVES * 1000
