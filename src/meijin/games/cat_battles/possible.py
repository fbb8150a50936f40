"""Which described positions can be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.cat_battles.board import AREAS, BASES, BENCH, CENTER, PICKED
from meijin.games.cat_battles.cards import GREEDY_AT, RULES, SEATS
from meijin.games.cat_battles.effects import bench_is_secret, hidden_kittens
from meijin.games.cat_battles.frames import (
    ACT,
    AFTER,
    AGAIN,
    AIM,
    ALLOWANCE,
    ATTACK,
    ATTACKER,
    BOOSTED,
    CALL,
    CHECK,
    COUNTER,
    DAMAGE,
    DEAL,
    DICE,
    DIE,
    EFFECT,
    EFFECTS,
    END,
    FEAST,
    GREEDY,
    GUARDED,
    HIT,
    KINDS,
    MAIN,
    NEGATED,
    NO_DICE,
    PLAY,
    PUSH,
    RELOCATE,
    RESPONSE,
    ROLL,
    START,
    TAKE,
    TARGET,
    TEAM,
    TOTAL,
    TURN,
)
from meijin.games.cat_battles.setup import CatSetup
from meijin.kernel.described import need
from meijin.kernel.frames import KIND, OperandType
from meijin.kernel.state import Frame

if TYPE_CHECKING:
    from meijin.games.cat_battles.state import CatBattles

PHASES: Final = (TEAM, TURN, START, TAKE, PLAY, MAIN, ACT, END)
STEPS: Final = (EFFECTS, DIE, ROLL, TOTAL, DEAL, AFTER, COUNTER, PUSH, AGAIN, NEGATED)
WITH_SEAT: Final = (EFFECTS, DIE, RESPONSE, GREEDY, RELOCATE, FEAST, CALL)
NOTHING_ABOVE: Final = (TEAM, ROLL, TOTAL, COUNTER)
NO_QUESTIONS: Final = (TURN, ATTACK, DEAL, AFTER, NEGATED, HIT, EFFECT, CHECK, GREEDY)


def check(state: CatBattles) -> None:
    """Refuse what can never lie on a table, whatever is going on."""
    building = state.pending[0][KIND] == TEAM
    need(building == (state.current < 0), "there is a Current Player, but for the time when teams are put together")
    for seat, name in enumerate(SEATS):
        _check_fish(state, seat, name)
        _check_places(state, seat, name, building)
        _check_hidden(state, seat, name)
    for card, name in enumerate(state.setup.cards):
        _check_marks(state, card, name)


def _check_fish(state: CatBattles, seat: int, name: str) -> None:
    for cat in state.figures.of_seat[seat]:
        level, held = state.figures.level[cat], state.held[cat]
        card = state.setup.cards[cat]
        need(held <= level, f"{card} has Level {level} and cannot hold {held} Fish")
        need(not held or state.where[cat] < BENCH, f"{card} is not on the Territory and holds no Fish")
        late = any(frame[KIND] in (ATTACK, CHECK) for frame in state.pending) and not state.figures.boss[cat]
        on = state.where[cat] < BENCH
        need(bool(held) or not on or late, f"{card} has no Fish and would have run away")
    held = sum(state.held[cat] for cat in state.cats[seat])
    box, dish, trash = state.box[seat], state.dish[seat], state.trash[seat]
    need(
        box + dish + trash + held == RULES.fish,
        f"{name} has {RULES.fish} Fish, not {box} in the Box, {dish} in the Dish, {trash} in the Trash and {held} held",
    )
    greedy = any(frame[KIND] == GREEDY and frame[2] == seat for frame in state.pending)
    need(dish < GREEDY_AT or greedy, f"{name} has {dish} Fish in its Dish: with {GREEDY_AT} comes the Greedy Boss")


def _check_places(state: CatBattles, seat: int, name: str, building: bool) -> None:
    figures, cats, where = state.figures, state.cats[seat], state.where
    setup = state.setup
    assert isinstance(setup, CatSetup)
    bosses = [cat for cat in cats if figures.boss[cat]]
    picked = [card for card in figures.of_seat[seat] if where[card] == PICKED]
    out = [card for card in figures.of_seat[seat] if where[card] < PICKED - 1]
    if building:
        need(figures.full, "in starter mode the teams are fixed")
        need(not out, f"{name} is still putting its team together and has no figures in play")
        _check_team(state, seat, name, picked)
        return
    need(not picked, f"{name} has put its team together: its figures are on the Territory or the Bench")
    need(len(bosses) == 1, f"{name} has {len(bosses)} Bosses on the Territory; there is always one")
    kinds = [figures.kind[cat] for cat in cats]
    need(len(set(kinds)) == len(kinds), f"{name} has two cats with the same Figure ID on the Territory")
    here = sum(where[cat] == CENTER for cat in cats)
    need(here <= 1, f"{name} has {here} cats in the Center; there can be only one of each seat")
    home = CENTER if state.one_on_one else BASES[seat]
    when = "in One on One" if state.one_on_one else "outside One on One"
    need(where[bosses[0]] == home, f"{name}'s Boss is in {AREAS[home]} {when}")
    need(not state.one_on_one or len(cats) == 1, f"{name} has no Kittens on the Territory in One on One")
    if setup.roster is not None:
        most = setup.roster.parts[1].high
        kittens = len(out) - 1
        need(kittens <= most, f"{name} has {kittens} Kittens; a team has at most {most}")


def _check_team(state: CatBattles, seat: int, name: str, picked: list[int]) -> None:
    """A team as far as it is put together: a Boss first, of each Kitten the first copies, and a ready one is legal."""
    figures, setup = state.figures, state.setup
    assert isinstance(setup, CatSetup)
    assert setup.roster is not None
    most = setup.roster.parts[1].high
    bosses = sum(figures.boss[card] for card in picked)
    kittens = len(picked) - bosses
    need(bosses <= 1, f"{name} has picked {bosses} Bosses; a team has one")
    need(bosses == 1 or not kittens, f"{name} picks a Boss before any Kitten")
    need(kittens <= most, f"{name} has picked {kittens} Kittens; a team has at most {most}")
    for card in picked:
        copies = figures.copies[seat][figures.kind[card]]
        first = all(copy in picked for copy in copies if copy < card)
        need(first, f"{name} has picked {setup.cards[card]} without the copies before it")
    asked = state.pending[0][1]
    if asked and not asked >> seat & 1:
        setup.roster.check([setup.kinds[card] for card in picked])


def _check_hidden(state: CatBattles, seat: int, name: str) -> None:
    for card in hidden_kittens(state, seat):
        here = state.could_be[seat] >> state.figures.kind[card] & 1
        need(bool(here), f"{state.setup.cards[card]} is hidden, but not what 'could_be' has for {name}")


def _check_marks(state: CatBattles, card: int, name: str) -> None:
    figures = state.figures
    bit = 1 << card
    on = state.where[card] < BENCH
    need(
        on or not (state.acted | state.stunned | state.dizzy | state.granted) & bit,
        f"{name} is not on the Territory, and so neither acted, stunned nor granted anything",
    )
    own = figures.owner[card] == state.current
    need(own or not state.acted & bit, f"{name} cannot have acted: it is not its owner's turn")
    need(figures.stuns[card] or not (state.stunned | state.dizzy) & bit, f"{name} cannot be stunned by its Rear effect")
    need(own or not state.dizzy & bit, f"{name} is stunned in its owner's next turn, which is 1, not 2")
    granted = bool(state.granted & bit)
    need(not granted or bool(figures.grant[card]), f"{name} has no Rear effect that grants a keyword")
    need(not granted or bool(state.used & bit), f"{name} is granted a keyword, so its Rear effect is used")
    if granted and not figures.whole_turn[card]:
        need(_granted_in_attack(state, card), f"{name} is granted a keyword for an attack, but is in none")


def _granted_in_attack(state: CatBattles, card: int) -> bool:
    return any(
        frame[KIND] == ATTACK
        and ((frame[ATTACKER] == card and frame[BOOSTED]) or (frame[TARGET] == card and frame[GUARDED]))
        for frame in state.pending
    )


# -- the stack ------------------------------------------------------------------------------------------------------


def check_stack(state: CatBattles) -> None:
    """Refuse frames that do not lie on each other like this."""
    stack = state.pending
    need(stack[0][KIND] in PHASES, "the first frame of the stack must be that of a phase")
    for below, frame in zip([None, *stack], stack, strict=False):
        kind, name = frame[KIND], KINDS.all[frame[KIND]].name
        need(below is None or kind not in PHASES, f"{name!r} is a phase and lies at the bottom of the stack")
        attacked = below is not None and below[KIND] == ATTACK
        need(
            (kind in STEPS) == attacked,
            f"{name!r} is a step of an attack and lies right above it"
            if kind in STEPS
            else f"right above an attack lies one of its steps, not {name!r}",
        )
        need(not frame[1] or frame is stack[-1], f"only the last frame of the stack is a question, not {name!r}")
        need(frame is stack[-1] or kind not in NOTHING_ABOVE, f"{name!r} is a question and nothing lies above it")
        _check_frame(state, frame, name)
    top = stack[-1]
    name = KINDS.all[top[KIND]].name
    need(bool(top[1]), "the last frame of the stack must be a question to somebody: it needs 'seats'")
    need(top[KIND] not in NO_QUESTIONS, f"{name!r} asks nobody anything")
    if top[KIND] != TEAM:
        seat = _asked(state, top)
        need(top[1] == 1 << seat, f"{name!r} is a question to {SEATS[seat]}")


def _check_frame(state: CatBattles, frame: Frame, name: str) -> None:
    for operand, number in zip(KINDS.all[frame[KIND]].operands, frame[2:], strict=True):
        if operand.type == OperandType.CARD:
            missing = frame[KIND] in (ACT, ATTACK, EFFECT, HIT, DAMAGE)  # who has left since is passed over
            none = number < 0 and frame[KIND] == EFFECT and operand.name == "target"
            here = number >= 0 and (missing or state.where[number] < BENCH)
            need(none or here, f"{operand.name!r} of {name!r} must be a cat on the Territory")
        elif operand.type == OperandType.SEAT:
            need(number >= 0, f"{operand.name!r} of {name!r} must be a seat")
        elif operand.type == OperandType.NUMBER and operand.name != "bonus":
            need(number >= 0, f"{operand.name!r} of {name!r} cannot be {number}")
    if frame[KIND] == ATTACK:
        owner = state.figures.owner
        need(owner[frame[ATTACKER]] != owner[frame[TARGET]], "a cat attacks only cats of the other seat")
    elif frame[KIND] == ACT:
        need(state.figures.owner[frame[2]] == state.current, "only cats of the Current Player Act")


def _asked(state: CatBattles, frame: Frame) -> int:
    """Who has to answer a question."""
    kind = frame[KIND]
    if kind in PHASES:
        return state.current
    if kind in WITH_SEAT:
        return frame[2]
    if kind == AIM or kind == DAMAGE:
        return state.figures.owner[frame[2]]
    attack = state.pending[-2]
    return state.figures.owner[attack[TARGET] if kind in (TOTAL, COUNTER) else attack[ATTACKER]]


def check_question(state: CatBattles) -> None:
    """Refuse a question that would not be asked, for there is nothing to choose."""
    top = state.pending[-1]
    if top[KIND] == TEAM:
        return
    secret = top[KIND] in (PLAY, CALL) and bench_is_secret(state, _asked(state, top))
    need(len(state.options) > 1 or (secret and bool(state.options)), "there is nothing to choose at the last frame")
    if len(state.pending) > 1 and state.pending[-2][KIND] == ATTACK and top[KIND] != EFFECTS:
        attack = state.pending[-2]
        for cat in (attack[ATTACKER], attack[TARGET]):
            need(state.where[cat] < BENCH, f"{state.setup.cards[cat]} is not on the Territory any more")
        rolled = (attack[DICE].bit_length() - 1) // 2
        need(attack[DICE] > NO_DICE, "the dice come before this step of an attack")
        need(rolled <= attack[ALLOWANCE], f"{rolled} dice were rolled, but {attack[ALLOWANCE]} are allowed")
