"""People who want to play anybody find each other over a kill, and at whichever worker they ask."""

from __future__ import annotations

import asyncio
import subprocess

from tests.server.process import MEIJIN, ServerProcess
from tests.server.proof.conftest import StartServer
from tests.server.proof.harness.people import Person, Street

PEOPLE = 8


async def ask(who: Person, game: str) -> str:
    return str((await who.ask("POST", "/api/play-somebody", {"game": game}))["id"])


async def status_of(who: Person, table: str) -> str:
    return str((await who.ask("GET", f"/api/tables/{table}"))["status"])


async def test_who_waits_still_does_after_a_kill_and_is_found(mortal: ServerProcess) -> None:
    async with Street(mortal) as street:
        ann, bob = await street.guests(2)
        table = await ask(ann, "cat_battles")
        mortal.kill()
        await asyncio.to_thread(mortal.start)
        assert await status_of(ann, table) == "open"
        assert await ask(ann, "cat_battles") == table, "whoever waited waits at the same table"
        assert await ask(bob, "cat_battles") == table
        mortal.kill()
        await asyncio.to_thread(mortal.start)
        assert await status_of(bob, table) == "running", "what was acknowledged is kept"
        seats = (await ann.ask("GET", f"/api/tables/{table}"))["seats"]
        assert all(seat["user"] for seat in seats)


async def playing(who: Person) -> list[str]:
    tables = (await who.ask("GET", "/api/me/tables"))["tables"]
    return [table["id"] for table in tables if table["status"] == "running"]


async def test_those_who_ask_at_several_workers_are_all_seated_once(postgres_url: str, start: StartServer) -> None:
    subprocess.run([*MEIJIN, "db", "upgrade", "--database", postgres_url], check=True, capture_output=True, timeout=60)
    async with Street(start(postgres_url, "--workers", "2")) as street:
        people = await street.guests(PEOPLE)
        waiting = list(people)
        for _ in range(2 * PEOPLE):  # whoever waits asks again, as the page does
            await asyncio.gather(*(ask(who, "go_out") for who in waiting))
            waiting = [who for who in people if not await playing(who)]
            if not waiting:
                break
        tables = [await playing(who) for who in people]
        assert all(len(mine) == 1 for mine in tables)
        assert len({mine[0] for mine in tables}) == PEOPLE // 2
