"""What a rival's cards are likely to be that lie face down: it has drawn on with them, and stopped."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meijin.games.ganymede import odds
from meijin.games.ganymede.cards import EXTRA_DRAW, KEYWORD, SCOUT, WEIGHT
from meijin.games.ganymede.frames import DRAW
from meijin.games.ganymede.odds import DRAWS_AGAINST_ALL_ODDS, HIDES

if TYPE_CHECKING:
    from meijin.games.ganymede.state import Ganymede


def likelihood(state: Ganymede, seat: int) -> float:
    """How likely all rivals would have drawn as they did in the present Draw Phase, with the cards of this world."""
    if state.stage != DRAW or not state.down:
        return 1.0
    chance = 1.0
    for camp, row in enumerate(state.row):
        if camp != seat and len(row) > 1:
            chance *= _drawn(state, camp, row)
    return chance


def _drawn(state: Ganymede, camp: int, row: list[int]) -> float:
    """The first card is the initial one, and where cards lie face down the first draw is mandatory (R5)."""
    chance = 1.0
    tally = used = 0
    for place, card in enumerate(row):
        hidden = state.down >> card & 1
        if place > 1:
            chance *= odds.inclination(state.mode, False, tally, used) or DRAWS_AGAINST_ALL_ODDS
        keyword = KEYWORD[card]
        if hidden and (keyword == EXTRA_DRAW or keyword == SCOUT):
            chance *= HIDES
        tally += WEIGHT[card]
        if place and not (keyword == EXTRA_DRAW and not hidden):
            used += 1
    if camp not in state.deciders:
        chance *= 1.0 - odds.inclination(state.mode, False, tally, used)
    return chance
