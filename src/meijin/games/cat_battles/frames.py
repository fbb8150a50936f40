"""What lies on ``state.pending``: questions, and what is still to be done once they are answered.

A frame with a mask of seats is a question to them. The same frame without one is still to be put: when it comes to the
top the rules look whether there is anything to choose.
"""

from __future__ import annotations

from typing import Final

from meijin.kernel.frames import FrameKinds, card, flag, number, seat, word
from meijin.kernel.state import Frame

KINDS: Final = FrameKinds()
ATTACKS: Final = ("first", "second", "counterattack")

# The phases: the outermost frame.
TEAM: Final = KINDS.add("team")  # both seats put their teams together
TURN: Final = KINDS.add("turn")  # a turn begins
START: Final = KINDS.add("start")
TAKE: Final = KINDS.add("take")
PLAY: Final = KINDS.add("play")
MAIN: Final = KINDS.add("main")
ACT: Final = KINDS.add("act", card("cat"), flag("moved"))  # a cat is in the middle of its Act
END: Final = KINDS.add("end")
# An attack, and above it the step that comes next.
ATTACK: Final = KINDS.add(
    "attack",
    card("attacker"),
    card("target"),
    word("which", ATTACKS),
    flag("near"),  # both were in one Area when it was declared
    flag("boosted"),  # the attacker was granted a keyword for it
    flag("guarded"),  # the target was
    number("allowance"),
    number("dice"),
    number("bonus"),  # damage added by Rear effects
)
EFFECTS: Final = KINDS.add("effects", seat(), number("passes"))  # the window before the dice
DIE: Final = KINDS.add("die", seat(), number("passes"))  # the window after a die
ROLL: Final = KINDS.add("roll")
TOTAL: Final = KINDS.add("total")
DEAL: Final = KINDS.add("deal")
AFTER: Final = KINDS.add("after")
COUNTER: Final = KINDS.add("counter")
PUSH: Final = KINDS.add("push")
AGAIN: Final = KINDS.add("again")
NEGATED: Final = KINDS.add("negated")
# Damage, Rear effects and the Greedy Boss.
HIT: Final = KINDS.add("hit", card("target"), number("points"), card("source"))  # damage that keywords may still lower
DAMAGE: Final = KINDS.add("damage", card("target"), number("points"), card("source"))
EFFECT: Final = KINDS.add("effect", card("cat"), card("target"))
RESPONSE: Final = KINDS.add("response", seat())
CHECK: Final = KINDS.add("check")  # who has no Fish runs away
GREEDY: Final = KINDS.add("greedy", seat())
AIM: Final = KINDS.add("aim", card("cat"))
RELOCATE: Final = KINDS.add("relocate", seat())
FEAST: Final = KINDS.add("feast", seat(), number("left"))
CALL: Final = KINDS.add("call", seat())

PHASES: Final = range(TEAM, END + 1)
STEPS: Final = range(EFFECTS, NEGATED + 1)
# Which attack it is.
FIRST, SECOND, COUNTERATTACK = range(len(ATTACKS))

# The places in frames.
ATTACKER, TARGET, WHICH, NEAR, BOOSTED, GUARDED, ALLOWANCE, DICE, BONUS = KINDS.places(ATTACK)
ACTING, MOVED = KINDS.places(ACT)
HURT, POINTS, SOURCE = KINDS.places(DAMAGE)
USER, USED_ON = KINDS.places(EFFECT)
(AIMING,) = KINDS.places(AIM)
_, FEAST_LEFT = KINDS.places(FEAST)

NO_DICE: Final = 1  # dice are digits to the base of 4 after a leading 1, the latest last

# Frames that hold nothing, ready made: still to be put, and as a question to each seat.
TO_DO: Final[tuple[Frame, ...]] = tuple((kind, 0) for kind in range(len(KINDS.all)))
TO_SEAT: Final[tuple[tuple[Frame, ...], ...]] = tuple(((kind, 0b01), (kind, 0b10)) for kind in range(len(KINDS.all)))
