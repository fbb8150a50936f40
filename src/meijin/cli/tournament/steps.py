"""What an organiser types next."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from meijin.cli.tournament.tasks import typing
from meijin.tournament.model import Event
from meijin.tournament.steps import StepCode, next_step

TASKS: Final[dict[StepCode, str]] = {
    "open": "set",
    "close_registration": "close",
    "finish_check": "finish-check",
    "pair": "pair",
    "end_swiss": "end-swiss",
    "publish": "publish",
    "start_clock": "start",
    "wait_for_results": "report",
    "close_round": "close-round",
    "finish": "finish",
    "over": "verify",
}
MORE: Final[dict[StepCode, str]] = {"wait_for_results": " TABLE SCORE", "end_swiss": " --reason WHY"}


def typed_next(event: Event, file: Path) -> str:
    """The command that comes next, as it is typed."""
    code = next_step(event).code
    if code == "close_registration" and not any(each.checked_in for each in event.entrants.values()):
        return f"{typing('checkin', file)} --all" if event.entrants else f"{typing('add', file)} NAME ... --here"
    return typing(TASKS[code], file) + MORE.get(code, "")
