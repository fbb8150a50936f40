"""A tournament: an event, its log, its secret seed and what is kept apart from the log."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec
from msgspec import Struct

from meijin.kernel.errors import quoted
from meijin.tournament.because import Because
from meijin.tournament.chance import chance_of
from meijin.tournament.commands import Command, command_of
from meijin.tournament.commands.base import Call, check, kind_of
from meijin.tournament.commands.numbers import RenewSecret
from meijin.tournament.errors import EventError
from meijin.tournament.log import Entry, canonical, follow, opened, sealed_digest
from meijin.tournament.model import Event, Origin
from meijin.tournament.roles import STAFF, Actor, Role
from meijin.tournament.seeds import seed_digest
from meijin.tournament.typed_results import reads_like_a_result
from meijin.tournament.wording import explain_whole
from meijin.words import Saying


class Prepared(Struct, frozen=True):
    """A command that was checked: the entry it makes, what is kept apart, and what the organiser should know."""

    entry: Entry
    sealed: Mapping[str, Any]
    warnings: tuple[Saying, ...]


@dataclass(slots=True)
class Tournament:
    """An event with its log. The state is nothing but the log, applied entry by entry."""

    seed: str
    event: Event = field(default_factory=Event)
    log: list[Entry] = field(default_factory=list)
    sealed: dict[str, Any] = field(default_factory=dict)  # by digest: whatever is not everybody's
    undone: set[int] = field(default_factory=set)

    @classmethod
    def replayed(cls, seed: str, log: Iterable[Entry], sealed: Mapping[str, Any] | None = None) -> Tournament:
        tournament = cls(seed, sealed=dict(sealed or {}))
        for entry in log:
            tournament.apply(entry)
        return tournament

    def prepare(self, command: Command, by: Actor, at: int, salt: Callable[[], str], reason: str = "") -> Prepared:
        """What a command would write; nothing has changed yet. Commands that cannot be carried out are refused."""
        if self.log and at < self.log[-1].at:
            at = self.log[-1].at  # a clock that was set back does not turn the order of the log round
        sealed: dict[str, Any] = {}

        def seal(value: Mapping[str, Any]) -> str:
            kept = msgspec.json.decode(canonical({**value, "salt": salt()}))  # as a file has it
            digest = sealed_digest(kept)
            sealed[digest] = kept
            return digest

        call = self.call(by, at, seal)
        if command.needs_reason and not reason.strip():
            raise EventError(Because.SAY_WHY)
        if reads_like_a_result(reason):
            raise EventError(Because.NO_REASON, said=quoted(reason))
        if command != command.asked():
            raise EventError(Because.WORKED_OUT, fields=command.worked_out)
        _check_form(command)
        check(command, self.event, call)
        payload = msgspec.to_builtins(command.filled(self.event, call))
        kind = payload.pop("type")
        private = {name: payload.pop(name) for name in command.private if name in payload}
        if reason.strip():
            private["reason"] = reason.strip()
        entry = follow(
            self.log[-1] if self.log else None,
            at=at,
            actor=by.id,
            role=str(by.role),
            type=kind,
            payload=payload,
            sealed=seal(private) if private or command.private else "",
        )
        return Prepared(entry, sealed, tuple(each.saying() for each in call.warnings))

    def call(self, by: Actor, at: int, seal: Callable[[Any], str]) -> Call:
        """Somebody does something, with what may be needed to carry it out."""
        return Call(
            by, at, secret=self.seed, drawn_with=lambda: self.chance, seal=seal, log=self.log, sealed=self.sealed
        )

    def renew(self, secret: str, origin: Origin, by: Actor, at: int) -> Prepared:
        """Another secret takes the place of the one there was, which is told."""
        command = RenewSecret(promise=seed_digest(secret), origin=origin)
        done = self.do(command, by, at, lambda: "")
        self.seed = secret
        return done

    @property
    def chance(self) -> str:
        """What the next pairing, lot or coin is drawn with."""
        return chance_of(self.event, self.seed)

    @property
    def known_chance(self) -> str | None:
        """The same where the secret is known here; else nothing."""
        return self.chance if self.seed else None

    def opened(self, entry: Entry) -> Entry:
        """An entry with what is kept apart of it, as far as that is known here."""
        return opened(entry, self.sealed)

    def apply(self, entry: Entry) -> None:
        """An entry takes effect, as far as what is kept apart of it is known here."""
        command = self.command(entry)
        if entry.type == "take_back":
            target = self.opened(self.log[entry.payload["n"] - 1])
            command_of(target).revert(self.event, target)
            self.undone.add(target.n)
        elif command is not None:
            command.apply(self.event, self.opened(entry))
        if entry.role in STAFF and entry.actor in self.event.staff:
            self.event.accepted.add(entry.actor)
        self.log.append(entry)

    def command(self, entry: Entry) -> Command | None:
        """The command of an entry; None if all that it says is kept apart and not known here."""
        kind = kind_of(entry)
        if not kind.private or not entry.sealed or entry.sealed in self.sealed:
            return command_of(self.opened(entry))
        if not kind.goes_without:
            raise EventError(Because.NOT_WITHOUT)
        try:
            return command_of(entry)
        except msgspec.ValidationError:
            return None

    def do(self, command: Command, by: Actor, at: int, salt: Callable[[], str], reason: str = "") -> Prepared:
        """Carry a command out."""
        prepared = self.prepare(command, by, at, salt, reason)
        self.sealed.update(prepared.sealed)
        self.apply(prepared.entry)
        return prepared

    def undoable(self) -> tuple[int, ...]:
        """The entries that can be taken back now, in order; from before the newest pairing only penalties (9.5)."""
        since = next((entry.n for entry in reversed(self.log) if entry.type == "publish"), 1)
        given = [penalty.n for penalty in self.event.penalties if penalty.n < since]
        return tuple(n for n in (*given, *range(since, len(self.log) + 1)) if self._can_be_undone(self.log[n - 1]))

    def _can_be_undone(self, entry: Entry) -> bool:
        if entry.n in self.undone or kind_of(entry).check_undo is Command.check_undo:
            return False  # most kinds never can
        try:
            command_of(self.opened(entry)).check_undo(self.event, entry)
        except EventError:
            return False
        return True

    def role_of(self, user: str | None) -> Role:
        """As whom a user acts at this event."""
        if user is None:
            return Role.SPECTATOR
        if user in self.event.staff:
            return self.event.staff[user][0]
        if any(each.user == user for each in self.event.entrants.values()):
            return Role.PLAYER
        return Role.SPECTATOR


def _check_form(command: Command) -> None:
    """Refuse what could not have come as JSON, such as a name that is too long: it could not be read from the log."""
    try:
        msgspec.convert(msgspec.to_builtins(command), type(command))
    except msgspec.ValidationError as error:
        raise EventError(Because.MALFORMED, problem=explain_whole(str(error), type(command))) from None
