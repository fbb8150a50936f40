"""Pods: sizes, points of places, who sits with whom and where, and players who do not come (11)."""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import combinations
from random import Random

import pytest
from msgspec.structs import replace

from meijin.tournament.pairing.pods import (
    PodAssignment,
    PodField,
    PodPlayer,
    Reseating,
    assign,
    points,
    reseated,
    rounds,
    seat_share,
    sizes,
)
from meijin.tournament.seeds import key

Rows = tuple[tuple[int, ...], ...]


@pytest.mark.parametrize(
    ("n", "expected"),
    [
        *((3, "3"), (4, "4"), (5, "5"), (6, "3+3"), (7, "4+3"), (8, "4+4"), (9, "5+4"), (10, "4+3+3"), (11, "4+4+3")),
        *((13, "5+4+4"), (14, "4+4+3+3"), (17, "5+4+4+4")),
    ],
)
@pytest.mark.rule("T11.1")
def test_pods_are_of_four_where_it_can_be(n: int, expected: str) -> None:
    """11.1"""
    assert "+".join(map(str, sorted(sizes(n, 3, 5, 4), reverse=True))) == expected


@pytest.mark.parametrize(("n", "expected"), [(2, (2,)), (3, (3,)), (4, (2, 2)), (5, (3, 2)), (7, (3, 2, 2))])
def test_ganymede_sits_in_threes_and_twos(n: int, expected: tuple[int, ...]) -> None:
    """11.1"""
    assert sizes(n, 2, 3, 3) == expected


@pytest.mark.rule("T11.1")
def test_the_sizes_are_the_best_of_all() -> None:
    """11.1: no other sizes are nearer to the preferred one, and none as near are more."""
    for smallest, largest, preferred in ((3, 5, 4), (2, 3, 3), (3, 4, 4)):
        for n in range(6, 25):
            ways = list(_ways(n, smallest, largest))
            best = min(ways, key=lambda way: (sum((size - preferred) ** 2 for size in way), -len(way)))
            found = sizes(n, smallest, largest, preferred)
            assert sorted(found) == sorted(best)
            assert list(found) == sorted(found, key=lambda size: size != preferred)


def _ways(n: int, smallest: int, largest: int) -> Iterator[tuple[int, ...]]:
    if n == 0:
        yield ()
    for size in range(smallest, min(largest, n) + 1):
        for rest in _ways(n - size, size, largest):
            yield (size, *rest)


def test_a_forbidden_size_leaves_as_few_byes_as_possible() -> None:
    """11.1"""
    assert [n - sum(sizes(n, 4, 4, 4)) for n in range(4, 10)] == [0, 1, 2, 3, 0, 1]
    assert [n - sum(sizes(n, 3, 4, 4)) for n in range(3, 9)] == [0, 0, 1, 0, 0, 0]
    with pytest.raises(ValueError, match="2 players do not fill a pod of 3"):
        sizes(2, 3, 5, 4)


@pytest.mark.parametrize(
    ("shared", "expected"),
    [
        ([1, 1], (24, 0)),
        ([1, 1, 1], (24, 12, 0)),
        ([1, 1, 1, 1], (24, 16, 8, 0)),
        ([1, 1, 1, 1, 1], (24, 18, 12, 6, 0)),
        ([1, 2, 1, 1], (24, 15, 6, 0)),  # W14
        ([4], (12,)),  # W14
        ([2, 2], (20, 4)),
        ([4, 1], (15, 0)),
    ],
)
@pytest.mark.rule("T11.2", "W14")
def test_places_are_worth_eighths_and_shared_places_their_mean(shared: list[int], expected: tuple[int, ...]) -> None:
    """11.2, W14"""
    assert points(shared) == expected


def test_the_average_is_twelve_however_places_are_shared() -> None:
    """11.2"""
    for size in (2, 3, 4, 5):
        for shared in _shared(size):
            assert sum(value * count for value, count in zip(points(shared), shared, strict=True)) == 12 * size


def _shared(size: int) -> Iterator[list[int]]:
    if size == 0:
        yield []
    for first in range(1, size + 1):
        for rest in _shared(size - first):
            yield [first, *rest]


@pytest.mark.rule("T11.2")
def test_where_only_the_winner_counts_nobody_winning_gives_a_little_to_all() -> None:
    """11.2, option `winner`"""
    assert points([1, 2, 1], winner_only=True) == (24, 0, 0)
    assert points([2, 1, 1], winner_only=True) == (8, 8, 8)
    assert points([4], winner_only=True) == (8,)


@pytest.mark.parametrize(("n", "expected"), [(3, 3), (16, 3), (17, 4), (64, 4), (65, 5), (512, 5)])
@pytest.mark.rule("T11.5")
def test_rounds_go_by_the_head_count(n: int, expected: int) -> None:
    """11.5"""
    assert rounds(n) == expected


def names(n: int) -> list[str]:
    return [f"P{number:02}" for number in range(1, n + 1)]


def field(n: int, limits: tuple[int, int, int] = (3, 5, 4), round_no: int = 1) -> PodField:
    players = tuple(PodPlayer(name) for name in names(n))
    return PodField("pods", round_no, 0, players, {}, *limits)


def after_some_rounds(n: int, chance: Random, limits: tuple[int, int, int] = (3, 5, 4), played: int = 2) -> PodField:
    """A field whose earlier rounds were drawn without care, so that many have met."""
    eighths = dict.fromkeys(names(n), 0)
    met: dict[frozenset[str], tuple[int, ...]] = {}
    for round_no in range(1, played + 1):
        row = names(n)
        chance.shuffle(row)
        for size in sizes(n, *limits):
            pod, row = row[:size], row[size:]
            for player, value in zip(pod, points([1] * size), strict=True):
                eighths[player] += value
            for pair in map(frozenset, combinations(pod, 2)):
                met[pair] = (*met.get(pair, ()), round_no)
    players = tuple(PodPlayer(name, eighths[name]) for name in names(n))
    return replace(field(n, limits, played + 1), players=players, meetings=met)


def rows_of(assignment: PodAssignment) -> Rows:
    position = {player: at for at, player in enumerate(assignment.order)}
    return tuple(tuple(sorted(position[player] for player in pod)) for pod in assignment.pods)


def cost_of(field: PodField, order: tuple[str, ...], rows: Iterable[tuple[int, ...]]) -> tuple[int, int]:
    """The cost as the specification says it, from nothing but the field."""
    eighths = {entry.player: entry.eighths for entry in field.players}
    pods = [[order[at] for at in row] for row in rows]
    met = sum(len(field.meetings.get(frozenset(pair), ())) ** 2 for pod in pods for pair in combinations(pod, 2))
    spread = sum((max(eighths[p] for p in pod) - min(eighths[p] for p in pod)) ** 2 for pod in pods)
    return met, spread


def canonical(rows: Iterable[tuple[int, ...]], preferred: int) -> Rows:
    return tuple(sorted(rows, key=lambda row: (len(row) != preferred, row)))


def all_assignments(free: frozenset[int], pod_sizes: tuple[int, ...]) -> Iterator[Rows]:
    if not pod_sizes:
        yield ()
        return
    for pod in combinations(sorted(free), pod_sizes[0]):
        for rest in all_assignments(free - set(pod), pod_sizes[1:]):
            yield (pod, *rest)


@pytest.mark.parametrize("n", [*range(3, 18), 40])
@pytest.mark.rule("T11.3")
def test_the_first_round_is_the_order_cut_into_pods(n: int) -> None:
    """11.3"""
    assignment = assign(field(n))
    assert list(assignment.order) == sorted(names(n), key=lambda player: key("pods", "pair", "pods", 1, 0, player))
    assert [at for row in rows_of(assignment) for at in row] == list(range(n))
    assert tuple(map(len, assignment.pods)) == sizes(n, 3, 5, 4)
    assert assignment.cost == (0, 0)


@pytest.mark.parametrize(
    ("n", "limits"),
    [(6, (3, 5, 4)), (7, (3, 5, 4)), (8, (3, 5, 4)), (9, (3, 5, 4)), (10, (3, 5, 4)), (6, (2, 3, 3)), (8, (2, 3, 3))],
)
@pytest.mark.rule("T11.3")
def test_small_fields_get_the_best_of_all_assignments(n: int, limits: tuple[int, int, int]) -> None:
    """11.3: the cheapest, and of equal ones the smallest row of lists."""
    chance = Random(n)
    for played in (1, 2, 3):
        several = after_some_rounds(n, chance, limits, played)
        assignment = assign(several)
        _, _, preferred = limits
        every = {canonical(rows, preferred) for rows in all_assignments(frozenset(range(n)), sizes(n, *limits))}
        best = min(every, key=lambda rows: (cost_of(several, assignment.order, rows), rows))
        assert rows_of(assignment) == best
        assert assignment.cost == cost_of(several, assignment.order, best)


def swapped_as_written(field: PodField, order: tuple[str, ...], start: Rows) -> list[set[int]]:
    """The improvement of large fields word for word: each scan from the beginning, each cost from the beginning."""
    pods = [set(row) for row in start]
    for _ in range(20 * len(order)):
        before = cost_of(field, order, map(tuple, pods))
        for one, other in combinations(range(len(order)), 2):
            here = next(pod for pod in pods if one in pod)
            there = next(pod for pod in pods if other in pod)
            if here is there:
                continue
            _exchange(here, one, there, other)
            if cost_of(field, order, map(tuple, pods)) < before:
                break
            _exchange(here, other, there, one)
        else:
            break
    return pods


def _exchange(here: set[int], one: int, there: set[int], other: int) -> None:
    here.remove(one)
    there.remove(other)
    here.add(other)
    there.add(one)


@pytest.mark.parametrize(("n", "limits"), [(13, (3, 5, 4)), (14, (3, 5, 4)), (16, (2, 3, 3)), (19, (3, 5, 4))])
@pytest.mark.rule("T11.3")
def test_large_fields_are_swapped_as_written(n: int, limits: tuple[int, int, int]) -> None:
    """11.3"""
    chance = Random(n)
    better = 0
    for played in (1, 2, 3, 4, 5):
        many = after_some_rounds(n, chance, limits, played)
        assignment = assign(many)
        start = consecutive(sizes(n, *limits))
        expected = swapped_as_written(many, assignment.order, start)
        assert rows_of(assignment) == canonical((tuple(sorted(pod)) for pod in expected), limits[2])
        assert assignment.cost == cost_of(many, assignment.order, rows_of(assignment))
        better += assignment.cost < cost_of(many, assignment.order, start)
    assert better >= 3


def consecutive(pod_sizes: Iterable[int]) -> Rows:
    numbers = iter(range(1000))
    return tuple(tuple(next(numbers) for _ in range(size)) for size in pod_sizes)


def test_no_swap_helps_after_all_swaps_of_a_large_field() -> None:
    """11.3"""
    many = after_some_rounds(60, Random(60), played=3)
    assignment = assign(many)
    rows = [set(row) for row in rows_of(assignment)]
    assert sorted(player for pod in assignment.pods for player in pod) == names(60)
    for one, other in combinations(rows, 2):
        now = cost_of(many, assignment.order, map(tuple, (one, other)))
        for a in one:
            for b in other:
                assert cost_of(many, assignment.order, [(*one - {a}, b), (*other - {b}, a)]) >= now


@pytest.mark.rule("T7.3")
def test_byes_go_to_those_without_one_and_then_to_the_lowest() -> None:
    """11.1, 7.3"""
    players = (
        PodPlayer("A", 24),
        PodPlayer("B", 24, ptb1=Fraction(9)),
        PodPlayer("C", 0, byes=1),
        PodPlayer("D", 12, ptb1=Fraction(25, 3), ptb2=1),
        PodPlayer("E", 12, ptb1=Fraction(25, 3)),
        PodPlayer("F", 12, ptb1=Fraction(26, 3)),
    )
    six = PodField("pods", 2, 0, players, {}, 4, 4, 4)
    assignment = assign(six)
    assert assignment.bye_candidates == ("E", "D", "F", "A", "B", "C")
    assert assignment.byes == ("E", "D")
    assert sorted(assignment.order) == ["A", "B", "C", "F"]
    assert assign(replace(six, literal_bye=True)).byes == ("C", "E")
    assert assign(replace(six, smallest=3)).bye_candidates == ()


@pytest.mark.rule("T11.4")
def test_who_sat_late_sits_early() -> None:
    """11.4: the last seat of three is as late as the last of four."""
    late = {"P01": seat_share(0, 4), "P02": seat_share(3, 4), "P03": seat_share(2, 3), "P04": seat_share(2, 4)}
    players = tuple(PodPlayer(name, seated=late[name]) for name in names(4))
    (pod,) = assign(replace(field(4), players=players, round_no=2)).pods
    assert late == {"P01": 0, "P02": 1, "P03": 1, "P04": Fraction(2, 3)}
    by_key = sorted(("P02", "P03"), key=lambda player: key("pods", "seat", "pods", 2, 0, player))
    assert pod == (*by_key, "P04", "P01")


def test_the_first_seats_are_drawn_by_a_lot_of_their_own() -> None:
    """11.4, 7.1"""
    assignment = assign(field(5))
    assert list(assignment.pods[0]) == sorted(names(5), key=lambda player: key("pods", "seat", "pods", 1, 0, player))
    assert assignment.pods[0] != assignment.order


@pytest.mark.rule("T11.7")
def test_a_pod_that_stays_large_enough_plays_without_the_absent() -> None:
    """11.7"""
    eight = field(8)
    pods = assign(eight).pods
    assert reseated(eight, pods, {pods[0][1]}) == Reseating((), ())


def test_a_pod_that_is_too_small_sits_down_with_the_nearest() -> None:
    """11.7: the second of 4+3+3 loses a player; the third is as near as the first and comes later."""
    ten = field(10)
    pods = assign(ten).pods
    assert tuple(map(len, pods)) == (4, 3, 3)
    again = reseated(ten, pods, {pods[1][0]})
    assert again.dissolved == (1, 2)
    assert [sorted(pod) for pod in again.pods] == [sorted((*pods[1][1:], *pods[2]))]


def test_those_who_sit_down_again_form_pods_as_for_a_round_of_their_own() -> None:
    """11.7: the last of 4+3 loses a player; six sit down in two threes, away from whom they met."""
    seven = after_some_rounds(7, Random(7), played=1)
    pods = assign(seven).pods
    gone = pods[1][2]
    again = reseated(seven, pods, {gone})
    left = replace(seven, players=tuple(entry for entry in seven.players if entry.player != gone))
    assert again == Reseating((0, 1), assign(left).pods)
    assert tuple(map(len, again.pods)) == (3, 3)


def test_one_player_left_alone_by_two_absent_finds_a_pod() -> None:
    """11.7, ganymede: 3+2+2; one does not come at each of the twos, and those left are a two."""
    seven = field(7, (2, 3, 3))
    pods = assign(seven).pods
    again = reseated(seven, pods, {pods[1][0], pods[2][1]})
    assert again.dissolved == (1, 2)
    assert [set(pod) for pod in again.pods] == [{pods[1][1], pods[2][0]}]


def test_a_pod_to_which_nobody_comes_is_nobodys_concern() -> None:
    seven = field(7)
    pods = assign(seven).pods
    assert reseated(seven, pods, set(pods[1])) == Reseating((), ())


def test_too_few_for_any_pod_is_refused() -> None:
    three = field(3)
    pods = assign(three).pods
    with pytest.raises(ValueError, match="do not fill"):
        reseated(three, pods, {pods[0][0]})
