"""Checks of the rules: games end, what is listed can be done, what is refused changes nothing."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from itertools import pairwise
from math import isfinite
from typing import Final

from meijin.kernel.errors import (
    ActionError,
    AmbiguousAction,
    IllegalAction,
    InvalidAction,
    LateAction,
    MeijinError,
    SetupError,
)
from meijin.kernel.generator import BITS
from meijin.kernel.setup import Setup
from meijin.kernel.state import AT_ANY_TIME, State
from meijin.kernel.testing.play import Play, canonical, differing, each_game, snapshot

NONSENSE: Final = ("", "no such action: ☃", "x" * 5000)
NO_NUMBERS: Final = (10**9, min(AT_ANY_TIME) - 1)  # no game has so many actions, or such ones


# -- ends -------------------------------------------------------------------------------------------------------------


def ends(setup: Setup, seeds: Iterable[int]) -> int:
    """Games end within their bound, nobody decides exactly when it is over, and then there is a result and a reason."""
    return each_game(_ends, setup, seeds)


def _ends(play: Play) -> None:
    for state in play.positions():
        deciders = state.deciders
        if state.ending is not None:
            play.fail(f"there is a reason for the end ({state.ending.name}) while somebody still decides")
        if list(deciders) != sorted(set(deciders)) or not set(deciders) <= set(range(play.setup.players)):
            play.fail(f"the deciders must be different seats in order, not {deciders}")
    state = play.state
    if state.deciders:
        play.fail(f"the game is not over after {play.limit} decisions, the most that longest() allows")
    if not isinstance(state.ending, IntEnum):
        play.fail(f"the reason for the end must be a member of an IntEnum, not {state.ending!r}")
    returns = state.returns()
    if len(returns) != play.setup.players or not all(isfinite(number) for number in returns):
        play.fail(f"returns() must be one number for each of {play.setup.players} seats, not {returns}")


# -- legal ------------------------------------------------------------------------------------------------------------


def legal(setup: Setup, seeds: Iterable[int]) -> int:
    """Every decider has a choice, each action is declared, listed once and can be done; looking changes nothing."""
    return each_game(_legal, setup, seeds)


def _legal(play: Play) -> None:
    declared = _declared(play)
    for state in play.positions():
        before = snapshot(state)
        _nothing_for_others(play)
        for seat in state.deciders:
            name = play.setup.seats[seat]
            actions = state.legal(seat)
            if not actions:
                play.fail(f"{name} decides but has no legal action")
            if len(set(actions)) < len(actions):
                play.fail(f"an action of {name} is listed twice: {actions}")
            if not declared.issuperset(actions):
                beyond = state.text(next(action for action in actions if action not in declared))
                play.fail(f"{beyond!r} of {name} is listed as legal, but is none of the game's actions(setup)")
            if state.legal(seat) != actions or state.clone().legal(seat) != actions:
                play.fail(f"the legal actions of {name} are listed in another order the second time")
            _picks(play, seat, actions)
            if snapshot(state) != before:
                play.fail(f"listing the legal actions of {name} changes the state")
            for action in actions:
                _accepts(play, seat, action)


def _declared(play: Play) -> frozenset[int]:
    """The actions that the game says there can be: numbers that ascend."""
    actions = play.setup.game.actions(play.setup)
    if any(one >= other for one, other in pairwise(actions)):
        play.fail("the numbers of actions(setup) must ascend, each there once")
    return frozenset(actions)


def _picks(play: Play, seat: int, actions: list[int]) -> None:
    """A game's own ``pick`` gives the action at each place for the first and the last number that mean that place."""
    pick = getattr(play.state, "compiled_pick", play.state.pick)
    if type(play.state).pick is State.pick and pick == play.state.pick:
        return
    for place, action in enumerate(actions):
        first, beyond = (-(-(each << BITS) // len(actions)) for each in (place, place + 1))
        for number in (first, beyond - 1):
            picked = pick(seat, number)
            if picked != action:
                play.fail(f"pick({seat}, {number}) must be the legal action at place {place}, {action}, not {picked}")


def _nothing_for_others(play: Play) -> None:
    state = play.state
    for seat in set(range(play.setup.players)).difference(state.deciders):
        if state.legal(seat):
            play.fail(f"{play.setup.seats[seat]} does not decide, but legal actions are listed for it")
    try:
        state.returns()
    except MeijinError:
        return
    play.fail("the game goes on, but it has a result already")


def _accepts(play: Play, seat: int, action: int) -> None:
    said = play.state.text(action)
    try:
        play.state.clone().apply(action, seat)
    except Exception as error:
        play.fail(
            f"{said!r} of {play.setup.seats[seat]} is listed as legal, but carrying it out fails with "
            f"{type(error).__name__}: {error}"
        )


# -- refusals ---------------------------------------------------------------------------------------------------------


def refusals(setup: Setup, seeds: Iterable[int]) -> int:
    """What is not understood, not allowed or not one's turn is refused with the reason, and changes nothing."""
    return each_game(_refusals, setup, seeds)


def _refusals(play: Play) -> None:
    met: set[int] = set()  # real actions of this game, to be tried where they are not legal
    for state in play.positions():
        if not play.worth_a_look():
            continue
        trial = _Trial(play)
        deciders = state.deciders
        for seat in deciders:
            legal_now = state.legal(seat)
            trial.illegal(seat, met.difference(legal_now))
            met.update(legal_now)
        said = state.text(state.legal(deciders[0])[0])
        for other in set(range(play.setup.players)).difference(deciders):
            trial.refused(said, other, LateAction)
        if len(deciders) > 1:
            trial.refused(said, None, InvalidAction)
        for nobody in ("nobody", play.setup.players):
            trial.refused(said, nobody, SetupError)
        if not _can_resign(state, deciders[0]):
            trial.refused("resign", deciders[0], IllegalAction)
        trial.finish()
    if play.state.deciders:
        return  # it goes on for too long: another check says so
    trial = _Trial(play)
    for late in {"resign", *(play.state.text(action) for action in sorted(met)[:2])}:
        trial.refused(late, 0, LateAction)
    trial.finish()


def _can_resign(state: State, seat: int) -> bool:
    try:
        state.clone().apply("resign", seat)
    except ActionError:
        return False
    return True


class _Trial:
    """Attempts to do in one position what cannot be done."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.state = play.state
        self.copy = play.state.clone()
        self.record = play.record.to_text()
        self.before = self._seen()

    def _seen(self) -> list[str]:
        """What a refusal must leave as it is and equality of states does not look at."""
        play = self.play
        views = [canonical(self.state.view(viewer)) for viewer in play.viewers]
        return [*views, repr(play.record.actions), str(len(play.record.log)), repr(self.state.events)]

    def illegal(self, seat: int, actions: set[int]) -> None:
        """Try what is no action at all, and one of these actions that are not legal now."""
        for text in NONSENSE:
            self.refused(text, seat, InvalidAction)
        for number in NO_NUMBERS:
            self.refused(number, seat, InvalidAction, IllegalAction)
        if actions:
            action = sorted(actions)[self.play.rng.below(len(actions))]
            self.refused(action, seat, IllegalAction)
            # Words may leave out the copy of a card, and then fit several legal actions.
            self.refused(self.state.text(action), seat, IllegalAction, AmbiguousAction)

    def refused(self, action: int | str, seat: int | str | None, *right: type[MeijinError]) -> None:
        """Try one action: the refusal must be of the right kind, complete, and change nothing."""
        attempt = f"{action if isinstance(action, int) else action[:40]!r} by seat {seat!r}"
        fail = self.play.fail
        try:
            self.state.apply(action, seat)
        except MeijinError as error:
            if not isinstance(error, right):
                kinds = " or ".join(kind.__name__ for kind in right)
                fail(f"{attempt} must be refused with {kinds}, not {type(error).__name__}: {error}")
            if isinstance(error, ActionError) and not self._complete(error):
                fail(f"the refusal of {attempt} lacks its reason, the action in words or the record")
        else:
            fail(f"{attempt} should have been refused")
        if self.state != self.copy:
            fail(f"refusing {attempt} has changed the state: {differing(self.state, self.copy)}")

    def _complete(self, error: ActionError) -> bool:
        return bool(error.reason) and isinstance(error.action, str) and error.record == self.record

    def finish(self) -> None:
        """Nothing has changed that equality of states does not look at."""
        if self._seen() != self.before:
            self.play.fail("refusing an action has changed a view, the log or the record")
