"""The frames and rows of effects: Chains, triggers, operations being carried out, and what lasts.

An item is a row wherever it is: on the Chain, waiting for it, or being carried out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.crossover.frames import KINDS
from meijin.games.crossover.language.vocabulary import Against, Duration, Event, Inability, Moment, RuleChange, Word
from meijin.kernel.frames import FrameKind, card, cards, flag, number, seat, word

if TYPE_CHECKING:
    from meijin.games.crossover.cards import Pool


def _words(words: type[Word]) -> tuple[str, ...]:
    return tuple(each.word for each in words)


# The stages of an announcement.
AT_MODE: Final = 0
AT_X: Final = 1
AT_TARGETS: Final = 2
AT_HAND_COST: Final = 3
AT_COST: Final = 4
AT_END: Final = 5
STAGES: Final = ("mode", "x", "targets", "hand cost", "cost", "done")
# Where negated cards go; "no": it is not negated.
NEGATED_TO: Final = ("no", "hand", "deck_top", "deck_bottom", "discard", "chakra", "removed")

_OPERATIONS: Final = word("operations", of="operations")
_ITEM: Final = (
    word("ability", of="abilities"),
    card("source", always=True),
    seat("controller", always=True),
    card("user"),
    number("x"),
    number("choice"),
    card("subject"),
    number("size"),
    cards("foes"),
    card("art"),
    word("negated", NEGATED_TO),
    flag("exempt"),
    cards("gone"),
    card("it"),
    flag("hurt", default=False),
    number("price", default=0),
)
_TARGETS: Final = cards("targets")
_LASTS: Final = (word("until", _words(Duration)), number("turn"))
_ON: Final = (*_LASTS, card("card", always=True))
_POWER: Final = (number("combat"), number("support"))

# Chains.
WINDOW: Final = KINDS.add(
    "window", seat("opener", always=True), flag("opened")
)  # step C or L: Chains are opened in turn
PRIORITY: Final = KINDS.add("priority", seat(always=True), number("passes"))  # use an effect, or pass?
RESOLVE: Final = KINDS.add("resolve")
# What is still to be chosen and paid for the item in the innermost context.
ANNOUNCE: Final = KINDS.add("announce", word("stage", STAGES), number("next"))
MODE: Final = KINDS.add("mode")
X: Final = KINDS.add("x")
TARGET: Final = KINDS.add("target", number("selector"), cards("chosen"))
COST: Final = KINDS.add("cost", number("next"), cards("chosen"))
# Triggers.
QUEUE: Final = KINDS.add("queue", number("left"))
TRIGGER: Final = KINDS.add("trigger", number("left"))  # which own trigger goes on the Chain next?
ACCEPT: Final = KINDS.add("accept")  # is an optional trigger or replacement used?
# Operations.
# A list of operations, from one of them on.
RUN: Final = KINDS.add("run", _OPERATIONS, number("next"), number("first"), number("second"), rest=cards("picked"))
EACH: Final = KINDS.add("each", _OPERATIONS, cards("cards"), card("before"))
FINISH: Final = KINDS.add("finish", flag("settles"))
PICK: Final = KINDS.add("pick", number("selector"), number("left"), cards("chosen"))
NUMBER: Final = KINDS.add("number", number("most"))
CHOOSE: Final = KINDS.add("choose", number("options"))
WHETHER: Final = KINDS.add("whether")  # is an optional operation done?
POSITION: Final = KINDS.add("position", card("card", always=True))  # as Head or Back?
# In what is searched or looked at.
FIND: Final = KINDS.add(
    "find", _OPERATIONS, number("next"), seat("owner", always=True), number("left"), cards("cards"), rest=card("found")
)
PUT_BACK: Final = KINDS.add(
    "put_back", seat("owner", always=True), cards("left"), cards("placed")
)  # in an order of choice
FORCED: Final = KINDS.add("forced", _OPERATIONS, number("next"), seat("owner", always=True), number("left"))  # discards
FLIP: Final = KINDS.add("flip", _OPERATIONS, number("next"), number("left"))
TAKE_COIN: Final = KINDS.add("take_coin", card("card", always=True), number("left"), cards("cards"))
# Rows: items, and what is due.
ITEM: Final = KINDS.add("item", *_ITEM, rest=_TARGETS)
# Operations that are carried out without a Chain.
AT_ONCE: Final = KINDS.add("at_once", _OPERATIONS, *_ITEM, rest=_TARGETS)
LATER: Final = KINDS.add("later", word("at", _words(Moment)), number("turn"), _OPERATIONS, *_ITEM, rest=_TARGETS)
# Rows: what lasts. All begin with how long, and most go on with the card they are about.
POWER: Final = KINDS.add("power", *_ON, *_POWER)
SET_POWER: Final = KINDS.add("set_power", *_ON, *_POWER)
TEAM_POWER: Final = KINDS.add("team_power", *_LASTS, number("team"), number("n"))
PROTECT: Final = KINDS.add("protect", *_ON, number("from"), word("by", _words(Against)), seat("of"))
FORBID: Final = KINDS.add("forbid", *_ON, word("what", _words(Inability)))
KEYWORD: Final = KINDS.add("keyword", *_ON, word("keyword", of="keywords"))
TRAIT: Final = KINDS.add("trait", *_ON, word("trait", of="traits"))
BLANK: Final = KINDS.add("blank", *_ON)
COPY: Final = KINDS.add("copy", *_ON, word("from", of="cards"))  # of what is printed on another card
RULE: Final = KINDS.add("rule", *_LASTS, word("rule", _words(RuleChange)))
ATTACH: Final = KINDS.add("attach", *_ON, card("fighter", always=True))
USED_ART: Final = KINDS.add("used_art", *_ON, word("art", of="cards"))
WATCH: Final = KINDS.add("watch", *_ON, seat(), word("event", _words(Event)), _OPERATIONS, *_ITEM, rest=_TARGETS)


def kinds(pool: Pool) -> tuple[FrameKind, ...]:
    """What every frame and row holds, with the words that come with the cards of a pool."""
    return KINDS.with_words(
        {
            "abilities": tuple(ability.word for ability in pool.abilities),
            "cards": tuple(card.id for card in pool.cards),  # what is printed stays so wherever the card itself goes
            "keywords": tuple(each.text for each in pool.keywords),
            "operations": tuple(each.word for each in pool.lists),
            "traits": pool.traits,
        }
    )
