from __future__ import annotations

import asyncio

import pytest

from meijin.server.people import limits
from meijin.server.people.limits import Buckets, Limits, Rate, TooFast, address_key

START = 1_800_000_000_000


def test_so_many_at_once_then_one_after_the_other() -> None:
    buckets = Buckets(Rate(3, 100))
    assert [buckets.spend("a", START) for _ in range(5)] == [0, 0, 0, 100, 100]
    assert buckets.spend("a", START + 99) == 1
    assert buckets.spend("a", START + 100) == 0
    assert buckets.spend("a", START + 100) == 100


def test_after_a_while_all_have_come_back_and_not_more() -> None:
    buckets = Buckets(Rate(3, 100))
    for _ in range(3):
        buckets.spend("a", START)
    assert [buckets.spend("a", START + 10_000) for _ in range(4)] == [0, 0, 0, 100]


def test_one_does_not_suffer_for_another() -> None:
    buckets = Buckets(Rate(1, 100))
    assert [buckets.spend(key, START) for key in "aab"] == [0, 100, 0]


def test_what_is_given_back_can_be_spent_again() -> None:
    buckets = Buckets(Rate(1, 100))
    buckets.spend("a", START)
    buckets.give_back("a")
    assert buckets.spend("a", START) == 0
    buckets.give_back("nobody")
    assert buckets.spend("nobody", START) == 0


def test_a_flood_of_addresses_takes_no_more_memory_and_frees_nobody_who_keeps_asking() -> None:
    buckets = Buckets(Rate(2, 1000), most=100)
    for number in range(1000):
        buckets.spend(f"flood {number}", START)
        waited = buckets.spend("stubborn", START)
        assert (waited > 0) == (number >= 2)
    assert len(buckets) == 100


def test_sign_ins_are_limited_per_address_and_say_how_long_to_wait() -> None:
    now = START
    mine = Limits(now=lambda: now)
    for _ in range(10):
        mine.spend(limits.SIGNING_IN, "198.51.100.1")
    with pytest.raises(TooFast, match="try again in 6 s") as refused:
        mine.spend(limits.SIGNING_IN, "198.51.100.1")
    assert (refused.value.wait, refused.value.status) == (6, 429)
    mine.spend(limits.SIGNING_IN, "198.51.100.2")
    now += 6_000
    mine.spend(limits.SIGNING_IN, "198.51.100.1")


def test_only_wrong_passwords_count() -> None:
    mine = Limits(now=lambda: START)
    for _ in range(50):
        mine.spend(limits.FAILURES, "ann")
        mine.give_back(limits.FAILURES, "ann")
    for _ in range(5):
        mine.spend(limits.FAILURES, "ann")
    with pytest.raises(TooFast, match="wrong passwords"):
        mine.spend(limits.FAILURES, "ann")


@pytest.mark.parametrize(
    "rate",
    [limits.REQUESTS, limits.REQUESTS_OF_A_USER, limits.NEW_GUESTS, limits.OPENING, limits.TAKING_BACK],
)
def test_every_kind_of_request_has_its_limit_unless_they_are_switched_off(rate: Rate) -> None:
    held, free = Limits(now=lambda: START), Limits(enabled=False)
    for _ in range(rate.burst):
        held.spend(rate, "key")
    with pytest.raises(TooFast, match="try again in"):
        held.spend(rate, "key")
    for _ in range(rate.burst + 1):
        free.spend(rate, "key")


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("203.0.113.7", "203.0.113.8", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::2", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:203.0.113.7", "203.0.113.7", True),
        ("::ffff:203.0.113.7", "::ffff:203.0.113.8", False),
        ("testclient", "testclient", True),
    ],
)
def test_what_counts_as_one_address(one: str, other: str, same: bool) -> None:
    assert (address_key(one) == address_key(other)) is same


async def test_a_user_has_one_turn_at_a_time_and_leaves_nothing_behind() -> None:
    limits = Limits()
    done: list[str] = []

    async def act(user: str, name: str) -> None:
        async with limits.turn_of(user):
            done.append(f"{name} begins")
            await asyncio.sleep(0)
            done.append(f"{name} ends")

    await asyncio.gather(act("ann", "first"), act("ann", "second"), act("ben", "other"))
    assert done[:2] == ["first begins", "other begins"]
    assert done.index("first ends") < done.index("second begins")
    assert len(limits._turns) == 0
