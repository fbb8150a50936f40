"""The rules of a Swiss round by small examples (7.3 to 7.7, 16)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import pytest

from meijin.tournament.pairing.swiss import Contender, Cost, SwissField, SwissPairing, pair
from tests.tournament.pairing.enumeration import pair_by_enumeration


def met(*rounds: str) -> dict[frozenset[str], tuple[int, ...]]:
    """Meetings written as rounds of pairs of one-letter players: "12 34"."""
    meetings: dict[frozenset[str], tuple[int, ...]] = {}
    for number, pairs in enumerate(rounds, 1):
        for both in map(frozenset, pairs.split()):
            meetings[both] = (*meetings.get(both, ()), number)
    return meetings


def field(points: dict[str, int], *rounds: str, seed: str = "seed", round_no: int | None = None) -> SwissField:
    contenders = tuple(Contender(player, score) for player, score in points.items())
    return SwissField(seed, round_no or len(rounds) + 1, 0, contenders, met(*rounds))


def pairs_of(pairing: SwissPairing) -> set[frozenset[str]]:
    return set(map(frozenset, pairing.pairs))


def scores(pairing: SwissPairing, points: dict[str, int]) -> list[tuple[int, ...]]:
    return sorted(tuple(sorted((points[one], points[other]))) for one, other in pairing.pairs)


SEEDS = [f"seed-{number}" for number in range(8)]


@pytest.mark.rule("R5", "R6", "W6")
def test_w6_the_leader_gets_the_bye_if_every_other_choice_forces_a_rematch() -> None:
    contenders = (Contender("1", 6, 0, 3, 9, None), Contender("2", 3, 0, 6, 12, 1), Contender("3", 3, 0, 6, 12, 4))
    pairing = pair(SwissField("seed", 3, 0, contenders, met("12 34", "13 24")))
    assert pairing.bye_candidates == ("2", "3", "1")
    assert pairing.bye == "1"
    assert pairs_of(pairing) == {frozenset("23")}
    assert pairing.cost == Cost(0, 0, 2, 0, 0, 0, 0)


@pytest.mark.rule("T7.6", "W7")
def test_w7_a_fourth_round_of_four_repeats_the_oldest() -> None:
    pairing = pair(field(dict.fromkeys("1234", 3), "12 34", "13 24", "14 23"))
    assert pairs_of(pairing) == {frozenset("12"), frozenset("34")}
    assert (pairing.cost.rematch, pairing.cost.last_meeting) == (2, 2)
    assert pairing.relaxed


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.rule("T2.2", "W8")
def test_w8_two_who_have_met_go_down_to_the_first_of_the_order(seed: str) -> None:
    pairing = pair(field({"A": 6, "B": 6, "C": 3, "D": 3, "E": 3, "F": 3}, "AB", seed=seed))
    first, second, *others = pairing.brackets[1]
    upper, lower = pairing.brackets[0]
    assert pairing.pairs == ((upper, first), (lower, second), tuple(others))
    assert (pairing.cost.gaps, pairing.cost.rematch) == (2, 0)


TEN = dict.fromkeys("ABCD", 3) | dict.fromkeys("EF", 1) | dict.fromkeys("GHIJ", 0)
ROUND_1 = "AG BH CI DJ EF"


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.rule("T7.5", "W9")
def test_w9_minimal_both_drawn_players_meet_losers(seed: str) -> None:
    pairing = pair(field(TEN, ROUND_1, seed=seed))
    assert scores(pairing, TEN) == [(0, 0), (0, 1), (0, 1), (3, 3), (3, 3)]
    assert (pairing.cost.gaps, pairing.cost.height) == (2, 4)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.rule("T7.5", "W9")
def test_w9_literal_one_drawn_player_meets_a_winner_and_one_a_loser(seed: str) -> None:
    asked = field(TEN, ROUND_1, seed=seed)
    literal = SwissField(seed, 2, 0, asked.contenders, asked.meetings, drawn=frozenset("EF"), drawn_matches=1)
    pairing = pair(literal)
    assert scores(pairing, TEN) == [(0, 0), (0, 1), (0, 3), (1, 3), (3, 3)]
    up = min("EF", key=pairing.keys.__getitem__)
    assert any(up in both and both & set("ABCD") for both in pairs_of(pairing))
    assert not pairing.literal_given_up


@pytest.mark.rule("T7.5")
def test_7_5_an_even_number_of_draws_keeps_drawn_players_among_themselves() -> None:
    points = dict.fromkeys("AB", 3) | dict.fromkeys("CDEF", 1) | dict.fromkeys("GH", 0)
    asked = field(points, "AG BH CD EF")
    for drawn_matches, expected in ((2, [(0, 0), (1, 1), (1, 1), (3, 3)]), (1, [(0, 1), (0, 1), (1, 3), (1, 3)])):
        literal = SwissField(
            "seed", 2, 0, asked.contenders, asked.meetings, drawn=frozenset("CDEF"), drawn_matches=drawn_matches
        )
        assert scores(pair(literal), points) == expected


@pytest.mark.rule("T7.5")
def test_7_5_the_literal_rule_is_given_up_before_anybody_meets_again() -> None:
    """Two drawn players of two drawn matches are left, the others have dropped; they have met."""
    points = {"A": 3, "B": 3, "C": 1, "D": 1, "G": 0, "H": 0}
    asked = field(points, "AG BH CD")
    pairing = pair(SwissField("seed", 2, 0, asked.contenders, asked.meetings, drawn=frozenset("CD"), drawn_matches=2))
    assert pairing.literal_given_up
    assert not pairing.relaxed
    assert pairing.pairs == pair(asked).pairs


def with_bye(literal_bye: bool, *contenders: Contender) -> SwissPairing:
    return pair(SwissField("seed", 4, 0, contenders, {}, literal_bye=literal_bye))


@pytest.mark.rule("T7.3", "R7")
def test_7_3_a_second_bye_comes_after_everybody_else() -> None:
    players = (Contender("A", 0, byes=1), Contender("B", 6), Contender("C", 3))
    assert with_bye(False, *players).bye_candidates == ("C", "B", "A")
    assert with_bye(True, *players).bye_candidates == ("A", "C", "B")


@pytest.mark.rule("T7.3")
def test_7_3_the_weaker_schedule_goes_first_and_the_unbeaten_last() -> None:
    players = (
        Contender("A", 3, 0, 5, 9, None),
        Contender("B", 3, 0, 5, 9, 16),
        Contender("C", 3, 0, 5, 9, 4),
        Contender("D", 3, 0, 5, 8, None),
        Contender("E", 3, 0, 4, 99, None),
    )
    assert with_bye(False, *players).bye_candidates == ("E", "D", "C", "B", "A")


@pytest.mark.rule("T7.4")
def test_7_4_forbidden_pairs_count_more_than_rematches() -> None:
    asked = field({"A": 0, "B": 0, "C": 0, "D": 0}, "AB CD")
    forbidden = frozenset(frozenset(both) for both in ("AC", "AD"))
    pairing = pair(SwissField("seed", 2, 0, asked.contenders, asked.meetings, forbidden))
    assert pairs_of(pairing) == {frozenset("AB"), frozenset("CD")}
    assert (pairing.cost.forbidden, pairing.cost.rematch) == (0, 2)


@pytest.mark.parametrize("seed", SEEDS)
def test_7_4_sides_cross_before_brackets_count(seed: str) -> None:
    contenders = tuple(
        Contender(f"{side}{number}", points, side=side)
        for (side, points), number in product((("N", 3), ("D", 0)), range(3))
    )
    pairing = pair(SwissField(seed, 2, 0, contenders, {}, require_cross=True))
    assert pairing.cost.same_side == 0
    assert pairing.cost.gaps == 3
    assert all(one[0] != other[0] for one, other in pairing.pairs)


def test_7_4_floats_happen_as_low_as_possible() -> None:
    """Brackets of 2, 2 and 2 with the middle pair met: up or down the gaps are the same, so it is down."""
    pairing = pair(field({"A": 6, "B": 6, "C": 3, "D": 3, "E": 0, "F": 0}, "CD", round_no=5))
    assert frozenset("AB") in pairs_of(pairing)
    assert (pairing.cost.gaps, pairing.cost.height) == (2, 4)


@pytest.mark.rule("T7.7")
def test_7_7_tables_go_by_the_higher_then_the_lower_points() -> None:
    """A 9-0 pair sits above a 6-6 pair, a 9-6 pair above a 9-0 pair."""
    points = {"A": 9, "B": 9, "C": 6, "D": 6, "E": 6, "F": 0}
    pairing = pair(field(points, "AB AC AD AE CF DF EF", round_no=8))
    told = [(points[one], points[other]) for one, other in pairing.pairs]
    assert told == sorted(told, reverse=True)
    assert told == [(9, 6), (9, 0), (6, 6)]


@pytest.mark.parametrize("players", ["", "A"])
def test_r14_no_pair_can_be_made_of_fewer_than_two(players: Sequence[str]) -> None:
    pairing = pair(field(dict.fromkeys(players, 0)))
    assert pairing.pairs == ()
    assert pairing.bye == (players[0] if players else None)


@pytest.mark.rule("R14")
def test_r14_two_who_have_met_meet_again() -> None:
    pairing = pair(field({"A": 3, "B": 0}, "AB"))
    assert pairing.pairs == (("A", "B"),)
    assert pairing.relaxed


@pytest.mark.rule("T7.14", "R22")
def test_r22_another_attempt_is_another_order() -> None:
    contenders = tuple(Contender(f"P{number}", 0) for number in range(8))
    assert pair(SwissField("s", 1, 0, contenders, {})).order != pair(SwissField("s", 1, 1, contenders, {})).order


def test_7_4_a_window_that_needs_more_than_two_leaves_it_to_the_whole_round() -> None:
    """C and F have met. Solved with the part above them alone the gaps are 9; if D and E help out, they are 7."""
    points = {"A": 9, "B": 9, "C": 0, "D": 12, "E": 12, "F": 0, "G": 6, "H": 9}
    pairing = pair(field(points, "AB AC AH BC CF CG EG"))
    assert pairing == pair_by_enumeration(field(points, "AB AC AH BC CF CG EG"))
    assert pairing.cost.gaps == 7
    assert frozenset("DE") not in pairs_of(pairing)
