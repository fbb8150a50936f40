"""What is told of Ranking Battle between the turns, and how its end is told."""

from __future__ import annotations

import re

import pytest
from rich.console import Console

from meijin.cli.art import Art
from meijin.cli.desk import Desk
from meijin.cli.screen import Screen
from meijin.cli.sight import seen_by
from meijin.cli.tables import table_for
from meijin.games.ranking_battle.state import RankingBattle
from meijin.kernel.state import State
from tests.cli.ranking_battle_screens import board, page, question, rung
from tests.games.ranking_battle.table import BLUE, GREEN, RED, play, seat, table


def news(state: State, who: int = GREEN) -> list[str]:
    """What a seat is told of all that has happened."""
    assert state.record is not None
    desk = Desk(Screen(Console(width=200), script=[]), state.setup)
    return [line.plain for line in desk.told(state.record.feed(who))]


def log(state: State) -> list[str]:
    """All that a seat could look up."""
    assert state.record is not None
    desk = Desk(Screen(Console(width=200), script=[]), state.setup)
    return [desk.line(kind, fields).plain for kind, fields in state.record.feed(GREEN)]


def result(state: State) -> tuple[str, str]:
    return table_for("ranking_battle", Art(Console())).result(seen_by(state, RED))


def doll_battle() -> RankingBattle:
    """Red's Masato, a man, has taken the doll."""
    state = table("challenge", red=seat("masato", rank=2), blue=seat(rank=1), weapons="penguin_doll")
    play(state, "challenge blue", "done")
    return state


@pytest.mark.parametrize("told", [news, log])
def test_a_weapon_that_decides_says_so(told: object) -> None:
    assert callable(told)
    doll = "Red takes a weapon: Stuffed Penguin Doll (a male attacker loses the battle at once)."
    lines = told(doll_battle())
    assert doll in lines
    assert any("Blue beats Red" in line for line in lines[lines.index(doll) :])
    tally = table("challenge", red=seat(deck="kud", rank=2), blue=seat(rank=1), weapons="tally_counter")
    play(tally, "challenge blue", "done", "guess 3")
    assert any(line.startswith("Red takes a weapon: Tally Counter (name a cost, then") for line in told(tally))


def test_a_weapon_that_gives_power_is_told_without_more_words() -> None:
    state = table("challenge", red=seat("kengo", rank=2), blue=seat(rank=1), weapons="sea_urchin burdock_root")
    play(state, "challenge blue", "done")
    assert "Red takes a weapon: Sea Urchin." in news(state)


def test_all_that_the_totals_of_a_battle_are_made_of_is_news() -> None:
    state = table(
        "challenge",
        red=seat("sasami", up=2, rank=3),
        blue=seat("yuiko", hand="riki", up=1, rank=2),
        green=seat(rank=1),
        weapons="sea_urchin drone_beetle",
        counters={"power": 1},
    )
    play(state, "challenge blue", "use riki", "done", "expertise 2", "expertise 0")
    told = news(state)
    totals: dict[str, int] = {}
    for line in told:
        for who in ("Red", "Blue"):
            begun = re.match(rf"{who} starts with (\d+)", line)
            added = re.search(r"([+-]\d+).*, (\d+) in all", line)
            if begun:
                totals[who] = int(begun[1])
            elif added and who in line.split(", ")[0] + line.rpartition("for ")[2]:
                totals[who] += int(added[1])
                assert totals[who] == int(added[2]), line
    # Red: Sasami 4, this turn +1, a woman +2, Yuiko -2, two victory cards +4, Sea Urchin +4, Drone Beetle -3.
    # Blue: Yuiko 8, Riki +3, Drone Beetle +1.
    assert totals == {"Red": 10, "Blue": 12}
    assert "10 to 12: a draw." in told
    assert not any("uses no victory card" in line for line in told)


def test_other_events_on_display_are_news() -> None:
    state = table("replace", red=seat(hand="mio"), display="escape day_with_kud playing_with_cats heroic_stunt")
    state.apply("replace")
    assert any(line.startswith("Red replaces the display: ") for line in news(state))


# -- great moments ------------------------------------------------------------------------------------------------


def test_an_exchange_of_ranks_is_drawn() -> None:
    state = table("challenge", red=seat("yuiko", rank=3), blue=seat(rank=1), weapons="sea_urchin burdock_root")
    play(state, "challenge blue", "done")
    for columns in (40, 80):
        shown = page(state, GREEN, columns)
        assert "|-1-|  Red climbs up to Rank 1" in shown
        assert "|-3-|  Blue falls to Rank 3" in shown


def test_a_crowning_is_drawn_with_those_who_can_change_it() -> None:
    state = table("challenge", red=seat("yuiko", up=5, rank=1), blue=seat(rank=2), weapons="sea_urchin burdock_root")
    play(state, "challenge blue", "done", "expertise 0")
    shown = page(state, BLUE)
    assert "♛ Red is the provisional ruler!" in shown
    assert "Blue, Green and Yellow have one turn each to change that." in shown


def test_a_wafu_is_drawn_and_silence_is_not() -> None:
    def shown(choice: str) -> str:
        state = table(
            "challenge", red=seat("kud", rank=2), blue=seat("yuiko", rank=1), weapons="strelka_belka sea_urchin"
        )
        play(state, "challenge blue", "done")
        assert question(state) == "Strelka & Belka: call out loud?"
        state.apply(choice)
        return page(state, BLUE)

    assert "“Wafu!”" in shown("call")
    assert "Red calls Strelka & Belka." in shown("call")
    assert "( o o )" in shown("call")
    assert "“Wafu!”" not in shown("silent")


def test_what_is_called_and_who_comes_is_what_the_event_says() -> None:
    called = {"seat": "red", "card": "eel_pie", "call": "Eel!"}
    drawn = table_for("ranking_battle", Art(Console())).picture(table().setup, "call", called, 80)
    assert drawn is not None
    assert "“Eel!”" in drawn.plain
    assert "Red calls Eel Pie." in drawn.plain
    assert "( o o )" not in drawn.plain  # no dogs


@pytest.mark.parametrize(("cost", "outcome"), [(2, "Right: the battle is won!"), (3, "Wrong: the battle is lost.")])
def test_a_tally_counter_is_drawn(cost: int, outcome: str) -> None:
    state = table("challenge", red=seat(deck="kud", rank=2), blue=seat(rank=1), weapons="tally_counter")
    play(state, "challenge blue", "done", f"guess {cost}")
    shown = page(state, BLUE)
    assert f"|0 0 {cost}|  The next card is kud, which costs 2." in shown
    assert outcome in shown


def test_what_is_on_the_table_is_no_news() -> None:
    table_ = table_for("ranking_battle", Art(Console()))
    assert not table_.tells("gain", {"seat": "red", "what": "points", "n": 1, "now": 1})
    assert not table_.tells("draw", {"seat": "blue", "count": 2})
    assert table_.tells("draw", {"seat": "red", "count": 1, "cards": ["mio"]})
    assert table_.tells("acquire", {"seat": "blue", "card": "mio", "cost": 2, "points": 3})


# -- the end ------------------------------------------------------------------------------------------------------


def last_turn_against(ruler_cards: int) -> RankingBattle:
    """Blue rules with so many victory cards, and Red is the last who could change that."""
    return table(
        "challenge",
        red=seat(rank=2),
        blue=seat(up=ruler_cards, rank=1),
        counters={"counts": 1, "blue": {"countdown": 0}, "green": {"countdown": 0}, "yellow": {"countdown": 0}}
        | {"red": {"countdown": 1}, "ruler": "blue"},
    )


def test_a_kept_title_does_not_say_how_many_cards_there_were_at_the_crowning() -> None:
    state = last_turn_against(7)
    state.apply("pass")
    _, why = result(state)
    assert why.startswith("the ruler, with 7 victory cards now, is still Rank 1 after a turn of everybody else")
    assert "crowned with" not in why


def test_at_the_end_the_crown_is_the_winners() -> None:
    state = table(
        "challenge",
        red=seat("yuiko", up=8, rank=2),
        blue=seat(up=6, rank=1),
        weapons="sea_urchin burdock_root",
        counters={"ruler": "blue"},
    )
    play(state, "challenge blue", "done", "expertise 0", "expertise 0")
    assert not state.deciders
    assert rung(state, RED, "Red").startswith("1♛Red")
    assert rung(state, RED, "Blue").startswith("2 Blue")
    assert sum("♛" in line for line in board(state, RED)) == 1


def test_the_ninth_victory_card_is_told() -> None:
    state = table(
        "challenge",
        red=seat("yuiko", up=8, rank=1),
        blue=seat(rank=2),
        green=seat(rank=4),
        yellow=seat(rank=3),
        weapons="sea_urchin burdock_root",
    )
    play(state, "challenge blue", "done", "expertise 0")
    headline, why = result(state)
    assert not any("still have a turn" in line for line in board(state, RED))
    assert headline == "Red wins"
    assert why == "Rank 1 with 9 victory cards: 9 win at once, in round 1; then Blue, Yellow and Green"


def test_the_last_round_is_told() -> None:
    state = table("challenge", yellow=seat(rank=1), decides="yellow", counters={"turn": 40}, round_limit=10)
    state.apply("pass")
    headline, why = result(state)
    assert headline == "Yellow wins"
    assert why.startswith("Rank 1 when the 10 rounds were over")


# -- questions ---------------------------------------------------------------------------------------------------


def test_without_a_character_the_question_is_about_the_event() -> None:
    state = table(red=seat("komari", hand="cat_single", events="snack_time"))
    assert question(state) == "You have no character to play: use an event?"


def test_numbers_in_questions_are_those_of_the_rules() -> None:
    state = table("replace", red=seat(hand="mio"), display="escape day_with_kud playing_with_cats heroic_stunt")
    assert question(state) == "Replace the 4 events on display before you acquire?"
