"""Section 13: positions described in words, and those that are refused."""

from __future__ import annotations

from typing import Any

import pytest

import meijin
from meijin.games.ranking_battle.game import GAME
from meijin.games.ranking_battle.state import RankingBattle
from meijin.kernel.errors import ScenarioError
from meijin.kernel.generator import Rng
from meijin.kernel.testing.play import canonical
from tests.games.ranking_battle.table import RED, deck, play, question, seat, short, table, told, totals

EIGHT = "kud,mio,rin,haruka,kanata,saya,kyousuke,kengo"
BOARDS: dict[str, Any] = {name: {"attacker": ["riki_star"]} for name in ("red", "blue", "green")}


def scenario(
    zones: dict[str, Any] | None = None,
    counters: dict[str, Any] | None = None,
    flow: dict[str, Any] | None = None,
    **options: object,
) -> RankingBattle:
    """A position of three players with nothing but attackers, unless said otherwise."""
    laid = {**BOARDS, **(zones or {})}
    stands = {"phase": "begin", "decides": "red"} if flow is None else flow
    position = meijin.Scenario("ranking_battle", 3, laid, counters, stands)
    position.options = {"characters": EIGHT, **options}
    state = position.state()
    assert isinstance(state, RankingBattle)
    return state


def refused(*given: Any, **more: Any) -> str:
    with pytest.raises(ScenarioError) as error:
        scenario(*given, **more)
    return str(error.value)


@pytest.mark.rule("RB13.1")
@pytest.mark.parametrize(
    ("phase", "asked"),
    [
        ("begin", "red begin"),
        ("character", "red character"),
        ("replace", "red replace"),
        ("reveal", "red reveal"),
        ("take", "red take"),
        ("attacker", "red attacker"),
        ("challenge", "red challenge"),
    ],
)
def test_the_game_goes_on_from_a_phase(phase: str, asked: str) -> None:
    begins = phase == "begin"
    red = seat(hand="mio", played="" if begins else "kud")
    state = table(phase, red=red, counters={"points": 0 if begins else 2})
    assert question(state) == asked


@pytest.mark.rule("RB13.2")
def test_whose_turn_it_is() -> None:
    assert question(scenario(flow={"phase": "begin", "decides": "green"})) == "green begin"
    assert question(scenario(counters={"current": "blue"}, flow={"phase": "begin"})) == "blue begin"
    assert "say whose turn it is" in refused(flow={"phase": "begin"})
    assert "it is the turn of blue" in refused(counters={"current": "blue"}, flow={"phase": "begin", "decides": "red"})
    assert "one of red, blue, green" in refused(flow={"phase": "begin", "decides": "yellow"})


@pytest.mark.rule("RB13.3")
def test_any_position_can_be_described_and_set_up_again() -> None:
    for variant in GAME.variants:
        setup = GAME.prepare(3, variant)
        rng = Rng(8)
        state = GAME.deal(setup, rng.fork())
        asked: set[object] = set()
        for _ in range(400):
            if not state.deciders:
                break
            described = state.describe()
            if (kind := state.view()["question"]) not in asked:
                asked.add(kind)
                again = described.place(setup, 1)
                assert canonical(again.describe().to_dict()) == canonical(described.to_dict())
                for viewer in (0, 1, 2, None):
                    assert canonical(again.view(viewer)) == canonical(state.view(viewer))
            (who,) = state.deciders
            legal = state.legal(who)
            state.step(who, legal[rng.below(len(legal))])
        assert len(asked) > 8


@pytest.mark.rule("RB13.4")
def test_which_characters_take_part() -> None:
    names = EIGHT.split(",")
    random = meijin.new("ranking_battle", players=3, seed=2)
    assert isinstance(random, RankingBattle)
    described = random.describe()
    chosen = described.flow["characters"]
    assert isinstance(chosen, list)
    assert len(chosen) == 8
    again = described.state()
    assert isinstance(again, RankingBattle)
    assert again.pool == random.pool
    text = refused(flow={"phase": "begin", "decides": "red"}, characters="random")
    assert "say which 8 characters are in the game (option characters)" in text
    seven = refused(flow={"phase": "begin", "decides": "red", "characters": names[1:]}, characters="random")
    assert "'characters' of the flow" in seven
    assert "option" in refused(flow={"phase": "begin", "decides": "red", "characters": names})
    one = refused(flow={"phase": "begin", "decides": "red", "characters": "kud"}, characters="random")
    assert "'characters' of the flow must be a list of characters, not 'kud'" in one


LEFT_OUT = [
    *("komari", "sasami", "masato", "yuiko"),
    *("snack_time", "sasamis_cooking", "muscle_sensation", "bizarre_tea_party", "bathing_with_friends", "that_tickles"),
    "getting_too_excited",
]


@pytest.mark.rule("RB13.4", "RB13.8")
@pytest.mark.parametrize(
    ("left_out", "zones", "reason"),
    [
        (LEFT_OUT, {}, ""),
        (LEFT_OUT[1:], {}, "supply, but it is not one of the characters in the game"),
        (LEFT_OUT[:-1], {}, "event_deck, but it needs a character who is not in the game"),
        ([*LEFT_OUT, "escape"], {}, "escape#1 is in the zone box, but events of this game are never removed"),
        (LEFT_OUT, {"supply": ["cat_single", "..."]}, "supply, but it cannot be acquired in this game (RB3.10)"),
    ],
)
def test_who_takes_no_part_is_in_the_box(left_out: list[str], zones: dict[str, Any], reason: str) -> None:
    copies = [name for name in left_out for _ in range(8 if name in LEFT_OUT[:4] else 2)]
    given = {"box": [*copies, *["riki_star"] * 12, *["cat_single"] * (29 if zones else 30)], **zones}
    flow = {"phase": "begin", "decides": "red", "characters": EIGHT.split(",")}
    if reason:
        assert reason in refused(given, flow=flow, characters="random")
    else:
        assert question(scenario(given, flow=flow, characters="random")) == "red begin"


@pytest.mark.rule("RB13.5")
def test_where_cards_lie_that_are_not_mentioned() -> None:
    state = scenario({"red": {"attacker": ["kud"], "hand": ["cat_single", "mio"]}})
    piles = short(state, [card for card in range(len(state.setup.kinds)) if state.supply >> card & 1])
    assert "kud*7" in piles
    assert "mio*7" in piles
    assert "cat_pair*20" in piles
    boxed = short(state, [card for card in range(len(state.setup.kinds)) if state.box >> card & 1])
    assert "cat_single*29" in boxed
    assert "riki_star*13" in boxed
    assert "komari*8" in boxed
    assert "snack_time*2" in boxed
    assert (len(state.weapons), len(state.event_deck) + len(state.display)) == (44, 22)
    assert (deck(state, RED), state.discard[RED]) == ("", [])


@pytest.mark.rule("RB13.6")
def test_what_follows_from_the_rest() -> None:
    state = scenario(counters={"green": {"rank": 1, "face_up": 2}, "red": {"face_down": 4}})
    assert state.rank == [2, 3, 1]
    assert state.victories == 30
    assert len(state.display) == 4
    ruled = scenario(counters={"red": {"rank": 1, "face_down": 6}})
    assert (ruled.ruler, ruled.view()["waiting"]) == (RED, ["blue", "green"])
    battle = scenario(
        {"red": {"attacker": ["saya"]}, "blue": {"attacker": ["rin"]}},
        {"current": "red", "power": 2, "challenger": "red", "defender": "blue", "challenges": 0},
        {"stack": [{"frame": "challenge"}, {"frame": "react", "seats": ["blue"]}]},
    )
    assert (question(battle), totals(battle)) == ("blue react", (7, 3))


@pytest.mark.rule("RB13.7")
def test_shuffles_can_be_fixed() -> None:
    order = [["saya#1", "kud#1", "mio#1"]]
    state = table(red=seat(hand="kyousuke", discard="mio kud saya"), chance=list(order))
    play(state, "play kyousuke")
    assert short(state, state.hand[RED]) == "kud saya"
    assert deck(state, RED) == "mio"


@pytest.mark.rule("RB13.7", "RB5.5")
def test_of_a_shuffle_only_what_matters_need_be_said() -> None:
    """The last weapon is taken by the challenger, then 43 are shuffled, of which the first is named."""
    zones: dict[str, object] = {"weapons": ["burdock_root"], "used_weapons": ["..."]}
    state = table(
        "challenge", red=seat(rank=2), blue=seat(rank=1), zones=zones, chance=[["sea_urchin", "...", "shinai", "dorj"]]
    )
    assert len(state.used_weapons) == 43
    events = play(state, "challenge blue", "done")
    assert [each["card"] for each in told(events, "weapon")] == ["burdock_root", "sea_urchin"]
    assert len(state.weapons) == 42
    assert [state.setup.kinds[card] for card in state.weapons[:2]] == ["dorj", "shinai"]  # the bottom of the pile


@pytest.mark.rule("RB13.8")
@pytest.mark.parametrize(
    ("zones", "counters", "reason"),
    [
        ({}, {"red": {"rank": 1}, "blue": {"rank": 1}}, "the ranks of 3 players are 1 to 3, each once"),
        ({}, {"red": {"rank": 4}}, "rank"),
        ({"red": {}}, {}, "red has no attacker; there is always one (RB2.2.4)"),
        ({"red": {"attacker": ["kud", "mio"]}}, {}, "red has 2 attackers; there is always one (RB2.2.4)"),
        (
            {"red": {"attacker": ["kud"], "board_events": ["escape", "day_with_kud", "heroic_stunt"]}},
            {},
            "red has 3 events on the board; there are at most 2 (RB2.2.4)",
        ),
        (
            {"red": {"attacker": ["kud"], "board_events": ["escape", "escape"]}},
            {},
            "red has two events of the same name on the board (RB2.2.6)",
        ),
        ({}, {"victories": 30}, "there are 36 victory cards in all"),
        ({}, {"red": {"face_up": 20}, "blue": {"face_up": 20}}, "there are 36 victory cards in all"),
        ({"red": {"attacker": ["komari"]}}, {}, "is not one of the characters in the game"),
        (
            {"red": {"attacker": ["kud"], "board_events": ["snack_time"]}},
            {},
            "needs a character who is not in the game",
        ),
        ({"red": {"attacker": ["cat_single"]}}, {}, "no cat is ever there"),
        ({"red": {"attacker": ["kud"], "hand": ["shinai"]}}, {}, "no weapon is ever there"),
        ({"display": ["escape"], "event_deck": ["..."]}, {}, "1 event is on display, not 4 as always"),
        ({"supply": ["cat_single", "..."]}, {}, "cannot be acquired"),
        ({"blue": {"attacker": ["kud"], "played": ["mio"]}}, {}, "it is not blue's turn (RB2.2.4)"),
        ({"red": {"attacker": ["kud"], "equipped": ["shinai"]}}, {}, "in no battle"),
        ({}, {"challenger": "red", "defender": "blue"}, "no battle"),
        ({}, {"red": {"rank": 1, "face_up": 9}}, "the game is over"),
        ({}, {"ruler": "red"}, "the ruler is who is Rank 1 with 6 victory cards or more (RB7.3)"),
        ({}, {"blue": {"countdown": 1}}, "there is a countdown, but no ruler"),
        ({}, {"red": {"total": 3}}, "red has numbers of a battle, but is in no battle"),
        ({}, {"plays": -1}, "plays cannot be -1"),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(
    zones: dict[str, Any], counters: dict[str, Any], reason: str
) -> None:
    assert reason in refused(zones, counters)


@pytest.mark.rule("RB13.8", "RB13.1", "RB13.3")
@pytest.mark.parametrize(
    ("flow", "reason"),
    [
        ({}, "needs a flow, such as"),
        ({"decides": "red"}, "either 'phase'"),
        ({"phase": "lunch", "decides": "red"}, "allowed: begin, character"),
        ({"phase": "begin", "decides": "red", "mood": 1}, "has no 'mood'"),
        ({"stack": [{"frame": "react", "seats": ["blue"]}]}, "phase"),
        ({"stack": [{"frame": "challenge"}, {"frame": "react", "seats": ["blue"]}]}, "challenger"),
        ({"stack": [{"frame": "begin"}]}, "question"),
        ({"stack": [{"frame": "begin", "seats": ["blue"]}]}, "red"),
        ({"stack": [{"frame": "retrieve", "seats": ["red"]}]}, "phase"),
        ({"stack": [{"frame": "character"}, {"frame": "retrieve", "seats": ["red"]}]}, "there is nothing to choose"),
        ({"stack": []}, "stack"),
        ({"stack": "begin"}, "stack"),
    ],
)
def test_questions_that_cannot_be_asked(flow: dict[str, Any], reason: str) -> None:
    assert reason in refused(counters={"current": "red"} if "stack" in flow else {}, flow=flow)
