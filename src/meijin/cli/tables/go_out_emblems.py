"""The emblems of the characters of Go Out Battle, by what they can do."""

from __future__ import annotations

from typing import Final

from meijin.games.go_out.cards import (
    ABSORB,
    DAMAGE_BONUS,
    DOUBLE_DRAW,
    EFFECTS,
    GIFT,
    PHANTOM_PAIR,
    RANK_AS,
    RANK_MERGE,
    SWEEP,
)

EMBLEMS: Final = {
    RANK_MERGE: (" ".join(str(number) for number in EFFECTS.merged), r"\ | /", str(EFFECTS.merged_rank)),
    RANK_AS: (f"[{EFFECTS.raised_rank}]", "^", f"{EFFECTS.raised}"),
    DOUBLE_DRAW: ("[ ][ ]", f"\\/ x{EFFECTS.draw_factor}", "[ ]"),
    SWEEP: (" ".join(str(number) for number in EFFECTS.swept), "~ ~ ~ ~", "~ ~ ~"),
    DAMAGE_BONUS: (f"+{EFFECTS.bonus}", r"\ * /", "-- * --"),
    ABSORB: (".-----.", "|  0  |", r"'.___.'"),
    GIFT: (".--*--.", "|__|__| >", "|__|__|"),
    PHANTOM_PAIR: ("[ ] : :", f"1 = {EFFECTS.counts_as}", "[ ] : :"),
}
