"""What is said and drawn of Cat Battles at its table: signs of the keywords, the rules phase by phase, cats' faces."""

from __future__ import annotations

from typing import Final

from meijin.games.cat_battles.cards import CALL_UP, DAMAGE_ALL, DAMAGE_ONE, FEAST, GREEDY_AT, RELOCATE, RULES, Figure

PHASES: Final = {
    "team": "Teams",
    "start": "Start Phase",
    "play": "Play Phase",
    "main": "Main Phase",
    "end": "End Phase",
    "over": "the end",
}
MODES: Final = {
    "starter": "Two Starter Sets of a Boss and four Kittens. Who runs away comes back to the Bench.",
    "full": "Both put teams together in secret, and a Kitten that runs away is gone for good.",
}
# Keywords as they stand beside a cat.
SIGNS: Final = {
    "move_2": "Move 2",
    "move_3": "Move 3",
    "roadblock": "Roadblock",
    "ranged_attack": "Ranged",
    "dice_roll_plus_1": "Dice +1",
    "dice_roll_plus_2": "Dice +2",
    "damage_plus_1": "Dmg +1",
    "damage_minus_1": "Dmg -1",
    "no_sleep": "No Sleep",
    "direct_hit": "Direct Hit",
    "pushover": "Push",
    "double_attack": "Double",
    "counter_attack": "Counter",
}
# What a Boss does when it gets greedy.
GREEDY_SIGNS: Final = {
    DAMAGE_ALL: "{} damage to Kittens near it",
    DAMAGE_ONE: "{} damage to any one Kitten",
    RELOCATE: "takes a Kitten to any Area",
    FEAST: "feeds {} Fish of the Trash",
    CALL_UP: "brings a Kitten of the Bench",
}
PHASE_RULES: Final = {
    "team": [
        f"A team is one Boss and at least {RULES.min_kittens} Kittens, at most {RULES.max_copies} of them alike. "
        "Nobody sees yours before both are ready.",
        "Two alike can never be on the Territory together, but the second can come when the first has run away.",
        "Cheap Kittens come out at once; dear ones hold more Fish and roll more dice.",
    ],
    "start": [
        f"At the start of your turn you take {RULES.take_min} to {RULES.take_max} Fish from your Box into your Dish.",
        f"With {GREEDY_AT} Fish in the Dish your Boss becomes greedy: {GREEDY_AT} Fish go to the Trash, and its effect "
        "happens at once, whoever's turn it is.",
        "If your Box is empty when your turn begins, the Kittens go home and the Bosses meet One on One.",
    ],
    "play": [
        "Playing a Kitten costs its Level in Fish from the Dish; they lie on its stand, and it appears in your Base.",
        "You may play as many as you can pay, but not two alike on the Territory. They can Act at once.",
    ],
    "main": [
        "Each of your cats may Act once: first Move, then attack. It need do neither. Bosses do not Move.",
        "A cat Moves along one path, and attacks a cat in its own Area; keywords such as Move 2 and Ranged Attack "
        "reach further.",
        "In the Center is room for one cat of each side, and it has the Center Effect.",
    ],
    "attack": [
        "The attacker rolls up to its Level in dice and may stop after each. A die shows 0, 0, 1, 1, 2 or Sleep, and "
        "a Sleep ends it all: the attack fails.",
        "Before the dice, and after each of them, both sides may use the Rear effects of their cats that fit.",
        "Damage is taken by the cat or by its owner's Box, as the owner likes; the Fish go to the owner's Dish. A "
        "cat without Fish runs away, and if it is the Boss, the game is lost.",
    ],
    "end": [
        "Before the turn ends, effects of the End Phase can be used.",
    ],
    "over": ["The game is over."],
}
LAST_TURN: Final = "After turn {} the game ends: more Fish on the Boss wins, then in the Box, then in the Dish."
ONE_ON_ONE: Final = (
    "One on One: nobody is played and nobody Moves. In its turn each Boss may attack the other one once; "
    "a Box with Fish in it can still take the damage."
)
COSTS: Final = (
    "A Rear effect is paid with Fish of the Dish or of the cat itself: with pay 1 the cat gives one Fish of its own, "
    "and the Dish the rest. Each can be used once in a turn, and who pays its last Fish runs away afterwards."
)
FACE: Final = ("  /\\_/\\  ", " ( o.o ) ", "  > ^ <  ")
GREEDY_FACE: Final = ("  /\\_/\\  ", " ( $w$ ) ", " ><(((o> ")
SAD_FACE: Final = ("  /\\_/\\  ", " ( T.T ) ", "  > _ <  ")


def signs_of(figure: Figure) -> str:
    """The keywords printed on a figure, in short."""
    return ", ".join(SIGNS[keyword] for keyword in figure.front)
