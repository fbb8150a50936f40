"""Where cards are, who is in play, and who stands in which Team."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meijin.games.crossover.frames import ATTACKING, BLOCKING
from meijin.games.crossover.names import BATTLEFIELD, CHAKRA, DECK, DISCARD, HAND, STACK, VILLAGE, ZONE_NAMES

if TYPE_CHECKING:
    from meijin.games.crossover.state import Crossover


def pile_of(state: Crossover, where: int) -> list[int]:
    """The cards of a zone of a seat, given as twice the zone and the seat."""
    zone = where >> 1
    if zone == HAND:  # the usual ones first, and by their names: this is asked whenever a card moves
        return state.hand[where & 1]
    if zone == CHAKRA:
        return state.chakra[where & 1]
    if zone == VILLAGE:
        return state.village[where & 1]
    if zone == STACK:
        return state.stack[where & 1]
    if zone == DISCARD:
        return state.discard[where & 1]
    if zone == DECK:
        return state.deck[where & 1]
    cards: list[int] = getattr(state, ZONE_NAMES[zone])[where & 1]
    return cards


def in_play(state: Crossover, card: int) -> bool:
    """Whether a card is an object in play."""
    return VILLAGE << 1 <= state.where[card] <= BATTLEFIELD << 1 | 1


def name_of(state: Crossover, card: int) -> str:
    """A card as people are told of it: objects in play and on the Chain with their copy, others by their kind."""
    told_apart = state.where[card] >> 1 in (VILLAGE, BATTLEFIELD, STACK)
    return state.setup.cards[card] if told_apart else state.setup.kinds[card]


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
    found: list[int] = []
    for cards in state.battlefield + state.village:
        for card in cards:
            if team[card] == number:
                after = len(found)
                while after and place[found[after - 1]] > place[card]:
                    after -= 1
                found.insert(after, card)
        if found:
            break
    return found


def heads(state: Crossover, seat: int) -> list[int]:
    """The Heads of a player's Teams at home, by card number."""
    team, place = state.team, state.place
    found = [card for card in state.village[seat] if team[card] and not place[card]]
    found.sort()
    return found


def foe_team(state: Crossover, number: int) -> int:
    """The Team that opposes another; 0 if none."""
    for battle in state.battles:
        if battle[ATTACKING] == number:
            return battle[BLOCKING]
        if battle[BLOCKING] == number:
            return battle[ATTACKING]
    return 0


def find_kind(state: Crossover, zone: int, seat: int, kind: int) -> int:
    """The copy that is meant by its kind: in a hand one that the others know of, else the lowest; elsewhere the first.

    So nobody learns from a copy that leaves a hand which of them it was.
    """
    kinds = state.kind
    cards = pile_of(state, zone << 1 | seat)
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


def shares_name(state: Crossover, card: int, seat: int) -> bool:
    """Whether a player has a fighter in play that shares a name with this card (6.3)."""
    cards, team = state.cards, state.team
    names = cards[card].name_bits
    for other in state.village[seat]:
        if names & cards[other].name_bits and team[other] and other != card:
            return True
    return any(names & cards[other].name_bits and other != card for other in state.battlefield[seat])
