"""The names of people: friendly ones for guests, and what a name may be."""

from __future__ import annotations

import secrets
import unicodedata
from functools import cache
from typing import Final

from meijin import bots
from meijin.bots.levels import LEVELS
from meijin.kernel.letters import MOST_MARKS, bare, ends_like_an_id, mixed_word, towers, unseen
from meijin.server.because import Because
from meijin.server.refusal import Refused
from meijin.words import languages, platform

LONGEST: Final = 24
DELETED: Final = "deleted player"

_MANNERS: Final = (
    "Amber Bold Brave Bright Calm Clever Crimson Daring Eager Gentle Golden Happy Honest Jolly Keen Kind Lively Lucky "
    "Mellow Merry Misty Nimble Patient Polite Proud Quick Quiet Ready Scarlet Silent Silver Sly Snowy Steady Sunny "
    "Swift Tidy Velvet Wandering Wise"
)
_ANIMALS: Final = (
    "Badger Beaver Carp Crane Cricket Crow Deer Dolphin Dragonfly Eagle Falcon Ferret Finch Firefly Fox Frog Gecko "
    "Hare Hawk Heron Kestrel Koi Lark Lynx Magpie Marten Mole Newt Otter Owl Panda Pheasant Rabbit Raven Robin "
    "Sparrow Squirrel Swan Tiger Tortoise Weasel Wolf"
)
_BLANK: Final = frozenset("\u115f\u1160")  # letters by category, but nothing is to be seen of them
# Who speaks for the house, and what is no person, in the languages of the page; bots have their names besides.
_RESERVED: Final = (
    "admin administrator moderator operator root sysop superuser webmaster staff support official organizer organiser "
    "judge referee meijin engine server system bot computer robot nobody everybody "
    "名人 管理者 管理人 運営 運営者 審判 主催者 公式 サーバー システム ボット スタッフ"
)


def friendly() -> str:
    """A name for a guest, such as "Quiet Heron 42"."""
    return f"{secrets.choice(_MANNERS.split())} {secrets.choice(_ANIMALS.split())} {10 + secrets.randbelow(90)}"


def checked(name: str) -> str:
    """A name as it is kept: in Unicode's compatible form, without spare blanks; a name that nobody can have is refused.

    >>> checked("  Ｑuiet   Heron ")
    'Quiet Heron'
    """
    tidy = " ".join(unicodedata.normalize("NFKC", name).split())
    if not 1 <= len(tidy) <= LONGEST:
        raise Refused(Because.NAME_LENGTH, most=LONGEST, length=len(tidy))
    for character in tidy:
        # Control, formatting (also what turns the direction of writing), surrogate, private and unassigned characters.
        if unicodedata.category(character).startswith("C") or character in _BLANK:
            raise _unseen(character)
    if not any(character.isalnum() for character in tidy):
        raise Refused(Because.NAME_WITHOUT_LETTERS)
    return tidy


def _unseen(character: str) -> Refused:
    return Refused(Because.NAME_UNSEEN, sign=f"U+{ord(character):04X}")


def of_a_person(name: str) -> str:
    """A name that somebody chooses to be seen under, as it is kept; one that pretends to be somebody else's is refused.

    Names from before this rule stay: whoever has one signs in with it as ever.

    >>> of_a_person("大神Ami")
    '大神Ami'
    """
    tidy = checked(name)
    if (character := unseen(tidy)) is not None:
        raise _unseen(character)
    if towers(tidy):
        raise Refused(Because.NAME_MARKS, most=MOST_MARKS)
    if ends_like_an_id(tidy):
        raise Refused(Because.NAME_LIKE_AN_ID, name=tidy)
    if (mixed := mixed_word(tidy)) is not None:
        word, scripts = mixed
        raise Refused(Because.NAME_MIXED, word=word, scripts=tuple(scripts))
    refuse_reserved(tidy)
    return tidy


def refuse_reserved(name: str) -> None:
    """Refuse a name that looks like a bot's, or like that of somebody who speaks for the house."""
    letters, bot = bare(name), bare("bot")
    if not _bare_reserved().isdisjoint({letters, letters.removeprefix(bot), letters.removesuffix(bot)}):
        raise Refused(Because.NAME_RESERVED, name=name)


@cache
def _bare_reserved() -> frozenset[str]:
    titles = [platform(each).format(f"bot-{level.name}", "", {}) or "" for each in languages() for level in LEVELS]
    return frozenset(bare(each) for each in (*_RESERVED.split(), DELETED, *bots.names(), *titles))


def folded(name: str) -> str:
    """What two account names must not have in common.

    >>> folded("Straße") == folded("STRASSE")
    True
    """
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
