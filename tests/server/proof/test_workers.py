"""Two workers on one PostgreSQL: whoever is connected to either plays at the same table."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

from meijin.kernel.fairness import Gift
from tests.server.process import MEIJIN, ServerProcess
from tests.server.proof.conftest import StartServer
from tests.server.proof.harness.people import Line, Person, Street
from tests.server.proof.harness.player import Player, play_out
from tests.server.proof.harness.records import nothing_is_lost, record_of

TRIES = 60


async def on_another_worker(person: Person, table: str, than: set[str]) -> Line:
    """A socket that has come to another process than those."""
    for _ in range(TRIES):
        line = await person.dial(table)
        if line.worker not in than:
            return line
        await line.connection.close()
    raise AssertionError(f"in {TRIES} tries every connection came to the same worker")


class Stuck(Player):
    """A player who stays on one worker: what the system gives is taken only if it is another than the other's."""

    avoids: set[str]

    async def play(self) -> None:
        line = await on_another_worker(self.person, self.table, self.avoids)
        try:
            self.lines.append(line)
            await self._play_on(line)
        finally:
            await line.connection.close()


async def over_two_workers(server: ServerProcess) -> None:
    async with Street(server) as street:
        people = await street.guests(2)
        table = await street.sitting(people, "go_out", options={"wins_needed": 1})
        await street.say_numbers(people, table)
        await street.be_ready(people, table)
        async with people[0].line(table) as first:
            here = first.worker
            there = await on_another_worker(people[1], table, {here})
            await there.connection.close()
            players = [Stuck(person, table, Random(seat)) for seat, person in enumerate(people)]
            players[0].avoids, players[1].avoids = {there.worker}, {here}
            await play_out(*players)
        assert {player.lines[0].worker for player in players} == {here, there.worker}
        record = await record_of(street.nobody(), table)
        nothing_is_lost(record, players)
        assert players[0].outcome == players[1].outcome
        assert record.draw is not None
        assert [part.gift for part in record.draw.parts] == [Gift.NUMBER] * 2


async def race(server: ServerProcess) -> None:
    """One seat, two tabs on two workers, one question: exactly one answer counts."""
    async with Street(server) as street, AsyncExitStack() as stack:
        people = await street.guests(2)
        table = await street.seated(people, "cat_battles")
        turn = 0
        for place, person in enumerate(people):
            async with person.line(table) as line:
                begun = await line.hear_until(
                    lambda message: message["type"] == "update" or bool(message.get("update"))
                )
                turn = place if begun.get("update", begun)["prompt"] else turn
        one = await people[turn].dial(table)
        stack.push_async_callback(one.connection.close)
        other = await on_another_worker(people[turn], table, {one.worker})
        stack.push_async_callback(other.connection.close)
        for _ in range(12):
            prompts = [(await line.update())["prompt"] for line in (one, other)]
            if prompts[0] is None:
                break
            assert prompts[0] == prompts[1]
            action, asked = prompts[0]["choices"][0]["action"], prompts[0]["asked"]
            answers = await asyncio.gather(
                *(line.ask("act", id=os.urandom(8).hex(), action=action, asked=asked) for line in (one, other))
            )
            assert sorted(answer["type"] for answer in answers) == ["receipt", "refusal"]
            assert next(answer for answer in answers if answer["type"] == "refusal")["code"] == "stale"


async def one_worker_dies(server: ServerProcess) -> None:
    async with Street(server) as street:
        people = await street.guests(3)
        table = await street.seated(people, "ranking_battle", options={"quick": True, "round_limit": 10})
        players = [Player(person, table, Random(seat)) for seat, person in enumerate(people)]
        async with asyncio.TaskGroup() as group:
            for player in players:
                group.create_task(player.play())
            for moves in (10, 25):
                async with asyncio.timeout(30):
                    while len(players[0].acknowledged) < moves and players[0].outcome is None:
                        await asyncio.sleep(0.01)
                os.kill(workers_of(server)[0], signal.SIGKILL)
        nothing_is_lost(await record_of(street.nobody(), table), players)


def workers_of(server: ServerProcess) -> list[int]:
    """The processes in which requests are answered: the children of the one that was started."""
    children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text(encoding="ascii").split()
    commands = {int(child): Path(f"/proc/{child}/cmdline").read_bytes() for child in children}
    return [child for child, command in commands.items() if b"resource_tracker" not in command]


async def test_players_on_two_workers_share_a_table(postgres_url: str, start: StartServer) -> None:
    # Brought up to date as an operator does it.
    subprocess.run([*MEIJIN, "db", "upgrade", "--database", postgres_url], check=True, capture_output=True, timeout=60)
    server = start(postgres_url, "--workers", "2")
    await over_two_workers(server)
    await race(server)
    await one_worker_dies(server)
