"""Before the first turn (section 4): who goes first, opening hands, Wishes, and a seat's compensation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.crossover import news, telling
from meijin.games.crossover.frames import CHOOSER, PLACE, REDRAW
from meijin.games.crossover.moves import DONE, FIRST, KEEP, SECOND, first_of, move, verb_of
from meijin.games.crossover.moves import PLACE as PLACE_WISH
from meijin.games.crossover.moves import REDRAW as DRAW_AGAIN
from meijin.games.crossover.names import A0, ASIDE, CHAKRA, DECK, WISHES
from meijin.games.crossover.objects.presence import find_kind
from meijin.games.crossover.play.piles import draw, move_card
from meijin.kernel.cardsets import pack

if TYPE_CHECKING:
    from meijin.games.crossover.state import Crossover
    from meijin.kernel.state import Frame

# How far the setup has come.
CHOOSING: Final = 0
DRAWING: Final = 1
REDRAWS: Final = 2  # of the first player, then of the second
PLACING: Final = 4  # likewise
STARTING: Final = 6


def run_setup(state: Crossover) -> None:
    """The next thing to do before the first turn."""
    stage = state.stage
    if stage == CHOOSING:
        state.ask((CHOOSER, 1 << state.attacker))
    elif stage == DRAWING:
        for seat in (state.first, 1 - state.first):
            draw(state, seat, state.terms.pool.rules.opening_hands[0])
        state.stage = REDRAWS
    elif stage < PLACING:
        seat = state.first ^ (stage - REDRAWS)
        if state.redraws[seat] + 1 < len(state.terms.pool.rules.opening_hands):
            state.ask((REDRAW, 1 << seat))
        else:
            state.stage += 1
    elif stage < STARTING:
        seat = state.first ^ (stage - PLACING)
        if state.aside[seat]:
            state.ask((PLACE, 1 << seat))
        else:
            _placed(state, seat)
    else:
        _start(state)


def _start(state: Crossover) -> None:
    second = 1 - state.first
    count = state.terms.second_player_chakra
    moved = state.deck[second][: -count - 1 : -1]
    for card in moved:
        move_card(state, card, CHAKRA)
    if state.events is not None and moved:
        area = telling.place(state, "chakra", second)
        state.tell(news.StartChakra(state.setup.seats[second], telling.kinds(state, moved), area))
    state.attacker = state.first
    state.letter, state.stage = A0, 0


# -- who goes first -------------------------------------------------------------------------------------------------


def offer_chooser(state: Crossover, seat: int, frame: Frame) -> list[int]:
    """First or second."""
    return [FIRST, SECOND]


def answer_chooser(state: Crossover, seat: int, action: int, frame: Frame) -> None:
    """The first player is the first attacker."""
    state.first = state.attacker = seat if action == FIRST else 1 - seat
    state.stage = DRAWING
    if state.events is not None:
        state.tell(news.First(state.setup.seats[state.first]))


# -- opening hands --------------------------------------------------------------------------------------------------


def offer_redraw(state: Crossover, seat: int, frame: Frame) -> list[int]:
    """Keep or redraw."""
    return [KEEP, DRAW_AGAIN]


def answer_redraw(state: Crossover, seat: int, action: int, frame: Frame) -> None:
    """The whole hand goes back, and the new one is a card smaller."""
    if action == KEEP:
        state.stage += 1
        if state.events is not None:
            state.tell(news.Keep(state.setup.seats[seat], len(state.hand[seat])))
        return
    state.redraws[seat] += 1
    count = state.terms.pool.rules.opening_hands[state.redraws[seat]]
    deck, hand = state.deck[seat], state.hand[seat]
    for card in hand:
        state.where[card] = DECK << 1 | seat
    deck += hand
    hand.clear()
    state.mix(deck, seat, pack(deck))
    if state.events is not None:
        state.tell(news.Redraw(state.setup.seats[seat], count))
    draw(state, seat, count)


# -- Wishes ---------------------------------------------------------------------------------------------------------


def offer_place(state: Crossover, seat: int, frame: Frame) -> list[int]:
    """Each registered Wish that is not placed yet, and done."""
    kind = state.kind
    return [*(move(PLACE_WISH, each) for each in sorted({kind[card] for card in state.aside[seat]})), DONE]


def answer_place(state: Crossover, seat: int, action: int, frame: Frame) -> None:
    """A Wish is placed face down."""
    if verb_of(action) == DONE:
        _placed(state, seat)
    else:
        move_card(state, find_kind(state, ASIDE, seat, first_of(action)), WISHES)


def _placed(state: Crossover, seat: int) -> None:
    state.stage += 1
    if state.events is not None and state.terms.wishes[seat]:
        who, placed = state.setup.seats[seat], telling.kinds(state, state.wishes[seat])
        known, others = news.Wishes(who, len(placed), placed), news.Wishes(who, len(placed))
        state.tell(known, 1 << seat, others)
