"""The table of Ranking Battle on the smallest terminal: no question without what it is about."""

from __future__ import annotations

import pytest

import meijin as library
from meijin.cli.answers import numbers_of
from meijin.games.ranking_battle.book import BOOK
from meijin.games.ranking_battle.state import RankingBattle
from meijin.kernel.generator import Rng
from meijin.kernel.state import State
from tests.cli.ranking_battle_screens import decision, question, rung
from tests.games.ranking_battle.table import RED, Seat, seat, table

DISPLAY = "getting_too_excited day_with_kud playing_with_cats heroic_stunt"
NEWS = 8
COST = dict(zip(BOOK.ids, BOOK.cost, strict=True))


def crowded(phase: str, red: Seat | None = None, display: str = DISPLAY, points: int = 0) -> RankingBattle:
    """Five players, so that there is little room."""
    return table(phase, players=5, red=red or seat(), display=display, counters={"points": points})


def small(state: State, columns: int = 40, height: int = 20) -> str:
    lines = decision(state, columns, fresh=NEWS, height=height)
    assert len(lines) <= height
    assert max(map(len, lines)) <= columns
    return "\n".join(lines)


def test_the_events_are_there_when_they_may_be_replaced() -> None:
    shown = small(crowded("replace"))
    assert all(f"{COST[kind]}: {kind}" in shown for kind in DISPLAY.split())


def test_costs_are_there_when_cats_are_revealed() -> None:
    shown = small(crowded("reveal", seat(hand="cat_single*2 mio")))
    assert "pool 2: komari" in shown
    assert all(f"{COST[kind]}: {kind}" in shown for kind in DISPLAY.split())


def test_costs_and_numbers_are_there_when_a_card_is_acquired() -> None:
    state = crowded("take", seat("yuiko", hand="mio"), points=9)
    shown = " ".join(small(state).split())
    choices = state.choices()
    assert len(choices) > 14
    for number, choice in zip(numbers_of(choices), choices, strict=True):
        kind = choice.split()[-1]
        assert (f"{number} {kind}({COST[kind]})" if kind in COST else f"{number} {kind}") in shown


def test_what_the_own_events_do_is_there_when_they_may_be_used_or_make_way() -> None:
    own = seat("komari", hand="mio", events="snack_time committee_president")
    shown = small(crowded("character", own))
    assert "event snack_time (Komari*) now Draw+2" in " ".join(shown.split())
    state = crowded("take", own, points=4)
    state.apply("acquire heroic_stunt")
    assert question(state) == "Heroic Stunt is new, and you have room for 2 events: which one makes way?"
    shown = " ".join(small(state).split())
    assert "snack_time (Komari*) now Draw+2" in shown
    assert "committee_president (Kanata) Power+1, flip 1 of a rival down" in shown


def test_a_narrow_ladder_says_who_you_are_and_how_far_it_is() -> None:
    state = table(blue=seat("kyousuke", up=2, down=1, rank=2), green=seat(up=6, rank=1), red=seat(rank=3))
    assert rung(state, RED, "Red", 40).startswith("▸3◷Red (you) ")
    assert "●2○1/6" in rung(state, RED, "Blue", 40)
    assert "●6○0/9" in rung(state, RED, "Green", 40)
    quick = table(blue=seat(up=4, rank=1), red=seat(up=1, rank=2), quick=True)
    assert "●4○0/6" in rung(quick, RED, "Blue", 40)
    assert "●1○0/4" in rung(quick, RED, "Red", 40)


@pytest.mark.parametrize(("columns", "words"), [(40, "? more  r rules  u undo  l log  q quits"), (30, "? r u l h q")])
def test_the_commands_stay_below_the_choices(columns: int, words: str) -> None:
    assert words in decision(table("begin", red=seat("mio")), columns)


def test_the_acquisition_says_what_cards_do_however_long_the_log_is() -> None:
    state = crowded("take", seat("yuiko", hand="mio"), points=9)
    assert len(state.choices()) > 14
    shown = "\n".join(decision(state, 80, fresh=NEWS))
    assert "komari 2 P2 Points+2" in shown
    assert "masato 6 P7 Power+1" in shown


@pytest.mark.parametrize("players", [3, 5])
def test_every_choice_of_a_game_is_on_the_small_screen(players: int) -> None:
    state = library.new("ranking_battle", players, seed=players)
    rng = Rng(players)
    asked: dict[str, int] = {}
    while state.deciders:
        (who,) = state.deciders
        kind = str(state.view(who)["question"])
        asked[kind] = asked.get(kind, 0) + 1
        if asked[kind] <= 3 or rng.below(50) == 0:
            shown = small(state)
            assert "which ? lists" not in shown, kind
            choices = state.choices()
            assert all(text.split()[-1] in shown for text in choices), kind
            assert "(you)" in shown or f"{state.setup.seats[who].capitalize()}*" in shown
        legal = state.legal(who)
        state.apply(legal[rng.below(len(legal))], who)
    assert len(asked) >= 10
