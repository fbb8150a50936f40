"""Who may use each Technique, what it costs and from which turn on, on battles where it has a target."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import pytest

from meijin.games.crossover.state import Crossover
from tests.games.crossover.table import BLUE, choices, fight, pay, play, seat, table


class Technique(NamedTuple):
    """The printed turn cost and cost of a Technique, some Warriors who may use it and some who may not."""

    turn: int
    cost: str
    users: str
    others: str = ""


TECHNIQUES = {
    "h-te01": Technique(  # Kamehameha
        0, "earth any any", "h-wa08 h-wa09:injured h-wa10 h-wa06 h-wa07 h-wa01 h-wa02 h-wa05", "h-wa03 h-wa14 h-wa18"
    ),
    "h-te02": Technique(2, "earth", "h-wa08 h-wa09 h-wa10:injured", "h-wa06 h-wa14 h-wa01"),  # Kaio-ken
    "h-te03": Technique(0, "any", "h-wa03 h-wa23 h-wa35:injured"),  # Solar Flare
    "h-te04": Technique(2, "earth earth", "h-wa01 h-wa33 h-wa34:injured", "h-wa08 h-wa32 h-wa02"),  # Destructo Disc
    "h-te05": Technique(
        4, "earth earth any any", "h-wa08 h-wa09 h-wa10:injured", "h-wa06 h-wa14 h-wa01"
    ),  # Spirit Bomb
    "h-te06": Technique(0, "namek", "h-wa06 h-wa07:injured h-wa18 h-wa19", "h-wa08 h-wa17 h-wa13"),  # Masenko
    "h-te07": Technique(3, "namek any any", "h-wa18 h-wa19:injured", "h-wa06 h-wa17"),  # Special Beam Cannon
    "h-te08": Technique(  # Regeneration
        0, "namek", "h-wa18:injured h-wa16:injured h-wa35:injured h-wa39:injured", "h-wa18 h-wa39 h-wa08:injured"
    ),
    "h-te09": Technique(0, "any any", "h-wa03 h-wa23 h-wa35:injured"),  # Senzu Bean
    "h-te10": Technique(0, "earth any", "h-wa03 h-wa23 h-wa35"),  # Afterimage
    "h-te11": Technique(3, "earth", "h-wa08 h-wa09 h-wa10:injured", "h-wa06 h-wa14 h-wa01"),  # Instant Transmission
    "h-te12": Technique(0, "any", "h-wa03 h-wa23 h-wa35:injured"),  # Ki Barrage
    "h-te13": Technique(  # Death Beam
        2, "space space any", "h-wa28 h-wa29:injured h-wa32 h-wa34", "h-wa26 h-wa27:growth=3 h-wa25 h-wa14"
    ),
    "h-te14": Technique(0, "space", "h-wa24 h-wa25:injured h-wa14 h-wa08 h-wa13", "h-wa23 h-wa18 h-wa33"),  # Galick Gun
    "h-te15": Technique(0, "space", "h-wa27", "h-wa28 h-wa31"),  # Time Freeze
    "h-te16": Technique(4, "space space", "h-wa31", "h-wa27 h-wa33"),  # Body Change
    "h-te17": Technique(5, "demon demon any", "h-wa39:injured", "h-wa38 h-wa35 h-wa36"),  # Candy Beam
    "h-te19": Technique(
        2, "demon any any", "h-wa37 h-wa36:injured h-wa18 h-wa34", "h-wa35 h-wa23 h-wa24"
    ),  # Explosive Wave
}
PAYS = {"earth": "h-ev06", "namek": "h-ev05", "space": "h-ev08", "demon": "h-ev09"}


def battle(card: str, user: str, units: list[str], indicator: int = 0, line: str = "naruto") -> Crossover:
    """Blue, asked for an effect, has a Technique, that Chi, and a Warrior who blocks with Cargo behind him."""
    head, back, art, pays = (
        ("n-437", "n-470", "j-453", "j-362*2") if line == "naruto" else ("h-wa33", "h-wa21", "h-te04", "h-ev01*2")
    )
    answers = card == "h-te10"
    state = table(
        "J",
        red=seat(f"{head}+{back}", hand=art if answers else "", chakra=pays if answers else "", line=line),
        blue=seat(f"{user}+h-wa21 h-wa22:injured", hand=card, chakra=" ".join(units), indicator=indicator, line="db"),
    )
    fight(state, head, name_of(user))
    if answers:
        play(state, f"use {art} {head}", f"target {name_of(user)}")
    return state


def name_of(user: str) -> str:
    """A Warrior without its marks."""
    return user.split(":", maxsplit=1)[0]


def offered(card: str, user: str, units: list[str], indicator: int = 0, line: str = "naruto") -> bool:
    """Whether a Warrior may use a Technique with that Chi."""
    state = battle(card, user, units, indicator, line)
    return state.deciders == (BLUE,) and f"use {card} {name_of(user)}" in choices(state)


def units_of(card: str) -> tuple[list[str], str]:
    """Chi that pays for a Technique, and a card whose symbol it does not ask for."""
    symbols = TECHNIQUES[card].cost.split()
    stranger = next(pays for symbol, pays in PAYS.items() if symbol not in symbols)
    return [PAYS.get(symbol, stranger) for symbol in symbols], stranger


@pytest.mark.rule("CB5.4.4", "CB8.4.1", "CB8.4.2", "CB8.4.9", "CB8.4.12")
@pytest.mark.parametrize("card", TECHNIQUES)
def test_a_technique_is_for_those_it_names(card: str) -> None:
    units, _ = units_of(card)
    assert [user for user in TECHNIQUES[card].users.split() if not offered(card, user, units)] == []
    assert [user for user in TECHNIQUES[card].others.split() if offered(card, user, units)] == []


@pytest.mark.rule("CB6.2.1", "CB6.2.4")
@pytest.mark.parametrize("card", TECHNIQUES)
def test_a_technique_costs_its_chi(card: str) -> None:
    units, stranger = units_of(card)
    user = TECHNIQUES[card].users.split()[0]
    for place, unit in enumerate(units):
        others = units[:place] + units[place + 1 :]
        assert not offered(card, user, others)
        assert unit == stranger or not offered(card, user, [*others, stranger])
    state = battle(card, user, units)
    play(state, f"use {card} {name_of(user)}")
    while choices(state, "target"):
        play(state, choices(state)[0])
    pay(state)
    assert Counter(state.setup.kinds[each] for each in state.discard[BLUE]) == Counter(units)


@pytest.mark.rule("CB6.14.2", "CB12.2.5", "CB9.16")
@pytest.mark.parametrize("card", TECHNIQUES)
def test_a_technique_has_its_turn_cost_among_dragon_ball_players_only(card: str) -> None:
    units, _ = units_of(card)
    turn, _, users, _ = TECHNIQUES[card]
    user = users.split()[0]
    assert offered(card, user, units, indicator=0, line="naruto")
    assert offered(card, user, units, indicator=turn, line="db")
    if turn:
        assert not offered(card, user, units, indicator=turn - 1, line="db")
