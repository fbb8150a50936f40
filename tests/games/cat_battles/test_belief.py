"""What a seat believes of a closed Bench: which worlds weigh more, and that the truth does as the game goes on."""

from __future__ import annotations

from collections.abc import Iterator
from math import comb, log

from meijin.games.cat_battles import GAME
from meijin.games.cat_battles.board import COLLECTION
from meijin.games.cat_battles.cards import ANY_KIND
from meijin.games.cat_battles.effects import hidden_kittens
from meijin.games.cat_battles.notation import FIGURES
from meijin.games.cat_battles.state import CatBattles
from meijin.kernel.generator import BITS, Rng
from tests.games.cat_battles.table import NORTH, SOUTH, duel, full

DRAWN = 15  # worlds that the truth is compared with
MANY = 6  # hidden Kittens, of which little is known


def closed_games(games: int) -> Iterator[tuple[CatBattles, int, Rng]]:
    """The turns of games with closed Benches that are played by instinct, each as it begins."""
    setup = GAME.prepare(None, {"mode": "full", "bench": "closed", "territory": "random"})
    for number in range(games):
        rng = Rng(number)
        state = GAME.deal(setup, rng.fork())
        assert isinstance(state, CatBattles)
        turn = 0
        while state.deciders:
            seat = state.deciders[0]
            if state.tempo() != turn:
                turn = state.tempo()
                yield state, seat, rng
            state.step(seat, state.instinct(seat, rng.below(1 << BITS)))


def share_of_the_truth(state: CatBattles, seat: int, rng: Rng) -> float:
    """Its weight among worlds that are drawn beside it."""
    truth = state.likelihood(seat)
    return truth / (truth + sum(state.sample(seat, rng).likelihood(seat) for _ in range(DRAWN)))


def test_where_nothing_is_hidden_all_worlds_are_alike() -> None:
    assert duel().likelihood(SOUTH) == 1.0
    assert full("hachi@sw", "sham@nw").likelihood(SOUTH) == 1.0


def test_good_figures_are_picked_more_often() -> None:
    def hidden(names: str) -> float:
        bench = " ".join(f"{name}@bench" for name in names.split())
        return full("maro@sw", f"maro@nw {bench}", bench="closed").likelihood(SOUTH)

    assert hidden("sham hachi") > hidden("piroshki dango")
    assert hidden("sham shadow") > hidden("sham sham#n2")


def test_who_could_have_been_played_is_hardly_there() -> None:
    def with_dish(fish: int) -> float:
        return full("maro@sw", "maro@nw kutsushita@bench", bench="closed", dish=(0, fish)).likelihood(SOUTH)

    assert with_dish(0) == with_dish(1) > 3 * with_dish(2)  # Kutsushita is of Level 2


def test_the_truth_weighs_more_than_a_world_that_is_drawn() -> None:
    shares = [
        share_of_the_truth(state, seat, rng)
        for state, seat, rng in closed_games(4)
        if len(hidden_kittens(state, 1 - seat)) > 1
    ]
    assert len(shares) > 20
    assert sum(shares) / len(shares) > 2 / (DRAWN + 1)


def test_the_truth_becomes_likelier_the_more_has_been_seen() -> None:
    early: list[float] = []
    late: list[float] = []
    for state, seat, rng in closed_games(6):
        hidden = len(hidden_kittens(state, 1 - seat))
        if hidden:
            figures = state.figures
            hideable = [
                cat
                for cat in figures.of_seat[1 - seat]
                if not figures.boss[cat] and (state.where[cat] == COLLECTION or cat in hidden_kittens(state, 1 - seat))
            ]
            share = share_of_the_truth(state, seat, rng)
            odds = share / (1 - share) * DRAWN  # how much more it weighs than a world that is drawn
            (early if hidden >= MANY else late).append(log(odds / comb(len(hideable), hidden)))
    assert min(len(early), len(late)) > 10
    assert sum(late) / len(late) > sum(early) / len(early)


def test_what_a_whistle_has_ruled_out_is_in_no_world() -> None:
    state = full("maro@sw", "maro@nw maro#n2@bench maro#n3@bench", bench="closed")
    assert state.could_be[NORTH] == ANY_KIND
    kinds = {state.figures.kind[cat] for cat in hidden_kittens(state, NORTH)}
    state.could_be = (ANY_KIND, sum(1 << kind for kind in kinds))
    assert kinds == {FIGURES.index("maro")}
    for lot in range(20):
        world = state.sample(SOUTH, Rng(lot))
        assert {world.figures.kind[cat] for cat in hidden_kittens(world, NORTH)} == kinds
        assert world.likelihood(SOUTH) > 0
