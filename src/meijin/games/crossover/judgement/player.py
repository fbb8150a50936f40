"""What a competent player thinks of its choices.

Attacks, blocks and Teams are rated by all the ways to block. Whatever effects ask is carried out, with the best of
one's own further answers and none from the opponent's hand, up to the end of the battle or of the effect; then the
position is valued by what everybody sees and one's own hand (``worth.py``). Payments, charges and discards take the
least useful card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.crossover import frames, moves
from meijin.games.crossover.abilities import costs
from meijin.games.crossover.judgement import teams
from meijin.games.crossover.judgement.battle import outlook, rate_attacks, rate_blocks
from meijin.games.crossover.judgement.worth import (
    AN_UNKNOWN_CARD,
    CHARGED,
    ENOUGH_CHAKRA,
    HAND_TO_KEEP,
    TO_CHARGE,
    Purse,
    is_good_hand,
    standing,
)
from meijin.games.crossover.names import DB, J, L
from meijin.games.crossover.objects import presence
from meijin.kernel.frames import KIND

if TYPE_CHECKING:
    from meijin.games.crossover.state import Crossover
    from meijin.kernel.state import Frame

# How much of what an attack could bring counts while the turn is still being prepared.
PREPARED: Final = 0.5
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


class Player:
    """A seat in a possible world, which looks at so many positions for a decision."""

    def __init__(self, world: Crossover, seat: int, looks: int) -> None:
        self.world = world
        self.seat = seat
        self.purse = Purse(world, seat)
        self.looks = looks

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
            return [float((action == moves.KEEP) is is_good_hand(world, seat)) for action in legal]
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
