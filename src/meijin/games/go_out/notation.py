"""Actions as numbers and as words.

::

    choose nerai           take a character for this battle
    reveal                 turn it face up
    play 9                 put down cards of one number
    play 9x2
    play 1x2 as 14         Toyoko's 1s
    play 4x2+5 as 6        Nerai's mixtures
    sweep 2+3x2            Shian clears the field
    guard, pass
    place 7, place guard   put a card face down as damage
    discard 3              put a card on the discard pile
    give 5 to green, keep  Ten's gift, or none

People may say cards one by one (``play 9 9``), leave out ``play``, and name several cards to place or discard at once.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from itertools import product
from typing import Final

from meijin.games.go_out.cards import (
    CATALOGUE,
    CHARACTERS,
    COPIES,
    EFFECTS,
    GUARD,
    GUARDS,
    KINDS,
    NUMBERS,
    SETS,
)
from meijin.games.go_out.messages import GuardApart, NoSuchNumber, NotSoMany, OneKind
from meijin.kernel.errors import MeijinError, quoted
from meijin.kernel.messages import NoAction, NotUnderstood, StandsAlone
from meijin.kernel.touch import NOTHING, Touch

# How many cards of which kinds are put down.
Parts = tuple[tuple[int, int], ...]

# -- the plays ------------------------------------------------------------------------------------------------------


def _merged() -> list[Parts]:
    """Nerai's sets, the smallest first and of one size those with most of the lowest number first."""
    held = [range(COPIES + 1)] * len(EFFECTS.merged)
    sizes = sorted(product(*held), key=lambda counts: (sum(counts), [-count for count in counts]))
    return [
        tuple((number - 1, count) for number, count in zip(EFFECTS.merged, counts, strict=True) if count)
        for counts in sizes
        if any(counts)
    ]


# A play is its cards and its rank; its place in this list is its action. First come those of one number at its own
# rank, k cards of number r at ``(k-1)*13 + (r-1)``.
NATURAL: Final = NUMBERS * COPIES
_EVERY_PLAY: Final = [
    *[(((kind, size),), kind + 1) for size in range(1, COPIES + 1) for kind in range(NUMBERS)],
    *[(((EFFECTS.raised - 1, size),), EFFECTS.raised_rank) for size in range(1, COPIES + 1)],
    *[(parts, EFFECTS.merged_rank) for parts in _merged()],
]
PLAYS: Final[tuple[tuple[Parts, int], ...]] = tuple(dict.fromkeys(_EVERY_PLAY))
PLAY_OF: Final = {play: action for action, play in enumerate(PLAYS)}

PASS: Final = len(PLAYS)
GUARD_OFF: Final = PASS + 1  # use a Guard
REVEAL: Final = PASS + 2
KEEP: Final = PASS + 3
PLACE: Final = PASS + 4  # + the kind
DISCARD: Final = PLACE + KINDS  # + the kind
GIVE: Final = DISCARD + KINDS  # + the kind, + KINDS for each seat
CHOOSE: Final = GIVE + KINDS * len(SETS)  # + the character
SWEEP: Final = CHOOSE + len(CHARACTERS)  # + how many of the cards are of the higher number
ACTIONS: Final = SWEEP + EFFECTS.sweep_cards + 1


def sweep_parts(action: int) -> Parts:
    """The cards of a sweep.

    >>> sweep_parts(SWEEP + 2)
    ((1, 1), (2, 2))
    """
    high = action - SWEEP
    low, lower, higher = EFFECTS.sweep_cards - high, EFFECTS.swept[0] - 1, EFFECTS.swept[1] - 1
    return tuple((kind, size) for kind, size in ((lower, low), (higher, high)) if size)


# -- words ----------------------------------------------------------------------------------------------------------

_KIND_WORDS: Final = (*[str(number) for number in range(1, NUMBERS + 1)], "guard")


def say_cards(parts: Parts) -> str:
    """Cards as an action has them.

    >>> say_cards(((3, 2), (4, 1)))
    '4x2+5'
    """
    return "+".join([_KIND_WORDS[kind] + (f"x{size}" if size > 1 else "") for kind, size in parts])


def _say_play(action: int) -> str:
    parts, rank = PLAYS[action]
    return f"play {say_cards(parts)}" + (f" as {rank}" if action >= NATURAL else "")


_TEXTS: Final = (
    *[_say_play(action) for action in range(PASS)],
    *("pass", "guard", "reveal", "keep"),
    *[f"place {kind}" for kind in _KIND_WORDS],
    *[f"discard {kind}" for kind in _KIND_WORDS],
    *[f"give {kind} to {colour}" for colour in SETS for kind in _KIND_WORDS],
    *[f"choose {character.id}" for character in CHARACTERS],
    *[f"sweep {say_cards(sweep_parts(action))}" for action in range(SWEEP, ACTIONS)],
)
_ACTIONS: Final = {text: action for action, text in enumerate(_TEXTS)}
_ALONE: Final = ("pass", "guard", "reveal", "keep")
_NEEDS: Final = ("choose", "play", "sweep", "place", "discard", "give")  # the words ``term-needs_VERB`` tell what
_TIMES: Final = re.compile(r"\s*[x*×]\s*")
_BETWEEN: Final = re.compile(r"(?:[\s,+&]|\band\b)+")
_CARD: Final = re.compile(r"(?:n?0*([1-9][0-9]?)|(guards?))(?:x([0-9]+))?")
_ENDLESS: Final = 99  # stands for a number of cards that is too long to be read


def actions(players: int) -> list[int]:
    """All actions of so many players: nobody gives anything to seats that are not there.

    >>> len(actions(5)) - len(actions(2)) == 3 * KINDS
    True
    """
    return [*range(GIVE + KINDS * players), *range(CHOOSE, ACTIONS)]


def text(action: int) -> str:
    """An action in words.

    >>> text(21), text(REVEAL), text(GIVE + KINDS * 2 + 4)
    ('play 9x2', 'reveal', 'give 5 to green')
    """
    if not 0 <= action < ACTIONS:
        raise MeijinError(f"{quoted(action)} is the number of no action of Go Out Battle")
    return _TEXTS[action]


def parse(words: str) -> int:
    """The action that words stand for.

    >>> [text(parse(words)) for words in ("play 9 9", "9x2", "play 4,5,4 as 6", "play 1 as 14")]
    ['play 9x2', 'play 9x2', 'play 4x2+5 as 6', 'play 1 as 14']
    """
    if words in _ACTIONS:
        return _ACTIONS[words]
    verb, _, rest = words.partition(" ")
    if verb in _ALONE:
        raise MeijinError(StandsAlone(quoted(verb), quoted(rest)))
    if f"choose {words}" in _ACTIONS:
        return _ACTIONS[f"choose {words}"]
    if verb not in _NEEDS:
        if not words[:1].isdigit():
            raise MeijinError(NoAction(quoted(words), "Go Out Battle", ", ".join([*_ALONE, *_NEEDS])))
        verb, rest = "play", words
    action = _read(verb, rest)
    if action is None:
        raise MeijinError(NotUnderstood(quoted(words), quoted(verb), f"needs_{verb}"))
    return action


def _read(verb: str, rest: str) -> int | None:
    """The action of a verb and what is said after it; None if that makes none."""
    if verb == "play":
        return _read_play(rest)
    if verb == "give":
        return _read_gift(rest)
    parts = read_cards(rest)
    if parts and verb == "sweep":
        return _ACTIONS.get(f"sweep {say_cards(parts)}")
    if parts and verb != "choose" and parts[0][1] == len(parts) == 1:
        return (PLACE if verb == "place" else DISCARD) + parts[0][0]
    return None


def _read_play(rest: str) -> int | None:
    cards, _, rank = rest.partition(" as ")
    parts = read_cards(cards)
    if parts is None:
        return None
    if any(kind == GUARD for kind, _ in parts):
        raise MeijinError(GuardApart())
    if rank:
        return PLAY_OF.get((parts, int(rank))) if rank.isascii() and rank.isdecimal() and len(rank) < 3 else None
    # Without a rank one number is meant as it is, and a mixture can only be meant as one thing.
    meant = parts[0][0] + 1 if len(parts) == 1 else EFFECTS.merged_rank
    if (parts, meant) not in PLAY_OF:
        raise MeijinError(OneKind(tuple(map(str, EFFECTS.merged)), EFFECTS.merged_rank))
    return PLAY_OF[parts, meant]


def cards_of_play(words: str) -> Parts | None:
    """The cards of a saying that is meant as a play, whether they make one or not; None of any other.

    >>> cards_of_play("play 9+guard as 9"), cards_of_play("place 9")
    (((8, 1), (13, 1)), None)
    """
    verb, _, rest = words.partition(" ")
    if verb != "play":
        return None
    with suppress(MeijinError):
        return read_cards(rest.partition(" as ")[0])
    return None


def _read_gift(rest: str) -> int | None:
    words = [word for word in rest.split() if word != "to"]
    seats = [word for word in words if word in SETS]
    parts = read_cards(" ".join(word for word in words if word not in SETS))
    if len(seats) != 1 or not parts or not parts[0][1] == len(parts) == 1:
        return None
    return GIVE + KINDS * SETS.index(seats[0]) + parts[0][0]


def read_cards(said_cards: str) -> Parts | None:
    """The cards that words name, in any order and put together in any way; None if they name none.

    >>> read_cards("5 4x2"), read_cards("9, 9 and 9"), read_cards("guard"), read_cards("nine")
    (((3, 2), (4, 1)), ((8, 3),), ((13, 1),), None)
    """
    found: dict[int, int] = {}
    for word in _BETWEEN.split(_TIMES.sub("x", said_cards.strip())):
        card = _CARD.fullmatch(word)
        if card is None:
            return None
        number, _, size = card.groups()
        if number is not None and int(number) > NUMBERS:
            raise MeijinError(NoSuchNumber(number, NUMBERS))
        kind = GUARD if number is None else int(number) - 1
        found[kind] = found.get(kind, 0) + (int(size) if size and len(size) < 3 else 1 if not size else _ENDLESS)
    for kind, size in found.items():
        most = GUARDS if kind == GUARD else COPIES
        if not 0 < size <= most:
            raise MeijinError(NotSoMany(quoted(_KIND_WORDS[kind]), most, size if size < _ENDLESS else None))
    return tuple(sorted(found.items()))


def unfold(words: str) -> list[str]:
    """The actions that are meant where several cards are named at once.

    >>> unfold("place 1 2x2"), unfold("pass")
    (['place 1', 'place 2', 'place 2'], ['pass'])
    """
    verb, _, rest = words.partition(" ")
    if verb not in ("place", "discard"):
        return [words]
    parts = read_cards(rest)
    if parts is None:
        return [words]
    return [f"{verb} {_KIND_WORDS[kind]}" for kind, size in parts for _ in range(size)]


# -- what actions are about -----------------------------------------------------------------------------------------

_CARD_IDS: Final = tuple(card.id for card in CATALOGUE.battle_cards)
# The cards that are put away by each action.
PARTS: Final[dict[int, Parts]] = {
    **{action: parts for action, (parts, _) in enumerate(PLAYS)},
    **{action: sweep_parts(action) for action in range(SWEEP, ACTIONS)},
    **{first + kind: ((kind, 1),) for first in (PLACE, DISCARD) for kind in range(KINDS)},
    **{GIVE + place: ((place % KINDS, 1),) for place in range(KINDS * len(SETS))},
    GUARD_OFF: ((GUARD, 1),),
}


def _touch(action: int) -> Touch:
    if CHOOSE <= action < SWEEP:
        return Touch((CHARACTERS[action - CHOOSE].id,), "spare")
    if action not in PARTS:
        return NOTHING
    cards = tuple(_CARD_IDS[kind] for kind, size in PARTS[action] for _ in range(size))
    receiver = (SETS[(action - GIVE) // KINDS],) if GIVE <= action < CHOOSE else ()
    return Touch(cards, "hand", seats=receiver)


_TOUCHES: Final = tuple(_touch(action) for action in range(ACTIONS))


def touch(action: int) -> Touch:
    """The cards that an action is about, by their kinds, and who gets one.

    >>> touch(21).cards, touch(GIVE + KINDS * 2 + 4)
    (('n09', 'n09'), Touch(cards=('n05',), zone='hand', owner='', seats=('green',), places=()))
    """
    return _TOUCHES[action]


def meant(seats: Sequence[str], cards: Sequence[str], zone: str) -> list[str]:
    """What somebody who picks these cards may want to do with them.

    >>> meant(["red", "blue"], ["n01", "n01"], "hand")
    ['play 1x2', 'play 1x2 as 14']
    """
    kinds = [card.partition("#")[0] for card in cards]
    if len(kinds) == 1 and f"choose {kinds[0]}" in _ACTIONS:
        return [f"choose {kinds[0]}"]
    if zone not in ("", "hand") or any(kind not in _CARD_IDS for kind in kinds):
        return []
    places = sorted(_CARD_IDS.index(kind) for kind in kinds)
    parts = tuple((place, places.count(place)) for place in dict.fromkeys(places))
    spelled = say_cards(parts)
    wanted = ["guard"] if parts == ((GUARD, 1),) else []
    wanted += [text(action) for action, (play, _) in enumerate(PLAYS) if play == parts] or [f"play {spelled}"]
    wanted += [f"sweep {spelled}"] if f"sweep {spelled}" in _ACTIONS else []
    if len(kinds) == 1:
        wanted += [f"place {spelled}", f"discard {spelled}", *(f"give {spelled} to {seat}" for seat in seats)]
    return wanted
