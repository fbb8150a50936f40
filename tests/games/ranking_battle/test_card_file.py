"""Edited card files: what could not be played, or not be told apart, is refused with what would be right."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from meijin.games.ranking_battle import frames
from meijin.games.ranking_battle.abilities import ABILITIES, WEAPON_ABILITIES
from meijin.games.ranking_battle.book import Book
from meijin.games.ranking_battle.cards import read_catalogue
from meijin.games.ranking_battle.effects import EFFECTS
from meijin.games.ranking_battle.game import RankingBattleGame
from meijin.kernel.errors import DataError
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import Knowledge

TEXT = files("meijin.games.ranking_battle").joinpath("cards.toml").read_text(encoding="utf-8")
RANK_5 = next(block for block in TEXT.split("\n\n") if 'id = "rank_5"' in block)
OTHER_WEAPONS = [block for block in TEXT.split("\n\n") if block.startswith("[[weapon]]") and "shinai" not in block]
BONUS = 'attacker_bonus = [{ op = "points", n = 1 }]'
KENGO = 'battle = [{ kind = "choose_weapon", look = 2 }]'
RIN = 'battle = [{ kind = "power_per_cat_in_hand", max = 2 }]'
SHINAI = 'ability = [{ kind = "bonus_if_person", person = "kengo", n = 3 }]'

WRONG = {
    "a bonus of bonuses": (
        BONUS,
        'attacker_bonus = [{ op = "repeat_attacker_bonus" }]',
        r"character 2 \(komari\), attacker_bonus 1, field 'op': must be another effect: .* for ever",
    ),
    "a bonus of bonuses further in": (
        BONUS,
        'attacker_bonus = [{ op = "flip_down_own", n = 1, then = [{ op = "repeat_attacker_bonus" }] }]',
        r"\(komari\), attacker_bonus 1, then 1, field 'op': must be another effect",
    ),
    "a hand beyond the deck": ("hand_size = 4", "hand_size = 9", "field 'hand_size': must be from 1 to 8, .*, not 9"),
    "no deck": ("{ riki_star = 2, cat_single = 6 }", "{}", "rules.start_deck: must list cards"),
    "more cats than there are": (
        "cat_single = 6",
        "cat_single = 9",
        "rules.start_deck, field 'cat_single': takes 45 cards for 5 players, and there are 30",
    ),
    "more attackers than there are": (
        "riki_star = 2",
        "riki_star = 3",
        "rules.start_deck, field 'riki_star': takes 20 cards for 5 players, and there are 15",
    ),
    "no card of a deck": ("cat_single = 6", "shinai = 2", "rules.start_deck, field 'shinai': must be one of riki_star"),
    "a deck of the pool": ("cat_single = 6", "cat_pair = 4", "'cat_pair': must be a card that is not in the pool"),
    "an attacker of the pool": (
        'start_attacker = "riki_star"',
        'start_attacker = "mio"',
        "rules, field 'start_attacker': must be a card that is not in the pool",
    ),
    "a rank too few": (RANK_5, "", "field 'rank': must list 5 cards or more, one for each player, not 4"),
    "too many slots": (
        "event_slots_pool = 4",
        "event_slots_pool = 9",
        "rules, field 'event_slots_pool': needs 28 events .* only 20 may be left in a game",
    ),
    "too many events on boards": (
        "event_slots_player = 2",
        "event_slots_player = 9",
        "rules, field 'event_slots_pool': needs 53 events .* only 20 may be left in a game",
    ),
    "two abilities of a kind": (
        RIN,
        RIN.replace("]", ', { kind = "power_per_cat_in_hand", max = 3 }]'),
        r"\(rin\), battle 2, field 'kind': must be another one: only one 'power_per_cat_in_hand' counts",
    ),
    "two exchanges": (
        'ability = [{ kind = "may_replace" }]',
        'ability = [{ kind = "may_replace" }, { kind = "may_replace" }]',
        r"\(cyber_yoyo\), ability 2, field 'kind': must be another one",
    ),
    "an id of two words": (
        'id = "snack_time"',
        'id = "snack time"',
        r"\(snack time\), field 'id': must be made of a-z",
    ),
    "an id with a sign": ('id = "snack_time"', 'id = "snack#time"', "field 'id': must be made of a-z, 0-9 and _"),
    "an id in capitals": ('id = "snack_time"', 'id = "Snack"', "field 'id': must be made of a-z, 0-9 and _"),
    "a word of the game": ('id = "cat_pair"', 'id = "all"', "field 'id': cannot be 'all', which is a word of the game"),
    "a name twice": (
        'name = "Kudryavka Noumi"',
        'name = "Komari Kamikita"',
        r"\(kud\), field 'name': must be a name of its own: 'Komari Kamikita' already stands for character 2",
    ),
    "an alias twice": (
        '"Mio"]',
        '"kud"]',
        r"\(mio\), field 'aliases': must be a name of its own: 'kud' already stands for character 3 .kud.",
    ),
    "an event without effect": (
        'effects = [{ op = "draw", n = 2 }]',
        "effects = []",
        r"\(snack_time\), field 'effects': must have at least one effect",
    ),
    "a rank without effect": (
        'beginning = [{ op = "draw", n = 1 }]',
        "beginning = []",
        r"\(rank_1\), field 'beginning': must have at least one effect",
    ),
    "nothing if you do": (
        'then = [{ op = "draw", n = 1 }]',
        "then = []",
        r"\(kanata\), play 1, field 'then': must have at least one effect",
    ),
    "selected but not to be had": (
        "in_pool = true\nselectable = true",
        "in_pool = false\nselectable = true",
        r"\(komari\), field 'in_pool': must be true for a character that can be selected",
    ),
    "an end before the crowning": (
        "instant_victories = 9",
        "instant_victories = 5",
        "rules, field 'instant_victories': must be from 6 to 99, not 5",
    ),
    "a quick end before the crowning": (
        "quick_instant_victories = 6",
        "quick_instant_victories = 3",
        "rules, field 'quick_instant_victories': must be from 4 to 99, not 3",
    ),
    "points for fewer than there are": (
        "3 = [0, 1]",
        "3 = [1]",
        r"rules.first_turn_points, field '3': must be two numbers from 0 to 9, one for each place .*, not \[1\]",
    ),
    "points out of reach": ("3 = [0, 1]", "3 = [0, 10]", r"points, field '3': must be two numbers .*, not \[0, 10\]"),
    "cards less than none": ("3 = [0, 0]", "3 = [0, -1]", r"draws, field '3': must be two numbers .*, not \[0, -1\]"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_file_that_cannot_be_played_is_refused_with_what_would_be_right(name: str) -> None:
    right, wrong, message = WRONG[name]
    assert right in TEXT
    with pytest.raises(DataError, match=message):
        read_catalogue(TEXT.replace(right, wrong, 1))


def without_other_weapons(text: str) -> str:
    for block in OTHER_WEAPONS:
        text = text.replace(block, "")
    return text


def test_a_battle_takes_no_more_weapons_than_there_are() -> None:
    few = without_other_weapons(TEXT)
    assert sum(card.quantity for card in read_catalogue(few).weapons) == 3
    with pytest.raises(DataError, match="field 'weapon': must be 4 cards or more, as one may take 3 of them, not 3"):
        read_catalogue(few.replace(KENGO, KENGO.replace("2", "3")))


def test_no_weapons_at_all() -> None:
    text = re.sub(r"\[\[weapon\]\].*?\n\n", "", TEXT, flags=re.DOTALL)
    with pytest.raises(DataError, match="field 'weapon': must list at least one card"):
        read_catalogue("weapon = []\n" + text)


@pytest.mark.parametrize(
    "text",
    [
        TEXT.replace(SHINAI, SHINAI.replace("]", ', { kind = "bonus_if_person", person = "mio", n = 1 }]')).replace(
            "For Kengo +3 more.", "For Kengo +3 more. For Mio +1 more."
        ),
        TEXT.replace("quantity = 8", "quantity = 1"),
        without_other_weapons(TEXT),
    ],
    ids=["a weapon for two persons", "one copy of each character", "three weapons"],
)
def test_other_files_can_be_played(text: str) -> None:
    class Edited(RankingBattleGame):
        book = Book(read_catalogue(text))
        frames = frames.KINDS.with_words({"effects": book.catalogue.list_names})

    game = Edited()
    state, rng = game.deal(game.prepare(5, {"round_limit": 10}), 3), Rng(2)
    while state.deciders:
        (who,) = state.deciders
        ratings = game.rate(Knowledge(state, who), rng)
        state.step(who, state.legal(who)[ratings.index(max(ratings))])
    assert state.ending is not None


def test_a_text_that_says_something_else_than_the_effects() -> None:
    stronger = TEXT.replace(f"power = 3\n{SHINAI}", f"power = 4\n{SHINAI}")
    with pytest.raises(
        DataError, match=r"\(shinai\), field 'text': must say what the card does: \+4\. For Kengo \+3 more"
    ):
        read_catalogue(stronger)


def test_the_page_on_adding_a_card_names_every_effect() -> None:
    page = (Path(__file__).parents[3] / "docs" / "adding-a-card.md").read_text(encoding="utf-8")
    words = set(re.findall(r"`(\w+)`", page))
    assert {*EFFECTS, *ABILITIES, *WEAPON_ABILITIES} <= words
