"""Why an action that is understood is not possible now, with the rule.

Only the seat that decides is told, so its own secrets may be named, and nothing of the others but what lies open.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from meijin.games.ranking_battle import frames, notation
from meijin.games.ranking_battle.board import attacker_kind, persons_on_board
from meijin.games.ranking_battle.legality import Bar, bar, unrevealed
from meijin.games.ranking_battle.messages import Now, When
from meijin.games.ranking_battle.moves import kinds_of
from meijin.games.ranking_battle.notation import OPERAND, word_of
from meijin.kernel.frames import KIND
from meijin.words import Message

if TYPE_CHECKING:
    from meijin.games.ranking_battle.state import RankingBattle

BARS: Final = tuple(Bar)
# The questions that a verb answers; the number of no action answers none.
ASKED: Final[dict[int, tuple[int, ...]]] = {
    notation.DONE: (frames.BEGIN, frames.CHARACTER, frames.REVEAL, frames.REACT, frames.CYCLE),
    notation.RANK: (frames.BEGIN,),
    notation.BONUS: (frames.BEGIN,),
    notation.DO_REPLACE: (frames.REPLACE,),
    notation.KEEP: (frames.REPLACE, frames.EXCHANGE),
    notation.REVEAL_ALL: (frames.REVEAL,),
    notation.PASS: (frames.TAKE, frames.CHALLENGE),
    notation.NONE: (frames.REMOVE,),
    notation.DO_EXCHANGE: (frames.EXCHANGE,),
    notation.DO_CALL: (frames.CALL,),
    notation.SILENT: (frames.CALL,),
    notation.PLAY: (frames.CHARACTER,),
    notation.EVENT: (frames.CHARACTER,),
    notation.DISCARD: (frames.DISCARD, frames.FORCED, frames.CYCLE),
    notation.REMOVE_HAND: (frames.REMOVE,),
    notation.REMOVE_DISCARD: (frames.REMOVE,),
    notation.TOP: (frames.ORDER,),
    notation.RETRIEVE: (frames.RETRIEVE,),
    notation.REPEAT: (frames.REPEAT,),
    notation.REVEAL: (frames.REVEAL,),
    notation.ACQUIRE: (frames.TAKE,),
    notation.DROP: (frames.DROP,),
    notation.ATTACKER: (frames.ATTACKER,),
    notation.USE: (frames.REACT,),
    notation.EQUIP: (frames.EQUIP,),
    notation.TARGET: (frames.WHO_DISCARDS, frames.WHOSE_FLIP, frames.WHO_WEAKENS),
    notation.CHALLENGE: (frames.CHALLENGE,),
    notation.EXPERTISE: (frames.EXPERTISE,),
    notation.GUESS: (frames.GUESS,),
}
# Verbs that mean something else in every question: what is asked now says it all.
ANY_TIME: Final = (notation.DONE, notation.PASS)
# Where a card would have to lie, and the rule, by the question.
PLACES: Final = {
    frames.CHARACTER: ("hand", "RB4.2.1"),
    frames.DISCARD: ("hand", "RB6.2.1"),
    frames.FORCED: ("hand", "RB6.2.2"),
    frames.CYCLE: ("hand", "RB6.2.4"),
    frames.REMOVE: ("hand", "RB6.2.3"),
    frames.ORDER: ("weapons", "RB6.2.5"),
    frames.RETRIEVE: ("discard", "RB6.2.9"),
    frames.REPEAT: ("board", "RB6.2.11"),
    frames.DROP: ("board", "RB4.3.7"),
    frames.ATTACKER: ("board", "RB4.4.1"),
    frames.REACT: ("hand", "RB6.3.6"),
    frames.EQUIP: ("weapons", "RB6.3.4"),
}


def _place(state: RankingBattle, verb: int) -> tuple[str, str]:
    if verb == notation.EVENT:
        return "board", "RB4.2.5"
    return ("discard", "RB6.2.3") if verb == notation.REMOVE_DISCARD else PLACES[state.pending[-1][KIND]]


def _missing(state: RankingBattle, seat: int, kind: int) -> tuple[str, ...]:
    here = persons_on_board(state, seat)
    requires = state.book.event(kind).requires
    return tuple([person.capitalize() for person in requires if not here & state.book.bit_of(person)])


def _others(state: RankingBattle, seat: int, kind: int) -> int:
    return (persons_on_board(state, seat) & ~state.book.requires[kind]).bit_count()


def _ranks(state: RankingBattle, seat: int) -> tuple[int, ...]:
    own = state.rank[seat]
    return tuple(range(max(1, own - state.book.catalogue.rules.challenge_reach), own))


# What a refusal names, from the position, the seat that decides, and the verb and the operand of its action.
FACTS: Final[dict[str, Callable[[RankingBattle, int, int, int], object]]] = {
    "card": lambda state, seat, verb, kind: state.book.ids[kind],
    "attacker": lambda state, seat, verb, _: state.book.ids[attacker_kind(state, seat)],
    "place": lambda state, seat, verb, _: _place(state, verb)[0],
    "rule": lambda state, seat, verb, _: _place(state, verb)[1],
    "persons": lambda state, seat, verb, kind: _missing(state, seat, kind),
    "needed": lambda state, seat, verb, kind: state.book.others[kind],
    "others": lambda state, seat, verb, kind: _others(state, seat, kind),
    "more": lambda state, seat, verb, kind: kind in kinds_of(state, state.hand[seat]),
    "cats": lambda state, seat, verb, _: len(unrevealed(state, seat)),
    "selectable": lambda state, seat, verb, kind: kind in state.book.selectable,
    "cost": lambda state, seat, verb, kind: state.book.cost[kind],
    "points": lambda state, seat, verb, _: state.points,
    "seat": lambda state, seat, verb, other: state.setup.seats[other],
    "rank": lambda state, seat, verb, other: state.rank[other],
    "own": lambda state, seat, verb, _: state.rank[seat],
    "ranks": lambda state, seat, verb, _: _ranks(state, seat),
    "held": lambda state, seat, verb, other: len(state.hand[other]),
    "least": lambda state, seat, verb, _: state.pending[-1][frames.LEAST_HAND],
    "up": lambda state, seat, verb, _: state.face_up[seat],
    "highest": lambda state, seat, verb, _: state.book.most_cost,
    "now": lambda state, seat, verb, _: _now(state, seat, verb),
    "when": lambda state, seat, verb, _: _when(state, seat, verb),
}


def _now(state: RankingBattle, seat: int, verb: int) -> Now | None:
    """What is asked now; it is left out in a phase in which there is more to say of the verb."""
    top = state.pending[-1]
    if top[KIND] in frames.PHASES and _when(state, seat, verb) is not None:
        return None
    left = top[frames.DISCARD_LEFT] if top[KIND] == frames.DISCARD else None
    return Now(frames.NAMES[top[KIND]], state.setup.seats[state.current], left)


def _when(state: RankingBattle, seat: int, verb: int) -> When | None:
    """When the verb is an answer, unless that is now but for something that has come up."""
    if verb in ANY_TIME or verb not in ASKED or (state.pending[0][KIND] in ASKED[verb] and seat == state.current):
        return None
    return When(word_of(verb).partition(" ")[0] if verb >= notation.PLAY else word_of(verb).replace(" ", "_"))


def code(state: RankingBattle, seat: int, action: int) -> Bar:
    """What stands against an action of the seat that decides."""
    verb, operand = _parts(action)
    asked = state.pending[-1][KIND] in ASKED.get(verb, ())
    return BARS[bar(state, seat, verb, operand)] if asked else Bar.NOT_ASKED


def _parts(action: int) -> tuple[int, int]:
    return (action & ~OPERAND, action & OPERAND) if action >= notation.PLAY else (action, 0)


def objection(state: RankingBattle, seat: int, action: int) -> Message | None:
    """The reason: what is asked now comes first, then when it is time for this, then what is in the way."""
    verb, operand = _parts(action)
    message = code(state, seat, action).message
    return message(**{slot.name: FACTS[slot.name](state, seat, verb, operand) for slot in message.shape().slots})
