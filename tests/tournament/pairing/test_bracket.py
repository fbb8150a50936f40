"""The cut (7.9)."""

from __future__ import annotations

import pytest

from meijin.tournament.pairing.bracket import cut_size, first_round, next_round, standard_seeding


@pytest.mark.rule("T7.12")
def test_7_9_the_standard_bracket_of_eight() -> None:
    players = [f"S{seed}" for seed in range(1, 9)]
    assert first_round(players) == (("S1", "S8"), ("S4", "S5"), ("S2", "S7"), ("S3", "S6"))


@pytest.mark.parametrize("size", [4, 8, 16, 32, 64])
def test_7_9_if_the_better_seed_always_wins_the_best_meet_as_late_as_they_can(size: int) -> None:
    pairs = first_round([f"{seed:02}" for seed in range(1, size + 1)])
    while True:
        left = 2 * len(pairs)
        assert all(int(one) + int(other) == left + 1 for one, other in pairs)
        if len(pairs) == 1:
            break
        pairs = next_round([min(pair) for pair in pairs])


@pytest.mark.rule("T7.12")
def test_7_9_winners_go_on_without_reseeding() -> None:
    assert next_round(["S8", "S5", "S2", "S3"]) == (("S8", "S5"), ("S2", "S3"))


@pytest.mark.rule("R15")
def test_r15_the_cut_shrinks_to_the_next_lower_power_of_two() -> None:
    assert [cut_size(8, eligible) for eligible in (9, 8, 7, 4, 3, 2, 1)] == [8, 8, 4, 4, 2, 2, 0]


def test_7_9_a_bracket_is_a_power_of_two() -> None:
    with pytest.raises(ValueError, match="power of two, not 6"):
        standard_seeding(6)
