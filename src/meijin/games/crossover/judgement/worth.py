"""What cards and positions are worth to a competent player, in points of about one Combat each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.crossover.names import DB, DRAGON_BALL, GROWTH
from meijin.games.crossover.objects import board, presence

if TYPE_CHECKING:
    from meijin.games.crossover.effects.card import Card
    from meijin.games.crossover.state import Crossover

# A fighter: somebody to send and to block with, the wound it can still take, and its Power in both statuses.
BODY: Final = 1.5
LIFE: Final = 1.0
SUPPORT_SHARE: Final = 0.6
NOW: Final = 0.7
ONCE_INJURED: Final = 0.4
AN_ABILITY: Final = 0.4
# A reward is about a third of a middling fighter, and more the nearer somebody is to winning with it.
REWARD: Final = 1.5
NEARING: Final = 0.02
WINNING: Final = 300.0
# The last cards of a deck are as good as lives.
LAST_CARDS: Final = 8
A_LAST_CARD: Final = 0.6
# Chakra is worth keeping up to what two arts cost.
CHAKRA: Final = 0.6
ENOUGH_CHAKRA: Final = 6
SPARE_CHAKRA: Final = 0.1
# Cards in hand. An unknown one is worth the mean of the others.
AN_UNKNOWN_CARD: Final = 1.8
AN_ART: Final = 1.9
AN_ART_FOR_LATER: Final = 1.5  # its user is still in hand
AN_ART_WITHOUT_USER: Final = 0.9
A_MISSION: Final = 1.3
A_COUNTER: Final = 0.9
IN_HAND: Final = 0.35  # of what a fighter is worth in play
A_TURN_TO_WAIT: Final = 0.25
ALREADY_IN_PLAY: Final = 0.4  # its name is, so it must wait until that one is gone
TO_GROW: Final = 1.4
# One charges while the hand is above this, and what is worth less than this much; chakra makes one need less of it.
HAND_TO_KEEP: Final = 3
TO_CHARGE: Final = 1.2
CHARGED: Final = 0.2
# An opening hand needs somebody for the first turns.
EARLY: Final = 1
# Support cards and coins.
A_SUPPORT_CARD: Final = 2.4
A_DB_COIN: Final = 0.5
A_PLACED_COIN: Final = 0.45  # it is lost with its fighter


def strength(combat: int, support: int) -> float:
    """A Power as one number."""
    return max(0, combat) + SUPPORT_SHARE * max(0, support)


def printed(card: Card) -> float:
    """What a healthy fighter is worth by what is printed on it."""
    worth = BODY + LIFE + NOW * strength(*card.healthy) + ONCE_INJURED * strength(*card.injured)
    return worth + (AN_ABILITY if card.abilities else 0.0)


def lives(world: Crossover, card: int) -> tuple[float, float]:
    """What a fighter in play is worth now, and once it has received a point of Damage."""
    return life(world, card, board.power(world, card))


def life(world: Crossover, card: int, power: tuple[int, int]) -> tuple[float, float]:
    """The same, by those who know its present Power."""
    face = world.cards[card]
    now = strength(*power)
    ability = AN_ABILITY if face.abilities else 0.0
    if world.injured[card]:
        return BODY + now + ability, 0.0
    coins = world.coins[GROWTH][card]
    injured = strength(face.injured[0] + coins, face.injured[1] + coins)
    return BODY + LIFE + NOW * now + ONCE_INJURED * injured + ability, BODY + injured + ability


def rewards(count: int) -> float:
    """What so many rewards are worth."""
    return REWARD * count + NEARING * count**3 + (WINNING if count >= 10 else 0.0)


class Purse:
    """What a seat's cards outside play are worth to it, kind by kind."""

    def __init__(self, world: Crossover, seat: int) -> None:
        self.world = world
        self.seat = seat
        self.own = presence.fighters(world, seat)
        self.known = set(world.hand[seat])
        self.worths: dict[int, float] = {}

    def kind(self, kind: int) -> float:
        """What a card of a kind is worth in hand."""
        if kind not in self.worths:
            self.worths[kind] = self._work_out(self.world.terms.pool.cards[kind])
        return self.worths[kind]

    def _work_out(self, card: Card) -> float:
        if card.is_fighter:
            return self._fighter(card)
        if card.is_art:
            return self._art(card)
        return A_COUNTER if card.is_counter else A_MISSION

    def _fighter(self, card: Card) -> float:
        world = self.world
        if any(world.cards[each].name_bits & card.name_bits for each in self.own):
            grows = any(
                world.cards[each].name == card.name and not world.coins[GROWTH][each] and card.index != world.kind[each]
                for each in self.own
            )
            return TO_GROW if grows and any(word.kind == "growth" for word in card.keywords) else ALREADY_IN_PLAY
        wait = max(0, card.turn - world.indicator[self.seat] - 1)
        return max(ALREADY_IN_PLAY, IN_HAND * printed(card) + 1.0 - A_TURN_TO_WAIT * wait)

    def _art(self, card: Card) -> float:
        world, seat = self.world, self.seat
        if card.is_adventure or self.has_user(card, self.own):
            return AN_ART
        fighters = [each for each in world.hand[seat] if world.cards[each].is_fighter]
        return AN_ART_FOR_LATER if self.has_user(card, fighters) else AN_ART_WITHOUT_USER

    def has_user(self, card: Card, fighters: list[int]) -> bool:
        """Whether one of these may use an art, as far as what is printed goes."""
        if not card.user:
            return bool(fighters)
        plans, kind = self.world.terms.tables.plans, self.world.kind
        return any(plans[term.number].loose[kind[each]] for term in card.user for each in fighters)

    def chakra(self, world: Crossover, kind: int) -> float:
        """How much a card in the chakra is wanted there: its symbol for arts in hand, itself if it may ambush."""
        seat = self.seat
        card = world.terms.pool.cards[kind]
        wanted = self.kind(kind) if any(word.kind == "ambush" for word in card.keywords) else 0.0
        alike = max(1, sum([bool(world.cards[each].symbol_bits & card.symbol_bits) for each in world.chakra[seat]]))
        for each in world.hand[seat]:
            art = world.cards[each]
            if art.cost is not None:
                wanted += sum([count for symbol, count in art.cost.symbols if symbol.bit & card.symbol_bits]) / alike
        return wanted

    def hand(self, world: Crossover) -> float:
        """What the hand is worth in a world to which the first one has led."""
        known = self.known
        return sum(
            [self.kind(world.kind[card]) if card in known else AN_UNKNOWN_CARD for card in world.hand[self.seat]]
        )


def is_good_hand(world: Crossover, seat: int) -> bool:
    """Whether somebody can be deployed early; with a hand grown small, whether there is anybody at all."""
    latest = EARLY + 2 * world.redraws[seat]
    cards = world.cards
    return any(cards[card].is_fighter and cards[card].turn <= latest for card in world.hand[seat])


def possessions(world: Crossover, seat: int) -> float:
    """What a player has but the hand: fighters, support cards, rewards, chakra, coins, the end of the deck."""
    chakra = len(world.chakra[seat])
    worth = rewards(len(world.rewards[seat]))
    worth += CHAKRA * min(chakra, ENOUGH_CHAKRA) + SPARE_CHAKRA * max(0, chakra - ENOUGH_CHAKRA)
    worth -= A_LAST_CARD * max(0, LAST_CARDS - len(world.deck[seat]))
    if world.terms.lines[seat] == DRAGON_BALL:
        worth += A_DB_COIN * world.pool[seat]
    for zone in (world.village, world.battlefield):
        for card in zone[seat]:
            if world.team[card]:
                worth += lives(world, card)[0] + A_PLACED_COIN * world.coins[DB][card]
            else:
                worth += A_SUPPORT_CARD
    return worth


def standing(world: Crossover, seat: int, purse: Purse) -> float:
    """How much better a seat stands than the other; hidden hands count by their size alone.

    The rest counts in a game that is won, too, or everything would be as good as everything else there.
    """
    other = 1 - seat
    decided = 0.0 if world.winner < 0 else WINNING if world.winner == seat else -WINNING
    mine = possessions(world, seat) + purse.hand(world)
    return decided + mine - possessions(world, other) - AN_UNKNOWN_CARD * len(world.hand[other])
