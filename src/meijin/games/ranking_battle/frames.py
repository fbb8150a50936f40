"""What lies on ``state.pending``: questions, and what is still to be done once they are answered.

The outermost frame is that of the phase. A frame with a mask of seats is a question to them; the same frame without one
is still to be put: when it comes to the top, the rules look whether there is anything to choose.
"""

from __future__ import annotations

from typing import Final

from meijin.kernel.frames import FrameKind, Operand, OperandType
from meijin.kernel.state import MOST_SEATS

# The phases: the outermost frame.
BEGIN: Final = 0
CHARACTER: Final = 1
REPLACE: Final = 2
REVEAL: Final = 3
TAKE: Final = 4
ATTACKER: Final = 5
CHALLENGE: Final = 6
END: Final = 7
# The steps of a battle, above the challenge.
REACT: Final = 8
EXPERTISE: Final = 9
EQUIP: Final = 10  # a side takes its weapon; as a question, which of those it has taken it equips
EXCHANGE: Final = 11
ARM: Final = 12  # the equipped weapon's abilities
GUESS: Final = 13
CALL: Final = 14
# Effects.
RESOLVE: Final = 15  # a list of effects, from one of them on
DISCARD: Final = 16
WHO_DISCARDS: Final = 17
FORCED: Final = 18
REMOVE: Final = 19
CYCLE: Final = 20
ORDER: Final = 21
WHOSE_FLIP: Final = 22
RETRIEVE: Final = 23
REPEAT: Final = 24
WHO_WEAKENS: Final = 25
DROP: Final = 26

PHASES: Final = (BEGIN, CHARACTER, REPLACE, REVEAL, TAKE, ATTACKER, CHALLENGE, END)
STEPS: Final = (REACT, EXPERTISE, EQUIP, EXCHANGE, ARM, GUESS, CALL)

_SEAT: Final = Operand("seat", OperandType.SEAT)
_N: Final = Operand("n", OperandType.NUMBER)


def kinds(lists: tuple[str, ...]) -> tuple[FrameKind, ...]:
    """What every frame holds; ``lists`` are the names of all lists of effects."""
    return (
        FrameKind("begin"),
        FrameKind("character"),
        FrameKind("replace"),
        FrameKind("reveal"),
        FrameKind("take"),
        FrameKind("attacker"),
        FrameKind("challenge"),
        FrameKind("end"),
        FrameKind("react"),
        FrameKind("expertise", (_SEAT,)),
        FrameKind("equip", (_SEAT, Operand("exchanged", OperandType.FLAG))),
        FrameKind("exchange", (_SEAT,)),
        FrameKind("arm", (_SEAT, Operand("next", OperandType.NUMBER))),
        FrameKind("guess", (_SEAT,)),
        FrameKind("call", (_SEAT, _N)),
        FrameKind("resolve", (Operand("effects", OperandType.WORD, lists), Operand("next", OperandType.NUMBER))),
        FrameKind("discard", (_N,)),
        FrameKind("who_discards", (Operand("min_hand", OperandType.NUMBER), _N)),
        FrameKind("forced_discard", (_SEAT, _N)),
        FrameKind("remove", (Operand("then", OperandType.WORD, lists),)),
        FrameKind("cycle", (Operand("discarded", OperandType.NUMBER),)),
        FrameKind("order", (_N, Operand("placed", OperandType.NUMBER))),
        FrameKind("whose_flip", (_N,)),
        FrameKind("retrieve"),
        FrameKind("repeat"),
        FrameKind("who_weakens", (_N,)),
        FrameKind("drop", (Operand("event", OperandType.CARD),)),
    )


# Frames that hold nothing, ready made: still to be put, and as a question to each seat.
TO_DO: Final = tuple((kind, 0) for kind in range(DROP + 1))
TO_SEAT: Final = tuple(tuple((kind, 1 << seat) for seat in range(MOST_SEATS)) for kind in range(DROP + 1))
