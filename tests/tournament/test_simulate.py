"""Events without people: bots play every game, or strengths decide."""

from __future__ import annotations

import pytest

from meijin.kernel.errors import MeijinError
from meijin.tournament.audit import audit
from meijin.tournament.files import Export
from meijin.tournament.model import Phase, Stage
from meijin.tournament.opening import opener
from meijin.tournament.ranking import standings_of
from meijin.tournament.settings import Format
from meijin.tournament.simulate import simulate, simulate_by_strength


@pytest.mark.parametrize("game", ["ganymede", "go_out", "ranking_battle", "cat_battles", "crossover"])
def test_bots_play_a_whole_event_of_every_game(game: str) -> None:
    played = simulate(game, 4, ["random"], seed="bots", rounds=1)
    assert played.event.phase is Phase.FINISHED
    assert audit(Export(tuple(played.log), played.seed, played.sealed)).clean
    assert all(entrant.bot == "random" for entrant in played.event.entrants.values())


def test_pods_of_a_game_that_more_than_two_play_in_another_mode() -> None:
    played = simulate("ganymede", 5, ["random"], seed="trio", form=Format.PODS, rounds=1)
    assert sorted(len(match.seats) for match in played.event.rounds[0].matches) == [2, 3]


@pytest.mark.rule("T6.4")
def test_the_loser_of_game_1_opens_game_2() -> None:
    played = simulate("ganymede", 8, ["greedy", "random"], seed="openers", rounds=2)
    seen = 0
    for each in played.event.rounds:
        for match in each.matches:
            for before, game in zip(match.games, match.games[1:], strict=False):
                winners = [match.seats.index(won.winner or "") for won in match.games[: game.no - 1]]
                assert game.first == match.seats[opener(played.seed, match.id, game.no, winners)]
                if game.no == 2:
                    assert game.first != before.winner
                    seen += 1
    assert seen


def test_the_same_seed_plays_the_same_games() -> None:
    one, other = (simulate("ganymede", 4, ["random"], seed="again", rounds=2) for _ in range(2))
    assert one.log[-1].hash == other.log[-1].hash


def test_the_strong_win_more_often() -> None:
    places = []
    for number in range(8):
        played = simulate("ganymede", 4, ["greedy", "random"], seed=f"strong {number}", rounds=2)
        places.append(standings_of(played.event, played.seed)[0].player in ("P01", "P03"))
    assert sum(places) >= 6


def test_events_by_strength_go_through_cut_pods_and_round_robin() -> None:
    cut = simulate_by_strength("crossover", 40, seed="cut", cut=8)
    assert [each.stage for each in cut.event.rounds][-3:] == [Stage.CUT] * 3
    robin = simulate_by_strength("crossover", 5, seed="robin", form=Format.ROUND_ROBIN)
    assert len(robin.event.rounds) == 5
    pods = simulate_by_strength("go_out", 14, seed="pods", form=Format.PODS)
    for played in (cut, robin, pods):
        assert audit(Export(tuple(played.log), played.seed, played.sealed)).clean


def test_progress_is_told() -> None:
    told: list[tuple[int, int, str]] = []
    simulate_by_strength("crossover", 8, seed="progress", progress=lambda *step: told.append(step))
    assert told[3] == (4, 4, "swiss round 1")


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(MeijinError, match="there is no bot 'grady'"):
        simulate("ganymede", 4, ["grady"], seed="x")
    with pytest.raises(MeijinError, match="there is no game 'chess'"):
        simulate("chess", 4, ["random"], seed="x")
    with pytest.raises(MeijinError, match="3 to 10,000"):
        simulate_by_strength("crossover", 2, seed="x")
