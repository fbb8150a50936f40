"""What an organiser does next."""

from __future__ import annotations

from pathlib import Path

from meijin.cli.tournament.tasks import typing
from meijin.tournament.drawing import cut_is_due, final_table_is_due
from meijin.tournament.model import Event, Phase


def next_step(event: Event, file: Path) -> str:
    """The command that comes next, as it is typed."""
    more = event.phase is Phase.SWISS_DONE and (cut_is_due(event) or final_table_is_due(event))
    step = {
        Phase.DRAFT: "set",
        Phase.REGISTRATION: "close",
        Phase.DECK_CHECK: "finish-check",
        Phase.READY: "pair",
        Phase.PAIRING: "publish",
        Phase.PUBLISHED: "start",
        Phase.RUNNING: "report",
        Phase.TIME_CALLED: "report",
        Phase.BETWEEN: "pair",
        Phase.SWISS_DONE: "pair" if more else "finish",
        Phase.CUT_DONE: "finish",
        Phase.FINISHED: "verify",
        Phase.CANCELLED: "verify",
    }[event.phase]
    if step == "close" and not any(each.checked_in for each in event.entrants.values()):
        return f"{typing('checkin', file)} --all" if event.entrants else f"{typing('add', file)} NAME ... --here"
    if step == "report" and all(match.settled for match in event.round.matches):
        step = "close-round"
    return typing(step, file) + (" TABLE SCORE" if step == "report" else "")
