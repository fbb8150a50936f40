"""What a command is: somebody asks for a change, it is checked against the event as it stands, and it happens."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, ClassVar, Self

import msgspec
from msgspec import Struct

from meijin.tournament.log import Entry
from meijin.tournament.model import ENDED, Event, Phase
from meijin.tournament.refusal import Refused, Why
from meijin.tournament.roles import STAFF, Actor, Role


@dataclass(frozen=True, slots=True)
class Call:
    """Who asks, when, and what may be needed to answer."""

    by: Actor
    at: int  # milliseconds since the epoch
    secret: str  # of the event
    drawn_with: Callable[[], str]  # works out what is drawn with: the secret, and all that people have given
    seal: Callable[[Any], str]  # keeps something private apart from the log; the log has only its digest
    log: tuple[Entry, ...] | list[Entry] = ()
    sealed: Mapping[str, Any] = field(default_factory=dict)  # what is kept apart so far
    warnings: list[str] = field(default_factory=list)

    @property
    def chance(self) -> str:
        """What is drawn with. Most commands draw nothing, so it is worked out when it is asked for."""
        return self.drawn_with()

    def limit(self, event: Event, reason: str) -> None:
        """A limit of the rulebook: it holds in official mode, and is only told in free mode."""
        if event.official:
            raise Refused(Why.LIMIT, f"{reason} (an event in free mode may)")
        self.warnings.append(reason)


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", omit_defaults=True):
    """A change that somebody asks for. Its fields are what the log keeps."""

    allowed: ClassVar[frozenset[Role]] = frozenset({Role.MEIJIN})
    needs_reason: ClassVar[bool] = False
    phases: ClassVar[frozenset[Phase] | None] = None  # None: any before the end
    since: ClassVar[frozenset[Phase]] = frozenset()  # the phases in which its effect is there already
    already: ClassVar[str] = ""  # what is said then
    worked_out: ClassVar[tuple[str, ...]] = ()  # the fields that nobody gives: `filled` does
    private: ClassVar[tuple[str, ...]] = ()  # the fields that are not everybody's: kept apart, the log has a digest
    goes_without: ClassVar[bool] = True  # whether the event can be followed by those who do not know its private part
    becomes_public: ClassVar[bool] = False  # whether all of it is everybody's, with why it was done, if not at once

    def check(self, event: Event, call: Call) -> None:
        """Refuse what cannot be."""

    def filled(self, event: Event, call: Call) -> Self:
        """The command with what has to be worked out, such as pairs, and with private parts sealed."""
        return self

    def asked(self) -> Self:
        """The command as somebody asked for it, before anything was worked out."""
        defaults = dict(zip(reversed(self.__struct_fields__), reversed(self.__struct_defaults__), strict=False))
        return msgspec.structs.replace(self, **{name: defaults[name] for name in self.worked_out})

    def apply(self, event: Event, entry: Entry) -> None:
        """Make it so. What was checked is not checked again."""
        raise NotImplementedError

    def check_undo(self, event: Event, entry: Entry) -> None:
        """Refuse to take this back, unless it can be."""
        raise Refused(
            Why.STATE,
            f"{entry.type!r} cannot be undone; only a closed round, a published pairing, a drop, a penalty "
            "or that somebody came",
        )

    def revert(self, event: Event, entry: Entry) -> None:
        """Take it back."""
        raise NotImplementedError


PHASE_NAMES = {
    Phase.DRAFT: "still a draft",
    Phase.REGISTRATION: "open for registration",
    Phase.DECK_CHECK: "in the deck check",
    Phase.READY: "ready for its first round",
    Phase.PAIRING: "at the draft of a round",
    Phase.PUBLISHED: "at a published round that has not started",
    Phase.RUNNING: "in a running round",
    Phase.TIME_CALLED: "in a round whose time was called",
    Phase.BETWEEN: "between two rounds",
    Phase.SWISS_DONE: "through with its rounds",
    Phase.CUT_DONE: "through with its elimination",
    Phase.FINISHED: "finished",
    Phase.CANCELLED: "cancelled",
}


def check_phase(command: Command, event: Event) -> None:
    """Refuse a command that does not go with where the event is."""
    if not event.id and command.__struct_config__.tag != "create":
        raise Refused(Why.STATE, "there is no event yet: create it first")
    if event.phase in command.since:
        raise Refused(Why.STATE, command.already)
    ok = event.phase not in ENDED if command.phases is None else event.phase in command.phases
    if not ok:
        fits = [name for phase, name in PHASE_NAMES.items() if command.phases and phase in command.phases]
        when = f"; it can when the event is {' or '.join(fits)}" if fits else ""
        raise Refused(Why.STATE, f"this cannot be done now, the event is {PHASE_NAMES[event.phase]}{when}")


def check_role(command: Command, event: Event, by: Actor) -> None:
    """Refuse somebody who may not do this."""
    if by.role not in command.allowed:
        names = {
            Role.MEIJIN: "the Meijin",
            Role.JUDGE: "a judge",
            Role.PLAYER: "a player",
            Role.ENGINE: "the table itself",
        }
        who = " or ".join(names[role] for role in Role if role in command.allowed)
        raise Refused(Why.FORBIDDEN, f"only {who} may do this")


def own_or_staff(event: Event, player: str, by: Actor) -> None:
    """Players act for themselves alone; staff for everybody."""
    if by.role in STAFF or by.role is Role.ENGINE:
        return
    if by.role is not Role.PLAYER or event.entrant(player).user != by.id:
        raise Refused(Why.FORBIDDEN, f"{player} is somebody else: players act only for themselves")


def kind_of(entry: Entry) -> type[Command]:
    """The kind of command that an entry tells of."""
    kinds = _kinds()
    if entry.type not in kinds:
        raise Refused(Why.UNKNOWN, f"entry {entry.n} is of a kind that is not known here: {entry.type!r}")
    return kinds[entry.type]


@cache
def _kinds() -> dict[str, type[Command]]:
    return {str(kind.__struct_config__.tag): kind for kind in Command.__subclasses__()}


def command_of(entry: Entry) -> Command:
    """The command that an entry tells of, with what is kept apart of it."""
    return msgspec.convert({**entry.payload, "type": entry.type}, kind_of(entry))
