"""What choices are about, why others are none, and what is printed: all that a table is drawn from."""

from __future__ import annotations

from meijin.games.ranking_battle.game import GAME
from meijin.games.ranking_battle.state import RankingBattle
from meijin.kernel.reason import reason
from meijin.kernel.touch import Touch
from tests.games.ranking_battle.table import seat, table


def touches(state: RankingBattle) -> dict[str, Touch]:
    """What each choice of whoever decides is about."""
    (who,) = state.deciders
    return dict(zip(state.choices(), state.touches(who, state.legal(who)), strict=True))


def test_characters_are_played_from_the_hand_and_events_used_on_the_own_board() -> None:
    found = touches(table("character", red=seat("komari", hand="mio", events="snack_time")))
    assert found["play mio"] == Touch(("mio",), "hand")
    assert found["event snack_time"] == Touch(("snack_time",), "board_events")
    assert found["done"] == Touch()


def test_what_is_acquired_lies_in_the_supply_or_on_display() -> None:
    found = touches(table("take", red=seat(), counters={"points": 9}))
    acquired = {touch.cards[0]: touch.zone for touch in found.values() if touch.cards}
    kinds = {kind: GAME.card_facts(kind)["sort"] for kind in acquired}
    assert {kinds[kind] for kind, zone in acquired.items() if zone == "display"} == {"event"}
    assert {kinds[kind] for kind, zone in acquired.items() if zone == "supply"} == {"character", "cat"}


def test_the_attacker_is_one_who_was_played_or_who_stands_there_already() -> None:
    found = touches(table("attacker", red=seat("riki_star", played="sasami mio")))
    assert found == {
        "attacker riki_star": Touch(("riki_star",), "attacker"),
        "attacker sasami": Touch(("sasami",), "played"),
        "attacker mio": Touch(("mio",), "played"),
    }


def test_whoever_is_challenged_is_a_seat() -> None:
    found = touches(table("challenge", red=seat("mio", rank=4)))
    seats = [touch.seats for text, touch in found.items() if text.startswith("challenge")]
    assert seats and all(len(each) == 1 for each in seats)


def test_a_card_that_cannot_be_used_has_a_reason_with_its_rule() -> None:
    state = table("take", red=seat(hand="mio"), counters={"points": 2})
    english, japanese = GAME.speech().sentence, GAME.speech("ja").sentence
    dear = reason(state, 0, ["sasami"], "supply")
    assert english(dear) == "Sasami Sasasegawa costs 4, and you have 2 points: choose a cheaper card (RB4.3.3)."
    assert (
        japanese(dear) == "笹瀬川佐々美のコストは4ですが、取得点は2です。もっと安いカードを選んでください（RB4.3.3）。"
    )
    late = reason(state, 0, ["mio"], "hand")
    assert english(late) == "Characters are played in your Character Phase (RB4.2.1)."
    assert japanese(late) == "キャラクターをプレイするのはキャラクターフェイズです（RB4.2.1）。"
    assert english(reason(state, 0, ["komari"], "supply")) == "You may do that: Acquire Komari Kamikita."
    display = table("begin", red=seat("mio"))
    event = display.setup.kinds[display.display[0]]
    early = english(reason(display, 0, [event], "display"))
    assert early == "Cards are acquired at the end of your Acquisition Phase (RB4.3.8)."


def test_cards_have_their_printed_values() -> None:
    assert GAME.card_facts("sasami") == {
        "sort": "character",
        "cost": 4,
        "power": 4,
        "sex": "female",
        "person": "sasami",
        "bonus": "[Character Plays+1]",
        "play": "",
        "battle": ("[Attack Power+2] against a female attacker",),
    }
    assert GAME.card_facts("cat_pair")["points"] == 2
    assert GAME.card_facts("snack_time")["requires"] == ("komari",)
    assert GAME.card_facts("shinai") == {"sort": "weapon", "power": 3, "abilities": ("for Kengo +3 more",)}
    assert GAME.card_facts("rank_1")["rank"] == 1
