"""Why words that name cards by their printed names mean no action now, with the rule.

As in ``objections.py`` only the seat that decides is told. Cards are looked up in the whole pool, in what that seat
holds and in what is in play, never in the lists of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.crossover import moves, objections
from meijin.games.crossover.moves import first_of, move, verb_of
from meijin.games.crossover.notation import NO_CARD, OF_CARDS, OF_KINDS, WORDS
from meijin.games.crossover.times import is_time_for
from meijin.games.crossover.verdicts import origin
from meijin.words import Message

if TYPE_CHECKING:
    from meijin.games.crossover.state import Crossover

_WITH: Final = "with"  # between an art and its user


def objection_to(state: Crossover, seat: int, words: str) -> Message | None:
    """The reason; None where there is nothing to add, or where several legal actions may be meant."""
    said, *rest = words.split() or [""]
    verbs = [verb for verb, word in WORDS.items() if word == said and (verb in OF_KINDS or verb in OF_CARDS)]
    if said == WORDS[moves.USE]:
        return _no_use(state, seat, [word for word in rest if word != _WITH])
    kinds = _called(state, rest)
    if not verbs or not kinds:
        return None
    verb = next((verb for verb in verbs if is_time_for(state, verb)), verbs[0])
    legal = [action for action in state.legal(seat) if verb_of(action) in verbs]
    if any(_kind_in(state, action) in kinds for action in legal):
        return None
    return objections.objection(state, seat, move(verb, _operand(state, seat, verb, kinds)))


def _no_use(state: Crossover, seat: int, words: list[str]) -> Message | None:
    """The art comes first, then its user."""
    for cut in range(1, len(words)):
        arts, users = _called(state, words[:cut]), _called(state, words[cut:])
        if arts and users:
            art = _operand(state, seat, moves.USE, arts)
            action = move(moves.USE, art, _in_play(state, seat, users))
            return None if action in state.legal(seat) else objections.objection(state, seat, action)
    arts = _called(state, words)
    return _nobody_uses(state, seat, _operand(state, seat, moves.USE, arts)) if arts else None


def _nobody_uses(state: Crossover, seat: int, art: int) -> Message | None:
    """Why an art that is named without a user can be used by none; None where somebody can."""
    users = state.battlefield[seat] or [NO_CARD]
    actions = [move(moves.USE, art, user) for user in users]
    return None if set(actions) & set(state.legal(seat)) else objections.objection(state, seat, actions[0])


def _called(state: Crossover, words: list[str]) -> list[int]:
    """The kinds with this number or name, or with these words in their names."""
    called, cards = " ".join(words), state.terms.pool.cards
    whole = [card.index for card in cards if called in (card.id, card.name.lower())]
    return whole or [card.index for card in cards if called and f" {called} " in f" {card.name.lower()} "]


def _kind_in(state: Crossover, action: int) -> int:
    """The kind that an action names, also by a card."""
    return first_of(action) if verb_of(action) in OF_KINDS else state.kind[first_of(action)]


def _operand(state: Crossover, seat: int, verb: int, kinds: list[int]) -> int:
    """What a verb is best said to be about: a kind that the seat has, or a card in play."""
    if verb in OF_CARDS:
        return _in_play(state, seat, kinds)
    return next((state.kind[card] for card in origin(state, verb)[seat] if state.kind[card] in kinds), kinds[0])


def _in_play(state: Crossover, seat: int, kinds: list[int]) -> int:
    card = objections.in_play_of(state, seat, kinds)
    return card if card >= 0 else NO_CARD
