"""Checks of copies: equal, independent, and still what they were when the game is long over."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Final

from meijin.kernel.generator import Rng
from meijin.kernel.setup import Setup
from meijin.kernel.state import State
from meijin.kernel.testing.play import Play, differing, each_game, snapshot

PLAIN: Final = (int, float, str, bytes, type(None), Enum)
STEPS_ON: Final = 8  # how far a copy is played on


def copies(setup: Setup, seeds: Iterable[int]) -> int:
    """A copy equals its state, shares nothing that can change, and neither ever changes the other."""
    return each_game(_copies, setup, seeds)


def _copies(play: Play) -> None:
    kept: list[tuple[int, State, str]] = []
    for state in play.positions():
        examine_copy(play)
        kept.append((play.ply, state.clone(), snapshot(state)))
    for ply, copy, before in kept:
        if snapshot(copy) != before:
            play.fail(f"the copy kept from the position after {ply} actions has changed since")


def examine_copy(play: Play) -> None:
    """Look at a copy of the present position."""
    state = play.state
    outside = sorted(set(getattr(state, "__dict__", ())) - {field.name for field in state.FIELDS})
    if outside:
        play.fail(f"{', '.join(outside)} must be declared as a field: copies and equality look only at those")
    copy = state.clone()
    if copy is state or copy != state:
        play.fail(f"a copy must equal its state and not be it; it differs in: {differing(copy, state)}")
    if hash(copy) != hash(state):
        play.fail("a copy has another hash than its state")
    if copy.record is not None or copy.events is not None:
        play.fail("a copy takes the record or the log along")
    shared = shared_part(state, copy)
    if shared:
        play.fail(f"a copy shares {shared} with its state, and it can change")
    before = snapshot(state)
    play_on(copy, Rng(play.seed + play.ply), STEPS_ON)
    if snapshot(state) != before:
        play.fail("playing on with a copy changes the state it was taken from")


def play_on(state: State, rng: Rng, decisions: int) -> None:
    """Play at random, so many decisions or to the end."""
    for _ in range(decisions):
        if not state.deciders:
            return
        seat = state.deciders[rng.below(len(state.deciders))]
        actions = state.legal(seat)
        state.step(seat, actions[rng.below(len(actions))])


def shared_part(one: State, other: State) -> str:
    """The name of a field in which two states hold the same object although it can change; empty if there is none."""
    mine, theirs = one.fields(), other.fields()
    own: set[int] = set()
    for value in mine.values():
        own |= {id(part) for part in _changeable(value)}
    for name, value in theirs.items():
        if any(id(part) in own for part in _changeable(value)):
            return name
    return ""


def _changeable(value: object) -> list[object]:
    """The parts of a value, itself among them, that can change."""
    if isinstance(value, PLAIN):
        return []
    if isinstance(value, (tuple, frozenset)):
        return [part for item in value for part in _changeable(item)]
    if isinstance(value, (list, set)):
        return [value, *(part for item in value for part in _changeable(item))]
    if isinstance(value, dict):
        return [value, *(part for item in value.values() for part in _changeable(item))]
    if is_dataclass(value) and not isinstance(value, type) and value.__dataclass_params__.frozen:  # type: ignore[attr-defined]
        return [part for field in fields(value) for part in _changeable(getattr(value, field.name))]
    return [value]
