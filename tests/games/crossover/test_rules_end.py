"""The End Phase (7.16 to 7.18), how a game ends (section 10), and the call of time."""

from __future__ import annotations

import pytest

from meijin.games.crossover.state import Crossover
from meijin.games.crossover.turn.ending import Ending
from meijin.kernel.errors import SetupError
from tests.games.crossover.table import (
    BLUE,
    RED,
    choices,
    coins,
    decider,
    fight,
    hand,
    idle,
    injured,
    new,
    play,
    power,
    seat,
    settle,
    step,
    table,
)

# Rewards and cards left of attacker and blocker; who wins (1 the attacker) and why.
JUDGED = [
    ((10, 5), (3, 5), 1, Ending.REWARDS),
    ((12, 5), (11, 5), 1, Ending.REWARDS),
    ((9, 5), (10, 5), 0, Ending.REWARDS),
    ((10, 0), (0, 5), 1, Ending.REWARDS),
    ((9, 0), (9, 5), 0, Ending.DECK),
    ((9, 0), (9, 0), 0, Ending.DECK),
    ((9, 5), (9, 0), 1, Ending.DECK),
    ((0, 0), (10, 0), 0, Ending.REWARDS),
]


@pytest.mark.rule("CB10.1", "CB10.2", "CB7.16.2", "CB10.8")
@pytest.mark.parametrize("attacker", ["red", "blue"])
@pytest.mark.parametrize(("mine", "theirs", "wins", "why"), JUDGED)
def test_rewards_come_before_decks_and_the_attacker_first(
    attacker: str, mine: tuple[int, int], theirs: tuple[int, int], wins: int, why: Ending
) -> None:
    red, blue = (mine, theirs) if attacker == "red" else (theirs, mine)
    naruto, db = ["n-497", "n-430", "n-428", "n-436", "n-432"], ["h-wa01", "h-wa02", "h-wa25", "h-wa18", "h-wa21"]
    state = table(
        "O",
        red=seat(rewards=red[0], deck=" ".join(naruto[: red[1]]), only=True),
        blue=seat(rewards=blue[0], deck=" ".join(db[: blue[1]]), only=True),
        attacker=attacker,
    )
    winner = attacker if wins else ("blue" if attacker == "red" else "red")
    assert state.returns() == ((1.0, 0.0) if winner == "red" else (0.0, 1.0))
    assert state.ending == why


@pytest.mark.rule("CB10.3", "CB7.16.2", "R6")
def test_ten_rewards_win_only_in_step_o() -> None:
    state = table("J", red=seat("n-437 n-420", hand="n-428", rewards=9))
    fight(state, "n-437")  # 11 rewards, with red still asked in step L? the hand cannot be used without chakra
    assert (state.deciders, state.ending) == ((), Ending.REWARDS)
    early = table("C", red=seat("n-526", hand="n-428", rewards=10), blue=seat("h-wa25"))
    assert early.deciders == (RED,)


@pytest.mark.rule("CB7.16.1", "CB8.8.1", "R43", "CB8.6.9", "CB8.1.8")
def test_the_end_of_the_turn_is_before_the_judge() -> None:
    state = table("O0", red=seat("n-392 n-436"))
    assert choices(state) == ["accept", "decline"]
    play(state, "accept")
    assert coins(state, "n-392") == 1
    # Not in the opponent's turn, and not if it was sent out.
    other = table("O0", red=seat("n-392"), blue=seat(hand="h-wa01"), attacker="blue")
    assert (other.turn, step(other)) != (9, "O0")
    sent = table("O0", red=seat("n-392:sent"))
    assert sent.turn == 10


@pytest.mark.rule("CB7.16.1", "CB8.10.33")
def test_delayed_effects_are_carried_out_at_the_end_of_the_turn() -> None:
    # Kaio-ken: +4/+0, and 1 Damage at the end of the turn.
    blue = seat("h-wa08", hand="h-te02 h-ev03", chakra="h-wa02*2")
    state = table("J", blue=blue, attacker="blue")
    fight(state, "h-wa08")
    play(state, "use h-te02 h-wa08")
    settle(state)
    assert (power(state, "h-wa08"), injured(state, "h-wa08")) == ("7/0", False)
    idle(state)
    assert injured(state, "h-wa08")


@pytest.mark.rule("CB7.17.1", "R41", "R42", "R45")
def test_the_attacker_discards_down_to_six_cards() -> None:
    red = seat(hand="n-428*3 n-430 n-436 n-432 n-437 n-438")
    blue = seat(hand="h-wa01*3 h-wa02*3 h-wa25*2")
    state = table("P", red=red, blue=blue)
    assert sorted(choices(state)) == [
        f"discard {card}" for card in ("n-428", "n-430", "n-432", "n-436", "n-437", "n-438")
    ]
    play(state, "discard n-430", "discard n-428")
    assert state.turn == 10
    assert (len(state.hand[RED]), len(state.hand[BLUE])) == (6, 9)  # only the attacker adjusts; blue has drawn


@pytest.mark.rule("CB7.17.1", "R42", "CB8.10.33", "CB8.5.7")
def test_cards_drawn_at_the_end_of_the_turn_count() -> None:
    red = seat("n-437", hand="m-346 j-362 n-428*3 n-430*2", deck="n-436 n-432", won=0)
    state = table("D1", red=red)
    play(state, "mission m-346", "pay j-362")
    settle(state)
    idle(state, "J")
    fight(state, "n-437")  # 2 rewards: draw 2 at the end
    idle(state, "P")
    assert len(state.hand[RED]) == 7
    assert "n-432" in hand(state, RED)


@pytest.mark.rule("CB7.18.1", "CB7.18.2", "R44")
def test_the_turn_marker_moves_and_the_roles_are_exchanged() -> None:
    state = table("Q", red=seat("n-467:sent:used=1", indicator=4), blue=seat(hand="h-wa01", indicator=2))
    assert state.indicator == [5, 2]
    assert (state.turn, state.attacker) == (10, BLUE)
    assert not state.sent
    assert not any(state.used)


# -- the tie-break ----------------------------------------------------------------------------------------------------


def last(red: dict[str, object], blue: dict[str, object], **given: object) -> Crossover:
    """The end of turn 80, blue's, with three cards in either deck unless said."""
    ours = {"deck": "n-430 n-432 n-436", "line": "naruto", "only": True}
    theirs = {"deck": "h-wa25 h-wa26 h-wa27", "line": "db", "only": True}
    return table("Q", seat(**ours | red), seat(**theirs | blue), attacker="blue", turn=80, **given)  # type: ignore[arg-type]


# What red and blue have besides, and who wins; red: 7/0 and 1/0, blue: 7/1.
TIES = [
    ({"rewards": 3}, {"rewards": 2, "village": "h-wa34"}, RED),
    ({"rewards": 2, "deck": "n-430 n-432"}, {"rewards": 2}, BLUE),
    ({"village": "n-437"}, {"village": "h-wa34"}, BLUE),
    ({"village": "n-437 n-497", "hand": "n-428", "chakra": "n-428"}, {"village": "h-wa34", "hand": "h-wa01"}, RED),
]


@pytest.mark.rule("CB10.4", "R46", "CB10.6", "CB10.8")
@pytest.mark.parametrize(("red", "blue", "winner"), TIES)
def test_rewards_deck_power_then_cards_decide_after_turn_80(
    red: dict[str, object], blue: dict[str, object], winner: int
) -> None:
    state = last(red, blue)
    assert (state.returns()[winner], state.ending) == (1.0, Ending.TIEBREAK)


@pytest.mark.rule("CB10.5", "CB7.19.1")
@pytest.mark.parametrize(("called", "fell", "winner"), [("heads", 1, BLUE), ("tails", 1, RED), ("tails", 0, BLUE)])
def test_the_second_player_calls_the_coin(called: str, fell: int, winner: int) -> None:
    state = last({"village": "n-437 n-497"}, {"village": "h-wa34"}, chance=[fell])
    assert state.tiebreak(RED) == state.tiebreak(BLUE) == (0, 3, 8, 0)
    assert (decider(state), choices(state)) == ("blue", ["heads", "tails"])  # red went first
    play(state, called)
    assert (state.returns()[winner], state.ending) == (1.0, Ending.COIN)


@pytest.mark.rule("CB10.7", "CB10.4")
def test_the_four_numbers_count_negative_power_and_every_card() -> None:
    state = table("G", red=seat("n-436:injured n-437:growth=2", hand="n-428", chakra="n-430*2", rewards=4))
    left = len(state.deck[RED])
    assert state.tiebreak(RED) == (4, left, (1 + 2) + (9 + 2), 3)


@pytest.mark.rule("CB10.6")
def test_the_tie_break_looks_at_power_after_the_turn_is_over() -> None:
    # Iruka's +1/+1 to Lee would make 8, but it ends before it is counted.
    state = table(
        "G",
        red=seat("n-430", hand="n-468", deck="n-437", line="naruto", only=True),
        blue=seat("h-wa14:growth=1", deck="h-wa25", line="db", chakra="h-wa01", only=True),
        attacker="red",
        turn=79,
    )
    play(state, "deploy n-468")
    assert state.tiebreak(RED)[2] == 3 + 1 + 1 + 5
    idle(state)
    assert state.tiebreak(RED)[2] == 8


@pytest.mark.rule("CB10.9", "R44")
@pytest.mark.parametrize(
    ("turn", "last_turn"),
    [(1, 8), (2, 8), (5, 8), (6, 8), (7, 10), (8, 10), (11, 14), (12, 14), (79, 80)],
)
def test_time_lets_each_player_finish_four_turns_or_one_more(turn: int, last_turn: int) -> None:
    attacker = "red" if turn % 2 else "blue"
    state = table("G", red=seat(hand="n-428"), blue=seat(hand="h-wa01"), attacker=attacker, turn=turn)
    state.call_time()
    assert state.last_turn == last_turn


@pytest.mark.rule("CB10.9", "CB10.4")
def test_the_game_ends_after_the_last_turn() -> None:
    state = table("G", red=seat(hand="n-428", rewards=2), blue=seat(hand="h-wa01"), turn=7)
    state.call_time()
    while state.deciders:
        idle(state)
    assert (state.turn, state.ending) == (10, Ending.TIMEOUT)
    assert state.returns() == (1.0, 0.0)


@pytest.mark.rule("CB10.9")
def test_turns_are_counted_when_they_are_begun_and_when_step_q_is_over() -> None:
    state = table("G", red=seat(hand="n-428"), blue=seat(hand="h-wa01"), attacker="blue", turn=8)
    counts = [(state.turns_begun(each), state.turns_completed(each)) for each in (RED, BLUE)]
    assert counts == [(4, 4), (4, 3)]
    while state.turn == 8:
        idle(state)
    counts = [(state.turns_begun(each), state.turns_completed(each)) for each in (RED, BLUE)]
    assert counts == [(5, 4), (4, 4)]


@pytest.mark.rule("CB10.4", "CB10.9")
def test_time_that_is_up_is_told_apart_from_turn_80() -> None:
    state = table("G", red=seat(hand="n-428", rewards=2), blue=seat(hand="h-wa01"), attacker="blue", turn=80)
    state.call_time()
    while state.deciders:
        idle(state)
    assert (state.final_turn, state.ending) == (41, Ending.TIEBREAK)
    assert state.timeout_key(RED) == state.tiebreak(RED)


@pytest.mark.rule("CB12.1.11", "CB10.4", "R46")
@pytest.mark.parametrize(("limit", "over"), [(12, True), (80, False), ("none", False)])
def test_the_last_turn_is_an_option(limit: object, over: bool) -> None:
    state = table("O", red=seat("n-437"), blue=seat("h-wa18"), turn=12, attacker="blue", turn_limit=limit)
    assert (not state.deciders) == over
    assert state.setup.options["turn_limit"] == limit


@pytest.mark.rule("CB12.1.11", "R46")
def test_without_a_limit_a_game_goes_on_beyond_turn_80_until_time_is_called() -> None:
    state = table("O", red=seat("n-437"), blue=seat("h-wa18"), turn=80, attacker="blue", turn_limit="none")
    assert (state.turn, state.last_turn) == (81, 0)
    again = state.describe().state()
    assert again.view(RED) == state.view(RED)
    state.call_time()
    assert state.last_turn == 2 * state.final_turn
    limited = table("O", red=seat("n-437"), blue=seat("h-wa18"), turn=80, attacker="blue")
    assert not limited.deciders


@pytest.mark.rule("CB12.1.11")
@pytest.mark.parametrize("limit", [0, 1000, "never"])
def test_another_limit_is_refused_with_what_is_allowed(limit: object) -> None:
    with pytest.raises(SetupError, match="allowed: a whole number from 1 to 999, or none"):
        new(turn_limit=limit)
