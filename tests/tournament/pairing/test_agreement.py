"""The fast way against the slow ones (7.4, 12): enumeration for small fields, one matching of everything for others."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace

from meijin.tournament.pairing import cheapest, windows
from meijin.tournament.pairing.first import _Deal
from meijin.tournament.pairing.swiss import Contender, SwissField, SwissPairing, pair
from tests.tournament.pairing.enumeration import pair_by_enumeration
from tests.tournament.pairing.one_matching import pair_by_matching

MakeField = Callable[[random.Random, int], SwissField]


@pytest.fixture
def ways(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Counts which ways the pairing goes."""
    taken: Counter[str] = Counter()
    whole_pairs, solve, referee = windows.Windows.pairs, windows.Windows.solved, _Deal.back_to_a_good_start
    solved: set[str] = set()

    def pairs(self: windows.Windows) -> list[tuple[int, int]] | None:
        solved.clear()
        found = whole_pairs(self)
        taken.update(["whole"] if found is None else solved or ["parts"])
        return found

    def solving(self: windows.Windows, parts: list[list[range]], more: int) -> list[tuple[int, int]] | None:
        solved.add("windows" if more else "budget")  # a part that takes too long to deal is solved alone
        return solve(self, parts, more)

    def back(self: _Deal) -> None:
        taken["referee"] += 1
        referee(self)

    monkeypatch.setattr(windows.Windows, "pairs", pairs)
    monkeypatch.setattr(windows.Windows, "solved", solving)
    monkeypatch.setattr(_Deal, "back_to_a_good_start", back)
    return taken


@pytest.mark.rule("T7.4", "R5")
def test_7_4_small_fields_agree_with_trying_everything(make_field: MakeField, ways: Counter[str]) -> None:
    luck = random.Random(9)
    seen: Counter[str] = Counter()
    for _ in range(400):
        field = make_field(luck, luck.choice([2, 3, 4, 5, 6, 7, 8, 8]))
        pairing = pair(field)
        assert pairing == pair_by_enumeration(field), field
        seen["relaxed"] += pairing.relaxed
        seen["another bye"] += pairing.cost.bye_rank > 0
        seen["literal"] += field.drawn is not None and not pairing.literal_given_up
        seen["given up"] += pairing.literal_given_up
        seen["forbidden"] += pairing.cost.forbidden > 0
        seen["same side"] += pairing.cost.same_side > 0
    assert min(seen.values()) >= 5, seen
    assert min(ways[way] for way in ("parts", "windows", "whole", "referee")) >= 5, ways


@pytest.mark.rule("T7.4")
def test_7_4_ten_players_agree_with_trying_everything(make_field: MakeField) -> None:
    luck = random.Random(10)
    for _ in range(6):
        field = make_field(luck, 10)
        assert pair(field) == pair_by_enumeration(field), field


@pytest.mark.parametrize("tries", [0, windows.TRIES_PER_PLAYER])
def test_7_4_events_agree_with_one_matching_whatever_the_budget(
    tries: int, ways: Counter[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Events of more rounds than they should have, so that windows and rematches come; also with hardly a budget."""
    monkeypatch.setattr(windows.Windows.__init__, "__defaults__", (tries,))
    for seed in range(4):
        for field, pairing in event(seed, players=15 + seed, rounds=9):
            assert pairing == pair_by_matching(field), field
    assert ways["windows"]
    assert ways["whole"]
    assert bool(ways["budget"]) == (tries == 0)


def test_7_4_where_dealing_would_take_for_ever_the_matching_decides(ways: Counter[str]) -> None:
    """The last 13 of 26 have all met each other, so the first 13 must take them: far from the first pairs tried."""
    contenders = tuple(Contender(f"P{number:02}", 0) for number in range(26))
    order = pair(SwissField("seed", 1, 0, contenders, {})).order
    met = {frozenset((one, other)): (1,) for one in order[13:] for other in order[13:] if one != other}
    ways.clear()
    pairing = pair(SwissField("seed", 1, 0, contenders, met))
    assert pairing.pairs == tuple(zip(order[:13], order[13:], strict=True))
    assert ways["budget"] == 1


def test_7_4_few_edges_at_first_make_no_difference(make_field: MakeField, monkeypatch: pytest.MonkeyPatch) -> None:
    """A large field gives the matching only some of its pairs to begin with. Here small fields do the same."""
    monkeypatch.setattr(cheapest, "ALL_PAIRS_UP_TO", 4)
    monkeypatch.setattr(cheapest, "NEIGHBOURS", 1)
    monkeypatch.setattr(cheapest, "KINDS_NEARBY", 2)
    luck = random.Random(11)
    for _ in range(40):
        field = make_field(luck, luck.randint(10, 20))
        assert pair(field) == pair_by_matching(field), field


def event(seed: int, players: int, rounds: int) -> Iterator[tuple[SwissField, SwissPairing]]:
    """Every round of an event with draws, drops and byes."""
    luck = random.Random(seed)
    points = {f"P{number:03}": 0 for number in range(players)}
    byes = dict.fromkeys(points, 0)
    meetings: dict[frozenset[str], tuple[int, ...]] = {}
    for round_no in range(1, rounds + 1):
        contenders = tuple(Contender(player, score, byes[player]) for player, score in points.items())
        field = SwissField(f"event-{seed}", round_no, 0, contenders, dict(meetings))
        pairing = pair(field)
        yield field, pairing
        if pairing.bye:
            points[pairing.bye] += 3
            byes[pairing.bye] += 1
        for one, other in pairing.pairs:
            both = frozenset((one, other))
            meetings[both] = (*meetings.get(both, ()), round_no)
            for player, score in luck.choice([((one, 3),), ((one, 3),), ((other, 3),), ((one, 1), (other, 1))]):
                points[player] += score
        points = {player: score for player, score in points.items() if luck.random() > 0.03}


@pytest.mark.parametrize(("players", "rounds"), [(64, 6), (129, 8), (512, 9)])
@pytest.mark.rule("T7.4", "T2.2")
def test_7_4_larger_events_keep_the_rules(players: int, rounds: int) -> None:
    """Nobody meets again, byes go to the first of the list, and the gaps are at their least or an even number above."""
    for field, pairing in event(players, players, rounds):
        present = [player for both in pairing.pairs for player in both]
        everybody = [one.player for one in field.contenders]
        assert sorted(present + ([pairing.bye] if pairing.bye else [])) == sorted(everybody)
        assert not any(frozenset(both) in field.meetings for both in pairing.pairs)
        assert not pairing.relaxed
        assert pairing.bye == (pairing.bye_candidates[0] if pairing.bye_candidates else None)
        sizes = [len(bracket) for bracket in pairing.brackets]
        bound = sum(sum(sizes[: number + 1]) % 2 for number in range(len(sizes)))
        assert pairing.cost.gaps >= bound
        assert (pairing.cost.gaps - bound) % 2 == 0


@pytest.mark.rule("T7.4", "T7.6")
def test_7_4_if_nobody_has_met_half_the_field_nobody_meets_again(make_field: MakeField) -> None:
    luck = random.Random(12)
    for _ in range(150):
        players = luck.choice([6, 8, 10, 12])
        field = replace(make_field(luck, players), drawn=None, forbidden=frozenset())
        kept: dict[frozenset[str], tuple[int, ...]] = {}
        degree: Counter[str] = Counter()
        for both, rounds in field.meetings.items():
            if all(degree[player] < (players - 1) // 2 for player in both):
                degree.update(both)
                kept[both] = rounds
        assert not pair(replace(field, meetings=kept)).relaxed
