"""Rules of thumb of a competent player, from what its seat knows.

A battle is rated by the chance to win the game after it: what the weapons may do is worked out (``outlook.py``), and
who may win is seen from ranks, victory cards and attackers (``chances.py``). Other choices are rated by what cards
bring to a turn (``prices.py``).
"""

from __future__ import annotations

from typing import Final

from meijin.games.ranking_battle import choices, frames, moves, notation
from meijin.games.ranking_battle.board import attacker_kind, opponent
from meijin.games.ranking_battle.chances import A_REACTION_COSTS, DRAWN, LOST, WON, Chances
from meijin.games.ranking_battle.legality import challengeable
from meijin.games.ranking_battle.notation import OPERAND
from meijin.games.ranking_battle.outlook import Odds, Outlook, Spread
from meijin.games.ranking_battle.planner import Planner
from meijin.games.ranking_battle.prices import prices
from meijin.games.ranking_battle.setup import RankingSetup
from meijin.games.ranking_battle.state import RankingBattle
from meijin.kernel.frames import KIND
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import Knowledge

# Whom one may challenge is a better target than anybody else.
WITHIN_REACH: Final = 1.0
# The questions that are about battles.
FIGHTING: Final = frozenset(
    [
        frames.ATTACKER,
        frames.CHALLENGE,
        *frames.STEPS,
        frames.ORDER,
        frames.WHO_DISCARDS,
        frames.WHO_WEAKENS,
        frames.WHOSE_FLIP,
    ]
)
NO_WEAPON: Final[Spread] = [(0, 1.0)]


def rate(knowledge: Knowledge, rng: Rng) -> list[float]:
    """How good each legal action looks: the chance to win the game, or what cards are worth."""
    world = knowledge.sample(rng)
    assert isinstance(world, RankingBattle)
    question, seat = world.pending[-1][KIND], knowledge.seat
    if question in FIGHTING:
        fighter = Fighter(world, seat)
        return [fighter.rate(question, action) for action in knowledge.legal]
    planner = Planner(world, seat)
    return [planner.rate(question, action) for action in knowledge.legal]


class Fighter:
    """Choices about battles: whom to challenge with whom, and what to throw in."""

    def __init__(self, world: RankingBattle, seat: int) -> None:
        self.world = world
        self.seat = seat
        self.book = world.book
        assert isinstance(world.setup, RankingSetup)
        self.fight = prices(world.setup).fight
        self.outlook = Outlook(world, seat)
        self.chances = Chances(world, [self.fight[attacker_kind(world, each)] for each in range(len(world.rank))])

    def rate(self, question: int, action: int) -> float:
        """How good an action looks."""
        kind = target = number = action & OPERAND
        if question == frames.ATTACKER:
            return self.attack_with(kind)
        if question == frames.CHALLENGE:
            own = attacker_kind(self.world, self.seat)
            return self.chances.chance(self.seat) if action == notation.PASS else self.challenge(target, own)
        if question in (frames.ORDER, frames.WHO_WEAKENS, frames.WHOSE_FLIP):
            return self._prepare(question, action)
        if question == frames.WHO_DISCARDS:
            within_reach = target in challengeable(self.world, self.seat)
            return self.chances.chance(target) + WITHIN_REACH * within_reach
        if question == frames.GUESS:
            return float(self.outlook.by_cost(self.outlook.to_come(self.seat))[number])
        if question == frames.CALL:
            return float(action == notation.DO_CALL)
        if question == frames.EQUIP or question == frames.EXCHANGE:
            return self._weapon(action)
        return self._before_weapons(question, action)

    # -- before a battle ----------------------------------------------------------------------------------------

    def attack_with(self, kind: int) -> float:
        """The best that can be made of an attacker, in battle now and for the time after."""
        self.chances.fight_with(self.seat, self.fight[kind])
        ratings = [self.chances.chance(self.seat)]
        if self.world.challenges:
            ratings += [self.challenge(other, kind) for other in challengeable(self.world, self.seat)]
        return max(ratings)

    def challenge(self, other: int, kind: int) -> float:
        """The chance to win the game by a battle in which victory cards are used at their best."""
        odds = self.outlook.odds(self.seat, other, kind)
        lead = self.outlook.lead(self.seat, other, kind)
        value = self.book.expertise[kind]
        counts = range(self.world.face_up[self.seat] + 1)
        return max([self._spend(odds, lead + count * value, other, count) for count in counts])

    def _spend(self, odds: Odds, ahead: float, other: int, count: int) -> float:
        """The chance as a challenger who uses so many victory cards: the defender is expected to use one more."""
        answer = min(self.world.face_up[other], count + 1)
        ahead -= answer * self.book.expertise[attacker_kind(self.world, other)]
        return self._expect(odds, ahead, self.seat, other, count, answer)

    def _expect(self, odds: Odds, ahead: float, challenger: int, defender: int, used: int, answered: int) -> float:
        """The chance to win the game, over all results of a battle in which both have used so many victory cards."""
        win, loss = odds.of(ahead)
        after = self.chances.after
        rating = win * after(self.seat, challenger, defender, WON, used, answered)
        rating += loss * after(self.seat, challenger, defender, LOST, used, answered)
        return rating + (1.0 - win - loss) * after(self.seat, challenger, defender, DRAWN, used, answered)

    def _prepare(self, question: int, action: int) -> float:
        """Put a weapon in its place, weaken somebody or flip a victory card: the best that can then be made of it."""
        after, operand = self.world.clone(), action & OPERAND
        if question == frames.ORDER:
            choices.place_weapon(after, operand, after.pending[-1])
        elif question == frames.WHO_WEAKENS:
            after.weaken[operand] += after.pending[-1][frames.WEAKEN_BY]
        else:
            moves.flip_down(after, operand, after.pending[-1][frames.FLIP_COUNT])
        fighter = Fighter(after, self.seat)
        board = [*after.attacker[self.seat], *after.played[self.seat]]
        return max([fighter.attack_with(kind) for kind in moves.kinds_of(after, board)])

    # -- in a battle --------------------------------------------------------------------------------------------

    def _before_weapons(self, question: int, action: int) -> float:
        """React, or use victory cards."""
        world, book, seat = self.world, self.book, self.seat
        challenger, defender = world.challenger, world.defender
        odds = self.outlook.odds(challenger, defender, attacker_kind(world, challenger))
        ahead = world.total[challenger] - world.total[defender]
        if question == frames.REACT:
            used = action != notation.DONE
            power = book.reaction[action & OPERAND] if used else 0
            return self._expect(odds, ahead - power, challenger, defender, 0, 0) - A_REACTION_COSTS * used
        count = action & OPERAND
        power = count * book.expertise[attacker_kind(world, seat)]
        if seat == challenger:
            return self._spend(odds, ahead + power, defender, count)
        return self._expect(odds, ahead - power, challenger, defender, 0, count)

    def _weapon(self, action: int) -> float:
        """Equip a weapon, keep it, or exchange it for the next one."""
        world, book, outlook, seat = self.world, self.book, self.outlook, self.seat
        other = opponent(world, seat)
        kind, other_kind = attacker_kind(world, seat), attacker_kind(world, other)
        taken = 0
        if action == notation.DO_EXCHANGE:
            taken = 1
            own = outlook.spread(seat, other, kind, other_kind, 0, taken)
        else:
            weapon = book.kind[world.equipped[seat][0]] if action == notation.KEEP else action & OPERAND
            own = outlook.values(seat, other, kind, other_kind)[weapon - book.weapons]
        ahead = world.total[seat] - world.total[other]
        if seat == world.challenger:
            theirs = outlook.spread(other, seat, other_kind, kind, taken, book.look[other_kind])
            return self._expect(outlook.compare(own, theirs), ahead, seat, other, 0, 0)
        return self._expect(outlook.compare(NO_WEAPON, own), -ahead, other, seat, 0, 0)
