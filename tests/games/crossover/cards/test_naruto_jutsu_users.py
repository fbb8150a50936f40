"""Who may use each Jutsu and what it costs, on battles where it has a target."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import pytest

from meijin.games.crossover.state import Crossover
from tests.games.crossover.cards.naruto_scenes import sent
from tests.games.crossover.made import ninja
from tests.games.crossover.table import RED, choices, pay, play


class Jutsu(NamedTuple):
    """What a Jutsu costs, some Ninjas who may use it and some who may not."""

    cost: str
    users: str
    others: str = ""


JUTSUS = {
    "j-362": Jutsu("any", "n-470 n-464:injured"),  # Kunai
    "j-363": Jutsu("lightning lightning", "n-470 n-490"),  # Shadow Clone Jutsu
    "j-377": Jutsu("lightning any any", "n-490 n-588:injured n-422 n-494 x-1", "n-425 n-497 n-430 x-2"),  # Rasengan
    "j-453": Jutsu("lightning lightning", "n-490 n-472 n-437", "n-475 n-430 n-436:growth=3"),  # Giant Shuriken
    "j-383": Jutsu("any any any", "n-430 n-475 n-437 n-474 n-392", "n-490 n-432"),  # The Eight Inner Gates
    "j-356": Jutsu("wind wind", "n-398 n-467 n-523 n-491", "n-423 n-470 x-4"),  # Inherited Iron Arm
    "j-417": Jutsu("any any", "n-470 n-464:injured"),  # Detoxification
    "j-451": Jutsu("lightning any", "n-490 n-472 n-437", "n-475 n-430"),  # A Thousand Years of Death
    "j-450": Jutsu("any any", "n-470 n-464:injured"),  # Radio
    "j-457": Jutsu("wind any", "n-467 n-523 n-491 n-423", "n-398 n-470 n-493"),  # Button Hook Entry
    "j-414": Jutsu("wind any", "n-483 n-525:injured n-494", "n-464 n-437 x-3"),  # Absolute Defense
    "j-415": Jutsu("wind wind", "n-483 n-525:injured n-494", "n-464 n-437 x-3"),  # Sand Prison
    "j-416": Jutsu("wind wind any", "n-483 n-525:injured n-494", "n-464 n-437 x-3"),  # Sand Coffin
    "j-371": Jutsu("lightning any", "n-437 n-464 n-422 n-483", "n-436 n-472 n-430"),  # Exercise
    "j-375": Jutsu("earth", "n-420", "n-437 n-430"),  # Shadow Possession Jutsu
    "j-412": Jutsu("earth earth", "n-436 n-472 n-437 n-422", "n-430 n-509 n-490"),  # Explosive Blade
    "j-376": Jutsu("earth", "n-509 n-493 n-432", "n-430 n-421"),  # Power of the Byakugan
    "j-373": Jutsu("earth any", "n-436 n-472 n-437 n-422", "n-430 n-509 n-490"),  # Earth Style: Headhunter Jutsu
    "j-367": Jutsu("fire any any", "n-470 n-464:injured"),  # Fire Style: Fire Ball Jutsu
    "j-449": Jutsu("fire any", "n-470 n-464:injured"),  # Fire Style: Fire Ball Jutsu
    "j-455": Jutsu("fire", "n-496 n-421 n-526:injured", "n-430 n-493"),  # Copy Ninjutsu
    "j-402": Jutsu("any any", "n-470 n-464:injured"),  # Mission File
    "j-410": Jutsu("water any", "n-479:injured", "n-437 n-482"),  # Shark Skin
}
PAYS = {"lightning": "m-346", "wind": "m-349", "earth": "m-374", "fire": "m-409", "water": "n-479"}
MADE = ninja("x-1").replace("Made-Up x-1", "The Fourth Hokage")
MADE += ninja("x-2", traits='["Leaf", "Male", "Clone Status"]')  # not Naruto
MADE += ninja("x-3", attributes='["Sand"]', turn="4")  # too cheap
MADE += ninja("x-4").replace("Made-Up x-4", "Sakura Haruno")  # no Medicine


def battle(card: str, user: str, units: list[str]) -> Crossover:
    """Red, asked for an effect, has a Jutsu, that chakra, and a Ninja who blocks with Udon behind him."""
    state = sent(
        f"{user}+n-471 n-434",
        "h-wa02:injured+h-wa08 h-ev01:time=3",
        hand=card,
        chakra=" ".join(units),
        attacker="blue",
        answers="h-te01 h-wa01" if card == "j-410" else "",
        made=MADE if user.startswith("x-") else "",
    )
    if card == "j-410":
        play(state, "use h-te01 h-wa08", f"target {name_of(user)}")
        pay(state)
    return state


def name_of(user: str) -> str:
    """A Ninja without its marks."""
    return user.split(":", maxsplit=1)[0]


def offered(card: str, user: str, units: list[str]) -> bool:
    """Whether a Ninja may use a Jutsu with that chakra."""
    return f"use {card} {name_of(user)}" in choices(battle(card, user, units))


def units_of(card: str) -> tuple[list[str], str]:
    """Chakra that pays for a Jutsu, and a card whose symbol it does not ask for."""
    symbols = JUTSUS[card].cost.split()
    stranger = next(pays for symbol, pays in PAYS.items() if symbol not in symbols)
    return [PAYS.get(symbol, stranger) for symbol in symbols], stranger


@pytest.mark.rule("CB5.4.4", "CB8.4.4", "CB8.4.12", "CB8.4.13")
@pytest.mark.parametrize("card", JUTSUS)
def test_a_jutsu_is_for_those_it_names(card: str) -> None:
    units, _ = units_of(card)
    assert [user for user in JUTSUS[card].users.split() if not offered(card, user, units)] == []
    assert [user for user in JUTSUS[card].others.split() if offered(card, user, units)] == []


@pytest.mark.rule("CB6.2.1", "CB6.2.4")
@pytest.mark.parametrize("card", JUTSUS)
def test_a_jutsu_costs_its_chakra(card: str) -> None:
    units, stranger = units_of(card)
    user = JUTSUS[card].users.split()[0]
    for place, unit in enumerate(units):
        others = units[:place] + units[place + 1 :]
        assert not offered(card, user, others)
        assert unit == stranger or not offered(card, user, [*others, stranger])
    state = battle(card, user, units)
    play(state, f"use {card} {name_of(user)}")
    while choices(state, "mode") or choices(state, "target"):
        play(state, choices(state)[0])
    pay(state)
    assert Counter(state.setup.kinds[each] for each in state.discard[RED]) == Counter(units)
