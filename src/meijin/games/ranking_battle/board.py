"""Who stands on the boards: the attackers and the persons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meijin.kernel.state import Frame

if TYPE_CHECKING:
    from meijin.games.ranking_battle.state import RankingBattle


def opponent(state: RankingBattle, seat: int) -> int:
    """The other side of the battle."""
    return state.defender if seat == state.challenger else state.challenger


def attacker_kind(state: RankingBattle, seat: int) -> int:
    """Which character a seat fights with."""
    return state.book.kind[state.attacker[seat][0]]


def is_sex(state: RankingBattle, seat: int, sex: str) -> bool:
    """Whether a seat's attacker is of this sex."""
    return state.book.female[attacker_kind(state, seat)] == (sex == "female")


def is_person(state: RankingBattle, seat: int, person: str) -> bool:
    """Whether a seat's attacker is this person."""
    return state.book.person[attacker_kind(state, seat)] == person


def persons_on_board(state: RankingBattle, seat: int) -> int:
    """The persons on a board as a set."""
    kind, person_bit = state.book.kind, state.book.person_bit
    here = person_bit[attacker_kind(state, seat)]
    for card in state.played[seat]:
        here |= person_bit[kind[card]]
    return here


def called(state: RankingBattle, seat: int, arm: Frame) -> str:
    """What a weapon wants called out, by the frame of its abilities, which goes on with the next one."""
    _, _, _, place = arm
    return state.book.arms[state.book.kind[state.equipped[seat][0]]][place - 1].call
