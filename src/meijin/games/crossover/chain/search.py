"""Searching a deck and looking at cards: what is found goes its way, and the rest is put back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meijin.games.crossover import moves, news
from meijin.games.crossover.chain import deeds, execution
from meijin.games.crossover.chain.execution import CONTROLLER, bits
from meijin.games.crossover.effect_frames import FIND, PUT_BACK
from meijin.games.crossover.effects import card_operations
from meijin.games.crossover.language.vocabulary import Destination, Rest
from meijin.games.crossover.names import DECK
from meijin.games.crossover.objects import objects, selection
from meijin.kernel.cardstate import pack
from meijin.kernel.state import Frame

if TYPE_CHECKING:
    from meijin.games.crossover.state import Crossover


def search(state: Crossover, operation: card_operations.Search, owner: int, count: int) -> None:
    """Look through a deck or its top cards; what is found is taken one by one."""
    seat = state.contexts[-1][CONTROLLER]
    if operation.look is None:
        objects.shuffle_deck(state, owner)  # so that the order it is seen in tells nothing
    deck = state.deck[owner]
    seen = deck[:] if operation.look is None else deck[-operation.look :]
    _see(state, operation, seat, seen)
    if state.events is not None:
        news.tell_search(state, seat, owner, seen[::-1])
    number, place = execution.here(state)
    state.pending.append((FIND, 0, number, place, owner, count, pack(seen)))


def _see(state: Crossover, operation: card_operations.Search, seat: int, cards: list[int]) -> None:
    objects.look(state, seat, cards)
    if operation.look is None and len(cards) > 1:
        state.jumbled = (*state.jumbled, (1 << seat, pack(cards)))


def look(state: Crossover, operation: card_operations.Look, owner: int, count: int) -> None:
    """Look at a hand or the top of a deck; some may be picked."""
    seat = state.contexts[-1][CONTROLLER]
    seen = (state.deck[owner][-count:] if count > 0 else []) if operation.zone is None else state.hand[owner][:]
    if not seen:
        return
    objects.look(state, seat, seen)
    if state.events is not None:
        news.tell_look(state, seat, owner, seen[::-1], "deck" if operation.zone is None else "hand")
    number, place = execution.here(state)
    state.pending.append((FIND, 0, number, place, owner, operation.pick, pack(seen)))


def _operation(state: Crossover, frame: Frame) -> card_operations.Search | card_operations.Look:
    operation = state.terms.pool.lists[frame[2]].ops[frame[3]]
    assert isinstance(operation, card_operations.Search | card_operations.Look)
    return operation


def run_find(state: Crossover, frame: Frame) -> None:
    """Take the next card, or put the rest back."""
    operation, left, seen = _operation(state, frame), frame[5], frame[6]
    state.pending.pop()
    if left > 0 and seen:
        state.ask((FIND, 1 << state.contexts[-1][CONTROLLER], *frame[2:]))
    elif isinstance(operation, card_operations.Search):
        _end_search(state, operation, frame)
    else:
        _end_look(state, operation, frame)


def offer_find(state: Crossover, seat: int, frame: Frame) -> list[int]:
    """Every kind that matches; a search may find nothing, but of what is looked at something must be picked."""
    del seat
    operation, cards = _operation(state, frame), bits(frame[6])
    if isinstance(operation, card_operations.Look):
        return [moves.move(moves.TAKE, kind) for kind in sorted({state.kind[card] for card in cards})]
    run = state.contexts[-1]
    found = [card for card in cards if selection.matches(state, run, operation.is_, card)]
    if operation.to is Destination.PLAY:
        found = [card for card in found if _may_enter(state, run[CONTROLLER], card)]
    kinds = {state.kind[card] for card in found}
    return [*[moves.move(moves.TAKE, kind) for kind in sorted(kinds)], moves.NONE]


def _may_enter(state: Crossover, seat: int, card: int) -> bool:
    """Whether a card that was found may be put in play: a fighter whose names nobody of that player has (6.3)."""
    return state.cards[card].is_fighter and not objects.shares_name(state, card, seat)


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
    if isinstance(operation, card_operations.Look):
        assert operation.pick_to is not None
        to, reveal = operation.pick_to, False
    else:
        to, reveal = operation.to, operation.reveal
    if to is Destination.PLAY:
        objects.enter_play(state, card, seat)
    else:
        if state.events is not None:
            news.tell_take(state, seat, card, to.word, reveal)
        if to in (Destination.DECK_TOP, Destination.DECK_BOTTOM):
            return  # it goes there in the end
        deeds.send(state, seat, card, to)
        _remember(state, seat, card, reveal)
    if isinstance(operation, card_operations.Search) and left > 1:
        _see(state, operation, seat, bits(seen))


def _remember(state: Crossover, seat: int, card: int, reveal: bool) -> None:
    """Who took a card knows where it lies, and if it was revealed so does everybody."""
    if reveal:
        objects.reveal(state, card)
    else:
        objects.look(state, seat, [card])


def _end_search(state: Crossover, operation: card_operations.Search, frame: Frame) -> None:
    """The deck is shuffled; what was found for its top or bottom goes there then."""
    owner, found = frame[4], frame[7:]
    seat = state.contexts[-1][CONTROLLER]
    if not found:
        if state.events is not None:
            news.tell_take(state, seat, -1, operation.to.word, operation.reveal)
        if operation.required:
            execution.stop(state)
    objects.shuffle_deck(state, owner)
    if operation.to in (Destination.DECK_TOP, Destination.DECK_BOTTOM):
        for card in found:  # the latest lies on top, or at the bottom (R81)
            deeds.send(state, seat, card, operation.to)
            _remember(state, seat, card, operation.reveal)


def _end_look(state: Crossover, operation: card_operations.Look, frame: Frame) -> None:
    """The rest stays on top, goes to the bottom, is shuffled in, or is put back in an order of choice."""
    owner, rest, found = frame[4], frame[6], frame[7:]
    seat = state.contexts[-1][CONTROLLER]
    if operation.zone is None and operation.pick_to in (Destination.DECK_TOP, Destination.DECK_BOTTOM):
        for card in found:
            deeds.send(state, seat, card, operation.pick_to)
    if operation.zone is not None or not rest:
        return
    if operation.rest is Rest.SHUFFLE:
        objects.shuffle_deck(state, owner)
    elif operation.rest is Rest.REORDER:
        state.pending.append((PUT_BACK, 0, owner, rest, 0))
    elif operation.rest is Rest.BOTTOM:
        for card in [card for card in state.deck[owner] if rest >> card & 1]:
            objects.move_card(state, card, DECK, bottom=True)
    if state.events is not None and operation.rest is Rest.BOTTOM:
        news.tell_put_back(state, seat, bits(rest), "bottom")


def run_put_back(state: Crossover, frame: Frame) -> None:
    """Put cards back on top of a deck one by one, the top card last."""
    owner, left, placed = frame[2], frame[3], frame[4]
    seat = state.contexts[-1][CONTROLLER]
    state.pending.pop()
    if left:
        state.ask((PUT_BACK, 1 << seat, owner, left, placed))
        return
    cards = bits(placed)
    objects.reorder(state, seat, cards)
    if state.events is not None:
        news.tell_put_back(state, seat, [card for card in reversed(state.deck[owner]) if placed >> card & 1], "top")


def offer_put_back(state: Crossover, seat: int, frame: Frame) -> list[int]:
    """Every kind that is left."""
    del seat
    return [moves.move(moves.TOP, kind) for kind in sorted({state.kind[card] for card in bits(frame[3])})]


def answer_put_back(state: Crossover, seat: int, action: int, frame: Frame) -> None:
    """It lies on top now."""
    del seat
    _, _, owner, left, placed = frame
    kind = moves.first_of(action)
    card = next(each for each in bits(left) if state.kind[each] == kind)
    deck = state.deck[owner]
    deck.remove(card)
    deck.append(card)
    state.pending.append((PUT_BACK, 0, owner, left ^ 1 << card, placed | 1 << card))
