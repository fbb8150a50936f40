"""Why a seat cannot use some cards now, for whoever has picked them and wonders.

>>> import meijin
>>> state = meijin.new("ganymede", seed=3, start_seat="red")
>>> speech = state.setup.game.speech()
>>> speech.sentence(reason(state, 1, ["black_7"], "supply"))
'It is not your turn: Red must choose first.'
>>> speech.sentence(reason(state, 0, ["black_7"], "supply"))
'You may do that: Take Black 7.'
"""

from __future__ import annotations

from collections.abc import Sequence

from meijin.kernel.errors import MeijinError
from meijin.kernel.messages import AskedElse, GameOver, MayDo, NotYourTurn, PartOfSomething
from meijin.kernel.state import State
from meijin.kernel.touch import is_part_of
from meijin.words import Message, Sayable


def reason(state: State, seat: int | None, cards: Sequence[str], zone: str = "") -> Sayable:
    """Why a seat (None: the spectators) cannot use exactly these cards, which it sees; or that it can.

    Only a seat that decides is told anything of the position, and that only by what the rules object.
    """
    setup = state.setup
    if not state.deciders:
        return GameOver()
    if seat is None or seat not in state.deciders:
        return NotYourTurn(tuple([setup.seats[decider] for decider in state.deciders]))
    legal = state.legal(seat)
    begun: Message | None = None
    for action, touch in zip(legal, state.touches(seat, legal), strict=True):
        if zone in ("", touch.zone or zone) and is_part_of(cards, touch.cards):
            if len(cards) == len(touch.cards):
                return MayDo(state.choice(seat, action))
            begun = begun or PartOfSomething(state.choice(seat, action))
    view, choices = state.view(seat), [state.text(action) for action in legal]
    asked = {str(view.get("question")), *(choice.partition(" ")[0] for choice in choices)}
    meant = sorted(setup.game.meant(setup, cards, zone), key=lambda words: words.partition(" ")[0] not in asked)
    for words in meant:
        because = _objection(state, seat, words, begun is not None)
        if because is not None:
            return because
    asking = setup.game.asked(setup, view, choices)
    return begun or (GameOver() if asking is None else AskedElse(asking))


def _objection(state: State, seat: int, words: str, begun: bool) -> Message | None:
    """What is against an action in words; what it lacks is told only where it is not the beginning of another."""
    setup = state.setup
    try:
        action = setup.game.parse(setup, words)
    except MeijinError as error:
        return state.objection_to(seat, words) or (None if begun else error.said)
    return state.objection(seat, action)
