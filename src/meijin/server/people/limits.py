"""How often one may ask: counted in memory by each worker, per address and per user."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from typing import Final, NamedTuple
from weakref import WeakValueDictionary

from meijin.server.refusal import Code, Refused
from meijin.server.timeofday import steady_time

MOST_KEYS: Final = 20_000  # remembered at once in each table of buckets


class Rate(NamedTuple):
    """So many at once, then one more every so many milliseconds."""

    burst: int
    every: int


REQUESTS: Final = Rate(200, 20)  # of an address, and of a user
SIGNING_IN: Final = Rate(10, 6_000)  # of an address: signing in and making accounts
FAILURES: Final = Rate(5, 60_000)  # wrong passwords for one name
NEW_GUESTS: Final = Rate(300, 5_000)  # of an address, which a whole school may share
OPENING: Final = Rate(100, 5_000)  # tables from an address: each is kept for good
TAKING_BACK: Final = Rate(5, 2_000)  # of a user: the game is played through again each time


class TooFast(Refused):
    """Asked too often; ``wait`` says for how many seconds there is no use in asking again."""

    def __init__(self, reason: str, wait: int) -> None:
        super().__init__(Code.TOO_FAST, f"{reason}: try again in {wait} s")
        self.wait = wait


class Buckets:
    """How much of a rate each of many keys has used up.

    For every key there is one number: the time at which all it has used will have come back.

    >>> buckets = Buckets(Rate(2, 1000))
    >>> [buckets.spend("a", now) for now in (0, 0, 0, 999, 1000)]
    [0, 0, 1000, 1, 0]
    """

    def __init__(self, rate: Rate, most: int = MOST_KEYS) -> None:
        self._rate = rate
        self._most = most
        self._back: dict[str, int] = {}  # least recently used first

    def spend(self, key: str, now: int) -> int:
        """Use one up and give 0, or use nothing and give the milliseconds until there is one."""
        back = max(self._back.pop(key, now), now)
        wait = back + self._rate.every - (now + self._rate.burst * self._rate.every)
        self._back[key] = back if wait > 0 else back + self._rate.every
        if len(self._back) > self._most:  # a flood of addresses costs memory for so many and no more
            del self._back[next(iter(self._back))]
        return max(wait, 0)

    def give_back(self, key: str) -> None:
        """Return one that was spent."""
        if key in self._back:
            self._back[key] -= self._rate.every

    def __len__(self) -> int:
        return len(self._back)


class Limits:
    """All limits of a worker."""

    def __init__(self, enabled: bool = True, now: Callable[[], int] = steady_time) -> None:
        self._enabled = enabled
        self._now = now
        self._addresses = Buckets(REQUESTS)
        self._users = Buckets(REQUESTS)
        self._signing_in = Buckets(SIGNING_IN)
        self._failures = Buckets(FAILURES)
        self._guests = Buckets(NEW_GUESTS)
        self._opening = Buckets(OPENING)
        self._taking_back = Buckets(TAKING_BACK)
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # of those who do something now

    def request(self, address: str) -> None:
        """Anything at all is asked from an address."""
        self._spend(self._addresses, address, "too many requests from your address")

    def request_of(self, user: str) -> None:
        """Anything at all is asked by a user."""
        self._spend(self._users, user, "you send too many requests")

    def signing_in(self, address: str) -> None:
        """Somebody signs in or makes an account."""
        self._spend(self._signing_in, address, "too many sign-ins from your address")

    def new_guest(self, address: str) -> None:
        """Somebody becomes a guest."""
        self._spend(self._guests, address, "too many new guests from your address")

    def opening(self, address: str) -> None:
        """Somebody opens a table."""
        self._spend(self._opening, address, "too many new tables from your address")

    def taking_back(self, user: str) -> None:
        """A player wants to take a choice back."""
        self._spend(self._taking_back, user, "you take back too often")

    def turn_of(self, user: str) -> asyncio.Lock:
        """What a user holds while something is counted and then done, so that nothing else of theirs comes between."""
        lock = self._turns.get(user)
        if lock is None:
            lock = self._turns[user] = asyncio.Lock()
        return lock

    def attempt(self, name: str) -> None:
        """Somebody tries a password; whoever tries many at the same moment is stopped too, so it counts at once."""
        self._spend(self._failures, name, "too many wrong passwords for this name")

    def succeeded(self, name: str) -> None:
        """The password was right and does not count."""
        self._failures.give_back(name)

    def _spend(self, buckets: Buckets, key: str, reason: str) -> None:
        wait = buckets.spend(key, self._now()) if self._enabled else 0
        if wait:
            raise TooFast(reason, -(-wait // 1000))


def address_key(host: str) -> str:
    """What counts as one address: with IPv6, where anybody has 2^64 of them, the network.

    >>> address_key("203.0.113.7"), address_key("2001:db8:1:2:aaaa::1"), address_key("::ffff:203.0.113.7")
    ('203.0.113.7', '2001:db8:1:2::', '203.0.113.7')
    """
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Address(int(address) >> 64 << 64))
