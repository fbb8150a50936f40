"""Which stacks of a described position can be: frames that lie on each other, and effects that could have put them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.ranking_battle import machine, rules
from meijin.games.ranking_battle.board import attacker_kind
from meijin.games.ranking_battle.effects import Effect
from meijin.games.ranking_battle.frames import (
    ARM,
    ATTACKER,
    BEGIN,
    CALL,
    CHALLENGE,
    CHARACTER,
    CYCLE,
    DISCARD,
    DROP,
    END,
    EQUIP,
    EXCHANGE,
    FORCED,
    GUESS,
    ORDER,
    PHASES,
    REACT,
    REPEAT,
    RESOLVE,
    STEPS,
    WHO_DISCARDS,
)
from meijin.games.ranking_battle.notation import ACQUIRE
from meijin.games.ranking_battle.possible_battle import check_step
from meijin.kernel.described import need
from meijin.kernel.state import Frame

if TYPE_CHECKING:
    from meijin.games.ranking_battle.state import RankingBattle

# Questions that are put as soon as they come up, so that there is nothing to run.
ASKED_AT_ONCE: Final = (REACT, EQUIP, EXCHANGE, DROP)
NO_QUESTIONS: Final = (END, ARM, RESOLVE)


def check_stack(state: RankingBattle) -> None:
    """Refuse frames that do not lie on each other like this."""
    stack, kinds = state.pending, state.setup.game.frames
    bottom = stack[0][0]
    need(bottom in PHASES, "the first frame of the stack must be that of a phase")
    for place, frame in enumerate(stack):
        kind, name = frame[0], kinds[frame[0]].name
        top = place == len(stack) - 1
        need(not place or kind not in PHASES, f"{name!r} is a phase and lies at the bottom of the stack")
        need(top or not frame[1], f"only the last frame of the stack is a question, not {name!r}")
        if place:
            need(
                (kind in STEPS) == (bottom == CHALLENGE) and (kind == DROP) == (bottom == ATTACKER),
                f"{name!r} does not lie on {kinds[bottom].name!r}",
            )
            need(kind in STEPS or kind == DROP or bottom in (BEGIN, CHARACTER), f"{name!r} belongs to no phase here")
        if kind in STEPS:
            arms = place == 1 and kind == ARM and not top
            need(top or arms, f"{name!r} is a step of a battle and lies at the top")
            need((kind in (GUESS, CALL)) == (place == 2), f"{name!r} lies above 'arm', and nothing else does")
        _check_operands(state, frame, name)
    top_frame = stack[-1]
    need(top_frame[0] not in NO_QUESTIONS, f"{kinds[top_frame[0]].name!r} asks nobody anything")
    need(bool(top_frame[1]), "the last frame of the stack must be a question to somebody: it needs 'seats'")
    asked = _asked(state, top_frame)
    need(
        top_frame[1] == 1 << asked,
        f"{kinds[top_frame[0]].name!r} is a question to {state.setup.seats[asked]} alone",
    )
    if state.challenger >= 0:
        check_step(state)
    elif len(stack) > 1 and bottom != ATTACKER:
        need(_could_come(state), f"no effect leads to {kinds[top_frame[0]].name!r} like this")


def _check_operands(state: RankingBattle, frame: Frame, name: str) -> None:
    kind = frame[0]
    if kind in STEPS and kind != REACT:
        need(frame[2] in (state.challenger, state.defender), f"'seat' of {name!r} must be one of the two who fight")
    if kind == FORCED:
        need(0 <= frame[2] != state.current, f"'seat' of {name!r} must be another player")
    elif kind == CYCLE:
        most = len(state.discard[state.current])
        need(0 <= frame[2] <= most, f"'discarded' of {name!r} goes from 0 to {most}, not {frame[2]}")
    elif kind == ORDER:
        _check_order(state, frame[2], frame[3])
    elif kind == DROP:
        _check_drop(state, frame)
    elif kind == EXCHANGE or kind == ARM:
        need(len(state.equipped[frame[2]]) == 1, f"{name!r} needs an equipped weapon")
        weapon = state.book.kind[state.equipped[frame[2]][0]]
        need(kind != EXCHANGE or state.book.exchanges[weapon], f"{state.book.ids[weapon]} cannot be exchanged")
        if kind == ARM:
            arms = state.book.arms[weapon]
            need(1 <= frame[3] <= len(arms) and arms[frame[3] - 1].pauses, f"{state.book.ids[weapon]} asks nothing")


def _check_order(state: RankingBattle, count: int, placed: int) -> None:
    """Whoever puts weapons in order has looked at them."""
    weapons, zone = state.weapons, state.setup.zones["weapons"]
    need(0 <= placed < count <= len(weapons), "'n' and 'placed' of 'order' do not fit the deck")
    seen = all(state.has_seen(state.current, card, zone, -1) for card in weapons[-count:])
    name = state.setup.seats[state.current]
    need(seen, f"{name} has not seen the top {count} weapons: each needs 'known', with {name} in it")


def _check_drop(state: RankingBattle, frame: Frame) -> None:
    """An event makes room for one that can be acquired, on a board that is full."""
    seat, kinds, event = state.current, state.book.kind, frame[2]
    need(event in state.display, "'event' of 'drop' must be on display")
    first = next(card for card in state.display if kinds[card] == kinds[event])
    need(event == first, "of two copies of an event on display the one in the lower slot is taken (R38)")
    offered = ACQUIRE + kinds[event] in rules.offer_take(state, seat, frame)
    need(offered, f"{state.setup.seats[seat]} cannot acquire {state.setup.kinds[event]}")
    full = len(state.board_events[seat]) == state.book.catalogue.rules.event_slots_player
    need(full, f"{state.setup.seats[seat]} has room on the board and need not drop an event")


# -- effects --------------------------------------------------------------------------------------------------------


def _could_come(state: RankingBattle) -> bool:
    """Whether what lies above the phase can come from a card that was used in it."""
    book, seat = state.book, state.current
    if state.pending[0][0] == BEGIN:
        used = [book.beginning[state.rank[seat]]] if state.used_rank else []
        if state.used_bonus:
            used.append(book.bonus[attacker_kind(state, seat)])
        return any(_arises(state, 1, number) for number in used)
    for card in state.played[seat]:
        play, bonus = book.play[book.kind[card]], book.bonus[book.kind[card]]
        waiting = bool(play) and state.pending[1] == (RESOLVE, 0, play, 0)
        if _arises(state, 1 + waiting, bonus) or _arises(state, 1, play):
            return True
    events = [card for card in state.board_events[seat] if state.used >> card & 1]
    return any(_arises(state, 1, book.event_effects[book.kind[card]]) for card in events)


def _arises(state: RankingBattle, place: int, number: int) -> bool:
    """Whether the stack from a place on can come from a list of effects: one of them pauses, and the rest waits."""
    stack, effects = state.pending, state.book.lists[number]
    for following, effect in enumerate(effects, 1):
        if effect.pauses:
            waits = following < len(effects)
            if (not waits or stack[place] == (RESOLVE, 0, number, following)) and _leads(state, place + waits, effect):
                return True
    return False


def _leads(state: RankingBattle, place: int, effect: Effect) -> bool:
    """Whether an effect can lead to what lies on the stack from a place on."""
    stack, book = state.pending, state.book
    if place >= len(stack):
        return False
    if place == len(stack) - 1 and effect.question and _asks(state, effect.question, stack[place]):
        return True
    if effect.then and _arises(state, place, effect.then):
        return True
    if not effect.question or effect.question[0] != REPEAT:
        return False
    board = (*state.attacker[state.current], *state.played[state.current])
    return any(_arises(state, place, book.bonus[book.kind[card]]) for card in board)


def _asks(state: RankingBattle, question: Frame, frame: Frame) -> bool:
    """Whether a question is one that an effect puts, or what is left of it."""
    kind = frame[0]
    if kind == FORCED:
        return question[0] == WHO_DISCARDS and 0 < frame[3] <= question[3]
    if kind != question[0]:
        return False
    if kind == DISCARD:
        return 0 < frame[2] <= question[2]
    if kind == ORDER:
        return frame[2] == min(question[2], len(state.weapons))
    return kind == CYCLE or frame[2:] == question[2:]


# -- the question ---------------------------------------------------------------------------------------------------


def _asked(state: RankingBattle, frame: Frame) -> int:
    """Who has to answer a question."""
    if frame[0] == REACT:
        return state.defender
    return frame[2] if frame[0] in STEPS or frame[0] == FORCED else state.current


def check_question(state: RankingBattle) -> None:
    """Refuse a question that would not be asked: put again it must come up as it is."""
    top = state.pending[-1]
    options = machine.TABLE.offers[top[0]](state, state.deciders[0], top)
    fits = bool(options)
    if top[0] not in ASKED_AT_ONCE:
        again = state.clone()
        again.deciders = ()
        again.pending[-1] = (top[0], 0, *top[2:])
        machine.TABLE.run[top[0]](again, again.pending[-1])
        fits = again.pending == state.pending
    elif top[0] != REACT:
        fits = len(options) > 1
    need(fits, "there is nothing to choose at the last frame")
