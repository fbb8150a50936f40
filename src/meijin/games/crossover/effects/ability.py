"""Abilities: what a card can do, and when."""

from __future__ import annotations

from dataclasses import dataclass, field

from meijin.games.crossover.abilities.costs import Payment
from meijin.games.crossover.effects.conditions import Condition
from meijin.games.crossover.effects.mods import Mod
from meijin.games.crossover.language.filters import Selector
from meijin.games.crossover.language.scope import FIGHTER_EVENTS, REPLACED, Scope
from meijin.games.crossover.language.terms import Coin, Faults, Fit, OpList, Term
from meijin.games.crossover.language.vocabulary import AbilityKind, Event, Limit, Role, Timing


@dataclass(frozen=True, slots=True)
class Ability(Term):
    """One ability of a card."""

    number: int = field(compare=False)  # in Pool.abilities
    word: str = field(compare=False)  # "n-425.1"
    kind: AbilityKind
    valid: bool = False  # it also works while its fighter is injured
    role: Role | None = None
    db: bool = False  # its fighter needs a db coin
    timing: Timing | None = None
    limit: Limit | None = None
    on: Event | None = None
    kind_of_coin: Coin | None = None
    optional: bool = False
    if_: tuple[Condition, ...] = ()
    cost: tuple[Payment, ...] = ()
    targets: tuple[Selector, ...] = ()
    do: OpList | None = None
    apply: tuple[Mod, ...] = ()
    unnegatable: bool = False
    unique: bool = False  # several copies count once
    anywhere: bool = False  # an action ability that works though its fighter is not battling

    def faults(self, scope: Scope) -> Faults:
        found: Faults = []
        if self.on is not None:
            if (self.on in REPLACED) != (self.kind is AbilityKind.REPLACE):
                words = ", ".join(
                    each.word for each in Event if (each in REPLACED) == (self.kind is AbilityKind.REPLACE)
                )
                found.append(("on", f"{self.on.word!r} is no event of kind {self.kind.word!r}: must be one of {words}"))
            elif (self.on in FIGHTER_EVENTS or self.on is Event.DAMAGE) and not scope.source & Fit.FIGHTER:
                found.append(("on", f"{self.on.word!r} happens to fighters; the source is none"))
            elif self.on is Event.EXPIRED and not scope.source & Fit.SUPPORT:
                found.append(("on", "'expired' happens to missions and events with a time limit; the source is none"))
        if (self.on is Event.LAST_COIN_REMOVED) != (self.kind_of_coin is not None):
            found.append(("kind_of_coin", "goes with on = 'last_coin_removed', and that with it"))
        if self.anywhere and self.timing is not Timing.ACTION:
            found.append(("anywhere", "is for abilities of timing 'action'"))
        for place in range(len(self.targets)):
            if place + 1 not in scope.used:
                found.append((f"targets[{place}]", f"is never used: no operation names 't{place + 1}'"))
        return found
