"""The course of a game: what happens in it, turn by turn, and how its seats stand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meijin.kernel.estimate import Estimator
from meijin.kernel.event import Event
from meijin.kernel.state import State

NOBODY: Final = -1


class Course:
    """What is noted while a game is played."""

    def __init__(self, state: State, estimator: Estimator | None) -> None:
        self.heard: list[tuple[int, list[Event]]] = []  # what happened, action by action, with the turn it happened in
        self.decisions = [0] * state.setup.players
        self.choices = [0] * state.setup.players  # decisions at which there was more than one action
        self.lead_changes = 0
        self.lowest = [1.0] * state.setup.players  # each seat's chance at its worst
        self.first: list[float] = []  # the chances before anything was done
        self._estimator = estimator
        self._leader = NOBODY
        self._turn = NOBODY
        state.events = []
        state.setup.game.opening(state)
        self._note(state)

    def asked(self, seat: int, actions: int) -> None:
        """A seat decides among so many actions."""
        self.decisions[seat] += 1
        if actions > 1:
            self.choices[seat] += 1

    def step(self, state: State, seat: int, action: int) -> None:
        """Carry out an action, and note what comes of it."""
        state.events = []
        state.step(seat, action)
        self._note(state)

    def _note(self, state: State) -> None:
        """What has happened since, and how the seats stand where a turn begins."""
        happened, state.events = state.events, None
        turn = turns_of(state)
        if happened:
            self.heard.append((turn, happened))
        if turn != self._turn and self._estimator is not None and state.deciders:
            self._look(self._estimator.chances(state))
        self._turn = turn

    def _look(self, chances: Sequence[float]) -> None:
        self.first = self.first or list(chances)
        self.lowest = [min(lowest, chance) for lowest, chance in zip(self.lowest, chances, strict=True)]
        leader = max(range(len(chances)), key=chances.__getitem__)
        if self._leader not in (NOBODY, leader):
            self.lead_changes += 1
        self._leader = leader


def turns_of(state: State) -> int:
    """How many turns were begun by whoever has begun most, in the game's own unit (``Game.turn_unit``)."""
    turns = 0
    for seat in range(state.setup.players):
        turns = max(turns, state.turns_begun(seat))
    return turns
