"""What people do: become a guest, make an account, sign in, give a program a token."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final, NamedTuple

from msgspec.structs import replace

from meijin.server.because import Because
from meijin.server.people import names, passwords, sessions, tokens
from meijin.server.people.limits import FAILURES, Limits
from meijin.server.people.passwords import Passwords
from meijin.server.people.signatures import Signer, new_key
from meijin.server.people.tokens import Token
from meijin.server.people.user import Auth, User
from meijin.server.refusal import Code, Refused
from meijin.server.storage.people import PeopleStore, taken
from meijin.server.timeofday import time_of_day

_KEY: Final = "signing"
_NOT_TOUCHED_FOR: Final = 60_000  # how exactly the last use of a token is known


class Recognised(NamedTuple):
    """Who asks, and the cookie the answer is to bring if it is time for the next one."""

    user: User
    auth: Auth
    cookie: str | None = None


class People:
    """The people of a server."""

    def __init__(
        self,
        store: PeopleStore,
        signer: Signer,
        limits: Limits,
        passwords: Passwords | None = None,
        clock: Callable[[], int] = time_of_day,
    ) -> None:
        self.store = store
        self.signer = signer
        self.limits = limits
        self.clock = clock
        self.passwords = passwords or Passwords()

    @classmethod
    async def open(cls, store: PeopleStore, today: int, *, rate_limits: bool = True) -> People:
        """The people in a store, whose signing key is made when it is opened for the first time."""
        await store.forget_ended(today)
        return cls(store, Signer(await store.key(_KEY, new_key())), Limits(rate_limits))

    # -- who is it -------------------------------------------------------------------------------------------------

    async def by_token(self, authorization: str) -> Recognised:
        """Who shows this ``Authorization`` header."""
        shown = tokens.read(authorization)
        if shown is None:
            raise Refused(Because.NO_BEARER)
        found = await self.store.token(shown.id)
        now = self.clock()
        if found is None or not tokens.is_good(found[0], shown.secret, now):
            raise Refused(Because.TOKEN_ENDED)
        token, user = found
        if token.used is None or now - token.used > _NOT_TOUCHED_FOR:
            await self.store.touch_token(token.id, now)
        return Recognised(user, Auth("token", token.id))

    async def by_cookie(self, value: str) -> Recognised:
        """Who shows this cookie."""
        shown = sessions.read_cookie(self.signer, value)
        found = None if shown is None else await self.store.session(shown.id)
        if shown is None or found is None:
            raise Refused(Because.COOKIE_ENDED)
        session, user = found
        step = sessions.go_on(self.signer, session, shown.secret, self.clock())
        if step is None:
            raise Refused(Because.COOKIE_ENDED)
        if step.session != session:
            await self.store.keep(session, step.session)
        offered = step.offered and sessions.write_cookie(self.signer, session.id, step.offered)
        return Recognised(user, Auth("cookie", session.id), offered)

    # -- becoming somebody -----------------------------------------------------------------------------------------

    async def new_guest(self) -> tuple[User, str]:
        """A new guest with a friendly name, and the cookie to be recognised by."""
        while True:
            user = User(secrets.token_hex(8), names.friendly(), False, self.clock())
            session, cookie = self._begin(user)
            try:
                await self.store.welcome(user, None, session)
            except Refused as refused:
                if refused.code is not Code.CONFLICT:  # that name is somebody's already
                    raise
            else:
                return user, cookie

    async def new_account(self, guest: User | None, name: str, password: str) -> tuple[User, str]:
        """An account, of a guest with all their games or of somebody new, and its cookie."""
        if guest is not None and guest.account:
            raise Refused(Because.SIGNED_IN_ALREADY, name=guest.name)
        name = names.of_a_person(name)
        passwords.checked(password, name)
        if await self.store.is_taken(name):  # before the costly part; the database has the last word
            raise taken(name)
        kept = await self.passwords.hash(password)
        user = User(secrets.token_hex(8) if guest is None else guest.id, name, True, self.clock())
        if guest is not None:
            user = replace(user, created=guest.created)
        session, cookie = self._begin(user)
        if guest is None:
            await self.store.welcome(user, kept, session)
        else:
            await self.store.make_account(user, kept, session)
        return user, cookie

    async def check_password(self, name: str, password: str) -> User:
        """The user of that name and password; anybody else is refused, in words that do not tell which was wrong."""
        name = names.checked(name)
        key = names.folded(name)
        self.limits.spend(FAILURES, key)  # at once, so that whoever tries many at the same moment is stopped too
        account = await self.store.account(name)
        kept = None if account is None else account.password
        if not await self.passwords.matches(kept, password) or account is None:
            raise Refused(Because.WRONG_SIGN_IN)
        self.limits.give_back(FAILURES, key)
        if self.passwords.outdated(account.password):
            await self.store.keep_password(account.user.id, await self.passwords.hash(password))
        return account.user

    async def sign_in(self, user: User) -> str:
        """The cookie of a new session."""
        session, cookie = self._begin(user)
        await self.store.begin(session)
        return cookie

    # -- being somebody --------------------------------------------------------------------------------------------

    async def rename(self, user: User, name: str) -> User:
        name = names.of_a_person(name)
        await self.store.rename(user, name)
        return replace(user, name=name)

    async def change_password(self, user: User, old: str, new: str) -> str:
        """Change the password of an account and give the cookie of the only session that is left."""
        if not user.account:
            raise Refused(Because.GUEST_WITHOUT_PASSWORD)
        passwords.checked(new, user.name)
        await self._prove(user, old, "old")
        session, cookie = self._begin(user)
        await self.store.change_password(user.id, await self.passwords.hash(new), session)
        return cookie

    async def confirm_deletion(self, user: User, password: str | None) -> None:
        """Refuse to delete an account to whoever does not know its password: the browser may be somebody else's."""
        if not user.account:
            return
        if password is None:
            raise Refused(Because.DELETED_WITH_PASSWORD)
        await self._prove(user, password, "own")

    async def new_token(self, user: User, name: str, days: int | None) -> tuple[Token, str]:
        """A token for a program, and the text that is shown once."""
        token, text = tokens.make(user.id, names.checked(name), self.clock(), days)
        await self.store.add_token(token)
        return token, text

    async def _prove(self, user: User, password: str, which: str) -> None:
        """Refuse whoever does not know the password of their own account."""
        try:
            await self.check_password(user.name, password)
        except Refused as refused:
            if refused.code is Code.NOT_SIGNED_IN:
                raise Refused(Because.WRONG_PASSWORD, which=which) from None
            raise

    def _begin(self, user: User) -> tuple[sessions.Session, str]:
        session, secret = sessions.begin(user.id, self.clock())
        return session, sessions.write_cookie(self.signer, session.id, secret)
