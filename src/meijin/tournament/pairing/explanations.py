"""Why this opponent: the reasons for a pair or a bye, as data."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from meijin.tournament.messages import WHY_PAIRED, out_of
from meijin.tournament.pairing.field import SwissField, SwissPairing
from meijin.words import Message

Value = int | str | tuple[str, ...] | tuple[int, ...]


class Ground(Struct, frozen=True):
    """One reason: its code, and the players and numbers that it names."""

    code: str
    values: dict[str, Value]

    def said(self, names: Mapping[str, str]) -> Message:
        """The same as people read it, with the names of the players."""
        return out_of(WHY_PAIRED[self.code], {key: _named(value, names) for key, value in self.values.items()})


def _named(value: Value, names: Mapping[str, str]) -> object:
    if isinstance(value, tuple):
        return tuple(names.get(each, each) if isinstance(each, str) else each for each in value)
    return names.get(value, value) if isinstance(value, str) else value


def explain(field: SwissField, pairing: SwissPairing, player: str) -> list[Ground]:
    """Why this player has this opponent, or the bye.

    Raises:
        KeyError: nobody of that name is in the round.
    """
    if player == pairing.bye:
        return _bye(field, pairing, player)
    for upper, lower in pairing.pairs:
        if player in (upper, lower):
            return _Pair(field, pairing, player, lower if player == upper else upper).reasons()
    raise KeyError(player)


def _bye(field: SwissField, pairing: SwissPairing, player: str) -> list[Ground]:
    contender = next(one for one in field.contenders if one.player == player)
    rank = pairing.bye_candidates.index(player)
    values: dict[str, Value] = {
        "player": player,
        "place": rank + 1,
        "candidates": len(pairing.bye_candidates),
        "byes": contender.byes,
        "points": contender.points,
    }
    reasons = [Ground("bye", values)]
    if rank:
        reasons.append(Ground("bye_passed_over", {"players": pairing.bye_candidates[:rank]}))
    return reasons


class _Pair:
    def __init__(self, field: SwissField, pairing: SwissPairing, player: str, opponent: str) -> None:
        self.field = field
        self.pairing = pairing
        self.player = player
        self.opponent = opponent
        self.contender = {one.player: one for one in field.contenders}
        self.bracket = {one: number for number, group in enumerate(pairing.brackets) for one in group}

    def reasons(self) -> list[Ground]:
        return [*self.of_bracket(), *self.avoided(), self.order(), *self.side(), *self.draws(), *self.relaxed()]

    def say(self, code: str, **values: Value) -> Ground:
        return Ground(code, {"player": self.player, "opponent": self.opponent, **values})

    def of_bracket(self) -> list[Ground]:
        mine, other = self.bracket[self.player], self.bracket[self.opponent]
        brackets = self.pairing.brackets
        points, theirs = self.contender[self.player].points, self.contender[self.opponent].points
        found = [
            self.say("bracket", points=points, others=len(brackets[mine]) - 1, number=mine + 1, brackets=len(brackets))
        ]
        if mine == other:
            return [*found, self.say("same_bracket")]
        found.append(self.say("float_down" if mine < other else "float_up", points=theirs))
        above = sum(map(len, brackets[: min(mine, other) + 1]))
        found.append(self.say("odd_number", above=above) if above % 2 else self.say("no_room"))
        return found

    def avoided(self) -> list[Ground]:
        """Whom the player would have come to before this opponent, were it not for earlier rounds or the list."""
        order = self.pairing.order
        reach = max(self.bracket[self.player], self.bracket[self.opponent])
        before = [
            other
            for other in order[: order.index(self.opponent)]
            if other != self.player and self.bracket[self.player] <= self.bracket[other] <= reach
        ]
        both = {other: frozenset((self.player, other)) for other in before}
        met = tuple(other for other in before if self.field.meetings.get(both[other]))
        forbidden = tuple(other for other in before if both[other] in self.field.forbidden)
        found = [self.say("rematches_avoided", players=met)] if met else []
        return [*found, self.say("forbidden_avoided", players=forbidden)] if forbidden else found

    def order(self) -> Ground:
        order = self.pairing.order
        return self.say("order", place=order.index(self.player) + 1, other=order.index(self.opponent) + 1)

    def side(self) -> list[Ground]:
        mine, other = self.contender[self.player].side, self.contender[self.opponent].side
        if not self.field.require_cross or mine is None or other is None:
            return []
        return [self.say("same_side", side=mine) if mine == other else self.say("cross", side=mine, other=other)]

    def draws(self) -> list[Ground]:
        if self.field.drawn is None or not self.field.drawn & {self.player, self.opponent}:
            return []
        return [self.say("literal_draws_given_up" if self.pairing.literal_given_up else "literal_draws")]

    def relaxed(self) -> list[Ground]:
        both = frozenset((self.player, self.opponent))
        rounds = self.field.meetings.get(both)
        found = [self.say("rematch", rounds=rounds)] if rounds else []
        return [*found, self.say("forbidden")] if both in self.field.forbidden else found
