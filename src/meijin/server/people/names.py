"""The names of people: friendly ones for guests, and what a name may be."""

from __future__ import annotations

import secrets
import unicodedata
from typing import Final

from meijin import bots
from meijin.server.refusal import Code, Refused

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


def friendly() -> str:
    """A name for a guest, such as "Quiet Heron 42"."""
    return f"{secrets.choice(_MANNERS.split())} {secrets.choice(_ANIMALS.split())} {10 + secrets.randbelow(90)}"


def checked(name: str) -> str:
    """A name as it is kept: in Unicode's compatible form, without spare blanks; a name that cannot be is refused.

    >>> checked("  Ｑuiet   Heron ")
    'Quiet Heron'
    """
    tidy = " ".join(unicodedata.normalize("NFKC", name).split())
    if not 1 <= len(tidy) <= LONGEST:
        raise Refused(Code.MALFORMED, f"a name has 1 to {LONGEST} characters, this one has {len(tidy)}")
    for character in tidy:
        # Control, formatting (also what turns the direction of writing), surrogate, private and unassigned characters.
        if unicodedata.category(character).startswith("C") or character in _BLANK:
            raise Refused(Code.MALFORMED, f"a name is made of visible characters, U+{ord(character):04X} is not one")
    if not any(character.isalnum() for character in tidy):
        raise Refused(Code.MALFORMED, "a name has at least one letter or digit")
    if folded(tidy) == DELETED:
        raise Refused(Code.MALFORMED, f"{DELETED!r} is what people are called who deleted themselves: choose another")
    return tidy


def of_a_person(name: str) -> str:
    """A name as it is kept of somebody who may sit at a table: nobody is called like a bot there."""
    tidy = checked(name)
    if folded(tidy) in bots.names():
        raise Refused(Code.MALFORMED, f"{tidy!r} is the name of a bot: choose another")
    return tidy


def folded(name: str) -> str:
    """What two account names must not have in common.

    >>> folded("Straße") == folded("STRASSE")
    True
    """
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
