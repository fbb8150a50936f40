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

from dataclasses import dataclass
from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

from meijin.games.ranking_battle.messages import CardOfSort
from meijin.kernel.errors import MeijinError, quoted
from meijin.kernel.game import is_number
from meijin.kernel.messages import DidYouMean, NoAction, NotUnderstood, StandsAlone
from meijin.kernel.touch import NOTHING, Touch

if TYPE_CHECKING:
    from meijin.games.ranking_battle.book import Book
    from meijin.games.ranking_battle.setup import RankingSetup
    from meijin.words import Message


@dataclass(frozen=True)
class Verb:
    """What an action with an operand says, and what it is about."""

    word: str
    about: tuple[str, ...] = ()  # sorts of cards
    zone: str = ""  # where these lie


# Every verb is declared once, and its number is its place. That of an operand lies above the operand.
ALONE: Final[list[str]] = []
VERBS: Final[list[Verb]] = [Verb("")]
VERB: Final = 8
OPERAND: Final = 0xFF


def _alone(word: str) -> int:
    ALONE.append(word)
    return len(ALONE) - 1


def _verb(word: str, about: str = "", zone: str = "") -> int:
    VERBS.append(Verb(word, tuple(about.split()), zone))
    return len(VERBS) - 1 << VERB


DONE: Final = _alone("done")
RANK: Final = _alone("rank")
BONUS: Final = _alone("bonus")
DO_REPLACE: Final = _alone("replace")
KEEP: Final = _alone("keep")
REVEAL_ALL: Final = _alone("reveal all")
PASS: Final = _alone("pass")
NONE: Final = _alone("none")
DO_EXCHANGE: Final = _alone("exchange")
DO_CALL: Final = _alone("call")
SILENT: Final = _alone("silent")

# Of several verbs for cards in the same place the likelier one comes first.
PLAY: Final = _verb("play", "character", "hand")
EVENT: Final = _verb("event", "event", "board_events")
REVEAL: Final = _verb("reveal", "cat", "hand")
ACQUIRE: Final = _verb("acquire", "character cat event", "supply")
ATTACKER: Final = _verb("attacker", "character", "played")
USE: Final = _verb("use", "character", "hand")
DISCARD: Final = _verb("discard", "character cat", "hand")
REMOVE_HAND: Final = _verb("remove hand", "character cat", "hand")
REMOVE_DISCARD: Final = _verb("remove discard", "character cat", "discard")
RETRIEVE: Final = _verb("retrieve", "character", "discard")
REPEAT: Final = _verb("repeat", "character", "played")
DROP: Final = _verb("drop", "event", "board_events")
EQUIP: Final = _verb("equip", "weapon", "equipped")
TOP: Final = _verb("top", "weapon", "weapons")
TARGET: Final = _verb("target")
CHALLENGE: Final = _verb("challenge")
EXPERTISE: Final = _verb("expertise")
GUESS: Final = _verb("guess")

PLAIN: Final = tuple(ALONE)
NEEDS: Final = tuple(dict.fromkeys(verb.word.split()[0] for verb in VERBS if verb.word))
PICKED_FROM: Final = {verb.word: verb.zone for verb in VERBS if verb.zone}
SORT_RULES: Final = {"play": "RB4.2.4", "acquire": "RB2.1.5"}


def word_of(verb: int) -> str:
    """How a verb is written."""
    return PLAIN[verb] if verb < len(PLAIN) else VERBS[verb >> VERB].word


def text(setup: RankingSetup, action: int) -> str:
    """An action in words."""
    verb, operand = action >> VERB << VERB, action & OPERAND
    if 0 <= action < len(PLAIN):
        return PLAIN[action]
    if PLAY <= verb <= TOP and operand < len(setup.book.ids):
        return f"{VERBS[verb >> VERB].word} {setup.book.ids[operand]}"
    if (verb == TARGET or verb == CHALLENGE) and operand < setup.players:
        return f"{VERBS[verb >> VERB].word} {setup.seats[operand]}"
    if verb == EXPERTISE and operand <= setup.book.catalogue.victories:
        return f"expertise {operand}"
    if verb == GUESS and operand <= setup.book.most_cost:
        return f"guess {operand}"
    raise MeijinError(f"{quoted(action)} is the number of no action of Ranking Battle")


def actions(setup: RankingSetup) -> list[int]:
    """All actions there can be with the cards and seats of a setup, ascending."""
    book = setup.book
    of_cards = [
        number << VERB | kind
        for number, verb in enumerate(VERBS)
        for kind in range(len(book.ids))
        if book.sort(kind) in verb.about
    ]
    of_seats = [verb + seat for verb in (TARGET, CHALLENGE) for seat in range(setup.players)]
    numbers = [EXPERTISE + count for count in range(book.catalogue.victories + 1)]
    numbers += [GUESS + cost for cost in range(book.most_cost + 1)]
    return [*range(len(PLAIN)), *sorted([*of_cards, *of_seats, *numbers])]


def parse(setup: RankingSetup, words: str) -> int:
    """The action that words stand for; cards may be called by any of their names."""
    if words in PLAIN:
        return PLAIN.index(words)
    for number, verb in enumerate(VERBS):
        if verb.word and words.startswith(f"{verb.word} "):
            action = _with_operand(setup, number << VERB, words.removeprefix(f"{verb.word} "))
            if action is not None:
                return action
    first, _, rest = words.partition(" ")
    if first in NEEDS:
        hint = _hint(setup, first, rest)
        raise MeijinError(NotUnderstood(quoted(words), quoted(first), f"needs_{first}", hint))
    if first in PLAIN:
        raise MeijinError(StandsAlone(quoted(first), quoted(rest)))
    raise MeijinError(NoAction(quoted(words), "Ranking Battle", ", ".join([*PLAIN, *NEEDS])))


def _with_operand(setup: RankingSetup, verb: int, rest: str) -> int | None:
    if verb == TARGET or verb == CHALLENGE:
        return verb + setup.seats.index(rest) if rest in setup.seats else None
    if verb == EXPERTISE or verb == GUESS:
        # No action has a number beyond the highest there is, but why can be said.
        return verb + min(max(0, int(rest)), OPERAND) if is_number(rest) else None
    kind = setup.book.named.get(rest)
    if kind is None or setup.book.sort(kind) not in VERBS[verb >> VERB].about:
        return None
    return verb + kind


def touch(setup: RankingSetup, action: int) -> Touch:
    """The card that an action names, with where it lies, or the player."""
    verb, operand = action >> VERB << VERB, action & OPERAND
    if PLAY <= verb <= TOP:
        book = setup.book
        of_display = verb == ACQUIRE and book.sort(operand) == "event"
        return Touch((book.ids[operand],), "display" if of_display else VERBS[verb >> VERB].zone)
    return Touch(seats=(setup.seats[operand],)) if verb in (TARGET, CHALLENGE) else NOTHING


def _hint(setup: RankingSetup, verb: str, rest: str) -> Message | None:
    """Why a card that exists cannot be meant, or which card may have been meant."""
    kind = setup.book.named.get(rest)
    if kind is not None:
        return CardOfSort(setup.book.ids[kind], setup.book.sort(kind), SORT_RULES.get(verb))
    close = get_close_matches(rest, setup.book.named, n=1) if verb not in ("target", "challenge") else []
    return DidYouMean(quoted(close[0])) if close else None


def unfold(book: Book, text: str) -> list[str]:
    """Several cards named at once: ``reveal cat_single cat_pair``, ``discard mio kud``."""
    verb, _, rest = text.partition(" ")
    names = rest.split()
    several = len(names) > 1 and rest not in book.named and all(name in book.named for name in names)
    return [f"{verb} {name}" for name in names] if several and verb in ("reveal", "discard") else [text]
