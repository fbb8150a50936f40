"""Abilities: what a card can do, and when."""

from __future__ import annotations

from dataclasses import dataclass, field

from meijin.games.crossover.abilities.costs import Payment
from meijin.games.crossover.effects.conditions import Condition
from meijin.games.crossover.effects.mods import Mod
from meijin.games.crossover.language.filters import Selector
from meijin.games.crossover.language.terms import Coin, OpList
from meijin.games.crossover.language.vocabulary import AbilityKind, Event, Limit, Role, Timing


@dataclass(frozen=True, slots=True)
class Ability:
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
