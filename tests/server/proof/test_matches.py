"""A match goes on over kills of the server: whatever was exchanged and won is kept, and no game is opened twice."""

from __future__ import annotations

import asyncio

from meijin.games.crossover.lists.decklist import to_line
from meijin.games.crossover.lists.decks import STARTERS
from tests.server.process import ServerProcess
from tests.server.proof.harness.people import WAIT, Person, Street

SWAPPED = f"{to_line(STARTERS['leaf-sand'])} / out 1 n-490 / in 1 n-588"


async def next_table(somebody: Person, table: str) -> str:
    async with asyncio.timeout(WAIT):
        while (found := (await somebody.ask("GET", f"/api/tables/{table}"))["rematch"]) is None:
            await asyncio.sleep(0.05)
    return str(found)


async def match_over_kills(server: ServerProcess) -> None:
    async with Street(server) as street:
        ann, ben = await street.guests(2)
        table = await street.seated([ann, ben], "crossover", best_of=3, options={"red_deck": "leaf-sand"})
        async with ann.line(table) as line:
            await line.hear()
            await line.say("act", action="resign", asked="")
            server.kill()  # perhaps after the end was kept, perhaps before; perhaps the next table is there already
        await asyncio.to_thread(server.start)
        if (await ann.ask("GET", f"/api/tables/{table}"))["status"] != "over":
            async with ann.line(table) as line:
                await line.ask("act", action="resign", asked="")
        second = await next_table(ben, table)
        await ann.ask("PUT", f"/api/tables/{second}/options", {"options": {"red_deck": SWAPPED}})
        server.kill()
        await asyncio.to_thread(server.start)
        kept = await ann.ask("GET", f"/api/tables/{second}")
        assert (kept["options"]["red_deck"], kept["match"]["score"]) == (SWAPPED, {"red": 0, "blue": 1})
        await street.say_numbers([ann, ben], second)
        for person in (ann, ben):
            await person.ask("PUT", f"/api/tables/{second}/ready", {})
        await street.say_numbers([ann, ben], second)
        async with ben.line(second) as line:
            await line.ask("act", action="resign", asked="")
        third = await next_table(ann, second)
        assert (await ben.ask("GET", f"/api/tables/{third}"))["match"]["score"] == {"red": 1, "blue": 1}
        mine = [each["id"] for each in (await ann.ask("GET", "/api/me/tables"))["tables"]]
        assert sorted(mine) == sorted([table, second, third])


async def test_a_match_goes_on_however_often_the_server_is_killed(mortal: ServerProcess) -> None:
    await match_over_kills(mortal)


async def bots_go_on(server: ServerProcess) -> None:
    async with Street(server) as street:
        (ann,) = await street.guests(1)
        terms = {"game": "ganymede", "bots": {"red": "random", "green": "random"}, "best_of": 5}
        table = (await ann.ask("POST", "/api/tables", terms))["id"]
        await ann.ask("POST", f"/api/tables/{table}/start")
        for kills in range(5):
            async with asyncio.timeout(WAIT):
                while (found := await ann.ask("GET", f"/api/tables/{table}"))["status"] != "over":
                    await asyncio.sleep(0.01)
            if found["match"]["over"]:
                return
            if kills < 2:
                server.kill()
                await asyncio.to_thread(server.start)
            table = await next_table(ann, table)
    raise AssertionError("the match does not end")


async def test_bots_that_were_killed_between_two_games_play_on(mortal_here: ServerProcess) -> None:
    await bots_go_on(mortal_here)
