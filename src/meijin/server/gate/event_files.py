"""An event as files and sheets: each is made from what whoever asks may know, and from nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from meijin.server.because import Because
from meijin.server.gate.viewers import Viewer
from meijin.server.refusal import Refused
from meijin.tournament.chance import told_chance
from meijin.tournament.files import receipt_for, to_json
from meijin.tournament.spreadsheets import pairings_csv, players_csv, results_csv, standings_csv
from meijin.tournament.tournament import Tournament
from meijin.tournament.trf import to_trf

# Who may print what: result slips and checklists are the staff's, lists of cards the staff's and their own player's.
FOR_STAFF: Final = frozenset({"slips", "checklist"})


def as_json(event_id: str, tournament: Tournament, viewer: Viewer) -> bytes:
    """The file of an event: with everything but the secret for its Meijin, for others with what they may know."""
    if not viewer.organises:
        return to_json(tournament, private=False, role=viewer.role, player=viewer.player)
    receipt = receipt_for(event_id, tournament.seed, tournament.log)
    return to_json(_seen(tournament, viewer), private=True, receipt=receipt)


def as_trf(tournament: Tournament, viewer: Viewer) -> str:
    """A chess report."""
    return to_trf(tournament.event, told_chance(tournament.event))


TABLES: Final[Mapping[str, Callable[[Tournament, Viewer], str]]] = {
    "players.csv": lambda tournament, viewer: players_csv(tournament.event, paid=viewer.staff),
    "pairings.csv": lambda tournament, viewer: pairings_csv(tournament.event),
    "results.csv": lambda tournament, viewer: results_csv(tournament.event),
    "standings.csv": lambda tournament, viewer: standings_csv(tournament.event, told_chance(tournament.event)),
}


class Wanted(NamedTuple):
    """A sheet that somebody wants to print; see :func:`meijin.tournament.printing.printed`."""

    what: str
    form: str
    paper: str
    language: str
    round_no: int | None
    player: str | None
    stylesheet: str


def as_sheet(tournament: Tournament, viewer: Viewer, wanted: Wanted) -> bytes:
    """A sheet to print, as a page or as PDF; sheets that are not everybody's are refused."""
    if not viewer.staff:
        if wanted.what in FOR_STAFF:
            raise Refused(Because.ONLY_STAFF, what="sheet")
        if wanted.what == "deck-lists" and (wanted.player is None or wanted.player != viewer.player):
            raise Refused(Because.LISTS_SECRET, printed=True)
    # What draws takes a tenth of a second to load: a server that prints nothing starts without it.
    from meijin.tournament.printing import printed  # noqa: PLC0415

    return printed(
        _seen(tournament, viewer),
        wanted.what,
        wanted.form,
        paper=wanted.paper,
        round_no=wanted.round_no,
        player=wanted.player,
        language=wanted.language,
        stylesheet=wanted.stylesheet,
        icon="/mark.svg",
    )


def _seen(tournament: Tournament, viewer: Viewer) -> Tournament:
    """An event with what somebody may know: lists are the Meijin's, the secret is nobody's until the end."""
    told = tournament.event.seed or ""
    if viewer.organises:
        return Tournament(told, tournament.event, tournament.log, tournament.sealed)
    mine = {each.list_digest for each in tournament.event.entrants.values() if each.player == viewer.player}
    sealed = {
        digest: value
        for digest, value in tournament.sealed.items()
        if "list" in value and (viewer.staff or digest in mine)
    }
    return Tournament(told, tournament.event, [], sealed)
