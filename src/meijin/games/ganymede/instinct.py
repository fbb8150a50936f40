"""What a sensible player does without much thought: search plays rounds to their end with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meijin.games.ganymede import frames, notation, odds
from meijin.games.ganymede.cards import (
    BLACK_KINDS,
    DRAW_BLOCKED_ABOVE,
    DRAW_LIMIT,
    EXTRA_DRAW,
    GREEN,
    KEYWORD,
    NUMBER,
    PURPLE,
    RED,
    TOTAL,
)
from meijin.games.ganymede.leaning import leaning
from meijin.games.ganymede.odds import Ends
from meijin.games.ganymede.taste import taste
from meijin.games.ganymede.worth import worth
from meijin.kernel.frames import KIND

if TYPE_CHECKING:
    from meijin.games.ganymede.state import Ganymede


def instinct(state: Ganymede, seat: int, number: int) -> int:
    """Draw as far as it seems to pay, choose the best comparison once all cards are open, and pick by taste."""
    del number  # it wavers nowhere
    frame = state.pending[-1]
    asked = frame[KIND]
    if asked == frames.ASK_DRAW:
        return notation.DRAW if leaning(state, seat, state.used, _known_top(state, seat)) > 0.0 else notation.STAND
    if asked == frames.ASK_FLIP:
        return notation.FLIP if _would_go_on(state, seat) else notation.HIDE
    if asked == frames.ASK_SCOUT:
        top = state.deck[seat][-1]
        return notation.SCOUT_KEEP if leaning(state, seat, state.used, top) > 0.0 else notation.SCOUT_DISCARD
    legal = state.legal(seat)
    if asked == frames.ASK_ACES or asked == frames.ASK_WITHDRAW:
        return _compared(state, seat, legal)
    battle = state.mode.token
    if asked == frames.ASK_PICK:
        owned = [KEYWORD[card] for card in [*state.deck[seat], *state.discard[seat]]]
        best, chosen = -100.0, legal[0]
        for action in legal:
            kind = BLACK_KINDS[action - notation.PICK]
            copies = owned.count(kind.keyword)
            value = taste(kind.keyword, copies) if battle else worth(False, kind.number, kind.keyword, copies)
            if value > best:
                best, chosen = value, action
        return chosen
    if asked == frames.ASK_REMOVE:
        owned = [KEYWORD[card] for card in [*state.deck[seat], *state.discard[seat], *state.row[seat]]]
        best, chosen = 100.0, legal[0]
        for action in legal:
            card = action - notation.REMOVE
            value = worth(battle, NUMBER[card], KEYWORD[card], owned.count(KEYWORD[card]) - 1)
            if value < best:
                best, chosen = value, action
        return chosen
    return legal[0]


def _known_top(state: Ganymede, seat: int) -> int:
    """The card on top of the own deck if it was scouted, otherwise -1."""
    deck = state.deck[seat]
    return deck[-1] if deck and state.exceptions[seat] >> deck[-1] & 1 else -1


def _would_go_on(state: Ganymede, seat: int) -> bool:
    """Whether a 2 or 4 just drawn is of use: only to whoever draws on with it."""
    used = state.used - 1 if KEYWORD[state.row[seat][-1]] == EXTRA_DRAW else state.used
    able = used < DRAW_LIMIT and state.tally[seat] & TOTAL <= DRAW_BLOCKED_ABOVE
    return able and leaning(state, seat, used) > 0.0


# -- at the Showdown, where all cards are open ------------------------------------------------------------------------


def _compared(state: Ganymede, seat: int, legal: list[int]) -> int:
    """The 3 or the announcement after which the comparison is best, if rivals that are still to decide choose well."""
    frame = state.pending[-1]
    foes = [1 - seat] if state.mode.token else [RED, GREEN] if seat == PURPLE else [PURPLE]
    theirs = [_ends(state, foe) for foe in foes if state.hp[foe]]
    left_of = [state.hp[foe] for foe in foes if state.hp[foe]]
    own_hp = state.hp[seat]
    ally_hp = 0 if state.mode.token or seat == PURPLE else state.hp[1 - seat]
    tied = 1.0 if (state.token == seat if state.mode.token else seat != PURPLE) else 0.0
    best, chosen = -1.0, legal[0]
    for action in legal:
        for own in _own_ends(state, seat, action, frame):
            value = _worst(own, theirs, own_hp, ally_hp, left_of, tied, state.mode.bonus_on_tie)
            if value > best:
                best, chosen = value, action
    return chosen


def _own_ends(state: Ganymede, seat: int, action: int, frame: tuple[int, ...]) -> Ends:
    """How the own row can stand after a choice."""
    if frame[KIND] == frames.ASK_ACES:
        return (odds.end_of(state.tally[seat], action - notation.ACES),)
    card = -1 if action == notation.DECLINE else action - notation.WITHDRAW
    left = [each for each in state.row[seat] if each != card]
    return odds.ends(tuple(left), left.index(frame[frames.ACTING]) + 1)


def _ends(state: Ganymede, foe: int) -> Ends:
    """How a rival's row can stand."""
    if foe in state.queue:
        return odds.ends(tuple(state.row[foe]))
    if state.mode.automaton and foe == PURPLE:
        return (odds.automaton_end(state.mode, state.tally[foe]),)
    return (odds.end_of(state.tally[foe], state.aces[foe]),)


def _worst(
    own: int, theirs: list[Ends], own_hp: int, ally_hp: int, left_of: list[int], tied: float, bonus_on_tie: bool
) -> float:
    """The share of all HP that is left to the own side, if each rival chooses what is worst for it."""
    left = 0
    for place in range(len(theirs)):
        worst = 2.0
        dealt_then = taken_then = 0
        for end in theirs[place]:
            dealt, taken = odds.exchange(own, end, bonus_on_tie)
            value = _share(max(0, own_hp - taken) + ally_hp, max(0, left_of[place] - dealt), tied)
            if value < worst:
                worst, dealt_then, taken_then = value, dealt, taken
        own_hp -= taken_then
        left += max(0, left_of[place] - dealt_then)
    return _share(max(0, own_hp) + ally_hp, left, tied)


def _share(own: int, theirs: int, tied: float) -> float:
    return tied if not own and not theirs else own / (own + theirs)
