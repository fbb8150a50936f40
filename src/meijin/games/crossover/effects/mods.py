"""Mods: what static abilities do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, ClassVar, Final

from meijin.games.crossover.effects.numbers import Fixed, Number
from meijin.games.crossover.effects.phrases import cards_of, gets, keyword_words, safe_from
from meijin.games.crossover.frames import CONTROLLER, SOURCE
from meijin.games.crossover.language.filters import Cards, Fighters, Filter, Objects, Selector
from meijin.games.crossover.language.scope import Scope
from meijin.games.crossover.language.terms import MOST, Faults, Keyword, Positive, Term, Trait, terms_of
from meijin.games.crossover.language.vocabulary import Against, Forbidden, Line, ObjectKind, Protection, Ref, Side, Zone
from meijin.games.crossover.language.words import Talk
from meijin.games.crossover.names import ART_COSTS, ATTACKS, BANS, BLOCKS, GUARDS, HAND_COSTS, STAYS, TURN_COSTS
from meijin.games.crossover.objects import board, context, presence, selection

if TYPE_CHECKING:
    from meijin.games.crossover.objects.context import Run
    from meijin.games.crossover.state import Crossover

FIGHTERS_OF: Final = {Side.YOU: "your fighters", Side.OPP: "the opponent's fighters", Side.ANY: "all fighters"}
TEAM_OF: Final = {Side.YOU: "your Team", Side.OPP: "the opponent's Team", Side.ANY: "a Team"}
FORBIDDEN: Final = {
    Forbidden.AMBUSH: "deploy by Ambush",
    Forbidden.GROWTH: "use Growth",
    Forbidden.COUNTER: "play Counter Missions",
}


@dataclass(frozen=True, slots=True)
class Teams(Term):
    """Which Teams a static ability means."""

    teams_of: Side
    with_: Filter | None = None

    def words(self, talk: Talk) -> str:
        """The Teams, as a noun phrase in the singular."""
        owner = {Side.YOU: "each of your Teams", Side.OPP: "each of the opponent's Teams", Side.ANY: "each Team"}
        said = owner[self.teams_of]
        return f"{said} that includes {self.with_.alone(talk)}" if self.with_ is not None else said

    def numbers(self, state: Crossover, run: Run) -> list[int]:
        """The Teams that are meant, by their numbers."""
        found: list[int] = []
        for seat in _seats(run, self.teams_of):
            for card in presence.fighters(state, seat):
                if state.team[card] not in found and selection.matches(state, run, self.with_, card):
                    found.append(state.team[card])
        return found


def _meant(state: Crossover, run: Run, what: Objects) -> int:
    """The objects that are meant, as a set: a static ability means all that match."""
    if isinstance(what, Ref):
        return context.referred(state, run, what)
    return selection.candidates(state, run, what)


def _priced(state: Crossover, run: Run, what: Objects) -> int:
    """The cards whose cost changes: one that is being played counts as in the hand it comes from."""
    cards = _meant(state, run, what)
    if isinstance(what, Selector) and Zone.HAND in what.zone:
        for seat in _seats(run, what.of):
            for card in state.stack[seat]:
                if selection.matches(state, run, what.is_, card):
                    cards |= 1 << card
    return cards


def _seats(run: Run, who: Side) -> tuple[int, ...]:
    """The players that are meant."""
    you = run[CONTROLLER]
    return (you,) if who is Side.YOU else (1 - you,) if who is Side.OPP else (0, 1)


class Mod(Term):
    """What a static ability does as long as it works."""

    __slots__ = ()
    changes: ClassVar[int] = -1  # what the board is asked for besides Power and protections, by its number in ``names``
    varies: ClassVar[bool] = False  # it changes what filters ask for
    phase: ClassVar[int] = 2  # of working statics out: traits and keywords, then costs, then the rest

    def words(self, talk: Talk) -> str:
        """What it says on the card, as a clause."""
        raise NotImplementedError

    def apply(self, state: Crossover, run: Run) -> None:
        """Add it to the board of statics."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class PowerMod(Mod):
    """More Combat and Support."""

    key: ClassVar[str] = "power"
    to: Fighters
    c: Number
    s: Number

    def words(self, talk: Talk) -> str:
        return gets(talk, self.to, self.c, self.s, "")

    def apply(self, state: Crossover, run: Run) -> None:
        statics = board.snapshot(state)
        for card in context.bits(_meant(state, run, self.to)):
            each = context.each(run, card)
            statics.combat[card] = statics.combat.get(card, 0) + self.c.value(state, each)
            statics.support[card] = statics.support.get(card, 0) + self.s.value(state, each)


@dataclass(frozen=True, slots=True)
class TeamPowerMod(Mod):
    """More Team Power."""

    key: ClassVar[str] = "team_power"
    to: Teams
    n: Number

    def words(self, talk: Talk) -> str:
        bonus, tail = self.n.bonus(talk, "X")
        return f"{self.to.words(talk)} gets {bonus} Team Power{tail}"

    def apply(self, state: Crossover, run: Run) -> None:
        changed = board.snapshot(state).team
        for team in self.to.numbers(state, run):
            changed[team] = changed.get(team, 0) + self.n.value(state, run)


@dataclass(frozen=True, slots=True)
class TeamMentalMod(Mod):
    """More Team Mental Power."""

    key: ClassVar[str] = "team_mental"
    to: Teams
    n: Number

    def words(self, talk: Talk) -> str:
        bonus, tail = self.n.bonus(talk, "X")
        return f"{self.to.words(talk)} gets {bonus} Team Mental Power{tail}"

    def apply(self, state: Crossover, run: Run) -> None:
        changed = board.snapshot(state).mental
        for team in self.to.numbers(state, run):
            changed[team] = changed.get(team, 0) + self.n.value(state, run)


@dataclass(frozen=True, slots=True)
class ProtectMod(Mod):
    """Fighters are safe from something."""

    key: ClassVar[str] = "protect"
    to: Fighters
    from_: tuple[Protection, ...]
    by: Against = Against.ANY

    def words(self, talk: Talk) -> str:
        return f"{talk.objects(self.to)} {safe_from(self.from_, self.by)}"

    def apply(self, state: Crossover, run: Run) -> None:
        listed = 0
        for what in self.from_:
            listed |= 1 << what
        cards = _meant(state, run, self.to)
        board.snapshot(state).shields.append((cards, listed, self.by, run[CONTROLLER]))


@dataclass(frozen=True, slots=True)
class UnblockableMod(Mod):
    """A Team cannot be blocked by some Teams."""

    key: ClassVar[str] = "unblockable"
    changes: ClassVar[int] = BLOCKS
    to: Annotated[Ref, (Ref.TEAM,)]
    by_team_with: Filter | None = None
    by_team_size_max: Positive | None = None

    def words(self, talk: Talk) -> str:
        if self.by_team_size_max is not None:
            most = self.by_team_size_max
            size = f"{most} fighters or fewer" if most > 1 else "1 fighter"
            return f"{talk.ref(self.to)} cannot be Blocked by a Team of {size}"
        assert self.by_team_with is not None
        return f"{talk.ref(self.to)} cannot be Blocked by a Team that includes {self.by_team_with.alone(talk)}"

    def apply(self, state: Crossover, run: Run) -> None:
        board.snapshot(state).walls.append((state.team[run[SOURCE]], self, run))

    def faults(self, scope: Scope) -> Faults:
        if (self.by_team_with is None) == (self.by_team_size_max is None):
            return [("by_team_with", "there must be exactly one of by_team_with and by_team_size_max")]
        return []


@dataclass(frozen=True, slots=True)
class HandCostMod(Mod):
    """Cards have another hand cost."""

    key: ClassVar[str] = "hand_cost"
    changes: ClassVar[int] = HAND_COSTS
    phase: ClassVar[int] = 1
    to: Cards
    n: Number

    def words(self, talk: Talk) -> str:
        bonus, tail = self.n.bonus(talk, "X")
        return f"{cards_of(talk, self.to)} {bonus} {talk.words.hand_cost}{tail}"

    def apply(self, state: Crossover, run: Run) -> None:
        changed = board.snapshot(state).hand
        for card in context.bits(_priced(state, run, self.to)):
            each = context.each(run, card)
            changed[card] = changed.get(card, 0) + self.n.value(state, each)


@dataclass(frozen=True, slots=True)
class TurnCostMod(Mod):
    """Cards have another turn cost."""

    key: ClassVar[str] = "turn_cost"
    varies: ClassVar[bool] = True
    changes: ClassVar[int] = TURN_COSTS
    phase: ClassVar[int] = 1
    to: Cards
    n: Number

    def words(self, talk: Talk) -> str:
        bonus, tail = self.n.bonus(talk, "X")
        return f"{cards_of(talk, self.to)} {bonus} {talk.words.turn_cost}{tail}"

    def apply(self, state: Crossover, run: Run) -> None:
        changed = board.snapshot(state).turn
        for card in context.bits(_priced(state, run, self.to)):
            each = context.each(run, card)
            changed[card] = changed.get(card, 0) + self.n.value(state, each)


@dataclass(frozen=True, slots=True)
class GrowthValueMod(Mod):
    """Growth coins give so much each."""

    key: ClassVar[str] = "growth_value"
    who: Side
    n: Number

    def words(self, talk: Talk) -> str:
        bonus, tail = self.n.bonus(talk, "X")
        return f"each Growth coin on {FIGHTERS_OF[self.who]} counts as {bonus}/{bonus}{tail}"

    def apply(self, state: Crossover, run: Run) -> None:
        values = board.snapshot(state).growth
        for seat in _seats(run, self.who):
            values[seat] = max(values[seat], self.n.value(state, run))


@dataclass(frozen=True, slots=True)
class DefeatDamageMod(Mod):
    """A defeated Head receives more Damage."""

    key: ClassVar[str] = "defeat_damage"
    who: Side
    n: Number

    def words(self, talk: Talk) -> str:
        said, tail = self.n.amount(talk, "additional Damage")
        return f"the Head of {TEAM_OF[self.who]} that is Defeated in the Showdown receives {said}{tail}"

    def apply(self, state: Crossover, run: Run) -> None:
        values = board.snapshot(state).defeat
        for seat in _seats(run, self.who):
            values[seat] += self.n.value(state, run)


@dataclass(frozen=True, slots=True)
class ForbidMod(Mod):
    """Players may not do something."""

    key: ClassVar[str] = "forbid"
    changes: ClassVar[int] = BANS
    what: Forbidden
    who: Side

    def words(self, talk: Talk) -> str:
        who = {Side.YOU: "you cannot", Side.OPP: "the opponent cannot", Side.ANY: "no player can"}[self.who]
        return f"{who} {FORBIDDEN[self.what]}"

    def apply(self, state: Crossover, run: Run) -> None:
        values = board.snapshot(state).forbids
        for seat in _seats(run, self.who):
            values[seat] |= 1 << self.what


@dataclass(frozen=True, slots=True)
class TraitMod(Mod):
    """Fighters have a trait besides."""

    key: ClassVar[str] = "trait"
    varies: ClassVar[bool] = True
    phase: ClassVar[int] = 0
    to: Cards
    add: Trait

    def words(self, talk: Talk) -> str:
        return f"{talk.verb(self.to, 'has', 'have')} the trait {self.add.text}"

    def apply(self, state: Crossover, run: Run) -> None:
        granted = board.snapshot(state).granted_traits
        for card in context.bits(_meant(state, run, self.to)):
            face = state.cards[card]
            if not (face.is_art and face.line is Line.NARUTO):  # a Jutsu never has a trait (CB9.20)
                granted.append((card, self.add.bit))


@dataclass(frozen=True, slots=True)
class KeywordMod(Mod):
    """Fighters have a keyword besides."""

    key: ClassVar[str] = "keyword"
    varies: ClassVar[bool] = True
    phase: ClassVar[int] = 0
    to: Cards
    add: Keyword

    def words(self, talk: Talk) -> str:
        return f"{talk.verb(self.to, 'has', 'have')} {keyword_words(self.add)}"

    def apply(self, state: Crossover, run: Run) -> None:
        granted = board.snapshot(state).granted_keywords
        granted += [(card, self.add.number) for card in context.bits(_meant(state, run, self.to))]


@dataclass(frozen=True, slots=True)
class MustAttackMod(Mod):
    """Fighters must be sent out to attack."""

    key: ClassVar[str] = "must_attack"
    changes: ClassVar[int] = ATTACKS
    to: Fighters

    def words(self, talk: Talk) -> str:
        return f"{talk.objects(self.to)} must be sent out to attack"

    def apply(self, state: Crossover, run: Run) -> None:
        board.snapshot(state).must_attack |= _meant(state, run, self.to)


@dataclass(frozen=True, slots=True)
class CannotAttackMod(Mod):
    """Fighters cannot be sent out to attack, and so cannot their Teams."""

    key: ClassVar[str] = "cannot_attack"
    changes: ClassVar[int] = STAYS
    to: Fighters

    def words(self, talk: Talk) -> str:
        return f"{talk.objects(self.to)} cannot be sent out to attack"

    def apply(self, state: Crossover, run: Run) -> None:
        board.snapshot(state).cannot_attack |= _meant(state, run, self.to)


@dataclass(frozen=True, slots=True)
class MustBlockMod(Mod):
    """Fighters must be sent out to block, if there is a Team that theirs may block."""

    key: ClassVar[str] = "must_block"
    changes: ClassVar[int] = GUARDS
    to: Fighters

    def words(self, talk: Talk) -> str:
        return f"{talk.objects(self.to)} must be sent out to block"

    def apply(self, state: Crossover, run: Run) -> None:
        board.snapshot(state).must_block |= _meant(state, run, self.to)


@dataclass(frozen=True, slots=True)
class ArtCostMod(Mod):
    """Arts cost more or less chakra: of any symbol first, then of the symbols, the last one printed first."""

    key: ClassVar[str] = "art_cost"
    changes: ClassVar[int] = ART_COSTS
    phase: ClassVar[int] = 1
    to: Cards
    n: Number

    def words(self, talk: Talk) -> str:
        bonus, tail = self.n.bonus(talk, "X")
        return f"{cards_of(talk, self.to)} {bonus} {talk.words.chakra} cost{tail}"

    def apply(self, state: Crossover, run: Run) -> None:
        changed, discount = board.snapshot(state).art, board.snapshot(state).discount
        assert isinstance(self.to, Selector)
        for seat in _seats(run, self.to.of):
            discount[seat] += max(0, -self.n.n) if isinstance(self.n, Fixed) else MOST
        for card in context.bits(_priced(state, run, self.to)):
            each = context.each(run, card)
            changed[card] = changed.get(card, 0) + self.n.value(state, each)

    def faults(self, scope: Scope) -> Faults:
        """Arts are paid for from the hand."""
        if isinstance(self.to, Selector) and self.to.kind is ObjectKind.CARD and Zone.HAND in self.to.zone:
            return []
        return [
            ("to", "must select cards in the hand, where arts are used from: { kind = 'card', zone = 'hand', ... }")
        ]


MODS: Final = terms_of(Mod, globals())
