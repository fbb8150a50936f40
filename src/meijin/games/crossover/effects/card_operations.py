"""Operations on cards: drawing, moving, searching, Battle Rewards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, ClassVar

from meijin.games.crossover import news, telling
from meijin.games.crossover.chain import deeds, execution
from meijin.games.crossover.effects.numbers import Counted, Number, is_one
from meijin.games.crossover.effects.phrases import owner_of
from meijin.games.crossover.frames import CONTROLLER
from meijin.games.crossover.language.filters import Cards, FighterRef, Objects, Selector
from meijin.games.crossover.language.scope import Scope
from meijin.games.crossover.language.terms import AnyZone, Away, Faults, Operation, OwnersZone, Telling, Told
from meijin.games.crossover.language.vocabulary import AbilityKind, Destination, Event, ObjectKind, Protection, Ref, Who
from meijin.games.crossover.language.words import Talk
from meijin.games.crossover.names import BY_EFFECT, ZONE_NAMES
from meijin.games.crossover.objects import context, permissions, presence
from meijin.games.crossover.play import damage, passage, piles

if TYPE_CHECKING:
    from meijin.games.crossover.objects.context import Run
    from meijin.games.crossover.state import Crossover


@dataclass(frozen=True, slots=True)
class Draw(Counted):
    """Draw cards, as many as there are."""

    key: ClassVar[str] = "draw"
    forgets: ClassVar[bool] = True
    who: Who
    n: Number

    def is_command(self) -> bool:
        return self.who is Who.YOU

    def repeat(self, state: Crossover, run: Run, n: int) -> None:
        for seat in deeds.seats_of(state, run, self.who):
            if n > 0:
                piles.draw(state, seat, n)


@dataclass(frozen=True, slots=True)
class Mill(Counted):
    """Move the top cards of a deck."""

    key: ClassVar[str] = "mill"
    forgets: ClassVar[bool] = True
    who: Who
    n: Number
    to: Annotated[Destination, (Destination.DISCARD, Destination.CHAKRA)]

    def is_command(self) -> bool:
        return self.who is Who.YOU

    def repeat(self, state: Crossover, run: Run, n: int) -> None:
        zone, _ = piles.PLACES[self.to]
        for seat in deeds.seats_of(state, run, self.who):
            piles.mill(state, seat, n, zone)


@dataclass(frozen=True, slots=True)
class Move(Operation):
    """Move cards or objects."""

    key: ClassVar[str] = "move"
    telling: ClassVar[Telling] = {"owner": str, "cards": bool | None}
    what: Cards
    to: AnyZone
    required: bool = False

    def told(self, talk: Talk) -> Told:
        is_card = isinstance(self.what, Selector) and self.what.kind is ObjectKind.CARD
        return {"owner": owner_of(talk, self.what), "cards": is_card}

    def do(self, state: Crossover, run: Run) -> bool:
        if isinstance(self.what, Ref):
            cards = context.cards_meant(state, run, self.what)
        else:
            cards = deeds.chosen(state, run, self.what)
            if cards < 0:
                return True
        zone, bottom = piles.PLACES[self.to]
        leaving: list[int] = []
        moved = False
        for card in context.bits(cards):
            if not presence.in_play(state, card):
                self._send(state, run, card)
                moved = True
            elif not permissions.protected(state, card, Protection.MOVE, run):
                leaving.append(card)
            elif state.events is not None:
                state.tell(news.Protected(presence.name_of(state, card), "move"))
        if self.required and not leaving and not moved:
            execution.stop(state)
        if leaving:
            passage.leave_play(state, leaving, zone, BY_EFFECT, run[CONTROLLER], bottom)
        return False

    def _send(self, state: Crossover, run: Run, card: int) -> None:
        """A card that is no object goes."""
        if state.events is not None and self.to is not Destination.YOUR_REWARDS:
            origin = ZONE_NAMES[state.where[card] >> 1]
            telling.tell_move(state, card, origin, self.to.word, deeds.viewers(state, card, self.to))
        deeds.send(state, run[CONTROLLER], card, self.to)


@dataclass(frozen=True, slots=True)
class Put(Operation):
    """Put fighter cards in play."""

    key: ClassVar[str] = "put"
    what: Cards
    required: bool = False

    def entering(self) -> Objects | None:
        return self.what

    def do(self, state: Crossover, run: Run) -> bool:
        if isinstance(self.what, Ref):
            cards = context.cards_meant(state, run, self.what)
        else:
            cards = deeds.chosen(state, run, self.what)
            if cards < 0:
                return True
        entered = False
        for card in context.bits(cards):
            if (
                state.cards[card].is_fighter
                and not presence.in_play(state, card)
                and passage.enter_play(state, card, run[CONTROLLER])
            ):
                context.came_back(state, card)
                entered = True
        if self.required and not entered:
            execution.stop(state)
        return False


@dataclass(frozen=True, slots=True)
class Reward(Counted):
    """Win Battle Rewards."""

    key: ClassVar[str] = "reward"
    who: Who
    n: Number

    def is_command(self) -> bool:
        return self.who is Who.YOU

    def repeat(self, state: Crossover, run: Run, n: int) -> None:
        for seat in deeds.seats_of(state, run, self.who):
            piles.win_rewards(state, seat, n)


@dataclass(frozen=True, slots=True)
class Unreward(Counted):
    """Remove the latest Battle Rewards."""

    key: ClassVar[str] = "unreward"
    who: Who
    n: Number
    to: OwnersZone
    shuffle: bool = False

    def is_long(self) -> bool:
        return self.shuffle or not is_one(self.n)

    def repeat(self, state: Crossover, run: Run, n: int) -> None:
        zone, bottom = piles.PLACES[self.to]
        for seat in deeds.seats_of(state, run, self.who):
            cards = state.rewards[seat][: -n - 1 : -1] if n > 0 else []
            for card in cards:
                piles.move_card(state, card, zone, bottom=bottom)
            if state.events is not None and cards:
                telling.tell_unreward(state, seat, cards, self.to.word)
            if self.shuffle:
                for owner in dict.fromkeys([state.owner[card] for card in cards]):
                    piles.shuffle_deck(state, owner)


@dataclass(frozen=True, slots=True)
class RecycleHand(Operation):
    """Move the whole hand and draw as many cards."""

    key: ClassVar[str] = "recycle_hand"
    who: Who
    to: Away

    def is_command(self) -> bool:
        return self.who is Who.YOU

    def do(self, state: Crossover, run: Run) -> bool:
        zone, bottom = piles.PLACES[self.to]
        seats = deeds.seats_of(state, run, self.who)
        counts = [len(state.hand[seat]) for seat in seats]
        for seat, count in zip(seats, counts, strict=True):
            for card in state.hand[seat][:]:
                piles.move_card(state, card, zone, bottom=bottom)
            if state.events is not None:
                place = telling.place(state, self.to.word, seat)
                state.tell(news.Recycle(state.setup.seats[seat], count, place))
        for seat, count in zip(seats, counts, strict=True):
            piles.draw(state, seat, count)
        return False


@dataclass(frozen=True, slots=True)
class ReturnInjured(Operation):
    """Instead of leaving play the fighter goes to its village, injured."""

    key: ClassVar[str] = "return_injured"
    commands: ClassVar[bool] = False
    to: FighterRef

    def do(self, state: Crossover, run: Run) -> bool:
        for card in context.bits(context.referred(state, run, self.to)):
            damage.return_injured(state, card)
        return False

    def faults(self, scope: Scope) -> Faults:
        if scope.kind is AbilityKind.REPLACE and scope.event is Event.LEAVE_PLAY:
            return []
        return [("op", "belongs to an ability of kind 'replace' on 'leave_play'")]
