"""The chat of one table: a room for the players and one for the spectators, and one for all after the game."""

from __future__ import annotations

import unicodedata
from collections import deque
from collections.abc import Iterable
from typing import Final

from meijin.server import wire
from meijin.server.because import Because
from meijin.server.live.listener import Listener, encode
from meijin.server.live.ratelimit import Bucket
from meijin.server.refusal import Refused

SEATS: Final = "seats"
SPECTATORS: Final = "spectators"
EVERYBODY: Final = "everybody"
ROOMS: Final = (SEATS, SPECTATORS, EVERYBODY)
REMEMBERED: Final = 100  # lines a newcomer is shown
AT_ONCE: Final = 5
PER_SECOND: Final = 1.0

_BREAKS: Final = frozenset({"Cc", "Zl", "Zp"})  # a line of chat is one line
_UNSEEN: Final = frozenset({"Cf", "Cs"})  # characters that turn or hide the text around them
_JOINER: Final = "\u200d"  # holds emoji together


def room_of(seat: int | None, over: bool = False) -> str:
    """The room in which somebody speaks; ``over`` says whether the game is over as far as they know."""
    if over:
        return EVERYBODY
    return SPECTATORS if seat is None else SEATS


def clean(text: str) -> str:
    """A line as it is kept: no control characters, no blanks at the ends.

    >>> clean("  good\\n game\\u202e ")
    'good  game'
    """
    kinds = ((letter, unicodedata.category(letter)) for letter in text)
    seen = (" " if kind in _BREAKS else letter for letter, kind in kinds if kind not in _UNSEEN or letter == _JOINER)
    return "".join(seen).strip()


def hears(listener: Listener, line: wire.ChatLine, over: bool) -> bool:
    """Whether a line is for this listener. What was said in a room stays there, after the game, too."""
    rooms = {room_of(listener.seat), room_of(listener.seat, over)}
    return line.room in rooms and line.user not in listener.muted


class Chat:
    """The last lines of a table's chat, and who may say one more."""

    __slots__ = ("_buckets", "lines")

    def __init__(self, lines: Iterable[wire.ChatLine]) -> None:
        self.lines = deque(lines, maxlen=REMEMBERED)
        self._buckets: dict[str, Bucket] = {}

    def allow(self, user: str, text: str, seconds: float) -> str:
        """The line that a user may say now, or a refusal."""
        said = clean(text)
        if not said:
            raise Refused(Because.EMPTY_LINE)
        bucket = self._buckets.get(user)
        if bucket is None:
            bucket = self._buckets[user] = Bucket(AT_ONCE, PER_SECOND, seconds)
        if not bucket.take(seconds):
            raise Refused(Because.TALKING_TOO_FAST)
        return said

    def heard_by(self, listener: Listener, over: bool) -> tuple[wire.ChatLine, ...]:
        """What this listener may read of what has been said."""
        return tuple(line for line in self.lines if hears(listener, line, over))

    def opened_to(self, listener: Listener) -> None:
        """The game is over for this listener, too: show what has been said since."""
        for line in self.lines:
            if line.room == EVERYBODY and hears(listener, line, over=True):
                listener.send(encode(line))

    def forget(self, user: str) -> None:
        """Drop what a user has said."""
        self.lines = deque((line for line in self.lines if line.user != user), maxlen=REMEMBERED)
        self._buckets.pop(user, None)
