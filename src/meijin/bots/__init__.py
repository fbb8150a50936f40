"""Players of flesh are not always at hand: bots that choose from their seat's knowledge, and games between them."""

from meijin.bots.bot import Bot, BotError, choice_of
from meijin.bots.match import match, play
from meijin.bots.registry import find, find_for, installed, levels_of, names, playing, register, usual, weaker

__all__ = [
    "Bot",
    "BotError",
    "choice_of",
    "find",
    "find_for",
    "installed",
    "levels_of",
    "match",
    "names",
    "play",
    "playing",
    "register",
    "usual",
    "weaker",
]
