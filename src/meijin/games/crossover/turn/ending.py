"""How a game ends (section 10): step O, the limit of turns, the call of time, and resignation."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from meijin.games.crossover import news
from meijin.games.crossover.frames import FINAL_COIN
from meijin.games.crossover.moves import HEADS, TAILS
from meijin.games.crossover.names import Q
from meijin.games.crossover.objects import board
from meijin.games.crossover.objects.presence import fighters

if TYPE_CHECKING:
    from meijin.games.crossover.state import Crossover
    from meijin.kernel.state import Frame


class Ending(IntEnum):
    """Why a game is over."""

    REWARDS = 1
    DECK = 2
    TIEBREAK = 3
    COIN = 4
    RESIGNATION = 5
    TIMEOUT = 6  # decided by comparing, like TIEBREAK, since time was called


def finish(state: Crossover, winner: int, why: Ending) -> None:
    """The game is over."""
    state.winner = winner
    state.why = why
    state.pending.clear()
    state.deciders = ()
    if state.events is not None:
        state.tell(news.Over(state.setup.seats[winner], why.name.lower()))


def judge(state: Crossover) -> bool:
    """Step O: enough rewards, or an empty deck; the attacker's are looked at first."""
    attacker = state.attacker
    enough = state.terms.pool.rules.rewards_to_win
    for seat in (attacker, 1 - attacker):
        if len(state.rewards[seat]) >= enough:
            finish(state, seat, Ending.REWARDS)
            return True
    for seat in (attacker, 1 - attacker):
        if not state.deck[seat]:
            finish(state, 1 - seat, Ending.DECK)
            return True
    return False


def tiebreak(state: Crossover, seat: int) -> tuple[int, int, int, int]:
    """Rewards, cards in the deck, total Power, cards in chakra and hand: compared in this order, more is better."""
    power = sum([board.combat(state, card) + board.support(state, card) for card in fighters(state, seat)])
    return len(state.rewards[seat]), len(state.deck[seat]), power, len(state.chakra[seat]) + len(state.hand[seat])


def break_tie(state: Crossover) -> None:
    """Play stops after a turn: who has more, and if nobody has, a coin that the second player calls."""
    if state.events is not None:
        standings = [news.Standing(seat, *tiebreak(state, who)) for who, seat in enumerate(state.setup.seats)]
        state.tell(news.Tiebreak(tuple(standings)))
    mine, other = tiebreak(state, 0), tiebreak(state, 1)
    if mine != other:
        why = Ending.TIMEOUT if state.time_is_up else Ending.TIEBREAK
        finish(state, 0 if mine > other else 1, why)
    else:
        state.ask((FINAL_COIN, 2 >> state.first))


def offer_final_coin(state: Crossover, seat: int, frame: Frame) -> list[int]:
    """Heads or tails."""
    return [HEADS, TAILS]


def answer_final_coin(state: Crossover, seat: int, action: int, frame: Frame) -> None:
    """Who called it right has won."""
    fell_heads = state.roll(2) == 1
    if state.events is not None:
        called, fell = ("heads" if heads else "tails" for heads in (action == HEADS, fell_heads))
        state.tell(news.FinalCoin(state.setup.seats[seat], called, fell))
    finish(state, seat if fell_heads == (action == HEADS) else 1 - seat, Ending.COIN)


def resign(state: Crossover, seat: int) -> None:
    """The other player wins at once."""
    finish(state, 1 - seat, Ending.RESIGNATION)


def turn_goes_on(state: Crossover) -> bool:
    """Whether the turn with the present number was begun and has not come to the end of step Q."""
    return sum(state.turns) >= state.turn and not (state.letter == Q and state.stage)


def time_called(state: Crossover) -> None:
    """Time is over: each player finishes a number of turns, counted in turns begun and not in Turn Indicators (R44)."""
    state.final_turn = state.turns_when_called()
    state.last_turn = state.terms.last_turn(state.final_turn)
    if state.events is not None:
        state.tell(news.Time(state.last_turn, "this" if state.last_turn == state.turn else "later"))
