"""The words of the effect language: one small enumeration for each kind of word."""

from __future__ import annotations

from enum import IntEnum
from typing import Final


class Word(IntEnum):
    """A word of the language; in a card file it is written in small letters."""

    @property
    def word(self) -> str:
        """How it is written in a card file."""
        return self.name.lower()


class Line(Word):
    """The two lines of cards."""

    NARUTO = 0
    DB = 1


class CardType(Word):
    """The types of cards; ``family`` makes the types that are one and the same to effects (2)."""

    NINJA = 0
    JUTSU = 1
    MISSION = 2
    CLIENT = 3
    WARRIOR = 4
    TECHNIQUE = 5
    EVENT = 6
    WISH = 7

    @property
    def line(self) -> Line:
        """The line whose cards are of this type."""
        return Line.NARUTO if self <= CardType.CLIENT else Line.DB

    @property
    def family(self) -> int:
        """This type and its counterpart in the other line, a bit each.

        >>> CardType.NINJA.family == CardType.WARRIOR.family == 1 << CardType.NINJA | 1 << CardType.WARRIOR
        True
        """
        for pair in ((0, 4), (1, 5), (2, 6)):
            if self in pair:
                return 1 << pair[0] | 1 << pair[1]
        return 1 << self


class Subtype(Word):
    """What a mission or an art is besides."""

    PERMANENT = 0
    COUNTER = 1
    ADVENTURE = 2


class AbilityKind(Word):
    """How an ability works."""

    EFFECT = 0
    STATIC = 1
    TRIGGER = 2
    ACTIVATED = 3
    REPLACE = 4


class Role(Word):
    """The part a player has in this turn."""

    ATTACKER = 0
    DEFENDER = 1


class Timing(Word):
    """When an activated ability may be used (5.2)."""

    STRATEGY = 0
    ACTION = 1
    CHAIN = 2


class Limit(Word):
    """How often an ability of one object may be used."""

    TURN = 0
    GAME = 1
    NONE = 2


class Event(Word):
    """What triggers wait for; the last two only ``replace`` abilities."""

    TURN_START = 0
    TURN_END = 1
    BATTLE_START = 2
    SHOWDOWN_START = 3
    PUT_IN_PLAY = 4
    DEPLOYED = 5
    SENT_OUT = 6
    SENT_ATTACK = 7
    SENT_BLOCK = 8
    OPPOSED = 9
    USED_ART = 10
    WON_BATTLE = 11
    LOST_BATTLE = 12
    DREW_BATTLE = 13
    DISCARDED_SHOWDOWN = 14
    LEFT_PLAY = 15
    DAMAGED = 16
    HEALED = 17
    LAST_COIN_REMOVED = 18
    EXPIRED = 19
    ALLY_DISCARDED_SHOWDOWN = 20
    ALLY_PUT_IN_PLAY = 21
    ALLY_LEFT_PLAY = 22
    TEAM_WON = 23
    TEAM_LOST = 24
    OUTSTANDING = 25
    PLANET_DAMAGE = 26
    REWARD_WON = 27
    OPP_USED_ART = 28
    LEAVE_PLAY = 29
    DAMAGE = 30


# Events that happen to a card, which is their subject and the only one whose triggers hear them.
OWN_EVENTS: Final = frozenset(range(Event.PUT_IN_PLAY, Event.ALLY_DISCARDED_SHOWDOWN))
# Events that all cards of both players hear.
COMMON_EVENTS: Final = frozenset((Event.TURN_START, Event.TURN_END, Event.BATTLE_START, Event.SHOWDOWN_START))


class Ref(Word):
    """A reference to an object the effect knows of."""

    SELF = 0
    T1 = 1
    T2 = 2
    T3 = 3
    T4 = 4
    T5 = 5
    T6 = 6
    T7 = 7
    T8 = 8
    T9 = 9
    USER = 10
    T1_USER = 11
    SUBJECT = 12
    ATTACHED = 13
    IT = 14
    TEAM = 15


class Who(Word):
    """Players, seen from the controller of the ability."""

    YOU = 0
    OPP = 1
    BOTH = 2


class Side(Word):
    """Whose cards, seen from the controller of the ability."""

    YOU = 0
    OPP = 1
    ANY = 2


class Chooser(Word):
    """Who chooses objects when an effect is carried out."""

    YOU = 0
    OPP = 1
    RANDOM = 2


class DiscardChooser(Word):
    """Who chooses the cards that are discarded."""

    OWNER = 0
    YOU = 1
    RANDOM = 2


class ObjectKind(Word):
    """What a selector looks for."""

    FIGHTER = 0
    SUPPORT = 1
    CARD = 2
    CHAIN = 3


class Zone(Word):
    """Where a selector looks."""

    PLAY = 0
    BATTLE = 1
    STANDBY = 2
    HAND = 3
    DECK = 4
    DISCARD = 5
    CHAKRA = 6


class Destination(Word):
    """Where cards go: always a zone of their owner, but for ``your_rewards`` and ``play``."""

    HAND = 0
    DECK_TOP = 1
    DECK_BOTTOM = 2
    DISCARD = 3
    CHAKRA = 4
    REMOVED = 5
    YOUR_REWARDS = 6
    PLAY = 7


class Rest(Word):
    """What happens to the cards looked at and not picked."""

    TOP = 0
    BOTTOM = 1
    SHUFFLE = 2
    REORDER = 3


class Status(Word):
    """The state of a fighter."""

    HEALTHY = 0
    INJURED = 1


class Position(Word):
    """The place of a fighter in its Team."""

    HEAD = 0
    BACK = 1


class JoinPosition(Word):
    """The place a fighter takes in a Team it joins."""

    HEAD = 0
    BACK = 1
    ANY = 2


class Near(Word):
    """The fighter another one is compared with."""

    SELF = 0
    USER = 1


class TeamSide(Word):
    """The Team of the source, or the Team opposing it."""

    SELF = 0
    FOE = 1


class CoinSource(Word):
    """Where coins that are paid come from."""

    SELF = 0
    ANY_YOURS = 1


class StatName(Word):
    """A number on a card."""

    COMBAT = 0
    SUPPORT = 1
    PRINTED_COMBAT = 2
    PRINTED_SUPPORT = 3
    TURN = 4
    MENTAL = 5


class Comparison(Word):
    """How two numbers are compared."""

    LESS = 0
    AT_MOST = 1
    EQUAL = 2
    AT_LEAST = 3
    MORE = 4

    @property
    def word(self) -> str:
        """How it is written in a card file.

        >>> Comparison.AT_LEAST.word
        '>='
        """
        return ("<", "<=", "==", ">=", ">")[self]


class Phase(Word):
    """The phases of a turn."""

    START = 0
    MISSION = 1
    ORGANIZATION = 2
    BATTLE = 3
    END = 4


class Duration(Word):
    """How long an effect lasts (5.7)."""

    BATTLE = 0
    TURN = 1
    NEXT_TURN = 2
    GAME = 3


class Moment(Word):
    """When delayed operations are carried out."""

    TURN_END = 0
    SHOWDOWN_START = 1
    NEXT_TURN_START = 2


class Protection(Word):
    """What a protected fighter is safe from."""

    DAMAGE = 0
    INJURE = 1
    SHOWDOWN_DAMAGE = 2
    DAMAGE_DISCARD = 3
    BLANK = 4
    STANDBY = 5
    MOVE = 6
    POWER = 7
    TARGET = 8
    ALL = 9


class Against(Word):
    """Whose effects a protection stops."""

    ANY = 0
    OPP = 1
    OPP_ARTS = 2
    OPP_FIGHTERS = 3
    OPP_MISSIONS = 4


class Forbidden(Word):
    """What a static ability forbids a player."""

    AMBUSH = 0
    GROWTH = 1
    COUNTER = 2


class Inability(Word):
    """What an effect forbids a fighter."""

    USE_ART = 0
    ATTACK = 1


class RuleChange(Word):
    """A rule that an effect changes for a time."""

    ALL_DRAWS = 0
    MENTAL_BATTLE = 1
    SKIP_SHOWDOWN = 2
