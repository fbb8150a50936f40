"""What lies on ``state.pending``: questions, and what is still to be done once they are answered.

The outermost frame is that of the phase. A frame with a mask of seats is a question to them; the same frame without one
is still to be put: when it comes to the top, the rules look whether there is anything to choose.
"""

from __future__ import annotations

from typing import Final

from meijin.games.ranking_battle.parameters import HIGHEST
from meijin.kernel.frames import FrameKinds, card, flag, number, seat, word
from meijin.kernel.state import MOST_SEATS, Frame

KINDS: Final = FrameKinds()  # the lists of effects, "effects", come with the cards

# The phases: the outermost frame.
BEGIN: Final = KINDS.add("begin")
CHARACTER: Final = KINDS.add("character")
REPLACE: Final = KINDS.add("replace")
REVEAL: Final = KINDS.add("reveal")
TAKE: Final = KINDS.add("take")
ATTACKER: Final = KINDS.add("attacker")
CHALLENGE: Final = KINDS.add("challenge")
END: Final = KINDS.add("end")
# The steps of a battle, above the challenge.
REACT: Final = KINDS.add("react")
EXPERTISE: Final = KINDS.add("expertise", seat(always=True))
# A side takes its weapon; as a question, which of those it has taken it equips.
EQUIP: Final = KINDS.add("equip", seat(always=True), flag("exchanged"))
EXCHANGE: Final = KINDS.add("exchange", seat(always=True))
ARM: Final = KINDS.add("arm", seat(always=True), number("next", low=1))  # the equipped weapon's abilities
GUESS: Final = KINDS.add("guess", seat(always=True))
CALL: Final = KINDS.add("call", seat(always=True), number("n", low=1, high=HIGHEST))
# Effects.
# A list of effects, from one of them on.
RESOLVE: Final = KINDS.add("resolve", word("effects", of="effects"), number("next", low=0))
DISCARD: Final = KINDS.add("discard", number("n", low=1, high=HIGHEST))
WHO_DISCARDS: Final = KINDS.add(
    "who_discards", number("min_hand", low=1, high=HIGHEST), number("n", low=1, high=HIGHEST)
)
FORCED: Final = KINDS.add("forced_discard", seat(always=True), number("n", low=1, high=HIGHEST))
REMOVE: Final = KINDS.add("remove", word("then", of="effects"))
CYCLE: Final = KINDS.add("cycle", number("discarded", low=0))
ORDER: Final = KINDS.add("order", number("n", low=1, high=HIGHEST), number("placed", low=0))
WHOSE_FLIP: Final = KINDS.add("whose_flip", number("n", low=1, high=HIGHEST))
RETRIEVE: Final = KINDS.add("retrieve")
REPEAT: Final = KINDS.add("repeat")
WHO_WEAKENS: Final = KINDS.add("who_weakens", number("n", low=1, high=HIGHEST))
DROP: Final = KINDS.add("drop", card("event", always=True))

PHASES: Final = range(BEGIN, END + 1)
STEPS: Final = range(REACT, CALL + 1)
EFFECTS: Final = range(RESOLVE, WHO_WEAKENS + 1)
NAMES: Final = tuple(kind.name for kind in KINDS.all)

# Where the operands are that are looked up outside of the rules.
(STEP_SEAT,) = KINDS.places(EXPERTISE)  # and of the other steps, but for the reaction
(DISCARD_LEFT,) = KINDS.places(DISCARD)
LEAST_HAND, _ = KINDS.places(WHO_DISCARDS)
FORCED_SEAT, FORCED_LEFT = KINDS.places(FORCED)
RESOLVE_LIST, _ = KINDS.places(RESOLVE)
(REMOVE_THEN,) = KINDS.places(REMOVE)
(CYCLE_DISCARDED,) = KINDS.places(CYCLE)
(FLIP_COUNT,) = KINDS.places(WHOSE_FLIP)
(WEAKEN_BY,) = KINDS.places(WHO_WEAKENS)
(DROP_EVENT,) = KINDS.places(DROP)
_, CALL_BONUS = KINDS.places(CALL)

# Frames that hold nothing, ready made: still to be put, and as a question to each seat.
TO_DO: Final[tuple[Frame, ...]] = tuple((kind, 0) for kind in range(len(KINDS.all)))
TO_SEAT: Final[tuple[tuple[Frame, ...], ...]] = tuple(
    tuple((kind, 1 << seat) for seat in range(MOST_SEATS)) for kind in range(len(KINDS.all))
)
ALONE: Final[tuple[tuple[int, ...], ...]] = tuple((seat,) for seat in range(MOST_SEATS))  # the deciders of a question
