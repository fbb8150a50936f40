"""What runs without a player: clocks and bots, also over a kill."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random

from tests.server.process import ServerProcess
from tests.server.proof.harness.people import Message, Person, Street
from tests.server.proof.harness.player import Player
from tests.server.proof.harness.records import moves_of, record_of

LOOKED = 1_100  # milliseconds in which a server has looked at least once whose time is out


def running(update: Message) -> int:
    """What is left on the clock that runs."""
    left: list[int] = [clock["left"] for clock in update["clocks"] if clock["running"]]
    return left[0]


# Python reads this before anything else: what the time of day is, with whatever the file named STEP says added.
SET_BY_HAND = """
import os, time
real = time.time_ns
def stepped():
    with open(os.environ["STEP"]) as file:
        return real() + int(file.read()) * 1_000_000_000
time.time_ns = stepped
time.time = lambda: stepped() / 1e9
"""
MINUTES = 60


async def set_by_hand(server: ServerProcess, step: Callable[[int], None]) -> None:
    async with Street(server) as street:
        people = await street.guests(2)
        clock = {"pace": "game", "seconds": 600, "increment": 0}
        table = await street.seated(people, "ganymede", clock=clock, out_of_time="forfeit")
        async with people[0].line(table) as line:
            await line.hear()
            for minutes in (20, -20, 0):  # forward, back by more, and right again
                step(minutes * MINUTES)
                await people[0].ask("GET", "/api/tables")
                at_first = update = await line.update()
                while update["over"] is None and running(at_first) - running(update) < LOOKED:
                    await asyncio.sleep(0.05)
                    update = await line.update()
                assert update["over"] is None
                assert 500_000 < running(update) <= 600_000
        for minutes in (25, -25):  # while no server runs
            before = running(await looked(people[0], table))
            await asyncio.to_thread(server.kill)
            step(minutes * MINUTES)
            await asyncio.to_thread(server.start)
            after = running(await looked(people[0], table))
            assert before - 60_000 < after <= 600_000
        async with asyncio.timeout(60):  # the clock still runs
            while running(await looked(people[0], table)) == after:
                await asyncio.sleep(0.05)


async def looked(person: Person, table: str) -> Message:
    """The game as somebody sees it who comes to it."""
    async with person.line(table) as line:
        update: Message = (await line.hear())["update"]
    return update


async def test_a_step_of_the_machines_clock_costs_nobody_time(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(SET_BY_HAND)
    by = tmp_path / "step"
    by.write_text("0")
    environment = {"PYTHONPATH": str(tmp_path), "STEP": str(by)}

    def step(seconds: int) -> None:
        (tmp_path / "next").write_text(str(seconds))
        (tmp_path / "next").replace(by)

    with ServerProcess(f"sqlite:///{tmp_path}/meijin.db", tmp_path, environment=environment) as server:
        await set_by_hand(server, step)
        assert "Traceback" not in server.logged()


async def nobody_is_there(server: ServerProcess) -> None:
    """Both have closed their browsers, and the server is killed: time runs out all the same, and bots play on."""
    async with Street(server) as street:
        tables = {}
        for policy in ("forfeit", "bot"):
            people = await street.guests(2)
            clock = {"pace": "move", "seconds": 2, "increment": 0}
            tables[policy] = await street.seated(people, "ganymede", clock=clock, out_of_time=policy), people
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        for table, people in tables.values():
            await is_over(people[0], table)
        lost = await outcome(street.nobody(), tables["forfeit"][0])
        assert len(lost["forfeited"]) == 1
        assert sum(value > 0 for value in lost["returns"].values()) == 1
        played = await outcome(street.nobody(), tables["bot"][0])
        assert played["forfeited"] == []
        assert len((await record_of(street.nobody(), tables["bot"][0])).actions) > 10


async def is_over(person: Person, table: str) -> None:
    """Wait until a game is over, without looking at the table itself: that might wake it up."""
    async with asyncio.timeout(60):
        while True:
            mine = (await person.ask("GET", "/api/me/tables"))["tables"]
            if [line["status"] for line in mine if line["id"] == table] == ["over"]:
                return
            await asyncio.sleep(0.25)


async def outcome(person: Person, table: str) -> Message:
    """How a game has ended."""
    async with person.line(table) as line:
        over: Message = (await line.hear())["update"]["over"]
    return over


async def test_time_runs_out_with_nobody_there_and_after_a_kill(mortal_here: ServerProcess) -> None:
    await nobody_is_there(mortal_here)


async def bots_go_on(server: ServerProcess) -> None:
    async with Street(server) as street:
        person = await street.guest()
        table = (await person.ask("POST", "/api/play-now", {"game": "ganymede", "bot": "greedy"}))["id"]
        player = Player(person, table, Random(1))
        async with asyncio.TaskGroup() as group:
            playing = group.create_task(player.play())
            for moves in (2, 5):
                async with asyncio.timeout(60):
                    while len(player.acknowledged) < moves and not playing.done():
                        await asyncio.sleep(0.005)
                await asyncio.to_thread(server.kill)  # the bot is thinking, or has just thought
                await asyncio.to_thread(server.start)
        record = await record_of(person, table)
        assert moves_of(record, player.seat) == [move.action for move in player.acknowledged]
        assert len(record.actions) > len(player.acknowledged)


async def test_bots_go_on_after_a_kill(mortal_here: ServerProcess) -> None:
    await bots_go_on(mortal_here)
