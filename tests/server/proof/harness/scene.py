"""What happens around an attack: a game that is attacked, and one beside it that must not notice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random

from websockets.exceptions import ConnectionClosed

from tests.server.process import ServerProcess
from tests.server.proof.harness.people import WAIT, Line, Message, Person, Street
from tests.server.proof.harness.player import Player
from tests.server.proof.harness.records import nothing_is_lost, record_of


@asynccontextmanager
async def undisturbed(street: Street) -> AsyncIterator[None]:
    """Meanwhile two others play a game to the end, and lose no move and no connection."""
    people = await street.guests(2)
    table = await street.seated(people, "go_out", options={"wins_needed": 1})
    players = [Player(person, table, Random(seat)) for seat, person in enumerate(people)]
    async with asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.play())
        yield
    nothing_is_lost(await record_of(street.nobody(), table), players)
    assert [len(player.lines) for player in players] == [1, 1]


class Scene:
    """A running game: whose turn it is, and lines to both seats."""

    def __init__(self, street: Street, table: str, people: list[Person], lines: list[Line]) -> None:
        self.street = street
        self.table = table
        self.people = people
        self.lines = lines
        self.turn = 0
        self.prompt: Message = {}

    @property
    def act(self) -> Message:
        """What the one whose turn it is might send."""
        return {"action": self.prompt["choices"][0]["action"], "asked": self.prompt["asked"]}

    async def look(self) -> list[Message]:
        """How the game stands for both."""
        updates = [await line.update() for line in self.lines]
        self.turn = next(place for place, update in enumerate(updates) if update["prompt"])
        self.prompt = updates[self.turn]["prompt"]
        for update in updates:
            del update["at"]
        return updates


@asynccontextmanager
async def scene(server: ServerProcess) -> AsyncIterator[Scene]:
    async with Street(server) as street, AsyncExitStack() as stack:
        people = await street.guests(2)
        table = await street.seated(people, "cat_battles")
        lines = [await stack.enter_async_context(person.line(table)) for person in people]
        for line in lines:
            await line.hear()
        running = Scene(street, table, people, lines)
        await running.look()
        yield running


async def closed_with(line: Line) -> int | None:
    """The code with which the server ends a connection, whatever it says before."""
    async with asyncio.timeout(WAIT):
        try:
            while True:
                await line.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None
