"""Why an action is not possible: a number, which is 0 if it is, with what its words name.

Rules answer with the number; ``objections.py`` looks up what it names. The words stand in ``words/``.
"""

from __future__ import annotations

from typing import Final

from meijin.kernel.refusals import Reason, naming
from meijin.words import Card, Sayable, Term, Text


class Refusal(Reason):
    """What forbids an action, each numbered by its place."""

    ALLOWED = naming()
    NOT_OFFERED = naming()
    NOT_NOW = naming(verb=str)
    NO_SUCH_CARD = naming()
    NOT_IN_HAND = naming(card=Card, number=Text, rule=Text)
    TURN_COST = naming(card=Card, turn_cost=int, indicator=int, turn_rule=Text)
    HAND_COST = naming(card=Card, hand_cost=int, symbols=tuple[Term, ...])
    SHARED_NAME = naming(namesake=Card, name_rule=Text)
    IMPOSSIBLE = naming(card=Card)
    # Setting up and charging.
    NOT_LEFT = naming(card=Card, number=Text)
    CHARGED = naming()
    NOTHING_TO_DISCARD = naming(card=Card, number=Text)
    # Missions, Counters, Clients.
    NO_MISSION = naming(card=Card)
    NO_COUNTER = naming(card=Card)
    A_COUNTER = naming(card=Card)
    MISSION_PLAYED = naming()
    COUNTER_PLAYED = naming()
    NOT_COUNTERING = naming()
    COUNTERS_FORBIDDEN = naming()
    NO_CLIENT = naming(card=Card)
    CLIENT_PLAYED = naming()
    CLIENT_CONTROLLED = naming(client=Card)
    # Deployments.
    NO_FIGHTER = naming(card=Card)
    NO_DEPLOYMENT = naming(deployments=int)
    NOT_IN_CHAKRA = naming(card=Card, number=Text)
    NO_AMBUSH = naming(card=Card)
    AMBUSH_FORBIDDEN = naming()
    NO_GROWTH = naming(card=Card)
    GROWTH_FORBIDDEN = naming()
    NOBODY_GROWS = naming(card=Card)
    PLATOON = naming(old=Card)
    GROWN = naming(old=Card)
    FRESH = naming(old=Card)
    # Coins and wishes.
    NO_CARRIER = naming(card=Card)
    POOL_EMPTY = naming()
    NO_WISHER = naming()
    NOT_PLACED = naming(card=Card, number=Text)
    WISHED = naming()
    FEW_COINS = naming(wish_coins=int, coins=int)
    WISH_IMPOSSIBLE = naming(card=Card)
    # Teams.
    NOT_AT_HOME = naming(card=Card)
    HEAD_FIRST = naming()
    IN_A_TEAM = naming(card=Card)
    TEAM_FULL = naming(team_max=int)
    NO_LEADER = naming()
    UNFINISHED = naming()
    NOT_YOUR_TEAM = naming(card=Card)
    SENT = naming(card=Card)
    AT_THE_BACK = naming(card=Card, head=Card)
    KEPT_HOME = naming(card=Card)
    MUST_ATTACK = naming()
    UNBLOCKABLE = naming(card=Card)
    OBLIGED = naming()
    # Arts.
    NO_ART = naming(card=Card)
    AN_ADVENTURE = naming(card=Card)
    NO_ADVENTURE = naming(card=Card)
    CHAKRA = naming(card=Card, area=Term)
    NO_USER = naming()
    NOT_YOUR_USER = naming(user=Card)
    NOT_BATTLING = naming(user=Card)
    NO_ARTS = naming(user=Card)
    UNFIT = naming(user=Card, card=Card, fit=Sayable)
    USE_IMPOSSIBLE = naming(card=Card)
    FULL = naming()
    # Abilities.
    NOT_YOURS = naming(card=Card)
    NO_ABILITY = naming(card=Card)
    NO_SUCH_ABILITY = naming(card=Card, which=int)
    WHICH_ABILITY = naming(card=Card)
    WRONG_TIME = naming(card=Card, timing=str)
    ABILITY_AT_HOME = naming(card=Card)
    USED_UP = naming(card=Card, often=str)
    WRONG_ROLE = naming(card=Card, role=str)
    INJURED = naming(card=Card)
    NO_DB_COIN = naming(card=Card)
    ABILITY_COST = naming(card=Card)
    ABILITY_IMPOSSIBLE = naming(card=Card)
    # What an effect asks for.
    NO_TARGET = naming(source=Card, wanted=Sayable)
    TOO_MUCH = naming()
    NO_CHOICE = naming()
    NOT_AMONG = naming(card=Card, number=Text)
    HOW_MANY = naming()
    NO_TRIGGER = naming()
    NO_PAYMENT = naming()
    NO_SYMBOL = naming(card=Card)


ALLOWED: Final = Refusal.ALLOWED  # asked for by every search
