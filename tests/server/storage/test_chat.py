from __future__ import annotations

from meijin.server.storage.database import Store
from meijin.server.storage.journal import Listed
from meijin.server.tables.entry import Listing, Status, Terms, Visibility
from meijin.server.wire import ChatLine


async def test_chat_is_kept_by_room_and_forgotten_by_user(url: str) -> None:
    store = await Store.open(url)
    for table in ("t", "u"):
        terms = Terms(id=table, game="go_out", players=2, options={}, seed="", host="ann", created=1)
        listing = Listing(
            id=table,
            game="go_out",
            status=Status.OPEN,
            visibility=Visibility.PUBLIC,
            seats=(),
            host="ann",
            created=1,
            changed=1,
        )
        await store.tables.create(terms, [], Listed(listing, listing), {}, None)
    first = await store.chat.add("t", "seats", "ann", "Ann", 10, "hello 👋")
    second = await store.chat.add("t", "spectators", "cat", "Cat", 11, "who wins?")
    third = await store.chat.add("t", "seats", "bob", "Bob", 12, "hello")
    await store.chat.add("u", "seats", "ann", "Ann", 13, "elsewhere")
    assert first < second < third

    async def texts(*rooms: str, limit: int = 100) -> list[str]:
        return [line.text for line in await store.chat.lines("t", rooms, limit)]

    assert await texts("seats") == ["hello 👋", "hello"]
    assert await texts("seats", "spectators") == ["hello 👋", "who wins?", "hello"]
    assert await texts("seats", "spectators", limit=2) == ["who wins?", "hello"]
    assert await texts() == []
    assert await store.chat.line(second) == ChatLine(second, "spectators", "cat", "Cat", 11, "who wins?")
    await store.people.delete("ann")
    assert await texts("seats") == ["hello"]
    assert await store.chat.lines("u", ["seats"]) == []
    assert await store.chat.line(first) is None
    await store.people.delete("bob")
    assert await store.chat.add("t", "seats", "bob", "Bob", 14, "again") > third  # no number comes twice
    await store.close()
