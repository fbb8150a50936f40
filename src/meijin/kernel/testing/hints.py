"""The check of what a game tells search and learners: it is quick to be wrong here without any rule being broken."""

from __future__ import annotations

from collections.abc import Iterable
from math import isclose, isfinite

from meijin.kernel.generator import BITS, Rng
from meijin.kernel.setup import Setup
from meijin.kernel.testing.play import Play, each_game


def hints(setup: Setup, seeds: Iterable[int]) -> int:
    """Instinct is legal, features and signs are as many as their names, and all of it comes from what the seat sees.

    Whoever has a share of the win has it of one win, but where everybody is on one side.
    """
    return each_game(_hints, setup, seeds)


def _hints(play: Play) -> None:
    for state in play.positions():
        if not play.worth_a_look():
            continue
        for seat in state.deciders:
            name = play.setup.seats[seat]
            chosen = state.instinct(seat, play.rng.below(1 << BITS))
            if chosen not in state.legal(seat):
                play.fail(f"the instinct of {name} is {chosen}, which is not legal")
            world = state.sample(seat, Rng(play.rng.below(1 << BITS)))
            if world.sight(seat) != state.sight(seat):
                play.fail(f"the sight of {name} differs in a world that it cannot tell from the true one")
            if world.signs(seat) != state.signs(seat):
                play.fail(f"the signs of {name} differ in a world that it cannot tell from the true one")
            likely = state.likelihood(seat)
            if not 0.0 < likely <= 1.0:
                play.fail(f"the likelihood of the true world is {likely} for {name}; it is more than 0 and at most 1")
            _numbers(play, name, seat)
            _signs(play, name, seat)
    if not play.state.deciders:
        _shares(play)


def _numbers(play: Play, name: str, seat: int) -> None:
    names, values = play.setup.game.feature_names(play.setup), play.state.features(seat)
    if len(names) != len(values):
        play.fail(f"there are {len(names)} names of features, but {len(values)} features of {name}")
    if len(set(names)) < len(names):
        play.fail("two features have the same name")
    for feature, value in zip(names, values, strict=True):
        if not isfinite(value):
            play.fail(f"the feature {feature!r} of {name} is {value}")


def _signs(play: Play, name: str, seat: int) -> None:
    names, values = play.setup.game.sign_names(play.setup), play.state.signs(seat)
    if len(names) != len(values):
        play.fail(f"there are {len(names)} names of signs, but {len(values)} signs of {name}")
    for sign, value in zip(names, values, strict=True):
        if not 0.0 <= value <= 1.0:
            play.fail(f"the sign {sign!r} of {name} is {value}, which is not from 0 to 1")


def _shares(play: Play) -> None:
    shares, sides = play.state.shares(), play.setup.sides
    won = [max(shares[seat] for seat in range(len(shares)) if side >> seat & 1) for side in sides]
    if len(sides) > 1 and not isclose(sum(won), 1.0):
        play.fail(f"the shares of the win are {shares}, which is not one win in all")
