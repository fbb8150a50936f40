"""What search looks at: worlds that fit, information sets, every seat for itself, within its budget."""

from __future__ import annotations

import pytest

from meijin.bots.levels import LITTLE, MASTERLY, Regular
from meijin.bots.registry import find as find_bot
from meijin.bots.search.budget import Budget, read_budget
from meijin.bots.search.searcher import Searcher
from meijin.bots.search.tree import Tree
from meijin.kernel.errors import MeijinError
from meijin.kernel.estimate import Estimator, Network
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import Knowledge, knowledge_of
from meijin.kernel.registry import find
from meijin.kernel.state import State
from meijin.kernel.testing.clash import GAME as CLASH
from meijin.kernel.testing.clash import Clash, ClashGame
from meijin.kernel.testing.climb import CLIMB
from meijin.kernel.tuning import Tuning


def first_decision(game_id: str) -> Knowledge:
    game = find(game_id)
    state = game.deal(game.prepare(None, {}), 12345)
    return knowledge_of(state, state.deciders[0])


def test_whoever_decides_at_the_same_time_does_not_know_what_the_others_choose() -> None:
    state = CLASH.deal(CLASH.prepare(2, {}), 77)
    assert state.deciders == (0, 1)
    tree = Tree(None, Tuning(depth=2))
    tree.begin(0, [state.legal(0)])
    rng = Rng(1)
    for _ in range(60):
        tree.iterate(state.clone(), rng)
    assert [node.seat for node in tree.nodes.values()] == [1]  # one node, whatever the first has laid


def test_a_seat_that_decides_at_the_same_time_as_others_searches_among_its_own_actions() -> None:
    state = CLASH.deal(CLASH.prepare(2, {}), 77)
    knowledge = knowledge_of(state, 1)
    thought = Searcher(Budget(iterations=60)).think(knowledge, Rng(1))
    assert {each.action for each in thought.candidates} == set(knowledge.legal)


def test_the_same_seed_and_iterations_find_the_same() -> None:
    knowledge = first_decision("ganymede")
    thoughts = [Searcher(Budget(iterations=50)).think(knowledge, Rng(4)) for _ in range(2)]
    assert thoughts[0] == thoughts[1]
    assert thoughts[0].iterations == 50
    assert 40 < sum(each.visits for each in thoughts[0].candidates) <= 50
    assert {each.action for each in thoughts[0].candidates} == set(knowledge.legal)


def test_every_candidate_has_a_chance_with_an_interval_around_it() -> None:
    thought = Searcher(Budget(iterations=80)).think(first_decision("ganymede"), Rng(4))
    for each in thought.candidates:
        low, high = each.interval
        assert 0.0 <= low <= each.chance <= high <= 1.0
    assert thought.candidates[0].visits == max(each.visits for each in thought.candidates)


def test_time_ends_a_search_with_the_iteration_that_is_under_way(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = iter(range(1000))
    monkeypatch.setattr("meijin.bots.search.searcher.perf_counter", lambda: float(next(ticks)))
    # A second goes by with every look at the clock: one at the beginning, then one before each iteration. The tenth
    # would begin when the time is out.
    assert Searcher(Budget(seconds=10.0)).think(first_decision("ganymede"), Rng(1)).iterations == 9


def test_the_only_action_is_taken_without_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    knowledge = first_decision("ganymede")
    knowledge.legal = knowledge.legal[:1]
    monkeypatch.setattr(Searcher, "think", None)
    assert Searcher().choose(knowledge, Rng(1)) == knowledge.legal[0]


def test_rules_of_thumb_are_kept_to_unless_something_else_is_surely_better() -> None:
    knowledge = first_decision("ganymede")
    sure = Searcher(Budget(iterations=60), Tuning(lead=1000.0))
    usual = find("ganymede").advise(knowledge, Rng(9))
    assert sure.choose(knowledge, Rng(4)) == knowledge.legal[usual.index(max(usual))]


def test_a_game_that_has_no_features_is_played_out_at_random_and_still_played_well() -> None:
    """Of three at a table of Climb two play anything: whoever searches wins far more than a third of the games."""
    setup = CLIMB.prepare(None, {})
    won = 0.0
    for number in range(24):
        state = CLIMB.deal(setup, 1000 + number)
        own, rng = number % setup.players, Rng(number)
        while state.deciders:
            seat = state.deciders[0]
            if seat == own:
                action = Searcher(Budget(iterations=60)).choose(knowledge_of(state, seat), rng)
            else:
                action = state.pick(seat, rng.below(1 << 30))
            state.step(seat, action)
        won += state.shares()[own]
    assert won >= 14


@pytest.mark.parametrize(("said", "budget"), [("500i", Budget(500)), ("1.5s,20i", Budget(20, 1.5))])
def test_budgets_are_said_in_words(said: str, budget: Budget) -> None:
    assert read_budget(said) == budget


@pytest.mark.parametrize("said", ["", "0i", "0s", "-5i", "5", "many", "1e9s", "999999999999i", "nans", "i"])
def test_a_budget_of_nothing_or_without_bounds_is_refused(said: str) -> None:
    with pytest.raises(MeijinError, match=r"think|budget"):
        read_budget(said)


@pytest.mark.parametrize(
    "setting", ["tree=1", "tree=-0.5", "spread=0", "lead=nan", "worlds=0", "effort=0", "turns=-1", "trust=2", "slip=1"]
)
def test_settings_that_make_no_sense_are_refused_by_their_name(setting: str) -> None:
    name, _, value = setting.partition("=")
    with pytest.raises(MeijinError, match=f"^{name} of a search is .*, not "):
        Tuning(**{name: float(value)})  # type: ignore[arg-type]  # whole or not, it is the size that matters


def test_worlds_are_not_changed_by_the_search_of_others() -> None:
    """What is drawn once is taken several times: every iteration plays on with a copy."""
    drawn: list[State] = []
    game = find("ganymede")
    state = game.deal(game.prepare(None, {}), 5)

    def draw(rng: Rng) -> State:
        drawn.append(state.sample(state.deciders[0], rng))
        return drawn[-1]

    Searcher(Budget(iterations=30), Tuning(worlds=3)).search(knowledge_of(state, state.deciders[0]), draw, Rng(1))
    assert len(drawn) == 3
    assert all(world.deciders == state.deciders and world.pending == state.pending for world in drawn)


class Feverish(Clash):
    """Clash whose author has divided by nothing."""

    __slots__ = ()
    feature = 0.0

    def features(self, seat: int) -> list[float]:
        """One number, or what is none."""
        return [self.feature + seat]


class FeverishGame(ClashGame):
    """Its game."""

    name = "Feverish Clash"
    state = Feverish


@pytest.mark.parametrize("feature", [float("nan"), float("inf"), -float("inf")])
def test_search_names_a_game_whose_features_are_no_numbers(feature: float, monkeypatch: pytest.MonkeyPatch) -> None:
    game = FeverishGame()
    setup = game.prepare(2, {})
    tree = Tree(Estimator(Network([1.0], [], [], []), setup.sides, setup.players), Tuning(depth=1))
    tree.begin(0, [game.deal(setup, 77).legal(0)])
    tree.iterate(game.deal(setup, 77), Rng(1))
    monkeypatch.setattr(Feverish, "feature", feature)
    with pytest.raises(MeijinError, match=r"the features of Feverish Clash \(clash\) are not all finite numbers"):
        tree.iterate(game.deal(setup, 77), Rng(1))


def test_the_best_level_thinks_no_longer_than_its_game_has_found_worth_while(monkeypatch: pytest.MonkeyPatch) -> None:
    knowledge = first_decision("go_out")
    monkeypatch.setattr(type(knowledge.setup.game), "tuning", Tuning(turns=1, effort=40, tree=0.0))
    best = find_bot("meijin")
    assert isinstance(best, Searcher)
    assert 20 < best.think(knowledge, Rng(1)).iterations <= 40


def test_a_bot_that_is_hurried_thinks_no_longer_than_its_own_budget() -> None:
    hurried = find_bot("meijin").within(0.1)
    assert isinstance(hurried, Searcher)
    assert (hurried.name, hurried.budget) == ("meijin", Budget(MASTERLY.iterations, 0.1))
    unhurried = find_bot("meijin").within(10.0)
    assert isinstance(unhurried, Searcher)
    assert unhurried.budget == MASTERLY
    regular = find_bot("regular").within(10.0)
    assert isinstance(regular, Regular)
    assert regular.searcher.budget == Budget(LITTLE.budget.iterations, 10.0)
    assert find_bot("random").within(10.0).name == "random"


@pytest.mark.parametrize("seconds", [0.0, -1.0, float("nan")])
def test_nobody_thinks_within_no_time_at_all(seconds: float) -> None:
    with pytest.raises(MeijinError, match="cannot think within"):
        find_bot("expert").within(seconds)
