"""What arts and abilities cost, unit by unit, and whether it can be paid.

All units are looked at together: a card may be given for one only if the others can still be paid. Each unit is a
number of its own: chakra of a symbol, or a part of the cost of an ability.
"""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, ClassVar

from meijin.games.crossover.frames import ABILITY, CHOSEN_X, CONTROLLER, COST_NEXT, PRICE, SOURCE
from meijin.games.crossover.language.terms import MOST, Telling, Term, Told
from meijin.games.crossover.language.words import Talk
from meijin.games.crossover.objects import board, context
from meijin.games.crossover.objects.context import Run
from meijin.words import Text

if TYPE_CHECKING:
    from meijin.games.crossover.state import Crossover
    from meijin.kernel.state import Frame


class Payment(Term):
    """A part of the cost of an ability."""

    __slots__ = ()
    family: ClassVar[str] = "pay"
    telling: ClassVar[Telling] = {"n": Text | None, "n_one": bool | None}
    # Coins are paid first, as a card that leaves play loses its own, and last what may make a card leave.
    order: ClassVar[int] = 1

    def hidden(self) -> bool:
        """Whether it is paid from a hand, so that the others do not see if there is a choice."""
        return False

    def told(self, talk: Talk) -> Told:
        n = getattr(self, "n", None)
        return {} if n is None else {"n": str(n or "X"), "n_one": n == 1}

    def candidates(self, state: Crossover, run: Run) -> int:
        """The cards and objects that one unit of it can be paid with, as a set."""
        raise NotImplementedError

    def pay(self, state: Crossover, run: Run, card: int) -> None:
        """Pay one unit of it with this card."""
        raise NotImplementedError


class CoinPayment(Payment):
    """A part of a cost that is paid with coins, which are told apart one by one."""

    __slots__ = ()
    order: ClassVar[int] = 0

    def single_coins(self, state: Crossover, run: Run, most: int) -> int:
        """The coins it can be paid with, as a set of their own: of each kind on a card no more than are asked for."""
        raise NotImplementedError

    def coin_taken(self, state: Crossover, action: int, most: int) -> int:
        """The coin that others cannot be paid with once this is; none where there are more than they need."""
        raise NotImplementedError

    def offers(self, state: Crossover, run: Run) -> list[int]:
        """Every object with such coins; where any kind will do, with the kind."""
        raise NotImplementedError

    def take(self, state: Crossover, run: Run, action: int) -> None:
        """One coin is removed."""
        raise NotImplementedError


def units_of(state: Crossover, run: Run) -> tuple[Payment, ...]:
    """What is to be paid for an item, unit by unit, with the X that was chosen."""
    return _with_x(state, run, run[CHOSEN_X])


def unit_of(state: Crossover, frame: Frame) -> Payment:
    """The unit that a question of the innermost context asks for."""
    return units_of(state, state.contexts[-1])[frame[COST_NEXT]]


def _with_x(state: Crossover, run: Run, x: int) -> tuple[Payment, ...]:
    tables = state.terms.tables
    if context.is_art(state, run):
        return (*_art_units(state, state.kind[run[SOURCE]], run[PRICE]), *(tables.any_chakra,) * x)
    units, more = tables.units[run[ABILITY]], tables.x_units[run[ABILITY]]
    return tuple(sorted([*units, *more * x], key=attrgetter("order"))) if more and x else units


def _art_units(state: Crossover, kind: int, change: int) -> tuple[Payment, ...]:
    """What an art costs besides X: of a lower cost units of any symbol, which come last, are left out first."""
    tables = state.terms.tables
    units = tables.art_units[kind]
    return units + (tables.any_chakra,) * change if change >= 0 else units[: max(0, len(units) + change)]


# -- can it be paid? ------------------------------------------------------------------------------------------------


def payable(state: Crossover, run: Run, units: tuple[Payment, ...]) -> bool:
    """Whether all units can be paid, each with another card or coin."""
    return each_its_own(wanted_for(state, run, units, 0))


def wanted_for(state: Crossover, run: Run, units: tuple[Payment, ...], used: int) -> list[int]:
    """What each unit can be paid with, as a set: cards, or single coins."""
    wanted: list[int] = []
    for place, unit in enumerate(units):
        if place and unit is units[place - 1]:
            wanted.append(wanted[-1])
        elif isinstance(unit, CoinPayment):
            wanted.append(unit.single_coins(state, run, coins_in(units)))
        else:
            wanted.append(unit.candidates(state, run) & ~used)
    return wanted


def coins_in(units: tuple[Payment, ...]) -> int:
    """How many coins are to be paid."""
    return sum([isinstance(unit, CoinPayment) for unit in units])


def each_its_own(wanted: list[int]) -> bool:
    """Whether every set can be given a card or coin of its own."""
    enough = True
    for cards in wanted:
        if not cards:
            return False
        enough = enough and cards.bit_count() >= len(wanted)
    return enough or _are_given(sorted(wanted, key=int.bit_count))


def _are_given(scarce: list[int]) -> bool:
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
        return payable(state, context.item(0, 0, seat), _art_units(state, kind, change))
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
    return len(symbols) < 2 or payable(state, context.item(0, 0, seat), tables.art_units[kind])


def most_x(state: Crossover, run: Run) -> int:
    """How much X can be paid besides the other costs: for an art every card of chakra that is left."""
    if context.is_art(state, run):
        return len(state.chakra[run[CONTROLLER]]) - len(_with_x(state, run, 0))
    x = 0
    while x < MOST and payable(state, run, _with_x(state, run, x + 1)):
        x += 1
    return x


def is_payable(state: Crossover, run: Run) -> bool:
    """Whether the cost of an item can be paid, if it has any."""
    units = units_of(state, run)
    return not units or payable(state, run, units)


def looks_payable(state: Crossover, run: Run) -> bool:
    """Whether the others must think that a cost can be paid: they cannot look into a hand."""
    units = units_of(state, run)
    hidden = sum([unit.hidden() for unit in units])
    if hidden > len(state.hand[run[CONTROLLER]]):
        return False
    seen = tuple([unit for unit in units if not unit.hidden()])
    return not seen or payable(state, run, seen)
