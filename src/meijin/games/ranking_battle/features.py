"""What a position looks like in numbers, from which the chance to win is estimated (see ``kernel/estimate.py``).

They are made for the beginning of a turn, which is where search values positions.
"""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, Final, cast

from meijin.games.ranking_battle import frames
from meijin.games.ranking_battle.board import attacker_kind
from meijin.games.ranking_battle.cards import CATALOGUE
from meijin.games.ranking_battle.duels import Duels, duels
from meijin.games.ranking_battle.instinct import chances_of, prices_of
from meijin.games.ranking_battle.prices import CARDS_SEEN, Prices
from meijin.kernel.frames import KIND

if TYPE_CHECKING:
    from meijin.games.ranking_battle.setup import RankingSetup
    from meijin.games.ranking_battle.state import RankingBattle

PEOPLE: Final = len(CATALOGUE.characters)
OWNED: Final = PEOPLE + len(CATALOGUE.cats)
STRONG: Final = 8.0  # what numbers are measured by: power, cards, and everything else
MANY_CARDS: Final = 16.0
FEW: Final = 4.0
EXPERTS: Final = 2  # victory cards that are reckoned with in a battle
LEAST_CHANCE: Final = 0.01
MOST_LEFT: Final = 4  # turns that a ruler has to survive
COMMON: Final = ("round", "last rounds", "ruler", "leader", "strongest", "on top")
OWN: Final = (
    *("chance", "victories", "face up", "to title", "title", "to end", "victories on top", "rules"),
    *[f"rules with {left} left" for left in range(1, MOST_LEFT + 1)],
    *("fight", "expertise", "cards", "points", "plays given", "crowd", "play worth", "best fight"),
    *("event worth", "hand", "reactions", "hand points", "hand worth", "hand fight", "hand plays"),
    *[f"attacker {card.id}" for card in CATALOGUE.characters],
    *[f"owns {card.id}" for card in CATALOGUE.characters],
    *[f"owns {card.id}" for card in CATALOGUE.cats],
)
RIVAL: Final = ("rank", "victories", "face up", "fight", "rules", "beaten", "beats")


def names(players: int) -> list[str]:
    """What the numbers are called, for so many players."""
    return [
        *COMMON,
        *[f"turn in {turns}" for turns in range(players)],
        *[f"rank {rank}" for rank in range(1, players + 1)],
        *OWN,
        *[f"{name} of rival {rival}" for rival in range(1, players) for name in RIVAL],
    ]


def features(state: RankingBattle, seat: int) -> list[float]:
    """The position for a seat: the table, its own board and deck, and its rivals in the order of their turns."""
    worth = prices_of(state)
    terms, rank, players = state.terms, state.rank, len(state.rank)
    first = leader = 0
    strongest = 0.0
    for each in range(players):
        if rank[each] == 1:
            first = each
        if each != seat:
            leader = max(leader, state.face_up[each] + state.face_down[each])
            strongest = max(strongest, worth.fight[attacker_kind(state, each)])
    row = [
        state.turn / (10.0 * players),
        max(0.0, 1.0 - (terms.last_turn - state.turn) / (2.0 * players)),
        float(state.ruler >= 0),
        leader / terms.instant_at,
        strongest / STRONG,
        (state.face_up[first] + state.face_down[first]) / terms.instant_at,
    ]
    numbers = [0.0] * (2 * players)
    numbers[(seat - state.current) % players] = 1.0
    numbers[players + rank[seat] - 1] = 1.0
    row += numbers
    _standing(state, seat, row)
    _cards(state, seat, worth, row)
    table = duels(cast("RankingSetup", state.setup))
    for turns in range(1, players):
        _rival(state, seat, (seat + turns) % players, worth, table, row)
    return row


def _standing(state: RankingBattle, seat: int, row: list[float]) -> None:
    """The chance by rules of thumb, and the way to the title and to the end."""
    terms = state.terms
    up = state.face_up[seat]
    victories = up + state.face_down[seat]
    rules = state.ruler == seat
    row += [
        log(max(LEAST_CHANCE, chances_of(state).chance(seat))) / 2.0,
        victories / terms.instant_at,
        up / FEW,
        min(victories, terms.ruler_at) / terms.ruler_at,
        float(victories >= terms.ruler_at),
        float(victories + 1 >= terms.instant_at),
        victories / terms.instant_at if state.rank[seat] == 1 else 0.0,
        float(rules),
    ]
    numbers = [0.0] * MOST_LEFT
    if rules:
        left = sum(state.countdown)
        if left:
            numbers[min(left, MOST_LEFT) - 1] = 1.0
    row += numbers


def _cards(state: RankingBattle, seat: int, worth: Prices, row: list[float]) -> None:
    """The attacker, all cards that a seat owns, and its hand."""
    book = state.book
    kinds, points = book.kind, book.points
    attacker = attacker_kind(state, seat)
    fight = worth.fight[attacker]
    owned = [0] * book.owned
    for card in state.deck[seat]:
        owned[kinds[card]] += 1
    for card in state.discard[seat]:
        owned[kinds[card]] += 1
    for card in state.played[seat]:
        owned[kinds[card]] += 1
    for card in state.aside[seat]:
        owned[kinds[card]] += 1
    hand_reactions = hand_points = hand_plays = 0
    hand_worth = 0.0
    hand_fight = fight
    for card in state.hand[seat]:
        kind = kinds[card]
        owned[kind] += 1
        if kind < book.characters:
            hand_reactions += max(0, book.reaction[kind])
            hand_worth += worth.play[kind]
            hand_plays += worth.plays[kind]
            hand_fight = max(hand_fight, worth.fight[kind])
        else:
            hand_points += points[kind]
    owned[attacker] += 1
    cards = all_points = given = crowd = 0
    play_worth = best = 0.0
    for kind in range(book.owned):
        count = owned[kind]
        if count:
            cards += count
            all_points += count * points[kind]
            if kind < book.characters:
                given += count * worth.plays[kind]
                crowd += count
                play_worth += count * worth.play[kind]
                best = max(best, worth.fight[kind])
    row += [
        fight / STRONG,
        state.face_up[seat] * book.expertise[attacker] / STRONG,
        cards / MANY_CARDS,
        all_points / cards,
        given / cards,
        crowd / cards,
        play_worth / cards,
        best / STRONG,
        _events(state, seat, owned, cards, worth) / FEW,
        len(state.hand[seat]) / FEW,
        hand_reactions / FEW,
        hand_points / FEW,
        hand_worth / FEW,
        (hand_fight - fight) / STRONG,
        hand_plays / FEW,
    ]
    numbers = [0.0] * (PEOPLE + OWNED)
    stand_in = book.stand_in
    numbers[stand_in[attacker]] = 1.0
    for kind in range(book.owned):
        if owned[kind]:
            numbers[PEOPLE + stand_in[kind]] += owned[kind] / FEW
    row += numbers


def _events(state: RankingBattle, seat: int, owned: list[int], cards: int, worth: Prices) -> float:
    """What the events on a board bring in a turn, as often as those are there whom they need."""
    book = state.book
    total = 0.0
    for card in state.board_events[seat]:
        event = book.kind[card]
        required, missed = book.requires[event], 1.0
        for kind in range(book.characters):
            if owned[kind] and required & book.person_bit[kind]:
                missed *= (1.0 - owned[kind] / cards) ** CARDS_SEEN
        if required & book.person_bit[attacker_kind(state, seat)]:
            missed *= 0.5
        total += worth.event[event] * (1.0 - missed)
    return total


def _rival(state: RankingBattle, seat: int, rival: int, worth: Prices, table: Duels, row: list[float]) -> None:
    row += [
        (state.rank[seat] - state.rank[rival]) / FEW,
        (state.face_up[rival] + state.face_down[rival]) / state.terms.instant_at,
        state.face_up[rival] / FEW,
        worth.fight[attacker_kind(state, rival)] / STRONG,
        float(state.ruler == rival),
        _beats(state, seat, rival, table),
        _beats(state, rival, seat, table),
    ]


def _beats(state: RankingBattle, challenger: int, defender: int, table: Duels) -> float:
    """The chance of one to win a battle against the other whom it may challenge as things stand."""
    rank = state.rank
    own, its = rank[challenger], rank[defender]
    if not (state.ruler >= 0 or own == 1 or own - state.book.catalogue.rules.challenge_reach <= its < own):
        return 0.0
    kind, against = attacker_kind(state, challenger), attacker_kind(state, defender)
    expertise = state.book.expertise
    duel = table.of(kind, against, its < own)
    ahead = duel.lead + min(EXPERTS, state.face_up[challenger]) * expertise[kind]
    return duel.win(ahead - min(EXPERTS, state.face_up[defender]) * expertise[against])


def sight(state: RankingBattle, seat: int) -> int:
    """What a seat sees of what chance has brought: its hand, the display, weapons, and how battles have ended."""
    kinds = state.book.kind
    held = [kinds[card] for card in state.hand[seat]]
    held.sort()
    if state.pending[-1][KIND] == frames.ORDER and seat in state.deciders:
        held += state.legal(seat)
    for card in state.display:
        held.append(kinds[card])
    if state.challenger >= 0:
        for side in (state.challenger, state.defender):
            held.append(state.total[side])
            for card in state.equipped[side]:
                held.append(kinds[card])
    held += state.rank
    held += state.face_up
    return hash(tuple(held))
