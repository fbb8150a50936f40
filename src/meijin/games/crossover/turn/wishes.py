"""Step H: a Dragon Ball attacker places DB coins on fighters and makes a wish."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meijin.games.crossover import news
from meijin.games.crossover.chain import missions
from meijin.games.crossover.frames import DB_STEP
from meijin.games.crossover.moves import COIN, PASS, WISH, first_of, move, verb_of
from meijin.games.crossover.names import DB, DRAGON_BALL, STACK, WISHES, I
from meijin.games.crossover.objects import presence
from meijin.games.crossover.play import coins, piles
from meijin.games.crossover.refusal import ALLOWED, Refusal
from meijin.games.crossover.steps import enter

if TYPE_CHECKING:
    from meijin.games.crossover.state import Crossover
    from meijin.kernel.state import Frame


def run_db(state: Crossover) -> None:
    """H: place coins until the attacker passes or wishes, as far as there is something to do."""
    attacker = state.attacker
    if (
        state.terms.lines[attacker] == DRAGON_BALL
        and not state.stage
        and ((state.pool[attacker] and presence.fighters(state, attacker)) or may_wish(state))
    ):
        state.ask((DB_STEP, 1 << attacker))
    else:
        enter(state, I)


def coins_on_fighters(state: Crossover, seat: int) -> int:
    """The DB coins on a player's fighters."""
    coins = state.coins[DB]
    total = 0
    for card in presence.fighters(state, seat):
        total += coins[card]
    return total


def may_wish(state: Crossover) -> bool:
    """Whether the attacker has the coins and a Wish, as far as everybody can see."""
    return bool(state.wishes[state.attacker]) and not _no_wishing(state, state.attacker)


def _no_wishing(state: Crossover, seat: int) -> Refusal:
    """What forbids a player all wishes."""
    if state.terms.lines[seat] != DRAGON_BALL:
        return Refusal.NO_WISHER
    if state.wished:
        return Refusal.WISHED
    enough = coins_on_fighters(state, seat) >= state.terms.pool.rules.db_coins_for_wish
    return ALLOWED if enough else Refusal.FEW_COINS


def no_wish(state: Crossover, seat: int, card: int) -> Refusal:
    """What forbids to make a wish; -1 is a Wish card that has not been placed."""
    if card < 0 and state.terms.lines[seat] == DRAGON_BALL:
        return Refusal.NOT_PLACED
    refused = _no_wishing(state, seat)
    if refused:
        return refused
    return Refusal.WISH_IMPOSSIBLE if missions.no_effect(state, seat, card) else ALLOWED


def no_coin(state: Crossover, seat: int, card: int) -> Refusal:
    """What forbids to place a DB coin on a card."""
    if card not in presence.fighters(state, seat):
        return Refusal.NO_CARRIER
    return ALLOWED if state.pool[seat] else Refusal.POOL_EMPTY


def offer_db(state: Crossover, seat: int, frame: Frame) -> list[int]:
    """A coin for each fighter, every Wish that can be made, and pass."""
    del frame
    offered: list[int] = []
    if state.pool[seat]:
        offered += [move(COIN, card) for card in sorted(presence.fighters(state, seat))]
    kinds = {state.kind[card] for card in state.wishes[seat] if not no_wish(state, seat, card)}
    offered += [move(WISH, kind) for kind in sorted(kinds)]
    offered.append(PASS)
    return offered


def answer_db(state: Crossover, seat: int, action: int, frame: Frame) -> None:
    """A coin is placed for good; a wish costs the coins on the fighters and is the only item of a Chain."""
    del frame
    verb = verb_of(action)
    if verb == COIN:
        card = first_of(action)
        state.pool[seat] -= 1
        state.set_coins(card, DB, state.coins[DB][card] + 1)
        state.board = None
        if state.events is not None:
            state.tell(news.PlaceDb(state.setup.seats[seat], presence.name_of(state, card), 1, state.pool[seat]))
        return
    state.stage = 1
    if verb == WISH:
        state.wished = 1
        left = state.terms.pool.rules.db_coins_for_wish
        for card in presence.fighters(state, seat):
            left -= coins.remove_coins(state, card, DB, left)
        card = presence.find_kind(state, WISHES, seat, first_of(action))
        piles.move_card(state, card, STACK, seat)
        missions.play(state, seat, card)
