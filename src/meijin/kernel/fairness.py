"""Chance that nobody chooses alone: a secret that was promised, and a number from everybody who takes part.

Whoever keeps the secret (a server, an organiser) shows its hash, the *promise*, before anything else. Everybody who
takes part draws a number and shows its hash, the *commitment*. Once all commitments stand, and none changes any more,
the numbers are revealed. The hash of the secret and of all that was given is the seed.

Whoever has committed and does not reveal is represented by the commitment, which everybody knew before any number was
revealed. Whoever has not committed gives nothing. So a player alone learns nothing by holding a number back, since the
secret is unknown to them; and whoever keeps the secret is bound by the promise and by everybody's number. Where nobody
gives anything nothing binds them: they could have tried secrets until they liked the seed.

Secrets and numbers have 256 bits and are written as hexadecimal digits, like their hashes, which are SHA-256. When to
wait for whom is for tables and tournaments to say; nothing here waits, sends or keeps anything.

>>> secret, red, blue = "07" * 32, "aa" * 32, "bb" * 32
>>> promise = commitment(secret)  # shown first
>>> given = (Part("red", commitment(red)), Part("blue", commitment(blue)), Part("green"))  # all commitments stand
>>> given = (given[0].revealing(red), given[1], given[2])  # Blue is gone, Green is a bot
>>> draw = Draw("game", promise, secret, given)
>>> print(draw.text, end="")
meijin draw 1
for game
secret 0707070707070707070707070707070707070707070707070707070707070707
number aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa red
commitment 4ca14526b2751b640d549ce7caf8ac39438592211a0ec370064d57666a682ad6 blue
nothing green
>>> draw.flaws(draw.seed, ["red", "blue", "green"])
[]
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from hashlib import sha256
from typing import Final

from meijin.kernel.errors import MeijinError, quoted

NUMBER_BYTES: Final = 32
DIGITS: Final = 2 * NUMBER_BYTES  # of a secret, a number and a hash
FORMAT: Final = "meijin draw 1"
GAME: Final = "game"  # what is drawn for where a game is dealt


def new_number() -> str:
    """A secret or a number, from the system's source of chance."""
    return secrets.token_hex(NUMBER_BYTES)


def commitment(number: str) -> str:
    """What is shown of a secret or a number before it is revealed: it gives nothing away, and fits no other.

    >>> commitment("00" * 32)
    '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925'
    """
    return sha256(bytes.fromhex(number)).hexdigest()


def read_digits(text: str, what: str) -> str:
    """A secret, a number or a hash, refused if it is none.

    >>> read_digits("07" * 32, "a number") == "07" * 32
    True
    >>> read_digits("seven", "a number")
    Traceback (most recent call last):
    meijin.kernel.errors.MeijinError: a number has 64 hexadecimal digits (0-9, a-f), which 'seven' has not
    """
    if len(text) != DIGITS or set(text) - set("0123456789abcdef"):
        raise MeijinError(f"{what} has {DIGITS} hexadecimal digits (0-9, a-f), which {quoted(text)} has not")
    return text


class Gift(StrEnum):
    """What somebody has given to a draw."""

    NUMBER = "number"  # they committed to a number and revealed it
    COMMITMENT = "commitment"  # they did not reveal it: their commitment stands in
    NOTHING = "nothing"  # they did not commit


@dataclass(frozen=True, slots=True)
class Part:
    """What one of those who take part has said."""

    who: str
    commitment: str = ""  # empty for whoever has not committed
    number: str = ""  # empty for whoever has not revealed

    @property
    def gift(self) -> Gift:
        """What it comes to.

        >>> Part("red").gift.value, Part("red", commitment("07" * 32)).gift.value
        ('nothing', 'commitment')
        """
        return Gift.NUMBER if self.number else Gift.COMMITMENT if self.commitment else Gift.NOTHING

    def revealing(self, number: str) -> Part:
        """The same with the number revealed; one that does not fit the commitment is refused.

        >>> Part("red", commitment("07" * 32)).revealing("08" * 32)
        Traceback (most recent call last):
        meijin.kernel.errors.MeijinError: this number does not fit the commitment 4bb06f8e...: reveal the number of ...
        """
        if not self.commitment:
            raise MeijinError("there is no commitment that a number could be revealed for")
        if commitment(number) != self.commitment:
            raise MeijinError(
                f"this number does not fit the commitment {self.commitment[:8]}...: reveal the number of which that is"
                " the SHA-256"
            )
        return replace(self, number=number)

    def __str__(self) -> str:
        """The part as it is hashed.

        >>> str(Part("red"))
        'nothing red'
        """
        digits = {Gift.NUMBER: f" {self.number}", Gift.COMMITMENT: f" {self.commitment}", Gift.NOTHING: ""}
        return f"{self.gift}{digits[self.gift]} {self.who}"


class Kind(StrEnum):
    """What can be wrong with a draw."""

    PROMISE = "promise"
    NUMBER = "number"
    MISSING = "missing"
    STRANGER = "stranger"
    SEED = "seed"


@dataclass(frozen=True, slots=True)
class Flaw:
    """Something that is wrong with a draw, and with whose part."""

    kind: Kind
    who: str = ""

    def __str__(self) -> str:
        """It in words.

        >>> str(Flaw(Kind.NUMBER, "red"))
        "red's number does not fit the commitment that was shown before it"
        """
        return {
            Kind.PROMISE: "the secret does not fit the promise that was shown before the players' numbers",
            Kind.NUMBER: f"{self.who}'s number does not fit the commitment that was shown before it",
            Kind.MISSING: f"what {self.who} gave is missing",
            Kind.STRANGER: f"{self.who} gave something and does not take part",
            Kind.SEED: "the seed is not the one that the secret and the players' numbers give",
        }[self.kind]


@dataclass(frozen=True, slots=True)
class Draw:
    """All that a seed is made of."""

    purpose: str  # what is drawn for: no two draws with the same secret have the same
    promise: str  # the hash of the secret, as it was shown before
    secret: str
    parts: tuple[Part, ...]  # in an order that is fixed beforehand

    @property
    def text(self) -> str:
        """The text whose SHA-256 is the seed: a line for the purpose, for the secret and for every part."""
        lines = [FORMAT, f"for {self.purpose}", f"secret {self.secret}", *map(str, self.parts)]
        if any("\n" in line for line in lines):
            raise ValueError("a purpose and a name stand in one line")
        return "".join(f"{line}\n" for line in lines)

    @property
    def seed(self) -> bytes:
        """The seed.

        >>> Draw("game", commitment("07" * 32), "07" * 32, ()).seed.hex()[:8]
        'ea6140ad'
        """
        return sha256(self.text.encode()).digest()

    def flaws(self, seed: bytes, everybody: Sequence[str]) -> list[Flaw]:
        """What is wrong with a draw that is said to have given this seed, and in which these take part, in order.

        >>> draw = Draw("game", commitment("07" * 32), "07" * 32, (Part("red", commitment("08" * 32), "09" * 32),))
        >>> [(flaw.kind.value, flaw.who) for flaw in draw.flaws(bytes(32), ["red", "blue"])]
        [('number', 'red'), ('missing', 'blue'), ('seed', '')]
        """
        named = [part.who for part in self.parts]
        found = [] if commitment(self.secret) == self.promise else [Flaw(Kind.PROMISE)]
        found += [
            Flaw(Kind.NUMBER, part.who)
            for part in self.parts
            if part.number and commitment(part.number) != part.commitment
        ]
        found += [Flaw(Kind.MISSING, who) for who in everybody if who not in named]
        found += [Flaw(Kind.STRANGER, who) for who in named if who not in everybody]
        in_order = sorted(self.parts, key=lambda part: [*everybody, part.who].index(part.who))
        return found if replace(self, parts=tuple(in_order)).seed == seed else [*found, Flaw(Kind.SEED)]
