"""Several seats choose in secret at once; nobody learns anything before all of them have."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

from tests.server.process import ServerProcess
from tests.server.proof.harness.people import Message, Street


async def characters(server: ServerProcess) -> None:
    async with Street(server) as street, AsyncExitStack() as stack:
        people = await street.guests(3)
        table = await street.seated(people, "go_out")
        lines = [await stack.enter_async_context(person.line(table)) for person in people]
        lines.append(await stack.enter_async_context(street.nobody().line(table)))
        prompts = [(await line.hear())["update"]["prompt"] for line in lines]
        assert prompts[3] is None
        chosen = [prompt["choices"][2 * seat]["action"] for seat, prompt in enumerate(prompts[:3])]
        assert all(action.startswith("choose ") for action in chosen)

        # Two choose: they are believed, but whoever looks sees no trace of what they chose.
        for seat in (0, 1):
            answer = await lines[seat].ask("act", action=chosen[seat], asked=prompts[seat]["asked"])
            assert answer["type"] == "receipt"
        third, watching = await lines[2].update(), await lines[3].update()
        assert third["prompt"] == prompts[2], "the question stays the same while others answer it"
        for told in (third["log"], watching["log"], watching["view"]["zones"]):
            assert not any(chosen[seat].split()[1] in str(told).lower() for seat in (0, 1))

        assert len({str(who) for who in watching["view"]["may_be"].values()}) == 1, "it may be anybody"

        # The last one chooses, answering the question as it was first asked: now the game goes on, for all at once.
        assert {third["view"]["phase"], watching["view"]["phase"]} == {"choose"}
        answer = await lines[2].ask("act", action=chosen[2], asked=prompts[2]["asked"])
        assert answer["type"] == "receipt"
        for line in lines:
            assert (await line.hear_until(goes_on))["view"]["deciders"] == [watching["view"]["counters"]["starter"]]


def goes_on(message: Message) -> bool:
    """Whether a message tells that everybody has chosen."""
    return message["type"] == "update" and bool(message["view"]["phase"] != "choose")


async def at_the_same_moment(server: ServerProcess) -> None:
    async with Street(server) as street, AsyncExitStack() as stack:
        people = await street.guests(4)
        table = await street.seated(people, "go_out")
        lines = [await stack.enter_async_context(person.line(table)) for person in people]
        prompts = [(await line.hear())["update"]["prompt"] for line in lines]
        answers: list[Message] = await asyncio.gather(
            *(
                line.ask("act", action=prompt["choices"][0]["action"], asked=prompt["asked"])
                for line, prompt in zip(lines, prompts, strict=True)
            )
        )
        assert [answer["type"] for answer in answers] == ["receipt"] * 4
        views = [(await line.update())["view"] for line in lines]
        assert len({str(view["deciders"]) for view in views}) == 1


TEAM = ("boss suko", "kitten hachi", "kitten maro", "kitten ame")


async def teams(server: ServerProcess) -> None:
    """One puts a team together in secret; what the other and a spectator can ask for does not tell how far it is."""
    async with Street(server) as street, AsyncExitStack() as stack:
        people = await street.guests(2)
        clock = {"pace": "game", "seconds": 600, "increment": 30}
        table = await street.seated(people, "cat_battles", options={"mode": "full"}, clock=clock)
        one, other, watching = [
            await stack.enter_async_context(person.line(table)) for person in (*people, street.nobody())
        ]
        for line in (one, other, watching):
            await line.hear_until(lambda message: message["type"] == "hello")
        before = [await line.update() for line in (one, watching)]
        assert (await one.ask("act", action="boss gonta", asked=before[0]["prompt"]["asked"]))["type"] == "receipt"
        before[0] = await one.update()
        for words in TEAM:
            asked = (await other.update())["prompt"]["asked"]
            assert (await other.ask("act", action=words, asked=asked))["type"] == "receipt"
            after = [await line.update() for line in (one, watching)]
            for earlier, later in zip(before, after, strict=True):
                spent = later["at"] - earlier["at"]
                left = [clock["left"] + spent for clock in later.pop("clocks")]
                assert left == [clock["left"] for clock in earlier["clocks"]], "no clock has gained anything"
                assert {**later, "at": 0, "log": []} == {**without_clocks(earlier), "at": 0, "log": []}
        # Nor does taking back: it is done at once, and the other one is asked what he was asked before.
        asked = (await other.update())["prompt"]
        assert (await one.ask("undo"))["type"] == "receipt"
        assert (await one.update())["request"] is None
        assert (await one.update())["prompt"]["choices"][-1]["action"].startswith("boss ")
        assert (await other.update())["prompt"] == asked
        passed = [message for line in (other, watching) for message in line.kept() if message["type"] == "update"]
        assert [update["lines"] for update in passed] == [before[1]["lines"] + each for each in range(1, 5)]


def without_clocks(update: Message) -> Message:
    return {name: value for name, value in update.items() if name != "clocks"}


async def test_neither_clocks_nor_taking_back_tell_how_often_others_have_chosen(server: ServerProcess) -> None:
    await teams(server)


async def test_secret_choices_are_revealed_together(server: ServerProcess) -> None:
    await characters(server)


async def test_secret_choices_sent_at_the_same_moment_all_count(server: ServerProcess) -> None:
    await at_the_same_moment(server)
