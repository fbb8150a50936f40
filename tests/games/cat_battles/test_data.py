"""The data file: every mistake in it is named with its entry and field."""

from __future__ import annotations

from importlib.resources import files

import pytest

from meijin.games.cat_battles import GAME
from meijin.games.cat_battles.cards import CATALOGUE, EFFECTS, KEYWORDS, SCOPES, TIMINGS, Figure, read_catalogue
from meijin.kernel.errors import DataError

TEXT = files("meijin.games.cat_battles").joinpath("cards.toml").read_text(encoding="utf-8")


def test_the_data_has_25_figures_of_which_5_are_bosses() -> None:
    assert len(CATALOGUE.figures) == 25
    assert sum(figure.boss for figure in CATALOGUE.figures.values()) == 5
    assert sum(figure.house for figure in CATALOGUE.figures.values()) == 10


def test_every_effect_timing_and_keyword_is_on_a_figure_or_a_territory() -> None:
    rears = [figure.rear for figure in CATALOGUE.figures.values()]
    assert {list(EFFECTS)[rear.effect] for rear in rears} == set(EFFECTS)
    assert {TIMINGS[rear.timing] for rear in rears} == set(TIMINGS)
    fronts = {keyword for figure in CATALOGUE.figures.values() for keyword in figure.front}
    granted = {rear.keyword for rear in rears} - {""}
    assert fronts | granted | {each.keyword for each in CATALOGUE.territories.values()} == set(KEYWORDS)


def test_the_rules_are_written_for_players_not_in_the_words_of_the_data() -> None:
    rules = files("meijin.games.cat_battles").joinpath("rules.md").read_text(encoding="utf-8")
    words = [word for word in (*EFFECTS, *TIMINGS, *SCOPES, *KEYWORDS) if "_" in word]
    assert [word for word in words if word in rules] == []
    assert all(word in TEXT.partition("[game]")[0] for word in (*EFFECTS, *TIMINGS, *SCOPES))


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('name = "Piroshki"', "name = 3", r"figures 1 \(piroshki\), field 'name': must be a text, not 3"),
        ("level = 3", "level = 9", r"figures 1 \(piroshki\), field 'level': must be from 1 to 4, not 9"),
        ('front = ["direct_hit"]', 'front = ["purrs"]', "field 'front': holds 'purrs', which is none of move_2"),
        ('front = ["direct_hit"]', 'front = ["no_sleep", "no_sleep"]', "field 'front': has a keyword twice"),
        ('effect = "deal_damage_one"', 'effect = "purr"', "field 'effect': must be one of deal_damage_one"),
        (
            'timing = "instead_of_attack"',
            'timing = "die"',
            "field 'timing': must be one of instead_of_attack, greedy_boss",
        ),
        ("amount = 1\n", "", "field 'amount': is missing"),
        ("boss = false", "boss = true", "must have the timing 'greedy_boss' for a Boss, and only for a Boss"),
        ('set = "cafe"', 'set = "moon"', "field 'set': must be one of cafe, high_class, city"),
        ('adjacent = ["sw", "se"]', 'adjacent = ["sw"]', "field 'adjacent': leads to s_base, which does not lead back"),
        ('kind = "center"', 'kind = "side"', "must have one Base for each seat and one Center"),
        ('boss = "ekizo"', 'boss = "maro"', "field 'boss': must be one of ekizo"),
        ('id = "piroshki"', 'id = "maro"', "'maro' stands there twice"),
        ('id = "sleep"\nsides = 1', 'id = "sleep"\nsides = 0', "field 'sides': must be from 1 to 6, not 0"),
        ("fish = 20", "fish = 20\nbones = 3", "rules, field 'bones': is unknown"),
        ("[game]", "[game", "is not valid TOML"),
    ],
)
def test_mistakes_are_named(old: str, new: str, problem: str) -> None:
    assert old in TEXT
    with pytest.raises(DataError, match=problem):
        read_catalogue(TEXT.replace(old, new, 1))


@pytest.mark.parametrize("figure", CATALOGUE.figures.values(), ids=lambda figure: figure.id)
def test_the_japanese_text_of_a_figure_has_its_numbers_and_keywords(figure: Figure) -> None:
    speech = GAME.speech("ja")
    text = speech.card_text(figure.id)
    cost = f"{CATALOGUE.rules.greedy_at}匹" if figure.boss else f"コスト{figure.rear.cost}）"
    kind = "ボス" if figure.boss else "子ネコ"
    front = "、".join(speech.called("term", keyword) for keyword in figure.front)
    assert text.startswith(f"レベル{figure.level}の{kind}。表効果：{front}。")
    assert cost in text
