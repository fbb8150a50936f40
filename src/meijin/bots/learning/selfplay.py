"""Games from which chances are learned: positions as features, and who won in the end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from meijin.bots.bot import Bot, choice_of
from meijin.kernel import generator
from meijin.kernel.game import Game
from meijin.kernel.generator import BITS, Rng
from meijin.kernel.knowledge import knowledge_of
from meijin.kernel.setup import Setup

KEPT: Final = 24  # positions of a game, taken at random: more of one game tell little more


@dataclass
class Positions:
    """Positions of some games: per position the features of each side, and per game how it ended."""

    features: list[list[list[float]]] = field(default_factory=list)
    shares: list[list[float]] = field(default_factory=list)  # per position, of each side
    games: list[int] = field(default_factory=list)  # per position, the number of its game


def speakers(setup: Setup) -> list[int]:
    """The first seat of every side."""
    return [(side & -side).bit_length() - 1 for side in setup.sides]


def positions(
    game: Game,
    options: Mapping[str, object],
    players: int | None,
    bot: Bot | None,
    numbers: range,
    seed: int,
    stray: float,
    choices: int,
) -> Positions:
    """The positions of games in which one bot, or instinct if there is none, sits everywhere.

    It strays with the chance that is given, so that it learns what good moves are good for, and only where there are
    so many choices. Where search plays turns to their end before it values a position (``Tuning.turns``), only
    positions at the beginning of a turn are taken.
    """
    setup = game.prepare(players, options)
    found = Positions()
    sides = speakers(setup)
    source = seed.to_bytes(8, "big")
    for number in numbers:
        rng = Rng((seed << 32) + number)
        state = game.deal(setup, generator.key(source, number))
        rows: list[list[list[float]]] = []
        begun = -1
        while state.deciders:
            if game.tuning.turns:
                taken = state.tempo() != begun
                begun = state.tempo()
            else:
                taken = len(state.deciders) > 1 or len(state.legal(state.deciders[0])) > 1
            if taken:
                rows.append([state.features(seat) for seat in sides])
            chosen = []
            for seat in state.deciders:
                legal = state.legal(seat)
                if len(legal) == 1 or (len(legal) >= choices and rng.below(1000) < 1000 * stray):
                    chosen.append((seat, legal[rng.below(len(legal))]))
                elif bot is None:
                    chosen.append((seat, state.instinct(seat, rng.below(1 << BITS))))
                else:
                    chosen.append((seat, choice_of(bot, knowledge_of(state, seat), rng)))
            for seat, action in chosen:
                state.step(seat, action)
        while len(rows) > KEPT:
            rows[rng.below(len(rows))] = rows[-1]
            rows.pop()
        shares = state.shares()
        found.features += rows
        found.shares += [[shares[seat] for seat in sides]] * len(rows)
        found.games += [number] * len(rows)
    return found
