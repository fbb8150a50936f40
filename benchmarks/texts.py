"""How long others wait while one address sends texts to be read as fast as it can: `python benchmarks/texts.py`.

It starts a server with rate limits on, and asks it for the lobby from one address while another posts cards of its own
to be checked over twelve connections, each time other ones.
"""

from __future__ import annotations

import asyncio
import json
import statistics
import tempfile
import time
from pathlib import Path
from typing import Final

import httpx

from tests.server.process import ServerProcess

CONNECTIONS: Final = 12
SECONDS: Final = 8.0
PAUSE: Final = 0.03
OTHERS: Final = "127.0.0.2"  # another address of this machine
LOBBY: Final = "/api/tables"
CHECK: Final = "/api/games/crossover/lists/check"


def cards(salt: str, size: int = 48_000) -> str:
    """Good cards of one's own, in one line, which nobody has sent before."""
    made: list[dict[str, object]] = []
    card = {
        "line": "naruto", "type": "ninja", "set": "my-cards", "symbols": ["water"], "traits": ["Animal", "Male"],
        "attributes": ["Oil"], "turn": 1, "hand": 0, "healthy": [2, 1], "injured": [1, 0], "source": "house",
        "source_effect": "house",
    }  # fmt: skip
    sets = {"my-cards": {"name": "Cards of my own", "legal": True, "source": "house"}}
    while len(json.dumps(made)) < size:
        number = len(made)
        made += [
            {"id": f"my-{each}", "number": f"MY-{each}", "name": f"Gama {salt} {each}", **card}
            for each in range(number, number + 10)
        ]
    return json.dumps({"sets": sets, "cards": made})


async def waits(url: str, until: float) -> list[float]:
    """The milliseconds that somebody waits for the lobby, again and again."""
    found: list[float] = []
    async with httpx.AsyncClient(transport=httpx.AsyncHTTPTransport(local_address=OTHERS), timeout=30) as client:
        while time.monotonic() < until:
            began = time.monotonic()
            answer = await client.get(url + LOBBY)
            assert answer.status_code == 200
            found.append((time.monotonic() - began) * 1000)
            await asyncio.sleep(PAUSE)
    return found


async def attack(url: str, which: int, until: float, statuses: list[int]) -> None:
    """Post texts over one connection until it is enough."""
    body = json.dumps({"text": "3 n-490", "options": {"cards": cards("SALT")}})
    headers = {"content-type": "application/json"}
    async with httpx.AsyncClient(timeout=60, headers=headers) as client:
        for number in range(10_000):
            if time.monotonic() > until:
                return
            mine = body.replace("SALT", f"{which}x{number}").encode()
            statuses.append((await client.post(url + CHECK, content=mine)).status_code)


async def measure(url: str) -> None:
    """Print both medians."""
    await waits(url, time.monotonic() + 1)
    quiet = await waits(url, time.monotonic() + SECONDS)
    statuses: list[int] = []
    until = time.monotonic() + SECONDS
    attackers = [asyncio.create_task(attack(url, which, until, statuses)) for which in range(CONNECTIONS)]
    loud = await waits(url, until)
    await asyncio.gather(*attackers)
    for name, each in (("alone", quiet), ("beside the attack", loud)):
        worst = sorted(each)[int(len(each) * 0.95)]
        print(f"{name}: median {statistics.median(each):.1f} ms, 95 % within {worst:.1f} ms, {len(each)} requests")
    print("answers to the attack:", {status: statuses.count(status) for status in sorted(set(statuses))})


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        limited = {"MEIJIN_RATE_LIMITS": "yes"}
        with ServerProcess(f"{folder}/meijin.db", Path(folder), environment=limited) as server:
            asyncio.run(measure(server.url))
