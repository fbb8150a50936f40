"""Printed sheets of an event: HTML for a browser's print dialogue, and PDF."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from meijin.tournament.because import Because
from meijin.tournament.errors import EventError
from meijin.tournament.names import shown_names
from meijin.tournament.printing import html, pdf
from meijin.tournament.printing.bracket import bracket
from meijin.tournament.printing.checks import checklist, sleeve_checklist
from meijin.tournament.printing.deck_lists import blank_deck_list, deck_lists
from meijin.tournament.printing.html import style
from meijin.tournament.printing.letters import lacks_letters
from meijin.tournament.printing.pairings import pairings_by_name, pairings_by_table
from meijin.tournament.printing.score_cards import blank_score_card, score_cards
from meijin.tournament.printing.sheet import PAPERS, Sheet
from meijin.tournament.printing.slips import slips
from meijin.tournament.printing.source import Source
from meijin.tournament.printing.standings import prizes, standings
from meijin.tournament.printing.words import Words
from meijin.tournament.tournament import Tournament
from meijin.words import languages

__all__ = ["FORMS", "OF_A_PLAYER", "OF_A_ROUND", "PAPERS", "SHEETS", "printed", "style"]

_PAIRINGS: Final = (pairings_by_table, pairings_by_name, slips)
_FORMS: Final = (score_cards, blank_score_card, deck_lists, blank_deck_list, sleeve_checklist)
SHEETS: Final[Mapping[str, Callable[[Source], Sheet]]] = {
    sheet.__name__.replace("_", "-"): sheet for sheet in (*_PAIRINGS, standings, *_FORMS, bracket, prizes, checklist)
}
FORMS: Final = ("html", "pdf")
OF_A_ROUND: Final = ("pairings-by-table", "pairings-by-name", "slips")
OF_A_PLAYER: Final = ("slips", "score-cards", "deck-lists")


def printed(
    tournament: Tournament,
    what: str,
    form: str,
    *,
    paper: str = "a4",
    round_no: int | None = None,
    player: str | None = None,
    language: str = "en",
    stylesheet: str | None = None,
    icon: str | None = None,
) -> bytes:
    """A sheet of an event as a file.

    `round_no` is for pairings and result slips: it counts all rounds of the event, those of the elimination too, and
    the newest published one is meant without it. `player` is for slips, score cards and deck lists; without it they
    are printed for everybody. An HTML page has its style in it, unless `stylesheet` says at which address it is served;
    `icon` is the address of a picture for the browser's tab, which would look for one elsewhere.
    Deck lists are secret: whoever calls this checks who asks for them.
    """
    if what not in SHEETS:
        raise EventError(Because.NO_SHEET, what=what, known=tuple(SHEETS))
    if form not in FORMS:
        raise EventError(Because.NO_PRINT_FORM, form=form, known=FORMS)
    if paper not in PAPERS:
        raise EventError(Because.NO_PAPER, paper=paper, known=tuple(PAPERS))
    if language not in languages():
        raise EventError(Because.NO_LANGUAGE, language=language, known=languages())
    if round_no is not None and what not in OF_A_ROUND:
        raise EventError(Because.NOT_OF_A_ROUND, sheet=what, sheets=OF_A_ROUND)
    if player is not None and what not in OF_A_PLAYER:
        raise EventError(Because.NOT_OF_A_PLAYER, sheet=what, sheets=OF_A_PLAYER)
    names = shown_names(tournament.event)
    if form == "pdf":
        names = {each: _told_apart(each, name) for each, name in names.items()}
    source = Source(tournament, Words(language), paper, names, round_no, player)
    sheet = SHEETS[what](source)
    return html.render(sheet, stylesheet, icon) if form == "html" else pdf.render(sheet)


def _told_apart(player: str, name: str) -> str:
    """A name with the id beside it where letters of it cannot be printed: names without letters look all the same."""
    beside = f" ({player})"
    return name if name.endswith(beside) or not lacks_letters(name) else name + beside
