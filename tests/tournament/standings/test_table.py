"""The rulings on standings: what counts for a tie-breaker, who shares a rank, who has no place."""

import pytest

from meijin.tournament.seeds import key
from meijin.tournament.standings.breakers import BreakerSet, Value, breaker_values
from meijin.tournament.standings.history import History, Played, Result
from meijin.tournament.standings.table import Standing, standings, tiebreak_values

BYE = Played(Result.BYE, 3)
MISSED = Played(Result.MISSED, 0)
LEFT = Played(Result.LEFT, 0)
REST = Played(Result.REST, 0)
VOID = Played(Result.VOID, 0)


def beat(opponent: str, lost: int = 0) -> Played:
    return Played(Result.WIN, 3, (opponent,), 2, lost)


def lost_to(opponent: str, won: int = 0) -> Played:
    return Played(Result.LOSS, 0, (opponent,), won, 2)


def drew(opponent: str) -> Played:
    return Played(Result.DRAW, 1, (opponent,), 1, 1)


def table(
    history: History,
    *,
    breakers: BreakerSet = "TB",
    seed: str | None = "seed",
    final: bool = True,
    disqualified: frozenset[str] = frozenset(),
    coins: tuple[tuple[str, str], ...] = (),
) -> tuple[Standing, ...]:
    rounds = len(next(iter(history.values())))
    return standings(
        history,
        breakers=breakers,
        seed=seed,
        rounds=rounds,
        final=final,
        stage="rr" if breakers == "RR" else "swiss",
        disqualified=disqualified,
        coin_overrides=coins,
    )


def players(lines: tuple[Standing, ...]) -> list[str]:
    return [line.player for line in lines]


def value(history: History, player: str, code: str) -> Value:
    breakers: BreakerSet = "OTB" if code.startswith("OTB") else "TB"
    return breaker_values(history, breakers)[player][int(code[-1]) - 1]


def a_square() -> dict[str, tuple[Played, ...]]:
    """A beat B and C, D lost to both of those."""
    return {
        "A": (beat("B"), beat("C")),
        "B": (lost_to("A"), beat("D")),
        "C": (beat("D"), lost_to("A")),
        "D": (lost_to("C"), lost_to("B")),
    }


@pytest.mark.rule("T8.4", "W2")
def test_later_losses_are_better_and_no_loss_is_best() -> None:
    """W2"""
    history = {
        "early": (lost_to("X"), lost_to("X"), BYE, LEFT, LEFT),
        "late": (BYE, LEFT, LEFT, lost_to("X"), lost_to("X")),
        "drawn": (drew("X"), drew("X"), drew("X"), LEFT, LEFT),
        "X": (LEFT, LEFT, LEFT, LEFT, LEFT),
    }
    assert [value(history, name, "TB3") for name in history] == [5, 41, None, None]
    lines = table(history)
    assert players(lines) == ["drawn", "late", "early", "X"]
    assert [line.points for line in lines] == [3, 3, 3, 0]


@pytest.mark.rule("T8.2", "T8.7", "W3")
def test_the_lowest_entry_is_left_out_and_by_hand_the_two_lowest() -> None:
    """W3"""
    opponents = {"nine": 9, "six": 6, "three": 3}
    rounds = (lost_to("nine"), lost_to("six"), BYE, lost_to("three"))
    history = {"P": rounds} | {
        name: (Played(Result.WIN, points, ("P",)), LEFT, LEFT, LEFT) for name, points in opponents.items()
    }
    assert value(history, "P", "TB1") == 18
    assert value(history, "P", "OTB2") == 15


@pytest.mark.rule("W6")
def test_the_candidates_for_a_bye_have_the_tiebreakers_of_the_example() -> None:
    """W6"""
    values = tiebreak_values(a_square())
    assert values["B"] == (6, 12, 1)
    assert values["C"] == (6, 12, 4)


@pytest.mark.rule("R4")
def test_points_of_a_bye_stay_with_a_player_who_drops_meanwhile() -> None:
    """R4"""
    history = {"A": (BYE, LEFT), "B": (beat("C"), lost_to("C")), "C": (lost_to("B"), beat("B"))}
    (line,) = [line for line in table(history) if line.player == "A"]
    assert (line.points, line.unbeaten, line.wins, line.losses) == (3, True, 1, 0)
    assert line.place is not None


@pytest.mark.rule("R16")
def test_a_schedule_of_nobody_counts_nothing() -> None:
    """R16"""
    history = {"A": (MISSED, BYE), "B": (BYE, LEFT)}
    assert tiebreak_values(history) == {"A": (0, 0, 1), "B": (0, 0, None)}


@pytest.mark.rule("R17")
def test_a_void_match_is_nobody_in_both_lists() -> None:
    """R17"""
    history = a_square() | {"A": (VOID, beat("C")), "B": (VOID, beat("D"))}
    values = tiebreak_values(history)
    assert values["A"] == (3, 3, None)
    assert values["B"] == (0, 6, None)
    assert next(line for line in table(history) if line.player == "A").points == 3


@pytest.mark.rule("R27")
def test_an_opponent_met_twice_counts_twice() -> None:
    """R27"""
    once_more = a_square()
    for one, other in (("A", "B"), ("C", "D")):
        once_more[one] += (beat(other),)
        once_more[other] += (lost_to(one),)
    # B met A (9), D (0) and A again; A met B (3) and C (6) and B again; D met C, B and C.
    assert tiebreak_values(once_more)["B"] == (18, 12 + 15 + 12, 1 + 9)


@pytest.mark.rule("T8.5", "T8.6")
def test_tied_players_share_a_rank_and_are_listed_by_lot() -> None:
    """8.2"""
    history = {"A": (beat("C"),), "B": (beat("D"),), "C": (lost_to("A"),), "D": (lost_to("B"),)}
    by_key = sorted("AB", key=lambda player: key("other", "tb4", "swiss", 1, 0, player))
    lines = table(history, final=False, seed="other")
    assert players(lines)[:2] == by_key
    assert [line.rank for line in lines] == [1, 1, 3, 3]
    assert {line.place for line in lines} == {None}
    assert [line.place for line in table(history)] == [1, 2, 3, 4]


def test_whoever_may_not_know_the_seed_sees_no_lot() -> None:
    history = {"B": (beat("D"),), "A": (beat("C"),), "C": (lost_to("A"),), "D": (lost_to("B"),)}
    lines = table(history, seed=None)
    assert players(lines) == ["A", "B", "C", "D"]
    assert {line.place for line in lines} == {None}


@pytest.mark.parametrize("coin", [("A", "B"), ("B", "A")])
@pytest.mark.rule("T8.5")
def test_a_judges_coin_decides_between_two(coin: tuple[str, str]) -> None:
    """8.2"""
    history = {"A": (beat("C"),), "B": (beat("D"),), "C": (lost_to("A"),), "D": (lost_to("B"),)}
    lines = table(history, coins=(coin,))
    assert tuple(players(lines)[:2]) == coin
    assert [line.rank for line in lines[:2]] == [1, 1]


def test_a_coin_for_players_who_are_not_the_only_two_tied_is_nothing() -> None:
    three = {name: (drew(other), BYE) for name, other in zip("ABC", "XYZ", strict=True)}
    history = three | {other: (drew(name), LEFT) for name, other in zip("ABC", "XYZ", strict=True)}
    for coin in (("A", "B"), ("B", "A"), ("A", "X"), ("X", "A")):
        assert table(history, coins=(coin,)) == table(history)


@pytest.mark.rule("T8.9")
def test_the_disqualified_are_last_without_a_place_and_still_count_as_opponents() -> None:
    """8.5"""
    lines = table(a_square(), disqualified=frozenset({"A", "D"}))
    assert players(lines) == ["C", "B", "A", "D"]
    assert [(line.rank, line.place, line.disqualified) for line in lines] == [
        (1, 1, False),
        (2, 2, False),
        (3, None, True),
        (3, None, True),
    ]
    assert lines[0].breakers[0].value == 6


@pytest.mark.rule("T8.7")
def test_by_hand_the_first_loss_decides_and_no_loss_is_best() -> None:
    """8.3"""
    history = {
        "missed": (MISSED, BYE, LEFT),
        "second": (BYE, lost_to("X"), LEFT),
        "third": (BYE, LEFT, lost_to("X")),
        "none": (BYE, LEFT, LEFT),
        "X": (LEFT, LEFT, LEFT),
    }
    assert [value(history, name, "OTB3") for name in history] == [1, 2, 3, None, None]
    assert players(table(history, breakers="OTB")) == ["none", "third", "second", "missed", "X"]


def the_robin() -> dict[str, tuple[Played, ...]]:
    return {
        "A": (beat("B", 1), lost_to("C", 1), beat("D")),
        "B": (lost_to("A", 1), beat("D"), beat("C")),
        "C": (beat("D"), beat("A", 1), lost_to("B")),
        "D": (lost_to("C"), lost_to("B"), lost_to("A")),
    }


@pytest.mark.rule("T8.8", "W13")
def test_a_round_robin_goes_by_games_where_all_beat_each_other() -> None:
    """W13: RR1 is not restarted, though C beat A."""
    lines = table(the_robin(), breakers="RR")
    assert players(lines) == ["B", "A", "C", "D"]
    assert [[breaker.value for breaker in line.breakers] for line in lines[:3]] == [[3, 2, 5], [3, 3, 5], [3, 3, 4]]
    assert [line.rank for line in lines] == [1, 2, 3, 4]


@pytest.mark.rule("T8.8")
def test_a_round_robin_counts_points_among_the_tied_first() -> None:
    """8.4: A and B are tied, A beat B, and the games that speak for B are not asked."""
    history = {
        "A": (beat("B", 1), beat("C", 1), lost_to("D")),
        "B": (lost_to("A", 1), beat("D"), beat("C")),
        "C": (drew("D"), lost_to("A", 1), lost_to("B")),
        "D": (drew("C"), lost_to("B"), beat("A")),
    }
    assert players(table(history, breakers="RR")) == ["A", "B", "D", "C"]
    # With B disqualified nobody is tied with A: points against B are points against one who is out.
    out = table(history, breakers="RR", disqualified=frozenset({"B"}))
    assert [line.breakers[0].value for line in out] == [0, 0, 0, 0]


@pytest.mark.rule("T7.9", "T7.10")
def test_in_a_round_robin_a_void_match_and_a_rest_have_neither_points_nor_games() -> None:
    """7.8: D dropped early, so that all matches of D are void."""
    history = {
        "A": (beat("B", 1), lost_to("C", 1), VOID, REST),
        "B": (lost_to("A", 1), VOID, beat("C"), REST),
        "C": (VOID, beat("A", 1), lost_to("B"), REST),
        "D": (VOID, VOID, VOID, REST),
    }
    lines = table(history, breakers="RR")
    assert players(lines) == ["B", "A", "C", "D"]
    assert [breaker.value for breaker in lines[3].breakers] == [0, 0, 0]
    assert lines[3].losses == 0


def test_the_lot_of_a_round_robin_is_its_own() -> None:
    """7.1: the stage is part of the key."""
    history = dict.fromkeys("ABCDEFGH", (REST,))
    assert players(table(history, breakers="RR")) == sorted(
        history, key=lambda player: key("seed", "tb4", "rr", 1, 0, player)
    )


def test_a_player_with_a_round_too_few_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="B has 1 entries after 2 closed rounds"):
        table({"A": (BYE, BYE), "B": (BYE,)})
