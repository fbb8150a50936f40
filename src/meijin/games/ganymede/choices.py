"""What the actions are called and do."""

from __future__ import annotations

from meijin.games.ganymede import messages, notation
from meijin.games.ganymede.cards import BLACK_KINDS, COPIES
from meijin.words import Message


def choice(action: int) -> Message:
    """What an action is called and does, whatever the position.

    >>> choice(notation.PICK).saying()
    Saying(id='choice-pick', fields={'card': 'black_a', 'text': 'black_a'})
    """
    if action < notation.ACES:
        return messages.PLAIN[notation.PLAIN[action]]()
    if action < notation.PICK:
        return messages.AcesHigh(action - notation.ACES)
    if action < notation.WITHDRAW:
        kind = BLACK_KINDS[action - notation.PICK].id
        return messages.PickOne(kind, kind)
    if action < notation.REMOVE:
        return messages.WithdrawOne(COPIES[action - notation.WITHDRAW][0].id)
    return messages.RemoveOne(COPIES[action - notation.REMOVE][0].id)
