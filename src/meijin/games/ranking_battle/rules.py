"""A turn: its phases (sections 4.1 to 4.5 and 4.7).

A function ``run_...`` takes the place of the frame on top of the stack: it puts a question, or does what there is to do
and goes on with what comes next. ``offer_...`` lists what may be answered, ``answer_...`` carries it out once the
question is off the stack.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from meijin.games.ranking_battle import battle, legality, messages, moves, news
from meijin.games.ranking_battle.board import attacker_kind, persons_on_board
from meijin.games.ranking_battle.ending import end_turn
from meijin.games.ranking_battle.frames import (
    ATTACKER,
    BEGIN,
    CHALLENGE,
    CHARACTER,
    DROP,
    END,
    REPLACE,
    RESOLVE,
    REVEAL,
    TAKE,
    TO_DO,
)
from meijin.games.ranking_battle.legality import challengeable, unrevealed, with_each
from meijin.games.ranking_battle.notation import (
    ACQUIRE,
    BONUS,
    DO_REPLACE,
    DONE,
    EVENT,
    KEEP,
    OPERAND,
    PASS,
    PLAY,
    RANK,
    REVEAL_ALL,
)
from meijin.games.ranking_battle.notation import ATTACKER as DO_ATTACKER
from meijin.games.ranking_battle.notation import CHALLENGE as DO_CHALLENGE
from meijin.games.ranking_battle.notation import DROP as DO_DROP
from meijin.games.ranking_battle.notation import REVEAL as DO_REVEAL
from meijin.kernel.state import Frame

if TYPE_CHECKING:
    from meijin.games.ranking_battle.state import RankingBattle


# -- the Beginning Phase (4.1) --------------------------------------------------------------------------------------


def run_begin(state: RankingBattle, _frame: Frame) -> None:
    """It ends by itself when neither the ranking card nor the attacker bonus is left."""
    if state.used_rank and legality.bonus(state, state.current):
        state.pending[-1] = TO_DO[CHARACTER]
    else:
        state.put(BEGIN, state.current)


def offer_begin(state: RankingBattle, seat: int, _frame: Frame) -> list[int]:
    """The ranking card, the attacker bonus, done."""
    found = [] if state.used_rank else [RANK]
    if not legality.bonus(state, seat):
        found.append(BONUS)
    found.append(DONE)
    return found


def answer_begin(state: RankingBattle, seat: int, action: int, _frame: Frame) -> None:
    """Each at most once, in any order."""
    pending, book = state.pending, state.book
    if action == DONE:
        pending.append(TO_DO[CHARACTER])
        return
    pending.append(TO_DO[BEGIN])
    if action == RANK:
        state.used_rank = 1
        if state.events is not None:
            state.tell(messages.Rank(state.setup.seats[seat], state.rank[seat]))
        pending.append((RESOLVE, 0, book.beginning[state.rank[seat]], 0))
    else:
        state.used_bonus = 1
        card = state.attacker[seat][0]
        if state.events is not None:
            state.tell(messages.Bonus(state.setup.seats[seat], state.setup.kinds[card]))
        pending.append((RESOLVE, 0, book.bonus[book.kind[card]], 0))


def run_resolve(state: RankingBattle, frame: Frame) -> None:
    """The effects of a list in order, from one of them on; what pauses is dealt with before the next one."""
    _, _, number, place = frame
    pending, seat = state.pending, state.current
    pending.pop()
    effects = state.book.lists[number]
    while place < len(effects):
        effect = effects[place]
        place += 1
        if effect.pauses:
            if place < len(effects):
                pending.append((RESOLVE, 0, number, place))
            effect.do(state, seat)
            return
        effect.do(state, seat)


# -- the Character Phase (4.2) --------------------------------------------------------------------------------------


def run_character(state: RankingBattle, _frame: Frame) -> None:
    """Whoever may play a card from a hand is asked, whatever it holds; otherwise it depends on events."""
    seat = state.current
    if (state.plays and state.hand[seat]) or usable_events(state, seat):
        state.put(CHARACTER, seat)
    else:
        state.pending[-1] = TO_DO[REPLACE]


def usable_events(state: RankingBattle, seat: int) -> list[int]:
    """The kinds of the events on the board that are unused and whose condition holds."""
    events = state.board_events[seat]
    if not events:
        return []
    here = persons_on_board(state, seat)
    return sorted([state.book.kind[card] for card in events if not legality.event(state, card, here)])


def offer_character(state: RankingBattle, seat: int, _frame: Frame) -> list[int]:
    """Characters to play, events to use, done."""
    found: list[int] = []
    if state.plays:
        kind, characters = state.book.kind, state.book.characters
        found = with_each(state, PLAY, [card for card in state.hand[seat] if kind[card] < characters])
    for each in usable_events(state, seat):
        found.append(EVENT + each)
    found.append(DONE)
    return found


def answer_character(state: RankingBattle, seat: int, action: int, _frame: Frame) -> None:
    """A played character gives its attacker bonus, then its PLAY ability; an event works once a turn."""
    pending, book = state.pending, state.book
    if action == DONE:
        pending.append(TO_DO[REPLACE])
        return
    pending.append(TO_DO[CHARACTER])
    kind = action & OPERAND
    if action < EVENT:
        state.plays -= 1
        state.played[seat] += (moves.leave(state, seat, kind),)
        if state.events is not None:
            state.tell(messages.Play(state.setup.seats[seat], book.ids[kind], state.plays))
        if book.play[kind]:
            pending.append((RESOLVE, 0, book.play[kind], 0))
        if book.bonus[kind]:
            pending.append((RESOLVE, 0, book.bonus[kind], 0))
    else:
        for card in state.board_events[seat]:
            if book.kind[card] == kind:
                state.used |= 1 << card
        if state.events is not None:
            state.tell(messages.Event(state.setup.seats[seat], book.ids[kind]))
        pending.append((RESOLVE, 0, book.event_effects[kind], 0))


# -- the Acquisition Phase (4.3) ------------------------------------------------------------------------------------


def run_replace(state: RankingBattle, _frame: Frame) -> None:
    """The display may always be replaced."""
    state.put(REPLACE, state.current)


def offer_replace(_state: RankingBattle, _seat: int, _frame: Frame) -> list[int]:
    """Replace it or keep it."""
    return [DO_REPLACE, KEEP]


def answer_replace(state: RankingBattle, seat: int, action: int, _frame: Frame) -> None:
    """The display goes under the event deck in slot order, where everybody knows it, and new events come (R9)."""
    if action == DO_REPLACE:
        away = state.display
        count = len(away)
        deck = away[::-1] + state.event_deck
        state.display = new = deck[-1 : -count - 1 : -1]
        del deck[-count:]
        state.event_deck = deck
        _bury(state, away, new)
        if state.events is not None:
            news.tell_replace(state, seat, away)
    state.pending.append(TO_DO[REVEAL])


def _bury(state: RankingBattle, away: list[int], new: list[int]) -> None:
    """Everybody knows events that were put under the deck, and those that came from it lie open."""
    bit, exceptions = state.book.bit, state.exceptions
    under = over = 0
    for card in away:
        under |= bit[card]
    for card in new:
        over |= bit[card]
    public = exceptions[-1]
    same = _without(public | under, over)  # most know what the spectators know
    state.exceptions = tuple([same if known == public else _without(known | under, over) for known in exceptions])


def _without(cards: int, gone: int) -> int:
    return cards ^ (cards & gone)


def run_reveal(state: RankingBattle, _frame: Frame) -> None:
    """Whoever has cards that were not shown is asked, whatever they are."""
    seat = state.current
    if state.hand[seat] and (not state.shown or moves.has_hidden(state, seat) or unrevealed(state, seat)):
        state.put(REVEAL, seat)
    else:
        state.pending[-1] = TO_DO[TAKE]


def offer_reveal(state: RankingBattle, seat: int, _frame: Frame) -> list[int]:
    """Cats to reveal, all of them if there are several, done."""
    cats = unrevealed(state, seat)
    if not cats:
        return [DONE]
    found = with_each(state, DO_REVEAL, cats)
    if len(cats) > 1:
        found.append(REVEAL_ALL)
    found.append(DONE)
    return found


def answer_reveal(state: RankingBattle, seat: int, action: int, _frame: Frame) -> None:
    """Cats are shown to all and stay in hand; all at once is the same as one by one and no more."""
    if action == DONE:
        state.pending.append(TO_DO[TAKE])
        return
    if action == REVEAL_ALL:
        cats = sorted(unrevealed(state, seat))
        state.all_shown = 1
        state.pending.append(TO_DO[TAKE])
    else:
        cats = [moves.find(state, seat, action & OPERAND, state.revealed)]
        state.pending.append(TO_DO[REVEAL])
    seen, book = 0, state.book
    for card in cats:
        seen |= book.bit[card]
        points = book.points[book.kind[card]]
        state.points += points
        if state.events is not None:
            state.tell(messages.Reveal(state.setup.seats[seat], state.setup.kinds[card], points, state.points))
    if state.events is not None and action == REVEAL_ALL:
        state.tell(messages.AllShown(state.setup.seats[seat]))
    state.shown |= seen
    state.revealed |= seen
    moves.publish(state, seat, seen)


def run_take(state: RankingBattle, frame: Frame) -> None:
    """Passed over when there is nothing that could be acquired."""
    seat, points, supply = state.current, state.points, state.supply
    cost, set_of = state.book.cost, state.book.set_of
    for kind in state.pool:
        if cost[kind] <= points and supply & set_of[kind]:
            break  # most often the first one: there is no need to list them all
    else:
        if len(offer_take(state, seat, frame)) == 1:
            state.pending[-1] = TO_DO[ATTACKER]
            return
    state.put(TAKE, seat)


def offer_take(state: RankingBattle, seat: int, _frame: Frame) -> list[int]:
    """Characters, cats, events in the order of their slots, pass."""
    points = state.points
    if not points:
        return [PASS]
    book = state.book
    cost, supply, set_of = book.cost, state.supply, book.set_of
    found = [ACQUIRE + kind for kind in state.pool if cost[kind] <= points and supply & set_of[kind]]
    kinds = book.kind
    passed_over = [kinds[card] for card in state.board_events[seat]]
    for card in state.display:
        kind = kinds[card]
        if cost[kind] <= points and kind not in passed_over:
            found.append(ACQUIRE + kind)
            passed_over.append(kind)
    found.append(PASS)
    return found


def answer_take(state: RankingBattle, seat: int, action: int, _frame: Frame) -> None:
    """A character or cat goes to the discard pile; an event to the board, where there may have to be made room."""
    state.pending.append(TO_DO[ATTACKER])
    if action == PASS:
        return
    book = state.book
    kind = action & OPERAND
    if kind < book.owned:
        copies = state.supply & book.set_of[kind]
        lowest = copies & -copies
        state.supply ^= lowest
        state.discard[seat].append(lowest.bit_length() - 1)
        if state.events is not None:
            news.tell_acquire(state, seat, kind)
        return
    card = next(card for card in state.display if book.kind[card] == kind)  # R38
    if len(state.board_events[seat]) < book.catalogue.rules.event_slots_player:
        place_event(state, seat, card)
    else:
        state.ask((DROP, 1 << seat, card))


def place_event(state: RankingBattle, seat: int, card: int) -> None:
    """An event comes from the display onto a board, and its slot is filled at once (R8)."""
    state.board_events[seat] += (card,)
    new = state.event_deck.pop()
    slot = state.display.index(card)
    state.display[slot] = new
    if state.exceptions[-1] & state.book.bit[new]:
        state.no_exception(new)
    if state.events is not None:
        news.tell_acquire(state, seat, state.book.kind[card])
        state.tell(messages.Refill(slot + 1, state.setup.kinds[new]))


def offer_drop(state: RankingBattle, seat: int, _frame: Frame) -> list[int]:
    """The events on the board."""
    return with_each(state, DO_DROP, state.board_events[seat])


def answer_drop(state: RankingBattle, seat: int, action: int, frame: Frame) -> None:
    """An event goes to the very bottom of the event deck, and the new one takes its place."""
    _, _, new = frame
    kinds = state.book.kind
    old = next(card for card in state.board_events[seat] if kinds[card] == action & OPERAND)
    state.board_events[seat] = tuple([card for card in state.board_events[seat] if card != old])
    state.used &= ~(1 << old)
    state.event_deck.insert(0, old)
    state.exception(old, state.setup.everyone)
    if state.events is not None:
        state.tell(messages.Drop(state.setup.seats[seat], state.setup.kinds[old]))
    place_event(state, seat, new)


# -- the Battle Phase (4.4 and 4.5) ---------------------------------------------------------------------------------


def run_attacker(state: RankingBattle, _frame: Frame) -> None:
    """A single possible attacker is declared by itself."""
    seat, kinds = state.current, state.book.kind
    attacker = attacker_kind(state, seat)
    for card in state.played[seat]:
        if kinds[card] != attacker:
            state.put(ATTACKER, seat)
            return
    state.pending[-1] = TO_DO[CHALLENGE]


def offer_attacker(state: RankingBattle, seat: int, _frame: Frame) -> list[int]:
    """The characters on the board."""
    return with_each(state, DO_ATTACKER, (*state.attacker[seat], *state.played[seat]))


def answer_attacker(state: RankingBattle, seat: int, action: int, _frame: Frame) -> None:
    """The former attacker joins the played characters."""
    kinds, kind = state.book.kind, action & OPERAND
    old = state.attacker[seat][0]
    if kinds[old] != kind:
        new = next(card for card in state.played[seat] if kinds[card] == kind)
        state.attacker[seat] = (new,)
        state.played[seat] = (*[card for card in state.played[seat] if card != new], old)
    if state.events is not None:
        state.tell(messages.Attacker(state.setup.seats[seat], state.book.ids[kind], state.book.power[kind]))
    state.pending.append(TO_DO[CHALLENGE])


def run_challenge(state: RankingBattle, _frame: Frame) -> None:
    """It ends by itself without a challenge left."""
    if state.challenges:
        state.put(CHALLENGE, state.current)
    else:
        state.pending[-1] = TO_DO[END]


def offer_challenge(state: RankingBattle, seat: int, _frame: Frame) -> list[int]:
    """The players who may be challenged, in seat order; pass."""
    found = [DO_CHALLENGE + other for other in challengeable(state, seat)]
    found.append(PASS)
    return found


def answer_challenge(state: RankingBattle, seat: int, action: int, _frame: Frame) -> None:
    """The battle comes first, and then perhaps another challenge."""
    if action == PASS:
        state.pending.append(TO_DO[END])
        return
    state.challenges -= 1
    state.pending.append(TO_DO[CHALLENGE])
    battle.begin(state, seat, action & OPERAND)


# -- the End Phase (4.7) --------------------------------------------------------------------------------------------


def run_end(state: RankingBattle, _frame: Frame) -> None:
    """Discard, draw, forget the turn; then the next player, unless the game is over."""
    seat = state.current
    hand, rules = state.hand[seat], state.book.catalogue.rules
    if state.events is not None:
        news.tell_end(state, seat)
    public, seen = state.exceptions[-1], 0
    if public:
        for card in hand:
            seen |= state.book.bit[card]
        if public & seen:
            moves.forget(state, seen)
    pile = state.discard[seat]
    pile += hand
    pile += state.played[seat]
    hand.clear()
    state.played[seat] = ()
    moves.draw(state, seat, rules.hand_size)
    state.plays, state.challenges = rules.plays, rules.challenges
    state.points = state.power = state.used_rank = state.used_bonus = state.used = state.all_shown = 0
    state.announced = -1
    for weaker in state.weaken:
        if weaker:
            state.weaken = [0] * len(state.weaken)
            break
    if end_turn(state):
        return
    state.current = (seat + 1) % len(state.rank)
    state.turn += 1
    state.counts = int(state.ruler >= 0)
    state.pending[-1] = TO_DO[BEGIN]
    if state.events is not None:
        news.tell_turn(state)
    if state.turn <= len(state.rank):
        _give_head_start(state)


def _give_head_start(state: RankingBattle) -> None:
    """Who comes late in the first round has points or draws cards for it (R49)."""
    points, cards = state.terms.head_starts[state.turn - 2]
    state.points = points
    if state.events is not None:
        news.tell_head_start(state, "points", points)
        news.tell_head_start(state, "draw", cards)
    if cards:
        moves.draw(state, state.current, cards)
