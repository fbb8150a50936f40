"""Games between bots, with choices one after the other and at once."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

import pytest

import meijin
from meijin.bots import Bot, BotError, find, match, play
from meijin.games.ganymede import GAME
from meijin.kernel import record, registry
from meijin.kernel.errors import MeijinError
from meijin.kernel.game import Game, Value
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import Knowledge, knowledge_of
from meijin.kernel.setup import Setup
from meijin.kernel.state import DECIDERS, State, View

GREEDY = find("greedy")
RANDOM = find("random")

# -- a game of simultaneous secret choices, as small as can be: who says heads more often wins ------------------------

ROUNDS: Final = 2
BOTH: Final = 0b11


class Ending(IntEnum):
    DONE = 1


class Pennies(State):
    __slots__ = ("heads", "round", "said")

    def __init__(self, setup: Setup, chance: int, round_: int, heads: list[int], said: list[int]) -> None:
        self.setup = setup
        self.chance = chance
        self.script = ()
        self.pending = [(0, BOTH)]
        self.deciders = DECIDERS[BOTH]
        self.events = None
        self.record = None
        self.final_turn = 0
        self.round = round_
        self.heads = heads
        self.said = said  # the choice of this round, hidden until both are made; -1: none yet

    def legal(self, seat: int) -> list[int]:
        del seat
        return [0, 1]

    def step(self, seat: int, action: int) -> None:
        self.said[seat] = action
        self.deciders = tuple(other for other in self.deciders if other != seat)
        if not self.deciders:
            self.heads = [before + said for before, said in zip(self.heads, self.said, strict=True)]
            self.said = [-1, -1]
            self.round += 1
            self.deciders = () if self.round == ROUNDS else DECIDERS[BOTH]

    def clone(self) -> Pennies:
        copy = Pennies(self.setup, self.chance, self.round, self.heads[:], self.said[:])
        copy.deciders = self.deciders
        copy.final_turn = self.final_turn
        return copy

    def view(self, seat: int | None = None) -> View:
        return {"round": self.round, "heads": self.heads[:], "said": -1 if seat is None else self.said[seat]}

    def sample(self, seat: int, rng: Rng) -> Pennies:
        world = self.clone()
        if world.said[1 - seat] >= 0:
            world.said[1 - seat] = rng.below(2)
        return world

    def returns(self) -> tuple[float, ...]:
        return tuple(float(own == max(self.heads)) for own in self.heads)

    @property
    def ending(self) -> Ending | None:
        return None if self.deciders else Ending.DONE


class PenniesGame(Game):
    id = "pennies"
    name = "Pennies"

    def make_setup(self, players: int | None, values: dict[str, Value], given: frozenset[str]) -> Setup:
        del players, given
        return Setup(self, values, seats=("left", "right"), cards=())

    def deal(self, setup: Setup, chance: int) -> Pennies:
        return Pennies(setup, chance, 0, [0, 0], [-1, -1])

    def text(self, setup: Setup, action: int) -> str:
        del setup
        return ("tails", "heads")[action]

    def rate(self, knowledge: Knowledge, rng: Rng) -> list[float]:
        """Heads in the last round; before that it is all the same."""
        del rng
        return [0.0, 1.0] if knowledge.view["round"] == ROUNDS - 1 else [0.5, 0.5]


PENNIES: Final = PenniesGame()


class Noting(Bot):
    """Says heads and keeps what it was given."""

    def __init__(self) -> None:
        self.given: list[Knowledge] = []

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        del rng
        self.given.append(knowledge)
        return 1


def new_pennies() -> Pennies:
    return PENNIES.deal(PENNIES.prepare(None, {}), 1)


# -- playing ----------------------------------------------------------------------------------------------------------


def test_who_decides_at_once_with_others_does_not_know_their_choice() -> None:
    left, right = Noting(), Noting()
    state = new_pennies()
    assert play(state, [left, right], Rng(1)) == (1, 1)
    assert state.heads == [2, 2]
    for bot, seat in ((left, 0), (right, 1)):
        assert [knowledge.seat for knowledge in bot.given] == [seat, seat]
        # Nobody has said anything in the world a bot is given, the other seat as little as itself.
        worlds = [knowledge.sample(Rng(1)) for knowledge in bot.given]
        assert [world.view(other)["said"] for world in worlds for other in (0, 1)] == [-1] * 4


def test_what_another_has_already_said_in_secret_is_drawn_anew() -> None:
    state = new_pennies()
    state.step(0, 1)
    knowledge = knowledge_of(state, 1)
    assert {knowledge.sample(Rng(seed)).view(0)["said"] for seed in range(20)} == {0, 1}


def test_a_recorded_game_of_bots_can_be_replayed() -> None:
    state = meijin.new("ganymede", seed=5)
    results = play(state, [GREEDY, RANDOM], Rng(3))
    assert state.record is not None
    again = record.parse(state.record.to_text())
    assert again == state
    assert again.returns() == results


def test_the_same_seeds_give_the_same_game() -> None:
    games = [meijin.new("ganymede", seed=5, mode="coop") for _ in range(2)]
    for state in games:
        play(state, [RANDOM, RANDOM], Rng(3))
    assert games[0] == games[1]
    other = meijin.new("ganymede", seed=5, mode="coop")
    play(other, [RANDOM, RANDOM], Rng(4))
    assert other != games[0]


def test_every_seat_needs_a_bot() -> None:
    with pytest.raises(MeijinError, match="2 bots cannot play this game: it needs 3, one for each seat"):
        play(meijin.new("ganymede", mode="trio"), [RANDOM, RANDOM], Rng(1))


def test_an_illegal_choice_of_a_bot_is_refused_with_what_it_may_choose() -> None:
    class Muddled(Bot):
        def choose(self, knowledge: Knowledge, rng: Rng) -> int:
            del knowledge, rng
            return GAME.parse(GAME.prepare(None, {}), "stand")

    with pytest.raises(BotError, match=r"the bot 'Muddled' chose 0 for .*; allowed: \d+ \(pick black_a\)"):
        play(meijin.new("ganymede"), [Muddled(), Muddled()], Rng(1))


# -- matches ----------------------------------------------------------------------------------------------------------


def test_a_match_gives_the_results_of_every_game_for_every_lineup() -> None:
    class Tails(Bot):
        def choose(self, knowledge: Knowledge, rng: Rng) -> int:
            del knowledge, rng
            return 0

    results = match(PENNIES, {}, [(Noting(), Tails()), (Tails(), Noting())], games=3, seed=1)
    assert results == [[(1, 0)] * 3, [(0, 1)] * 3]


def test_all_lineups_of_a_match_are_dealt_the_same_games() -> None:
    one, other = match(GAME, {}, [(RANDOM, RANDOM), (RANDOM, RANDOM)], games=5, seed=1)
    assert one == other
    (different,) = match(GAME, {}, [(RANDOM, RANDOM)], games=5, seed=2)
    assert different != one


def test_as_many_play_as_there_are_bots() -> None:
    ((result,),) = match(registry.find("go_out"), {"wins_needed": 1}, [[RANDOM] * 3], games=1, seed=1)
    assert sorted(result) == [0, 0, 1]
