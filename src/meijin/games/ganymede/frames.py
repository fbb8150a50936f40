"""Where a round stands: the stages in which somebody may have to decide, and what is asked; and how games end."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from meijin.games.ganymede.cards import CAMPS
from meijin.kernel.frames import FrameKinds, card
from meijin.kernel.state import Frame

PHASES: Final = ("setup", "draw", "showdown", "cleanup", "reinforce")
SETUP, DRAW, SHOWDOWN, CLEANUP, REINFORCE = range(len(PHASES))

FRAMES: Final = FrameKinds()
ASK_PICK: Final = FRAMES.add("pick")
ASK_DRAW: Final = FRAMES.add("draw")
ASK_FLIP: Final = FRAMES.add("flip")
ASK_SCOUT: Final = FRAMES.add("scout")
ASK_WITHDRAW: Final = FRAMES.add("withdraw", card("about"))  # the 3 that acts
ASK_ACES: Final = FRAMES.add("aces")
ASK_REMOVE: Final = FRAMES.add("remove")
ASK_STAND: Final = FRAMES.add("stand")  # the only answer there is (R45)

(ACTING,) = FRAMES.places(ASK_WITHDRAW)

QUESTION_NAMES: Final = [question.name for question in FRAMES.all]
# Every question that holds nothing to every seat, ready made.
TO_SEAT: Final[tuple[tuple[Frame, ...], ...]] = tuple(
    tuple((kind, 1 << seat) for seat in range(len(CAMPS))) for kind in range(len(QUESTION_NAMES))
)
DRAW_QUESTIONS: Final[tuple[Frame, ...]] = TO_SEAT[ASK_DRAW]

OPEN: Final = -1  # nobody has won yet


class Ending(IntEnum):
    """Why a game is over."""

    FALLEN = 1  # a side has no HP left
    ROUND_CAP = 2  # the last round is over
    RESIGNED = 3
    TIMEOUT = 4  # time was called, and the last round is over
