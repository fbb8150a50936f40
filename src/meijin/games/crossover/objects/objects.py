"""Cards and objects on the move: between zones, into play, out of play, in and out of Teams.

What triggers on it is only noted here (``triggers.happen``); nothing in this file runs an ability.
"""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Final

from meijin.games.crossover import news
from meijin.games.crossover.chain import execution, triggers
from meijin.games.crossover.frames import DAMAGE, LEAVING
from meijin.games.crossover.language.vocabulary import Event
from meijin.games.crossover.names import (
    BATTLEFIELD,
    BY_DAMAGE,
    BY_EXPIRING,
    BY_SHOWDOWN,
    CAUSES,
    CHAKRA,
    DECK,
    DISCARD,
    DRAGON_BALL,
    HAND,
    REMOVED,
    REWARDS,
    STACK,
    TIME,
    VILLAGE,
    ZONE_NAMES,
)
from meijin.games.crossover.objects import board, coins, durations
from meijin.kernel.cardstate import pack, unpack
from meijin.kernel.jumbles import looked_at, reordered, without

if TYPE_CHECKING:
    from meijin.games.crossover.state import Crossover
    from meijin.kernel.state import Frame

# By zone the lists of a position.
_ZONES: Final = tuple(attrgetter(name) for name in ZONE_NAMES)
_IN_PLAY: Final = (VILLAGE, BATTLEFIELD)
# Whether everybody sees the faces in a zone.
_OPEN: Final = tuple(zone in (DISCARD, CHAKRA, VILLAGE, BATTLEFIELD, STACK, REMOVED) for zone in range(len(ZONE_NAMES)))


# -- where things are -----------------------------------------------------------------------------------------------


def pile_of(state: Crossover, where: int) -> list[int]:
    """The cards of a zone of a seat, given as twice the zone and the seat."""
    cards: list[int] = _ZONES[where >> 1](state)[where & 1]
    return cards


def in_play(state: Crossover, card: int) -> bool:
    """Whether a card is an object in play."""
    return VILLAGE << 1 <= state.where[card] <= BATTLEFIELD << 1 | 1


def battling(state: Crossover, card: int) -> bool:
    """Whether a fighter is on the battlefield."""
    return state.where[card] >> 1 == BATTLEFIELD


def controller(state: Crossover, card: int) -> int:
    """The seat that has a card where it lies."""
    return state.where[card] & 1


def fighters(state: Crossover, seat: int) -> list[int]:
    """A player's fighters in play."""
    team = state.team
    return [card for card in state.village[seat] + state.battlefield[seat] if team[card]]


def supports(state: Crossover, seat: int) -> list[int]:
    """A player's support cards in play."""
    team = state.team
    return [card for card in state.village[seat] if not team[card]]


def members(state: Crossover, number: int) -> list[int]:
    """The fighters of a Team, the Head first."""
    team, place = state.team, state.place
    for seats in (state.battlefield, state.village):
        for cards in seats:
            found = [card for card in cards if team[card] == number]
            if found:
                if len(found) > 1:
                    found.sort(key=place.__getitem__)
                return found
    return []


def heads(state: Crossover, seat: int) -> list[int]:
    """The Heads of a player's Teams at home, by card number."""
    team, place = state.team, state.place
    return sorted([card for card in state.village[seat] if team[card] and not place[card]])


def foe_team(state: Crossover, number: int) -> int:
    """The Team that opposes another; 0 if none."""
    for battle in state.battles:
        if battle[2] == number:
            return battle[3]
        if battle[3] == number:
            return battle[2]
    return 0


def find_kind(state: Crossover, zone: int, seat: int, kind: int) -> int:
    """The copy that is meant by its kind: in a hand one that the others know of, else the lowest; elsewhere the first.

    So nobody learns from a copy that leaves a hand which of them it was.
    """
    kinds = state.kind
    cards: list[int] = _ZONES[zone](state)[seat]
    if zone != HAND:
        for card in cards:
            if kinds[card] == kind:
                return card
        return -1
    known = state.exceptions[-1]
    found = -1
    for card in cards:
        if kinds[card] == kind and (found < 0 or (known >> card & 1, -card) > (known >> found & 1, -found)):
            found = card
    return found


# -- cards that are no objects --------------------------------------------------------------------------------------


def move_card(state: Crossover, card: int, zone: int, seat: int = -1, bottom: bool = False) -> None:
    """A card goes to a zone, of its owner unless a seat is given; whoever knew it still does."""
    where = state.where
    old = where[card]
    pile_of(state, old).remove(card)
    new = zone << 1 | (state.owner[card] if seat < 0 else seat)
    where[card] = new
    if bottom:
        pile_of(state, new).insert(0, card)
    else:
        pile_of(state, new).append(card)
    if _OPEN[zone]:
        if not _OPEN[old >> 1]:
            show(state, card)
    else:
        _hide(state, card, old, new)
    if zone in _IN_PLAY or old >> 1 in _IN_PLAY:
        state.board = None


def show(state: Crossover, card: int) -> None:
    """A card lies open: everybody has seen it, and what was special about who knew it is over."""
    bit = 1 << card
    state.met[1 - state.owner[card]] |= bit
    exceptions = state.exceptions
    if (exceptions[0] | exceptions[1] | exceptions[2]) & bit:
        state.no_exception(card)
    if state.jumbled:
        state.jumbled = without(state.jumbled, bit)


def reveal(state: Crossover, card: int) -> None:
    """Everybody sees a card that stays hidden in a hand or a pile, and may remember it."""
    where = state.where[card]
    zone = state.setup.zones[ZONE_NAMES[where >> 1]]
    state.met[1 - state.owner[card]] |= 1 << card
    state.settle(card, zone, where & 1, state.setup.everyone)


def look(state: Crossover, seat: int, cards: list[int]) -> None:
    """A seat looks at cards where they lie, and knows them as long as they stay there."""
    exceptions = list(state.exceptions)
    for card in cards:
        where = state.where[card]
        if not state.has_seen(seat, card, state.setup.zones[ZONE_NAMES[where >> 1]], where & 1):
            exceptions[seat] ^= 1 << card
        if state.owner[card] != seat:
            state.met[seat] |= 1 << card
    state.exceptions = tuple(exceptions)
    if state.jumbled:
        state.jumbled = looked_at(state.jumbled, pack(cards), seat)


def reorder(state: Crossover, seat: int, cards: list[int]) -> None:
    """A seat has put cards of a deck that it looked at into an order of its choice: nobody else can follow."""
    state.jumbled = reordered(state.jumbled, pack(cards), seat, state.setup.everyone)


def _hide(state: Crossover, card: int, old: int, new: int) -> None:
    """A card comes to lie in a hidden zone: who knew it before remembers it, the others know what the zone says."""
    bit = 1 << card
    if _OPEN[old >> 1]:
        zone = state.setup.zones[ZONE_NAMES[new >> 1]]
        state.settle(card, zone, new & 1, state.setup.everyone)
        return
    if state.jumbled:
        _leave_jumbles(state, bit)
    exceptions = state.exceptions
    if not (exceptions[0] | exceptions[1] | exceptions[2]) & bit and old >> 1 in (DECK, REWARDS):
        return  # nobody knew it; where it goes says who knows it now
    zones = state.setup.zones
    knew = state.knowers(card, zones[ZONE_NAMES[old >> 1]], old & 1)
    state.settle(card, zones[ZONE_NAMES[new >> 1]], new & 1, knew)


def _leave_jumbles(state: Crossover, bit: int) -> None:
    """A card leaves a deck unseen: who knew it only as one of several cannot follow any of them from now on."""
    exceptions = list(state.exceptions)
    for viewers, cards in state.jumbled:
        if cards & bit:
            for viewer in range(len(exceptions)):
                if viewers >> viewer & 1:
                    exceptions[viewer] &= ~cards
    state.exceptions = tuple(exceptions)
    state.jumbled = without(state.jumbled, bit)


def shuffle_deck(state: Crossover, seat: int) -> None:
    """Shuffle a deck; what anybody knew of it is over."""
    deck = state.deck[seat]
    # A card that everybody has seen go into it cannot be one that is hidden elsewhere.
    seen = pack(deck) & state.exceptions[0] & state.exceptions[1] & state.exceptions[2]
    unseen = pack(deck) & ~seen
    if state.jumbled:
        state.jumbled = without(state.jumbled, unseen | seen)
    state.mix(deck, seat, unseen)
    if state.events is not None:
        news.tell_shuffle(state, seat)


def draw(state: Crossover, seat: int, count: int) -> int:
    """Draw so many cards, or as many as there are; gives back how many."""
    deck, hand, where = state.deck[seat], state.hand[seat], state.where
    count = min(count, len(deck))
    for _ in range(count):
        card = deck.pop()
        hand.append(card)
        where[card] = HAND << 1 | seat
        _hide(state, card, DECK << 1 | seat, HAND << 1 | seat)
    if state.events is not None:
        news.tell_draw(state, seat, hand[len(hand) - count :])
    return count


def mill(state: Crossover, seat: int, count: int, zone: int) -> int:
    """The top cards of a deck go to the discard pile or the chakra; gives back how many."""
    deck = state.deck[seat]
    moved = deck[: -count - 1 : -1] if count > 0 else []
    for card in moved:
        move_card(state, card, zone)
    if state.events is not None and moved:
        news.tell_mill(state, seat, moved, ZONE_NAMES[zone])
    return len(moved)


def win_rewards(state: Crossover, seat: int, count: int, breakthrough: bool = False) -> int:
    """A player wins rewards, the top cards of the other's deck; gives back how many there were (6.7)."""
    loser = 1 - seat
    deck = state.deck[loser]
    count = min(count, len(deck))
    for _ in range(count):
        card = deck.pop()
        state.rewards[seat].append(card)
        state.where[card] = REWARDS << 1 | seat
        _hide(state, card, DECK << 1 | loser, REWARDS << 1 | seat)
    if not count:
        return 0
    state.won[seat] += count
    if state.events is not None:
        news.tell_reward(state, seat, count, "breakthrough" if breakthrough else "effect")
    triggers.happen(state, Event.REWARD_WON, -1, seat)
    return count


# -- into play ------------------------------------------------------------------------------------------------------


def shares_name(state: Crossover, card: int, seat: int) -> bool:
    """Whether a player has a fighter in play that shares a name with this card (6.3)."""
    cards, team = state.cards, state.team
    names = cards[card].name_bits
    for other in state.village[seat]:
        if names & cards[other].name_bits and team[other] and other != card:
            return True
    return any(names & cards[other].name_bits and other != card for other in state.battlefield[seat])


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
            state.coins[TIME][card] = face.time_limit
    state.fresh[card] = 1
    if state.events is not None:
        news.tell_enter(state, seat, card, how)
    triggers.happen(state, Event.PUT_IN_PLAY, card, seat)
    if face.is_fighter:
        triggers.happen(state, Event.ALLY_PUT_IN_PLAY, card, seat)
    return True


# -- out of play ----------------------------------------------------------------------------------------------------


def leave_play(
    state: Crossover, cards: list[int], zone: int, cause: int, winner: int = -1, bottom: bool = False
) -> None:
    """Objects leave play, all together, unless abilities replace it; who wins them is said for rewards."""
    state.pending.append((LEAVING, 0, zone, winner, cause, bottom, pack(cards), 0, 0))
    run_leaving(state, state.pending[-1])


def run_leaving(state: Crossover, frame: Frame) -> None:
    """Ask for replacements one by one; then all that are left go."""
    cards, asked = frame[6], frame[8]
    for card in unpack(cards & ~asked):
        asked |= 1 << card
        state.pending[-1] = frame = (*frame[:8], asked)
        if triggers.replacement(state, card, Event.LEAVE_PLAY):
            return
    state.pending.pop()
    _go(state, frame)


def spare(state: Crossover, card: int) -> None:
    """An ability replaces what was about to happen to a card: it is taken out of the innermost such frame."""
    bit = 1 << card
    for index in range(len(state.pending) - 1, -1, -1):
        frame = state.pending[index]
        if frame[0] == LEAVING and frame[6] & bit:
            state.pending[index] = (*frame[:6], frame[6] & ~bit, *frame[7:])
            return
        if frame[0] == DAMAGE and (frame[4] | frame[6]) & bit:
            state.pending[index] = (*frame[:4], frame[4] & ~bit, frame[5], frame[6] & ~bit, frame[7])
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
            news.tell_leave(state, card, ZONE_NAMES[target], CAUSES[cause])
        if cause == BY_SHOWDOWN:
            triggers.wake(state, Event.DISCARDED_SHOWDOWN, card, -1)  # while there is something to watch
        _strip(state, card)
        move_card(state, card, target, winner if target == REWARDS else -1, bool(bottom))
        if target == REWARDS:
            state.won[winner] += 1
            triggers.happen(state, Event.REWARD_WON, -1, winner)
    for card, (seat, foe, injured, abilities) in zip(cards, before, strict=True):
        if cause == BY_SHOWDOWN:
            triggers.happen(state, Event.DISCARDED_SHOWDOWN, card, seat, foe, injured, abilities=abilities)
            triggers.happen(state, Event.ALLY_DISCARDED_SHOWDOWN, card, seat)
        elif cause == BY_EXPIRING:
            triggers.happen(state, Event.EXPIRED, card, seat, abilities=abilities)
        triggers.happen(state, Event.LEFT_PLAY, card, seat, foe, injured, abilities=abilities)
        if state.cards[card].is_fighter:
            triggers.happen(state, Event.ALLY_LEFT_PLAY, card, seat)


def _strip(state: Crossover, card: int) -> None:
    """An object is no more: its Team closes the gap, and all that lay on it is gone."""
    if state.team[card]:
        leave_team(state, card)
        state.team[card] = 0
    state.place[card] = state.injured[card] = state.sent[card] = state.fresh[card] = 0
    state.used[card] = state.spent[card] = 0
    for laid in state.coins:
        laid[card] = 0
    durations.forget(state, card)


# -- Teams ----------------------------------------------------------------------------------------------------------


def new_team(state: Crossover, card: int) -> None:
    """A fighter is a Team of its own."""
    state.teams += 1
    state.team[card] = state.teams
    state.place[card] = 0
    state.board = None


def leave_team(state: Crossover, card: int) -> None:
    """The others of a Team close the gap; the first Back becomes Head if the Head leaves (6.6)."""
    team, place = state.team, state.place
    number, gap = team[card], place[card]
    for other in pile_of(state, state.where[card]):
        if team[other] == number and place[other] > gap:
            place[other] -= 1
    state.board = None


def stand_by(state: Crossover, card: int) -> None:
    """A battling fighter returns to its village as a Team of one (6.6)."""
    if not battling(state, card):
        return
    leave_team(state, card)
    new_team(state, card)
    move_card(state, card, VILLAGE, state.where[card] & 1)
    if state.events is not None:
        news.tell_standby(state, card)


def join(state: Crossover, card: int, number: int, head: bool) -> bool:
    """A fighter at home takes a place in a battling Team, as Head or as the last Back; False if there is none."""
    team = members(state, number)
    if not team or len(team) >= state.terms.pool.rules.team_max:
        return False
    leave_team(state, card)
    state.team[card] = number
    state.place[card] = 0 if head else len(team)
    if head:
        for other in team:
            state.place[other] += 1
    move_card(state, card, state.where[team[0]] >> 1, state.where[team[0]] & 1)
    if state.events is not None:
        news.tell_join(state, card)
    return True


def change_control(state: Crossover, card: int, seat: int) -> bool:
    """Another player controls an object from now on, at home; False if 6.3 forbids it or nothing changes."""
    if state.where[card] & 1 == seat:
        return False
    if state.team[card]:
        if shares_name(state, card, seat):
            return False
        leave_team(state, card)
        new_team(state, card)
    move_card(state, card, VILLAGE, seat)
    if state.events is not None:
        news.tell_control(state, card, seat)
    coins.keep_cap(state, card)
    return True


def return_injured(state: Crossover, card: int) -> None:
    """A fighter goes to its village injured instead of leaving; it stays the same object."""
    stand_by(state, card)
    if not state.injured[card]:
        state.injured[card] = 1
        state.board = None
        execution.injured(state, card)
        if state.events is not None:
            news.tell_injured(state, card)
