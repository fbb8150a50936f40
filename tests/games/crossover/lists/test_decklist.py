"""Deck lists as people write them, as TOML and in one line: read, written, and everything wrong named at once."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meijin.games.crossover.cards import POOL
from meijin.games.crossover.lists.card_index import CARDS
from meijin.games.crossover.lists.decklist import (
    DeckList,
    DeckReader,
    Reading,
    read_line,
    sorted_counts,
    to_line,
    to_text,
    to_toml,
    total,
)
from meijin.games.crossover.lists.decks import STARTERS, DeckOption, list_of
from meijin.games.crossover.lists.legality import check_reading
from meijin.kernel.errors import SetupError

RED = DeckOption("red_deck", "leaf-sand", "the deck of red")


def read_text(text: str) -> Reading:
    reader = DeckReader(CARDS)
    reader.text(text)
    return reader.done()


def read_toml(text: str) -> Reading:
    reader = DeckReader(CARDS)
    reader.toml(text)
    return reader.done()


def main_of(text: str) -> dict[str, int]:
    return dict(read_text(text).deck.main)


def problems(reading: Reading) -> list[str]:
    return [str(each) for each in check_reading(reading)]


def some(problem: str, reading: Reading) -> None:
    assert any(problem in each for each in problems(reading)), problems(reading)


# -- as people type it ---------------------------------------------------------------------------------------


def test_the_sections_of_a_list_and_its_name() -> None:
    deck = read_text(
        """
        Name: My first deck
        MAIN DECK (3)
        2 N-490 Naruto Uzumaki
        n-497                  # by its id
        Sideboard:
        1 Temari
        // nothing else
        """
    ).deck
    assert deck == DeckList("naruto", (("n-497", 1), ("n-490", 2)), (("n-462", 1),), name="My first deck")


@pytest.mark.parametrize(
    "entry",
    [
        "2 N-490",
        "2x n-490",
        "2 x N-490",
        "2×N-490",
        "N-490 x2",
        "2 N-490 Naruto Uzumaki",
        "2 naruto  UZUMAKI (N-490)",
        "2 Naruto Uzumaki N-490",
        "2 N\u2013490",
        "1 n-490\n1 N-490",
        "2 n-490  # the strong one",
        "Ninjas (2)\n2 N-490",
    ],
)
def test_one_entry_in_many_ways(entry: str) -> None:
    reading = read_text(entry)
    assert (dict(reading.deck.main), reading.problems) == ({"n-490": 2}, ())


def test_a_name_is_enough_where_one_legal_card_has_it() -> None:
    assert main_of("3 kiba inuzuka and akamaru") == {"n-504": 3}
    assert main_of("android 18") == {"h-wa15": 1}
    assert main_of("2 Android 18") == {"h-wa15": 2}
    some("line 1: 'goku' may be H-WA08, H-WA09 and H-WA10; give the number", read_text("2 Goku"))


def test_a_name_beside_a_number_must_be_that_of_the_card() -> None:
    some("line 2: N-437 is Might Guy, not 'Rock Lee'", read_text("Main\n1 N-437 Rock Lee"))


@pytest.mark.rule("CB3.1.1", "R53")
def test_an_alternate_print_counts_as_the_original() -> None:
    assert main_of("1 N-490a\n2 n-490") == {"n-490": 3}
    some("N-377 Kakashi Hatake is forbidden", read_text("1 N-377b"))


@pytest.mark.rule("CB3.1.1", "R53")
def test_leading_zeros_of_a_number_do_not_count() -> None:
    some("EV-69 Unreasonable Fee is forbidden", read_text("1 EV-069"))
    some("C-043 Hikaru Tsuki is forbidden", read_text("1 C-43"))
    some("TE-043 Awakened by the Anger is forbidden", read_text("1 te-0043"))
    assert main_of("1 H-WA1\n2 h-wa01") == {"h-wa01": 3}
    some("there is no 'n-49' to choose", read_text("1 N-49"))


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("2 Kunay", "line 1: there is no 'kunay' to choose; did you mean J-362 Kunai?"),
        ("\n2 n-4900", "line 2: there is no 'n-4900' to choose; did you mean N-490 Naruto Uzumaki?"),
        ("2 n-999", "line 1: there is no 'n-999' to choose"),
        ("0 n-490", "line 1: the number of n-490 must be from 1 to 99, not 0"),
        ("100 n-490", "line 1: the number of n-490 must be from 1 to 99, not 100"),
        (f"{'9' * 150} n-490", "line 1: the number of n-490 must be from 1 to 99, not '999"),
        ("2 n-490 x3", "line 1: '2 n-490 x3' has a number before the card and one after it; give one"),
        ("Line: pokemon", "line 1: there is no line 'pokemon'; the lines are naruto and db"),
        (f"Name: {'x' * 81}", "line 1: a name has at most 80 printable characters"),
        ("2 n-490 " + "x" * 200, "line 1: a line has at most 200 characters; this one has 208"),
        ("\n".join(["1 n-490"] * 201), "line 201: a list has at most 200 entries; the others are not read"),
        ("2 \x1b[31mRed", "line 1: there is no '?[31mred' to choose"),
    ],
)
def test_what_is_not_understood_is_named_with_its_line(text: str, problem: str) -> None:
    some(problem, read_text(text))


def test_all_mistakes_of_a_list_are_named_at_once_in_the_order_of_its_lines() -> None:
    found = problems(read_text("Line: naruto\n2 Kunay\n0 n-490\n1 n-377\nSide\n1 h-wa08"))
    assert [each.split(":")[0] for each in found[:4]] == ["line 2", "line 3", "line 4", "line 6"]
    assert found[4:] == [
        "the main deck has 3 cards; it must have exactly 40 (CB3.1.2)",
        "the sideboard has 1 card; it must have none or exactly 10 (CB3.1.3)",
    ]


def test_a_file_full_of_nonsense_does_not_make_an_endless_list_of_problems() -> None:
    assert len(problems(read_text("0 n-490\n" * 5000))) < 110
    assert len(read_text("n-490\n" * 5000).problems) == 1


def test_a_line_can_be_given_and_is_otherwise_that_of_most_cards() -> None:
    assert read_text("2 n-490\n1 h-wa08").deck.line == "naruto"
    assert read_text("Line: Dragon Ball\n2 n-490\n1 h-wa08").deck.line == "db"
    assert read_text("").deck == DeckList("", ())


# -- as TOML -------------------------------------------------------------------------------------------------


def test_a_list_in_toml() -> None:
    reading = read_toml(
        'name = "Mine"\nwishes = ["H-WI01"]\n[main]\nh-wa08 = 2\n"Android 18" = 1\n[side]\nH-WA09 = 3\n'
    )
    assert reading.problems == ()
    assert reading.deck == DeckList("db", (("h-wa08", 2), ("h-wa15", 1)), (("h-wa09", 3),), ("h-wi01",), "Mine")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("main = [", "this is no TOML"),
        ("main = 3", "main: must be a table such as n-490 = 2, not 3"),
        ("[main]\nn-490 = true", "main.n-490: the number of n-490 must be from 1 to 99, not True"),
        ("[main]\nkunay = 2", "main.kunay: there is no 'kunay' to choose; did you mean J-362 Kunai?"),
        ("wishes = 2", "wishes: must be a list such as"),
        ("name = 2", "name: must be a text, not 2"),
        ("[mian]\nn-490 = 2", "there is no field 'mian'; the fields are name, line, main, side"),
    ],
)
def test_what_is_wrong_in_toml_is_named_with_its_field(text: str, problem: str) -> None:
    some(problem, read_toml(text))


# -- to and fro ----------------------------------------------------------------------------------------------

COUNTS = st.dictionaries(st.sampled_from([*CARDS.cards, "n-377", "n-999"]), st.integers(1, 9), max_size=12)
NAMES = st.text(st.characters(codec="utf-8", categories=["L", "N", "P", "S", "Zs"]), max_size=40)


@st.composite
def decks(draw: st.DrawFn) -> DeckList:
    """Any list, legal or not."""
    main, side, out, into = (sorted_counts(draw(COUNTS)) for _ in range(4))
    wishes = [card for card, count in sorted_counts(draw(COUNTS)) for _ in range(count)]
    line = draw(st.sampled_from(["naruto", "db"]))
    name = " ".join(draw(NAMES).split())
    return DeckList(line, main, side, tuple(wishes), name if name.isprintable() else "", out, into)


@given(decks())
def test_text_and_toml_say_all_that_a_list_says(deck: DeckList) -> None:
    assert read_text(to_text(deck)) == replace(read_text(to_text(deck)), deck=deck, problems=())
    assert read_toml(to_toml(deck)).deck == deck


@given(decks())
def test_one_line_says_all_but_the_name(deck: DeckList) -> None:
    again = read_line(to_line(deck)).deck
    assert again == replace(deck, name="", line=again.line, out=again.out, into=again.into)
    assert (again.out, again.into) == (deck.out, deck.into)


@given(st.text(max_size=300) | st.binary(max_size=300).map(lambda data: data.decode("latin-1")))
def test_whatever_is_read_is_a_list_with_problems_and_never_an_error(text: str) -> None:
    for reading in (read_text(text), read_line(text), read_toml(text)):
        assert check_reading(reading)  # nothing so short has 40 cards


@given(st.integers(1, 99), st.sampled_from(list(CARDS.cards)))
def test_every_card_is_found_by_id_number_and_name(count: int, card: str) -> None:
    printed = CARDS.cards[card]
    for words in (card, printed.number, f"{printed.number} {printed.name}", f"{printed.name} ({printed.number})"):
        assert main_of(f"{count} {words}") == {card: count}


@pytest.mark.parametrize("starter", STARTERS)
def test_a_starter_deck_comes_back_from_every_form(starter: str) -> None:
    deck = STARTERS[starter]
    assert (total(deck.main), total(deck.side)) == (40, 10)
    assert read_text(to_text(deck)).deck == read_toml(to_toml(deck)).deck == deck
    assert read_line(to_line(deck)).deck == replace(deck, name="")


def test_the_text_form_has_the_totals_of_each_type() -> None:
    lines = to_text(STARTERS["earth-defenders"]).splitlines()
    assert lines[:5] == ["Name: Defenders of Earth", "Line: Dragon Ball", "", "Main (40)", "Warriors (25)"]
    assert {"Techniques (11)", "Events (4)", "Side (10)", "Wishes (3)", "2 H-WA08 Goku"} <= set(lines)


# -- as an option --------------------------------------------------------------------------------------------


def test_a_deck_option_takes_a_starter_or_any_legal_list() -> None:
    assert RED.read("Leaf-Sand") == "leaf-sand"
    line = to_line(STARTERS["earth-defenders"])
    assert RED.read(line.upper().replace(", ", ",")) == line
    assert RED.read(STARTERS["earth-defenders"]) == line
    assert list_of(RED.pool, line) == replace(STARTERS["earth-defenders"], name="")


@pytest.mark.rule("CB3.1.8")
def test_a_deck_option_takes_a_list_with_an_exchange_and_plays_the_deck_after_it() -> None:
    deck = STARTERS["leaf-sand"]
    line = f"{to_line(deck)} / out 1 n-490 / in 1 n-588"
    assert RED.read(line) == line
    played = list_of(RED.pool, line)
    assert (dict(played.main)["n-490"], dict(played.main)["n-588"]) == (1, 1)
    assert (dict(played.side)["n-490"], dict(played.side).get("n-588", 0)) == (1, 0)


@pytest.mark.parametrize(
    ("value", "problems"),
    [
        ("leaf-snd", ["there is no starter deck 'leaf-snd'; did you mean 'leaf-sand'?"]),
        ("", ["cannot be ''; allowed: leaf-sand, byakugan-fang, earth-defenders, emperor-armada, or a list such as"]),
        (None, ["cannot be None; allowed"]),
        (7, ["cannot be 7; allowed"]),
        ("1 n-490, " * 2000, ["cannot be '1 n-490"]),
        (
            "4 n-490, 1 h-wa08",
            ["4 cards with the name of Naruto Uzumaki", "of Dragon Ball", "has 5 cards", "4 of Naruto Uzumaki"],
        ),
    ],
)
def test_another_value_is_refused_with_all_its_reasons(value: object, problems: list[str]) -> None:
    with pytest.raises(SetupError) as refusal:
        RED.read(value)
    for problem in problems:
        assert problem in str(refusal.value)
    assert "'red_deck'" in str(refusal.value)


def test_whoever_reads_a_list_with_a_pool_is_told_of_its_index() -> None:
    with pytest.raises(TypeError, match=r"cards are a CardIndex, such as index_of\(pool\), not Pool"):
        read_line("2 n-490", cards=POOL)  # type: ignore[arg-type]
