"""Which described positions can be: boards, marks, the ruler, and what a turn can have brought so far.

What may lie on the stack is in ``possible_stack.py``, and what a battle can be like in ``possible_battle.py``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.ranking_battle.board import attacker_kind
from meijin.games.ranking_battle.frames import ATTACKER, BEGIN, CHALLENGE, CHARACTER, REACT, REPLACE, TAKE
from meijin.games.ranking_battle.rules import unrevealed
from meijin.games.ranking_battle.setup import plays_event
from meijin.games.ranking_battle.words import counted
from meijin.kernel.described import need

if TYPE_CHECKING:
    from meijin.games.ranking_battle.setup import RankingSetup
    from meijin.games.ranking_battle.state import RankingBattle

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
    need(
        sorted(state.rank) == list(range(1, players + 1)),
        f"the ranks of {players} players are 1 to {players}, each once, not {ranks} (RB2.2.8)",
    )
    _check_victories(state)
    _check_pool(state)
    slots = state.book.catalogue.rules.event_slots_pool
    shown = len(state.display)
    need(shown == slots, f"{counted(shown, 'event')} {'is' if shown == 1 else 'are'} on display, not {slots} as always")
    for seat, name in enumerate(seats):
        _check_board(state, seat, name)
    _check_marks(state)
    _check_turn(state)
    _check_ruler(state)


def _check_victories(state: RankingBattle) -> None:
    every = state.book.catalogue.victories
    held = sum(state.face_up) + sum(state.face_down)
    need(
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
        need(not out or state.box & copies == copies, f"{book.ids[kind]} takes no part and must be in the box")
        need(out or not event or not state.box & copies, f"{book.ids[kind]} takes part and is never in the box")
        need(kind in state.pool or not state.supply & copies, f"{book.ids[kind]} cannot be acquired (RB3.10)")


def _check_board(state: RankingBattle, seat: int, name: str) -> None:
    rules, kinds = state.book.catalogue.rules, state.setup.kinds
    fighting = len(state.attacker[seat])
    need(
        fighting == 1, f"{name} has {fighting or 'no'} attacker{'s' if fighting else ''}; there is always one (RB2.2.4)"
    )
    events = [kinds[card] for card in state.board_events[seat]]
    most = rules.event_slots_player
    need(len(events) <= most, f"{name} has {len(events)} events on the board; there are at most {most} (RB2.2.4)")
    need(len(set(events)) == len(events), f"{name} has two events of the same name on the board (RB2.2.6)")
    own = seat == state.current
    need(own or not state.played[seat], f"{name} has played characters, but it is not {name}'s turn (RB2.2.4)")
    early = state.pending[0][0] == BEGIN
    need(not early or not state.played[seat], f"{name} has played characters before the Character Phase")
    fights = seat == state.challenger or seat == state.defender
    need(fights or not state.equipped[seat], f"{name} has a weapon, but is in no battle")
    reacts = seat == state.defender and state.pending[-1][0] == REACT
    need(reacts or not state.aside[seat], f"{name} has cards set aside, but does not react to a challenge")


def _check_marks(state: RankingBattle) -> None:
    names, own = state.setup.cards, state.current
    for card in range(len(names)):
        if state.used >> card & 1:
            here = card in state.board_events[own]
            need(here, f"{names[card]} is used, but is no event on the board of {state.setup.seats[own]}")
        if state.shown >> card & 1:
            need(card in state.hand[own], f"{names[card]} is shown, but not in the hand of the active player")
        if state.revealed >> card & 1:
            cat = state.book.points[state.book.kind[card]] > 0
            need(cat, f"{names[card]} is no cat and cannot be revealed for points")


def _check_turn(state: RankingBattle) -> None:
    """What the turn can have brought so far."""
    book, kinds, bottom = state.book, state.book.kind, state.pending[0][0]
    bonus = book.bonus[attacker_kind(state, state.current)]
    need(
        bool(bonus) or not state.used_bonus or bottom == CHALLENGE,
        "the attacker has no bonus that could have been used",
    )
    if bottom == BEGIN:
        _check_beginning(state, bonus)
    early = bottom in (BEGIN, CHARACTER, REPLACE)
    need(not early or not state.revealed, "cats are revealed in the Acquisition Phase, once the display is settled")
    revealed = sum(book.points[kinds[card]] for card in state.hand[state.current] if state.revealed >> card & 1)
    need(state.points >= revealed, f"the cats revealed make {counted(revealed, 'point')}, not {state.points}")
    if state.all_shown:
        late = bottom in (TAKE, ATTACKER, CHALLENGE)
        need(late and not unrevealed(state, state.current), "all_shown is said once every cat in the hand is revealed")


def _check_beginning(state: RankingBattle, bonus: int) -> None:
    """Nothing but the ranking card and the attacker bonus can have given anything yet."""
    book, rules = state.book, state.book.catalogue.rules
    used = [book.beginning[state.rank[state.current]]] * state.used_rank + [bonus] * state.used_bonus
    for what, least, now in (
        ("plays", rules.plays, state.plays),
        ("points", 0, state.points),
        ("power", 0, state.power),
        ("challenges", rules.challenges, state.challenges),
    ):
        most = least + sum(book.most_given(number, what) for number in used)
        allowed = f"from {least} to {most}" if most > least else str(least)
        need(least <= now <= most, f"{what} must be {allowed} in this Beginning Phase, not {now}")
    need(not state.used, "no event is used before the Character Phase")
    need(bool(used) or not any(state.weaken), "nobody has been weakened yet in this turn")


def _check_ruler(state: RankingBattle) -> None:
    seats, first = state.setup.seats, state.rank.index(1)
    victories = state.face_up[first] + state.face_down[first]
    needed = state.terms.ruler_at
    need(
        victories < state.terms.instant_at, f"{seats[first]} is Rank 1 with {victories} victory cards: the game is over"
    )
    need(
        state.ruler in (-1, first) and (state.ruler >= 0) == (victories >= needed),
        f"the ruler is who is Rank 1 with {needed} victory cards or more (RB7.3), and {seats[first]} has {victories}",
    )
    waiting = any(state.countdown)
    need(state.ruler >= 0 or not waiting, "there is a countdown, but no ruler")
    need(state.ruler >= 0 or not state.counts, "turns count only while there is a ruler")
    need(
        state.ruler < 0 or bool(state.counts) or state.pending[0][0] == CHALLENGE or state.setup.edition == 1,
        "nobody can have been crowned in this turn yet, so it counts (RB7.6)",
    )
    need(state.ruler < 0 or not state.countdown[state.ruler], "the ruler is not in the countdown")
