"""Keywords (8.11), those of the twenty notes that no other test names, and rulings."""

from __future__ import annotations

import pytest

from meijin.games.crossover.language.vocabulary import Line
from tests.games.crossover.made import ninja
from tests.games.crossover.table import (
    BLUE,
    RED,
    at,
    choices,
    coins,
    fight,
    has_keyword,
    has_trait,
    idle,
    injured,
    number,
    play,
    power,
    seat,
    settle,
    table,
    team_power,
)


@pytest.mark.rule("CB9.6", "R40", "CB8.10.22", "CB8.10.21", "CB8.11.2")
def test_keywords_are_text_and_are_copied_and_negated_with_it() -> None:
    # Captain Ginyu takes Nail's text: it is Ginyu who is tough for this turn.
    state = table(
        "J",
        red=seat("h-wa31", hand="h-te16 h-ev03", chakra="h-wa24*2", line="db"),
        blue=seat("h-wa17+h-wa14", hand="h-ev03", chakra="h-wa02"),
    )
    fight(state, "h-wa31", "h-wa17")
    play(state, "use h-te16 h-wa31", "target h-wa17")
    settle(state)
    assert [has_keyword(state, name, "toughness") for name in ("h-wa31", "h-wa17")] == [True, False]
    idle(state)
    assert [has_keyword(state, name, "toughness") for name in ("h-wa31", "h-wa17")] == [False, True]


@pytest.mark.rule("CB9.6", "CB6.5.1")
@pytest.mark.parametrize(("art", "left"), [("", "blue village"), ("j-451", "blue chakra")])
def test_a_blank_fighter_is_not_tough(art: str, left: str) -> None:
    # A Thousand Years of Death negates Nail's text; an Outstanding Victory then discards him.
    red = seat("n-437+n-436", hand=f"m-346 {art}", chakra="n-430*2")
    state = table("J", red=red, blue=seat("h-wa17"))
    fight(state, "n-437", "h-wa17")
    if art:
        play(state, "use j-451 n-437", "mode 2")
    idle(state)
    assert at(state, "h-wa17") == left


@pytest.mark.rule("CB9.7", "CB6.13.1", "CB8.4.4", "CB2.1")
def test_dragon_ball_fighters_have_no_attribute() -> None:
    # Fire Ball asks for the attribute Flame of its target: a Warrior never has one.
    state = table(
        "J",
        red=seat("n-490", hand="j-367 m-346", chakra="n-426*3"),
        blue=seat("h-wa25", hand="h-ev03", chakra="h-wa02"),
    )
    fight(state, "n-490", "h-wa25")
    play(state, "use j-367 n-490", "target h-wa25")
    settle(state)
    assert (injured(state, "h-wa25"), injured(state, "n-490")) == (True, False)
    assert not any(card.attributes for card in state.terms.pool.cards if card.line is Line.DB)


@pytest.mark.rule("CB9.11", "CB8.11.4", "CB3.3.4", "CB3.3.5")
@pytest.mark.parametrize(
    ("coin", "vegeta", "lost"),
    [
        ("n-430 growth", "7/3", "red village"),
        ("m-373 time", "6/2", "red chakra"),
        ("c-044 promise", "6/2", "red village"),
    ],
)
def test_plunder_moves_a_ninja_blade_coin_of_any_kind_from_any_card(coin: str, vegeta: str, lost: str) -> None:
    red = seat("n-430:growth=1 c-044:promise=3 m-373:time=1")
    state = table("J", red=red, blue=seat("h-wa14:growth=1"), attacker="blue")
    fight(state, "h-wa14", "n-430")  # 6 to 4
    play(state, "accept")
    assert choices(state) == ["pick n-430 growth", "pick m-373 time", "pick c-044 promise"]
    play(state, f"pick {coin}")
    card, kind = coin.split()
    assert coins(state, "h-wa14", kind) == (2 if kind == "growth" else 1)
    assert power(state, "h-wa14") == vegeta  # a time or promise coin means nothing to him
    assert at(state, card) == lost  # the mission's last time coin is gone


@pytest.mark.rule("CB9.11", "CB8.11.4", "CB8.1.3")
def test_plunder_is_for_the_attacker() -> None:
    state = table("J", red=seat("n-430:growth=1"), blue=seat("h-wa14:growth=1", hand="h-wa01"))
    fight(state, "n-430", "h-wa14")  # 4 to 6
    assert injured(state, "n-430")
    assert "accept" not in choices(state)


@pytest.mark.rule("CB9.12", "CB6.13.2", "CB6.13.3", "CB8.4.14")
def test_dragon_ball_fighters_have_no_mental_power_at_all() -> None:
    state = table("J", red=seat("n-437 n-392"), blue=seat("h-wa25"))
    assert [state.cards[number(state, name)].mental for name in ("n-437", "n-392", "h-wa25")] == [0, -1, None]


@pytest.mark.rule("CB8.11.3", "CB8.11.7", "CB8.10.10")
def test_fierce_discards_from_the_deck_when_the_team_has_won_and_adds_up() -> None:
    state = table("J", red=seat("n-430", deck="n-431 n-432 n-436"), blue=seat("h-wa09"), attacker="blue")
    fight(state, "h-wa09", "n-430")
    assert [state.setup.kinds[card] for card in state.discard[RED]] == ["n-431"]
    both = table("J", red=seat("n-430", deck="n-431 n-432 n-436"), blue=seat("h-wa09+h-wa33"), attacker="blue")
    fight(both, "h-wa09", "n-430")  # 7 to 3
    idle(both, "P")
    assert [both.setup.kinds[card] for card in both.discard[RED]][:2] == ["n-431", "n-432"]


@pytest.mark.rule("CB8.11.5", "CB8.11.7")
def test_an_ally_in_the_same_team_gives_one_one() -> None:
    together = table("J", blue=seat("h-wa08+h-wa01"))
    assert (power(together, "h-wa01"), power(together, "h-wa08")) == ("3/1", "3/0")
    assert team_power(together, "h-wa08") == 4
    apart = table("J", blue=seat("h-wa08 h-wa01"))
    assert power(apart, "h-wa01") == "2/0"
    hurt = table("J", blue=seat("h-wa08+h-wa01:injured"))
    assert power(hurt, "h-wa01") == "2/1"


@pytest.mark.rule("CB8.11.6", "CB8.11.7")
@pytest.mark.parametrize(("team", "won"), [("h-wa34", 1), ("h-wa34:injured", 1), ("h-wa14+h-wa34", 0)])
def test_thrash_wins_a_reward_for_the_head_only(team: str, won: int) -> None:
    state = table("J", red=seat("n-430"), blue=seat(team), attacker="blue")
    fight(state, team.split("+", maxsplit=1)[0].split(":", maxsplit=1)[0], "n-430")
    idle(state, "P")
    assert len(state.rewards[BLUE]) == won


@pytest.mark.rule("R39")
def test_the_coins_of_a_blank_fighter_still_count() -> None:
    state = table(
        "J",
        red=seat("n-490", hand="j-451 m-346", chakra="n-430*2"),
        blue=seat("h-wa13:growth=2", hand="h-ev03", chakra="h-wa02"),
        attacker="blue",
    )
    fight(state, "h-wa13", "n-490")
    assert power(state, "h-wa13") == "7/3"
    play(state, "pass", "use j-451 n-490", "mode 2")
    settle(state)
    assert power(state, "h-wa13") == "6/3"  # without the +1/+0 of the text


@pytest.mark.rule("CB8.1.18", "CB8.10.37", "CB8.6.12", "CB8.7.1")
def test_a_replacement_keeps_the_platoon_in_its_village_injured() -> None:
    for answer, place in (("accept", "red village"), ("decline", "red discard")):
        state = table("J", red=seat("n-494:injured", chakra="n-430*2 n-428"), blue=seat("h-wa34:growth=3"))
        fight(state, "n-494", "h-wa34")  # 8 to 10
        assert choices(state) == ["accept", "decline"]
        play(state, answer)
        assert at(state, "n-494") == place
    assert not any(state.injured[card] for card in state.discard[RED])


@pytest.mark.rule("R50", "CB8.8.15", "CB8.7.7", "CB8.10.13", "CB5.5.3")
def test_oath_of_tears_brings_a_new_object_back() -> None:
    state = table("J", red=seat("n-430:injured:growth=2 m-345:time=3"), blue=seat("h-wa34"))
    fight(state, "n-430", "h-wa34")
    play(state, "accept")
    settle(state)
    assert (at(state, "n-430"), at(state, "m-345")) == ("red village", "red chakra")
    assert (injured(state, "n-430"), coins(state, "n-430")) == (False, 1)


@pytest.mark.rule("CB9.20", "CB6.14.1")
def test_a_jutsu_never_has_a_trait_also_not_by_a_card_in_play() -> None:
    cards = '{ kind = "card", zone = "hand", of = "any", n = "all" }'
    give = f'{{ kind = "static", apply = [{{ mod = "trait", to = {cards}, add = "Sand" }}] }}'
    red = seat("x-1", hand="j-362 n-428 m-346")
    state = table("G", red=red, blue=seat("h-wa18", hand="h-te01"), made=ninja("x-1", give))
    assert not has_trait(state, "j-362", "Sand")
    assert has_trait(state, "n-428", "Sand")
    assert has_trait(state, "m-346", "Sand")
    assert has_trait(state, "h-te01", "Sand")


@pytest.mark.rule("CB9.8", "CB2.8", "CB8.3.1")
def test_nobody_is_stand_by_outside_the_battle_phase() -> None:
    some = '{ kind = "fighter", zone = "standby", of = "you", n = "all" }'
    more = f'{{ kind = "static", apply = [{{ mod = "power", to = {some}, c = 2, s = 0 }}] }}'
    state = table("G", red=seat("x-1 n-437", hand="n-428"), blue=seat("h-wa18"), made=ninja("x-1", more))
    assert power(state, "n-437") == "7/0"
    idle(state, "J")
    assert power(state, "n-437") == "9/0"
    fight(state, "x-1")  # and the turn ends, as nobody has anything to say
    assert (state.turn, power(state, "n-437")) == (10, "7/0")
