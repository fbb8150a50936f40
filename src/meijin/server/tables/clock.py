"""Clocks: pure arithmetic on milliseconds. Whoever asks says what time it is."""

from __future__ import annotations

from collections.abc import Mapping
from math import inf
from typing import Final

from meijin.bots.pace import share
from meijin.server.tables.entry import ClockTerms, Pace

SECOND: Final = 1000
# Whoever is back after having run out of a whole game's time has at least so long for a decision.
SHORTEST: Final = 10 * SECOND


class Clocks:
    """The clocks of all seats of a table; without terms nobody's time runs.

    >>> clocks = Clocks(ClockTerms(Pace.GAME, 60, 5), 2)
    >>> clocks.start(0, at=1_000)
    >>> clocks.left(0, now=11_000)
    50000
    >>> clocks.after_decisions(0, 1, now=11_000)
    55000
    """

    def __init__(self, terms: ClockTerms | None, seats: int) -> None:
        self.terms = terms
        whole = terms.seconds * SECOND if terms else 0
        self._left = [whole] * seats  # what was left when the clock was last started or stopped
        self._since: list[int | None] = [None] * seats
        self.settled = 0  # up to when it has been looked whether a server lived

    def copy(self) -> Clocks:
        """The same clocks, to run on their own."""
        other = Clocks(self.terms, 0)
        other._left, other._since, other.settled = self._left[:], self._since[:], self.settled
        return other

    def start(self, seat: int, at: int) -> None:
        """A seat is asked: its time begins to run, unless it runs already."""
        if self.terms is None or self._since[seat] is not None:
            return
        if self.terms.pace is Pace.MOVE:
            self._left[seat] = self.terms.seconds * SECOND
        self._since[seat] = at

    def stop(self, seat: int, at: int) -> None:
        """A seat is no longer asked."""
        self._left[seat] = self.left(seat, at)
        self._since[seat] = None

    def set(self, seat: int, left: int) -> None:
        """A seat has decided, after which so much is left."""
        self._left[seat] = left
        self._since[seat] = None

    def runs(self, seat: int) -> bool:
        """Whether a seat's time runs."""
        return self._since[seat] is not None

    def left(self, seat: int, now: int) -> int:
        """How much time a seat has left, never less than nothing."""
        since = self._since[seat]
        return max(0, self._left[seat] - (0 if since is None else max(0, now - since)))

    def for_one_decision(self, seat: int, now: int) -> float:
        """How many seconds a bot in a seat should keep within; without a clock there is no end to them.

        Nobody's time runs while a bot thinks for them, so it is a share of what the seat had when it was last asked.
        """
        if self.terms is None:
            return inf
        return share(self.left(seat, now) / SECOND, whole_game=self.terms.pace is Pace.GAME)

    def after_decisions(self, seat: int, decisions: int, now: int) -> int | None:
        """How much time a seat has left if it decides so many questions now; None without a clock."""
        if self.terms is None:
            return None
        return self.left(seat, now) + decisions * self.terms.increment * SECOND

    def after_a_take_back(self, seat: int, decided_with: int, now: int) -> int | None:
        """How much time a seat has for the question it goes back to; None without a clock.

        ``decided_with`` is what was left when it decided that question.

        Taking back earns no time: the increment goes again, and the time of a decision goes on from what was left then,
        less what has been spent since.
        """
        if self.terms is None:
            return None
        if self.terms.pace is Pace.GAME:
            left = self.left(seat, now) - self.terms.increment * SECOND
        else:
            spent = self.terms.seconds * SECOND - self.left(seat, now) if self.runs(seat) else 0
            left = decided_with - spent
        return max(left, SECOND)

    def resume(self, seat: int, left: int, at: int) -> None:
        """A seat is asked again what it had decided, with so much time."""
        self._left[seat] = left
        self._since[seat] = at

    def deadline(self) -> int | None:
        """When the first of the running clocks is out."""
        ends = [since + self._left[seat] for seat, since in enumerate(self._since) if since is not None]
        return min(ends, default=None)

    def out(self, now: int) -> list[int]:
        """The seats that have run out of time."""
        return [seat for seat in range(len(self._since)) if self.runs(seat) and not self.left(seat, now)]

    def unsettled(self) -> dict[int, int]:
        """The seats whose time runs, and since when it has not been looked whether a server lived."""
        return {seat: max(since, self.settled) for seat, since in enumerate(self._since) if since is not None}

    def pause(self, given: Mapping[int, int], until: int) -> None:
        """Give seats back the time that ran, up to then, while there was no server to play at."""
        for seat, span in given.items():
            since = self._since[seat]
            self._since[seat] = None if since is None else since + span
        self.settled = until

    def welcome_back(self, seat: int) -> None:
        """Whoever is back has some time again, even if all of it was gone."""
        self._left[seat] = max(self._left[seat], SHORTEST)
