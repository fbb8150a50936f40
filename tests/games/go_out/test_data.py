"""Card data that cannot be used is refused, and the error names the file, the entry and the field."""

from __future__ import annotations

from importlib.resources import files

import pytest

from meijin.games.go_out.cards import CATALOGUE, read_catalogue
from meijin.kernel.errors import DataError

GOOD = files("meijin.games.go_out").joinpath("cards.toml").read_text(encoding="utf-8")
NINE = """id = "n09"
name = "9"
number = 9
copies = 6
damage = 2
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


def test_other_values_can_be_tried() -> None:
    other = read_catalogue(changed("life = 3\n", "life = 12\n"))
    assert other.characters[-1].life == 12
    other = read_catalogue(changed(NINE, NINE.replace("damage = 2", "damage = 9")))
    assert other.battle_cards[8].damage == 9
    other = read_catalogue(changed("numbers = [4, 5, 6], as_rank = 6", "numbers = [7, 9], as_rank = 10"))
    assert (other.numbers.merged, other.numbers.merged_rank) == ((7, 9), 10)


@pytest.mark.parametrize("field", ["id", "name", "number", "copies", "damage"])
def test_a_missing_field(field: str) -> None:
    without = "".join(line for line in NINE.splitlines(keepends=True) if not line.startswith(field))
    error = refused(changed(NINE, without))
    assert (error.field, error.problem) == (field, "is missing")
    assert error.entry == ("battle_card 9" if field == "id" else "battle_card 9 (n09)")


@pytest.mark.parametrize(
    ("old", "new", "entry", "field", "problem"),
    [
        (NINE, NINE.replace("damage = 2", "damage = 0"), "battle_card 9 (n09)", "damage", "must be from 1 to 9, not 0"),
        (
            NINE,
            NINE.replace("damage = 2", "damage = 10"),
            "battle_card 9 (n09)",
            "damage",
            "must be from 1 to 9, not 10",
        ),
        (NINE, NINE.replace("damage = 2", 'damage = "2"'), "battle_card 9 (n09)", "damage", "must be a whole number"),
        (NINE, NINE.replace("copies = 6", "copies = 5"), "battle_card 9 (n09)", "copies", "must be from 6 to 6, not 5"),
        (NINE, NINE.replace("number = 9", "number = 8"), "battle_card 9 (n09)", "number", "must be from 9 to 9, not 8"),
        (NINE, NINE + "colour = 1\n", "battle_card 9 (n09)", "colour", "is unknown; known fields: "),
        ("copies = 8\n", "copies = 8\ndamage = 1\n", "battle_card 14 (guard)", "damage", "is unknown"),
        ("life = 3\n", "life = 0\n", "character 8 (kyoko)", "life", "must be from 1 to 30, not 0"),
        ("life = 3\n", "life = true\n", "character 8 (kyoko)", "life", "must be a whole number, not True"),
        ('"phantom_pair"', '"absorb"', "character 8 (kyoko).effect", "keyword", "'absorb' is that of "),
        (
            '"phantom_pair"',
            '"fly"',
            "character 8 (kyoko).effect",
            "keyword",
            "must be one of double_draw, damage_bonus",
        ),
        ("factor = 2", "factor = 4", "character 3 (niwa).effect", "factor", "must be from 1 to 3, not 4"),
        ("cards = 3,", "cards = 7,", "character 4 (shian).effect", "cards", "must be from 2 to 6, not 7"),
        ("[2, 3]", "[2, 3, 4]", "character 4 (shian).effect", "numbers", "must be 2 numbers, not 3"),
        (
            "[2, 3]",
            "[3, 2]",
            "character 4 (shian).effect",
            "numbers",
            "must be different numbers from 1 to 13 in order",
        ),
        ("[4, 5, 6]", "[4]", "character 1 (nerai).effect", "numbers", "must be from 2 to 3 numbers, not 1"),
        ("as_rank = 14", "as_rank = 15", "character 2 (toyoko).effect", "as_rank", "must be from 1 to 14, not 15"),
        ("[13]", "[14]", "character 5 (satsuki).effect", "except_numbers", "must be different numbers from 1 to 13"),
        ("amount = 1", "amount = 1, twice = true", "character 5 (satsuki).effect", "twice", "is unknown"),
        ("counts_as = 2", "counts_as = 7", "character 8 (kyoko).effect", "counts_as", "must be from 1 to 6, not 7"),
        ("3 = 13, 4 = 11, 5 = 9", "3 = 13, 4 = 11, 5 = 18", "setup.hand_size", "5", "must be from 1 to 17, not 18"),
        ("3 = 13, 4 = 11, 5 = 9", "3 = 13, 4 = 11", "setup.hand_size", "5", "is missing"),
        ("2 = 3, 3 = 2", "2 = 4, 3 = 2", "setup.wins_needed", "2", "must be from 1 to 3, not 4"),
        ("minutes = 30", "minutes = 30\nage = 10", "game", "age", "is unknown"),
    ],
)
def test_a_wrong_or_unknown_value(old: str, new: str, entry: str, field: str, problem: str) -> None:
    error = refused(changed(old, new))
    assert (error.entry, error.field) == (entry, field)
    assert error.problem.startswith(problem)


def test_two_entries_of_one_id() -> None:
    error = refused(changed(NINE, NINE.replace('"n09"', '"n08"')))
    assert (error.entry, error.field, error.problem) == ("battle_card 9 (n08)", "id", "'n08' stands there twice")


def test_too_few_entries() -> None:
    guard = GOOD[
        GOOD.index('[[battle_card]]\nid = "guard"') : GOOD.index(
            "# ----------------------------------------------------------------\u0020characters"
        )
    ]
    assert refused(GOOD.replace(guard, "")).problem == "must have 14 entries: the numbers 1 to 13, then the Guard"
    purple = '[[character_set]]\nid = "purple"\nsource = "house"\n'
    assert refused(changed(purple, "")).problem == "must have 5 entries, not 4"
    kyoko = GOOD[GOOD.index('[[character]]\nid = "kyoko"') :]
    assert refused(GOOD.replace(kyoko, "")).problem == "none has the keyword 'phantom_pair'"


def test_what_is_no_toml() -> None:
    assert refused("[[battle_card").problem.startswith("is not valid TOML: ")
