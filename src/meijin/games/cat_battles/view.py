"""What is seen: the phase, and what is under way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NotRequired, TypedDict

from meijin.games.cat_battles import cards, frames
from meijin.games.cat_battles.board import AREAS
from meijin.kernel.frames import KIND
from meijin.kernel.frames import SEATS as ASKED
from meijin.kernel.state import Frame

if TYPE_CHECKING:
    from meijin.games.cat_battles.state import CatBattles
    from meijin.kernel.setup import Setup

# The phase by the kind of the outermost frame.
PHASE_OF: Final = {
    **{frames.TEAM: "team", frames.TURN: "start", frames.START: "start", frames.TAKE: "start"},
    **{frames.PLAY: "play", frames.MAIN: "main", frames.ACT: "main", frames.END: "end"},
}


ROLES: Final = ("who acts", "attacker", "target", "who is hurt", "user of an effect", "target of an effect")
MOST_SHOWN: Final = 10  # as numbers from 0 to 1 dice and points end here


class Part(TypedDict):
    """One of the things that add up to the damage of an attack."""

    of: Literal["dice", "effects", "damage_plus", "damage_minus"]
    points: int
    less: bool  # they are taken off


class Fight(TypedDict):
    """An attack under way, with all that adds up to its damage."""

    attacker: str
    target: str
    which: str
    allowance: int  # so many dice
    dice: list[str]
    parts: list[Part]
    total: int


class Pending(TypedDict):
    """A Rear effect that is paid for and has not resolved yet."""

    cat: str
    effect: str
    target: str | None


class Blow(TypedDict):
    """Damage that the cat or the Box is to take."""

    cat: str
    points: int


class Outlook(TypedDict, total=False):
    """What is known of a choice before it is made."""

    dice: int  # how many an attack has
    chances: list[int]  # how likely each damage is, in per cent, from 0 on
    damage: int  # if no die is rolled any more
    held: int  # what is left then of Fish
    box: int
    dish: int
    greedy: bool  # the Dish is full, and the Boss gets greedy
    flees: bool  # the cat runs away
    loses: bool  # and it is the Boss


class Numbers(TypedDict):
    """The numbers of the rulebook that a table shows, and the board."""

    fish: int  # of each seat
    greedy_at: int  # Fish in the Dish that call the Greedy Boss
    die: list[str]  # the faces of its sides
    ways: list[tuple[str, str]]  # Areas that lie beside each other


class Seen(TypedDict):
    """What is seen besides figures and counters; all of it is public."""

    mode: str
    phase: str
    territory_name: str  # the term for it
    center_effect: str  # the keyword
    numbers: Numbers
    question: NotRequired[str]
    ready: NotRequired[dict[str, bool]]  # by the seat, while teams are put together
    acting: NotRequired[str]  # the cat that Acts
    attacks: NotRequired[list[Fight]]  # the innermost last
    effects: NotRequired[list[Pending]]
    damage: NotRequired[Blow]
    left: NotRequired[int]  # Fish of a feast
    foresight: NotRequired[dict[str, Outlook]]  # by the choice


NUMBERS: Final[Numbers] = {
    "fish": cards.RULES.fish,
    "greedy_at": cards.GREEDY_AT,
    "die": [cards.FACES[face] for face in cards.SIDES],
    "ways": [
        (area.id, other)
        for number, area in enumerate(cards.CATALOGUE.areas)
        for other in area.adjacent
        if AREAS.index(other) > number
    ],
}


def status(state: CatBattles) -> Seen:
    """The phase, the Territory and, from the open question outwards, what is going on."""
    territory = cards.TERRITORIES[state.territory]
    seen: Seen = {
        "mode": "full" if state.figures.full else "starter",
        "phase": phase(state),
        "territory_name": territory.id,
        "center_effect": territory.keyword,
        "numbers": NUMBERS,
    }
    if not state.pending:
        return seen
    phase_frame, question = state.pending[0], state.pending[-1]
    kind, asked = question[KIND], question[ASKED]
    seen["question"] = frames.KINDS.all[kind].name
    if kind == frames.TEAM:
        seen["ready"] = {name: not asked >> number & 1 for number, name in enumerate(cards.SEATS)}
    if phase_frame[KIND] == frames.ACT:
        seen["acting"] = state.setup.cards[phase_frame[frames.ACTING]]
    attacks = [fight(state, frame) for frame in state.pending if frame[KIND] == frames.ATTACK]
    if attacks:
        seen["attacks"] = attacks
    effects = [_effect(state, frame) for frame in state.pending if frame[KIND] == frames.EFFECT]
    if effects:
        seen["effects"] = effects
    if kind == frames.DAMAGE:
        seen["damage"] = {"cat": state.setup.cards[question[frames.HURT]], "points": question[frames.POINTS]}
    elif kind == frames.FEAST:
        seen["left"] = question[frames.FEAST_LEFT]
    return seen


def sign_names(setup: Setup) -> list[str]:
    """What is seen besides figures and counters, as numbers: the attack, the damage and the effect under way."""
    return [
        *[f"{role} is cat {cat}" for role in ROLES for cat in range(len(setup.cards))],
        *[f"attack: {which}" for which in frames.ATTACKS],
        *("dice allowed", "dice rolled", "damage so far", "points of damage", "fish left to give"),
    ]


def signs(state: CatBattles, seat: int) -> list[float]:
    """The same of a position: it is public."""
    del seat
    cats = len(state.setup.cards)
    roles, numbers = [0.0] * (len(ROLES) * cats), [0.0] * (len(frames.ATTACKS) + 5)
    named = [-1] * len(ROLES)
    for frame in state.pending:
        kind = frame[KIND]
        if kind == frames.ACT:
            named[0] = frame[frames.ACTING]
        elif kind == frames.ATTACK:
            panel = fight(state, frame)
            named[1:3] = frame[frames.ATTACKER], frame[frames.TARGET]
            numbers[: len(frames.ATTACKS)] = [float(frame[frames.WHICH] == each) for each in range(len(frames.ATTACKS))]
            told = panel["allowance"], len(faces(frame)), panel["total"]
            numbers[len(frames.ATTACKS) : len(frames.ATTACKS) + 3] = [_part(number) for number in told]
        elif kind == frames.DAMAGE:
            named[3] = frame[frames.HURT]
            numbers[-2] = _part(frame[frames.POINTS])
        elif kind == frames.EFFECT:
            named[4:6] = frame[frames.USER], frame[frames.USED_ON]
        elif kind == frames.FEAST:
            numbers[-1] = _part(frame[frames.FEAST_LEFT])
    for role, cat in enumerate(named):
        if cat >= 0:
            roles[role * cats + cat] = 1.0
    return roles + numbers


def _part(number: int) -> float:
    return min(1.0, max(0.0, number / MOST_SHOWN))


def phase(state: CatBattles) -> str:
    """The phase in a word."""
    if not state.pending:
        return "over"
    kind = state.pending[0][KIND]
    # In the Play Phase nothing lies on its frame, so if something does, a Greedy Boss after the take comes before it.
    return "start" if kind == frames.PLAY and len(state.pending) > 1 else PHASE_OF[kind]


def fight(state: CatBattles, attack: Frame) -> Fight:
    """An attack with its dice so far, and all that adds up to its damage."""
    attacker, target = attack[frames.ATTACKER], attack[frames.TARGET]
    shown = faces(attack)
    parts = _parts(state, attack, shown)
    extra = (state.powers[attacker] & cards.HAS_DICE) // cards.DICE_1
    return {
        "attacker": state.setup.cards[attacker],
        "target": state.setup.cards[target],
        "which": frames.ATTACKS[attack[frames.WHICH]],
        "allowance": attack[frames.ALLOWANCE] or state.figures.level[attacker] + extra,
        "dice": [cards.FACES[face] for face in shown],
        "parts": parts,
        "total": sum([-part["points"] if part["less"] else part["points"] for part in parts]),
    }


def _parts(state: CatBattles, attack: Frame, shown: list[int]) -> list[Part]:
    """What adds up to the damage of an attack: the dice, and whatever else there is."""
    bonus = attack[frames.BONUS]
    plus = (state.powers[attack[frames.ATTACKER]] & cards.HAS_DAMAGE_PLUS) // cards.DAMAGE_PLUS_1
    minus = (state.powers[attack[frames.TARGET]] & cards.HAS_DAMAGE_MINUS) // cards.DAMAGE_MINUS_1
    parts: list[Part] = [{"of": "dice", "points": sum([face for face in shown if face != cards.SLEEP]), "less": False}]
    if bonus:
        parts.append({"of": "effects", "points": abs(bonus), "less": bonus < 0})
    if plus:
        parts.append({"of": "damage_plus", "points": plus, "less": False})
    if minus:
        parts.append({"of": "damage_minus", "points": minus, "less": True})
    return parts


def _effect(state: CatBattles, frame: Frame) -> Pending:
    """A Rear effect that is paid for and has not resolved yet."""
    _, _, cat, target = frame
    return {
        "cat": state.setup.cards[cat],
        "effect": state.figures.figure(cat).rear.id,
        "target": None if target < 0 else state.setup.cards[target],
    }


def faces(attack: Frame) -> list[int]:
    """The dice of an attack in the order in which they were rolled."""
    dice = attack[frames.DICE]
    shown = []
    while dice > frames.NO_DICE:
        shown.append(dice & 0b11)
        dice >>= 2
    return shown[::-1]
