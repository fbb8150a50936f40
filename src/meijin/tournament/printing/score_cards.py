"""The rulebook's player form: what a player has scored, round by round. Two of them on a page."""

from __future__ import annotations

from typing import Final

from meijin.kernel.letters import readable
from meijin.tournament.history import history_of
from meijin.tournament.model import Entrant, Round
from meijin.tournament.printing.sheet import Block, Cell, Choice, Column, Field, Fields, Part, Sheet, Table, Title
from meijin.tournament.printing.source import Source
from meijin.tournament.ranking import shown_points
from meijin.tournament.settings import Format, traits
from meijin.tournament.standings.history import Played, Result, tally

LEAST_ROWS: Final = 7
_LETTER: Final = {Result.WIN: 0, Result.BYE: 0, Result.LOSS: 1, Result.MISSED: 1, Result.DRAW: 2}
_WITHOUT_OPPONENT: Final = {Result.BYE: "bye", Result.MISSED: "missed", Result.LEFT: "left", Result.REST: "rest"}


def score_cards(source: Source) -> Sheet:
    """The forms of the players, filled in as far as rounds are closed; the opponent of the open round is there too."""
    history = history_of(source.event)
    cards = [_card(source, each, history.get(each.player, ())) for each in source.entrants()]
    return source.sheet(source.words("score_card"), cards, per_page=2)


def blank_score_card(source: Source) -> Sheet:
    """A page of forms to be filled in by hand."""
    return source.sheet(source.words("score_card"), [_card(source, None, ())] * 2, per_page=2)


def _card(source: Source, entrant: Entrant | None, history: tuple[Played, ...]) -> Part:
    words, event = source.words, source.event
    name, player = (readable(entrant.name), entrant.player) if entrant is not None else ("", "")
    blocks: list[Block] = [
        Title(event.name, right=words("score_card")),
        Fields((Field(words("location"), event.venue, 3), Field(words("date"), event.date, 2))),
        Fields((Field(words("name"), name, 3), Field(words("id"), player, 2))),
    ]
    # They are asked for, and never printed: the card lies open on the table.
    if entrant is None or event.settings.personal_data:
        blocks += [
            Fields((Field(words("birth"), "", 1), Field(words("zip"), "", 1)), height=7.5),
            Fields((Field(words("city"), "", 1), Field(words("email"), "", 1)), height=7.5),
        ]
    return (*blocks, _rounds(source, entrant, history))


def _rounds(source: Source, entrant: Entrant | None, history: tuple[Played, ...]) -> Table:
    words, event = source.words, source.event
    options = _options(source)
    rows: list[tuple[Cell, ...]] = [
        (words("example"), words("example_name"), Choice(options, options[0]), "3", "3", words("example_initials"))
    ]
    total = 0
    for number in range(1, max(LEAST_ROWS, event.rounds_planned or 0) + 1):
        if number <= len(history):
            played = history[number - 1]
            total += played.points
            sums = (shown_points(event, played.points), shown_points(event, total))
            rows.append((f"{number}.", _opponent(source, played), _chosen(source, played), *sums, ""))
        else:
            rows.append((f"{number}.", _next_opponent(source, entrant, number), Choice(options), "", "", ""))
    counts = " – ".join(str(count) for count in tally(history)) if history else ""
    whole = shown_points(event, total) if history else ""
    rows.append(("", words("totals"), counts, words("grand_total"), whole, ""))
    columns = (
        Column(words("number"), 15),
        Column(words("opponents") if _pods(source) else words("opponent")),
        Column(words("place") if _pods(source) else " ".join(_letters(source)), 28, "centre"),
        Column(words("points"), 16, "centre"),
        Column(words("total"), 16, "centre"),
        Column(words("initials"), 24, "centre"),
    )
    return Table(columns, tuple(rows), row=7.5 if _pods(source) else 9, form=True, example=True, sums=True)


def _pods(source: Source) -> bool:
    return source.event.format is Format.PODS


def _letters(source: Source) -> tuple[str, ...]:
    return tuple(source.words(word) for word in ("wins", "losses", "draws"))


def _options(source: Source) -> tuple[str, ...]:
    """What is circled in a row: won, lost or drawn; in pods the place."""
    terms = traits(source.event.game).pods
    if _pods(source) and terms is not None:
        return tuple(str(place) for place in range(1, terms.largest + 1))
    return _letters(source)


def _chosen(source: Source, played: Played) -> Choice:
    options = _options(source)
    if played.place is not None:
        return Choice(options, str(played.place))
    if played.result in _LETTER and not _pods(source):
        return Choice(options, options[_LETTER[played.result]])
    return Choice(options)


def _opponent(source: Source, played: Played) -> str:
    if played.result in _WITHOUT_OPPONENT:
        return source.words(_WITHOUT_OPPONENT[played.result])
    return "\n".join(source.name(player) for player in played.opponents)


def _next_opponent(source: Source, entrant: Entrant | None, number: int) -> str:
    """Whom a player meets in a round that is published and still open."""
    rounds: list[Round] = source.event.main_rounds()
    if entrant is None or number > len(rounds) or rounds[number - 1].published_at is None:
        return ""
    match = rounds[number - 1].of(entrant.player)
    if match is None:
        return ""
    others = [source.name(player) for player in match.seats if player != entrant.player]
    return "\n".join(others) or source.words("bye")
