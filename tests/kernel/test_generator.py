"""Chance is fair, repeatable and the same everywhere."""

from collections import Counter
from itertools import permutations

from meijin.kernel import generator
from meijin.kernel.generator import Rng

MACHINE_WORD = 1 << 63


def test_the_state_fits_a_machine_word_and_never_gets_stuck() -> None:
    state = generator.key(b"word", 0)
    seen = set()
    for _ in range(2000):
        state, _ = generator.roll(state, 2)
        assert 0 < state < MACHINE_WORD
        seen.add(state)
    assert len(seen) == 2000


def test_the_largest_product_inside_the_generator_fits_a_machine_word() -> None:
    # Compiled, a larger number would wrap silently.
    assert generator.STATES + 1 < MACHINE_WORD


def test_a_key_depends_on_the_seed_and_on_the_ply() -> None:
    keys = {generator.key(seed, ply) for seed in (b"a", b"b") for ply in range(50)}
    assert len(keys) == 100


def test_a_die_is_fair() -> None:
    rng = Rng(1)
    faces = Counter(rng.below(6) for _ in range(60_000))
    # Chi-square with 5 degrees of freedom: above 20.5 once in a thousand.
    assert sum((count - 10_000) ** 2 / 10_000 for count in faces.values()) < 20.5
    assert sorted(faces) == [0, 1, 2, 3, 4, 5]


def test_every_order_of_a_small_pile_is_equally_likely() -> None:
    rng = Rng(2)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(48_000):
        cards = [0, 1, 2, 3]
        rng.shuffle(cards)
        orders[tuple(cards)] += 1
    assert set(orders) == set(permutations(range(4)))
    # Chi-square with 23 degrees of freedom: above 49.7 once in a thousand.
    assert sum((count - 2_000) ** 2 / 2_000 for count in orders.values()) < 49.7


def test_every_card_of_a_large_pile_comes_to_every_place_equally_often() -> None:
    rng = Rng(3)
    places: Counter[int] = Counter()
    for _ in range(6_000):
        cards = list(range(60))
        rng.shuffle(cards)
        places[cards.index(0)] += 1
        assert sorted(cards) == list(range(60))
    # Chi-square with 59 degrees of freedom: above 98.3 once in a thousand.
    assert sum((places[place] - 100) ** 2 / 100 for place in range(60)) < 98.3


def test_two_places_of_a_pile_are_independent() -> None:
    rng = Rng(4)
    pairs: Counter[tuple[int, int]] = Counter()
    for _ in range(9_000):
        cards = list(range(10))
        rng.shuffle(cards)
        pairs[cards[0], cards[1]] += 1
    # 90 pairs: chi-square with 89 degrees of freedom, above 135.9 once in a thousand.
    assert len(pairs) == 90
    assert sum((count - 100) ** 2 / 100 for count in pairs.values()) < 135.9


def test_a_fork_runs_on_its_own() -> None:
    rng = Rng(5)
    child = Rng(0)
    child.state = rng.fork()
    assert [child.below(1000) for _ in range(8)] != [rng.below(1000) for _ in range(8)]
