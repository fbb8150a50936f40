"""Where a round stands: the stages in which somebody may have to decide, and what is asked; and how games end."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from meijin.games.ganymede.cards import CAMPS
from meijin.kernel.frames import FrameKinds, card

PHASES: Final = ("setup", "draw", "showdown", "cleanup", "reinforce")
SETUP, DRAW, SHOWDOWN, CLEANUP, REINFORCE = range(len(PHASES))

QUESTIONS: Final = FrameKinds()
ASK_PICK: Final = QUESTIONS.add("pick")
ASK_DRAW: Final = QUESTIONS.add("draw")
ASK_FLIP: Final = QUESTIONS.add("flip")
ASK_SCOUT: Final = QUESTIONS.add("scout")
ASK_WITHDRAW: Final = QUESTIONS.add("withdraw", card("about"))  # the 3 that acts
ASK_ACES: Final = QUESTIONS.add("aces")
ASK_REMOVE: Final = QUESTIONS.add("remove")
ASK_STAND: Final = QUESTIONS.add("stand")  # the only answer there is (R45)

(ACTING,) = QUESTIONS.places(ASK_WITHDRAW)

NAMES: Final = [question.name for question in QUESTIONS.all]
# Every question that holds nothing to every seat, ready made.
TO_SEAT: Final = tuple(tuple((kind, 1 << seat) for seat in range(len(CAMPS))) for kind in range(len(NAMES)))
DRAW_QUESTIONS: Final = TO_SEAT[ASK_DRAW]

OPEN: Final = -1  # nobody has won yet


class Ending(IntEnum):
    """Why a game is over."""

    FALLEN = 1  # a side has no HP left
    ROUND_CAP = 2  # the last round is over
    RESIGNED = 3
    TIMEOUT = 4  # time was called, and the last round is over
