"""What a competent player does without much thought: search plays turns to their end with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.crossover import frames, moves
from meijin.games.crossover.judgement.player import Player
from meijin.games.crossover.judgement.worth import Purse, printed
from meijin.kernel.frames import KIND

if TYPE_CHECKING:
    from meijin.games.crossover.state import Crossover

# How many positions besides the first ones it looks at.
LOOKS: Final = 6
# What it decides as well as any search would.
ROUTINE: Final = frozenset(
    [
        frames.CHARGE,
        frames.CHOOSER,
        frames.REDRAW,
        frames.PLACE,
        frames.COST,
        frames.PAY_HAND,
        frames.ADJUST,
        frames.FORCED,
        frames.FIND,
        frames.PUT_BACK,
    ]
)
# What it decides by what it sees, without trying anything out.
PLAIN: Final = ROUTINE - {frames.PUT_BACK} | {frames.ORGANIZE, frames.ATTACK, frames.BLOCK}


def is_routine(state: Crossover) -> bool:
    """Whether what is asked now is not worth much thought."""
    frame = state.pending[-1]
    question = frame[KIND]
    return question in ROUTINE or (question == frames.ORGANIZE and bool(frame[frames.ORGANIZE_BEGUN]))


def instinct(state: Crossover, seat: int, number: int) -> int:
    """What looks best by the rules of thumb, with few looks ahead; whoever is deployed is judged by his worth alone."""
    legal = state.legal(seat)
    if len(legal) == 1:
        return legal[0]
    question = state.pending[-1][KIND]
    if question == frames.DEPLOY:
        return _deploy(state, seat, legal)
    world = state
    if question not in PLAIN:
        world = state.clone()
        world.chance = number  # what coins and shuffles will bring is not known
    ratings = Player(world, seat, LOOKS).rate(legal)
    highest = max(ratings)
    best = [legal[place] for place in range(len(legal)) if ratings[place] == highest]
    return best[number % len(best)]


def _deploy(state: Crossover, seat: int, legal: list[int]) -> int:
    """The best fighter there is; a new Growth counts by what is printed on it."""
    cards = state.terms.pool.cards
    purse = Purse(state, seat)
    best, chosen = 0.0, legal[-1]
    for action in legal:
        if action == moves.PASS:
            continue
        kind = moves.first_of(action)
        worth = printed(cards[kind]) if moves.verb_of(action) == moves.GROW else purse.kind(kind)
        if worth > best:
            best, chosen = worth, action
    return chosen
