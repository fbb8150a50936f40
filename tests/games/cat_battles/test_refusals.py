"""What is refused is refused with the right reason: what is asked now comes first, and every reason names its rule."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files

import pytest

import meijin
from meijin.games.cat_battles import notation
from meijin.games.cat_battles.board import AREAS
from meijin.games.cat_battles.state import CatBattles
from meijin.kernel.errors import IllegalAction, MeijinError, RosterError
from meijin.kernel.generator import Rng
from meijin.kernel.rulebook import read_rules
from tests.games.cat_battles.table import duel, full, play, question

RULES = read_rules(files("meijin.games.cat_battles").joinpath("rules.md").read_text(encoding="utf-8"))
NAMED = re.compile(r"\(((?:C[\d.]+|R\d+)(?:, (?:C[\d.]+|R\d+))*)\)")


def refusal(state: CatBattles, words: str) -> str:
    """The reason for which an action is refused; nothing changes."""
    before = state.clone()
    with pytest.raises(IllegalAction) as caught:
        state.apply(words)
    assert state == before
    _, _, told = str(caught.value).partition(" is not possible now: ")
    return told.partition("; South may choose")[0].partition("; North may choose")[0]


# -- in its own phase, and in none ------------------------------------------------------------------------------------


@pytest.mark.rule("C5.4.13")
def test_in_the_main_phase_nobody_is_taken_elsewhere() -> None:
    state = duel("maro@sw")
    assert refusal(state, "relocate maro ne") == "only a Greedy Boss takes Kittens to other Areas (C5.4.13)"


@pytest.mark.rule("C4.7.2")
def test_in_one_on_one_nobody_is_told_to_wait_for_a_play_phase() -> None:
    state = duel("ekizo@center", "oddeyes@center", counters={"one_on_one": 1})
    assert refusal(state, "play maro") == "in One on One you play no Kittens: only the Bosses fight (C4.7.2)"
    assert refusal(state, "move maro sw") == "in One on One nobody Moves: the Bosses stay in the Center (C4.7.2)"


@pytest.mark.rule("C4.1.3", "R5")
def test_how_many_fish_can_be_taken_is_named() -> None:
    state = duel(phase="take")
    for words in ("take 4", "take 7", "take 1000"):
        assert refusal(state, words) == "take at most 3 Fish (C4.1.3)"
    assert refusal(state, "take 0") == "take at least 1 Fish (C4.1.3)"
    short = duel(phase="take", box=(2, None), trash=(15, 0))
    assert refusal(short, "take 3") == "there are only 2 Fish in your Box: take no more than that (C4.1.3)"


@pytest.mark.rule("C5.2.2")
def test_how_much_can_be_paid_is_named() -> None:
    state = full("snow@ne", "sham@ne", dish=(2, 0))
    assert refusal(state, "use snow pay 9 on sham") == ("it costs 2 Fish: pay at most 2 with Held Fish (C5.2.2)")


# -- what is asked now comes first ------------------------------------------------------------------------------------


def struck() -> CatBattles:
    """South's Maro has attacked North's Sham, and North decides who takes the Damage."""
    state = duel("maro@nw", "sham@nw", dice="1 1")
    play(state, "attack maro sham", "stop")
    assert question(state) == "north damage"
    return state


@pytest.mark.rule("C4.5.1", "C4.2.1", "C4.3.1")
def test_while_damage_is_open_it_comes_first() -> None:
    state = struck()
    first = "the Damage to Sham comes first: say whether the cat or the Box takes it (C4.5.1)"
    assert refusal(state, "pass") == first
    assert refusal(state, "roll") == first
    assert refusal(state, "play ame") == f"{first}; Kittens are played in your Play Phase (C4.2.1)"
    assert refusal(state, "attack sham maro") == f"{first}; cats attack in your Main Phase (C4.3.1)"


@pytest.mark.rule("C4.1.2", "C4.1.3")
def test_in_the_start_phase_fish_are_taken_after_the_effects() -> None:
    state = full("dango@sw=1", phase="start")
    assert question(state) == "south start"
    assert refusal(state, "take 1") == "it is your Start Phase: use a Rear effect, or pass (C4.1.2)"


@pytest.mark.rule("C4.6.3", "C4.2.1")
def test_in_the_play_phase_a_greedy_boss_comes_first() -> None:
    south, north = "gonta@s_base maro@sw=1 snow@se=1 ame@bench", "oddeyes@n_base"
    state = full(south, north, phase="take", dish=(5, 0), trash=(3, 0))
    play(state, "take 3")
    assert question(state) == "south feast"
    assert refusal(state, "play ame") == "the feast comes first: feed a Kitten, or stop (C5.4.14)"
    assert refusal(state, "feed ame") == "only your own Kittens on the Territory are fed (C5.4.14)"
    assert refusal(state, "pass") == "the feast comes first: feed a Kitten, or stop (C5.4.14)"


@pytest.mark.rule("C4.3.3")
def test_in_the_middle_of_an_act_the_act_comes_first() -> None:
    state = duel("maro@sw piroshki@se", "sham@nw")
    play(state, "move maro nw")
    assert refusal(state, "end_main") == "the Act of Maro comes first: go on with it, or end it (C4.3.3)"
    assert refusal(state, "pass") == "the Act of Maro comes first: go on with it, or end it (C4.3.3)"
    assert refusal(state, "play cleopatra") == "Kittens are played in your Play Phase (C4.2.1)"


def test_a_boss_that_nobody_has_picked_is_not_on_the_territory() -> None:
    state = full("suko@s_base maro@sw", "oddeyes@n_base")
    assert refusal(state, "play ekizo#s1") == "Ekizo is not in your team: choose a Kitten of your Bench (C3.2)"


# -- every reason names its rule --------------------------------------------------------------------------------------


@pytest.mark.rule("C3.5")
@pytest.mark.parametrize(
    ("team", "rule"),
    [
        ("yuzu snow snow snow snow", "C3.3"),
        ("snow snow sham hachi", "C3.2"),
        ("yuzu snow sham", "C3.2"),
        ("yuzu snow snow sham hatchi", "C3.2"),
        ("yuzu snow snow sham senko", "C10.5"),
    ],
)
def test_an_illegal_team_is_refused_with_the_rule(team: str, rule: str) -> None:
    state = meijin.new("cat_battles", mode="full", house_figures="off" if rule == "C10.5" else "on")
    with pytest.raises(RosterError, match=rf"\({rule}\)$"):
        state.submit(f"team {team.replace('yuzu', 'suko')}", "south")


def _sayings(state: CatBattles, rng: Rng) -> Iterator[str]:
    """Well-formed sayings, most of them not possible now."""
    names = state.setup.cards
    here = [names[cat] for cat in (*state.cats[0], *state.cats[1])] or list(names)

    def one(words: tuple[str, ...] | list[str]) -> str:
        return words[rng.below(len(words))]

    yield from notation.PLAIN
    yield from (f"take {fish}" for fish in (0, 3, 4))
    for _ in range(3):
        yield from (f"{verb} {one(names)}" for verb in ("play", "call", "feed", "hit"))
        yield from (f"{verb} {one(here)} {one(AREAS)}" for verb in ("move", "relocate"))
        yield f"attack {one(here)} {one(here)}"
        yield f"push {one(AREAS)}"
        yield f"use {one(here)} pay {rng.below(5)}"
        yield f"use {one(here)} pay {rng.below(2)} on {one(here)}"
    yield f"boss {one(notation.FIGURES)}"
    yield f"kitten {one(notation.FIGURES)}"
    yield f"team {one(notation.TEAMS)}"


@pytest.mark.parametrize("options", [{}, {"mode": "full", "bench": "closed"}, {"mode": "full", "house_figures": "off"}])
def test_whatever_is_tried_at_whatever_question_the_reason_names_a_rule(options: dict[str, object]) -> None:
    rng = Rng(11)
    asked = set()
    for seed in range(2):
        state = meijin.new("cat_battles", seed=seed, **options)  # type: ignore[arg-type]
        assert isinstance(state, CatBattles)
        while state.deciders:
            seat = state.deciders[rng.below(len(state.deciders))]
            asked.add(state.view(seat)["question"])
            for words in _sayings(state, rng) if not rng.below(6) else ():
                try:
                    state.understand(words, seat)
                except MeijinError as error:
                    reason = str(error).partition("may choose: ")[0]
                    ids = [each for group in NAMED.findall(reason) for each in group.split(", ")]
                    assert ids, f"{reason} (at {state.view(seat)['question']})"
                    assert set(ids) <= set(RULES), reason
            legal = state.legal(seat)
            state.apply(legal[rng.below(len(legal))], seat)
    assert {"take", "play", "main", "damage", "roll"} <= asked
