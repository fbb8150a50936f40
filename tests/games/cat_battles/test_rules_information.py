"""Sections 8 and 9: who sees what, with an open and with a closed Bench."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

import meijin
from meijin.games.cat_battles.board import BENCH, COLLECTION
from meijin.games.cat_battles.state import CatBattles
from meijin.kernel.errors import MeijinError
from meijin.kernel.generator import Rng
from meijin.kernel.testing.play import canonical
from tests.games.cat_battles.table import (
    NORTH,
    SOUTH,
    at,
    attack,
    choices,
    decider,
    duel,
    full,
    play,
    question,
    told,
    zone,
)
from tests.likelihood import assert_as_likely

SPECTATORS = 2


def building(**options: object) -> CatBattles:
    state = meijin.new("cat_battles", seed=3, mode="full", **options)  # type: ignore[arg-type]
    assert isinstance(state, CatBattles)
    return state


def closed(south: str = "", north: str = "", **given: object) -> CatBattles:
    return full(south, north, bench="closed", **given)


def benches(state: CatBattles, seat: int, worlds: int) -> list[list[str]]:
    """What is on the Bench of a seat in some worlds that the other one thinks possible."""
    names = state.setup.cards
    sampled = [state.sample(1 - seat, Rng(seed)) for seed in range(worlds)]
    return [[names[card] for card in world.benched[seat]] for world in sampled]


def kinds_of(cats: list[str]) -> str:
    return " ".join(cat.split("#")[0] for cat in cats)


def shown(state: CatBattles, name: str, owner: str, viewer: str | None) -> list[str | None]:
    """The figures of a zone that a viewer sees, None for a hidden one."""
    cards = zone(state.view(viewer), name, owner).get("cards", [])
    return [None if card is None else card.split("#")[0] for card in cards]


# -- teams in the making ----------------------------------------------------------------------------------------------


@pytest.mark.rule("C8.2", "R32")
def test_a_team_in_the_making_shows_nothing_but_whether_it_is_ready() -> None:
    state = building()
    before = [canonical(state.view(viewer)) for viewer in ("north", None)]
    for words in ("boss suko", "kitten maro", "kitten maro", "kitten ame", "kitten snow"):
        events = state.apply(words, "south")
        assert [event.seen_by(viewer) for event in events for viewer in (NORTH, SPECTATORS)] == [None, None]
    assert [canonical(state.view(viewer)) for viewer in ("north", None)] == before
    assert shown(state, "team", "south", "south") == ["suko", "maro", "maro", "ame", "snow"]
    events = state.apply("ready", "south")
    assert [event.seen_by(NORTH) for event in events] == [{"seat": "south"}]
    assert state.view("north")["ready"] == state.view()["ready"] == {"south": True, "north": False}


@pytest.mark.rule("C8.2")
def test_worlds_of_the_other_seat_have_all_kinds_of_teams_and_sizes() -> None:
    state = building(max_kittens=12)
    for words in ("boss suko", "kitten maro"):
        state.apply(words, "south")
    worlds = [state.sample(NORTH, Rng(seed)) for seed in range(60)]
    sizes = {len(world.benched[SOUTH]) for world in worlds}
    assert len(sizes) > 5
    assert {world.boss[SOUTH] for world in worlds} >= {-1, *state.figures.of_seat[SOUTH][:5]}
    state.submit("team suko snow snow sham hachi", "north")
    ready = [state.sample(SOUTH, Rng(seed)) for seed in range(60)]
    assert min(len(world.benched[NORTH]) for world in ready) >= 4
    assert len({world.boss[NORTH] for world in ready}) == 5


@pytest.mark.rule("C8.3", "C3.6")
def test_with_an_open_bench_everything_is_known_once_both_are_ready() -> None:
    state = building()
    state.submit("team suko snow snow sham hachi", "south")
    events = state.submit("team city_five", "north")
    for viewer in (SOUTH, NORTH, SPECTATORS):
        teams = [event.seen_by(viewer) for event in events if event.kind == "team"]
        assert [team["kittens"] for team in teams if team] == [
            ["sham", "snow", "snow", "hachi"],
            ["snow", "kutsushita", "hachi", "chatrap"],
        ]
    for viewer_name in ("south", "north", None):
        assert shown(state, "bench", "south", viewer_name) == ["sham", "snow", "snow", "hachi"]
    world = state.sample(NORTH, Rng(1))
    assert world.where == state.where


@pytest.mark.rule("C8.1")
def test_all_on_the_table_is_open_to_both_seats_and_spectators() -> None:
    state = full("cleopatra@nw=1 hachi@bench", "sham@nw ame@bench", dish=(1, 0), trash=(2, 0), dice="1")
    events = play(state, "attack cleopatra sham", "pass")
    assert {event.seats for event in events} == {-1}
    views = [state.view(viewer) for viewer in ("south", "north", None)]
    hidden = ("seat", "zones")  # the collections are each seat's own
    assert all(
        canonical({name: part for name, part in view.items() if name not in hidden})
        == canonical({name: part for name, part in views[0].items() if name not in hidden})
        for view in views
    )
    assert attack(state) == {
        "attacker": "cleopatra#s1",
        "target": "sham#n1",
        "which": "first",
        "allowance": 2,
        "dice": ["1"],
        "parts": {"dice": 1, "effects": 0, "damage_plus": 0, "damage_minus": 0},
        "total": 1,
    }
    assert views[2]["marks"]["cleopatra#s1"] == {"held": 1, "acted": 1}  # type: ignore[index]


@pytest.mark.rule("C8.1")
def test_while_a_cat_acts_and_while_a_boss_feasts_the_view_says_who_and_how_much_is_left() -> None:
    state = duel("maro@sw", "sham@nw")
    assert "acting" not in state.view()
    play(state, "move maro nw")
    assert state.view()["acting"] == "maro#s1"
    feast = full("gonta@s_base maro@sw=1 ame@sw=1", phase="take", dish=(5, 0))
    assert "left" not in feast.view()
    play(feast, "take 1")
    assert feast.view()["left"] == 3
    play(feast, "feed maro")
    assert feast.view()["left"] == 2


@pytest.mark.rule("C8.1")
def test_figures_that_nobody_has_picked_are_not_counted_up_in_views() -> None:
    for state in (building(), full("maro@sw")):
        for viewer in ("south", "north", None):
            for owner in ("south", "north"):
                assert zone(state.view(viewer), "figures", owner) == {"zone": "figures", "owner": owner}


@pytest.mark.rule("C8.5")
def test_the_log_of_a_duel_begins_with_territory_teams_and_the_first_turn() -> None:
    state = meijin.new("cat_battles", first_player="seat1")
    assert state.record is not None
    for viewer in ("south", "north", None):
        assert [state.setup.game.narrate(kind, fields) for kind, fields in state.record.feed(viewer)] == [
            "Cat Café Territory: a cat in the Center has Damage +1.",
            "South's team: Boss Ekizo with Piroshki, Maro, Chocomaca and Cleopatra.",
            "North's team: Boss Odd-Eyes with Shadow, Pochachin, Sham and Ame.",
            "Battle Meow! North begins.",
            "Turn 1: North is the Current Player.",
        ]


@pytest.mark.rule("C8.5", "C9.1")
def test_in_full_mode_the_teams_are_told_when_both_are_ready() -> None:
    state = building(bench="closed", territory="city", first_player="seat0")
    assert state.record is not None
    state.submit("team suko snow snow sham hachi", "south")
    state.submit("team city_five", "north")
    assert [state.setup.game.narrate(kind, fields) for kind, fields in state.record.feed(None)] == [
        "City Cat Territory: a cat in the Center has Ranged Attack.",
        "Both seats put their teams together in secret.",
        "South's team is ready.",
        "North's team is ready.",
        "South's team: Boss Suko with 4 Kittens.",
        "North's team: Boss Suko with 4 Kittens.",
        "Battle Meow! South begins.",
        "Turn 1: South is the Current Player.",
    ]


@pytest.mark.rule("C8.4")
def test_nobody_sees_the_state_of_chance() -> None:
    state = full("maro@sw")
    for viewer in ("south", "north", None):
        assert str(state.chance) not in canonical(state.view(viewer))


# -- closed Bench -----------------------------------------------------------------------------------------------------


def test_hidden_kittens_are_as_likely_as_there_are_figures_to_choose_from() -> None:
    state = closed("hachi@sw maro@hangout hachi@bench snow@bench", phase="take")
    figures = state.figures
    hidden = (BENCH, COLLECTION)
    left = [
        figures.kind[card] for card in figures.of_seat[SOUTH] if not figures.boss[card] and state.where[card] in hidden
    ]
    worlds, rng = state.worlds(NORTH), Rng(3)
    drawn = Counter(tuple(sorted(figures.kind[card] for card in worlds.draw(rng).benched[SOUTH])) for _ in range(15000))
    assert_as_likely(drawn, Counter(tuple(sorted(pair)) for pair in combinations(left, 2)))


def test_teams_in_the_making_are_as_likely_as_each_other_by_size_and_boss() -> None:
    state = building(max_kittens=12)
    state.submit("team suko snow snow sham hachi", "north")
    bosses = [card for card in state.figures.of_seat[NORTH] if state.figures.boss[card]]
    worlds, rng = state.worlds(SOUTH), Rng(4)
    teams = [worlds.draw(rng) for _ in range(6000)]
    drawn = Counter((world.boss[NORTH], len(world.benched[NORTH])) for world in teams)
    assert_as_likely(drawn, {(boss, size): 1 for boss in bosses for size in range(4, 13)})


@pytest.mark.rule("C9.1", "C10.7")
def test_on_reveal_only_the_boss_and_the_number_of_kittens_are_shown() -> None:
    state = building(bench="closed")
    state.submit("team suko snow snow sham hachi", "south")
    events = state.submit("team city_five", "north")
    told_north = next(event for event in events if event.kind == "team" and event.fields["seat"] == "south")
    assert told_north.seen_by(NORTH) == told_north.seen_by(SPECTATORS) == {"seat": "south", "boss": "suko", "count": 4}
    assert told_north.seen_by(SOUTH) == {
        **{"seat": "south", "boss": "suko", "count": 4},
        "kittens": ["sham", "snow", "snow", "hachi"],
    }
    assert shown(state, "s_base", "south", "north") == ["suko"]
    for viewer in ("north", None):
        assert zone(state.view(viewer), "bench", "south") == {"zone": "bench", "owner": "south", "count": 4}
    assert shown(state, "bench", "south", "south") == ["sham", "snow", "snow", "hachi"]


@pytest.mark.rule("C9.2", "C9.3")
def test_a_kitten_is_revealed_when_it_is_played_and_stays_so() -> None:
    state = closed("hachi@bench snow@bench", phase="play", dish=(1, 0))
    assert shown(state, "bench", "south", "north") == []  # nothing is shown but how many there are
    assert zone(state.view("north"), "bench", "south")["count"] == 2
    play(state, "play hachi")
    assert shown(state, "s_base", "south", "north") == ["suko", "hachi"]
    # One on One sends it back, and it is still known.
    sent = closed("hachi@sw snow@bench", phase="start", box=(0, None), trash=(16, 0))
    assert at(sent, "hachi") == "bench"
    assert shown(sent, "bench", "south", "north") == shown(sent, "bench", "south", None) == ["hachi", None]


@pytest.mark.rule("C9.3")
def test_worlds_have_other_kittens_on_the_other_bench() -> None:
    state = closed("hachi@bench snow@bench maro@sw", phase="take")
    benches = [
        frozenset(world.setup.kinds[card] for card in world.benched[SOUTH])
        for world in [state.sample(NORTH, Rng(seed)) for seed in range(40)]
    ]
    assert len(set(benches)) > 10
    own = state.sample(SOUTH, Rng(1))
    assert own.benched[SOUTH] == state.benched[SOUTH]


@pytest.mark.rule("C9.3", "R34")
def test_worlds_have_the_first_copies_as_every_team_has() -> None:
    state = closed("hachi@sw maro@hangout hachi@bench snow@bench ame@bench tofu@bench", phase="take")
    for bench in benches(state, SOUTH, 60):
        for kind in {cat.split("#")[0] for cat in bench}:
            before = {"hachi": 1, "maro": 1}.get(kind, 0)  # copies that everybody has seen
            copies = [int(cat[-1]) for cat in bench if cat.split("#")[0] == kind]
            assert copies == list(range(before + 1, before + len(copies) + 1))


@pytest.mark.rule("C9.3")
def test_no_refusal_depends_on_what_is_hidden() -> None:
    """Whatever the other seat names, it is refused in the same words in the true game and in possible worlds."""
    state = closed("snow@sw maro@bench", "hachi@hangout ame@hangout sham@nw hachi@bench maro@bench", dish=(2, 0))
    with pytest.raises(
        MeijinError, match=r"'attack snow hachi' is not possible now: no such enemy is on the Territory"
    ):
        state.apply("attack snow hachi")
    figures = ["hachi", "maro", "ame", "sham", "yoru", "hachi#n1", "hachi#n2", "hachi#n3", "yoru#n1"]
    forms = (
        "attack snow {}",
        "use snow pay 0 on {}",
        "use maro pay 0 on {}",
        "play {}",
        "call {}",
        "move {} sw",
        "hit {}",
    )
    worlds = [state.sample(SOUTH, Rng(seed)) for seed in range(8)]
    for words in [form.format(figure) for form in forms for figure in figures]:
        answers = set()
        for each in (state, *worlds):
            with pytest.raises(MeijinError) as refused:
                each.understand(words, "south")
            answers.add(str(refused.value))
        assert len(answers) == 1, words


@pytest.mark.rule("C9.4")
def test_the_play_phase_is_asked_although_nothing_can_be_played() -> None:
    state = closed("snow@bench", phase="play", dish=(1, 0))
    assert question(state) == "south play"
    assert choices(state) == ["end_play"]
    assert question(closed("snow@bench maro@sw", phase="play")) == "south main"  # with an empty Dish nobody could
    known = closed("maro@sw", phase="play", dish=(1, 0))
    assert question(known) == "south main"  # there is no Kitten on the Bench
    opened = full("snow@bench maro@sw", phase="play", dish=(1, 0))
    assert question(opened) == "south main"


@pytest.mark.rule("C9.4")
def test_what_the_other_seat_cannot_play_looks_the_same() -> None:
    can = closed("hachi@bench", phase="play", dish=(1, 0))
    cannot = closed("snow@bench", phase="play", dish=(1, 0))
    for viewer in ("north", None):
        assert canonical(can.view(viewer)) == canonical(cannot.view(viewer))
    answers = []
    for state in (can, cannot):
        with pytest.raises(MeijinError) as refused:
            state.apply("play hachi", "north")
        answers.append((str(refused.value), state.choices("north")))
    assert answers[0] == answers[1]


@pytest.mark.rule("R33", "C5.4.15")
def test_the_whistle_is_asked_although_only_one_kitten_can_come() -> None:
    state = closed("yuzu@s_base hachi@bench", phase="take", dish=(5, 0))
    play(state, "take 1")
    assert question(state) == "south call"
    assert choices(state) == ["call hachi"]
    play(state, "call hachi")
    assert at(state, "hachi") == "s_base"
    # Worlds in which nobody could come are out of the question.
    asked = closed("yuzu@s_base hachi@bench maro@sw", phase="take", dish=(5, 0))
    play(asked, "take 1")
    for seed in range(30):
        assert asked.sample(NORTH, Rng(seed)).choices("south")
    opened = full("yuzu@s_base hachi@bench", phase="take", dish=(5, 0))
    play(opened, "take 1")
    assert at(opened, "hachi") == "s_base"


@pytest.mark.rule("R33")
def test_a_whistle_that_calls_nobody_shows_just_that() -> None:
    state = closed("yuzu@s_base hachi@sw hachi@bench", phase="take", dish=(5, 0))
    events = play(state, "take 1")
    assert [event["cat"] for event in told(events, "no_effect")] == ["yuzu#s1"]
    assert all("hachi" not in canonical(event.seen_by(NORTH)) for event in events)


@pytest.mark.rule("R38")
def test_whom_a_whistle_did_not_call_is_like_a_cat_on_the_territory() -> None:
    south = "yuzu@s_base hachi@sw maro@sw hachi@bench maro@bench"
    state = closed(south, phase="take", dish=(5, 0))
    assert len({kinds_of(bench) for bench in benches(state, SOUTH, 40)}) > 10  # before it anybody could be there
    play(state, "take 1")
    # Two of each are left over, and all ways to have two of these four are possible.
    assert {kinds_of(bench) for bench in benches(state, SOUTH, 60)} == {"maro maro", "maro hachi", "hachi hachi"}
    assert {kinds_of(bench) for bench in benches(state, NORTH, 9)} == {""}


@pytest.mark.rule("R38", "C13.7")
def test_what_several_whistles_have_told_holds_together() -> None:
    state = closed("yuzu@s_base hachi@sw snow@sw hachi@bench", phase="take", dish=(5, 0))
    position = state.describe()
    position.flow["could_be"] = {"south": ["hachi", "maro"]}
    before = position.state()
    assert isinstance(before, CatBattles)
    assert {kinds_of(bench) for bench in benches(before, SOUTH, 40)} == {"hachi", "maro"}
    play(before, "take 1")
    assert {kinds_of(bench) for bench in benches(before, SOUTH, 20)} == {"hachi"}


@pytest.mark.rule("R38", "R18")
def test_a_whistle_in_one_on_one_tells_nothing() -> None:
    state = closed("yuzu@center snow@bench", "oddeyes@center", phase="take", dish=(5, 0), counters={"one_on_one": 1})
    assert told(play(state, "take 1"), "no_effect")
    assert len({kinds_of(bench) for bench in benches(state, SOUTH, 40)}) > 10


@pytest.mark.rule("R34")
def test_copies_are_played_in_order_so_that_their_numbers_tell_nothing() -> None:
    state = closed("hachi#s1@bench hachi#s2@bench hachi#s3@bench", phase="play", dish=(2, 0))
    assert state.choices() == ["play hachi#s1", "end_play"]


@pytest.mark.rule("C9.5")
def test_when_the_game_is_over_everything_is_shown() -> None:
    state = closed("snow@bench", "ame@bench")
    state.apply("resign", "south")
    for viewer in ("south", "north", None):
        assert shown(state, "bench", "south", viewer) == ["snow"]
        assert shown(state, "bench", "north", viewer) == ["ame"]


@pytest.mark.rule("C9.5", "C8.2")
def test_resigning_while_teams_are_put_together_ends_it() -> None:
    state = building()
    state.apply("boss suko", "south")
    state.apply("resign", "north")
    assert state.returns() == (1, -1)
    with pytest.raises(MeijinError, match="the game is over"):
        state.apply("kitten snow", "south")


@pytest.mark.rule("C9.3")
def test_one_cannot_decide_for_the_other_seat() -> None:
    state = closed("snow@bench maro@sw", "sham@nw")
    assert decider(state) == "south"
    with pytest.raises(MeijinError, match="North does not decide now: South must choose first"):
        state.apply("move sham sw", "north")


@pytest.mark.rule("R38")
def test_what_a_whistle_has_told_cannot_be_taken_back() -> None:
    cats = "yuzu@s_base maro@nw hachi@sw hachi@bench"
    state = closed(cats, "piroshki@nw", dish=(5, 0), decides="north", dice="2")
    play(state, "attack piroshki maro", "stop")
    assert state.record is not None
    assert "no_effect" in [event.kind for event in state.record.log]
    with pytest.raises(MeijinError, match="that cannot be taken back"):
        state.record.take_back("north")
