"""The frames and rows of effects: Chains, triggers, operations being carried out, and what lasts.

An item is a row wherever it is: on the Chain, waiting for it, or being carried out. ``running.py`` names its places.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.crossover.frames import BATTLE
from meijin.games.crossover.language.vocabulary import Against, Duration, Event, Inability, Moment, RuleChange, Word
from meijin.kernel.frames import FrameKind, Operand, OperandType

if TYPE_CHECKING:
    from meijin.games.crossover.cards import Pool

_FIRST: Final = BATTLE + 1

# Chains.
WINDOW: Final = _FIRST  # step C or L: Chains are opened in turn
PRIORITY: Final = _FIRST + 1  # use an effect, or pass?
RESOLVE: Final = _FIRST + 2
ANNOUNCE: Final = _FIRST + 3  # what is still to be chosen and paid for the item in the innermost context
MODE: Final = _FIRST + 4
X: Final = _FIRST + 5
TARGET: Final = _FIRST + 6
COST: Final = _FIRST + 7
# Triggers.
QUEUE: Final = _FIRST + 8
TRIGGER: Final = _FIRST + 9  # which own trigger goes on the Chain next?
ACCEPT: Final = _FIRST + 10  # is an optional trigger or replacement used?
# Operations.
RUN: Final = _FIRST + 11  # a list of operations, from one of them on
EACH: Final = _FIRST + 12
FINISH: Final = _FIRST + 13
PICK: Final = _FIRST + 14
NUMBER: Final = _FIRST + 15
CHOOSE: Final = _FIRST + 16
WHETHER: Final = _FIRST + 17  # is an optional operation done?
POSITION: Final = _FIRST + 18  # as Head or Back?
FIND: Final = _FIRST + 19  # in what is searched or looked at
PUT_BACK: Final = _FIRST + 20  # in an order of choice
FORCED: Final = _FIRST + 21  # discards
FLIP: Final = _FIRST + 22
TAKE_COIN: Final = _FIRST + 23
# Rows: items, and what is due.
ITEM: Final = _FIRST + 24
AT_ONCE: Final = _FIRST + 25  # operations that are carried out without a Chain
LATER: Final = _FIRST + 26
# Rows: what lasts. All begin with how long, and most go on with the card they are about.
POWER: Final = _FIRST + 27
SET_POWER: Final = _FIRST + 28
TEAM_POWER: Final = _FIRST + 29
PROTECT: Final = _FIRST + 30
FORBID: Final = _FIRST + 31
KEYWORD: Final = _FIRST + 32
TRAIT: Final = _FIRST + 33
BLANK: Final = _FIRST + 34
COPY: Final = _FIRST + 35  # of what is printed on another card
RULE: Final = _FIRST + 36
ATTACH: Final = _FIRST + 37
USED_ART: Final = _FIRST + 38
WATCH: Final = _FIRST + 39

STAGES: Final = ("mode", "x", "targets", "hand cost", "cost", "done")
# Where negated cards go; "no": it is not negated.
NEGATED_TO: Final = ("no", "hand", "deck_top", "deck_bottom", "discard", "chakra", "removed")

_NUMBER: Final = OperandType.NUMBER
_CARD: Final = OperandType.CARD
_CARDS: Final = OperandType.CARDS
_SEAT: Final = OperandType.SEAT
_WORD: Final = OperandType.WORD
_FLAG: Final = OperandType.FLAG


def kinds(pool: Pool) -> tuple[FrameKind, ...]:
    """What every frame and row holds, in the order of the numbers above."""
    operations = Operand("operations", _WORD, tuple(each.word for each in pool.lists))
    place = Operand("next", _NUMBER)
    left = Operand("left", _NUMBER)
    chosen = Operand("chosen", _CARDS)
    card = Operand("card", _CARD)
    cards = Operand("cards", _CARDS)
    owner = Operand("owner", _SEAT)
    return (
        FrameKind("window", (Operand("opener", _SEAT), Operand("opened", _FLAG))),
        FrameKind("priority", (Operand("seat", _SEAT), Operand("passes", _NUMBER))),
        FrameKind("resolve"),
        FrameKind("announce", (Operand("stage", _WORD, STAGES), place)),
        FrameKind("mode"),
        FrameKind("x"),
        FrameKind("target", (Operand("selector", _NUMBER), chosen)),
        FrameKind("cost", (place, chosen)),
        FrameKind("queue", (left,)),
        FrameKind("trigger", (left,)),
        FrameKind("accept"),
        FrameKind(
            "run",
            (operations, place, Operand("first", _NUMBER), Operand("second", _NUMBER)),
            Operand("picked", _CARDS),
        ),
        FrameKind("each", (operations, cards, Operand("before", _CARD))),
        FrameKind("finish", (Operand("settles", _FLAG),)),
        FrameKind("pick", (Operand("selector", _NUMBER), left, chosen)),
        FrameKind("number", (Operand("most", _NUMBER),)),
        FrameKind("choose", (Operand("options", _NUMBER),)),
        FrameKind("whether"),
        FrameKind("position", (card,)),
        FrameKind("find", (operations, place, owner, left, cards), Operand("found", _CARD)),
        FrameKind("put_back", (owner, Operand("left", _CARDS), Operand("placed", _CARDS))),
        FrameKind("forced", (operations, place, owner, left)),
        FrameKind("flip", (operations, place, left)),
        FrameKind("take_coin", (card, left, cards)),
        *_rows(pool, operations),
    )


def _rows(pool: Pool, operations: Operand) -> tuple[FrameKind, ...]:
    item = (
        Operand("ability", _WORD, tuple(ability.word for ability in pool.abilities)),
        Operand("source", _CARD),
        Operand("controller", _SEAT),
        Operand("user", _CARD),
        Operand("x", _NUMBER),
        Operand("choice", _NUMBER),
        Operand("subject", _CARD),
        Operand("size", _NUMBER),
        Operand("foes", _CARDS),
        Operand("art", _CARD),
        Operand("negated", _WORD, NEGATED_TO),
        Operand("exempt", _FLAG),
        Operand("gone", _CARDS),
        Operand("it", _CARD),
        Operand("hurt", _FLAG, default=False),
        Operand("price", _NUMBER, default=0),
    )
    targets = Operand("targets", _CARDS)
    turn = Operand("turn", _NUMBER)
    lasts = (Operand("until", _WORD, _words(Duration)), turn)
    on = (*lasts, Operand("card", _CARD))
    power = (Operand("combat", _NUMBER), Operand("support", _NUMBER))
    cards = tuple(card.id for card in pool.cards)  # what is printed stays so wherever the card itself goes
    return (
        FrameKind("item", item, targets),
        FrameKind("at_once", (operations, *item), targets),
        FrameKind("later", (Operand("at", _WORD, _words(Moment)), turn, operations, *item), targets),
        FrameKind("power", (*on, *power)),
        FrameKind("set_power", (*on, *power)),
        FrameKind("team_power", (*lasts, Operand("team", _NUMBER), Operand("n", _NUMBER))),
        FrameKind(
            "protect",
            (*on, Operand("from", _NUMBER), Operand("by", _WORD, _words(Against)), Operand("of", _SEAT)),
        ),
        FrameKind("forbid", (*on, Operand("what", _WORD, _words(Inability)))),
        FrameKind("keyword", (*on, Operand("keyword", _WORD, tuple(each.text for each in pool.keywords)))),
        FrameKind("trait", (*on, Operand("trait", _WORD, pool.traits))),
        FrameKind("blank", on),
        FrameKind("copy", (*on, Operand("from", _WORD, cards))),
        FrameKind("rule", (*lasts, Operand("rule", _WORD, _words(RuleChange)))),
        FrameKind("attach", (*on, Operand("fighter", _CARD))),
        FrameKind("used_art", (*on, Operand("art", _WORD, cards))),
        FrameKind(
            "watch",
            (
                *on,  # -1: it waits for what happens to a player
                Operand("seat", _SEAT),
                Operand("event", _WORD, _words(Event)),
                operations,
                *item,
            ),
            targets,
        ),
    )


def _words(words: type[Word]) -> tuple[str, ...]:
    return tuple(each.word for each in words)
