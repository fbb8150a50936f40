"""Objects come into play and leave it; what triggers on it is only noted, no ability runs here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.crossover import news, telling
from meijin.games.crossover.abilities import events, replacements
from meijin.games.crossover.frames import DAMAGE, HEAVILY, LEAVING, LEAVING_ASKED, LEAVING_CARDS, LIGHTLY
from meijin.games.crossover.language.vocabulary import Event
from meijin.games.crossover.names import (
    BY_DAMAGE,
    BY_EXPIRING,
    BY_SHOWDOWN,
    CAUSES,
    CHAKRA,
    DISCARD,
    DRAGON_BALL,
    REWARDS,
    TIME,
    VILLAGE,
    ZONE_NAMES,
)
from meijin.games.crossover.objects import board, durations, presence
from meijin.games.crossover.objects.presence import foe_team, in_play, shares_name
from meijin.games.crossover.play.formation import leave_team, new_team
from meijin.games.crossover.play.piles import move_card
from meijin.kernel.cardsets import pack, unpack
from meijin.kernel.frames import KIND, changed
from meijin.kernel.state import replaced

if TYPE_CHECKING:
    from meijin.games.crossover.state import Crossover
    from meijin.kernel.state import Frame

# Where frames keep the cards that something is about to happen to.
_ABOUT: Final = {LEAVING: (LEAVING_CARDS,), DAMAGE: (HEAVILY, LIGHTLY)}


def enter_play(state: Crossover, card: int, seat: int, how: str = "put") -> bool:
    """A fighter or support card comes into play; False if 6.3 forbids it, and then nothing has happened."""
    face = state.cards[card]
    if face.is_fighter:
        if shares_name(state, card, seat):
            return False
        move_card(state, card, VILLAGE, seat)
        new_team(state, card)
    else:
        move_card(state, card, VILLAGE, seat)
        if face.time_limit:
            state.set_coins(card, TIME, face.time_limit)
    state.fresh |= 1 << card
    if state.events is not None:
        state.tell(news.Enter(state.setup.seats[seat], presence.name_of(state, card), how))
    events.happen(state, Event.PUT_IN_PLAY, card, seat)
    if face.is_fighter:
        events.happen(state, Event.ALLY_PUT_IN_PLAY, card, seat)
    return True


def leave_play(
    state: Crossover, cards: list[int], zone: int, cause: int, winner: int = -1, bottom: bool = False
) -> None:
    """Objects leave play, all together, unless abilities replace it; who wins them is said for rewards."""
    state.pending.append((LEAVING, 0, zone, winner, cause, bottom, pack(cards), 0, 0))
    run_leaving(state, state.pending[-1])


def run_leaving(state: Crossover, frame: Frame) -> None:
    """Ask for replacements one by one; then all that are left go."""
    cards, asked = frame[LEAVING_CARDS], frame[LEAVING_ASKED]
    for card in unpack(cards & ~asked):
        asked |= 1 << card
        state.pending[-1] = frame = changed(frame, LEAVING_ASKED, asked)
        if replacements.replacement(state, card, Event.LEAVE_PLAY):
            return
    state.pending.pop()
    _go(state, frame)


def spare(state: Crossover, card: int) -> None:
    """An ability replaces what was about to happen to a card: it is taken out of the innermost such frame."""
    bit = 1 << card
    for index in range(len(state.pending) - 1, -1, -1):
        frame = state.pending[index]
        places = [place for place in _ABOUT.get(frame[KIND], ()) if frame[place] & bit]
        for place in places:
            state.pending[index] = changed(state.pending[index], place, frame[place] & ~bit)
        if places:
            return


def _go(state: Crossover, frame: Frame) -> None:
    _, _, zone, winner, cause, bottom, leaving, were_healthy, _ = frame
    cards = [card for card in unpack(leaving) if in_play(state, card)]
    # What triggers must know of each as it was just before: seat, opposing Team, status, abilities.
    before: list[tuple[int, int, int, tuple[int, ...]]] = []
    for card in cards:
        number = state.team[card]
        injured = 0 if were_healthy >> card & 1 else state.injured[card]
        foe = foe_team(state, number) if number else 0
        before.append((state.where[card] & 1, foe, injured, board.working_abilities(state, card)))
    for card in cards:
        target = zone
        if cause in (BY_DAMAGE, BY_SHOWDOWN):
            target = CHAKRA if state.cards[card].line == DRAGON_BALL else DISCARD
        if state.events is not None:
            owner = state.owner[card]
            place = telling.place(state, ZONE_NAMES[target], owner)
            state.tell(news.Leave(state.setup.cards[card], state.setup.seats[owner], place, CAUSES[cause]))
        if cause == BY_SHOWDOWN:
            events.wake(state, Event.DISCARDED_SHOWDOWN, card, -1)  # while there is something to watch
        _strip(state, card)
        move_card(state, card, target, winner if target == REWARDS else -1, bool(bottom))
        if target == REWARDS:
            state.won[winner] += 1
            events.happen(state, Event.REWARD_WON, -1, winner)
    for card, (seat, foe, injured, abilities) in zip(cards, before, strict=True):
        if cause == BY_SHOWDOWN:
            events.happen(state, Event.DISCARDED_SHOWDOWN, card, seat, foe, injured, abilities=abilities)
            events.happen(state, Event.ALLY_DISCARDED_SHOWDOWN, card, seat)
        elif cause == BY_EXPIRING:
            events.happen(state, Event.EXPIRED, card, seat, abilities=abilities)
        events.happen(state, Event.LEFT_PLAY, card, seat, foe, injured, abilities=abilities)
        if state.cards[card].is_fighter:
            events.happen(state, Event.ALLY_LEFT_PLAY, card, seat)


def _strip(state: Crossover, card: int) -> None:
    """An object is no more: its Team closes the gap, and all that lay on it is gone."""
    if state.team[card]:
        leave_team(state, card)
        state.team[card] = 0
    state.place[card] = state.injured[card] = 0
    state.sent &= ~(1 << card)
    state.fresh &= ~(1 << card)
    state.used = _without(state.used, card)
    state.spent = _without(state.spent, card)
    for kind, laid in enumerate(state.coins):
        if laid[card]:
            state.set_coins(card, kind, 0)
    durations.forget(state, card)


def _without(marks: tuple[int, ...], card: int) -> tuple[int, ...]:
    return replaced(marks, card, 0) if marks[card] else marks
