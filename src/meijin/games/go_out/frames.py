"""What is asked in a battle, and how battles and matches end."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from meijin.games.go_out.cards import BATTLE_CARDS, MOST_PLAYERS
from meijin.kernel.frames import KIND, FrameKinds, flag, number, word
from meijin.kernel.state import Frame

REASONS: Final = ("surplus", "absorbed")  # why cards are discarded
SURPLUS, ABSORBED = range(len(REASONS))

_LEFT: Final = number("left", 1, 1, BATTLE_CARDS)
FRAMES: Final = FrameKinds()
ASK_CHOOSE: Final = FRAMES.add("choose")
ASK_TURN: Final = FRAMES.add("turn", flag("absorbs", default=False))  # whether Kira may still absorb in this turn
# How many cards are still to be placed, and how many to be discarded after that.
ASK_PLACE: Final = FRAMES.add("place", _LEFT, number("surplus", 0, 0, BATTLE_CARDS))
ASK_DISCARD: Final = FRAMES.add("discard", _LEFT, word("why", REASONS))
ASK_GIFT: Final = FRAMES.add("gift")

ASKED: Final = KIND  # what is asked stands first in a frame
(ABSORBS,) = FRAMES.places(ASK_TURN)
LEFT, AFTER_THAT = FRAMES.places(ASK_PLACE)
_, WHY = FRAMES.places(ASK_DISCARD)  # how many are left stands where it does in place

PHASES: Final = tuple(question.name for question in FRAMES.all)
# Questions ready made: the turn of every seat, also when Kira has just been revealed; and who answers them.
TURNS: Final[tuple[Frame, ...]] = tuple((ASK_TURN, 1 << seat, 0) for seat in range(MOST_PLAYERS))
READY: Final[tuple[Frame, ...]] = tuple((ASK_TURN, 1 << seat, 1) for seat in range(MOST_PLAYERS))
GIFTS: Final[tuple[Frame, ...]] = tuple((ASK_GIFT, 1 << seat) for seat in range(MOST_PLAYERS))
CHOICES: Final[tuple[Frame, ...]] = tuple((ASK_CHOOSE, mask) for mask in range(1 << MOST_PLAYERS))
ALONE: Final[tuple[tuple[int, ...], ...]] = tuple((seat,) for seat in range(MOST_PLAYERS))


class Ending(IntEnum):
    """Why a match is over."""

    WON = 1  # a seat has the battle wins that are needed
    TIMEOUT = 2  # time was called, and the last battle is over


class How(IntEnum):
    """How a battle was won."""

    OUT_PLAY = 0
    OUT_GUARD = 1
    OUT_SWEEP = 2
    OUT_ABSORB = 3
    OUT_GIFT = 4
    LAST_STANDING = 5
