from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from meijin.kernel.registry import find
from meijin.server.refusal import Code, Refused
from meijin.server.tables.entry import Row, Status, Terms, decode, encode
from meijin.server.tables.numbers import awaited
from meijin.server.tables.table import Proposal, Table
from tests.server.clients import next_number

SEED = "60" * 32


@dataclass
class Evening:
    """A table with its log and the time of day; every deed is kept, then settled."""

    table: Table
    now: int = 1_000
    rows: list[Row] = field(default_factory=list)
    gives: bool = True  # whether everybody's client gives its number at once

    def do(self, propose: Callable[..., Proposal], *words: Any, **more: Any) -> Proposal:
        """Propose, keep, settle."""
        proposal = self.take(propose, *words, **more)
        if self.gives:
            self.give_numbers()
        return proposal

    def take(self, propose: Callable[..., Proposal], *words: Any, **more: Any) -> Proposal:
        """The same, and nobody's client does anything by itself."""
        before = (self.table.number, self.table.status)
        proposal = propose(*words, now=self.now, **more)
        assert (self.table.number, self.table.status) == before  # proposing changes nothing
        self.rows += proposal.rows()
        after = self.table.after(proposal)
        self.table.settle(proposal)
        assert standing(after) == standing(self.table)
        return proposal

    def give_numbers(self) -> None:
        """What is awaited before the deal is said by everybody's client."""
        while awaited(self.table):
            self.take(next_number, self.table)

    def refused(self, propose: Callable[..., Proposal], *words: Any, **more: Any) -> Refused:
        """Propose what must be refused; the table stays as it is."""
        before = standing(self.table)
        with pytest.raises(Refused) as refusal:
            propose(*words, now=self.now, **more)
        assert standing(self.table) == before
        return refusal.value

    def say(self, user: str, words: str, key: str = "") -> Proposal:
        """A player acts, answering whatever they are asked now."""
        place = self.table.seat_of(user)
        assert place is not None
        return self.do(self.table.act, user, words, self.table.asked(place) or "", key or f"{user}{self.table.number}")

    def later(self, seconds: float) -> None:
        """Time passes."""
        self.now += int(seconds * 1000)

    def rebuilt(self) -> Table:
        """The same table from what was written down."""
        table = Table(self.table.terms)
        for row in self.rows:
            table.take(decode(encode(row.entry)), row.at)
        return table


def standing(table: Table) -> dict[str, object]:
    """Everything that can be told of a table."""
    asked = [table.asked(place) for place in range(len(table.seats))]
    clocks = [(table.clocks.left(place, 99_000), table.clocks.runs(place)) for place in range(len(table.seats))]
    facts = {name: value for name, value in vars(table).items() if name not in ("clocks", "setup", "earlier")}
    actions = table.record.actions if table.state is not None else None
    return {**facts, "asked": asked, "running": clocks, "actions": actions}


@pytest.fixture
def evening() -> Callable[..., Evening]:
    def open_table(game: str = "ganymede", players: int = 2, host: str = "ann", **terms: Any) -> Evening:
        options = terms.pop("options", {})
        terms.setdefault("edition", find(game).edition)
        return Evening(Table(Terms("t1", game, players, options, SEED, host, created=500, **terms)))

    return open_table


@pytest.fixture
def duel(evening: Callable[..., Evening]) -> Callable[..., Evening]:
    """Ann and Ben at a running table: she is the first seat, he the second."""

    def begin(game: str = "ganymede", **terms: Any) -> Evening:
        if game == "ganymede":
            terms.setdefault("options", {"start_seat": "red"})
        table = evening(game, **terms)
        table.do(table.table.sit, "ann", "Ann", 0)
        table.do(table.table.sit, "ben", "Ben", 1)
        table.do(table.table.ready, "ben", True)
        table.do(table.table.start, "ann")
        assert table.table.status is Status.RUNNING
        return table

    return begin


@pytest.fixture
def teams(duel: Callable[..., Evening]) -> Callable[..., Evening]:
    """Ann and Ben put their teams together, both at once and in secret, one figure after the other."""
    return lambda **terms: duel("cat_battles", options={"mode": "full"}, **terms)


@pytest.fixture
def codes() -> type[Code]:
    return Code
