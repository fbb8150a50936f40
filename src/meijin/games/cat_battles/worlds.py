"""What the other seat could have: the team it is picking, or the Kittens on its closed Bench.

The kernel would exchange hidden figures freely within their secret sets. Here more is known of them: a team has the
first copies of each kind (R34), and a whistle that called nobody has told something (R38).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from meijin.games.cat_battles.board import BENCH, COLLECTION
from meijin.games.cat_battles.effects import hidden_kittens
from meijin.games.cat_battles.frames import CALL, PLAY, TEAM
from meijin.games.cat_battles.position import gather
from meijin.games.cat_battles.teams import pick, roster_of
from meijin.kernel.frames import KIND, SEATS
from meijin.kernel.generator import Rng

if TYPE_CHECKING:
    from meijin.games.cat_battles.state import CatBattles


def deal(world: CatBattles, seat: int, rng: Rng) -> None:
    """Deal anew what a seat does not know of the other one."""
    other = 1 - seat
    if not world.pending:
        return
    frame = world.pending[-1]
    if frame[KIND] == TEAM:
        deal_picks(world, other, rng, ready=not frame[SEATS] >> other & 1)
    elif world.figures.closed:
        deal_bench(world, other, rng)


def deal_picks(world: CatBattles, seat: int, rng: Rng, ready: bool) -> None:
    """A seat may have picked anything so far, and a ready one any legal team."""
    _, kittens = roster_of(world).parts
    cards = world.figures.of_seat[seat]
    for card in cards:
        world.where[card] = COLLECTION
    world.boss[seat] = -1
    world.benched[seat] = []
    order = list(cards)
    rng.shuffle(order)
    bosses = [card for card in order if world.figures.boss[card]]
    others = [card for card in order if not world.figures.boss[card]]
    count = kittens.low + rng.below(kittens.high - kittens.low + 1) if ready else rng.below(kittens.high + 1) - 1
    for card in [] if count < 0 else [bosses[0], *others[:count]]:
        pick(world, seat, world.figures.kind[card])


def deal_bench(world: CatBattles, seat: int, rng: Rng) -> None:
    """The hidden Kittens of a Bench are any that could be, and of each kind the first copies that are left."""
    figures, where = world.figures, world.where
    hidden = hidden_kittens(world, seat)
    for card in hidden:
        where[card] = COLLECTION
    kinds = [
        figures.kind[card]
        for card in figures.of_seat[seat]
        if where[card] == COLLECTION and not figures.boss[card] and world.could_be[seat] >> figures.kind[card] & 1
    ]
    rng.shuffle(kinds)
    for kind in kinds[: len(hidden)]:
        where[next(card for card in figures.copies[seat][kind] if where[card] == COLLECTION)] = BENCH
    gather(world, seat)


def fits(world: CatBattles, seat: int) -> bool:
    """Whether the other seat would be asked what it is asked."""
    if world.figures.closed and world.deciders == (1 - seat,) and world.pending[-1][KIND] in (PLAY, CALL):
        world.offer_again()
        return bool(world.options)
    return True
