"""What a command is: somebody asks for a change, it is checked against the event as it stands, and it happens."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, ClassVar, Final, NamedTuple, Self

import msgspec
from msgspec import Struct

from meijin.tournament.because import Because
from meijin.tournament.errors import EventError
from meijin.tournament.lateness import clock_face
from meijin.tournament.log import Entry
from meijin.tournament.messages import InPhase, InRole
from meijin.tournament.model import ENDED, Entrant, Event, Match, Phase, Round
from meijin.tournament.roles import Actor, Role
from meijin.words import Message


@dataclass(frozen=True, slots=True)
class Inquiry:
    """Who asks whether they may do something, and when."""

    by: Actor
    at: int = 0  # milliseconds since the epoch; 0: at any time, so that whatever has to wait is told
    warnings: list[Message] = field(default_factory=list, kw_only=True)

    def limit(self, event: Event, because: Because, *, not_before: int | None = None, **facts: Any) -> None:
        """A limit of the rulebook: it holds in official mode, and is only told in free mode."""
        limit = because.says(**facts)
        if event.official:
            raise EventError(Because.LIMIT, about=because.about, limit=limit, not_before=not_before)
        self.warnings.append(limit)

    def left(self, moment: int) -> int | None:
        """The milliseconds until a moment, where it is known when this is."""
        return moment - self.at if self.at else None

    def left_on_clock(self, moment: int) -> str | None:
        """The same as a clock shows it."""
        left = self.left(moment)
        return None if left is None else clock_face(left + 999)


@dataclass(frozen=True, slots=True)
class Call(Inquiry):
    """Somebody does it: what may be needed to carry it out."""

    secret: str = field(kw_only=True)  # of the event
    drawn_with: Callable[[], str] = field(kw_only=True)  # works out what is drawn with: the secret, and what was given
    seal: Callable[[Any], str] = field(kw_only=True)  # keeps something private apart from the log, which has its digest
    log: Sequence[Entry] = field(default=(), kw_only=True)
    sealed: Mapping[str, Any] = field(default_factory=dict, kw_only=True)  # what is kept apart so far

    @property
    def chance(self) -> str:
        """What is drawn with. Most commands draw nothing, so it is worked out when it is asked for."""
        return self.drawn_with()


class Subject(NamedTuple):
    """Whom and what an order is about, as far as that is known."""

    entrant: Entrant | None = None
    round: Round | None = None  # of the match
    match: Match | None = None
    part: str = ""  # one of the command's parts: something of it that not everybody may do who may do the rest


ANYTHING: Final = Subject()


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", omit_defaults=True):
    """A change that somebody asks for. Its fields are what the log keeps.

    Who may give it and when is said once: by ``allowed``, ``phases`` and :meth:`ready`. An order is refused by it
    (:func:`check`), whoever may give one is told by it (:func:`bar`), and so is what comes next.
    """

    allowed: ClassVar[frozenset[Role]] = frozenset({Role.MEIJIN})
    parts: ClassVar[tuple[str, ...]] = ()  # what of it not everybody may do who may do the rest
    needs_reason: ClassVar[bool] = False
    phases: ClassVar[frozenset[Phase] | None] = None  # None: any before the end
    since: ClassVar[frozenset[Phase]] = frozenset()  # the phases in which its effect is there already
    already: ClassVar[Because | None] = None  # what is said then
    worked_out: ClassVar[tuple[str, ...]] = ()  # the fields that nobody gives: `filled` does
    private: ClassVar[tuple[str, ...]] = ()  # the fields that are not everybody's: kept apart, the log has a digest
    goes_without: ClassVar[bool] = True  # whether the event can be followed by those who do not know its private part
    becomes_public: ClassVar[bool] = False  # whether all of it is everybody's, with why it was done, if not at once

    @classmethod
    def proposed(cls, event: Event) -> Self:
        """The order that takes the next step, where this is it."""
        return cls()

    @classmethod
    def ready(cls, event: Event, ask: Inquiry, about: Subject) -> None:
        """Refuse it for how the event stands, and whom it is about, whatever else it says."""

    def subject(self, event: Event, by: Actor) -> Subject:
        """Whom and what it is about; who or what is not there is refused."""
        given = set(self.__struct_fields__).difference(self.worked_out)
        named = {name: getattr(self, name) for name in ("player", "match") if name in given}
        return Subject(
            event.entrant(named["player"]) if "player" in named else None,
            *(event.match(named["match"]) if "match" in named else ()),
        )

    def check(self, event: Event, call: Call) -> None:
        """Refuse it for what it says."""

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
        raise EventError(Because.NO_UNDO)

    def revert(self, event: Event, entry: Entry) -> None:
        """Take it back."""
        raise NotImplementedError


def check(command: Command, event: Event, call: Call) -> None:
    """Refuse an order that cannot be carried out."""
    _check_who_and_when(type(command), event, call)
    _check_ready(type(command), event, call, command.subject(event, call.by))
    command.check(event, call)


def bar(kind: type[Command], event: Event, by: Actor, about: Subject = ANYTHING) -> EventError | None:
    """What keeps somebody from every order of a kind; None if nothing does, or only what the order itself says."""
    try:
        ask = Inquiry(by)
        _check_who_and_when(kind, event, ask)
        _check_ready(kind, event, ask, about)
    except EventError as refused:
        return refused
    return None


def _check_who_and_when(kind: type[Command], event: Event, ask: Inquiry) -> None:
    if not event.id and kind.__struct_config__.tag != "create":
        raise EventError(Because.NO_EVENT)
    if kind.already is not None and event.phase in kind.since:
        raise EventError(kind.already)
    ok = event.phase not in ENDED if kind.phases is None else event.phase in kind.phases
    if not ok:
        fits = tuple(InPhase(phase) for phase in Phase if kind.phases and phase in kind.phases)
        raise EventError(Because.WRONG_PHASE, phase=InPhase(event.phase), fits=fits)
    if ask.by.role not in kind.allowed:
        who = tuple(InRole(role) for role in Role if role in kind.allowed)
        raise EventError(Because.WRONG_ROLE, who=who)


def _check_ready(kind: type[Command], event: Event, ask: Inquiry, about: Subject) -> None:
    """Players act for themselves alone; staff and live tables for everybody."""
    if ask.by.role is Role.PLAYER and about.entrant is not None and about.entrant.user != ask.by.id:
        raise EventError(Because.SOMEBODY_ELSE, player=about.entrant.name)
    kind.ready(event, ask, about)


def kind_of(entry: Entry) -> type[Command]:
    """The kind of command that an entry tells of."""
    kinds = _kinds()
    if entry.type not in kinds:
        raise EventError(Because.UNKNOWN_ENTRY, entry=entry.n, sort=entry.type)
    return kinds[entry.type]


@cache
def _kinds() -> dict[str, type[Command]]:
    return {str(kind.__struct_config__.tag): kind for kind in _leaves(Command)}


def _leaves(kind: type[Command]) -> list[type[Command]]:
    return [leaf for each in kind.__subclasses__() for leaf in _leaves(each)] or [kind]


def command_of(entry: Entry) -> Command:
    """The command that an entry tells of, with what is kept apart of it."""
    return msgspec.convert({**entry.payload, "type": entry.type}, kind_of(entry))
