"""Which worlds a seat believes in."""

from __future__ import annotations

import pytest

from meijin.bots.bot import Greedy, choice_of
from meijin.games.go_out import belief
from meijin.games.go_out.cards import BIT, first_character
from meijin.games.go_out.frames import ASK_CHOOSE, ASKED
from meijin.games.go_out.game import GAME
from meijin.games.go_out.state import GoOut
from meijin.games.go_out.worth import held
from meijin.kernel import generator
from meijin.kernel.generator import BITS, Rng
from meijin.kernel.knowledge import knowledge_of

WORLDS = 10


def shares(games: int) -> list[tuple[int, float]]:
    """Of positions in games of greedy: how many cards are gone, and how much of the belief goes to the true world.

    It is one among some that are drawn evenly, so without any evidence it has its share of 1 in all of them. Everybody
    is who it is in all of them: what the cards in hand and those put away tell is what grows.
    """
    setup = GAME.prepare(4, {"wins_needed": 1})
    greedy, found = Greedy(), []
    for number in range(games):
        state = GAME.deal(setup, generator.key(b"believed", number))
        assert isinstance(state, GoOut)
        rng = Rng(number)
        while state.deciders:
            seat = state.deciders[0]
            if state.pending[-1][ASKED] != ASK_CHOOSE and rng.below(3) == 0:
                true = state.likelihood(seat)
                worlds = knowledge_of(state, seat).worlds()
                others = []
                for _ in range(WORLDS):
                    world = worlds.draw(rng)
                    assert isinstance(world, GoOut)
                    world.character = state.character[:]
                    others.append(world.likelihood(seat))
                gone = 4 * state.terms.hand_size - sum([hand.bit_count() for hand in state.hand])
                found.append((gone, true / (true + sum(others))))
            state.step(seat, choice_of(greedy, knowledge_of(state, seat), rng))
    return found


def test_the_true_world_weighs_more_than_others_and_more_so_with_evidence() -> None:
    found = shares(20)
    early = [share for gone, share in found if gone < 4]
    late = [share for gone, share in found if gone > 14]
    assert min(len(early), len(late)) > 40
    assert sum(early) / len(early) > 2 / (WORLDS + 1)
    assert sum(late) / len(late) > sum(early) / len(early)


def test_a_pile_of_who_was_eliminated_tells_of_the_others_all_the_same() -> None:
    state = GAME.deal(GAME.prepare(4, {"first_starter": "seat_0"}), generator.key(bytes(8), 1))
    assert isinstance(state, GoOut)
    for seat in range(4):
        state.apply("choose nerai", seat)
    # Red and blue have played, and are both eliminated by what yellow and green played after that.
    state.tableau = ((0, 1, 3, 1, 1), (1, 1, 4, 1, 1), (3, 1, 8, 1, 2), (2, 1, 9, 1, 2))
    state.active = 0b1100
    state.pending[-1] = (state.pending[-1][0], 0b1000, 0)
    state.deciders = (3,)
    assert state.likelihood(3) > 0.0


def test_before_anybody_has_chosen_all_worlds_weigh_the_same() -> None:
    state = GAME.deal(GAME.prepare(4, {}), generator.key(bytes(8), 1))
    assert state.pending[-1][ASKED] == ASK_CHOOSE
    assert state.likelihood(0) == 1.0


@pytest.mark.rule("GO4.4.2")
def test_a_character_with_too_little_life_for_its_damage_is_ruled_out() -> None:
    state = GAME.deal(GAME.prepare(2, {}), generator.key(bytes(8), 1))
    assert isinstance(state, GoOut)
    state.apply("choose nerai", 0)
    state.apply("choose nerai", 1)
    state.damage[1] = state.deck.pop() and BIT[state.deck.pop()] | BIT[state.deck.pop()]
    state.damage[1] |= BIT[state.deck.pop()] | BIT[state.deck.pop()]
    assert state.likelihood(0) > 0.0
    kyoko = first_character(1) + 7
    assert state.terms.life[kyoko] < state.hurt(1)
    state.character[1] = (kyoko,)
    state.down = BIT[kyoko] | BIT[first_character(0)]
    assert state.likelihood(0) == 0.0


def believed(state: GoOut, seat: int, draws: int, leans: bool) -> tuple[dict[object, float], float]:
    """What the belief says of rivals, each thing with its share, and how many of the worlds drawn count for it."""
    worlds = knowledge_of(state, seat).worlds()
    if leans:
        worlds.lean()
    rng, whole, squares = Rng(1), 0.0, 0.0
    shares: dict[object, float] = {}
    for _ in range(draws):
        world = worlds.draw(rng)
        assert isinstance(world, GoOut)
        weight = world.likelihood(seat) / worlds.leaning
        whole += weight
        squares += weight * weight
        for rival in range(state.setup.players):
            if rival != seat:
                for fact in (world.character[rival], *enumerate(held(world.hand[rival]))):
                    shares[rival, fact] = shares.get((rival, fact), 0.0) + weight
    return {each: share / whole for each, share in shares.items()}, whole * whole / squares


def positions(players: int, games: int) -> list[tuple[GoOut, int]]:
    """Some in which something can be told of the rivals: in the middle of battles, with damage, gifts and new decks."""
    setup = GAME.prepare(players, {"wins_needed": 1})
    found: list[tuple[GoOut, int]] = []
    for number in range(games):
        state = GAME.deal(setup, generator.key(b"leaning", number))
        assert isinstance(state, GoOut)
        rng = Rng(number)
        while state.deciders:
            seat = state.deciders[0]
            if state.pending[-1][ASKED] != ASK_CHOOSE and rng.below(8) == 0:
                found.append((state.clone(), seat))
            state.step(seat, state.instinct(seat, rng.below(1 << BITS)))
    return found


def test_leaning_draws_other_worlds_and_believes_the_same() -> None:
    """The squares of the differences are on average what chance alone makes of them, with so many worlds that count."""
    squares: list[float] = []
    for state, seat in positions(3, 4):
        evenly, many = believed(state, seat, 1500, leans=False)
        leaning, more = believed(state, seat, 500, leans=True)
        for fact in evenly.keys() | leaning.keys() if many > 20 else ():
            one, other = evenly.get(fact, 0.0), leaning.get(fact, 0.0)
            spread = (one + other) / 2 * (1.0 - (one + other) / 2) * (1.0 / many + 1.0 / more)
            if 0.02 < (one + other) / 2 < 0.98:
                squares.append((one - other) ** 2 / spread)
    assert len(squares) > 1000
    assert sum(squares) / len(squares) < 1.2


def test_of_worlds_that_are_leaned_to_far_more_count() -> None:
    counted = [(believed(*each, 100, leans=False)[1], believed(*each, 100, leans=True)[1]) for each in positions(4, 3)]
    evenly, leaning = [sum(each) / len(counted) for each in zip(*counted, strict=True)]
    assert leaning > 4.0 * evenly


def test_every_clue_has_a_weight() -> None:
    state = GAME.deal(GAME.prepare(5, {}), generator.key(bytes(8), 2))
    rng = Rng(3)
    met = [0.0] * len(belief.NAMES)
    for _ in range(400):
        if not state.deciders:
            break
        seat = state.deciders[0]
        assert isinstance(state, GoOut)
        if state.pending[-1][ASKED] != ASK_CHOOSE:
            clues = belief.clues(state, seat)
            met = [had + abs(clue) for had, clue in zip(met, clues, strict=True)]
        state.step(seat, state.instinct(seat, rng.below(1 << 30)))
    assert len([clue for clue in met if clue]) > len(met) // 2
