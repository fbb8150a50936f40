"""What somebody wants to do, with what it is about by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meijin.games.cat_battles import effects, notation
from meijin.games.cat_battles.board import BIT, EVERYWHERE, NOWHERE, reach
from meijin.games.cat_battles.frames import ATTACKER, TARGET
from meijin.kernel.frames import KIND

if TYPE_CHECKING:
    from meijin.games.cat_battles.state import CatBattles


class Attempt:
    """An action that a seat, which decides, wants to take.

    Where only the kind of a cat was named, the own copy nearest to the fight is meant, and of enemies the one on the
    Territory, for hidden ones must not matter; -1 is none.
    """

    def __init__(self, state: CatBattles, seat: int, action: int) -> None:
        figures = state.figures
        self.state, self.figures, self.seat, self.action = state, figures, seat, action
        self.frame = state.pending[-1]
        self.question = self.frame[KIND]
        self.below = state.pending[-2] if len(state.pending) > 1 else self.frame  # at a step of an attack the attack
        self.verb = min(action >> notation.VERB << notation.VERB, notation.USE)
        self.first, self.second = action & notation.FIRST, action >> notation.SECOND & 0xFF
        self.paid = (action - notation.USE) >> notation.VERB
        # Who is named, or whose kind is.
        self.kind = self.first - len(state.where)
        copies = figures.copies[seat][self.kind] if 0 <= self.kind < len(figures.copies[seat]) else ()
        self.cat = min(copies, key=lambda card: state.where[card], default=-1) if self.kind >= 0 else self.first
        self.place = state.where[self.cat] if self.cat >= 0 else NOWHERE
        self.boss, self.timing, self.effect = (
            each[self.cat] for each in (figures.boss, figures.timing, figures.effect)
        )
        self.level, self.cost, self.held = figures.level[self.cat], figures.cost[self.cat], state.held[self.cat]
        # What the seat has.
        self.box, self.dish, self.leader = state.box[seat], state.dish[seat], state.boss[seat]

    @property
    def enemy(self) -> int:
        """The target of an attack."""
        kind = self.second - len(self.state.where)
        theirs = self.state.cats[1 - self.seat]
        return self.second if kind < 0 else next((cat for cat in theirs if self.figures.kind[cat] == kind), -1)

    @property
    def aims(self) -> list[int]:
        """On whom the Rear effect can be used."""
        return effects.aims(self.state, self.cat, self.paid)

    @property
    def attacks(self) -> bool:
        """Whether the attack under way is the seat's own."""
        return self.figures.owner[self.below[ATTACKER]] == self.seat

    @property
    def fighter(self) -> int:
        """The seat's own cat in the attack under way."""
        return self.below[ATTACKER if self.attacks else TARGET]

    def reaches(self, roadblocks: int) -> bool:
        """Whether the cat could Move to the Area if just these Roadblocks were in the way."""
        return bool(reach(self.place, self.state.powers[self.cat], EVERYWHERE, roadblocks) & BIT[self.second])
