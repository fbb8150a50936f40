"""What the lobby shows of a table: no sooner than spectators see it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from meijin.server.gate import tables as gate
from meijin.server.tables.entry import Listing, Status

if TYPE_CHECKING:
    from tests.server.tables.conftest import Evening

Open = Callable[..., "Evening"]

DECKS = {"red_deck": "byakugan-fang", "blue_deck": "emperor-armada"}


def shown(night: Evening) -> Listing:
    listing = gate.shown(night.table, night.now)
    assert listing is not None
    return listing


def test_without_a_delay_the_lobby_shows_what_there_is(duel: Open) -> None:
    night = duel("crossover", options=DECKS)
    assert shown(night) == gate.listing(night.table)
    assert not shown(night).options.keys() & DECKS.keys()
    night.do(night.table.act, "ben", "resign", "", "k")
    assert shown(night) == gate.listing(night.table)
    assert not shown(night).options.keys() & DECKS.keys()  # lists have no place there
    assert night.table.due(night.now) is None


def test_the_lobby_is_as_late_as_the_spectators(duel: Open) -> None:
    night = duel("crossover", options=DECKS, delay=30)
    began = night.now
    assert (shown(night).status, shown(night).changed) == (Status.OPEN, began)
    assert gate.listing(night.table).status is Status.RUNNING  # for those who sit there
    assert night.table.due(night.now) == began + 30_000

    night.later(20)
    night.do(night.table.leave, "ben")
    night.do(night.table.come_back, "ben")
    night.do(night.table.act, "ben", "resign", "", "k")
    ended = night.now
    assert gate.listing(night.table).result == {"red": 1.0, "blue": 0.0}
    assert (shown(night).status, shown(night).changed) == (Status.OPEN, began)
    assert night.table.due(night.now) == began + 30_000

    night.later(10)
    listing = shown(night)
    assert (listing.status, listing.changed, listing.result) == (Status.RUNNING, began, None)
    assert not listing.options.keys() & DECKS.keys()
    assert night.table.due(night.now) == ended + 30_000

    night.later(20)
    listing = shown(night)
    assert (listing.status, listing.changed, listing.result) == (Status.OVER, ended, {"red": 1.0, "blue": 0.0})
    assert not listing.options.keys() & DECKS.keys()
    assert night.table.due(night.now) is None


def test_a_table_that_is_given_up_before_the_game_is_closed_at_once(evening: Open) -> None:
    night = evening(delay=30)
    night.do(night.table.sit, "ann", "Ann", 0)
    night.do(night.table.close, "ann")
    assert shown(night).status is Status.CLOSED


def test_a_rematch_is_not_in_the_lobby_before_the_end_is_seen(evening: Open) -> None:
    night = evening(delay=30, listed_from=31_000)
    assert gate.shown(night.table, night.now) is None
    assert night.table.due(night.now) == 31_000
    night.later(30)
    assert shown(night).status is Status.OPEN


def test_lists_of_cards_that_older_versions_listed_are_left_out(duel: Open) -> None:
    night = duel("crossover", options=DECKS)
    old = replace(gate.listing(night.table), options={**DECKS, "chooser": "coin"})
    assert gate.line(old).options == {"chooser": "coin"}
    assert gate.line(replace(old, game="gone")).options == {}
