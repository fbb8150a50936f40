"""Choices about cards by rules of thumb: what to play, to acquire, to keep and to give up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.ranking_battle import frames, notation
from meijin.games.ranking_battle.notation import OPERAND
from meijin.games.ranking_battle.outlook import Outlook
from meijin.games.ranking_battle.prices import Wishes

if TYPE_CHECKING:
    from meijin.games.ranking_battle.state import RankingBattle

# The order in the Character Phase: who gives plays; then events; then others; last what counts who is on the board.
GIVES_PLAYS: Final = 90.0
AN_EVENT: Final = 60.0
A_CHARACTER: Final = 30.0


class Planner:
    """Choices about cards."""

    def __init__(self, world: RankingBattle, seat: int) -> None:
        self.world = world
        self.seat = seat
        self.wishes = Wishes(world, seat)

    def rate(self, question: int, action: int) -> float:
        """How good an action looks."""
        wishes, kind = self.wishes, action & OPERAND
        if action in (notation.DONE, notation.PASS, notation.NONE):
            return 0.0
        if question == frames.BEGIN or question == frames.REVEAL:  # whatever there is
            return 2.0 if action == notation.REVEAL_ALL else 1.0
        if question == frames.CHARACTER:
            return self._act(action, kind)
        if question == frames.REPLACE:
            return wishes.next_display() if action == notation.DO_REPLACE else wishes.display()
        if question == frames.TAKE:
            return wishes.acquire(kind)
        if question == frames.DROP:
            return -wishes.event(kind)
        if question == frames.RETRIEVE:
            return wishes.play(kind)
        if question == frames.REPEAT:
            return wishes.prices.bonus[kind]
        if question == frames.REMOVE:
            # What is in hand could still be of use in this turn.
            in_hand = action < notation.REMOVE_DISCARD
            return wishes.remove(kind) - (wishes.hold(kind, self.world.plays) if in_hand else 0.0)
        return self._discard(question, kind)

    def _act(self, action: int, kind: int) -> float:
        """Play a character or use an event."""
        worth = self.wishes.prices
        if action >= notation.EVENT:
            return worth.event[kind] + (AN_EVENT if worth.event[kind] == worth.alone[kind] else 0.0)
        return self.wishes.play(kind) + (GIVES_PLAYS if worth.plays[kind] else A_CHARACTER)

    def _discard(self, question: int, kind: int) -> float:
        """The least useful card; for another one only if it is worse than what may come."""
        world, wishes = self.world, self.wishes
        plays = world.plays if world.current == self.seat else world.book.catalogue.rules.plays
        rating = -wishes.hold(kind, plays)
        if question == frames.CYCLE:
            deck = Outlook(world, self.seat).to_come(self.seat)[: world.book.owned]
            worth = sum([wishes.hold(each, plays) * count for each, count in enumerate(deck)])
            rating += worth / max(1, sum(deck))
        return rating
