"""What is told of a game, to whom, and how it reads."""

from __future__ import annotations

import pytest

from meijin.games.crossover.game import GAME
from meijin.kernel.event import Event
from tests.games.crossover.made import effect, mission
from tests.games.crossover.table import fight, new, pay, play, seat, settle, table, told

RED, BLUE, SPECTATOR = range(3)


def lines(events: list[Event], viewer: int = SPECTATOR) -> list[str]:
    """The log as somebody reads it."""
    seen = [(event.kind, event.seen_by(viewer)) for event in events]
    return [GAME.narrate(kind, fields) for kind, fields in seen if fields is not None]


@pytest.mark.rule("CB13.1", "CB13.2")
def test_the_opening_hand_is_told_to_its_owner_alone() -> None:
    events = new(chooser="red").apply("first")
    red = next(event for event in events if event.kind == "draw" and event.fields["seat"] == "red")
    assert len(red.seen_by(RED)["cards"]) == 6  # type: ignore[index, arg-type]
    assert red.seen_by(BLUE) == red.seen_by(SPECTATOR) == {"seat": "red", "count": 6}
    assert lines([red], BLUE) == ["Red draws 6 cards."]


@pytest.mark.rule("CB13.5", "CB13.6")
@pytest.mark.parametrize(
    ("to", "line"),
    [
        ("discard", "Red takes Yamcha to the discard pile."),
        ("hand", "Red takes a card to the hand."),
    ],
)
def test_what_is_taken_to_an_open_place_is_told_to_everybody(to: str, line: str) -> None:
    look = f'{{ op = "look", who = "opp", n = 2, pick = 1, pick_to = "{to}", rest = "top" }}'
    red, blue = seat(hand="x-1 n-434"), seat("h-wa18", deck="h-wa01 h-wa02")
    state = table("D1", red, blue, made=mission("x-1", effect(look)))
    play(state, "mission x-1")
    taken = [event for event in play(state, "take h-wa02") if event.kind == "take"]
    for viewer in (BLUE, SPECTATOR):
        assert lines(taken, viewer) == [line]


@pytest.mark.rule("CB7.14.3", "CB6.7.1", "CB6.8.1")
def test_a_breakthrough_is_told_with_its_power_and_what_it_earns() -> None:
    """W1: Rock Lee with Moegi, 4 + 2, unblocked."""
    state = table("J", seat("n-475+n-470"), seat())
    events = fight(state, "n-475")
    while state.letter and state.attacker == RED and "pass" in state.choices() and not told(events, "showdown"):
        events += play(state, "pass")
    assert told(events, "showdown")[0]["attacking"] == {"team": ["n-475#r1", "n-470#r1"], "power": 6}
    assert told(events, "reward") == [{"seat": "red", "n": 2, "why": "breakthrough", "rewards": 2, "deck": 38}]
    assert told(events, "pool") == [{"seat": "blue", "n": 2, "lost": 0, "pool": 2}]
    log_lines = lines(events)
    assert "Breakthrough! [Rock Lee and Moegi: 6] is not blocked." in log_lines
    assert "Red wins 2 Battle Rewards and has 2; 38 left in the other deck." in log_lines
    assert "Blue gains 2 DB coins: 2 in the pool." in log_lines


@pytest.mark.rule("CB7.14.6", "CB6.5.1")
def test_a_victory_is_told_with_both_powers_and_the_injury() -> None:
    """W2: Might Guy, 7, against Piccolo with Dende, 6."""
    state = table("J", seat("n-437"), seat("h-wa18+h-wa16"))
    events = fight(state, "n-437", "h-wa18")
    while not told(events, "showdown"):
        events += play(state, "pass")
    assert "Victory of Red: [Might Guy: 7] beats [Piccolo and Dende: 6]." in lines(events)
    assert told(events, "damage") == [{"card": "h-wa18#b1", "n": 1}]
    assert [injured["card"] for injured in told(events, "injured")] == ["h-wa18#b1"]


@pytest.mark.rule("CB6.1.1", "CB13.6")
def test_a_deployment_and_what_pays_for_it_are_told() -> None:
    """W5: n-474 takes a card with lightning."""
    state = table("G", seat(hand="n-474 n-428 j-362", indicator=5))
    events = play(state, "deploy n-474")
    events += pay(state)
    assert told(events, "pay") == [{"seat": "red", "cards": ["j-362"], "how": "hand_cost", "area": "chakra"}]
    entered = told(events, "enter")
    assert [(each["seat"], each["card"], each["how"]) for each in entered] == [("red", "n-474#r1", "deploy")]


@pytest.mark.rule("CB5.5.1", "CB5.5.8")
def test_an_announcement_is_told_with_user_and_target_and_its_failure_with_the_reason() -> None:
    """W7: Giant Shuriken on Krillin, answered by Afterimage."""
    state = table(
        "J",
        seat("n-490", hand="j-453", chakra="n-428*3 n-475*2 n-490 n-462*2"),
        seat("h-wa01:injured", hand="h-te10", chakra="h-wa18 h-wa16*2 h-wa02*2"),
    )
    fight(state, "n-490", "h-wa01")
    events = play(state, "use j-453 n-490", "target h-wa01") + pay(state)
    announced = told(events, "announce")[0]
    assert announced["user"] == "n-490#r1"
    assert announced["targets"] == ["h-wa01#b1"]
    answer = play(state, "use h-te10 h-wa01") + pay(state)
    answer += settle(state)
    assert [failed["reason"] for failed in told(answer, "fail")] == ["negated"]
    assert any("fails: it was negated (CB5.5.1)." in line for line in lines(answer))


@pytest.mark.parametrize(("step", "card", "area"), [("E", "n-475", "the Chakra area"), ("B", "h-wa08", "the Chi area")])
def test_the_area_is_called_as_its_player_calls_it(step: str, card: str, area: str) -> None:
    state = table(step, seat(hand=card, line="naruto" if step == "E" else "db"), seat("h-wa18"))
    assert f"(1 in {area})." in lines(play(state, f"charge {card}"))[0]


def test_a_turn_reads_like_a_story() -> None:
    """Red charges and sends nobody; blue draws."""
    state = table("E", seat(hand="n-475", indicator=0), seat(deck="h-wa18"))
    events = play(state, "charge n-475")
    assert lines(events) == [
        "Red charges Rock Lee (1 in the Chakra area).",
        "Red sends nobody.",
        "Red's Turn Indicator goes up to 1.",
        "Turn 10 is Blue's, with the Turn Indicator at 9.",
        "Blue draws a card.",
    ]
    assert lines(events, BLUE)[-1] == "Blue draws Piccolo."


@pytest.mark.rule("CB7.11.3")
def test_why_nobody_attacks_in_the_first_turn_is_told() -> None:
    first, third = (table("G", seat("n-475", hand="n-470"), seat("h-wa18"), turn=turn) for turn in (1, 3))
    assert "Red sends nobody: in the first turn there is no attack." in lines(play(first, "pass"))
    play(third, "pass")
    assert lines(play(third, "done"))[0] == "Red sends nobody."
