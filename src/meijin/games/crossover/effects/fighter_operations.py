"""Operations on fighters in play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from meijin.games.crossover import news
from meijin.games.crossover.chain import deeds, execution
from meijin.games.crossover.effects.numbers import Counted, Fixed, Number, Player
from meijin.games.crossover.effects.phrases import change_status, gets, keyword_words, safe_from
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
from meijin.games.crossover.language.terms import Faults, Keyword, Operation, OpList, Trait
from meijin.games.crossover.language.vocabulary import Against, Duration, Inability, JoinPosition, Protection, Ref, Who
from meijin.games.crossover.language.words import DURATIONS, Talk, either, possessive
from meijin.games.crossover.objects import context, durations, presence
from meijin.games.crossover.play import control, damage, formation
from meijin.kernel.cardsets import pack
from meijin.kernel.errors import listed

if TYPE_CHECKING:
    from meijin.games.crossover.objects.context import Run
    from meijin.games.crossover.state import Crossover

INABILITIES: Final = {Inability.USE_ART: "use Arts", Inability.ATTACK: "be sent out to attack"}


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
    to: Fighters
    c: Number
    s: Number
    for_: Duration

    def words(self, talk: Talk) -> str:
        return gets(talk, self.to, self.c, self.s, DURATIONS[self.for_])

    def do(self, state: Crossover, run: Run) -> bool:
        powers = _powers(state, run, self.to, self.c, self.s)
        if powers is None:
            return True
        until = durations.until(state, self.for_)
        for card, combat, support in powers:
            durations.add(state, (POWER, 0, *until, card, combat, support))
            if state.events is not None:
                news.tell_power(state, card, combat, support, self.for_.word)
        return False


@dataclass(frozen=True, slots=True)
class SetPower(Operation):
    """Replace the printed Power."""

    key: ClassVar[str] = "set_power"
    commands: ClassVar[bool] = False
    to: Fighters
    c: Number
    s: Number
    for_: Duration

    def words(self, talk: Talk) -> str:
        who = talk.verb(self.to, "has", "have")
        talk.its.append("it")
        combat, support = self.c.words(talk), self.s.words(talk)
        talk.its.pop()
        if isinstance(self.c, Fixed) and isinstance(self.s, Fixed):
            return f"{who} Power {combat}/{support} instead of the printed one {DURATIONS[self.for_]}"
        return (
            f"{who} Power X/Y instead of the printed one {DURATIONS[self.for_]}, X being {combat} and Y being {support}"
        )

    def do(self, state: Crossover, run: Run) -> bool:
        powers = _powers(state, run, self.to, self.c, self.s)
        if powers is None:
            return True
        until = durations.until(state, self.for_)
        for card, combat, support in powers:
            durations.add(state, (SET_POWER, 0, *until, card, combat, support))
            if state.events is not None:
                news.tell_set_power(state, card, combat, support, self.for_.word)
        return False


@dataclass(frozen=True, slots=True)
class ChangeTeamPower(Operation):
    """Change the Team Power of a fighter's Team."""

    key: ClassVar[str] = "team_power"
    commands: ClassVar[bool] = False
    of: Fighters
    n: Number
    for_: Duration

    def words(self, talk: Talk) -> str:
        bonus, tail = self.n.bonus(talk, "X")
        whom = talk.objects(self.of)
        team = f"{possessive(whom)} Team" if isinstance(self.of, Ref) and whom.count(" ") < 2 else f"the Team of {whom}"
        return f"{team} gets {bonus} Team Power {DURATIONS[self.for_]}{tail}"

    def do(self, state: Crossover, run: Run) -> bool:
        cards = deeds.affected(state, run, self.of, Protection.POWER)
        if cards < 0:
            return True
        n = execution.amount(state, run, self.n)
        if n is None:
            return True
        until = durations.until(state, self.for_)
        for team in dict.fromkeys([state.team[card] for card in context.bits(cards)]):
            durations.add(state, (TEAM_POWER, 0, *until, team, n))
            if state.events is not None:
                news.tell_team_power(state, team, n, self.for_.word)
        return False


@dataclass(frozen=True, slots=True)
class Damage(Counted):
    """Give Damage, one packet to each fighter."""

    key: ClassVar[str] = "damage"
    to: Fighters
    n: Number

    def words(self, talk: Talk) -> str:
        to = talk.objects(self.to)
        talk.its.append("it")
        said, tail = self.n.amount(talk, "Damage")
        talk.its.pop()
        return f"give {said} to {to}{tail}"

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


@dataclass(frozen=True, slots=True)
class Injure(_ChangeStatus):
    """Change healthy fighters to injured."""

    key: ClassVar[str] = "injure"

    def injures(self) -> bool:
        return True

    def against(self) -> Protection:
        return Protection.INJURE

    def words(self, talk: Talk) -> str:
        return change_status(talk, self.to, "change {} to injured", self.then_each, self.optional, "changed")


@dataclass(frozen=True, slots=True)
class Heal(_ChangeStatus):
    """Change injured fighters to healthy."""

    key: ClassVar[str] = "heal"

    def injures(self) -> bool:
        return False

    def words(self, talk: Talk) -> str:
        return change_status(talk, self.to, "heal {}", self.then_each, self.optional, "healed")


@dataclass(frozen=True, slots=True)
class StandBy(Operation):
    """Make fighters Stand-by: they leave the battle."""

    key: ClassVar[str] = "standby"
    commands: ClassVar[bool] = False
    to: Fighters

    def words(self, talk: Talk) -> str:
        return f"{talk.verb(self.to, 'becomes a Stand-by fighter', 'become Stand-by fighters')}"

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

    def words(self, talk: Talk) -> str:
        place = {
            JoinPosition.HEAD: "as its Head",
            JoinPosition.BACK: "as a Back fighter",
            JoinPosition.ANY: "in any position",
        }[self.pos]
        return f"place {talk.objects(self.what)} in {possessive(talk.ref(self.team_of))} Team {place}"

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

    def words(self, talk: Talk) -> str:
        to = talk.objects(self.to)
        texts = "its effect texts and keywords" if to == "it" else f"the effect texts and keywords of {to}"
        return f"negate {texts} {DURATIONS[self.for_]}"

    def do(self, state: Crossover, run: Run) -> bool:
        cards = deeds.affected(state, run, self.to, Protection.BLANK)
        if cards < 0:
            return True
        until = durations.until(state, self.for_)
        for card in context.bits(cards):
            durations.add(state, (BLANK, 0, *until, card))
            if state.events is not None:
                news.tell_lasting(state, card, "blank", self.for_.word)
        return False


@dataclass(frozen=True, slots=True)
class CopyText(Operation):
    """A fighter also has the printed abilities and keywords of another."""

    key: ClassVar[str] = "copy_text"
    commands: ClassVar[bool] = False
    from_: FighterRef
    to: Fighters
    for_: Duration

    def words(self, talk: Talk) -> str:
        source = talk.ref(self.from_)
        return f"{talk.verb(self.to, 'gains', 'gain')} the effect texts and keywords of {source} {DURATIONS[self.for_]}"

    def do(self, state: Crossover, run: Run) -> bool:
        cards = deeds.affected(state, run, self.to)
        if cards < 0:
            return True
        until = durations.until(state, self.for_)
        for source in context.bits(context.referred(state, run, self.from_)):
            for card in context.bits(cards):
                durations.add(state, (COPY, 0, *until, card, state.kind[source]))
                if state.events is not None:
                    news.tell_lasting(state, card, f"has the text of {state.cards[source].name}", self.for_.word)
        return False


@dataclass(frozen=True, slots=True)
class Grant(Operation):
    """Give a protection, an inability, a keyword or a trait."""

    key: ClassVar[str] = "grant"
    commands: ClassVar[bool] = False
    to: Fighters
    for_: Duration
    protect: tuple[Protection, ...] = ()
    by: Against = Against.ANY
    forbid: tuple[Inability, ...] = ()
    keyword: Keyword | None = None
    trait: Trait | None = None

    def words(self, talk: Talk) -> str:
        how_long = DURATIONS[self.for_]
        if self.protect:
            return f"{talk.objects(self.to)} {safe_from(self.protect, self.by)} {how_long}"
        if self.forbid:
            return f"{talk.objects(self.to)} cannot {either([INABILITIES[each] for each in self.forbid])} {how_long}"
        gained = keyword_words(self.keyword) if self.keyword else f"the trait {self.trait.text if self.trait else ''}"
        return f"{talk.verb(self.to, 'gains', 'gain')} {gained} {how_long}"

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
                news.tell_lasting(state, card, self._said(), self.for_.word)
        return False

    def _said(self) -> str:
        """What is granted, for the log."""
        parts = [f"protected from {listed([what.word.replace('_', ' ') for what in self.protect])}"] * bool(
            self.protect
        )
        parts += [f"cannot {INABILITIES[each].replace('Arts', 'arts')}" for each in self.forbid]
        parts += [] if self.keyword is None else [self.keyword.text]
        parts += [] if self.trait is None else [self.trait.text]
        return listed(parts)

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

    def words(self, talk: Talk) -> str:
        what = talk.objects(self.what)
        return f"take control of {what}" if self.who is Who.YOU else f"give the opponent control of {what}"

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
    to: FighterRef

    def words(self, talk: Talk) -> str:
        return f"attach {talk.me} to {talk.ref(self.to)}"

    def do(self, state: Crossover, run: Run) -> bool:
        for card in context.bits(context.referred(state, run, self.to)):
            durations.add(state, (ATTACH, 0, Duration.GAME, state.turn, run[SOURCE], card))
            if state.events is not None:
                news.tell_attach(state, run[SOURCE], card)
        return False
