"""Taking back: alone while nobody has acted since, by consent after that, never across what was revealed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tests.server.process import ServerProcess
from tests.server.proof.harness.people import Line, Message, Street


class Game:
    """A game of two whose moves are made one by one."""

    def __init__(self, lines: list[Line]) -> None:
        self.lines = lines

    async def turn(self) -> tuple[int, Message]:
        """Who decides, and the prompt."""
        for place, line in enumerate(self.lines):
            if prompt := (await line.update())["prompt"]:
                return place, prompt
        raise AssertionError("nobody decides")

    async def move(self, choice: int = 0) -> int:
        """Whoever decides chooses; who that was."""
        place, prompt = await self.turn()
        action = prompt["choices"][choice]["action"]
        answer = await self.lines[place].ask("act", action=action, asked=prompt["asked"])
        assert answer["type"] == "receipt", answer
        return place

    async def pass_the_turn(self) -> int:
        """Move until the other one decides; who has moved."""
        first, _ = await self.turn()
        while (await self.turn())[0] == first:
            await self.move(-1)
        return first


@asynccontextmanager
async def game(server: ServerProcess, name: str, rated: bool = False) -> AsyncIterator[Game]:
    async with Street(server) as street:
        people = await street.guests(2)
        table = await street.seated(people, name, rated=rated)
        async with people[0].line(table) as one, people[1].line(table) as other:
            for line in (one, other):
                await line.hear()
            yield Game([one, other])


async def alone(server: ServerProcess) -> None:
    async with game(server, "cat_battles", rated=True) as play:
        place, prompt = await play.turn()
        before = await play.lines[place].update()
        await play.move()
        receipt = await play.lines[place].ask("undo", id="once")
        assert receipt["type"] == "receipt"
        after = await play.lines[place].update()
        assert after["view"] == before["view"]
        assert after["prompt"]["choices"] == prompt["choices"]
        assert (await play.lines[place].ask("undo", id="once"))["again"], "the same message twice is one undo"
        # What was asked before does not count as an answer to what is asked now.
        stale = await play.lines[place].ask("act", action=prompt["choices"][0]["action"], asked=prompt["asked"])
        if stale["type"] == "refusal":
            assert stale["code"] == "stale"
        else:
            assert after["prompt"]["asked"] == prompt["asked"]


async def by_consent(server: ServerProcess, agree: bool) -> None:
    async with game(server, "cat_battles") as play:
        asker = await play.pass_the_turn()
        await play.move()
        mine, theirs = play.lines[asker], play.lines[1 - asker]
        before = (await mine.update())["view"]
        assert (await mine.ask("undo"))["type"] == "receipt"
        request = (await theirs.update())["request"]
        assert request["waiting"] == [(await theirs.ask("sync"))["seat"]]
        assert (await mine.ask("answer_undo", agree=True))["type"] == "refusal", "nobody answers oneself"
        assert (await theirs.ask("answer_undo", agree=agree))["type"] == "receipt"
        after = await mine.update()
        assert after["request"] is None
        assert (after["view"] != before) == agree
        assert (after["prompt"] is not None) == agree


async def refused(server: ServerProcess, rated: bool) -> None:
    # In a rated game nobody is asked; and a drawn card is not put back even if all would agree.
    async with game(server, "cat_battles" if rated else "ganymede", rated=rated) as play:
        if rated:
            mover = await play.pass_the_turn()
            await play.move()
        else:
            await play.move()
            mover = await play.move()  # the second pick uncovers both
        before = [await line.update() for line in play.lines]
        refusal = await play.lines[mover].ask("undo")
        assert (refusal["type"], refusal["code"]) == ("refusal", "illegal")
        after = [await line.update() for line in play.lines]
        assert [update["view"] for update in after] == [update["view"] for update in before]
        assert [update["request"] for update in after] == [None, None]


async def test_the_last_choice_is_taken_back_alone(server: ServerProcess) -> None:
    await alone(server)


@pytest.mark.parametrize("agree", [True, False])
async def test_after_somebody_has_acted_it_takes_their_consent(server: ServerProcess, agree: bool) -> None:
    await by_consent(server, agree)


@pytest.mark.parametrize("rated", [True, False])
async def test_rated_or_revealed_choices_stand(server: ServerProcess, rated: bool) -> None:
    await refused(server, rated)
