"""Rules of thumb of a competent player, from what its seat knows.

Attacks, blocks and Teams are rated by all the ways to block (``judgement``). Whatever effects ask
is carried out in a possible world, with the best of one's own further answers and none from the opponent's hand, up to
the end of the battle or of the effect; then the position is valued by what everybody sees and one's own hand
(``judgement/worth.py``). Payments, charges and discards take the least useful card.
"""

from __future__ import annotations

from typing import Final

from meijin.games.crossover import frames, moves
from meijin.games.crossover.abilities import costs
from meijin.games.crossover.judgement import (
    AN_UNKNOWN_CARD,
    ENOUGH_CHAKRA,
    Purse,
    outlook,
    rate_attacks,
    rate_blocks,
    standing,
    teams,
)
from meijin.games.crossover.names import DB, J, L
from meijin.games.crossover.objects import presence
from meijin.games.crossover.state import Crossover
from meijin.kernel.frames import KIND
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import Knowledge
from meijin.kernel.state import Frame

# How many positions a decision may look at.
LOOKS: Final = 60
# How much of what an attack could bring counts while the turn is still being prepared.
PREPARED: Final = 0.5
# An opening hand needs somebody for the first turns.
EARLY: Final = 1
# One charges while the hand is above this.
HAND_TO_KEEP: Final = 3
# What makes one charge: the first chakra counts for more than the next.
TO_CHARGE: Final = 1.2
CHARGED: Final = 0.2
# Questions at which an effect is over and the turn goes on.
TURN: Final = frozenset(
    [
        frames.CHOOSER,
        frames.REDRAW,
        frames.PLACE,
        frames.CHARGE,
        frames.MISSION,
        frames.COUNTER,
        frames.CLIENT,
        frames.DEPLOY,
        frames.DB_STEP,
        frames.ORGANIZE,
        frames.ATTACK,
        frames.BLOCK,
        frames.ADJUST,
        frames.FINAL_COIN,
        frames.FREE_MISSION,
    ]
)
# What is said about cards in the hand or in piles, or about a coin, which needs no look ahead.
ABOUT_CARDS: Final = frozenset(
    [moves.PAY, moves.DISCARD, moves.TAKE, moves.TOP, moves.NONE, moves.CHARGE, moves.PLACE, moves.HEADS, moves.TAILS]
)


def rate(knowledge: Knowledge, rng: Rng) -> list[float]:
    """How good each legal action looks."""
    if len(knowledge.legal) == 1:
        return [0.0]
    world = knowledge.sample(rng)
    assert isinstance(world, Crossover)
    return Player(world, knowledge.seat).rate(knowledge.legal)


class Player:
    """A seat in a possible world."""

    def __init__(self, world: Crossover, seat: int) -> None:
        self.world = world
        self.seat = seat
        self.purse = Purse(world, seat)
        self.looks = LOOKS

    def rate(self, legal: list[int]) -> list[float]:
        """How good each action looks."""
        world, seat = self.world, self.seat
        frame = world.pending[-1]
        question = frame[KIND]
        if question == frames.ORGANIZE:
            return teams.rate(world, seat, frame, legal)
        if question == frames.ATTACK:
            values = rate_attacks(world, seat)
            return [values[-1 if action == moves.DONE else moves.first_of(action)] for action in legal]
        if question == frames.BLOCK:
            values = rate_blocks(world, seat, frame[frames.BLOCK_BATTLE])
            return [values[-1 if action == moves.PASS else moves.first_of(action)] for action in legal]
        if question == frames.CHOOSER:
            return [float(action == moves.FIRST) for action in legal]
        if question == frames.REDRAW:
            return [float((action == moves.KEEP) is self._is_good_hand()) for action in legal]
        if question == frames.DB_STEP:
            return [self._at_dragon_balls(action) for action in legal]
        if question == frames.FREE_MISSION:
            now = self._value(world)
            charges = [moves.verb_of(action) == moves.CHARGE for action in legal]
            return [
                now + self._card(world, frame, action) if charge else self._look(action, frame)
                for action, charge in zip(legal, charges, strict=True)
            ]
        if moves.verb_of(legal[0]) in ABOUT_CARDS:
            return [self._card(world, frame, action) for action in legal]
        return [self._look(action, frame) for action in legal]

    # -- cards ------------------------------------------------------------------------------------------------------

    def _is_good_hand(self) -> bool:
        """Whether somebody can be deployed early; with a hand grown small, whether there is anybody at all."""
        world, seat = self.world, self.seat
        latest = EARLY + 2 * world.redraws[seat]
        return any(world.cards[card].is_fighter and world.cards[card].turn <= latest for card in world.hand[seat])

    def _card(self, world: Crossover, frame: Frame, action: int) -> float:
        """A card charged, paid, discarded, taken or placed."""
        seat, question = self.seat, frame[KIND]
        verb, kind = moves.verb_of(action), moves.first_of(action)
        if verb in (moves.PASS, moves.DONE, moves.NONE, moves.HEADS, moves.TAILS):
            return 0.0
        if verb == moves.PLACE:
            return 1.0
        worth = self.purse.kind(kind)
        if verb == moves.CHARGE:
            chakra = len(world.chakra[seat])
            if len(world.hand[seat]) <= HAND_TO_KEEP or chakra >= ENOUGH_CHAKRA:
                return -worth
            return TO_CHARGE - CHARGED * chakra - worth
        if verb in (moves.TAKE, moves.TOP):
            return worth
        if question == frames.COST and not costs.unit_of(world, frame).hidden():
            return -self.purse.chakra(world, kind)
        return worth if question == frames.FORCED and frame[frames.FORCED_OWNER] != seat else -worth

    # -- looking ahead ----------------------------------------------------------------------------------------------

    def _at_dragon_balls(self, action: int) -> float:
        """Coins are placed to make a wish, or one where it is needed for an ability; a wish is made if it helps."""
        world, seat = self.world, self.seat
        verb = moves.verb_of(action)
        if verb == moves.WISH:
            return self._look(action, world.pending[-1]) - standing(world, seat, self.purse)
        if verb == moves.PASS:
            return 0.0
        card = moves.first_of(action)
        coins = world.coins[DB]
        wanted = any(ability.db for ability in world.cards[card].abilities) and not coins[card]
        placed = sum([coins[each] for each in presence.fighters(world, seat)])
        enough = placed + world.pool[seat] >= world.terms.pool.rules.db_coins_for_wish
        return 1.0 if wanted else 0.5 if enough and world.wishes[seat] else -1.0

    def _look(self, action: int, frame: Frame) -> float:
        """What an action leads to; where it only lets the turn go on, what there is now."""
        world = self.world.clone()
        if action == moves.PASS and self._is_step(world, frame[KIND]):
            return self._value(world)
        world.step(self.seat, action)
        return self._go_on(world)

    def _is_step(self, world: Crossover, question: int) -> bool:
        """Whether a question is about the turn and not about an effect or a battle under way."""
        if question == frames.PRIORITY:
            return not world.chain and world.letter != L
        return question in TURN

    def _go_on(self, world: Crossover) -> float:
        """Play on with the best own answers to the end of the effect or battle, and value what comes out."""
        seat = self.seat
        while world.deciders:
            (who,) = world.deciders
            frame = world.pending[-1]
            if self._is_step(world, frame[KIND]):
                break
            legal = world.legal(who)
            if legal[-1] == moves.PASS or len(legal) == 1:
                world.step(who, legal[-1])
            elif who != seat or self.looks <= 0:
                world.step(who, legal[0])
            elif moves.verb_of(legal[0]) in ABOUT_CARDS:
                worths = [self._card(world, frame, each) for each in legal]
                world.step(who, legal[worths.index(max(worths))])
            else:
                return max([self._try(world, each) for each in legal])
        return self._value(world)

    def _try(self, world: Crossover, action: int) -> float:
        self.looks -= 1
        trial = world.clone()
        trial.step(self.seat, action)
        return self._go_on(trial)

    def _value(self, world: Crossover) -> float:
        """How the seat stands; while the turn is being prepared also what its attack may bring."""
        before, seat = self.world, self.seat
        value = standing(world, seat, self.purse)
        if world.turn > before.turn:  # somebody has drawn a card already, which has nothing to do with it
            value += AN_UNKNOWN_CARD if world.attacker != seat else -AN_UNKNOWN_CARD
        elif before.letter <= J and not world.battles and (world.turn > 1 or world.terms.first_turn_attack):
            brings = PREPARED * outlook(world, before.attacker)
            value += brings if before.attacker == seat else -brings
        return value
