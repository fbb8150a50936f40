"""Operations on fighters in play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from meijin.games.crossover import lasting, news, telling
from meijin.games.crossover.chain import deeds, execution
from meijin.games.crossover.effects.numbers import Counted, Number, Player
from meijin.games.crossover.effects.phrases import SAFE, safe_from
from meijin.games.crossover.frames import (
    ATTACH,
    BLANK,
    CONTROLLER,
    COPY,
    FORBID,
    KEYWORD,
    POWER,
    PROTECT,
    SET_POWER,
    SOURCE,
    TEAM_POWER,
    TRAIT,
)
from meijin.games.crossover.language.filters import FighterRef, Fighters, InPlay
from meijin.games.crossover.language.scope import Scope
from meijin.games.crossover.language.terms import Faults, Foreseen, Keyword, Operation, OpList, Telling, Told, Trait
from meijin.games.crossover.language.vocabulary import Against, Duration, Inability, JoinPosition, Protection, Ref
from meijin.games.crossover.language.words import Talk, keyword_part
from meijin.games.crossover.objects import context, durations, presence
from meijin.games.crossover.play import control, damage, formation
from meijin.kernel.cardsets import pack
from meijin.words import Message, Sayable

if TYPE_CHECKING:
    from meijin.games.crossover.objects.context import Run
    from meijin.games.crossover.state import Crossover


def _powers(
    state: Crossover, run: Run, to: Fighters, combat: Number, support: Number
) -> list[tuple[int, int, int]] | None:
    """The fighters whose Power changes, each with its two numbers before any has changed; None if somebody is asked."""
    cards = deeds.affected(state, run, to, Protection.POWER)
    if cards < 0:
        return None
    runs = execution.amounts(state, run, (combat, support))
    if runs is None:
        return None
    return [
        (card, combat.value(state, context.each(runs[0], card)), support.value(state, context.each(runs[1], card)))
        for card in context.bits(cards)
    ]


@dataclass(frozen=True, slots=True)
class Power(Operation):
    """Add to Combat and Support."""

    key: ClassVar[str] = "power"
    commands: ClassVar[bool] = False
    signed: ClassVar[bool] = True
    to: Fighters
    c: Number
    s: Number
    for_: Duration

    def do(self, state: Crossover, run: Run) -> bool:
        powers = _powers(state, run, self.to, self.c, self.s)
        if powers is None:
            return True
        until, source = durations.until(state, self.for_), state.kind[run[SOURCE]]
        for card, combat, support in powers:
            durations.add(state, (POWER, 0, *until, card, combat, support, source))
            if state.events is not None:
                by = f"{combat:+}/{support:+}"
                state.tell(news.Power(presence.name_of(state, card), by, *state.power(card), self.for_.word))
        return False

    def foresee(self, state: Crossover, run: Run) -> list[Foreseen]:
        found = []
        for card in deeds.foreseen(state, run, self.to, Protection.POWER):
            each = context.each(run, card)
            combat, support = execution.known(state, each, self.c), execution.known(state, each, self.s)
            if combat is not None and support is not None:
                found.append(Foreseen("power", (card,), by=f"{combat:+}/{support:+}"))
        return found


@dataclass(frozen=True, slots=True)
class SetPower(Operation):
    """Replace the printed Power."""

    key: ClassVar[str] = "set_power"
    commands: ClassVar[bool] = False
    to: Fighters
    c: Number
    s: Number
    for_: Duration

    def do(self, state: Crossover, run: Run) -> bool:
        powers = _powers(state, run, self.to, self.c, self.s)
        if powers is None:
            return True
        until, source = durations.until(state, self.for_), state.kind[run[SOURCE]]
        for card, combat, support in powers:
            durations.add(state, (SET_POWER, 0, *until, card, combat, support, source))
            if state.events is not None:
                state.tell(news.SetPower(presence.name_of(state, card), *state.power(card), self.for_.word))
        return False


@dataclass(frozen=True, slots=True)
class ChangeTeamPower(Operation):
    """Change the Team Power of a fighter's Team."""

    key: ClassVar[str] = "team_power"
    commands: ClassVar[bool] = False
    signed: ClassVar[bool] = True
    telling: ClassVar[Telling] = {"known": bool | None}
    of: Fighters
    n: Number
    for_: Duration

    def told(self, talk: Talk) -> Told:
        return {"known": isinstance(self.of, Ref) and not talk.is_new(self.of)}

    def do(self, state: Crossover, run: Run) -> bool:
        cards = deeds.affected(state, run, self.of, Protection.POWER)
        if cards < 0:
            return True
        n = execution.amount(state, run, self.n)
        if n is None:
            return True
        until, source = durations.until(state, self.for_), state.kind[run[SOURCE]]
        for team in dict.fromkeys([state.team[card] for card in context.bits(cards)]):
            durations.add(state, (TEAM_POWER, 0, *until, team, n, source))
            if state.events is not None:
                side = telling.side(state, team)
                state.tell(news.TeamPower(side.team, side.power, f"{n:+}", self.for_.word))
        return False

    def foresee(self, state: Crossover, run: Run) -> list[Foreseen]:
        n = execution.known(state, run, self.n)
        cards = deeds.foreseen(state, run, self.of, Protection.POWER)
        return [] if n is None else [Foreseen("team", cards, by=f"{n:+}")]


@dataclass(frozen=True, slots=True)
class Damage(Counted):
    """Give Damage, one packet to each fighter."""

    key: ClassVar[str] = "damage"
    to: Fighters
    n: Number

    def do(self, state: Crossover, run: Run) -> bool:
        cards = deeds.affected(state, run, self.to, Protection.DAMAGE)
        if cards < 0:
            return True
        n = execution.amount(state, run, self.n)
        if n is None:
            return True
        if cards and n > 0:
            damage.damage(state, context.bits(cards), n)
        return False

    def foresee(self, state: Crossover, run: Run) -> list[Foreseen]:
        n = execution.known(state, run, self.n)
        cards = deeds.foreseen(state, run, self.to, Protection.DAMAGE)
        return [] if n is None or n < 1 else [Foreseen("damage", cards, n)]


@dataclass(frozen=True, slots=True)
class _ChangeStatus(Operation):
    """Injuring and healing."""

    to: Fighters
    then_each: OpList | None = None
    optional: bool = False

    def injures(self) -> bool:
        """Whether healthy fighters become injured, or injured ones healthy."""
        raise NotImplementedError

    def against(self) -> Protection:
        """What protects a fighter from it."""
        return Protection.ALL

    def do(self, state: Crossover, run: Run) -> bool:
        cards = deeds.affected(state, run, self.to, self.against())
        if cards < 0:
            return True
        injures = self.injures()
        if self.optional and any(state.injured[card] != injures for card in context.bits(cards)):
            answer = execution.answered(state)
            if answer < 0:
                execution.ask_whether(state, run[CONTROLLER])
                return True
            if not answer:
                return False
        change = damage.injure if injures else damage.heal
        changed = [card for card in context.bits(cards) if change(state, card)]
        execution.for_each(state, self.then_each, pack(changed))
        return False

    def foresee(self, state: Crossover, run: Run) -> list[Foreseen]:
        injures = self.injures()
        cards = deeds.foreseen(state, run, self.to, self.against())
        changed = tuple([card for card in cards if state.injured[card] != injures])
        return [] if self.optional else [Foreseen("injure" if injures else "heal", changed)]


@dataclass(frozen=True, slots=True)
class Injure(_ChangeStatus):
    """Change healthy fighters to injured."""

    key: ClassVar[str] = "injure"

    def injures(self) -> bool:
        return True

    def against(self) -> Protection:
        return Protection.INJURE


@dataclass(frozen=True, slots=True)
class Heal(_ChangeStatus):
    """Change injured fighters to healthy."""

    key: ClassVar[str] = "heal"

    def injures(self) -> bool:
        return False


@dataclass(frozen=True, slots=True)
class StandBy(Operation):
    """Make fighters Stand-by: they leave the battle."""

    key: ClassVar[str] = "standby"
    commands: ClassVar[bool] = False
    to: Fighters

    def do(self, state: Crossover, run: Run) -> bool:
        cards = deeds.affected(state, run, self.to, Protection.STANDBY)
        if cards < 0:
            return True
        for card in context.bits(cards):
            formation.stand_by(state, card)
        return False


@dataclass(frozen=True, slots=True)
class Join(Operation):
    """Place a Stand-by fighter in a battling Team."""

    key: ClassVar[str] = "join"
    what: Fighters
    team_of: FighterRef
    pos: JoinPosition

    def do(self, state: Crossover, run: Run) -> bool:
        cards = deeds.affected(state, run, self.what)
        if cards < 0:
            return True
        hosts = context.bits(context.referred(state, run, self.team_of))
        if not hosts or not presence.battling(state, hosts[0]):
            return False
        team = state.team[hosts[0]]
        if context.team_set(state, team).bit_count() >= state.terms.pool.rules.team_max:
            return False
        joining = [card for card in context.bits(cards) if self._may_join(state, card, hosts[0])]
        head = self.pos is JoinPosition.HEAD
        if joining and self.pos is JoinPosition.ANY:
            answer = execution.answered(state)
            if answer < 0:
                deeds.ask_position(state, run[CONTROLLER], joining[0])
                return True
            head = bool(answer)
        for card in joining:
            formation.join(state, card, team, head)
        return False

    def _may_join(self, state: Crossover, card: int, host: int) -> bool:
        """Whether a fighter is Stand-by and of the same player as the Team."""
        return not presence.battling(state, card) and state.where[card] & 1 == state.where[host] & 1


@dataclass(frozen=True, slots=True)
class Blank(Operation):
    """The effect texts and keywords of fighters do nothing."""

    key: ClassVar[str] = "blank"
    to: Fighters
    for_: Duration

    def do(self, state: Crossover, run: Run) -> bool:
        cards = deeds.affected(state, run, self.to, Protection.BLANK)
        if cards < 0:
            return True
        until = durations.until(state, self.for_)
        for card in context.bits(cards):
            durations.add(state, (BLANK, 0, *until, card))
            if state.events is not None:
                what = (lasting.Blanked(),)
                state.tell(news.Lasts(presence.name_of(state, card), what, self.for_.word))
        return False


@dataclass(frozen=True, slots=True)
class CopyText(Operation):
    """A fighter also has the printed abilities and keywords of another."""

    key: ClassVar[str] = "copy_text"
    commands: ClassVar[bool] = False
    from_: FighterRef
    to: Fighters
    for_: Duration

    def do(self, state: Crossover, run: Run) -> bool:
        cards = deeds.affected(state, run, self.to)
        if cards < 0:
            return True
        until = durations.until(state, self.for_)
        for source in context.bits(context.referred(state, run, self.from_)):
            for card in context.bits(cards):
                durations.add(state, (COPY, 0, *until, card, state.kind[source]))
                if state.events is not None:
                    what = (lasting.HasText(state.setup.kinds[source]),)
                    state.tell(news.Lasts(presence.name_of(state, card), what, self.for_.word))
        return False


@dataclass(frozen=True, slots=True)
class Grant(Operation):
    """Give a protection, an inability, a keyword or a trait."""

    key: ClassVar[str] = "grant"
    commands: ClassVar[bool] = False
    telling: ClassVar[Telling] = {**SAFE, "protect": None}
    to: Fighters
    for_: Duration
    protect: tuple[Protection, ...] = ()
    by: Against = Against.ANY
    forbid: tuple[Inability, ...] = ()
    keyword: Keyword | None = None
    trait: Trait | None = None

    def told(self, talk: Talk) -> Told:
        return safe_from(self.protect)

    def do(self, state: Crossover, run: Run) -> bool:
        cards = deeds.affected(state, run, self.to)
        if cards < 0:
            return True
        until = durations.until(state, self.for_)
        for card in context.bits(cards):
            on = (*until, card)
            if self.protect:
                listed = sum(1 << what for what in set(self.protect))
                durations.add(state, (PROTECT, 0, *on, listed, self.by, run[CONTROLLER]))
            for what in self.forbid:
                durations.add(state, (FORBID, 0, *on, what))
            if self.keyword is not None:
                durations.add(state, (KEYWORD, 0, *on, self.keyword.number))
            if self.trait is not None:
                durations.add(state, (TRAIT, 0, *on, self.trait.bit.bit_length() - 1))
            if state.events is not None:
                state.tell(news.Lasts(presence.name_of(state, card), self._told(), self.for_.word))
        return False

    def _told(self) -> tuple[Sayable, ...]:
        """What is granted, for the log."""
        told: list[Sayable] = [lasting.CannotDo(each.word) for each in self.forbid]
        if self.protect:
            told.append(lasting.safe_from(self.protect, self.by))
        if self.keyword is not None:
            told.append(lasting.HasKeyword(keyword_part(self.keyword)))
        if self.trait is not None:
            told.append(lasting.HasTrait(self.trait.text))
        return tuple(told)

    def faults(self, scope: Scope) -> Faults:
        given = [key for key in ("protect", "forbid", "keyword", "trait") if getattr(self, key)]
        if len(given) != 1:
            return [("protect", f"there must be exactly one of protect, forbid, keyword and trait, not {len(given)}")]
        if self.by is not Against.ANY and not self.protect:
            return [("by", "goes with protect only")]
        return []


@dataclass(frozen=True, slots=True)
class Control(Operation):
    """Change the controller."""

    key: ClassVar[str] = "control"
    what: InPlay
    who: Player

    def do(self, state: Crossover, run: Run) -> bool:
        cards = deeds.affected(state, run, self.what)
        if cards < 0:
            return True
        seat = deeds.seats_of(state, run, self.who)[0]
        for card in context.bits(cards):
            control.change_control(state, card, seat)
        return False


@dataclass(frozen=True, slots=True)
class Attach(Operation):
    """Remember a fighter as ``attached``."""

    key: ClassVar[str] = "attach"
    telling: ClassVar[Telling] = {"me": Message}
    to: FighterRef

    def told(self, talk: Talk) -> Told:
        return {"me": talk.me}

    def do(self, state: Crossover, run: Run) -> bool:
        for card in context.bits(context.referred(state, run, self.to)):
            durations.add(state, (ATTACH, 0, Duration.GAME, state.turn, run[SOURCE], card))
            if state.events is not None:
                names = presence.name_of(state, run[SOURCE]), presence.name_of(state, card)
                state.tell(news.Attach(*names))
        return False
