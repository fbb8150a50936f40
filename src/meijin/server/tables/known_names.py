"""What is known by its name: bots, and messages that have been carried out."""

from __future__ import annotations

from hashlib import blake2b

from meijin import bots
from meijin.kernel.errors import MeijinError
from meijin.kernel.game import Game
from meijin.server.refusal import Code, refusal_of


def marked(key: str, *words: str) -> str:
    """What is kept of a message to know it again: the same key with other words is another message.

    >>> marked("", "draw"), marked("k", "draw") == marked("k", "stand")
    ('', False)
    """
    return key and blake2b("\n".join([key, *words]).encode("utf-8", "surrogatepass"), digest_size=12).hexdigest()


def known_bot(name: str, game: Game) -> str:
    """The name of a bot, refused if there is none or if it cannot play the game."""
    try:
        return bots.find_for(name, game).name
    except MeijinError as error:
        raise refusal_of(error, Code.UNKNOWN) from None
