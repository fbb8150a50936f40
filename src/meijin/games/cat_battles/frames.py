"""What lies on ``state.pending``: questions, and what is still to be done once they are answered.

A frame with a mask of seats is a question to them. The same frame without one is still to be put: when it comes to the
top the rules look whether there is anything to choose.
"""

from __future__ import annotations

from typing import Final

from meijin.kernel.frames import FrameKind, Operand, OperandType

# The phases: the outermost frame.
TEAM: Final = 0  # both seats put their teams together
TURN: Final = 1  # a turn begins
START: Final = 2
TAKE: Final = 3
PLAY: Final = 4
MAIN: Final = 5
ACT: Final = 6  # a cat is in the middle of its Act
END: Final = 7
# An attack, and above it the step that comes next.
ATTACK: Final = 8
EFFECTS: Final = 9  # the window before the dice
DIE: Final = 10  # the window after a die
ROLL: Final = 11
TOTAL: Final = 12
DEAL: Final = 13
AFTER: Final = 14
COUNTER: Final = 15
PUSH: Final = 16
AGAIN: Final = 17
NEGATED: Final = 18
# Damage, Rear effects and the Greedy Boss.
HIT: Final = 19  # damage that keywords may still lower
DAMAGE: Final = 20
EFFECT: Final = 21
RESPONSE: Final = 22
CHECK: Final = 23  # who has no Fish runs away
GREEDY: Final = 24
AIM: Final = 25
RELOCATE: Final = 26
FEAST: Final = 27
CALL: Final = 28

# Which attack it is.
FIRST: Final = 0
SECOND: Final = 1
COUNTERATTACK: Final = 2

# The places in the frame of an attack.
ATTACKER: Final = 2
TARGET: Final = 3
WHICH: Final = 4
NEAR: Final = 5
BOOSTED: Final = 6
GUARDED: Final = 7
ALLOWANCE: Final = 8
DICE: Final = 9
BONUS: Final = 10

NO_DICE: Final = 1  # dice are digits to the base of 4 after a leading 1, the latest last

_SEAT: Final = Operand("seat", OperandType.SEAT)
_WINDOW: Final = (_SEAT, Operand("passes", OperandType.NUMBER))
_BLOW: Final = (
    Operand("target", OperandType.CARD),
    Operand("points", OperandType.NUMBER),
    Operand("source", OperandType.CARD),
)

KINDS: Final = (
    FrameKind("team"),
    FrameKind("turn"),
    FrameKind("start"),
    FrameKind("take"),
    FrameKind("play"),
    FrameKind("main"),
    FrameKind("act", (Operand("cat", OperandType.CARD), Operand("moved", OperandType.FLAG))),
    FrameKind("end"),
    FrameKind(
        "attack",
        (
            Operand("attacker", OperandType.CARD),
            Operand("target", OperandType.CARD),
            Operand("which", OperandType.WORD, ("first", "second", "counterattack")),
            Operand("near", OperandType.FLAG),  # both were in one Area when it was declared
            Operand("boosted", OperandType.FLAG),  # the attacker was granted a keyword for it
            Operand("guarded", OperandType.FLAG),  # the target was
            Operand("allowance", OperandType.NUMBER),
            Operand("dice", OperandType.NUMBER),
            Operand("bonus", OperandType.NUMBER),  # damage added by Rear effects
        ),
    ),
    FrameKind("effects", _WINDOW),
    FrameKind("die", _WINDOW),
    FrameKind("roll"),
    FrameKind("total"),
    FrameKind("deal"),
    FrameKind("after"),
    FrameKind("counter"),
    FrameKind("push"),
    FrameKind("again"),
    FrameKind("negated"),
    FrameKind("hit", _BLOW),
    FrameKind("damage", _BLOW),
    FrameKind("effect", (Operand("cat", OperandType.CARD), Operand("target", OperandType.CARD))),
    FrameKind("response", (_SEAT,)),
    FrameKind("check"),
    FrameKind("greedy", (_SEAT,)),
    FrameKind("aim", (Operand("cat", OperandType.CARD),)),
    FrameKind("relocate", (_SEAT,)),
    FrameKind("feast", (_SEAT, Operand("left", OperandType.NUMBER))),
    FrameKind("call", (_SEAT,)),
)

# Frames that hold nothing, ready made: still to be put, and as a question to each seat.
TO_DO: Final = tuple((kind, 0) for kind in range(len(KINDS)))
TO_SEAT: Final = tuple(((kind, 0b01), (kind, 0b10)) for kind in range(len(KINDS)))
