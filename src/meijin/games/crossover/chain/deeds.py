"""What operations share: whom they affect, and the questions that are put while they are carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.crossover import moves, news, telling
from meijin.games.crossover.abilities import events
from meijin.games.crossover.abilities.uses import meant, offers, targetable
from meijin.games.crossover.chain import execution
from meijin.games.crossover.frames import (
    CONTROLLER,
    PICK,
    PICK_CHOSEN,
    PICK_SELECTOR,
    POSITION,
    TAKE_COIN,
    TAKE_COIN_CARDS,
    TAKE_COIN_LEFT,
    TAKE_COIN_TO,
)
from meijin.games.crossover.language.filters import ALL
from meijin.games.crossover.language.vocabulary import Chooser, Destination, Event, Protection, Ref, Side, Who, Zone
from meijin.games.crossover.names import DB, DECK, DRAGON_BALL, HAND, REWARDS
from meijin.games.crossover.objects import context, permissions, presence, selection
from meijin.games.crossover.objects.context import Run, bits
from meijin.games.crossover.play import coins, piles
from meijin.games.crossover.play.piles import PLACES
from meijin.kernel.event import EVERYONE
from meijin.kernel.frames import SEATS, changed
from meijin.kernel.state import Frame

if TYPE_CHECKING:
    from meijin.games.crossover.language.filters import Objects, Selector
    from meijin.games.crossover.state import Crossover

_OPEN: Final = (Destination.DISCARD, Destination.CHAKRA, Destination.REMOVED)

ASKED: Final = -1  # instead of a set: it has been asked which


def seats_of(state: Crossover, run: Run, who: Who) -> tuple[int, ...]:
    """The players that are meant, the attacker first."""
    you = run[CONTROLLER]
    if who is Who.YOU:
        return (you,)
    if who is Who.OPP:
        return (1 - you,)
    return (state.attacker, 1 - state.attacker)


# -- whom it affects ------------------------------------------------------------------------------------------------


def affected(state: Crossover, run: Run, what: Objects, against: Protection = Protection.ALL, place: int = 0) -> int:
    """The objects in play that an operation is done to, as a set, without those protected from it; or ASKED."""
    cards = chosen(state, run, what, place)
    if cards <= 0:
        return cards
    for card in bits(cards):
        if not presence.in_play(state, card):
            cards ^= 1 << card
        elif permissions.protected(state, card, against, run):
            cards ^= 1 << card
            if state.events is not None:
                state.tell(news.Protected(presence.name_of(state, card), against.word))
    return cards


def foreseen(state: Crossover, run: Run, what: Objects, against: Protection = Protection.ALL) -> tuple[int, ...]:
    """The objects in play that an operation would be done to now; none where it is chosen only then."""
    if isinstance(what, Ref):
        cards = context.referred(state, run, what)
    elif what.n == ALL:
        cards = selection.candidates(state, run, what)
    else:
        return ()
    return tuple(
        card
        for card in bits(cards)
        if card < len(state.kind)
        and presence.in_play(state, card)
        and not permissions.protected(state, card, against, run)
    )


def chosen(state: Crossover, run: Run, what: Objects, place: int = 0) -> int:
    """What is meant, as a set: known objects, all that match a selector, or so many of them as are chosen; or ASKED."""
    if isinstance(what, Ref):
        return context.referred(state, run, what)
    if what.n == ALL:
        return selection.candidates(state, run, what)
    picked = execution.picked(state, place)
    if picked >= 0:
        return picked
    found = targetable(state, run, what)
    if what.by is Chooser.RANDOM:
        return _drawn(state, found, what.n)
    seat = run[CONTROLLER] if what.by is Chooser.YOU else 1 - run[CONTROLLER]
    if not found and not _may_have_more(state, run, what, seat, 0):
        return 0
    hidden = Zone.HAND in what.zone
    if not what.up_to and not hidden and found.bit_count() <= what.n:
        return found
    if hidden:
        show_hand(state, seat, found)
    state.ask((PICK, 1 << seat, what.number, what.n, 0))
    return ASKED


def _may_have_more(state: Crossover, run: Run, what: Selector, seat: int, picked: int) -> bool:
    """Whether the others must think that a player who need not choose could do so from the own hand."""
    if not what.up_to or Zone.HAND not in what.zone:
        return False
    whose = Side.YOU if seat == run[CONTROLLER] else Side.OPP
    return what.of in (whose, Side.ANY) and any(not picked >> card & 1 for card in state.hand[seat])


def _drawn(state: Crossover, found: int, count: int) -> int:
    """So many of them at random."""
    left = bits(found)
    result = 0
    while left and count:
        result |= 1 << left.pop(state.roll(len(left)))
        count -= 1
    return result


def show_hand(state: Crossover, seat: int, cards: int) -> None:
    """Whoever chooses from the hand of another looks at it."""
    strange = [card for card in bits(cards) if state.where[card] == HAND << 1 | 1 - seat]
    if strange:
        hand = state.hand[1 - seat]
        piles.look(state, seat, hand)
        if state.events is not None:
            telling.tell_look(state, seat, 1 - seat, hand, "hand")


def pickable(state: Crossover, frame: Frame, operation: Frame) -> int:
    """What may be picked next for an operation: of fighters that enter play no two may share a name (6.3)."""
    pool, picked = state.terms.pool, frame[PICK_CHOSEN]
    found = targetable(state, state.contexts[-1], pool.selectors[frame[PICK_SELECTOR]]) & ~picked
    if picked and execution.operation_of(state, operation).entering() is not None:
        names = 0
        for card in bits(picked):
            names |= state.cards[card].name_bits
        for card in bits(found):
            if state.cards[card].name_bits & names:
                found ^= 1 << card
    return found


def offer_pick(state: Crossover, seat: int, frame: Frame) -> list[int]:
    """Every object or kind that matches besides those chosen, and done where fewer will do."""
    offered = offers(state, pickable(state, frame, state.pending[-2]), moves.PICK, moves.PICK_KIND)
    return [*offered, moves.DONE] if state.terms.pool.selectors[frame[PICK_SELECTOR]].up_to else offered


def answer_pick(state: Crossover, seat: int, action: int, frame: Frame) -> None:
    """One more; when there are enough, the operation is carried out with them."""
    _, _, number, left, picked = frame
    if action != moves.DONE:
        picked |= 1 << meant(state, pickable(state, frame, state.pending[-1]), action, moves.PICK)
        frame = (PICK, 1 << seat, number, left - 1, picked)
        selector = state.terms.pool.selectors[number]
        if left > 1 and (
            pickable(state, frame, state.pending[-1])
            or _may_have_more(state, state.contexts[-1], selector, seat, picked)
        ):
            state.ask(frame)
            return
    state.pending[-1] = (*state.pending[-1], picked)


def send(state: Crossover, seat: int, card: int, to: Destination) -> None:
    """A card that is no object goes where an effect of this seat says."""
    zone, bottom = PLACES[to]
    if zone != REWARDS:
        piles.move_card(state, card, zone, bottom=bottom)
        return
    piles.move_card(state, card, REWARDS, seat)
    state.won[seat] += 1
    if state.events is not None:
        counts = len(state.rewards[seat]), len(state.deck[1 - seat])
        state.tell(news.Reward(state.setup.seats[seat], 1, "effect", *counts))
    events.happen(state, Event.REWARD_WON, -1, seat)


def viewers(state: Crossover, card: int, to: Destination) -> int:
    """Who sees which card goes there: all if it lies open before or then, else its owner."""
    if state.where[card] >> 1 not in (HAND, DECK, REWARDS) or to in _OPEN:
        return EVERYONE
    return 1 << state.owner[card]


# -- joining a Team -------------------------------------------------------------------------------------------------


def ask_position(state: Crossover, seat: int, card: int) -> None:
    """As Head or Back?"""
    state.ask((POSITION, 1 << seat, card))


def offer_position(state: Crossover, seat: int, frame: Frame) -> list[int]:
    """Either."""
    return [moves.AS_HEAD, moves.AS_BACK]


def answer_position(state: Crossover, seat: int, action: int, frame: Frame) -> None:
    """It is noted for the operation."""
    execution.note(state, int(action == moves.AS_HEAD))


# -- coins of any kind ----------------------------------------------------------------------------------------------


def ask_coins(state: Crossover, to: int, count: int, cards: int) -> None:
    """Take coins of any kind from some cards, to another card or away (-1)."""
    state.pending.append((TAKE_COIN, 0, to, count, cards))


def run_take_coin(state: Crossover, frame: Frame) -> None:
    """The next coin: asked, unless there is no choice."""
    state.pending.pop()
    offered = offer_take_coin(state, 0, frame) if frame[TAKE_COIN_LEFT] > 0 else []
    if len(offered) == 1:
        answer_take_coin(state, 0, offered[0], frame)
    elif offered:
        state.ask(changed(frame, SEATS, 1 << state.contexts[-1][CONTROLLER]))


def offer_take_coin(state: Crossover, seat: int, frame: Frame) -> list[int]:
    """Every kind of coin on every card; db coins only where nothing is said of the kind, or among Dragon Ball decks."""
    return [
        moves.move(moves.PICK, card, kind + 1)
        for card in bits(frame[TAKE_COIN_CARDS])
        if presence.in_play(state, card)
        for kind in coin_kinds(state, frame[TAKE_COIN_TO])
        if state.coins[kind][card]
    ]


def coin_kinds(state: Crossover, to: int) -> list[int]:
    """The kinds of coins that may be taken: to another card Ninja Blade coins, between DB players db coins (12.2)."""
    if to < 0:
        return list(range(len(state.coins)))
    if is_db_match(state):
        return [DB]
    return [kind for kind in range(len(state.coins)) if kind != DB]


def is_db_match(state: Crossover) -> bool:
    """Whether both players have Dragon Ball cards."""
    return state.terms.lines == (DRAGON_BALL, DRAGON_BALL)


def answer_take_coin(state: Crossover, seat: int, action: int, frame: Frame) -> None:
    """The coin is taken; it keeps its kind."""
    _, _, to, left, cards = frame
    card, kind = moves.first_of(action), moves.second_of(action) - 1
    state.pending.append((TAKE_COIN, 0, to, left - 1, cards))
    coins.remove_coins(state, card, kind, 1)
    if to >= 0 and presence.in_play(state, to):
        coins.add_coins(state, to, kind, 1)
