"""Payments: what the controller gives for an ability."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Annotated, ClassVar, Final

from meijin.games.crossover import news
from meijin.games.crossover.abilities.costs import CoinPayment, Payment
from meijin.games.crossover.frames import CONTROLLER, GONE, SOURCE
from meijin.games.crossover.language.filters import ALL, Filter, Selector, unaskable_cards
from meijin.games.crossover.language.scope import Scope
from meijin.games.crossover.language.terms import (
    MOST,
    AnyCoin,
    Coin,
    Faults,
    OwnersZone,
    Symbol,
    Telling,
    Told,
    Units,
    terms_of,
)
from meijin.games.crossover.language.vocabulary import CoinSource, ObjectKind, Side, Status, Zone
from meijin.games.crossover.language.words import Talk
from meijin.games.crossover.moves import PAY_OBJECT, first_of, move, second_of
from meijin.games.crossover.names import BY_COST, DISCARD, REMOVED
from meijin.games.crossover.objects import context, presence, selection
from meijin.games.crossover.play import coins, damage, passage, piles
from meijin.kernel.cardsets import pack
from meijin.words import Message

if TYPE_CHECKING:
    from meijin.games.crossover.objects.context import Run
    from meijin.games.crossover.state import Crossover

X_TIMES: Final = ALL  # instead of a number: X times


@dataclass(frozen=True, slots=True)
class PayChakra(Payment):
    """Discard cards from the Chakra area."""

    key: ClassVar[str] = "chakra"
    n: Units
    symbol: Symbol | None = None

    def candidates(self, state: Crossover, run: Run) -> int:
        """Own chakra, with the symbol if one is asked for."""
        found = 0
        for card in state.chakra[run[CONTROLLER]]:
            if self.symbol is None or state.cards[card].symbol_bits & self.symbol.bit:
                found |= 1 << card
        return found

    def pay(self, state: Crossover, run: Run, card: int) -> None:
        piles.move_card(state, card, DISCARD)


@dataclass(frozen=True, slots=True)
class PayHand(Payment):
    """Discard cards from the hand."""

    key: ClassVar[str] = "hand"
    telling: ClassVar[Telling] = {**Payment.telling, "is_": None, "what": Message | None}
    n: Units
    is_: Filter | None = None

    def told(self, talk: Talk) -> Told:
        what = None if self.is_ is None else talk.noun(ObjectKind.CARD, self.is_, many=self.n != 1)
        return {**Payment.told(self, talk), "what": what}

    def hidden(self) -> bool:
        return True

    def candidates(self, state: Crossover, run: Run) -> int:
        zones = (Zone.HAND,)
        return selection.found(state, run, ObjectKind.CARD, zones, Side.YOU, self.is_) & ~(1 << run[SOURCE])

    def pay(self, state: Crossover, run: Run, card: int) -> None:
        piles.move_card(state, card, DISCARD)


@dataclass(frozen=True, slots=True)
class _OwnFighters(Payment):
    """Something is done to own fighters."""

    telling: ClassVar[Telling] = {"n": None, "is_": None, "what": Message}
    n: Units
    is_: Filter | None = None

    def told(self, talk: Talk) -> Told:
        return _own_fighters(talk, self.n, self.is_)

    def candidates(self, state: Crossover, run: Run) -> int:
        return selection.found(state, run, ObjectKind.FIGHTER, (Zone.PLAY,), Side.YOU, self.is_)


@dataclass(frozen=True, slots=True)
class PayInjure(_OwnFighters):
    """Change own healthy fighters to injured."""

    key: ClassVar[str] = "injure"

    def told(self, talk: Talk) -> Told:
        return _own_fighters(talk, self.n, self.is_, Status.HEALTHY)

    def candidates(self, state: Crossover, run: Run) -> int:
        found = _OwnFighters.candidates(self, state, run)
        for card in context.bits(found):
            if state.injured[card]:
                found ^= 1 << card
        return found

    def pay(self, state: Crossover, run: Run, card: int) -> None:
        damage.injure(state, card)


@dataclass(frozen=True, slots=True)
class PayDamage(_OwnFighters):
    """Give 1 Damage to own fighters."""

    key: ClassVar[str] = "damage"
    order: ClassVar[int] = 2

    def pay(self, state: Crossover, run: Run, card: int) -> None:
        damage.damage(state, [card], 1)


@dataclass(frozen=True, slots=True)
class PayCoin(CoinPayment):
    """Remove coins."""

    key: ClassVar[str] = "coin"
    telling: ClassVar[Telling] = {**Payment.telling, "whom": Message | None}
    kind: Coin | AnyCoin
    n: Units
    from_: CoinSource = CoinSource.SELF

    def told(self, talk: Talk) -> Told:
        return {**Payment.told(self, talk), "whom": talk.me if self.from_ is CoinSource.SELF else None}

    def candidates(self, state: Crossover, run: Run) -> int:
        """The objects that have such coins: the source, or any own card."""
        if self.from_ is CoinSource.SELF:
            cards = 1 << run[SOURCE] & ~run[GONE]
        else:
            cards = pack(state.village[run[CONTROLLER]]) | pack(state.battlefield[run[CONTROLLER]])
        found = 0
        for card in context.bits(cards):
            if any(state.coins[kind][card] for kind in self.kinds(state)):
                found |= 1 << card
        return found

    def kinds(self, state: Crossover) -> tuple[int, ...]:
        return (self.kind.index,) if isinstance(self.kind, Coin) else tuple(range(len(state.coins)))

    def single_coins(self, state: Crossover, run: Run, most: int) -> int:
        found = 0
        for card in context.bits(self.candidates(state, run)):
            for kind in self.kinds(state):
                count = min(state.coins[kind][card], most)
                found |= ((1 << count) - 1) << _first_coin(state, card, kind, most)
        return found

    def coin_taken(self, state: Crossover, action: int, most: int) -> int:
        card, kind = self._named(state, action)
        count = state.coins[kind][card]
        return 1 << _first_coin(state, card, kind, most) + count - 1 if count <= most else 0

    def _named(self, state: Crossover, action: int) -> tuple[int, int]:
        """The card and the kind of coin that an action names."""
        return first_of(action), second_of(action) - 1 if second_of(action) else self.kinds(state)[0]

    def offers(self, state: Crossover, run: Run) -> list[int]:
        kinds = self.kinds(state)
        return [
            move(PAY_OBJECT, card, kind + 1 if len(kinds) > 1 else 0)
            for card in context.bits(self.candidates(state, run))
            for kind in kinds
            if state.coins[kind][card]
        ]

    def take(self, state: Crossover, run: Run, action: int) -> None:
        card, kind = self._named(state, action)
        if state.events is not None:
            who, coin = state.setup.seats[run[CONTROLLER]], state.terms.coin_kinds[kind]
            state.tell(news.PayCoin(who, presence.name_of(state, card), coin, 1))
        coins.remove_coins(state, card, kind, 1)


@dataclass(frozen=True, slots=True)
class PayRemove(Payment):
    """Remove cards from the game."""

    key: ClassVar[str] = "remove"
    telling: ClassVar[Telling] = {**Payment.telling, "is_": None, "what": Message}
    zone: tuple[Annotated[Zone, (Zone.HAND, Zone.DISCARD, Zone.CHAKRA)], ...]
    n: Units
    of: Side = Side.YOU
    is_: Filter | None = None

    def told(self, talk: Talk) -> Told:
        return {**Payment.told(self, talk), "what": talk.noun(ObjectKind.CARD, self.is_, many=self.n != 1)}

    def hidden(self) -> bool:
        """Only if a hand is among the zones."""
        return Zone.HAND in self.zone

    def candidates(self, state: Crossover, run: Run) -> int:
        """Cards in these zones."""
        return selection.found(state, run, ObjectKind.CARD, self.zone, self.of, self.is_) & ~(1 << run[SOURCE])

    def pay(self, state: Crossover, run: Run, card: int) -> None:
        piles.move_card(state, card, REMOVED)

    def faults(self, scope: Scope) -> Faults:
        return unaskable_cards(self.is_)


@dataclass(frozen=True, slots=True)
class PayMoveSelf(Payment):
    """Move the source itself."""

    key: ClassVar[str] = "move_self"
    order: ClassVar[int] = 2
    telling: ClassVar[Telling] = {"whom": Message}
    to: OwnersZone

    def told(self, talk: Talk) -> Told:
        return {"whom": talk.me}

    def candidates(self, state: Crossover, run: Run) -> int:
        """The source, while it is in play."""
        return 1 << run[SOURCE] & ~run[GONE] if presence.in_play(state, run[SOURCE]) else 0

    def pay(self, state: Crossover, run: Run, card: int) -> None:
        """It goes, and the ability works all the same."""
        zone, bottom = piles.PLACES[self.to]
        passage.leave_play(state, [card], zone, BY_COST, bottom=bottom)


@dataclass(frozen=True, slots=True)
class PayFighter(_OwnFighters):
    """Discard own fighters from play."""

    key: ClassVar[str] = "discard_fighter"
    order: ClassVar[int] = 2

    def pay(self, state: Crossover, run: Run, card: int) -> None:
        passage.leave_play(state, [card], DISCARD, BY_COST)


def _first_coin(state: Crossover, card: int, kind: int, most: int) -> int:
    """The number of the first coin of a kind on a card, where all coins are numbered after the cards."""
    count = len(state.kind)
    return count + (kind * count + card) * most


def _own_fighters(talk: Talk, n: int, what: Filter | None, status: Status | None = None) -> Told:
    """So many fighters of one's own."""
    if status is not None and (what is None or (what.status is None and not what.self_)):
        what = Filter(0, status=status) if what is None else replace(what, status=status)
    fighters = Selector(0, ObjectKind.FIGHTER, of=Side.YOU, n=n or MOST, is_=what)
    return {"what": talk.selected(fighters, times="X" if n == X_TIMES else None)}


PAYMENTS: Final = terms_of(Payment, globals())
