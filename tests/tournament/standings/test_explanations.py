"""How a tie-breaker was summed, as a page tells it."""

from fractions import Fraction

import pytest

from meijin.tournament.standings.breakers import Breaker, BreakerSet
from meijin.tournament.standings.explanations import explain
from meijin.tournament.standings.history import History, Played, Result

BYE = Played(Result.BYE, 3)
MISSED = Played(Result.MISSED, 0)
LEFT = Played(Result.LEFT, 0)
VOID = Played(Result.VOID, 0)


def sentence(breaker: Breaker) -> str:
    parts = [
        f"{part.round}: {part.opponent or part.note} {'-' if part.dropped else ''}{part.value}"
        for part in breaker.parts
    ]
    return f"{breaker.code} {', '.join(parts)} = {breaker.value}"


def sentences(history: History, player: str, breakers: BreakerSet) -> list[str]:
    return [sentence(breaker) for breaker in explain(history, player, breakers)]


def three_rounds() -> dict[str, tuple[Played, ...]]:
    """P lost to A, had a bye and beat B; A won all, B won once."""
    return {
        "P": (Played(Result.LOSS, 0, ("A",), 1, 2), BYE, Played(Result.WIN, 3, ("B",), 2, 0)),
        "A": (Played(Result.WIN, 3, ("P",), 2, 1), Played(Result.WIN, 3, ("B",), 2, 0), BYE),
        "B": (BYE, Played(Result.LOSS, 0, ("A",), 0, 2), Played(Result.LOSS, 0, ("P",), 0, 2)),
        "late": (MISSED, VOID, LEFT),
    }


@pytest.mark.rule("T8.1", "T8.2")
def test_a_bye_is_named_and_left_out() -> None:
    assert sentences(three_rounds(), "P", "TB") == [
        "TB1 1: A 9, 2: bye -0, 3: B 3 = 12",
        "TB2 1: A 9, 3: B 15 = 24",
        "TB3 1: A 1 = 1",
    ]


def test_of_equal_entries_the_one_without_an_opponent_is_left_out() -> None:
    history = {"P": (Played(Result.WIN, 3, ("Z",), 2, 0), BYE), "Z": (Played(Result.LOSS, 0, ("P",), 0, 2), LEFT)}
    assert sentences(history, "P", "TB")[0] == "TB1 1: Z 0, 2: bye -0 = 0"


@pytest.mark.rule("T8.7")
def test_by_hand_two_are_left_out_and_the_first_loss_is_named() -> None:
    assert sentences(three_rounds(), "B", "OTB") == [
        "OTB1 1: bye -0, 2: A 9, 3: P 6 = 15",
        "OTB2 1: bye -0, 2: A 9, 3: P -6 = 9",
        "OTB3 2: A 2 = 2",
    ]


@pytest.mark.rule("T5.9", "T8.1")
def test_a_late_entry_is_told_what_it_missed() -> None:
    assert sentences(three_rounds(), "late", "TB") == [
        "TB1 1: missed -0, 2: void 0, 3: left 0 = 0",
        "TB2  = 0",
        "TB3 1: missed 1 = 1",
    ]
    assert sentences(three_rounds(), "late", "OTB")[2] == "OTB3 1: missed 1 = 1"


@pytest.mark.rule("T8.8")
def test_a_round_robin_names_the_matches_among_the_tied_and_all_games() -> None:
    history = three_rounds()
    history["A"] = (history["A"][0], history["A"][1], LEFT)
    assert sentences(history, "P", "RR") == [
        "RR1 1: A 0 = 0",
        "RR2 1: A 2 = 2",
        "RR3 1: A 1, 3: B 2 = 3",
    ]
    alone = explain(history, "P", "RR", disqualified=frozenset({"A"}))
    assert sentence(alone[0]) == "RR1  = 0"


@pytest.mark.rule("T11.6")
def test_a_pod_names_every_mate() -> None:
    history = {
        "P": (Played(Result.POD, 24, ("Q", "R"), place=1, outright=True), Played(Result.BYE, 24)),
        "Q": (Played(Result.POD, 12, ("P", "R"), place=2), LEFT),
        "R": (Played(Result.POD, 0, ("P", "Q"), place=3), LEFT),
    }
    assert sentences(history, "P", "POD") == [
        "PTB1 1: Q 12, 1: R -0 = 12",
        "PTB2 1: pod 1 = 1",
        "PTB3 1: Q 48, 1: R 48 = 48",
    ]
    assert explain(history, "Q", "POD")[2].parts[0].value == Fraction(12)
