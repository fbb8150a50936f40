"""Actions as numbers: a verb, and up to two cards, kinds of cards or numbers.

Cards in piles and hands are named by their kind, their place in the pool; objects in play by the number of the card.

>>> action = move(USE, 120, 7)
>>> verb_of(action) == USE, first_of(action), second_of(action)
(True, 120, 7)
"""

from __future__ import annotations

from typing import Final

PASS: Final = 0
DONE: Final = 1
FIRST: Final = 2
SECOND: Final = 3
KEEP: Final = 4
REDRAW: Final = 5
PLACE: Final = 6  # kind
CHARGE: Final = 7  # kind
MISSION: Final = 8  # kind
COUNTER: Final = 9  # kind
CLIENT: Final = 10  # kind
DEPLOY: Final = 11  # kind
AMBUSH: Final = 12  # kind
GROW: Final = 13  # kind
COIN: Final = 14  # card
WISH: Final = 15  # kind
USE: Final = 16  # kind of the art, card of its user
ADVENTURE: Final = 17  # kind
ACTIVATE: Final = 18  # card, which of its abilities (from 1)
MODE: Final = 19  # number
X: Final = 20  # number
TARGET: Final = 21  # card, and of one with several items on the Chain which item
TARGET_KIND: Final = 22  # kind, and where both players have it whose it is (1 + seat; 0 where that is clear)
PAY: Final = 23  # kind
PAY_OBJECT: Final = 24  # card
ACCEPT: Final = 25
DECLINE: Final = 26
TRIGGER: Final = 27  # card, which of its abilities (from 1)
LEAD: Final = 28  # card
BACK: Final = 29  # card
ATTACK: Final = 30  # card of the Head
BLOCK: Final = 31  # card of the Head
TAKE: Final = 32  # kind
NONE: Final = 33
TOP: Final = 34  # kind
CHOOSE: Final = 35  # number
NUMBER: Final = 36  # number
PICK: Final = 37  # card, and a kind of coin on it (from 1), or as with TARGET
PICK_KIND: Final = 38  # kind, as with TARGET_KIND
DISCARD: Final = 39  # kind
AS_HEAD: Final = 40
AS_BACK: Final = 41
HEADS: Final = 42
TAILS: Final = 43

ITEMS: Final = 1 << 12  # with TARGET and PICK: from here on the second number is a place on the Chain

VERB_BITS: Final = 6
FIRST_BITS: Final = 16  # for more kinds than the longest text of own cards can hold
_SECOND_AT: Final = VERB_BITS + FIRST_BITS
_VERBS: Final = (1 << VERB_BITS) - 1
_FIRSTS: Final = (1 << FIRST_BITS) - 1


def move(verb: int, first: int = 0, second: int = 0) -> int:
    """The number of an action."""
    return verb | first << VERB_BITS | second << _SECOND_AT


def verb_of(action: int) -> int:
    """What is done."""
    return action & _VERBS


def first_of(action: int) -> int:
    """With which card, kind or number."""
    return action >> VERB_BITS & _FIRSTS


def second_of(action: int) -> int:
    """And with which other."""
    return action >> _SECOND_AT
