"""An event as a file: JSON of the form ``meijin-event/1``.

The organiser's own file has everything. A file for others has the log as far as they can follow the event by it, of
what is kept apart from it only what they may know (no lists, no personal data, no notes), and in the end the seed.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from meijin.kernel.errors import quoted
from meijin.tournament.because import Because
from meijin.tournament.errors import EventError
from meijin.tournament.log import Entry, chain_faults, head
from meijin.tournament.messages import Noted
from meijin.tournament.roles import Role
from meijin.tournament.secrecy import Secrets
from meijin.tournament.tournament import Tournament
from meijin.tournament.wording import explain_json, explain_whole

FORMAT: Final = "meijin-event/1"
# What goes wrong where an entry was forged: it names what is not there, or is not what it should be.
NONSENSE: Final = (ValueError, TypeError, LookupError, AttributeError, AssertionError, NotImplementedError)


class BrokenFile(EventError):
    """A file that tells of no event."""


class Export(Struct, frozen=True):
    """What a file holds."""

    log: tuple[Entry, ...]
    seed: str | None = None  # None: not told yet
    sealed: dict[str, Any] = {}
    receipt: str = ""  # by which a server knows its own Meijin's file

    def tournament(self) -> Tournament:
        """The tournament that goes on from here; its log must be whole and its seed known."""
        if self.seed is None:
            raise BrokenFile(Because.WITHOUT_SEED)
        return self.without_seed(self.seed)

    def without_seed(self, seed: str = "") -> Tournament:
        """The tournament as it stands, whose log must be whole; nothing can be drawn before it has a secret."""
        faults = chain_faults(self.log)
        if faults:
            raise BrokenFile(Because.LOG_CHANGED, fault=faults[0])
        return replayed(self.log, seed, self.sealed)


def replayed(log: tuple[Entry, ...], seed: str, sealed: dict[str, Any] | None = None) -> Tournament:
    """The tournament of a log; an entry that cannot be applied is named."""
    tournament = Tournament(seed, sealed=dict(sealed or {}))
    for entry in log:
        try:
            tournament.apply(entry)
        except NONSENSE as error:
            problem = error.said if isinstance(error, EventError) else Noted(str(error))
            raise BrokenFile(Because.NONSENSE, entry=entry.n, sort=quoted(entry.type), problem=problem) from None
    return tournament


class _Document(msgspec.Struct, forbid_unknown_fields=True):
    format: str
    log: list[Entry]
    seed: str | None = None
    sealed: dict[str, Any] = {}
    receipt: str = ""


def receipt_for(event: str, seed: str, log: Sequence[Entry]) -> str:
    """What only whoever keeps the secret can write under a log; it does not tell the secret."""
    signed = hmac.new(seed.encode(), f"meijin/receipt|{event}|{head(log)}".encode(), "sha256")
    return f"{event}.{signed.hexdigest()}"


def to_json(
    tournament: Tournament,
    *,
    private: bool,
    role: Role = Role.SPECTATOR,
    player: str | None = None,
    receipt: str = "",
) -> bytes:
    """The file of an event: with everything for its Meijin, for others with what their role lets them know.

    A server keeps the seed to itself also from the Meijin; its receipt stands for it, and brings the file back there.
    """
    secrets = Secrets(tournament)
    document = {
        "format": FORMAT,
        "seed": tournament.seed or None if private else tournament.event.seed,
        "log": tournament.log if private else secrets.log_for(role, player),
        "sealed": tournament.sealed if private else secrets.sealed_for(role, player),
        **({"receipt": receipt} if receipt else {}),
    }
    return msgspec.json.format(msgspec.json.encode(document), indent=1) + b"\n"


def from_json(data: bytes) -> Export:
    """What a file holds; what is no such file is refused with the place where it breaks."""
    try:
        document = msgspec.json.decode(data, type=_Document)
    except msgspec.ValidationError as error:
        problem = explain_whole(str(error), _Document)
        raise BrokenFile(Because.NO_EVENT_FILE, form=FORMAT, problem=problem) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BrokenFile(Because.NO_JSON, problem=explain_json(error)) from None
    if document.format != FORMAT:
        raise BrokenFile(Because.OTHER_FORM, said=quoted(document.format), right=FORMAT)
    if not document.log:
        raise BrokenFile(Because.EMPTY_LOG)
    return Export(tuple(document.log), document.seed, document.sealed, document.receipt)
