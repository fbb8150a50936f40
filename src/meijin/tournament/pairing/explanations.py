"""Why this opponent: the reasons for a pair or a bye, as data and in a sentence each."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from meijin.tournament.pairing.field import SwissField, SwissPairing

Value = int | str | tuple[str, ...] | tuple[int, ...]

SENTENCES: Final = {
    "bye": "The field is odd, and {player} is number {place} of {candidates} in the list for the bye: "
    "{byes} earlier byes, {points} points.",
    "bye passed over": "With the bye for {players}, who come first in the list, more pairs would meet again "
    "or against the organiser's list.",
    "bracket": "{player} has {points} points, like {others} others: bracket {number} of {brackets}.",
    "same bracket": "{opponent} is of the same bracket.",
    "float down": "{player} meets {opponent}, who has {points} points, of a lower bracket.",
    "float up": "{player} meets {opponent}, who has {points} points, of a higher bracket.",
    "odd number": "{above} players stand in this bracket and above it: one of them has to go down.",
    "no room": "Without this float somebody would meet again, or the other rules of the round would not hold.",
    "rematches avoided": "{player} has already met {players}, who would have come first.",
    "forbidden avoided": "The organiser's list keeps {player} from {players}, who would have come first.",
    "order": "By points and the seeded keys {player} is number {place} of the order, {opponent} number {other}.",
    "rematch": "{player} and {opponent} meet again, after round {rounds}: it cannot be avoided in this round.",
    "forbidden": "{player} and {opponent} are on the organiser's list: it cannot be avoided in this round.",
    "cross": "{player} plays for {side}, {opponent} for {other}.",
    "same side": "{player} and {opponent} both play for {side}: not everybody can meet the other side.",
    "literal draws": "Drawn players of round 1 are paired by the rulebook's walk-through.",
    "literal draws given up": "The walk-through's rule for drawn players would have made players meet again.",
}


class Reason(Struct, frozen=True):
    """One reason, for programs to translate and for people to read."""

    code: str
    values: dict[str, Value]

    @property
    def sentence(self) -> str:
        """The reason in English."""
        told = {
            name: ", ".join(map(str, value)) if isinstance(value, tuple) else value
            for name, value in self.values.items()
        }
        return SENTENCES[self.code].format(**told)


def explain(field: SwissField, pairing: SwissPairing, player: str) -> list[Reason]:
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


def _bye(field: SwissField, pairing: SwissPairing, player: str) -> list[Reason]:
    contender = next(one for one in field.contenders if one.player == player)
    rank = pairing.bye_candidates.index(player)
    values: dict[str, Value] = {
        "player": player,
        "place": rank + 1,
        "candidates": len(pairing.bye_candidates),
        "byes": contender.byes,
        "points": contender.points,
    }
    reasons = [Reason("bye", values)]
    if rank:
        reasons.append(Reason("bye passed over", {"players": pairing.bye_candidates[:rank]}))
    return reasons


class _Pair:
    def __init__(self, field: SwissField, pairing: SwissPairing, player: str, opponent: str) -> None:
        self.field = field
        self.pairing = pairing
        self.player = player
        self.opponent = opponent
        self.contender = {one.player: one for one in field.contenders}
        self.bracket = {one: number for number, group in enumerate(pairing.brackets) for one in group}

    def reasons(self) -> list[Reason]:
        return [*self.of_bracket(), *self.avoided(), self.order(), *self.side(), *self.draws(), *self.relaxed()]

    def say(self, code: str, **values: Value) -> Reason:
        return Reason(code, {"player": self.player, "opponent": self.opponent, **values})

    def of_bracket(self) -> list[Reason]:
        mine, other = self.bracket[self.player], self.bracket[self.opponent]
        brackets = self.pairing.brackets
        points, theirs = self.contender[self.player].points, self.contender[self.opponent].points
        found = [
            self.say("bracket", points=points, others=len(brackets[mine]) - 1, number=mine + 1, brackets=len(brackets))
        ]
        if mine == other:
            return [*found, self.say("same bracket")]
        found.append(self.say("float down" if mine < other else "float up", points=theirs))
        above = sum(map(len, brackets[: min(mine, other) + 1]))
        found.append(self.say("odd number", above=above) if above % 2 else self.say("no room"))
        return found

    def avoided(self) -> list[Reason]:
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
        found = [self.say("rematches avoided", players=met)] if met else []
        return [*found, self.say("forbidden avoided", players=forbidden)] if forbidden else found

    def order(self) -> Reason:
        order = self.pairing.order
        return self.say("order", place=order.index(self.player) + 1, other=order.index(self.opponent) + 1)

    def side(self) -> list[Reason]:
        mine, other = self.contender[self.player].side, self.contender[self.opponent].side
        if not self.field.require_cross or mine is None or other is None:
            return []
        return [self.say("same side", side=mine) if mine == other else self.say("cross", side=mine, other=other)]

    def draws(self) -> list[Reason]:
        if self.field.drawn is None or not self.field.drawn & {self.player, self.opponent}:
            return []
        return [self.say("literal draws given up" if self.pairing.literal_given_up else "literal draws")]

    def relaxed(self) -> list[Reason]:
        both = frozenset((self.player, self.opponent))
        rounds = self.field.meetings.get(both)
        found = [self.say("rematch", rounds=rounds)] if rounds else []
        return [*found, self.say("forbidden")] if both in self.field.forbidden else found
