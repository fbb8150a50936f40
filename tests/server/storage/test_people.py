from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from secrets import token_hex

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, insert, select

from meijin.server.people.sessions import YEAR, Session, begin
from meijin.server.people.tokens import make
from meijin.server.people.user import User
from meijin.server.refusal import Code, Refused
from meijin.server.storage import schema
from meijin.server.storage.address import read_address
from meijin.server.storage.connections import Database
from meijin.server.storage.database import Store
from meijin.server.storage.people import PeopleStore

NOW = 1_800_000_000_000


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[PeopleStore]:
    store = await Store.open(url)
    try:
        yield store.people
    finally:
        await store.close()


async def somebody(people: PeopleStore, name: str, password: str | None = None) -> tuple[User, Session]:
    user = User(token_hex(8), name, password is not None, NOW)
    session, _ = begin(user.id, NOW)
    await people.welcome(user, password, session)
    return user, session


async def test_two_workers_that_start_together_get_one_key(url: str) -> None:
    async with opened(url) as one, opened(url) as other:
        first, second = await asyncio.gather(one.key("signing", "aa"), other.key("signing", "bb"))
        assert first == second
        assert first in ("aa", "bb")
        assert await one.key("signing", "cc") == first
        assert await one.key("another", "dd") == "dd"


async def test_users_and_accounts_are_found_again(url: str) -> None:
    async with opened(url) as people:
        guest, _ = await somebody(people, "Quiet Heron 42")
        member, _ = await somebody(people, "Ann", "a hash")
        assert await people.user(guest.id) == guest
        assert await people.user(member.id) == member
        assert await people.user("0123456789abcdef") is None
        account = await people.account("ANN")
        assert account is not None
        assert (account.user, account.password) == (member, "a hash")
        assert await people.account("Quiet Heron 42") is None


async def test_of_two_who_want_the_same_name_at_the_same_moment_one_gets_it(url: str) -> None:
    async with opened(url) as people:
        guest, _ = await somebody(people, "Guest")
        session, _ = begin(guest.id, NOW)
        account = replace(guest, name="Ann", account=True)
        both = await asyncio.gather(
            somebody(people, "ANN", "a hash"),
            people.make_account(account, "another hash", session),
            return_exceptions=True,
        )
        refused = [each for each in both if isinstance(each, Refused)]
        assert [each.code for each in refused] == [Code.CONFLICT]


async def test_a_session_is_found_with_its_user_until_it_ends(url: str) -> None:
    async with opened(url) as people:
        user, session = await somebody(people, "Ann")
        assert await people.session(session.id) == (session, user)
        await people.end(session.id)
        assert await people.session(session.id) is None


async def test_a_slower_request_does_not_undo_what_a_faster_one_wrote(url: str) -> None:
    async with opened(url) as people:
        user, session = await somebody(people, "Ann")
        offered = replace(session, next_secret="next")
        await people.keep(session, offered)
        used = replace(session, secret="next", previous=session.secret, rotated=NOW + 5)
        await people.keep(offered, used)
        await people.keep(session, offered)  # a worker that had read the session before all this
        await people.keep(offered, replace(used, rotated=NOW + 9))
        assert await people.session(session.id) == (used, user)


async def test_what_is_over_is_forgotten_and_the_rest_is_not(url: str) -> None:
    async with opened(url) as people:
        user, session = await somebody(people, "Ann")
        made = [make(user.id, "bot", NOW, days)[0] for days in (1, 400, None)]
        for token in made:
            await people.add_token(token)
        await people.forget_ended(NOW + YEAR)
        assert {token.id for token in await people.tokens_of(user.id)} == {made[1].id, made[2].id}
        assert await people.session(session.id) is not None
        await people.forget_ended(NOW + YEAR + 1)
        assert await people.session(session.id) is None


async def test_what_a_guest_said_goes_over_to_the_account_and_the_guest_is_forgotten(url: str) -> None:
    async with opened(url) as people:
        account, _ = await somebody(people, "Ann", "a hash")
        guest, session = await somebody(people, "Quiet Heron 42")
        other, _ = await somebody(people, "Ben")
        await _chat(url, guest, other)
        await people.mute(guest.id, account.id)
        await people.mute(guest.id, other.id)
        await people.mute(account.id, other.id)
        await people.mute(other.id, guest.id)
        await people.merge(guest.id, account)
        assert await _said(url) == [(account.id, "Ann", "from the guest"), (other.id, "Ben", "from the other")]
        assert await people.mutes(account.id) == {other.id}
        assert await people.mutes(other.id) == {account.id}
        assert await people.user(guest.id) is None
        assert await people.session(session.id) is None


async def test_nothing_is_left_of_whoever_is_deleted(url: str) -> None:
    async with opened(url) as people:
        ann, session = await somebody(people, "Ann", "a hash")
        ben, _ = await somebody(people, "Ben", "a hash")
        token, _ = make(ann.id, "bot", NOW, None)
        await people.add_token(token)
        await people.mute(ann.id, ben.id)
        await people.mute(ben.id, ann.id)
        await _chat(url, ann, ben)
        await people.delete(ann.id)
        assert await people.user(ann.id) is None
        assert await people.account("Ann") is None
        assert await people.session(session.id) is None
        assert await people.token(token.id) is None
        assert await people.mutes(ben.id) == frozenset()
        assert await _said(url) == [(ben.id, "Ben", "from the other")]
        assert await _kept_of(url, ann.id) == ("deleted player", None, None)
        assert await people.user(ben.id) == ben


async def test_one_does_not_drop_the_token_of_another(url: str) -> None:
    async with opened(url) as people:
        ann, _ = await somebody(people, "Ann")
        ben, _ = await somebody(people, "Ben")
        token, _ = make(ann.id, "bot", NOW, None)
        await people.add_token(token)
        assert not await people.drop_token(ben.id, token.id)
        assert await people.token(token.id) == (token, ann)
        assert await people.drop_token(ann.id, token.id)
        assert await people.token(token.id) is None


async def test_the_name_of_an_account_is_refused_to_others(url: str) -> None:
    async with opened(url) as people:
        ann, _ = await somebody(people, "Ann", "a hash")
        guest, _ = await somebody(people, "Guest")
        member, _ = await somebody(people, "Ben", "a hash")
        for user in (guest, member):
            with pytest.raises(Refused, match="choose another name"):
                await people.rename(user, "ANN")
        await people.rename(ann, "ANN")
        renamed = await people.user(ann.id)
        assert renamed is not None
        assert renamed.name == "ANN"


async def test_a_name_that_looks_like_an_accounts_is_refused_to_others(url: str) -> None:
    async with opened(url) as people:
        ann, _ = await somebody(people, "Paul", "a hash")
        guest, _ = await somebody(people, "Guest")
        member, _ = await somebody(people, "Ben", "a hash")
        for name in ("PauI", "Раul", "РAUL"):  # a capital i, Cyrillic letters
            assert await people.is_taken(name)
            for user in (guest, member):
                with pytest.raises(Refused, match="looks like it: choose another name"):
                    await people.rename(user, name)
            with pytest.raises(Refused, match="looks like it"):
                await somebody(people, name, "a hash")
        for name in ("Paul.", "Pa ul", "'Paul'", "P-a-u-l", "~Paul~", "Р.AUL"):  # signs and blanks set nobody apart
            assert await people.is_taken(name)
            with pytest.raises(Refused, match="looks like it"):
                await people.rename(guest, name)
            with pytest.raises(Refused, match="looks like it"):
                await somebody(people, name, "a hash")
            with pytest.raises(Refused, match="looks like it"):
                await people.make_account(User(guest.id, name, True, NOW), "a hash", begin(guest.id, NOW)[0])
        await people.rename(ann, "Pa-ul.")
        assert await people.is_taken("PAUL")
        await people.rename(ann, "PauI")  # one's own may change how it is written
        await people.rename(ann, "Quint")
        await people.rename(guest, "Paul")  # nobody is called so any more
        assert not await people.is_taken("Paula")


async def test_a_long_vowel_and_a_dash_look_alike_and_a_name_without_either_is_another(url: str) -> None:
    async with opened(url) as people:
        await somebody(people, "ハンター", "a hash")
        assert await people.is_taken("ハンタ-")
        assert not await people.is_taken("ハンタ")


async def test_nobody_has_the_name_of_an_account_that_was_deleted(url: str) -> None:
    async with opened(url) as people:
        ann, _ = await somebody(people, "Ann", "a hash")
        await people.delete(ann.id)
        await somebody(people, "Ann.", "a hash")


async def _chat(url: str, guest: User, other: User) -> None:
    """Both have said something at a table."""
    table = {"id": "t", "terms": "{}", "game": "g", "status": "open", "visibility": "public", "host": guest.id}
    database = Database(read_address(url))

    def write(connection: Connection) -> None:
        listed = {"created": NOW, "changed": NOW, "listing": "{}", "shown_status": "open"}
        connection.execute(insert(schema.tables).values(table | listed))
        for user, text in ((guest, "from the guest"), (other, "from the other")):
            line = {"table_id": "t", "room": "seats", "user": user.id, "name": user.name, "at": NOW, "text": text}
            connection.execute(insert(schema.chat).values(line))

    await database.transact(write)
    await database.close()


async def _said(url: str) -> list[tuple[str, str, str]]:
    database = Database(read_address(url))
    lines = select(schema.chat.c.user, schema.chat.c.name, schema.chat.c.text).order_by(schema.chat.c.id)
    said = [tuple(row) for row in await database.rows(lines)]
    await database.close()
    return said


async def _kept_of(url: str, user: str) -> tuple[str, str | None, str | None]:
    database = Database(read_address(url))
    columns = (schema.users.c.name, schema.users.c.folded, schema.users.c.password)
    [row] = await database.rows(select(*columns).where(schema.users.c.id == user))
    await database.close()
    return row.name, row.folded, row.password
