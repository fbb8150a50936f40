"""A seat's knowledge survives the way to another process, and takes no secret along."""

from __future__ import annotations

import pickle

import pytest

import meijin
from meijin.bots import find
from meijin.kernel import registry
from meijin.kernel.errors import MeijinError
from meijin.kernel.generator import NARROW, WIDE, Rng
from meijin.kernel.knowledge import knowledge_of
from meijin.kernel.parcel import from_text, pack, to_text, unpack
from meijin.kernel.record import begin, read_seed, start
from tests.installed import INSTALLED

CASES = [(game, place) for game in INSTALLED for place in range(len(registry.find(game).variants))]


@pytest.mark.parametrize(("name", "variant"), CASES)
def test_what_arrives_answers_like_what_was_sent(name: str, variant: int) -> None:
    game = registry.find(name)
    options = game.variants[variant]
    state = start(game, game.player_counts(options)[0], 7, options)
    rng = Rng(7)
    greedy = find("greedy")
    for _ in range(40):
        if not state.deciders:
            break
        seat = state.deciders[rng.below(len(state.deciders))]
        sent = knowledge_of(state, seat)
        for arrived in (unpack(pickle.loads(pickle.dumps(pack(sent)))), from_text(to_text(sent))):
            assert arrived.world == sent.world
            assert (arrived.view, arrived.legal, arrived.seat) == (sent.view, sent.legal, seat)
            assert greedy.choose(arrived, Rng(1)) == greedy.choose(sent, Rng(1))
        state.apply(sent.legal[rng.below(len(sent.legal))], seat)


@pytest.mark.parametrize("text", ["", "5", "__import__('os').getpid()", "('ganymede', 2, {}, 1, 0, {'no_such': 3})"])
def test_a_text_that_is_no_knowledge_is_refused_and_never_run(text: str) -> None:
    with pytest.raises(MeijinError, match="nothing that a seat knows"):
        from_text(text)


def test_neither_the_true_generator_nor_a_rivals_deck_is_packed() -> None:
    mine = "byakugan-fang"
    state = meijin.new("crossover", players=2, seed=7, red_deck=mine, blue_deck="emperor-armada", chooser="red")
    for seed in range(20):
        state.chance = 1000 + seed
        game, _, options, _, seat, data = pack(knowledge_of(state, 0))
        assert (game, seat, options["red_deck"]) == ("crossover", 0, mine)
        assert data["chance"] != state.chance
        if options["blue_deck"] != "emperor-armada":
            return
    pytest.fail("the true list came along every time: it is not imagined")


@pytest.mark.parametrize("name", INSTALLED)
def test_of_a_wide_generator_nothing_is_packed_and_the_world_has_a_small_one(name: str) -> None:
    game = registry.find(name)
    state = begin(game.prepare(game.player_counts({})[0], {}), read_seed(7), wide=True)
    rng = Rng(7)
    for _ in range(40):
        if not state.deciders:
            break
        seat = state.deciders[0]
        knowledge = knowledge_of(state, seat)
        assert state.record is not None
        assert 0 < knowledge.world.chance < NARROW
        sent = pickle.dumps(pack(knowledge))
        for secret in (state.chance, state.record.next_key(), Rng.aside(state.chance).state):
            inside = (secret - WIDE).to_bytes(32, "little")  # as a pickle holds it
            assert inside in pickle.dumps(secret)
            assert inside not in sent
        assert knowledge_of(state, seat).world == knowledge.world
        state.apply(knowledge.legal[rng.below(len(knowledge.legal))], seat)


def test_what_deals_a_world_of_a_wide_game_cannot_be_guessed_by_trying() -> None:
    # A world dealt by a small generator could be undone: whoever finds its state knows how the true cards lie.
    setup = meijin.new("go_out", seed=7).setup
    state = begin(setup, read_seed(7), wide=True)
    while len(state.deciders) > 1:
        state.apply(state.legal(state.deciders[0])[0], state.deciders[0])
    seat = state.deciders[0]
    assert knowledge_of(state, seat).world == state.sample(seat, Rng.aside(state.chance))
    assert knowledge_of(state, seat).world != state.sample(seat, Rng(state.chance))
