"""Actions as words and back.

Cards in hands and piles are named by their number as it is printed, in small letters; objects in play with their copy::

    first, second, keep, redraw, place h-wi01, done            setting up
    charge n-490, mission m-346, counter m-333, client c-044   the Mission Phase
    deploy n-490, ambush n-482, grow n-490, pass
    coin h-wa08#b1, wish h-wi02                                the DB step
    keep, lead n-437#r1, back n-436#r1, done                   the Organization Phase
    attack n-437#r1, done, block h-wa18#b1, pass               the Battle Phase
    use j-453 n-490#r1, activate n-426#r1 2, adventure h-te18  windows and Chains
    mode 1, x 2, target h-wa01#b1, pay n-428, accept, decline, trigger n-468#r1
    take h-te01, none, top n-428, choose 2, number 3, pick n-428, discard n-428, head, back, heads, tails
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from meijin.games.crossover import moves
from meijin.games.crossover.language.terms import MOST
from meijin.games.crossover.language.vocabulary import CardType, ObjectKind
from meijin.games.crossover.moves import first_of, move, second_of, verb_of
from meijin.games.crossover.names import LINES, ZONE_NAMES
from meijin.kernel.errors import MeijinError, quoted
from meijin.kernel.messages import Ambiguous, DidYouMean, NoAction, NotUnderstood, StandsAlone
from meijin.kernel.touch import Touch, touch_of

if TYPE_CHECKING:
    from meijin.games.crossover.cards import Pool
    from meijin.games.crossover.effects.card import Card
    from meijin.games.crossover.language.filters import Selector
    from meijin.games.crossover.setup import CrossoverSetup
    from meijin.words import Message

PLAIN: Final = {
    moves.PASS: "pass",
    moves.DONE: "done",
    moves.FIRST: "first",
    moves.SECOND: "second",
    moves.KEEP: "keep",
    moves.REDRAW: "redraw",
    moves.ACCEPT: "accept",
    moves.DECLINE: "decline",
    moves.NONE: "none",
    moves.AS_HEAD: "head",
    moves.AS_BACK: "back",
    moves.HEADS: "heads",
    moves.TAILS: "tails",
}
OF_KINDS: Final = {
    moves.PLACE: "place",
    moves.CHARGE: "charge",
    moves.MISSION: "mission",
    moves.COUNTER: "counter",
    moves.CLIENT: "client",
    moves.DEPLOY: "deploy",
    moves.AMBUSH: "ambush",
    moves.GROW: "grow",
    moves.WISH: "wish",
    moves.ADVENTURE: "adventure",
    moves.TARGET_KIND: "target",
    moves.PAY: "pay",
    moves.TAKE: "take",
    moves.TOP: "top",
    moves.PICK_KIND: "pick",
    moves.DISCARD: "discard",
}
OF_CARDS: Final = {
    moves.COIN: "coin",
    moves.ACTIVATE: "activate",
    moves.TARGET: "target",
    moves.PAY_OBJECT: "pay",
    moves.TRIGGER: "trigger",
    moves.LEAD: "lead",
    moves.BACK: "back",
    moves.ATTACK: "attack",
    moves.BLOCK: "block",
    moves.PICK: "pick",
}
OF_NUMBERS: Final = {moves.MODE: "mode", moves.X: "x", moves.CHOOSE: "choose", moves.NUMBER: "number"}
WORDS: Final = PLAIN | OF_KINDS | OF_CARDS | OF_NUMBERS | {moves.USE: "use"}
# What a second number says: which ability of the card, which kind of coin on it, which item of the Chain, or whose card
# it is and where it lies.
ABILITIES: Final = (moves.ACTIVATE, moves.TRIGGER)
_COINS: Final = (moves.PICK, moves.PAY_OBJECT)
_ITEMS: Final = (moves.TARGET, moves.PICK)
_PLACES: Final = (moves.TARGET_KIND, moves.PICK_KIND, moves.PAY)
# A card that is not in the game: whoever names one learns only that it is not in play, as with any other card. Where a
# kind is named instead of a card, NO_CARD stands for the card and the kind comes after it.
NO_CARD: Final = (1 << moves.FIRST_BITS) - 1
DIGITS: Final = 4  # of the longest number
# What follows the verb, the words ``term-needs_VERB`` tell.
NEEDS: Final = (
    "place",
    "charge",
    "mission",
    "counter",
    "client",
    "deploy",
    "ambush",
    "grow",
    "wish",
    "adventure",
    "take",
    "top",
    "discard",
    "use",
    "coin",
    "activate",
    "target",
    "pay",
    "trigger",
    "lead",
    "attack",
    "block",
    "pick",
    "mode",
    "x",
    "choose",
    "number",
)


# -- to words -------------------------------------------------------------------------------------------------------


def text(setup: CrossoverSetup, action: int) -> str:
    """An action in words."""
    verb, first, second = verb_of(action), first_of(action), second_of(action)
    kinds, cards = setup.terms.pool.cards, setup.cards
    if action >= 0 and verb in PLAIN and not first | second:
        return PLAIN[verb]
    if verb in OF_NUMBERS and not second:
        return f"{OF_NUMBERS[verb]} {first}"
    if verb == moves.USE and first < len(kinds) and second < len(cards):
        return f"use {kinds[first].id} {cards[second]}"
    more = _second_words(setup, verb, second)
    if more is not None and verb in OF_KINDS and first < len(kinds):
        return " ".join([OF_KINDS[verb], kinds[first].id, *more])
    if more is not None and verb in OF_CARDS and first < len(cards):
        return " ".join([OF_CARDS[verb], cards[first], *more])
    raise MeijinError(f"{quoted(action)} is the number of no action of Crossover Battles")


def _second_words(setup: CrossoverSetup, verb: int, second: int) -> list[str] | None:
    """The words of an action's second number; None if it can have none like that."""
    coins = setup.terms.coin_kinds
    if not second:
        return []
    if verb in ABILITIES:
        return [str(second)]
    if verb in _ITEMS and second >= moves.ITEMS:
        return [str(second - moves.ITEMS + 1)]
    if verb in _COINS and second <= len(coins):
        return [coins[second - 1]]
    if verb in _PLACES:
        zone, seat = second // 4 - 1, second % 4 - 1
        if 0 <= seat < len(setup.seats) and 0 <= zone < len(ZONE_NAMES):
            return [setup.seats[seat], ZONE_NAMES[zone]]
    return None


def touch(setup: CrossoverSetup, action: int, picked_from: Mapping[str, str]) -> Touch:
    """The cards that an action names, by kind or with their copies; whose and where, if it says so."""
    verb, second = verb_of(action), second_of(action)
    if verb in _PLACES and second:
        card = setup.terms.pool.cards[first_of(action)].id
        return Touch((card,), ZONE_NAMES[second // 4 - 1], setup.seats[second % 4 - 1])
    return touch_of(setup, text(setup, action), picked_from)


def is_action(setup: CrossoverSetup, action: int) -> bool:
    """Whether a number is an action, or one with a card that is not in the game."""
    verb, first, second = verb_of(action), first_of(action), second_of(action)
    try:
        text(setup, action)
    except MeijinError:
        kinds = len(setup.terms.pool.cards)
        if verb == moves.USE:
            return action >= 0 and first < kinds and NO_CARD <= second <= NO_CARD + kinds
        return action >= 0 and verb in OF_CARDS and first == NO_CARD and second <= kinds
    return True


# -- all there are --------------------------------------------------------------------------------------------------

# The cards that an action with a kind may be about, where it is not about all of them.
_ABOUT: Final[dict[int, Callable[[Card], bool]]] = {
    moves.PLACE: lambda card: card.type_ is CardType.WISH,
    moves.MISSION: lambda card: card.is_mission,
    moves.COUNTER: lambda card: card.is_counter,
    moves.CLIENT: lambda card: card.type_ is CardType.CLIENT,
    moves.DEPLOY: lambda card: card.is_fighter,
    moves.AMBUSH: lambda card: card.is_fighter,
    moves.GROW: lambda card: card.is_fighter,
    moves.WISH: lambda card: card.type_ is CardType.WISH,
    moves.ADVENTURE: lambda card: card.is_adventure,
}


def actions(setup: CrossoverSetup) -> list[int]:
    """All actions there can be, ascending.

    Kinds are those of the pool in the lines that are played, and objects the numbers of all cards, so that nothing
    tells what is in a list. Where effects give an object so many more texts that it has more than another card and
    all keywords together could give it, there is no action for the last of them.
    """
    terms, pool = setup.terms, setup.terms.pool
    lines = [LINES[line] for line in terms.lines]
    kinds = [card for card in pool.cards if card.line.word in lines]
    objects = range(len(setup.cards))
    texts = 2 * max(len(held) for held in terms.tables.abilities) + len(terms.tables.of_keywords)
    # An art is on the Chain but once, so that it need not be said which item of it is meant.
    items = pool.rules.chain_item_limit if any(_aims_beyond_arts(selector) for selector in pool.selectors) else 0
    piles = [zone for zone, name in enumerate(ZONE_NAMES) if name not in ("village", "battlefield", "stack")]
    seconds: dict[int, Sequence[int]] = {
        **{verb: [0, *[1 + seat + 4 * (1 + zone) for zone in piles for seat in range(2)]] for verb in _PLACES},
        **{verb: range(texts + 1) for verb in ABILITIES},
        **{verb: [*range(len(terms.coin_kinds) + 1)] for verb in _COINS},
    }
    for verb in _ITEMS:
        seconds[verb] = [*seconds.get(verb, [0]), *range(moves.ITEMS, moves.ITEMS + items)]
    everything = [
        *PLAIN,
        *[move(verb, number) for verb in OF_NUMBERS for number in range(MOST + 1)],
        *[move(moves.USE, card.index, user) for card in kinds if card.is_art for user in objects],
        *[
            move(verb, card.index, second)
            for verb in OF_KINDS
            for card in kinds
            if verb not in _ABOUT or _ABOUT[verb](card)
            for second in seconds.get(verb, [0])
        ],
        *[move(verb, card, second) for verb in OF_CARDS for card in objects for second in seconds.get(verb, [0])],
    ]
    return sorted(everything)


def _aims_beyond_arts(selector: Selector) -> bool:
    """Whether a selector is for items of the Chain that need not be arts."""
    return selector.kind is ObjectKind.CHAIN and not (selector.is_ is not None and selector.is_.art)


# -- from words -----------------------------------------------------------------------------------------------------


def parse(setup: CrossoverSetup, words: str) -> int:
    """The action that words stand for; cards by their numbers, or by their printed names where only one card has it.

    Names are looked up in the whole pool, never in the lists of the game, which are secret.
    """
    for verb, plain in PLAIN.items():
        if words == plain:
            return verb
    first, _, rest = words.partition(" ")
    for verb, word in WORDS.items():
        if word == first and verb not in PLAIN and rest:
            action = _with_operands(setup, verb, rest)
            if action is not None:
                return action
    if first in NEEDS:
        raise MeijinError(NotUnderstood(quoted(words), quoted(first), f"needs_{first}", _hint(setup, rest)))
    if first in PLAIN.values():
        raise MeijinError(StandsAlone(quoted(first), quoted(rest)))
    verbs = ", ".join(dict.fromkeys(WORDS.values()))
    raise MeijinError(NoAction(quoted(words), "Crossover Battles", verbs))


def _with_operands(setup: CrossoverSetup, verb: int, rest: str) -> int | None:
    """The action with this verb, if the rest says what it needs."""
    if verb in OF_NUMBERS:
        number = _number(rest)
        return None if number is None else move(verb, number)
    if verb == moves.USE:
        art, _, user = rest.rpartition(" ")
        kind, card = _kind(setup, art), _card(setup, user)
        if kind is None or card is None:
            return None
        return move(verb, kind, card if card != NO_CARD else NO_CARD + 1 + _kind_of_no_card(setup, user))
    named, second = _second(setup, verb, rest)
    operand = _kind(setup, named) if verb in OF_KINDS else _card(setup, named)
    if operand is None:
        return None
    return move(verb, operand, second if operand != NO_CARD else 1 + _kind_of_no_card(setup, named))


def _second(setup: CrossoverSetup, verb: int, rest: str) -> tuple[str, int]:
    """What names the card, and the second number that the words after it stand for."""
    named, _, last = rest.rpartition(" ")
    if verb in ABILITIES and named and _number(last):
        return named, int(last)
    if verb in _ITEMS and named and _number(last):
        return named, moves.ITEMS + int(last) - 1
    if verb in _COINS and named and last in setup.terms.coin_kinds:
        return named, 1 + setup.terms.coin_kinds.index(last)
    if verb in _PLACES and last in ZONE_NAMES:
        card, _, seat = named.rpartition(" ")
        if card and seat in setup.seats:
            return card, 1 + setup.seats.index(seat) + 4 * (1 + ZONE_NAMES.index(last))
    return rest, 0


def _number(word: str) -> int | None:
    return int(word) if word.isascii() and word.isdecimal() and len(word) <= DIGITS else None


def _kind(setup: CrossoverSetup, word: str) -> int | None:
    """The kind of card that is called so."""
    kinds = _named(setup.terms.pool).get(word, ())
    if len(kinds) > 1:
        raise MeijinError(Ambiguous(quoted(word), ", ".join(setup.terms.pool.cards[kind].id for kind in kinds)))
    return kinds[0] if kinds else None


@lru_cache(maxsize=16)  # pools come and go with cards of one's own
def _named(pool: Pool) -> dict[str, list[int]]:
    """The kinds of cards by all that they are called: their numbers and their printed names."""
    named: dict[str, list[int]] = {card.id: [card.index] for card in pool.cards}
    for card in pool.cards:
        named.setdefault(card.name.lower(), []).append(card.index)
    return named


def _card(setup: CrossoverSetup, word: str) -> int | None:
    """The card that is called so, with its copy; of one that is not in the game nobody may learn even that."""
    kind, mark, copy = word.partition("#")
    if not mark:
        return NO_CARD if len(_named(setup.terms.pool).get(word, [])) == 1 else None
    if kind not in setup.terms.pool.by_id:
        return None
    if copy[:1] not in [seat[0] for seat in setup.seats] or not copy[1:].isdecimal():
        return None
    card = setup.card(word)
    return NO_CARD if card is None else card


def _kind_of_no_card(setup: CrossoverSetup, word: str) -> int:
    """The kind of a card that is named without its copy; -1 if a copy is named that is not in the game."""
    return _named(setup.terms.pool).get(word, [-1])[0]


def _hint(setup: CrossoverSetup, rest: str) -> Message | None:
    close = get_close_matches(rest, _named(setup.terms.pool), n=1)
    return DidYouMean(quoted(close[0])) if close and close[0] != rest else None
