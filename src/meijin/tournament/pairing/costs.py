"""What a pair costs (7.4), item by item, and as one number in which an earlier item outweighs all later ones."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import NamedTuple

from meijin.tournament.pairing.field import Contender, SwissField
from meijin.tournament.pairing.literal import DrawRule
from meijin.tournament.pairing.order import brackets_of
from meijin.tournament.pairing.weights import Weights


class Items(NamedTuple):
    """The cost of a pair, or of several together, in the order in which they are compared."""

    disobeyed: int = 0  # pairs against the literal rule of 7.5: a pairing with any is out of the question
    forbidden: int = 0
    rematch: int = 0
    last_meeting: int = 0
    same_side: int = 0
    gaps: int = 0
    height: int = 0

    @property
    def clean(self) -> bool:
        """Nobody meets again or against the organiser's list, and nothing but brackets counts."""
        return not any(self[:5])


class PairCosts:
    """The costs of all pairs of an order. Players are their positions in it, from 0.

    Players of the same bracket, side and duty are alike but for whom they have met: they are of one kind. What a pair
    costs by its kinds is in a table; what it costs more, by the two players themselves, is kept for these pairs alone.
    """

    def __init__(self, field: SwissField, order: Sequence[Contender], rule: DrawRule | None) -> None:
        self.order = order
        self.rule = rule
        self.cross = field.require_cross
        self.brackets: list[range] = []
        for group in brackets_of(order):
            start = self.brackets[-1].stop if self.brackets else 0
            self.brackets.append(range(start, start + len(group)))
        self.bracket = [number for number, places in enumerate(self.brackets) for _ in places]
        self.own = own_items(field, order)
        kinds: dict[tuple[int, str | None, str | None], int] = {}
        self.kind = [
            kinds.setdefault(
                (self.bracket[at], one.side if self.cross else None, rule.duties.get(one.player) if rule else None),
                len(kinds),
            )
            for at, one in enumerate(order)
        ]

    @property
    def examples(self) -> list[int]:
        """One player of each kind."""
        first = dict(zip(reversed(self.kind), reversed(range(len(self.kind))), strict=True))
        return [first[kind] for kind in range(len(first))]

    @cached_property
    def weights(self) -> Weights:
        """The costs as numbers, which compare like the items also after adding up those of all pairs."""
        units = _units(len(self.order), len(self.brackets), (items for row in self.own for items in row.values()))
        some = self.examples
        return Weights(
            self.kind,
            [[_packed(self.by_kind(one, other), units) for other in some] for one in some],
            [{other: _packed(items, units) for other, items in row.items()} for row in self.own],
        )

    def by_kind(self, one: int, other: int) -> Items:
        """What this pair costs if the two have nothing to do with each other."""
        first, second = self.order[one], self.order[other]
        gap = abs(self.bracket[one] - self.bracket[other])
        return Items(
            disobeyed=int(self.rule is not None and not self.rule.obeys(first, second)),
            same_side=int(self.cross and first.side is not None and first.side == second.side),
            gaps=gap * gap,
            height=len(self.brackets) - min(self.bracket[one], self.bracket[other]) if gap else 0,
        )

    def total(self, pairs: Iterable[tuple[int, int]]) -> Items:
        everything: list[Items] = []
        for one, other in pairs:
            everything.append(self.by_kind(one, other))
            if other in self.own[one]:
                everything.append(self.own[one][other])
        return Items(*map(sum, zip(Items(), *everything, strict=True)))


def own_items(field: SwissField, order: Sequence[Contender]) -> list[dict[int, Items]]:
    """For every player those with whom there is a history or a prohibition, and what it costs."""
    place = {one.player: at for at, one in enumerate(order)}
    found: list[dict[int, Items]] = [{} for _ in order]
    for pair, rounds in field.meetings.items():
        one, other = (place.get(player, -1) for player in pair)
        if rounds and one >= 0 and other >= 0:
            found[one][other] = found[other][one] = Items(rematch=len(rounds) ** 2, last_meeting=max(rounds))
    for pair in field.forbidden:
        one, other = (place.get(player, -1) for player in pair)
        if one >= 0 and other >= 0:
            found[one][other] = found[other][one] = found[one].get(other, Items())._replace(forbidden=1)
    return found


def _packed(items: Items, units: Sequence[int]) -> int:
    return sum(item * unit for item, unit in zip(items, units, strict=True))


def _units(players: int, brackets: int, own: Iterable[Items]) -> tuple[int, ...]:
    """How much one of each item weighs: more than all that may come of the later items together."""
    most = Items(1, 1, 1, 1, 1, brackets * brackets, brackets)
    for items in own:
        most = Items(*map(max, most, items))
    units = [1]
    for item in reversed(most[1:]):
        units.append(units[-1] * (item * (players // 2) + 1))
    return tuple(reversed(units))
