"""Which seats have their player at a screen, here or at another worker."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

REMEMBERED: Final = 40_000  # milliseconds for which another worker's word holds
ABSENT_AFTER: Final = 60_000  # milliseconds without a socket after which others may give the seat to a bot
GONE_AFTER: Final = 10_000  # the same, after which nobody is seated with a player who waits for anybody


class Presence:
    """Who is there at one table; times are given by the caller in milliseconds."""

    __slots__ = ("_elsewhere", "_here", "_seen", "_since")

    def __init__(self, now: int) -> None:
        self._since = now
        self._here: dict[int, int] = {}  # how many sockets a seat has on this side
        self._elsewhere: dict[str, tuple[frozenset[int], int]] = {}  # by worker, with the time it was said
        self._seen: dict[int, int] = {}  # when a seat was last there

    @property
    def here(self) -> tuple[int, ...]:
        """The seats with a socket at this worker."""
        return tuple(sorted(self._here))

    def come(self, seat: int, now: int) -> bool:
        """A socket of the seat opened here; whether it is the first one here."""
        self._here[seat] = self._here.get(seat, 0) + 1
        self._seen[seat] = now
        return self._here[seat] == 1

    def go(self, seat: int, now: int) -> bool:
        """A socket of the seat closed here; whether it was the last one here."""
        self._here[seat] -= 1
        self._seen[seat] = now
        if self._here[seat]:
            return False
        del self._here[seat]
        return True

    def hear(self, worker: str, seats: Collection[int], now: int) -> None:
        """Another worker says whom it has."""
        for seat in self._elsewhere.get(worker, (frozenset(), 0))[0]:
            self._seen[seat] = now
        self._elsewhere[worker] = frozenset(seats), now
        for seat in seats:
            self._seen[seat] = now

    def forget(self, now: int) -> bool:
        """Forget workers that have been silent for too long; whether that changed who is there."""
        silent = [worker for worker, (_, said) in self._elsewhere.items() if now - said > REMEMBERED]
        gone = [bool(self._elsewhere.pop(worker)[0]) for worker in silent]
        return any(gone)

    def connected(self, seat: int) -> bool:
        return seat in self._here or any(seat in seats for seats, _ in self._elsewhere.values())

    def absent(self, seat: int, now: int, after: int = ABSENT_AFTER) -> bool:
        """Whether a seat's player has been away for so long that others may go on without them."""
        return not self.connected(seat) and now - self._seen.get(seat, self._since) >= after

    def __iter__(self) -> Iterator[int]:
        """The seats that are there, in no order."""
        yield from set(self._here).union(*(seats for seats, _ in self._elsewhere.values()))
