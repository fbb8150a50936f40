"""What cards are worth: to play, to hold and to own, in points of attack power."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import TYPE_CHECKING, Final, cast

from meijin.games.ranking_battle.board import attacker_kind
from meijin.games.ranking_battle.frames import (
    CYCLE,
    DISCARD,
    ORDER,
    REMOVE,
    REMOVE_THEN,
    REPEAT,
    RESOLVE,
    RESOLVE_LIST,
    RETRIEVE,
    WHO_DISCARDS,
    WHO_WEAKENS,
    WHOSE_FLIP,
)
from meijin.games.ranking_battle.setup import RankingSetup
from meijin.kernel.frames import KIND

if TYPE_CHECKING:
    from meijin.games.ranking_battle.state import RankingBattle

# What the things are worth that a turn can bring, apart from attack power itself.
A_PLAY: Final = 0.8
A_DRAW: Final = 0.9
AN_ACQUISITION_POINT: Final = 0.5
A_CHALLENGE: Final = 3.0
A_FLIP: Final = 1.0  # a victory card that is face-up instead of face-down
ASKED: Final = {
    DISCARD: -0.4,
    WHO_DISCARDS: 0.3,
    REMOVE: 0.6,
    CYCLE: 0.8,
    ORDER: 1.2,
    WHOSE_FLIP: 0.4,
    RETRIEVE: 1.5,
    REPEAT: 1.0,
    WHO_WEAKENS: 3.0,
}
FOLLOWED: Final = {RESOLVE: RESOLVE_LIST, REMOVE: REMOVE_THEN}  # the frames that lead to a list of effects
# An attacker fights and defends in every turn: so much is each point worth by which it is better than the best so far.
A_BETTER_ATTACKER: Final = 1.1
# To have someone strong at hand is worth something, too, for each point.
A_STRONG_ONE: Final = 0.25
# To choose among two weapons is worth so much power, and a power bonus is missing in defence.
A_LOOK: Final = 2.0
ONLY_IN_ATTACK: Final = 0.5
# Nobody can play many characters in a turn: each one too many makes all of them worth less.
FEW_CHARACTERS: Final = 3
A_CROWD: Final = 0.12
# A point of a cat is worth so much to own at the end of the game, and one more at its beginning, with time to acquire.
A_LATE_POINT: Final = 0.3
# A card makes another one wait: it must be better than this part of the average of the deck to be wanted.
IN_THE_WAY: Final = 0.5
# How many cards one sees in a turn, and how many turns an event is looked forward to.
CARDS_SEEN: Final = 5
TURNS_AHEAD: Final = 2.0
# With fewer points than these in the whole deck there is not much to be acquired, so no cat is given up.
POINTS_NEEDED: Final = 7
PLENTY: Final = 9  # copies of a card, victory cards: enough to try any effect


class Prices:
    """What the effects of cards are worth: tried out on an empty table."""

    def __init__(self, setup: RankingSetup) -> None:
        self.book = book = setup.book
        self.table = cast("RankingBattle", setup.game.state(setup, 0))  # positions themselves ask for prices
        people = range(book.characters)
        bonuses = [self._try(book.bonus[kind]) for kind in people]
        abilities = [self._try(book.play[kind]) for kind in people]
        self.bonus = [worth for worth, _, _ in bonuses]
        self.play = [one[0] + two[0] for one, two in zip(bonuses, abilities, strict=True)]
        self.plays = [one[1] + two[1] for one, two in zip(bonuses, abilities, strict=True)]  # that it gives
        self.fight = [self._fight(kind, bonuses[kind][2]) for kind in people]
        # What an event does with nobody but the attacker on the board, and with some more.
        self.alone = [self._try(number)[0] for number in book.event_effects]
        self.event = [self._try(number, company=True)[0] for number in book.event_effects]

    def _try(self, number: int, company: bool = False) -> tuple[float, int, int]:
        """What a list of effects is worth, and how many plays and how much power is part of it."""
        table, book = self.table, self.book
        table.attacker[0] = (book.cards_of[book.start_attacker][0],)
        table.played[0] = tuple([book.cards_of[kind][0] for kind in book.selectable[-2:]]) if company else ()
        table.deck[0], table.hand[0] = list(book.cards_of[book.characters][:PLENTY]), []
        table.plays = table.points = table.power = table.challenges = 0
        table.face_up[0] = table.face_down[0] = PLENTY
        worth = 0.0
        lists = [number]
        while lists:
            for effect in book.lists[lists.pop()]:
                effect.do(table, 0)
                if table.pending:
                    question = table.pending.pop()
                    kind = question[KIND]
                    worth += ASKED.get(kind, 0.0)
                    if kind in FOLLOWED:
                        lists.append(question[FOLLOWED[kind]])
        worth += A_PLAY * table.plays + A_DRAW * len(table.hand[0]) + AN_ACQUISITION_POINT * table.points
        worth += table.power + A_CHALLENGE * table.challenges + A_FLIP * (table.face_up[0] - PLENTY)
        return worth, table.plays, table.power

    def _fight(self, kind: int, power: int) -> float:
        """An attacker's power, with its bonus and with what its abilities do against the others on average."""
        table, book = self.table, self.book
        table.challenger, table.defender = 1, 0
        abilities = 0
        for other in book.selectable:
            table.attacker[0], table.attacker[1] = (book.cards_of[kind][0],), (book.cards_of[other][-1],)
            for ability in book.modifiers[kind]:
                assert ability.modify is not None
                abilities += sum(ability.modify(table, 0, 1))
        fight = book.power[kind] + ONLY_IN_ATTACK * power + abilities / len(book.selectable)
        return fight + A_LOOK * (book.look[kind] - 1)


@lru_cache(maxsize=8)
def prices(setup: RankingSetup) -> Prices:
    """The prices of a setup."""
    return Prices(setup)


class Wishes:
    """What a seat would like to have."""

    def __init__(self, world: RankingBattle, seat: int) -> None:
        self.world = world
        self.seat = seat
        self.book = book = world.book
        assert isinstance(world.setup, RankingSetup)
        self.prices = worth = prices(world.setup)
        self.owned = [0] * book.owned
        board = (*world.attacker[seat], *world.played[seat], *world.aside[seat])
        for card in (*world.deck[seat], *world.hand[seat], *world.discard[seat], *board):
            self.owned[book.kind[card]] += 1
        self.cards = sum(self.owned)
        self.points = sum([book.points[kind] * count for kind, count in enumerate(self.owned)])
        self.attacker = attacker_kind(world, seat)
        people = range(book.characters)
        self.best_fight = max([worth.fight[kind] for kind in people if self.owned[kind]])
        # Those who give plays bring others along.
        crowd = sum([(1 - worth.plays[kind]) * self.owned[kind] for kind in people]) - FEW_CHARACTERS
        self.crowded = 1.0 + A_CROWD * max(0, crowd)
        leader = max([up + down for up, down in zip(world.face_up, world.face_down, strict=True)])
        self.time = 1.0 - leader / world.terms.instant_at  # what is left of the game
        self.met = self._meet()
        events = [self.event(book.kind[card]) for card in world.board_events[seat]]
        full = len(events) == book.catalogue.rules.event_slots_player
        self.least_event = min(events) if full else 0.0  # what makes room for a new one
        self.average = sum([self.own(kind) * count for kind, count in enumerate(self.owned)]) / self.cards

    def own(self, kind: int) -> float:
        """What a card brings that is in the own deck."""
        if kind >= self.book.characters:
            return self.book.points[kind] * (A_LATE_POINT + self.time)
        return self.prices.play[kind] / self.crowded + A_STRONG_ONE * self.prices.fight[kind]

    def acquire(self, kind: int) -> float:
        """What is gained by acquiring a card."""
        if kind >= self.book.owned:
            return self.acquire_event(kind)
        gain = self.own(kind) - IN_THE_WAY * self.average
        if kind < self.book.characters:
            gain += A_BETTER_ATTACKER * max(0.0, self.prices.fight[kind] - self.best_fight)
        return gain

    def remove(self, kind: int) -> float:
        """What is gained by being rid of a card."""
        points = self.book.points[kind]
        if points and self.points - points < POINTS_NEEDED:
            return -1.0
        return self.average - self.own(kind)

    # -- events -------------------------------------------------------------------------------------------------

    def event(self, kind: int) -> float:
        """What an event on the board may be expected to bring in a turn."""
        book = self.book
        chance = self.prices.event[kind]
        others = []
        for person, met in enumerate(self.met):
            if book.requires[kind] >> person & 1:
                chance *= met
            else:
                others.append(met)
        if book.others[kind]:
            for met in sorted(others)[-book.others[kind] :]:
                chance *= met
        return chance

    def _meet(self) -> list[float]:
        """The chance to have each person on the board in a turn."""
        bits = self.book.person_bit
        copies = [0] * len(self.book.persons)
        for kind in range(self.book.characters):
            copies[bits[kind].bit_length() - 1] += self.owned[kind]
        met = [1.0 - (1.0 - count / self.cards) ** CARDS_SEEN for count in copies]
        met[bits[self.attacker].bit_length() - 1] = 1.0
        return met

    def acquire_event(self, kind: int) -> float:
        """What is gained by an event, which may have to take the place of another."""
        return TURNS_AHEAD * (self.event(kind) - self.least_event)

    def display(self) -> float:
        """What the best event on display is worth."""
        return max([self.acquire_event(self.book.kind[card]) for card in self.world.display])

    def next_display(self) -> float:
        """What the best event may be expected to be worth if the display is replaced."""
        size = len(self.world.display)
        deck = sorted([self.acquire_event(self.book.kind[card]) for card in self.world.event_deck])
        best = sum([worth * comb(place, size - 1) for place, worth in enumerate(deck)])
        return best / comb(len(deck), size)

    # -- the hand -----------------------------------------------------------------------------------------------

    def hold(self, kind: int, plays: int) -> float:
        """What a card in hand is worth in a turn in which so many characters can be played."""
        if kind >= self.book.characters:
            return self.book.points[kind] * AN_ACQUISITION_POINT * (1.0 + self.time)
        return self.play(kind) if plays else 0.0

    def play(self, kind: int) -> float:
        """What it is worth to play a character."""
        fight = self.prices.fight
        return self.prices.play[kind] + A_BETTER_ATTACKER * max(0.0, fight[kind] - fight[self.attacker])
