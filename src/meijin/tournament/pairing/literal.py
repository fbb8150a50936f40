"""Round 2 after drawn matches, as the rulebook's walk-through has it (7.5, ``literal``)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

from meijin.tournament.pairing.field import Contender, SwissField

UP: Final = "up"
DOWN: Final = "down"
AMONG: Final = "among"

WINNERS: Final = 3
LOSERS: Final = 0


class DrawRule(Struct, frozen=True):
    """What each drawn player is held to: up to the winners, down to the losers, or among the drawn players."""

    duties: Mapping[str, str]

    def obeys(self, one: Contender, other: Contender) -> bool:
        """Whether these two may meet."""
        return self._keeps(one, other) and self._keeps(other, one)

    def _keeps(self, drawn: Contender, other: Contender) -> bool:
        duty = self.duties.get(drawn.player)
        if duty is None:
            return True
        if duty == AMONG:
            return self.duties.get(other.player) == AMONG
        return other.player not in self.duties and other.points == (WINNERS if duty == UP else LOSERS)


def draw_rule(field: SwissField, keys: Mapping[str, str], bye: str | None) -> DrawRule | None:
    """The rule for a round in which this player has the bye; None if the round is not held to it."""
    if field.drawn is None:
        return None
    drawn = [player for player in _drawn(field, keys) if player != bye]
    if field.drawn_matches % 2 == 0:
        return DrawRule(dict.fromkeys(drawn, AMONG))
    return _divided(drawn, _half(drawn))


def draw_rules(field: SwissField, keys: Mapping[str, str], byes: Sequence[str]) -> list[tuple[DrawRule, list[str]]]:
    """The rules there can be in an odd field, each with the byes that it goes with.

    A bye among the drawn players may move the line between the halves by one, and does nothing else to the others.
    """
    drawn = _drawn(field, keys)
    if field.drawn_matches % 2 == 0:
        return [(DrawRule(dict.fromkeys(drawn, AMONG)), list(byes))]
    by_line: dict[int, list[str]] = {}
    for bye in byes:
        half = _half([player for player in drawn if player != bye]) if bye in drawn else _half(drawn)
        by_line.setdefault(half + (bye in drawn[:half]), []).append(bye)
    return [(_divided(drawn, line), those) for line, those in by_line.items()]


def _drawn(field: SwissField, keys: Mapping[str, str]) -> list[str]:
    assert field.drawn is not None
    return sorted((one.player for one in field.contenders if one.player in field.drawn), key=keys.__getitem__)


def _half(drawn: Sequence[str]) -> int:
    return (len(drawn) + 1) // 2


def _divided(drawn: Sequence[str], line: int) -> DrawRule:
    return DrawRule({player: UP if place < line else DOWN for place, player in enumerate(drawn)})
