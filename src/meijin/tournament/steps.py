"""What comes next at an event: one step, the order that takes it, and what is still in its way.

The page of the staff and the command line show this; neither decides it.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from meijin.tournament import commands as c
from meijin.tournament.chance import draw_waits_until
from meijin.tournament.commands.entering import fewest
from meijin.tournament.commands.rounds import break_is_over
from meijin.tournament.drawing import players_of_the_cut, players_of_the_final_table
from meijin.tournament.model import Event, Phase, Round, Stage, Status
from meijin.tournament.roles import Role
from meijin.tournament.settings import Format, traits

StepCode = Literal[
    "open",
    "close_registration",
    "finish_check",
    "pair",
    "end_swiss",
    "publish",
    "start_clock",
    "wait_for_results",
    "close_round",
    "finish",
    "over",
]


class Step(Struct, frozen=True):
    """The next step."""

    code: StepCode
    order: c.AnyCommand | None  # what takes it; None where there is only waiting
    missing: int = 0  # how many players, lists or tables are missing before it can be taken
    stage: Stage | None = None  # of the round that it is about
    round: int = 0  # the number of that round
    players: int = 0  # how many play in it, where it is of the elimination or the final table
    not_before: int | None = None  # milliseconds since the epoch: the end of a break, or of waiting for numbers


def next_step(event: Event) -> Step:
    """The next step of an event.

    >>> next_step(Event()).code
    'open'
    """
    match event.phase:
        case Phase.DRAFT:
            return Step("open", c.Open())
        case Phase.REGISTRATION:
            return Step("close_registration", c.CloseRegistration(), missing=_players_missing(event))
        case Phase.DECK_CHECK:
            unchecked = sum(each.list_check == "pending" for each in event.active())
            return Step("finish_check", c.FinishCheck(), missing=unchecked)
        case Phase.READY | Phase.BETWEEN:
            return _another_round(event)
        case Phase.SWISS_DONE:
            return _after_the_rounds(event)
        case Phase.CUT_DONE:
            return Step("finish", c.Finish())
        case Phase.FINISHED | Phase.CANCELLED:
            return Step("over", None)
        case _:
            return _of_the_round(event, event.round)


def _players_missing(event: Event) -> int:
    here = sum(each.checked_in and each.status is Status.REGISTERED for each in event.entrants.values())
    return max(0, fewest(event) - here)


def _another_round(event: Event) -> Step:
    if event.rounds and event.round.stage is Stage.CUT:
        return Step("pair", c.Pair(), stage=Stage.CUT, round=event.round.no + 1, players=len(event.round.matches))
    pods = traits(event.game).pods if event.format is Format.PODS else None
    if pods is not None and event.rounds and sum(1 for _ in event.active()) < pods.smallest:
        return Step("end_swiss", c.EndSwiss())
    number, waits = len(event.main_rounds()) + 1, draw_waits_until(event)
    return Step("pair", c.Pair(), stage=event.main_stage, round=number, not_before=waits)


def _after_the_rounds(event: Event) -> Step:
    for stage, players in (
        (Stage.CUT, players_of_the_cut(event)),
        (Stage.FINAL, players_of_the_final_table(event)),
    ):
        if players:
            return Step("pair", c.Pair(), stage=stage, round=1, players=players)
    return Step("finish", c.Finish())


def _of_the_round(event: Event, current: Round) -> Step:
    """A step of a round that is drawn."""
    if event.phase is Phase.PAIRING:
        order: c.AnyCommand = c.Publish(rematches_confirmed=current.relaxed)
        return Step("publish", order, stage=current.stage, round=current.no)
    if event.phase is Phase.PUBLISHED:
        over = break_is_over(event) if event.official else None
        return Step("start_clock", c.StartClock(), stage=current.stage, round=current.no, not_before=over)
    missing = sum(not match.settled for match in current.matches)
    if missing:
        return Step("wait_for_results", None, missing=missing, stage=current.stage, round=current.no)
    return Step("close_round", c.CloseRound(), stage=current.stage, round=current.no)


def orders_of(role: Role) -> dict[str, bool]:
    """What somebody of a role may order, by the type of the command, and whether it is kept with a reason.

    >>> orders_of(Role.JUDGE)["correct"], "pair" in orders_of(Role.JUDGE)
    (True, False)
    """
    kinds: tuple[type[c.Command], ...] = c.AnyCommand.__args__
    return {str(kind.__struct_config__.tag): kind.needs_reason for kind in kinds if role in kind.allowed}
