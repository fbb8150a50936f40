"""Games between bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from meijin.bots.bot import Bot, choice_of
from meijin.kernel import generator
from meijin.kernel.errors import MeijinError
from meijin.kernel.game import Game
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import knowledge_of
from meijin.kernel.record import read_seed
from meijin.kernel.state import State


def play(state: State, bots: Sequence[Bot], rng: Rng) -> tuple[float, ...]:
    """Play a game to its end with a bot per seat, each choosing from its own seat's knowledge; gives the results."""
    players = state.setup.players
    if len(bots) != players:
        raise MeijinError(f"{len(bots)} bots cannot play this game: it needs {players}, one for each seat")
    while state.deciders:
        # Whoever decides at the same time as others chooses before any of their choices is carried out.
        choices = [(seat, choice_of(bots[seat], knowledge_of(state, seat), rng)) for seat in state.deciders]
        for seat, action in choices:
            state.apply(action, seat)
    return state.returns()


def match(
    game: Game, options: Mapping[str, object], lineups: Sequence[Sequence[Bot]], games: int, seed: int
) -> list[list[tuple[float, ...]]]:
    """The results of so many games for each line-up, a bot per seat: as many play as there are bots.

    The games are dealt alike for all line-ups, so luck cancels out best between ``(one, other)`` and
    ``(other, one)``.
    """
    source = read_seed(seed)
    results = []
    for lineup in lineups:
        setup = game.prepare(len(lineup), options)
        deals = [game.deal(setup, generator.key(source, number)) for number in range(games)]
        results.append([play(state, lineup, Rng(number)) for number, state in enumerate(deals)])
    return results
