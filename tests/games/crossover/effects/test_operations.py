"""What every operation on fighters does, on made-up cards where the game has none."""

from __future__ import annotations

import pytest

from meijin.games.crossover.names import BY_EFFECT, DISCARD
from meijin.games.crossover.play import passage
from meijin.games.crossover.state import Crossover
from tests.games.crossover.made import art, effect, fighters, mission, ninja
from tests.games.crossover.table import (
    BLUE,
    RED,
    Seat,
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
    step,
    table,
    team_power,
    teams,
    told,
)

ENEMY = fighters("opp", 1)
ENEMIES = fighters("opp")
OWN = fighters("you")
RESERVE = fighters("you", 1, "standby")


def played(do: str, red: Seat, blue: Seat, targets: str = "", made: str = "") -> Crossover:
    """Red plays a Mission that does this, and nobody answers."""
    state = table("D1", red=red, blue=blue, made=mission("x-1", effect(do, targets)) + made)
    play(state, "mission x-1")
    return state


def used(do: str, red: Seat, blue: Seat, targets: str = "") -> Crossover:
    """Red's first Team attacks, blue's first one blocks it, and red's Head uses an art that does this."""
    state = table("J", red=red, blue=blue, made=art("x-1", effect(do, targets)))
    heads = [state.setup.kinds[cards[0]] for cards in state.village]
    fight(state, heads[RED], heads[BLUE])
    play(state, f"use x-1 {heads[RED]}")
    settle(state)
    return state


HAND = seat("n-490 n-437", hand="x-1 n-428")  # 4/0 and 7/0, injured 7/0 and 4/0


@pytest.mark.rule("CB8.10.1", "CB8.3.4")
def test_power_adds_for_a_time() -> None:
    do = f'{{ op = "power", to = {ENEMIES}, c = 2, s = -1, for = "turn" }}'
    state = played(do, HAND, seat("h-wa18 h-wa24:injured"))
    assert (power(state, "h-wa18"), power(state, "h-wa24")) == ("6/-1", "2/-1")  # Raditz is 0/0 when injured
    assert power(state, "n-490") == "4/0"
    idle(state)
    assert power(state, "h-wa18") == "4/0"


@pytest.mark.rule("CB5.7.7")
@pytest.mark.parametrize(
    ("how_long", "in_step_o", "in_the_next_turn", "after_it"),
    [
        ("battle", "4/0", "4/0", "4/0"),
        ("turn", "5/0", "4/0", "4/0"),
        ("next_turn", "5/0", "5/0", "4/0"),
        ("game", "5/0", "5/0", "5/0"),
    ],
)
def test_how_long_it_lasts(how_long: str, in_step_o: str, in_the_next_turn: str, after_it: str) -> None:
    do = f'{{ op = "power", to = "user", c = 1, s = 0, for = "{how_long}" }}'
    # Seven cards in hand, so that red is asked for a discard after the battle.
    state = used(do, seat("n-490", hand="x-1 n-428*3 j-362*3 n-431", chakra="n-430*3"), seat("h-wa21"))
    assert power(state, "n-490") == "5/0"
    idle(state, "P")
    assert power(state, "n-490") == in_step_o
    idle(state)
    assert power(state, "n-490") == in_the_next_turn
    idle(state)
    assert power(state, "n-490") == after_it


@pytest.mark.rule("CB8.10.2", "CB5.7.1")
def test_set_power_replaces_what_is_printed_and_the_latest_counts() -> None:
    first = '{ op = "set_power", to = "t1", c = 1, s = 1, for = "turn" }'
    then = '{ op = "set_power", to = "t1", c = 3, s = 2, for = "turn" }'
    more = '{ op = "power", to = "t1", c = 1, s = 0, for = "turn" }'
    state = played(f"{first}, {more}, {then}", HAND, seat("h-wa18:growth=2"), ENEMY)
    assert power(state, "h-wa18") == "6/4"


@pytest.mark.rule("CB8.10.3", "R65")
def test_team_power_changes_one_team_once() -> None:
    do = f'{{ op = "team_power", of = {OWN}, n = 3, for = "turn" }}'
    state = played(do, seat("n-490+n-437 n-428", hand="x-1 n-430"), seat("h-wa18"))
    assert (team_power(state, "n-490"), team_power(state, "n-428")) == (4 + 0 + 3, 2 + 3)
    assert team_power(state, "h-wa18") == 4


@pytest.mark.rule("CB8.10.4", "R35", "CB6.5.2")
def test_damage_is_one_packet_for_each_fighter() -> None:
    state = played(f'{{ op = "damage", to = {ENEMIES}, n = 1 }}', HAND, seat("h-wa18 h-wa24:injured"))
    assert injured(state, "h-wa18")
    assert at(state, "h-wa24") == "blue chakra"
    twice = played('{ op = "damage", to = "t1", n = 2 }', HAND, seat("h-wa18"), ENEMY)
    assert at(twice, "h-wa18") == "blue chakra"


@pytest.mark.rule("CB8.10.5", "CB8.2.3")
def test_injure_goes_on_for_each_that_was_really_changed() -> None:
    then = '{ op = "coin", to = "it", kind = "growth", n = 1 }'
    state = played(f'{{ op = "injure", to = {ENEMIES}, then_each = [{then}] }}', HAND, seat("h-wa18 h-wa24:injured"))
    assert injured(state, "h-wa18")
    assert at(state, "h-wa24") == "blue village"
    assert (coins(state, "h-wa18"), coins(state, "h-wa24")) == (1, 0)


@pytest.mark.rule("CB8.10.6", "CB8.10.5")
@pytest.mark.parametrize(("answer", "still_injured"), [("accept", False), ("decline", True)])
def test_heal_may_be_optional(answer: str, still_injured: bool) -> None:
    do = f'{{ op = "heal", to = {OWN}, optional = true }}'
    state = played(do, seat("n-490:injured", hand="x-1 n-428"), seat("h-wa18"))
    assert choices(state) == ["accept", "decline"]
    play(state, answer)
    assert injured(state, "n-490") is still_injured


@pytest.mark.rule("CB8.10.6")
def test_nobody_is_asked_whether_to_heal_the_healthy() -> None:
    state = played(f'{{ op = "heal", to = {OWN}, optional = true }}', HAND, seat("h-wa18"))
    assert "accept" not in choices(state)


@pytest.mark.rule("CB8.10.19", "CB6.6.4")
def test_standby_leaves_the_team_which_fights_on() -> None:
    heads = fighters("opp", where='role = "head"')
    do = f'{{ op = "standby", to = {heads} }}'
    state = used(do, seat("n-490", hand="x-1 j-362", chakra="n-430*2"), seat("h-wa18+h-wa24"))
    assert (at(state, "h-wa18"), at(state, "h-wa24")) == ("blue village", "blue battlefield")
    assert teams(state, BLUE) == "h-wa18 h-wa24"


@pytest.mark.rule("CB8.10.20", "CB8.3.4")
@pytest.mark.parametrize(("place", "team"), [("head", "n-437+n-490"), ("back", "n-490+n-437")])
def test_a_fighter_joins_where_its_controller_says(place: str, team: str) -> None:
    do = f'{{ op = "join", what = {RESERVE}, team_of = "user", pos = "any" }}'
    state = used(do, seat("n-490 n-437", hand="x-1 j-362", chakra="n-430*2"), seat("h-wa18"))
    assert sorted(choices(state)) == ["back", "head"]
    play(state, place)
    assert teams(state, RED) == team
    assert at(state, "n-437") == "red battlefield"
    assert [state.sent >> card & 1 for card in state.battlefield[RED]] == [1, 0]  # joining is not being sent out


@pytest.mark.rule("CB8.10.20", "CB6.6.4")
@pytest.mark.parametrize(("pos", "team"), [("head", "n-437+n-490"), ("back", "n-490+n-437")])
def test_a_fighter_joins_at_a_given_place(pos: str, team: str) -> None:
    do = f'{{ op = "join", what = "t1", team_of = "user", pos = "{pos}" }}'
    state = used(do, seat("n-490 n-437", hand="x-1 j-362", chakra="n-430*2"), seat("h-wa18"), RESERVE)
    assert teams(state, RED) == team


@pytest.mark.rule("CB8.10.20", "CB6.6.4")
def test_nobody_joins_a_team_of_three() -> None:
    do = '{ op = "join", what = "t1", team_of = "user", pos = "any" }'
    red = seat("n-490+n-428+n-430 n-437", hand="x-1 j-362", chakra="n-431*2")
    state = used(do, red, seat("h-wa18"), RESERVE)
    assert teams(state, RED) == "n-437 n-490+n-428+n-430"


@pytest.mark.rule("CB8.10.21", "R39", "R64")
def test_a_blank_fighter_has_no_text_and_no_keyword_but_its_coins() -> None:
    grant = f'{{ op = "grant", to = {ENEMIES}, keyword = "fierce:2", for = "turn" }}'
    blank = f'{{ op = "blank", to = {ENEMIES}, for = "turn" }}'
    state = played(f"{grant}, {blank}", HAND, seat("h-wa31+h-wa28:growth=1 h-wa30"))
    assert power(state, "h-wa28") == power(table("J", blue=seat("h-wa28:growth=1")), "h-wa28")
    assert not has_keyword(state, "h-wa30", "toughness")
    assert not has_keyword(state, "h-wa30", "fierce")
    idle(state)
    assert has_keyword(state, "h-wa30", "toughness")


@pytest.mark.rule("CB8.10.22", "R40")
def test_copied_texts_and_keywords_work_besides_the_own_ones() -> None:
    tough, wild = (fighters("opp", 1, where=f'keyword = "{word}"') for word in ("toughness", "thrash"))
    do = '{ op = "copy_text", from = "t1", to = "t2", for = "turn" }'
    state = played(do, HAND, seat("h-wa30 h-wa34"), f"{tough}, {wild}")
    assert has_keyword(state, "h-wa34", "toughness")
    assert has_keyword(state, "h-wa34", "thrash")
    assert not has_keyword(state, "h-wa30", "thrash")


@pytest.mark.rule("R75")
def test_a_text_copied_twice_is_there_once_besides_the_own_one() -> None:
    # Guru strengthens other Namekians by +1/+1; whoever has his text does so, too, but only once.
    do = '{ op = "copy_text", from = "t1", to = "t2", for = "turn" }'
    guru, other = (fighters("opp", 1, where=f'name = "{name}"') for name in ("Guru", "Krillin"))
    state = played(f"{do}, {do}", HAND, seat("h-wa20 h-wa01 h-wa21"), f"{guru}, {other}")
    plain = power(table("J", blue=seat("h-wa21")), "h-wa21")
    combat, support = (int(part) + 2 for part in plain.split("/"))
    assert power(state, "h-wa21") == f"{combat}/{support}"


@pytest.mark.rule("CB8.10.23")
def test_grant_gives_traits_and_keywords() -> None:
    trait = f'{{ op = "grant", to = {OWN}, trait = "Namekian", for = "turn" }}'
    keyword = f'{{ op = "grant", to = {OWN}, keyword = "toughness", for = "turn" }}'
    state = played(f"{trait}, {keyword}", HAND, seat("h-wa20"))
    assert has_trait(state, "n-490", "Namekian")
    assert has_keyword(state, "n-437", "toughness")
    assert not has_keyword(state, "h-wa20", "toughness")
    idle(state)
    assert not has_trait(state, "n-490", "Namekian")


@pytest.mark.rule("CB8.10.23", "CB8.11.4")
def test_a_granted_keyword_does_what_it_says() -> None:
    do = '{ op = "grant", to = "user", keyword = "fierce:2", for = "turn" }'
    state = used(do, seat("n-437", hand="x-1 n-428", chakra="n-430"), seat("h-wa21", deck="h-wa01 h-wa02 h-wa03"))
    idle(state)
    assert [state.setup.kinds[card] for card in state.discard[BLUE]] == ["h-wa01", "h-wa02"]


@pytest.mark.rule("CB8.10.23", "CB5.4.4")
def test_who_may_not_use_arts_uses_none() -> None:
    do = '{ op = "grant", to = "user", forbid = ["use_art"], for = "turn" }'
    state = used(do, seat("n-490+n-437", hand="x-1 j-362", chakra="n-430*3"), seat("h-wa18"))
    assert choices(state, "use") == ["use j-362 n-437"]


@pytest.mark.rule("CB5.7.10", "CB5.7.11", "CB5.7.12", "R61")
@pytest.mark.parametrize(
    ("stops", "by", "safe"),
    [
        ("damage", "any", True),
        ("damage", "opp", True),
        ("damage", "opp_missions", True),
        ("damage", "opp_arts", False),
        ("damage", "opp_fighters", False),
        ("all", "opp", True),
        ("injure", "any", False),
        ("showdown_damage", "any", False),
    ],
)
def test_protections_stop_what_they_list_from_whom_they_say(stops: str, by: str, safe: bool) -> None:
    shield = f'{{ kind = "static", apply = [{{ mod = "protect", to = "self", from = ["{stops}"], by = "{by}" }}] }}'
    made = ninja("x-2", shield)
    attack = '{ op = "damage", to = { kind = "fighter", zone = "play", of = "any", n = "all" }, n = 1 }'
    red = seat("n-490", hand="x-1 n-428")
    state = played(attack, red, seat("x-2", line="naruto"), made=made)
    assert injured(state, "n-490")
    assert injured(state, "x-2") is not safe


@pytest.mark.rule("CB5.7.12")
@pytest.mark.parametrize(("stops", "offered"), [("target", False), ("all", False), ("damage", True)])
def test_only_target_and_all_keep_a_fighter_from_being_chosen(stops: str, offered: bool) -> None:
    shield = f'{{ kind = "static", apply = [{{ mod = "protect", to = "self", from = ["{stops}"], by = "opp" }}] }}'
    aim = '{ op = "damage", to = "t1", n = 1 }'
    card = mission("x-1", effect(aim, ENEMY))
    blue = seat("x-2 n-430", line="naruto")
    state = table("D1", red=seat("n-490", hand="x-1 n-428"), blue=blue, made=card + ninja("x-2", shield))
    play(state, "mission x-1")
    assert ("target x-2" in choices(state)) is offered


@pytest.mark.rule("CB8.10.24", "CB6.3.2")
def test_control_changes_hands_but_not_to_a_second_of_a_name() -> None:
    do = '{ op = "control", what = "t1", who = "you" }'
    blue = seat("n-437+n-430", line="naruto")
    state = played(do, seat("n-490", hand="x-1 n-428"), blue, ENEMY)
    play(state, "target n-437")
    assert at(state, "n-437") == "red village"
    assert teams(state, BLUE) == "n-430"
    # Red's Might Guy is another card, but of the same name.
    refused = played(do, seat("n-474", hand="x-1 n-428"), blue, ENEMY)
    play(refused, "target n-437")
    assert at(refused, "n-437") == "blue village"


@pytest.mark.rule("CB8.10.29", "R67")
def test_what_was_attached_to_a_fighter_has_no_effect_without_it() -> None:
    attach = effect('{ op = "attach", to = "t1" }', fighters("you", 1))
    coin = '{ op = "coin", to = "attached", kind = "growth", n = 1 }'
    each_turn = f'{{ kind = "trigger", on = "turn_end", optional = true, do = [{coin}] }}'
    made = mission("x-1", f"{attach}, {each_turn}", subtypes='["permanent"]')
    state = table("D1", red=seat("n-490 n-437", hand="x-1 n-428"), blue=seat("h-wa18"), made=made)
    play(state, "mission x-1", "target n-490")
    while "accept" not in choices(state):
        play(state, state.choices()[-1])
    play(state, "accept")
    assert (coins(state, "n-490"), coins(state, "n-437"), at(state, "x-1")) == (1, 0, "red village")
    passage.leave_play(state, [number(state, "n-490")], DISCARD, BY_EFFECT)
    events = idle(state)
    assert step(state) != "O0"
    assert "accept" not in choices(state)
    assert not told(events, "coins")
