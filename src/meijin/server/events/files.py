"""Whether the file of an event holds, which may take long to find out."""

from __future__ import annotations

from meijin.server.refusal import Code, Refused
from meijin.tournament.audit import audit
from meijin.tournament.files import from_json
from meijin.tournament.seeds import seed_digest


def check_file(data: bytes) -> None:
    """Refuse the file of an event that does not hold in every entry."""
    export = from_json(data)
    tournament = export.tournament()
    if seed_digest(tournament.seed) != tournament.event.seed_sha256:
        raise Refused(Code.MALFORMED, "the seed of this file is not the one that was promised when the event began")
    found = audit(export)
    if found.differences:
        raise Refused(Code.MALFORMED, f"this event does not hold: {found.differences[0]}")
