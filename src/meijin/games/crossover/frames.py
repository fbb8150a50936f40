"""What lies on ``state.pending``, and the rows of the other lists of a position.

A frame with a mask of seats is a question to them; one without is still to be done. ``STEP`` lies below everything
else: the step of the turn that is under way. Rows (battles, the Chain, what lasts ...) have the same form and no seats.
"""

from __future__ import annotations

from typing import Final

from meijin.games.crossover.names import CAUSES, WAYS_IN, ZONE_NAMES
from meijin.kernel.frames import FrameKinds, card, cards, flag, number, seat, word

KINDS: Final = FrameKinds()

# The turn.
STEP: Final = KINDS.add("step")
CHOOSER: Final = KINDS.add("chooser")  # who goes first?
REDRAW: Final = KINDS.add("redraw")
PLACE: Final = KINDS.add("place")  # Wishes, one by one
CHARGE: Final = KINDS.add("charge")
MISSION: Final = KINDS.add("mission")
COUNTER: Final = KINDS.add("counter")
CLIENT: Final = KINDS.add("client")
DEPLOY: Final = KINDS.add("deploy")
# A fighter or Client whose costs are being paid.
ENTERING: Final = KINDS.add("entering", card("card", always=True), word("how", WAYS_IN))
ENTERING_CARD, ENTERING_HOW = KINDS.places(ENTERING)
DB_STEP: Final = KINDS.add("db_step")
ORGANIZE: Final = KINDS.add("organize", flag("begun"), card("head"))
ORGANIZE_BEGUN, ORGANIZE_HEAD = KINDS.places(ORGANIZE)
ATTACK: Final = KINDS.add("attack")
BLOCK: Final = KINDS.add("block", number("battle"))
(BLOCK_BATTLE,) = KINDS.places(BLOCK)
# What a battle's result brings, once its Damage is dealt.
RESULT: Final = KINDS.add("result", number("battle"), number("lead"), number("attackers"), number("blockers"))
DAMAGE: Final = KINDS.add(
    "damage", flag("showdown"), number("heavy"), cards("heavily"), number("light"), cards("lightly"), cards("asked")
)
DAMAGE_SHOWDOWN, HEAVY, HEAVILY, LIGHT, LIGHTLY, DAMAGE_ASKED = KINDS.places(DAMAGE)
LEAVING: Final = KINDS.add(
    "leaving",
    word("zone", ZONE_NAMES),
    seat("winner"),
    word("cause", CAUSES),
    flag("bottom"),
    cards("cards"),
    cards("healthy"),
    cards("asked"),
)
*_, LEAVING_CARDS, LEAVING_HEALTHY, LEAVING_ASKED = KINDS.places(LEAVING)
ADJUST: Final = KINDS.add("adjust")
FINAL_COIN: Final = KINDS.add("final_coin")
FREE_MISSION: Final = KINDS.add("free_mission")  # steps D to G in an order of choice
PAY_HAND: Final = KINDS.add("pay_hand", number("n"), number("symbols"))
PAY_HAND_N, PAY_HAND_SYMBOLS = KINDS.places(PAY_HAND)
# Rows.
BATTLE: Final = KINDS.add("battle", number("attacking"), number("blocking"))
ATTACKING, BLOCKING = KINDS.places(BATTLE)
