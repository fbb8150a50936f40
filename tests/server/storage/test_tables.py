from __future__ import annotations

import asyncio

import pytest

from meijin.server.storage.database import Store
from meijin.server.storage.journal import Change, Listed
from meijin.server.tables.entry import Entry, Listing, Readied, Row, Sat, Status, Stood, Terms, Visibility
from tests.server.storage.conftest import opened

LIMIT = 30.0


def terms(table: str, created: int = 1, visibility: Visibility = Visibility.PUBLIC, game: str = "ganymede") -> Terms:
    return Terms(
        id=table,
        game=game,
        players=2,
        options={"deck": "red"},
        seed="5eed",
        host="host",
        created=created,
        visibility=visibility,
    )


def listing(of: Terms, changed: int = 1, status: Status = Status.OPEN) -> Listing:
    return Listing(
        id=of.id,
        game=of.game,
        status=status,
        visibility=of.visibility,
        seats=(),
        host=of.host,
        created=of.created,
        changed=changed,
    )


def alike(of: Terms, changed: int = 1, status: Status = Status.OPEN) -> Listed:
    """How a table is listed that is shown to everybody as to those who sit there."""
    return Listed(listing(of, changed, status), listing(of, changed, status))


def rows(first: int, *entries: Entry) -> list[Row]:
    return [Row(first + place, 1_000 + first + place, entry) for place, entry in enumerate(entries)]


async def make(store: Store, of: Terms, status: Status = Status.OPEN, changed: int = 1, due: int | None = None) -> None:
    await store.tables.create(of, rows(0, Sat(0, "ann", "Ann")), alike(of, changed, status), {0: "ann"}, due)


async def test_a_table_comes_back_as_it_was_kept(url: str) -> None:
    kept = terms("t")

    async with opened(url) as store:
        assert await store.tables.terms("t") is None
        await store.tables.create(kept, rows(0, Sat(0, "ann", "Änn 🎲"), Readied(0, True)), alike(kept), {}, None)
        assert await store.tables.append("t", rows(2, Stood(0), Sat(1, "bob", "Bob")), None)

    async with opened(url) as store:
        assert await store.tables.terms("t") == kept
        assert await store.tables.rows("t") == [
            Row(0, 1_000, Sat(0, "ann", "Änn 🎲")),
            Row(1, 1_001, Readied(0, True)),
            Row(2, 1_002, Stood(0)),
            Row(3, 1_003, Sat(1, "bob", "Bob")),
        ]
        assert [row.number for row in await store.tables.rows("t", since=2)] == [2, 3]
        assert await store.tables.rows("another") == []


async def test_no_table_has_an_id_that_a_database_cannot_keep(url: str) -> None:
    async with opened(url) as store:
        assert await store.tables.terms("\0") is None


async def test_who_comes_second_loses_and_leaves_no_trace(url: str) -> None:
    async with opened(url) as store:
        await make(store, terms("t"), due=5)
        assert await store.tables.append("t", rows(1, Stood(0)), None)
        late = Change(due=99, listed=alike(terms("t"), 99, Status.RUNNING), sitting={0: "bob"})
        # Number 1 is taken, number 2 is not: it must not stay behind.
        assert not await store.tables.append("t", rows(1, Sat(0, "bob", "Bob"), Readied(0, True)), late)
        assert await store.tables.rows("t", since=1) == rows(1, Stood(0))
        assert await store.tables.of_user("bob", 10) == []
        assert await store.tables.due(50, 10) == ["t"]
        assert [one.status for one in await store.tables.listed(None, list(Status), 10)] == [Status.OPEN]


async def test_two_stores_race_for_every_number_and_one_wins(url: str) -> None:
    async def race(one: Store, other: Store) -> None:
        await make(one, terms("a"))
        await make(one, terms("b"))
        won = {"one": 0, "other": 0}
        for number in range(1, 21):
            first, second = Sat(1, "one", f"{number}"), Sat(1, "other", f"{number}")
            answers = await asyncio.gather(
                one.tables.append("a", rows(number, first), None),
                one.tables.append("b", rows(number, first), None),
                other.tables.append("b", rows(number, second), None),
                other.tables.append("a", rows(number, second), None),
            )
            assert answers[0] != answers[3]
            assert answers[1] != answers[2]
            [row] = await one.tables.rows("a", since=number)
            assert isinstance(row.entry, Sat)
            assert row.entry.user == ("one" if answers[0] else "other")
            won[row.entry.user] += 1
        assert sum(won.values()) == 20

    one, other = await Store.open(url), await Store.open(url)
    try:
        await asyncio.wait_for(race(one, other), LIMIT)
    finally:
        await one.close()
        await other.close()


async def test_a_log_has_no_gaps(url: str) -> None:
    async with opened(url) as store:
        await make(store, terms("t"))
        with pytest.raises(ValueError, match="without gaps"):
            await store.tables.append("t", [Row(1, 1, Stood(0)), Row(3, 1, Stood(0))], None)
        with pytest.raises(ValueError, match="at least one"):
            await store.tables.append("t", [], None)


async def test_the_lobby_lists_public_tables_newest_first(url: str) -> None:
    async with opened(url) as store:
        await make(store, terms("old", created=1))
        await make(store, terms("new", created=3))
        await make(store, terms("running", created=2), Status.RUNNING)
        await make(store, terms("other", created=4, game="go_out"))
        await make(store, terms("link", created=5, visibility=Visibility.LINK))
        await make(store, terms("private", created=6, visibility=Visibility.PRIVATE))

        async def listed(game: str | None, statuses: list[Status], limit: int = 10) -> list[str]:
            return [one.id for one in await store.tables.listed(game, statuses, limit)]

        assert await listed(None, [Status.OPEN]) == ["other", "new", "old"]
        assert await listed("ganymede", [Status.OPEN, Status.RUNNING]) == ["new", "running", "old"]
        assert await listed("ganymede", [Status.OPEN, Status.RUNNING], 1) == ["new"]
        assert await listed(None, []) == []
        assert await store.tables.count("host", Status.OPEN) == 5
        assert await store.tables.count("ann", Status.OPEN) == 0


async def test_a_change_shows_in_the_lobby_and_among_ones_own_tables(url: str) -> None:
    async with opened(url) as store:
        await make(store, terms("t"))
        await make(store, terms("later", created=2), changed=7)
        assert [one.id for one in await store.tables.of_user("ann", 10)] == ["later", "t"]
        assert [one.id for one in await store.tables.of_user("ann", 10, before=7)] == ["t"]
        changed = alike(terms("t"), changed=9, status=Status.RUNNING)
        assert await store.tables.append("t", rows(1, Stood(0)), Change(None, changed, {0: "bob", 1: "ann"}))
        assert await store.tables.of_user("bob", 10) == [changed.listing]
        assert [one.id for one in await store.tables.of_user("ann", 1)] == ["t"]
        assert await store.tables.append("t", rows(2, Stood(1)), Change(None, None, {}))
        assert await store.tables.of_user("bob", 10) == []
        assert await store.tables.listed(None, [Status.RUNNING], 10) == [changed.shown]


async def test_due_tables_are_found_and_forgotten(url: str) -> None:
    async with opened(url) as store:
        await make(store, terms("soon"), due=10)
        await make(store, terms("now"), due=5)
        await make(store, terms("never"))
        assert await store.tables.due(9, 10) == ["now"]
        assert await store.tables.due(10, 10) == ["now", "soon"]
        assert await store.tables.due(10, 1) == ["now"]
        assert await store.tables.append("now", rows(1, Stood(0)), Change(due=None))
        assert await store.tables.due(10, 10) == ["soon"]
        assert await store.tables.append("soon", rows(1, Stood(0)), None)  # no change: it is as due as before
        assert await store.tables.due(10, 10) == ["soon"]


async def test_a_due_table_is_claimed_once(url: str) -> None:
    async with opened(url) as store:
        await make(store, terms("t"), due=5)
        assert not await store.tables.claim("t", 4, 20)
        assert sorted(await asyncio.gather(*(store.tables.claim("t", 10, 20) for _ in range(3)))) == [
            False,
            False,
            True,
        ]
        assert await store.tables.due(19, 10) == []
        assert await store.tables.due(20, 10) == ["t"]


async def test_putting_off_leaves_what_is_newer(url: str) -> None:
    async with opened(url) as store:
        await make(store, terms("t"), due=5)
        assert not await store.tables.put_off("t", 4, 30)
        assert await store.tables.due(5, 10) == ["t"]
        assert await store.tables.put_off("t", 5, 30)
        assert await store.tables.due(29, 10) == []
        assert await store.tables.put_off("t", 30, None)
        assert await store.tables.due(99, 10) == []
        assert not await store.tables.put_off("t", 30, 1)


async def test_stale_open_tables_are_found(url: str) -> None:
    async with opened(url) as store:
        await make(store, terms("stale"), changed=5)
        await make(store, terms("fresh"), changed=50)
        await make(store, terms("running"), Status.RUNNING, changed=5)
        assert await store.tables.stale_open(50) == ["stale"]
