"""Paying for an art or an ability, one unit at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meijin.games.crossover import moves, news, telling
from meijin.games.crossover.abilities import uses
from meijin.games.crossover.abilities.costs import CoinPayment, coins_in, each_its_own, unit_of, units_of, wanted_for
from meijin.games.crossover.frames import CONTROLLER, COST, COST_CHOSEN, COST_NEXT
from meijin.games.crossover.objects import context
from meijin.kernel.frames import SEATS, changed
from meijin.kernel.state import Frame

if TYPE_CHECKING:
    from meijin.games.crossover.state import Crossover


def run_cost(state: Crossover, frame: Frame) -> None:
    """The next unit: asked, unless everybody can see that there is no choice."""
    place = frame[COST_NEXT]
    run = state.contexts[-1]
    units = units_of(state, run)
    state.pending.pop()
    if place >= len(units):
        return
    seat = run[CONTROLLER]
    offered = offer_cost(state, seat, frame)
    if not offered:
        _come_to_nothing(state)
        return
    if len(offered) == 1 and not units[place].hidden():
        answer_cost(state, seat, offered[0], frame)
    else:
        state.ask(changed(frame, SEATS, 1 << seat))


def _come_to_nothing(state: Crossover) -> None:
    """What was to be paid with went away while the rest was paid: used, it does not go on the Chain (R77)."""
    run = state.contexts.pop()
    state.pending.pop()
    uses.count_use(state, run, context.ability_of(state, run))
    if state.events is not None:
        state.tell(telling.item(state, news.Fail, run))


def offer_cost(state: Crossover, seat: int, frame: Frame) -> list[int]:
    """Every card that leaves the other units payable: kinds, or objects."""
    _, _, place, used = frame
    run = state.contexts[-1]
    units = units_of(state, run)
    unit, rest = units[place], units[place + 1 :]
    wanted = wanted_for(state, run, rest, used)
    if isinstance(unit, CoinPayment):
        count = coins_in(rest)
        return [
            action
            for action in unit.offers(state, run)
            if each_its_own([each & ~unit.coin_taken(state, action, count) for each in wanted])
        ]
    possible = unit.candidates(state, run) & ~used
    if not wanted:
        return uses.offers(state, possible, moves.PAY_OBJECT, moves.PAY)
    found = 0
    tried: dict[int, bool] = {}  # by kind and place
    for card in context.bits(possible):
        alike = card if state.team[card] else -1 - (state.kind[card] << 5 | state.where[card])
        if alike not in tried:
            tried[alike] = each_its_own([cards & ~(1 << card) for cards in wanted])
        if tried[alike]:
            found |= 1 << card
    return uses.offers(state, found, moves.PAY_OBJECT, moves.PAY)


def payable_with(state: Crossover, frame: Frame) -> int:
    """The cards that could pay the unit that is asked for, were the others not to be paid, too."""
    run = state.contexts[-1]
    unit = unit_of(state, frame)
    return 0 if isinstance(unit, CoinPayment) else unit.candidates(state, run) & ~frame[COST_CHOSEN]


def answer_cost(state: Crossover, seat: int, action: int, frame: Frame) -> None:
    """The unit is paid; then the next."""
    _, _, place, used = frame
    run = state.contexts[-1]
    unit = unit_of(state, frame)
    if isinstance(unit, CoinPayment):
        state.pending.append((COST, 0, place + 1, used))
        unit.take(state, run, action)
        return
    card = uses.meant(state, unit.candidates(state, run) & ~used, action, moves.PAY_OBJECT)
    state.pending.append((COST, 0, place + 1, used | 1 << card))
    unit.pay(state, run, card)
    if state.events is not None:
        telling.tell_pay(state, seat, [card], unit.key)
