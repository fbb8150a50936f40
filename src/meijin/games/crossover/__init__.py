"""Crossover Battles: Naruto decks against Dragon Ball decks, with Teams, arts and the Chain."""

from meijin.games.crossover.game import GAME

__all__ = ["GAME"]
