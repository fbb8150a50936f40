"""Where cards are, who is in play, and who stands in which Team."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Final

from meijin.games.crossover.frames import ATTACKING, BLOCKING
from meijin.games.crossover.names import BATTLEFIELD, HAND, VILLAGE, ZONE_NAMES

if TYPE_CHECKING:
    from meijin.games.crossover.state import Crossover

# By zone the lists of a position.
_ZONES: Final = tuple(attrgetter(name) for name in ZONE_NAMES)


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


def shares_name(state: Crossover, card: int, seat: int) -> bool:
    """Whether a player has a fighter in play that shares a name with this card (6.3)."""
    cards, team = state.cards, state.team
    names = cards[card].name_bits
    for other in state.village[seat]:
        if names & cards[other].name_bits and team[other] and other != card:
            return True
    return any(names & cards[other].name_bits and other != card for other in state.battlefield[seat])
