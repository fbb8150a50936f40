"""The War Chronicles of Ganymede as a state machine: all three modes.

The rule ids in the comments are those of ``rules.md``.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from meijin.games.ganymede import effects, frames, messages, view
from meijin.games.ganymede.cards import (
    ACE_HIGH,
    ACES,
    CARD,
    DRAW_BLOCKED_ABOVE,
    DRAW_LIMIT,
    EXTRA_DRAW,
    GREEN,
    KEYWORD,
    NUMBER,
    PURPLE,
    RED,
    THREES,
    TOTAL,
    USED_WHEN_DRAWN,
    WITHDRAW,
)
from meijin.games.ganymede.frames import DRAW_QUESTIONS, TO_SEAT
from meijin.games.ganymede.refusals import no_draw
from meijin.kernel.state import Frame, replaced

if TYPE_CHECKING:
    from meijin.games.ganymede.state import Ganymede

NOTHING: Final = ((), (0,), (0, 0), (0, 0, 0))  # a value of 0 for each of so many camps
STARTING_WITH: Final = ((RED, GREEN), (GREEN, RED))
RESOLVED: Final = (THREES | ACES) * 15  # the fields of a tally that lead to a decision at the Showdown


# -- order --------------------------------------------------------------------------------------------------------


def acting_order(state: Ganymede) -> tuple[int, ...]:
    """Who acts first: in battle the start player, otherwise Red, Green, Purple (R22, R23), the fallen left out."""
    if state.mode.token:
        return STARTING_WITH[state.start]
    red, green, _ = state.hp
    if red and green:
        return (RED, GREEN, PURPLE)
    return (RED, PURPLE) if red else (GREEN, PURPLE)


def resolving_order(state: Ganymede) -> tuple[int, ...]:
    """Who has a 3 or an ace to use at the Showdown, in acting order; the automaton has no choice (4.7)."""
    tally = state.tally
    seats = state.setup.players
    anybody = tally[RED] | tally[GREEN] if seats == 2 else tally[RED] | tally[GREEN] | tally[PURPLE]
    if not anybody & RESOLVED:
        return ()
    return tuple([camp for camp in acting_order(state) if tally[camp] & RESOLVED and camp < seats])


def removal_order(state: Ganymede) -> tuple[int, ...]:
    """Who takes a card out of the game: the damaged of Red and Green who stand, in acting order (R39, R42)."""
    red = state.damaged[RED] and state.hp[RED]
    green = state.damaged[GREEN] and state.hp[GREEN]
    if red and green:
        return STARTING_WITH[state.start if state.mode.token else RED]
    return (RED,) if red else (GREEN,) if green else ()


def reinforce_order(state: Ganymede) -> tuple[int, ...]:
    """Who takes a Black card: in battle the damaged one first, otherwise the token holder; else Red, then Green."""
    red, green = state.damaged[RED] > 0, state.damaged[GREEN] > 0
    if state.mode.token:
        return STARTING_WITH[state.token if red == green else RED if red else GREEN]
    red, green = state.hp[RED] > 0, state.hp[GREEN] > 0
    return STARTING_WITH[RED] if red and green else (RED,) if red else (GREEN,)


def setup_order(state: Ganymede) -> tuple[int, ...]:
    """Who picks a Black card first before the first round."""
    return STARTING_WITH[state.token if state.mode.token else RED]


# -- a camp's turn in each stage: the first question it is asked, if any ------------------------------------------


def pick_turn(state: Ganymede, camp: int) -> Frame | None:
    """Take one of the Black cards, while there are any (R33)."""
    return TO_SEAT[frames.ASK_PICK][camp] if state.supply else None


def draw_turn(state: Ganymede, camp: int) -> Frame | None:
    """A camp's Draw Phase begins (4.3, 4.7); in battle with a draw that is no choice (R5)."""
    state.used = 0
    if state.mode.automaton and camp == PURPLE:
        automaton_draws(state)
        return None
    if no_draw(state, camp):
        return end_drawing(state, camp)
    return draw(state, camp) if state.mode.min_draws else DRAW_QUESTIONS[camp]


def next_draw(state: Ganymede, camp: int) -> Frame | None:
    """The question whether to draw. Who can draw no more is done, after saying so where that hides something (R45)."""
    if not no_draw(state, camp):
        return DRAW_QUESTIONS[camp]
    if not state.mode.hidden or (state.setup.edition > 1 and stops_openly(state, camp)):
        return end_drawing(state, camp)
    return TO_SEAT[frames.ASK_STAND][camp]


def stops_openly(state: Ganymede, camp: int) -> bool:
    """Whether everybody can tell that a camp has nothing to decide and can draw no more (R45)."""
    row = state.row[camp]
    down = {card for card in row if state.down >> card & 1}
    groups = hidden_groups(state, camp, down)
    if row[-1] in down and any(USED_WHEN_DRAWN[card] for group in groups if row[-1] in group for card in group):
        return False  # for all that the others know, it is asked whether to show what it has drawn
    if state.used >= DRAW_LIMIT or not (state.deck[camp] or state.discard[camp]):
        return True
    least = sum([NUMBER[card] for card in row if card not in down])
    for group in groups:
        least += sum(sorted([NUMBER[card] for card in group])[: len(group & down)])
    return least > DRAW_BLOCKED_ABOVE


def hidden_groups(state: Ganymede, camp: int, down: set[int]) -> list[set[int]]:
    """A camp's cards that its rival does not know, those together of which each might lie in the place of another."""
    scouted = [card for card in state.discard[camp] if state.exceptions[1 - camp] >> card & 1]
    hidden = {*down, *state.deck[camp], *scouted}
    groups: list[set[int]] = []
    for batch in state.batches[camp]:
        group = hidden.intersection(batch)
        apart = [other for other in groups if not other & group]
        groups = [*apart, group.union(*[other for other in groups if other & group])]
    return groups


def end_drawing(state: Ganymede, camp: int) -> Frame | None:
    """A camp's Draw Phase is over, without another question; nothing says whether it had to be (R7)."""
    if state.events is not None:
        state.tell(messages.Done(state.setup.owners[camp]))
    return None


def draw(state: Ganymede, camp: int) -> Frame | None:
    """One draw of the Draw Phase (4.3), and the question that follows."""
    hidden = state.mode.hidden
    card = state.draw_card(camp, hidden)
    state.used += 1
    if not USED_WHEN_DRAWN[card]:
        return next_draw(state, camp)
    return TO_SEAT[frames.ASK_FLIP][camp] if hidden else use_drawn(state, camp, card)


def use_drawn(state: Ganymede, camp: int, card: int) -> Frame | None:
    """The effect of a 2 or 4 that has just been drawn and lies face up, and the question that follows."""
    if KEYWORD[card] == EXTRA_DRAW:
        effects.extra_draw(state)
    elif effects.scout(state, camp):
        return TO_SEAT[frames.ASK_SCOUT][camp]
    return next_draw(state, camp)


def automaton_draws(state: Ganymede) -> None:
    """4.7: Purple draws up to three cards while its value is at most 17."""
    while True:
        row = state.tally[PURPLE]
        high = effects.automaton_aces(row)
        worth = (row & TOTAL) + ACE_HIGH * high
        if state.used == DRAW_LIMIT or worth > state.mode.stops_above or state.draw_card(PURPLE, False) < 0:
            break
        state.used += 1
    if high and not state.mode.tens_before_ace:
        state.aces = replaced(state.aces, PURPLE, high)  # fixed from its own cards alone (R24)


def resolve_turn(state: Ganymede, camp: int) -> Frame | None:
    """A camp uses its 3s, then announces its aces (4.4)."""
    return resolve_from(state, camp, 0)


def resolve_from(state: Ganymede, camp: int, place: int) -> Frame | None:
    """Go on with the effects of a row from a place in it."""
    tally = state.tally[camp]
    if tally & THREES * 15 and tally & CARD * 15 > CARD:
        for card in state.row[camp][place:]:
            if KEYWORD[card] == WITHDRAW:
                return (frames.ASK_WITHDRAW, 1 << camp, card)
    return TO_SEAT[frames.ASK_ACES][camp] if tally & ACES * 15 else None


def remove_turn(state: Ganymede, camp: int) -> Frame | None:
    """A damaged camp takes one of its cards in play out of the game (R31: unless it has none)."""
    return TO_SEAT[frames.ASK_REMOVE][camp] if state.row[camp] else None


# -- from stage to stage --------------------------------------------------------------------------------------------


def begin_game(state: Ganymede) -> None:
    """After the first picks: shuffle the decks, Red's first, and begin round 1."""
    for camp, deck in enumerate(state.deck):
        state.mix(deck, camp)
    begin_round(state)


def begin_round(state: Ganymede) -> None:
    """The Initial Phase: one card face up for every camp that stands; in coop and trio Purple's first."""
    order = acting_order(state)
    state.aces = NOTHING[len(state.hp)]
    state.damaged = [0] * len(state.hp)
    if state.events is not None:
        view.tell_round(state)
    if not state.mode.token:
        state.draw_card(PURPLE, False)
    for camp in order:
        if camp != PURPLE:
            state.draw_card(camp, False)
    state.stage = frames.DRAW
    state.queue = order


def showdown(state: Ganymede) -> None:
    """All face-down cards are turned up at once."""
    state.down = 0
    if state.events is not None:
        view.tell_showdown(state)
    state.stage = frames.SHOWDOWN
    state.queue = resolving_order(state)


def deal_damage(state: Ganymede) -> None:
    """The Damage Calculation Phase, and the end of the game if somebody has fallen (section 6)."""
    if state.mode.token:
        effects.compare(state, RED, GREEN)
        red, green = state.hp
        if not red or not green:
            winner = state.token if not red and not green else RED if red else GREEN
            finish(state, 1 << winner, frames.Ending.FALLEN)
            return
    else:
        for camp in (RED, GREEN):
            if state.hp[camp]:
                effects.compare(state, camp, PURPLE)
                if not state.hp[PURPLE]:
                    finish(state, 1 << RED | 1 << GREEN, frames.Ending.FALLEN)
                    return
        if not state.hp[RED] and not state.hp[GREEN]:
            finish(state, purple_wins(state), frames.Ending.FALLEN)
            return
    state.stage = frames.CLEANUP
    state.queue = removal_order(state)


def finish(state: Ganymede, winners: int, why: frames.Ending) -> None:
    """The game is over, won by a mask of seats."""
    state.won = winners
    state.why = int(why)
    state.deciders = ()
    state.pending.clear()
    if state.events is not None:
        seats = tuple([name for seat, name in enumerate(state.setup.seats) if winners >> seat & 1])
        state.tell(messages.Over(why.name.lower(), seats))


def purple_wins(state: Ganymede) -> int:
    """The winners when Purple's side prevails: in coop no seat at all."""
    return 0 if state.mode.automaton else 1 << PURPLE


def more_hp(state: Ganymede) -> int:
    """The winner of a battle when time is up: the one with more HP; with equal HP nobody (G6.8)."""
    red, green = state.hp
    return 0 if red == green else 1 << (RED if red > green else GREEN)


def clean_up(state: Ganymede) -> None:
    """All cards in play go to their owners' discard piles."""
    for camp, row in enumerate(state.row):
        state.discard[camp] += tuple(row)
        row.clear()
        state.tally[camp] = 0
    state.stage = frames.REINFORCE
    state.queue = reinforce_order(state)


def end_round(state: Ganymede) -> None:
    """The End Phase: the last round (R26), and in battle who starts the next."""
    if state.mode.token:
        red, green = state.hp
        state.start = state.token if red == green else RED if red > green else GREEN
    if state.round == state.mode.last_round:
        finish(state, 1 << state.start if state.mode.token else purple_wins(state), frames.Ending.ROUND_CAP)
        return
    if 0 < state.final_turn <= state.round:
        finish(state, more_hp(state) if state.mode.token else purple_wins(state), frames.Ending.TIMEOUT)
        return
    state.round += 1
    begin_round(state)


@dataclass(frozen=True)
class Stage:
    """A stage of a round, in which the camps have their turns one after the other."""

    order: Callable[[Ganymede], tuple[int, ...]]  # whose
    turn: Callable[[Ganymede, int], Frame | None]  # gives the first question to a camp, if any
    then: Callable[[Ganymede], None]  # once all have had theirs
    questions: tuple[int, ...]


STAGES: Final = {
    frames.SETUP: Stage(setup_order, pick_turn, begin_game, (frames.ASK_PICK,)),
    frames.DRAW: Stage(
        acting_order, draw_turn, showdown, (frames.ASK_DRAW, frames.ASK_STAND, frames.ASK_FLIP, frames.ASK_SCOUT)
    ),
    frames.SHOWDOWN: Stage(resolving_order, resolve_turn, deal_damage, (frames.ASK_ACES, frames.ASK_WITHDRAW)),
    frames.CLEANUP: Stage(removal_order, remove_turn, clean_up, (frames.ASK_REMOVE,)),
    frames.REINFORCE: Stage(reinforce_order, pick_turn, end_round, (frames.ASK_PICK,)),
}
TURNS: Final = tuple(stage.turn for stage in STAGES.values())
NEXT: Final = tuple(stage.then for stage in STAGES.values())
