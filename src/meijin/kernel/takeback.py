"""Taking back: a seat's last action goes, if that has told nobody anything new.

What others have done since without the seat noticing makes no difference to it, or it could find out that way whether
they have chosen in secret: such actions stay, if they do not rest on the one that goes, and go with it otherwise.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from meijin.kernel.errors import MeijinError
from meijin.kernel.notice import notices
from meijin.kernel.state import AT_ANY_TIME, State

if TYPE_CHECKING:
    from meijin.kernel.record import Record


def position_without(record: Record, ply: int, agreed: bool) -> State | None:
    """The position without the action after so many others; None if it cannot be taken back.

    If the others have agreed, what they have done since goes, too, unless it has told anybody anything new.
    """
    (seat, own), later = record.actions[ply], record.actions[ply + 1 :]
    before = record.branch(ply)
    if _reveals(before, seat, own):
        return None
    state = before.trial()
    state.again(seat, own)
    noticed = revealed = chance = False
    for who, action in later:
        revealed = revealed or _reveals(state, who, action)
        last, key = state.clone(), _next_key(state)
        events = state.again(who, action)
        noticed = noticed or notices(seat, last, state, events)
        chance = chance or state.chance != key
    # Chance goes by the number of an action, so whatever met some would meet another in another place.
    if not noticed and not chance:
        with suppress(MeijinError):  # they rest on what goes
            return record.without(ply)
    return None if revealed or (noticed and not agreed) else before


def _next_key(state: State) -> int:
    assert state.record is not None
    return state.record.next_key()


def _reveals(before: State, seat: int, action: int) -> bool:
    """Whether an action ends the game out of turn, meets chance or shows anybody a card."""
    if action in AT_ANY_TIME:
        return True
    after = before.clone()
    after.chance = key = _next_key(before)
    after.step(seat, action)
    viewers = [None, *range(before.setup.players)]
    learned = any(after.learned_since(before, each) for each in viewers)
    return learned or after.chance != key or after.tells_more(before)
