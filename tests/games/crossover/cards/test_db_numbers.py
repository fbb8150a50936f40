"""The printed numbers of the Dragon Ball cards, each seen in play: Power in both states, costs, symbols, traits."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from meijin.games.crossover.state import Crossover
from tests.games.crossover.made import mission
from tests.games.crossover.table import (
    BLUE,
    chakra,
    choices,
    coins,
    pay,
    play,
    power,
    seat,
    settle,
    table,
    team_power,
)


class Warrior(NamedTuple):
    """The printed numbers of a Warrior."""

    turn: int
    hand: int
    healthy: str
    injured: str
    symbol: str
    traits: tuple[str, ...]


WARRIORS = {
    "h-wa01": Warrior(0, 0, "2/0", "1/0", "earth", ("Human", "Male")),  # Krillin
    "h-wa02": Warrior(1, 0, "3/0", "2/0", "earth", ("Human", "Male")),  # Yamcha
    "h-wa03": Warrior(2, 0, "3/2", "2/2", "earth", ("Human", "Male")),  # Tien
    "h-wa04": Warrior(0, 0, "0/2", "0/1", "earth", ("Human", "Male")),  # Chiaotzu
    "h-wa05": Warrior(2, 0, "2/2", "1/2", "earth", ("Human", "Male")),  # Master Roshi
    "h-wa06": Warrior(0, 0, "1/0", "3/0", "earth", ("Saiyan", "Human", "Male")),  # Gohan
    "h-wa07": Warrior(3, 0, "3/1", "5/0", "earth", ("Saiyan", "Human", "Male")),  # Gohan
    "h-wa08": Warrior(1, 0, "3/0", "2/0", "earth", ("Saiyan", "Male")),  # Goku
    "h-wa09": Warrior(3, 0, "5/0", "3/0", "earth", ("Saiyan", "Male")),  # Goku
    "h-wa10": Warrior(5, 1, "6/1", "5/1", "earth", ("Saiyan", "Male")),  # Goku
    "h-wa11": Warrior(1, 0, "1/2", "1/1", "earth", ("Human", "Female")),  # Videl
    "h-wa12": Warrior(0, 0, "0/2", "0/1", "earth", ("Human", "Female")),  # Bulma
    "h-wa13": Warrior(3, 0, "4/1", "2/1", "earth", ("Saiyan", "Human", "Male")),  # Trunks
    "h-wa14": Warrior(4, 0, "5/1", "4/0", "earth", ("Saiyan", "Male")),  # Vegeta
    "h-wa15": Warrior(3, 0, "4/3", "2/2", "earth", ("Android", "Female")),  # Android 18
    "h-wa16": Warrior(1, 0, "0/2", "0/2", "namek", ("Namekian", "Male")),  # Dende
    "h-wa17": Warrior(3, 0, "4/1", "2/1", "namek", ("Namekian", "Male")),  # Nail
    "h-wa18": Warrior(2, 0, "4/0", "3/0", "namek", ("Namekian", "Male")),  # Piccolo
    "h-wa19": Warrior(4, 0, "5/1", "3/1", "namek", ("Namekian", "Male")),  # Piccolo
    "h-wa20": Warrior(4, 0, "0/3", "0/3", "namek", ("Namekian", "Male")),  # Guru
    "h-wa21": Warrior(0, 0, "1/2", "0/1", "namek", ("Namekian", "Male")),  # Cargo
    "h-wa22": Warrior(2, 0, "1/3", "1/2", "namek", ("Namekian", "Male")),  # Moori
    "h-wa23": Warrior(0, 0, "2/0", "0/0", "space", ("Plant",)),  # Saibaman
    "h-wa24": Warrior(1, 0, "4/0", "0/0", "space", ("Saiyan", "Male")),  # Raditz
    "h-wa25": Warrior(2, 0, "4/0", "3/0", "space", ("Saiyan", "Male")),  # Nappa
    "h-wa26": Warrior(0, 0, "2/1", "0/1", "space", ("Frieza Force", "Male")),  # Appule
    "h-wa27": Warrior(1, 0, "0/3", "0/2", "space", ("Frieza Force", "Ginyu Force", "Male")),  # Guldo
    "h-wa28": Warrior(2, 0, "3/2", "2/1", "space", ("Frieza Force", "Ginyu Force", "Male")),  # Jeice
    "h-wa29": Warrior(2, 0, "3/1", "2/1", "space", ("Frieza Force", "Ginyu Force", "Male")),  # Burter
    "h-wa30": Warrior(3, 0, "4/0", "4/0", "space", ("Frieza Force", "Ginyu Force", "Male")),  # Recoome
    "h-wa31": Warrior(4, 0, "5/2", "3/2", "space", ("Frieza Force", "Ginyu Force", "Male")),  # Captain Ginyu
    "h-wa32": Warrior(3, 0, "3/2", "5/0", "space", ("Frieza Force", "Male")),  # Zarbon
    "h-wa33": Warrior(5, 1, "6/2", "5/1", "space", ("Frieza Force", "Male")),  # Frieza
    "h-wa34": Warrior(6, 1, "7/1", "6/1", "space", ("Frieza Force", "Male")),  # Frieza
    "h-wa35": Warrior(1, 0, "3/0", "2/0", "demon", ("Majin", "Male")),  # Pui Pui
    "h-wa36": Warrior(2, 0, "0/3", "0/2", "demon", ("Wizard", "Male")),  # Babidi
    "h-wa37": Warrior(2, 0, "4/0", "3/0", "demon", ("Majin",)),  # Yakon
    "h-wa38": Warrior(4, 0, "5/2", "4/1", "demon", ("Majin", "Demon", "Male")),  # Dabura
    "h-wa39": Warrior(6, 1, "7/1", "6/1", "demon", ("Majin", "Male")),  # Majin Buu
}
TECHNIQUES = {
    "h-te01": "earth",  # Kamehameha
    "h-te02": "earth",  # Kaio-ken
    "h-te03": "earth",  # Solar Flare
    "h-te04": "earth",  # Destructo Disc
    "h-te05": "earth",  # Spirit Bomb
    "h-te06": "namek",  # Masenko
    "h-te07": "namek",  # Special Beam Cannon
    "h-te08": "namek",  # Regeneration
    "h-te09": "earth",  # Senzu Bean
    "h-te10": "earth",  # Afterimage
    "h-te11": "earth",  # Instant Transmission
    "h-te12": "space",  # Ki Barrage
    "h-te13": "space",  # Death Beam
    "h-te14": "space",  # Galick Gun
    "h-te15": "space",  # Time Freeze
    "h-te16": "space",  # Body Change
    "h-te17": "demon",  # Candy Beam
    "h-te18": "earth",  # Gravity Training
    "h-te19": "demon",  # Explosive Wave
}
EVENTS = {  # turn cost, hand cost, time limit, symbol
    "h-ev01": (1, 1, 3, "earth"),  # World Martial Arts Tournament
    "h-ev02": (3, 1, 2, "earth"),  # Hyperbolic Time Chamber
    "h-ev03": (0, 1, 1, "earth"),  # Dragon Radar
    "h-ev04": (2, 1, 3, "space"),  # Medical Machine
    "h-ev05": (2, 1, 2, "namek"),  # Blessing of the Elder
    "h-ev06": (3, 1, 2, "earth"),  # Fury of the Saiyans
    "h-ev07": (1, 0, 1, "space"),  # Scouter Report
    "h-ev08": (3, 1, 2, "space"),  # Planet Raid
    "h-ev09": (3, 1, 2, "demon"),  # Babidi's Spell
    "h-ev10": (2, 1, 1, "earth"),  # King Kai's Training
}

SYMBOLS = {card: warrior.symbol for card, warrior in WARRIORS.items()}
SYMBOLS |= TECHNIQUES | {card: row[-1] for card, row in EVENTS.items()}
# A card of each symbol, to pay with, and an event of hand cost 1 to pay for.
PAYS = {"earth": "h-te10", "namek": "h-te08", "space": "h-te15", "demon": "h-te17"}
ASKING = {"earth": "h-ev06", "namek": "h-ev05", "space": "h-ev08", "demon": "h-ev09"}
TRAITS = sorted({trait for warrior in WARRIORS.values() for trait in warrior.traits})


# -- Warriors ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB2.4", "CB2.6", "CB5.7.1")
@pytest.mark.parametrize("card", WARRIORS)
def test_a_warrior_has_its_power_in_both_states_as_head_and_as_back(card: str) -> None:
    leader = "h-wa39" if card != "h-wa39" else "h-wa34"  # both have 7 Combat
    for mark, printed in (("", WARRIORS[card].healthy), (":injured", WARRIORS[card].injured)):
        combat, support = map(int, printed.split("/"))
        state = table("J", red=seat("n-430"), blue=seat(f"{card}{mark}"))
        assert power(state, card) == printed
        assert team_power(state, card) == combat
        behind = table("J", red=seat("n-430"), blue=seat(f"{leader}+{card}{mark}"))
        assert team_power(behind, leader) == 7 + support


@pytest.mark.rule("CB7.8.1", "CB6.1.1", "CB9.18")
@pytest.mark.parametrize("card", WARRIORS)
def test_a_warrior_is_deployed_for_its_costs(card: str) -> None:
    warrior = WARRIORS[card]
    payment = PAYS[warrior.symbol]

    def deploying(indicator: int, rest: str) -> Crossover:
        return table("G", blue=seat(hand=f"{card} {rest}", indicator=indicator), attacker="blue")

    if warrior.turn:
        assert f"deploy {card}" not in choices(deploying(warrior.turn - 1, f"{payment}*3"))
    stranger = next(card for symbol, card in PAYS.items() if symbol != warrior.symbol)
    assert (f"deploy {card}" in choices(deploying(warrior.turn, f"{stranger}*3"))) == (warrior.hand == 0)
    state = deploying(warrior.turn, f"{payment}*3")
    play(state, f"deploy {card}")
    paid = 0
    while choices(state, "pay "):
        play(state, choices(state, "pay ")[0])
        paid += 1
    assert paid == warrior.hand
    assert chakra(state, BLUE) == payment * warrior.hand
    assert not state.injured[state.village[BLUE][0]]


@pytest.mark.rule("CB6.9.1", "CB6.10.1", "CB7.8.3")
@pytest.mark.parametrize("card", WARRIORS)
def test_a_warrior_neither_grows_nor_comes_from_the_chi_area(card: str) -> None:
    rest = f"h-ev03 {PAYS[WARRIORS[card].symbol]}*2"
    state = table("G", blue=seat(card, hand=f"{card} {rest}", chakra=card), attacker="blue")
    assert choices(state) == ["pass"]


@pytest.mark.rule("CB8.4.2")
@pytest.mark.parametrize("card", WARRIORS)
def test_a_warrior_has_its_traits(card: str) -> None:
    # Something gives 1 Combat for the first trait, 2 for the second, 4 for the third and so on; Support for the others.
    values = [(1 << place, 0) for place in range(6)] + [(0, 1 << place) for place in range(6)]

    def strengthens(trait: str, combat: int, support: int) -> str:
        fighters = f'{{ kind = "fighter", zone = "play", of = "any", n = "all", is = {{ trait = "{trait}" }} }}'
        return f'{{ kind = "static", apply = [{{ mod = "power", to = {fighters}, c = {combat}, s = {support} }}] }}'

    statics = [strengthens(trait, *value) for trait, value in zip(TRAITS, values, strict=True)]
    made = mission("x-1", ", ".join(statics), subtypes='["permanent"]')
    state = table("J", red=seat("n-430 x-1"), blue=seat(card), made=made)
    printed = map(int, WARRIORS[card].healthy.split("/"))
    combat, support = (int(now) - before for now, before in zip(power(state, card).split("/"), printed, strict=True))
    shown = [trait for trait, (c, s) in zip(TRAITS, values, strict=True) if combat & c or support & s]
    assert shown == sorted(WARRIORS[card].traits)


# -- other cards ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB6.1.1", "CB6.1.3", "CB9.2")
@pytest.mark.parametrize("card", SYMBOLS)
def test_a_card_pays_for_cards_of_its_symbol_only(card: str) -> None:
    asking = [event for event in ASKING.values() if event != card]
    hand = " ".join([*asking, card])
    state = table("D1", blue=seat(hand=hand), attacker="blue")
    payable = [event for event in asking if f"mission {event}" in choices(state)]
    assert payable == [event for symbol, event in ASKING.items() if symbol == SYMBOLS[card] and event != card]


@pytest.mark.rule("CB7.5.1", "CB6.1.1", "CB6.4.1", "CB6.4.2", "CB9.14", "CB9.18")
@pytest.mark.parametrize("card", EVENTS)
def test_an_event_is_played_for_its_costs_and_stays_for_its_time(card: str) -> None:
    turn, cost, time, symbol = EVENTS[card]
    payment = PAYS[symbol]

    def playing(indicator: int, rest: str) -> Crossover:
        return table("D1", red=seat("n-430"), blue=seat(hand=f"{card} {rest}", indicator=indicator), attacker="blue")

    if turn:
        assert f"mission {card}" not in choices(playing(turn - 1, f"{payment}*3"))
    stranger = next(card for other, card in PAYS.items() if other != symbol)
    assert (f"mission {card}" in choices(playing(turn, f"{stranger}*3"))) == (cost == 0)
    state = playing(turn, f"{payment}*3")
    play(state, f"mission {card}")
    pay(state)
    settle(state)
    if choices(state, "take "):
        play(state, "none")
    assert chakra(state, BLUE) == payment * cost
    assert coins(state, card, "time") == time
