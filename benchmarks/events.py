"""How a tournament of many goes at a real server: everybody registers and reports, and many look on.

python -m benchmarks.events                            # 512 players, 500 who look on
python -m benchmarks.events --players 64 --viewers 50
python -m benchmarks.events --write                    # keep the figures in events.md
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import random
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import AsyncExitStack, ExitStack
from dataclasses import dataclass, field
from datetime import date
from functools import partial
from http.cookiejar import CookieJar, DefaultCookiePolicy
from itertools import count
from pathlib import Path
from textwrap import fill
from typing import Any, Final

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.server import SERVERS, cpu_seconds, database, percentile, serving, show

AT_ONCE: Final = 64  # requests under way at a time, as from that many phones
PATIENCE: Final = 120.0  # seconds
RESULTS: Final = Path(__file__).with_name("events.md")
NEW: Final = {"name": "Load", "game": "crossover", "mode": "free", "settings": {"break_minutes": 0}}

Work = Callable[[], Awaitable[Any]]
_keys: Final = count()


@dataclass
class Guest:
    """Somebody with a cookie."""

    cookie: str = ""
    player: str = ""


@dataclass
class Load:
    """Whoever asks the server, and what was measured."""

    address: str
    http: httpx.AsyncClient
    event: str = ""
    troubles: list[str] = field(default_factory=list)
    waits: dict[str, list[float]] = field(default_factory=dict)  # milliseconds by what was asked for

    async def ask(self, who: Guest, what: str, method: str, path: str, body: object = None) -> Any:
        """A request that should be answered well; how long it took is noted."""
        headers = {"cookie": f"meijin={who.cookie}"} if who.cookie else {}
        began = time.monotonic()
        answer = await self.http.request(method, f"http://{self.address}{path}", json=body, headers=headers)
        self.waits.setdefault(what, []).append((time.monotonic() - began) * 1000)
        who.cookie = answer.cookies.get("meijin") or who.cookie
        if not answer.is_success:
            self.troubles.append(f"{what}: {answer.status_code} {answer.text[:200]}")
        return answer.json()

    async def order(self, who: Guest, kind: str, **fields: Any) -> Any:
        """An order at the event."""
        body = {"command": {"type": kind, **fields}, "key": str(next(_keys))}
        return await self.ask(who, kind, "POST", f"/api/events/{self.event}/orders", body)

    async def arrive(self) -> Guest:
        """A new guest."""
        guest = Guest()
        await self.ask(guest, "arrive", "POST", "/api/session")
        return guest

    async def look(self, who: Guest) -> Any:
        """The event."""
        return await self.ask(who, "look", "GET", f"/api/events/{self.event}")


class SeenMatch(msgspec.Struct):
    """What a viewer here reads of a match."""

    id: str
    state: str


class SeenRound(msgspec.Struct):
    """What a viewer here reads of a round."""

    matches: list[SeenMatch]


class SeenStanding(msgspec.Struct):
    """What a viewer here reads of a line of the standings."""

    player: str


class News(msgspec.Struct):
    """What a viewer here reads of a message; the rest is only passed over, as the load is the server's to carry."""

    rounds: list[SeenRound] | None = None
    standings: list[SeenStanding] | None = None
    view: News | None = None


_news: Final = msgspec.json.Decoder(News)


class Watcher:
    """Somebody who looks on."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self._settled: set[str] = set()
        self._matches = 0

    async def _hear(self) -> News:
        async with asyncio.timeout(PATIENCE):
            return _news.decode(await self._connection.recv(decode=False))

    def _note(self, news: News) -> None:
        for each in news.rounds or ():
            self._settled |= {match.id for match in each.matches if match.state == "confirmed"}

    async def hello(self) -> None:
        """Hear how things stand."""
        view = (await self._hear()).view
        assert view is not None and view.rounds is not None
        self._matches = len(view.rounds[0].matches)
        self._note(view)

    async def until(self, match: str = "") -> float:
        """When this one has the result of a match, or of all."""
        while match not in self._settled if match else len(self._settled) < self._matches:
            self._note(await self._hear())
        return time.monotonic()

    async def standings(self) -> float:
        """When this one has new standings."""
        while (await self._hear()).standings is None:
            pass
        return time.monotonic()


async def together(work: Iterable[Work]) -> float:
    """Do everything, so many things at a time; how many seconds it took."""
    gate, began = asyncio.Semaphore(AT_ONCE), time.monotonic()

    async def one(do: Work) -> None:
        async with gate:
            await do()

    await asyncio.gather(*[one(do) for do in work])
    return time.monotonic() - began


async def measure(args: argparse.Namespace, kind: str, workers: int) -> dict[str, str]:
    """All figures of one kind of server, by what they are."""
    with ExitStack() as processes:
        folder = Path(processes.enter_context(tempfile.TemporaryDirectory()))
        url, _ = processes.enter_context(database(kind, folder))
        host, port, pid = processes.enter_context(serving(url, workers, folder))
        async with AsyncExitStack() as stack:
            jar = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # everybody keeps a cookie of their own
            limits = httpx.Limits(max_connections=AT_ONCE, max_keepalive_connections=AT_ONCE)
            client = httpx.AsyncClient(cookies=jar, limits=limits, timeout=PATIENCE, trust_env=False)
            load = Load(f"{host}:{port}", await stack.enter_async_context(client))
            figures = await _event(load, args, stack, pid)
        for trouble in load.troubles[:5]:
            print(trouble, file=sys.stderr)
        return figures


async def _event(load: Load, args: argparse.Namespace, stack: AsyncExitStack, pid: int) -> dict[str, str]:
    meijin = await load.arrive()
    load.event = (await load.ask(meijin, "create", "POST", "/api/events", NEW))["id"]
    await load.order(meijin, "open")
    people = [await load.arrive() for _ in range(args.players)]
    before = cpu_seconds(pid)
    entered = await together([partial(_register, load, one) for one in people])
    for step in ("close_registration", "pair", "publish", "start_clock"):
        await load.order(meijin, step)
    watchers = [
        Watcher(await stack.enter_async_context(_socket(load, people[number % len(people)] if number % 2 else None)))
        for number in range(args.viewers)
    ]
    await asyncio.gather(*[watcher.hello() for watcher in watchers])
    matches = (await load.look(meijin))["rounds"][0]["matches"]
    result = partial(load.order, meijin, "enter_result", match=matches[0]["id"], result=_result(2, 0))
    seen = await _seen(result, [partial(watcher.until, matches[0]["id"]) for watcher in watchers])
    looking = [asyncio.create_task(watcher.until()) for watcher in watchers]
    reported = await together(_reports(load, people, matches[1:]))
    ended = time.monotonic()
    caught_up = max(0.0, max(await asyncio.gather(*looking)) - ended)
    closed = await _seen(partial(load.order, meijin, "close_round"), [watcher.standings for watcher in watchers])
    if len((await load.look(meijin))["standings"]) != args.players:
        load.troubles.append("somebody is missing in the standings")
    return {
        "s until all were registered and checked in": f"{entered:.1f}",
        "s until all had reported": f"{reported:.1f}",
        "ms for a registration: p50 / p99": _spread(load.waits["register"]),
        "ms for a report: p50 / p99": _spread(load.waits["report"]),
        "ms to pair the round": f"{load.waits['pair'][0]:.0f}",
        "ms from a result to the screens: p50 / max": f"{percentile(seen, 50):.0f} / {max(seen):.0f}",
        "ms from the last report to all screens": f"{caught_up * 1000:.0f}",
        "ms from the end of the round to the standings: p50 / max": f"{percentile(closed, 50):.0f} / {max(closed):.0f}",
        "CPU s of the server": f"{cpu_seconds(pid) - before:.1f}",
        "troubles": str(len(load.troubles)),
    }


async def _register(load: Load, one: Guest) -> None:
    done = await load.ask(one, "register", "POST", f"/api/events/{load.event}/register", {})
    one.player = done["players"][0]
    await load.order(one, "check_in", player=one.player)


def _result(first: int, second: int) -> dict[str, object]:
    return {"kind": "played", "score": [first, second]}


def _reports(load: Load, people: Sequence[Guest], matches: Sequence[Any]) -> list[Work]:
    """Both players of every match say how it ended, in no order."""
    by_player = {one.player: one for one in people}
    work: list[Work] = [
        partial(load.order, by_player[player], "report", player=player, match=match["id"], result=_result(2, 1))
        for match in matches
        if len(match["seats"]) == 2
        for player in match["seats"]
    ]
    random.Random(1).shuffle(work)
    return work


def _socket(load: Load, who: Guest | None) -> Any:
    """A socket to the event: of a player, who has a view of their own, or of somebody else."""
    headers = {} if who is None else {"cookie": f"meijin={who.cookie}"}
    address = f"ws://{load.address}/api/events/{load.event}/socket"
    return connect(address, additional_headers=headers, max_size=None, max_queue=None, compression=None, proxy=None)


async def _seen(do: Work, looks: Sequence[Callable[[], Awaitable[float]]]) -> list[float]:
    """How many milliseconds after something was asked for everybody has seen it."""
    looking = [asyncio.ensure_future(look()) for look in looks]
    began = time.monotonic()
    await do()
    return [(seen - began) * 1000 for seen in await asyncio.gather(*looking)]


def _spread(waits: list[float]) -> str:
    return f"{percentile(waits, 50):.0f} / {percentile(waits, 99):.0f}"


def to_markdown(columns: dict[str, dict[str, str]], args: argparse.Namespace, busy: float) -> str:
    """All figures, side by side, as a page."""
    told = (
        f"Written by `python -m benchmarks.events --write` on {date.today():%d %B %Y}: CPython "
        f"{platform.python_version()}; {os.cpu_count()} cores, which the players and the database share; "
        f"the load of other programs before it began was {busy:.1f}. "
        f"{args.players:,} players, {args.viewers:,} sockets of people who look on, every other one a player's. "
        "What the rows mean is told in [README.md](README.md)."
    )
    lines = ["# How a large tournament goes", "", fill(told, 120), ""]
    lines += [f"|  | {' | '.join(columns)} |", f"| --- |{' ---: |' * len(columns)}"]
    for row in next(iter(columns.values())):
        lines.append(f"| {row} | {' | '.join(figures[row] for figures in columns.values())} |")
    return "\n".join([*lines, ""])


def main() -> int:
    """Measure, show, and keep."""
    parser = argparse.ArgumentParser(description="how a tournament of many goes at a real server")
    parser.add_argument("--players", type=int, default=512, help="who register and report (512)")
    parser.add_argument("--viewers", type=int, default=500, help="sockets of people who look on (500)")
    parser.add_argument("--on", nargs="+", default=["sqlite"], choices=SERVERS, help="kinds of server (sqlite)")
    parser.add_argument("--write", action="store_true", help="keep the figures in benchmarks/events.md")
    args = parser.parse_args()
    columns: dict[str, dict[str, str]] = {}
    busy = os.getloadavg()[0]
    for name in args.on:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            columns[name] = runner.run(measure(args, *SERVERS[name]))
        show({name: columns[name]})
    if args.write:
        RESULTS.write_text(to_markdown(columns, args, busy), encoding="utf-8")
    return 0 if all(figures["troubles"] == "0" for figures in columns.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
