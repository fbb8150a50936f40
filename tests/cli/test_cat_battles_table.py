"""What the table of Cat Battles draws and says. Positions are written as in the worked examples of the rules."""

from __future__ import annotations

from collections.abc import Callable
from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console

import meijin as library
from meijin.cli.art import Art
from meijin.cli.desk import Desk, without_copies
from meijin.cli.language import explained, speaking
from meijin.cli.screen import Screen
from meijin.cli.sight import seen_by, seen_by_all_together
from meijin.cli.tables import table_for
from meijin.cli.tables.generic import Size, Table
from meijin.games.cat_battles.cards import KEYWORDS
from meijin.games.cat_battles.state import CatBattles
from meijin.kernel.generator import Rng
from meijin.kernel.state import State
from tests.games.cat_battles.table import duel, full

Play = Callable[..., str]
SOUTH, NORTH = range(2)
NOTICE = "'foo' is no action of this game; " + "choose one of those that are offered, " * 3
VARIANTS: tuple[dict[str, str], ...] = (
    {},
    {"territory": "city", "starter_sets": "city_five,city_five"},
    {"mode": "full", "territory": "random"},
    {"mode": "full", "territory": "high_class", "max_kittens": "none", "bench": "closed"},
)


def table_of(state: State, width: int = 80) -> Table:
    table = table_for("cat_battles", Art(Console(width=width)))
    table.begin(state.setup)
    return table


def board(state: State, seat: int | None, width: int = 80, size: Size = Size.OWN_BOXES) -> list[str]:
    return table_of(state, width).board(seen_by(state, seat), width, size).plain.splitlines()


def words(state: State, choice: str) -> str:
    """What is said of a choice of whoever decides."""
    (seat,) = state.deciders
    action = next(each for each in state.legal(seat) if without_copies([(state.text(each), "")])[0][0] == choice)
    return table_of(state).words(seen_by(state, seat), state.text(action), explained(state, seat, action))


def question(state: State) -> str:
    (seat,) = state.deciders
    return table_of(state).question(seen_by(state, seat))


def decision(state: State, seat: int, columns: int, height: int = 24, fresh: int = 2, notice: str = "") -> list[str]:
    """The lines on a terminal when a seat decides, the last events being news."""
    paper = StringIO()
    screen = Screen(Console(file=paper, width=columns, height=height, highlight=False), script=())
    screen.interactive = True
    desk = Desk(screen, state.setup)
    choices = [(state.text(action), explained(state, seat, action)) for action in state.legal(seat)]
    feed = [] if state.record is None else state.record.feed(seat)
    desk.decision(seen_by(state, seat), choices, feed, min(fresh, len(feed)), notice)
    if notice:
        desk.notice(notice)
    return paper.getvalue().split("\n")


def skirmish(**given: object) -> CatBattles:
    """Both sides are all over the map; Chocomaca has Acted."""
    marks = {"chocomaca": {"acted": 1}, "sham": {"used": 1}}
    return duel(
        "maro@nw=1 chocomaca@se piroshki@center",
        "sham@nw=2 pochachin@se",
        dish=(3, 5),
        trash=(2, 0),
        marks=marks,
        **given,
    )


# -- the map ----------------------------------------------------------------------------------------------------------


def test_the_map_has_seven_areas_with_their_cats_and_all_paths_and_the_own_base_at_the_bottom() -> None:
    assert board(skirmish(), SOUTH)[2:12] == [
        "                    ( n_base  ▼♛Oddeyes ●●●               )",
        "                       /                               \\",
        "  ( nw  ▲Maro ●○  ▼Sham ●●○~      )──────────( ne                            )",
        "     |                 \\                               /                  |",
        "     |              ( center  ▲Piroshki ●●●               )               |",
        "     |                 /                               \\                  |",
        "  ( sw                            )──────────( se  ▲Chocomaca ●✓             )",
        "  (                               )          (     ▼Pochachin ●              )",
        "                       \\                               /",
        "                    ( s_base  ▲♛Ekizo ●●●                 )",
    ]


def test_north_looks_from_the_other_side() -> None:
    lines = board(skirmish(), NORTH)
    rows = [line.split()[1] for line in lines if line.lstrip().startswith(("( s_", "( n", "( sw", "( c"))]
    assert rows == ["s_base", "sw", "nw", "n_base"]
    assert any(line.startswith("  ( nw  ▲Sham ●●○~  ▼Maro ●○      )──────────( ne") for line in lines)
    assert lines[-1].startswith("  North (you)")
    assert lines[1].startswith("▸ South")


def test_spectators_sit_with_south() -> None:
    *lines, last = board(skirmish(), SOUTH)
    assert board(skirmish(), None) == [*lines, last.replace(" (you)", "")]


def test_with_much_room_areas_are_boxes_that_tell_what_cats_can_do() -> None:
    lines = board(skirmish(), SOUTH, size=Size.BOXES)
    assert "  ╭─ nw ──────────────────────────╮          ╭─ ne ──────────────────────────╮" in lines
    assert "  │ ▲Maro ●○ Push Dmg -1          │──────────│                               │" in lines
    # On the city sheet the Center gives Ranged Attack.
    center = next(number for number, line in enumerate(lines) if "center: Ranged Attack" in line)
    assert "│ ▲Piroshki ●●● Direct Hit Ranged     │" in lines[center + 1]


def test_with_little_room_the_map_is_close_together_and_at_last_a_list() -> None:
    assert board(skirmish(), SOUTH, size=Size.SMALL)[2:5] == [
        "                   /( n_base  ▼♛Oddeyes ●●●               )\\",
        "  ( nw  ▲Maro ●○  ▼Sham ●●○~      )──────────( ne                            )",
        "     |             >( center  ▲Piroshki ●●●               )<              |",
    ]
    listed = board(skirmish(), SOUTH, width=40, size=Size.BARE)
    assert listed[1:3] == ["  North box 9 dish ●●●●●♛ trash 0", "    bench 2"]
    start = listed.index("n_base ▼♛Oddeyes●●●")
    assert listed[start : start + 5] == [
        "n_base ▼♛Oddeyes●●●",
        "nw     ▲Maro●○ ▼Sham●●○~",
        "center ▲Piroshki●●●",
        "se     ▲Chocomaca●✓ ▼Pochachin●",
        "s_base ▲♛Ekizo●●●",
    ]


def test_a_crowd_in_one_area_takes_more_lines_and_nobody_is_left_out() -> None:
    gang = ["maro", "tofu", "kuroshio", "ame", "chatrap", "dango", "shadow", "mikan"]
    state = full(" ".join(f"{kitten}@sw" for kitten in gang), "snow@sw", box=(0, None), trash=(0, 0))
    for width in (40, 80):
        for size in Size:
            shown = "\n".join(board(state, SOUTH, width, size))
            assert all(f"▲{kitten.capitalize()}" in shown for kitten in gang), (width, size)
            assert "▼Snow" in shown


def test_the_map_is_as_straight_in_japanese() -> None:
    with speaking("ja"):
        lines = board(skirmish(), SOUTH)
    assert lines[2:5] == [
        "                    ( 北本拠  ▼♛オッドアイズ ●●●          )",
        "                       /                               \\",
        "  ( 北西  ▲マロ ●○  ▼シャム ●●○~  )──────────( 北東                          )",
    ]


def test_what_cats_can_do_is_told_in_japanese() -> None:
    with speaking("ja"):
        lines = [line.rstrip() for line in decision(skirmish(), SOUTH, 40)]
    assert " マロの移動  7 南西  8 北東  9 北本拠" in lines
    assert " 11  もう行動しない" in lines


# -- the two sides ----------------------------------------------------------------------------------------------------


def test_fish_in_box_dish_and_trash_and_the_bench_are_shown_of_both_seats() -> None:
    lines = board(skirmish(), SOUTH)
    # 20 Fish less 3 on Ekizo, 1 on Maro, 1 on Chocomaca, 3 on Piroshki, 3 in the Dish and 2 in the Trash.
    assert lines[-1] == "▸ South (you)  box 7  dish ●●●○○♛  trash 2  bench Cleopatra 2"
    # 20 less 3 on Odd-Eyes, 2 on Sham, 1 on Pochachin and 5 in the Dish: the next Fish wakes the Greedy Boss.
    assert lines[1] == "  North  box 9  dish ●●●●●♛  trash 0  bench Shadow 2  Ame 2"


def test_who_ran_away_for_good_and_copies_are_shown_in_full_mode() -> None:
    state = full("hachi@bench hachi@bench snow@hangout maro@sw", "ame@bench", bench="open")
    assert board(state, NORTH)[1] == "▸ South  box 15  dish ○○○○○♛  trash 0  bench Hachi×2 1  hangout Snow"


def test_the_heading_tells_the_territory_as_far_as_there_is_room() -> None:
    state = skirmish(counters={"turn": 7})
    assert board(state, SOUTH)[0].startswith("Cat Battles · Center: Ranged Attack ───")
    assert board(state, SOUTH)[0].endswith("─ turn 7 · South's Main Phase")
    assert board(state, SOUTH, 100)[0].startswith("Cat Battles · City Cat Territory · Center: Ranged Attack ──")
    assert board(state, SOUTH, 40)[0] == "turn 7 · South's Main Phase"


# -- an attack --------------------------------------------------------------------------------------------------------


def test_dice_and_the_running_total_of_an_attack_are_shown() -> None:
    state = duel("piroshki@nw", "pochachin@nw", dice="2 1")
    for action in ("attack piroshki pochachin", "pass"):  # no Pudgy Fist
        state.apply(action)
    assert "  Piroshki ▸ Pochachin  [2] [ ] [ ]  damage 1 (2 from dice, -1 Damage -1)" in board(state, SOUTH)
    assert question(state) == ("So far your Piroshki deals 1 to North's Pochachin. Roll one of 2 more dice, or stop?")
    assert words(state, "roll") == "One more die: 17% to fail."
    assert words(state, "stop") == "1 damage for sure."
    state.apply("roll")
    assert "  Piroshki ▸ Pochachin  [2] [1] [ ]  damage 2 (3 from dice, -1 Damage -1)" in board(state, SOUTH)


def test_a_sleep_that_may_still_be_changed_is_shown() -> None:
    state = duel("maro@nw", "sham@nw", decides="north", dish=(0, 1), dice="2 sleep")
    for action in ("attack sham maro", "roll"):
        state.apply(action)
    assert "  Sham ▸ Maro  [2] [z] [ ]  damage 1 (2 from dice, -1 Damage -1)" in board(state, SOUTH)
    assert question(state) == (
        "The die of your Sham against South's Maro shows Sleep. Use a Rear effect, or let it count?"
    )


def test_who_has_no_sleep_is_told_so() -> None:
    state = duel("cleopatra@nw", "shadow@nw", dice="1")
    for action in ("attack cleopatra shadow", "pass", "pass"):  # neither Paw One-Two nor Sidestep
        state.apply(action)
    assert words(state, "roll") == "One more die: 0% to fail."


def test_dice_of_an_attack_are_counted_with_keywords_and_the_center() -> None:
    # Odd-Eyes has Dice Roll +2, Maro Damage -1; on the high-class sheet the Center gives Dice Roll +1.
    state = duel("maro@n_base=1", "sham@center", decides="north", territory="high_class")
    assert words(state, "attack oddeyes maro").startswith("5 dice: ")
    state = duel("maro@center", "sham@center", decides="north", territory="high_class")
    assert words(state, "attack sham maro").startswith("4 dice: ")


def test_the_owner_of_a_cat_that_is_hit_sees_what_either_choice_costs() -> None:
    state = duel("ekizo@s_base maro@s_base", "sham@s_base=1 ame@bench", dish=(0, 4), dice="2 0")
    state.apply("attack ekizo sham")
    state.apply("stop")
    # 2 from the die and Damage +1.
    assert question(state) == "3 damage to your Sham: does the cat lose its own Fish, or does your Box pay?"
    assert words(state, "take_cat") == "Sham runs away, Dish 5."
    assert words(state, "take_box") == "Box 9, Dish 7: Greedy Boss!"


def test_a_boss_on_its_last_fish_is_warned() -> None:
    state = duel("ekizo@s_base=1", "sham@s_base", decides="north", dice="1")
    state.apply("attack sham ekizo")
    state.apply("stop")
    assert words(state, "take_cat") == "Ekizo runs away, and the game is lost."


# -- choices ----------------------------------------------------------------------------------------------------------


def test_taking_fish_tells_what_will_be_in_box_and_dish() -> None:
    state = duel(phase="take", dish=(4, 0))
    assert words(state, "take 1") == "Box 12, Dish 5."
    assert words(state, "take 3") == "Box 10, Dish 7: Greedy Boss!"


def test_many_choices_are_a_line_for_each_cat() -> None:
    lines = decision(skirmish(), SOUTH, 80)
    start = lines.index("Which of your cats Acts next, or is your Main Phase over?")
    assert [line.rstrip() for line in lines[start + 1 : start + 4]] == [
        " move piroshki  1 sw  2 se  3 nw  4 ne    attack piroshki  5 pochachin  6 sham",
        " move maro  7 sw  8 ne  9 n_base    attack maro  10 sham",
        " 11  end_main",
    ]


def test_what_many_cats_can_do_stands_in_one_stream() -> None:
    gang = ["maro", "ame", "tofu", "dango", "chatrap"]
    lines = decision(full(" ".join(f"{kitten}@s_base" for kitten in gang), ""), SOUTH, 80)
    start = lines.index("Which of your cats Acts next, or is your Main Phase over?")
    assert " ".join(" ".join(lines[start + 1 : start + 4]).split()) == (
        "move maro 1 sw 2 se move ame 3 sw 4 se move chatrap 5 sw 6 se "
        "move tofu 7 sw 8 se move dango 9 sw 10 se 11 end_main"
    )


def test_a_few_choices_are_explained_on_24_lines_even_if_the_map_gets_smaller() -> None:
    state = duel("piroshki@nw maro@nw chocomaca@nw", "sham@nw ame@nw shadow@nw", dice="2")
    state.apply("attack piroshki sham")
    lines = [line.rstrip() for line in decision(state, SOUTH, 80)]
    assert "  1  roll  One more die: 17% to fail." in lines
    assert "  2  stop  2 damage for sure." in lines


def test_an_effect_that_can_be_cancelled_is_told_with_its_target() -> None:
    state = duel("piroshki@nw", "sham@nw ame@sw", dish=(1, 1))
    state.apply("use piroshki pay 0 on sham")
    assert question(state) == "South's Piroshki uses Cat Punch on your Sham. Cancel it, or let it happen?"
    assert "  about to happen: South's Piroshki uses Cat Punch on North's Sham." in board(state, SOUTH)


def test_every_choice_as_it_is_shown_can_be_typed() -> None:
    rng = Rng(4)
    for variant in VARIANTS:
        state = library.new("cat_battles", None, 8, **variant)
        while state.deciders:
            seat = state.deciders[0]
            legal = state.legal(seat)
            shown = without_copies([(state.text(action), "") for action in legal])
            for action, (text, _) in zip(legal, shown, strict=True):
                assert state.understand(text, seat) == (seat, action)
            state.apply(legal[rng.below(len(legal))], seat)


def test_copies_are_told_apart_only_where_it_makes_a_difference() -> None:
    state = duel("maro@nw", "maro@se", starter_sets="cafe_starter,cafe_starter")
    shown = [text for text, _ in without_copies([(text, "") for text in state.choices()])]
    assert "move maro sw" in shown
    both = [("relocate maro#s1 sw", ""), ("relocate maro#n1 sw", ""), ("relocate ame#n1 sw", "")]
    assert [text for text, _ in without_copies(both)] == [
        "relocate maro#s1 sw",
        "relocate maro#n1 sw",
        "relocate ame sw",
    ]


# -- teams ------------------------------------------------------------------------------------------------------------


def test_a_whole_team_can_be_typed_at_once(play: Play) -> None:
    state = library.new("cat_battles", seed=1, mode="full", first_player="seat0")
    shown = play(state, "team yuzu snow snow sham hachi", seats=("human", "bot:random"))
    assert "Or type all of it: team suko snow snow sham hachi" in shown
    assert "South's team is ready." in shown
    assert "bench Sham 3  Snow×2 3  Hachi 1" in shown


def test_a_wrong_team_is_refused_with_the_reason_and_asked_for_again(play: Play) -> None:
    state = library.new("cat_battles", seed=1, mode="full")
    shown = play(state, "team yuzu snow snow snow snow", "team yuzu snow", seats=("human", "bot:random"))
    assert "4 of Snow" in " ".join(shown.split())
    assert state.deciders == (0, 1)


def test_ready_made_teams_and_bosses_are_described() -> None:
    state = library.new("cat_battles", seed=1, mode="full")
    lines = [line.rstrip() for line in decision(state, SOUTH, 80)]
    assert "  4  team sample_alley_rush   Yuzu: Piroshki Snow Sham Senko×2 Hachi Yoru Wasabi" in lines
    assert "  9  boss gonta               Level 4, Push; Feast for the Gang" in lines


def test_kittens_to_pick_stand_in_columns_with_level_and_keywords() -> None:
    state = library.new("cat_battles", seed=1, mode="full")
    for action in ("boss suko", "kitten snow", "kitten snow"):
        state.apply(action, "south")
    lines = [line.rstrip() for line in decision(state, SOUTH, 80)]
    assert "▸ South (you)  ♛Suko  Snow×2" in lines
    assert "Pick a Kitten: 2 of at least 4 so far. To read about one: ? snow" in lines
    assert "  2 kitten maro       2 Push, Dmg -1     12 kitten chatrap    2 Roadblock, Push" in lines
    narrow = [line.rstrip() for line in decision(state, SOUTH, 40)]
    assert "  2 maro       2  12 chatrap    2" in narrow


# -- secrets ----------------------------------------------------------------------------------------------------------


def test_nobody_sees_the_other_team_before_both_are_ready() -> None:
    state = library.new("cat_battles", seed=1, mode="full")
    for action in ("boss gonta", "kitten tofu", "kitten tofu"):
        state.apply(action, "south")
    for seat in (NORTH, None):
        shown = "\n".join(board(state, seat))
        assert "Tofu" not in shown
        assert "Gonta" not in shown
    assert "Tofu×2" in "\n".join(board(state, SOUTH))
    assert not any("picks" in line for line in decision(state, NORTH, 80, fresh=9))
    state.apply("kitten tofu", "south")
    state.apply("kitten snow", "south")
    state.apply("ready", "south")
    assert board(state, NORTH)[1] == "  South  is ready"


@pytest.mark.parametrize("seed", range(2))
def test_a_closed_bench_is_a_number_to_the_other_side(seed: int) -> None:
    rng = Rng(seed)
    state = library.new("cat_battles", seed=seed, mode="full", bench="closed")
    looked = 0
    while state.deciders:
        assert isinstance(state, CatBattles)
        seat = rng.below(2)
        known = cards_known(state, seat)
        hidden = [card for card in state.benched[1 - seat] if state.setup.cards[card] not in known]
        if hidden and rng.below(3) == 0:
            shown = "\n".join(board(state, seat))
            assert f"{len(hidden)} unseen" in shown
            secret = {state.setup.kinds[card] for card in hidden} - {card.partition("#")[0] for card in known}
            assert not [kind for kind in secret if kind.capitalize() in shown]
            looked += 1
        decider = state.deciders[0]
        legal = state.legal(decider)
        state.apply(legal[rng.below(len(legal))], decider)
    assert looked > 10


def cards_known(state: State, seat: int) -> set[str]:
    """The cats that a seat sees anywhere but among figures that are in no team."""
    zones = state.view(seat)["zones"]
    assert isinstance(zones, list)
    return {card for zone in zones if zone["zone"] != "figures" for card in zone.get("cards", []) if card is not None}


# -- every screen fits ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("columns", "height"), [(40, 24), (60, 24), (80, 24), (120, 30)])
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: "-".join(variant.values()) or "starter")
@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_decision_of_a_game_fits(language: str, variant: dict[str, str], columns: int, height: int) -> None:
    rng = Rng(columns)
    state = library.new("cat_battles", None, columns, **variant)
    drawn = 0
    while state.deciders:
        seat = state.deciders[0]
        if rng.below(5) == 0:  # a look at every fifth will do
            with speaking(language):
                lines = decision(state, seat, columns, height, notice=NOTICE)
            assert len(lines) <= height
            assert max(map(cell_len, lines)) <= columns
            drawn += 1
        legal = state.legal(seat)
        state.apply(legal[rng.below(len(legal))], seat)
    assert drawn > 10


@pytest.mark.parametrize("width", [40, 80, 120])
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: "-".join(variant.values()) or "starter")
@pytest.mark.parametrize("language", ["en", "ja"])
def test_no_line_of_any_board_is_too_wide_for_any_viewer(language: str, variant: dict[str, str], width: int) -> None:
    rng = Rng(width)
    state = library.new("cat_battles", None, width + 1, **variant)
    with speaking(language):
        table = table_of(state, width)
    while state.deciders:
        if rng.below(10) == 0:
            for seen in (
                seen_by(state, SOUTH),
                seen_by(state, NORTH),
                seen_by(state, None),
                seen_by_all_together(state),
            ):
                for size in Size:
                    assert max(map(cell_len, table.board(seen, width, size).plain.splitlines())) <= width
        seat = state.deciders[0]
        legal = state.legal(seat)
        state.apply(legal[rng.below(len(legal))], seat)
    assert table.board(seen_by(state, None), width).plain


def test_plain_ascii_where_there_is_nothing_else(play: Play) -> None:
    state = duel("maro@nw=1", "sham@nw", territory="cafe", dish=(3, 0))
    shown = play(state, "r", seats=("human", "bot:random"), encoding="ascii")
    assert "| ^Maro *o Push Dmg -1" in shown
    assert "v@Oddeyes ***" in shown
    assert "dish ***oo@" in shown
    assert "Cat Cafe Territory" in shown


# -- help -------------------------------------------------------------------------------------------------------------


def test_figures_marks_and_keywords_are_explained(play: Play) -> None:
    state = skirmish()
    shown = " ".join(play(state, "?", seats=("human", "bot:random")).split())
    assert "move piroshki sw Go to the South-West; an attack may follow." in shown
    assert "Kitten of Level 2 with Pushover and Damage -1. Kindly Stand Back" in shown  # Maro
    assert "♛ A Boss. If it has no Fish left, its side has lost." in shown
    assert "dish ●●●○○♛ 3 Fish in the Dish. The last slot is the Greedy Boss" in shown
    say = state.setup.game.speech().phrase
    assert all(f"{say(f'term-{each}')} {say(f'term-{each}.help')}" in shown for each in KEYWORDS)


def test_figures_in_no_team_are_explained_only_while_teams_are_put_together(play: Play) -> None:
    state = library.new("cat_battles", seed=1, mode="full", first_player="seat0")
    seats = ("human", "human")
    shown = play(state, "?", "team cafe_starter", "team high_class_starter", seats=seats)
    assert "Feast for the Gang" in shown  # of Gonta
    assert "Feast for the Gang" not in play(state, "?", seats=seats)


def test_the_rules_of_an_attack_and_of_one_on_one_are_told_when_they_count(play: Play) -> None:
    state = skirmish(dice="1")
    seats = ("human", "human")
    assert "Each of your cats may Act once" in " ".join(play(state, "r", seats=seats).split())
    state.apply("attack piroshki sham")  # from the Center with Ranged Attack
    assert "a Sleep ends it all" in " ".join(play(state, "r", seats=seats).split())
    alone = duel("maro@sw", phase="start", box=(0, None), trash=(15, 0))
    shown = " ".join(play(alone, "r", seats=seats).split())
    assert "In its turn each Boss may attack the other one once" in shown
    assert "does your Boss attack, or is your turn over?" in shown


@pytest.mark.parametrize("language", ["en", "ja"])
def test_everything_that_can_be_asked_has_words(language: str) -> None:
    rng = Rng(2)
    asked = set()
    for seed in range(8):
        state = library.new("cat_battles", seed=seed, mode="full")
        while state.deciders:
            seat = state.deciders[0]
            asked.add(state.view()["question"])
            with speaking(language):
                said = question(state) if len(state.deciders) == 1 else table_of(state).question(seen_by(state, seat))
            assert "{" not in said
            assert "none" not in said
            assert (language == "ja") == any(letter > "\u2fff" for letter in said), said
            legal = state.legal(seat)
            state.apply(legal[rng.below(len(legal))], seat)
    assert len(asked) > 15


# -- great moments, and the end ---------------------------------------------------------------------------------------


def picture(state: State, kind: str, fields: dict[str, object], width: int = 80) -> str:
    drawn = table_of(state, width).picture(state.setup, kind, fields, width)
    return "" if drawn is None else drawn.plain


def events(state: State, action: str) -> dict[str, dict[str, object]]:
    return {event.kind: event.fields for event in state.apply(action)}


def test_a_greedy_boss_is_drawn_with_what_it_does() -> None:
    state = duel("maro@sw", "sham@nw", phase="take", dish=(5, 0))
    told = events(state, "take 1")
    assert picture(state, "greedy", told["greedy"]).splitlines() == [
        r"    /\_/\    Greedy Boss!",
        r"   ( $w$ )   South's Ekizo eats 6 Fish.",
        r"   ><(((o>   Fluffy Service: 2 damage to every enemy Kitten in this Area.",
    ]
    assert not picture(state, "take", told["take"])


def test_one_on_one_and_a_fleeing_boss_are_drawn_at_any_width() -> None:
    state = duel("ekizo@center=1", "oddeyes@center", box=(0, 0), trash=(19, 17), counters={"one_on_one": 1}, dice="0")
    for width in (40, 80):
        drawn = picture(state, "one_on_one", {"seat": "north", "fish": []}, width)
        assert "One on One!" in drawn
        assert drawn.count("( o.o )") == 2
        assert "runs away!" in picture(state, "run_away", {"cat": {"card": "ekizo#s1", "seat": "south"}}, width)
        assert max(map(len, drawn.splitlines())) <= width
    assert not picture(state, "run_away", {"cat": {"card": "maro#s1", "seat": "south"}, "to": "bench"})
    assert "Battle Meow!" in picture(state, "begin", {"seat": "south"})
    assert not picture(state, "turn", {"turn": 2, "seat": "north"})


def result(state: State) -> tuple[str, str]:
    return table_of(state).result(seen_by(state, None))


def test_the_result_tells_whose_boss_has_run_away() -> None:
    state = duel("piroshki@n_base", "oddeyes@n_base=1", box=(None, 0), trash=(0, 19), dice="1")
    for action in ("attack piroshki oddeyes", "stop"):
        state.apply(action)
    assert result(state) == ("South wins", "North's Boss Odd-Eyes has no Fish left and runs away, in turn 1")


def test_the_result_tells_what_decided_after_the_last_turn_or_that_nothing_did() -> None:
    def end(north: str, trash: tuple[int, int] = (0, 0)) -> tuple[str, str]:
        state = duel("", north, counters={"turn": 80}, decides="north", trash=trash)
        while state.deciders:
            state.apply("end_main")
        return result(state)

    last = "turn 80 was the last, and "
    assert end("oddeyes@n_base=2 sham@n_base") == (
        "South wins",
        f"{last}South has more Fish on the Boss (3 to 2)",
    )
    assert end("sham@n_base", trash=(3, 0)) == ("A draw", f"{last}Bosses, Boxes and Dishes are equal")
    won = end("sham@n_base", trash=(4, 0))
    assert won == ("North wins", f"{last}North has more Fish in the Box (14 to 13)")


def test_the_result_tells_of_a_resignation() -> None:
    state = skirmish(counters={"turn": 9})
    state.apply("resign")
    assert result(state) == ("North wins", "South has resigned in turn 9")


def test_a_text_of_the_log_is_no_news_if_the_table_says_it() -> None:
    table = table_for("cat_battles", Art(Console()))
    assert not table.tells("stop", {"seat": "south"})
    assert table.tells("roll", {"cat": "maro#s1", "face": "2"})


def test_a_long_log_costs_neither_the_own_bench_nor_the_explanations() -> None:
    state = library.new("cat_battles", seed=3)
    rng = Rng(5)
    while not any(choice.startswith("play ") for choice in state.choices()) or len(state.record.log) < 30:  # type: ignore[union-attr]
        legal = state.legal(state.deciders[0])
        state.apply(state.text(legal[rng.below(len(legal))]))
    seat = state.deciders[0]
    shown = decision(state, seat, 80, fresh=12)
    assert len(shown) <= 24
    (own,) = [line for line in shown if "(you)" in line]
    kind = next(choice for choice in state.choices() if choice.startswith("play ")).split()[1].split("#")[0]
    assert f"bench {kind.capitalize()}" in own
    assert any(f"play {kind}" in line and "from your Dish" in line for line in shown)
