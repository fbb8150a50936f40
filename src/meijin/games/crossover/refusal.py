"""Why an action is not possible: a number, which is 0 if it is, and its sentence, with the rule.

Rules answer with the number; what stands in brackets in a sentence is looked up in the position by ``words``.
"""

from __future__ import annotations

from typing import Final

from meijin.kernel.refusals import Reason


class Refusal(Reason):
    """What forbids an action, each numbered by its place."""

    ALLOWED = ""
    NOT_OFFERED = ""
    NOT_NOW = "{time}"
    NO_SUCH_CARD = "no such card is in play"
    NOT_IN_HAND = "you have no {card} in hand ({rule})"
    TURN_COST = "the turn cost of {card} is {turn_cost}, and your Turn Indicator is at {indicator} ({turn_rule})"
    HAND_COST = "the hand cost of {card} is {hand_cost} with the symbol {symbols}, which you do not have (CB6.1.1)"
    SHARED_NAME = "you have {namesake} in play, which shares a name with {card} ({name_rule})"
    IMPOSSIBLE = "{card} has no legal target, or its condition does not hold (CB5.4.2)"
    # Setting up and charging.
    NOT_LEFT = "{card} is none of the Wishes you have left to place (CB4.4.1)"
    CHARGED = "you have charged in this turn already"
    NOTHING_TO_DISCARD = "you have no {card} to discard (CB7.17.1)"
    # Missions, Counters, Clients.
    NO_MISSION = "{card} is neither a mission nor an event (CB7.5.1)"
    NO_COUNTER = "{card} is no Counter (CB7.5.1, CB7.5.3)"
    A_COUNTER = "{card} is a Counter, for the blocker (CB7.5.1, CB7.5.3)"
    MISSION_PLAYED = "you have played a mission in this turn already (CB7.5.2)"
    COUNTER_PLAYED = "you have played a Counter in this turn already (CB7.5.4)"
    NOT_COUNTERING = "only a Naruto blocker plays Counters (CB7.5.3, R25)"
    COUNTERS_FORBIDDEN = "a card in play forbids Counters"
    NO_CLIENT = "{card} is no Client (CB7.7.1)"
    CLIENT_PLAYED = "you have played a Client in this turn already (CB7.7.2)"
    CLIENT_CONTROLLED = "you control {client} already, and there are never two of a name (CB7.7.3)"
    # Deployments.
    NO_FIGHTER = "{card} is no fighter (CB7.8.1)"
    NO_DEPLOYMENT = "{deployments} made in this turn, and there is none left (CB7.8.1)"
    NOT_IN_CHAKRA = "there is no {card} in your Chakra area (CB6.10.1)"
    NO_AMBUSH = "{card} has no Ambush (CB6.10.1)"
    AMBUSH_FORBIDDEN = "a card in play forbids Ambush (R23)"
    NO_GROWTH = "{card} has no Growth (CB6.9.1)"
    GROWTH_FORBIDDEN = "a card in play forbids Growth"
    NOBODY_GROWS = "you have no fighter called {name} in play (CB6.9.1, R20)"
    PLATOON = "{old} is a Platoon (CB6.9.1)"
    GROWN = "{old} has a Growth coin already (CB6.9.1, R19)"
    FRESH = "{old} was put in play in this turn (CB6.9.1, R21)"
    # Coins and wishes.
    NO_CARRIER = "{card} is no fighter of yours (CB7.9.1)"
    POOL_EMPTY = "your DB pool is empty (CB7.9.1)"
    NO_WISHER = "only Dragon Ball players make wishes (CB9.4)"
    NOT_PLACED = "{card} is none of the Wishes you have placed (CB7.9.2)"
    WISHED = "you have made a wish in this turn already (CB7.9.2, R28)"
    FEW_COINS = "a wish takes {wish_coins} DB coins on your fighters, and there are {coins} (CB7.9.2)"
    WISH_IMPOSSIBLE = "{card} has no legal target (R27)"
    # Teams.
    NOT_AT_HOME = "{card} is no fighter of yours at home (CB7.10.1)"
    HEAD_FIRST = "name a Head first, like 'lead n-437' (CB15.5)"
    IN_A_TEAM = "{card} is in a Team already (CB7.10.1)"
    TEAM_FULL = "a Team has at most {team_max} fighters (CB2.5)"
    NO_LEADER = "a Team of one need not be named, and Heads are named in the order of their cards (CB15.5)"
    UNFINISHED = "this Team is not complete, or Teams have been named already (CB7.10.1)"
    NOT_YOUR_TEAM = "{card} is no fighter of yours"
    SENT = "{card} has been sent out already (CB7.11.2, CB7.12.1)"
    AT_THE_BACK = "{card} is at the back of a Team; name its Head, {head} (CB15.6)"
    KEPT_HOME = "a fighter in the Team of {card} cannot be sent out to attack (CB8.9.11)"
    MUST_ATTACK = "a fighter that must attack has not been sent out"
    UNBLOCKABLE = "the Team of {card} may not block this one: it is unblockable for it (CB7.12.2)"
    OBLIGED = "then a fighter that must block could not block any more (CB8.9.12)"
    # Arts.
    NO_ART = "{card} is no art (CB5.4.4)"
    AN_ADVENTURE = "{card} is an Adventure, which has no user: say 'adventure {id}' (CB5.4.6)"
    NO_ADVENTURE = "{card} is no Adventure (CB5.2.3)"
    CHAKRA = "you do not have the chakra that {card} costs (CB6.2.1)"
    NO_USER = "no such fighter is in play (CB5.4.4)"
    NOT_YOUR_USER = "{user} is no fighter of yours (CB5.4.4)"
    NOT_BATTLING = "{user} is not battling (CB5.4.4)"
    NO_ARTS = "{user} cannot use arts now (CB5.4.4)"
    UNFIT = "{user} cannot use {card}, whose user must be: {fit} (CB5.4.4)"
    USE_IMPOSSIBLE = "{card} has no legal target with this user, or its condition does not hold (CB5.4.2)"
    FULL = "so many effects have been used in this step that no more may be (R60)"
    # Abilities.
    NOT_YOURS = "{card} is not yours (CB5.4.1)"
    NO_ABILITY = "{card} has no ability to use, or its text does nothing now (CB5.4.1)"
    NO_SUCH_ABILITY = "{card} has no ability {which} to use (CB5.4.1)"
    WHICH_ABILITY = "the number of an ability is said of a card that has several (CB15.3)"
    WRONG_TIME = "the time for the ability of {card} is another: {ability_time}"
    ABILITY_AT_HOME = "{card} is not battling, which its ability needs (CB8.1.17)"
    USED_UP = "the ability of {card} is used once a {often}, and it was (CB8.1.6)"
    WRONG_ROLE = "the ability of {card} works only while you are the {role} (CB8.1.3)"
    INJURED = "{card} is injured, and its ability is not valid then (CB8.1.2)"
    NO_DB_COIN = "{card} has no DB coin, which its ability needs (CB6.8.5)"
    ABILITY_COST = "you cannot pay what the ability of {card} costs (CB5.4.2)"
    ABILITY_IMPOSSIBLE = "the ability of {card} has no legal target, or its condition does not hold (CB5.4.2)"
    # What an effect asks for.
    NO_TARGET = "it is chosen already, or no legal target: {source} asks for {wanted} (CB5.4.3)"
    TOO_MUCH = "you cannot pay so much (CB6.2.3)"
    NO_CHOICE = "that is more than there is to choose from, or it cannot be done"
    NOT_AMONG = "{card} is none of the cards to choose from"
    HOW_MANY = "the effect says how many are chosen (CB5.4.3)"
    NO_TRIGGER = "none of your triggers that wait is of this card (CB5.6.2)"
    NO_PAYMENT = "that does not pay a part of this cost that is still open (CB6.2.2)"
    NO_SYMBOL = "{card} shares no symbol with the card that is paid for (CB6.1.1)"


ALLOWED: Final = Refusal.ALLOWED  # asked for by every search
