"""The Greedy Boss (4.6), and what its Rear effect asks when it resolves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meijin.games.cat_battles import effects, messages, notation, telling
from meijin.games.cat_battles.board import AREAS_OF, BASES, BIT, EVERYWHERE
from meijin.games.cat_battles.cards import GREEDY_AT
from meijin.games.cat_battles.frames import AIM, ATTACK, CALL, CHECK, FEAST, FEAST_LEFT, HIT, RELOCATE, TO_DO
from meijin.games.cat_battles.notation import STOP
from meijin.kernel.frames import KIND
from meijin.kernel.state import Frame, replaced

if TYPE_CHECKING:
    from meijin.games.cat_battles.state import CatBattles


def run_greedy(state: CatBattles, frame: Frame) -> None:
    """4.6: as long as the Dish holds 6 or more, 6 of them go to the Trash and the Boss uses its Rear effect."""
    _, _, seat = frame
    if state.dish[seat] < GREEDY_AT:
        state.pending.pop()
        return
    state.dish[seat] -= GREEDY_AT
    state.trash[seat] += GREEDY_AT
    boss = state.boss[seat]
    if state.events is not None:
        moved = telling.fish(seat, GREEDY_AT, "dish", "trash")
        state.tell(messages.Greedy(state.setup.seats[seat], state.setup.cards[boss], (moved,)))
    if not in_attack(state):
        state.pending.append(TO_DO[CHECK])
    effects.wait(state, boss, -1)


def in_attack(state: CatBattles) -> bool:
    """Whether an attack is under way, at whose end is a check anyway (R9)."""
    return any(frame[KIND] == ATTACK for frame in state.pending)


# -- damage: whom to hit --------------------------------------------------------------------------------------------


def offer_aim(state: CatBattles, seat: int, frame: Frame) -> list[int]:
    """The cats that may be hit."""
    del seat
    _, _, boss = frame
    return [notation.HIT + cat for cat in effects.targets(state, boss)]


def run_aim(state: CatBattles, frame: Frame) -> None:
    """A Greedy Boss looks for somebody to hit."""
    _, _, cat = frame
    seat = state.figures.owner[cat]
    put_or_fizzle(state, (AIM, 1 << seat, cat), seat, offer_aim(state, seat, frame))


def put_or_fizzle(state: CatBattles, question: Frame, seat: int, options: list[int]) -> None:
    """Ask a seat what its Greedy Boss does, unless there is nothing to do."""
    if options:
        state.put(question, seat, options)
    else:
        state.pending.pop()
        effects.fizzle(state, state.boss[seat])


def answer_aim(state: CatBattles, seat: int, action: int, frame: Frame) -> None:
    """Hit one cat."""
    del seat
    _, _, cat = frame
    target = action - notation.HIT
    state.pending.append((HIT, 0, target, state.figures.amount[cat], cat))
    if state.events is not None:
        state.tell(messages.Aim(telling.cat(state, cat), telling.cat(state, target)))


# -- relocate_kitten ------------------------------------------------------------------------------------------------


def offer_relocate(state: CatBattles, seat: int, frame: Frame) -> list[int]:
    """Every Kitten in order, each with the Areas it can be put in."""
    del seat, frame
    options: list[int] = []
    for owner, cats in enumerate(state.cats):
        for cat in cats:
            if cat != state.boss[owner]:
                areas = effects.landing(state, cat, EVERYWHERE & ~BIT[state.where[cat]])
                options += [notation.RELOCATE | area << notation.SECOND | cat for area in AREAS_OF[areas]]
    return options


def run_relocate(state: CatBattles, frame: Frame) -> None:
    """A Greedy Boss shows a Kitten around, if there is one."""
    _, _, seat = frame
    put_or_fizzle(state, (RELOCATE, 1 << seat, seat), seat, offer_relocate(state, seat, frame))


def answer_relocate(state: CatBattles, seat: int, action: int, frame: Frame) -> None:
    """Put the Kitten there."""
    del seat, frame
    cat, area = action & notation.FIRST, action >> notation.SECOND & 0xFF
    if state.events is not None:
        telling.tell_move(state, messages.Relocate, cat, area)
    state.place(cat, area)


# -- feast ----------------------------------------------------------------------------------------------------------


def offer_feast(state: CatBattles, seat: int, frame: Frame) -> list[int]:
    """The own Kittens below their Level, and to stop."""
    options: list[int] = []
    if frame[FEAST_LEFT] and state.trash[seat]:
        options += [notation.FEED + cat for cat in effects.below_level(state, seat, -1, 0)]
    options.append(STOP)
    return options


def run_feast(state: CatBattles, frame: Frame) -> None:
    """The next Fish of a feast, as long as there is one and anybody below its Level."""
    _, _, seat, left = frame
    options = offer_feast(state, seat, frame)
    if len(options) > 1:
        state.insist((FEAST, 1 << seat, seat, left), options)
        return
    state.pending.pop()
    if left == state.figures.amount[state.boss[seat]]:
        effects.fizzle(state, state.boss[seat])


def answer_feast(state: CatBattles, seat: int, action: int, frame: Frame) -> None:
    """One Kitten gets a Fish, or the feast is over."""
    if action != STOP:
        state.trash[seat] -= 1
        state.pending.append((FEAST, 0, seat, frame[FEAST_LEFT] - 1))
        effects.give(state, action - notation.FEED, 1, "trash")


# -- call_up --------------------------------------------------------------------------------------------------------


def offer_call(state: CatBattles, seat: int, frame: Frame) -> list[int]:
    """The Kittens that can be called up; none in One on One."""
    del frame
    return [] if state.one_on_one else [notation.CALL + cat for cat in effects.playable(state, seat, effects.ANY_LEVEL)]


def run_call(state: CatBattles, frame: Frame) -> None:
    """A Greedy Boss whistles. With a closed Bench nobody is to see that there was no choice (R33)."""
    _, _, seat = frame
    options = offer_call(state, seat, frame)
    secret = effects.bench_is_secret(state, seat)
    if not options:
        state.pending.pop()
        if secret and not state.one_on_one:
            # R38: all hidden Kittens are like others on the Territory.
            kittens = effects.kinds_on_territory(state, seat) & ~(1 << state.figures.kind[state.boss[seat]])
            state.could_be = replaced(state.could_be, seat, state.could_be[seat] & kittens)
        effects.fizzle(state, state.boss[seat])
    elif secret:
        state.insist((CALL, 1 << seat, seat), options)
    else:
        state.put((CALL, 1 << seat, seat), seat, options)


def answer_call(state: CatBattles, seat: int, action: int, frame: Frame) -> None:
    """The Kitten comes with what the Trash has for it."""
    del frame
    cat = action - notation.CALL
    fish = min(state.figures.level[cat], state.trash[seat])
    state.trash[seat] -= fish
    state.enter(cat, BASES[seat], fish)
    if state.events is not None:
        moved = telling.fish(seat, fish, "trash", "cat", state.setup.cards[cat])
        state.tell(messages.Call(telling.cat(state, cat), (moved,)))
