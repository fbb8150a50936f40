"""Our server and boardgame.io's, with the same tables of Climb, the same players and the same pace of moves."""

from __future__ import annotations

import asyncio
import gc
import json
import platform
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import uvloop

from benchmarks.peers import environment
from benchmarks.peers.climbers import BoardgameClimbers, Climbers
from benchmarks.peers.environment import HERE, NODE, PEERS, Missing, Place, last_words
from benchmarks.players import Load
from benchmarks.server import answering, cpu_seconds, percentile, prepared, resident, serving

MEMORY: Final = Path("/dev/shm")  # a folder that is kept in memory
MOVES: Final = 20  # at each table: games of Climb are longer than that, all but a few
WARM_TABLES: Final = 20
HELD: Final = 0.95  # of the pace that was asked for
# What is measured of a server, and how the table heads it.
CPU: Final = "cpu_s_per_1000_moves"
FIGURES: Final = {
    CPU: "CPU s per 1,000 moves",
    "seat_cpu_ms": "CPU ms to seat a table",
    "p50_ms": "ms until all three know a move: p50",
    "p99_ms": "p99",
    "kb_per_table": "kB per table",
    "reached_per_s": "moves/s reached",
}

Running = AbstractContextManager[tuple[str, int, int]]


@dataclass(frozen=True)
class Kind:
    """A server: how it is begun in a folder, who plays there, and where it keeps its games."""

    title: str
    place: Callable[[], Place]
    begin: Callable[[Place, Path], Running]
    load: Callable[[str, int], Load]
    keeps: Path = PEERS  # where its folder is made
    durable: bool = True
    peer: str = ""

    def version(self) -> str:
        """Of the peer, or of our Python."""
        if not self.peer:
            return f"{platform.python_implementation()} {platform.python_version()}"
        package = NODE / "node_modules" / self.peer / "package.json"
        return str(json.loads(package.read_text(encoding="utf-8"))["version"])


@contextmanager
def ours(place: Place, folder: Path) -> Iterator[tuple[str, int, int]]:
    """Our server with Climb as a package of somebody else's."""
    package = folder / "packages" / "climb-1.0.dist-info"
    package.mkdir(parents=True)
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: climb\nVersion: 1.0\n", encoding="utf-8")
    points = "[meijin.games]\nclimb = meijin.kernel.testing.climb:CLIMB\n"
    (package / "entry_points.txt").write_text(points, encoding="utf-8")
    before = place.environment.get("PYTHONPATH", "")
    around = {**place.environment, "PYTHONPATH": f"{package.parent}:{before}".rstrip(":")}
    with serving(f"sqlite:///{folder / 'meijin.db'}", 1, folder, around) as server:
        yield server


def boardgameio(*, durable: bool) -> Callable[[Place, Path], Running]:
    """boardgame.io's server."""

    def begin(place: Place, folder: Path) -> Running:
        kept = [str(folder / "matches")] if durable else []
        return answering(["node", str(HERE / "server.js"), *kept], folder, place.environment)

    return begin


KINDS: Final = (
    Kind("ours, SQLite on disk", environment.ours, ours, Climbers),
    Kind("ours, compiled, SQLite on disk", environment.compiled, ours, Climbers),
    Kind(
        "boardgame.io, flat files on disk", environment.node, boardgameio(durable=True), BoardgameClimbers,
        peer="boardgame.io",
    ),
    Kind("ours, SQLite in memory", environment.ours, ours, Climbers, MEMORY, durable=False),
    Kind(
        "boardgame.io, in memory", environment.node, boardgameio(durable=False), BoardgameClimbers,
        durable=False, peer="boardgame.io",
    ),
)  # fmt: skip


def measure(rounds: int, tables: int, rate: float) -> list[dict[str, Any]]:
    """The figures of each round of each kind, in turns; or why there are none."""
    rows: list[dict[str, Any]] = [
        {"title": kind.title, "peer": kind.peer, "durable": kind.durable, "version": "", "missing": "", "rounds": []}
        for kind in KINDS
    ]
    for _ in range(rounds):
        for kind, row in zip(KINDS, rows, strict=True):
            if row["missing"]:
                continue
            print(f"measuring the server: {kind.title}", file=sys.stderr)
            try:
                figures = once(kind, tables, rate)
            except (Missing, OSError, SystemExit) as missing:
                print(f"{kind.title}: {missing}", file=sys.stderr)
                row["missing"] = last_words(str(missing))
            else:
                row["rounds"].append({key: float(f"{figure:.4g}") for key, figure in figures.items()})
                row["version"] = kind.version()
    return rows


def once(kind: Kind, tables: int, rate: float) -> dict[str, float]:
    """One round with a fresh server."""
    place = kind.place()
    with (
        tempfile.TemporaryDirectory(prefix="servers-", dir=kind.keeps) as folder,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
        kind.begin(place, Path(folder)) as (host, port, server),
    ):
        return runner.run(_played(kind.load(host, port), server, tables, rate))


async def _played(load: Load, server: int, tables: int, rate: float) -> dict[str, float]:
    async with load.open():
        await load.seat(WARM_TABLES, ["climb"])
        await load.join()
        await load.press(rate, WARM_TABLES * MOVES / rate)
        load.ready.clear()  # from now on they only sit there
        await prepared(server)
        memory, spent = resident(server), cpu_seconds(server)
        await load.seat(tables, ["climb"])
        await load.join()
        seated = resident(server), cpu_seconds(server)
        gc.freeze()  # the players' own garbage is not the server's fault
        await load.press(rate, tables * MOVES / rate)
        moves = len(load.receipts)
        if load.troubles or moves < tables * MOVES:
            raise Missing(f"{len(load.troubles)} troubles in {moves} moves: {load.troubles[:1]}")
        if load.reached < rate * HELD:  # whoever is behind makes several moves at once, which costs less
            raise Missing(f"the machine was too busy: {load.reached:.0f} moves a second instead of {rate:.0f}")
        return {
            CPU: (cpu_seconds(server) - seated[1]) / moves * 1000,
            "seat_cpu_ms": (seated[1] - spent) / tables * 1000,
            "p50_ms": percentile(load.broadcasts, 50),
            "p99_ms": percentile(load.broadcasts, 99),
            "kb_per_table": (seated[0] - memory) / tables,
            "reached_per_s": load.reached,
        }
