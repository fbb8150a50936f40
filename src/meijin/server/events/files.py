"""Whether the file of an event holds, which may take long to find out."""

from __future__ import annotations

from meijin.server.because import Because
from meijin.server.refusal import Refused
from meijin.tournament.audit import audit
from meijin.tournament.files import from_json
from meijin.tournament.seeds import seed_digest
from meijin.tournament.speaking import speech_in
from meijin.words import BASE


def check_file(data: bytes) -> None:
    """Refuse the file of an event that does not hold in every entry."""
    export = from_json(data)
    tournament = export.tournament()
    if seed_digest(tournament.seed) != tournament.event.seed_sha256:
        raise Refused(Because.WRONG_SEED)
    found = audit(export)
    if found.differences:
        raise Refused(Because.DOES_NOT_HOLD, problem=speech_in(BASE).tell(found.differences[0]))
