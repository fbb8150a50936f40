"""Selectors and filters (8.3, 8.4), references (8.2) and the keys of an ability (8.1)."""

from __future__ import annotations

import pytest

from tests.games.crossover.made import art, effect, mission, ninja
from tests.games.crossover.table import (
    BLUE,
    RED,
    at,
    choices,
    coins,
    decider,
    fight,
    pay,
    play,
    power,
    seat,
    settle,
    table,
    teams,
)

# Naruto, who uses the art, and the injured Iruka oppose Vegeta and the injured Krillin; the others are Stand-by.
RED_TEAMS = "n-490+n-436:injured n-470:growth=1 n-504"
BLUE_TEAMS = "h-wa14+h-wa01:injured h-wa16:db=1"
EVERYBODY = "h-wa01 h-wa14 h-wa16 n-436 n-470 n-490 n-504"
FOUND = [
    ("CB8.4.1", 'name = "Akamaru"', "n-504"),
    ("CB8.4.1", 'name_any = ["Moegi", "Kiba Inuzuka"]', "n-470 n-504"),
    ("CB8.4.2", 'trait = "Saiyan"', "h-wa14"),
    ("CB8.4.2", 'trait = "Human"', "h-wa01 n-436 n-470 n-490 n-504"),
    ("CB8.4.2", 'not_trait = "Male"', "n-470"),
    ("CB8.4.3", 'symbol = "earth"', "n-504"),
    ("CB8.4.4", 'attr = "Weapon"', "n-436"),
    ("CB8.4.5", 'keyword = "growth"', "n-470 n-490"),
    ("CB8.4.5", 'keyword = "plunder"', "h-wa14"),
    ("CB8.4.6", 'line = "db"', "h-wa01 h-wa14 h-wa16"),
    ("CB8.4.7", 'type = "ninja"', EVERYBODY),
    ("CB8.4.9", 'status = "injured"', "h-wa01 n-436"),
    ("CB8.4.9", 'status = "healthy"', "h-wa14 h-wa16 n-470 n-490 n-504"),
    ("CB8.4.10", 'role = "back"', "h-wa01 n-436"),
    ("CB8.4.10", 'role = "head"', "h-wa14 h-wa16 n-470 n-490 n-504"),
    ("CB8.4.11", "turn_min = 3", "h-wa14 n-490"),
    ("CB8.4.11", "turn_max = 1", "h-wa01 h-wa16 n-470 n-504"),
    ("CB8.4.12", "printed_turn_min = 4", "h-wa14"),
    ("CB8.4.12", "printed_turn_max = 0", "h-wa01 n-470"),
    ("CB8.4.13", 'rank_min = "Chunin"', "n-436"),
    ("CB8.4.13", 'rank_min = "Genin"', "n-436 n-470 n-490 n-504"),
    ("CB8.4.14", "mental_max = 1", "n-436 n-490 n-504"),
    ("CB8.4.15", 'has_coin = "growth"', "n-470"),
    ("CB8.4.15", 'has_coin = "any"', "h-wa16 n-470"),
    ("CB8.4.17", 'vs = "user"', "h-wa01 h-wa14"),
    ("CB8.4.19", 'with = "user"', "n-436 n-490"),
    ("CB8.4.19", 'with = "user", role = "back"', "n-436"),
]
WHERE = [
    ("play", "any", EVERYBODY),
    ("play", "opp", "h-wa01 h-wa14 h-wa16"),
    ("battle", "any", "h-wa01 h-wa14 n-436 n-490"),
    ("battle", "you", "n-436 n-490"),
    ("standby", "any", "h-wa16 n-470 n-504"),
    ("standby", "opp", "h-wa16"),
]
SELECTORS = [
    *(f'{{ kind = "fighter", zone = "play", of = "any", n = "all", is = {{ {words} }} }}' for _, words, _ in FOUND),
    *(f'{{ kind = "fighter", zone = "{zone}", of = "{of}", n = "all" }}' for zone, of, _ in WHERE),
]
# One art for each selector, in one pool: it gives a promise coin to all that the selector finds.
ARTS = "".join(
    art(f"x-{place}", effect(f'{{ op = "coin", to = {selector}, kind = "promise", n = 1 }}'))
    for place, selector in enumerate(SELECTORS)
)


def marked(selector: str) -> str:
    """The fighters that get a coin when Naruto uses the art with this selector."""
    card = f"x-{SELECTORS.index(selector)}"
    red = seat(RED_TEAMS, hand=f"{card} m-346", chakra="n-428*2")
    blue = seat(BLUE_TEAMS, hand="h-ev03", chakra="h-wa02")
    state = table("J", red=red, blue=blue, made=ARTS)
    fight(state, "n-490", "h-wa14")
    play(state, f"use {card} n-490")
    settle(state)
    assert at(state, card) == "red chakra"
    return " ".join(name for name in EVERYBODY.split() if coins(state, name, "promise"))


@pytest.mark.rule("CB8.4.1", "CB8.4.2", "CB8.4.3", "CB8.4.4", "CB8.4.5", "CB8.4.6", "CB8.4.7", "CB8.4.9", "CB8.4.10")
@pytest.mark.rule("CB8.4.11", "CB8.4.12", "CB8.4.13", "CB8.4.14", "CB8.4.15", "CB8.4.17", "CB8.4.19")
@pytest.mark.rule("CB2.1", "R72", "CB6.12.1", "CB9.2", "CB9.12", "CB9.17")
@pytest.mark.parametrize(("rule", "words", "found"), FOUND)
def test_a_filter_finds_what_matches(rule: str, words: str, found: str) -> None:
    selector = f'{{ kind = "fighter", zone = "play", of = "any", n = "all", is = {{ {words} }} }}'
    assert marked(selector) == found, f"{rule}: {words}"


@pytest.mark.rule("CB8.3.1", "CB8.3.2", "CB2.7", "CB2.8", "CB9.8")
@pytest.mark.parametrize(("zone", "of", "found"), WHERE)
def test_a_selector_looks_where_and_at_whose_it_says(zone: str, of: str, found: str) -> None:
    assert marked(f'{{ kind = "fighter", zone = "{zone}", of = "{of}", n = "all" }}') == found


TURNED = ninja(
    "x-2",
    '{ kind = "static", apply = [{ mod = "turn_cost", n = 3,'
    ' to = { kind = "fighter", zone = "play", of = "any", n = "all", is = { name = "Moegi" } } }] }',
)


@pytest.mark.rule("CB8.4.11", "CB8.4.12", "CB5.7.7", "CB8.9.5")
@pytest.mark.parametrize(("key", "found"), [("turn_max", "n-430"), ("printed_turn_max", "n-430 n-470")])
def test_printed_turn_costs_are_not_changed_by_effects(key: str, found: str) -> None:
    selector = f'{{ kind = "fighter", zone = "play", of = "you", n = "all", is = {{ {key} = 2, not_trait = "Sand" }} }}'
    do = f'{{ op = "coin", to = {selector}, kind = "promise", n = 1 }}'
    red = seat("n-430 n-470 x-2", hand="x-1")
    state = table("D1", red=red, made=TURNED + mission("x-1", effect(do)))
    play(state, "mission x-1")
    assert " ".join(name for name in ("n-430", "n-470") if coins(state, name, "promise")) == found


@pytest.mark.rule("CB8.4.16", "CB8.2.1")
@pytest.mark.parametrize(("key", "found"), [("self", "x-2"), ("other", "n-430 n-470")])
def test_the_source_or_the_others(key: str, found: str) -> None:
    selector = f'{{ kind = "fighter", zone = "play", of = "you", n = "all", is = {{ {key} = true }} }}'
    do = f'{{ op = "coin", to = {selector}, kind = "promise", n = 1 }}'
    made = ninja("x-2", f'{{ kind = "activated", timing = "strategy", do = [{do}] }}')
    state = table("C", red=seat("n-430 n-470 x-2"), made=made)
    play(state, "activate x-2")
    assert " ".join(name for name in ("n-430", "n-470", "x-2") if coins(state, name, "promise")) == found


# What a Mission removes from the game that does so with all cards a selector finds.
PILES = [
    ('zone = "discard", of = "you", is = { fighter = true }', "n-428"),
    ('zone = "discard", of = "you", is = { art = true }', "j-362"),
    ('zone = "discard", of = "you", is = { type = "mission" }', "m-346"),
    ('zone = ["discard", "chakra"], of = "you", is = { type_any = ["jutsu", "mission"] }', "j-362 j-363 m-346"),
    ('zone = "chakra", of = "you"', "j-363 n-430"),
    ('zone = "hand", of = "you"', "n-431"),
    ('zone = "deck", of = "you", is = { name = "Neji Hyuga" }', "n-432"),
    ('zone = "discard", of = "opp"', "h-wa01"),
    ('zone = "discard", of = "any", is = { fighter = true }', "h-wa01 n-428"),
]
MISSIONS = "".join(
    mission(f"x-{place}", effect(f'{{ op = "move", what = {{ kind = "card", n = "all", {words} }}, to = "removed" }}'))
    for place, (words, _) in enumerate(PILES)
)


@pytest.mark.rule("CB8.3.1", "CB8.3.2", "CB8.4.7", "CB8.4.8", "CB8.10.12")
@pytest.mark.parametrize(("words", "found"), PILES)
def test_cards_are_found_in_piles_and_hands(words: str, found: str) -> None:
    card = f"x-{[each for each, _ in PILES].index(words)}"
    red = seat(hand=f"{card} n-431", chakra="n-430 j-363", discard="j-362 m-346 n-428", deck="n-432 n-436")
    state = table("D1", red=red, blue=seat(discard="h-wa01"), made=MISSIONS)
    play(state, f"mission {card}")
    assert sorted(state.setup.kinds[each] for each in (*state.removed[RED], *state.removed[BLUE])) == found.split()


@pytest.mark.rule("CB8.3.3", "CB8.1.11", "CB5.4.3", "R57")
def test_targets_are_chosen_one_by_one_up_to_the_number() -> None:
    selector = '{ kind = "fighter", zone = "play", of = "opp", n = 2, up_to = true }'
    made = mission("x-1", effect('{ op = "injure", to = "t1" }', selector))
    blue = seat("h-wa01 h-wa02 h-wa25")
    state = table("D1", red=seat(hand="x-1"), blue=blue, made=made)
    play(state, "mission x-1")
    assert choices(state) == ["target h-wa01", "target h-wa02", "target h-wa25", "done"]
    play(state, "target h-wa02")
    assert choices(state) == ["target h-wa01", "target h-wa25", "done"]  # all different
    play(state, "target h-wa25")
    assert [bool(state.injured[card]) for card in state.village[BLUE]] == [False, True, True]
    none = table("D1", red=seat(hand="x-1"), blue=blue, made=made)
    play(none, "mission x-1", "done")
    assert not any(none.injured)
    assert at(none, "x-1") == "red chakra"


@pytest.mark.rule("CB8.3.3", "CB5.4.2")
def test_all_targets_are_needed_without_up_to() -> None:
    selector = '{ kind = "fighter", zone = "play", of = "opp", n = 2 }'
    made = mission("x-1", effect('{ op = "injure", to = "t1" }', selector))
    one = table("D1", red=seat(hand="x-1"), blue=seat("h-wa01"), made=made)
    assert choices(one) == ["pass"]
    two = table("D1", red=seat(hand="x-1"), blue=seat("h-wa01 h-wa02"), made=made)
    play(two, "mission x-1")
    assert [bool(two.injured[card]) for card in two.village[BLUE]] == [True, True]


@pytest.mark.rule("CB8.3.4")
@pytest.mark.parametrize(("by", "asked"), [("you", "red"), ("opp", "blue")])
def test_inside_an_operation_somebody_chooses_on_resolving(by: str, asked: str) -> None:
    selector = f'{{ kind = "fighter", zone = "play", of = "opp", n = 1, by = "{by}" }}'
    made = mission("x-1", effect(f'{{ op = "injure", to = {selector} }}'))
    state = table("D1", red=seat(hand="x-1"), blue=seat("h-wa01 h-wa02"), made=made)
    play(state, "mission x-1")
    assert (decider(state), choices(state)) == (asked, ["pick h-wa01", "pick h-wa02"])
    play(state, "pick h-wa02")
    assert [bool(state.injured[card]) for card in state.village[BLUE]] == [False, True]


@pytest.mark.rule("CB8.3.4", "CB7.19.1")
def test_inside_an_operation_chance_may_choose() -> None:
    selector = '{ kind = "fighter", zone = "play", of = "opp", n = 1, by = "random" }'
    made = mission("x-1", effect(f'{{ op = "injure", to = {selector} }}'))
    hit = set()
    for outcome in (0, 1):
        state = table("D1", red=seat(hand="x-1"), blue=seat("h-wa01 h-wa02"), made=made, chance=[outcome])
        play(state, "mission x-1")
        hit |= {state.setup.kinds[card] for card in state.village[BLUE] if state.injured[card]}
    assert hit == {"h-wa01", "h-wa02"}


@pytest.mark.rule("CB8.2.2", "CB8.2.1", "CB5.5.5")
def test_several_targets_are_called_by_their_numbers_and_the_legal_ones_are_affected() -> None:
    # The first is to be injured, the second healed; the first is discarded before that.
    mine = '{ kind = "fighter", zone = "play", of = "you", n = 1, is = { status = "injured" } }'
    theirs = '{ kind = "fighter", zone = "play", of = "opp", n = 1 }'
    do = '{ op = "damage", to = "t1", n = 1 }, { op = "heal", to = "t2" },'
    do += '{ op = "power", to = "user", c = 1, s = 0, for = "turn" }'
    red = seat("n-490 n-436:injured n-430:injured", hand="x-1 m-346", chakra="n-428*3")
    blue = seat("h-wa34 h-wa01:injured", hand="h-te13 h-ev03", chakra="h-wa24*3 h-wa25")
    state = table("J", red=red, blue=blue, made=art("x-1", effect(do, f"{theirs}, {mine}")))
    fight(state, "n-490", "h-wa34")
    play(state, "use x-1 n-490", "target h-wa01", "target n-436", "use h-te13 h-wa34")
    play(state, "target n-436")  # Death Beam discards Iruka first
    pay(state)
    settle(state)
    assert at(state, "n-436") == "red discard"
    assert at(state, "h-wa01") == "blue chakra"
    assert power(state, "n-490") == "5/0"
    assert teams(state, RED) == "n-430 n-490"


@pytest.mark.rule("CB8.1.16", "CB5.7.5")
@pytest.mark.parametrize(("key", "now"), [("", "6/0"), ("unique = true, ", "5/0")])
def test_copies_of_a_unique_static_count_once(key: str, now: str) -> None:
    gives = '{ mod = "power", c = 1, s = 0, to = { kind = "fighter", zone = "play", of = "you", n = "all" } }'
    made = mission("x-1", f'{{ kind = "static", {key}apply = [{gives}] }}', subtypes='["permanent"]')
    assert power(table("J", red=seat("n-490 x-1 x-1"), made=made), "n-490") == now


@pytest.mark.rule("CB8.1.6")
@pytest.mark.parametrize(("limit", "uses"), [("", [1, 1]), ('limit = "game", ', [1, 0]), ('limit = "none", ', [3, 3])])
def test_how_often_an_ability_may_be_used(limit: str, uses: list[int]) -> None:
    do = '{ op = "coin", to = "self", kind = "promise", n = 1 }'
    made = ninja("x-2", f'{{ kind = "activated", timing = "strategy", {limit}do = [{do}] }}')
    state = table("C", red=seat("x-2", hand="n-428"), blue=seat(hand="h-wa01"), made=made)
    used = []
    for _ in range(2):
        before = coins(state, "x-2", "promise")
        for _ in range(3):
            if choices(state, "activate"):
                play(state, "activate x-2")
                settle(state)
        used.append(coins(state, "x-2", "promise") - before)
        turn = state.turn
        while state.turn < turn + 2:
            play(state, choices(state)[-1])
        while not choices(state, "activate") and state.letter < 5 and state.deciders:
            play(state, choices(state)[-1])
    assert used == uses
