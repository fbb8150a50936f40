"""Numbers with names: zones, steps of a turn, coins, causes. Rules use the numbers, everybody else the words."""

from __future__ import annotations

from typing import Final

SEATS: Final = ("red", "blue")
NARUTO: Final = 0
DRAGON_BALL: Final = 1
LINES: Final = ("naruto", "db")

# Zones. Where a card lies is one number: twice its zone and the seat.
DECK: Final = 0
HAND: Final = 1
DISCARD: Final = 2
CHAKRA: Final = 3
VILLAGE: Final = 4
BATTLEFIELD: Final = 5
REWARDS: Final = 6
WISHES: Final = 7
ASIDE: Final = 8
STACK: Final = 9
REMOVED: Final = 10
ZONE_NAMES: Final = (
    "deck",
    "hand",
    "discard",
    "chakra",
    "village",
    "battlefield",
    "rewards",
    "wishes",
    "aside",
    "stack",
    "removed",
)
# Where cards of both players lie; to all other zones a card goes only as its owner's (CB3.3.2).
MIXED: Final = (VILLAGE, BATTLEFIELD, REWARDS, STACK)

# The steps of a turn, by their letters.
SETUP: Final = 0
A0: Final = 1
A: Final = 2
B: Final = 3
C: Final = 4
D1: Final = 5
D2: Final = 6
E: Final = 7
F: Final = 8
G: Final = 9
H: Final = 10
I: Final = 11  # noqa: E741 - the rulebook's letter
J0: Final = 12
J: Final = 13
K: Final = 14
L: Final = 15
M: Final = 16
N: Final = 17
O0: Final = 18
O: Final = 19  # noqa: E741 - the rulebook's letter
P: Final = 20
Q: Final = 21
STEP_NAMES: Final = (
    "setup",
    "A0",
    "A",
    "B",
    "C",
    "D1",
    "D2",
    "E",
    "F",
    "G",
    "H",
    "I",
    "J0",
    "J",
    "K",
    "L",
    "M",
    "N",
    "O0",
    "O",
    "P",
    "Q",
)

# The phase of each step, as a place among the phases of a turn; the setup is before the first.
PHASE_OF: Final = (-1, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4)

# Coins with a meaning of their own; the pool's other kinds come after them.
GROWTH: Final = 0
TIME: Final = 1
DB: Final = 2

# How a card that is paid for comes into play.
BY_DEPLOYING: Final = 0
BY_AMBUSH: Final = 1
AS_CLIENT: Final = 2
WAYS_IN: Final = ("deploy", "ambush", "client")

# Why something leaves play.
BY_EFFECT: Final = 0
BY_COST: Final = 1
BY_DAMAGE: Final = 2  # of an effect
BY_SHOWDOWN: Final = 3
BY_EXPIRING: Final = 4  # its last time coin is gone
BY_GROWTH: Final = 5  # another card is laid on it
CAUSES: Final = ("effect", "cost", "damage", "showdown", "expired", "grown")

# What static abilities can change besides Power and protections.
TURN_COSTS: Final = 0
HAND_COSTS: Final = 1
ATTACKS: Final = 2
BLOCKS: Final = 3
BANS: Final = 4
STAYS: Final = 5
GUARDS: Final = 6
ART_COSTS: Final = 7
