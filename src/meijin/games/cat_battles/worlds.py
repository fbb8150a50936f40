"""What the other seat could have: the team it is picking, or the Kittens on its closed Bench.

The kernel would exchange hidden figures freely within their secret sets. Here more is known of them: a team has the
first copies of each kind (R34), and a whistle that called nobody has told something (R38).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from meijin.games.cat_battles.board import BENCH, COLLECTION
from meijin.games.cat_battles.effects import hidden_kittens
from meijin.games.cat_battles.frames import CALL, PLAY, TEAM
from meijin.games.cat_battles.teams import pick, roster_of
from meijin.kernel.dealing import DealtWorlds
from meijin.kernel.frames import KIND, SEATS
from meijin.kernel.generator import Rng

if TYPE_CHECKING:
    from meijin.games.cat_battles.state import CatBattles

C = TypeVar("C", bound="CatBattles")


def dealer(state: C, seat: int) -> DealtWorlds[C]:
    """The worlds of a seat: there is one only where nothing is secret."""
    if state.pending and state.pending[-1][KIND] == TEAM:
        return PickedWorlds(state, seat)
    if state.figures.closed and hidden_kittens(state, 1 - seat):
        return BenchedWorlds(state, seat)
    return OpenWorlds(state, seat)


class OpenWorlds(DealtWorlds[C]):
    """There is nothing to deal."""

    def deal(self, world: C, rng: Rng) -> bool:
        """All is as it is."""
        del world, rng
        return True


class PickedWorlds(DealtWorlds[C]):
    """The other seat may have picked anything so far, and a ready one any legal team."""

    def __init__(self, state: C, seat: int) -> None:
        super().__init__(state, seat)
        base, other = self.base, 1 - seat
        self.is_ready = not base.pending[-1][SEATS] >> other & 1
        for card in base.figures.of_seat[other]:
            base.where[card] = COLLECTION
        base.boss[other] = -1
        base.benched[other] = []
        self.bosses = [card for card in base.figures.of_seat[other] if base.figures.boss[card]]
        self.kittens = [card for card in base.figures.of_seat[other] if not base.figures.boss[card]]
        self.sizes = roster_of(base).parts[1]

    def deal(self, world: C, rng: Rng) -> bool:
        """Pick some."""
        sizes = self.sizes
        count = sizes.low + rng.below(sizes.high - sizes.low + 1) if self.is_ready else rng.below(sizes.high + 1) - 1
        if count >= 0:
            rng.shuffle(self.kittens, count)
            boss = self.bosses[rng.below(len(self.bosses))]
            for card in [boss, *self.kittens[len(self.kittens) - count :]]:
                pick(world, 1 - self.seat, world.figures.kind[card])
        return True


class BenchedWorlds(DealtWorlds[C]):
    """The hidden Kittens of a Bench are any that could be, and of each kind the first copies that are left."""

    def __init__(self, state: C, seat: int) -> None:
        super().__init__(state, seat)
        base, other, figures = self.base, 1 - seat, state.figures
        hidden = hidden_kittens(base, other)
        for card in hidden:
            base.where[card] = COLLECTION
        self.count = len(hidden)
        self.left: dict[int, list[int]] = {}  # by kind the copies that are left
        self.kinds: list[int] = []  # of all of them
        for card in figures.of_seat[other]:
            kind = figures.kind[card]
            if base.where[card] == COLLECTION and not figures.boss[card] and base.could_be[other] >> kind & 1:
                self.left.setdefault(kind, []).append(card)
                self.kinds.append(kind)
        self.known = [card for card in base.benched[other] if card not in hidden]

    def deal(self, world: C, rng: Rng) -> bool:
        """Put so many on the Bench; the other seat must be asked what it is asked."""
        rng.shuffle(self.kinds, self.count)
        benched = self.known[:]
        taken: dict[int, int] = {}
        for kind in self.kinds[len(self.kinds) - self.count :]:
            nth = taken.get(kind, 0)
            taken[kind] = nth + 1
            card = self.left[kind][nth]
            world.where[card] = BENCH
            benched.append(card)
        benched.sort()
        world.benched[1 - self.seat] = benched
        if world.deciders == (1 - self.seat,) and world.pending[-1][KIND] in (PLAY, CALL):
            world.offer_again()
            return bool(world.options)
        return True
