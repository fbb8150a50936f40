"""Which stacks and rows of effects a described position can have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.crossover import effect_frames
from meijin.games.crossover.battle.organization import at_home
from meijin.games.crossover.chain import costs, execution
from meijin.games.crossover.chain.hand_costs import can_pay_hand
from meijin.games.crossover.frames import BATTLE, BLOCK, ENTERING, ORGANIZE, PAY_HAND, STEP
from meijin.games.crossover.names import BATTLEFIELD, STACK, VILLAGE
from meijin.games.crossover.rules import TABLE
from meijin.games.crossover.words.sentences import counted
from meijin.kernel.described import need
from meijin.kernel.machine import never_asks
from meijin.kernel.state import DECIDERS

if TYPE_CHECKING:
    from meijin.games.crossover.state import Crossover
    from meijin.kernel.state import Frame

# Which kinds of rows each list holds.
_HELD: Final = {
    "chain": (effect_frames.ITEM,),
    "contexts": (effect_frames.ITEM,),
    "waiting": (effect_frames.ITEM, effect_frames.AT_ONCE),
    "delayed": (effect_frames.LATER,),
    "lasting": tuple(range(effect_frames.POWER, effect_frames.WATCH + 1)),
    "battles": (BATTLE,),
}
_ROWS: Final = frozenset(kind for kinds in _HELD.values() for kind in kinds)
# Frames that each have a context of their own, and those that go on with a Chain.
_WITH_CONTEXT: Final = (effect_frames.ANNOUNCE, effect_frames.ACCEPT, effect_frames.FINISH)
_WITH_CHAIN: Final = (effect_frames.PRIORITY, effect_frames.RESOLVE, effect_frames.QUEUE, effect_frames.ANNOUNCE)
# Questions whose answer an operation waits for.
_OF_OPERATIONS: Final = (effect_frames.PICK, effect_frames.NUMBER, effect_frames.CHOOSE, effect_frames.WHETHER)
# Rows that last on a fighter or support card, which has to be in play.
_ON_CARDS: Final = (
    effect_frames.POWER,
    effect_frames.SET_POWER,
    effect_frames.PROTECT,
    effect_frames.FORBID,
    effect_frames.KEYWORD,
    effect_frames.TRAIT,
    effect_frames.BLANK,
    effect_frames.COPY,
)
_ON: Final = 4  # the place of the card in a row that lasts


def check(state: Crossover) -> None:
    """Refuse rows that are of another list, or that refer to nothing."""
    frames = state.setup.game.frames
    for name, kinds in _HELD.items():
        for row in getattr(state, name):
            need(row[0] in kinds, f"{frames[row[0]].name!r} does not belong to {name!r}")
            need(not row[1], f"a row of {name!r} is no question: it has no 'seats'")
    waiting = [row for row in state.waiting if row[0] == effect_frames.ITEM]
    for item in (*state.chain, *state.contexts, *waiting):
        _check_item(state, item)
    for item in state.chain:
        _check_targets(state, item)
    for row in state.lasting:
        _check_lasting(state, row)
    _check_chain_cards(state)


def _check_item(state: Crossover, item: Frame) -> None:
    """An item has a source, a controller, and an ability that the source may have."""
    source = item[execution.SOURCE]
    need(source >= 0, "an item of the Chain needs a source")
    need(item[execution.CONTROLLER] >= 0, "an item of the Chain needs a controller")
    printed = state.cards[source]
    word = state.terms.pool.abilities[item[execution.ABILITY]].word
    if printed.is_art or printed.is_mission:
        kind = word.rpartition(".")[0]
        need(kind == printed.id, f"{state.setup.cards[source]} cannot use the ability {word!r}")
    user = item[execution.USER]
    if printed.is_art and not printed.is_adventure:
        need(user >= 0, f"{state.setup.cards[source]} is an art and needs a user")
    if user >= 0:
        need(state.cards[user].is_fighter, f"{state.setup.cards[user]} is no fighter and uses no art")


def _check_targets(state: Crossover, item: Frame) -> None:
    """Once they are chosen, there is a set of targets for each selector."""
    wanted = len(execution.ability_of(state, item).targets)
    given = len(item) - execution.TARGETS
    name = state.setup.cards[item[execution.SOURCE]]
    need(given == wanted, f"the item of {name} needs {counted(wanted, 'set')} of targets, not {given}")


def _check_lasting(state: Crossover, row: Frame) -> None:
    """What lasts is on something that is in play, and not over yet."""
    name = state.setup.game.frames[row[0]].name
    if row[0] in _ON_CARDS:
        card = row[_ON]
        need(card >= 0, f"the row {name!r} of 'lasting' needs a card")
        in_play = state.where[card] >> 1 in (VILLAGE, BATTLEFIELD)
        need(in_play, f"{state.setup.cards[card]} is not in play, so {name!r} cannot last on it")


def _check_chain_cards(state: Crossover) -> None:
    """A card lies on the stack because it is an item, or about to be one, or about to come into play."""
    entering = [frame[2] for frame in state.pending if frame[0] == ENTERING]
    sources = [item[execution.SOURCE] for item in (*state.chain, *state.contexts)]
    for cards in state.stack:
        for card in cards:
            need(
                card in sources or card in entering,
                f"{state.setup.cards[card]} lies on the stack, but no item of the Chain is about it",
            )
    for card in entering:
        need(card >= 0 and state.where[card] >> 1 == STACK, "'card' of 'entering' must lie on the stack")


# -- the stack ------------------------------------------------------------------------------------------------------


def check_stack(state: Crossover) -> None:
    """Refuse frames that do not lie on each other like this."""
    stack, frames = state.pending, state.setup.game.frames
    need(stack[0][0] == STEP, "the first frame of the stack must be 'step'")
    for place, frame in enumerate(stack):
        name = frames[frame[0]].name
        top = place == len(stack) - 1
        need(frame[0] not in _ROWS, f"{name!r} is no frame of the stack")
        need(not place or frame[0] != STEP, "'step' lies at the bottom of the stack")
        need(top or not frame[1], f"only the last frame of the stack is a question, not {name!r}")
        if frame[0] in (effect_frames.QUEUE, effect_frames.TRIGGER):
            count = len(state.waiting)
            need(-1 <= frame[2] <= count, f"'left' of {name!r} goes up to {count}, the number of rows of 'waiting'")
    effects = [frame for frame in stack if frame[0] in _WITH_CONTEXT]
    need(
        len(effects) == len(state.contexts),
        f"'contexts' has {len(state.contexts)} rows, but {len(effects)} effects are under way on the stack",
    )
    for frame, item in zip(effects, state.contexts, strict=True):
        if frame[0] == effect_frames.ANNOUNCE and effect_frames.STAGES[frame[2]] in ("hand cost", "cost", "done"):
            _check_targets(state, item)
    open_chain = any(frame[0] in _WITH_CHAIN for frame in stack)
    need(open_chain or not state.chain, "there are items on the Chain, but nothing on the stack that goes on with it")


def check_top(state: Crossover) -> None:
    """Refuse a last frame that is no question to one seat, or about nothing."""
    top_frame = state.pending[-1]
    name = state.setup.game.frames[top_frame[0]].name
    need(TABLE.offers[top_frame[0]] is not never_asks, f"{name!r} asks nobody anything")
    need(top_frame[1] in (1, 2), f"the last frame of the stack must be a question to one seat: {name!r} needs 'seats'")
    if top_frame[0] == BLOCK:
        need(0 <= top_frame[2] < len(state.battles), "'battle' of 'block' must be the place of a battle, from 0")
    if effect_frames.MODE <= top_frame[0] <= effect_frames.TAKE_COIN and top_frame[0] != effect_frames.TRIGGER:
        need(bool(state.contexts), f"{name!r} needs the effect it is about: a row of 'contexts'")
    if top_frame[0] in (effect_frames.COST, effect_frames.TARGET):
        run = state.contexts[-1]
        target = top_frame[0] == effect_frames.TARGET
        count = len(execution.ability_of(state, run).targets if target else costs.units_of(state, run))
        need(0 <= top_frame[2] < count, f"{name!r} is about one of {count}, counted from 0, not {top_frame[2]}")
    if top_frame[0] == PAY_HAND:
        payable = can_pay_hand(state, DECIDERS[top_frame[1]][0], top_frame[2], top_frame[3])
        need(payable, f"nobody can pay {counted(top_frame[2], 'card')} with such a hand")
    if top_frame[0] in _OF_OPERATIONS:
        need(state.pending[-2][0] == effect_frames.RUN, f"{name!r} is asked by an operation: it lies on 'run'")
    if top_frame[0] == ORGANIZE:
        seat = DECIDERS[top_frame[1]][0]
        need(len(at_home(state, seat)) > 1, f"{state.setup.seats[seat]} has nobody to organize")


def check_question(state: Crossover) -> None:
    """Refuse a question that nobody could answer."""
    need(bool(state.legal(state.deciders[0])), "there is nothing to choose at the last frame")
