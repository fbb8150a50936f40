"""What is said and drawn of Go Out Battle at its table: the powers of the characters, and the rules phase by phase."""

from __future__ import annotations

from collections.abc import Sequence
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
from meijin.kernel.errors import listed


def _all_of(numbers: Sequence[int]) -> str:
    """``2s and 3s``, ``4s, 5s and 6s``."""
    return listed([f"{number}s" for number in numbers])


def _but_not(numbers: Sequence[int]) -> str:
    return f", but not {_all_of(numbers)}" if numbers else ""


# What a revealed character does: in a line where she is chosen, in a few words beside her name, and as an emblem.
POWERS: Final = {
    RANK_MERGE: f"your {_all_of(EFFECTS.merged)} may be played together as {EFFECTS.merged_rank}s",
    RANK_AS: f"your {EFFECTS.raised}s may be played as {EFFECTS.raised_rank}, above any number",
    DOUBLE_DRAW: f"you draw {EFFECTS.draw_factor} times the damage and discard the surplus",
    SWEEP: f"{EFFECTS.sweep_cards} cards of {_all_of(EFFECTS.swept)} clear the field, and you lead",
    DAMAGE_BONUS: f"what you play deals {EFFECTS.bonus} more{_but_not(EFFECTS.no_bonus)}",
    ABSORB: "reveal her and pass: it costs cards, not damage",
    GIFT: "when you take damage you may give a card away",
    PHANTOM_PAIR: f"you play single cards, and each counts as {EFFECTS.counts_as}",
}
SIGNS: Final = {
    RANK_MERGE: f"{EFFECTS.merged[0]}-{EFFECTS.merged[-1]} as {EFFECTS.merged_rank}",
    RANK_AS: f"{EFFECTS.raised} as {EFFECTS.raised_rank}",
    DOUBLE_DRAW: f"draws x{EFFECTS.draw_factor}",
    SWEEP: f"sweeps {'+'.join(str(number) for number in EFFECTS.swept)}",
    DAMAGE_BONUS: f"+{EFFECTS.bonus} damage",
    ABSORB: "absorbs",
    GIFT: "gives cards",
    PHANTOM_PAIR: f"1 card as {EFFECTS.counts_as}",
}
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
PHASE_RULES: Final = {
    "choose": [
        "Everybody chooses a character in secret; nobody sees yours until you reveal it, win or are eliminated.",
        "A character that has won you a battle is locked: you cannot use it again in this match.",
        "Get rid of all your cards or be the last one standing to win the battle.",
    ],
    "turn": [
        "Who leads plays any number of cards of one number; who follows plays as many of a higher one.",
        "To pass costs the damage of the pile: you draw that many cards and put as many of your hand face down. "
        "Who would have more damage than life is out of the battle, and equal is still alive.",
        "You may pass and play again later in the same round. When all others have passed on a pile, its owner leads "
        "anew on an empty field, where nobody may pass.",
        "A Guard passes without damage, whatever lies there. Who leads may use one too; then the next one leads.",
        "Before you do any of this you may reveal your character, and from then on she helps you.",
        "The first without cards in hand wins the battle, or the last one who is not out.",
    ],
    "place": [
        "Put as many cards of your hand face down as the damage you have taken, those just drawn or others.",
        "You may still reveal your character; it changes nothing of what was drawn, but Ten may then give a card away.",
    ],
    "discard": ["The cards you discard lie face up. Choose those that are worth least to you."],
    "gift": [
        "Ten may give any one card of yours to an opponent who is still in the battle; only the two of you see it.",
        "If it is your last card, you win the battle.",
    ],
    "over": ["The match is over."],
}
HOW: Final = {
    "out_play": "by playing the last card",
    "out_guard": "by using a Guard as the last card",
    "out_sweep": "by sweeping with the last cards",
    "out_absorb": "by discarding the last card",
    "out_gift": "by giving the last card away",
    "last_standing": "as the last one standing",
}
