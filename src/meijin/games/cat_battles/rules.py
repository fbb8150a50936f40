"""A turn of Cat Battles: its phases, and the Act of a cat.

A function ``run_...`` takes the place of the frame on top of the stack: it puts a question, or does what there is to do
and goes on with what comes next. ``offer_...`` lists what may be answered, ``answer_...`` carries it out once the
question is off the stack. The rule ids in the comments are those of ``rules.md``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.cat_battles import attack, effects, messages, notation, telling
from meijin.games.cat_battles.board import (
    AREAS,
    AREAS_OF,
    BASES,
    BENCH,
    BESIDE,
    BIT,
    CENTER,
    EVERYWHERE,
    IN_SHOT,
    NOT_CENTER,
    reach,
)
from meijin.games.cat_battles.cards import (
    AT_END,
    AT_INSTEAD,
    AT_MOVE,
    AT_START,
    GREEDY_AT,
    HAS_MOVES,
    HAS_RANGED,
    HAS_ROADBLOCK,
    MOST_FIGURES,
    RULES,
)
from meijin.games.cat_battles.ending import adjudicate, end_by_time
from meijin.games.cat_battles.frames import (
    ACT,
    ACTING,
    CHECK,
    END,
    FIRST,
    GREEDY,
    MAIN,
    PLAY,
    START,
    TAKE,
    TO_DO,
    TO_SEAT,
    TURN,
)
from meijin.games.cat_battles.notation import ATTACK, END_ACT, END_MAIN, END_PLAY, PASS, SECOND, USE
from meijin.games.cat_battles.setup import CatSetup
from meijin.kernel.state import Frame

if TYPE_CHECKING:
    from meijin.games.cat_battles.state import CatBattles

_MOVES: Final = tuple(
    tuple(notation.MOVE | area << SECOND | cat for area in range(len(AREAS))) for cat in range(MOST_FIGURES)
)
# The Moves of every cat to every set of Areas.
MOVES_TO: Final = tuple(tuple(tuple(moves[area] for area in areas) for areas in AREAS_OF) for moves in _MOVES)
# What may be taken from a Box with 0, 1, 2, 3 or more Fish.
TAKES: Final = tuple(
    [notation.TAKE + fish for fish in range(RULES.take_min, most + 1)] for most in range(RULES.take_max + 1)
)


# -- the Start Phase ------------------------------------------------------------------------------------------------


def run_turn(state: CatBattles, frame: Frame) -> None:
    """4.1: a turn begins; an empty Box means One on One."""
    if state.events is not None:
        telling.tell_turn(state)
    if not state.box[state.current] and not state.one_on_one:
        one_on_one(state)
    run_start(state, frame)


def one_on_one(state: CatBattles) -> None:
    """4.7: all Kittens go back to the Benches, and the Bosses meet in the Center."""
    state.one_on_one = 1
    fish: list[messages.FishMove] = []
    for seat in (state.current, 1 - state.current):
        for cat in state.cats[seat][:]:
            if cat == state.boss[seat]:
                state.place(cat, CENTER)
                continue
            state.trash[seat] += state.held[cat]
            fish.append(telling.fish(seat, state.held[cat], "cat", "trash", state.setup.cards[cat]))
            state.leave(cat, BENCH)
            state.keep_known(cat)
    if state.events is not None:
        state.tell(messages.OneOnOne(state.setup.seats[state.current], tuple(fish)))


def run_start(state: CatBattles, frame: Frame) -> None:
    """4.1: the window for effects before Fish are taken."""
    seat = state.current
    if state.present & state.figures.with_timing[seat][AT_START]:
        options = effects.offer_timing(state, seat, AT_START)
        if len(options) > 1:
            state.insist(TO_SEAT[START][seat], options)
            return
    run_take(state, frame)


def answer_start(state: CatBattles, seat: int, action: int, frame: Frame) -> None:
    """Use an effect, or go on."""
    del frame
    if action == PASS:
        state.pending.append(TO_DO[TAKE])
    else:
        state.pending.append(TO_DO[START])
        state.pending.append(TO_DO[CHECK])
        effects.use(state, seat, action)


def offer_take(state: CatBattles, seat: int, frame: Frame) -> list[int]:
    """How many Fish may be taken."""
    del frame
    return TAKES[min(state.box[seat], RULES.take_max)]


def run_take(state: CatBattles, frame: Frame) -> None:
    """4.1: from 1 to 3 Fish go from the Box to the Dish; from an empty Box none (R5)."""
    seat = state.current
    if state.box[seat]:
        state.put(TO_SEAT[TAKE][seat], seat, offer_take(state, seat, frame))
    else:
        run_play(state, frame)


def answer_take(state: CatBattles, seat: int, action: int, frame: Frame) -> None:
    """Take some Fish."""
    count = action - notation.TAKE
    state.box[seat] -= count
    state.dish[seat] += count
    if state.events is not None:
        state.tell(messages.Take(state.setup.seats[seat], count, (telling.fish(seat, count, "box", "dish"),)))
    state.pending.append(TO_DO[PLAY])
    if state.dish[seat] >= GREEDY_AT:
        state.pending.append((GREEDY, 0, seat))
    else:
        run_play(state, frame)


# -- the Play Phase -------------------------------------------------------------------------------------------------


def offer_play(state: CatBattles, seat: int, frame: Frame) -> list[int]:
    """The Kittens that can be played, and the end of it."""
    del frame
    options = [notation.PLAY + cat for cat in effects.playable(state, seat, state.dish[seat])]
    options.append(END_PLAY)
    return options


def run_play(state: CatBattles, frame: Frame) -> None:
    """4.2: Kittens come from the Bench; not in One on One."""
    seat = state.current
    if state.dish[seat] and not state.one_on_one:
        options = offer_play(state, seat, frame)
        if len(options) > 1 or effects.bench_is_secret(state, seat):
            state.insist(TO_SEAT[PLAY][seat], options)
            return
    run_main(state, frame)


def answer_play(state: CatBattles, seat: int, action: int, frame: Frame) -> None:
    """Play a Kitten with a full stand, or end the phase."""
    if action == END_PLAY:
        state.pending.append(TO_DO[MAIN])
        run_main(state, frame)
        return
    cat = action - notation.PLAY
    fish = state.figures.level[cat]
    state.dish[seat] -= fish
    state.enter(cat, BASES[seat], fish)
    state.pending.append(TO_DO[PLAY])
    if state.events is not None:
        name = state.setup.cards[cat]
        moved = telling.fish(seat, fish, "dish", "cat", name)
        state.tell(messages.Play(state.setup.seats[seat], name, fish, (moved,)))
    run_play(state, frame)


# -- the Main Phase -------------------------------------------------------------------------------------------------


def offer_main(state: CatBattles, seat: int, frame: Frame) -> list[int]:
    """For each cat in order its Moves, attacks and Rear effects; then the end of the phase."""
    del frame
    where, powers, timing = state.where, state.powers, state.figures.timing
    busy = state.acted | state.stunned
    enemies = state.cats[1 - seat]
    occupied = 0  # by enemies
    for enemy in enemies:
        occupied |= BIT[where[enemy]]
    roads = -1  # not looked at yet
    boss, middle = state.boss[seat], state.middle[seat]
    options: list[int] = []
    for cat in state.cats[seat]:
        if busy >> cat & 1:
            continue
        area, power = where[cat], powers[cat]
        if cat != boss:
            enterable = EVERYWHERE if middle < 0 or middle == cat else NOT_CENTER
            if power & HAS_MOVES:
                if roads < 0:
                    roads = roadblocks(state, 1 - seat)
                options += MOVES_TO[cat][reach(area, power, enterable, roads)]
            else:
                options += MOVES_TO[cat][BESIDE[area] & enterable]
        shot = IN_SHOT[area] if power & HAS_RANGED else BIT[area]
        if shot & occupied:
            options += [ATTACK | enemy << SECOND | cat for enemy in enemies if shot >> where[enemy] & 1]
        when = timing[cat]
        if when == AT_INSTEAD or when == AT_MOVE:
            options += effects.offer_use(state, cat)
    options.append(END_MAIN)
    return options


def ways(state: CatBattles, seat: int, cat: int) -> int:
    """The Areas to which a seat's Kitten can Move (4.3)."""
    enterable = EVERYWHERE if state.middle[seat] in (-1, cat) else NOT_CENTER
    return reach(state.where[cat], state.powers[cat], enterable, roadblocks(state, 1 - seat))


def roadblocks(state: CatBattles, seat: int) -> int:
    """The Areas in which a seat has a cat with Roadblock."""
    areas = 0
    for cat in state.cats[seat]:
        if state.powers[cat] & HAS_ROADBLOCK:
            areas |= BIT[state.where[cat]]
    return areas


def run_main(state: CatBattles, frame: Frame) -> None:
    """4.3: the Current Player's cats Act, one after the other."""
    seat = state.current
    options = offer_main(state, seat, frame)
    if len(options) > 1:
        state.insist(TO_SEAT[MAIN][seat], options)
    else:
        run_end(state, frame)


def answer_main(state: CatBattles, seat: int, action: int, frame: Frame) -> None:
    """A cat begins or goes on with its Act, or ends it; or nobody Acts any more.

    With an attack or a Rear effect the Act is over, unless it is an effect after which the cat may still Move.
    """
    pending, cat = state.pending, action & notation.FIRST
    if action == END_MAIN:
        pending.append(TO_DO[END])
        run_end(state, frame)
    elif action == END_ACT:
        state.acted |= 1 << frame[ACTING]
        pending.append(TO_DO[MAIN])
        run_main(state, frame)
    elif action < ATTACK:
        area = action >> SECOND & 0xFF
        if state.events is not None:
            telling.tell_move(state, messages.Move, cat, area)
        state.place(cat, area)
        moved = (ACT, 0, cat, 1)
        pending.append(moved)
        run_act(state, moved)
    elif action < USE:
        state.acted |= 1 << cat
        pending.append(TO_DO[MAIN])
        attack.declare(state, cat, action >> SECOND & 0xFF, FIRST)
    else:
        if state.figures.timing[cat] == AT_MOVE:
            pending.append((ACT, 0, cat, 0))
        else:
            state.acted |= 1 << cat
            pending.append(TO_DO[MAIN])
        pending.append(TO_DO[CHECK])
        effects.use(state, seat, action)


def offer_act(state: CatBattles, seat: int, frame: Frame) -> list[int]:
    """The Moves of a cat that has not Moved, its attacks and Rear effects; then the end of its Act."""
    _, _, cat, moved = frame
    figures, where = state.figures, state.where
    area, power = where[cat], state.powers[cat]
    options: list[int] = []
    if not moved:
        options += MOVES_TO[cat][ways(state, seat, cat)]
    shot = IN_SHOT[area] if power & HAS_RANGED else BIT[area]
    for enemy in state.cats[1 - seat]:
        if shot >> where[enemy] & 1:
            options.append(ATTACK | enemy << SECOND | cat)
    if figures.timing[cat] == AT_INSTEAD:
        options += effects.offer_use(state, cat)
    options.append(END_ACT)
    return options


def run_act(state: CatBattles, frame: Frame) -> None:
    """4.3: a cat goes on with its Act, if it is still there."""
    _, _, cat, moved = frame
    if state.where[cat] >= BENCH:
        run_main(state, frame)
        return
    seat = state.current
    options = offer_act(state, seat, frame)
    if len(options) > 1:
        state.insist((ACT, 1 << seat, cat, moved), options)
    else:
        state.acted |= 1 << cat
        run_main(state, frame)


# -- the End Phase --------------------------------------------------------------------------------------------------


def run_end(state: CatBattles, frame: Frame) -> None:
    """4.8: the window for effects, then the turn is over."""
    seat = state.current
    if state.present & state.figures.with_timing[seat][AT_END]:
        options = effects.offer_timing(state, seat, AT_END)
        if len(options) > 1:
            state.insist(TO_SEAT[END][seat], options)
            return
    state.pending.pop()
    end_turn(state)


def answer_end(state: CatBattles, seat: int, action: int, frame: Frame) -> None:
    """Use an effect, or end the turn."""
    del frame
    if action == PASS:
        end_turn(state)
    else:
        state.pending.append(TO_DO[END])
        state.pending.append(TO_DO[CHECK])
        effects.use(state, seat, action)


def end_turn(state: CatBattles) -> None:
    """What lasts for a turn ends; the other seat's turn begins, unless this was the last."""
    seat = state.current
    state.acted = 0
    state.used = 0
    if state.granted:
        for cat in (*state.cats[0], *state.cats[1]):
            effects.end_grant(state, cat)
    if state.stunned or state.dizzy:
        for cat in state.cats[seat]:
            state.stunned &= ~(1 << cat)
        state.stunned |= state.dizzy
        state.dizzy = 0
    setup = state.setup
    assert isinstance(setup, CatSetup)
    if state.turn == setup.last_turn:
        adjudicate(state)
        return
    if 0 < 2 * state.final_turn <= state.turn:
        end_by_time(state)
        return
    state.turn += 1
    state.current = 1 - seat
    state.pending.append(TO_DO[TURN])
