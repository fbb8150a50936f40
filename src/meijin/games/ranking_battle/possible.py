"""Which described positions can be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.ranking_battle import machine
from meijin.games.ranking_battle.abilities import cats_in_hand
from meijin.games.ranking_battle.frames import (
    ARM,
    ATTACKER,
    BEGIN,
    CALL,
    CHALLENGE,
    CHARACTER,
    DROP,
    END,
    EQUIP,
    EXCHANGE,
    FORCED,
    GUESS,
    ORDER,
    PHASES,
    REACT,
    REMOVE,
    RESOLVE,
    STEPS,
)
from meijin.games.ranking_battle.setup import plays_event
from meijin.kernel.errors import ScenarioError
from meijin.kernel.state import Frame

if TYPE_CHECKING:
    from meijin.games.ranking_battle.setup import RankingSetup
    from meijin.games.ranking_battle.state import RankingBattle

# Questions that are put as soon as they come up, so that there is nothing to run.
ASKED_AT_ONCE: Final = (REACT, EQUIP, EXCHANGE, DROP)
NO_QUESTIONS: Final = (END, ARM, RESOLVE)
# The sorts of cards that may lie in each zone.
MAY_HOLD: Final = {
    "event_deck": "event",
    "display": "event",
    "board_events": "event",
    "weapons": "weapon",
    "used_weapons": "weapon",
    "equipped": "weapon",
    "attacker": "character",
    "played": "character",
    "aside": "character",
    "supply": "character cat",
    "box": "character cat event",
    "deck": "character cat",
    "hand": "character cat",
    "discard": "character cat",
}


def misplaced(setup: RankingSetup, card: int, zone: str) -> str:
    """Why a card cannot lie in a zone; empty if it can."""
    book, kind = setup.book, setup.book.kind[card]
    sort = book.sort(kind)
    if sort not in MAY_HOLD[zone].split():
        return f"no {sort} is ever there"
    if zone == "aside" and book.reaction[kind] < 0:
        return "it is no card to react with"
    if not setup.terms.characters:
        return ""
    return _left_out(setup, kind, zone)


def _left_out(setup: RankingSetup, kind: int, zone: str) -> str:
    """Why a card that takes no part, or is never to be had, cannot be there."""
    book, selected = setup.book, setup.terms.characters
    if zone == "supply" and kind not in selected and kind not in book.always:
        return "it cannot be acquired in this game"
    if zone != "box" and kind in book.selectable and kind not in selected:
        return "it is not one of the characters in the game (option characters)"
    if book.owned <= kind < book.weapons and (zone == "box") == plays_event(book, selected, kind):
        return (
            "events of this game are never removed" if zone == "box" else "it needs a character who is not in the game"
        )
    return ""


def check(state: RankingBattle) -> None:
    """Refuse what can never lie on a table, whatever is going on."""
    seats = state.setup.seats
    players = len(seats)
    ranks = ", ".join(map(str, state.rank))
    _need(
        sorted(state.rank) == list(range(1, players + 1)),
        f"the ranks of {players} players are 1 to {players}, each once, not {ranks} (RB2.2.8)",
    )
    _check_victories(state)
    _check_pool(state)
    slots = state.book.catalogue.rules.event_slots_pool
    _need(len(state.display) == slots, f"{len(state.display)} events are on display; there are always {slots}")
    for seat, name in enumerate(seats):
        _check_board(state, seat, name)
    _check_marks(state)
    _check_ruler(state)
    _check_battle(state)


def _check_victories(state: RankingBattle) -> None:
    every = state.book.catalogue.victories
    held = sum(state.face_up) + sum(state.face_down)
    _need(
        state.victories + held == every,
        f"there are {every} victory cards in all, not {state.victories} in the pile and {held} on boards (RB2.2.9)",
    )


def _check_pool(state: RankingBattle) -> None:
    """Whoever takes no part is in the box, and so are the events with them."""
    book = state.book
    selected = tuple(kind for kind in state.pool if kind in book.selectable)
    for kind in range(book.weapons):
        event = kind >= book.owned
        out = not plays_event(book, selected, kind) if event else kind in book.selectable and kind not in selected
        copies = book.set_of[kind]
        _need(not out or state.box & copies == copies, f"{book.ids[kind]} takes no part and must be in the box")
        _need(out or not event or not state.box & copies, f"{book.ids[kind]} takes part and is never in the box")
        _need(kind in state.pool or not state.supply & copies, f"{book.ids[kind]} cannot be acquired (RB3.10)")


def _check_board(state: RankingBattle, seat: int, name: str) -> None:
    rules, kinds = state.book.catalogue.rules, state.setup.kinds
    fighting = len(state.attacker[seat])
    _need(
        fighting == 1, f"{name} has {fighting or 'no'} attacker{'s' if fighting else ''}; there is always one (RB2.2.4)"
    )
    events = [kinds[card] for card in state.board_events[seat]]
    most = rules.event_slots_player
    _need(len(events) <= most, f"{name} has {len(events)} events on the board; there are at most {most} (RB2.2.4)")
    _need(len(set(events)) == len(events), f"{name} has two events of the same name on the board (RB2.2.6)")
    own = seat == state.current
    _need(own or not state.played[seat], f"{name} has played characters, but it is not {name}'s turn (RB2.2.4)")
    early = state.pending[0][0] == BEGIN
    _need(not early or not state.played[seat], f"{name} has played characters before the Character Phase")
    fights = seat == state.challenger or seat == state.defender
    _need(fights or not state.equipped[seat], f"{name} has a weapon, but is in no battle")
    reacts = seat == state.defender and state.pending[-1][0] == REACT
    _need(reacts or not state.aside[seat], f"{name} has cards set aside, but does not react to a challenge")


def _check_marks(state: RankingBattle) -> None:
    names, own = state.setup.cards, state.current
    for card in range(len(names)):
        if state.used >> card & 1:
            here = card in state.board_events[own]
            _need(here, f"{names[card]} is used, but is no event on the board of {state.setup.seats[own]}")
        if state.shown >> card & 1:
            _need(card in state.hand[own], f"{names[card]} is shown, but not in the hand of the active player")
        if state.revealed >> card & 1:
            cat = state.book.points[state.book.kind[card]] > 0
            _need(cat, f"{names[card]} is no cat and cannot be revealed for points")


def _check_ruler(state: RankingBattle) -> None:
    seats, first = state.setup.seats, state.rank.index(1)
    victories = state.face_up[first] + state.face_down[first]
    needed = state.terms.ruler_at
    _need(
        victories < state.terms.instant_at, f"{seats[first]} is Rank 1 with {victories} victory cards: the game is over"
    )
    _need(
        state.ruler in (-1, first) and (state.ruler >= 0) == (victories >= needed),
        f"the ruler is who is Rank 1 with {needed} victory cards or more (RB7.3), and {seats[first]} has {victories}",
    )
    waiting = any(state.countdown)
    _need(state.ruler >= 0 or not waiting, "there is a countdown, but no ruler")
    _need(state.ruler >= 0 or not state.counts, "turns count only while there is a ruler")
    _need(state.ruler < 0 or not state.countdown[state.ruler], "the ruler is not in the countdown")


def _check_battle(state: RankingBattle) -> None:
    seats, bottom = state.setup.seats, state.pending[0][0]
    under_way = bottom == CHALLENGE and len(state.pending) > 1
    challenger, defender = state.challenger, state.defender
    if challenger < 0 and defender < 0:
        _need(not under_way, "a step of a battle needs a challenger and a defender")
        numbers = (*state.total, *state.reacted, *state.spent, *state.armed, *state.hampered)
        _need(not any(numbers), "there are totals, but no battle")
    else:
        _need(under_way, "there is a challenger or a defender, but no battle on the stack")
        _need(challenger == state.current, f"the challenger is whose turn it is: {seats[state.current]}")
        _need(defender not in (-1, challenger), "a battle needs a defender other than the challenger")
    if state.announced >= 0:
        kind = state.book.kind[state.attacker[state.current][0]]
        most = max([ability.announces for ability in state.book.modifiers[kind]], default=0)
        told = min(most, cats_in_hand(state, state.current))
        _need(bottom == CHALLENGE and most > 0, "nobody has announced a bonus for cats")
        _need(state.announced == told, f"the announced bonus for cats would be {told}, not {state.announced}")


# -- the stack ------------------------------------------------------------------------------------------------------


def check_stack(state: RankingBattle) -> None:
    """Refuse frames that do not lie on each other like this."""
    stack, kinds = state.pending, state.setup.game.frames
    bottom = stack[0][0]
    _need(bottom in PHASES, "the first frame of the stack must be that of a phase")
    for place, frame in enumerate(stack):
        kind, name = frame[0], kinds[frame[0]].name
        top = place == len(stack) - 1
        _need(not place or kind not in PHASES, f"{name!r} is a phase and lies at the bottom of the stack")
        _need(top or not frame[1], f"only the last frame of the stack is a question, not {name!r}")
        if place:
            _need(
                (kind in STEPS) == (bottom == CHALLENGE) and (kind == DROP) == (bottom == ATTACKER),
                f"{name!r} does not lie on {kinds[bottom].name!r}",
            )
            _need(kind in STEPS or kind == DROP or bottom in (BEGIN, CHARACTER), f"{name!r} belongs to no phase here")
        if kind in STEPS:
            arms = place == 1 and kind == ARM and not top
            _need(top or arms, f"{name!r} is a step of a battle and lies at the top")
            _need((kind in (GUESS, CALL)) == (place == 2), f"{name!r} lies above 'arm', and nothing else does")
        _check_operands(state, frame, name)
    top_frame = stack[-1]
    _need(top_frame[0] not in NO_QUESTIONS, f"{kinds[top_frame[0]].name!r} asks nobody anything")
    _need(bool(top_frame[1]), "the last frame of the stack must be a question to somebody: it needs 'seats'")
    asked = _asked(state, top_frame)
    _need(
        top_frame[1] == 1 << asked,
        f"{kinds[top_frame[0]].name!r} is a question to {state.setup.seats[asked]} alone",
    )


def _check_operands(state: RankingBattle, frame: Frame, name: str) -> None:
    kind = frame[0]
    if kind in STEPS and kind != REACT:
        _need(frame[2] in (state.challenger, state.defender), f"'seat' of {name!r} must be one of the two who fight")
    if kind == FORCED:
        _need(0 <= frame[2] != state.current, f"'seat' of {name!r} must be another player")
    if kind == RESOLVE:
        most = len(state.book.lists[frame[2]])
        _need(0 <= frame[3] < most, f"'next' of {name!r} goes from 0 to {most - 1}, not {frame[3]}")
    elif kind == ORDER:
        _need(0 <= frame[3] < frame[2] <= len(state.weapons), f"'n' and 'placed' of {name!r} do not fit the deck")
    elif kind == DROP:
        _need(frame[2] in state.display, f"'event' of {name!r} must be on display")
    elif kind != REMOVE:
        for operand, number in zip(state.setup.game.frames[kind].operands, frame[2:], strict=True):
            _need(number >= 0, f"{operand.name!r} of {name!r} cannot be {number}")
    if kind in (ARM, EXCHANGE, GUESS, CALL):
        _need(len(state.equipped[frame[2]]) == 1, f"{name!r} needs an equipped weapon")
        weapon = state.book.kind[state.equipped[frame[2]][0]]
        _need(kind != EXCHANGE or state.book.exchanges[weapon], f"{state.book.ids[weapon]} cannot be exchanged")
        if kind == ARM:
            arms = state.book.arms[weapon]
            _need(1 <= frame[3] <= len(arms) and arms[frame[3] - 1].pauses, f"{state.book.ids[weapon]} asks nothing")


def _asked(state: RankingBattle, frame: Frame) -> int:
    """Who has to answer a question."""
    if frame[0] == REACT:
        return state.defender
    return frame[2] if frame[0] in STEPS or frame[0] == FORCED else state.current


def check_question(state: RankingBattle) -> None:
    """Refuse a question that would not be asked: put again it must come up as it is."""
    top = state.pending[-1]
    options = machine.OFFERS[top[0]](state, state.deciders[0], top)
    fits = bool(options)
    if top[0] not in ASKED_AT_ONCE:
        again = state.clone()
        again.deciders = ()
        again.pending[-1] = (top[0], 0, *top[2:])
        machine.RUN[top[0]](again, again.pending[-1])
        fits = again.pending == state.pending
    elif top[0] != REACT:
        fits = len(options) > 1
    _need(fits, "there is nothing to choose at the last frame")


def _need(holds: bool, otherwise: str) -> None:
    if not holds:
        raise ScenarioError(f"this position cannot be: {otherwise}")
