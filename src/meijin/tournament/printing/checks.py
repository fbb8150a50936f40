"""Checklists: the organiser's before round 1, and the judges' for sleeves and cards."""

from __future__ import annotations

from meijin.tournament.commands.setup import CHECKLIST
from meijin.tournament.model import Status
from meijin.tournament.printing.sheet import Block, Cell, Column, Field, Fields, Heading, Sheet, Table, Tick, Ticks
from meijin.tournament.printing.source import Source
from meijin.tournament.settings import Level


def checklist(source: Source) -> Sheet:
    """What comes before round 1, in the rulebook's order."""
    words = source.words
    rows: list[tuple[Cell, ...]] = [
        (Tick("", done=item in source.event.checklist), words(f"step-{item}"), _so_far(source, item), "")
        for item in CHECKLIST
    ]
    columns = (Column("", 12, "centre"), Column(words("step")), Column(words("now"), 40), Column(words("notes"), 48))
    signed = Fields((Field(words("signature"), "", 3), Field(words("date"), "", 1)), height=16)
    return source.sheet(words("checklist"), [(Table(columns, tuple(rows), size=11, row=13, form=True), signed)])


def _so_far(source: Source, item: str) -> str:
    event, words = source.event, source.words
    here = [each for each in event.entrants.values() if each.status is not Status.WAITLISTED]
    counted = {
        "registration": len(here),
        "fees": sum(each.paid for each in here),
        "lists": sum(each.list_digest is not None for each in here),
        "head_count": sum(each.checked_in for each in here),
    }
    if item == "rounds":
        return str(event.rounds_planned or event.rounds_wished or "")
    if item == "time_limit":
        return words("minutes", minutes=event.settings.round_minutes)
    if item == "registration" or item not in counted:
        return str(counted.get(item, ""))
    if item == "lists" and event.settings.deck_lists == "none":
        return "–"
    return words("total_of", count=counted[item], wanted=len(here))


def sleeve_checklist(source: Source) -> Sheet:
    """What a judge looks at; premier events ask for more."""
    words = source.words
    blocks: list[Block] = [
        Fields((Field(words("name"), "", 3), Field(words("id"), "", 2), Field(words("table"), "", 1)), height=11),
        Heading(words("every_event")),
        Ticks(tuple(map(Tick, words.numbered("every"))), size=12),
    ]
    if source.event.level is Level.PREMIER:
        blocks += [
            Heading(words("premier_event")),
            Ticks(tuple(map(Tick, words.numbered("premier"))), size=12),
        ]
    blocks += [
        Fields((Field(words("notes")),), height=13),
        Fields((Field(words("judge"), "", 3), Field(words("date"), "", 1)), height=13),
    ]
    return source.sheet(words("sleeve_checklist"), [tuple(blocks)])
