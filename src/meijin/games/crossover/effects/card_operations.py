"""Operations on cards: drawing, moving, searching, Battle Rewards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, ClassVar

from meijin.games.crossover import news
from meijin.games.crossover.chain import deeds, execution
from meijin.games.crossover.effects.numbers import Counted, Number
from meijin.games.crossover.effects.phrases import owner_of
from meijin.games.crossover.frames import CONTROLLER
from meijin.games.crossover.language.filters import Cards, FighterRef, Objects, Selector
from meijin.games.crossover.language.scope import Scope
from meijin.games.crossover.language.terms import AnyZone, Away, Faults, Operation, OwnersZone
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
    who: Who
    n: Number

    def words(self, talk: Talk) -> str:
        talk.last = None
        said, tail = self.n.amount(talk, "card")
        return f"{talk.player(self.who, 'draw', 'draws')} {said}{tail}"

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
    who: Who
    n: Number
    to: Annotated[Destination, (Destination.DISCARD, Destination.CHAKRA)]

    def words(self, talk: Talk) -> str:
        talk.last = None
        said, tail = self.n.amount(talk, "card")
        verb = ("discard", "discards") if self.to is Destination.DISCARD else ("move", "moves")
        whose = talk.whose(self.who)
        cards = "the top card" if said == "1 card" else f"the top {said}"
        where = "" if self.to is Destination.DISCARD else f" {talk.onto(self.to, whose)}"
        return f"{talk.player(self.who, *verb)} {cards} of {whose} {talk.words.deck}{where}{tail}"

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
    what: Cards
    to: AnyZone
    required: bool = False

    def words(self, talk: Talk) -> str:
        what = talk.objects(self.what)
        if self.to is Destination.DISCARD:
            return f"discard {what}"
        if self.to is Destination.REMOVED:
            return f"remove {what} from the game"
        if self.to is Destination.HAND:
            is_card = isinstance(self.what, Selector) and self.what.kind is ObjectKind.CARD
            owner = owner_of(talk, self.what)
            hand = "hands" if owner.startswith("their") else "hand"
            return f"take {what} into {owner} {hand}" if is_card else f"return {what} to {owner} {hand}"
        verb = "put" if self.to in (Destination.DECK_TOP, Destination.DECK_BOTTOM) else "move"
        return f"{verb} {what} {talk.onto(self.to, owner_of(talk, self.what))}"

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
                news.tell_protected(state, card, "move")
        if self.required and not leaving and not moved:
            execution.stop(state)
        if leaving:
            passage.leave_play(state, leaving, zone, BY_EFFECT, run[CONTROLLER], bottom)
        return False

    def _send(self, state: Crossover, run: Run, card: int) -> None:
        """A card that is no object goes."""
        if state.events is not None and self.to is not Destination.YOUR_REWARDS:
            origin = ZONE_NAMES[state.where[card] >> 1]
            news.tell_move(state, card, origin, self.to.word, deeds.viewers(state, card, self.to))
        deeds.send(state, run[CONTROLLER], card, self.to)


@dataclass(frozen=True, slots=True)
class Put(Operation):
    """Put fighter cards in play."""

    key: ClassVar[str] = "put"
    what: Cards
    required: bool = False

    def words(self, talk: Talk) -> str:
        return f"put {talk.objects(self.what)} in play"

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

    def words(self, talk: Talk) -> str:
        said, tail = self.n.amount(talk, "Battle Reward")
        return f"{talk.player(self.who, 'win', 'wins')} {said}{tail}"

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

    def words(self, talk: Talk) -> str:
        said, tail = self.n.amount(talk, "latest Battle Reward")
        whose = {Who.YOU: "your", Who.OPP: "the opponent's", Who.BOTH: "each player's"}[self.who]
        cards = f"{whose} {said} (all, if fewer)" if said[:2] != "1 " else f"{whose} latest Battle Reward"
        where = talk.onto(self.to, {Who.YOU: "the opponent's", Who.OPP: "your", Who.BOTH: "the owner's"}[self.who])
        verb = "put" if self.to in (Destination.DECK_TOP, Destination.DECK_BOTTOM) else "move"
        shuffle = f", then shuffle that {talk.words.deck}" if self.shuffle else ""
        return f"{verb} {cards} {where}{shuffle}{tail}"

    def repeat(self, state: Crossover, run: Run, n: int) -> None:
        zone, bottom = piles.PLACES[self.to]
        for seat in deeds.seats_of(state, run, self.who):
            cards = state.rewards[seat][: -n - 1 : -1] if n > 0 else []
            for card in cards:
                piles.move_card(state, card, zone, bottom=bottom)
            if state.events is not None and cards:
                news.tell_unreward(state, seat, cards, self.to.word)
            if self.shuffle:
                for owner in dict.fromkeys([state.owner[card] for card in cards]):
                    piles.shuffle_deck(state, owner)


@dataclass(frozen=True, slots=True)
class RecycleHand(Operation):
    """Move the whole hand and draw as many cards."""

    key: ClassVar[str] = "recycle_hand"
    who: Who
    to: Away

    def words(self, talk: Talk) -> str:
        whose = talk.whose(self.who)
        verb = ("put", "puts") if self.to in (Destination.DECK_TOP, Destination.DECK_BOTTOM) else ("move", "moves")
        move = f"{talk.player(self.who, *verb)} {whose} whole hand {talk.onto(self.to, whose)}"
        return f"{move} and {'draw' if self.who is Who.YOU else 'draws'} as many cards"

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
                news.tell_recycle(state, seat, count, self.to.word)
        for seat, count in zip(seats, counts, strict=True):
            piles.draw(state, seat, count)
        return False


@dataclass(frozen=True, slots=True)
class ReturnInjured(Operation):
    """Instead of leaving play the fighter goes to its village, injured."""

    key: ClassVar[str] = "return_injured"
    commands: ClassVar[bool] = False
    to: FighterRef

    def words(self, talk: Talk) -> str:
        return f"{talk.ref(self.to)} goes to your {talk.words.village} injured"

    def do(self, state: Crossover, run: Run) -> bool:
        for card in context.bits(context.referred(state, run, self.to)):
            damage.return_injured(state, card)
        return False

    def faults(self, scope: Scope) -> Faults:
        if scope.kind is AbilityKind.REPLACE and scope.event is Event.LEAVE_PLAY:
            return []
        return [("op", "belongs to an ability of kind 'replace' on 'leave_play'")]
