"""Cards made up so that they would never end: every way of it has a limit, in the sources and compiled."""

from __future__ import annotations

import json

import pytest

import meijin
from meijin.kernel.errors import SetupError
from meijin.kernel.generator import Rng
from meijin.kernel.playout import playout
from tests.games.crossover.made import effect, fighters, mission, ninja
from tests.games.crossover.table import coins, play, seat, step, table, told

LUCK = '{ op = "coin", to = "t1", kind = "luck", n = 1 }'
ALL = fighters("any")
CREW = [f"x-{number}" for number in range(8)]


def flips(count: int, depth: int) -> str:
    """Coins for coins for coins; in the end something is done, however they fall."""
    operation = LUCK
    for _ in range(depth):
        operation = f'{{ op = "flip", n = {count}, heads = [{operation}], tails = [{LUCK}] }}'
    return operation


def harm(depth: int) -> str:
    """Heal all, for each of them injure all, for each of them heal all, and so on."""
    operation = '{ op = "extra_deploy", n = 1 }'
    for level in range(depth):
        verb = "heal" if (depth - level) % 2 else "injure"
        operation = f'{{ op = "{verb}", to = {ALL}, then_each = [{operation}] }}'
    return operation


def crew(abilities: str = "") -> str:
    """Fighters of different names with the same abilities."""
    return "".join(ninja(name, abilities) for name in CREW)


@pytest.mark.rule("R91")
@pytest.mark.parametrize("depth", [3, 5, 10])
def test_coins_flipped_for_coins_end_after_999_operations(depth: int) -> None:
    made = mission("x-m", effect(flips(99, depth), fighters("you", 1))) + ninja("x-1")
    state = table("D1", seat("x-1", hand="x-m"), made=made)
    events = play(state, "mission x-m")
    assert told(events, "operation_guard") == [{"limit": 999}]
    assert step(state) != "D1"  # the mission is over, and the game goes on
    assert (state.contexts, state.chain) == ([], [])
    assert state.carried == 0  # in the step that comes after it


@pytest.mark.rule("R91")
@pytest.mark.parametrize(("more", "is_guarded"), [(6, False), (7, True)])
def test_999_operations_are_carried_out(more: int, is_guarded: bool) -> None:
    inner = f'{{ op = "flip", n = 31, heads = [{LUCK}], tails = [{LUCK}] }}'
    outer = f'{{ op = "flip", n = 31, heads = [{inner}], tails = [{inner}] }}'
    made = mission("x-m", effect(", ".join([outer, *[LUCK] * more]), fighters("you", 1))) + ninja("x-1")
    state = table("D1", seat("x-1", hand="x-m"), made=made)
    events = play(state, "mission x-m")
    # A flip, one for each of its 31 coins, and a coin of luck for each coin of these: 993 operations.
    assert coins(state, "x-1", "luck") == 31 * 31 + 6
    assert bool(told(events, "operation_guard")) == is_guarded


@pytest.mark.rule("R91")
def test_what_is_done_for_each_of_many_ends_too() -> None:
    state = table(
        "D1",
        seat(" ".join(f"{name}:injured" for name in CREW), hand="x-m"),
        made=crew() + mission("x-m", effect(harm(10))),
    )
    assert told(play(state, "mission x-m"), "operation_guard") == [{"limit": 999}]
    assert step(state) != "D1"


@pytest.mark.rule("R91", "CB5.6.8")
def test_no_more_than_999_triggers_wait() -> None:
    """Twelve abilities of eight fighters hear that all are healed, eleven times."""
    heard = (
        '{ kind = "trigger", valid = true, on = "healed", do = [{ op = "coin", to = "self", kind = "luck", n = 1 }] }'
    )
    again = f'{{ op = "heal", to = {ALL} }}, {{ op = "injure", to = {ALL} }}'
    state = table(
        "D1",
        seat(" ".join(f"{name}:injured" for name in CREW), hand="x-m"),
        made=crew(", ".join([heard] * 12)) + mission("x-m", effect(", ".join([again] * 11))),
    )
    play(state, "mission x-m")
    assert state.view()["question"] == "trigger"
    assert len(state.waiting) == 999  # of 12 * 8 * 11
    play(state, state.choices()[0])
    assert len(state.waiting) == 998


@pytest.mark.rule("R91", "CB5.6.8")
def test_replacements_that_hurt_others_who_replace_it_in_turn_end() -> None:
    hurt = f'{{ op = "damage", to = {ALL}, n = 1 }}'
    instead = f'{{ kind = "replace", valid = true, limit = "none", on = "damage", do = [{hurt}] }}'
    state = table("D1", seat(" ".join(CREW), hand="x-m"), made=crew(instead) + mission("x-m", effect(hurt)))
    play(state, "mission x-m")
    assert step(state) != "D1"


@pytest.mark.rule("R91", "CB5.6.8")
def test_whole_games_with_such_cards_end() -> None:
    """Every fighter flips coins for coins, is hurt and healed for it, and hears all of that."""
    loud = (
        f'{{ kind = "trigger", valid = true, on = "put_in_play", do = [{flips(99, 6).replace("t1", "self")}] }}, '
        f'{{ kind = "trigger", valid = true, on = "ally_put_in_play", do = [{harm(8)}] }}, '
        '{ kind = "trigger", valid = true, on = "healed", do = '
        '[{ op = "injure", to = "self" }, { op = "heal", to = "self" }] }'
    )
    state = table("G", seat(" ".join(CREW[2:]), hand="x-0 x-1"), made=crew(loud), turn_limit="12")
    playout(state, Rng(3))
    assert not state.deciders


# -- what is refused before a game begins ---------------------------------------------------------------------------

CARD = {
    "id": "x-1",
    "number": "X-1",
    "name": "Deep Thinker",
    "line": "naruto",
    "type": "ninja",
    "set": "naruto-13",
    "symbols": ["wind"],
    "turn": 0,
    "hand": 0,
    "healthy": [2, 1],
    "injured": [1, 1],
    "attributes": ["Ninjutsu"],
    "traits": ["Leaf"],
    "source": "house",
    "source_effect": "house",
}
DRAW = '{"op": "draw", "who": "you", "n": 1}'


def begin(abilities: str) -> None:
    """A game with a card that has these abilities, in the form of the option."""
    card = json.dumps({**CARD, "abilities": "ABILITIES"}).replace('"ABILITIES"', abilities)
    meijin.new("crossover", seed=1, cards=f'{{"cards": [{card}]}}')


def trigger(*operations: str) -> str:
    return f'{{"kind": "trigger", "on": "healed", "do": [{", ".join(operations)}]}}'


def nested(before: str, inner: str, after: str, depth: int) -> str:
    return f"{before * depth}{inner}{after * depth}"


NESTS = {
    "operations": ('{"op": "flip", "n": 1, "heads": [', DRAW, "]}"),
    "choices": ('{"op": "choose", "options": [[', DRAW, f"], [{DRAW}]]}}"),
}
NUMBERS = {"numbers": ('{"neg": ', "1", "}"), "sums": ('{"add": [1, ', "1", "]}")}


@pytest.mark.rule("R92")
@pytest.mark.parametrize("kind", [*NESTS, *NUMBERS, "conditions"])
@pytest.mark.parametrize("depth", [10, 13, 60, 600, 5_000])
def test_what_is_nested_too_deeply_is_refused(kind: str, depth: int) -> None:
    if kind in NESTS:
        operation = nested(*NESTS[kind], depth=depth)
    elif kind in NUMBERS:
        operation = f'{{"op": "draw", "who": "you", "n": {nested(*NUMBERS[kind], depth=depth)}}}'
    else:
        condition = nested('{"cond": "not", "c": ', '{"cond": "exists"}', "}", depth)
        operation = f'{{"op": "if", "cond": [{condition}], "then": [{DRAW}]}}'
    if depth == 10:
        begin(f"[{trigger(operation)}]")
        return
    with pytest.raises(SetupError, match=r"tables within tables end at 12|its brackets are nested too deeply"):
        begin(f"[{trigger(operation)}]")


@pytest.mark.rule("R92")
def test_what_is_unknown_may_not_be_nested_deeply_either() -> None:
    with pytest.raises(SetupError, match="its brackets are nested too deeply"):
        begin(f'[{trigger(f"""{{"op": "heal", "to": "attached", "so": {nested("[", "", "]", 600)}}}""")}]')


@pytest.mark.rule("R92")
@pytest.mark.parametrize(
    ("abilities", "problem"),
    [
        (", ".join([trigger(DRAW)] * 13), r"'abilities': must be at most 12, not 13"),
        (trigger(*[DRAW] * 100), r"do': is too long: a list has at most 99 operations, not 100"),
        (trigger(DRAW.replace("1", f'{{"add": [{", ".join("1" * 100)}]}}')), r"add': is too long: .* 99 entries"),
        (trigger(*[nested(*NESTS["operations"], depth=3)] * 63), r"'abilities\[0\]': is too large: .* 250 tables"),
    ],
)
def test_what_is_too_large_is_refused(abilities: str, problem: str) -> None:
    with pytest.raises(SetupError, match=problem):
        begin(f"[{abilities}]")


@pytest.mark.rule("R92")
def test_what_is_just_small_enough_is_good() -> None:
    begin(f"[{', '.join([trigger(*[DRAW] * 99)] * 12)}]")
