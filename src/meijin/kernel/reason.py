"""Why a seat cannot use some cards now, for whoever has picked them and wonders.

>>> import meijin
>>> state = meijin.new("ganymede", seed=3, start_seat="red")
>>> reason(state, 1, ["black_7"], "supply")
'It is not your turn: red must choose first.'
>>> reason(state, 0, ["black_7"], "supply")
'You may do that: pick black_7.'
"""

from __future__ import annotations

from collections.abc import Sequence

from meijin.kernel.errors import MeijinError, listed
from meijin.kernel.state import State
from meijin.kernel.touch import is_part_of


def reason(state: State, seat: int | None, cards: Sequence[str], zone: str = "") -> str:
    """Why a seat (None: the spectators) cannot use exactly these cards, which it sees; or that it can.

    Only a seat that decides is told anything of the position, and that only in the words of ``why_not``.
    """
    setup = state.setup
    if not state.deciders:
        return "The game is over."
    if seat is None or seat not in state.deciders:
        waiting_for = listed([setup.seats[decider] for decider in state.deciders])
        return f"It is not your turn: {waiting_for} must choose first."
    legal = state.legal(seat)
    begun = ""
    for action, touch in zip(legal, state.touches(seat, legal), strict=True):
        if zone in ("", touch.zone or zone) and is_part_of(cards, touch.cards):
            if len(cards) == len(touch.cards):
                return f"You may do that: {state.text(action)}."
            begun = begun or f"That is a part of something: {state.text(action)}."
    view, choices = state.view(seat), [state.text(action) for action in legal]
    asked = {str(view.get("question")), *(choice.partition(" ")[0] for choice in choices)}
    meant = sorted(setup.game.meant(setup, cards, zone), key=lambda words: words.partition(" ")[0] not in asked)
    for words in meant:
        because = _why_not(state, seat, words, begun)
        if because:
            return f"{because[:1].upper()}{because[1:]}{'' if because.endswith(('.', '?', '!')) else '.'}"
    return begun or f"You are asked something else now: {setup.game.question(setup, view, choices)}"


def _why_not(state: State, seat: int, words: str, begun: str) -> str:
    """What is against an action in words; what it lacks is told only where it is not the beginning of another."""
    setup = state.setup
    try:
        action = setup.game.parse(setup, words)
    except MeijinError as error:
        return state.why_not_said(seat, words) or ("" if begun else str(error))
    return state.why_not(seat, action)
