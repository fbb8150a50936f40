"""No bot knows more than its seat: neither the cards of others nor what chance will bring."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from meijin.bots import Bot, find
from meijin.bots.search.budget import Budget
from meijin.bots.search.searcher import Searcher
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import knowledge_of
from meijin.kernel.registry import find as find_game
from meijin.kernel.registry import names
from meijin.kernel.state import State
from meijin.kernel.testing import Variant, variants
from meijin.kernel.testing.clash import GAME as CLASH

# The other levels are greedy and search under another name, but for how long they think.
BOTS: dict[str, Bot] = {
    "random": find("random"),
    "greedy": find("greedy"),
    "novice": find("novice"),
    "regular": find("regular"),
    "search": Searcher(Budget(iterations=24)),
}
GAMES = [find_game(name) for name in names()]
VARIANTS = [(game, variant) for game in [*GAMES, CLASH] for variant in variants(game)[:3]]
CASES = {
    f"{game.id}-{variant.name}-{name}": (bot, variant)
    for game, variant in VARIANTS
    for name, bot in BOTS.items()
    if bot.plays(game)
}


def choices(variant: Variant) -> Iterator[tuple[State, int]]:
    """Positions of a random game in which somebody has something to choose, far apart."""
    state = variant.setup.game.deal(variant.setup, 4321)
    rng = Rng(6)
    decisions = met = 0
    while state.deciders and met < 3:
        seat = state.deciders[-1]
        if len(state.legal(seat)) > 1 and decisions >= 12 * met:
            met += 1
            yield state, seat
        first = state.deciders[0]
        state.step(first, state.pick(first, rng.below(1 << 30)))
        decisions += 1


@pytest.mark.parametrize(("bot", "variant"), CASES.values(), ids=CASES)
def test_the_same_choice_wherever_the_seat_cannot_tell_the_difference(bot: Bot, variant: Variant) -> None:
    for state, seat in choices(variant):
        chosen = bot.choose(knowledge_of(state, seat), Rng(9))
        for number in range(2):
            world = state.sample(seat, Rng(number))
            assert bot.choose(knowledge_of(world, seat), Rng(9)) == chosen
        future = state.clone()
        future.chance = Rng(77).fork()
        assert bot.choose(knowledge_of(future, seat), Rng(9)) == chosen
