"""The end of battles and of the match."""

from __future__ import annotations

from typing import Any

import pytest

from meijin.games.go_out.frames import Ending, How
from meijin.games.go_out.game import GAME, battles_of_a_match, turns_of_a_battle
from meijin.games.go_out.state import GoOut
from meijin.kernel.errors import MeijinError
from meijin.kernel.generator import Rng
from tests.games.go_out.table import BLUE, GREEN, RED, battle_cards, choose, decider, hand, play, table, told, zone


@pytest.mark.rule("GO4.6.3", "R32")
def test_the_winner_is_revealed_and_the_log_says_how() -> None:
    state = table(red="satsuki: 4")
    events = play(state, "play 4")
    assert [event.kind for event in events][:4] == ["play", "reveal", "won", "lock"]
    assert told(events, "won") == [{"seat": "red", "character": "satsuki", "how": "out_play", "wins": 1}]
    assert state.view(None)["battles"] == [{"winner": "red", "how": "out_play", "character": "satsuki"}]
    assert [how.name.lower() for how in How] == [
        *["out_play", "out_guard", "out_sweep", "out_absorb", "out_gift", "last_standing"]
    ]


@pytest.mark.rule("GO4.6.4", "GO4.6.5", "GO3.2", "R31", "R33")
def test_the_next_battle_begins_with_everything_anew() -> None:
    state = table(
        piles="3 by blue",
        red="satsuki: 4",
        green="KYOKO: 3 4 / 1 1",
        counters={"green": {"out": 1}, "yellow": {"markers": 2}},
        discard="5x3",
    )
    events = play(state, "play 4")
    assert told(events, "battle") == [{"battle": 2, "starter": "blue"}]
    assert battle_cards(state) == 86
    assert (len(state.deck), state.discard, state.field, state.tableau) == (42, 0, [], ())
    assert (state.out, state.markers, state.damage) == ((0,) * 4, (0,) * 4, [0] * 4)
    assert state.deciders == (0, 1, 2, 3)
    assert state.character == [()] * 4
    assert zone(state.view(None), "locked", "red")["cards"] == ["satsuki#red"]
    assert [zone(state.view(None), "spare", seat)["count"] for seat in state.setup.seats] == [7, 8, 8, 8]
    assert "choose kyoko" in state.choices("green")
    assert "choose niwa" in state.choices("blue")
    with pytest.raises(MeijinError, match="Satsuki has won a battle for you and is locked: choose another character"):
        state.apply("choose satsuki", "red")
    with pytest.raises(MeijinError, match="first everybody chooses a character: pick one of yours"):
        state.apply("pass", "red")


@pytest.mark.rule("R31", "GO4.6.5")
def test_the_losers_are_not_shown() -> None:
    state = table(red="satsuki: 4", blue="ten: 5 6", green="KIRA: 7 8")
    events = play(state, "play 4")
    assert told(events, "reveal") == [{"seat": "red", "character": "satsuki"}]
    assert state.down == 0
    for viewer in (RED, GREEN, None):
        assert "ten#blue" not in str(state.view(viewer))


@pytest.mark.rule("GO9.6", "R40", "R31")
def test_with_the_option_the_losers_are_shown_in_the_last_battle_too() -> None:
    show: dict[str, Any] = {"show_losers": True}
    given: dict[str, Any] = {"red": "satsuki: 4", "blue": "ten: 5 6", "green": "KIRA: 7 8"}
    expected = [("red", "satsuki"), ("blue", "ten"), ("yellow", "niwa")]
    events = play(table(**given, options=show), "play 4")
    assert [(each["seat"], each["character"]) for each in told(events, "reveal")] == expected
    last = table(**given, options={**show, "wins_needed": 1})
    events = play(last, "play 4")
    assert [(each["seat"], each["character"]) for each in told(events, "reveal")] == expected
    assert zone(last.view(None), "character", "blue")["cards"] == ["ten#blue"]
    assert zone(last.view(None), "hand", "blue") == {"zone": "hand", "owner": "blue", "count": 2}


@pytest.mark.rule("GO4.6.6", "R34")
def test_the_seat_left_of_the_winner_starts_even_if_it_was_eliminated() -> None:
    state = table(turn="yellow", yellow="niwa: 4", red="KYOKO: 3 4 / 1 1", counters={"red": {"out": 1}})
    play(state, "play 4")
    assert state.starter == RED
    choose(state, "niwa", "niwa", "niwa", "ten")
    assert decider(state) == "red"


@pytest.mark.rule("GO6.1", "GO6.2", "R32")
@pytest.mark.parametrize(("players", "wins", "more"), [(2, 2, {}), (3, 1, {}), (5, 1, {}), (3, 2, {"wins_needed": 3})])
def test_the_match_is_over_with_the_wins_that_are_needed(players: int, wins: int, more: dict[str, object]) -> None:
    used = ["nerai", "kira"][:wins]
    state = table(players=players, red="ten: 4", counters={"red": {"wins": wins}}, locked={"red": used}, options=more)
    with pytest.raises(MeijinError, match="not over yet"):
        state.returns()
    assert "ending" not in state.view(None)
    events = play(state, "play 4")
    assert told(events, "match")[0]["seat"] == "red"
    assert state.deciders == ()
    assert state.ending is Ending.WON
    assert state.returns() == (1.0, *[0.0] * (players - 1))
    view = state.view(None)
    assert (view["phase"], view["ending"], view["battle"]) == ("over", "won", wins + 1)
    assert zone(view, "character", "red")["cards"] == ["ten#red"]
    assert zone(view, "character", "blue")["cards"] == [None]
    assert zone(view, "locked", "red")["count"] == wins


@pytest.mark.rule("GO6.1")
def test_a_battle_won_is_no_match_won() -> None:
    state = table(players=2, red="ten: 4", counters={"red": {"wins": 1}}, locked={"red": ["nerai"]})
    play(state, "play 4")
    assert state.wins == (2, 0)
    assert len(state.choices("red")) == 6
    assert state.deciders == (RED, BLUE)


@pytest.mark.rule("R33")
@pytest.mark.parametrize(("players", "options"), [(2, {}), (4, {"wins_needed": 3})])
def test_at_least_six_characters_can_always_be_chosen(players: int, options: dict[str, object]) -> None:
    for seed in range(30):
        _, fewest = walk(players, seed, options)
        assert fewest >= 6


@pytest.mark.rule("GO6.3", "GO6.4")
@pytest.mark.parametrize(("players", "battles", "turns"), [(2, 5, 43), (3, 4, 65), (4, 5, 79), (5, 6, 89)])
def test_battles_and_turns_stay_within_their_bounds(players: int, battles: int, turns: int) -> None:
    setup = GAME.prepare(players, {})
    assert battles_of_a_match(players, 3 if players == 2 else 2) == battles
    assert turns_of_a_battle(players, {2: 13, 3: 13, 4: 11, 5: 9}[players]) == turns
    for seed in range(25):
        taken, _ = walk(players, seed, {})
        assert len(taken) <= battles
        assert max(taken) <= turns
        assert sum(taken) <= GAME.longest(setup)


@pytest.mark.rule("GO6.3")
def test_three_wins_with_many_players_make_more_battles() -> None:
    assert [battles_of_a_match(players, 3) for players in (3, 4, 5)] == [7, 9, 11]


def walk(players: int, seed: int, options: dict[str, object]) -> tuple[list[int], int]:
    """A random match: the turns of each battle, and the fewest characters anybody could choose from."""
    rng = Rng(seed)
    state = GAME.deal(GAME.prepare(players, options), rng.fork())
    assert isinstance(state, GoOut)
    turns: list[int] = []
    fewest = 8
    while state.deciders:
        seat = state.deciders[0]
        legal = state.legal(seat)
        action = legal[rng.below(len(legal))]
        words = state.text(action).split()[0]
        if words == "choose":
            fewest = min(fewest, len(legal))
            if len(state.deciders) == players:
                turns.append(0)
        turns[-1] += words in ("play", "guard", "pass")
        state.step(seat, action)
    return turns, fewest


@pytest.mark.rule("GO4.6.1")
def test_a_hand_is_never_empty_while_the_battle_goes_on() -> None:
    for seed in range(20):
        rng = Rng(seed)
        state = GAME.deal(GAME.prepare(3, {}), rng.fork())
        while state.deciders:
            assert all(hand(state, seat) for seat in range(3))
            seat = state.deciders[0]
            legal = state.legal(seat)
            state.step(seat, legal[rng.below(len(legal))])
