"""The War Chronicles of Ganymede: a deck-building battle game on the lines of Blackjack."""

from meijin.games.ganymede.game import GAME

__all__ = ["GAME"]
