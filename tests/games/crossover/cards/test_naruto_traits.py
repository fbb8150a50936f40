"""The attributes, Mental Power and traits of the Ninjas, as Jutsus see them that ask for a user with just that."""

from __future__ import annotations

import pytest

from tests.games.crossover.cards.naruto_scenes import sent
from tests.games.crossover.made import art, effect
from tests.games.crossover.table import choices, idle

NINJAS = {  # attributes, Mental Power, traits
    "n-425": ("Oil", 0, "Leaf, Genin, Male"),
    "n-497": ("Oil", 0, "Leaf, Genin, Male"),
    "n-490": ("Oil", 0, "Leaf, Male, Genin, Clone Status"),
    "n-588": ("Oil", 0, "Leaf, Male, Genin, Clone Status"),
    "n-430": ("Taijutsu", 0, "Leaf, Genin, Male"),
    "n-475": ("Taijutsu", 0, "Leaf, Male, Chunin"),
    "n-469": ("Ninjutsu", 0, "Leaf, Male, Genin"),
    "n-424": ("Ninjutsu", 0, "Leaf, Genin, Male"),
    "n-468": ("Weapon", 1, "Leaf, Male, Chunin"),
    "n-436": ("Weapon", 1, "Leaf, Chunin, Male"),
    "n-534": ("Genjutsu", 1, "Leaf, Chunin, Male, Proctor"),
    "n-505": ("Genjutsu", 1, "Leaf, Chunin, Male, Proctor"),
    "n-474": ("Taijutsu", 0, "Leaf, Male, Jonin"),
    "n-437": ("Taijutsu", 0, "Leaf, Jonin, Male"),
    "n-422": ("Oil", 0, "Leaf, Sannin, Male"),
    "n-392": ("Ninjutsu, Taijutsu", -1, "Leaf, Genin, Male, Clone Status"),
    "n-494": ("Oil, Sand", 0, "Leaf, Sand, Genin, Satoosa, Male, Clone Status"),
    "n-398": ("Medicine", 3, "Leaf, Genin, Female, Medical"),
    "n-467": ("Medicine", 3, "Leaf, Female, Chunin, Medical"),
    "n-523": ("Medicine", 3, "Leaf, Female, Chunin, Medical"),
    "n-491": ("Medicine", 3, "Leaf, Female, Chunin, Medical"),
    "n-470": ("Ninjutsu", 2, "Leaf, Female, Genin"),
    "n-472": ("Ninjutsu", 1, "Leaf, Male, Special Jonin"),
    "n-428": ("Insect", 1, "Leaf, Genin, Male"),
    "n-506": ("Genjutsu", 1, "Leaf, Jonin, Female"),
    "n-462": ("Weapon", 2, "Sand, Female, Jonin"),
    "n-463": ("Ninjutsu", 0, "Sand, Male, Jonin"),
    "n-464": ("Ninjutsu", 0, "Sand, Male, Jonin"),
    "n-483": ("Sand", 0, "Sand, Male, Satoosa"),
    "n-525": ("Sand", 0, "Sand, Male, Satoosa"),
    "n-423": ("Medicine", 3, "Leaf, Satoosa, Sannin, Female, Medical"),
    "n-471": ("Ninjutsu", 2, "Leaf, Male, Genin"),
    "n-431": ("Weapon", 1, "Leaf, Genin, Female"),
    "n-477": ("Weapon", 2, "Leaf, Female, Chunin"),
    "n-509": ("Taijutsu", 0, "Leaf, Female, Byakugan"),
    "n-530": ("Taijutsu", 1, "Leaf, Chunin, Female, Main Branch, Byakugan"),
    "n-493": ("Taijutsu", 2, "Leaf, Chunin, Female, Main Branch, Byakugan"),
    "n-432": ("Taijutsu", 0, "Leaf, Genin, Male, Byakugan"),
    "n-476": ("Taijutsu", 0, "Leaf, Male, Jonin, Byakugan"),
    "n-420": ("Shadow", 4, "Leaf, Chunin, Male"),
    "n-438": ("Weapon", 0, "Leaf, Jonin, Male"),
    "n-532": ("Food", 0, "Leaf, Chunin, Male, Secret Pills"),
    "n-434": ("Food", 0, "Leaf, Genin, Male"),
    "n-482": ("?", 0, "Akatsuki, Rogue Ninja, Jonin, Male"),
    "n-496": ("Taijutsu", 0, "Leaf, Genin, Male, Sharingan Eye"),
    "n-426": ("Taijutsu", 0, "Leaf, Genin, Male, Sharingan Eye"),
    "n-498": ("Fang", 0, "Leaf, Genin, Male, Animal"),
    "n-504": ("Fang", 0, "Leaf, Animal, Genin, Male, Ninja Dog"),
    "n-507": ("Weapon", 1, "Leaf, Special Jonin, Male, Proctor"),
    "n-508": ("Weapon", 1, "Leaf, Special Jonin, Male, Proctor"),
    "n-533": ("Genjutsu", 1, "Leaf, Chunin, Male, Proctor"),
    "n-421": ("Genjutsu", 3, "Leaf, Jonin, Male, Sharingan Eye"),
    "n-526": ("Genjutsu", 3, "Leaf, Male, Jonin, Sharingan Eye"),
    "n-479": ("Weapon", 0, "Akatsuki, Rogue Ninja, Jonin, Male"),
}
ATTRIBUTES = sorted({word for attributes, _, _ in NINJAS.values() for word in attributes.split(", ")})
TRAITS = sorted({word for _, _, traits in NINJAS.values() for word in traits.split(", ")})
LEVELS = range(-2, 5)  # of Mental Power


def asking(wants: list[str]) -> str:
    """A Jutsu for each of these demands on its user."""
    draw = effect('{ op = "draw", who = "you", n = 1 }')
    return "".join(art(f"x-{place}", draw, user=f"[{{ {want} }}]") for place, want in enumerate(wants))


def met(card: str, wants: list[str]) -> list[bool]:
    """Which of these demands a Ninja meets."""
    hand = " ".join(f"x-{place}" for place in range(len(wants)))
    state = sent(card, hand=hand, chakra="m-346", made=asking(wants))
    idle(state, "L")
    return [f"use x-{place} {card}" in choices(state) for place in range(len(wants))]


@pytest.mark.rule("CB8.4.4", "CB8.4.14", "CB6.13.3")
@pytest.mark.parametrize("card", NINJAS)
def test_a_ninja_has_its_attributes_and_mental_power(card: str) -> None:
    attributes, mental, _ = NINJAS[card]
    wants = [f'attr = "{word}"' for word in ATTRIBUTES] + [f"mental_max = {level}" for level in LEVELS]
    expected = [word in attributes.split(", ") for word in ATTRIBUTES] + [mental <= level for level in LEVELS]
    assert met(card, wants) == expected


@pytest.mark.rule("CB8.4.2", "CB6.12.1", "CB9.17")
@pytest.mark.parametrize("card", NINJAS)
def test_a_ninja_has_its_traits_and_is_human(card: str) -> None:
    traits = [*NINJAS[card][2].split(", "), "Human"]  # all of them are Male or Female
    words = [*TRAITS, "Human", "Saiyan"]
    assert met(card, [f'trait = "{word}"' for word in words]) == [word in traits for word in words]
