"""What the record of a game says, to compare with what players were told."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from meijin.kernel.game import Game
from meijin.kernel.record import Record, parse
from tests.server.proof.harness.people import Person
from tests.server.proof.harness.player import Player


async def record_of(person: Person, table: str) -> Record:
    """The record of a finished game, as anybody may download it; every action has been checked again."""
    text = await person.ask("GET", f"/api/tables/{table}/record")
    record = parse(text).record
    assert record is not None
    return record


def moves_of(record: Record, seat: str) -> list[str]:
    """What a seat did, in words."""
    number = record.setup.seat(seat)
    return [words for _, who, words, _ in record.replay() if who == number]


def nothing_is_lost(record: Record, players: Sequence[Player]) -> None:
    """Every acknowledged move stands in the record exactly once, in order, and there is no other."""
    for player in players:
        assert moves_of(record, player.seat) == [move.action for move in player.acknowledged]
    assert len(record.actions) == sum(len(player.acknowledged) for player in players)
    assert record.over


def nobody_misses_a_line(record: Record, players: Sequence[Player]) -> None:
    """What each player has put together of the log, over all connections, is the log as that seat may read it."""
    before_the_end = record.branch(len(record.actions) - 1).record
    assert before_the_end is not None
    game = record.setup.game
    for player in players:
        seat = record.setup.seat(player.seat)
        heard = [(event.kind, fields) for event in before_the_end.log if (fields := event.seen_by(seat)) is not None]
        lines = [{"kind": kind, "fields": fields} for kind, fields in heard]
        right = dict(enumerate(msgspec.json.decode(msgspec.json.encode(lines))))
        assert player.log
        assert all(right[number] == line for number, line in player.log.items())
        if type(game).feed_start is Game.feed_start:  # the log stays open from its beginning
            assert sorted(player.log) == list(range(len(player.log)))
