"""Discards: the operation, and the questions which cards they are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, ClassVar

from meijin.games.crossover import moves, news, telling
from meijin.games.crossover.chain import deeds, execution
from meijin.games.crossover.chain.deeds import show_hand
from meijin.games.crossover.effects.numbers import Counted, Number, is_one
from meijin.games.crossover.frames import CONTROLLER, FORCED, FORCED_LEFT, FORCED_OWNER
from meijin.games.crossover.language.filters import Filter, unaskable_cards
from meijin.games.crossover.language.scope import Scope
from meijin.games.crossover.language.terms import Faults, Telling, Told
from meijin.games.crossover.language.vocabulary import DiscardChooser, ObjectKind, Who, Zone
from meijin.games.crossover.language.words import Talk
from meijin.games.crossover.names import CHAKRA, DISCARD, HAND
from meijin.games.crossover.objects import presence, selection
from meijin.games.crossover.objects.context import Run
from meijin.games.crossover.play import piles
from meijin.kernel.frames import SEATS, changed
from meijin.kernel.state import Frame
from meijin.words import Message

if TYPE_CHECKING:
    from meijin.games.crossover.state import Crossover


@dataclass(frozen=True, slots=True)
class Discard(Counted):
    """Discard cards from the hand or the Chakra area."""

    key: ClassVar[str] = "discard"
    forgets: ClassVar[bool] = True
    telling: ClassVar[Telling] = {"is_": None, "what": Message | None}
    who: Who
    n: Number
    from_: Annotated[Zone, (Zone.HAND, Zone.CHAKRA)] = Zone.HAND
    by: DiscardChooser = DiscardChooser.OWNER
    is_: Filter | None = None

    def told(self, talk: Talk) -> Told:
        return {"what": None if self.is_ is None else talk.noun(ObjectKind.CARD, self.is_, many=not is_one(self.n))}

    def is_command(self) -> bool:
        return self.who is Who.YOU or (self.by is DiscardChooser.YOU and self.who is Who.OPP)

    def repeat(self, state: Crossover, run: Run, n: int) -> None:
        number, place = execution.here(state)
        for seat in reversed(deeds.seats_of(state, run, self.who)):
            state.pending.append((FORCED, 0, number, place, seat, n))

    def faults(self, scope: Scope) -> Faults:
        return Counted.faults(self, scope) + unaskable_cards(self.is_)


def _discard(state: Crossover, frame: Frame) -> Discard:
    operation = execution.operation_of(state, frame)
    assert isinstance(operation, Discard)
    return operation


def to_discard(state: Crossover, frame: Frame) -> list[int]:
    """The cards that may be discarded."""
    operation, owner = _discard(state, frame), frame[FORCED_OWNER]
    lying = state.hand[owner] if operation.from_ is Zone.HAND else state.chakra[owner]
    run = state.contexts[-1]
    return [card for card in lying if selection.matches(state, run, operation.is_, card)]


def run_forced(state: Crossover, frame: Frame) -> None:
    """The next card of a discard: at random, or chosen."""
    operation, owner, left = _discard(state, frame), frame[FORCED_OWNER], frame[FORCED_LEFT]
    cards = to_discard(state, frame)
    state.pending.pop()
    if left <= 0 or (not cards and not (operation.from_ is Zone.HAND and state.hand[owner])):
        return
    if operation.by is DiscardChooser.RANDOM:
        if cards:
            _put_off(state, frame, cards[state.roll(len(cards))])
        return
    seat = owner if operation.by is DiscardChooser.OWNER else state.contexts[-1][CONTROLLER]
    if operation.from_ is Zone.CHAKRA and len({state.kind[card] for card in cards}) == 1:
        _put_off(state, frame, cards[0])
        return
    if seat != owner and operation.from_ is Zone.HAND:
        show_hand(state, seat, 1 << state.hand[owner][0])
    state.ask(changed(frame, SEATS, 1 << seat))


def offer_forced(state: Crossover, seat: int, frame: Frame) -> list[int]:
    """Every kind that may be discarded; none only if there is none, which the others cannot see."""
    kinds = sorted({state.kind[card] for card in to_discard(state, frame)})
    return [moves.move(moves.DISCARD, kind) for kind in kinds] or [moves.NONE]


def answer_forced(state: Crossover, seat: int, action: int, frame: Frame) -> None:
    """It is discarded; then the next."""
    if action != moves.NONE:
        zone = HAND if _discard(state, frame).from_ is Zone.HAND else CHAKRA
        _put_off(state, frame, presence.find_kind(state, zone, frame[FORCED_OWNER], moves.first_of(action)))


def _put_off(state: Crossover, frame: Frame, card: int) -> None:
    state.pending.append(changed(changed(frame, SEATS, 0), FORCED_LEFT, frame[FORCED_LEFT] - 1))
    origin = "hand" if state.where[card] >> 1 == HAND else "chakra"
    piles.move_card(state, card, DISCARD)
    if state.events is not None:
        owner = frame[FORCED_OWNER]
        place = telling.place(state, origin, owner)
        state.tell(news.Discard(state.setup.seats[owner], telling.kinds(state, [card]), place, "effect"))
