"""Steps B and E: a card from the hand to the chakra."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meijin.games.crossover import news, telling
from meijin.games.crossover.frames import CHARGE as CHARGING
from meijin.games.crossover.moves import CHARGE, PASS, first_of, move
from meijin.games.crossover.names import CHAKRA, DRAGON_BALL, HAND, B, C, F
from meijin.games.crossover.objects import presence
from meijin.games.crossover.play import piles
from meijin.games.crossover.refusal import ALLOWED, Refusal
from meijin.games.crossover.steps import enter

if TYPE_CHECKING:
    from meijin.games.crossover.state import Crossover
    from meijin.kernel.state import Frame


def run_charge(state: Crossover) -> None:
    """B and E: a card from the hand to the chakra."""
    attacker = state.attacker
    if state.hand[attacker] and not state.stage and not no_charge(state, attacker):
        state.ask((CHARGING, 1 << attacker))
    else:
        enter(state, C if state.letter == B else F)


def no_charge(state: Crossover, seat: int) -> Refusal:
    """What forbids to charge a card: a Dragon Ball attacker does it in step B, a Naruto attacker later."""
    if (state.letter == B) != (state.terms.lines[seat] == DRAGON_BALL):
        return Refusal.NOT_NOW
    return ALLOWED if state.charges < state.terms.pool.rules.charge_per_turn else Refusal.CHARGED


def offer_charge(state: Crossover, seat: int, frame: Frame) -> list[int]:
    """Every kind in hand, and pass."""
    kind = state.kind
    offered = [move(CHARGE, each) for each in sorted({kind[card] for card in state.hand[seat]})]
    offered.append(PASS)
    return offered


def answer_charge(state: Crossover, seat: int, action: int, frame: Frame) -> None:
    """The card lies open in the chakra from now on."""
    if action == PASS:
        state.stage = 1
    else:
        charge(state, seat, action)


def charge(state: Crossover, seat: int, action: int) -> None:
    """Charge a card."""
    card = presence.find_kind(state, HAND, seat, first_of(action))
    piles.move_card(state, card, CHAKRA)
    state.charges += 1
    if state.events is not None:
        area, count = telling.place(state, "chakra", seat), len(state.chakra[seat])
        state.tell(news.Charge(state.setup.seats[seat], state.setup.kinds[card], count, area))
