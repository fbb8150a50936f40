"""What arts and abilities cost, paid one unit at a time.

All units are looked at together: a card may be given for one only if the others can still be paid. Each unit is a
number of its own: chakra of a symbol, or a part of the cost of an ability.
"""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING

from meijin.games.crossover import moves, news
from meijin.games.crossover.chain import announcement, execution
from meijin.games.crossover.chain.execution import ABILITY, CHOSEN_X, CONTROLLER, PRICE, SOURCE, Run
from meijin.games.crossover.effect_frames import COST
from meijin.games.crossover.effects import payments
from meijin.games.crossover.language.terms import MOST
from meijin.games.crossover.objects import board
from meijin.kernel.state import Frame

if TYPE_CHECKING:
    from meijin.games.crossover.state import Crossover


def units_of(state: Crossover, run: Run) -> tuple[payments.Payment, ...]:
    """What is to be paid for an item, unit by unit, with the X that was chosen."""
    return _with_x(state, run, run[CHOSEN_X])


def _with_x(state: Crossover, run: Run, x: int) -> tuple[payments.Payment, ...]:
    tables = state.terms.tables
    if execution.is_art(state, run):
        return (*_art_units(state, state.kind[run[SOURCE]], run[PRICE]), *(tables.any_chakra,) * x)
    units, more = tables.units[run[ABILITY]], tables.x_units[run[ABILITY]]
    return tuple(sorted([*units, *more * x], key=attrgetter("order"))) if more and x else units


def _art_units(state: Crossover, kind: int, change: int) -> tuple[payments.Payment, ...]:
    """What an art costs besides X: of a lower cost units of any symbol, which come last, are left out first."""
    tables = state.terms.tables
    units = tables.art_units[kind]
    return units + (tables.any_chakra,) * change if change >= 0 else units[: max(0, len(units) + change)]


# -- can it be paid? ------------------------------------------------------------------------------------------------


def payable(state: Crossover, run: Run, units: tuple[payments.Payment, ...]) -> bool:
    """Whether all units can be paid, each with another card or coin."""
    return _each_its_own(_wanted(state, run, units, 0))


def _wanted(state: Crossover, run: Run, units: tuple[payments.Payment, ...], used: int) -> list[int]:
    """What each unit can be paid with, as a set: cards, or single coins."""
    wanted: list[int] = []
    for place, unit in enumerate(units):
        if place and unit is units[place - 1]:
            wanted.append(wanted[-1])
        elif isinstance(unit, payments.PayCoin):
            wanted.append(unit.single_coins(state, run, _coins_in(units)))
        else:
            wanted.append(unit.candidates(state, run) & ~used)
    return wanted


def _coins_in(units: tuple[payments.Payment, ...]) -> int:
    """How many coins are to be paid."""
    return sum([isinstance(unit, payments.PayCoin) for unit in units])


def _each_its_own(wanted: list[int]) -> bool:
    """Whether every set can be given a card or coin of its own."""
    if not wanted:
        return True
    scarce = sorted(wanted, key=int.bit_count)
    if scarce[0].bit_count() >= len(wanted):
        return True
    if not scarce[0]:
        return False
    given: dict[int, int] = {}  # by card the set it is given to

    def give(number: int, tried: int) -> int:
        """Find a card for a set; gives back all cards tried, or -1 once there is one."""
        left = scarce[number] & ~tried
        while left:
            lowest = left & -left
            tried |= lowest
            holder = given.get(lowest, -1)
            if holder >= 0:
                tried_more = give(holder, tried)
                if tried_more >= 0:
                    tried = tried_more
                    left = scarce[number] & ~tried
                    continue
            given[lowest] = number
            return -1
        return tried

    return all(give(number, 0) < 0 for number in range(len(scarce)))


def art_payable(state: Crossover, seat: int, card: int) -> bool:
    """Whether a player has the chakra for an art in hand."""
    tables, kind = state.terms.tables, state.kind[card]
    chakra = state.chakra[seat]
    if change := board.art_cost(state, card):
        return payable(state, execution.item(0, 0, seat), _art_units(state, kind, change))
    total, symbols = tables.art_needs[kind]
    if len(chakra) < total:
        return False
    cards = state.cards
    for bit, count in symbols:
        left = count
        for paid in chakra:
            if cards[paid].symbol_bits & bit:
                left -= 1
                if not left:
                    break
        else:
            return False
    # Cards with two symbols may be wanted twice only where two symbols are asked for.
    return len(symbols) < 2 or payable(state, execution.item(0, 0, seat), tables.art_units[kind])


def most_x(state: Crossover, run: Run) -> int:
    """How much X can be paid besides the other costs: for an art every card of chakra that is left."""
    if execution.is_art(state, run):
        return len(state.chakra[run[CONTROLLER]]) - len(_with_x(state, run, 0))
    x = 0
    while x < MOST and payable(state, run, _with_x(state, run, x + 1)):
        x += 1
    return x


# -- paying ---------------------------------------------------------------------------------------------------------


def run_cost(state: Crossover, frame: Frame) -> None:
    """The next unit: asked, unless everybody can see that there is no choice."""
    place, used = frame[2], frame[3]
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
        state.ask((COST, 1 << seat, place, used))


def _come_to_nothing(state: Crossover) -> None:
    """What was to be paid with went away while the rest was paid: used, it does not go on the Chain (R77)."""
    run = state.contexts.pop()
    state.pending.pop()
    announcement.count_use(state, run, execution.ability_of(state, run))
    if state.events is not None:
        news.tell_fail(state, run, "cost")


def offer_cost(state: Crossover, seat: int, frame: Frame) -> list[int]:
    """Every card that leaves the other units payable: kinds, or objects."""
    del seat
    place, used = frame[2], frame[3]
    run = state.contexts[-1]
    units = units_of(state, run)
    unit, rest = units[place], units[place + 1 :]
    wanted = _wanted(state, run, rest, used)
    if isinstance(unit, payments.PayCoin):
        count = _coins_in(rest)
        return [
            action
            for action in unit.offers(state, run)
            if _each_its_own([each & ~unit.coin_taken(state, action, count) for each in wanted])
        ]
    found = 0
    tried: dict[int, bool] = {}  # by kind and place
    for card in execution.bits(unit.candidates(state, run) & ~used):
        alike = card if state.team[card] else -1 - (state.kind[card] << 5 | state.where[card])
        if alike not in tried:
            tried[alike] = _each_its_own([cards & ~(1 << card) for cards in wanted])
        if tried[alike]:
            found |= 1 << card
    return announcement.offers(state, found, moves.PAY_OBJECT, moves.PAY)


def payable_with(state: Crossover, frame: Frame) -> int:
    """The cards that could pay the unit that is asked for, were the others not to be paid, too."""
    run = state.contexts[-1]
    unit = units_of(state, run)[frame[2]]
    return 0 if isinstance(unit, payments.PayCoin) else unit.candidates(state, run) & ~frame[3]


def answer_cost(state: Crossover, seat: int, action: int, frame: Frame) -> None:
    """The unit is paid; then the next."""
    place, used = frame[2], frame[3]
    run = state.contexts[-1]
    unit = units_of(state, run)[place]
    if isinstance(unit, payments.PayCoin):
        state.pending.append((COST, 0, place + 1, used))
        unit.take(state, run, action)
        return
    card = announcement.meant(state, unit.candidates(state, run) & ~used, action, moves.PAY_OBJECT)
    state.pending.append((COST, 0, place + 1, used | 1 << card))
    unit.pay(state, run, card)
    if state.events is not None:
        news.tell_pay(state, seat, [card], unit.key)
