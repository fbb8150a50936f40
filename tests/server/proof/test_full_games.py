"""Strangers play every game to the end; one of them loses the connection twice, and the server is killed once."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from random import Random

import msgspec

from tests.installed import INSTALLED
from tests.server.process import ServerProcess
from tests.server.proof.harness.people import Person, Street
from tests.server.proof.harness.player import Onlooker, Player
from tests.server.proof.harness.records import nobody_misses_a_line, nothing_is_lost, record_of

LOSSES = (4, 12)  # moves of the unlucky one with which the connection is lost
KILL = 8  # so many moves of all of them, and then the server is killed
RESTART = 1012  # the code with which a server that will be back ends connections
QUICK = {"ranking_battle": {"options": {"quick": True, "round_limit": 10}}}


async def acted(player: Player, moves: int) -> None:
    """Wait until a player has made so many moves."""
    async with asyncio.timeout(60):
        while len(player.acknowledged) < moves:
            await asyncio.sleep(0.005)


async def with_token(person: Person) -> None:
    """From now on this one comes as a program does."""
    person.token = (await person.ask("POST", "/api/tokens", {"name": "a program"}))["token"]


async def play_with_mishaps(server: ServerProcess, games: list[str]) -> None:
    killed = asyncio.Event()
    async with Street(server) as street:
        tables: list[tuple[str, list[Player], Onlooker]] = []
        for number, game in enumerate(games):
            people = await street.guests(3 if game == "ranking_battle" else 2)
            table = await street.seated(people, game, **QUICK.get(game, {}))
            await with_token(people[-1])
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
            nobody_misses_a_line(record, players)
            shown = msgspec.json.decode(players[0].received[0][1])["table"]["commitment"]
            assert record.draw is not None
            assert record.draw.flaws(record.seed, record.setup.seats) == []
            secret = record.draw.secret
            assert street.promised[table] == shown == record.commitment == sha256(bytes.fromhex(secret)).hexdigest()
            said = server.logged()
            people = [player.person for player in players]
            secrets = [record.seed.hex(), secret, *(person.cookie for person in people), people[-1].token]
            assert not any(secret in said for secret in secrets), "the log keeps secrets"


async def test_every_game_is_played_to_the_end_and_nobody_loses_a_move(mortal: ServerProcess) -> None:
    games = INSTALLED
    assert len(games) >= 5
    await play_with_mishaps(mortal, games)


async def interrupted(server: ServerProcess) -> int:
    """An operator starts the server anew in the middle of a game; with which code it has ended."""
    async with Street(server) as street:
        people = await street.guests(2)
        table = await street.seated(people, "ganymede")
        players = [Player(person, table, Random(seat)) for seat, person in enumerate(people)]
        async with asyncio.TaskGroup() as group:
            for player in players:
                group.create_task(player.play())
            await acted(players[0], 5)
            code = await asyncio.to_thread(server.terminate)
            await asyncio.to_thread(server.start)
        nothing_is_lost(await record_of(street.nobody(), table), players)
        assert [player.lines[0].connection.close_code for player in players] == [RESTART, RESTART]
        return code


async def test_a_server_that_is_asked_to_end_ends_well_and_goes_on_where_it_was(mortal_here: ServerProcess) -> None:
    assert await interrupted(mortal_here) == 0
