from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from msgspec.structs import replace

from meijin.server.people.sessions import begin
from meijin.server.people.user import User
from meijin.server.refusal import Code, Refused
from meijin.server.storage.database import Store
from meijin.server.storage.lists import KeptList

NOW = 1_800_000_000_000
MINE = KeptList("1", "ann", "crossover", "Mine", "3 Temari", NOW, NOW)


@asynccontextmanager
async def opened(url: str, *people: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    for name in people:
        await store.people.welcome(User(name, name, False, NOW), None, begin(name, NOW)[0])
    try:
        yield store
    finally:
        await store.close()


async def test_lists_are_there_again_in_the_order_of_their_names(url: str) -> None:
    other = replace(MINE, id="2", name="Another")
    async with opened(url, "ann", "ben") as store:
        await store.lists.add(MINE, 10)
        await store.lists.add(other, 10)
        await store.lists.add(replace(MINE, id="3", user="ben"), 10)
    async with opened(url) as store:
        assert await store.lists.of_user("ann") == [other, MINE]
        assert await store.lists.of_user("ann", "cat_battles") == []
        assert await store.lists.get("ben", "1") is None
        assert not await store.lists.drop("ben", "1")
        assert not await store.lists.replace(replace(MINE, user="ben", text=""))
        assert await store.lists.replace(replace(MINE, text="2 Kunai", changed=NOW + 1))
        changed = await store.lists.get("ann", "1")
        assert changed == replace(MINE, text="2 Kunai", changed=NOW + 1)


async def test_of_two_lists_of_one_name_at_the_same_moment_one_is_kept(url: str) -> None:
    async with opened(url, "ann") as one, opened(url) as other:
        both = await asyncio.gather(
            one.lists.add(MINE, 10), other.lists.add(replace(MINE, id="2"), 10), return_exceptions=True
        )
        assert [each.code for each in both if isinstance(each, Refused)] == [Code.CONFLICT]
        with pytest.raises(Refused, match="at most 1"):
            await one.lists.add(replace(MINE, id="3", name="More"), 1)


async def test_a_guests_lists_go_over_to_the_account_and_nothing_is_left_of_whoever_is_deleted(url: str) -> None:
    async with opened(url, "ann", "guest") as store:
        await store.lists.add(MINE, 10)
        for number, name in (("2", "Mine"), ("3", "Mine (2)")):
            await store.lists.add(replace(MINE, id=number, user="guest", name=name), 10)
        await store.people.merge("guest", User("ann", "ann", True, NOW))
        assert [each.name for each in await store.lists.of_user("ann")] == ["Mine", "Mine (2)", "Mine (2) (2)"]
        await store.people.delete("ann")
        assert await store.lists.of_user("ann") == []
