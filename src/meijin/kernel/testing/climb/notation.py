"""Actions as numbers and as words.

====== ========= ======================================================
0-77   play 9x2  play k cards of number r, as ``(k-1)*13 + (r-1)``
78     pass      take the damage
79     guard     discard a guard
80-93  put 5     put a card of that rank face down (80: ``put guard``)
====== ========= ======================================================
"""

from __future__ import annotations

from typing import Final

from meijin.kernel.errors import MeijinError
from meijin.kernel.testing.climb import messages
from meijin.kernel.testing.climb.cards import CARDS
from meijin.words import Message

PASS: Final = 78
GUARD: Final = 79
PUT: Final = 80

_TEXTS: Final = (
    *[f"play {number}x{count}" for count in range(1, 7) for number in range(1, 14)],
    "pass",
    "guard",
    *[f"put {card}" for card in CARDS],
)
_ACTIONS: Final = {text: action for action, text in enumerate(_TEXTS)}
ACTIONS: Final = len(_TEXTS)


def text(action: int) -> str:
    """An action in words.

    >>> text(21), text(PUT)
    ('play 9x2', 'put guard')
    """
    if not 0 <= action < len(_TEXTS):
        raise MeijinError(f"{action} is the number of no action of Climb")
    return _TEXTS[action]


def parse(words: str) -> int:
    """The action that words stand for.

    >>> parse("play 9x2")
    21
    """
    if words in _ACTIONS:
        return _ACTIONS[words]
    raise MeijinError(
        f"{words!r} is no action of Climb; there are 'play 9x2' (a number from 1 to 13, 1 to 6 cards of it), 'pass', "
        f"'guard', 'put 5' and 'put guard'"
    )


def cards_of(action: int) -> tuple[int, int]:
    """The number and how many cards of it a play puts down.

    >>> cards_of(21)
    (9, 2)
    """
    return action % 13 + 1, action // 13 + 1


def choice(action: int) -> Message:
    """What an action is called and does.

    >>> choice(21).saying()
    Saying(id='choice-play', fields={'number': 9, 'count': 2})
    """
    if action < PASS:
        return messages.PlaySet(*cards_of(action))
    if action < PUT:
        return messages.TAKE_DAMAGE() if action == PASS else messages.USE_GUARD()
    return messages.PutCard(CARDS[action - PUT])
