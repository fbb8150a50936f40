"""Rules of thumb of a competent player, from what its seat knows."""

from __future__ import annotations

from meijin.games.cat_battles.frames import TEAM
from meijin.games.cat_battles.lookahead import Lookahead
from meijin.games.cat_battles.state import CatBattles
from meijin.games.cat_battles.worth import rate_pick
from meijin.kernel.frames import KIND
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import Knowledge


def rate(knowledge: Knowledge, rng: Rng) -> list[float]:
    """How good each legal action looks: as the chance to win, and for picks by what a figure adds to a team."""
    del rng
    # Always the same lot: whatever lies hidden on a closed Bench, the bot looks at one and the same possible world.
    world = knowledge.sample(Rng(1))
    assert isinstance(world, CatBattles)
    if world.pending[-1][KIND] == TEAM:
        kittens = [world.setup.kinds[card] for card in world.benched[knowledge.seat]]
        return [rate_pick(kittens, action) for action in knowledge.legal]
    lookahead = Lookahead(knowledge.seat)
    return [lookahead.after(world, action) for action in knowledge.legal]
