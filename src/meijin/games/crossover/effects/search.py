"""Searching a deck and looking at cards: what is found goes its way, and the rest is put back."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Annotated, ClassVar, Final

from meijin.games.crossover import moves, telling
from meijin.games.crossover.chain import deeds, execution
from meijin.games.crossover.effects.numbers import Counted, Number, Player, is_one
from meijin.games.crossover.frames import (
    CONTROLLER,
    FIND,
    FIND_CARDS,
    FIND_FOUND,
    FIND_LEFT,
    FIND_OWNER,
    PUT_BACK,
    PUT_BACK_LEFT,
)
from meijin.games.crossover.language.filters import Filter, unaskable_cards
from meijin.games.crossover.language.scope import Scope
from meijin.games.crossover.language.terms import AnyZone, Faults, Operation, Positive, Small, Telling, Told
from meijin.games.crossover.language.vocabulary import CardType, Destination, ObjectKind, Rest, Zone
from meijin.games.crossover.language.words import Talk
from meijin.games.crossover.names import DECK
from meijin.games.crossover.objects import presence, selection
from meijin.games.crossover.objects.context import bits
from meijin.games.crossover.play import passage, piles
from meijin.kernel.cardsets import pack
from meijin.kernel.frames import SEATS, changed
from meijin.kernel.state import Frame
from meijin.words import Message

if TYPE_CHECKING:
    from meijin.games.crossover.objects.context import Run
    from meijin.games.crossover.state import Crossover

FIGHTERS: Final = frozenset({CardType.NINJA, CardType.WARRIOR})


@dataclass(frozen=True, slots=True)
class Search(Counted):
    """Search a deck, or its top cards, and shuffle it."""

    key: ClassVar[str] = "search"
    forgets: ClassVar[bool] = True
    telling: ClassVar[Telling] = {"is_": None, "what": Message}
    who: Player
    n: Number
    to: Destination
    is_: Filter | None = None
    look: Positive | None = None
    reveal: bool = False
    required: bool = False

    def told(self, talk: Talk) -> Told:
        what = self.is_
        if self.to is Destination.PLAY and (what is None or (what.type_ is None and not what.type_any)):
            what = Filter(0, fighter=True) if what is None else replace(what, fighter=True)
        how = "a" if is_one(self.n) else "bare"
        return {"what": talk.noun(ObjectKind.CARD, what, how, many=not is_one(self.n))}

    def is_long(self) -> bool:
        return True

    def repeat(self, state: Crossover, run: Run, n: int) -> None:
        search(state, self, deeds.seats_of(state, run, self.who)[0], n)

    def faults(self, scope: Scope) -> Faults:
        found = Counted.faults(self, scope) + unaskable_cards(self.is_)
        if self.is_ is not None and self.to is Destination.PLAY and not _may_be_fighter(self.is_):
            found.append(("is", "finds no fighters, and only fighters are put in play"))
        return found


@dataclass(frozen=True, slots=True)
class Look(Operation):
    """Look at the top cards of a deck, or at a hand."""

    key: ClassVar[str] = "look"
    forgets: ClassVar[bool] = True
    who: Player
    n: Number | None = None
    zone: Annotated[Zone, (Zone.HAND,)] | None = None
    pick: Small = 0
    pick_to: AnyZone | None = None
    rest: Rest | None = None

    def is_long(self) -> bool:
        return self.pick_to is not None or self.rest is not None

    def do(self, state: Crossover, run: Run) -> bool:
        n = 0 if self.n is None else execution.amount(state, run, self.n)
        if n is None:
            return True
        look(state, self, deeds.seats_of(state, run, self.who)[0], n)
        return False

    def faults(self, scope: Scope) -> Faults:
        found: Faults = []
        if (self.n is None) == (self.zone is None):
            found.append(("n", "there must be exactly one of n (the top cards of the deck) and zone (the hand)"))
        if bool(self.pick) != (self.pick_to is not None):
            found.append(("pick_to", "goes with pick: how many cards are picked, and where they go"))
        if (self.n is None) == (self.rest is not None):
            found.append(("rest", "says what happens to the cards of the deck: it goes with n, and n with it"))
        return found


def _may_be_fighter(what: Filter) -> bool:
    types = (what.type_,) if what.type_ is not None else what.type_any
    return what.fighter is not False and not what.art and (not types or not FIGHTERS.isdisjoint(types))


def search(state: Crossover, operation: Search, owner: int, count: int) -> None:
    """Look through a deck or its top cards; what is found is taken one by one."""
    seat = state.contexts[-1][CONTROLLER]
    if operation.look is None:
        piles.shuffle_deck(state, owner)  # so that the order it is seen in tells nothing
    deck = state.deck[owner]
    seen = deck[:] if operation.look is None else deck[-operation.look :]
    _see(state, operation, seat, seen)
    if state.events is not None:
        telling.tell_search(state, seat, owner, seen[::-1])
    number, place = execution.here(state)
    state.pending.append((FIND, 0, number, place, owner, count, pack(seen)))


def _see(state: Crossover, operation: Search, seat: int, cards: list[int]) -> None:
    piles.look(state, seat, cards)
    if operation.look is None and len(cards) > 1:
        state.jumbled = (*state.jumbled, (1 << seat, pack(cards)))


def look(state: Crossover, operation: Look, owner: int, count: int) -> None:
    """Look at a hand or the top of a deck; some may be picked."""
    seat = state.contexts[-1][CONTROLLER]
    seen = (state.deck[owner][-count:] if count > 0 else []) if operation.zone is None else state.hand[owner][:]
    if not seen:
        return
    piles.look(state, seat, seen)
    if state.events is not None:
        telling.tell_look(state, seat, owner, seen[::-1], "deck" if operation.zone is None else "hand")
    number, place = execution.here(state)
    state.pending.append((FIND, 0, number, place, owner, operation.pick, pack(seen)))


def _operation(state: Crossover, frame: Frame) -> Search | Look:
    operation = execution.operation_of(state, frame)
    assert isinstance(operation, Search | Look)
    return operation


def run_find(state: Crossover, frame: Frame) -> None:
    """Take the next card, or put the rest back."""
    operation, left, seen = _operation(state, frame), frame[FIND_LEFT], frame[FIND_CARDS]
    state.pending.pop()
    if left > 0 and seen:
        state.ask(changed(frame, SEATS, 1 << state.contexts[-1][CONTROLLER]))
    elif isinstance(operation, Search):
        _end_search(state, operation, frame)
    else:
        _end_look(state, operation, frame)


def offer_find(state: Crossover, seat: int, frame: Frame) -> list[int]:
    """Every kind that matches; a search may find nothing, but of what is looked at something must be picked."""
    operation, cards = _operation(state, frame), bits(frame[FIND_CARDS])
    if isinstance(operation, Look):
        return [moves.move(moves.TAKE, kind) for kind in sorted({state.kind[card] for card in cards})]
    run = state.contexts[-1]
    found = [card for card in cards if selection.matches(state, run, operation.is_, card)]
    if operation.to is Destination.PLAY:
        found = [card for card in found if _may_enter(state, run[CONTROLLER], card)]
    kinds = {state.kind[card] for card in found}
    return [*[moves.move(moves.TAKE, kind) for kind in sorted(kinds)], moves.NONE]


def _may_enter(state: Crossover, seat: int, card: int) -> bool:
    """Whether a card that was found may be put in play: a fighter whose names nobody of that player has (6.3)."""
    return state.cards[card].is_fighter and not presence.shares_name(state, card, seat)


def answer_find(state: Crossover, seat: int, action: int, frame: Frame) -> None:
    """The card goes where the effect says, for all to see if it is revealed."""
    _, _, number, place, owner, left, seen, *found = frame
    operation = _operation(state, frame)
    if action == moves.NONE:
        state.pending.append((FIND, 0, number, place, owner, 0, seen, *found))
        return
    kind = moves.first_of(action)
    card = next(each for each in bits(seen) if state.kind[each] == kind)
    seen ^= 1 << card
    state.pending.append((FIND, 0, number, place, owner, left - 1, seen, *found, card))
    if isinstance(operation, Look):
        assert operation.pick_to is not None
        to, reveal = operation.pick_to, False
    else:
        to, reveal = operation.to, operation.reveal
    if to is Destination.PLAY:
        passage.enter_play(state, card, seat)
    else:
        if state.events is not None:
            telling.tell_take(state, seat, card, to.word, reveal)
        if to in (Destination.DECK_TOP, Destination.DECK_BOTTOM):
            return  # it goes there in the end
        deeds.send(state, seat, card, to)
        _remember(state, seat, card, reveal)
    if isinstance(operation, Search) and left > 1:
        _see(state, operation, seat, bits(seen))


def _remember(state: Crossover, seat: int, card: int, reveal: bool) -> None:
    """Who took a card knows where it lies, and if it was revealed so does everybody."""
    if reveal:
        piles.reveal(state, card)
    else:
        piles.look(state, seat, [card])


def _end_search(state: Crossover, operation: Search, frame: Frame) -> None:
    """The deck is shuffled; what was found for its top or bottom goes there then."""
    owner, found = frame[FIND_OWNER], frame[FIND_FOUND:]
    seat = state.contexts[-1][CONTROLLER]
    if not found:
        if state.events is not None:
            telling.tell_take(state, seat, -1, operation.to.word, operation.reveal)
        if operation.required:
            execution.stop(state)
    piles.shuffle_deck(state, owner)
    if operation.to in (Destination.DECK_TOP, Destination.DECK_BOTTOM):
        for card in found:  # the latest lies on top, or at the bottom (R81)
            deeds.send(state, seat, card, operation.to)
            _remember(state, seat, card, operation.reveal)


def _end_look(state: Crossover, operation: Look, frame: Frame) -> None:
    """The rest stays on top, goes to the bottom, is shuffled in, or is put back in an order of choice."""
    owner, rest, found = frame[FIND_OWNER], frame[FIND_CARDS], frame[FIND_FOUND:]
    seat = state.contexts[-1][CONTROLLER]
    if operation.zone is None and operation.pick_to in (Destination.DECK_TOP, Destination.DECK_BOTTOM):
        for card in found:
            deeds.send(state, seat, card, operation.pick_to)
    if operation.zone is not None or not rest:
        return
    if operation.rest is Rest.SHUFFLE:
        piles.shuffle_deck(state, owner)
    elif operation.rest is Rest.REORDER:
        state.pending.append((PUT_BACK, 0, owner, rest, 0))
    elif operation.rest is Rest.BOTTOM:
        for card in [card for card in state.deck[owner] if rest >> card & 1]:
            piles.move_card(state, card, DECK, bottom=True)
    if state.events is not None and operation.rest is Rest.BOTTOM:
        telling.tell_put_back(state, seat, bits(rest), "bottom")


def run_put_back(state: Crossover, frame: Frame) -> None:
    """Put cards back on top of a deck one by one, the top card last."""
    _, _, owner, left, placed = frame
    seat = state.contexts[-1][CONTROLLER]
    state.pending.pop()
    if left:
        state.ask(changed(frame, SEATS, 1 << seat))
        return
    cards = bits(placed)
    piles.reorder(state, seat, cards)
    if state.events is not None:
        telling.tell_put_back(state, seat, [card for card in reversed(state.deck[owner]) if placed >> card & 1], "top")


def offer_put_back(state: Crossover, seat: int, frame: Frame) -> list[int]:
    """Every kind that is left."""
    return [moves.move(moves.TOP, kind) for kind in sorted({state.kind[card] for card in bits(frame[PUT_BACK_LEFT])})]


def answer_put_back(state: Crossover, seat: int, action: int, frame: Frame) -> None:
    """It lies on top now."""
    _, _, owner, left, placed = frame
    kind = moves.first_of(action)
    card = next(each for each in bits(left) if state.kind[each] == kind)
    deck = state.deck[owner]
    deck.remove(card)
    deck.append(card)
    state.pending.append((PUT_BACK, 0, owner, left ^ 1 << card, placed | 1 << card))
