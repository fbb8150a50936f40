"""Killed in the middle of a burst of moves: no acknowledged move is missing, none is doubled."""

from __future__ import annotations

import asyncio
from random import Random

from tests.server.process import ServerProcess
from tests.server.proof.harness.people import Street
from tests.server.proof.harness.player import Player
from tests.server.proof.harness.records import moves_of, nothing_is_lost, record_of

TABLES = 12
KILLS = (80, 300)  # acknowledged moves of all tables together


async def killed_in_a_burst(server: ServerProcess) -> None:
    async with Street(server) as street:
        tables: list[tuple[str, list[Player]]] = []
        for number in range(TABLES):
            people = await street.guests(2)
            table = await street.seated(people, "ganymede")
            tables.append((table, [Player(each, table, Random(2 * number + seat)) for seat, each in enumerate(people)]))
        everybody = [player for _, players in tables for player in players]
        async with asyncio.TaskGroup() as group:
            for player in everybody:
                group.create_task(player.play())
            for moves in KILLS:
                async with asyncio.timeout(60):
                    while sum(len(player.acknowledged) for player in everybody) < moves:
                        await asyncio.sleep(0.001)
                server.kill()  # while moves are under way: this loop stands still until the server is gone
                await asyncio.to_thread(server.start)
        for table, players in tables:
            nothing_is_lost(await record_of(street.nobody(), table), players)
        assert all(len(player.lines) > 1 for player in everybody), "nobody was done before the first kill"


async def test_a_server_killed_in_a_burst_of_moves_loses_and_doubles_none(mortal: ServerProcess) -> None:
    await killed_in_a_burst(mortal)


async def lost_receipt(server: ServerProcess, kill: bool) -> None:
    async with Street(server) as street:
        people = await street.guests(2)
        table = await street.seated(people, "ganymede")
        async with people[0].line(table) as mine, people[1].line(table) as theirs:
            lines = [mine, theirs]
            hellos = [await line.hear() for line in lines]
            turn = next(place for place, hello in enumerate(hellos) if hello["update"]["prompt"])
            prompt = hellos[turn]["update"]["prompt"]
            act = {"id": "my only move", "action": prompt["choices"][-1]["action"], "asked": prompt["asked"]}
            await lines[turn].say("act", **act)
            # The other one is told: so it is committed. The receipt is on its way, and nobody reads it.
            await lines[1 - turn].hear_until(lambda message: message["type"] == "update")
            if kill:
                server.kill()
                await asyncio.to_thread(server.start)
            else:
                lines[turn].connection.transport.abort()
        async with people[turn].line(table) as again:
            receipt = await again.ask("act", **act)
            assert (receipt["type"], receipt["again"]) == ("receipt", True)
            twice = await again.ask("act", **act)
            assert (twice["type"], twice["again"]) == ("receipt", True)
        players = [Player(person, table, Random(seat)) for seat, person in enumerate(people)]
        async with asyncio.TaskGroup() as group:
            for player in players:
                group.create_task(player.play())
        record = await record_of(street.nobody(), table)
        first = [act["action"], *(move.action for move in players[turn].acknowledged)]
        assert moves_of(record, players[turn].seat) == first
        assert moves_of(record, players[1 - turn].seat) == [move.action for move in players[1 - turn].acknowledged]


async def test_a_move_whose_receipt_was_lost_is_sent_again_and_counts_once(mortal: ServerProcess) -> None:
    await lost_receipt(mortal, kill=False)
    await lost_receipt(mortal, kill=True)
