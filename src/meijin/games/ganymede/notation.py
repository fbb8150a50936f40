"""Actions as numbers and as words.

An action is a verb, for some with a card, a kind or a count added to it::

    stand, draw, hide, flip, scout_keep, scout_discard, decline
    aces_high K          K of the own aces count 11
    pick black_7         take a Black card of that kind
    withdraw red_6#2     pull a card back with a 3
    remove red_5#1       take a card out of the game in the Cleanup
"""

from __future__ import annotations

from typing import Final

from meijin.games.ganymede.cards import BLACK_KINDS, KINDS, NAMES
from meijin.kernel.errors import MeijinError, quoted
from meijin.kernel.messages import NoAction, NotUnderstood, StandsAlone

STAND: Final = 0
DRAW: Final = 1
HIDE: Final = 2
FLIP: Final = 3
SCOUT_KEEP: Final = 4
SCOUT_DISCARD: Final = 5
DECLINE: Final = 6
ACES: Final = 8  # + how many count high
PICK: Final = 16  # + the kind's place in BLACK_KINDS
ALL_PICKS: Final = tuple(PICK + place for place in range(len(BLACK_KINDS)))
WITHDRAW: Final = 32  # + the card
REMOVE: Final = 96  # + the card

PLAIN: Final[tuple[str, ...]] = ("stand", "draw", "hide", "flip", "scout_keep", "scout_discard", "decline")
NEEDS: Final = ("aces_high", "pick", "withdraw", "remove")  # the words ``term-needs_VERB`` tell what
MOST_ACES: Final = 4

_TEXTS: Final = (
    dict(enumerate(PLAIN))
    | {ACES + high: f"aces_high {high}" for high in range(MOST_ACES)}
    | {PICK + place: f"pick {kind.id}" for place, kind in enumerate(BLACK_KINDS)}
    | {WITHDRAW + card: f"withdraw {name}" for card, name in enumerate(NAMES)}
    | {REMOVE + card: f"remove {name}" for card, name in enumerate(NAMES)}
)
_ACTIONS: Final = {text: action for action, text in _TEXTS.items()}


def text(action: int) -> str:
    """An action in words.

    >>> text(PICK)
    'pick black_a'
    """
    if action not in _TEXTS:
        raise MeijinError(f"{quoted(action)} is the number of no action of Ganymede")
    return _TEXTS[action]


def actions(cards: int) -> list[int]:
    """All actions with so many cards, of which those of Purple are the last.

    >>> len(actions(len(NAMES))) - len(actions(len(NAMES) - 10))
    20
    """
    apart = REMOVE - WITHDRAW
    return [action for action in sorted(_TEXTS) if action < WITHDRAW or (action - WITHDRAW) % apart < cards]


def is_action(action: int) -> bool:
    """Whether a number stands for an action.

    >>> is_action(DRAW), is_action(7)
    (True, False)
    """
    return action in _TEXTS


def parse(words: str) -> int:
    """The action that words stand for.

    >>> parse("draw") == DRAW
    True
    """
    if words in _ACTIONS:
        return _ACTIONS[words]
    verb, _, rest = words.partition(" ")
    if verb in PLAIN:
        raise MeijinError(StandsAlone(quoted(verb), quoted(rest)))
    if verb in NEEDS:
        # Left without its copy number, a card may still be one of the legal choices: that is looked at before.
        short = f"{words}#1"
        if rest in KINDS and short in _ACTIONS:
            return _ACTIONS[short]
        raise MeijinError(NotUnderstood(quoted(words), quoted(verb), f"needs_{verb}"))
    raise MeijinError(NoAction(quoted(words), "Ganymede", ", ".join([*PLAIN, *NEEDS])))
