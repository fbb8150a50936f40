"""Final places after a cut or a final table."""

import pytest

from meijin.tournament.standings.places import CutMatch, final_places, placed_again
from meijin.tournament.standings.table import Standing


def swiss(names: str, disqualified: str = "") -> list[Standing]:
    """Standings in the order of the names; each letter is a player."""
    return [
        Standing(name, place, None if name in disqualified else place, 0, 0, 0, 0, False, (), name in disqualified)
        for place, name in enumerate(names, 1)
    ]


def won(winner: str, loser: str) -> CutMatch:
    return CutMatch((loser, winner), winner)


QUARTERS = [won("H", "A"), won("D", "E"), won("B", "G"), won("F", "C")]
SEMIS = [won("D", "H"), won("F", "B")]
FINAL = [won("F", "D")]


def order(standings: tuple[Standing, ...]) -> list[tuple[int | None, str]]:
    return [(standing.place, standing.player) for standing in standings]


@pytest.mark.rule("T7.13")
def test_who_goes_out_later_is_ahead_and_inside_a_round_the_swiss_place_decides() -> None:
    """7.9"""
    placed = final_places(swiss("ABCDEFGHIJ"), [QUARTERS, SEMIS, FINAL])
    assert order(placed) == list(enumerate("FDBHACEGIJ", 1))
    assert placed[0].rank == 6


def test_while_the_cut_goes_on_those_still_in_it_are_ahead() -> None:
    placed = final_places(swiss("ABCDEFGHIJ"), [QUARTERS, []])
    assert order(placed) == list(enumerate("BDFHACEGIJ", 1))


def test_a_match_that_both_lost_puts_both_out() -> None:
    placed = final_places(swiss("ABCD"), [[won("A", "D"), CutMatch(("B", "C"), None)], []])
    assert order(placed) == list(enumerate("ABCD", 1))
    placed = final_places(swiss("BCAD"), [[won("A", "D"), CutMatch(("B", "C"), None)], []])
    assert order(placed) == list(enumerate("ABCD", 1))


@pytest.mark.rule("T8.9")
def test_a_disqualified_finalist_has_no_place_and_the_others_move_up() -> None:
    """8.5"""
    placed = final_places(swiss("ABCEFGHID", disqualified="D"), [QUARTERS, SEMIS, FINAL])
    assert order(placed) == [*enumerate("FBHACEGI", 1), (None, "D")]


@pytest.mark.rule("T11.5")
def test_a_final_table_decides_the_first_places_and_leaves_ties_as_they_were() -> None:
    """11.5"""
    placed = placed_again(swiss("ABCDEF"), {"A": 4, "B": 2, "C": 1, "D": 2})
    assert order(placed) == list(enumerate("CBDAEF", 1))
