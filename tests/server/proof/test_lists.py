"""Decks and teams that people keep are there again, however the server ended."""

from __future__ import annotations

import asyncio

from tests.server.process import ServerProcess
from tests.server.proof.harness.people import Street


async def kept_over_a_kill(server: ServerProcess) -> None:
    async with Street(server) as street:
        (ann,) = await street.guests(1)
        deck = {"game": "crossover", "name": "Mine", "text": "leaf-sand"}
        first = await ann.ask("POST", "/api/me/lists", deck)
        changed = await ann.ask("PUT", f"/api/me/lists/{first['id']}", {"name": "Other"})
        kept = await ann.ask("POST", "/api/me/lists", deck)
        server.kill()
        await asyncio.to_thread(server.start)
        there = {each["id"]: each for each in (await ann.ask("GET", "/api/me/lists"))["lists"]}
        assert there == {changed["id"]: changed, kept["id"]: kept}


async def test_a_list_that_was_acknowledged_outlives_the_server(mortal: ServerProcess) -> None:
    await kept_over_a_kill(mortal)
