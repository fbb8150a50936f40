"""What comes next at an event, and what somebody may do now: worked out from what the commands say of themselves.

The page of the staff, the players' pages and the command line show this; none of them decides it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from meijin.tournament import commands as c
from meijin.tournament.commands.base import Subject, bar
from meijin.tournament.model import Event, Stage
from meijin.tournament.next_round import next_stage, players_of_the_cut, players_of_the_final_table
from meijin.tournament.roles import STAFF, Actor, Role
from meijin.words import Saying
from meijin.words.reasons import Code

# What takes an event on. Where several can, the first one is next that nothing keeps from it but time.
STEPS: Final[tuple[type[c.AnyCommand], ...]] = (
    c.Open,
    c.CloseRegistration,
    c.FinishCheck,
    c.Pair,
    c.Publish,
    c.StartClock,
    c.CloseRound,
    c.PairAgain,
    c.EndSwiss,
    c.Finish,
)
KINDS: Final[tuple[type[c.AnyCommand], ...]] = c.AnyCommand.__args__
ORGANISER: Final = Actor("", Role.MEIJIN)


class Step(Struct, frozen=True):
    """The next step: the order that takes it, and what is still in its way."""

    order: c.AnyCommand
    why: Saying | None = None  # it cannot be taken yet
    missing: int = 0  # because so many players, lists or results are missing
    not_before: int | None = None  # because it is too early: milliseconds since the epoch
    stage: Stage | None = None  # of the round that it is about
    round: int = 0  # the number of that round
    players: int = 0  # how many play in it, where it is of the elimination or the final table


class May(Struct, frozen=True):
    """Whether somebody may give an order of some kind now."""

    code: Code | None = None  # why they may not, for programs; None if they may
    why: Saying | None = None  # the same for people
    not_before: int | None = None  # from when on they may, where it is only too early
    needs_reason: bool = False
    without: tuple[str, ...] = ()  # what of it they may not do, though the rest is theirs


def next_step(event: Event) -> Step | None:
    """The next step of an event; None once it is over.

    >>> next_step(Event(id="cup")).order
    Open()
    """
    possible = [(kind, bar(kind, event, ORGANISER)) for kind in STEPS if event.phase in (kind.phases or ())]
    if not possible:
        return None
    kind, barred = next((each for each in possible if each[1] is None or each[1].passes), possible[0])
    order = kind.proposed(event)
    stage, no, players = _round_of(event, order)
    if barred is None:
        return Step(order, stage=stage, round=no, players=players)
    return Step(order, barred.said.saying(), barred.missing, barred.not_before, stage, no, players)


def _round_of(event: Event, order: c.Command) -> tuple[Stage | None, int, int]:
    """The round that a step is about, and how many play in it, where not everybody does."""
    if not isinstance(order, c.Pair):
        return (event.round.stage, event.round.no, 0) if event.rounds and not event.round.closed else (None, 0, 0)
    stage, no = next_stage(event)
    if stage is Stage.CUT:
        return stage, no, players_of_the_cut(event) or 0 if no == 1 else len(event.round.matches)
    return stage, no, players_of_the_final_table(event) or 0 if stage is Stage.FINAL else 0


def may(event: Event, by: Actor, kinds: Iterable[type[c.AnyCommand]] = KINDS) -> dict[str, May]:
    """Which orders somebody may give now, by the type of the command, and why not the others.

    >>> answers = may(Event(id="cup"), Actor("jo", Role.JUDGE))
    >>> answers["open"].why == answers["tick"].why, answers["open"].why.id, answers["correct"].needs_reason
    (True, 'refusal-wrong_role', True)
    """
    return {str(kind.__struct_config__.tag): _answer(kind, event, by) for kind in kinds}


def _answer(kind: type[c.AnyCommand], event: Event, by: Actor) -> May:
    barred = bar(kind, event, by)
    if barred is not None:
        return May(barred.code, barred.said.saying(), barred.not_before, kind.needs_reason)
    without = tuple(part for part in kind.parts if bar(kind, event, by, Subject(part=part)) is not None)
    return May(needs_reason=kind.needs_reason, without=without)


def may_of_role(event: Event, role: Role) -> dict[str, May]:
    """The same for everybody of a role alike, without what is never theirs; the staff is told that too."""
    return may(event, Actor("", role), [kind for kind in KINDS if role in STAFF or role in kind.allowed])
