"""Strangers play every game to the end; one of them loses the connection twice, and the server is killed once."""

from __future__ import annotations

import asyncio
from random import Random

from meijin.kernel.registry import names
from tests.server.proof.conftest import StartServer
from tests.server.proof.harness.people import Street
from tests.server.proof.harness.player import Onlooker, Player
from tests.server.proof.harness.process import ServerProcess
from tests.server.proof.harness.records import nothing_is_lost, record_of

LOSSES = (4, 12)  # moves of the unlucky one with which the connection is lost
KILL = 8  # so many moves of all of them, and then the server is killed
QUICK = {"ranking_battle": {"options": {"quick": True, "round_limit": 10}}}


async def acted(player: Player, moves: int) -> None:
    """Wait until a player has made so many moves."""
    async with asyncio.timeout(60):
        while len(player.acknowledged) < moves:
            await asyncio.sleep(0.005)


async def play_with_mishaps(server: ServerProcess, games: list[str]) -> None:
    killed = asyncio.Event()
    async with Street(server) as street:
        tables: list[tuple[str, list[Player], Onlooker]] = []
        for number, game in enumerate(games):
            people = await street.guests(3 if game == "ranking_battle" else 2)
            table = await street.seated(people, game, **QUICK.get(game, {}))
            players = [Player(person, table, Random(f"{game} {seat}")) for seat, person in enumerate(people)]
            players[0].losses = LOSSES
            players[0].holds[KILL + 1] = killed
            tables.append((table, players, Onlooker(street.nobody(), table, number)))
        unlucky = [players[0] for _, players, _ in tables]
        async with asyncio.TaskGroup() as group:
            for _, players, _ in tables:
                for player in players:
                    group.create_task(player.play())
            await asyncio.gather(*(acted(player, KILL) for player in unlucky))
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            killed.set()
        for table, players, onlooker in tables:
            assert len(players[0].lines) >= 4, "two losses and a kill make four connections"
            record = await record_of(street.nobody(), table)
            nothing_is_lost(record, players)
            await onlooker.watch()
            for player in players:
                assert player.outcome == onlooker.outcome
                assert player.outcome is not None and player.outcome["seed"] == record.seed.hex()


def test_every_game_is_played_to_the_end_and_nobody_loses_a_move(database: str, start: StartServer) -> None:
    games = names()
    assert len(games) >= 5
    asyncio.run(play_with_mishaps(start(database), games))
