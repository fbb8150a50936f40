"""Chance is fair, repeatable and the same everywhere."""

from collections import Counter
from itertools import islice, permutations

import pytest

import meijin
from meijin.kernel import generator
from meijin.kernel.generator import NARROW, WIDE, Rng
from meijin.kernel.playout import playout
from meijin.kernel.record import begin, read_seed
from tests.kernel.recomputed import drawn, shuffled

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


# -- the small sequence stays ------------------------------------------------------------------------------------------


def test_the_small_generator_goes_on_as_it_always_has() -> None:
    # All records and golden files without a line "chance" rest on these numbers.
    state = generator.key(b"always", 0)
    numbers = []
    for _ in range(6):
        state, number = generator.roll(state, 1000)
        numbers.append(number)
    cards = list(range(12))
    state = generator.shuffle(cards, state)
    assert numbers == [401, 55, 498, 886, 422, 123]
    assert (cards, state) == ([9, 8, 3, 1, 4, 10, 6, 2, 5, 0, 7, 11], 422954012523045749)


# -- the wide generator ------------------------------------------------------------------------------------------------


def test_anybody_can_compute_the_wide_stream() -> None:
    state = generator.wide_key(b"seed", 3)
    numbers = []
    for _ in range(20):
        state, number = generator.roll(state, 1_000_000)
        numbers.append(number)
    assert numbers == [bits * 1_000_000 >> 256 for bits in islice(drawn(b"seed", 3), 20)]
    assert numbers[:4] == [580775, 819134, 487513, 271935]


def test_anybody_can_shuffle_as_the_wide_generator_does() -> None:
    cards = list(range(12))
    generator.shuffle(cards, generator.wide_key(b"seed", 0))
    assert cards == shuffled(list(range(12)), drawn(b"seed", 0)) == [8, 11, 7, 10, 2, 6, 5, 0, 3, 9, 1, 4]


def test_a_wide_state_is_never_taken_for_a_small_one() -> None:
    assert max(generator.STATES, generator.key(b"x", 0)) < NARROW < MACHINE_WORD < WIDE
    state = generator.wide_key(b"x", 0)
    for _ in range(200):
        state, _ = generator.roll(state, 6)
        assert WIDE <= state < 2 * WIDE


def test_a_wide_key_depends_on_the_seed_and_on_the_ply() -> None:
    assert len({generator.wide_key(seed, ply) for seed in (b"a", b"b") for ply in range(50)}) == 100


def test_what_is_drawn_is_no_part_of_the_state() -> None:
    first = generator.wide_key(b"x", 0)
    then, bits = generator.draw(first)
    assert len({bits, first - WIDE, then - WIDE}) == 3


def test_a_wide_die_is_fair() -> None:
    state = generator.wide_key(b"die", 0)
    faces: Counter[int] = Counter()
    for _ in range(12_000):
        state, face = generator.roll(state, 6)
        faces[face] += 1
    # Chi-square with 5 degrees of freedom: above 20.5 once in a thousand.
    assert sum((faces[face] - 2_000) ** 2 / 2_000 for face in range(6)) < 20.5


def test_every_order_of_a_small_pile_is_equally_likely_for_the_wide_generator() -> None:
    state = generator.wide_key(b"pile", 0)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(7_200):
        cards = [0, 1, 2, 3]
        state = generator.shuffle(cards, state)
        orders[tuple(cards)] += 1
    assert set(orders) == set(permutations(range(4)))
    # Chi-square with 23 degrees of freedom: above 49.7 once in a thousand.
    assert sum((count - 300) ** 2 / 300 for count in orders.values()) < 49.7


@pytest.mark.parametrize("cards", [[], [7]])
def test_a_pile_without_an_order_takes_no_chance(cards: list[int]) -> None:
    for state in (generator.key(b"x", 0), generator.wide_key(b"x", 0)):
        assert generator.shuffle(cards, state) == state


def test_clones_of_a_wide_game_draw_the_same_without_touching_each_other() -> None:
    setup = meijin.new("go_out", seed=1).setup
    state = begin(setup, read_seed(1), wide=True)
    left, right = state.clone(), state.clone()
    before = state.chance
    assert [left.roll(1000) for _ in range(5)] == [right.roll(1000) for _ in range(5)]
    assert left.chance == right.chance != before == state.chance


def test_a_wide_game_can_be_played_out_like_any_other() -> None:
    setup = meijin.new("go_out", seed=1).setup
    state, rng = begin(setup, read_seed(1), wide=True).clone(), Rng(1)
    assert playout(state, rng) > 0
    assert not state.deciders
    assert state.chance >= WIDE > NARROW > rng.state


# -- a generator aside -------------------------------------------------------------------------------------------------


def test_beside_a_small_state_is_what_was_always_there() -> None:
    state = generator.key(b"x", 0)
    assert Rng.aside(state).state == Rng(state).state


def test_beside_a_wide_state_is_another_wide_one() -> None:
    state = generator.wide_key(b"x", 0)
    aside = Rng.aside(state)
    assert aside.state >= WIDE
    assert aside.state not in (state, generator.draw(state)[0])
    assert aside.below(1 << 30) != generator.roll(state, 1 << 30)[1]
    assert 0 < aside.fork() < NARROW
