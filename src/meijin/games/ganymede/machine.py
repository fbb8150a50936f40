"""What is asked of a seat: for every question what may be answered, and what then.

The rule ids in the comments are those of ``rules.md``.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING, Final

from meijin.games.ganymede import effects, frames, messages, notation, rules
from meijin.games.ganymede.cards import ACES, BLACK_COPIES, BLACK_KIND, BLACK_KINDS, WEIGHT
from meijin.games.ganymede.frames import ACTING, DRAW_QUESTIONS
from meijin.games.ganymede.refusals import no_draw
from meijin.kernel.machine import Handling, Handlings
from meijin.kernel.state import Frame, replaced

if TYPE_CHECKING:
    from meijin.games.ganymede.state import Ganymede

# -- what may be answered -------------------------------------------------------------------------------------------


def offer_draw(_state: Ganymede, _camp: int, _frame: Frame) -> list[int]:
    """Whether to go on."""
    return [notation.DRAW, notation.STAND]


def offer_flip(_state: Ganymede, _camp: int, _frame: Frame) -> list[int]:
    """Whether to show it."""
    return [notation.FLIP, notation.HIDE]


def offer_scout(_state: Ganymede, _camp: int, _frame: Frame) -> list[int]:
    """What to do with the card on top."""
    return [notation.SCOUT_KEEP, notation.SCOUT_DISCARD]


def offer_stand(_state: Ganymede, _camp: int, _frame: Frame) -> list[int]:
    """There is no choice, but nobody is to know."""
    return [notation.STAND]


def offer_pick(state: Ganymede, _camp: int, _frame: Frame) -> list[int]:
    """The kinds of Black cards that are left, by rank."""
    return list(state.picks)


def offer_withdraw(state: Ganymede, camp: int, frame: Frame) -> list[int]:
    """Decline, or the other cards in row order."""
    acting = frame[ACTING]
    return [notation.DECLINE, *[notation.WITHDRAW + card for card in state.row[camp] if card != acting]]


def offer_aces(state: Ganymede, camp: int, _frame: Frame) -> list[int]:
    """None of them, up to all."""
    return [notation.ACES + high for high in range((state.tally[camp] // ACES & 15) + 1)]


def offer_remove(state: Ganymede, camp: int, _frame: Frame) -> list[int]:
    """The cards in row order."""
    return [notation.REMOVE + card for card in state.row[camp]]


# -- the answers, and the question that follows at once, if any ---------------------------------------------------


def answer_pick(state: Ganymede, camp: int, action: int, _frame: Frame) -> Frame | None:
    """A Black card goes to the deck before the game begins, later to the discard pile."""
    kind = action - notation.PICK
    supply = state.supply
    place = bisect_left(supply, BLACK_COPIES[kind][0])  # the first copy that is left: the supply is in order
    card = supply.pop(place)
    if place == len(supply) or BLACK_KIND[supply[place]] != kind:
        state.picks = tuple([pick for pick in state.picks if pick != action])
    if state.stage == frames.SETUP:
        state.deck[camp].append(card)
    else:
        state.discard[camp] += (card,)
    if state.events is not None:
        state.tell(messages.Pick(state.setup.owners[camp], BLACK_KINDS[kind].id))
    return None


def answer_draw(state: Ganymede, camp: int, action: int, _frame: Frame) -> Frame | None:
    """Draw a card, or stand."""
    return rules.draw(state, camp) if action == notation.DRAW else rules.end_drawing(state, camp)


def answer_flip(state: Ganymede, camp: int, action: int, _frame: Frame) -> Frame | None:
    """Show the card just drawn and use it, or keep it hidden. Hiding leaves no trace (section 8)."""
    if action == notation.HIDE:
        return rules.end_drawing(state, camp) if no_draw(state, camp) else DRAW_QUESTIONS[camp]
    card = state.row[camp][-1]
    state.down &= ~(1 << card)
    if state.events is not None:
        state.tell(messages.Flip(state.setup.owners[camp], state.setup.kinds[card]))
    return rules.use_drawn(state, camp, card)


def answer_scout(state: Ganymede, camp: int, action: int, _frame: Frame) -> Frame | None:
    """Leave the card on top, or discard it."""
    if action == notation.SCOUT_DISCARD:
        effects.scout_discard(state, camp)
    return rules.next_draw(state, camp)


def answer_withdraw(state: Ganymede, camp: int, action: int, frame: Frame) -> Frame | None:
    """A 3 pulls a card back or not; then the next 3 still in the row has its turn (R11, R12)."""
    if action != notation.DECLINE:
        effects.withdraw(state, camp, action - notation.WITHDRAW)
    elif state.events is not None:
        state.tell(messages.Decline(state.setup.owners[camp]))
    return rules.resolve_from(state, camp, state.row[camp].index(frame[ACTING]) + 1)


def answer_aces(state: Ganymede, camp: int, action: int, _frame: Frame) -> Frame | None:
    """Announce how many aces count 11."""
    high = action - notation.ACES
    state.aces = replaced(state.aces, camp, high)
    if state.events is not None:
        state.tell(messages.Aces(state.setup.owners[camp], high))
    return None


def answer_remove(state: Ganymede, camp: int, action: int, _frame: Frame) -> Frame | None:
    """The chosen card is out of the game; everybody sees which (R29)."""
    card = action - notation.REMOVE
    state.row[camp].remove(card)
    state.tally[camp] -= WEIGHT[card]
    state.removed[camp] += (card,)
    if state.events is not None:
        state.tell(messages.Remove(state.setup.owners[camp], state.setup.kinds[card]))
    return None


HANDLINGS: Final[Handlings] = Handlings(
    frames.FRAMES,
    {
        frames.ASK_PICK: Handling(offer=offer_pick, answer=answer_pick),
        frames.ASK_DRAW: Handling(offer=offer_draw, answer=answer_draw),
        frames.ASK_FLIP: Handling(offer=offer_flip, answer=answer_flip),
        frames.ASK_SCOUT: Handling(offer=offer_scout, answer=answer_scout),
        frames.ASK_WITHDRAW: Handling(offer=offer_withdraw, answer=answer_withdraw),
        frames.ASK_ACES: Handling(offer=offer_aces, answer=answer_aces),
        frames.ASK_REMOVE: Handling(offer=offer_remove, answer=answer_remove),
        frames.ASK_STAND: Handling(offer=offer_stand, answer=answer_draw),
    },
)
