"""What attacks, blocks, Teams, cards and payments are worth to a competent player, from what its seat knows."""

from meijin.games.crossover.judgement.battle import outlook, rate_attacks, rate_blocks
from meijin.games.crossover.judgement.worth import AN_UNKNOWN_CARD, ENOUGH_CHAKRA, Purse, standing

__all__ = ["AN_UNKNOWN_CARD", "ENOUGH_CHAKRA", "Purse", "outlook", "rate_attacks", "rate_blocks", "standing"]
