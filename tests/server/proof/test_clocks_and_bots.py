"""What runs without a player: clocks and bots, also over a kill."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random

from tests.server.proof.conftest import StartServer
from tests.server.proof.harness.people import Message, Person, Street
from tests.server.proof.harness.player import Player, play_out
from tests.server.proof.harness.process import ServerProcess
from tests.server.proof.harness.records import moves_of, record_of

HEARTBEAT = 2.0  # a server that is killed was alive at least so shortly before
DOWN = 3.0


def running(update: Message) -> int:
    """What is left on the clock that runs."""
    left: list[int] = [clock["left"] for clock in update["clocks"] if clock["running"]]
    return left[0]


async def a_kill_costs_no_time(server: ServerProcess) -> None:
    async with Street(server) as street:
        people = await street.guests(2)
        table = await street.seated(people, "ganymede", clock={"pace": "game", "seconds": 100, "increment": 0})
        async with people[0].line(table) as line:
            await line.hear()
            await asyncio.sleep(HEARTBEAT + 0.5)  # the clock runs while the server lives
            before = running(await line.update())
            assert before <= 100_000 - HEARTBEAT * 1000
        await asyncio.to_thread(server.kill)
        await asyncio.sleep(DOWN)
        await asyncio.to_thread(server.start)
        async with people[0].line(table) as line:
            after = running((await line.hear())["update"])
        assert before - after < DOWN * 1000, "the time without a server is nobody's"
        assert after <= before + HEARTBEAT * 1000 + 500


def test_clocks_stand_still_while_no_server_lives(start: StartServer, tmp_path: Path) -> None:
    asyncio.run(a_kill_costs_no_time(start(f"sqlite:///{tmp_path}/meijin.db")))


async def out_of_time(street: Street, policy: str) -> tuple[str, list[Person]]:
    people = await street.guests(2)
    clock = {"pace": "move", "seconds": 2, "increment": 0}
    return await street.seated(people, "ganymede", clock=clock, out_of_time=policy), people


async def nobody_is_there(server: ServerProcess) -> None:
    async with Street(server) as street:
        forfeited, people = await out_of_time(street, "forfeit")
        played_on, others = await out_of_time(street, "bot")
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        await asyncio.sleep(2.5)
        async with people[0].line(forfeited) as line:
            over = await line.hear_until(lambda message: bool(outcome(message)), wait=10)
            lost = outcome(over)
            assert lost is not None and len(lost["forfeited"]) == 1
            assert sum(value > 0 for value in lost["returns"].values()) == 1
        # The bot has played for whoever was out of time; whoever is back plays on.
        record_before = await street.nobody().request("GET", f"/api/tables/{played_on}/record")
        if record_before.status_code == 409:
            players = [Player(person, played_on, Random(seat)) for seat, person in enumerate(others)]
            await play_out(*players)
        record = await record_of(street.nobody(), played_on)
        assert record.over


def outcome(message: Message) -> Message | None:
    """How the game ended, if a message says so."""
    update = message.get("update") if message["type"] == "hello" else message
    over: Message | None = (update or {}).get("over")
    return over


def test_time_runs_out_with_nobody_there_and_after_a_kill(start: StartServer, tmp_path: Path) -> None:
    asyncio.run(nobody_is_there(start(f"sqlite:///{tmp_path}/meijin.db")))


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


async def without_anybody(server: ServerProcess) -> None:
    """The bot's turn comes when the player's browser and the server are gone; it has moved when both are back."""
    async with Street(server) as street:
        person = await street.guest()
        table = (await person.ask("POST", "/api/play-now", {"game": "ganymede", "bot": "greedy"}))["id"]
        for _ in range(20):
            async with person.line(table) as line:
                hello = await line.hear()
                update = hello["update"] if hello["update"]["prompt"] else await line.hear_until(asks)
                prompt = update["prompt"]
                told = update["lines"]
                await line.ask("act", action=prompt["choices"][0]["action"], asked=prompt["asked"])
                if (await line.update())["prompt"] is None:
                    break
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        await asyncio.sleep(0.5)
        limit = time.monotonic() + 30
        while time.monotonic() < limit:
            async with person.line(table) as line:
                update = (await line.hear())["update"]
            if update["prompt"] or update["over"]:
                assert update["lines"] > told
                return
            await asyncio.sleep(0.5)
        raise AssertionError("the bot has not gone on")


def asks(message: Message) -> bool:
    return message["type"] == "update" and message["prompt"] is not None


def test_bots_go_on_after_a_kill(start: StartServer, tmp_path: Path) -> None:
    server = start(f"sqlite:///{tmp_path}/meijin.db")
    asyncio.run(bots_go_on(server))
    asyncio.run(without_anybody(server))
