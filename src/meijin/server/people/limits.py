"""How often one may ask: counted in memory by each worker, per address and per user."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Final, NamedTuple
from weakref import WeakValueDictionary

from meijin.server.because import Because
from meijin.server.refusal import Refused
from meijin.server.timeofday import steady_time

MOST_KEYS: Final = 20_000  # remembered at once in each table of buckets


class Rate(NamedTuple):
    """So many at once, then one more every so many milliseconds; and by which word whoever asks for more is refused."""

    burst: int
    every: int
    what: str = "requests"


REQUESTS: Final = Rate(200, 20)
REQUESTS_OF_A_USER: Final = Rate(200, 20, "requests_of_a_user")
SIGNING_IN: Final = Rate(10, 6_000, "signing_in")  # and making accounts
FAILURES: Final = Rate(5, 60_000, "failures")
NEW_GUESTS: Final = Rate(300, 5_000, "new_guests")  # which a whole school may share
OPENING: Final = Rate(100, 5_000, "opening")  # each is kept for good
TAKING_BACK: Final = Rate(5, 2_000, "taking_back")  # the game is played through again each time


class TooFast(Refused):
    """Asked too often; ``wait`` says for how many seconds there is no use in asking again."""

    def __init__(self, what: str, wait: int) -> None:
        super().__init__(Because.TOO_FAST, what=what, wait=wait)
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
        self._buckets: dict[Rate, Buckets] = {}
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # of those who do something now

    def spend(self, rate: Rate, key: str) -> None:
        """An address, a user or a name does something that has a limit; refused if it is too often."""
        wait = self._of(rate).spend(key, self._now()) if self._enabled else 0
        if wait:
            raise TooFast(rate.what, -(-wait // 1000))

    def give_back(self, rate: Rate, key: str) -> None:
        """It does not count after all."""
        self._of(rate).give_back(key)

    def _of(self, rate: Rate) -> Buckets:
        return self._buckets.setdefault(rate, Buckets(rate))

    def turn_of(self, user: str) -> asyncio.Lock:
        """What a user holds while something is counted and then done, so that nothing else of theirs comes between."""
        lock = self._turns.get(user)
        if lock is None:
            lock = self._turns[user] = asyncio.Lock()
        return lock


@lru_cache(maxsize=1_000)
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
