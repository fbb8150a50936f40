"""Uses belong to an ability, targets on a Chain are items, and requirements must last until an effect resolves."""

from __future__ import annotations

import pytest

import meijin
from meijin.games.crossover.state import Crossover
from tests.games.crossover.made import effect, fighters, mission, ninja, warrior
from tests.games.crossover.table import (
    BLUE,
    RED,
    at,
    choices,
    coins,
    decider,
    fight,
    hand,
    idle,
    injured,
    play,
    seat,
    settle,
    table,
    told,
)

DRAW = '{ op = "draw", who = "you", n = 1 }'
OWN = fighters("you", 1)
COIN = '{ op = "coin", to = "self", kind = "growth", n = 1 }'


def action(do: str, more: str = "", timing: str = "action") -> str:
    """An activated ability that may be used wherever the fighter is, once a turn unless said otherwise."""
    anywhere = ", anywhere = true" if timing == "action" else ""
    return f'{{ kind = "activated", timing = "{timing}"{anywhere}{more}, do = [{do}] }}'


# -- uses of an ability -----------------------------------------------------------------------------------------------


def called(of: str, card: str) -> str:
    """A selector of one made-up fighter."""
    return fighters(of, 1, where=f'name = "Made-Up {card}"')


COPY = '{ op = "copy_text", from = "t1", to = "t2", for = "turn" }'


def copying() -> Crossover:
    """Red's x-2 copies the text of x-1, and step L is open."""
    once = action(DRAW, ', limit = "turn"')
    copy = effect(COPY, f"{called('you', 'x-1')}, {called('you', 'x-2')}")
    red = seat("x-1 x-2 n-437", hand="x-3 n-428", deck="n-430 n-431 n-432 n-467")
    state = table(
        "D1", red=red, blue=seat("h-wa18"), made=ninja("x-1", once) + ninja("x-2", once) + mission("x-3", copy)
    )
    play(state, "mission x-3")
    idle(state, "J")
    fight(state, "n-437")
    return state


@pytest.mark.rule("CB8.1.6", "R88", "R75")
def test_a_copied_ability_is_used_once_a_turn() -> None:
    state = copying()
    assert choices(state, "activate") == ["activate x-1", "activate x-2 1", "activate x-2 2"]
    play(state, "activate x-2 2")
    settle(state)
    idle_to_red(state)
    assert choices(state, "activate") == ["activate x-1", "activate x-2 1"]
    play(state, "activate x-2 1")
    settle(state)
    idle_to_red(state)
    assert choices(state, "activate") == ["activate x-1"]


def idle_to_red(state: Crossover) -> None:
    """Blue passes."""
    while decider(state) != "red":
        play(state, "pass")


@pytest.mark.rule("CB8.1.6", "R88")
def test_an_ability_that_a_fighter_has_twice_is_used_once() -> None:
    """It copies the text of an enemy that is the same card."""
    made = ninja("x-1", action(DRAW, ', limit = "turn"')) + mission("x-3", effect(COPY, f"{fighters('opp', 1)}, {OWN}"))
    red = seat("x-1", hand="x-3 n-428", deck="n-430 n-431 n-432 n-467")
    state = table("D1", red=red, blue=seat("x-1", line="naruto"), made=made)
    play(state, "mission x-3")
    idle(state, "J")
    fight(state, "x-1")
    uses = 0
    while choices(state, "activate"):
        play(state, next(text for text in state.choices() if text.startswith("activate")))
        settle(state)
        idle_to_red(state)
        uses += 1
        assert uses < 5
    assert uses == 1


@pytest.mark.rule("CB16.2", "CB16.9", "R88")
def test_what_a_fighter_has_used_of_a_copied_text_is_described() -> None:
    state = copying()
    play(state, "activate x-2 2")
    flow = state.describe().flow
    assert flow["used"] == {"x-2#r1": ["x-1.1"]}
    assert "spent" not in flow
    again = state.describe().state()
    assert isinstance(again, Crossover)
    assert again.used == state.used


@pytest.mark.rule("CB16.3")
def test_uses_that_cannot_be_are_refused() -> None:
    village: list[object] = [{"card": "n-437", "used": 1}]
    with pytest.raises(meijin.MeijinError, match="used of n-437#r1 is a bit for each of its 0 abilities"):
        meijin.Scenario("crossover", zones={"red": {"village": village}}, flow={"step": "G"}).state()
    with pytest.raises(meijin.MeijinError, match="'used' of the flow is a table of lists of abilities"):
        meijin.Scenario("crossover", flow={"step": "G", "used": {"n-437#r1": ["n-1.1"]}}).state()
    with pytest.raises(meijin.MeijinError, match="n-437#r1 is not in play and has used no ability"):
        meijin.Scenario("crossover", flow={"step": "G", "used": {"n-437#r1": ["n-426.1"]}}).state()


# -- items of the Chain ---------------------------------------------------------------------------------------------


NEGATE = (
    '{ kind = "activated", timing = "chain", limit = "none", targets = [{ kind = "chain", of = "opp" }],'
    ' do = [{ op = "negate", what = "t1" }] }'
)


def two_abilities() -> Crossover:
    """Red has used two abilities of one fighter on one Chain, and blue may negate either."""
    one = action(DRAW, ', limit = "turn"', "strategy")
    other = action(COIN, ', limit = "turn"', "chain")
    red = seat("x-1", deck="n-430", hand="n-428")
    state = table(
        "C", red=red, blue=seat("x-2", line="naruto"), made=ninja("x-1", f"{one}, {other}") + ninja("x-2", NEGATE)
    )
    play(state, "activate x-1 1", "pass", "activate x-1 2")
    return state


@pytest.mark.rule("R89", "CB8.10.18")
@pytest.mark.parametrize(("item", "drawn", "grown"), [(1, 0, 1), (2, 1, 0)])
def test_of_two_abilities_of_one_fighter_each_can_be_negated(item: int, drawn: int, grown: int) -> None:
    state = two_abilities()
    play(state, "activate x-2")
    assert choices(state) == ["target x-1 1", "target x-1 2"]
    play(state, f"target x-1#r1 {item}")
    settle(state)
    assert (len(state.hand[RED]) - 1, coins(state, "x-1")) == (drawn, grown)


@pytest.mark.rule("R89", "CB16.2", "CB15.3")
def test_an_item_that_is_aimed_at_is_described_and_said() -> None:
    state = two_abilities()
    play(state, "activate x-2")
    for text in state.choices():
        action_number = state.setup.game.parse(state.setup, text)
        assert state.text(action_number) == text
        assert f"item {text[-1]} of the Chain" in state.setup.game.explain(state.setup, action_number)
    (announced,) = [event for event in play(state, "target x-1#r1 2") if event.kind == "announce"]
    assert "(item 2 of the Chain)" in state.setup.game.narrate(announced.kind, announced.fields)
    chain = state.describe().flow["chain"]
    assert isinstance(chain, list)
    assert chain[-1]["targets"] == [[1]]
    assert told(settle(state), "fail")[0]["ability"] == "x-1.2"


@pytest.mark.rule("R89", "CB16.5")
def test_an_item_may_be_named_by_its_card() -> None:
    """As positions described before two items of a card were told apart have it: the latest item is meant."""
    red = seat("n-490", hand="j-453 m-346", chakra="n-430*3")
    state = table("J", red=red, blue=seat("h-wa01:injured", hand="h-te10 h-ev03", chakra="h-wa02*3"))
    fight(state, "n-490", "h-wa01")
    play(state, "use j-453 n-490", "target h-wa01", "use h-te10 h-wa01")
    described = state.describe()
    chain = described.flow["chain"]
    assert isinstance(chain, list)
    assert chain[1]["targets"] == [[0]]
    chain[1]["targets"] = [[chain[0]["source"]]]
    del chain[1]["hurt"]
    again = described.state()
    assert again.view(RED) == state.view(RED)
    assert again.describe().flow["chain"] == state.describe().flow["chain"]


@pytest.mark.rule("R89", "CB8.3.4")
def test_all_items_of_a_fighter_are_negated() -> None:
    negate = '{ op = "negate", what = { kind = "chain", of = "opp", n = "all" } }'
    every = action(negate, "", "chain")
    one, other = action(DRAW, "", "strategy"), action(COIN, "", "chain")
    red = seat("x-1", deck="n-430", hand="n-428")
    state = table(
        "C", red=red, blue=seat("x-2", line="naruto"), made=ninja("x-1", f"{one}, {other}") + ninja("x-2", every)
    )
    play(state, "activate x-1 1", "pass", "activate x-1 2", "activate x-2")
    settle(state)
    assert (hand(state, RED), coins(state, "x-1")) == ("n-428", 0)


# -- requirements and injuries on the way -----------------------------------------------------------------------------


@pytest.mark.rule("CB5.5.3", "R87")
@pytest.mark.parametrize(("valid", "drawn"), [("", 0), (", valid = true", 1)])
def test_who_was_injured_and_healed_on_the_same_chain_has_failed(valid: str, drawn: int) -> None:
    """The rulebook: if the Ninja is changed to injured before the effect is applied, that effect fails."""
    enemy = called("opp", "x-1")
    hurt = f'{{ kind = "activated", timing = "chain", targets = [{enemy}], do = [{{ op = "injure", to = "t1" }}] }}'
    own = called("you", "x-1")
    cure = f'{{ kind = "activated", timing = "chain", targets = [{own}], do = [{{ op = "heal", to = "t1" }}] }}'
    made = ninja("x-1", action(DRAW, valid, "strategy")) + ninja("x-2", hurt) + ninja("x-3", cure)
    red = seat("x-1 x-3", deck="n-430", hand="n-428")
    state = table("C", red=red, blue=seat("x-2", line="naruto"), made=made)
    # The cure is announced before the injury, which resolves first; so the fighter is healthy again in the end.
    events = play(state, "activate x-1", "pass", "activate x-3", "activate x-2")
    assert not injured(state, "x-1")
    assert len(state.hand[RED]) - 1 == drawn
    assert [each["reason"] for each in told(events, "fail")] == ["injured"] * (1 - drawn)


@pytest.mark.rule("CB5.5.3", "CB6.8.5", "CB8.1.4")
@pytest.mark.parametrize(("coins_there", "drawn"), [(1, 0), (2, 1)])
def test_an_effect_fails_whose_db_coin_is_gone_when_it_resolves(coins_there: int, drawn: int) -> None:
    enemy = fighters("opp", 1)
    take = action('{ op = "uncoin", to = "t1", kind = "db", n = 1 }', f", targets = [{enemy}]", "chain")
    made = warrior("x-1", action(DRAW, ", db = true", "strategy")) + ninja("x-2", take)
    blue = seat(f"x-1:db={coins_there}", hand="h-wa02", deck="h-wa01")
    state = table("C", red=seat("x-2"), blue=blue, attacker="blue", made=made)
    events = play(state, "activate x-1", "activate x-2")
    assert len(state.hand[BLUE]) - 1 == drawn
    assert [each["reason"] for each in told(events, "fail")] == ["db"] * (1 - drawn)


# -- watching several -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB8.10.34")
def test_a_watch_on_two_targets_watches_both() -> None:
    watch = f'{{ op = "watch", on = "sent_attack", who = "t1", for = "turn", do = [{DRAW}] }}'
    aim = fighters("you", 2)
    red = seat("n-437 n-475", hand="x-1 n-428", deck="n-430 n-431 n-432")
    state = table("D1", red=red, blue=seat("h-wa18"), made=mission("x-1", effect(watch, aim)))
    play(state, "mission x-1")
    idle(state, "J")
    fight(state, "n-437 n-475")
    assert hand(state, RED) == "n-428 n-430 n-431"
    assert at(state, "n-437") == "red battlefield"
