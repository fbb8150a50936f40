"""Whether something may be chosen, and if not why: one answer for what is offered and for what is refused.

The answer is a number, 0 if nothing stands against it: offers keep those, ``refusals.py`` puts the others into words.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from meijin.games.ranking_battle import frames, notation
from meijin.games.ranking_battle.board import attacker_kind, persons_on_board
from meijin.games.ranking_battle.messages import Now, When
from meijin.games.ranking_battle.moves import kinds_of
from meijin.games.ranking_battle.notation import VERB, VERBS
from meijin.kernel.frames import KIND
from meijin.kernel.refusals import Reason, naming
from meijin.kernel.state import Frame
from meijin.words import Card, Seat, Term

if TYPE_CHECKING:
    from meijin.games.ranking_battle.state import RankingBattle


class Bar(Reason):
    """What stands against an action."""

    NOTHING = naming()
    NOT_ASKED = naming(now=Now | None, when=When | None)  # it is no answer to what is asked
    NOT_THERE = naming(card=Card, place=str, rule=str)  # among the cards that the verb is about
    RANK_USED = naming()
    BONUS_USED = naming()
    NO_BONUS = naming(attacker=Card)
    NO_PLAYS = naming()
    NO_PART = naming(card=Card)
    EVENT_USED = naming(card=Card)
    PERSONS_MISSING = naming(card=Card, persons=tuple[Term, ...])
    TOO_FEW_OTHERS = naming(card=Card, needed=int, others=int)
    NO_CAT_LEFT = naming(card=Card, more=bool)
    NOT_SEVERAL_CATS = naming(cats=int)
    TWO_OF_A_NAME = naming(card=Card)
    NOT_ON_DISPLAY = naming(card=Card)
    NEVER_ACQUIRED = naming(card=Card, selectable=bool)
    PILE_EMPTY = naming(card=Card)
    TOO_DEAR = naming(card=Card, cost=int, points=int)
    CHALLENGES_ITSELF = naming()
    OUT_OF_REACH = naming(seat=Seat, rank=int, own=int, ranks=tuple[int, ...])
    TARGETS_ITSELF = naming()
    HAND_TOO_SMALL = naming(seat=Seat, held=int, least=int)
    NOTHING_FACE_UP = naming(seat=Seat)
    TOO_MANY = naming(up=int)
    TOO_HIGH = naming(highest=int)
    NO_REACTION = naming(card=Card)


# At hand: a search asks for these all the time, and a member of an enumeration is slow to be found.
NOTHING: Final = int(Bar.NOTHING)
BONUS_USED: Final = int(Bar.BONUS_USED)
NO_BONUS: Final = int(Bar.NO_BONUS)
EVENT_USED: Final = int(Bar.EVENT_USED)
MISSING: Final = int(Bar.PERSONS_MISSING)


# -- cards that lie somewhere ---------------------------------------------------------------------------------------


# The cards of a seat in the zones that verbs name.
PILES: Final[dict[str, Callable[[RankingBattle, int], Sequence[int]]]] = {
    "hand": lambda state, seat: state.hand[seat],
    "discard": lambda state, seat: state.discard[seat],
    "played": lambda state, seat: (*state.attacker[seat], *state.played[seat]),
    "board_events": lambda state, seat: state.board_events[seat],
    "equipped": lambda state, seat: state.equipped[seat],
    "weapons": lambda state, _: looked_at(state, state.pending[-1]),
}


def looked_at(state: RankingBattle, frame: Frame) -> list[int]:
    """The weapons seen that have not been put in their place."""
    _, _, count, placed = frame
    return state.weapons[len(state.weapons) - count : len(state.weapons) - placed]


def among(state: RankingBattle, seat: int, verb: int) -> list[int]:
    """A verb with each card that lies where it looks for one."""
    return with_each(state, verb, PILES[VERBS[verb >> VERB].zone](state, seat))


def with_each(state: RankingBattle, verb: int, cards: Sequence[int]) -> list[int]:
    """A verb with each kind of some cards, in order."""
    kind = state.book.kind
    found: list[int] = []
    for card in cards:
        action = verb + kind[card]
        if action not in found:
            found.append(action)
    found.sort()
    return found


# -- what there is more to say about --------------------------------------------------------------------------------


def bonus(state: RankingBattle, seat: int) -> int:
    """To receive the attacker bonus."""
    if state.used_bonus:
        return BONUS_USED
    return NOTHING if state.book.bonus[attacker_kind(state, seat)] else NO_BONUS


def play(state: RankingBattle, seat: int, kind: int) -> int:
    """To play a character."""
    if not state.plays:
        return Bar.NO_PLAYS
    if kind in state.book.selectable and kind not in state.pool:
        return Bar.NO_PART
    return NOTHING if kind in kinds_of(state, state.hand[seat]) else Bar.NOT_THERE


def event(state: RankingBattle, card: int, here: int) -> int:
    """To use an event on the own board, with these persons on it."""
    book = state.book
    kind = book.kind[card]
    if state.used >> card & 1:
        return EVENT_USED
    if book.requires[kind] & ~here:
        return MISSING
    return Bar.TOO_FEW_OTHERS if (here & ~book.requires[kind]).bit_count() < book.others[kind] else NOTHING


def unrevealed(state: RankingBattle, seat: int) -> list[int]:
    """The cats in hand that have not been revealed for their points."""
    book, revealed = state.book, state.revealed
    kind, points, bit = book.kind, book.points, book.bit
    return [card for card in state.hand[seat] if points[kind[card]] and not (revealed and revealed & bit[card])]


def acquire(state: RankingBattle, seat: int, kind: int) -> int:
    """To acquire a card."""
    book = state.book
    if kind >= book.owned:
        if kind in kinds_of(state, state.board_events[seat]):
            return Bar.TWO_OF_A_NAME
        if kind not in kinds_of(state, state.display):
            return Bar.NOT_ON_DISPLAY
    elif kind not in state.pool:
        return Bar.NEVER_ACQUIRED
    elif not state.supply & book.set_of[kind]:
        return Bar.PILE_EMPTY
    return Bar.TOO_DEAR if book.cost[kind] > state.points else NOTHING


def challengeable(state: RankingBattle, seat: int) -> list[int]:
    """Who may be challenged: all others by Rank 1 and while there is a ruler, otherwise those ranked just above."""
    rank = state.rank
    own = rank[seat]
    if state.ruler >= 0 or own == 1:
        return [other for other in range(len(rank)) if other != seat]
    highest = own - state.book.catalogue.rules.challenge_reach
    return [other for other, its in enumerate(rank) if highest <= its < own]


def target(state: RankingBattle, seat: int, frame: Frame, other: int) -> int:
    """To choose a player for an effect."""
    if seat == other:
        return Bar.TARGETS_ITSELF
    if frame[KIND] == frames.WHO_DISCARDS and len(state.hand[other]) < frame[frames.LEAST_HAND]:
        return Bar.HAND_TOO_SMALL
    return Bar.NOTHING_FACE_UP if frame[KIND] == frames.WHOSE_FLIP and not state.face_up[other] else NOTHING


def targets(state: RankingBattle, seat: int, frame: Frame) -> list[int]:
    """The players whom an effect may be about."""
    return [notation.TARGET + other for other in range(len(state.rank)) if not target(state, seat, frame, other)]


# -- all of them ----------------------------------------------------------------------------------------------------


def bar(state: RankingBattle, seat: int, verb: int, operand: int) -> int:
    """What stands against an answer to the question that is asked; 0 if it is legal."""
    match verb:
        case notation.RANK if state.used_rank:
            return Bar.RANK_USED
        case notation.BONUS:
            return bonus(state, seat)
        case notation.PLAY:
            return play(state, seat, operand)
        case notation.EVENT:
            for card in state.board_events[seat]:
                if state.book.kind[card] == operand:
                    return event(state, card, persons_on_board(state, seat))
        case notation.REVEAL if operand not in kinds_of(state, unrevealed(state, seat)):
            return Bar.NO_CAT_LEFT
        case notation.REVEAL_ALL if len(unrevealed(state, seat)) < 2:
            return Bar.NOT_SEVERAL_CATS
        case notation.ACQUIRE:
            return acquire(state, seat, operand)
        case notation.CHALLENGE if operand not in challengeable(state, seat):
            return Bar.CHALLENGES_ITSELF if seat == operand else Bar.OUT_OF_REACH
        case notation.TARGET:
            return target(state, seat, state.pending[-1], operand)
        case notation.EXPERTISE if operand > state.face_up[seat]:
            return Bar.TOO_MANY
        case notation.GUESS if operand > state.book.most_cost:
            return Bar.TOO_HIGH
        case notation.USE if state.book.reaction[operand] < 0:
            return Bar.NO_REACTION
    of_card = notation.PLAY <= verb <= notation.TOP and verb != notation.REVEAL
    return Bar.NOT_THERE if of_card and verb + operand not in among(state, seat, verb) else NOTHING
