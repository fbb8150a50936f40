"""Which described positions can be: cards in their zones, numbers that fit each other, and a question that is asked.

Whether a whole game leads there is not asked, only that it can be played on from there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.ranking_battle import frames
from meijin.games.ranking_battle.abilities import cats_in_hand
from meijin.games.ranking_battle.board import attacker_kind
from meijin.games.ranking_battle.frames import NAMES
from meijin.games.ranking_battle.legality import Bar, acquire, challengeable, unrevealed
from meijin.games.ranking_battle.setup import plays_event
from meijin.games.ranking_battle.spelling import counted
from meijin.kernel.demands import need
from meijin.kernel.frames import KIND, SEATS, changed
from meijin.kernel.machine import never_runs
from meijin.kernel.state import DECIDERS, Frame

if TYPE_CHECKING:
    from meijin.games.ranking_battle.book import Book
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
# What may lie above a phase; in a battle these kinds together.
ABOVE: Final = {
    frames.BEGIN: frames.EFFECTS,
    frames.CHARACTER: frames.EFFECTS,
    frames.ATTACKER: (frames.DROP,),
    frames.CHALLENGE: frames.STEPS,
}
IN_BATTLE: Final = (
    [frames.REACT],
    [frames.EXPERTISE],
    [frames.EQUIP],
    [frames.EXCHANGE],
    [frames.ARM, frames.GUESS],
    [frames.ARM, frames.CALL],
)


# -- zones ----------------------------------------------------------------------------------------------------------


def misplaced(setup: RankingSetup, card: int, zone: str) -> str:
    """Why a card cannot lie in a zone; empty if it can."""
    book, kind = setup.book, setup.book.kind[card]
    sort = book.sort(kind)
    if sort not in MAY_HOLD[zone].split():
        return f"no {sort} is ever there"
    if zone == "aside" and book.reaction[kind] < 0:
        return "it is no card to react with"
    return _left_out(book, setup.terms.characters, kind, zone) if setup.terms.characters else ""


def _left_out(book: Book, selected: tuple[int, ...], kind: int, zone: str) -> str:
    """Why a card that takes no part, or is never to be had, cannot be there."""
    if zone != "box" and kind in book.selectable and kind not in selected:
        return "it is not one of the characters in the game (option characters)"
    if zone == "supply" and kind not in selected and kind not in book.always:
        return "it cannot be acquired in this game (RB3.10)"
    if book.owned <= kind < book.weapons and (zone == "box") == plays_event(book, selected, kind):
        return (
            "events of this game are never removed" if zone == "box" else "it needs a character who is not in the game"
        )
    return ""


def _check_zones(state: RankingBattle) -> None:
    """Of characters chosen by lot it is known only now who takes part."""
    selected = tuple(kind for kind in state.pool if kind in state.book.selectable)
    for zone in state.setup.zones.values():
        for _, cards in state.piles(zone):
            for card in cards:
                problem = _left_out(state.book, selected, state.book.kind[card], zone.name)
                need(not problem, f"{state.setup.cards[card]} is in the zone {zone.name}, but {problem}")


# -- numbers and boards ---------------------------------------------------------------------------------------------


def check(state: RankingBattle) -> None:
    """Refuse what can never lie on a table, whatever is asked."""
    rules, players = state.book.catalogue.rules, len(state.rank)
    need(
        sorted(state.rank) == list(range(1, players + 1)),
        f"the ranks of {players} players are 1 to {players}, each once, not "
        f"{', '.join(map(str, state.rank))} (RB2.2.8)",
    )
    every, held = state.book.catalogue.victories, sum(state.face_up) + sum(state.face_down)
    need(
        state.victories + held == every,
        f"there are {every} victory cards in all, not {state.victories} in the pile and {held} on boards (RB2.2.9)",
    )
    slots, shown = rules.event_slots_pool, len(state.display)
    need(shown == slots, f"{counted(shown, 'event')} {'is' if shown == 1 else 'are'} on display, not {slots} as always")
    _check_zones(state)
    for seat, name in enumerate(state.setup.seats):
        _check_board(state, seat, name)
    _check_marks(state)
    _check_ruler(state)
    _check_sides(state)
    _check_told(state)


def _check_board(state: RankingBattle, seat: int, name: str) -> None:
    fighting, most = len(state.attacker[seat]), state.book.catalogue.rules.event_slots_player
    need(
        fighting == 1, f"{name} has {fighting or 'no'} attacker{'s' if fighting else ''}; there is always one (RB2.2.4)"
    )
    events = [state.book.kind[card] for card in state.board_events[seat]]
    need(len(events) <= most, f"{name} has {len(events)} events on the board; there are at most {most} (RB2.2.4)")
    need(len(set(events)) == len(events), f"{name} has two events of the same name on the board (RB2.2.6)")
    own = seat == state.current
    need(own or not state.played[seat], f"{name} has played characters, but it is not {name}'s turn (RB2.2.4)")
    reacts = seat == state.defender and state.pending[-1][KIND] == frames.REACT
    need(reacts or not state.aside[seat], f"{name} has cards set aside, but does not react to a challenge")
    numbers = (state.total, state.reacted, state.spent, state.armed, state.hampered)
    if seat not in (state.challenger, state.defender):
        need(not state.equipped[seat], f"{name} has a weapon, but is in no battle")
        need(not any(each[seat] for each in numbers), f"{name} has numbers of a battle, but is in no battle")


def _check_marks(state: RankingBattle) -> None:
    names, own = state.setup.cards, state.current
    for card, kind in enumerate(state.book.kind):
        if state.used >> card & 1:
            here = card in state.board_events[own]
            need(here, f"{names[card]} is used, but is no event on the board of {state.setup.seats[own]}")
        if state.shown >> card & 1:
            need(card in state.hand[own], f"{names[card]} is shown, but not in the hand of the active player")
        if state.revealed >> card & 1:
            need(state.book.points[kind] > 0, f"{names[card]} is no cat and cannot be revealed for points")


def _check_ruler(state: RankingBattle) -> None:
    seats, first, needed = state.setup.seats, state.rank.index(1), state.terms.ruler_at
    held = state.face_up[first] + state.face_down[first]
    need(held < state.terms.instant_at, f"{seats[first]} is Rank 1 with {held} victory cards: the game is over")
    need(
        state.ruler == (first if held >= needed else -1),
        f"the ruler is who is Rank 1 with {needed} victory cards or more (RB7.3), and {seats[first]} has {held}",
    )
    counting = bool(state.counts) or any(state.countdown)
    need(state.ruler >= 0 or not counting, "there is a countdown, but no ruler")


def _check_sides(state: RankingBattle) -> None:
    """The two who fight, while a step of their battle lies on the stack."""
    seats, challenger, defender = state.setup.seats, state.challenger, state.defender
    if state.pending[0][KIND] != frames.CHALLENGE or len(state.pending) == 1:
        need(challenger == defender == -1, "there is a challenger or a defender, but no battle on the stack")
        return
    need(challenger >= 0 and defender >= 0, "a step of a battle needs a challenger and a defender")
    need(challenger == state.current, f"the challenger is whose turn it is: {seats[state.current]}")
    need(defender != challenger, "a battle needs a defender other than the challenger")
    reach = challengeable(state, challenger)
    need(defender in reach, f"{seats[challenger]} cannot challenge {seats[defender]} (RB4.5.2)")


def _check_told(state: RankingBattle) -> None:
    """What was told of the cats in the active player's hand is so."""
    seat, phase = state.current, state.pending[0][KIND]
    if state.announced >= 0:
        modifiers = state.book.modifiers[attacker_kind(state, seat)]
        most = max([ability.announces for ability in modifiers], default=0)
        told = min(most, cats_in_hand(state, seat))
        need(phase == frames.CHALLENGE and most > 0, "nobody has announced a bonus for cats")
        need(state.announced == told, f"the announced bonus for cats would be {told}, not {state.announced}")
    if state.all_shown:
        late = frames.REVEAL < phase < frames.END
        need(late and not unrevealed(state, seat), "all_shown is said once every cat in the hand is revealed")


# -- the stack ------------------------------------------------------------------------------------------------------


def check_stack(state: RankingBattle) -> None:
    """Refuse frames that do not lie on each other like this, and ask what the last one asks."""
    phase, *above = state.pending
    top = state.pending[-1]
    need(phase[KIND] in frames.PHASES, "the first frame of the stack must be that of a phase")
    need(not any(frame[SEATS] for frame in state.pending[:-1]), "only the last frame of the stack is a question")
    for frame in above:
        fits = frame[KIND] in ABOVE.get(phase[KIND], ()) and (
            frame is top or frame[KIND] == frames.RESOLVE or frame[KIND] in frames.STEPS
        )
        need(fits, f"{NAMES[frame[KIND]]!r} does not lie on {NAMES[phase[KIND]]!r} like this")
        if frame[KIND] == frames.FORCED:
            need(frame[frames.FORCED_SEAT] != state.current, "'seat' of 'forced_discard' must be another player")
        elif frame[KIND] == frames.ORDER:
            _check_order(state, frame)
        elif frame[KIND] == frames.DROP:
            _check_drop(state, frame)
    need(top[KIND] not in (frames.END, frames.ARM, frames.RESOLVE), f"{NAMES[top[KIND]]!r} asks nobody anything")
    need(bool(top[SEATS]), "the last frame of the stack must be a question to somebody: it needs 'seats'")
    if state.challenger >= 0:
        _check_step(state, above)
    asked = _asked(state, top)
    need(top[SEATS] == 1 << asked, f"{NAMES[top[KIND]]!r} is a question to {state.setup.seats[asked]} alone")
    state.deciders = DECIDERS[top[SEATS]]
    _check_question(state, top)


def _check_order(state: RankingBattle, frame: Frame) -> None:
    """Whoever puts weapons in order has looked at them."""
    _, _, count, placed = frame
    weapons, zone, name = state.weapons, state.setup.zones["weapons"], state.setup.seats[state.current]
    need(placed < count <= len(weapons), "'n' and 'placed' of 'order' do not fit the deck")
    seen = all(state.has_seen(state.current, card, zone, -1) for card in weapons[-count:])
    need(seen, f"{name} has not seen the top {count} weapons: each needs 'known', with {name} in it")


def _check_drop(state: RankingBattle, frame: Frame) -> None:
    """An event makes room for one that can be acquired, on a board that is full."""
    _, _, event = frame
    seat, kind, name = state.current, state.book.kind[event], state.setup.seats[state.current]
    need(event in state.display, "'event' of 'drop' must be on display")
    need(acquire(state, seat, kind) == Bar.NOTHING, f"{name} cannot acquire {state.book.ids[kind]}")
    full = len(state.board_events[seat]) == state.book.catalogue.rules.event_slots_player
    need(full, f"{name} has room on the board and need not drop an event")


def _check_step(state: RankingBattle, above: list[Frame]) -> None:
    """The weapons at a step of a battle, and what they ask."""
    kinds = [frame[KIND] for frame in above]
    need(kinds in IN_BATTLE, f"a battle does not stand at {' and '.join(NAMES[kind] for kind in kinds)}")
    step, fights = kinds[0], (state.challenger, state.defender)
    seat = _asked(state, above[0])
    need(seat in fights, f"'seat' of {NAMES[step]!r} must be one of the two who fight")
    for side in fights:
        taken = 0
        if step in (frames.EQUIP, frames.EXCHANGE, frames.ARM):
            first = state.book.look[attacker_kind(state, side)] if step == frames.EQUIP else 1
            taken = first if side == seat else int(seat == state.defender)
        held = len(state.equipped[side])
        name = state.setup.seats[side]
        need(held == taken, f"{name} has {counted(held, 'weapon')} at this step of the battle, not {taken}")
    if step in (frames.EXCHANGE, frames.ARM):
        weapon = state.book.kind[state.equipped[seat][0]]
        asks = state.book.exchanges[weapon] if step == frames.EXCHANGE else _asks(state, weapon, above)
        need(asks, f"{state.book.ids[weapon]} does not ask this of {state.setup.seats[seat]}")


def _asks(state: RankingBattle, weapon: int, above: list[Frame]) -> bool:
    """Whether the ability before the next one of a weapon asks what lies on top."""
    (_, _, seat, place), question = above
    abilities = state.book.arms[weapon][:place]
    if not 0 < place == len(abilities) or not abilities[-1].pauses:
        return False
    again = state.clone()
    again.pending.pop()
    abilities[-1].do(again, seat)
    return again.pending == [*state.pending[:-1], changed(question, SEATS, 0)]


def _asked(state: RankingBattle, frame: Frame) -> int:
    """Who has to answer a question."""
    if frame[KIND] == frames.REACT:
        return state.defender
    if frame[KIND] in frames.STEPS:
        return frame[frames.STEP_SEAT]
    return frame[frames.FORCED_SEAT] if frame[KIND] == frames.FORCED else state.current


def _check_question(state: RankingBattle, top: Frame) -> None:
    """Refuse a question that would not be asked: put again it must come up as it is."""
    run = state.HANDLINGS.run[top[KIND]]
    asked = bool(state.legal(state.deciders[0]))
    if run is not never_runs and top[KIND] != frames.EQUIP:  # a weapon is taken before it is asked about
        again = state.clone()
        again.deciders = ()
        again.pending[-1] = changed(top, SEATS, 0)
        run(again, again.pending[-1])
        asked = again.pending == state.pending
    need(asked, "there is nothing to choose at the last frame")
