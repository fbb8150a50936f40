"""Sections 12 and 13: the order of actions, described positions, and input that is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

import meijin
from meijin.games.cat_battles import GAME
from meijin.games.cat_battles.state import CatBattles
from meijin.kernel.errors import IllegalAction, InvalidAction, ScenarioError
from meijin.kernel.testing import Variant, variants
from tests.games.cat_battles.table import NORTH, SOUTH, at, attack, choices, duel, fish, full, held, play, question
from tests.mangling import check_mangled


def again(state: CatBattles) -> CatBattles:
    """The position described, written down, read and set up again."""
    told = json.loads(json.dumps(state.describe().to_dict()))
    position = meijin.Scenario.from_dict(told).place(state.setup, state.chance)
    assert isinstance(position, CatBattles)
    return position


# -- the order of actions ---------------------------------------------------------------------------------------------


@pytest.mark.rule("C12.2", "C12.3", "C12.4", "C12.5")
def test_the_order_of_actions() -> None:
    state = duel("piroshki@nw maro@s_base", "shadow@nw ame@nw", dish=(1, 0), dice="1")
    assert choices(state) == [
        *(f"move piroshki {area}" for area in ("sw", "center", "ne", "n_base")),
        *(f"attack piroshki {cat}" for cat in ("shadow", "ame")),
        *(f"use piroshki pay {paid} on {cat}" for paid in (0, 1) for cat in ("shadow", "ame")),
        *(f"move maro {area}" for area in ("sw", "se")),
        "end_main",
    ]
    play(state, "attack piroshki shadow", "pass")
    assert choices(state) == ["roll", "stop"]
    counters = full("hachi@sw", "kuroshio@sw", dice="1")
    play(counters, "attack hachi kuroshio", "pass")
    assert choices(counters) == ["take_cat", "take_box"]
    play(counters, "take_box")
    assert choices(counters) == ["counter", "decline"]
    play(counters, "decline")
    assert choices(counters) == ["again", "pass"]
    feast = full("gonta@s_base maro@sw=1", phase="take", dish=(5, 0))
    play(feast, "take 1")
    assert choices(feast) == ["feed maro", "stop"]


# -- described positions ----------------------------------------------------------------------------------------------


@pytest.mark.rule("C13.1")
@pytest.mark.parametrize(
    ("phase", "asked"), [("start", "take"), ("take", "take"), ("play", "play"), ("main", "main"), ("end", "take")]
)
def test_the_game_goes_on_from_a_phase(phase: str, asked: str) -> None:
    state = duel("maro@sw", phase=phase, dish=(1, 0))
    assert state.view()["question"] == asked
    assert state.deciders == ((NORTH,) if phase == "end" else (SOUTH,))


@pytest.mark.rule("C13.1")
def test_the_game_goes_on_from_putting_teams_together() -> None:
    state = meijin.Scenario("cat_battles", flow={"phase": "team"}, mode="full").state()
    assert state.deciders == (SOUTH, NORTH)


@pytest.mark.rule("C13.2")
def test_who_is_current_player() -> None:
    assert duel("maro@sw", decides=None).current == SOUTH
    assert duel("", "sham@nw", decides=None, first_player="seat1").current == NORTH
    assert duel("", "sham@nw", decides=None, counters={"current": "north"}).current == NORTH
    with pytest.raises(ScenarioError, match="south cannot decide: north is the Current Player"):
        duel("maro@sw", decides="south", counters={"current": "north"})


@pytest.mark.rule("C13.8", "C2.7")
@pytest.mark.parametrize(("said", "shown"), [(0, "0"), (1, "1"), (2, "2"), ("2", "2"), ("sleep", "sleep")])
def test_fixed_dice_are_what_the_die_shows(said: object, shown: str) -> None:
    zones = {"south": {"nw": ["maro"]}, "north": {"nw": ["sham"]}}
    flow = {"phase": "main", "decides": "south"}
    state = meijin.Scenario("cat_battles", zones=zones, flow=flow, chance=[said]).state()
    assert state.describe().chance == [shown]
    (roll,) = [event for event in state.apply("attack maro sham") if event.kind == "roll"]
    assert roll.fields["face"] == shown


@pytest.mark.rule("C13.8")
@pytest.mark.parametrize("said", [3, -1, 4, True, 1.0, "two"])
def test_what_no_side_shows_is_refused(said: object) -> None:
    with pytest.raises(ScenarioError, match=r"an outcome of chance is a face of the die \(sleep, 0, 1, 2\), not"):
        meijin.Scenario("cat_battles", flow={"phase": "main"}, chance=[said]).state()


@pytest.mark.rule("C13.8")
def test_cats_are_not_shuffled() -> None:
    with pytest.raises(ScenarioError, match=r"a face of the die \(.*\): Cat Battles shuffles nothing"):
        meijin.Scenario("cat_battles", flow={"phase": "main"}, chance=[["maro"]]).state()


@pytest.mark.rule("C13.3", "C13.8")
def test_dice_on_a_stack_may_be_numbers() -> None:
    stack = [
        {"frame": "main"},
        {
            "frame": "attack",
            **{"attacker": "maro#s1", "target": "sham#n1", "which": "first", "near": True, "boosted": False},
            **{"guarded": False, "allowance": 2, "dice": [2], "bonus": 0},
        },
        {"frame": "roll", "seats": ["south"]},
    ]
    state = duel("maro@nw", "sham@nw", stack=stack, counters={"current": "south"})
    assert attack(state)["dice"] == ["2"]


@pytest.mark.rule("C13.5")
def test_a_kitten_listed_at_the_base_leaves_the_boss_there() -> None:
    flow = {"phase": "main", "decides": "south"}
    for listed in (["maro"], ["maro", "..."], ["ekizo", "maro"]):
        state = meijin.Scenario("cat_battles", zones={"south": {"s_base": listed}}, flow=flow).state()
        assert isinstance(state, CatBattles)
        assert {at(state, name) for name in ("ekizo", "maro")} == {"s_base"}
        assert {at(state, name) for name in ("piroshki", "chocomaca", "cleopatra")} == {"bench"}


@pytest.mark.rule("C13.5")
def test_the_rest_is_on_the_bench_and_in_no_other_area() -> None:
    flow = {"phase": "main", "decides": "south"}
    with pytest.raises(
        ScenarioError, match=r"south.sw cannot have '...': no card starts there; .* lies in s_base, bench"
    ):
        meijin.Scenario("cat_battles", zones={"south": {"sw": ["maro", "..."]}}, flow=flow).state()


@pytest.mark.rule("C13.4", "C13.5")
def test_what_is_left_out_is_a_full_stand_the_rest_of_the_fish_and_the_bench() -> None:
    state = duel("maro@sw", dish=(2, 0), trash=(1, 0))
    assert held(state, "maro") == 2
    assert fish(state, SOUTH) == "12/2/1"
    assert at(state, "ekizo") == "s_base"
    assert at(state, "piroshki") == "bench"
    other = full("maro@sw")
    assert at(other, "piroshki#s1") == "figures"


@pytest.mark.rule("C13.3")
def test_a_nested_position_is_described_and_set_up_again() -> None:
    state = full(
        "chatrap@sw cleopatra@sw ame@s_base", "kuroshio@sw tofu@sw ame@n_base", dish=(3, 4), dice="1 1 2 1 0 0"
    )
    play(state, "attack chatrap kuroshio")
    for words in ("use chatrap pay 1", "use ame pay 0", "use ame pay 1", "use tofu pay 0", "stop"):
        assert again(state) == state
        play(state, words)
    assert again(state) == state
    assert attack(again(state)) == attack(state)


@pytest.mark.rule("C13.3")
def test_a_counterattack_in_an_attack_can_be_written_down() -> None:
    stack: list[dict[str, object]] = [
        {"frame": "main"},
        {
            **{"frame": "attack", "attacker": "hachi#s1", "target": "kuroshio#n1", "which": "first", "near": True},
            **{"boosted": False, "guarded": False, "allowance": 1, "dice": ["0"], "bonus": 0},
        },
        {"frame": "push"},
        {
            **{"frame": "attack", "attacker": "kuroshio#n1", "target": "hachi#s1", "which": "counterattack"},
            **{"near": True, "boosted": False, "guarded": False, "allowance": 3, "dice": ["1", "2"], "bonus": 0},
        },
        {"frame": "roll", "seats": ["north"]},
    ]
    state = full("hachi@sw", "kuroshio@sw", stack=stack, counters={"current": "south"}, marks={"hachi": {"acted": 1}})
    assert question(state) == "north roll"
    assert attack(state)["dice"] == ["1", "2"]
    play(state, "stop", "take_cat")
    assert at(state, "hachi") == "hangout"
    assert question(state) == "north take"


# -- impossible positions ---------------------------------------------------------------------------------------------


@pytest.mark.rule("C13.6", "C2.2", "C2.3", "C2.6")
@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"box": (16, None)}, "south has 20 Fish, not 16 in the Box, 0 in the Dish, 0 in the Trash and 3 held"),
        ({"dish": (18, 0)}, "south has 20 Fish, not 0 in the Box, 18 in the Dish"),
        ({"dish": (6, 0)}, "south has 6 Fish in its Dish: with 6 comes the Greedy Boss"),
        ({"south": "maro@sw=3"}, "maro#s1 has Level 2 and cannot hold 3 Fish"),
        ({"south": "maro@sw=0"}, "maro#s1 has no Fish and would have run away"),
        ({"south": "ekizo@s_base=0"}, "ekizo#s1 has no Fish and would have run away"),
        ({"south": "maro@bench=1"}, "maro#s1 is not on the Territory and holds no Fish"),
        ({"south": "maro@center cleopatra@center"}, "south has 2 cats in the Center"),
        ({"south": "ekizo@sw"}, "a Boss never leaves its Base"),
        ({"south": "ekizo@center"}, "south's Boss is in s_base outside One on One"),
        ({"counters": {"one_on_one": 1}}, "south's Boss is in center in One on One"),
        (
            {"south": "ekizo@center maro@sw", "north": "oddeyes@center", "counters": {"one_on_one": 1}},
            "south has no Kittens on the Territory in One on One",
        ),
        ({"south": "sham@sw"}, "sham#n1 cannot be in south.sw: it is North's"),
        ({"south": "garfield@sw"}, "there is no card 'garfield'"),
        ({"south": "maro@sw maro@se"}, "too many copies of maro"),
        ({"south": "maro@moon"}, "south has no zone 'moon'"),
        ({"south": "maro@hangout"}, "south has no zone 'hangout'"),
        ({"counters": {"turn": 81}}, "turn cannot be 81: it goes from 1 to 80"),
        ({"counters": {"territory": 0}}, "territory cannot be 0: it goes from 2 to 2"),
        ({"south": "maro@sw", "marks": {"maro": {"held": 9}}}, "held of maro#s1 cannot be 9: it goes from 0 to 4"),
        ({"south": "cleopatra@sw", "marks": {"cleopatra": {"granted": 1}}}, "so its Rear effect is used"),
        ({"south": "maro@bench", "marks": {"maro": {"acted": 1}}}, "maro#s1 is not on the Territory, and so neither"),
        ({"phase": "lunch"}, "'phase' of the flow cannot be 'lunch'; allowed: team, start, take, play, main, end"),
        ({"decides": "west"}, "'decides' of the flow cannot be 'west'; allowed: south, north"),
        ({"phase": "team", "decides": None}, "in starter mode the teams are fixed"),
        ({"dice": "3"}, "a face of the die"),
    ],
)
def test_an_impossible_position_is_refused_with_the_reason(given: dict[str, Any], reason: str) -> None:
    with pytest.raises(ScenarioError, match=reason):
        duel(**given)


@pytest.mark.rule("C13.6", "C4.2.3", "C3.2")
@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"south": "hachi@sw hachi@se"}, "south has two cats with the same Figure ID on the Territory"),
        ({"south": "suko@s_base yuzu@s_base"}, "south has 2 Bosses; a team has one"),
        ({"south": "maro@team"}, "south has put its team together"),
        ({"south": "maro@bench", "phase": "team", "decides": None}, "is still putting its team together"),
        ({"phase": "team"}, "'decides' of the flow cannot be 'south'; allowed: nobody: both seats do"),
        (
            {"south": " ".join(f"{name}@bench" for name in ("maro", "sham", "snow", "ame", "yoru")), "max_kittens": 4},
            "south has 5 Kittens; a team has at most 4",
        ),
    ],
)
def test_an_impossible_position_of_full_mode_is_refused(given: dict[str, Any], reason: str) -> None:
    with pytest.raises(ScenarioError, match=reason):
        full(**given)


@pytest.mark.rule("C5.2.3")
def test_an_effect_without_a_target_takes_none_of_any_name() -> None:
    state = full("sham@nw", "shadow@nw", dish=(0, 1))
    play(state, "attack sham shadow")
    for target in ("hachi", "hachi#s1", "sham"):  # a kind of which there are several copies, or one cat
        with pytest.raises(IllegalAction, match="it has no target: use it without one"):
            state.apply(f"use shadow pay 0 on {target}")


@pytest.mark.rule("C13.7", "R38")
def test_what_a_whistle_has_told_is_part_of_a_described_position() -> None:
    state = full("yuzu@s_base hachi@sw maro@sw hachi@bench", phase="take", dish=(5, 0), bench="closed")
    play(state, "take 1")
    assert state.describe().flow["could_be"] == {"south": ["maro", "hachi"]}
    assert again(state) == state


@pytest.mark.rule("C13.6", "C13.7")
@pytest.mark.parametrize(
    ("bench", "could_be", "reason"),
    [
        ("open", {"south": ["hachi"]}, "'could_be' of the flow belongs to a closed Bench"),
        ("closed", {"west": ["hachi"]}, "'could_be' of the flow must be a table of south, north"),
        ("closed", ["hachi"], "'could_be' of the flow must be a table of south, north"),
        ("closed", {"south": ["hatchi"]}, "'could_be' of south must be a list of Kittens like 'maro', not"),
        ("closed", {"south": ["yuzu"]}, "'could_be' of south must be a list of Kittens like 'maro', not"),
        ("closed", {"south": "hachi"}, "'could_be' of south must be a list of Kittens like 'maro', not 'hachi'"),
        ("closed", {"south": ["maro"]}, "hachi#s1 is hidden, but not what 'could_be' has for south"),
    ],
)
def test_what_hidden_kittens_cannot_be_is_refused(bench: str, could_be: object, reason: str) -> None:
    position = full("maro@sw hachi@bench", bench=bench).describe()
    position.flow["could_be"] = could_be
    with pytest.raises(ScenarioError, match=reason):
        position.state()


ATTACK: dict[str, object] = {
    **{"frame": "attack", "attacker": "maro#s1", "target": "sham#n1", "which": "first", "near": True},
    **{"boosted": False, "guarded": False, "allowance": 2, "dice": ["1"], "bonus": 0},
}
ROLL: dict[str, object] = {"frame": "roll", "seats": ["south"]}
MAIN: dict[str, object] = {"frame": "main"}
FEAST: dict[str, object] = {"frame": "feast", "seats": ["south"], "seat": "south", "left": 1}


@pytest.mark.rule("C13.3", "C13.6")
@pytest.mark.parametrize(
    ("stack", "reason"),
    [
        ([], "needs a flow, such as: flow = { phase = "),
        ([ATTACK, ROLL], "the first frame of the stack must be that of a phase"),
        ([MAIN, ROLL], "'roll' is a step of an attack and lies right above it"),
        ([MAIN, {**ATTACK, "seats": ["south"]}], "right above an attack lies one of its steps"),
        ([MAIN, {"frame": "main", "seats": ["south"]}], "'main' is a phase and lies at the bottom of the stack"),
        ([MAIN, ATTACK, {"frame": "check"}, ROLL], "right above an attack lies one of its steps, not 'check'"),
        ([{"frame": "main", "seats": ["south"]}, ATTACK, ROLL], "only the last frame of the stack is a question"),
        ([MAIN, ATTACK, {"frame": "roll"}], "the last frame of the stack must be a question to somebody"),
        (
            [MAIN, ATTACK, {"frame": "roll", "seats": ["north"]}],
            "'roll' to north would not be asked, but 'roll' to south",
        ),
        (
            [MAIN, ATTACK, {"frame": "deal", "seats": ["north"]}],
            "'deal' to north would not be asked, but 'damage' to north",
        ),
        ([MAIN, {**ATTACK, "dice": ["3"]}, ROLL], "'dice' of the frame 'attack' must be a list of 0, 1, 2, sleep"),
        ([MAIN, {**ATTACK, "dice": []}, ROLL], "0 dice were rolled, but 'roll' comes after 1 to 2"),
        ([MAIN, {**ATTACK, "allowance": 0}, ROLL], "1 dice were rolled, but 'roll' comes after 1 to 0"),
        ([MAIN, {**ATTACK, "target": "piroshki#s1"}, ROLL], "a cat attacks only cats of the other seat"),
        ([MAIN, {**ATTACK, "target": "ame#n1"}, ROLL], "ame#n1 is not on the Territory any more"),
        ([MAIN, {**ATTACK, "which": "third"}, ROLL], "must be one of first, second, counterattack"),
        ([{"frame": "end", "seats": ["south"]}], "'end' to south would not be asked, but 'take' to north"),
        (
            [{"frame": "act", "seats": ["south"], "cat": "sham#n1", "moved": True}],
            "only cats of the Current Player Act",
        ),
        (
            [{"frame": "act", "seats": ["south"], "cat": "piroshki#s1", "moved": True}],
            "'cat' of 'act' must be a cat on the Territory",
        ),
        ([{"frame": "act", "cat": "ekizo#s1", "moved": False}, FEAST], "a Boss never Moves"),
        ([MAIN, {**FEAST, "left": 21}], "'left' of 'feast' cannot be 21: it goes from 0 to 20"),
        ([MAIN, {"frame": "response", "seats": ["south"], "seat": "south"}], "right above the effect that it answers"),
        ([MAIN, {"frame": "effect", "cat": "maro#s1", "target": "none"}, FEAST], "lies right above 'effects'"),
        ([{"frame": "team"}, FEAST], "there is a Current Player, but for the time when teams are put together"),
        ([{"frame": "dance"}], "a frame cannot be 'dance'"),
    ],
)
def test_an_impossible_stack_is_refused_with_the_reason(stack: list[dict[str, object]], reason: str) -> None:
    with pytest.raises(ScenarioError, match=reason):
        meijin.Scenario(
            "cat_battles",
            zones={"south": {"sw": ["maro"]}, "north": {"sw": ["sham"]}},
            counters={"current": "south"},
            flow={"stack": stack} if stack else {},
        ).state()


@pytest.mark.rule("C13.6")
@pytest.mark.parametrize("variant", variants(GAME), ids=str)
def test_a_spoilt_description_is_refused_or_can_be_played(variant: Variant, rounds: range) -> None:
    for each in rounds:
        assert check_mangled(variant.setup, range(3 * each, 3 * each + 3), often=3, frames=True) > 5


# -- words ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C12.4")
def test_copies_may_be_left_out() -> None:
    state = full("snow@ne", "sham@ne", dish=(2, 0))
    assert state.understand("use snow pay 0 on sham") == state.understand("use snow#s1 pay 0 on sham#n1")
    assert state.understand("ATTACK  Snow Sham") == state.understand("attack snow#s1 sham#n1")


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("dance", "'dance' is no action of Cat Battles; the verbs are "),
        ("roll 2", "'roll' stands alone, without '2'"),
        ("take", "'take' needs how many Fish, like 'take 2'"),
        ("take many", "'take' needs how many Fish"),
        ("play garfield", "'play' needs a Kitten of your Bench"),
        ("move maro moon", "'move' needs a cat and an Area, like 'move maro sw'"),
        ("attack maro", "'attack' needs a cat and its target"),
        ("use", "'use' needs a cat, how much it pays with Held Fish"),
        ("use maro", "'use' needs a cat, how much it pays with Held Fish"),
        ("use maro pay all", "'use' needs a cat, how much it pays with Held Fish"),
        ("use maro pay 1 on garfield", "'use' needs a cat, how much it pays with Held Fish"),
    ],
)
def test_what_is_no_action_is_refused_with_what_would_be(words: str, reason: str) -> None:
    state = duel("maro@sw")
    with pytest.raises(InvalidAction, match=reason):
        state.apply(words)


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("move sham sw", "Sham is North's"),
        ("move piroshki sw", "Piroshki is not on the Territory"),
        ("move maro n_base", "the North Base is too far for Maro"),
        ("attack maro ekizo", "Ekizo is on your own side"),
        ("attack maro pochachin", "Pochachin is not on the Territory"),
        ("play maro", "Maro is on the Territory already"),
        ("play piroshki", "Kittens are played in your Play Phase"),
        ("play ekizo", "Ekizo is a Boss and is on the Territory from the beginning"),
        ("take 1", "Fish are taken once, in the Start Phase"),
        ("use maro pay 0", "Kindly Stand Back is used before the dice of an enemy attack"),
        ("push sw", "nobody can be pushed now"),
        ("feed maro", "only a Greedy Boss's feast feeds Kittens one by one"),
    ],
)
def test_what_is_not_possible_now_is_refused_with_the_reason(words: str, reason: str) -> None:
    state = duel("maro@sw", "sham@nw")
    before = state.clone()
    with pytest.raises(IllegalAction, match=reason):
        state.apply(words)
    assert state == before


def test_kinds_that_both_seats_have_are_understood_as_ones_own() -> None:
    state = full("hachi@bench maro@sw", "hachi@nw maro@n_base", phase="play", dish=(1, 0), decides="south")
    with pytest.raises(IllegalAction, match="Maro is on the Territory already"):
        state.apply("play maro")
    play(state, "end_play")
    with pytest.raises(IllegalAction, match="Hachi is out of range, in the North-West, not in the South-West"):
        state.apply("attack maro hachi")
    with pytest.raises(IllegalAction, match=r"Senko is not in this game: choose a cat of your team \(C10.5\)"):
        full("maro@sw", house_figures="off").apply("move senko sw")
