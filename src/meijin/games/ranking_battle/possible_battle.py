"""Which described battles can be: the two sides, what they have thrown in so far, and what their weapons ask."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meijin.games.ranking_battle.abilities import cats_in_hand
from meijin.games.ranking_battle.board import attacker_kind, opponent
from meijin.games.ranking_battle.frames import ARM, CHALLENGE, EQUIP, EXCHANGE, EXPERTISE, REACT
from meijin.games.ranking_battle.rules import challengeable
from meijin.games.ranking_battle.words import counted
from meijin.kernel.described import need

if TYPE_CHECKING:
    from meijin.games.ranking_battle.state import RankingBattle


def check_sides(state: RankingBattle) -> None:
    """Refuse a battle of the wrong players, and numbers of a battle for others."""
    seats, bottom = state.setup.seats, state.pending[0][0]
    under_way = bottom == CHALLENGE and len(state.pending) > 1
    challenger, defender = state.challenger, state.defender
    if challenger < 0 and defender < 0:
        need(not under_way, "a step of a battle needs a challenger and a defender")
    else:
        need(under_way, "there is a challenger or a defender, but no battle on the stack")
        need(challenger == state.current, f"the challenger is whose turn it is: {seats[state.current]}")
        need(defender not in (-1, challenger), "a battle needs a defender other than the challenger")
        reach = challengeable(state, challenger)
        need(defender in reach, f"{seats[challenger]} cannot challenge {seats[defender]} (RB4.5.2)")
    for seat, name in enumerate(seats):
        numbers = (state.total, state.reacted, state.spent, state.armed, state.hampered)
        fights = seat == challenger or seat == defender
        need(fights or not any(each[seat] for each in numbers), f"{name} has numbers of a battle, but is in no battle")
    if state.announced >= 0:
        _check_announced(state)


def _check_announced(state: RankingBattle) -> None:
    modifiers = state.book.modifiers[attacker_kind(state, state.current)]
    most = max([ability.announces for ability in modifiers], default=0)
    told = min(most, cats_in_hand(state, state.current))
    need(state.pending[0][0] == CHALLENGE and most > 0, "nobody has announced a bonus for cats")
    need(state.announced == told, f"the announced bonus for cats would be {told}, not {state.announced}")


def check_step(state: RankingBattle) -> None:
    """Refuse a step of a battle that goes with other weapons or numbers."""
    step = state.pending[1]
    kind, seat = step[0], state.defender if step[0] == REACT else step[2]
    arming = kind in (EQUIP, EXCHANGE, ARM)
    for side in (state.challenger, state.defender):
        name = state.setup.seats[side]
        ready = arming and seat == state.defender and side == state.challenger
        held = int(ready)
        if arming and side == seat:
            held = state.book.look[attacker_kind(state, side)] if kind == EQUIP else 1
        need(
            len(state.equipped[side]) == held,
            f"{name} has {counted(len(state.equipped[side]), 'weapon')} at this step of the battle, not {held}",
        )
        done = len(_arms(state, side)) if ready else step[3] - 1 if kind == ARM and side == seat else -1
        _check_weapon(state, side, done)
        _check_spent(state, side, kind, seat)
    if kind == EQUIP:
        need(not step[3], "who has exchanged a weapon takes one, and is not asked which")
    _check_reacted(state, kind)
    if len(state.pending) > 2:
        _check_asked(state)


def _arms(state: RankingBattle, seat: int) -> tuple[object, ...]:
    """The abilities of the weapon that a side has equipped."""
    return state.book.arms[state.book.kind[state.equipped[seat][0]]]


def _check_weapon(state: RankingBattle, side: int, done: int) -> None:
    """What a weapon can have given and taken when so many of its abilities are done; -1 if it does not count yet."""
    least = most = hampers = 0
    if done >= 0:
        weapon = state.book.kind[state.equipped[side][0]]
        abilities = state.book.arms[weapon][:done]
        least = state.book.power[weapon]
        most = least + sum(ability.most for ability in abilities)
        hampers = sum(ability.hampers for ability in abilities)
    name, other = state.setup.seats[side], opponent(state, side)
    allowed = f"from {least} to {most}" if most > least else str(least)
    need(least <= state.armed[side] <= most, f"'armed' of {name} must be {allowed}, not {state.armed[side]}")
    lost = state.hampered[other]
    allowed = f"from 0 to {hampers}" if hampers else "0"
    need(lost <= hampers, f"'hampered' of {state.setup.seats[other]} must be {allowed}, not {lost}")


def _check_spent(state: RankingBattle, side: int, kind: int, seat: int) -> None:
    """Victory cards are used by the challenger, then by the defender, and lie face-down until a weapon flips them."""
    most = state.face_down[side]
    if kind == REACT or (kind == EXPERTISE and (side == seat or side == state.defender)):
        most = 0
    elif kind != EXPERTISE:
        most += state.face_up[side]
    name, spent = state.setup.seats[side], state.spent[side]
    need(spent <= most, f"'spent' of {name} must be {f'from 0 to {most}' if most else 0}, not {spent}")


def _check_reacted(state: RankingBattle, kind: int) -> None:
    """Cards that were used lie aside until the defender is done, then in the discard pile or a deck shuffled since."""
    book, seats, defender = state.book, state.setup.seats, state.defender
    reacted = state.reacted[defender]
    need(not state.reacted[state.challenger], f"{seats[state.challenger]} challenges and cannot react")
    if kind == REACT:
        power = sum(book.reaction[book.kind[card]] for card in state.aside[defender])
        need(reacted == power, f"'reacted' of {seats[defender]} must be {power} by the cards set aside, not {reacted}")
        return
    sums = {0}
    for card in (*state.discard[defender], *state.deck[defender]):
        power = book.reaction[book.kind[card]]
        if power > 0:
            sums |= {power + other for other in sums}
    need(reacted in sums, f"'reacted' of {seats[defender]} cannot be {reacted} with the cards that may have been used")


def _check_asked(state: RankingBattle) -> None:
    """What a weapon asks is what its ability would ask."""
    _, (_, _, seat, place), top = state.pending
    again = state.clone()
    again.pending = state.pending[:-1]
    weapon = state.book.kind[state.equipped[seat][0]]
    state.book.arms[weapon][place - 1].do(again, seat)
    asked = again.pending == [*state.pending[:-1], (top[0], 0, *top[2:])]
    need(asked, f"{state.book.ids[weapon]} does not ask this of {state.setup.seats[seat]}")
