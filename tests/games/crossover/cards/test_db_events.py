"""What every Event does, each next to a position where it does not; costs and time limits are tested apart."""

from __future__ import annotations

import pytest

from meijin.games.crossover.state import Crossover
from tests.games.crossover.cards.db_scenes import battle
from tests.games.crossover.table import (
    BLUE,
    RED,
    at,
    choices,
    coins,
    decider,
    discard,
    fight,
    hand,
    injured,
    pay,
    play,
    power,
    seat,
    settle,
    table,
    team_power,
    zone,
)


def organized(village: str, attacker: str = "blue", red: str = "n-437+n-436") -> Crossover:
    """Step J of a turn of either player."""
    return table("J", red=seat(red), blue=seat(village), attacker=attacker)


def played(card: str, payment: str, deck: str, red: str = "", pool: int = 0) -> Crossover:
    """Blue plays an Event, and nobody answers."""
    blue = seat(hand=f"{card} {payment}".strip(), deck=deck, pool=pool)
    state = table("D1", red=seat("n-430", hand=red), blue=blue, attacker="blue")
    play(state, f"mission {card}")
    pay(state)
    settle(state)
    return state


# -- while it stays ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB8.1.3", "CB8.4.10", "CB8.9.1", "CB5.7.4")
def test_world_martial_arts_tournament_h_ev01_strengthens_attacking_heads() -> None:
    def shown(attacker: str) -> list[str]:
        state = organized("h-wa18:injured+h-wa26 h-wa25 h-ev01:time=3", attacker)
        return [power(state, name) for name in ("h-wa18", "h-wa26", "h-wa25", "n-437")]

    assert shown("blue") == ["4/0", "2/1", "5/0", "7/0"]
    assert shown("red") == ["3/0", "2/1", "4/0", "7/0"]


@pytest.mark.rule("CB5.7.5")
def test_world_martial_arts_tournament_h_ev01_adds_up_and_works_in_battle() -> None:
    assert power(organized("h-wa25 h-ev01:time=3 h-ev01:time=2"), "h-wa25") == "6/0"
    assert power(battle("h-wa25 h-ev01:time=3", chi="h-ev10"), "h-wa25") == "5/0"  # in battle


@pytest.mark.rule("CB8.4.9", "CB8.9.1")
@pytest.mark.parametrize("attacker", ["red", "blue"])
def test_fury_of_the_saiyans_h_ev06_strengthens_own_injured_fighters(attacker: str) -> None:
    state = organized("h-wa18:injured+h-wa26:injured h-wa25 h-ev06:time=2", attacker, red="n-437:injured")
    shown = [power(state, name) for name in ("h-wa18", "h-wa26", "h-wa25", "n-437")]
    assert shown == ["5/0", "2/1", "4/0", "5/0"]
    assert power(battle("h-wa18:injured h-ev06:time=2", chi="h-ev10"), "h-wa18") == "5/0"  # in battle


@pytest.mark.rule("CB8.9.2", "CB8.1.3")
def test_babidis_spell_h_ev09_strengthens_attacking_teams() -> None:
    def shown(attacker: str) -> list[int]:
        state = organized("h-wa18+h-wa26 h-wa25 h-ev09:time=2", attacker)
        return [team_power(state, name) for name in ("h-wa18", "h-wa25", "n-437")]

    assert shown("blue") == [6, 5, 9]
    assert shown("red") == [5, 4, 9]


# -- at the beginning of the turn -------------------------------------------------------------------------------------


@pytest.mark.rule("CB8.8.1", "CB8.1.3", "CB8.10.7", "CB8.3.2")
def test_hyperbolic_time_chamber_h_ev02_makes_an_own_fighter_grow_every_turn() -> None:
    state = table("A0", red=seat("n-437"), blue=seat("h-wa18+h-wa26 h-ev02:time=2", hand="h-ev03"), attacker="blue")
    assert sorted(choices(state)) == ["target h-wa18", "target h-wa26"]
    play(state, "target h-wa26")
    settle(state)
    assert [coins(state, name) for name in ("h-wa26", "h-wa18", "n-437")] == [1, 0, 0]
    other = table("A0", red=seat("n-437", hand="m-332"), blue=seat("h-wa18+h-wa26 h-ev02:time=2"))
    assert decider(other) == "red"
    assert (coins(other, "h-wa18"), coins(other, "h-wa26")) == (0, 0)
    last = table("A0", red=seat("n-437"), blue=seat("h-wa18+h-wa26 h-ev02:time=1", hand="h-ev03"), attacker="blue")
    assert not choices(last, "target")
    assert at(last, "h-ev02") == "blue chakra"


@pytest.mark.rule("CB8.8.1", "CB8.1.3", "CB8.10.6", "CB8.4.9")
def test_medical_machine_h_ev04_heals_an_own_fighter_every_turn() -> None:
    village = "h-wa18:injured+h-wa26 h-wa25:injured h-ev04:time=2"
    state = table("A0", red=seat("n-437:injured"), blue=seat(village, hand="h-ev03"), attacker="blue")
    assert sorted(choices(state)) == ["target h-wa18", "target h-wa25"]
    play(state, "target h-wa25")
    settle(state)
    assert [injured(state, name) for name in ("h-wa25", "h-wa18", "n-437")] == [False, True, True]
    other = table("A0", red=seat("n-437:injured", hand="m-332"), blue=seat(village))
    assert decider(other) == "red"
    assert (injured(other, "h-wa18"), injured(other, "h-wa25")) == (True, True)


# -- in battle --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB8.8.17", "CB8.1.3", "CB8.10.9")
def test_blessing_of_the_elder_h_ev05_draws_a_card_for_planet_damage() -> None:
    def drawn(attack: str, block: str) -> int:
        red = seat("n-437 n-490")
        state = table("J", red=red, blue=seat("h-wa18 h-wa25 h-ev05:time=2", deck="h-te01 h-te02 h-te03 h-wa01"))
        fight(state, attack, block)
        while state.turn == 9:
            play(state, choices(state)[-1])
        return len(state.hand[BLUE]) - 1  # without the card of step A

    assert drawn("n-437", "h-wa18") == 0
    assert drawn("n-437", "-") == 1  # 2 rewards, 1 card
    assert drawn("n-437 n-490", "- -") == 2  # two Breakthroughs


@pytest.mark.rule("CB8.8.17", "CB7.14.4")
def test_blessing_of_the_elder_h_ev05_draws_nothing_for_planet_damage_to_the_opponent() -> None:
    state = table("J", red=seat("h-wa18", line="db"), blue=seat("h-wa25 h-ev05:time=2", hand="h-te01"), attacker="blue")
    fight(state, "h-wa25", "-")
    assert len(state.rewards[BLUE]) == 1
    assert hand(state, BLUE) == "h-te01"


@pytest.mark.rule("CB8.8.16", "CB8.10.10")
@pytest.mark.parametrize("attacker", ["red", "blue"])
@pytest.mark.parametrize(
    ("red", "lost"),
    [
        ("n-509", "n-431 n-432"),  # 4 to 2
        ("n-470", "n-431 n-432"),  # 4 to 0
        ("n-509:growth=2", ""),  # a Draw
        ("n-437", ""),
    ],
)
def test_planet_raid_h_ev08_discards_two_cards_for_a_victory(attacker: str, red: str, lost: str) -> None:
    deck = "n-431 n-432 n-436 n-438 n-434"
    state = battle("h-wa18+h-wa35 h-ev08:time=2", red, attacker=attacker, chi="", deck=deck)
    assert discard(state, RED) == lost


@pytest.mark.rule("CB8.8.16", "CB7.14.9")
def test_planet_raid_h_ev08_counts_each_team_and_no_breakthrough() -> None:
    red = seat("n-509 n-470 n-471", deck="n-431 n-432 n-436 n-438 n-434")
    state = table("J", red=red, blue=seat("h-wa18 h-wa25 h-wa35 h-ev08:time=2"), attacker="blue")
    fight(state, "h-wa18 h-wa25 h-wa35", "n-509 n-471 -")
    # The third Team broke through and won the top card that was left.
    assert discard(state, RED) == "n-431 n-432 n-436 n-438"
    assert len(state.rewards[BLUE]) == 1


# -- when played ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB8.10.26", "CB8.10.9", "CB8.1.1")
def test_dragon_radar_h_ev03_gives_a_db_coin_and_a_card() -> None:
    state = played("h-ev03", "h-te10*2", "h-te01 h-te02", pool=2)
    assert state.pool == [0, 3]
    assert hand(state, BLUE) == "h-te01 h-te10"


@pytest.mark.rule("CB8.10.15", "CB8.10.9", "CB13.4", "R52")
def test_scouter_report_h_ev07_shows_the_opponents_hand_and_draws_a_card() -> None:
    def seen(state: Crossover) -> str:
        return str(zone(state.view(BLUE), "hand", "red"))

    before = table("D1", red=seat("n-430", hand="j-362 m-332"), blue=seat(hand="h-ev07 h-te01"), attacker="blue")
    assert "j-362" not in seen(before)
    state = played("h-ev07", "", "h-te01 h-te02", red="j-362 m-332")
    assert "j-362" in seen(state)
    assert "m-332" in seen(state)
    assert hand(state, BLUE) == "h-te01"


@pytest.mark.rule("CB8.10.14", "CB8.4.7", "CB13.4")
def test_king_kais_training_h_ev10_searches_the_planet_for_a_technique() -> None:
    deck = "h-wa01 h-wa02 h-wa03 h-ev01 h-wa05 h-wa06 h-te02 h-te05"
    for answer, found in (("take h-te05", "h-te05 h-te10"), ("none", "h-te10")):
        blue = seat(hand="h-ev10 h-te10*2", deck=deck, only=True)
        state = table("D1", red=seat("n-430"), blue=blue, attacker="blue")
        play(state, "mission h-ev10")
        pay(state)
        settle(state)
        assert sorted(choices(state)) == ["none", "take h-te02", "take h-te05"]
        play(state, answer)
        assert not choices(state, "take")
        assert hand(state, BLUE) == found
        assert ("h-te05" in str(zone(state.view(RED), "hand", "blue"))) == (answer != "none")
