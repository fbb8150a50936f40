"""What a seat sees of a position beyond the actions taken: search keeps positions apart by it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.crossover import frames
from meijin.kernel.frames import KIND

if TYPE_CHECKING:
    from meijin.games.crossover.state import Crossover

# Questions about cards that the seat is shown: what it may answer says which they are.
SHOWN: Final = frozenset([frames.FIND, frames.PUT_BACK, frames.PICK, frames.TARGET])
A_ZONE: Final = -1  # between the cards of two zones


def sight(state: Crossover, seat: int) -> int:
    """The own hand, everybody's open cards by their kinds, wounds, and what lies before a seat that searches."""
    kinds, injured = state.kind, state.injured
    hand = [kinds[card] for card in state.hand[seat]]
    hand.sort()
    seen = [state.turn, state.letter, len(state.hand[1 - seat]), *hand]
    for owner in range(2):
        seen.append(A_ZONE)
        for card in state.discard[owner]:
            seen.append(kinds[card])
        seen.append(A_ZONE)
        for card in state.chakra[owner]:
            seen.append(kinds[card])
        seen.append(A_ZONE)
        for card in state.village[owner]:
            seen.append(kinds[card] << 2 | injured[card])
        for card in state.battlefield[owner]:
            seen.append(kinds[card] << 2 | 2 | injured[card])
    if state.pending[-1][KIND] in SHOWN:
        seen += state.legal(seat)
    return hash(tuple(seen))
