"""What the greedy bot makes of a position."""

from __future__ import annotations

import pytest

from meijin.bots import Bot, find, match
from meijin.games.cat_battles import GAME, odds, strength
from meijin.games.cat_battles.board import AREAS, BASES
from meijin.games.cat_battles.cards import CATALOGUE
from meijin.games.cat_battles.frames import CALL, ROLL, TEAM
from meijin.games.cat_battles.lookahead import Lookahead, considered, stepped
from meijin.games.cat_battles.notation import ROLL as ROLL_ON
from meijin.games.cat_battles.notation import STOP
from meijin.games.cat_battles.state import CatBattles
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import knowledge_of
from tests.games.cat_battles.table import NORTH, SOUTH, choices, duel, full, play, question

GREEDY = find("greedy")
RANDOM = find("random")


def ratings(state: CatBattles, seat: int | None = None) -> dict[str, float]:
    """What each choice is rated at, without the copies of figures."""
    who = state.deciders[0] if seat is None else seat
    knowledge = knowledge_of(state, who)
    texts = [" ".join(word.split("#")[0] for word in state.text(action).split()) for action in knowledge.legal]
    return dict(zip(texts, GAME.rate(knowledge, Rng(1)), strict=True))


def choice(state: CatBattles, seat: int | None = None) -> str:
    rated = ratings(state, seat)
    return max(rated, key=lambda text: rated[text])


# -- dice -------------------------------------------------------------------------------------------------------------


def test_nothing_is_won_by_stopping_at_nothing() -> None:
    state = duel("", "sham@s_base", decides="north", dice="0")
    play(state, "attack sham ekizo")
    assert question(state) == "north roll"
    assert choice(state) == "roll"


def test_much_is_not_risked_for_a_little_more() -> None:
    # A Sleep costs 6 in one of six, another die adds 4 in six: one stops from 4 on.
    state = duel("piroshki@n_base", "", decides="north", dice="2 2 2")
    play(state, "attack oddeyes piroshki", "roll", "roll")
    assert choice(state) == "stop"


def test_who_cannot_fall_asleep_rolls_on_whatever_it_has() -> None:
    state = duel("cleopatra@n_base", "", dice="2 2 2", dish=(1, 0))
    play(state, "attack cleopatra oddeyes", "use cleopatra pay 0", "roll", "roll")
    assert choice(state) == "roll"


def test_a_boss_that_is_beaten_is_not_given_another_chance() -> None:
    state = duel("piroshki@n_base", "oddeyes@n_base=1", box=(None, 0), trash=(0, 19), dice="1")
    play(state, "attack piroshki oddeyes")
    rated = ratings(state)
    assert rated["roll"] < rated["stop"] == 1


def test_a_sleep_is_turned_where_the_dice_before_it_are_worth_a_fish() -> None:
    state = duel("maro@sw", "sham@sw", decides="north", dish=(0, 1), dice="2 1 sleep")
    play(state, "attack sham maro", "roll", "roll")
    assert choice(state) == "use sham pay 0"


# -- damage -----------------------------------------------------------------------------------------------------------


def test_no_boss_is_lost_while_there_is_fish_in_the_box() -> None:
    state = duel("", "sham@s_base", decides="north", dice="1 1 1")
    play(state, "attack sham ekizo", "roll", "roll")
    assert ratings(state)["take_cat"] == 0
    assert choice(state) == "take_box"


def test_a_kitten_takes_small_damage_itself_for_the_box_is_life() -> None:
    state = duel("piroshki@sw", "pochachin@sw", decides="north", dice="1")
    play(state, "attack pochachin piroshki")
    assert choice(state) == "take_cat"


def test_the_box_saves_a_strong_kitten_at_the_enemys_base() -> None:
    # The last Fish of a Sham that attacks the Boss every turn is worth one of many.
    state = duel("", "sham@s_base=1", dice="0")
    play(state, "attack ekizo sham", "stop")
    assert choice(state) == "take_box"
    assert ratings(state)["take_cat"] < ratings(state)["take_box"]


# -- Fish and Kittens -------------------------------------------------------------------------------------------------


def test_no_more_fish_are_taken_than_kittens_need() -> None:
    everybody = "maro@nw cleopatra@ne piroshki@n_base chocomaca@n_base"
    rated = ratings(duel(everybody, "", box=(4, None), trash=(5, 0), phase="start"))
    assert rated["take 1"] > rated["take 2"] > rated["take 3"]


def test_fish_in_the_dish_are_there_to_be_played() -> None:
    rated = ratings(duel(phase="play", dish=(3, 0)))
    assert min(rated, key=lambda text: rated[text]) == "end_play"
    # Two Kittens that make up 3 Fish come before the slow one that needs all of them.
    assert rated["play cleopatra"] == rated["play chocomaca"] > rated["play piroshki"]


# -- Acts -------------------------------------------------------------------------------------------------------------


def test_a_quick_cat_goes_to_the_enemys_base_and_attacks_the_boss() -> None:
    state = duel("", "sham@sw", decides="north")
    assert choice(state) == "move sham s_base"
    play(state, "move sham s_base")
    assert choice(state) == "attack sham ekizo"


def test_a_kitten_does_not_stay_at_home() -> None:
    rated = ratings(duel("maro@s_base", ""))
    assert choice(duel("maro@s_base", "")) in ("move maro sw", "move maro se")
    assert rated["end_main"] < rated["move maro sw"]


def test_the_boss_attacks_an_intruder_in_its_base() -> None:
    assert choice(duel("", "sham@s_base=1")) == "attack ekizo sham"


def test_who_strikes_back_is_not_attacked_with_the_last_fish_except_from_afar() -> None:
    near = ratings(full("hachi@nw", "kuroshio@nw"))
    assert near["attack hachi kuroshio"] < near["end_main"]
    afar = ratings(full("wasabi@nw", "kuroshio@ne"))
    assert afar["attack wasabi kuroshio"] > afar["end_main"]


def test_an_enemy_is_pushed_away_from_the_own_base() -> None:
    state = duel("maro@sw", "ame@sw", dice="sleep")
    play(state, "attack maro ame")
    assert question(state) == "south push"
    rated = ratings(state)
    assert choice(state) in ("push nw", "push center")  # from there it needs two more turns
    assert rated["push s_base"] < rated["push se"] < rated["push nw"]


def test_a_boss_in_reach_is_attacked_rather_than_its_kitten() -> None:
    rated = ratings(duel("piroshki@n_base", "ame@n_base"))
    assert rated["attack piroshki oddeyes"] > rated["attack piroshki ame"]


# -- Rear effects -----------------------------------------------------------------------------------------------------


def test_a_fish_is_paid_to_stop_a_strong_attack() -> None:
    state = duel("piroshki@nw", "shadow@nw", dish=(0, 1))
    play(state, "attack piroshki shadow")
    assert choice(state) == "use shadow pay 0"


def test_the_boss_is_protected_from_an_attack() -> None:
    state = duel("maro@s_base", "sham@s_base", decides="north", dish=(1, 0))
    play(state, "attack sham ekizo")
    assert choice(state) == "use maro pay 0"


def test_two_more_dice_are_cancelled() -> None:
    state = duel("cleopatra@nw", "sham@nw ame@ne", dish=(1, 1))
    play(state, "attack cleopatra sham", "use cleopatra pay 0")
    assert choice(state) == "use ame pay 0"


def test_the_last_fish_of_a_cat_is_not_paid_for_little() -> None:
    state = duel("chocomaca@nw", "pochachin@nw", decides="north")
    play(state, "attack pochachin chocomaca")
    assert choice(state) == "pass"  # Belly Up would send Chocomaca home; one die rather not


def test_a_greedy_boss_hits_the_kitten_it_has_most_to_fear_from() -> None:
    state = duel("chocomaca@s_base cleopatra@n_base", "", decides="north", dish=(0, 5), phase="start")
    play(state, "take 1")
    assert question(state) == "north aim"
    assert choice(state) == "hit cleopatra"


# -- One on One -------------------------------------------------------------------------------------------------------


def one_on_one(south: int, north: int, box: tuple[int, int] = (0, 0), **given: object) -> CatBattles:
    return duel(
        f"ekizo@center={south}",
        f"oddeyes@center={north}",
        box=box,
        trash=(20 - south - box[0], 20 - north - box[1]),
        counters={"one_on_one": 1},
        **given,
    )


def test_in_one_on_one_the_boss_attacks() -> None:
    assert choice(one_on_one(3, 3)) == "attack ekizo oddeyes"


def test_in_one_on_one_as_few_fish_as_possible_leave_the_box() -> None:
    rated = ratings(one_on_one(3, 3, box=(5, 0), phase="start"))
    assert rated["take 1"] > rated["take 2"] > rated["take 3"]


def test_a_box_makes_the_difference_in_one_on_one() -> None:
    even, ahead = one_on_one(3, 3, decides="north"), one_on_one(3, 3, box=(4, 0), decides="north")
    assert strength.chance_to_win(ahead, SOUTH) > strength.chance_to_win(even, SOUTH)


def test_a_duel_of_bosses_on_their_last_fish_is_worked_out() -> None:
    # With one die and Damage +1 every face but a Sleep wins: p = 5/6 + 1/6 * (1 - p).
    fist = (1, 1, False)
    assert odds.duel(0, 1, fist, 0, 1, fist) == pytest.approx(6 / 7, abs=1e-5)
    # With one Fish in the foe's Box the first hit is lost on it.
    assert odds.duel(0, 1, fist, 1, 1, fist) < 1 / 2


def test_whoever_strikes_back_has_the_better_of_a_duel() -> None:
    plain, counters = (3, 0, False), (3, 0, True)
    assert odds.duel(2, 3, plain, 2, 3, counters) < odds.duel(2, 3, plain, 2, 3, plain)


# -- what cats are worth ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("figure", "mean"), [("chocomaca", 2 / 3), ("ame", 10 / 9), ("snow", 25 / 18)])
def test_up_to_three_dice_are_all_rolled(figure: str, mean: float) -> None:
    # n dice deal 4/5 each if none of them is a Sleep: n * 4/5 * (5/6) ** n.
    assert strength.expected_damage(CATALOGUE.figures[figure]) == pytest.approx(mean)


def test_no_sleep_and_damage_plus_deal_more() -> None:
    assert strength.expected_damage(CATALOGUE.figures["cleopatra"]) == pytest.approx(2 * 4 / 6)
    assert strength.expected_damage(CATALOGUE.figures["ekizo"]) > strength.expected_damage(CATALOGUE.figures["suko"])


@pytest.mark.parametrize(
    ("figure", "area", "turns"),
    [("maro", "s_base", 2), ("maro", "nw", 0), ("chocomaca", "s_base", 1), ("senko", "s_base", 0), ("shadow", "sw", 0)],
)
def test_moves_and_range_bring_a_cat_sooner_to_the_boss(figure: str, area: str, turns: int) -> None:
    assert strength.turns_to_boss(CATALOGUE.figures[figure], AREAS.index(area), BASES[NORTH]) == turns


def test_the_box_counts_more_the_less_there_is_of_it() -> None:
    def loss(box: int) -> float:
        before, after = (duel(box=(left, None), trash=(17 - left, 0)) for left in (box, box - 1))
        return strength.strength(before, SOUTH) - strength.strength(after, SOUTH)

    assert loss(3) > loss(10) > 0


# -- teams ------------------------------------------------------------------------------------------------------------


def team(**options: object) -> list[str]:
    """The picks of a seat, while the other one has not begun."""
    state = GAME.deal(GAME.prepare(None, {"mode": "full", **options}), chance=1)
    picks = []
    while NORTH in state.deciders and state.pending[-1][0] == TEAM:
        picks.append(choice(state, NORTH))
        state.apply(picks[-1], NORTH)
    return picks


def test_a_team_has_as_many_kittens_as_it_may_and_the_good_ones_twice() -> None:
    picks = team()
    assert picks[0].startswith("boss ")
    assert len(picks) == 1 + 8
    assert picks.count("kitten sham") == 2
    assert "kitten piroshki" not in picks


def test_without_house_figures_others_are_picked() -> None:
    picks = team(house_figures="off", max_kittens="4")
    house = {figure.id for figure in CATALOGUE.figures.values() if figure.house}
    assert len(picks) == 1 + 4
    assert not house & {pick.split()[1] for pick in picks}


def test_a_team_without_limit_is_ready_once_there_are_more_than_can_be_played() -> None:
    picks = team(max_kittens="none")
    assert picks[-1] == "ready"
    assert 8 < len(picks) < 20


# -- what it knows ----------------------------------------------------------------------------------------------------


def test_worlds_that_a_seat_cannot_tell_apart_are_rated_the_same() -> None:
    rng = Rng(5)
    setup = GAME.prepare(None, {"mode": "full", "bench": "closed", "territory": "random"})
    differed = met = 0
    for number in range(4):
        state = GAME.deal(setup, Rng(number).fork())
        while state.deciders:
            seat = state.deciders[rng.below(len(state.deciders))]
            legal = state.legal(seat)
            if rng.below(4):
                state.step(seat, legal[rng.below(len(legal))])
                continue
            other = state.sample(seat, rng)
            met += 1
            differed += other.benched[1 - seat] != state.benched[1 - seat]
            one, two = (GAME.rate(knowledge_of(world, seat), Rng(die)) for die, world in enumerate((state, other)))
            assert one == two
            state.step(seat, legal[one.index(max(one))])
    assert differed > met // 2 > 20


def test_whom_the_other_seat_calls_up_from_a_closed_bench_is_not_foreseen() -> None:
    state = full("yuzu@s_base hachi@bench snow@bench", "", dish=(5, 0), phase="start", bench="closed")
    play(state, "take 1")
    assert state.pending[-1][0] == CALL
    assert Lookahead(NORTH).value(state) == strength.chance_to_win(state, NORTH)


def test_looking_ahead_changes_nothing_and_considers_the_cheapest_payment_of_each_effect() -> None:
    state = duel("piroshki@nw", "shadow@nw", dish=(0, 1))
    play(state, "attack piroshki shadow")
    before = state.clone()
    Lookahead(NORTH).value(state)
    assert state == before
    assert choices(state) == ["use shadow pay 0", "use shadow pay 1", "pass"]
    kept = [state.text(action) for action in considered(state, state.pending[-1][0])]
    assert kept == ["use shadow#n1 pay 0", "pass"]


def test_looking_ahead_does_not_reckon_with_responses() -> None:
    state = duel("cleopatra@nw", "sham@nw ame@ne", dish=(1, 1))
    play(state, "attack cleopatra sham", "use cleopatra pay 0")
    assert len(choices(state)) == 3
    assert [state.text(action) for action in considered(state, state.pending[-1][0])] == ["pass"]


def die_by_die(state: CatBattles, lookahead: Lookahead) -> float:
    """The value of a roll with every face of every die tried by the rules."""
    if not state.pending or state.pending[-1][0] != ROLL:
        return lookahead.value(state)
    faces = [die_by_die(stepped(state, ROLL_ON, face), lookahead) for face in range(len(odds.LIKELY))]
    roll = sum(likely * value for likely, value in zip(odds.LIKELY, faces, strict=True))
    stop = stepped(state, STOP, 0)
    stop.script = ()
    return (max if state.deciders[0] == lookahead.seat else min)(roll, die_by_die(stop, lookahead))


@pytest.mark.parametrize("seat", [SOUTH, NORTH])
@pytest.mark.parametrize(
    ("south", "north", "actions"),
    [
        ("kutsushita@nw", "shadow@nw", "attack kutsushita shadow, pass"),
        ("piroshki@n_base", "", "attack piroshki oddeyes"),
        ("maro@nw", "sham@nw", "attack maro sham"),  # Pushover
        ("piroshki@nw", "pochachin@nw=1", "attack piroshki pochachin, pass"),  # Damage -1
        ("cleopatra@nw", "sham@nw", "attack cleopatra sham, use cleopatra pay 0"),  # four dice and no Sleep
        ("sham@nw", "maro@nw", "attack sham maro"),  # a Sleep can be turned into a 2
    ],
)
def test_a_series_of_dice_is_worked_out_at_once(seat: int, south: str, north: str, actions: str) -> None:
    state = full(south, north, dice="1", dish=(1, 0))
    play(state, *actions.split(", "))
    assert question(state) == "south roll"
    assert Lookahead(seat).value(state) == pytest.approx(die_by_die(state, Lookahead(seat)))


# -- strength ---------------------------------------------------------------------------------------------------------


def wins(seat: int, lineup: tuple[Bot, Bot], games: int, **options: object) -> int:
    (results,) = match(GAME, options, [lineup], games, seed=11)
    return sum(result[seat] > 0 for result in results)


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"territory": "city", "starter_sets": "city_five,high_class_starter"},
        {"mode": "full", "territory": "random"},
        {"mode": "full", "bench": "closed", "max_kittens": "4", "house_figures": "off"},
    ],
)
def test_greedy_beats_random_from_both_seats(options: dict[str, object]) -> None:
    assert wins(SOUTH, (GREEDY, RANDOM), 3, **options) == 3
    assert wins(NORTH, (RANDOM, GREEDY), 3, **options) == 3


def test_whether_a_whistle_would_find_somebody_makes_no_difference() -> None:
    state = full("yuzu@s_base hachi@nw=1 hachi@bench", "maro@nw", dish=(5, 0), decides="north", bench="closed")
    rng = Rng(3)
    worlds = [state.sample(1, rng) for _ in range(60)]
    assert len({str(world.benched[0]) for world in worlds}) > 10
    assert len({tuple(GAME.rate(knowledge_of(world, 1), rng)) for world in worlds}) == 1
