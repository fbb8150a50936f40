"""Little Busters! Ex Dotabata Ranking Battle: a deck of friends and cats, weapons thrown in, and a ladder of ranks."""

from meijin.games.ranking_battle.game import GAME

__all__ = ["GAME"]
