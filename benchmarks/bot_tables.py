"""Whether people wait longer while bots think: ``python -m benchmarks.bot_tables``; Linux only, all on loopback.

A real server is started. People play at some tables, as in ``benchmarks.server``: their moves are due at a steady rate,
and every wait counts from the moment a move is due. They are timed twice: first alone, then while ``meijin`` plays
itself at many other tables, so that at every moment somebody waits there for a thought.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import platform
import secrets
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from datetime import date
from pathlib import Path
from textwrap import fill
from typing import Final
from urllib.request import Request, urlopen

import uvloop

from benchmarks.players import LIMIT, Load
from benchmarks.server import (
    AIM_MS,
    BESIDE_BOTS,
    GAMES,
    RESULTS,
    SERVERS,
    cpu_seconds,
    database,
    family,
    percentile,
    prepared,
    section,
    serving,
    show,
    spread,
)
from meijin.kernel import registry

THOUGHTS: Final = "meijin_thinking_seconds_count"
STUCK: Final = ("meijin_slow_bots_total", "meijin_failed_bots_total")
BUSY: Final = 10.0  # seconds in which every bot has been asked once more, or waits


async def seat_bots(load: Load, bot: str, tables: int, games: Sequence[str]) -> None:
    """Begin games at so many tables with this bot on every seat, each for a host of its own."""

    async def begin(game: str) -> None:
        line = await load.lines.get()
        try:
            seats = registry.find(game).prepare(2, {}).seats
            wanted = {"game": game, "players": 2, "visibility": "link", "bots": dict.fromkeys(seats, bot)}
            made, cookie = await line.ask("POST", "/api/tables", "", wanted)
            await line.ask("POST", f"/api/tables/{made['id']}/start", cookie)
        finally:
            load.lines.put_nowait(line)

    await asyncio.gather(*(begin(games[number % len(games)]) for number in range(tables)))


class Figures:
    """What a server counts itself."""

    def __init__(self, host: str, port: int, token: str) -> None:
        self.request = Request(f"http://{host}:{port}/metrics", headers={"Authorization": f"Bearer {token}"})

    def read(self) -> dict[str, float]:
        """Every figure by its name."""
        with urlopen(self.request, timeout=LIMIT) as answer:
            lines = answer.read().decode().splitlines()
        return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if line[0] != "#")}


async def measure(args: argparse.Namespace, kind: str, workers: int) -> dict[str, str]:
    """All figures of one kind of server, by what they are."""
    found: dict[str, str] = {}
    token = secrets.token_hex(16)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="meijin-bench-")))
        url, _ = stack.enter_context(database(kind, folder))
        around = {**os.environ, "MEIJIN_METRICS_TOKEN": token}
        host, port, server = stack.enter_context(serving(url, workers, folder, around))
        figures = Figures(host, port, token)
        await prepared(server)
        async with Load(host, port).open() as load:
            await load.seat(args.people, args.games)
            await load.join()
            gc.freeze()  # the clients' own garbage is not the server's fault
            await load.press(args.rate, args.warm_up)
            await load.press(args.rate, args.seconds)
            alone, troubles = load.receipts, load.troubles
            await seat_bots(load, args.bot, args.tables, args.games)
            await asyncio.sleep(min(BUSY, args.seconds))
            await load.press(args.rate, args.warm_up)
            before, spent, start = figures.read(), cpu_seconds(server), time.perf_counter()
            await load.press(args.rate, args.seconds)
            elapsed = time.perf_counter() - start
            after = figures.read()
            found["tables at which bots think"] = f"{args.tables:,}"
            found["people's moves/s asked for"] = f"{args.rate:g}"
            found["people's moves/s reached"] = f"{load.reached:.0f}"
            found["ms to the receipt, nobody thinks: p50 / p99 / max"] = spread(alone)
            found["ms to the receipt, bots think: p50 / p99 / max"] = spread(load.receipts)
            found["ms to the other player, bots think: p50 / p99 / max"] = spread(load.broadcasts)
            found[f"p99 below {AIM_MS:.0f} ms"] = "yes" if percentile(load.receipts, 99) < AIM_MS else "no"
            found["bots' moves/s that all could see"] = f"{(after[THOUGHTS] - before[THOUGHTS]) / elapsed:.1f}"
            found["bots that were too slow or failed"] = f"{sum(after[name] - before[name] for name in STUCK):.0f}"
            found["processes of the server"] = f"{len(family(server))}"
            found["CPU, server with its thinking processes"] = f"{(cpu_seconds(server) - spent) / elapsed:.0%}"
            troubles = [*troubles, *load.troubles]
            found["troubles"] = f"{len(troubles):,}"
            for trouble in troubles[:5]:
                print(trouble, file=sys.stderr)
    return found


def to_markdown(columns: dict[str, dict[str, str]], args: argparse.Namespace) -> str:
    """All figures as a section of the page."""
    told = (
        f"Written by `python -m benchmarks.bot_tables --write` on {date.today():%d %B %Y}: CPython "
        f"{platform.python_version()}; {os.cpu_count()} cores, which the people's programs share. `{args.bot}` plays "
        f"itself at {args.tables:,} tables while people play at {args.people:,} others, "
        f"{', '.join(args.games)} in equal parts; {args.seconds:g} s each, after {args.warm_up:g} s to warm up."
    )
    lines = [BESIDE_BOTS, "", fill(told, 120), ""]
    lines += [f"|  | {' | '.join(columns)} |", f"| --- |{' ---: |' * len(columns)}"]
    for row in next(iter(columns.values())):
        lines.append(f"| {row} | {' | '.join(figures[row] for figures in columns.values())} |")
    return "\n".join([*lines, ""])


def main() -> None:
    """Measure, show, and keep."""
    parser = argparse.ArgumentParser(description="whether people wait longer while bots think")
    parser.add_argument("--tables", type=int, default=200, help="tables at which bots play (200)")
    parser.add_argument("--people", type=int, default=100, help="tables at which people play, two each (100)")
    parser.add_argument("--rate", type=float, default=50.0, help="moves of people a second, over all tables (50)")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long, with bots and without (60)")
    parser.add_argument("--warm-up", type=float, default=5.0, help="seconds before (5)")
    parser.add_argument("--games", nargs="+", default=list(GAMES), choices=GAMES, help="in equal parts (all)")
    parser.add_argument("--bot", default="meijin", help="who plays there (meijin)")
    parser.add_argument("--on", nargs="+", default=["sqlite"], choices=SERVERS, help="kinds of server (sqlite)")
    parser.add_argument("--write", action="store_true", help="keep the figures in benchmarks/server.md")
    args = parser.parse_args()
    columns: dict[str, dict[str, str]] = {}
    for name in args.on:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            columns[name] = runner.run(measure(args, *SERVERS[name]))
        show({name: columns[name]})
    if args.write:
        page = RESULTS.read_text(encoding="utf-8")
        RESULTS.write_text(page.removesuffix(section(page, BESIDE_BOTS)).rstrip() + "\n\n" + to_markdown(columns, args))


if __name__ == "__main__":
    main()
