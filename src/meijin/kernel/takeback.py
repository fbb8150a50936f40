"""Taking back: a seat's last action goes, if that has told nobody anything new.

What others have done since without the seat noticing makes no difference to it, or it could find out that way whether
they have chosen in secret: such actions stay, if they do not rest on the one that goes, and go with it otherwise.

Who plays alone, against nobody who would mind, takes back everything that chance has not decided: what an action has
shown others, and what they have done since, goes with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from meijin.kernel.errors import MeijinError
from meijin.kernel.notice import notices
from meijin.kernel.state import AT_ANY_TIME, State

if TYPE_CHECKING:
    from meijin.kernel.record import Record


def position_without(
    record: Record, ply: int, agreed: bool, alone: bool = False, earlier: State | None = None
) -> State | None:
    """The position without the action after so many others; None if it cannot be taken back.

    If the others have agreed, what they have done since goes, too, unless it has told anybody anything new. Where the
    seat plays ``alone``, it goes unless chance was met, and the action itself may show everybody else what it likes.
    Whoever still has the position ``earlier``, before that action, saves playing the game again up to there.
    """
    (seat, own), later = record.actions[ply], record.actions[ply + 1 :]
    before = record.branch(ply) if earlier is None else earlier.trial()
    if _reveals(before, seat, own, alone):
        return None
    state = before.trial()
    state.again(seat, own)
    noticed = revealed = chance = False
    for who, action in later:
        revealed = revealed or (not alone and _reveals(state, who, action))
        last, key = state.clone(), _next_key(state)
        events = state.again(who, action)
        noticed = noticed or notices(seat, last, state, events)
        chance = chance or state.chance != key
    # Chance goes by the number of an action, so whatever met some would meet another in another place.
    if not noticed and not chance:
        with suppress(MeijinError):  # they rest on what goes
            return played_on(before.trial(), later)
    if alone:
        return None if chance else before
    return None if revealed or (noticed and not agreed) else before


def played_on(state: State, actions: Sequence[tuple[int, int]]) -> State:
    """A recorded position after some more actions, which it takes itself."""
    for seat, action in actions:
        state.again(seat, action)
    return state


def _next_key(state: State) -> int:
    assert state.record is not None
    return state.record.next_key()


def _reveals(before: State, seat: int, action: int, alone: bool = False) -> bool:
    """Whether an action ends the game out of turn, meets chance or shows anybody a card; ``alone``, the seat itself."""
    if action in AT_ANY_TIME:
        return True
    after = before.clone()
    after.chance = key = _next_key(before)
    after.step(seat, action)
    viewers = [seat] if alone else [None, *range(before.setup.players)]
    learned = any(after.learned_since(before, each) for each in viewers)
    return learned or after.chance != key or (not alone and after.tells_more(before))
