"""Passwords: kept as Argon2id, worked out in threads, a few at a time because each takes 19 MB."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from functools import cached_property
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from meijin.server.because import Because
from meijin.server.people.guessable import why_guessable
from meijin.server.people.limits import TooFast
from meijin.server.refusal import Refused

SHORTEST: Final = 8
LONGEST: Final = 200
AT_ONCE: Final = 2
MOST_WAITING: Final = 40  # a burst beyond it is told to come back instead of piling up

# What OWASP recommends for one thread: signing in takes one core for a moment, not all of them from the tables.
HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)

_Result = TypeVar("_Result")


def checked(password: str, name: str = "") -> str:
    """A new password for an account of that name, unless it is too short or too long, or would be guessed at once."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise Refused(Because.PASSWORD_LENGTH, fewest=SHORTEST, most=LONGEST, length=len(password))
    if (why := why_guessable(password, name)) is not None:
        raise Refused(Because.PASSWORD_GUESSED, why=why)
    return password


class Passwords:
    """Hashes and checks passwords without holding anybody else up."""

    def __init__(self, hasher: PasswordHasher = HASHER) -> None:
        self._hasher = hasher
        self._free = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0

    async def hash(self, password: str) -> str:
        return await self._work(lambda: self._hasher.hash(password))

    async def matches(self, kept: str | None, password: str) -> bool:
        """Whether this is the password; with nothing kept it takes as long and is always wrong."""
        return await self._work(lambda: self._verify(kept, password))

    def outdated(self, kept: str) -> bool:
        """Whether it was hashed with other parameters than today's and should be hashed again."""
        return self._hasher.check_needs_rehash(kept)

    def _verify(self, kept: str | None, password: str) -> bool:
        try:
            return self._hasher.verify(kept or self._nobodys, password)
        except (Argon2Error, InvalidHashError):
            return False

    @cached_property
    def _nobodys(self) -> str:
        return self._hasher.hash(secrets.token_hex())

    async def _work(self, work: Callable[[], _Result]) -> _Result:
        if self._waiting >= MOST_WAITING:
            raise TooFast("passwords", 5)
        self._waiting += 1
        try:
            async with self._free:
                return await asyncio.to_thread(work)
        finally:
            self._waiting -= 1
