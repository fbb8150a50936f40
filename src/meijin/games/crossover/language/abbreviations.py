"""Words of cards that are said shorter where there is little room; what is said stays true."""

from __future__ import annotations

import re
from typing import Final

_FIGHTER: Final = r"this (?:Ninja|Warrior)"
_OF_ITSELF: Final = re.compile(rf"(^|[,;:] )(?:{_FIGHTER}|the user) gets |\b(while |if ){_FIGHTER} (?:is|was) ")
_CONDITION: Final = re.compile(r"(?:while|if) [^,]*, ")
_OTHERS: Final = re.compile(r"\b(?:fighter|Head|Back|Team|card|Client)s?\b")
_EITHER: Final = r"([^,]*?) or ((?:(?! and )[^,])*)"

# In this order: later ones rely on what earlier ones have left.
_ABBREVIATIONS: Final = tuple(
    (re.compile(pattern), brief)
    for pattern, brief in (
        # who and what
        (r"self's Team", "own Team"),
        (r"battling as a Back fighter of its Team and self is in a Team with", "a battling Back with"),
        (r"in a Team with", "teamed with"),
        (r"this (Client|Mission|Event)", "this card"),
        (r"an? (healthy |injured )?fighter battling the user", r"an opposing \1fighter"),
        (r"fighters battling the user", "opposing fighters"),
        (r"one of the opponent's (?:(\w+) )?fighters", r"an enemy \1 fighter"),
        (r"an (Art|effect) of the opponent", r"an enemy \1"),
        (r"the opposing Team's Team Power", "the opposing Team's"),
        (r"\b(of|on) the opponent's(?! Battle Phase)", r"\1 the enemy's"),
        (r"the opponent's (?=\d)", "the enemy's "),
        (r"the opponent's", "enemy"),
        (r"the opponent", "the enemy"),
        (r"effect texts(?: and keywords)?", "text"),
        (r"with an? (printed )?(?:Entrance|Turn) cost of", r"of \1cost"),
        (r"Battle (Rewards?)", r"\1"),
        (r"you have won this turn", "won this turn"),
        # when and if
        (r"sent out to battle", "sent out"),
        (r"while you are the (attacker|defender), ", r"as \1: "),
        (r"Strategy, on your turn: ", "Strategy, your turn: "),
        (r"wins a Victory or Outstanding Victory", "wins"),
        (r"is Defeated or Completely Defeated", "loses"),
        (r"(?:due to|in) the Showdown", "in Showdown"),
        (r"(?:Permanent; )?Time Limit", "Time"),
        (r"Adventure \(.*?\)", "Adventure"),
        (r"at the (?:beginning|start) of ([^,]*), ", r"start of \1: "),
        (r"at the end of ([^,]*), ", r"end of \1: "),
        (r"when (put in play|deployed|sent out(?: to \w+)?|opposed|discarded in Showdown)([^,;]*), ", r"\1\2: "),
        (r"Planet Damage in Showdown", "Planet Damage"),
        (r"the number of ([^,;]*?) is less than (\d+)", r"less than \2 \1"),
        (r"the number of ([^,;]*?) is (\d+ or (?:more|less))", r"\2 \1"),
        (r", ([XY]) being (?:the number of )?", r", \1 = "),
        (r"if it is the Battle Phase", "in the Battle Phase"),
        (rf"when self uses an Art, if that Art requires {_EITHER}, ", r"uses \1/\2 Art: "),
        (rf"when own Team wins, if self used an Art this turn that requires {_EITHER}, ", r"wins after \1/\2 Art: "),
        (r"opposed: if own Team Power is equal to the opposing Team's, ", "opposed at equal Team Power: "),
        (r"if own Team Power is not higher than the opposing Team's, ", "if Team Power not higher, "),
        (r"also while not battling", "anywhere"),
        # costs
        (r"discard (\d) (\w+ )?(Chakra|Chi) and discard (\d) (\w+ )?(?:Chakra|Chi)", r"pay \1 \2and \4 \5\3"),
        (r"discard (\d (?:\w+ )?(?:Chakra|Chi));", r"pay \1;"),
        (r"(^|[,:] )you may ([^;]*); if you do, ", r"\1may \2: "),
        (r"you may", "may"),
        # what it does
        (r"cannot be affected by", "safe from"),
        (r"cannot be Blocked by a Team that includes", "cannot be Blocked by"),
        (r"a Team that includes", "a Team with"),
        (r"become(s?) (?:a )?Stand-by fighters?", r"become\1 Stand-by"),
        (r"the top card of your (?:Deck|Planet)", "your top card"),
        (r"to your (Chakra|Chi) area", r"to \1"),
        (r"your (Chakra|Chi) area", r"your \1"),
        (r"each of your Teams that includes (.*?) gets", r"your Teams with \1 get"),
        (r"each of your Teams gets", "your Teams get"),
        (r"(your Teams get [^,;]*?) and your Teams get", r"\1 and"),
        (r"discards (\d) cards? from their hand", r"discards \1 from hand"),
        (r"(give \d Damage to [^,;]*?) and give (\d) Damage to", r"\1, \2 to"),
        (r"\bplace(s?) ", r"put\1 "),
        (r"search your (Deck|Planet) for ([^,;]*), show it, take it and shuffle", r"take \2 from your \1"),
        (r" {2,}", " "),
    )
)


def abbreviated(words: str) -> str:
    """What an ability says, with the usual abbreviations.

    >>> abbreviated("when put in play, you may discard 1 Chakra; if you do, this Ninja gets +1/+0 this turn")
    'put in play: may pay 1 Chakra: +1/+0 this turn'
    """
    words = _about_itself(words)
    for pattern, brief in _ABBREVIATIONS:
        words = pattern.sub(brief, words)
    return words


def _about_itself(words: str) -> str:
    """The words with the fighter called "self", or not at all where nothing else can be meant."""

    def left_out(found: re.Match[str]) -> str:
        before = _CONDITION.sub("", words[: found.start() + len(found[1] or "")])
        return found[0] if _OTHERS.search(before) else found[1] or found[2] or ""

    return re.sub(_FIGHTER, "self", _OF_ITSELF.sub(left_out, words))
