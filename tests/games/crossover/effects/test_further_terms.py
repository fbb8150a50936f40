"""Terms that no card of the game uses: who attacks and blocks, what arts cost, X, leaving play, products, finding."""

from __future__ import annotations

import pytest

from meijin.games.crossover.objects import board
from meijin.games.crossover.state import Crossover
from meijin.kernel.errors import IllegalAction
from meijin.kernel.generator import Rng
from meijin.kernel.record import begin, read_seed
from tests.games.crossover.made import art, client, effect, fighters, mission, ninja, warrior
from tests.games.crossover.table import (
    BLUE,
    RED,
    at,
    chakra,
    choices,
    coins,
    decider,
    discard,
    fight,
    hand,
    idle,
    injured,
    number,
    pay,
    play,
    power,
    question,
    seat,
    settle,
    table,
    told,
)

OWN = fighters("you", 1)
DRAW = '{ op = "draw", who = "you", n = 1 }'


def static(*mods: str, more: str = "") -> str:
    """A static ability."""
    return f'{{ kind = "static"{more}, apply = [{", ".join(mods)}] }}'


def trigger(on: str, do: str, more: str = "") -> str:
    """A trigger."""
    return f'{{ kind = "trigger", on = "{on}"{more}, do = [{do}] }}'


# -- who attacks ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB8.9.11")
def test_a_team_with_a_fighter_that_cannot_attack_stays_at_home() -> None:
    made = ninja("x-1", static('{ mod = "cannot_attack", to = "self" }'))
    state = table("J", red=seat("n-437+x-1 n-475"), blue=seat("h-wa18"), made=made)
    assert choices(state) == ["attack n-475", "done"]
    with pytest.raises(
        IllegalAction,
        match=r"a fighter in the Team of .* cannot be sent out to attack: choose another Team \(CB8.9.11\)",
    ):
        play(state, "attack n-437")
    # Injured it is not valid, and nothing holds it.
    hurt = table("J", red=seat("n-437+x-1:injured n-475"), blue=seat("h-wa18"), made=made)
    assert sorted(choices(hurt)) == ["attack n-437", "attack n-475", "done"]


@pytest.mark.rule("CB8.9.11", "CB8.9.10", "CB7.11.4")
def test_who_must_attack_and_cannot_stays_and_nobody_is_asked_where_nobody_can() -> None:
    both = static('{ mod = "cannot_attack", to = "self" }', '{ mod = "must_attack", to = "self" }')
    state = table("J", red=seat("x-1"), blue=seat("h-wa18"), made=ninja("x-1", both))
    assert state.turn == 10  # the turn went on by itself
    with_other = table("J", red=seat("x-1 n-437"), blue=seat("h-wa18"), made=ninja("x-1", both))
    assert choices(with_other) == ["attack n-437", "done"]


@pytest.mark.rule("CB8.10.23", "CB8.9.11", "CB5.7.9")
def test_an_effect_keeps_a_fighter_from_attacking_for_a_time() -> None:
    forbid = '{ op = "grant", to = "t1", forbid = ["attack"], for = "next_turn" }'
    made = mission("x-1", effect(forbid, fighters("opp", 1)))
    state = table("D1", red=seat(hand="x-1 n-428"), blue=seat("h-wa18 h-wa24"), made=made)
    play(state, "mission x-1", "target h-wa18")
    forbidden = {"id": "part-cannot_do", "fields": {"what": "attack"}}
    assert state.view(RED)["lasting"] == [{"card": "h-wa18#b1", "what": forbidden, "until": "turn"}]
    idle(state)
    idle(state, "J")
    assert (decider(state), choices(state)) == ("blue", ["attack h-wa24", "done"])
    assert begin(state.setup, read_seed(1), state.describe()).choices() == state.choices()
    idle(state)
    idle(state)
    idle(state, "J")
    assert choices(state, "attack h-wa18")


@pytest.mark.rule("CB8.10.22", "CB8.9.11")
def test_a_copied_text_keeps_the_copier_at_home() -> None:
    copy = effect('{ op = "copy_text", from = "t1", to = "t2", for = "turn" }', f"{OWN}, {OWN}")
    made = ninja("x-1", static('{ mod = "cannot_attack", to = "self" }')) + mission("x-2", copy)
    state = table("D1", red=seat("x-1 n-437 n-475", hand="x-2 n-428"), blue=seat("h-wa18"), made=made)
    play(state, "mission x-2", "target x-1", "target n-437")
    idle(state, "J")
    assert choices(state) == ["attack n-475", "done"]


# -- who blocks -------------------------------------------------------------------------------------------------------


MUST_BLOCK = static('{ mod = "must_block", to = "self" }')


@pytest.mark.rule("CB8.9.12", "CB7.12.1")
def test_who_must_block_blocks_one_of_the_attackers() -> None:
    made = warrior("x-1", MUST_BLOCK)
    state = table("J", red=seat("n-437 n-475"), blue=seat("x-1 h-wa18"), made=made)
    play(state, "attack n-437", "attack n-475")
    # The first attack may pass, since the second can be blocked; then x-1 has to.
    assert choices(state) == ["block h-wa18", "block x-1", "pass"]
    events = play(state, "pass")
    assert ["by" in each and each["by"]["team"] for each in told(events, "block")] == [False, ["x-1#b1"]]


@pytest.mark.rule("CB8.9.12", "CB15.7")
def test_the_only_attack_is_blocked_by_who_must_without_a_question() -> None:
    state = table("J", red=seat("n-437"), blue=seat("x-1"), made=warrior("x-1", MUST_BLOCK))
    events = play(state, "attack n-437")
    assert told(events, "block")[0]["by"]["team"] == ["x-1#b1"]


@pytest.mark.rule("CB8.9.12")
def test_of_two_that_must_block_one_attack_one_does_and_pass_is_refused() -> None:
    made = warrior("x-1", MUST_BLOCK) + warrior("x-2", MUST_BLOCK)
    state = table("J", red=seat("n-437"), blue=seat("x-1 x-2 h-wa18"), made=made)
    play(state, "attack n-437")
    assert choices(state) == ["block x-1", "block x-2"]
    with pytest.raises(IllegalAction, match=r"a fighter that must block could not: block so that it can \(CB8.9.12\)"):
        play(state, "pass")
    with pytest.raises(IllegalAction, match=r"a fighter that must block could not: block so that it can \(CB8.9.12\)"):
        play(state, "block h-wa18")


@pytest.mark.rule("CB8.9.12", "CB7.12.2")
def test_who_must_block_is_free_where_it_may_not() -> None:
    wall = static('{ mod = "unblockable", to = "team", by_team_size_max = 1 }')
    made = warrior("x-1", MUST_BLOCK) + ninja("x-2", wall)
    state = table("J", red=seat("x-2"), blue=seat("x-1 h-wa18+h-wa24"), made=made)
    play(state, "attack x-2")
    assert choices(state) == ["block h-wa18", "pass"]
    # With another attack that it may block, the wall's battle is not the place to be.
    two = table("J", red=seat("x-2 n-437"), blue=seat("x-1 h-wa18+h-wa24"), made=made)
    play(two, "attack x-2", "attack n-437")
    assert choices(two) == ["block h-wa18", "pass"]


# -- what arts cost ---------------------------------------------------------------------------------------------------


def priced(n: object, cost: str, chakra: str, village: str = "x-1 n-437") -> Crossover:
    """Red is in step L with an art of this cost that something changes."""
    arts = '{ kind = "card", zone = "hand", of = "you", n = "all", is = { art = true } }'
    cheap = static(f'{{ mod = "art_cost", to = {arts}, n = {n} }}', more=", valid = true")
    more = effect('{ op = "power", to = "user", c = 1, s = 0, for = "turn" }')
    made = ninja("x-1", cheap) + art("x-2", more, cost)
    state = table("J", red=seat(village, hand="x-2 n-428", chakra=chakra), blue=seat("h-wa18"), made=made)
    fight(state, "n-437", "-")
    return state


@pytest.mark.rule("CB8.9.13", "CB6.2.1", "R90")
@pytest.mark.parametrize(
    ("change", "cost", "there", "paid"),
    [
        (-1, "{ any = 1 }", "", 0),
        (-1, "{ wind = 1, any = 1 }", "n-428", 1),  # the unit of any symbol is left out
        (-1, "{ wind = 1, fire = 1 }", "n-428", 1),  # of two symbols the last one printed
        (-2, "{ wind = 1, any = 1 }", "", 0),
        (-9, "{ any = 2 }", "", 0),
        (1, "{ any = 1 }", "n-428*2", 2),
    ],
)
def test_an_art_costs_more_or_less(change: int, cost: str, there: str, paid: int) -> None:
    state = priced(change, cost, there)
    before = len(state.chakra[RED])
    play(state, "use x-2 n-437")
    pay(state)
    settle(state)
    assert power(state, "n-437") == "8/0"
    assert len(state.chakra[RED]) == before - paid + 1  # the art itself goes there


@pytest.mark.rule("CB8.9.13", "R90", "CB5.4.2")
def test_what_cannot_be_paid_is_not_offered_and_the_reason_is_said() -> None:
    for state in (priced(1, "{ any = 1 }", "n-428"), priced(-1, "{ wind = 1, fire = 1 }", "n-430")):  # Lightning
        assert not choices(state, "use")
        with pytest.raises(IllegalAction, match="the cards in the Chakra area cannot pay for Made-Up x-2"):
            play(state, "use x-2 n-437")


@pytest.mark.rule("CB8.9.13", "R90", "CB6.2.3")
def test_x_is_not_lowered() -> None:
    state = priced(-1, "{ any = 1, x = true }", "n-428*2")
    play(state, "use x-2 n-437")
    assert choices(state) == ["x 0", "x 1", "x 2"]
    play(state, "x 2")
    pay(state)
    assert chakra(state, RED) in ("", "x-2")


@pytest.mark.rule("CB8.9.13", "R90", "CB16.2")
def test_a_cost_is_fixed_when_the_art_is_announced() -> None:
    """Less for each card in the chakra: what is paid does not make the rest dearer."""
    count = '{ neg = { count = { kind = "card", zone = "chakra", of = "you", n = "all" } } }'
    state = priced(count, "{ any = 5 }", "n-430*3")
    play(state, "use x-2 n-437")
    assert state.describe().state().choices() == state.choices()
    pay(state)
    settle(state)
    assert (power(state, "n-437"), chakra(state, RED)) == ("8/0", "n-430 x-2")


@pytest.mark.rule("CB8.9.13", "CB5.3.7")
@pytest.mark.parametrize(("village", "asked"), [("x-1 n-437", True), ("x-1:injured n-437", False), ("n-437", False)])
def test_who_has_no_chakra_is_asked_only_where_arts_may_cost_nothing(village: str, asked: bool) -> None:
    arts = '{ kind = "card", zone = "hand", of = "you", n = "all", is = { art = true } }'
    made = ninja("x-1", static(f'{{ mod = "art_cost", to = {arts}, n = -1 }}'))
    state = table("J", red=seat(village, hand="n-428"), blue=seat("h-wa18"), made=made)
    fight(state, "n-437", "-")
    assert (state.turn == 9) == asked


@pytest.mark.rule("CB8.9.13", "CB8.10.21")
def test_who_is_blank_changes_no_cost() -> None:
    state = priced(-1, "{ any = 1 }", "")
    assert board.art_cost(state, number(state, "x-2")) == -1
    blank = '{ op = "blank", to = "t1", for = "turn" }'
    arts = '{ kind = "card", zone = "hand", of = "you", n = "all", is = { art = true } }'
    made = ninja("x-1", static(f'{{ mod = "art_cost", to = {arts}, n = -1 }}')) + mission(
        "x-3", effect(blank, fighters("you", 1))
    )
    made += art("x-2", effect(DRAW))
    state = table("D1", red=seat("x-1", hand="x-2 x-3 n-428"), blue=seat("h-wa18"), made=made)
    assert board.art_cost(state, number(state, "x-2")) == -1
    play(state, "mission x-3")
    assert board.art_cost(state, number(state, "x-2")) == 0


# -- X in the cost of an ability --------------------------------------------------------------------------------------


def paying_x(cost: str, do: str, village: str = "x-1", more: str = "", **red: object) -> Crossover:
    """Red is asked in step C and has a fighter with an ability whose cost has an X."""
    ability = f'{{ kind = "activated", timing = "strategy", valid = true, cost = [{cost}]{more}, do = [{do}] }}'
    mine = seat(
        village, hand=str(red.get("hand", "n-428")), chakra=str(red.get("chakra", "")), deck="n-430 n-431 n-432"
    )
    return table("C", red=mine, blue=seat("h-wa18"), made=ninja("x-1", ability) + ninja("x-2"))


@pytest.mark.rule("CB8.7.9", "CB8.5.1", "CB5.4.1", "R51")
@pytest.mark.parametrize("x", [0, 1, 3])
def test_x_of_an_ability_is_chosen_and_paid(x: int) -> None:
    state = paying_x(
        '{ pay = "chakra", n = "x" }', '{ op = "power", to = "self", c = "x", s = 0, for = "turn" }', chakra="x-2*3"
    )
    play(state, "activate x-1")
    assert choices(state) == ["x 0", "x 1", "x 2", "x 3"]
    events = play(state, f"x {x}")
    events += pay(state)
    assert (power(state, "x-1"), len(state.chakra[RED])) == (f"{2 + x}/1", 3 - x)
    assert told(events, "announce")[0]["x"] == x
    with pytest.raises(IllegalAction):
        play(state, "x 1")


@pytest.mark.rule("CB8.7.9", "CB8.7.1", "R70")
def test_x_leaves_enough_for_the_rest_of_the_cost() -> None:
    cost = '{ pay = "chakra", n = 1, symbol = "wind" }, { pay = "chakra", n = "x" }'
    state = paying_x(cost, DRAW, chakra="n-428 n-430*2")
    play(state, "activate x-1")
    assert choices(state) == ["x 0", "x 1", "x 2"]
    assert not choices(paying_x(cost, DRAW, chakra="n-430*2"), "activate")


@pytest.mark.rule("CB8.7.9", "CB8.7.2", "CB8.7.3", "CB8.7.5")
@pytest.mark.parametrize(
    ("cost", "village", "most"),
    [
        ('{ pay = "hand", n = "x" }', "x-1", 2),
        ('{ pay = "injure", n = "x", is = { other = true } }', "x-1 x-2 n-430 n-431:injured", 2),
        ('{ pay = "coin", kind = "growth", n = "x", from = "any_yours" }', "x-1:growth=2 x-2:growth=1", 3),
        ('{ pay = "discard_fighter", n = "x", is = { other = true } }', "x-1 x-2", 1),
    ],
)
def test_x_counts_what_there_is_to_pay_with(cost: str, village: str, most: int) -> None:
    state = paying_x(cost, '{ op = "coin", to = "self", kind = "promise", n = "x" }', village, hand="n-428 n-432")
    play(state, "activate x-1")
    assert choices(state) == [f"x {n}" for n in range(most + 1)]
    play(state, f"x {most}")
    pay(state)
    assert coins(state, "x-1", "promise") == most


@pytest.mark.rule("CB8.7.9", "CB8.10.22")
def test_x_of_a_copied_ability_is_chosen_too() -> None:
    ability = (
        '{ kind = "activated", timing = "action", anywhere = true, cost = [{ pay = "chakra", n = "x" }],'
        ' do = [{ op = "power", to = "self", c = "x", s = 0, for = "turn" }] }'
    )
    copy = effect(
        '{ op = "copy_text", from = "t1", to = "t2", for = "turn" }', f"{fighters('opp', 1)}, {fighters('you', 1)}"
    )
    state = table(
        "D1",
        red=seat("n-437", hand="x-2 n-428", chakra="n-428*2"),
        blue=seat("x-1", line="naruto"),
        made=ninja("x-1", ability) + mission("x-2", copy),
    )
    play(state, "mission x-2")
    idle(state, "J")
    fight(state, "n-437", "-")
    play(state, "activate n-437", "x 2")
    pay(state)
    settle(state)
    assert power(state, "n-437") == "9/0"


@pytest.mark.rule("CB8.7.9")
def test_a_trigger_may_cost_x() -> None:
    gain = trigger(
        "sent_attack",
        '{ op = "power", to = "self", c = "x", s = 0, for = "turn" }',
        ', optional = true, cost = [{ pay = "chakra", n = "x" }]',
    )
    state = table("J", red=seat("x-1", chakra="n-428*2"), blue=seat("h-wa18"), made=ninja("x-1", gain))
    play(state, "attack x-1", "accept")
    assert choices(state) == ["x 0", "x 1", "x 2"]
    play(state, "x 2")
    assert power(state, "x-1") == "4/1"


# -- leaving play, and arts of the opponent ---------------------------------------------------------------------------


@pytest.mark.rule("CB8.8.19", "R49")
@pytest.mark.parametrize("way", ["discard", "hand", "deck_top", "removed", "chakra"])
def test_a_fighter_that_leaves_play_by_whatever_cause_is_heard(way: str) -> None:
    move = f'{{ op = "move", what = "t1", to = "{way}" }}'
    made = client("x-1", trigger("ally_left_play", '{ op = "coin", to = "self", kind = "promise", n = 1 }'))
    made += mission("x-2", effect(move, fighters("you", 1)))
    state = table("D1", red=seat("x-1 n-437 n-475", hand="x-2 n-428"), blue=seat("h-wa18"), made=made)
    play(state, "mission x-2", "target n-437")
    assert coins(state, "x-1", "promise") == 1
    assert not choices(state, "accept")


@pytest.mark.rule("CB8.8.19", "CB8.6.7", "R74")
@pytest.mark.parametrize(("card", "heard"), [("n-437", 1), ("n-462", 0)])
@pytest.mark.parametrize("way", ["discard", "hand"])
def test_which_fighter_has_left_play_can_be_asked_wherever_it_went(card: str, heard: int, way: str) -> None:
    leaf = ', if = [{ cond = "matches", of = "subject", is = { trait = "Leaf" } }]'
    made = client("x-1", trigger("ally_left_play", '{ op = "coin", to = "self", kind = "promise", n = 1 }', leaf))
    made += mission("x-2", effect(f'{{ op = "move", what = "t1", to = "{way}" }}', fighters("you", 1)))
    state = table("D1", red=seat("x-1 n-437 n-462", hand="x-2 n-428"), blue=seat("h-wa18"), made=made)
    play(state, "mission x-2", f"target {card}")
    assert coins(state, "x-1", "promise") == heard


@pytest.mark.rule("CB8.8.19")
def test_the_fighters_of_the_other_and_growth_are_no_leaving() -> None:
    made = client("x-1", trigger("ally_left_play", '{ op = "coin", to = "self", kind = "promise", n = 1 }'))
    made += mission("x-2", effect('{ op = "move", what = "t1", to = "discard" }', fighters("opp", 1)))
    state = table("D1", red=seat("x-1 n-497", hand="x-2 n-490"), blue=seat("h-wa18"), made=made)
    play(state, "mission x-2")
    idle(state, "G")
    play(state, "grow n-490")
    assert coins(state, "x-1", "promise") == 0


@pytest.mark.rule("CB8.8.19", "CB13.8")
@pytest.mark.parametrize("viewer", [RED, BLUE])
def test_who_has_left_play_stays_known_when_its_card_is_shuffled_away(viewer: int) -> None:
    made = client("x-1", trigger("ally_left_play", DRAW, ", optional = true"))
    away = '{ op = "move", what = "t1", to = "deck_top" }, { op = "search", who = "you", n = 1, to = "hand" }'
    made += mission("x-2", effect(away, OWN))
    state = table("D1", red=seat("x-1 n-437 n-475", hand="x-2 n-428"), blue=seat("h-wa18"), made=made, open_lists=True)
    play(state, "mission x-2", "target n-437", "none")
    assert (question(state), state.view(viewer)["subject"]) == ("red accept", "n-437")
    for seed in range(8):
        assert state.sample(viewer, Rng(seed)).view(viewer) == state.view(viewer)


HEARS = trigger("opp_used_art", DRAW)


@pytest.mark.rule("CB8.8.20", "CB5.6.5")
def test_an_event_in_play_hears_the_arts_of_the_opponent() -> None:
    event = warrior("x-1", HEARS, type='"event"').replace("healthy = [2, 1]\n", "")
    event = "\n".join(line for line in event.splitlines() if not line.startswith(("injured", "traits", "healthy")))
    blue = seat("h-wa18 x-1", deck="h-wa02 h-wa03")
    state = table("J", red=seat("n-490", hand="j-362*2 n-428", chakra="n-428*2"), blue=blue, made=event + "\n")
    fight(state, "n-490", "h-wa18")
    play(state, next(text for text in state.choices() if text.startswith("use j-362")))
    pay(state)
    assert hand(state, BLUE) == ""  # it waits until the Chain has resolved
    settle(state)
    assert hand(state, BLUE) == "h-wa02"


@pytest.mark.rule("CB8.8.20")
def test_own_arts_are_not_heard_and_negated_ones_are() -> None:
    state = table(
        "J",
        red=seat("n-490 x-1", hand="j-362 n-428", chakra="n-428*2", deck="n-431"),
        blue=seat("h-wa18"),
        made=ninja("x-1", HEARS),
    )
    fight(state, "n-490", "h-wa18")
    play(state, next(text for text in state.choices() if text.startswith("use j-362")))
    pay(state)
    settle(state)
    assert hand(state, RED) == "n-428"


# -- numbers and searching --------------------------------------------------------------------------------------------


@pytest.mark.rule("CB8.5.9")
@pytest.mark.parametrize(
    ("numbers", "value"),
    [("[2, 3]", 6), ('[2, { hand = "you" }]', 4), ("[3, -2]", -6), ("[99, 99, 99]", 9999), ("[99, 99, -99]", -9999)],
)
def test_numbers_are_multiplied(numbers: str, value: int) -> None:
    do = f'{{ op = "power", to = "t1", c = {{ mul = {numbers} }}, s = 0, for = "turn" }}'
    made = mission("x-1", effect(do, fighters("you", 1)))
    state = table("D1", red=seat("n-437", hand="x-1 n-428 n-430"), blue=seat("h-wa18"), made=made)
    play(state, "mission x-1")
    assert power(state, "n-437") == f"{7 + value}/0"


@pytest.mark.rule("CB8.5.9", "CB8.5.10")
def test_a_factor_may_be_chosen() -> None:
    do = '{ op = "draw", who = "you", n = { mul = [2, { up_to = 2 }] } }'
    state = table("D1", red=seat(hand="x-1 n-428"), blue=seat("h-wa18"), made=mission("x-1", effect(do)))
    play(state, "mission x-1")
    assert choices(state) == ["number 0", "number 1", "number 2"]
    play(state, "number 2")
    assert len(state.hand[RED]) == 5


def searching(
    more: str = "", n: int = 1, village: str = "n-437", deck: str = "n-475 n-437 j-362 n-462 n-430"
) -> Crossover:
    """Red searches the own deck for fighters and puts them in play."""
    do = f'{{ op = "search", who = "you", n = {n}, to = "play"{more} }}'
    red = seat(village, hand="x-1 n-428", deck=deck, only=True)
    state = table("D1", red=red, blue=seat("h-wa18"), made=mission("x-1", effect(do)))
    play(state, "mission x-1")
    return state


@pytest.mark.rule("CB8.10.14", "CB6.3.2", "CB8.8.3")
def test_a_fighter_is_searched_for_and_put_in_play() -> None:
    state = searching()
    # Neither the art nor a second Might Guy can be put in play.
    assert sorted(choices(state)) == ["none", "take n-430", "take n-462", "take n-475"]
    events = play(state, "take n-475")
    assert at(state, "n-475") == "red village"
    assert told(events, "enter")[0]["how"] == "put"
    assert not told(events, "take")  # that it is put in play says it all
    assert not injured(state, "n-475")
    assert len(state.deck[RED]) == 4
    assert state.fresh >> number(state, "n-475") & 1


@pytest.mark.rule("CB8.10.14", "CB6.3.2")
def test_several_are_put_in_play_but_no_two_of_a_name() -> None:
    state = searching(n=2, village="n-437", deck="n-475*2 n-462")
    play(state, "take n-475")
    assert choices(state) == ["take n-462", "none"]
    play(state, "take n-462")
    assert (at(state, "n-462"), len(state.deck[RED])) == ("red village", 1)


@pytest.mark.rule("CB8.10.14", "R62", "CB3.3.2")
def test_a_fighter_of_the_opponent_is_put_in_play_for_who_searches() -> None:
    do = '{ op = "search", who = "opp", n = 1, to = "play", is = { turn_max = 3 } }'
    state = table(
        "D1",
        red=seat(hand="x-1 n-428"),
        blue=seat("h-wa18", deck="h-wa02 h-te01", only=True),
        made=mission("x-1", effect(do)),
    )
    play(state, "mission x-1", "take h-wa02")
    assert at(state, "h-wa02") == "red village"


@pytest.mark.rule("CB8.10.14", "CB5.5.7")
def test_the_rest_is_left_out_if_nothing_was_found_that_was_required() -> None:
    do = f'{{ op = "search", who = "you", n = 1, to = "play", required = true }}, {DRAW}'
    state = table(
        "D1",
        red=seat(hand="x-1 n-428", deck="j-362 m-346", only=True),
        blue=seat("h-wa18"),
        made=mission("x-1", effect(do)),
    )
    play(state, "mission x-1", "none")
    assert (hand(state, RED), discard(state, RED), question(state) != "") == ("n-428", "", True)
