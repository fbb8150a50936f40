"""What lies on ``state.pending``, and the rows of the other lists of a position.

A frame with a mask of seats is a question to them; one without is still to be done. ``STEP`` lies below everything
else: the step of the turn that is under way. Rows (battles, the Chain, what lasts ...) have the same form and no seats.
"""

from __future__ import annotations

from typing import Final

from meijin.games.crossover.words import CAUSES, WAYS_IN, ZONE_NAMES
from meijin.kernel.frames import FrameKind, Operand, OperandType

# The turn.
STEP: Final = 0
CHOOSER: Final = 1  # who goes first?
REDRAW: Final = 2
PLACE: Final = 3  # Wishes, one by one
CHARGE: Final = 4
MISSION: Final = 5
COUNTER: Final = 6
CLIENT: Final = 7
DEPLOY: Final = 8
ENTERING: Final = 9  # a fighter or Client whose costs are being paid
DB_STEP: Final = 10
ORGANIZE: Final = 11
ATTACK: Final = 12
BLOCK: Final = 13
RESULT: Final = 14  # what a battle's result brings, once its Damage is dealt
DAMAGE: Final = 15
LEAVING: Final = 16
ADJUST: Final = 17
FINAL_COIN: Final = 18
FREE_MISSION: Final = 19  # steps D to G in an order of choice
PAY_HAND: Final = 20
# Rows.
BATTLE: Final = 21

_N: Final = Operand("n", OperandType.NUMBER)
_CARD: Final = Operand("card", OperandType.CARD)
_CAUSE: Final = Operand("cause", OperandType.WORD, CAUSES)
_ZONE: Final = Operand("zone", OperandType.WORD, ZONE_NAMES)


def kinds() -> tuple[FrameKind, ...]:
    """What every frame and row holds, in the order of the numbers above."""
    return (
        FrameKind("step"),
        FrameKind("chooser"),
        FrameKind("redraw"),
        FrameKind("place"),
        FrameKind("charge"),
        FrameKind("mission"),
        FrameKind("counter"),
        FrameKind("client"),
        FrameKind("deploy"),
        FrameKind("entering", (_CARD, Operand("how", OperandType.WORD, WAYS_IN))),
        FrameKind("db_step"),
        # Whether Teams are being named, and the Head of the latest of them.
        FrameKind("organize", (Operand("begun", OperandType.FLAG), Operand("head", OperandType.CARD))),
        FrameKind("attack"),
        FrameKind("block", (Operand("battle", OperandType.NUMBER),)),
        FrameKind(
            "result",
            (
                Operand("battle", OperandType.NUMBER),
                Operand("lead", OperandType.NUMBER),  # of the attacking Team (showdown.py)
                Operand("attackers", OperandType.NUMBER),  # how many there were when the Showdown began
                Operand("blockers", OperandType.NUMBER),
            ),
        ),
        FrameKind(
            "damage",
            (
                Operand("showdown", OperandType.FLAG),
                Operand("heavy", OperandType.NUMBER),
                Operand("heavily", OperandType.CARDS),
                Operand("light", OperandType.NUMBER),
                Operand("lightly", OperandType.CARDS),
                Operand("asked", OperandType.CARDS),
            ),
        ),
        FrameKind(
            "leaving",
            (
                _ZONE,
                Operand("winner", OperandType.SEAT),  # whose rewards it becomes
                _CAUSE,
                Operand("bottom", OperandType.FLAG),
                Operand("cards", OperandType.CARDS),
                Operand("healthy", OperandType.CARDS),  # were so just before the Damage
                Operand("asked", OperandType.CARDS),
            ),
        ),
        FrameKind("adjust"),
        FrameKind("final_coin"),
        FrameKind("free_mission"),
        FrameKind("pay_hand", (_N, Operand("symbols", OperandType.NUMBER))),
        FrameKind("battle", (Operand("attacking", OperandType.NUMBER), Operand("blocking", OperandType.NUMBER))),
    )
