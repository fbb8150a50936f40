"""Actions as numbers and as words.

An action is a verb, for most with one operand below it: a kind of card, a seat or a number. Copies of a card are the
same to everybody, so none is ever named::

    rank, bonus, done                             the Beginning Phase
    play komari, event snack_time, done           the Character Phase
    replace, keep                                 the events on display
    reveal cat_pair, reveal all, done             cats for their points
    acquire yuiko, pass, drop snack_time          the acquisition, and which event makes room for a new one
    attacker mio, challenge blue, pass            the Battle Phase
    use riki, done, expertise 2, equip shinai     the steps of a battle
    exchange, keep, guess 3, call, silent         what weapons ask
    discard mio, done, target blue, remove hand komari, remove discard komari, none
    top shinai, retrieve komari, repeat komari    what effects ask
"""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

from meijin.kernel.errors import MeijinError, quoted
from meijin.kernel.game import is_number
from meijin.kernel.touch import NOTHING, Touch

if TYPE_CHECKING:
    from meijin.games.ranking_battle.book import Book
    from meijin.games.ranking_battle.setup import RankingSetup

DONE: Final = 0
RANK: Final = 1
BONUS: Final = 2
DO_REPLACE: Final = 3
KEEP: Final = 4
REVEAL_ALL: Final = 5
PASS: Final = 6
NONE: Final = 7
DO_EXCHANGE: Final = 8
DO_CALL: Final = 9
SILENT: Final = 10
PLAIN: Final = (
    "done",
    "rank",
    "bonus",
    "replace",
    "keep",
    "reveal all",
    "pass",
    "none",
    "exchange",
    "call",
    "silent",
)

# The verb is in the bits from VERB on, the operand below.
VERB: Final = 8
OPERAND: Final = 0xFF
PLAY: Final = 1 << VERB
EVENT: Final = 2 << VERB
DISCARD: Final = 3 << VERB
REMOVE_HAND: Final = 4 << VERB
REMOVE_DISCARD: Final = 5 << VERB
TOP: Final = 6 << VERB
RETRIEVE: Final = 7 << VERB
REPEAT: Final = 8 << VERB
REVEAL: Final = 9 << VERB
ACQUIRE: Final = 10 << VERB
DROP: Final = 11 << VERB
ATTACKER: Final = 12 << VERB
USE: Final = 13 << VERB
EQUIP: Final = 14 << VERB
TARGET: Final = 15 << VERB  # from here on a seat
CHALLENGE: Final = 16 << VERB
EXPERTISE: Final = 17 << VERB  # and from here on a number
GUESS: Final = 18 << VERB

WORDS: Final = (
    "",
    "play",
    "event",
    "discard",
    "remove hand",
    "remove discard",
    "top",
    "retrieve",
    "repeat",
    "reveal",
    "acquire",
    "drop",
    "attacker",
    "use",
    "equip",
    "target",
    "challenge",
    "expertise",
    "guess",
)
# What a verb wants to be told.
NEEDS: Final = {
    "play": "a character, like 'play komari'",
    "event": "an event, like 'event snack_time'",
    "discard": "a card, like 'discard mio'",
    "remove": "where the card is and which it is, like 'remove hand komari' or 'remove discard komari'",
    "top": "a weapon, like 'top shinai'",
    "retrieve": "a character, like 'retrieve komari'",
    "repeat": "a character, like 'repeat komari'",
    "reveal": "a cat, like 'reveal cat_pair', or all",
    "acquire": "a card, like 'acquire yuiko'",
    "drop": "an event, like 'drop snack_time'",
    "attacker": "a character, like 'attacker mio'",
    "use": "a character, like 'use riki'",
    "equip": "a weapon, like 'equip shinai'",
    "target": "a player, like 'target blue'",
    "challenge": "a player, like 'challenge blue'",
    "expertise": "how many victory cards, like 'expertise 2'",
    "guess": "a cost, like 'guess 3'",
}
# Which sorts of cards each verb is about, and the rule where one says so.
ABOUT: Final = {
    PLAY: "character",
    EVENT: "event",
    DISCARD: "character cat",
    REMOVE_HAND: "character cat",
    REMOVE_DISCARD: "character cat",
    TOP: "weapon",
    RETRIEVE: "character",
    REPEAT: "character",
    REVEAL: "cat",
    ACQUIRE: "character cat event",
    DROP: "event",
    ATTACKER: "character",
    USE: "character",
    EQUIP: "weapon",
}
SORT_RULES: Final = {"play": " (RB4.2.4)", "acquire": " (RB2.1.5)"}


def text(setup: RankingSetup, action: int) -> str:
    """An action in words."""
    verb, operand = action >> VERB << VERB, action & OPERAND
    if 0 <= action < len(PLAIN):
        return PLAIN[action]
    if PLAY <= verb <= EQUIP and operand < len(setup.book.ids):
        return f"{WORDS[verb >> VERB]} {setup.book.ids[operand]}"
    if (verb == TARGET or verb == CHALLENGE) and operand < setup.players:
        return f"{WORDS[verb >> VERB]} {setup.seats[operand]}"
    if verb == EXPERTISE and operand <= setup.book.catalogue.victories:
        return f"expertise {operand}"
    if verb == GUESS and operand <= setup.book.most_cost:
        return f"guess {operand}"
    raise MeijinError(f"{quoted(action)} is the number of no action of Ranking Battle")


def parse(setup: RankingSetup, words: str) -> int:
    """The action that words stand for; cards may be called by any of their names."""
    if words in PLAIN:
        return PLAIN.index(words)
    for number, verb in enumerate(WORDS):
        if verb and words.startswith(f"{verb} "):
            action = _with_operand(setup, number << VERB, words.removeprefix(f"{verb} "))
            if action is not None:
                return action
    first, _, rest = words.partition(" ")
    if first in NEEDS:
        raise MeijinError(f"{words!r} is not understood: {first!r} needs {NEEDS[first]}{_hint(setup, first, rest)}")
    if first in PLAIN:
        raise MeijinError(f"{first!r} stands alone, without {rest!r}")
    raise MeijinError(f"{words!r} is no action of Ranking Battle; the verbs are {', '.join([*PLAIN, *NEEDS])}")


def _with_operand(setup: RankingSetup, verb: int, rest: str) -> int | None:
    if verb == TARGET or verb == CHALLENGE:
        return verb + setup.seats.index(rest) if rest in setup.seats else None
    if verb == EXPERTISE or verb == GUESS:
        # No action has a number beyond the highest there is, but why can be said.
        return verb + min(max(0, int(rest)), OPERAND) if is_number(rest) else None
    kind = setup.book.named.get(rest)
    if kind is None or setup.book.sort(kind) not in ABOUT[verb].split():
        return None
    return verb + kind


def touch(setup: RankingSetup, action: int, picked_from: Mapping[str, str]) -> Touch:
    """The card that an action names, with where it lies, or the player."""
    verb, operand = action >> VERB << VERB, action & OPERAND
    if PLAY <= verb <= EQUIP:
        book = setup.book
        of_display = verb == ACQUIRE and book.sort(operand) == "event"
        return Touch((book.ids[operand],), "display" if of_display else picked_from[WORDS[verb >> VERB]])
    return Touch(seats=(setup.seats[operand],)) if verb in (TARGET, CHALLENGE) else NOTHING


def _hint(setup: RankingSetup, verb: str, rest: str) -> str:
    """Why a card that exists cannot be meant, or which card may have been meant."""
    kind = setup.book.named.get(rest)
    if kind is not None:
        sort = setup.book.sort(kind)
        return f"; {setup.book.titles[kind]} is {'an' if sort == 'event' else 'a'} {sort}{SORT_RULES.get(verb, '')}"
    close = get_close_matches(rest, setup.book.named, n=1) if verb not in ("target", "challenge") else []
    return f"; did you mean {close[0]!r}?" if close else ""


def unfold(book: Book, text: str) -> list[str]:
    """Several cards named at once: ``reveal cat_single cat_pair``, ``discard mio kud``."""
    verb, _, rest = text.partition(" ")
    names = rest.split()
    several = len(names) > 1 and rest not in book.named and all(name in book.named for name in names)
    return [f"{verb} {name}" for name in names] if several and verb in ("reveal", "discard") else [text]
