from __future__ import annotations

import asyncio
import threading
import time

import pytest
from argon2 import PasswordHasher

from meijin.server.people import passwords
from meijin.server.people.passwords import Passwords, checked
from meijin.server.refusal import Code, Refused

CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


async def test_only_the_right_password_matches() -> None:
    keeper = Passwords(CHEAP)
    kept = await keeper.hash("correct horse")
    assert "correct horse" not in kept
    assert kept.startswith("$argon2id$")
    assert await keeper.matches(kept, "correct horse")
    assert not await keeper.matches(kept, "correct horsf")
    assert not await keeper.matches("no hash at all", "correct horse")


async def test_nobodys_password_is_checked_as_slowly_as_anybodys_and_never_right() -> None:
    class Counting(PasswordHasher):
        verified = 0

        def verify(self, *arguments: str | bytes) -> bool:  # type: ignore[override]
            self.verified += 1
            return super().verify(*arguments)

    hasher = Counting(time_cost=1, memory_cost=8, parallelism=1)
    keeper = Passwords(hasher)
    assert not await keeper.matches(None, "whatever it is")
    assert hasher.verified == 1


def test_a_hash_of_other_parameters_is_outdated() -> None:
    stronger = Passwords(PasswordHasher(time_cost=2, memory_cost=8, parallelism=1))
    kept = CHEAP.hash("correct horse")
    assert stronger.outdated(kept)
    assert not Passwords(CHEAP).outdated(kept)


@pytest.mark.parametrize("length", [0, passwords.SHORTEST - 1, passwords.LONGEST + 1])
def test_too_short_and_too_long_passwords_are_refused(length: int) -> None:
    with pytest.raises(Refused, match=f"8 to 200 characters, this one has {length}"):
        checked("x" * length)


@pytest.mark.parametrize("length", [passwords.SHORTEST, passwords.LONGEST])
def test_passwords_between_are_taken(length: int) -> None:
    taken = ("fudge-kite" * 20)[: length - 1] + "7"
    assert checked(taken) == taken


@pytest.mark.parametrize(
    ("password", "why"),
    [
        (" " * 8, "made of blanks"),
        ("\u3000" * 9, "made of blanks"),
        ("12345678", "a row"),
        ("87654321", "a row"),
        ("abcdefgh", "a row"),
        ("qwertyuiop", "a row"),
        ("1qaz2wsx", "a row"),
        ("abcd1234", "a row"),
        ("あいうえおかきく", "a row|again"),
        ("aaaaaaaa", "fewer than 4 different"),
        ("xyxyxyxy", "fewer than 4 different"),
        ("kite" * 3, "again and again"),
        ("20240131", "a short number"),
        ("password", "a common word"),
        ("P4ssw0rd!", "a common word"),
        ("letmein99", "a common word"),
        ("dragon2024", "a common word"),
        ("monkeyking", "a common word"),
        ("Meijin123", "a common word"),
        ("Marlowe Vane", "your name"),
        ("marlowevane1", "your name"),
        ("enaV ewolraM", "your name"),
    ],
)
def test_a_password_that_is_guessed_first_is_refused_with_what_would_be_right(password: str, why: str) -> None:
    with pytest.raises(Refused, match=f"guessed soon, as it .*({why}).*: take several words") as refused:
        checked(password, "Marlowe Vane")
    assert refused.value.code is Code.MALFORMED


@pytest.mark.parametrize(
    "password",
    ["correct horse", "tr0ub4dor&3", "aB3$kL9q", "さくらんぼたべたい", "marlowe sails at dawn", "314159265358979"],
)
def test_a_password_that_nobody_expects_is_taken_whatever_it_is_made_of(password: str) -> None:
    assert checked(password, "Marlowe Vane") == password


async def test_a_burst_is_worked_off_a_few_at_a_time_and_beyond_a_bound_refused() -> None:
    class Watched(PasswordHasher):
        def __init__(self) -> None:
            super().__init__(time_cost=1, memory_cost=8, parallelism=1)
            self.lock, self.now, self.most = threading.Lock(), 0, 0

        def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
            with self.lock:
                self.now += 1
                self.most = max(self.most, self.now)
            time.sleep(0.002)
            with self.lock:
                self.now -= 1
            return super().hash(password, salt=salt)

    hasher = Watched()
    keeper = Passwords(hasher)
    burst = [keeper.hash("correct horse") for _ in range(passwords.MOST_WAITING + 3)]
    done = await asyncio.gather(*burst, return_exceptions=True)
    refused = [each for each in done if isinstance(each, Refused)]
    assert [each.code for each in refused] == [Code.TOO_FAST] * 3
    assert hasher.most <= passwords.AT_ONCE
    assert await keeper.hash("and then it goes on")
