"""Cat Battles: two gangs of cats, dice and fish, and a Boss to defeat."""

from meijin.games.cat_battles.game import GAME

__all__ = ["GAME"]
