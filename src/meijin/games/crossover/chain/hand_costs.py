"""Hand costs (6.1): cards from the hand to the chakra, one at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meijin.games.crossover import telling
from meijin.games.crossover.frames import PAY_HAND, PAY_HAND_N, PAY_HAND_SYMBOLS
from meijin.games.crossover.moves import PAY, first_of, move
from meijin.games.crossover.names import CHAKRA, HAND
from meijin.games.crossover.objects import board, presence
from meijin.games.crossover.play import piles
from meijin.games.crossover.refusal import ALLOWED, Refusal

if TYPE_CHECKING:
    from meijin.games.crossover.state import Crossover
    from meijin.kernel.state import Frame


def no_payment(state: Crossover, seat: int, card: int) -> Refusal:
    """What keeps a player from paying for a card: its turn cost, or its hand cost, which other cards pay."""
    if board.turn_cost(state, card) > state.indicator[seat]:
        return Refusal.TURN_COST
    cost = board.hand_cost(state, card)
    if cost and not can_pay_hand(state, seat, cost, state.cards[card].symbol_bits, card):
        return Refusal.HAND_COST
    return ALLOWED


def can_pay_hand(state: Crossover, seat: int, count: int, symbols: int, but: int = -1) -> bool:
    """Whether a hand holds so many cards that share one of these symbols, besides the card that is paid for."""
    if count <= 0:
        return True
    cards = state.cards
    for card in state.hand[seat]:
        if cards[card].symbol_bits & symbols and card != but:
            count -= 1
            if not count:
                return True
    return False


def ask_hand(state: Crossover, seat: int, count: int, symbols: int) -> None:
    """A player pays a hand cost. It is asked card by card, even if there is no choice: the hand is a secret."""
    if count > 0:
        state.ask((PAY_HAND, 1 << seat, count, symbols))


def offer_pay_hand(state: Crossover, seat: int, frame: Frame) -> list[int]:
    """Every kind in hand that shares a symbol."""
    cards, kind, symbols = state.cards, state.kind, frame[PAY_HAND_SYMBOLS]
    kinds = {kind[card] for card in state.hand[seat] if cards[card].symbol_bits & symbols}
    return [move(PAY, each) for each in sorted(kinds)]


def answer_pay_hand(state: Crossover, seat: int, action: int, frame: Frame) -> None:
    """The card goes to the chakra."""
    card = presence.find_kind(state, HAND, seat, first_of(action))
    piles.move_card(state, card, CHAKRA)
    if state.events is not None:
        telling.tell_pay(state, seat, [card], "hand_cost")
    ask_hand(state, seat, frame[PAY_HAND_N] - 1, frame[PAY_HAND_SYMBOLS])
