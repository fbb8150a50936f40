"""The players' numbers over real sockets: one who withholds, one who lies, one who never commits, and kills between."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from meijin.kernel.fairness import Gift, commitment
from meijin.kernel.record import Record
from meijin.server.tables.fairness import verify
from tests.server.clients import number_of
from tests.server.process import ServerProcess
from tests.server.proof.conftest import StartServer
from tests.server.proof.harness.people import Line, Message, Person, Street
from tests.server.proof.harness.records import record_of


def collects(what: str | None) -> Callable[[Message], bool]:
    """A message that says what is awaited before the deal; None: nothing any more."""
    return lambda message: (
        "table" in message and (None if (said := message["table"]["collecting"]) is None else said["what"]) == what
    )


async def finished(street: Street, line: Line, table: str) -> Record:
    """The record of a game that is given up, found right by whoever has seen the promise before it."""
    await line.hear_until(lambda message: message["type"] == "update")
    assert (await line.ask("act", action="resign", asked=""))["type"] == "receipt"
    record = await record_of(street.nobody(), table)
    report = verify(record.to_text(), street.promised[table])
    assert report.holds and report.gifts, report
    return record


def gifts(record: Record) -> list[Gift]:
    assert record.draw is not None
    return [part.gift for part in record.draw.parts]


async def one_lies_and_one_withholds(street: Street) -> None:
    ann, ben = await street.guests(2)
    table = await street.sitting([ann, ben], "ganymede")
    await street.be_ready([ann, ben], table)
    async with ann.line(table) as hers, ben.line(table) as his:
        early = await hers.ask("reveal", number=number_of(ann.id))
        assert (early["type"], early["code"]) == ("refusal", "conflict")
        for line, who in ((hers, ann), (his, ben)):
            assert (await line.ask("commit", commitment=commitment(number_of(who.id))))["type"] == "receipt"
        await hers.hear_until(collects("numbers"))
        lie = await hers.ask("reveal", number=number_of(ben.id))
        assert (lie["code"], "does not fit the commitment" in lie["reason"]) == ("illegal", True)
        late = await hers.ask("commit", commitment=commitment(number_of(ben.id)))
        assert late["code"] == "conflict"
        assert (await hers.ask("reveal", number=number_of(ann.id)))["type"] == "receipt"
        told = await hers.hear_until(collects(None))  # after five seconds
        assert [seat["revealed"] for seat in told["table"]["seats"]] == [True, False]
        assert gifts(await finished(street, hers, table)) == [Gift.NUMBER, Gift.COMMITMENT]
        assert number_of(ben.id) not in "".join(text for _, text in hers.received)


async def one_never_commits(street: Street) -> None:
    ann, ben = await street.guests(2)
    table = await street.sitting([ann, ben], "ganymede")
    await street.be_ready([ann, ben], table)
    async with ann.line(table) as hers, ben.line(table) as his:
        await hers.ask("commit", commitment=commitment(number_of(ann.id)))
        await hers.hear_until(collects("numbers"))  # after five seconds
        await hers.ask("reveal", number=number_of(ann.id))
        assert gifts(await finished(street, his, table)) == [Gift.NUMBER, Gift.NOTHING]


async def test_nobody_holds_a_game_up_by_lying_withholding_or_saying_nothing(
    server: ServerProcess, unsurprised: None
) -> None:
    async with Street(server) as street, asyncio.TaskGroup() as group:
        group.create_task(one_lies_and_one_withholds(street))
        group.create_task(one_never_commits(street))


async def say_after_a_kill(server: ServerProcess, who: Person, table: str, kind: str, **said: Any) -> None:
    """Say something, have the server killed as soon as that is kept, and see that it was."""
    async with who.line(table) as line:
        assert (await line.ask(kind, **said))["type"] == "receipt"
        await asyncio.to_thread(server.kill)
    await asyncio.to_thread(server.start)
    async with who.line(table) as line:
        again = await line.ask(kind, **said)
        assert (again["type"], again["again"]) == ("receipt", True)


async def test_a_server_killed_before_the_deal_goes_on_with_what_it_has_heard(
    database: str, start: StartServer
) -> None:
    server = start(database)
    async with Street(server) as street:
        ann, ben = await street.guests(2)
        table = await street.sitting([ann, ben], "ganymede")
        await street.be_ready([ann, ben], table)
        await say_after_a_kill(server, ann, table, "commit", commitment=commitment(number_of(ann.id)))
        async with ben.line(table) as his:
            await his.ask("commit", commitment=commitment(number_of(ben.id)))
        await say_after_a_kill(server, ann, table, "reveal", number=number_of(ann.id))
        async with ben.line(table) as his:
            await his.ask("reveal", number=number_of(ben.id))
            assert gifts(await finished(street, his, table)) == [Gift.NUMBER] * 2
