"""What lies on ``state.pending``, and the rows of the other lists of a position.

A frame with a mask of seats is a question to them; one without is still to be done. ``STEP`` lies below everything
else: the step of the turn that is under way. Rows (battles, the Chain, what lasts ...) have the same form and no seats.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.crossover.language.vocabulary import Against, Duration, Event, Inability, Moment, RuleChange, Word
from meijin.games.crossover.names import CAUSES, WAYS_IN, ZONE_NAMES
from meijin.kernel.frames import FrameKind, FrameKinds, card, cards, flag, number, seat, word

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
# By which card, as what is printed on it: wherever the card itself goes, it can be told whence the Power comes.
_BY: Final = word("by", of="cards", default=-1)

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

# Chains.
# Step C or L: Chains are opened in turn.
WINDOW: Final = KINDS.add("window", seat("opener", always=True), flag("opened"))
PRIORITY: Final = KINDS.add("priority", seat(always=True), number("passes"))  # use an effect, or pass?
PRIORITY_SEAT, PRIORITY_PASSES = KINDS.places(PRIORITY)
RESOLVE: Final = KINDS.add("resolve")
# What is still to be chosen and paid for the item in the innermost context.
ANNOUNCE: Final = KINDS.add("announce", word("stage", STAGES), number("next"))
ANNOUNCE_STAGE, ANNOUNCE_NEXT = KINDS.places(ANNOUNCE)
MODE: Final = KINDS.add("mode")
X: Final = KINDS.add("x")
TARGET: Final = KINDS.add("target", number("selector"), cards("chosen"))
TARGET_SELECTOR, TARGET_CHOSEN = KINDS.places(TARGET)
COST: Final = KINDS.add("cost", number("next"), cards("chosen"))
COST_NEXT, COST_CHOSEN = KINDS.places(COST)
# Triggers: how many are left to queue.
QUEUE: Final = KINDS.add("queue", number("left"))
TRIGGER: Final = KINDS.add("trigger", number("left"))  # which own trigger goes on the Chain next?
(QUEUE_LEFT,) = (TRIGGER_LEFT,) = KINDS.places(QUEUE)
ACCEPT: Final = KINDS.add("accept")  # is an optional trigger or replacement used?
# Operations. A list of them, from one of them on; FIND, FORCED and FLIP name their operation in the same two places.
RUN: Final = KINDS.add("run", _OPERATIONS, number("next"), number("first"), number("second"), rest=cards("picked"))
OP_LIST, OP_NEXT, RUN_FIRST, RUN_SECOND = KINDS.places(RUN)
RUN_PICKED: Final = RUN_SECOND + 1  # and after
EACH: Final = KINDS.add("each", _OPERATIONS, cards("cards"), card("before"))
FINISH: Final = KINDS.add("finish", flag("settles"))
(FINISH_SETTLES,) = KINDS.places(FINISH)
PICK: Final = KINDS.add("pick", number("selector"), number("left"), cards("chosen"))
PICK_SELECTOR, PICK_LEFT, PICK_CHOSEN = KINDS.places(PICK)
NUMBER: Final = KINDS.add("number", number("most"))
(NUMBER_MOST,) = KINDS.places(NUMBER)
CHOOSE: Final = KINDS.add("choose", number("options"))
(CHOOSE_OPTIONS,) = KINDS.places(CHOOSE)
WHETHER: Final = KINDS.add("whether")  # is an optional operation done?
POSITION: Final = KINDS.add("position", card("card", always=True))  # as Head or Back?
(POSITION_CARD,) = KINDS.places(POSITION)
# In what is searched or looked at.
FIND: Final = KINDS.add(
    "find", _OPERATIONS, number("next"), seat("owner", always=True), number("left"), cards("cards"), rest=card("found")
)
*_, FIND_OWNER, FIND_LEFT, FIND_CARDS = KINDS.places(FIND)
FIND_FOUND: Final = FIND_CARDS + 1  # and after
# In an order of choice.
PUT_BACK: Final = KINDS.add("put_back", seat("owner", always=True), cards("left"), cards("placed"))
PUT_BACK_OWNER, PUT_BACK_LEFT, PUT_BACK_PLACED = KINDS.places(PUT_BACK)
FORCED: Final = KINDS.add("forced", _OPERATIONS, number("next"), seat("owner", always=True), number("left"))  # discards
*_, FORCED_OWNER, FORCED_LEFT = KINDS.places(FORCED)
FLIP: Final = KINDS.add("flip", _OPERATIONS, number("next"), number("left"))
*_, FLIP_LEFT = KINDS.places(FLIP)
TAKE_COIN: Final = KINDS.add("take_coin", card("card", always=True), number("left"), cards("cards"))
TAKE_COIN_TO, TAKE_COIN_LEFT, TAKE_COIN_CARDS = KINDS.places(TAKE_COIN)
# Rows: items, and what is due.
ITEM: Final = KINDS.add("item", *_ITEM, rest=_TARGETS)
(
    ABILITY,
    SOURCE,
    CONTROLLER,
    USER,  # of an art
    CHOSEN_X,
    CHOICE,  # the mode; while a number ``up_to`` is worked out, how much was chosen
    SUBJECT,  # what the event happened to
    SIZE,  # of the Team it happened to
    FOES,  # who opposed the source when it left
    USED,  # the art that was used
    NEGATED,
    EXEMPT,  # it goes on though its source has left play
    GONE,  # what has left play since: if it is back, it is another object
    IT,
    HURT,  # its fighter has been changed to injured since it was announced
    PRICE,  # by how much chakra the cost of an art was changed when it was announced
) = KINDS.places(ITEM)
TARGETS: Final = PRICE + 1  # and after: one set for each selector, of cards or of items of the Chain
# Operations that are carried out without a Chain.
AT_ONCE: Final = KINDS.add("at_once", _OPERATIONS, *_ITEM, rest=_TARGETS)
AT_ONCE_LIST, AT_ONCE_ITEM, *_ = KINDS.places(AT_ONCE)  # from there on it is an item
LATER: Final = KINDS.add("later", word("at", _words(Moment)), number("turn"), _OPERATIONS, *_ITEM, rest=_TARGETS)
LATER_AT, LATER_TURN, LATER_LIST, LATER_ITEM, *_ = KINDS.places(LATER)
# Rows: what lasts. All begin with how long, and most go on with the card they are about.
POWER: Final = KINDS.add("power", *_ON, *_POWER, _BY)
SET_POWER: Final = KINDS.add("set_power", *_ON, *_POWER, _BY)
LASTS_UNTIL, LASTS_TURN, LASTS_ON, POWER_COMBAT, POWER_SUPPORT, POWER_BY = KINDS.places(POWER)  # and of SET_POWER
TEAM_POWER: Final = KINDS.add("team_power", *_LASTS, number("team"), number("n"), _BY)
*_, TEAM_POWER_TEAM, TEAM_POWER_N, TEAM_POWER_BY = KINDS.places(TEAM_POWER)
PROTECT: Final = KINDS.add("protect", *_ON, number("from"), word("by", _words(Against)), seat("of"))
*_, PROTECT_FROM, PROTECT_BY, PROTECT_OF = KINDS.places(PROTECT)
FORBID: Final = KINDS.add("forbid", *_ON, word("what", _words(Inability)))
*_, FORBID_WHAT = KINDS.places(FORBID)
KEYWORD: Final = KINDS.add("keyword", *_ON, word("keyword", of="keywords"))
*_, KEYWORD_WHICH = KINDS.places(KEYWORD)
TRAIT: Final = KINDS.add("trait", *_ON, word("trait", of="traits"))
*_, TRAIT_WHICH = KINDS.places(TRAIT)
BLANK: Final = KINDS.add("blank", *_ON)
COPY: Final = KINDS.add("copy", *_ON, word("from", of="cards"))  # of what is printed on another card
*_, COPY_FROM = KINDS.places(COPY)
RULE: Final = KINDS.add("rule", *_LASTS, word("rule", _words(RuleChange)))
*_, RULE_CHANGE = KINDS.places(RULE)
ATTACH: Final = KINDS.add("attach", *_ON, card("fighter", always=True))
*_, ATTACH_FIGHTER = KINDS.places(ATTACH)
USED_ART: Final = KINDS.add("used_art", *_ON, word("art", of="cards"))
*_, USED_ART_WHICH = KINDS.places(USED_ART)
# What happens to a card or, where there is none, to a player.
WATCH: Final = KINDS.add(
    "watch", *_LASTS, card("card"), seat(), word("event", _words(Event)), _OPERATIONS, *_ITEM, rest=_TARGETS
)
WATCH_SEAT, WATCH_EVENT, WATCH_LIST, WATCH_ITEM, *_ = KINDS.places(WATCH)[len(_ON) :]


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
