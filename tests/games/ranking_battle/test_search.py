"""What search asks of a position: what a seat sees, what it would do at once, and what the position looks like."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from meijin.bots.bot import Greedy, choice_of
from meijin.games.ranking_battle import GAME, features, frames
from meijin.games.ranking_battle.book import Book
from meijin.games.ranking_battle.cards import read_catalogue
from meijin.games.ranking_battle.duels import duels, reactions
from meijin.games.ranking_battle.instinct import chances_of
from meijin.games.ranking_battle.setup import RankingSetup
from meijin.games.ranking_battle.state import RankingBattle
from meijin.kernel import generator
from meijin.kernel.frames import KIND
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import knowledge_of
from meijin.kernel.weights import estimator_of
from tests.games.ranking_battle.table import BLUE, GREEN, RED, seat, table
from tests.games.ranking_battle.test_own_cards import MINE

MODES = [
    (3, {}),
    (4, {}),
    (5, {}),
    (4, {"quick": True, "open_counting": False, "round_limit": 10}),
]
STRAYS = 3  # every so manieth choice is any, so that all questions are met


def positions(players: int, options: dict[str, object], games: int, seed: bytes = b"seen") -> Iterator[RankingBattle]:
    """The decisions of games that are played by instinct, which strays now and then."""
    setup = GAME.prepare(players, options)
    for number in range(games):
        state = GAME.deal(setup, generator.key(seed, number))
        rng = Rng(number)
        while state.deciders:
            yield state
            (who,) = state.deciders
            legal = state.legal(who)
            action = state.instinct(who, rng.below(1 << generator.BITS))
            state.step(who, action if rng.below(STRAYS) else legal[rng.below(len(legal))])


@pytest.mark.parametrize(("players", "options"), MODES)
def test_instinct_is_always_legal(players: int, options: dict[str, object]) -> None:
    for state in positions(players, options, games=10):
        (who,) = state.deciders
        assert state.instinct(who, 0) in state.legal(who)


@pytest.mark.parametrize(("players", "options"), MODES)
def test_instinct_is_the_same_in_worlds_that_a_seat_cannot_tell_apart(players: int, options: dict[str, object]) -> None:
    rng = Rng(2)
    for place, state in enumerate(positions(players, options, games=3)):
        if place % 3 == 0:
            (who,) = state.deciders
            assert state.sample(who, rng).instinct(who, 0) == state.instinct(who, 0)


def test_instinct_mostly_does_what_the_rules_of_thumb_say() -> None:
    setup, greedy = GAME.prepare(4, {}), Greedy()
    agreed: list[bool] = []
    for number in range(2):
        state = GAME.deal(setup, generator.key(b"alike", number))
        rng = Rng(number)
        while state.deciders:
            (who,) = state.deciders
            legal = state.legal(who)
            action = legal[0] if len(legal) == 1 else choice_of(greedy, knowledge_of(state, who), rng)
            # The order of the first phase is free, and whether the display is replaced matters little.
            if len(legal) > 1 and state.pending[-1][KIND] not in (frames.BEGIN, frames.REPLACE):
                agreed.append(state.instinct(who, 0) == action)
            state.step(who, action)
    assert len(agreed) > 200
    assert sum(agreed) / len(agreed) > 0.9


def test_by_instinct_one_challenges_whom_one_can_beat() -> None:
    strong = table(red=seat("yuiko", rank=2), blue=seat("mio", rank=1), phase="challenge")
    assert strong.text(strong.instinct(RED, 0)) == "challenge blue"
    weak = table(red=seat("mio", rank=2), blue=seat("yuiko", rank=1), phase="challenge")
    assert weak.text(weak.instinct(RED, 0)) == "pass"


@pytest.mark.parametrize(("players", "options"), MODES)
def test_sight_is_the_same_in_worlds_that_a_seat_cannot_tell_apart(players: int, options: dict[str, object]) -> None:
    rng = Rng(1)
    for place, state in enumerate(positions(players, options, games=4)):
        if place % 3 == 0:
            (who,) = state.deciders
            assert state.sample(who, rng).sight(who) == state.sight(who)


def test_sight_tells_hands_apart() -> None:
    one = table(red=seat(hand="mio cat_single", deck="kud"))
    other = table(red=seat(hand="kud cat_single", deck="mio"))
    assert one.sight(RED) != other.sight(RED)
    assert one.sight(BLUE) == other.sight(BLUE)


@pytest.mark.parametrize(("players", "options"), MODES)
def test_there_is_a_number_for_every_name(players: int, options: dict[str, object]) -> None:
    names = features.names(players)
    assert len(set(names)) == len(names)
    for place, state in enumerate(positions(players, options, games=3)):
        if place % 7 == 0:
            for who in range(players):
                row = state.features(who)
                assert len(row) == len(names)
                assert all(-3.0 <= number <= 3.0 for number in row), dict(zip(names, row, strict=True))


def test_features_are_those_of_the_seat() -> None:
    state = table(red=seat("yuiko", up=3, down=1, rank=2), blue=seat("mio", rank=1), players=3)
    names = features.names(3)
    own = dict(zip(names, state.features(RED), strict=True))
    its = dict(zip(names, state.features(BLUE), strict=True))
    assert own["victories"] == pytest.approx(4 / 9)
    assert own["attacker yuiko"] == its["attacker mio"] == 1.0
    assert own["rank 2"] == its["rank 1"] == 1.0
    assert own["turn in 0"] == its["turn in 1"] == 1.0
    assert its["victories of rival 2"] == own["victories"]
    assert own["chance"] > its["chance"]


def test_features_tell_who_may_beat_whom() -> None:
    state = table(red=seat("yuiko", rank=2), blue=seat("mio", rank=1), players=3)
    names = features.names(3)
    own = dict(zip(names, state.features(RED), strict=True))
    its = dict(zip(names, state.features(BLUE), strict=True))
    assert own["beaten of rival 1"] == its["beats of rival 2"] > 0.8
    assert own["beats of rival 1"] == its["beaten of rival 2"] < 0.2  # Rank 1 may challenge all others (RB4.5)
    green = dict(zip(names, state.features(GREEN), strict=True))
    assert green["beats of rival 1"] == 0.0  # Red, of Rank 2, may not challenge Rank 3
    assert green["beats of rival 2"] > 0.0


def test_features_tell_how_long_a_ruler_has_to_last() -> None:
    counters: dict[str, object] = {"ruler": "red", "blue": {"countdown": 1}, "yellow": {"countdown": 1}}
    state = table(red=seat("yuiko", up=6, rank=1), decides="blue", counters=counters)
    own = dict(zip(features.names(4), state.features(RED), strict=True))
    left = sum(state.countdown)
    assert own["rules"] == 1.0
    assert [own[f"rules with {turns} left"] for turns in range(1, 5)] == [float(turns == left) for turns in range(1, 5)]


# -- battles at a glance ----------------------------------------------------------------------------------------------


def test_the_farther_ahead_the_likelier_one_wins() -> None:
    state = table(red=seat("yuiko", rank=2), blue=seat("mio", rank=1))
    assert isinstance(state.setup, RankingSetup)
    yuiko, mio = [GAME.book.ids.index(name) for name in ("yuiko", "mio")]
    duel = duels(state.setup).of(yuiko, mio, True)
    assert duel.lead == 8  # 8 and 2 of power, and a female opponent of Yuiko has 2 less
    assert duel.wins == sorted(duel.wins)
    assert duel.losses == sorted(duel.losses, reverse=True)
    assert all(win + loss <= 1.0 + 1e-9 for win, loss in zip(duel.wins, duel.losses, strict=True))
    chances = chances_of(state)
    ratings = [duel.expect(chances, RED, RED, BLUE, ahead, 0, 0) for ahead in range(-6, 7)]
    assert ratings == sorted(ratings)


def test_a_defender_is_expected_to_react_if_it_owns_the_cards() -> None:
    assert reactions(table(blue=seat(hand="cat_single", deck="kud")), BLUE) == 0.0
    with_riki = table(blue=seat(hand="cat_single", deck="riki"))
    assert reactions(with_riki, BLUE) == reactions(table(blue=seat(hand="riki", deck="cat_single")), BLUE) > 0.0


# -- cards of one's own, and weights ----------------------------------------------------------------------------------


def test_cards_of_ones_own_are_taken_for_those_that_are_most_like_them() -> None:
    book = Book(read_catalogue(own=json.loads(str(MINE)), own_file="cards"))
    base = GAME.book
    assert base.cost[book.stand_in[book.named["midori"]]] == 3
    assert book.stand_in[book.named["cat_kitten"]] == base.named["cat_single"]
    assert [book.stand_in[book.named[name]] for name in base.ids[: base.owned]] == list(range(base.owned))


def test_weights_fit_the_features() -> None:
    setup = GAME.prepare(None, {})
    estimator = estimator_of(setup)
    assert estimator is not None
    ahead = table(red=seat("yuiko", up=5))
    chances = estimator.chances(ahead)
    assert sum(chances) == pytest.approx(1.0)
    assert chances[RED] > 0.5
