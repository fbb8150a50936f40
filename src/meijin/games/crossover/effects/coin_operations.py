"""Operations on coins and Turn Indicators."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from meijin.games.crossover import news
from meijin.games.crossover.chain import deeds, execution
from meijin.games.crossover.effects.numbers import Counted, Number
from meijin.games.crossover.frames import CONTROLLER, SOURCE
from meijin.games.crossover.language.filters import FighterRef, InPlay
from meijin.games.crossover.language.scope import Scope
from meijin.games.crossover.language.terms import AnyCoin, Coin, Faults, Operation
from meijin.games.crossover.language.vocabulary import AbilityKind, Protection, Who
from meijin.games.crossover.objects import context, permissions, presence
from meijin.games.crossover.play import coins
from meijin.kernel.cardsets import pack

if TYPE_CHECKING:
    from meijin.games.crossover.objects.context import Run
    from meijin.games.crossover.state import Crossover


@dataclass(frozen=True, slots=True)
class PlaceCoin(Counted):
    """Place coins."""

    key: ClassVar[str] = "coin"
    to: InPlay
    kind: Coin
    n: Number

    def do(self, state: Crossover, run: Run) -> bool:
        cards = deeds.affected(state, run, self.to)
        if cards < 0:
            return True
        n = execution.amount(state, run, self.n)
        if n is None:
            return True
        for card in context.bits(cards):
            coins.add_coins(state, card, self.kind.index, n)
        return False


@dataclass(frozen=True, slots=True)
class RemoveCoin(Counted):
    """Remove coins, fewer if there are fewer."""

    key: ClassVar[str] = "uncoin"
    to: InPlay
    kind: Coin | AnyCoin
    n: Number

    def do(self, state: Crossover, run: Run) -> bool:
        cards = deeds.affected(state, run, self.to)
        if cards < 0:
            return True
        kinds = range(len(state.coins)) if isinstance(self.kind, AnyCoin) else (self.kind.index,)
        there = sum(state.coins[kind][card] for kind in kinds for card in context.bits(cards))
        n = execution.amount(state, run, self.n, there)
        if n is None:
            return True
        for card in context.bits(cards):
            if isinstance(self.kind, AnyCoin):
                deeds.ask_coins(state, -1, n, 1 << card)
            else:
                coins.remove_coins(state, card, self.kind.index, n)
        return False


@dataclass(frozen=True, slots=True)
class AddDbCoin(Counted):
    """Add coins to the DB pool, within its cap."""

    key: ClassVar[str] = "db_coin"
    who: Who
    n: Number

    def is_command(self) -> bool:
        return self.who is Who.YOU

    def repeat(self, state: Crossover, run: Run, n: int) -> None:
        for seat in deeds.seats_of(state, run, self.who):
            coins.add_pool(state, seat, n)


@dataclass(frozen=True, slots=True)
class TakeCoin(Operation):
    """Move a Ninja Blade coin of any kind from a card of the opponent to a fighter: what Plunder does."""

    key: ClassVar[str] = "take_coin"
    of_keywords: ClassVar[bool] = True
    to: FighterRef

    def do(self, state: Crossover, run: Run) -> bool:
        for card in context.bits(deeds.affected(state, run, self.to)):
            deeds.ask_coins(state, card, 1, self._taken_from(state, run, card))
        return False

    def is_idle(self, state: Crossover, run: Run) -> bool:
        """Whether no card has a coin that can be taken."""
        kinds = [state.coins[kind] for kind in deeds.coin_kinds(state, run[SOURCE])]
        return not any(
            coins[other]
            for card in context.bits(context.referred(state, run, self.to))
            for other in context.bits(self._taken_from(state, run, card))
            for coins in kinds
        )

    def _taken_from(self, state: Crossover, run: Run, card: int) -> int:
        """The cards whose coins may be taken, as a set: what is protected from all that the effect does is not."""
        foe = 1 - run[CONTROLLER]
        held = pack(state.village[foe]) | pack(state.battlefield[foe])
        if deeds.is_db_match(state):  # there it is a db coin of a fighter of the Team it has battled (12.2, R71)
            held = context.team_set(state, presence.foe_team(state, state.team[card]))
        return pack(
            [other for other in context.bits(held) if not permissions.protected(state, other, Protection.ALL, run)]
        )

    def faults(self, scope: Scope) -> Faults:
        return [] if scope.kind is AbilityKind.TRIGGER else [("op", "belongs to a trigger")]


@dataclass(frozen=True, slots=True)
class MoveMarker(Operation):
    """Move a Turn Indicator, never below 0."""

    key: ClassVar[str] = "marker"
    signed: ClassVar[bool] = True
    who: Who
    n: Number

    def do(self, state: Crossover, run: Run) -> bool:
        n = execution.amount(state, run, self.n)
        if n is None:
            return True
        for seat in deeds.seats_of(state, run, self.who):
            state.indicator[seat] = max(0, state.indicator[seat] + n)
            state.board = None
            if state.events is not None:
                state.tell(news.Marker(state.setup.seats[seat], state.indicator[seat]))
        return False
