"""Actions as numbers and as words, and events as lines of the log.

====== ========= ======================================================
0-77   play 9x2  play k cards of number r, as ``(k-1)*13 + (r-1)``
78     pass      take the damage
79     guard     discard a guard
80-93  put 5     put a card of that rank face down (80: ``put guard``)
====== ========= ======================================================
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from meijin.kernel.errors import MeijinError
from meijin.kernel.testing.climb.cards import CARDS

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


def explain(action: int) -> str:
    """What an action does, in one sentence.

    >>> explain(21)
    'Play 2 cards of number 9.'
    """
    if action < PASS:
        number, count = cards_of(action)
        return f"Play {count} card{'s' if count > 1 else ''} of number {number}."
    if action == PASS:
        return "Take the damage of the set before you: draw that many cards, then put as many face down."
    if action == GUARD:
        return "Discard a guard, and take no damage."
    return f"Put a {CARDS[action - PUT]} from your hand face down before you; it counts as damage for good."


def narrate(kind: str, fields: Mapping[str, object]) -> str:
    """An event as a line of the log.

    >>> narrate("put", {"seat": "red"}), narrate("put", {"seat": "red", "card": "5"})
    ('Red puts a card face down.', 'Red puts 5 face down.')
    """
    seat = str(fields.get("seat", "")).capitalize()
    match kind:
        case "play":
            return f"{seat} plays {fields['set']}."
        case "guard":
            return f"{seat} discards a guard."
        case "pass":
            return f"{seat} passes."
        case "draw":
            cards = fields.get("cards")
            shown = f": {', '.join(cards)}" if isinstance(cards, list) else ""
            return f"{seat} draws {fields['count']}{shown}."
        case "put":
            return f"{seat} puts {fields.get('card', 'a card')} face down."
        case "out":
            return f"{seat} cannot take that much damage and is out."
        case "round":
            return f"Nobody beats {seat}, who leads anew."
        case "time":
            return "Time is called: the game is played to its end."
        case "over":
            why = "has no cards left" if fields["why"] == "empty_hand" else "is the last one in"
            return f"{seat} {why} and wins."
    raise ValueError(f"unknown event {kind!r}")
