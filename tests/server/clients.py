"""What a client does by itself before the deal: it commits to a number, and reveals it when all commitments stand."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from meijin.kernel.fairness import commitment
from meijin.server.live.livetable import LiveTable
from meijin.server.tables.numbers import awaited
from meijin.server.tables.table import Proposal, Table

Message = dict[str, Any]


def number_of(user: str) -> str:
    """The number that somebody's client has drawn: for once everybody knows it."""
    return sha256(user.encode()).hexdigest()


def numbers_said(table: Message) -> Message | None:
    """What the client of whoever sees a table so says next about its number; None if there is nothing to say."""
    mine = next((seat for seat in table["seats"] if seat["you"]), None)
    if mine is None:
        return None
    number, collecting = number_of(mine["user"]), table["collecting"]
    if not mine["commitment"] and (table["status"] == "open" or (collecting and collecting["what"] == "commitments")):
        return {"type": "commit", "id": "commit", "commitment": commitment(number)}
    if collecting and collecting["what"] == "numbers" and mine["commitment"] and not mine["revealed"]:
        return {"type": "reveal", "id": "reveal", "number": number}
    return None


def next_number(table: Table, now: int) -> Proposal:
    """What the client of the first seat says that a table waits for before the deal."""
    user = table.seats[awaited(table)[0]].user
    assert table.collecting is not None
    if table.collecting.fixed:
        return table.reveal(user, number_of(user), now)
    return table.commit(user, commitment(number_of(user)), now)


async def give_numbers(live: LiveTable) -> None:
    """What is awaited before the deal is said by everybody's client."""
    while awaited(live.table):
        await live.change(next_number)
