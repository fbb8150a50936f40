"""What the table of Go Out Battle draws and says. Positions are written as in the worked examples of the rules."""

from __future__ import annotations

from collections.abc import Callable
from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

import meijin as library
from meijin.cli import language
from meijin.cli.answers import numbers_of
from meijin.cli.art import Art
from meijin.cli.desk import Desk
from meijin.cli.screen import Screen
from meijin.cli.sight import seen_by, seen_by_all_together
from meijin.cli.tables import go_out, table_for
from meijin.cli.tables.generic import Size, Table
from meijin.cli.tables.go_out_emblems import EMBLEMS
from meijin.games.go_out.cards import CHARACTERS
from meijin.games.go_out.game import GAME
from meijin.kernel.generator import Rng
from meijin.kernel.state import State
from meijin.words import languages
from tests.games.go_out.table import table

Play = Callable[..., str]
RED, BLUE, GREEN = range(3)
NOTICE = "'foo' is no action of this game; " + "choose one of those that are offered, " * 3


def sitting(state: State, width: int = 80) -> Table:
    """The table of a game."""
    drawn = table_for("go_out", Art(Console(width=width)))
    drawn.begin(state.setup)
    return drawn


def board(state: State, seat: int | None, width: int = 80, size: Size = Size.BOXES) -> list[str]:
    return sitting(state, width).board(seen_by(state, seat), width, size).plain.splitlines()


def line(state: State, seat: int | None, owner: str, width: int = 80) -> str:
    """What stands in an owner's line, with single spaces."""
    lines = [line[2:] for line in board(state, seat, width) if line[2:].startswith(owner)]
    return " ".join(lines[0].split())


def words(state: State, choice: str, width: int = 80) -> str:
    """What is said of a choice of whoever decides."""
    seat = state.deciders[0]
    assert choice in state.choices()
    explained = language.explained(state, seat, state.understand(choice, seat)[1])
    return sitting(state, width).words(seen_by(state, seat), choice, explained)


def question(state: State) -> str:
    (seat,) = state.deciders
    return sitting(state).question(seen_by(state, seat))


def desk(state: State, columns: int) -> tuple[Desk, StringIO]:
    """A desk before a terminal of 24 lines, and what is on it."""
    paper = StringIO()
    screen = Screen(Console(file=paper, width=columns, height=24, highlight=False), script=[""] * 9)
    screen.interactive = True
    screen.pause = lambda why: True  # type: ignore[method-assign]
    return Desk(screen, state.setup), paper


def decision(state: State, seat: int, columns: int, notice: str = "", fresh: int = 2) -> list[str]:
    """The 24 lines of a decision, where the last events are news."""
    choices = [(state.text(action), language.explained(state, seat, action)) for action in state.legal(seat)]
    feed = [] if state.record is None else state.record.feed(seat)
    before, paper = desk(state, columns)
    before.decision(seen_by(state, seat), choices, feed, min(fresh, len(feed)), notice)
    if notice:
        before.notice(notice)
    return paper.getvalue().split("\n")


# -- seats --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "order"),
    [(RED, "Blue Green Yellow Red"), (BLUE, "Green Yellow Red Blue"), (None, "Red Blue Green Yellow")],
)
def test_seats_come_clockwise_and_the_viewer_last(seat: int | None, order: str) -> None:
    lines = board(table(), seat)
    assert " ".join(line[2:].split()[0] for line in lines if " hand " in line and "○○" in line) == order


def test_an_open_character_shows_its_damage_as_a_part_of_its_life_and_what_it_does() -> None:
    state = table(blue="TOYOKO: 2 3 4 / 1 1 5", piles="7 by red", turn="blue")
    assert line(state, RED, "Blue") == "Blue ○○ Toyoko ███░ 3/4 hand 3 1 as 14"
    assert line(state, BLUE, "Blue") == "Blue ○○ (you) Toyoko ███░ 3/4 hand 3 1 as 14 buried 1×2 5"


def test_of_a_hidden_character_the_others_see_the_damage_alone() -> None:
    state = table(blue="toyoko: 2 3 4 / 1 1 5", piles="7 by red", turn="blue")
    assert line(state, RED, "Blue") == "Blue ○○ hidden damage 3 hand 3"
    assert line(state, None, "Blue") == "Blue ○○ hidden damage 3 hand 3"
    assert line(state, BLUE, "Blue") == "Blue ○○ (you) ┊Toyoko┊ ███░ 3/4 hand 3 buried 1×2 5"


def test_who_a_hidden_character_can_be_is_said_as_shortly_as_possible() -> None:
    def possible(damage: str, *locked: str) -> str:
        state = table(
            blue=f"nerai: 2 3 / {damage}",
            counters={"blue": {"wins": len(locked)}},
            locked={"blue": list(locked)},
        )
        return line(state, RED, "Blue").split("hand 2")[1].strip()

    assert possible("") == ""
    assert possible("1x4") == "not Kyoko"  # whose life is 3
    assert possible("1x5") == "not Toyoko Kyoko"
    assert possible("1x6") == "Nerai Shian Satsuki?"
    assert possible("1x4", "ten") == "not Kyoko locked Ten"  # who is locked is said once


def test_battles_won_stand_by_the_name_and_who_is_out_is_said() -> None:
    state = table(
        blue="KYOKO: 2 3 / 1 1 1",
        counters={"blue": {"out": 1}, "green": {"wins": 1}},
        locked={"green": ["shian"]},
    )
    assert line(state, RED, "Blue").startswith("Blue ○○ Kyoko out hand 2")
    assert line(state, RED, "Green").startswith("Green ●○ hidden")
    assert line(state, RED, "Green").endswith("locked Shian")


def test_while_characters_are_chosen_one_sees_who_has_chosen_and_nothing_more() -> None:
    state = library.new("go_out", players=3, seed=1)
    state.apply("choose kira", "blue")
    assert line(state, RED, "Blue") == "Blue ○○ has chosen hand 13"
    assert line(state, RED, "Green") == "Green ○○ chooses hand 13"
    assert line(state, BLUE, "Blue") == "Blue ○○ (you) ┊Kira┊ hand 13"
    assert "Kira" not in "".join(board(state, RED) + board(state, None))


# -- cards --------------------------------------------------------------------------------------------------------


def test_the_pile_is_drawn_large_with_what_it_takes_to_follow() -> None:
    state = table(blue="nerai: 5 9x2 G", piles="4x2 by green; 7x2 by red", turn="blue", discard="1x3 12 G")
    lines = board(state, BLUE)
    first = next(place for place, text in enumerate(lines) if "╭────────╮" in text)
    assert [text.split() for text in lines[first : first + 5]] == [
        ["╭────────╮", "Red", "played", "7×2"],
        ["│", "7", "×", "2", "│", "To", "follow:", "2", "cards", "above", "7"],
        ["│", "●●", "│", "Passing", "costs", "2", "damage"],
        ["╰────────╯", "over", "4×2", "Green"],
        ["deck", str(len(state.deck)), "discard", "5:", "1×3", "12", "G"],
    ]
    small = board(state, BLUE, size=Size.SMALL)
    assert "  field 7×2 by Red, 2 damage  over 4×2 Green" in small


@pytest.mark.parametrize(
    ("piles", "by", "said"),
    [
        ("1x2 as 14 by red", "TOYOKO", "1×2 as 14"),
        ("4x2+5 as 6 by red", "NERAI", "4×2+5 as 6"),
        ("7 by red counts 2", "KYOKO", "7 as 2 cards"),
        ("5 as 6 by red", "NERAI", "5 as 6"),
    ],
)
def test_a_pile_that_counts_as_something_else_says_so(piles: str, by: str, said: str) -> None:
    state = table(red=f"{by}: 9 10", piles=piles, turn="blue")
    assert f"field {said} by Red" in "\n".join(board(state, BLUE, size=Size.BARE))
    drawn = "\n".join(board(state, BLUE))
    assert f"Red played {said}" in drawn
    assert ("No number is higher" in drawn) == ("as 14" in said)


def test_what_can_be_played_stands_a_line_higher() -> None:
    state = table(blue="nerai: 5 8x2 10 G", piles="7x2 by red", turn="blue")
    assert "Blue" in board(state, BLUE)[-6]  # whose hand it is
    assert board(state, BLUE)[-5:] == [
        "        ╭────╮      ╭────╮",
        "  ╭────╮│8×2 │╭────╮│ G  │",
        "  │ 5  ││ ●● ││ 10 ││safe│",
        "  │ ●  │╰────╯│ ●● │╰────╯",
        "  ╰────╯      ╰────╯",
    ]
    assert "  hand  5  │8×2│  10  │G│" in board(state, BLUE, size=Size.SMALL)


def test_where_everything_can_be_played_or_put_down_nothing_stands_higher() -> None:
    leads = table(red="nerai: 5 8x2")
    places = table(red="NERAI: 5 8x2", piles="7 by blue", phase="place", flow={"left": 1})
    for state in (leads, places):
        assert "Red" in board(state, RED)[-5]
        assert board(state, RED)[-4:] == ["  ╭────╮╭────╮", "  │ 5  ││8×2 │", "  │ ●  ││ ●● │", "  ╰────╯╰────╯"]


def test_a_hand_too_wide_for_boxes_is_written_on_a_line() -> None:
    state = table(players=2, red="nerai: 1 2 3 4 5 6 7 8 9 10 11 12 13")
    assert any("╭" in text for text in board(state, RED, 80))
    assert not any("╭" in text for text in board(state, RED, 79))


def test_spectators_see_no_hand_and_an_open_replay_all_of_them() -> None:
    state = table(players=3, red="nerai: 5 8x2", blue="TEN: 9 13", green="kira: G")
    drawn = sitting(state).board(seen_by_all_together(state), 80).plain
    for hand in ("hand  5   8×2", "hand  9   13", "hand  G"):
        assert hand in drawn
        assert hand not in "\n".join(board(state, None))
    assert "┊Kira┊" in drawn
    assert "Kira" not in "\n".join(board(state, None))


# -- words --------------------------------------------------------------------------------------------------------


def test_the_question_is_the_one_of_the_game() -> None:
    asked = "Without revealing you cannot beat a 9 by Blue: reveal, or pass and take 2 damage (then 2 of 6)."
    assert question(table(red="nerai: 3", piles="9 by blue")) == asked


def test_a_choice_says_what_comes_of_it_here() -> None:
    state = table(red="satsuki: 4 9x2 G / 1", piles="3 by blue")
    assert words(state, "play 9") == "2 damage to whoever passes; you keep 4 9 G"
    assert words(state, "guard") == "no damage; you keep 4 9×2"
    assert words(state, "pass") == "Take 1 damage: then 2 of your 8 life is gone."
    assert words(state, "reveal") == "Satsuki: What she plays deals 1 more damage, but for 13s."
    state.apply("reveal")
    assert words(state, "play 9") == "3 damage to whoever passes; you keep 4 9 G"
    assert words(table(red="nerai: 9x2"), "play 9x2") == "2 damage to whoever passes; you win the battle"
    assert words(table(red="nerai: 9 G"), "guard") == "the next one leads; you keep 9"


def test_every_character_has_an_emblem_and_a_line_that_fits_where_it_is_chosen() -> None:
    assert EMBLEMS.keys() == {character.power for character in CHARACTERS}
    assert all(len(part) <= go_out.EMBLEM for emblem in EMBLEMS.values() for part in emblem)
    state = library.new("go_out", players=2, seed=1)
    for spoken in languages():
        with language.speaking(spoken):
            for columns in (40, 80):
                said = [words(state, choice, columns) for choice in state.choices()]
                assert max(cell_len(f"  1  choose satsuki  {told}") for told in said) <= columns


def test_all_characters_can_be_read_whole_at_the_first_choice() -> None:
    state = library.new("go_out", players=5, seed=2)
    shown = "\n".join(decision(state, RED, 80))
    assert "…" not in shown
    assert "choose kira     Life 5. Reveal and pass: it costs cards instead of damage." in shown
    smaller = library.new("go_out", players=4, seed=2)
    assert "choose shian    life 6, sweeps 2+3" in "\n".join(decision(smaller, RED, 40))


def test_the_rules_of_every_phase_and_the_cards_and_marks_are_explained(play: Play) -> None:
    state = table(players=2, red="nerai: 3 9", blue="TEN: 4 5", piles="7 by blue")
    shown = " ".join(play(state, "r", "?", "? guard", "h", seats=["human", "bot:random"]).split())
    for told in (
        "To pass costs the damage of the pile",
        "Ten Once revealed, each time you take damage",
        "9 A number card of rank 9; passing on it costs 2 damage.",
        "Guard Pass without damage",
        "Damage 2 with life 6. More than 6 would be out.",
        "explain a card, by its name or a part of it, such as: ? 1",
    ):
        assert told in shown


def test_there_is_no_resignation_and_nobody_is_asked_for_one(play: Play) -> None:
    shown = play(table(players=2), "resign", "h", seats=["human", "bot:random"])
    assert "Go Out Battle has no resignation" in shown
    assert "Really" not in shown
    assert "give up" not in shown
    assert "give up" in play(library.new("ganymede", seed=1, start_seat="red"), "h")


# -- long lists ---------------------------------------------------------------------------------------------------


def test_gifts_are_a_grid_of_numbers() -> None:
    state = table(red="TEN: 3 10x2 G / 1", piles="7 by blue", phase="gift")
    lines = decision(state, RED, 80)
    first = next(place for place, text in enumerate(lines) if text.startswith("give"))
    assert [text.split() for text in lines[first : first + 5]] == [
        ["give", "3", "10", "guard"],
        ["to", "blue", "1", "4", "7"],
        ["to", "green", "2", "5", "8"],
        ["to", "yellow", "3", "6", "9"],
        ["10", "keep"],
    ]
    assert state.choices()[4] == "give 10 to green"


def test_of_too_many_choices_those_in_the_middle_are_left_out(play: Play) -> None:
    state = table(players=2, red="NERAI: 4x5 5x5 6 G")
    choices = state.choices()
    assert len(choices) > 70
    lines = decision(state, RED, 80, notice=NOTICE)
    assert len(lines) <= 24
    shown = "\n".join(lines)
    assert "  4  play 4 " in shown
    numbers = numbers_of(choices)  # those of the cards, all others after them
    assert f"{max(numbers)}  guard" in shown
    (more,) = (text for text in lines if "which ? lists" in text)
    left_out = int(more.split()[2])
    assert f"up to {max(numbers) - 2}," in more
    listed = [f"{number}  {text}" in shown for number, text in zip(numbers, choices, strict=True)]
    assert left_out == listed.count(False)
    assert "Red plays three 4s and three 5s, each as 6" in play(
        state, "play 4 4 4 5 5 5 as 6", seats=["human", "bot:random"]
    )


def test_columns_are_as_narrow_as_what_stands_in_them() -> None:
    drawn = table_for("go_out", Art(Console())).brief([(1, "pass"), (2, "play 4x2+5 as 6"), (3, "guard")], 34)
    assert drawn.plain.splitlines() == ["  1  pass     2  play 4x2+5 as 6", "  3  guard"]
    assert table_for("ganymede", Art(Console())).brief([(9, "draw"), (10, "stand")], 9).plain == "  9  draw\n 10  stand"


# -- news ---------------------------------------------------------------------------------------------------------


def test_what_others_draw_and_put_down_unseen_is_in_the_log_but_no_news() -> None:
    state = table(blue="nerai: 2 3", piles="9 by red", turn="blue", deck="7 8 ...")
    state.submit("pass")
    state.submit("place 2 3")
    assert state.record is not None
    for seat, news in ((RED, 1), (BLUE, 4)):
        before, paper = desk(state, 80)
        feed = state.record.feed(seat)
        assert len(feed) == 4
        assert len(before.told(feed)) == news
        before.log(feed)
        assert "Blue draws" in paper.getvalue()


def page(state: State, seat: int, columns: int = 80) -> str:
    """What is shown before a seat decides, on a page of its own."""
    assert state.record is not None
    before, paper = desk(state, columns)
    choices = [(text, "") for text in state.choices(seat)]
    return paper.getvalue() if before.tell_first(state.record.feed(seat), seen_by(state, seat), choices) else ""


def test_a_character_revealed_has_a_page_for_the_others() -> None:
    state = table(players=2, blue="toyoko: 1 3 4", piles="9 by red", turn="blue")
    state.apply("reveal")
    assert page(state, BLUE) == ""
    state.apply("play 1 as 14")
    for columns in (40, 80, 120):
        shown = page(state, RED, columns)
        assert "[14]" in shown
        assert "Blue reveals Toyoko." in shown
        assert "number. Life 4." in " ".join(shown.replace("│", " ").split())
        assert max(map(len, shown.split("\n"))) <= columns


def test_a_quick_game_makes_its_board_smaller_rather_than_stop_for_news() -> None:
    state = table(
        players=5,
        red="nerai: 3 4 11 12 13 G",
        blue="TEN: 7 8",
        green="TEN: 4 8",
        yellow="TEN: 9 9",
        purple="TEN: 10 G",
    )
    for choice in ("play 3", "play 7", "play 8", "play 9", "play 10"):
        state.apply(choice)
    assert page(state, RED) == ""
    large = "  ╭────────╮  Purple played 10"
    assert large in decision(state, RED, 80, fresh=0)
    shown = decision(state, RED, 80, fresh=5)
    assert large not in shown
    assert len(shown) <= 24
    for told in ("Red plays a 3", "Blue plays a 7", "Green plays an 8", "Yellow plays a 9", "Purple plays a 10"):
        assert any(text.startswith(told) for text in shown)


def test_few_choices_are_explained_even_if_the_board_gets_smaller() -> None:
    state = table(players=5, red="nerai: 4 9 13 G", piles="12 by blue")
    shown = decision(state, RED, 80)
    assert " 13  play 13  3 damage to whoever passes; you keep 4 9 G" in shown
    assert " 16  pass     Take 2 damage: then 2 of your 6 life is gone." in shown


def test_a_battle_won_is_drawn_and_the_next_one_begins() -> None:
    state = table(players=2, red="nerai: 9", blue="kyoko: 2 3 / 1 1 1")
    state.apply("play 9")
    shown = page(state, BLUE)
    assert "●○○ Red plays the last card and wins the battle with Nerai (1 win)." in shown
    assert "Battle 2 begins. Blue leads." in shown


def test_who_is_eliminated_is_drawn() -> None:
    state = table()
    picture = sitting(state).picture(state.setup, "out", {"seat": "blue"}, 80)
    assert isinstance(picture, Text)
    assert picture.plain == "  ─── Blue is eliminated. ───"


def test_the_result_says_who_won_with_how_many_battles_and_how(play: Play) -> None:
    state = table(
        players=3,
        red="nerai: 9x2",
        counters={"red": {"wins": 1}, "blue": {"wins": 1}},
        locked={"red": ["ten"], "blue": ["kira"]},
    )
    shown = play(state, "play 9x2", seats=["human", "bot:random", "bot:random"])
    assert "Red wins the match." in shown
    assert "2 battles won (Blue 1, Green 0); at last Nerai plays the last card" in shown
    assert "Red ●● (you)" in shown


# -- whole matches ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("variant", [0, 1])
@pytest.mark.parametrize("spoken", languages())
def test_every_decision_of_a_match_fits_the_terminal(players: int, variant: int, spoken: str) -> None:
    """And nothing of the characters that others have hidden is on it."""
    options = GAME.variants[variant]
    state = library.new("go_out", players=players, seed=players, **options)
    rng, speech = Rng(players), GAME.speech(spoken)
    assert state.record is not None
    while state.deciders:
        seat = state.deciders[0]
        if rng.below(12) == 0:
            for columns in (40, 80, 120):
                with language.speaking(spoken):
                    lines = decision(state, seat, columns, notice=NOTICE)
                    assert len(lines) <= 24
                    assert max(map(cell_len, lines)) <= columns
                    for owner in state.view()["may_be"]:  # type: ignore[attr-defined]
                        if owner != state.setup.seats[seat]:
                            said = "table-has_chosen" if state.view()["phase"] == "choose" else "table-hidden"
                            assert speech.phrase(said) in line(state, seat, speech.seat(owner), columns)
        legal = state.legal(seat)
        state.apply(legal[rng.below(len(legal))], seat)


@pytest.mark.parametrize("players", [2, 5])
def test_a_screen_is_the_same_in_every_world_its_seat_cannot_tell_apart(play: Play, players: int) -> None:
    """Other hands, decks and hidden characters, the same screen: so nothing of them can be on it."""
    rng = Rng(1)
    state = library.new("go_out", players=players, seed=9)
    differed = 0
    assert state.record is not None
    while state.deciders and len(state.record.actions) < 60:
        seat = state.deciders[0]
        if rng.below(5) == 0:
            world = state.sample(seat, rng)
            world.record = state.record
            differed += world != state
            seats = ["human"] * players
            assert play(world, "?", seats=seats) == play(state, "?", seats=seats)
        legal = state.legal(seat)
        state.apply(legal[rng.below(len(legal))], seat)
    assert differed > 5


def test_plain_ascii_where_there_is_nothing_else(play: Play) -> None:
    state = table(players=2, red="nerai: 3 9x2", blue="TEN: 4 5 / 1", piles="7 by blue")
    shown = play(state, "?", seats=["human", "bot:random"], encoding="ascii")
    assert "|9x2 |" in shown
    assert "|  7 x 1 |" in shown or "| 7 x 1  |" in shown
    assert "Ten        #.... 1/5" in shown
    assert ":Nerai:" in shown


def test_in_a_narrow_terminal_a_star_says_which_one_you_are() -> None:
    state = table(blue="nerai: 5 8x2", piles="7x2 by red", turn="blue")
    drawn = board(state, BLUE, 40)
    assert [line[:6] for line in drawn if "*" in line] == ["▸*Blue"]


def test_when_all_hands_are_open_each_is_called_by_its_owner() -> None:
    state = table(red="nerai: 5 8x2", blue="niwa: 9", turn="red")
    seen = seen_by_all_together(state)
    lines = sitting(state).board(seen, 80, Size.BOXES).plain.splitlines()
    place = next(number for number, line in enumerate(lines) if line[2:].startswith("Red"))
    assert lines[place + 1] == "  Red has in hand  5   8×2"


def test_while_characters_are_chosen_each_is_explained_once(play: Play) -> None:
    shown = play(library.new("go_out", 3, seed=4), "?", seats=["human"], width=200)
    page = shown.partition("Your choices")[2]
    for character in CHARACTERS:
        assert page.count(character.text) <= 1
        assert page.count(f"choose {character.id} ") == 1
