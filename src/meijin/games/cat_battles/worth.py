"""What figures are worth in a team."""

from __future__ import annotations

from typing import Final

from meijin.games.cat_battles import notation
from meijin.games.cat_battles.notation import FIGURES, READY

# What a figure in a team adds to the logarithm of the odds to win, seen in games of the bot with random teams against
# each other. Quick and ranged Kittens are in, slow ones of Level 3 are out.
WORTH: Final = {
    **{"suko": 0.16, "ekizo": 0.14, "oddeyes": 0.13, "yuzu": -0.17, "gonta": -0.23},
    **{"sham": 0.24, "shadow": 0.21, "wasabi": 0.20, "hachi": 0.09, "kutsushita": 0.07, "senko": 0.05},
    **{"chocomaca": 0.03, "yoru": 0.03, "ame": 0.02, "maro": 0.02, "chatrap": 0.01, "tofu": -0.03, "mikan": -0.04},
    **{"pochachin": -0.04, "cleopatra": -0.06, "kaminari": -0.08, "kuroshio": -0.09, "snow": -0.11, "dango": -0.23},
    **{"piroshki": -0.26},
}
# Two cats with one Figure ID cannot be on the Territory together, so every further copy is worth less.
COPY_COSTS: Final = 0.13
# More Kittens than this are never played.
ENOUGH: Final = 12
# A team of one's own is better than any ready-made one, and a larger one better than a smaller.
LAST: Final = -1.0
AT_ONCE: Final = 1.0


def rate_pick(kittens: list[str], action: int) -> float:
    """How good it is to add a figure to a team with these Kittens, or to be ready."""
    if action == READY:
        return AT_ONCE if len(kittens) >= ENOUGH else LAST
    if action >> notation.VERB == notation.TEAM >> notation.VERB:
        return LAST
    name = FIGURES[action & notation.FIRST]
    return WORTH[name] - COPY_COSTS * kittens.count(name)
