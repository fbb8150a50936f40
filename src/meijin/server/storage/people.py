"""What is kept of people: users, their sessions and tokens, and whom they do not want to hear."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from meijin.kernel.letters import looks as looks_of
from meijin.server.because import Because
from meijin.server.people.names import DELETED, folded
from meijin.server.people.sessions import YEAR, Session
from meijin.server.people.tokens import MOST, Token
from meijin.server.people.user import User
from meijin.server.refusal import Refused
from meijin.server.storage.connections import StorePart
from meijin.server.storage.lists import forget_lists, move_lists
from meijin.server.storage.schema import chat, keys, looks, mutes, sessions, tokens, users


class Account(msgspec.Struct, frozen=True):
    """A user with what is kept of their password."""

    user: User
    password: str


_USER = (users.c.id, users.c.name, users.c.folded.is_not(None).label("account"), users.c.created)
# Beside a session or a token, which have an id, a name and times of their own.
_ITS_USER = tuple(column.label(f"user_{column.name}") for column in _USER)
# Asked for with every request or every guest, and so put together only once.
_NAMESAKE = (
    select(users.c.id)
    .where(
        (users.c.folded == bindparam("folded"))
        | users.c.id.in_(select(looks.c.user).where(looks.c.look.in_(bindparam("looks", expanding=True)))),
        users.c.id != bindparam("but"),
    )
    .limit(1)
)
_OF_SESSION = tuple(sessions.c[field] for field in Session.__struct_fields__)
_SESSION = select(*_OF_SESSION, *_ITS_USER).join(users).where(sessions.c.id == bindparam("session"))
_MUTES = select(mutes.c.muted).where(mutes.c.user == bindparam("user"))
_TOKEN = select(tokens, *_ITS_USER).join(users).where(tokens.c.id == bindparam("token"))


class PeopleStore(StorePart):
    """The people in the database."""

    async def key(self, name: str, proposed: str) -> str:
        """The key of that name; the proposed one from now on if there was none. Two that propose get the same."""
        kept = select(keys.c.value).where(keys.c.name == name)
        if not await self._database.values(kept):
            with suppress(IntegrityError):  # another worker was first: its key is read below
                await self._database.run(insert(keys).values(name=name, value=proposed))
        return str((await self._database.values(kept))[0])

    # -- users -----------------------------------------------------------------------------------------------------

    async def welcome(self, user: User, password: str | None, session: Session) -> None:
        """Add a user, with an account if there is a password, and their first session."""
        row = {"id": user.id, "name": user.name, "created": user.created, "seen": user.created, "deleted": False}

        def welcome(connection: Connection) -> None:
            _refuse_namesake(connection, user.name)
            connection.execute(insert(users), row | {"password": password})
            if user.account:
                _own_name(connection, user.id, user.name)
            _begin(connection, session)

        await self._naming(user.name, welcome)

    async def user(self, user: str) -> User | None:
        """The user of that id, unless deleted."""
        row = await self._database.row(select(*_USER).where(_is(user)))
        return None if row is None else msgspec.convert(row, User, from_attributes=True)

    async def account(self, name: str) -> Account | None:
        """The account of that name, however it is spelt."""
        row = await self._database.row(select(*_USER, users.c.password).where(users.c.folded == folded(name)))
        return None if row is None else Account(msgspec.convert(row, User, from_attributes=True), row.password)

    async def is_taken(self, name: str) -> bool:
        """Whether somebody has an account of that name, or of one that looks like it."""
        return await self._database.row(_NAMESAKE, _named(name)) is not None

    async def rename(self, user: User, name: str) -> None:
        """Give a user another name; what looks like the name of another's account is refused, to guests too."""

        def rename(connection: Connection) -> None:
            _refuse_namesake(connection, name, but=user.id)
            connection.execute(update(users).where(_is(user.id)).values(name=name))
            if user.account:
                _own_name(connection, user.id, name)

        await self._naming(name, rename)

    async def make_account(self, user: User, password: str, session: Session) -> None:
        """Let a guest become an account of the name given; the session is the only thing that opens it."""
        values = {"name": user.name, "password": password}

        def make(connection: Connection) -> None:
            connection.execute(update(users).where(_is(user.id)).values(values))
            _own_name(connection, user.id, user.name)
            _forget_ways_in(connection, user.id)
            _begin(connection, session)

        await self._naming(user.name, make)

    async def keep_password(self, user: str, password: str) -> None:
        """Keep the same password in another way."""
        await self._database.run(update(users).where(_is(user)).values(password=password))

    async def change_password(self, user: str, password: str, session: Session) -> None:
        """Keep another password; the session is the only thing that opens the account from now on."""

        def change(connection: Connection) -> None:
            connection.execute(update(users).where(_is(user)).values(password=password))
            _forget_ways_in(connection, user)
            _begin(connection, session)

        await self._database.transact(change)

    async def merge(self, guest: str, account: User) -> None:
        """Let an account have what a guest said, kept and did not want to hear, and forget the guest."""

        def merge(connection: Connection) -> None:
            connection.execute(update(chat).where(chat.c.user == guest).values(user=account.id, name=account.name))
            for mine, other in ((mutes.c.user, mutes.c.muted), (mutes.c.muted, mutes.c.user)):
                known = select(other).where(mine == account.id)
                moved = and_(mine == guest, other.not_in(known), other != account.id)
                connection.execute(update(mutes).where(moved).values({mine: account.id}))
                connection.execute(delete(mutes).where(mine == guest))
            move_lists(connection, guest, account.id)
            _forget_ways_in(connection, guest)
            connection.execute(delete(users).where(users.c.id == guest))

        await self._database.transact(merge)

    async def delete(self, user: str) -> None:
        """Forget whatever is known of a user but that there was one."""
        nobody = {"name": DELETED, "folded": None, "password": None, "deleted": True}

        def forget(connection: Connection) -> None:
            _forget_ways_in(connection, user)
            connection.execute(delete(mutes).where((mutes.c.user == user) | (mutes.c.muted == user)))
            connection.execute(delete(chat).where(chat.c.user == user))
            forget_lists(connection, user)
            connection.execute(delete(looks).where(looks.c.user == user))
            connection.execute(update(users).where(_is(user)).values(nobody))

        await self._database.transact(forget)

    # -- sessions --------------------------------------------------------------------------------------------------

    async def begin(self, session: Session) -> None:
        """Add a session."""
        await self._database.run(insert(sessions).values(msgspec.structs.asdict(session)))

    async def session(self, session: str) -> tuple[Session, User] | None:
        """A session and whose it is."""
        rows = await self._database.plain_rows(_SESSION, {"session": session})
        if not rows:
            return None
        [row] = rows
        user, name, account, created = row[len(_OF_SESSION) :]
        return Session(*row[: len(_OF_SESSION)]), User(user, name, bool(account), created)

    async def keep(self, before: Session, after: Session) -> None:
        """Write how a session went on, unless another request has been faster: it did the same or more."""
        same = and_(
            sessions.c.id == before.id,
            sessions.c.secret == before.secret,
            sessions.c.next_secret.is_not_distinct_from(before.next_secret),
        )
        went_on = update(sessions).where(same).values(msgspec.structs.asdict(after))
        await self._database.run(went_on, update(users).where(_is(after.user)).values(seen=after.seen))

    async def end(self, session: str) -> None:
        """Forget a session."""
        await self._database.run(delete(sessions).where(sessions.c.id == session))

    async def end_all(self, user: str) -> None:
        """Forget all sessions and tokens of a user."""
        await self._database.transact(lambda connection: _forget_ways_in(connection, user))

    async def forget_ended(self, now: int) -> None:
        """Forget the sessions that nobody used for a year, and the tokens whose time is over."""
        unused = delete(sessions).where(sessions.c.seen < now - YEAR)
        await self._database.run(unused, delete(tokens).where(tokens.c.expires < now))

    # -- tokens ----------------------------------------------------------------------------------------------------

    async def add_token(self, token: Token) -> None:
        """Add a token, unless its user has too many."""

        def add(connection: Connection) -> None:
            own = select(func.count()).select_from(tokens).where(tokens.c.user == token.user)
            if (connection.scalar(own) or 0) >= MOST:
                raise Refused(Because.TOO_MANY_TOKENS, most=MOST)
            connection.execute(insert(tokens).values(msgspec.structs.asdict(token)))

        await self._database.transact(add)

    async def token(self, token: str) -> tuple[Token, User] | None:
        """A token and whose it is."""
        row = await self._database.row(_TOKEN, {"token": token})
        return None if row is None else (msgspec.convert(row, Token, from_attributes=True), _its_user(row))

    async def tokens_of(self, user: str) -> list[Token]:
        """The tokens of a user, oldest first."""
        own = select(tokens).where(tokens.c.user == user).order_by(tokens.c.created, tokens.c.id)
        return msgspec.convert(await self._database.rows(own), list[Token], from_attributes=True)

    async def touch_token(self, token: str, now: int) -> None:
        """Remember when a token was used."""
        await self._database.run(update(tokens).where(tokens.c.id == token).values(used=now))

    async def drop_token(self, user: str, token: str) -> bool:
        """Forget a token; False if the user has none of that id."""
        return await self._database.run(delete(tokens).where(tokens.c.id == token, tokens.c.user == user)) > 0

    # -- mutes -----------------------------------------------------------------------------------------------------

    async def mute(self, user: str, muted: str) -> None:
        """Remember that a user does not want to hear another."""
        with suppress(IntegrityError):  # it is so already
            await self._database.run(insert(mutes).values(user=user, muted=muted))

    async def unmute(self, user: str, muted: str) -> None:
        """Remember that a user wants to hear another again."""
        await self._database.run(delete(mutes).where(mutes.c.user == user, mutes.c.muted == muted))

    async def mutes(self, user: str) -> frozenset[str]:
        """The ids of those whom a user does not want to hear."""
        return frozenset(muted for (muted,) in await self._database.plain_rows(_MUTES, {"user": user}))

    async def muted(self, user: str) -> list[tuple[str, str]]:
        """The ids and names of those whom a user does not want to hear, by their names."""
        query = select(users.c.id, users.c.name).join(mutes, mutes.c.muted == users.c.id).where(mutes.c.user == user)
        return [(row.id, row.name) for row in await self._database.rows(query.order_by(users.c.name, users.c.id))]

    async def _naming(self, name: str, work: Callable[[Connection], None]) -> None:
        """Write something that gives a name to somebody, refused if it is another's."""
        try:
            await self._database.transact(work)
        except IntegrityError:
            raise taken(name) from None


def _is(user: str) -> ColumnElement[bool]:
    return and_(users.c.id == user, users.c.deleted.is_(False))


def _its_user(row: object) -> User:
    return User(**{field: getattr(row, f"user_{field}") for field in User.__struct_fields__})


def _own_name(connection: Connection, user: str, name: str) -> None:
    """Let an account have a name, with all that it is mistaken by; an IntegrityError if any of it is another's."""
    connection.execute(update(users).where(_is(user)).values(folded=folded(name)))
    connection.execute(delete(looks).where(looks.c.user == user))
    connection.execute(insert(looks), [{"look": look, "user": user} for look in sorted(looks_of(name))])


def _refuse_namesake(connection: Connection, name: str, but: str = "") -> None:
    """Refuse a name that is another account's, or looks like it."""
    if connection.scalar(_NAMESAKE, _named(name, but)) is not None:
        raise taken(name)


def _named(name: str, but: str = "") -> dict[str, object]:
    """What an account of that name, or of one that looks like it, is found by; but for one user."""
    return {"folded": folded(name), "looks": list(looks_of(name)), "but": but}


def taken(name: str) -> Refused:
    """That a name is somebody's already."""
    return Refused(Because.NAME_TAKEN, name=name)


def _begin(connection: Connection, session: Session) -> None:
    connection.execute(insert(sessions), msgspec.structs.asdict(session))


def _forget_ways_in(connection: Connection, user: str) -> None:
    connection.execute(delete(sessions).where(sessions.c.user == user))
    connection.execute(delete(tokens).where(tokens.c.user == user))
