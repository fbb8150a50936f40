"""Conditions: what must be so for an ability to work, or for a part of an effect to happen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from meijin.games.crossover.effects.numbers import Fixed, Number, TeamPower
from meijin.games.crossover.frames import CONTROLLER, LASTS_ON, SUBJECT, USED, USED_ART, USED_ART_WHICH
from meijin.games.crossover.language.filters import ITEMS_OF, AnyRef, FighterRef, Filter, InPlayRef, Selector, misplaced
from meijin.games.crossover.language.scope import Scope
from meijin.games.crossover.language.terms import Faults, Positive, Term, terms_of
from meijin.games.crossover.language.vocabulary import (
    Comparison,
    Event,
    Near,
    ObjectKind,
    Phase,
    Position,
    Ref,
    Role,
    Side,
    Status,
    Zone,
)
from meijin.games.crossover.language.words import Talk, article, either
from meijin.games.crossover.names import PHASE_OF
from meijin.games.crossover.objects import context, presence, selection
from meijin.kernel.frames import KIND

if TYPE_CHECKING:
    from meijin.games.crossover.objects.context import Run
    from meijin.games.crossover.state import Crossover

OPPOSITES: Final = {
    Comparison.LESS: Comparison.AT_LEAST,
    Comparison.AT_MOST: Comparison.MORE,
    Comparison.AT_LEAST: Comparison.LESS,
    Comparison.MORE: Comparison.AT_MOST,
}
FIXED: Final = {
    Comparison.LESS: "less than {}",
    Comparison.AT_MOST: "{} or less",
    Comparison.EQUAL: "{}",
    Comparison.AT_LEAST: "{} or more",
    Comparison.MORE: "more than {}",
}
COMPARED: Final = {
    Comparison.LESS: "less than",
    Comparison.AT_MOST: "not higher than",
    Comparison.EQUAL: "equal to",
    Comparison.AT_LEAST: "not lower than",
    Comparison.MORE: "higher than",
}


class Condition(Term):
    """Something that is so or not."""

    __slots__ = ()

    def words(self, talk: Talk, negated: bool = False) -> str:
        """What must be so, or must not, as a clause after "if"."""
        raise NotImplementedError

    def holds(self, state: Crossover, run: Run) -> bool:
        """Whether it is so now."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Exists(Condition):
    """There are enough matching objects: fighters in play, unless said otherwise, but no hidden cards."""

    key: ClassVar[str] = "exists"
    of: Side = Side.ANY
    is_: Filter | None = None
    min_: Positive = 1
    kind: ObjectKind = ObjectKind.FIGHTER
    zone: tuple[Zone, ...] = (Zone.PLAY,)

    def words(self, talk: Talk, negated: bool = False) -> str:
        if self.kind is ObjectKind.FIGHTER and self.is_ is not None and self.is_.is_near:
            return self._near(talk, self.is_, negated)
        said = self._counted(talk, negated)
        talk.last = None
        there = "there are" if self.min_ > 1 else "there is"
        if self.kind is ObjectKind.CHAIN:
            aim = Selector(0, self.kind, is_=self.is_).aim
            return f"{there} {said}{ITEMS_OF[self.of]} on the Chain{aim}"
        if self.kind is ObjectKind.CARD:
            return f"{there} {said} in {talk.zones(self.zone, self.of)}"
        if self.of is Side.ANY:
            return f"{there} {said} in play"
        return f"{'you control' if self.of is Side.YOU else 'the opponent controls'} {said}"

    def _counted(self, talk: Talk, negated: bool) -> str:
        """How many of what: "another Leaf fighter", "no injured fighter"."""
        selector = Selector(0, self.kind, self.zone, is_=self.is_)
        other = self.is_ is not None and bool(self.is_.other)
        if self.min_ > 1:
            count = f"fewer than {self.min_}" if negated else f"{self.min_} or more"
            return f"{count} {'other ' if other else ''}{selector.noun(talk, True)}"
        noun = selector.noun(talk)
        if negated:
            return f"no {'other ' if other else ''}{noun}"
        if self.is_ is not None and self.is_.names:
            return noun
        return f"another {noun}" if other else article(noun)

    def _near(self, talk: Talk, what: Filter, negated: bool) -> str:
        """Fighters in the Team of the source, or opposing it."""
        noun = what.words(talk, "fighter")
        if not what.names:
            noun = f"another {noun}" if what.other else article(noun)
        if self.min_ > 1:
            noun = f"{self.min_} or more {what.words(talk, 'fighter', True)}"
        whom = talk.user if Near.USER in (what.vs, what.with_) else talk.me
        talk.last = None
        how = "in a Team with" if what.with_ is not None else "battling"
        return f"{whom} is {'not ' if negated else ''}{how} {noun}"

    def holds(self, state: Crossover, run: Run) -> bool:
        return selection.found(state, run, self.kind, self.zone, self.of, self.is_).bit_count() >= self.min_

    def faults(self, scope: Scope) -> Faults:
        found = misplaced(self.kind, self.zone, self.is_)
        asks_in_hand = Zone.HAND in self.zone and (self.of is not Side.YOU or self.is_ is not None)
        if asks_in_hand or Zone.DECK in self.zone:
            found.append(("zone", "a condition may not look at hidden cards: all would learn of them"))
        return found


@dataclass(frozen=True, slots=True)
class Not(Condition):
    """The other condition does not hold."""

    key: ClassVar[str] = "not"
    c: Condition

    def words(self, talk: Talk, negated: bool = False) -> str:
        return self.c.words(talk, not negated)

    def holds(self, state: Crossover, run: Run) -> bool:
        return not self.c.holds(state, run)


@dataclass(frozen=True, slots=True)
class Compare(Condition):
    """Two numbers compare as said."""

    key: ClassVar[str] = "cmp"
    a: Number
    is_: Comparison
    b: Number

    def words(self, talk: Talk, negated: bool = False) -> str:
        how = OPPOSITES.get(self.is_, self.is_) if negated else self.is_
        first = self.a.words(talk)
        if isinstance(self.a, TeamPower):
            talk.last = None
        is_ = "is not" if negated and how is Comparison.EQUAL else "is"
        if isinstance(self.b, Fixed):
            return f"{first} {is_} {FIXED[how].format(self.b.n)}"
        return f"{first} {is_} {COMPARED[how]} {self.b.words(talk)}"

    def holds(self, state: Crossover, run: Run) -> bool:
        a, b = self.a.value(state, run), self.b.value(state, run)
        match self.is_:
            case Comparison.LESS:
                return a < b
            case Comparison.AT_MOST:
                return a <= b
            case Comparison.EQUAL:
                return a == b
            case Comparison.AT_LEAST:
                return a >= b
        return a > b

    def faults(self, scope: Scope) -> Faults:
        chosen = [key for key in ("a", "b") if getattr(self, key).choices()]
        return [(key, "nothing is chosen for a condition, so 'up_to' has no place in it") for key in chosen]


@dataclass(frozen=True, slots=True)
class HasStatus(Condition):
    """A fighter is healthy, or injured."""

    key: ClassVar[str] = "status"
    of: FighterRef
    is_: Status

    def words(self, talk: Talk, negated: bool = False) -> str:
        return f"{talk.ref(self.of)} is {'not ' if negated else ''}{self.is_.word}"

    def holds(self, state: Crossover, run: Run) -> bool:
        cards = context.bits(context.referred(state, run, self.of))
        return bool(cards) and all(state.injured[card] == (self.is_ is Status.INJURED) for card in cards)


@dataclass(frozen=True, slots=True)
class HasPosition(Condition):
    """A battling fighter is the Head of its Team, or a Back."""

    key: ClassVar[str] = "position"
    of: FighterRef
    is_: Position

    def words(self, talk: Talk, negated: bool = False) -> str:
        place = "the Head of its Team" if self.is_ is Position.HEAD else "a Back fighter of its Team"
        return f"{talk.ref(self.of)} is {'not ' if negated else ''}battling as {place}"

    def holds(self, state: Crossover, run: Run) -> bool:
        cards = context.bits(context.referred(state, run, self.of))
        return bool(cards) and all(
            presence.battling(state, card) and (not state.place[card]) == (self.is_ is Position.HEAD) for card in cards
        )


@dataclass(frozen=True, slots=True)
class Battling(Condition):
    """A fighter is battling."""

    key: ClassVar[str] = "battling"
    of: FighterRef

    def words(self, talk: Talk, negated: bool = False) -> str:
        return f"{talk.ref(self.of)} is {'not ' if negated else ''}battling"

    def holds(self, state: Crossover, run: Run) -> bool:
        cards = context.bits(context.referred(state, run, self.of))
        return bool(cards) and all(presence.battling(state, card) for card in cards)


@dataclass(frozen=True, slots=True)
class Matches(Condition):
    """An object matches a filter."""

    key: ClassVar[str] = "matches"
    of: AnyRef
    is_: Filter

    def words(self, talk: Talk, negated: bool = False) -> str:
        whom = talk.ref(self.of)
        if self.is_.is_near:
            return f"{whom} is {'not ' if negated else ''}{self.is_.place(talk)}"
        return f"{whom} is {'not ' if negated else ''}{self.is_.alone(talk)}"

    def holds(self, state: Crossover, run: Run) -> bool:
        if self.of is Ref.SUBJECT and context.ability_of(state, run).on is Event.ALLY_LEFT_PLAY:
            cards = [run[SUBJECT]]  # wherever it is now, all have seen which card it was
        else:
            cards = context.bits(context.cards_meant(state, run, self.of))
        return bool(cards) and all(selection.matches(state, run, self.is_, card) for card in cards)


@dataclass(frozen=True, slots=True)
class LeftPlay(Condition):
    """An object has left play."""

    key: ClassVar[str] = "left_play"
    of: InPlayRef

    def words(self, talk: Talk, negated: bool = False) -> str:
        return f"{talk.ref(self.of)} has {'not ' if negated else ''}left play"

    def holds(self, state: Crossover, run: Run) -> bool:
        return not context.referred(state, run, self.of)


@dataclass(frozen=True, slots=True)
class SentThisTurn(Condition):
    """A fighter was sent out in this turn."""

    key: ClassVar[str] = "sent_this_turn"
    of: FighterRef

    def words(self, talk: Talk, negated: bool = False) -> str:
        return f"{talk.ref(self.of)} was {'not ' if negated else ''}sent out this turn"

    def holds(self, state: Crossover, run: Run) -> bool:
        cards = context.bits(context.referred(state, run, self.of))
        return bool(cards) and all(state.sent >> card & 1 for card in cards)


@dataclass(frozen=True, slots=True)
class ArtRequires(Condition):
    """The art just used asks for one of these names, attributes or traits."""

    key: ClassVar[str] = "art_requires"
    far: ClassVar[bool] = True
    any_: tuple[str, ...]

    def words(self, talk: Talk, negated: bool = False) -> str:
        return f"that Art {'does not require' if negated else 'requires'} {either(self.any_)}"

    def holds(self, state: Crossover, run: Run) -> bool:
        return run[USED] >= 0 and not state.cards[run[USED]].requires.isdisjoint(self.any_)


@dataclass(frozen=True, slots=True)
class UsedArt(Condition):
    """A fighter used an art in this turn that asks for one of these names, attributes or traits."""

    key: ClassVar[str] = "used_art_this_turn"
    far: ClassVar[bool] = True
    of: FighterRef
    any_: tuple[str, ...]

    def words(self, talk: Talk, negated: bool = False) -> str:
        did = "did not use" if negated else "used"
        return f"{talk.ref(self.of)} {did} an Art this turn that requires {either(self.any_)}"

    def holds(self, state: Crossover, run: Run) -> bool:
        users, cards = context.referred(state, run, self.of), state.terms.pool.cards
        for row in state.lasting:
            if (
                row[KIND] == USED_ART
                and users >> row[LASTS_ON] & 1
                and not cards[row[USED_ART_WHICH]].requires.isdisjoint(self.any_)
            ):
                return True
        return False


@dataclass(frozen=True, slots=True)
class InPhase(Condition):
    """It is this phase of the turn."""

    key: ClassVar[str] = "phase"
    far: ClassVar[bool] = True
    is_: Phase

    def words(self, talk: Talk, negated: bool = False) -> str:
        return f"it is {'not ' if negated else ''}the {self.is_.name.title()} Phase"

    def holds(self, state: Crossover, run: Run) -> bool:
        return PHASE_OF[state.letter] == self.is_


@dataclass(frozen=True, slots=True)
class HasRole(Condition):
    """The controller has this part in the turn."""

    key: ClassVar[str] = "role"
    is_: Role

    def words(self, talk: Talk, negated: bool = False) -> str:
        return f"you are {'not ' if negated else ''}the {self.is_.word}"

    def holds(self, state: Crossover, run: Run) -> bool:
        return (run[CONTROLLER] == state.attacker) == (self.is_ is Role.ATTACKER)


CONDITIONS: Final = terms_of(Condition, globals())
