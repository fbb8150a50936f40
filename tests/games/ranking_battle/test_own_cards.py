"""Cards of one's own, from a file: they are checked, played, seen, and kept in records."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from rich.console import Console

import meijin
from meijin.cli.art import Art
from meijin.cli.language import speaking
from meijin.cli.tables.ranking_battle import Table
from meijin.games.ranking_battle.game import CARDS, GAME, RankingBattleGame
from meijin.games.ranking_battle.state import RankingBattle
from meijin.kernel import record
from meijin.kernel.errors import MeijinError, SetupError
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import Knowledge
from meijin.kernel.testing.kit import run_check
from meijin.kernel.testing.play import canonical, variants

PAGE = Path("docs/adding-a-card.md").read_text(encoding="utf-8")
EXAMPLE = PAGE.split("```toml\n")[1].split("```")[0]
CHARACTER = EXAMPLE.split("[[event]]")[0]
PARASOL = """
[[weapon]]
id = "parasol"
name = "Parasol"
quantity = 9
power = 2
ability = [{ kind = "bonus_if_person", person = "midori", n = 3 }]
text = "+2. For Midori +3 more."

[[cat]]
id = "cat_kitten"
name = "A Kitten"
cost = 1
quantity = 30
in_pool = true
points = 1
text = "[Acquisition Points+1] when revealed in the acquisition phase."
"""
MINE = CARDS.read_file("mine.toml", EXAMPLE + PARASOL)
WITH_MIDORI = "midori,mio,rin,haruka,kanata,saya,kyousuke,kengo"


def game(**options: object) -> RankingBattle:
    state = meijin.new("ranking_battle", players=4, seed=5, cards=MINE, **options)
    assert isinstance(state, RankingBattle)
    return state


@pytest.mark.rule("RB10.6")
def test_they_go_with_the_cards_of_the_game() -> None:
    state = game(characters=WITH_MIDORI)
    pool = state.view()["pool"]
    assert isinstance(pool, dict)
    assert (pool["midori"], pool["cat_kitten"], pool["cat_pair"]) == (8, 30, 20)
    assert sum(name.startswith("parasol#") for name in state.setup.cards) == 9
    face = state.setup.game.card_face("midori")
    assert (face.title, face.corner, face.hint) == ("Midori", "4", "cost 3")
    assert "kittens" not in str(GAME.counted_cards())
    assert "midori" not in GAME.prepare(3, {}).card_words  # the game itself is as it was


@pytest.mark.rule("RB10.6", "RB10.2")
def test_characters_of_ones_own_are_chosen_like_others() -> None:
    drawn = {str(meijin.new("ranking_battle", seed=seed, cards=MINE).view()["characters"]) for seed in range(30)}
    assert any("midori" in each for each in drawn)
    assert any("midori" not in each for each in drawn)
    with pytest.raises(SetupError, match="there is no 'midori'"):
        meijin.new("ranking_battle", characters=WITH_MIDORI)


@pytest.mark.rule("RB10.6")
def test_the_record_holds_them() -> None:
    state = game(characters=WITH_MIDORI)
    rng = Rng(3)
    for _ in range(60):
        (who,) = state.deciders
        legal = state.legal(who)
        state.apply(legal[rng.below(len(legal))], who)
    assert state.record is not None
    again = record.parse(state.record.to_text())
    assert canonical(again.describe().to_dict()) == canonical(state.describe().to_dict())
    assert canonical(state.describe().state().view(0)) == canonical(state.view(0))


@pytest.mark.rule("RB10.6")
def test_bots_play_with_them() -> None:
    state = game(characters=WITH_MIDORI, round_limit=10)
    rng, taken = Rng(1), set()
    while state.deciders:
        (who,) = state.deciders
        ratings = state.setup.game.rate(Knowledge(state, who), rng)
        for event in state.apply(state.legal(who)[ratings.index(max(ratings))], who):
            if event.kind in ("weapon", "acquire"):
                taken.add(event.fields["card"])
    assert taken & {"midori", "cat_kitten", "parasol", "reading_in_the_shade"}


@pytest.mark.rule("RB10.6")
def test_the_game_with_them_is_a_game_like_any_other() -> None:
    class Varied(RankingBattleGame):
        variants = ({"cards": MINE, "round_limit": 10},)

    for name in ("legal", "refusals", "records", "scenarios", "words", "touches", "pages"):
        finding = run_check(name, variants(Varied())[0], range(1))
        assert finding.passed, str(finding)


@pytest.mark.rule("RB10.6")
@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "mine.toml: the file, field 'character': is missing: a file of cards has [[character]], [[cat]]"),
        ("[rules]\nhand_size = 9", "mine.toml: the file, field 'rules': is unknown"),
        ("[[character]", "mine.toml: the file: is not valid TOML"),
        ("character = 1", "mine.toml: the file, field 'character': must be a list of tables, not 1"),
        (CHARACTER, "mine.toml: character 1 (midori), field 'selectable': cannot be true for the 13th character"),
        (
            CHARACTER + CHARACTER.replace("idori", "urasame"),
            "mine.toml: character 1 (midori), field 'selectable': cannot be true for the 13th character",
        ),
        (EXAMPLE.replace("cost = 3", "cost = 30"), "(midori), field 'cost': must be from 0 to 9, not 30"),
        (EXAMPLE.replace("[Draw+1]", "[Draw+2]"), "(midori), field 'text': must say what the card does: Attacker"),
        (EXAMPLE.replace('id = "midori"', 'id = "kud"'), "field 'id': must be a name of its own: 'kud' already stands"),
        (
            PARASOL.replace('"midori"', '"nobody"'),
            "mine.toml: weapon 1 (parasol), ability 1, field 'person': must be one of riki, ",
        ),
        (
            "".join(
                PARASOL.replace("midori", "mio")
                .replace("Midori", "Mio")
                .replace("arasol", f"arasol{n}")
                .replace("itten", f"itten{n}")
                for n in range(150)
            ),
            "field 'id': is one too many: there may be ",
        ),
    ],
)
def test_a_file_that_cannot_be_used_is_refused_with_card_and_field(text: str, problem: str) -> None:
    with pytest.raises(MeijinError) as error:
        CARDS.read_file("mine.toml", text)
    assert problem in str(error.value)


@pytest.mark.rule("RB10.6")
def test_a_card_that_has_the_place_and_the_name_of_one_of_the_game() -> None:
    komari = [CHARACTER, CHARACTER.replace("idori", "omari").replace('"momari"', '"komari"')]
    with pytest.raises(SetupError, match=r"character 2 \(komari\), field 'id': must be a name of its own"):
        CARDS.read_file("mine.toml", "".join(komari).replace("selectable = true", "selectable = false"))


@pytest.mark.parametrize("value", ["all", "{", '{"cards": 1}', "[]", 3])
def test_what_is_no_card_is_refused(value: object) -> None:
    with pytest.raises(SetupError, match="cards"):
        meijin.new("ranking_battle", cards=value)


def test_in_one_line_they_are_the_same_however_they_are_written() -> None:
    assert isinstance(MINE, str)
    assert CARDS.read(json.dumps(json.loads(MINE), indent=1)) == MINE


@pytest.mark.rule("RB10.6")
def test_in_every_language_they_are_called_as_they_are_written() -> None:
    mine = game(characters=WITH_MIDORI).setup.game
    japanese = mine.speech("ja")
    assert japanese.say("news-play", {"seat": "red", "card": "midori", "plays": 0}) == "赤はMidoriをプレイしました。"
    assert "[Attack Power+2] against a male attacker." in japanese.card_text("midori")
    assert japanese.card_text("mio") == GAME.speech("ja").card_text("mio")
    missing = {"card": "reading_in_the_shade", "persons": ["Midori", "Mio"]}
    said = "Reading in the Shadeを使うには、自分の場にMidori、美魚が必要です（RB4.2.7）"
    assert japanese.say("refusal-persons_missing", missing) == said


@pytest.mark.parametrize(("language", "said"), [("en", "+2, Midori +3"), ("ja", "+2、Midoriなら+3")])
def test_the_table_of_the_terminal_says_what_they_do(language: str, said: str) -> None:
    setup = game(characters=WITH_MIDORI).setup
    with speaking(language):
        table = Table(Art(Console()))
        table.begin(setup)
        assert table.cards.when_played("parasol") == said
        assert table.cards.beside("parasol") == ""
