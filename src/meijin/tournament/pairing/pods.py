"""Tables of three to five: how large they are, who sits at them and where, and what a place is worth."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from meijin.tournament.pairing.pod_search import Costs, Rows, improved, optimum, sorted_rows
from meijin.tournament.seeds import key

STAGE = "pods"
EXACT_UP_TO = 12  # fields up to this size get the optimum over all assignments; larger ones are improved by swaps


class PodPlayer(Struct, frozen=True):
    """An active player who is to be seated."""

    player: str
    eighths: int = 0
    seated: Fraction = Fraction(0)  # the sum of `seat_share` over the earlier rounds
    byes: int = 0
    ptb1: Fraction = Fraction(0)
    ptb2: int = 0
    ptb3: Fraction = Fraction(0)


class PodField(Struct, frozen=True):
    """All that the assignment of a round depends on."""

    seed: str
    round_no: int
    attempt: int
    players: tuple[PodPlayer, ...]
    meetings: Mapping[frozenset[str], tuple[int, ...]]  # the rounds in which two players sat at one table
    smallest: int
    largest: int
    preferred: int
    literal_bye: bool = False


class PodCost(NamedTuple):
    """What an assignment costs; the first number weighs more than any second."""

    meetings: int
    spread: int


class PodAssignment(Struct, frozen=True):
    """Who sits where in a round, and what it followed from."""

    order: tuple[str, ...]  # without the byes
    keys: Mapping[str, str]
    bye_candidates: tuple[str, ...]  # the whole list in order; nobody if no bye is needed
    byes: tuple[str, ...]
    pods: tuple[tuple[str, ...], ...]  # in the order of tables; the first player of each has seat 0
    cost: PodCost


def sizes(n: int, smallest: int, largest: int, preferred: int) -> tuple[int, ...]:
    """The sizes of the pods for n players, the preferred size first (11.1).

    They add up to n wherever the limits allow it; what is missing are byes, as few as possible.
    """
    for seated in range(n, smallest - 1, -1):
        counts = range(-(-seated // largest), seated // smallest + 1)
        if counts:
            best = min((_even_sizes(seated, count) for count in counts), key=lambda row: _size_cost(row, preferred))
            return tuple(sorted(best, key=lambda size: (size != preferred, -size)))
    raise ValueError(f"{n} players do not fill a pod of {smallest}")


def _even_sizes(n: int, count: int) -> list[int]:
    """The squares of the distances from one size are least where the sizes differ by one at most."""
    size, larger = divmod(n, count)
    return [size + 1] * larger + [size] * (count - larger)


def _size_cost(row: list[int], preferred: int) -> tuple[int, int]:
    return sum((size - preferred) ** 2 for size in row), -len(row)


def points(shared: Sequence[int], *, winner_only: bool = False) -> tuple[int, ...]:
    """Eighths of a match point for each place of a pod, given how many players share it (11.2).

    >>> points([1, 2, 1, 1])
    (24, 15, 6, 0)
    """
    size = sum(shared)
    if winner_only:
        return (24, *(0 for _ in shared[1:])) if shared[0] == 1 else tuple(8 for _ in shared)
    values = [24 * (size - place) // (size - 1) for place in range(1, size + 1)]
    means, first = [], 0
    for count in shared:
        means.append(sum(values[first : first + count]) // count)
        first += count
    return tuple(means)


def rounds(n: int) -> int:
    """How many rounds of pods n players sit down to (11.5)."""
    return 3 if n <= 16 else 4 if n <= 64 else 5


def seat_share(seat: int, size: int) -> Fraction:
    """How late a seat was, from 0 for the first to 1 for the last."""
    return Fraction(seat, size - 1)


def assign(field: PodField) -> PodAssignment:
    """The pods of a round, with as few players as possible who have met before and as even in points (11.3)."""
    keys = {entry.player: _key(field, "pair", entry.player) for entry in field.players}
    pod_sizes = sizes(len(field.players), field.smallest, field.largest, field.preferred)
    missing = len(field.players) - sum(pod_sizes)
    candidates = _bye_candidates(field, keys) if missing else ()
    byes = frozenset(candidates[:missing])
    order = sorted(
        (entry for entry in field.players if entry.player not in byes),
        key=lambda entry: (-entry.eighths, keys[entry.player]),
    )
    costs = _costs(field, order)
    start = _consecutive(pod_sizes)
    best = optimum(costs, start, field.preferred) if len(order) <= EXACT_UP_TO else improved(costs, start)
    rows = sorted_rows(best, field.preferred)
    return PodAssignment(
        order=tuple(entry.player for entry in order),
        keys=keys,
        bye_candidates=candidates,
        byes=candidates[:missing],
        pods=tuple(seats(field, [order[at] for at in row]) for row in rows),
        cost=PodCost(*costs.total(rows)),
    )


def _key(field: PodField, purpose: str, player: str) -> str:
    return key(field.seed, purpose, STAGE, field.round_no, field.attempt, player)


def _bye_candidates(field: PodField, keys: Mapping[str, str]) -> tuple[str, ...]:
    """Who gets the byes first (7.3, with the tie-breakers of pods)."""
    ordered = sorted(
        field.players,
        key=lambda entry: (
            0 if field.literal_bye else entry.byes,
            *(entry.eighths, entry.ptb1, entry.ptb2, entry.ptb3, keys[entry.player]),
        ),
    )
    return tuple(entry.player for entry in ordered)


def _costs(field: PodField, order: Sequence[PodPlayer]) -> Costs:
    position = {entry.player: at for at, entry in enumerate(order)}
    squares: list[dict[int, int]] = [{} for _ in order]
    for pair, met in field.meetings.items():
        if pair <= position.keys() and met:
            one, other = (position[player] for player in pair)
            squares[one][other] = squares[other][one] = len(met) ** 2
    return Costs([entry.eighths for entry in order], squares)


def _consecutive(pod_sizes: Iterable[int]) -> Rows:
    rows, first = [], 0
    for size in pod_sizes:
        rows.append(tuple(range(first, first + size)))
        first += size
    return tuple(rows)


def seats(field: PodField, pod: Iterable[PodPlayer]) -> tuple[str, ...]:
    """The players of a pod in the order of seats: whoever sat late so far sits early now (11.4)."""
    ordered = sorted(pod, key=lambda entry: (-entry.seated, _key(field, "seat", entry.player)))
    return tuple(entry.player for entry in ordered)


class Reseating(Struct, frozen=True):
    """What becomes of the pods when players do not come (11.7)."""

    dissolved: tuple[int, ...]
    """The numbers of the pods that are taken apart. All others play, with whoever is absent in the last place."""
    pods: tuple[tuple[str, ...], ...]  # the pods that the players of the dissolved ones form


def reseated(field: PodField, pods: Sequence[Sequence[str]], absent: Collection[str]) -> Reseating:
    """Which pods are taken apart because too few came, and how those who came sit down again.

    A pod that is too small joins the nearest one by number, of two the later one, and then the next, until they form
    pods of legal sizes. These are found as for a round of their own.
    """
    entries = {entry.player: entry for entry in field.players}
    present = [[player for player in pod if player not in absent] for pod in pods]
    dissolved: set[int] = set()
    formed: list[tuple[str, ...]] = []
    for number, left in enumerate(present):
        if len(left) >= field.smallest or not left or number in dissolved:
            continue
        joined = _joined(field, present, number, dissolved)
        dissolved.update(joined)
        together = tuple(entries[player] for at in joined for player in present[at])
        formed.extend(assign(replace(field, players=together)).pods)
    return Reseating(tuple(sorted(dissolved)), tuple(formed))


def _joined(field: PodField, present: Sequence[Sequence[str]], number: int, taken: Collection[int]) -> list[int]:
    """The pod and as many of its nearest as it takes to seat all of them."""
    nearest = sorted(
        (at for at, left in enumerate(present) if left and at != number and at not in taken),
        key=lambda at: (abs(at - number), -at),
    )
    joined, count = [number], len(present[number])
    for at in nearest:
        joined.append(at)
        count += len(present[at])
        if sum(sizes(count, field.smallest, field.largest, field.preferred)) == count:
            return joined
    raise ValueError("those who came do not fill pods of legal sizes")
