"""Candidates against what the game advises, in the same worlds and with the same luck: only the choice differs.

All of them are tried at first; step by step the worse half is left out, so that most is found out about the best.
What was seen is weighed against what is to be expected before anything is seen: that the advice is a little better
than another candidate, by more or less from decision to decision. So a great lead in a few worlds counts for little,
and a small one in many for much.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from meijin.bots.certainty import error_of
from meijin.bots.search.thought import Candidate

FEW: Final = 24  # worlds between two looks at who is still in it
HOPELESS: Final = 3.0  # standard errors behind the best at which a candidate is left out


class Tried:
    """What one candidate turned out to be worth, and how much more than the advice in the same worlds."""

    __slots__ = ("gain", "gain_squares", "squares", "total", "worlds")

    def __init__(self) -> None:
        self.worlds = 0
        self.total = self.squares = 0.0
        self.gain = self.gain_squares = 0.0

    def note(self, worth: float, usual: float) -> None:
        """One more world."""
        self.worlds += 1
        self.total += worth
        self.squares += worth * worth
        self.gain += worth - usual
        self.gain_squares += (worth - usual) ** 2


class Trial:
    """What each of some actions turned out to be worth; the first is what the game advises."""

    def __init__(self, actions: Sequence[int], lead: float, spread: float) -> None:
        self.usual = actions[0]
        self.tried = {action: Tried() for action in actions}
        self.open = list(actions)  # those that are still tried
        self.lead = lead
        self.spread = spread
        self.steps = (len(actions) - 1).bit_length()  # until one is left besides the advice
        self.step = 1

    def note(self, worths: Sequence[float], spent: float) -> None:
        """What the open candidates were worth in one more world, and how much of the budget is spent, of 1."""
        for action, worth in zip(self.open, worths, strict=True):
            self.tried[action].note(worth, worths[0])
        if self.tried[self.usual].worlds % FEW == 0:
            self._leave_hopeless()
        while self.step < self.steps and spent * self.steps >= self.step:
            self._leave_half()
            self.step += 1

    def _leave_half(self) -> None:
        others = sorted(self.open[1:], key=lambda action: -self.promise(action)[0])
        self.open[1:] = others[: (len(others) + 1) // 2]

    def _leave_hopeless(self) -> None:
        """Go on without whoever cannot be hoped to be the best; without the advice once another surely is better."""
        best = self.best()
        most = self.promise(best)[0]
        left = [self.usual]
        for action in self.open[1:]:
            promise, error = self.promise(action)
            if action == best or promise + HOPELESS * error > most:
                left.append(action)
        if len(left) == 2 and most > HOPELESS * self.promise(best)[1]:
            left = [best]
        self.open = left

    def best(self) -> int:
        """The candidate that promises most; of equals what the game advises."""
        return max(self.open, key=lambda action: self.promise(action)[0])

    def promise(self, action: int) -> tuple[float, float]:
        """How much better than the advice an action is likely to be, with the standard error of that."""
        tried = self.tried[action]
        if action == self.usual:
            return 0.0, 0.0
        if not tried.worlds:
            return -self.lead, self.spread
        prior = 1.0 / (self.spread * self.spread)
        gain = tried.gain / tried.worlds
        # One more world is imagined, in which both are alike, so that a few equal ones do not seem certain.
        spread = tried.gain_squares - (tried.worlds - 1) * gain * gain + self.spread * self.spread
        seen = tried.worlds * tried.worlds / spread
        return (gain * seen - self.lead * prior) / (seen + prior), 1.0 / sqrt(seen + prior)

    def candidate(self, action: int) -> Candidate:
        """An action with its chance."""
        tried = self.tried[action]
        error = error_of(tried.worlds, tried.total, tried.squares)
        return Candidate(action, tried.worlds, tried.total / tried.worlds, error)
