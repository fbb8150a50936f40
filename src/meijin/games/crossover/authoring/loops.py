"""Triggers that trigger themselves: legal, for the loop guard ends them, but hardly what their author wants."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Final

from meijin.games.crossover.effects.card import Card
from meijin.games.crossover.effects.card_operations import Move, Put, Reward
from meijin.games.crossover.effects.fighter_operations import Damage, Heal
from meijin.games.crossover.effects.search import Search
from meijin.games.crossover.language.filters import Objects
from meijin.games.crossover.language.scope import SOURCE_EVENTS
from meijin.games.crossover.language.terms import Operation, OpList
from meijin.games.crossover.language.vocabulary import AbilityKind, Destination, Event, Limit, Ref, Side, Who
from meijin.games.crossover.reading import Problem

OWN: Final = (Ref.SELF, Ref.SUBJECT, Ref.TEAM, Ref.IT)


def warnings(card: Card) -> list[Problem]:
    """The abilities of a card that may go on without end."""
    found: list[Problem] = []
    for place, ability in enumerate(card.abilities):
        is_free = ability.limit in (None, Limit.NONE) and not ability.optional and not ability.cost
        if ability.kind is not AbilityKind.TRIGGER or not is_free or ability.do is None or ability.on is None:
            continue
        for operation in _all(ability.do):
            if ability.on in _fires(operation, ability.on):
                text = (
                    f"triggers itself: {operation.key!r} makes {ability.on.word!r} happen again; "
                    "only the loop guard ends it. Give it limit = 'turn', a cost, or optional = true"
                )
                found.append(Problem(f"card {card.id}", f"abilities[{place}]", text))
                break
    return found


def _all(ops: OpList) -> Iterator[Operation]:
    for operation in ops.ops:
        yield operation
        for field in fields(operation):  # type: ignore[arg-type]  # every operation is a dataclass
            value = getattr(operation, field.name)
            for inner in value if isinstance(value, tuple) else (value,):
                if isinstance(inner, OpList):
                    yield from _all(inner)


def _fires(operation: Operation, event: Event) -> tuple[Event, ...]:
    """The events an operation may make happen to the source or its controller."""
    if isinstance(operation, Damage | Heal):
        is_own = event in SOURCE_EVENTS and _may_be_own(operation.to)
        return (
            ((Event.DAMAGED, Event.LEFT_PLAY) if isinstance(operation, Damage) else (Event.HEALED,)) if is_own else ()
        )
    if isinstance(operation, Put) or (isinstance(operation, Search) and operation.to is Destination.PLAY):
        return (Event.ALLY_PUT_IN_PLAY,)
    if isinstance(operation, Reward):
        return (Event.REWARD_WON,) if operation.who is not Who.OPP else ()
    if isinstance(operation, Move) and operation.to is Destination.YOUR_REWARDS:
        return (Event.REWARD_WON,)
    return ()


def _may_be_own(objects: Objects) -> bool:
    """Whether the source may be among the objects."""
    if isinstance(objects, Ref):
        return objects in OWN
    what = objects.is_
    return objects.of is not Side.OPP and (what is None or not (what.other or what.vs is not None))
