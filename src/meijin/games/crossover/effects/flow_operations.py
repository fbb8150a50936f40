"""Operations that steer: the Chain, the turn, conditions, choices, and what happens later."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from meijin.games.crossover import news, telling
from meijin.games.crossover.battle import organization
from meijin.games.crossover.chain import deeds, execution
from meijin.games.crossover.effects.conditions import Condition
from meijin.games.crossover.effects.numbers import Counted, Number, Player
from meijin.games.crossover.effects.phrases import each_time
from meijin.games.crossover.frames import (
    ABILITY,
    CHOICE,
    CONTROLLER,
    FLIP,
    FLIP_LEFT,
    LATER,
    NEGATED,
    NEGATED_TO,
    RULE,
    SOURCE,
    WATCH,
)
from meijin.games.crossover.language.filters import ChainItems, FighterRef
from meijin.games.crossover.language.scope import FIGHTER_EVENTS, REPLACED, Scope
from meijin.games.crossover.language.terms import Faults, Foreseen, Operation, OpList, OwnersZone, Telling, Told
from meijin.games.crossover.language.vocabulary import Destination, Duration, Event, Line, Moment, Ref, RuleChange, Who
from meijin.games.crossover.language.words import Talk
from meijin.games.crossover.objects import context, durations, presence
from meijin.games.crossover.objects.context import Run
from meijin.kernel.frames import changed
from meijin.kernel.state import Frame
from meijin.words import Message

if TYPE_CHECKING:
    from meijin.games.crossover.state import Crossover


@dataclass(frozen=True, slots=True)
class Negate(Operation):
    """An item of the Chain fails."""

    key: ClassVar[str] = "negate"
    what: ChainItems
    to: OwnersZone = Destination.CHAKRA

    def do(self, state: Crossover, run: Run) -> bool:
        items = deeds.chosen(state, run, self.what)
        if items < 0:
            return True
        for place in context.places(state, items):
            if context.ability_of(state, state.chain[place]).unnegatable:
                continue
            word = NEGATED_TO.index(self.to.word)
            state.chain[place] = changed(state.chain[place], NEGATED, word)
            if state.events is not None:
                state.tell(telling.item(state, news.Negate, state.chain[place]))
        return False

    def foresee(self, state: Crossover, run: Run) -> list[Foreseen]:
        if not isinstance(self.what, Ref):
            return []
        items = context.places(state, context.referred(state, run, self.what))
        stopped = [place for place in items if not context.ability_of(state, state.chain[place]).unnegatable]
        return [Foreseen("negate", tuple([state.chain[place][SOURCE] for place in stopped]))]


@dataclass(frozen=True, slots=True)
class ExtraDeploy(Counted):
    """More deployments in this turn."""

    key: ClassVar[str] = "extra_deploy"
    commands: ClassVar[bool] = False
    n: Number

    def do(self, state: Crossover, run: Run) -> bool:
        if run[CONTROLLER] != state.attacker:
            return False  # only the attacker deploys
        n = execution.amount(state, run, self.n)
        if n is None:
            return True
        state.extra += max(0, n)
        if state.events is not None:
            state.tell(news.ExtraDeploy(state.setup.seats[run[CONTROLLER]], n))
        return False


@dataclass(frozen=True, slots=True)
class Reorganize(Operation):
    """A player organizes Teams now."""

    key: ClassVar[str] = "reorganize"
    who: Who

    def is_command(self) -> bool:
        return self.who is Who.YOU

    def do(self, state: Crossover, run: Run) -> bool:
        for seat in reversed(deeds.seats_of(state, run, self.who)):
            organization.ask(state, seat)
        return False


@dataclass(frozen=True, slots=True)
class Flip(Counted):
    """Flip coins and do something for each."""

    key: ClassVar[str] = "flip"
    targets_first: ClassVar[bool] = True
    n: Number
    heads: OpList | None = None
    tails: OpList | None = None

    def is_long(self) -> bool:
        return True

    def repeat(self, state: Crossover, run: Run, n: int) -> None:
        number, place = execution.here(state)
        state.pending.append((FLIP, 0, number, place, max(0, n)))

    def faults(self, scope: Scope) -> Faults:
        found = Counted.faults(self, scope)
        if not (self.heads or self.tails):
            found.append(("heads", "there must be heads or tails: what a coin does"))
        return found


@dataclass(frozen=True, slots=True)
class If(Operation):
    """Do something if all conditions hold, else something else."""

    key: ClassVar[str] = "if"
    commands: ClassVar[bool] = False
    targets_first: ClassVar[bool] = True
    cond: tuple[Condition, ...]
    then: OpList
    else_: OpList | None = None

    def do(self, state: Crossover, run: Run) -> bool:
        if all(condition.holds(state, run) for condition in self.cond):
            execution.push(state, self.then)
        elif self.else_ is not None:
            execution.push(state, self.else_)
        return False

    def foresee(self, state: Crossover, run: Run) -> list[Foreseen]:
        holds = all(condition.holds(state, run) for condition in self.cond)
        then = self.then if holds else self.else_
        return [] if then is None else execution.foresee(state, then, run)


@dataclass(frozen=True, slots=True)
class Choose(Operation):
    """One of several lists of operations is chosen."""

    key: ClassVar[str] = "choose"
    targets_first: ClassVar[bool] = True
    telling: ClassVar[Telling] = {"aim": Message | None}
    options: tuple[OpList, ...]
    by: Player = Who.YOU

    def told(self, talk: Talk) -> Told:
        aim, talk.aim = talk.aim, None
        return {"aim": aim}

    def is_long(self) -> bool:
        return True

    def is_command(self) -> bool:
        return self.by is Who.YOU

    def do(self, state: Crossover, run: Run) -> bool:
        number, place = execution.here(state)
        operations = context.ability_of(state, run).do
        option = execution.answered(state)
        if not place and operations is not None and operations.number == number and self.modes():
            option = run[CHOICE]
        if option < 0:
            execution.ask_option(state, deeds.seats_of(state, run, self.by)[0], len(self.options))
            return True
        if state.events is not None:
            seat = state.setup.seats[deeds.seats_of(state, run, self.by)[0]]
            state.tell(news.OptionChosen(seat, presence.name_of(state, run[SOURCE]), option + 1))
        execution.push(state, self.options[option])
        return False

    def modes(self) -> int:
        """The controller's own choice is made when the effect is announced, if it is the first operation (5.4)."""
        return len(self.options) if self.by is Who.YOU else 0

    def faults(self, scope: Scope) -> Faults:
        return [] if len(self.options) > 1 else [("options", "must be at least two lists of operations")]


@dataclass(frozen=True, slots=True)
class Later(Operation):
    """Do something at a later moment."""

    key: ClassVar[str] = "later"
    commands: ClassVar[bool] = False
    targets_first: ClassVar[bool] = True
    at: Moment
    do_: OpList

    def do(self, state: Crossover, run: Run) -> bool:
        turn = state.turn + (self.at is Moment.NEXT_TURN_START)
        state.delayed.append((LATER, 0, self.at, turn, self.do_.number, *run[ABILITY:]))
        return False


@dataclass(frozen=True, slots=True)
class Watch(Operation):
    """Do something each time an event happens to a player or an object."""

    key: ClassVar[str] = "watch"
    commands: ClassVar[bool] = False
    targets_first: ClassVar[bool] = True
    telling: ClassVar[Telling] = {"on": None, "who": None, "event": Message}
    on: Event
    who: Player | FighterRef
    for_: Duration
    do_: OpList

    def told(self, talk: Talk) -> Told:
        return {"event": each_time(talk, self.on, self.who)}

    def do(self, state: Crossover, run: Run) -> bool:
        seat, cards = -1, [-1]
        if isinstance(self.who, Ref):
            cards = context.bits(context.referred(state, run, self.who))
        else:
            seat = deeds.seats_of(state, run, self.who)[0]
        until = durations.until(state, self.for_)
        for card in cards:
            durations.add(state, (WATCH, 0, *until, card, seat, self.on, self.do_.number, *run[ABILITY:]))
        return False

    def faults(self, scope: Scope) -> Faults:
        if self.on in REPLACED:
            return [("on", f"{self.on.word!r} can be replaced, not watched")]
        if isinstance(self.who, Ref) and self.on not in FIGHTER_EVENTS:
            return [("on", f"{self.on.word!r} is no event of a fighter; watch a player: who = 'you' or 'opp'")]
        return []


@dataclass(frozen=True, slots=True)
class ChangeRule(Operation):
    """Change a rule for a time."""

    key: ClassVar[str] = "rule"
    commands: ClassVar[bool] = False
    set_: RuleChange
    for_: Duration

    def do(self, state: Crossover, run: Run) -> bool:
        mental = self.set_ is RuleChange.MENTAL_BATTLE
        if mental and (state.terms.crossover or state.terms.lines[0] != Line.NARUTO):
            return False  # there is no Mental Power Battle with Dragon Ball fighters (6.13)
        durations.add(state, (RULE, 0, *durations.until(state, self.for_), self.set_))
        if state.events is not None:
            state.tell(news.Rule(self.set_.word, self.for_.word))
        return False


def run_flip(state: Crossover, frame: Frame) -> None:
    """The next coin falls."""
    left = frame[FLIP_LEFT]
    if not left or execution.is_exhausted(state):
        state.pending.pop()
        return
    state.pending[-1] = changed(frame, FLIP_LEFT, left - 1)
    operation = execution.operation_of(state, frame)
    assert isinstance(operation, Flip)
    heads = state.roll(2) == 1
    if state.events is not None:
        seat = state.setup.seats[state.contexts[-1][CONTROLLER]]
        state.tell(news.Flip(seat, "heads" if heads else "tails"))
    operations = operation.heads if heads else operation.tails
    if operations is not None:
        execution.push(state, operations)
