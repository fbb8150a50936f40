"""Best of three: who chooses, exchanges between the games, time, and how a match ends."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meijin.games.crossover.game import GAME
from meijin.games.crossover.lists.builder import DeckBuilder
from meijin.games.crossover.lists.decklist import DeckList, to_line
from meijin.games.crossover.lists.decks import STARTERS, DeckOption
from meijin.games.crossover.state import Crossover
from meijin.games.crossover.turn.ending import Ending
from meijin.kernel import record
from meijin.kernel.generator import Rng
from meijin.kernel.lists import Counts, ListError
from meijin.kernel.match import Match, MatchError
from meijin.kernel.overtime import last_turn

LEAF = STARTERS["leaf-sand"]
EARTH = STARTERS["earth-defenders"]
RED = DeckOption("red_deck", "leaf-sand", "the deck of red")


def begin(red: DeckList, blue: DeckList, best_of: int = 3, draws: bool = True) -> Match:
    return Match.begin(GAME, {"red_deck": to_line(red), "blue_deck": to_line(blue)}, best_of, draws)


def a_match(*winners: str, best_of: int = 3, draws: bool = True) -> Match:
    """A match in which nobody has exchanged a card."""
    match = begin(LEAF, EARTH, best_of, draws)
    for winner in winners:
        match = both_ready(match).finish(winner)
    return match


def both_ready(match: Match) -> Match:
    for seat in ("red", "blue"):
        match = match if seat in match.ready else match.done(seat)
    return match


# -- how it ends ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("winners", "winner"),
    [(["red", "red"], "red"), (["blue", "red", "blue"], "blue"), (["red", "blue", "red"], "red")],
)
@pytest.mark.rule("CB12.3.1")
def test_two_games_out_of_three_win_the_match(winners: list[str], winner: str) -> None:
    assert not a_match(*winners[:-1]).over
    match = a_match(*winners)
    assert (match.over, match.winner) == (True, winner)
    with pytest.raises(MatchError, match="the match is over"):
        match.finish("red")


@pytest.mark.rule("CB12.3.1")
def test_a_match_can_be_one_game_or_five() -> None:
    assert a_match("blue", best_of=1).winner == "blue"
    assert not a_match("blue", "blue", best_of=5).over
    assert a_match("blue", "blue", "blue", best_of=5).winner == "blue"
    with pytest.raises(MatchError, match="best of 1, 3, 5, not of 2"):
        begin(LEAF, EARTH, best_of=2)


def test_whoever_gives_up_a_match_loses_the_games_that_are_left() -> None:
    assert a_match().concede("red").score == (0, 2)
    assert a_match("red").concede("red").score == (1, 2)
    assert a_match("blue").concede("red").score == (0, 2)


def test_a_match_is_not_begun_with_an_illegal_list() -> None:
    with pytest.raises(ListError, match="the list of Blue cannot be played: the main deck has 39 cards"):
        begin(LEAF, replace(EARTH, main=(("h-wa01", 1), *EARTH.main[1:])))


# -- who goes first ------------------------------------------------------------------------------------------


@pytest.mark.rule("CB12.3.2")
def test_a_coin_in_the_first_and_third_game_and_the_loser_in_the_second() -> None:
    assert a_match().opening == {"chooser": "coin"}
    assert a_match("red").opening == {"chooser": "blue"}
    assert a_match("blue").opening == {"chooser": "red"}
    assert a_match("blue", "red").opening == {"chooser": "coin"}


@pytest.mark.rule("R54")
def test_longer_matches_go_on_like_that() -> None:
    assert a_match("red", "blue", "blue", best_of=5).opening == {"chooser": "red"}
    assert a_match("red", "blue", "blue", "red", best_of=5).opening == {"chooser": "coin"}


def test_the_options_of_the_next_game() -> None:
    assert a_match().game_options() == {"red_deck": to_line(LEAF), "blue_deck": to_line(EARTH), "chooser": "coin"}
    assert both_ready(a_match("red")).game_options()["chooser"] == "blue"
    assert RED.read(a_match().game_options()["red_deck"]) == to_line(LEAF)


# -- exchanges -----------------------------------------------------------------------------------------------


def deck_of(deck: DeckList) -> Counts:
    """A list by section, as it is registered."""
    return DeckBuilder().read(to_line(deck)).counts


def count(deck: Counts, card: str) -> tuple[int, int]:
    """How many of a card are in the main deck and in the sideboard."""
    return deck["main"].get(card, 0), deck["side"].get(card, 0)


@pytest.mark.rule("CB3.1.8")
def test_cards_are_exchanged_one_for_one_between_games() -> None:
    match = a_match("blue").swap("red", "N-490", "N-588")
    deck = match.deck("red")
    assert (count(deck, "n-490"), count(deck, "n-588")) == ((1, 1), (1, 0))
    assert match.deck("blue") == deck_of(EARTH)
    assert match.reset("red").lists[0] == to_line(LEAF)
    played = both_ready(match).game_options()["red_deck"]
    assert played == f"{to_line(LEAF)} / out 1 n-490 / in 1 n-588"
    assert RED.read(played) == played


@pytest.mark.rule("CB3.1.8", "R55")
def test_an_exchange_begins_with_the_deck_of_the_last_game_and_can_be_taken_back() -> None:
    match = both_ready(a_match("blue").swap("red", "n-490", "n-588")).finish("red")
    assert count(match.deck("red"), "n-588") == (1, 0)
    back = match.swap("red", "n-588", "n-490")
    assert back.deck("red") == match.reset("red").deck("red") == deck_of(LEAF)
    assert back.lists[0] == to_line(LEAF)


@pytest.mark.rule("CB3.1.8", "R55")
def test_only_the_deck_at_the_end_of_an_exchange_must_be_legal() -> None:
    # A fourth card named Naruto Uzumaki comes before one of the three has gone.
    match = a_match("blue").swap("red", "n-430", "n-588")
    with pytest.raises(ListError, match="after the exchange the main deck has 4 cards with the name of Naruto Uzumaki"):
        match.done("red")
    legal = match.swap("red", "n-497", "n-423")
    assert "red" in legal.done("red").ready


@pytest.mark.rule("CB3.1.8")
def test_a_deck_that_breaks_several_rules_is_refused_with_all_of_them() -> None:
    match = a_match("blue").swap("red", "m-352", "n-588")
    with pytest.raises(ListError) as refusal:
        match.done("red")
    assert [problem.rule for problem in refusal.value.problems] == ["CB3.1.4", "CB3.1.6"]


@pytest.mark.rule("CB3.1.8")
def test_between_rounds_the_list_is_again_what_was_registered() -> None:
    match = a_match("blue").swap("red", "n-490", "n-588").next_round()
    assert match == begin(LEAF, EARTH)


@pytest.mark.rule("CB3.1.8", "R55")
def test_exchanges_that_cannot_be() -> None:
    with pytest.raises(MatchError, match="between the games of a match, not before the first game"):
        a_match().swap("red", "n-490", "n-588")
    match = a_match("blue")
    with pytest.raises(MatchError, match="N-425 Naruto Uzumaki is not in your sideboard"):
        match.swap("red", "n-490", "n-425")
    with pytest.raises(MatchError, match="N-588 Naruto Uzumaki is not in your main deck"):
        match.swap("red", "n-588", "n-423")
    with pytest.raises(MatchError, match="'kunay' is not in your main deck"):
        match.swap("red", "kunay", "n-423")
    with pytest.raises(MatchError, match="there is no seat 'green'; the seats are red, blue"):
        match.swap("green", "n-490", "n-588")
    with pytest.raises(MatchError, match="not any more: the deck of red is chosen"):
        match.done("red").swap("red", "n-490", "n-588")
    without = begin(replace(LEAF, side=()), EARTH).finish("blue")
    assert without.ready == ("red",)
    with pytest.raises(MatchError, match="red has no cards to exchange"):
        without.swap("red", "n-490", "n-588")


@pytest.mark.rule("CB12.3.3")
def test_the_next_game_waits_until_both_decks_are_chosen() -> None:
    match = a_match("blue").done("blue")
    with pytest.raises(MatchError, match="game 2 waits for the decks of: red"):
        match.game_options()
    with pytest.raises(MatchError, match="game 2 waits for the decks of: red"):
        match.finish("red")
    assert match.done("red").game_options()["chooser"] == "red"


# -- time ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB10.9")
@pytest.mark.parametrize(
    ("begun", "turns"),
    [
        (6, 7),  # in the first player's 6th turn, or in the second player's: both finish it and play a 7th
        (3, 4),  # in the second player's 3rd turn: until both have had 4
        (0, 4),  # between two games: the next has four turns each
        (1, 4),
        (4, 5),
        (12, 13),
    ],
)
def test_how_many_turns_each_player_has_when_time_is_called(begun: int, turns: int) -> None:
    assert last_turn(begun) == turns


@pytest.mark.rule("CB10.9")
@pytest.mark.parametrize(
    ("turn", "each"),
    [
        (0, 4),  # before anybody has had a turn, as between two games
        (6, 4),  # the second player's 3rd turn
        (11, 7),  # the first player's 6th turn
        (12, 7),  # the second player's 6th turn
    ],
)
def test_a_game_whose_time_is_called_ends_when_both_have_had_their_turns(turn: int, each: int) -> None:
    ended_by_time = 0
    for seed in range(20):
        state = record.start(GAME, None, seed, a_match().game_options())
        assert isinstance(state, Crossover)
        rng = Rng(seed)
        called = False
        while state.deciders:
            if not called and sum(state.turns) == turn:
                state.call_time()
                called = True
                assert state.last_turn == 2 * each
            seat = state.deciders[0]
            legal = state.legal(seat)
            state.apply(legal[rng.below(len(legal))], seat)
        assert max(state.turns) <= each or not called
        if called and state.ending in (Ending.TIMEOUT, Ending.COIN):
            assert state.turns == [each, each]
            ended_by_time += 1
        if ended_by_time == 3:
            break
    assert ended_by_time == 3


@pytest.mark.rule("CB12.3.4")
def test_time_called_in_the_first_game_leaves_that_game() -> None:
    match = a_match().call_time()
    assert (match.time_is_up, match.over) == (True, False)
    ended = match.finish("blue")
    assert (ended.over, ended.winner, ended.score, ended.time_is_up) == (True, "blue", (0, 1), False)


@pytest.mark.rule("CB12.3.5")
def test_time_called_in_the_second_game_can_make_a_draw() -> None:
    match = both_ready(a_match("red")).call_time()
    assert match.finish("red").winner == "red"
    drawn = match.finish("blue")
    assert (drawn.over, drawn.winner, drawn.score) == (True, "", (1, 1))


@pytest.mark.rule("CB12.3.4")
def test_time_called_between_two_games_allows_one_more_with_exchanges() -> None:
    match = a_match("red", "blue").call_time()
    assert match.time_is_up
    match = both_ready(match.swap("red", "n-490", "n-588"))
    assert match.game_options()["chooser"] == "coin"
    assert match.finish("blue").winner == "blue"
    between = a_match("red").call_time()
    assert between.time_is_up
    assert both_ready(between).finish("blue").over


def test_time_is_called_once_and_not_after_the_end() -> None:
    with pytest.raises(MatchError, match="time has been called already"):
        a_match().call_time().call_time()
    with pytest.raises(MatchError, match="the match is over"):
        a_match("red", "red").call_time()


@pytest.mark.rule("CB12.3.5")
def test_in_an_elimination_a_tie_at_the_end_of_time_is_played_off() -> None:
    match = both_ready(a_match("red", draws=False)).call_time().finish("blue")
    assert (match.over, match.time_is_up) == (False, True)
    assert both_ready(match).finish("blue").winner == "blue"
    assert a_match(draws=False).call_time().finish("red").winner == "red"


# -- kept ----------------------------------------------------------------------------------------------------


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """A match somewhere on its way."""
    match = begin(LEAF, EARTH, draw(st.sampled_from([1, 3, 5])), draw(st.booleans()))
    for _ in range(draw(st.integers(0, 8))):
        if match.over:
            break
        step = draw(st.sampled_from(["finish", "swap", "time"]))
        if step == "finish":
            match = both_ready(match).finish(draw(st.sampled_from(["red", "blue"])))
        elif step == "time" and not match.last_game:
            match = match.call_time()
        elif "blue" not in match.ready and match.deck("blue")["side"].get("h-wa09"):
            match = match.swap("blue", "h-wa08", "h-wa09").done("blue")
    return match


@given(matches())
def test_a_match_comes_back_from_json(match: Match) -> None:
    again = Match.from_dict(json.loads(json.dumps(match.to_dict())), GAME)
    assert again == match


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"format": "meijin match 9"}, "the format of a match is 'meijin match 1', not 'meijin match 9'"),
        ({"lists": {"red": "1 n-490"}}, "lists must have a text for each of red, blue"),
        ({"winners": ["green"]}, "winners must be a list of red and blue"),
        ({"winners": ["red", "red", "red"]}, "the match was over after 2 games: 2-0"),
        ({"winners": ["red", "blue"], "last_game": 1}, "the match was over after 1 game: 1-0"),
        (
            {"lists": {"red": f"{to_line(LEAF)} / out 1 n-430 / in 1 n-588", "blue": to_line(EARTH)}},
            "4 cards with",
        ),
        ({"edition": 4}, "there are the editions 1 to 3 of the rules, not 4"),
        ({"edition": "2"}, "edition must be a whole number, not '2'"),
        ({"last_game": 3}, "last_game cannot be 3 in game 1"),
        ({"best_of": True}, "best_of must be a whole number, not True"),
        ({"ready": "red"}, "ready must be a list of red and blue"),
        ({"options": None}, "options must be a table, not None"),
        ({"options": {"chooser": "red"}}, "chooser is no option of a match"),
        ({"lists": {"red": "1 n-490", "blue": to_line(EARTH)}}, "the list of Red cannot be played"),
    ],
)
def test_a_match_that_cannot_be_is_refused(change: dict[str, object], problem: str) -> None:
    with pytest.raises((MatchError, ListError)) as refusal:
        Match.from_dict(a_match().to_dict() | change, GAME)
    assert problem in str(refusal.value)
