"""Numbers of the players, numbers that are called out, and another secret: where the chance of an event comes from."""

from __future__ import annotations

import re
from typing import Annotated, Final
from unicodedata import normalize

from msgspec import Meta
from msgspec.structs import replace

from meijin.kernel.errors import MeijinError, quoted
from meijin.kernel.fairness import DIGITS, Part, read_digits
from meijin.tournament.because import Because
from meijin.tournament.chance import NumberState, chance_of, number_state
from meijin.tournament.commands.base import Call, Command, Inquiry, Subject
from meijin.tournament.errors import EventError
from meijin.tournament.log import Entry
from meijin.tournament.model import Event, Number, Origin, Phase, Secret
from meijin.tournament.roles import Role

_NUMBER: Final = re.compile("[0-9]+")

Digits = Annotated[str, Meta(max_length=DIGITS)]


def _own_number(event: Event, ask: Inquiry, about: Subject) -> NumberState | None:
    """How it stands with the number that an order is about; nobody gives one for somebody else, whoever they are."""
    if about.entrant is None:
        return None
    if about.entrant.user != ask.by.id:
        raise EventError(Because.OWN_NUMBER)
    return number_state(event, about.entrant)


def _check_digits(text: str, what: str) -> None:
    try:
        read_digits(text, what)
    except MeijinError as error:
        raise EventError(Because.BAD_DIGITS, problem=str(error)) from None


class CommitNumber(Command, frozen=True, tag="commit_number"):
    """A player shows the SHA-256 of a number, which cannot be changed any more and is revealed later."""

    allowed = frozenset({Role.PLAYER, Role.MEIJIN, Role.JUDGE})  # staff who play, where that is allowed
    player: str
    commitment: Digits

    @classmethod
    def ready(cls, event: Event, ask: Inquiry, about: Subject) -> None:
        state = _own_number(event, ask, about)
        if state not in (None, "wanted"):
            raise EventError(Because.NOTHING_LEFT_TO_DRAW if state == "" else Because.COMMITTED_ALREADY)

    def check(self, event: Event, call: Call) -> None:
        _check_digits(self.commitment, "a commitment")
        if any(number.commitment == self.commitment for number in event.numbers.values()):
            raise EventError(Because.COMMITMENT_TAKEN)

    def apply(self, event: Event, entry: Entry) -> None:
        event.numbers[self.player] = Number(self.commitment, entry.n)


class RevealNumber(Command, frozen=True, tag="reveal_number"):
    """A player reveals the number, once all commitments are closed and before anything is drawn."""

    allowed = frozenset({Role.PLAYER, Role.MEIJIN, Role.JUDGE})
    player: str
    number: Digits

    @classmethod
    def ready(cls, event: Event, ask: Inquiry, about: Subject) -> None:
        state = _own_number(event, ask, about)
        if state not in (None, "asked"):
            because = {
                "committed": Because.COMMITMENTS_OPEN,
                "given": Because.REVEALED_ALREADY,
                "stands_in": Because.COMMITMENT_STANDS_IN,
            }
            raise EventError(because.get(state or "", Because.NO_COMMITMENT))

    def check(self, event: Event, call: Call) -> None:
        _check_digits(self.number, "a number")
        try:
            Part(self.player, event.numbers[self.player].commitment).revealing(self.number)
        except MeijinError as error:
            raise EventError(Because.BAD_DIGITS, problem=str(error)) from None

    def apply(self, event: Event, entry: Entry) -> None:
        event.numbers[self.player].number = self.number


class Stir(Command, frozen=True, tag="stir"):
    """What people have thrown or called out in public is stirred into everything that is drawn from now on."""

    phases = frozenset({Phase.REGISTRATION, Phase.DECK_CHECK, Phase.READY, Phase.BETWEEN, Phase.SWISS_DONE})
    said: Annotated[str, Meta(min_length=1, max_length=200)]

    @classmethod
    def ready(cls, event: Event, ask: Inquiry, about: Subject) -> None:
        if event.in_elimination:
            raise EventError(Because.NOTHING_MORE_DRAWN)

    def check(self, event: Event, call: Call) -> None:
        if not self.said.strip():
            raise EventError(Because.NOTHING_CALLED_OUT)

    def apply(self, event: Event, entry: Entry) -> None:
        event.called_out.append((entry.n, self.said))


def thrown(words: str) -> str:
    """Numbers that were thrown or called out, as they are kept; other words are refused (R35).

    >>> thrown("4,６ 2")
    '4 6 2'
    """
    numbers = normalize("NFKC", words).replace(",", " ").split()
    if not numbers or not all(_NUMBER.fullmatch(each) for each in numbers):
        raise EventError(Because.NO_NUMBERS, said=quoted(words))
    return " ".join(numbers)


class RenewSecret(Command, frozen=True, tag="renew_secret"):
    """Another secret takes the place of the one there was, which is told now; done by the tournament, which has it."""

    allowed = frozenset({Role.MEIJIN, Role.ENGINE})
    promise: Digits  # the SHA-256 of the new one
    origin: Origin
    worked_out = ("old",)
    old: str | None = None  # None: whoever goes on with the event has never had it

    def filled(self, event: Event, call: Call) -> RenewSecret:
        return replace(self, old=call.secret or None)

    def apply(self, event: Event, entry: Entry) -> None:
        if self.old is not None and event.in_elimination:
            event.lots = chance_of(event, self.old)  # who made the cut by lot did so
        event.secrets[-1] = replace(event.secrets[-1], told=self.old)
        event.secrets.append(Secret(self.promise, self.origin, entry.n))
