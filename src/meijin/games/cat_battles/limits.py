"""What a described position must hold to, so that the game can be played on from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.cat_battles import cards, frames
from meijin.games.cat_battles.board import AREAS, BASES, BENCH, CENTER, COLLECTION, PICKED
from meijin.games.cat_battles.cards import RULES, SEATS
from meijin.games.cat_battles.effects import hidden_kittens
from meijin.games.cat_battles.frames import ATTACK, KINDS, PHASES, STEPS
from meijin.games.cat_battles.setup import CatSetup
from meijin.kernel.demands import need
from meijin.kernel.frames import KIND, OPERANDS, OperandType
from meijin.kernel.frames import SEATS as ASKED
from meijin.kernel.state import Frame

if TYPE_CHECKING:
    from meijin.games.cat_battles.state import CatBattles

# What lies below a Rear effect of a timing that works on it.
WORKS_ON: Final = {
    cards.AT_ATTACK: frames.EFFECTS,
    cards.AT_DEFENSE: frames.EFFECTS,
    cards.AT_DIE: frames.DIE,
    cards.AT_DAMAGE: frames.DEAL,
    cards.AT_RESPONSE: frames.EFFECT,
}


def check_table(state: CatBattles) -> None:
    """Refuse what never lies on a table: Fish too many or too few, cats or marks where they cannot be."""
    building = state.pending[0][KIND] == frames.TEAM
    need(building == (state.current < 0), "there is a Current Player, but for the time when teams are put together")
    need(state.figures.full or not building, "in starter mode the teams are fixed")
    for seat, name in enumerate(SEATS):
        _check_team(state, seat, name, building)
        if not building:
            _check_territory(state, seat, name)
        _check_fish(state, seat, name)
        for card in hidden_kittens(state, seat):
            here = state.could_be[seat] >> state.figures.kind[card] & 1
            need(bool(here), f"{state.setup.cards[card]} is hidden, but not what 'could_be' has for {name}")
    marked = state.acted | state.stunned | state.dizzy | state.granted
    for card, name in enumerate(state.setup.cards):
        bit = 1 << card
        off = not marked & bit or state.where[card] < BENCH
        need(off, f"{name} is not on the Territory, and so neither acted, stunned nor granted anything")
        need(not state.granted & ~state.used & bit, f"{name} is granted a keyword, so its Rear effect is used")


def _check_team(state: CatBattles, seat: int, name: str, building: bool) -> None:
    figures, where, setup = state.figures, state.where, state.setup
    assert isinstance(setup, CatSetup)
    picked = [card for card in figures.of_seat[seat] if where[card] == PICKED]
    out = [card for card in figures.of_seat[seat] if where[card] < COLLECTION]
    need(building or not picked, f"{name} has put its team together: its figures are on the Territory or the Bench")
    need(not building or not out, f"{name} is still putting its team together and has no figures in play")
    bosses = sum(figures.boss[card] for card in picked + out)
    kittens = len(picked) + len(out) - bosses
    need(
        bosses == 1 or (building and not picked), f"{name} has {bosses} Bosses; a team has one, and it is picked first"
    )
    if setup.roster is None:
        return
    most = setup.roster.parts[1].high
    need(kittens <= most, f"{name} has {kittens} Kittens; a team has at most {most}")
    for card in picked:
        first = all(where[copy] == PICKED for copy in figures.copies[seat][figures.kind[card]] if copy < card)
        need(first, f"{name} has picked {setup.cards[card]} without the copies before it")
    asked = state.pending[0][ASKED]
    if building and asked and not asked >> seat & 1:
        setup.roster.check([setup.kinds[card] for card in picked])


def _check_territory(state: CatBattles, seat: int, name: str) -> None:
    cats, where = state.cats[seat], state.where
    kinds = {state.figures.kind[cat] for cat in cats}
    need(len(kinds) == len(cats), f"{name} has two cats with the same Figure ID on the Territory")
    here = sum(where[cat] == CENTER for cat in cats)
    need(here <= 1, f"{name} has {here} cats in the Center; there can be only one of each seat")
    home = CENTER if state.one_on_one else BASES[seat]
    when = "in One on One" if state.one_on_one else "outside One on One"
    need(where[state.boss[seat]] == home, f"{name}'s Boss is in {AREAS[home]} {when}")
    need(not state.one_on_one or len(cats) == 1, f"{name} has no Kittens on the Territory in One on One")


def _check_fish(state: CatBattles, seat: int, name: str) -> None:
    settled = len(state.pending) == 1  # nothing is under way at whose end somebody runs away or gets greedy
    for cat in state.figures.of_seat[seat]:
        level, held, card = state.figures.level[cat], state.held[cat], state.setup.cards[cat]
        on = state.where[cat] < BENCH
        need(held <= level, f"{card} has Level {level} and cannot hold {held} Fish")
        need(on or not held, f"{card} is not on the Territory and holds no Fish")
        need(held > 0 or not on or not settled, f"{card} has no Fish and would have run away")
    held = sum(state.held[cat] for cat in state.cats[seat])
    box, dish, trash = state.box[seat], state.dish[seat], state.trash[seat]
    need(
        box + dish + trash + held == RULES.fish,
        f"{name} has {RULES.fish} Fish, not {box} in the Box, {dish} in the Dish, {trash} in the Trash and {held} held",
    )
    greedy = dish >= cards.GREEDY_AT and settled
    need(not greedy, f"{name} has {dish} Fish in its Dish: with {cards.GREEDY_AT} comes the Greedy Boss")


# -- the stack ------------------------------------------------------------------------------------------------------


def check_stack(state: CatBattles) -> None:
    """Refuse frames that do not lie on each other like this; whether the last is asked the rules themselves say."""
    stack = state.pending
    need(stack[0][KIND] in PHASES, "the first frame of the stack must be that of a phase")
    need(bool(stack[-1][ASKED]), "the last frame of the stack must be a question to somebody: it needs 'seats'")
    need(stack[-1][KIND] != ATTACK, "right above an attack lies one of its steps")
    need(stack[0][KIND] != frames.TEAM or len(stack) == 1, "while teams are put together nothing else is under way")
    for number, frame in enumerate(stack):
        kind, name = frame[KIND], KINDS.all[frame[KIND]].name
        below = stack[number - 1] if number else None
        on = -1 if below is None else below[KIND]
        need(not number or kind not in PHASES, f"{name!r} is a phase and lies at the bottom of the stack")
        need(kind not in STEPS or on == ATTACK, f"{name!r} is a step of an attack and lies right above it")
        need(kind in STEPS or on != ATTACK, f"right above an attack lies one of its steps, not {name!r}")
        need(kind != frames.RESPONSE or on == frames.EFFECT, "'response' lies right above the effect that it answers")
        need(not frame[ASKED] or frame is stack[-1], f"only the last frame of the stack is a question, not {name!r}")
        _check_operands(state, frame, name)
        if below is not None and on == ATTACK:
            _check_attack(state, below, frame, name)
        elif kind == frames.EFFECT:
            _check_effect(state, frame, on)
        elif kind == frames.ACT:
            need(state.figures.owner[frame[frames.ACTING]] == state.current, "only cats of the Current Player Act")
            need(not state.figures.boss[frame[frames.ACTING]], "a Boss never Moves")


def _check_operands(state: CatBattles, frame: Frame, name: str) -> None:
    """Cats are named, those of a question or an effect on the Territory; numbers are not above that of the Fish."""
    for operand, number in zip(KINDS.all[frame[KIND]].operands, frame[OPERANDS:], strict=True):
        what = f"{operand.name!r} of {name!r}"
        if operand.type == OperandType.CARD and (frame[KIND], operand.name) != (frames.EFFECT, "target"):
            here = number >= 0 and (state.where[number] < BENCH or not (frame[ASKED] or frame[KIND] == frames.EFFECT))
            need(here, f"{what} must be a cat on the Territory")
        elif operand.type == OperandType.SEAT:
            need(number >= 0, f"{what} must be a seat")
        elif operand.type == OperandType.NUMBER and operand.name != "dice":
            low = -RULES.fish if operand.name == "bonus" else 0
            need(low <= number <= RULES.fish, f"{what} cannot be {number}: it goes from {low} to {RULES.fish}")


def _check_attack(state: CatBattles, attack: Frame, step: Frame, name: str) -> None:
    figures, cats = state.figures, (attack[frames.ATTACKER], attack[frames.TARGET])
    need(figures.owner[cats[0]] != figures.owner[cats[1]], "a cat attacks only cats of the other seat")
    if step[KIND] not in (frames.AFTER, frames.PUSH) or step[ASKED]:  # otherwise who has left since is passed over
        for cat in cats:
            need(state.where[cat] < BENCH, f"{state.setup.cards[cat]} is not on the Territory any more")
    if step[KIND] not in (frames.EFFECTS, frames.NEGATED):
        rolled, allowed = (attack[frames.DICE].bit_length() - 1) // 2, attack[frames.ALLOWANCE]
        need(0 < rolled <= allowed, f"{rolled} dice were rolled, but {name!r} comes after 1 to {allowed}")


def _check_effect(state: CatBattles, effect: Frame, on: int) -> None:
    figures = state.figures
    _, _, cat, target = effect
    works_on = WORKS_ON.get(figures.timing[cat], on)
    need(on == works_on, f"an effect of {state.setup.cards[cat]} lies right above {KINDS.all[works_on].name!r}")
    if figures.effect[cat] == cards.FEED:
        fed = target in state.cats[figures.owner[cat]] and not figures.boss[target]
        need(fed, f"{state.setup.cards[cat]} feeds a Kitten of its own seat on the Territory")
