"""A block: one deal, in which the first bot sits in every place once and the second in all others."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from meijin.kernel import generator
from meijin.kernel.game import Game
from meijin.kernel.generator import Rng
from meijin.kernel.setup import Setup
from meijin.lab.arena.contestants import Contestant


@dataclass(frozen=True)
class Terms:
    """What is played."""

    game: Game
    options: Mapping[str, object]
    players: int | None
    seed: int
    edition: int | None = None  # of the rules; those of today if it is not said

    def prepare(self) -> Setup:
        return self.game.prepare(self.players, self.options, self.edition)


@dataclass(frozen=True)
class Block:
    """What came of one."""

    number: int
    shares: tuple[float, ...]  # what the first bot had of the win, in each of its places
    agreed: int  # decisions of the first bot which the second, asked the same, would have made alike
    decisions: int  # all of the first bot's that were real choices and at which the second was asked

    @property
    def score(self) -> float:
        """The mean."""
        return sum(self.shares) / len(self.shares)


def seatings(setup: Setup) -> list[int]:
    """The seats of the first bot in each game of a block, as masks.

    Bots are seated by sides. Where all play together, the first bot plays alone and is compared with the second.
    """
    sides = setup.sides
    return list(sides) if len(sides) > 1 else [sides[0], 0]


def fair_share(setup: Setup) -> float:
    """The score of a bot that is as good as the other."""
    return 1.0 / max(2, len(setup.sides))


def stronger_share(setup: Setup, lead: float) -> float:
    """The score of a bot that wins so much more often than an equal one.

    Where all play together, half of the games of a block are the second bot's, whose wins stay what they are.
    """
    return fair_share(setup) + (lead if len(setup.sides) > 1 else lead / 2)


def play_block(terms: Terms, first: Contestant, second: Contestant, number: int, compare: bool) -> Block:
    """Play a block; when asked to, the second bot also says how it would have chosen in the first one's place."""
    setup = terms.prepare()
    source = terms.seed.to_bytes(8, "big")
    shares: list[float] = []
    agreed = decisions = 0
    for game_number, mask in enumerate(seatings(setup)):
        state = setup.game.deal(setup, generator.key(source, number))
        rng = Rng((terms.seed << 40) + (number << 8) + game_number)
        while state.deciders:
            choices = []
            for seat in state.deciders:
                legal = state.legal(seat)
                if len(legal) == 1:
                    choices.append((seat, legal[0]))
                    continue
                own = mask >> seat & 1
                action = (first if own else second).choose(state, seat, rng)
                if own and compare:
                    decisions += 1
                    agreed += second.choose(state, seat, Rng(rng.fork())) == action
                choices.append((seat, action))
            for seat, action in choices:
                state.step(seat, action)
        ended = state.shares()
        if len(setup.sides) > 1:
            shares.append(next(share for seat, share in enumerate(ended) if mask >> seat & 1))
        else:
            shares.append(ended[0] if mask else 1.0 - ended[0])
    return Block(number, tuple(shares), agreed, decisions)
