"""Conditions: what must be so for an ability to work, or for a part of an effect to happen."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar, Final

from meijin.games.crossover.effects.numbers import Fixed, Number
from meijin.games.crossover.frames import CONTROLLER, LASTS_ON, SUBJECT, USED, USED_ART, USED_ART_WHICH
from meijin.games.crossover.language.filters import AnyRef, FighterRef, Filter, InPlayRef, misplaced
from meijin.games.crossover.language.scope import Scope
from meijin.games.crossover.language.terms import Faults, Positive, Telling, Term, Told, terms_of
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
from meijin.games.crossover.language.words import Talk
from meijin.games.crossover.names import PHASE_OF
from meijin.games.crossover.objects import context, presence, selection
from meijin.kernel.frames import KIND
from meijin.words import Message

if TYPE_CHECKING:
    from meijin.games.crossover.objects.context import Run
    from meijin.games.crossover.state import Crossover

OPPOSITES: Final = {
    Comparison.LESS: Comparison.AT_LEAST,
    Comparison.AT_MOST: Comparison.MORE,
    Comparison.AT_LEAST: Comparison.LESS,
    Comparison.MORE: Comparison.AT_MOST,
}


class Condition(Term):
    """Something that is so or not."""

    __slots__ = ()
    family: ClassVar[str] = "cond"

    def holds(self, state: Crossover, run: Run) -> bool:
        """Whether it is so now."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Exists(Condition):
    """There are enough matching objects: fighters in play, unless said otherwise, but no hidden cards."""

    key: ClassVar[str] = "exists"
    telling: ClassVar[Telling] = {
        **{"of": str | None, "is_": None, "min_": int | None, "zone": None, "zones": Message | None, "noun": Message},
        **{
            "near": str | None,
            "whom": Message | None,
            "whom_is": str | None,
            "other": bool | None,
            "aims": bool | None,
        },
    }
    of: Side = Side.ANY
    is_: Filter | None = None
    min_: Positive = 1
    kind: ObjectKind = ObjectKind.FIGHTER
    zone: tuple[Zone, ...] = (Zone.PLAY,)

    def told(self, talk: Talk) -> Told:
        what = self.is_
        if self.kind is ObjectKind.FIGHTER and what is not None and what.is_near:
            whom = talk.user if Near.USER in (what.vs, what.with_) else talk.me
            what = replace(what, vs=None, was_vs=None, with_=None)
            near = "with" if self.is_ is not None and self.is_.with_ is not None else "vs"
            told: Told = {"near": near, "whom": whom, "whom_is": talk.state(Ref.SELF, whom)}
        else:
            told = {"zones": talk.zones(self.zone) if self.kind is ObjectKind.CARD else None}
            told |= {
                "other": what is not None and what.other,
                "aims": what is not None and what.targets_with is not None,
            }
        how = "a" if self.min_ == 1 and ("near" in told or not talk.denied) else "bare"
        noun = talk.noun(self.kind, what, how, zones=self.zone, many=self.min_ > 1)
        talk.last, talk.others = None, True
        count = self.min_ if self.min_ > 1 else None
        return {**told, "noun": noun, "min_": count, "of": None if self.of is Side.ANY else self.of.word}

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

    def tell(self, talk: Talk) -> Message:
        talk.negated = not talk.negated
        return self.c.tell(talk)

    def holds(self, state: Crossover, run: Run) -> bool:
        return not self.c.holds(state, run)


@dataclass(frozen=True, slots=True)
class Compare(Condition):
    """Two numbers compare as said."""

    key: ClassVar[str] = "cmp"
    telling: ClassVar[Telling] = {"is_": str, "fixed": int | None, "unit": str | None}
    a: Number
    is_: Comparison
    b: Number

    def told(self, talk: Talk) -> Told:
        how = OPPOSITES.get(self.is_, self.is_) if talk.denied else self.is_
        word = "unequal" if talk.denied and how is Comparison.EQUAL else how.name.lower()
        fixed = self.b.n if isinstance(self.b, Fixed) else None
        return {"negated": word == "unequal", "is_": word, "fixed": fixed, "unit": self.a.key}

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

    def holds(self, state: Crossover, run: Run) -> bool:
        cards = context.bits(context.referred(state, run, self.of))
        return bool(cards) and all(state.injured[card] == (self.is_ is Status.INJURED) for card in cards)


@dataclass(frozen=True, slots=True)
class HasPosition(Condition):
    """A battling fighter is the Head of its Team, or a Back."""

    key: ClassVar[str] = "position"
    of: FighterRef
    is_: Position

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

    def holds(self, state: Crossover, run: Run) -> bool:
        cards = context.bits(context.referred(state, run, self.of))
        return bool(cards) and all(presence.battling(state, card) for card in cards)


@dataclass(frozen=True, slots=True)
class Matches(Condition):
    """An object matches a filter."""

    key: ClassVar[str] = "matches"
    telling: ClassVar[Telling] = {"is_": Message | None, "near": str | None, "whom": Message | None}
    of: AnyRef
    is_: Filter

    def told(self, talk: Talk) -> Told:
        if not self.is_.is_near:
            return {"is_": talk.alone(self.is_)}
        near = "was_vs" if self.is_.was_vs is not None else "vs" if self.is_.vs is not None else "with"
        return {"near": near, "whom": talk.user if Near.USER in (self.is_.vs, self.is_.with_) else talk.me}

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

    def holds(self, state: Crossover, run: Run) -> bool:
        return not context.referred(state, run, self.of)


@dataclass(frozen=True, slots=True)
class SentThisTurn(Condition):
    """A fighter was sent out in this turn."""

    key: ClassVar[str] = "sent_this_turn"
    of: FighterRef

    def holds(self, state: Crossover, run: Run) -> bool:
        cards = context.bits(context.referred(state, run, self.of))
        return bool(cards) and all(state.sent >> card & 1 for card in cards)


@dataclass(frozen=True, slots=True)
class ArtRequires(Condition):
    """The art just used asks for one of these names, attributes or traits."""

    key: ClassVar[str] = "art_requires"
    far: ClassVar[bool] = True
    any_: tuple[str, ...]

    def holds(self, state: Crossover, run: Run) -> bool:
        return run[USED] >= 0 and not state.cards[run[USED]].requires.isdisjoint(self.any_)


@dataclass(frozen=True, slots=True)
class UsedArt(Condition):
    """A fighter used an art in this turn that asks for one of these names, attributes or traits."""

    key: ClassVar[str] = "used_art_this_turn"
    far: ClassVar[bool] = True
    of: FighterRef
    any_: tuple[str, ...]

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

    def holds(self, state: Crossover, run: Run) -> bool:
        return PHASE_OF[state.letter] == self.is_


@dataclass(frozen=True, slots=True)
class HasRole(Condition):
    """The controller has this part in the turn."""

    key: ClassVar[str] = "role"
    is_: Role

    def holds(self, state: Crossover, run: Run) -> bool:
        return (run[CONTROLLER] == state.attacker) == (self.is_ is Role.ATTACKER)


CONDITIONS: Final = terms_of(Condition, globals())
