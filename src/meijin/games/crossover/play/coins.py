"""Coins on objects, and the pool of DB coins (6.4, 6.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meijin.games.crossover import news, telling
from meijin.games.crossover.abilities import events
from meijin.games.crossover.language.vocabulary import Event
from meijin.games.crossover.names import BY_EXPIRING, CHAKRA, DB, DRAGON_BALL, TIME
from meijin.games.crossover.objects import presence
from meijin.games.crossover.play import passage

if TYPE_CHECKING:
    from meijin.games.crossover.state import Crossover


def add_coins(state: Crossover, card: int, kind: int, count: int) -> None:
    """Place coins on an object; db coins never go beyond the cap (6.8)."""
    if kind == DB:
        count = min(count, room_for_db(state, state.where[card] & 1))
    if count <= 0:
        return
    state.set_coins(card, kind, state.coins[kind][card] + count)
    state.board = None
    if state.events is not None:
        telling.tell_coins(state, card, kind, count)


def remove_coins(state: Crossover, card: int, kind: int, count: int) -> int:
    """Remove coins from an object, as many as there are; gives back how many. With its last time coin it goes (6.4)."""
    held = state.coins[kind][card]
    count = min(count, held)
    if count <= 0:
        return 0
    state.set_coins(card, kind, held - count)
    state.board = None
    if state.events is not None:
        telling.tell_coins(state, card, kind, -count)
    if held == count:
        events.happen(state, Event.LAST_COIN_REMOVED, card, state.where[card] & 1, coin=kind)
        if kind == TIME and not state.team[card]:
            passage.leave_play(state, [card], CHAKRA, BY_EXPIRING)
    return count


def keep_cap(state: Crossover, card: int) -> None:
    """A fighter has come under another player's control: its db coins over that player's cap are lost (6.8)."""
    seat = state.where[card] & 1
    held = state.coins[DB][card]
    if held and state.terms.lines[seat] == DRAGON_BALL:
        state.set_coins(card, DB, 0)
        room = room_for_db(state, seat)
        state.set_coins(card, DB, held)
        remove_coins(state, card, DB, held - room)


def room_for_db(state: Crossover, seat: int) -> int:
    """How many more db coins a player may have: none on the Naruto side."""
    if state.terms.lines[seat] != DRAGON_BALL:
        return 0
    coins = state.coins[DB]
    held = state.pool[seat] + sum([coins[card] for card in presence.fighters(state, seat)])
    return max(0, state.terms.pool.rules.db_coin_cap - held)


def add_pool(state: Crossover, seat: int, count: int) -> None:
    """A Dragon Ball player gets coins; what is over the cap is lost (6.8)."""
    if state.terms.lines[seat] != DRAGON_BALL or count <= 0:
        return
    added = min(count, room_for_db(state, seat))
    state.pool[seat] += added
    if state.events is not None:
        state.tell(news.Pool(state.setup.seats[seat], added, count - added, state.pool[seat]))
