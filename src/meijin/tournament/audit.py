"""The checker: everything that a log tells of is worked out again, and whatever differs is named (12)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from meijin.tournament.because import Because
from meijin.tournament.chance import secrets_by_entry
from meijin.tournament.commands import Create, Enter, FinishCheck, Pair, PairAgain, Penalize, ReseatPods, SubmitList
from meijin.tournament.commands.base import Command, check
from meijin.tournament.errors import EventError
from meijin.tournament.files import NONSENSE, Export
from meijin.tournament.log import Entry, chain_faults, sealed_digest
from meijin.tournament.messages import InRole, InRound, Noted, PrivateEntries, finding
from meijin.tournament.model import Event
from meijin.tournament.roles import Actor, Role
from meijin.tournament.seeds import seed_digest
from meijin.tournament.tournament import Tournament
from meijin.tournament.trust import how_drawn
from meijin.words import Message

SEALED: Final = "(kept apart)"
# The fields that are digests of something of its own, and what that is.
DIGESTS: Final = {"digest": "lists", "personal_digest": "personal", "note_digest": "notes"}
Where = Mapping[str, Any]


@dataclass(slots=True)
class Audit:
    """What the checker found."""

    differences: list[Message] = field(default_factory=list)
    notes: list[Message] = field(default_factory=list)
    drawn: tuple[Message, ...] = ()  # who could have chosen

    @property
    def clean(self) -> bool:
        """Whether everything is as the rules and the seed demand."""
        return not self.differences


def audit(export: Export) -> Audit:
    """Work everything out again, entry by entry: nothing is taken from the log but what people asked for."""
    found = Audit(differences=chain_faults(export.log))
    for digest, value in export.sealed.items():
        if sealed_digest(value) != digest:
            found.differences.append(finding("sealed_changed", digest=digest[:12]))
    secrets = list(secrets_by_entry(export.log, export.seed))
    _check_promises(export, secrets, found)
    tournament = Tournament("", sealed=dict(export.sealed))
    for entry, secret in zip(export.log, secrets, strict=True):
        tournament.seed = secret or ""
        try:
            command = tournament.command(entry)
        except ValueError as error:
            found.differences.append(finding("unreadable", **_where(entry), problem=_problem(error)))
            return found
        if command is not None:
            _check_entry(tournament, tournament.opened(entry), command, secret, found)
        try:
            tournament.apply(entry)
        except NONSENSE as error:
            found.differences.append(finding("nonsense", **_where(entry), problem=_problem(error)))
            return found
    found.drawn = how_drawn(tournament.event)
    _note(tournament.event, tournament, found)
    return found


def _check_promises(export: Export, secrets: list[str | None], found: Audit) -> None:
    """Whether every secret is the one whose digest was told before anything was drawn with it."""
    if export.seed is None:
        found.notes.append(finding("not_worked_out"))
    after: list[str | None] = [*secrets[1:], export.seed]  # the entry that promises a secret stands before its use
    for entry, secret in zip(export.log, after, strict=True):
        promise = entry.payload.get({"create": "seed_sha256", "renew_secret": "promise"}.get(entry.type, ""))
        if promise is None:
            continue
        if secret is not None and seed_digest(secret) != promise:
            found.differences.append(finding("other_seed", **_where(entry)))
        if secret is None and export.seed is not None:
            found.notes.append(finding("never_told", entry=entry.n))


def _check_entry(tournament: Tournament, entry: Entry, command: Command, seed: str | None, found: Audit) -> None:
    """Whether this person could do this then, and whether what followed from it is what the log says."""
    where = _where(entry)
    event = tournament.event
    if tournament.log and entry.at < tournament.log[-1].at:
        found.differences.append(finding("older", **where))
    asked = _as_asked(command)
    if seed is None and isinstance(command, (Pair, PairAgain, ReseatPods)):
        return
    if isinstance(command, FinishCheck) and any(_is_unknown(each, tournament.sealed) for each in tournament.log):
        return  # who has a legal list is not known here
    try:
        by = Actor(entry.actor, Role(entry.role))
        _check_role(tournament, by, command)
        call = tournament.call(by, entry.at, _recorded_digest(command))
        check(asked, event, call)
        again = _plain(asked.filled(event, call))
    except NONSENSE as error:
        found.differences.append(finding("could_not_be", **where, problem=_problem(error)))
        return
    if command.needs_reason and not entry.reason and not _is_unknown(entry, tournament.sealed):
        found.differences.append(finding("no_reason", **where))
    logged = _plain(entry.payload)
    for name in command.worked_out:
        if not _hidden(name, seed, logged) and again.get(name) != logged.get(name):
            found.differences.append(_differs(where, name, logged.get(name), again.get(name)))


def _where(entry: Entry) -> Where:
    return {"entry": entry.n, "sort": entry.type}


def _problem(error: Exception) -> Message:
    """What went wrong, as a message where it was refused by one."""
    return error.said if isinstance(error, EventError) else Noted(str(error))


def _plain(value: object) -> Any:
    """Something as a file has it, so that what was read from one and what was not can be compared."""
    return msgspec.json.decode(msgspec.json.encode(value))


def _hidden(name: str, seed: str | None, logged: Mapping[str, Any]) -> bool:
    if name == "out":  # which older logs do not have
        return name not in logged
    return name in DIGESTS or (seed is None and name in ("seed", "places"))


def _is_unknown(entry: Entry, sealed: Mapping[str, Any]) -> bool:
    """Whether there is more to an entry than is known here."""
    return bool(entry.sealed) and entry.sealed not in sealed


def _check_role(tournament: Tournament, by: Actor, command: Command) -> None:
    if by.role is Role.ENGINE or isinstance(command, (Create, Enter)):
        return
    known = tournament.role_of(by.id)
    if known is not by.role:
        raise EventError(Because.ACTED_AS, who=by.id, role=InRole(by.role), known=InRole(known))


def _as_asked(command: Command) -> Command:
    """The command before anything was worked out; what is kept apart stands for itself."""
    asked = command.asked()
    if isinstance(command, SubmitList):
        return msgspec.structs.replace(asked, cards=SEALED)
    if isinstance(command, Enter) and command.personal_digest is not None:
        return msgspec.structs.replace(asked, personal={})
    if isinstance(command, Penalize) and command.note_digest is not None:
        return msgspec.structs.replace(asked, note=SEALED)
    return asked


def _recorded_digest(command: Command) -> Any:
    recorded = next((getattr(command, name) for name in DIGESTS if name in command.__struct_fields__), "")
    return lambda value: recorded


def _differs(where: Where, name: str, said: Any, right: Any) -> Message:
    """What the log says and what it should say; of a pairing the first table that differs."""
    if name == "drawn" and said and right:
        said_tables, right_tables = said["tables"], right["tables"]
        for table, (one, other) in enumerate(zip(said_tables, right_tables, strict=False), 1):
            if list(one) != list(other):
                pairs = {"said": " - ".join(one), "right": " - ".join(other)}
                return finding("other_table", **where, table=table, **pairs)
        for part in right:
            if said.get(part) != right[part]:
                return finding("other_part", **where, part=part, said=repr(said.get(part)), right=repr(right[part]))
    if name == "places" and said and right:
        for one, other in zip(said, right, strict=False):
            if list(one) != list(other):
                return finding("other_places", **where, said=str(one), right=str(other))
    return finding("other_value", **where, name=name, said=repr(said), right=repr(right))


def _note(event: Event, tournament: Tournament, found: Audit) -> None:
    """What was done by hand, for everybody to see."""
    for each in event.rounds:
        label = InRound(each.stage, each.no, 2 * len(each.matches))
        found.notes.extend(finding("edited", round=label, edit=edit) for edit in each.edited)
        if each.relaxed:
            found.notes.append(finding("met_before", round=label))
        if each.attempt:
            found.notes.append(finding("redrawn", round=label, times=each.attempt + 1))
    for entry in tournament.log:
        if entry.type in ("correct", "take_back", "reopen"):
            found.notes.append(finding("done_over", **_where(entry), reason=tournament.opened(entry).reason))
    found.notes.extend(_not_looked_at(tournament))


def _not_looked_at(tournament: Tournament) -> Iterator[Message]:
    """What is kept apart and not there."""
    private = Counter(each.type for each in tournament.log if _is_unknown(each, tournament.sealed))
    if private:
        yield finding("private", kinds=tuple(PrivateEntries(count, kind) for kind, count in sorted(private.items())))
    for name, what in DIGESTS.items():
        missing = [
            each for each in tournament.log if (each.payload.get(name) or SEALED) not in (SEALED, *tournament.sealed)
        ]
        if missing:
            yield finding("not_here", what=what, entries=len(missing))
