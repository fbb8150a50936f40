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

from meijin.games.ganymede.cards import BLACK_KINDS, COPIES, KINDS, NAMES
from meijin.kernel.errors import MeijinError, quoted

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

PLAIN: Final = ("stand", "draw", "hide", "flip", "scout_keep", "scout_discard", "decline")
MOST_ACES: Final = 4

_TEXTS: Final = (
    dict(enumerate(PLAIN))
    | {ACES + high: f"aces_high {high}" for high in range(MOST_ACES)}
    | {PICK + place: f"pick {kind.id}" for place, kind in enumerate(BLACK_KINDS)}
    | {WITHDRAW + card: f"withdraw {name}" for card, name in enumerate(NAMES)}
    | {REMOVE + card: f"remove {name}" for card, name in enumerate(NAMES)}
)
_ACTIONS: Final = {text: action for action, text in _TEXTS.items()}

_EXPLAINED: Final = {
    STAND: "Draw no more this round.",
    DRAW: "Draw the top card of your deck into your row.",
    HIDE: "Leave the card face down; it counts its number, and its effect is lost for this round.",
    SCOUT_KEEP: "Leave the card you have seen on top of your deck.",
    SCOUT_DISCARD: "Put the card you have seen on your discard pile, unseen by the others.",
    DECLINE: "Leave all your cards in the fight.",
}


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
        raise MeijinError(f"{verb!r} stands alone, without {rest!r}")
    needs = {
        "aces_high": f"how many aces count high, from 0 to {MOST_ACES - 1}",
        "pick": "a kind of Black card: " + ", ".join(kind.id for kind in BLACK_KINDS),
        "withdraw": "a card of your row, like red_6#1",
        "remove": "a card of your row, like red_6#1",
    }
    if verb in needs:
        # Left without its copy number, a card may still be one of the legal choices: that is looked at before.
        short = f"{words}#1"
        if rest in KINDS and short in _ACTIONS:
            return _ACTIONS[short]
        raise MeijinError(f"{words!r} is not understood: {verb!r} needs {needs[verb]}")
    raise MeijinError(f"{words!r} is no action of Ganymede; the verbs are {', '.join([*PLAIN, *needs])}")


def explain(action: int) -> str:
    """What an action does, in one sentence.

    >>> explain(STAND)
    'Draw no more this round.'
    """
    if action in _EXPLAINED:
        return _EXPLAINED[action]
    if action == FLIP:
        return "Turn the card face up and use its effect."
    if action < PICK:
        high = action - ACES
        return f"Announce that {high} of your aces {'counts' if high == 1 else 'count'} 11 and the others 1."
    if action < WITHDRAW:
        return BLACK_KINDS[action - PICK].text
    card, _ = COPIES[(action - WITHDRAW) if action < REMOVE else (action - REMOVE)]
    if action < REMOVE:
        return f"Pull {card.name} out of the fight and put it on your discard pile."
    return f"Take {card.name} out of the game for good."
