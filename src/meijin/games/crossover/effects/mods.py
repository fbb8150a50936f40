"""Mods: what static abilities do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, ClassVar, Final

from meijin.games.crossover.effects.numbers import Fixed, Number
from meijin.games.crossover.effects.phrases import PRICED, SAFE, priced, safe_from
from meijin.games.crossover.frames import CONTROLLER, SOURCE
from meijin.games.crossover.language.filters import Cards, Fighters, Filter, Objects, Selector
from meijin.games.crossover.language.scope import Scope
from meijin.games.crossover.language.terms import MOST, Faults, Keyword, Positive, Telling, Term, Told, Trait, terms_of
from meijin.games.crossover.language.vocabulary import Against, Forbidden, Line, ObjectKind, Protection, Ref, Side, Zone
from meijin.games.crossover.language.words import Talk
from meijin.games.crossover.names import ART_COSTS, ATTACKS, BANS, BLOCKS, GUARDS, HAND_COSTS, STAYS, TURN_COSTS
from meijin.games.crossover.objects import board, context, presence, selection

if TYPE_CHECKING:
    from meijin.games.crossover.objects.context import Run
    from meijin.games.crossover.state import Crossover


@dataclass(frozen=True, slots=True)
class Teams(Term):
    """Which Teams a static ability means."""

    family: ClassVar[str] = "of"
    key: ClassVar[str] = "teams"
    teams_of: Side
    with_: Filter | None = None

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
    family: ClassVar[str] = "mod"
    telling: ClassVar[Telling] = {"same": bool | None}  # it is about the same as the one before
    changes: ClassVar[int] = -1  # what the board is asked for besides Power and protections, by its number in ``names``
    varies: ClassVar[bool] = False  # it changes what filters ask for
    phase: ClassVar[int] = 2  # of working statics out: traits and keywords, then costs, then the rest

    def apply(self, state: Crossover, run: Run) -> None:
        """Add it to the board of statics."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class PowerMod(Mod):
    """More Combat and Support."""

    key: ClassVar[str] = "power"
    signed: ClassVar[bool] = True
    to: Fighters
    c: Number
    s: Number

    def apply(self, state: Crossover, run: Run) -> None:
        statics = board.snapshot(state)
        for card in context.bits(_meant(state, run, self.to)):
            each = context.each(run, card)
            statics.combat[card] = statics.combat.get(card, 0) + self.c.value(state, each)
            statics.support[card] = statics.support.get(card, 0) + self.s.value(state, each)


@dataclass(frozen=True, slots=True)
class _TeamMod(Mod):
    """Teams have more of something."""

    signed: ClassVar[bool] = True
    to: Teams
    n: Number

    def add(self, state: Crossover, run: Run, changed: dict[int, int]) -> None:
        """Add to what is changed of Teams."""
        for team in self.to.numbers(state, run):
            changed[team] = changed.get(team, 0) + self.n.value(state, run)


@dataclass(frozen=True, slots=True)
class TeamPowerMod(_TeamMod):
    """More Team Power."""

    key: ClassVar[str] = "team_power"

    def apply(self, state: Crossover, run: Run) -> None:
        self.add(state, run, board.snapshot(state).team)


@dataclass(frozen=True, slots=True)
class TeamMentalMod(_TeamMod):
    """More Team Mental Power."""

    key: ClassVar[str] = "team_mental"

    def apply(self, state: Crossover, run: Run) -> None:
        self.add(state, run, board.snapshot(state).mental)


@dataclass(frozen=True, slots=True)
class ProtectMod(Mod):
    """Fighters are safe from something."""

    key: ClassVar[str] = "protect"
    telling: ClassVar[Telling] = {**SAFE, "from_": None}
    to: Fighters
    from_: tuple[Protection, ...]
    by: Against = Against.ANY

    def told(self, talk: Talk) -> Told:
        return safe_from(self.from_)

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

    def apply(self, state: Crossover, run: Run) -> None:
        board.snapshot(state).walls.append((state.team[run[SOURCE]], self, run))

    def faults(self, scope: Scope) -> Faults:
        if (self.by_team_with is None) == (self.by_team_size_max is None):
            return [("by_team_with", "there must be exactly one of by_team_with and by_team_size_max")]
        return []


@dataclass(frozen=True, slots=True)
class _CostMod(Mod):
    """Cards cost more or less."""

    phase: ClassVar[int] = 1
    signed: ClassVar[bool] = True
    telling: ClassVar[Telling] = PRICED
    to: Cards
    n: Number

    def told(self, talk: Talk) -> Told:
        return priced(talk, self.to)

    def add(self, state: Crossover, run: Run, changed: dict[int, int]) -> None:
        """Add to what is changed of cards."""
        for card in context.bits(_priced(state, run, self.to)):
            each = context.each(run, card)
            changed[card] = changed.get(card, 0) + self.n.value(state, each)


@dataclass(frozen=True, slots=True)
class HandCostMod(_CostMod):
    """Cards have another hand cost."""

    key: ClassVar[str] = "hand_cost"
    changes: ClassVar[int] = HAND_COSTS

    def apply(self, state: Crossover, run: Run) -> None:
        self.add(state, run, board.snapshot(state).hand)


@dataclass(frozen=True, slots=True)
class TurnCostMod(_CostMod):
    """Cards have another turn cost."""

    key: ClassVar[str] = "turn_cost"
    varies: ClassVar[bool] = True
    changes: ClassVar[int] = TURN_COSTS

    def apply(self, state: Crossover, run: Run) -> None:
        self.add(state, run, board.snapshot(state).turn)


@dataclass(frozen=True, slots=True)
class GrowthValueMod(Mod):
    """Growth coins give so much each."""

    key: ClassVar[str] = "growth_value"
    signed: ClassVar[bool] = True
    who: Side
    n: Number

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

    def apply(self, state: Crossover, run: Run) -> None:
        granted = board.snapshot(state).granted_keywords
        granted += [(card, self.add.number) for card in context.bits(_meant(state, run, self.to))]


@dataclass(frozen=True, slots=True)
class MustAttackMod(Mod):
    """Fighters must be sent out to attack."""

    key: ClassVar[str] = "must_attack"
    changes: ClassVar[int] = ATTACKS
    to: Fighters

    def apply(self, state: Crossover, run: Run) -> None:
        board.snapshot(state).must_attack |= _meant(state, run, self.to)


@dataclass(frozen=True, slots=True)
class CannotAttackMod(Mod):
    """Fighters cannot be sent out to attack, and so cannot their Teams."""

    key: ClassVar[str] = "cannot_attack"
    changes: ClassVar[int] = STAYS
    to: Fighters

    def apply(self, state: Crossover, run: Run) -> None:
        board.snapshot(state).cannot_attack |= _meant(state, run, self.to)


@dataclass(frozen=True, slots=True)
class MustBlockMod(Mod):
    """Fighters must be sent out to block, if there is a Team that theirs may block."""

    key: ClassVar[str] = "must_block"
    changes: ClassVar[int] = GUARDS
    to: Fighters

    def apply(self, state: Crossover, run: Run) -> None:
        board.snapshot(state).must_block |= _meant(state, run, self.to)


@dataclass(frozen=True, slots=True)
class ArtCostMod(_CostMod):
    """Arts cost more or less chakra: of any symbol first, then of the symbols, the last one printed first."""

    key: ClassVar[str] = "art_cost"
    changes: ClassVar[int] = ART_COSTS

    def apply(self, state: Crossover, run: Run) -> None:
        discount = board.snapshot(state).discount
        assert isinstance(self.to, Selector)
        for seat in _seats(run, self.to.of):
            discount[seat] += max(0, -self.n.n) if isinstance(self.n, Fixed) else MOST
        self.add(state, run, board.snapshot(state).art)

    def faults(self, scope: Scope) -> Faults:
        """Arts are paid for from the hand."""
        if isinstance(self.to, Selector) and self.to.kind is ObjectKind.CARD and Zone.HAND in self.to.zone:
            return []
        return [
            ("to", "must select cards in the hand, where arts are used from: { kind = 'card', zone = 'hand', ... }")
        ]


MODS: Final = terms_of(Mod, globals())
