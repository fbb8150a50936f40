"""Players of flesh are not always at hand: bots that choose from their seat's knowledge, and games between them."""

from meijin.bots.bot import Bot, find, names
from meijin.bots.match import match, play

__all__ = ["Bot", "find", "match", "names", "play"]
