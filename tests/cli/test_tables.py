"""What the tables draw: the one for any game, and Ganymede's own."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from rich.console import Console

import meijin as library
from meijin.cli.art import Art
from meijin.cli.sight import seen_by, seen_by_all_together
from meijin.cli.tables import table_for
from meijin.cli.tables.generic import Size, Table
from meijin.kernel import record
from meijin.kernel.game import Game
from meijin.kernel.state import State
from meijin.kernel.testing.clash import GAME as CLASH
from meijin.kernel.testing.climb.game import CLIMB

Play = Callable[..., str]


def board(state: State, seat: int | None, width: int = 80, table: Table | None = None, size: Size = Size.BOXES) -> str:
    art = Art(Console(width=width))
    drawn = table or table_for(state.setup.game.id, art)
    return drawn.board(seen_by(state, seat), width, size).plain


def test_a_game_may_say_where_its_table_is() -> None:
    art = Art(Console(width=80))
    assert type(table_for("clash", art)) is Table
    assert type(table_for("clash", art, "meijin.cli.tables.go_out")).__module__ == "meijin.cli.tables.go_out"


def middle_of_a_battle(**counters: object) -> State:
    return library.Scenario(
        "ganymede",
        start_seat="red",
        zones={
            "red": {"row": ["red_9", "black_a", "black_7"], "deck": ["..."], "discard": ["red_5"]},
            "green": {"row": ["green_8", {"card": "green_9", "known": ["green"]}], "deck": ["..."]},
        },
        counters={"red": {"hp": 4}, "used": 2} | counters,
        flow={"phase": "draw", "decides": "red"},
    ).state()


def test_the_viewer_sits_at_the_bottom_and_allies_next_to_them() -> None:
    state = library.new("ganymede", seed=1, mode="trio")
    for seat, order in ((0, "Purple Green Red"), (1, "Purple Red Green"), (2, "Red Green Purple")):
        lines = board(state, seat).splitlines()
        camps = [line.split()[0].strip("▸ ") or line.split()[1] for line in lines if " HP " in line]
        assert [camp for camp in camps if camp] != []
        names = [name for line in lines if " HP " in line for name in ("Red", "Green", "Purple") if name in line]
        assert " ".join(names) == order


def test_ganymede_shows_totals_hp_draws_stacks_and_piles() -> None:
    lines = board(middle_of_a_battle(), 0).splitlines()
    mine = lines[-1]
    assert mine.startswith("▸ Red (you)")
    assert "████░░░░░░░░░░░ 4/15" in mine
    assert "total 17" in mine  # 9 + 1 + 7; with the ace as 11 it would be 27
    assert "draws ●○○" in mine
    green = next(line for line in lines if line.startswith("  Green"))
    assert "shows 8" in green  # the 9 lies face down
    assert any("A×2  2×3  3×3  4×3  7×2  10×3" in line for line in lines)
    assert any("discard 5" in line for line in lines)


def test_a_soft_ace_shows_both_totals_and_the_board_warns_of_a_bust() -> None:
    def total(*row: str) -> str:
        state = library.Scenario(
            "ganymede",
            mode="coop",
            zones={"red": {"row": list(row), "deck": ["..."]}},
            flow={"phase": "showdown"},
        ).state()
        line = next(line for line in board(state, 0).splitlines() if "Red (you)" in line)
        return line[line.index("total") :].split("  ")[0]

    assert total("red_9", "black_a", "black_a") == "total 21 or 11"
    assert total("red_9", "red_8", "black_3", "red_5") == "total 25 bust"


@pytest.mark.parametrize(
    ("reading", "shown", "rule"),
    [
        ("cards", "total 20  ", "unless its own cards then make more than 21"),
        ("strength", "total 20 or 10  ", "unless that makes more than 21, with your 10s"),
    ],
)
def test_purples_ace_is_told_as_it_is_settled(reading: str, shown: str, rule: str) -> None:
    state = library.Scenario(
        "ganymede",
        mode="coop",
        purple_ace=reading,
        zones={"red": {"row": ["black_a", "black_10"]}, "purple": {"row": ["purple_a", "purple_9"]}},
        flow={"phase": "showdown"},
    ).state()
    assert shown in next(line for line in board(state, 0).splitlines() if line.startswith("  Purple"))
    assert rule in " ".join(table_for("ganymede", Art(Console())).rules(seen_by(state, 0)))


def test_an_ace_that_was_announced_as_11_is_counted_once() -> None:
    state = library.Scenario(
        "ganymede",
        start_seat="red",
        zones={"red": {"row": ["black_a", "black_3"]}, "green": {"row": ["black_2", "black_a"]}},
        flow={"phase": "showdown", "decides": "red", "ask": "aces"},
    ).state()
    state.apply("aces_high 1")
    for seat in (0, 1, None):
        shown = board(state, seat)
        assert "total 14" in shown  # 11 and 3
        assert "bust" not in shown


def test_own_face_down_cards_have_a_broken_frame() -> None:
    state = library.Scenario(
        "ganymede",
        start_seat="red",
        zones={
            "red": {"row": ["red_9", {"card": "black_7", "known": ["red"]}], "deck": ["..."]},
            "green": {"row": ["green_8"], "deck": ["..."]},
        },
        flow={"phase": "draw", "decides": "red"},
    ).state()
    assert "│ 9    │┊ 7    ┊" in board(state, 0)
    assert "│ 9    ││▒▒▒▒▒▒│" in board(state, 1)
    assert "│ 9    ││ 7    │" in table_for("ganymede", Art(Console())).board(seen_by_all_together(state), 80).plain


def full_table() -> State:
    """The longest rows, names and totals there can be, in trio."""
    return library.Scenario(
        "ganymede",
        mode="trio",
        hp_purple=60,
        zones={
            "red": {
                "row": ["red_5", *["black_2"] * 3, "black_a", "black_a", "red_6"],
                "deck": ["red_6", "..."],
                "discard": ["black_10", "red_8"],
                "removed": ["red_9"],
            },
            "green": {"row": ["green_9", "black_a"], "deck": ["..."], "discard": ["green_8", "black_7"]},
            "purple": {"row": ["purple_9", "purple_8", "purple_7"], "deck": ["..."]},
        },
        flow={"phase": "draw", "decides": "green"},
    ).state()


@pytest.mark.parametrize("width", [30, 40, 60, 80, 120])
@pytest.mark.parametrize("size", list(Size))
@pytest.mark.parametrize("seat", [1, None])
def test_every_line_of_a_full_table_fits_and_nothing_is_cut(width: int, size: Size, seat: int | None) -> None:
    shown = board(full_table(), seat, width, size=size)
    assert max(map(len, shown.splitlines())) <= width
    assert "…" not in shown
    words = " ".join(shown.split())
    for part in ("total 24 bust", "total 20 or 10", "60/60", "draws ●●○", "deck 9"):
        assert part in words


@pytest.mark.parametrize(("width", "size", "most"), [(80, Size.OWN_BOXES, 14), (40, Size.SMALL, 17)])
def test_a_full_table_leaves_room_for_the_question_on_24_lines(width: int, size: Size, most: int) -> None:
    lines = board(full_table(), 0, width, size=size).splitlines()
    assert len(lines) <= most  # below it stand question, choices, hints, two lines of notice and what is typed


def test_small_cards_show_rank_back_and_secret() -> None:
    state = library.Scenario(
        "ganymede",
        start_seat="red",
        zones={
            "red": {"row": ["red_9", {"card": "black_10", "known": ["red"]}], "deck": ["..."]},
            "green": {"row": ["green_8"], "deck": ["..."]},
        },
        flow={"phase": "draw", "decides": "red"},
    ).state()
    assert "│9│ ┊10┊" in board(state, 0, size=Size.SMALL)
    assert "│9│ │▒│" in board(state, 1, size=Size.SMALL)


def test_allies_see_each_others_discard_and_removed_piles_and_opponents_do_not() -> None:
    state = full_table()
    green = next(line for line in board(state, 1).splitlines() if "Red's piles" in line)
    assert green.split("piles")[1].split() == ["discard", "8", "10", "removed", "9"]
    purple = board(state, 2)
    assert "Red's piles" not in purple
    assert "Green's piles" not in purple


def test_the_marks_on_the_table_are_explained(play: Play) -> None:
    shown = " ".join(play(middle_of_a_battle(), "?").split())
    assert "draws ●●○ Each ● is a draw you have left" in shown
    assert "lies face down: only you see it" in shown


def test_too_many_cards_lie_partly_under_each_other() -> None:
    art = Art(Console())
    game = library.new("ganymede").setup.game
    lines = art.cards(game, ["red_9#1", "black_10#1", "black_7#1"], width=20).plain.splitlines()
    assert lines[1] == "│ 9 │ 10│ 7    │"
    assert all(len(line) == 16 for line in lines)


@pytest.mark.parametrize("game", [CLASH, CLIMB], ids=lambda game: game.id)
def test_a_game_without_a_table_of_its_own_is_played_to_the_end(play: Play, game: Game) -> None:
    state = record.start(game, None, 3, {})
    typed = ["1", "14", *map(str, range(2, 14))]  # where cards are numbers, some of these are none
    shown = play(state, *typed * 40, seats=["human"] + ["bot:random"] * (state.setup.players - 1))
    assert not state.deciders
    assert "The game is over" in shown
    assert "(you)" in shown


def test_a_game_of_three_ends_with_everybodys_place(play: Play) -> None:
    state = record.start(CLASH, 3, 3, {})
    shown = play(state, *["1", "14", *map(str, range(2, 14))] * 40, seats=["human", "bot:random", "bot:random"])
    end = shown[shown.index("The game is over") :]
    assert len(set(state.returns())) > 1, "not everybody has the same"
    assert end.index("1. ") < max(end.index(f". {name}") for name in ("Ann", "Bob", "Cid"))


def test_the_generic_table_draws_hands_backs_piles_and_counters() -> None:
    state = record.start(CLASH, 2, 3, {})
    names = [state.setup.cards[card] for card in state.hand[0]]  # type: ignore[attr-defined]
    state.apply(state.legal(0)[0], 0)
    mine, theirs = board(state, 0), board(state, 1)
    assert f" {names[0][:2].upper()} " in mine
    assert "Points ██████ 6/6" in mine
    assert "Deck 6" in mine
    assert "▸ Bob" in mine
    assert "▒▒▒▒▒▒" in theirs  # Ann's card, laid face down
    assert "Hand 2" in theirs


def test_ganymede_can_be_drawn_by_the_generic_table_too() -> None:
    state = middle_of_a_battle()
    generic = Table(Art(Console()))
    generic.begin(state.setup)
    drawn = board(state, 0, width=120, table=generic)
    assert "HP ████░░░░░░░░░░░ 4/15" in drawn
    assert "│ 8    ││▒▒▒▒▒▒│" in drawn
    assert "Black cards 16: A×2" in drawn
    assert "Totals Low 17 Best 17" in drawn


def test_plain_ascii_where_there_is_nothing_else(play: Play) -> None:
    shown = play(library.new("ganymede", seed=1, start_seat="red"), "1", "h", encoding="ascii")
    assert "+------+" in shown
    assert "HP ############### 15/15" in shown
    assert "> Red (you)" in shown
