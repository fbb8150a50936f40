"""The 300 cards and the numbers of the rules, exactly as the rulebook counts them."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from meijin.games.ranking_battle.abilities import ABILITIES, WEAPON_ABILITIES
from meijin.games.ranking_battle.effects import COUNTS, EFFECTS
from meijin.kernel.rulebook import read_rules

PACKAGE = files("meijin.games.ranking_battle")
DATA: dict[str, Any] = tomllib.loads(PACKAGE.joinpath("cards.toml").read_text(encoding="utf-8"))
RULES = read_rules(PACKAGE.joinpath("rules.md").read_text(encoding="utf-8"))

# The rulebook's list of cards: under each heading the name, the acquisition cost where there is one, and the quantity.
HEADINGS = {
    "character": (14, 119),
    "event": (18, 36),
    "weapon": (14, 44),
    "cat": (3, 60),
    "rank": (5, 5),
    "victory": (1, 36),
}
LISTED = {
    "character": """
        ★Riki Naoe | 0 | 15
        Komari Kamikita | 2 | 8
        Kudryavka Noumi | 2 | 8
        Mio Nishizono | 2 | 8
        Rin Natsume | 3 | 8
        Haruka Saigusa | 3 | 8
        Kanata Futaki | 3 | 8
        Sasami Sasasegawa | 4 | 8
        Saya Tokido | 4 | 8
        Riki Naoe | 5 | 8
        Kyousuke Natsume | 5 | 8
        Kengo Miyazawa | 6 | 8
        Masato Inohara | 6 | 8
        Yuiko Kurugaya | 7 | 8
    """,
    "event": """
        Snack Time! | 2 | 2
        A Day with Kud | 2 | 2
        Mio and Midori | 2 | 2
        Playing with the Cats | 3 | 2
        Escape! | 2 | 2
        Disciplinary Committee President! | 2 | 2
        Sasami's Cooking | 3 | 2
        A Dramatic Encounter | 3 | 2
        Making an Entrance! | 3 | 2
        Heroic Stunt | 3 | 2
        Muscle Sensation! | 3 | 2
        Bizarre Tea Party | 3 | 2
        Bathing with Friends | 2 | 2
        Haruka and Kanata | 3 | 2
        That Tickles! | 3 | 2
        Getting Too Excited | 4 | 2
        Entrusted Feelings | 4 | 2
        Little Busters! | 5 | 2
    """,
    "weapon": """
        Shinai | - | 3
        Sea Urchin | - | 3
        Tally Counter | - | 4
        MP3 Player (60GB) | - | 3
        Burdock Root | - | 3
        Volleyball | - | 3
        Stuffed Penguin Doll | - | 3
        Cyber Yo-yo | - | 3
        Strelka & Belka | - | 3
        Army of Cats | - | 3
        Dorj | - | 3
        Drone Beetle | - | 3
        Bluebeard | - | 3
        Eel Pie | - | 4
    """,
    "cat": """
        A Single Cat | 1 | 30
        A Pair of Cats | 3 | 20
        A Trio of Cats | 5 | 10
    """,
    "rank": """
        RANK 1 | - | 1
        RANK 2 | - | 1
        RANK 3 | - | 1
        RANK 4 | - | 1
        RANK 5 | - | 1
    """,
    "victory": """
        Weapon Expertise | - | 36
    """,
}


def listed(group: str) -> list[tuple[str, str, int]]:
    """The rulebook's lines under a heading."""
    lines = [line.split(" | ") for line in LISTED[group].strip().splitlines()]
    return [(name.strip(), cost, int(quantity)) for name, cost, quantity in lines]


def by_id(group: str) -> dict[str, dict[str, Any]]:
    return {card["id"]: card for card in DATA[group]}


@pytest.mark.rule("RB2.1.1", "R3")
@pytest.mark.parametrize("group", HEADINGS)
def test_the_cards_are_those_of_the_rulebook_s_list(group: str) -> None:
    unique, total = HEADINGS[group]
    cards = [(card["name"], str(card.get("cost", "-")), card["quantity"]) for card in DATA[group]]
    assert cards == listed(group)
    assert len(cards) == unique
    assert sum(quantity for _, _, quantity in cards) == total


@pytest.mark.rule("RB2.1.1")
def test_they_are_three_hundred_in_all() -> None:
    assert sum(card["quantity"] for group in HEADINGS for card in DATA[group]) == 300
    assert {name for name, value in DATA.items() if isinstance(value, list)} == set(HEADINGS)


@pytest.mark.rule("RB2.1.6")
def test_a_cat_s_points() -> None:
    assert [(cat["cost"], cat["points"]) for cat in DATA["cat"]] == [(1, 1), (3, 2), (5, 3)]


@pytest.mark.rule("RB2.1.3", "R1", "R2")
def test_persons_and_other_names() -> None:
    characters = by_id("character")
    assert [card["id"] for card in characters.values() if card["person"] == "riki"] == ["riki_star", "riki"]
    assert len({card["person"] for card in characters.values()}) == len(characters) - 1
    for card in characters.values():
        name = card["name"].removeprefix("★")
        assert ("★" if card["id"] == "riki_star" else "") + " ".join(reversed(name.split())) in card["aliases"]
    assert by_id("event")["committee_president"]["aliases"] == ["Public Morals Chairman!"]


@pytest.mark.rule("RB2.1.2")
def test_the_sexes() -> None:
    males = [card["person"] for card in DATA["character"] if card["sex"] == "male"]
    assert males == ["riki", "riki", "kyousuke", "kengo", "masato"]
    assert all(card["sex"] in ("male", "female") for card in DATA["character"])


@pytest.mark.rule("RB3.1", "RB3.2", "RB3.10", "R6")
def test_what_can_be_in_the_pool() -> None:
    characters = DATA["character"]
    assert sum(card["selectable"] for card in characters) == 12
    assert [card["id"] for card in characters if not card["selectable"]] == ["riki_star", "riki"]
    assert [card["id"] for card in (*characters, *DATA["cat"]) if not card["in_pool"]] == ["riki_star", "cat_single"]


@pytest.mark.rule("RB2.1.4", "R2")
def test_the_printed_conditions() -> None:
    """The rulebook's text names Rin and Komari for one event, and excludes two others together with Kanata."""
    events = by_id("event")
    assert events["bathing_with_friends"]["requires"] == ["rin", "komari"]
    assert [name for name, event in events.items() if "kanata" in event["requires"]] == [
        "committee_president",
        "haruka_and_kanata",
    ]


@pytest.mark.rule("RB3.3")
def test_ten_events_remain_at_worst() -> None:
    """Whoever the four are that are left out: each takes away one event of its own and some of the shared ones."""
    selectable = [card["person"] for card in DATA["character"] if card["selectable"]]
    alone = [event["requires"] for event in DATA["event"][:12]]
    assert alone == [[person] for person in selectable]
    shared = [set(event["requires"]) for event in DATA["event"][12:]]
    out = {person: sum(person in persons for persons in shared) for person in selectable}
    assert max(out.values()) == 1
    assert len(DATA["event"]) - 4 - 4 == 10


@pytest.mark.rule("R34", "RB2.1.7")
def test_every_ranking_card_has_an_ability() -> None:
    assert [card["rank"] for card in DATA["rank"]] == [1, 2, 3, 4, 5]
    assert all(card["beginning"] for card in DATA["rank"])


@pytest.mark.rule("RB2.3.1", "RB4.5.2", "RB4.6.10", "RB4.7.2", "RB7.2", "RB7.3", "R49")
def test_the_numbers_of_the_rules() -> None:
    rules = {name: value for name, value in DATA["rules"].items() if not name.startswith("source")}
    assert rules == {
        "hand_size": 4,
        "draw_margin": 2,
        "ruler_victories": 6,
        "instant_victories": 9,
        "quick_ruler_victories": 4,
        "quick_instant_victories": 6,
        "challenge_reach": 2,
        "event_slots_pool": 4,
        "event_slots_player": 2,
        "characters_in_pool": 8,
        "start_attacker": "riki_star",
        "start_deck": {"riki_star": 2, "cat_single": 6},
        "character_plays_per_turn": 1,
        "challenges_per_turn": 1,
        "round_limit": 25,
        "first_turn_points": {"3": [0, 1], "4": [0, 1, 0], "5": [0, 0, 1, 2]},
        "first_turn_draws": {"3": [0, 0], "4": [0, 0, 1], "5": [0, 0, 0, 0]},
    }


@pytest.mark.rule("RB2.1.1")
def test_copies_enough_for_five_players() -> None:
    """Each of five begins with three ★Riki Naoe, one of them the attacker, and six A Single Cat."""
    assert by_id("character")["riki_star"]["quantity"] == 5 * (1 + 2)
    assert by_id("cat")["cat_single"]["quantity"] == 5 * 6


def test_the_rules_list_every_card_with_its_numbers_and_text() -> None:
    cards = [(group, card) for group in HEADINGS for card in DATA[group]]
    assert len([rule for rule in RULES if rule.startswith("RB6.5.")]) == len(cards) == 55
    for number, (group, card) in enumerate(cards, 1):
        numbers = [f"cost {card['cost']}"] if "cost" in card else []
        if group == "character":
            numbers += [f"power {card['power']}", card["sex"]]
        if group != "event":  # all have two copies
            numbers += [str(card["quantity"])]
        assert RULES[f"RB6.5.{number}"] == f"{card['name']} ({', '.join(numbers)}). {card['text']}"


def test_every_entry_says_where_it_comes_from() -> None:
    for group in HEADINGS:
        for card in DATA[group]:
            sources = [value for field, value in card.items() if field.startswith("source")]
            assert card["source"] == "rulebook"
            assert set(sources) <= {"rulebook", "public", "house"}


def test_the_rules_are_written_for_players_not_in_the_words_of_the_data() -> None:
    rules = PACKAGE.joinpath("rules.md").read_text(encoding="utf-8")
    tables = (*EFFECTS.items(), *ABILITIES.items(), *WEAPON_ABILITIES.items())
    parameters = [parameter.name for _, (_, each) in tables for parameter in each]
    words = {word for word in (*(name for name, _ in tables), *parameters, *COUNTS) if "_" in word}
    assert {"make_discard", "min_hand", "flip_down_own", "females_on_board"} <= words
    assert sorted(word for word in words if word in rules) == []
