"""The choices that effects ask for (section 6.2), each a frame on the stack.

What concerns a hidden hand is always asked; what concerns open cards or players only where there is a choice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from meijin.games.ranking_battle import messages, moves, news
from meijin.games.ranking_battle.frames import CYCLE, DISCARD, FORCED, ORDER, RESOLVE
from meijin.games.ranking_battle.legality import looked_at, targets, with_each
from meijin.games.ranking_battle.notation import DISCARD as DO_DISCARD
from meijin.games.ranking_battle.notation import (
    DONE,
    NONE,
    OPERAND,
    REMOVE_DISCARD,
    REMOVE_HAND,
    TOP,
)
from meijin.games.ranking_battle.notation import REPEAT as DO_REPEAT
from meijin.games.ranking_battle.notation import RETRIEVE as DO_RETRIEVE
from meijin.kernel.cardsets import pack
from meijin.kernel.frames import KIND
from meijin.kernel.jumbles import reordered
from meijin.kernel.state import Frame

if TYPE_CHECKING:
    from meijin.games.ranking_battle.state import RankingBattle


# -- discarding -----------------------------------------------------------------------------------------------------


def run_discard(state: RankingBattle, frame: Frame) -> None:
    """So many cards, or all."""
    _, _, left = frame
    if left and state.hand[state.current]:
        state.put_frame(frame, state.current)
    else:
        state.pending.pop()


def offer_discard(state: RankingBattle, seat: int, _frame: Frame) -> list[int]:
    """The cards in hand."""
    return with_each(state, DO_DISCARD, state.hand[seat])


def answer_discard(state: RankingBattle, seat: int, action: int, frame: Frame) -> None:
    """One card goes, and then the next."""
    _, _, left = frame
    moves.discard(state, seat, action & OPERAND)
    state.pending.append((DISCARD, 0, left - 1))


def run_forced(state: RankingBattle, frame: Frame) -> None:
    """So many cards, or all."""
    _, _, seat, left = frame
    if left and state.hand[seat]:
        state.put_frame(frame, seat)
    else:
        state.pending.pop()


def answer_forced(state: RankingBattle, seat: int, action: int, frame: Frame) -> None:
    """One card goes, and then the next."""
    _, _, _, left = frame
    moves.discard(state, seat, action & OPERAND)
    state.pending.append((FORCED, 0, seat, left - 1))


def run_cycle(state: RankingBattle, frame: Frame) -> None:
    """Asked as long as there are cards in hand; then as many are drawn."""
    _, _, count = frame
    seat = state.current
    if state.hand[seat]:
        state.put_frame(frame, seat)
    else:
        state.pending.pop()
        moves.draw(state, seat, count)


def offer_cycle(state: RankingBattle, seat: int, frame: Frame) -> list[int]:
    """The cards in hand, done."""
    return [*offer_discard(state, seat, frame), DONE]


def answer_cycle(state: RankingBattle, seat: int, action: int, frame: Frame) -> None:
    """One more card goes, or as many as went are drawn."""
    _, _, count = frame
    if action == DONE:
        moves.draw(state, seat, count)
    else:
        moves.discard(state, seat, action & OPERAND)
        state.pending.append((CYCLE, 0, count + 1))


# -- removing and retrieving ----------------------------------------------------------------------------------------


def run_remove(state: RankingBattle, frame: Frame) -> None:
    """Asked with any card in hand, or in the discard pile."""
    seat = state.current
    if state.hand[seat] or state.discard[seat]:
        state.put_frame(frame, seat)
    else:
        state.pending.pop()


def offer_remove(state: RankingBattle, seat: int, _frame: Frame) -> list[int]:
    """The cards in hand, those in the discard pile, none."""
    found = with_each(state, REMOVE_HAND, state.hand[seat])
    found += with_each(state, REMOVE_DISCARD, state.discard[seat])
    found.append(NONE)
    return found


def answer_remove(state: RankingBattle, seat: int, action: int, frame: Frame) -> None:
    """A card goes to the box, and what follows from it happens."""
    if action == NONE:
        return
    _, _, then = frame
    kind = action & OPERAND
    from_hand = action < REMOVE_DISCARD
    card = moves.leave(state, seat, kind) if from_hand else take_discarded(state, seat, kind)
    state.box |= 1 << card
    if state.events is not None:
        origin: Literal["hand", "discard"] = "hand" if from_hand else "discard"
        state.tell(messages.Remove(state.setup.seats[seat], state.book.ids[kind], origin))
    state.pending.append((RESOLVE, 0, then, 0))


def take_discarded(state: RankingBattle, seat: int, kind: int) -> int:
    """A card of this kind leaves a discard pile; gives back which."""
    kinds = state.book.kind
    card = next(card for card in state.discard[seat] if kinds[card] == kind)
    state.discard[seat].remove(card)
    return card


def offer_retrieve(state: RankingBattle, seat: int, _frame: Frame) -> list[int]:
    """The characters in the discard pile."""
    characters = state.book.characters
    return [action for action in with_each(state, DO_RETRIEVE, state.discard[seat]) if action & OPERAND < characters]


def run_retrieve(state: RankingBattle, frame: Frame) -> None:
    """A single character comes by itself."""
    _put_open(state, frame, offer_retrieve(state, state.current, frame))


def answer_retrieve(state: RankingBattle, seat: int, action: int, _frame: Frame) -> None:
    """It comes into the hand for all to see."""
    card = take_discarded(state, seat, action & OPERAND)
    moves.show(state, seat, card)
    if state.events is not None:
        state.tell(messages.Retrieve(state.setup.seats[seat], state.setup.kinds[card]))


def offer_repeat(state: RankingBattle, seat: int, _frame: Frame) -> list[int]:
    """The characters on the board."""
    return with_each(state, DO_REPEAT, (*state.attacker[seat], *state.played[seat]))


def run_repeat(state: RankingBattle, frame: Frame) -> None:
    """A single character is chosen by itself."""
    _put_open(state, frame, offer_repeat(state, state.current, frame))


def answer_repeat(state: RankingBattle, seat: int, action: int, _frame: Frame) -> None:
    """Its attacker bonus once more; it may have none."""
    kind = action & OPERAND
    if state.events is not None:
        state.tell(messages.Repeat(state.setup.seats[seat], state.book.ids[kind]))
    state.pending.append((RESOLVE, 0, state.book.bonus[kind], 0))


# -- weapons on top of the deck -------------------------------------------------------------------------------------


def run_order(state: RankingBattle, frame: Frame) -> None:
    """The last weapon falls into place; two of a kind are asked about, too, for nobody must know that they are."""
    _, _, count, placed = frame
    if count - placed > 1:
        state.put_frame(frame, state.current)
    else:
        state.pending.pop()
        if state.events is not None and count:
            news.tell_weapons(state, messages.Ordered, state.current, state.weapons[: -count - 1 : -1])


def offer_order(state: RankingBattle, _seat: int, frame: Frame) -> list[int]:
    """Which of the weapons seen comes next from the top."""
    return with_each(state, TOP, looked_at(state, frame))


def answer_order(state: RankingBattle, seat: int, action: int, frame: Frame) -> None:
    """It is put in its place; nobody else can follow."""
    _, _, count, placed = frame
    place_weapon(state, action & OPERAND, frame)
    state.jumbled = reordered(state.jumbled, pack(state.weapons[-count:]), seat, state.setup.everyone)
    state.pending.append((ORDER, 0, count, placed + 1))


def place_weapon(state: RankingBattle, kind: int, frame: Frame) -> None:
    """A weapon of this kind comes next from the top, below those that were placed before."""
    _, _, count, placed = frame
    weapons, kinds = state.weapons, state.book.kind
    last, first = len(weapons) - 1 - placed, len(weapons) - count
    chosen = next(place for place in range(last, first - 1, -1) if kinds[weapons[place]] == kind)
    weapons.insert(last, weapons.pop(chosen))


# -- other players --------------------------------------------------------------------------------------------------


def run_who_discards(state: RankingBattle, frame: Frame) -> None:
    """A single target is chosen by itself."""
    _put_open(state, frame, targets(state, state.current, frame))


def answer_who_discards(state: RankingBattle, seat: int, action: int, frame: Frame) -> None:
    """That player chooses what to discard."""
    _, _, _, count = frame
    _tell_target(state, seat, action & OPERAND)
    state.pending.append((FORCED, 0, action & OPERAND, count))


def run_whose_flip(state: RankingBattle, frame: Frame) -> None:
    """A single target is chosen by itself."""
    _put_open(state, frame, targets(state, state.current, frame))


def answer_whose_flip(state: RankingBattle, seat: int, action: int, frame: Frame) -> None:
    """As many as there are are flipped."""
    _, _, count = frame
    _tell_target(state, seat, action & OPERAND)
    moves.flip_down(state, action & OPERAND, count)


def run_who_weakens(state: RankingBattle, frame: Frame) -> None:
    """There is always more than one other player."""
    state.put_frame(frame, state.current)


def answer_who_weakens(state: RankingBattle, _seat: int, action: int, frame: Frame) -> None:
    """That player's attacker is weaker until the end of the turn."""
    _, _, weaker = frame
    target = action & OPERAND
    state.weaken[target] += weaker
    if state.events is not None:
        state.tell(messages.Weaken(state.setup.seats[target], weaker))


def _tell_target(state: RankingBattle, seat: int, target: int) -> None:
    if state.events is not None:
        names = state.setup.seats
        state.tell(messages.Target(names[seat], names[target]))


def _put_open(state: RankingBattle, frame: Frame, options: list[int]) -> None:
    """Ask the active player about what lies open, unless there is at most one answer."""
    if len(options) > 1:
        state.put_frame(frame, state.current)
    else:
        state.pending.pop()
        if options:
            state.HANDLINGS.answers[frame[KIND]](state, state.current, options[0], frame)
