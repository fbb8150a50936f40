"""The printed numbers of the 94 Naruto cards, each seen in play: Power in both states, costs, symbols, keywords."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from meijin.games.crossover.lists.legality import check_main
from meijin.games.crossover.state import Crossover
from tests.games.crossover.table import (
    RED,
    at,
    chakra,
    choices,
    coins,
    play,
    power,
    seat,
    table,
    team_power,
)


class Ninja(NamedTuple):
    """The printed numbers of a Ninja."""

    turn: int
    hand: int
    healthy: str
    injured: str
    symbols: str
    keyword: str = ""


NINJAS = {
    "n-425": Ninja(0, 0, "0/0", "3/0", "lightning", "growth"),  # Naruto Uzumaki
    "n-497": Ninja(0, 0, "1/0", "3/0", "lightning", "growth"),  # Naruto Uzumaki
    "n-490": Ninja(3, 0, "4/0", "7/0", "lightning", "growth"),  # Naruto Uzumaki
    "n-588": Ninja(3, 0, "3/0", "6/0", "lightning", "growth"),  # Naruto Uzumaki
    "n-430": Ninja(1, 0, "3/0", "3/0", "lightning", "growth"),  # Rock Lee
    "n-475": Ninja(2, 0, "4/0", "3/0", "lightning", "growth"),  # Rock Lee
    "n-469": Ninja(0, 0, "1/0", "2/0", "lightning", "growth"),  # Konohamaru
    "n-424": Ninja(0, 0, "1/0", "2/0", "lightning", "growth"),  # Konohamaru
    "n-468": Ninja(2, 0, "3/2", "1/1", "lightning"),  # Iruka Umino
    "n-436": Ninja(2, 0, "3/2", "1/2", "lightning"),  # Iruka Umino
    "n-534": Ninja(2, 0, "3/2", "0/2", "lightning"),  # Izumo Kamizuki
    "n-505": Ninja(2, 0, "3/2", "2/1", "lightning"),  # Kotetsu Hagane
    "n-474": Ninja(5, 1, "6/0", "6/0", "lightning"),  # Might Guy
    "n-437": Ninja(5, 1, "7/0", "5/0", "lightning"),  # Might Guy
    "n-422": Ninja(6, 1, "7/2", "6/2", "lightning"),  # Jiraiya
    "n-392": Ninja(2, 0, "4/0", "4/0", "fire lightning", "platoon"),  # Naruto Uzumaki & Rock Lee
    "n-494": Ninja(5, 1, "6/2", "8/2", "lightning wind", "platoon"),  # Naruto Uzumaki & Gaara of the Desert
    "n-398": Ninja(0, 0, "2/1", "0/0", "wind", "growth"),  # Sakura Haruno
    "n-467": Ninja(3, 0, "4/3", "0/2", "wind", "growth"),  # Sakura Haruno
    "n-523": Ninja(3, 0, "4/3", "0/2", "wind", "growth"),  # Sakura Haruno
    "n-491": Ninja(3, 0, "4/3", "1/3", "wind", "growth"),  # Sakura Haruno
    "n-470": Ninja(0, 0, "0/2", "0/0", "wind", "growth"),  # Moegi
    "n-472": Ninja(3, 0, "4/2", "2/2", "wind"),  # Ebisu
    "n-428": Ninja(0, 0, "2/1", "0/0", "wind", "growth"),  # Shino Aburame
    "n-506": Ninja(4, 0, "4/3", "2/3", "wind"),  # Kurenai Yuhi
    "n-462": Ninja(3, 1, "4/3", "1/2", "wind"),  # Temari
    "n-463": Ninja(4, 0, "5/2", "1/2", "wind"),  # Yura
    "n-464": Ninja(4, 0, "5/1", "3/1", "wind"),  # Baki
    "n-483": Ninja(5, 1, "6/2", "4/2", "wind"),  # Gaara of the Desert
    "n-525": Ninja(5, 1, "6/2", "4/2", "wind"),  # Gaara of the Desert
    "n-423": Ninja(6, 1, "8/1", "4/0", "wind"),  # Tsunade
    "n-471": Ninja(0, 0, "2/0", "0/0", "earth", "growth"),  # Udon
    "n-431": Ninja(0, 0, "2/1", "0/1", "earth", "growth"),  # Tenten
    "n-477": Ninja(2, 0, "2/2", "2/2", "earth", "growth"),  # Tenten
    "n-509": Ninja(0, 0, "2/0", "1/0", "earth", "growth"),  # Hanabi Hyuga
    "n-530": Ninja(3, 0, "3/3", "3/2", "earth", "growth"),  # Hinata Hyuga
    "n-493": Ninja(3, 0, "3/3", "3/2", "earth", "growth"),  # Hinata Hyuga
    "n-432": Ninja(2, 0, "4/0", "3/0", "earth", "growth"),  # Neji Hyuga
    "n-476": Ninja(4, 0, "5/0", "5/0", "earth", "growth"),  # Neji Hyuga
    "n-420": Ninja(3, 0, "2/3", "0/2", "earth"),  # Shikamaru Nara
    "n-438": Ninja(5, 1, "6/3", "3/3", "earth"),  # Asuma Sarutobi
    "n-532": Ninja(3, 0, "5/0", "0/0", "earth", "growth"),  # Choji Akimichi
    "n-434": Ninja(0, 0, "2/0", "0/0", "earth", "growth"),  # Choji Akimichi
    "n-482": Ninja(5, 1, "3/3", "2/3", "earth", "ambush"),  # Zetsu
    "n-496": Ninja(0, 0, "3/0", "0/0", "fire", "growth"),  # Sasuke Uchiha
    "n-426": Ninja(0, 0, "3/0", "0/0", "fire", "growth"),  # Sasuke Uchiha
    "n-498": Ninja(0, 0, "2/0", "1/0", "fire", "growth"),  # Kiba Inuzuka
    "n-504": Ninja(1, 0, "4/0", "4/0", "earth fire", "platoon"),  # Kiba Inuzuka & Akamaru
    "n-507": Ninja(3, 0, "4/2", "2/2", "fire"),  # Genma Shiranui
    "n-508": Ninja(3, 0, "4/3", "1/2", "fire"),  # Hayate Gekko
    "n-533": Ninja(2, 0, "3/2", "0/2", "fire"),  # Kotetsu Hagane
    "n-421": Ninja(5, 1, "6/3", "3/2", "fire"),  # Kakashi Hatake
    "n-526": Ninja(5, 1, "6/3", "3/2", "fire"),  # Kakashi Hatake
    "n-479": Ninja(5, 1, "6/2", "3/1", "water"),  # Kisame Hoshigaki
}
JUTSUS = {
    "j-362": "lightning",  # Kunai
    "j-363": "lightning",  # Shadow Clone Jutsu
    "j-377": "lightning",  # Rasengan
    "j-453": "lightning",  # Giant Shuriken
    "j-383": "lightning",  # The Eight Inner Gates
    "j-356": "wind",  # Inherited Iron Arm
    "j-417": "wind",  # Detoxification
    "j-451": "lightning",  # A Thousand Years of Death
    "j-450": "wind",  # Radio
    "j-457": "wind",  # Button Hook Entry
    "j-414": "wind",  # Absolute Defense
    "j-415": "wind",  # Sand Prison
    "j-416": "wind",  # Sand Coffin
    "j-371": "lightning",  # Exercise
    "j-375": "earth",  # Shadow Possession Jutsu
    "j-412": "earth",  # Explosive Blade
    "j-376": "earth",  # Power of the Byakugan
    "j-373": "earth",  # Earth Style: Headhunter Jutsu
    "j-367": "fire",  # Fire Style: Fire Ball Jutsu
    "j-449": "fire",  # Fire Style: Fire Ball Jutsu
    "j-455": "fire",  # Copy Ninjutsu
    "j-402": "wind",  # Mission File
    "j-410": "water",  # Shark Skin
}
MISSIONS = {  # turn cost, hand cost, symbols
    "m-346": (0, 1, "lightning"),  # My Way of the Shinobi
    "m-352": (5, 1, "lightning"),  # Inquiry
    "m-344": (1, 1, "lightning"),  # Remarkable Growth
    "m-332": (2, 1, "wind"),  # Cure for the Petrification
    "m-358": (3, 1, "wind"),  # Charm
    "m-349": (2, 1, "wind"),  # Quarrel
    "m-333": (3, 1, "wind"),  # Gas Mask
    "m-368": (2, 1, "lightning wind"),  # Growth of the Two
    "m-410": (2, 1, "fire"),  # Apology
    "m-409": (1, 1, "fire"),  # Escape
    "m-357": (4, 1, "earth fire"),  # Melee
    "m-345": (3, 1, "earth"),  # Oath of Tears
    "m-374": (3, 1, "earth"),  # Revenge for My Son
    "m-373": (3, 1, "fire water"),  # The ones who interrupt
    "m-366": (0, 1, "earth"),  # Round-Table Conference
}
CLIENTS = {
    "c-044": (1, 0, "lightning wind"),  # Hikaru Tsuki
    "c-046": (1, 0, "earth water"),  # Shabadaba
}

SYMBOLS = {card: ninja.symbols for card, ninja in NINJAS.items()} | JUTSUS
SYMBOLS |= {card: row[2] for card, row in (MISSIONS | CLIENTS).items()}
# A card of each symbol, to pay with.
PAYS = {"lightning": "j-362", "wind": "j-402", "earth": "j-376", "fire": "j-455", "water": "j-410"}
# Missions of hand cost 1; no two of a row share a symbol.
ASKING = {"lightning": "m-346", "wind": "m-349", "earth": "m-345", "fire": "m-410"}


# -- Ninjas -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB2.4", "CB2.6", "CB5.7.1")
@pytest.mark.parametrize("card", NINJAS)
def test_a_ninja_has_its_power_in_both_states_as_head_and_as_back(card: str) -> None:
    leader = "n-437" if card != "n-437" and card != "n-474" else "n-438"  # Might Guy 7/0, Asuma 6/3
    for mark, printed in (("", NINJAS[card].healthy), (":injured", NINJAS[card].injured)):
        combat, support = map(int, printed.split("/"))
        state = table("J", red=seat(f"{card}{mark}"))
        assert power(state, card) == printed
        assert team_power(state, card) == combat
        behind = table("J", red=seat(f"{leader}+{card}{mark}"))
        assert team_power(behind, leader) == int(NINJAS[leader].healthy.split("/")[0]) + support


@pytest.mark.rule("CB7.8.1", "CB6.1.1")
@pytest.mark.parametrize("card", NINJAS)
def test_a_ninja_is_deployed_for_its_costs(card: str) -> None:
    ninja = NINJAS[card]
    payment = PAYS[ninja.symbols.split()[-1]]

    def deploying(indicator: int, rest: str) -> Crossover:
        return table("G", red=seat(hand=f"{card} {rest}", indicator=indicator))

    if ninja.turn:
        assert f"deploy {card}" not in choices(deploying(ninja.turn - 1, f"{payment}*3"))
    stranger = next(card for symbol, card in PAYS.items() if symbol not in ninja.symbols.split())
    assert (f"deploy {card}" in choices(deploying(ninja.turn, f"{stranger}*3"))) == (ninja.hand == 0)
    state = deploying(ninja.turn, f"{payment}*3")
    play(state, f"deploy {card}")
    paid = 0
    while choices(state, "pay "):
        play(state, choices(state, "pay ")[0])
        paid += 1
    assert paid == ninja.hand
    assert chakra(state, RED) == payment * ninja.hand
    assert power(state, card) == ninja.healthy


@pytest.mark.rule("CB6.9.1", "CB6.9.3", "CB3.3.5")
@pytest.mark.parametrize("card", NINJAS)
def test_a_ninja_grows_only_with_the_keyword(card: str) -> None:
    ninja = NINJAS[card]
    state = table("G", red=seat(f"{card}:injured", hand=f"{card} n-430 n-470", indicator=0))
    assert (f"grow {card}" in choices(state)) == (ninja.keyword == "growth")
    if ninja.keyword == "growth":
        play(state, f"grow {card}")
        combat, support = map(int, ninja.injured.split("/"))
        assert (coins(state, card), power(state, card)) == (1, f"{combat + 1}/{support + 1}")
        assert chakra(state, RED) == card


@pytest.mark.rule("CB6.10.1")
@pytest.mark.parametrize("card", NINJAS)
def test_a_ninja_comes_from_the_chakra_only_by_ambush(card: str) -> None:
    ninja = NINJAS[card]
    state = table("G", red=seat(hand=f"{PAYS[ninja.symbols.split()[0]]}*2 n-430", chakra=card))
    assert choices(state, "ambush") == ([f"ambush {card}"] if ninja.keyword == "ambush" else [])


@pytest.mark.rule("CB6.3.1", "CB6.11.1", "R22")
@pytest.mark.parametrize(
    ("card", "others"),
    [
        pytest.param("n-392", "n-490 n-475", id="n-392"),  # Naruto and Lee
        pytest.param("n-494", "n-490 n-483", id="n-494"),  # Naruto and Gaara
        pytest.param("n-504", "n-498", id="n-504"),  # Kiba and Akamaru
    ],
)
def test_a_platoon_bears_all_its_names(card: str, others: str) -> None:
    rest = "j-362 j-402 j-376 j-455"
    for other in others.split():
        assert f"deploy {other}" in choices(table("G", red=seat(hand=f"{other} {rest}")))
        assert f"deploy {other}" not in choices(table("G", red=seat(card, hand=f"{other} {rest}")))
        assert f"deploy {card}" not in choices(table("G", red=seat(other, hand=f"{card} {rest}")))


@pytest.mark.rule("CB3.1.6", "CB6.11.1")
@pytest.mark.parametrize("card", [card for card, ninja in NINJAS.items() if ninja.keyword == "platoon"])
def test_a_platoon_is_none_of_the_25_fighters_of_a_deck(card: str) -> None:
    fighters = ["n-430", "n-469", "n-436", "n-437", "n-470", "n-428", "n-431", "n-432"]
    others = ["j-362", "j-363", "j-402", "j-376"]
    main = [(name, 3) for name in fighters + others] + [("n-438", 1)]
    assert check_main((*main, (card, 3))) == []
    assert [problem.rule for problem in check_main((*main, ("n-462", 3)))] == ["CB3.1.6"]


# -- other cards ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB6.1.1", "CB6.1.2")
@pytest.mark.parametrize("card", SYMBOLS)
def test_a_card_pays_for_cards_of_its_symbols_only(card: str) -> None:
    symbols = SYMBOLS[card].split()

    def payable(missions: list[str]) -> list[str]:
        state = table("D1", red=seat(hand=" ".join([*missions, card])))
        return [mission for mission in missions if f"mission {mission}" in choices(state)]

    single = list(ASKING.values())
    assert payable(single) == [mission for symbol, mission in ASKING.items() if symbol in symbols]
    both = ["m-373"]  # fire and water
    assert payable(both) == (both if {"fire", "water"} & set(symbols) else [])


@pytest.mark.rule("CB7.5.1", "CB7.5.3", "CB6.1.1")
@pytest.mark.parametrize("card", MISSIONS)
def test_a_mission_is_played_for_its_costs(card: str) -> None:
    turn, cost, symbols = MISSIONS[card]
    counter = card in ("m-333", "m-366")
    verb = f"{'counter' if counter else 'mission'} {card}"
    payment = PAYS[symbols.split()[-1]]

    def playing(indicator: int, rest: str) -> Crossover:
        red = seat("n-430 c-044", hand=f"{card} {rest}", indicator=indicator)
        blue = seat("h-wa25", hand="h-wa01")
        return table("D2" if counter else "D1", red=red, blue=blue, attacker="blue" if counter else "red")

    if turn:
        assert verb not in choices(playing(turn - 1, f"{payment}*3"))
    stranger = next(card for symbol, card in PAYS.items() if symbol not in symbols.split())
    assert verb not in choices(playing(turn, f"{stranger}*3"))
    state = playing(turn, f"{payment}*3")
    play(state, verb)
    paid = 0
    while choices(state, "pay ") or choices(state, "target "):
        paid += bool(choices(state, "pay "))
        play(state, choices(state)[0])
    assert paid == cost


@pytest.mark.rule("CB7.7.1")
@pytest.mark.parametrize("card", CLIENTS)
def test_a_client_is_played_for_its_costs(card: str) -> None:
    turn, cost, _ = CLIENTS[card]
    assert cost == 0
    assert choices(table("F", red=seat(hand=f"{card} n-430", indicator=turn - 1)), "client") == []
    state = table("F", red=seat(hand=f"{card} n-430", indicator=turn))
    play(state, f"client {card}")
    assert at(state, card) == "red village"
    assert not choices(state, "pay ")
