"""Why an action is not possible, as a number: 0 is that it is. Rules answer with it, and ``words`` says it."""

from __future__ import annotations

from enum import IntEnum, auto
from typing import Final


class Refusal(IntEnum):
    """What forbids an action."""

    ALLOWED = 0
    NOT_NOW = auto()  # something else is asked
    NO_SUCH_CARD = auto()
    NOT_IN_HAND = auto()
    TURN_COST = auto()
    HAND_COST = auto()
    SHARED_NAME = auto()
    IMPOSSIBLE = auto()  # there is no target for it, or a condition does not hold
    FULL = auto()
    # Setting up, charging, discarding.
    NOT_LEFT = auto()
    CHARGED = auto()
    NOTHING_TO_DISCARD = auto()
    # Missions, Counters, Clients.
    NOT_COUNTERING = auto()
    NO_MISSION = auto()
    NO_COUNTER = auto()
    A_COUNTER = auto()
    MISSION_PLAYED = auto()
    COUNTER_PLAYED = auto()
    COUNTERS_FORBIDDEN = auto()
    NO_CLIENT = auto()
    CLIENT_PLAYED = auto()
    CLIENT_CONTROLLED = auto()
    # Deployments.
    NO_FIGHTER = auto()
    NO_DEPLOYMENT = auto()
    NOT_IN_CHAKRA = auto()
    NO_AMBUSH = auto()
    AMBUSH_FORBIDDEN = auto()
    NO_GROWTH = auto()
    GROWTH_FORBIDDEN = auto()
    NOBODY_GROWS = auto()
    PLATOON = auto()
    GROWN = auto()
    FRESH = auto()
    # Coins and wishes.
    NOT_YOUR_FIGHTER = auto()
    POOL_EMPTY = auto()
    NO_WISHER = auto()
    NOT_PLACED = auto()
    WISHED = auto()
    FEW_COINS = auto()
    # Teams.
    NOT_AT_HOME = auto()
    HEAD_FIRST = auto()
    IN_A_TEAM = auto()
    TEAM_FULL = auto()
    NOT_A_HEAD_NOW = auto()
    UNFINISHED = auto()
    SENT = auto()
    AT_THE_BACK = auto()
    KEPT_HOME = auto()
    UNBLOCKABLE = auto()
    OBLIGED = auto()
    MUST_ATTACK = auto()
    # Arts and abilities.
    NO_ART = auto()
    AN_ADVENTURE = auto()
    NO_ADVENTURE = auto()
    CHAKRA = auto()
    NO_USER = auto()
    NOT_BATTLING = auto()
    NO_ARTS = auto()
    UNFIT = auto()
    NOT_YOURS = auto()
    NO_ABILITY = auto()
    NO_SUCH_ABILITY = auto()
    WRONG_TIME = auto()
    USED_UP = auto()
    WRONG_ROLE = auto()
    INJURED = auto()
    NO_DB_COIN = auto()
    ABILITY_AT_HOME = auto()
    ABILITY_COST = auto()
    # What an effect asks.
    NO_TARGET = auto()
    TOO_MUCH = auto()
    NO_CHOICE = auto()
    NOT_AMONG = auto()
    HOW_MANY = auto()
    NO_TRIGGER = auto()
    NO_PAYMENT = auto()
    NO_SYMBOL = auto()
    NOT_CHOSEN = auto()


ALLOWED: Final = Refusal.ALLOWED  # asked for by every search
