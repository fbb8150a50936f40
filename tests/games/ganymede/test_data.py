"""Card data that cannot be used is refused, and the error names the file, the entry and the field."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from meijin.games.ganymede import GAME
from meijin.games.ganymede.cards import CATALOGUE, read_catalogue
from meijin.kernel.errors import DataError
from meijin.words import languages

GOOD = files("meijin.games.ganymede").joinpath("cards.toml").read_text(encoding="utf-8")
RED_8 = """id = "red_8"
name = "Red 8"
color = "red"
number = 8
count = 1
"""


def changed(old: str, new: str) -> str:
    """The data with one place changed."""
    assert GOOD.count(old) == 1
    return GOOD.replace(old, new)


def refused(text: str) -> DataError:
    with pytest.raises(DataError) as error:
        read_catalogue(text, "mine.toml")
    assert str(error.value).startswith("mine.toml: ")
    return error.value


def test_the_data_of_the_package_is_good() -> None:
    assert read_catalogue(GOOD) == CATALOGUE


@pytest.mark.parametrize("field", ["id", "name", "color", "number", "count"])
def test_a_missing_field(field: str) -> None:
    without = "".join(line for line in RED_8.splitlines(keepends=True) if not line.startswith(field))
    error = refused(changed(RED_8, without))
    assert (error.field, error.problem) == (field, "is missing")
    assert error.entry == ("cards 3" if field == "id" else "cards 3 (red_8)")


@pytest.mark.parametrize(
    ("old", "new", "field", "problem"),
    [
        ("number = 8", 'number = "eight"', "number", "must be a whole number, not 'eight'"),
        ("number = 8", "number = 8.0", "number", "must be a whole number, not 8.0"),
        ("number = 8", "number = true", "number", "must be a whole number, not True"),
        ("number = 8", "number = 11", "number", "must be from 1 to 10, not 11"),
        ("count = 1", "count = 0", "count", "must be from 1 to 18, not 0"),
        ('name = "Red 8"', "name = 8", "name", "must be a text, not 8"),
        ('color = "red"', 'color = "blue"', "color", "must be one of red, green, black, purple, not 'blue'"),
        ("count = 1", "count = 1\nspeed = 3", "speed", "is unknown; known fields: "),
    ],
)
def test_a_wrong_or_unknown_field_of_a_card(old: str, new: str, field: str, problem: str) -> None:
    error = refused(changed(RED_8, RED_8.replace(old, new)))
    assert (error.entry, error.field) == ("cards 3 (red_8)", field)
    assert error.problem.startswith(problem)


def test_two_cards_of_one_id() -> None:
    error = refused(changed(RED_8, RED_8.replace('id = "red_8"', 'id = "red_6"')))
    assert (error.entry, error.field) == ("cards 3 (red_6)", "id")
    assert error.problem == "'red_6' stands there twice"


def test_an_unknown_effect() -> None:
    scouting = 'effect = { keyword = "scout", trigger = "drawn", optional = true'
    error = refused(changed(scouting, scouting.replace("scout", "spy")))
    assert error.entry == "cards 12 (black_4).effect"
    assert error.field == "keyword"
    assert error.problem.startswith("must be one of none, ace, extra_draw, withdraw, scout, damage_bonus, overload")


def test_an_effect_that_is_no_table() -> None:
    error = refused(changed(RED_8 + 'effect = { keyword = "none" }', RED_8 + 'effect = "none"'))
    assert error.entry == "cards 3 (red_8).effect"
    assert error.problem == "must be a table, not 'none'"


def test_cards_that_do_not_fit_the_components() -> None:
    error = refused(changed(RED_8, RED_8.replace("count = 1", "count = 2")))
    assert (error.entry, error.field) == ("components 1 (red_cards)", "quantity")
    assert error.problem == "says 6, but there are 7 red cards"


@pytest.mark.parametrize(
    ("old", "new", "entry", "field", "problem"),
    [
        ("bust_above = 21  ", 'bust_above = "21"  ', "rules", "bust_above", "must be a whole number, not '21'"),
        ("draw_limit = 3\n", "", "rules", "draw_limit", "is missing"),
        ("min_draws = 1\n", "min_draws = 2\n", "modes.battle", "min_draws", "must be from 0 to 1, not 2"),
        ("hp_purple = 28\n", "", "modes.trio", "hp_purple", "is missing"),
        ("normal = 48\n", "", "modes.coop.difficulty", "normal", "is missing"),
        ('automaton = "purple"\n', 'automaton = "purple"\nhp_purple = 9\n', "modes.coop", "hp_purple", "is unknown"),
        ("draw_limit = 3\n", "darw_limit = 3\n", "rules", "draw_limit", "is missing; is it 'darw_limit' by mistake?"),
        ('seats = ["red", "green", "purple"]', "seats = 3", "modes.trio", "seats", "must be a list of texts, not 3"),
        ("exact_bonus_on_tie = false", "exact_bonus_on_tie = 0", "modes.battle", "exact_bonus_on_tie", "must be true"),
        ('default = "normal"', 'default = "mild"', "modes.coop.difficulty", "default", "must be one of easy, normal"),
        ("easy = 24", "easy = 5", "modes.coop.difficulty", "easy", "must be from 10 to 60, not 5"),
        ("[modes.trio]", "[modes.three]", "modes", "trio", "is missing"),
    ],
)
def test_wrong_rules_and_modes(old: str, new: str, entry: str, field: str, problem: str) -> None:
    error = refused(changed(old, new))
    assert (error.entry, error.field) == (entry, field)
    assert error.problem.startswith(problem)


@pytest.mark.parametrize("text", ["[[cards]\n", "cards = ", GOOD[:-40]])
def test_text_that_is_no_toml(text: str) -> None:
    error = refused(text)
    assert (error.entry, error.field) == ("the file", "")
    assert error.problem.startswith("is not valid TOML: ")


def test_cards_that_are_no_list() -> None:
    error = refused("cards = 5\n")
    assert error.field == "cards"
    assert error.problem == "must be a list of tables, not 5"


@pytest.mark.parametrize(
    ("old", "new", "entry", "field"),
    [
        ("draw_limit = 3", "draw_limit = 3\ndraw_limits = 4", "rules", "draw_limits"),
        ("min_draws = 1", "min_draws = 1\nmax_draws = 4", "modes.battle", "max_draws"),
        ("hard = 60", "hard = 60\nbrutal = 60", "modes.coop.difficulty", "brutal"),
        ("look = 1, may_discard = true }   #", "look = 1, spy = true }   #", "cards 12 (black_4).effect", "spy"),
        ("[modes.battle]", "[modes.duel]\n[modes.battle]", "modes", "duel"),
        ("[rules]", "[weather]\n[rules]", "", "weather"),
    ],
)
def test_an_unknown_field_anywhere(old: str, new: str, entry: str, field: str) -> None:
    error = refused(changed(old, new))
    assert (error.entry, error.field) == (entry, field)
    assert error.problem.startswith("is unknown")


def test_cards_of_one_effect_must_agree_on_its_numbers() -> None:
    sevens = 'amount = 2, stacks = true }\ntext = "When Purple deals damage'
    error = refused(changed(sevens, sevens.replace("amount = 2", "amount = 3")))
    assert (error.entry, error.field) == ("cards 21 (purple_7).effect", "amount")
    assert error.problem == "must be the same as of cards 13 (black_7).effect: 2"


@pytest.mark.rule("G9.2")
@pytest.mark.parametrize("language", languages())
def test_the_page_says_the_hp_of_each_difficulty(language: str) -> None:
    speech = GAME.speech(language)
    told = {name: re.findall(r"\d+", speech.say(f"option-difficulty-{name}", {})) for name in CATALOGUE.difficulty}
    assert told == {name: [str(hp)] for name, hp in CATALOGUE.difficulty.items()}
    help_text = speech.say("option-difficulty", {}, "help")
    assert re.findall(r"\d+", help_text) == [str(hp) for hp in CATALOGUE.difficulty.values()]
