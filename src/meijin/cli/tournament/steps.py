"""What an organiser types next, and what else can be typed now."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from meijin.cli.tournament.tasks import typing
from meijin.tournament import commands as c
from meijin.tournament.model import Event
from meijin.tournament.settings import Format
from meijin.tournament.steps import ORGANISER, Step, may, next_step
from meijin.words import Saying

# The task for an order, and what follows the file. An event that is not open yet came from a file, and is set up.
TASKS: Final[dict[str, tuple[str, str]]] = {
    "open": ("set", ""),
    "enter": ("add", " NAME"),
    "check_in": ("checkin", " PLAYER"),
    "submit_list": ("list", ""),
    "close_registration": ("close", ""),
    "reopen_registration": ("reopen-registration", ""),
    "finish_check": ("finish-check", ""),
    "stir": ("stir", " NUMBER"),
    "pair": ("pair", ""),
    "pair_again": ("pair", " --again"),
    "swap_players": ("swap", " PLAYER PLAYER"),
    "publish": ("publish", ""),
    "start_clock": ("start", ""),
    "pause_clock": ("pause", ""),
    "resume_clock": ("resume", ""),
    "call_time": ("time", ""),
    "extend": ("extend", " TABLE MINUTES"),
    "enter_result": ("report", " TABLE SCORE"),
    "correct": ("correct", " TABLE SCORE"),
    "arrive": ("seated", " PLAYER"),
    "reseat_pods": ("reseat", " PLAYER"),
    "close_round": ("close-round", ""),
    "penalize": ("penalty", " PLAYER INFRACTION"),
    "drop": ("drop", " PLAYER"),
    "take_back": ("undo", ""),
    "end_swiss": ("end-swiss", ""),
    "hold_coin": ("coin", " WINNER LOSER"),
    "finish": ("finish", ""),
    "cancel": ("cancel", ""),
    "reopen": ("reopen", ""),
}
PLACES: Final = " TABLE FIRST,SECOND,..."  # what follows at a pod, where everybody has a place
INSTEAD: Final = {"close_round": "enter_result", "finish_check": "submit_list"}  # what is done until that can be


def typed_next(event: Event, file: Path) -> str:
    """The command that comes next, as it is typed."""
    step = next_step(event)
    if step is None:
        return typing("verify", file)
    if isinstance(step.order, c.CloseRegistration) and not any(each.checked_in for each in event.entrants.values()):
        return f"{typing('checkin', file)} --all" if event.entrants else f"{typing('add', file)} NAME ... --here"
    kind = _type(step.order)
    task, more = TASKS[INSTEAD.get(kind, kind) if step.why else kind]
    if more == " TABLE SCORE" and event.format is Format.PODS:
        more = PLACES
    sure = " --rematches" if isinstance(step.order, c.Publish) and step.order.rematches_confirmed else ""
    reason = " --reason WHY" if step.order.needs_reason else ""
    return typing(task, file) + more + sure + reason


def in_the_way(step: Step | None) -> Saying | None:
    """Why the next step cannot be taken, where the event has not only to go on for it."""
    return step.why if step is not None and not step.missing and step.not_before is None else None


def also_possible(event: Event) -> list[str]:
    """The other tasks that can be done now, as they are typed without the file."""
    answers = may(event, ORGANISER)
    step = next_step(event)
    following = "" if step is None else _type(step.order)
    return [
        f"{task}{more if more.startswith(' --') else ''}"
        for kind, (task, more) in TASKS.items()
        if not answers[kind].why and kind != following
    ]


def _type(order: c.Command) -> str:
    return str(order.__struct_config__.tag)
