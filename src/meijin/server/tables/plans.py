"""Tables as they are to be opened: who sits there, and the rows that their logs begin with."""

from __future__ import annotations

import secrets
import string
from collections.abc import Mapping
from hashlib import blake2b
from typing import Final, NamedTuple

from msgspec.structs import replace

from meijin.kernel.fairness import new_number
from meijin.kernel.game import Value
from meijin.kernel.registry import find
from meijin.kernel.traits import next_opening
from meijin.server.tables.entry import Row, Terms
from meijin.server.tables.matches import standing_of
from meijin.server.tables.table import Proposal, Table

_SIGNS: Final = string.ascii_letters + string.digits
_ID_LENGTH: Final = 22  # 62 ** 22 is more than 128 bits


class Player(NamedTuple):
    """Somebody who is to sit at a new table."""

    seat: int
    user: str
    name: str
    options: Mapping[str, Value]  # what the seat chooses for itself


class Plan(NamedTuple):
    """A table as it is to be opened."""

    terms: Terms
    people: tuple[Player, ...]
    bots: Mapping[int, str]
    starts: bool = False
    away: frozenset[int] = frozenset()  # seats for whose players a bot plays on until they are back
    ready: frozenset[int] = frozenset()  # seats whose players need not say that they are
    edition: int | None = None  # of the game's rules in a match that goes on; None: today's


def new_id() -> str:
    """An id that nobody can guess.

    >>> len(new_id()), new_id() == new_id()
    (22, False)
    """
    return "".join(secrets.choice(_SIGNS) for _ in range(_ID_LENGTH))


def open_table(plan: Plan) -> tuple[Table, list[Row]]:
    """The table, and the rows its log begins with."""
    edition = find(plan.terms.game).edition if plan.edition is None else plan.edition
    terms = replace(plan.terms, edition=edition)
    table, now = Table(terms), terms.created
    rows: list[Row] = []

    def settle(proposal: Proposal) -> None:
        table.settle(proposal)
        rows.extend(proposal.rows())

    for player in plan.people:
        settle(table.sit(player.user, player.name, player.seat, now, player.options))
    for seat, bot in plan.bots.items():
        settle(table.seat_bot(terms.host, seat, bot, now))
    for player in plan.people:
        if player.seat in plan.ready:
            settle(table.ready(player.user, True, now))
    for seat in sorted(plan.away):
        settle(table.stay_away(seat, now))
    if plan.starts:
        settle(table.start(terms.host, now))
    return table, rows


def own_options(table: Table, seat: str) -> dict[str, Value]:
    """What a seat has chosen for itself."""
    own = table.setup.game.own_options(seat)
    return {name: value for name, value in table.options.items() if name in own}


def seen_over(table: Table) -> int:
    """When spectators see that a game is over: before that no other table shall tell."""
    return (table.ended or 0) + table.terms.delay * 1000 if table.terms.delay else 0


def next_game(table: Table, now: int) -> Plan:
    """The table of a match's next game: everybody sits where they sat, and says again that they are ready.

    Whoever was away still is, as long as somebody else is there; for whoever is deleted a bot plays on.
    """
    match = standing_of(table)
    assert match is not None
    people = tuple(
        Player(place, seat.user, seat.who, own_options(table, seat.name))
        for place, seat in enumerate(table.seats)
        if seat.user
    )
    bots = {place: seat.bot or table.usual_bot for place, seat in enumerate(table.seats) if not seat.user}
    away = frozenset(player.seat for player in people if table.seats[player.seat].stand_in)
    there = [player.user for player in people if player.seat not in away]
    host = table.host if table.host in there or not there else there[0]
    options = table.terms.options | next_opening(table.setup.game, match.winners, table.setup.seats)
    terms = replace(
        table.terms,
        id=_next_id(table),
        seed=new_number(),
        host=host,
        created=now,
        options=options,
        listed_from=seen_over(table),
        match=match,
    )
    away = away if there else frozenset()
    return Plan(terms, people, bots, starts=not people, away=away, edition=table.terms.edition)


def _next_id(table: Table) -> str:
    """What the table of the next game is called: always the same, so that it is opened once, whoever opens it."""
    digest = blake2b(table.terms.id.encode(), key=table.secret, digest_size=32, person=b"meijin next game").digest()
    return id_of(digest)


def id_of(digest: bytes) -> str:
    """A digest of 32 bytes as an id."""
    number, signs = int.from_bytes(digest), ""
    for _ in range(_ID_LENGTH):
        number, sign = divmod(number, len(_SIGNS))
        signs += _SIGNS[sign]
    return signs
