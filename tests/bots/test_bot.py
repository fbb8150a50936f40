"""The bots there are, and that they know no more than their seat."""

from __future__ import annotations

import pytest

import meijin
from meijin.bots import Bot, find, names
from meijin.bots.bot import Greedy, Random
from meijin.games.ganymede import GAME
from meijin.games.ganymede.frames import SETUP
from meijin.games.ganymede.game import GanymedeSetup
from meijin.games.ganymede.state import Ganymede
from meijin.kernel.errors import MeijinError
from meijin.kernel.game import Game, Value
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import knowledge_of
from meijin.kernel.setup import Setup
from meijin.kernel.state import State

MODES = ("battle", "coop", "trio")


def test_bots_are_found_by_their_names() -> None:
    assert names() == ["random", "greedy", "novice", "regular", "expert", "meijin"]
    for name in names():
        assert find(name).name == name


def test_random_takes_every_legal_action_about_as_often() -> None:
    state = meijin.new("ganymede", seed=1)
    knowledge = knowledge_of(state, state.deciders[0])
    rng = Rng(1)
    chosen = [Random().choose(knowledge, rng) for _ in range(600)]
    assert sorted(set(chosen)) == sorted(knowledge.legal)
    assert all(60 < chosen.count(action) < 140 for action in knowledge.legal)


def test_greedy_takes_the_highest_rating_and_breaks_ties_by_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    state = meijin.new("ganymede", seed=1)
    knowledge = knowledge_of(state, state.deciders[0])
    monkeypatch.setattr(type(GAME), "rate", lambda game, knowledge, rng: [0.0, 1.0, 0.5, 1.0, 0.0, -1.0])
    rng = Rng(1)
    chosen = {state.text(Greedy().choose(knowledge, rng)) for _ in range(50)}
    assert chosen == {"pick black_2", "pick black_4"}


def test_a_game_without_rules_of_thumb_says_so() -> None:
    class Plain(Game):
        name = "Plain"

        def make_setup(self, players: int | None, values: dict[str, Value], given: frozenset[str]) -> Setup:
            raise NotImplementedError

    state = meijin.new("ganymede", seed=1)
    with pytest.raises(MeijinError, match="Plain has no rules of thumb for a greedy bot"):
        Plain().rate(knowledge_of(state, state.deciders[0]), Rng(1))


# -- what a bot may know ----------------------------------------------------------------------------------------------


def decisions(mode: str, games: int, bot: Bot) -> list[tuple[Ganymede, int]]:
    """The positions of some games in which a seat had to decide."""
    setup = GAME.prepare(None, {"mode": mode})
    met = []
    rng = Rng(8)
    for number in range(games):
        state = GAME.deal(setup, Rng(number).fork())
        while state.deciders:
            seat = state.deciders[0]
            met.append((state.clone(), seat))
            state.step(seat, bot.choose(knowledge_of(state, seat), rng))
    return met


@pytest.mark.parametrize("mode", MODES)
def test_knowledge_is_what_the_seat_sees_and_may_do(mode: str) -> None:
    for state, seat in decisions(mode, 3, Random()):
        knowledge = knowledge_of(state, seat)
        assert knowledge.view == state.view(seat)
        assert knowledge.legal == state.legal(seat)
        assert knowledge.sample(Rng(1)).view(seat) == state.view(seat)


def holds(thing: object, state: State, seen: set[int]) -> bool:
    """Whether the true state can be reached from a thing by following what it refers to."""
    if thing is state:
        return True
    if id(thing) in seen:
        return False
    seen.add(id(thing))
    inner: list[object] = []
    if isinstance(thing, dict):
        inner += thing.values()
    elif isinstance(thing, (list, tuple)):
        inner += thing
    inner += [getattr(thing, name, None) for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]
    inner += getattr(thing, "__dict__", {}).values()
    inner += [cell.cell_contents for cell in getattr(thing, "__closure__", None) or ()]
    return any(holds(each, state, seen) for each in inner)


def test_the_true_state_cannot_be_reached_from_the_knowledge() -> None:
    state = meijin.new("ganymede", seed=3)
    knowledge = knowledge_of(state, state.deciders[0])
    assert not holds(knowledge, state, set())
    assert holds([knowledge, lambda: state], state, set()), "the search itself finds what is there"


def test_the_hidden_cards_in_the_knowledge_are_not_the_true_ones() -> None:
    # Nobody knows the order of a deck: among many positions the one kept in the knowledge is right only by chance.
    met = [
        (state, seat)
        for state, seat in decisions("coop", 3, Random())
        if state.stage != SETUP and len(state.deck[2]) > 5
    ]
    worlds = [knowledge_of(state, seat).sample(Rng(1)) for state, seat in met]
    right = sum(
        isinstance(world, Ganymede) and world.deck[2] == state.deck[2]
        for (state, _), world in zip(met, worlds, strict=True)
    )
    assert len(met) > 30
    assert right <= 1


def test_knowledge_stays_as_it_is_when_the_game_goes_on() -> None:
    state = meijin.new("ganymede", seed=3)
    knowledge = knowledge_of(state, state.deciders[0])
    before = knowledge.view
    state.apply("pick black_7")
    assert knowledge.view == before


@pytest.mark.parametrize("mode", MODES)
def test_greedy_judges_every_world_its_seat_cannot_tell_apart_the_same(mode: str) -> None:
    rng = Rng(4)
    hidden_differs = 0
    for state, seat in decisions(mode, 4, Greedy() if mode == "battle" else Random())[::3]:
        other = state.sample(seat, rng)
        hidden_differs += (other.deck, other.row) != (state.deck, state.row)
        one, two = knowledge_of(state, seat), knowledge_of(other, seat)
        assert GAME.rate(one, Rng(1)) == GAME.rate(two, Rng(2))
    assert hidden_differs > 20


def test_nothing_a_bot_is_given_holds_the_generator_of_the_game() -> None:
    setup = GAME.prepare(None, {})
    state = GAME.deal(setup, 123456789)
    knowledge = knowledge_of(state, state.deciders[0])
    assert isinstance(setup, GanymedeSetup)
    assert setup.undealt is not None
    assert setup.undealt.chance != state.chance
    assert knowledge.sample(Rng(1)).chance != state.chance
