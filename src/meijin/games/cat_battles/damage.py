"""Damage, running away and the Greedy Boss (4.5, 4.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meijin.games.cat_battles import messages, telling
from meijin.games.cat_battles.board import BENCH, HANGOUT
from meijin.games.cat_battles.cards import DAMAGE_MINUS_1, GREEDY_AT, HAS_DAMAGE_MINUS, HAS_DIRECT_HIT
from meijin.games.cat_battles.ending import Ending, finish
from meijin.games.cat_battles.frames import DAMAGE, GREEDY
from meijin.games.cat_battles.notation import TAKE_BOX, TAKE_CAT
from meijin.kernel.state import Frame

if TYPE_CHECKING:
    from meijin.games.cat_battles.state import CatBattles


# -- damage ---------------------------------------------------------------------------------------------------------


def run_hit(state: CatBattles, frame: Frame) -> None:
    """Damage by an effect: Damage -1 lowers it first; a cat that has left is spared (5.4)."""
    _, _, target, points, source = frame
    state.pending.pop()
    if state.where[target] >= BENCH:
        return
    points -= (state.powers[target] & HAS_DAMAGE_MINUS) // DAMAGE_MINUS_1
    if points > 0:
        deal(state, target, points, source)
    elif state.events is not None:
        state.tell(messages.Unhurt(telling.cat(state, target)))


def offer_damage(state: CatBattles, seat: int, frame: Frame) -> list[int]:
    """The cat takes it, or the Box if there is Fish in it and no Direct Hit on a Kitten."""
    _, _, target, _, source = frame
    forced = state.powers[source] & HAS_DIRECT_HIT and target != state.boss[seat]
    return [TAKE_CAT, TAKE_BOX] if state.box[seat] and not forced else [TAKE_CAT]


def deal(state: CatBattles, target: int, points: int, source: int) -> None:
    """4.5: a cat is damaged."""
    frame = (DAMAGE, 0, target, points, source)
    state.pending.append(frame)
    run_damage(state, frame)


def run_damage(state: CatBattles, frame: Frame) -> None:
    """4.5: whose Fish are lost is for the owner to choose."""
    _, _, target, points, source = frame
    seat = state.figures.owner[target]
    state.put((DAMAGE, 1 << seat, target, points, source), seat, offer_damage(state, seat, frame))


def answer_damage(state: CatBattles, seat: int, action: int, frame: Frame) -> None:
    """Fish go to the Dish from the cat or from the Box; more than there are is not lost."""
    _, _, target, points, _ = frame
    if action == TAKE_CAT:
        lost = min(points, state.held[target])
        state.held[target] -= lost
        if not state.held[target]:
            state.hungry |= 1 << target
    else:
        lost = min(points, state.box[seat])
        state.box[seat] -= lost
    state.dish[seat] += lost
    if state.events is not None:
        name = state.setup.cards[target]
        moved = telling.fish(seat, lost, *(("cat", "dish", name) if action == TAKE_CAT else ("box", "dish")))
        state.tell(messages.Damage(telling.cat(state, target), points, (moved,)))
    if state.hungry:
        run_away(state)
    if state.dish[seat] >= GREEDY_AT and not state.why:
        state.pending.append((GREEDY, 0, seat))


# -- running away ---------------------------------------------------------------------------------------------------


def run_check(state: CatBattles, frame: Frame) -> None:
    """R9: a check after a Rear effect that was used outside an attack."""
    del frame
    state.pending.pop()
    if state.hungry:
        run_away(state)


def run_away(state: CatBattles) -> None:
    """All cats without Fish leave, the Current Player's first (R9); without its Boss a seat has lost."""
    hungry = state.hungry
    fled = [seat for seat, boss in enumerate(state.boss) if hungry >> boss & 1]
    if fled:
        for seat in fled:
            tell_run_away(state, state.boss[seat], "")
        finish(state, 1 - fled[0] if len(fled) == 1 else -1, Ending.BOSS_FLED)
        return
    place = HANGOUT if state.figures.full else BENCH
    for seat in (state.current, 1 - state.current):
        for cat in state.cats[seat][:]:
            if hungry >> cat & 1:
                tell_run_away(state, cat, "hangout" if state.figures.full else "bench")
                state.leave(cat, place)


def tell_run_away(state: CatBattles, cat: int, place: str) -> None:
    """A cat runs away to a place; a Boss just runs."""
    if state.events is not None:
        state.tell(messages.RunAway(telling.cat(state, cat), place or None))
