"""The search for the best pods: everything tried in small fields, swaps in large ones.

Players are positions of the order here, pods are ascending rows of positions.
"""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, takewhile

Row = tuple[int, ...]
Rows = tuple[Row, ...]
Cost = tuple[int, int]


class Costs:
    """What pods cost: squared meetings of their pairs, then the squared distance of their highest and lowest."""

    def __init__(self, eighths: Sequence[int], squares: Sequence[dict[int, int]]) -> None:
        """Eighths and squared numbers of meetings, both by position."""
        self.eighths = eighths
        self.squares = squares

    def of(self, row: Iterable[int]) -> Cost:
        members = tuple(row)
        eighths = [self.eighths[at] for at in members]
        met = sum(self.squares[one].get(other, 0) for one, other in combinations(members, 2))
        return met, (max(eighths) - min(eighths)) ** 2

    def total(self, rows: Iterable[Iterable[int]]) -> Cost:
        """The cost of all pods together."""
        costs = [self.of(row) for row in rows]
        return sum(met for met, _ in costs), sum(spread for _, spread in costs)


def sorted_rows(rows: Iterable[Row], preferred: int) -> Rows:
    """Pods of the preferred size first, then the others, sorted inside each group."""
    return tuple(sorted(rows, key=lambda row: (len(row) != preferred, row)))


def optimum(costs: Costs, start: Rows, preferred: int) -> Rows:
    """The cheapest of all assignments, and of equal ones the lexicographically smallest row of pods."""
    best = start
    # One more in the first number than the start, so that the start itself is found as well.
    best_cost = (costs.total(start)[0] + 1, 0)
    known: dict[Row, Cost] = {}

    def extend(rows: Rows, free: Row, sizes_left: Row, met: int, spread: int) -> None:
        # Assignments come in their lexicographic order: a later one must be cheaper to win.
        nonlocal best, best_cost
        if (met, spread) >= best_cost:
            return
        if not free:
            best, best_cost = rows, (met, spread)
            return
        for row in _next_rows(rows, free, sizes_left, preferred):
            if row not in known:
                known[row] = costs.of(row)
            more_met, more_spread = known[row]
            rest = tuple(at for at in free if at not in row)
            extend((*rows, row), rest, _without(sizes_left, len(row)), met + more_met, spread + more_spread)

    extend((), tuple(range(sum(map(len, start)))), tuple(map(len, start)), 0, 0)
    return best


def _without(sizes: Row, size: int) -> Row:
    at = sizes.index(size)
    return sizes[:at] + sizes[at + 1 :]


def _next_rows(rows: Rows, free: Row, sizes_left: Row, preferred: int) -> Iterable[Row]:
    """Every row that can come next, in lexicographic order."""
    others = {size for size in sizes_left if size != preferred}
    if preferred not in sizes_left:
        # The first who is free sits in the first of the other pods.
        return sorted((free[0], *rest) for size in others for rest in combinations(free[1:], size - 1))
    after = tuple(at for at in free if not rows or at > rows[-1][0])
    candidates: Iterator[Row] = combinations(after, preferred)
    return candidates if others else takewhile(lambda row: row[0] == free[0], candidates)


def improved(costs: Costs, start: Rows) -> Rows:
    """The start after swaps of two players of different pods, always the first that helps, at most 20 per player."""
    seating = _Seating(costs, start)
    count = len(costs.eighths)
    # Rows of pairs (one, any later one) before this hold no swap that helps, except with players whose pod changed.
    settled = 0
    changed: set[int] = set()
    for _ in range(20 * count):
        swap = seating.first_swap(settled, changed)
        if swap is None:
            break
        if swap[0] >= settled:
            settled = swap[0]
            changed.clear()
        changed.update(seating.swap(*swap))
    return seating.rows()


class _Seating:
    """Pods while players are swapped, with all that is needed to judge a swap at once."""

    def __init__(self, costs: Costs, start: Rows) -> None:
        self._costs = costs
        self._pods = [list(row) for row in start]
        count = len(costs.eighths)
        self._pod_of = [0] * count
        for number, pod in enumerate(self._pods):
            for at in pod:
                self._pod_of[at] = number
        # For each player: how much met in each pod, and the lowest and highest of the pod-mates.
        self._met: list[dict[int, int]] = [{} for _ in range(count)]
        for at, squares in enumerate(costs.squares):
            for other, square in squares.items():
                self._add(at, self._pod_of[other], square)
        self._low = [0] * count
        self._high = [0] * count
        self._spread = [0] * len(self._pods)
        self._costly: list[bool] = [False] * count
        for number in range(len(self._pods)):
            self._measure(number)
        self._costly_players = [at for at in range(count) if self._costly[at]]

    def rows(self) -> Rows:
        return tuple(tuple(sorted(pod)) for pod in self._pods)

    def first_swap(self, settled: int, changed: set[int]) -> tuple[int, int] | None:
        """The first pair whose swap is an improvement. A pair of pods that cost nothing cannot be improved."""
        everybody: Sequence[int] = range(len(self._pod_of))
        moved = sorted(changed)
        moved_costly = [at for at in moved if self._costly[at]]
        for one in everybody:
            if one < settled and one not in changed:
                others: Sequence[int] = moved if self._costly[one] else moved_costly
            else:
                others = everybody if self._costly[one] else self._costly_players
            for other in others[bisect_right(others, one) :]:
                if self._improves(one, other):
                    return one, other
        return None

    def _improves(self, one: int, other: int) -> bool:
        here, there = self._pod_of[one], self._pod_of[other]
        if here == there:
            return False
        met_one, met_other = self._met[one], self._met[other]
        before = met_one.get(here, 0) + met_other.get(there, 0)
        after = met_one.get(there, 0) + met_other.get(here, 0) - 2 * self._costs.squares[one].get(other, 0)
        if before != after:
            return after < before
        mine, theirs = self._costs.eighths[one], self._costs.eighths[other]
        if mine == theirs:
            return False
        spread_here = max(self._high[one], theirs) - min(self._low[one], theirs)
        spread_there = max(self._high[other], mine) - min(self._low[other], mine)
        return spread_here**2 + spread_there**2 < self._spread[here] + self._spread[there]

    def swap(self, one: int, other: int) -> list[int]:
        """Swaps two players and returns everybody of their pods."""
        here, there = self._pod_of[one], self._pod_of[other]
        for player, old, new in ((one, here, there), (other, there, here)):
            self._pods[old].remove(player)
            self._pods[new].append(player)
            self._pod_of[player] = new
            for mate, square in self._costs.squares[player].items():
                self._add(mate, old, -square)
                self._add(mate, new, square)
        self._measure(here)
        self._measure(there)
        self._costly_players = [at for at, costly in enumerate(self._costly) if costly]
        return [*self._pods[here], *self._pods[there]]

    def _add(self, player: int, pod: int, square: int) -> None:
        met = self._met[player]
        met[pod] = met.get(pod, 0) + square

    def _measure(self, number: int) -> None:
        """Notes what a changed pod is like."""
        pod = self._pods[number]
        eighths = self._costs.eighths
        ascending = sorted(pod, key=lambda at: eighths[at])
        lowest, highest = ascending[0], ascending[-1]
        self._spread[number] = (eighths[highest] - eighths[lowest]) ** 2
        costly = self._spread[number] > 0 or any(self._met[at].get(number) for at in pod)
        for at in pod:
            self._low[at] = eighths[ascending[1] if at == lowest else lowest]
            self._high[at] = eighths[ascending[-2] if at == highest else highest]
            self._costly[at] = costly
