"""Worlds drawn one after the other: each as likely as it should be, and none of them telling of the true one."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from meijin.kernel.cardsets import pack
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import Knowledge
from meijin.kernel.testing.clash import Clash, ClashGame
from tests.kernel.den import DenGame
from tests.likelihood import assert_as_likely

DRAWS = 6000


def dealt() -> Clash:
    """Two seats with three cards each, nobody having looked at anything."""
    game = ClashGame()
    return game.deal(game.prepare(2, {}), 7)


def left_with(deck: int, hand: int) -> Clash:
    """Most cards lie open in the discard pile: few are left to be guessed at."""
    state = dealt()
    while len(state.deck) > deck:
        state.move(state.deck[-1], "deck", -1, "discard", -1)
    while len(state.hand[1]) > hand:
        state.move(state.hand[1][-1], "hand", 1, "discard", -1)
    return state


def reshuffled() -> tuple[Clash, set[int], set[int]]:
    """Bob holds two cards; what was left of the deck was shuffled again with two cards that everybody had seen."""
    state = left_with(deck=3, hand=2)
    old = {*state.deck, *state.hand[1]}
    new = set(state.discard[:2])
    unseen = pack(state.deck)
    state.deck += state.discard[:2]
    del state.discard[:2]
    state.mix(state.deck, 0, unseen)
    return state, old, new


def test_every_deal_of_unknown_cards_is_as_likely_as_the_others() -> None:
    state = left_with(deck=3, hand=2)
    unknown = [*state.hand[1], *state.deck]
    worlds, rng = state.worlds(0), Rng(3)
    drawn = [worlds.draw(rng) for _ in range(DRAWS)]
    assert_as_likely(
        Counter((*world.hand[1], *world.deck) for world in drawn), dict.fromkeys(permutations(unknown), 1.0)
    )


def test_a_world_has_nothing_to_do_with_the_one_before() -> None:
    state = left_with(deck=2, hand=1)
    unknown = [*state.hand[1], *state.deck]
    worlds, rng = state.worlds(0), Rng(4)
    tops = [worlds.draw(rng).deck[-1] for _ in range(DRAWS)]
    pairs = {(before, after): 1.0 for before in unknown for after in unknown}
    assert_as_likely(Counter(zip(tops[::2], tops[1::2], strict=True)), pairs)


def test_of_overlapping_batches_every_world_is_as_likely_as_its_history() -> None:
    state, old, new = reshuffled()
    hands = list(permutations(sorted(old), 2))
    expected = {(*hand, *deck): 1.0 for hand in hands for deck in permutations(sorted((old | new) - set(hand)))}
    worlds, rng = state.worlds(0), Rng(5)
    drawn = [worlds.draw(rng) for _ in range(5 * len(expected))]
    assert_as_likely(Counter((*world.hand[1], *world.deck) for world in drawn), expected)


def test_worlds_of_a_world_do_not_forget_what_was_seen() -> None:
    """What everybody has seen after Bob drew cannot be in Bob's hand, however often one imagines what one imagines."""
    state, old, new = reshuffled()
    rng = Rng(6)
    for _ in range(60):
        world = state.sample(0, rng)
        for _ in range(4):
            world = world.sample(0, rng)
            assert set(world.hand[1]) <= old
            assert set(world.deck) > new


def test_two_positions_that_a_seat_cannot_tell_apart_have_the_same_worlds() -> None:
    for state in (dealt(), left_with(deck=3, hand=2), reshuffled()[0]):
        state.exception(state.deck[-1], 1 << 1)  # the other seat has looked at a card
        for seed in range(20):
            worlds, others = state.worlds(0), state.sample(0, Rng(100 + seed)).worlds(0)
            rng, other = Rng(seed), Rng(seed)
            assert all(worlds.draw(rng) == others.draw(other) for _ in range(3))


def test_drawing_changes_neither_the_position_nor_worlds_drawn_before() -> None:
    state = dealt()
    before = state.clone()
    worlds, rng = state.worlds(0), Rng(8)
    first = worlds.draw(rng)
    kept = first.clone()
    worlds.draw(rng)
    assert (state, first) == (before, kept)
    first.deck.clear()
    assert worlds.draw(rng).view(0) == state.view(0)


def test_worlds_go_on_after_the_position_does() -> None:
    state = dealt()
    worlds, view = state.worlds(0), state.view(0)
    state.step(0, state.legal(0)[0])
    assert worlds.draw(Rng(1)).view(0) == view


def test_secret_choices_out_of_a_set_are_drawn_evenly() -> None:
    game = DenGame()
    state = game.deal(game.prepare(None, {}), 7)
    state.step(1, state.legal(1)[0])
    worlds, rng = state.worlds(0), Rng(9)
    assert_as_likely(Counter(worlds.draw(rng).chosen[1] for _ in range(DRAWS)), {1 << card: 1.0 for card in (3, 4, 5)})


def test_a_bot_draws_the_same_worlds_by_the_same_chance() -> None:
    state = dealt()
    knowledge = Knowledge(state.sample(0, Rng(1)), 0)
    assert knowledge.sample(Rng(2)) == knowledge.sample(Rng(2)) == state.sample(0, Rng(2))
    drawn, expected, one, other = knowledge.worlds(), state.worlds(0), Rng(2), Rng(2)
    assert [drawn.draw(one) for _ in range(3)] == [expected.draw(other) for _ in range(3)]


class SamplesItself(Clash):
    """A game that samples its worlds itself."""

    __slots__ = ()

    def sample(self, seat: int, rng: Rng) -> SamplesItself:
        world = super().sample(seat, rng)
        world.round = 7
        return world


def test_who_samples_itself_is_asked_for_every_world() -> None:
    game = ClashGame()
    state = SamplesItself(game.prepare(2, {}), 7)
    assert state.worlds(0).draw(Rng(1)).round == 7
