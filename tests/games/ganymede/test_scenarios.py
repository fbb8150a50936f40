"""Section 11: described positions; those the rules cannot bring about are refused with the reason."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import meijin
from meijin.games.ganymede.game import GAME
from meijin.games.ganymede.state import Ganymede
from meijin.kernel.errors import MeijinError, ScenarioError
from tests.games.ganymede.table import GREEN, RED, battle, camp, cards, coop, decides, faces, play, question, told, trio
from tests.mangling import check_mangled

# -- where the round stands -----------------------------------------------------------------------------------


@pytest.mark.rule("G11.1")
@pytest.mark.parametrize(
    ("phase", "asked"),
    [
        ("setup", "red pick"),
        ("initial", "red draw"),
        ("draw", "red draw"),
        ("showdown", "red aces"),
        ("damage", "green remove"),
        ("cleanup", "green remove"),
        ("reinforce", "green pick"),
    ],
)
def test_the_game_goes_on_from_the_beginning_of_a_phase(phase: str, asked: str) -> None:
    rows = phase in ("draw", "showdown", "damage", "cleanup")
    state = battle(
        phase=phase,
        red=camp("BA R9" if rows else "", deck="R5 ..."),
        green=camp("G5" if rows else "", deck="G5 ..."),
        counters={"green": {"damaged": 2 if phase in ("cleanup", "reinforce") else 0}},
    )
    assert question(state) == asked


@pytest.mark.rule("G11.2")
def test_decides_skips_to_the_turn_of_a_seat() -> None:
    state = battle(red="R9", green="G9 (G5)", flow=decides("green"))
    assert question(state) == "green draw"
    assert cards(state.row[GREEN], state) == "G9 G5"  # its forced draw is behind it
    play(state, "stand")
    assert state.view()["phase"] != "draw"


@pytest.mark.rule("G11.2")
@pytest.mark.parametrize(
    ("phase", "asked"), [("setup", "pick"), ("showdown", "aces"), ("cleanup", "remove"), ("reinforce", "pick")]
)
def test_decides_in_the_other_phases(phase: str, asked: str) -> None:
    rows = phase in ("showdown", "cleanup")
    hurt = {"damaged": 1}
    state = battle(
        phase=phase,
        red="BA R9" if rows else "",
        green="BA G9" if rows else "",
        counters={"red": hurt, "green": hurt},
        flow=decides("green"),
    )
    assert question(state) == f"green {asked}"


@pytest.mark.rule("G11.3")
def test_ask_chooses_the_question() -> None:
    flip = battle(red="R5 (B2)", green="G9", flow=decides("red", "flip"))
    assert flip.choices() == ["flip", "hide"]
    scout = battle(red=camp("R5 B4", deck="R9 ..."), green="G9", flow=decides("red", "scout"))
    assert scout.choices() == ["scout_keep", "scout_discard"]
    assert faces(scout.view(RED), "deck", "red") == "R9 ? ? ? ?"
    aces = battle(red="BA B3", green="G9", phase="showdown", flow=decides("red", "aces"))
    assert aces.choices() == ["aces_high 0", "aces_high 1"]
    second = battle(red="B3 B3 R9", green="G9", phase="showdown", flow=decides("red", "withdraw", "black_3#2"))
    assert second.choices() == ["decline", "withdraw black_3#1", "withdraw red_9#1"]


@pytest.mark.rule("G11.1", "G11.2")
def test_a_scenario_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "last_stand.toml"
    file.write_text(
        """
game = "ganymede"
title = "The last stand"
options = { mode = "battle", start_seat = "green" }
chance = [["red_9#1", "black_7#1"]]

[zones.red]
row = ["red_8", { card = "red_6", known = ["red"] }]
deck = []
discard = ["red_9", "black_7"]
removed = ["red_5", "red_5", "red_6"]

[zones.green]
row = ["green_9"]
deck = ["green_8", "..."]

[counters]
round = 6
used = 1

[counters.red]
hp = 2

[flow]
phase = "draw"
decides = "red"
""",
        encoding="utf-8",
    )
    state = meijin.Scenario.load(file).state()
    assert isinstance(state, Ganymede)
    assert question(state) == "red draw"
    assert (state.round, state.hp, state.token) == (6, [2, 15], GREEN)
    assert faces(state.view(GREEN), "row", "red") == "R8 ?"
    play(state, "draw")
    assert cards(state.row[RED], state) == "R8 R6 R9"
    assert cards(state.deck[RED], state) == "B7"


@pytest.mark.rule("G11.1")
@pytest.mark.parametrize("mode", ["battle", "coop", "trio"])
def test_any_position_of_a_game_can_be_described_and_set_up_again(mode: str) -> None:
    state = meijin.new("ganymede", seed=11, mode=mode)
    plies = 0
    while state.deciders:
        again = state.describe().state()
        for seat in [*range(state.setup.players), None]:
            assert again.view(seat) == state.view(seat)
        assert again.choices() == state.choices()
        legal = state.legal(state.deciders[0])
        state.apply(legal[plies % len(legal)])
        plies += 1
    assert plies > 20


@pytest.mark.rule("G11.2", "R5")
def test_in_battle_a_seat_that_has_not_drawn_first_draws() -> None:
    state = battle(red=camp("R9", deck="R5 R6 ..."), green="G9", flow=decides("red"))
    assert cards(state.row[RED], state) == "R9 R5"
    assert (state.used, question(state)) == (1, "red draw")
    assert state.record is not None
    assert [(event.kind, event.fields) for event in state.record.log] == [("draw", {"camp": "red", "card": "red_5"})]
    for ask in ("draw", "stand"):
        with pytest.raises(ScenarioError, match=r"red draws its first card before it is asked whether to draw \(R5\)"):
            battle(red="R9", green="G9", flow=decides("red", ask))
    assert coop(red="R9", green="G9", purple="P9", flow=decides("red")).choices() == ["draw", "stand"]


@pytest.mark.rule("G11.5", "G11.4")
def test_the_draws_that_count_follow_from_the_row() -> None:
    assert battle(red="R5 (R6)", green="G9", flow=decides("red")).used == 1
    assert battle(red="R5 B2 (R6)", green="G9", flow=decides("red")).used == 1
    assert battle(red="R5 (B2) (R6)", green="G9", flow=decides("red")).used == 2
    assert battle(red="B2 (R6)", green="G9", flow=decides("red")).used == 1
    assert coop(red="R5 B2 R6", green="G9", purple="P9", flow=decides("red")).used == 1
    with pytest.raises(ScenarioError, match="red has made 1 draw by its row, but 'used' is 2"):
        battle(red="R5 (R6)", green="G9", flow=decides("red"), counters={"used": 2})
    with pytest.raises(ScenarioError, match="red has made 0 draws by its row, but 'used' is 3"):
        coop(red="R5", green="G9", purple="P9", flow=decides("red"), counters={"used": 3})


@pytest.mark.rule("G11.6", "G11.1")
def test_what_happens_by_itself_is_told() -> None:
    state = battle(red="R9 R8", green="G5", phase="damage")
    assert state.record is not None
    assert [event.kind for event in state.record.log] == ["compare"]
    assert told(state.record.log, "compare")[0]["damage"] == [2, 0]
    begun = battle(phase="initial", counters={"round": 3})
    assert begun.record is not None
    assert [event.kind for event in begun.record.log][:3] == ["round", "draw", "draw"]
    again = begun.record.branch(0).record
    assert again is not None
    assert [event.kind for event in again.log] == [event.kind for event in begun.record.log]


# -- impossible positions -------------------------------------------------------------------------------------


def refusal(**given: Any) -> str:
    with pytest.raises(ScenarioError) as refused:
        battle(**given)
    return str(refused.value)


@pytest.mark.rule("G11.4")
def test_more_copies_of_a_card_than_there_are() -> None:
    assert refusal(red="R5 R5 R5") == "too many copies of red_5: there are only 2"
    assert refusal(red="B7 B7", green="B7 B7") == "too many copies of black_7: there are only 3"
    assert refusal(red="R5#3") == "there is no card 'red_5#3': red_5 has 2 copies"
    assert refusal(red=camp("R9#1", discard="R9#1")) == "red_9#1 is in two places"


@pytest.mark.rule("G11.4")
def test_cards_that_do_not_exist() -> None:
    assert refusal(red="R7").startswith("there is no card 'red_7' in this game; did you mean 'red_")
    assert refusal(red="P9").startswith("there is no card 'purple_9' in this game")


@pytest.mark.rule("G11.4")
def test_cards_where_they_can_never_be() -> None:
    assert refusal(red="G9") == "green_9#1 cannot be in red.row: red never has green cards"
    assert refusal(supply="R9 ...") == "red_9#1 cannot be in supply: the supply holds Black cards only"
    with pytest.raises(ScenarioError, match=r"black_7#1 cannot be in purple.row: Purple takes no Black cards"):
        trio(purple="B7")


@pytest.mark.rule("G11.4", "G9.7")
def test_an_ace_that_is_settled_anew_each_time_is_never_described_as_11() -> None:
    state = coop(red="BA R5", green="G9", purple="PA P9", phase="showdown", purple_ace="strength")
    again = state.describe().state()
    assert [again.view(seat) for seat in (RED, GREEN)] == [state.view(seat) for seat in (RED, GREEN)]


@pytest.mark.rule("G11.4")
def test_cards_that_are_nowhere() -> None:
    assert refusal(red=camp(deck="R5 R5 R6 R6")) == (
        "these cards are nowhere: red_8#1, red_9#1; list them in a zone, or put '...' into one"
    )


@pytest.mark.rule("G11.4")
def test_a_question_without_an_answer_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Ganymede, "legal", lambda state, seat: [])
    assert refusal(red="R9", green="G9") == (
        "this position cannot be: red would have to choose, but has nothing to choose from"
    )


@pytest.mark.rule("G11.4", "G2.11")
@pytest.mark.parametrize(
    ("counters", "reason"),
    [
        ({"red": {"hp": 16}}, "red.hp cannot be 16: it goes from 0 to 15"),
        ({"red": {"hp": -1}}, "red.hp cannot be -1: it goes from 0 to 15"),
        ({"red": {"hp": "full"}}, "red.hp cannot be 'full': it goes from 0 to 15"),
        ({"round": 31}, "round cannot be 31: it goes from 1 to 30"),
        ({"round": 0}, "round cannot be 0: it goes from 1 to 30"),
        ({"used": 4}, "used cannot be 4: it goes from 0 to 3"),
        ({"token": "black"}, "token must be one of red, green or nobody, not 'black'"),
        ({"token": "nobody"}, "this position cannot be: there is a Start Player token in battle, and only there"),
        ({"start": "nobody"}, "this position cannot be: there is a start player in battle, and only there"),
        ({"red": {"hp": 0}}, "this position cannot be: the game would be over: only green would stand"),
        ({"red": {"aces": 1}}, "this position cannot be: red cannot count 1 aces as 11: it has 0 in play"),
        ({"purple": {"hp": 3}}, "there is no counter 'purple'"),
        ({"red": {"luck": 3}}, "red has no counter 'luck'; there are hp, aces, damaged"),
        ({"luck": 3}, "there is no counter 'luck'"),
    ],
)
def test_counters_that_cannot_be(counters: dict[str, object], reason: str) -> None:
    assert refusal(red="R9", green="G9", counters=counters).startswith(reason)


@pytest.mark.rule("G11.4")
def test_purple_cannot_stand_alone_or_fall_before_the_end() -> None:
    with pytest.raises(ScenarioError, match="the game would be over: only red and green would stand"):
        coop(phase="initial", hp=(5, 5, 0))
    with pytest.raises(ScenarioError, match="the game would be over: only purple would stand"):
        trio(phase="initial", hp=(0, 0, 5))
    with pytest.raises(ScenarioError, match=r"purple.hp cannot be 49: it goes from 0 to 48"):
        coop(phase="initial", hp=(5, 5, 49))
    with pytest.raises(ScenarioError, match="red has fallen and plays no cards"):
        coop(red="R9", hp=(0, 5, 5))
    with pytest.raises(ScenarioError, match="a Start Player token in battle, and only there"):
        coop(phase="initial", counters={"token": "red"})
    with pytest.raises(ScenarioError, match="a start player in battle, and only there"):
        coop(phase="initial", counters={"start": "red"})


@pytest.mark.rule("G11.4", "G4.3.2")
def test_a_row_that_cannot_have_been_drawn() -> None:
    assert refusal(red="R9 R8 R5 R6", green="G9", flow=decides("green")) == (
        "this position cannot be: red cannot have drawn red_6#1: it had more than 21 before"
    )


@pytest.mark.rule("G11.4", "R10")
def test_more_cards_in_play_than_can_be_drawn() -> None:
    reason = "this position cannot be: red cannot have 5 cards in play: one, three draws, and one more for each 2"
    assert refusal(red="BA BA B3 B3 B4", green="G9", flow=decides("green")) == reason
    assert len(battle(red="BA BA B3 B2 B4", green="G9", flow=decides("green")).row[RED]) == 5
    with pytest.raises(ScenarioError, match="purple cannot have 5 cards in play"):
        coop(red="R9", green="G9", purple="PA P2 P3 P4 P5", flow=decides("green"))
    assert trio(red="R9", green="G9", purple="PA P2 P3 P4 P5", flow=decides("purple")).deciders


@pytest.mark.rule("G11.4", "G4.2.3")
def test_face_down_cards_where_none_can_be() -> None:
    assert refusal(red="R9 (R5)", green="G9", phase="showdown") == (
        "this position cannot be: the cards of red lie face up in the showdown phase of battle"
    )
    with pytest.raises(ScenarioError, match="the cards of red lie face up in the draw phase of coop"):
        coop(red="R9 (R5)", green="G9", purple="P9")
    assert refusal(red="R9", phase="initial") == (
        "this position cannot be: red has no cards in play in the initial phase"
    )


@pytest.mark.rule("G11.4", "G11.1", "G11.2", "G11.3")
@pytest.mark.parametrize(
    ("phase", "flow", "reason"),
    [
        ("battle", {}, "'phase' of the flow cannot be 'battle'; allowed: setup, initial, draw, showdown, damage"),
        ("draw", {"decides": "purple"}, "'decides' of the flow cannot be 'purple'; allowed: red, green"),
        (
            "draw",
            {"decides": "red", "ask": "aces"},
            "'ask' of the flow cannot be 'aces'; allowed: draw, stand, flip, scout",
        ),
        ("draw", {"decides": "red", "ask": "flip"}, "this position cannot be: red has drawn no 2 or 4 face down"),
        (
            "draw",
            {"decides": "red", "ask": "scout"},
            "this position cannot be: red has drawn no 4 face up",
        ),
        ("draw", {"ask": "draw"}, "'ask' of the flow needs 'decides' beside it"),
        ("draw", {"decides": "red", "about": "red_5#1"}, "'about' of the flow needs 'ask' beside it"),
        ("draw", {"decides": "red", "ask": "draw", "about": "red_5#1"}, "'about' of the flow belongs to 'withdraw'"),
        ("draw", {"mood": "grim"}, "the flow of Ganymede has no 'mood'; it has phase, decides, ask, about"),
    ],
)
def test_a_flow_that_cannot_be(phase: str, flow: dict[str, object], reason: str) -> None:
    assert refusal(red="R9 R5", green="G9", phase=phase, flow=flow).startswith(reason)


@pytest.mark.rule("G11.3", "G11.4")
def test_a_question_about_a_card_that_is_not_there() -> None:
    asks_aces = refusal(red="B3 R9", green="G9", phase="showdown", flow=decides("red", "aces"))
    assert asks_aces == "this position cannot be: red has no ace in its row"
    for about in (None, "black_a#1", "black_3#1"):
        asks_3 = refusal(red="BA R9", green="G9", phase="showdown", flow=decides("red", "withdraw", about))
        assert asks_3 == "this position cannot be: 'about' must be a 3 of the row"


@pytest.mark.rule("G11.4")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("game = 'ganymede'\nzone = {}", "a scenario has no field 'zone'"),
        ("zones = {}", "a scenario needs the field 'game'"),
        ("game = 'ganymede'\nzones = 5", "the field 'zones' must be a table, not 5"),
        ("game = 'ganymede", "the scenario is not valid TOML"),
        ("game = 'ganymede'\nzones = { red = { hand = [] } }", "red has no zone 'hand'; there are deck, row, discard"),
        ("game = 'ganymede'\nzones = { blue = { row = [] } }", "there is no zone 'blue'; give a table for red, green"),
        (
            "game = 'ganymede'\nzones = { red = { row = 'red_9' } }",
            "red.row must be a list of cards, or how many they are, not 'red_9'",
        ),
        ("game = 'ganymede'\nzones = { red = { row = [9] } }", "red.row holds 9; a card is a name or a table"),
        (
            "game = 'ganymede'\nflow = { phase = 'initial' }\nchance = ['heads']",
            "an outcome of chance is a list of cards",
        ),
        ("game = 'gannymede'", "there is no game 'gannymede'; did you mean 'ganymede'?"),
    ],
)
def test_a_text_that_is_no_scenario(text: str, reason: str) -> None:
    with pytest.raises(MeijinError) as refused:
        meijin.Scenario.parse(text).state()
    assert str(refused.value).startswith(reason)


@pytest.mark.rule("G11.4")
@pytest.mark.parametrize("mode", ["battle", "coop", "trio"])
def test_a_spoilt_description_is_refused_or_can_be_played(mode: str, rounds: range) -> None:
    for each in rounds:
        assert check_mangled(GAME.prepare(None, {"mode": mode}), range(6 * each, 6 * each + 6), often=3) > 5
