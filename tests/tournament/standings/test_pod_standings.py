"""Standings after pods: points in eighths, tie-breakers as exact fractions."""

from fractions import Fraction

import pytest

from meijin.tournament.seeds import key
from meijin.tournament.standings.history import History, Played, Result
from meijin.tournament.standings.table import Standing, standings


def pod(**eighths: int) -> dict[str, Played]:
    """A pod by what each player got."""
    ahead = {player: sum(other > points for other in eighths.values()) for player, points in eighths.items()}
    return {
        player: Played(
            Result.POD,
            points,
            tuple(mate for mate in eighths if mate != player),
            place=ahead[player] + 1,
            outright=ahead[player] == 0 and list(eighths.values()).count(points) == 1,
        )
        for player, points in eighths.items()
    }


def table(history: History) -> dict[str, Standing]:
    rounds = len(next(iter(history.values())))
    lines = standings(history, breakers="POD", seed="seed", rounds=rounds, final=True, stage="pods")
    return {line.player: line for line in lines}


def values(line: Standing) -> list[object]:
    return [breaker.value for breaker in line.breakers]


def two_rounds() -> dict[str, tuple[Played, ...]]:
    first = pod(A=24, B=12, C=0) | pod(D=24, E=16, F=4, G=4)
    second = pod(A=12, D=24, E=0) | pod(B=20, C=20, F=8, G=0)
    return {player: (first[player], second[player]) for player in first}


@pytest.mark.rule("T11.6")
def test_the_mates_count_by_their_mean_without_the_lowest() -> None:
    """11.6: D 48, A 36, B 32, C 20, E 16, F 12, G 4"""
    lines = table(two_rounds())
    assert list(lines) == ["D", "A", "B", "C", "E", "F", "G"]
    # A met B 32, C 20, D 48 and E 16. B met A 36, C 20 twice, F 12 and G 4.
    assert lines["A"].breakers[0].value == Fraction(100, 3)
    assert lines["B"].breakers[0].value == Fraction(36 + 20 + 20 + 12, 4)


@pytest.mark.rule("T11.6")
def test_only_outright_first_places_count() -> None:
    """11.6: B shared the first place of a pod."""
    lines = table(two_rounds())
    assert [lines[player].breakers[1].value for player in "DABC"] == [2, 1, 0, 0]
    assert [(line.wins, line.draws, line.losses) for line in lines.values()][:3] == [(2, 0, 0), (1, 0, 1), (0, 1, 1)]


@pytest.mark.rule("T11.6")
def test_the_third_is_the_mean_of_the_mates_first() -> None:
    """11.6"""
    lines = table(two_rounds())
    first = {player: line.breakers[0].value for player, line in lines.items()}
    numbers = [Fraction(first[mate] or 0) for mate in "BCDE"]
    assert lines["A"].breakers[2].value == sum(numbers) / 4


@pytest.mark.rule("T11.2", "T11.6")
def test_a_bye_has_points_but_neither_mates_nor_a_place() -> None:
    """11.2, 11.6: no mates count 0."""
    history = {"A": (Played(Result.BYE, 24),), "B": (Played(Result.MISSED, 0),)}
    lines = table(history)
    assert values(lines["A"]) == [0, 0, 0]
    assert (lines["A"].points, lines["A"].wins, lines["B"].losses) == (24, 1, 1)


def test_a_single_mate_is_the_lowest_and_left_out() -> None:
    """11.6, in a pod of two"""
    lines = table({player: (played,) for player, played in pod(A=24, B=0).items()})
    assert [values(line) for line in lines.values()] == [[0, 1, 0], [0, 0, 0]]


def test_the_lot_of_pods_is_its_own() -> None:
    """11.6, 7.1"""
    history = {player: (played,) for player, played in pod(A=12, B=12, C=12, D=12).items()}
    lines = table(history)
    assert {line.rank for line in lines.values()} == {1}
    assert list(lines) == sorted("ABCD", key=lambda player: key("seed", "tb4", "pods", 1, 0, player))
