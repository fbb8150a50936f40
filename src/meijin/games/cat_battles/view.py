"""What is seen: the phase, the attack under way, and the events, which ``log.py`` puts into words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.cat_battles import cards, frames
from meijin.games.cat_battles.board import AREAS
from meijin.kernel.frames import KIND
from meijin.kernel.frames import SEATS as ASKED
from meijin.kernel.state import Frame, View

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


def status(state: CatBattles, seat: int | None) -> View:
    """The phase, the Territory and, from the open question outwards, what is going on: all of it is public."""
    del seat
    territory = cards.TERRITORIES[state.territory]
    seen: View = {
        "mode": "full" if state.figures.full else "starter",
        "phase": phase(state),
        "territory_name": territory.name,
        "center_effect": cards.CATALOGUE.keywords[territory.keyword].name,
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
    attacks = [_attack_panel(state, frame) for frame in state.pending if frame[KIND] == frames.ATTACK]
    if attacks:
        seen["attacks"] = attacks
    effects = [_effect_panel(state, frame) for frame in state.pending if frame[KIND] == frames.EFFECT]
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
            panel = _attack_panel(state, frame)
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


def _part(number: object) -> float:
    assert isinstance(number, int)
    return min(1.0, max(0.0, number / MOST_SHOWN))


def phase(state: CatBattles) -> str:
    """The phase in a word."""
    if not state.pending:
        return "over"
    kind = state.pending[0][KIND]
    # In the Play Phase nothing lies on its frame, so if something does, a Greedy Boss after the take comes before it.
    return "start" if kind == frames.PLAY and len(state.pending) > 1 else PHASE_OF[kind]


def _attack_panel(state: CatBattles, attack: Frame) -> dict[str, object]:
    """An attack with its dice so far and all that adds up to its damage."""
    attacker, target = attack[frames.ATTACKER], attack[frames.TARGET]
    level = state.figures.level[attacker]
    extra = (state.powers[attacker] & cards.HAS_DICE) // cards.DICE_1
    shown = faces(attack)
    parts = {
        "dice": sum(face for face in shown if face != cards.SLEEP),
        "effects": attack[frames.BONUS],
        "damage_plus": (state.powers[attacker] & cards.HAS_DAMAGE_PLUS) // cards.DAMAGE_PLUS_1,
        "damage_minus": -((state.powers[target] & cards.HAS_DAMAGE_MINUS) // cards.DAMAGE_MINUS_1),
    }
    return {
        "attacker": state.setup.cards[attacker],
        "target": state.setup.cards[target],
        "which": frames.ATTACKS[attack[frames.WHICH]],
        "allowance": attack[frames.ALLOWANCE] or level + extra,
        "dice": [cards.FACES[face] for face in shown],
        "parts": parts,
        "total": sum(parts.values()),
    }


def _effect_panel(state: CatBattles, frame: Frame) -> dict[str, object]:
    """A Rear effect that is paid for and has not resolved yet."""
    _, _, cat, target = frame
    return {
        "cat": state.setup.cards[cat],
        "effect": state.figures.figure(cat).rear.name,
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


# -- events ---------------------------------------------------------------------------------------------------------


def fish(seat: int, count: int, origin: str, to: str) -> dict[str, object]:
    """Fish that move: each end is the box, dish or trash of the seat, or one of its cats."""
    return {"seat": cards.SEATS[seat], "count": count, "from": origin, "to": to}


def tell_territory(state: CatBattles) -> None:
    """On which Territory the game is played, and what its Center gives."""
    territory = cards.TERRITORIES[state.territory]
    center = cards.CATALOGUE.keywords[territory.keyword].name
    state.tell("territory", {"territory": territory.name, "center_effect": center})


def tell_begin(state: CatBattles) -> None:
    """The teams are revealed, and the game begins."""
    for seat in range(len(cards.SEATS)):
        tell_team(state, seat)
    state.tell("begin", {"seat": cards.SEATS[state.current]})


def tell_turn(state: CatBattles) -> None:
    """A turn begins."""
    state.tell("turn", {"turn": state.turn, "seat": cards.SEATS[state.current]})


def tell_team(state: CatBattles, seat: int) -> None:
    """A team is revealed; with a closed Bench only its Boss and its size."""
    kinds = state.setup.kinds
    known: dict[str, object] = {
        "seat": cards.SEATS[seat],
        "boss": kinds[state.boss[seat]],
        "count": len(state.benched[seat]),
    }
    whole = known | {"kittens": [kinds[card] for card in state.benched[seat]]}
    if state.figures.closed:
        state.tell("team", whole, 1 << seat, known)
    else:
        state.tell("team", whole)


def tell_move(state: CatBattles, kind: str, cat: int, area: int) -> None:
    """A cat goes, or is put, from its Area into another."""
    state.tell(kind, {"cat": state.setup.cards[cat], "from": AREAS[state.where[cat]], "to": AREAS[area]})


def tell_use(state: CatBattles, cat: int, target: int, paid: int) -> None:
    """A Rear effect is used and paid for."""
    seat, name = state.figures.owner[cat], state.setup.cards[cat]
    rest = state.figures.cost[cat] - paid
    state.tell(
        "use",
        {
            "cat": name,
            "effect": state.figures.figure(cat).rear.name,
            "target": None if target < 0 else state.setup.cards[target],
            "fish": [fish(seat, count, origin, "trash") for count, origin in ((paid, name), (rest, "dish")) if count],
        },
    )


def tell_granted(state: CatBattles, cat: int) -> None:
    """A cat has another keyword for a while."""
    rear = state.figures.figure(cat).rear
    state.tell(
        "granted",
        {
            "cat": state.setup.cards[cat],
            "keyword": cards.CATALOGUE.keywords[rear.keyword].name,
            "duration": "turn" if rear.whole_turn else "attack",
        },
    )


def tell_attack(state: CatBattles, attacker: int, target: int, which: int) -> None:
    """A cat attacks another one."""
    names = state.setup.cards
    state.tell("attack", {"cat": names[attacker], "target": names[target], "which": frames.ATTACKS[which]})


def tell_roll(state: CatBattles, cat: int, face: int) -> None:
    """A die is rolled."""
    state.tell("roll", {"cat": state.setup.cards[cat], "face": cards.FACES[face]})


def tell_face(state: CatBattles, cat: int, face: int) -> None:
    """The die now shows something else."""
    state.tell("face", {"cat": state.setup.cards[cat], "face": cards.FACES[face]})


def tell_result(state: CatBattles, attack: Frame, asleep: bool) -> None:
    """How an attack went, with all that its damage is made of."""
    panel = _attack_panel(state, attack)
    fields = {name: panel[name] for name in ("attacker", "target", "dice", "parts", "total")}
    state.tell("result", {**fields, "asleep": asleep})
