"""Sections 4.5, 4.6 and 6.3: challenges and the steps of a battle."""

from __future__ import annotations

from typing import Any

import pytest

from meijin.games.ranking_battle.state import RankingBattle
from tests.games.ranking_battle.table import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    Seat,
    deck,
    discard,
    hand,
    idle,
    play,
    question,
    result,
    seat,
    table,
    told,
    totals,
    victories,
)


def duel(red: Seat, blue: Seat, weapons: str = "burdock_root burdock_root", **given: Any) -> RankingBattle:
    """Red may challenge Blue."""
    return table("challenge", red=red, blue=blue, weapons=weapons, **given)


# -- who may be challenged --------------------------------------------------------------------------------------------


@pytest.mark.rule("RB4.5.1", "RB4.5.2", "RB4.5.3")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_who_may_be_challenged_by_rank(players: int) -> None:
    """Rank 1 anybody, Rank 2 only Rank 1, the others the two ranks above; never themselves or a lower rank."""
    for own in range(1, players + 1):
        others = [rank for rank in range(1, players + 1) if rank != own]
        ranks = [own, *others]
        names = ("red", "blue", "green", "yellow", "purple")[:players]
        seats: dict[str, Any] = {name: seat(rank=rank) for name, rank in zip(names, ranks, strict=True)}
        state = table("challenge", players=players, **seats)
        allowed = others if own == 1 else [rank for rank in others if own - 2 <= rank < own]
        wanted = [f"challenge {name}" for name, rank in zip(names, ranks, strict=True) if rank in allowed]
        assert state.choices() == [*wanted, "pass"]


@pytest.mark.rule("RB4.5.4")
@pytest.mark.parametrize("own", [1, 2, 3, 4])
def test_with_a_ruler_anybody_may_challenge_anybody(own: int) -> None:
    ranks = [own, *(rank for rank in (1, 2, 3, 4) if rank != own)]
    boards = [seat(rank=rank, down=6 if rank == 1 else 0) for rank in ranks]
    state = table("challenge", red=boards[0], blue=boards[1], green=boards[2], yellow=boards[3])
    assert state.choices() == ["challenge blue", "challenge green", "challenge yellow", "pass"]


@pytest.mark.rule("RB4.5.4", "RB7.3")
def test_six_victory_cards_of_a_lower_rank_make_no_ruler() -> None:
    state = table("challenge", red=seat(rank=2), blue=seat(rank=3, up=8), green=seat(rank=1, up=5))
    assert state.choices() == ["challenge green", "pass"]


@pytest.mark.rule("RB4.5.5", "R19", "R33")
def test_a_challenge_is_not_refused_and_comes_as_often_as_it_comes() -> None:
    """Blue is challenged by Red in the first turn and by Green, too, with the hand that is left."""
    state = table(
        "challenge",
        red=seat(rank=3),
        blue=seat(rank=1, hand="riki_star*2"),
        green=seat(rank=2),
        players=3,
        decides="green",
        weapons="burdock_root*2 sea_urchin*2",
    )
    play(state, "challenge blue")
    assert state.choices() == ["use riki_star", "done"]
    play(state, "use riki_star", "done")
    idle(state, "red challenge")
    play(state, "challenge blue")
    assert hand(state, BLUE) == "riki_star"
    assert question(state) == "blue react"


@pytest.mark.rule("RB4.5.1", "RB4.5.7")
def test_with_no_challenge_left_the_phase_ends_by_itself() -> None:
    state = table("challenge", red=seat(rank=2, deck="mio*4"), counters={"challenges": 0})
    assert question(state) == "blue begin"
    passed = table("challenge", red=seat(rank=2, deck="mio*4"))
    play(passed, "pass")
    assert question(passed) == "blue begin"


@pytest.mark.rule("RB4.5.6", "RB6.2.15", "R20", "R33")
def test_a_second_challenge_looks_at_the_new_ranks() -> None:
    """Red, Rank 4, beats Rank 3 and may then challenge Ranks 1 and 2, with the same attacker and its abilities."""
    state = table(
        "challenge",
        red=seat("sasami", rank=4),
        blue=seat("mio", rank=3),
        green=seat("mio", rank=2),
        yellow=seat("kyousuke", rank=1),
        weapons="sea_urchin burdock_root",
        counters={"challenges": 2},
    )
    assert state.choices() == ["challenge blue", "challenge green", "pass"]
    events = play(state, "challenge blue", "done")
    assert result(events) == "red 10:4"
    assert question(state) == "red challenge"
    assert state.choices() == ["challenge green", "challenge yellow", "pass"]
    play(state, "challenge yellow")
    assert totals(state) == (4, 5)  # he is no female


@pytest.mark.rule("RB4.5.6", "R20", "RB4.5.4")
def test_a_first_battle_that_crowns_opens_all_challenges() -> None:
    state = table(
        "challenge",
        red=seat("masato", rank=2, up=5),
        blue=seat(rank=1),
        weapons="sea_urchin burdock_root",
        counters={"challenges": 2},
    )
    play(state, "challenge blue", "done", "expertise 0")
    assert state.ruler == RED
    assert state.choices() == ["challenge blue", "challenge green", "challenge yellow", "pass"]


# -- the steps --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB4.6.1", "RB4.6.2", "RB6.1.4", "R18", "RB6.2.14")
def test_what_the_totals_begin_with() -> None:
    state = duel(
        seat("masato", rank=2, weaken=4),
        seat("kyousuke", rank=1, weaken=2),
        counters={"power": 3},
    )
    play(state, "challenge blue")
    assert totals(state) == (7 + 3 - 4, 5 - 2)


@pytest.mark.rule("R18", "RB2.3.2", "RB4.7.3")
def test_the_power_of_a_turn_does_not_help_to_defend() -> None:
    state = table("begin", red=seat("kanata", rank=3), blue=seat(rank=1), green=seat(rank=2), players=3, decides="red")
    play(state, "bonus", "rank", "keep")
    assert state.power == 2
    play(state, "pass")
    assert state.power == 0


@pytest.mark.rule("RB4.6.1", "RB6.1.4")
def test_power_helps_whoever_is_the_attacker_then() -> None:
    """Kud gave it, and she is not the one who fights."""
    state = table("character", red=seat("saya", hand="kud", rank=2), blue=seat(rank=1))
    play(state, "play kud", "keep", "attacker saya", "challenge blue")
    assert totals(state) == (5 + 1, 1)


@pytest.mark.rule("RB4.6.15")
def test_totals_may_be_negative() -> None:
    state = duel(seat("kanata", rank=2), seat(rank=1, weaken=4))
    play(state, "challenge blue")
    assert totals(state) == (3, -3)


@pytest.mark.rule("RB4.6.3", "RB6.3.1", "R33", "R40")
@pytest.mark.parametrize(
    ("cats", "bonus"), [("mio", 0), ("cat_trio mio", 1), ("cat_single cat_pair", 2), ("cat_pair*4", 2)]
)
def test_rin_counts_the_cats_in_hand_when_she_challenges(cats: str, bonus: int) -> None:
    state = duel(seat("rin", hand=cats, rank=2), seat(rank=1))
    play(state, "challenge blue")
    assert totals(state) == (3 + bonus, 1)
    defending = duel(seat(rank=2), seat("rin", hand=cats, rank=1))
    play(defending, "challenge blue")
    assert totals(defending) == (1, 3)


@pytest.mark.rule("RB4.6.3", "RB6.3.2", "RB6.3.3")
@pytest.mark.parametrize(
    ("challenger", "defender", "wanted"),
    [
        ("sasami", "mio", (6, 2)),
        ("sasami", "kyousuke", (4, 5)),
        ("mio", "sasami", (2, 6)),
        ("masato", "sasami", (7, 4)),
        ("yuiko", "mio", (8, 0)),
        ("yuiko", "masato", (8, 7)),
        ("mio", "yuiko", (0, 8)),
        ("yuiko", "yuiko", (6, 6)),
        ("sasami", "yuiko", (4, 8)),
    ],
)
def test_abilities_against_one_sex_work_in_both_roles(challenger: str, defender: str, wanted: tuple[int, int]) -> None:
    state = duel(seat(challenger, rank=2), seat(defender, rank=1))
    play(state, "challenge blue")
    assert totals(state) == wanted


@pytest.mark.rule("RB4.6.4", "RB8.8", "R17", "RB6.3.6")
def test_the_defender_uses_cards_one_after_the_other_and_also_what_is_drawn() -> None:
    state = duel(seat(rank=2), seat("kanata", hand="riki mio", deck="riki riki_star saya", rank=1))
    play(state, "challenge blue")
    assert state.choices() == ["use riki", "done"]
    play(state, "use riki")
    assert state.choices() == ["use riki", "done"]
    play(state, "use riki")
    assert state.choices() == ["use riki_star", "done"]
    play(state, "use riki_star")
    assert state.choices() == ["done"]
    assert totals(state) == (1, 3 + 3 + 3 + 1)
    assert hand(state, BLUE) == "mio"
    play(state, "done")
    assert discard(state, BLUE) == "riki*2 riki_star"


@pytest.mark.rule("R25", "RB4.6.4")
def test_a_used_card_is_not_in_the_reshuffle_that_it_causes() -> None:
    state = duel(seat(rank=2), seat(hand="riki", discard="cat_single", rank=1), chance=[["cat_single#1"]])
    play(state, "challenge blue", "use riki")
    assert hand(state, BLUE) == "cat_single"
    assert (deck(state, BLUE), discard(state, BLUE)) == ("", "")
    play(state, "done")
    assert discard(state, BLUE) == "riki"


@pytest.mark.rule("RB4.6.4", "R17", "RB6.3.6")
def test_only_the_challenged_player_defends_from_the_hand() -> None:
    state = duel(seat("riki", hand="riki", rank=2), seat("riki", rank=1), green=seat(hand="riki"))
    play(state, "challenge blue")
    assert totals(state) == (4, 4)
    assert (question(state), state.choices()) == ("blue react", ["done"])


@pytest.mark.rule("RB4.6.5", "RB4.6.6", "RB4.6.7", "R12", "R17")
def test_expertise_first_of_the_challenger_then_of_the_defender() -> None:
    state = duel(seat(rank=2, up=2, down=1), seat(rank=1, up=3))
    play(state, "challenge blue", "done")
    assert question(state) == "red expertise"
    assert state.choices() == ["expertise 0", "expertise 1", "expertise 2"]
    play(state, "expertise 2")
    assert totals(state) == (5, 1)
    assert victories(state, RED) == "0 up 3 down"
    assert question(state) == "blue expertise"
    (told_of,) = told(play(state, "expertise 1"), "expertise")
    assert (told_of["seat"], told_of["n"], told_of["total"]) == ("blue", 2, 3)
    assert victories(state, BLUE) == "2 up 1 down"


@pytest.mark.rule("RB4.6.7")
def test_nobody_is_asked_about_victory_cards_that_are_face_down() -> None:
    events = play(duel(seat(rank=2, down=3), seat(rank=1)), "challenge blue", "done")
    assert result(events) == "draw 3:3"


@pytest.mark.rule("RB4.6.8", "RB4.6.9", "RB4.6.14")
def test_each_side_takes_a_weapon_and_both_are_discarded() -> None:
    state = duel(seat(rank=2), seat("mio", rank=1), "shinai dorj")
    events = play(state, "challenge blue", "done")
    assert [(each["seat"], each["card"]) for each in told(events, "weapon")] == [("red", "shinai"), ("blue", "dorj")]
    assert result(events) == "blue 4:7"
    assert [state.setup.kinds[card] for card in state.used_weapons] == ["shinai", "dorj"]
    assert state.equipped == [(), (), (), ()]


@pytest.mark.rule("RB4.6.10", "RB4.6.11", "RB4.6.12", "RB4.6.13", "R28")
@pytest.mark.parametrize(
    ("power", "outcome", "ranks", "won"),
    [
        (3, "red 6:3", (1, 2), RED),
        (2, "draw 5:3", (2, 1), None),
        (0, "draw 3:3", (2, 1), None),
    ],
)
def test_the_margin(power: int, outcome: str, ranks: tuple[int, int], won: int | None) -> None:
    state = duel(seat(rank=2), seat(rank=1), counters={"power": power})
    assert result(play(state, "challenge blue", "done")) == outcome
    assert (state.rank[RED], state.rank[BLUE]) == ranks
    assert state.face_up == [int(who == won) for who in range(4)]
    assert state.victories == 36 - sum(state.face_up)


@pytest.mark.rule("RB4.6.10", "RB4.6.13", "R28")
@pytest.mark.parametrize(("weaken", "outcome"), [(2, "draw 1:3"), (3, "blue 0:3")])
def test_the_margin_for_the_defender(weaken: int, outcome: str) -> None:
    """The defender is ranked higher: no rank changes, but the victory card is won."""
    state = duel(seat(rank=2, weaken=weaken), seat(rank=1))
    assert result(play(state, "challenge blue", "done")) == outcome
    assert (state.rank[RED], state.rank[BLUE]) == (2, 1)
    assert state.face_up[BLUE] == (weaken == 3)


@pytest.mark.rule("RB4.6.12", "R28")
def test_ranks_are_exchanged_across_a_gap_and_nobody_else_moves() -> None:
    state = duel(seat("yuiko", rank=4), seat(rank=2), green=seat(rank=1), yellow=seat(rank=3))
    play(state, "challenge blue", "done")
    assert state.rank == [2, 4, 1, 3]
    higher = duel(seat("yuiko", rank=1), seat(rank=4))
    play(higher, "challenge blue", "done")
    assert (higher.rank[RED], higher.rank[BLUE]) == (1, 4)
    assert victories(higher, RED) == "1 up 0 down"


@pytest.mark.rule("RB4.6.12")
def test_a_lower_ranked_defender_who_wins_takes_the_rank() -> None:
    state = duel(seat(rank=1), seat("yuiko", rank=3))
    play(state, "challenge blue", "done")
    assert (state.rank[RED], state.rank[BLUE]) == (3, 1)
    assert victories(state, BLUE) == "1 up 0 down"


@pytest.mark.rule("RB4.6.16")
def test_what_was_spent_stays_spent_for_the_loser_too() -> None:
    state = duel(seat("yuiko", rank=2, up=1), seat(rank=1, up=1, hand="riki_star"))
    play(state, "challenge blue", "use riki_star", "done", "expertise 1", "expertise 1")
    assert victories(state, BLUE) == "0 up 1 down"
    assert victories(state, RED) == "1 up 1 down"
    assert discard(state, BLUE) == "riki_star"


@pytest.mark.rule("R13")
@pytest.mark.parametrize(
    ("up", "down", "left", "won"),
    [(2, 3, "2 up 2 down", "1 up 0 down"), (2, 0, "1 up 0 down", "1 up 0 down"), (0, 0, "0 up 0 down", "0 up 0 down")],
)
def test_with_an_empty_pile_the_loser_gives_a_victory_card(up: int, down: int, left: str, won: str) -> None:
    held = 36 - up - down
    state = duel(
        seat("yuiko", rank=3),
        seat(rank=2, up=up, down=down),
        green=seat(rank=4, up=held),
        yellow=seat(rank=1),
    )
    assert state.victories == 0
    play(state, "challenge blue", "done", *(["expertise 0"] if up else []))
    assert victories(state, BLUE) == left
    assert victories(state, RED) == won
    assert (state.rank[RED], state.rank[BLUE]) == (2, 3)


@pytest.mark.rule("R31", "RB6.2.14")
def test_who_is_weakened_need_not_be_challenged() -> None:
    state = table(
        red=seat("kud", played="yuiko", hand="mio", events="that_tickles", rank=3),
        blue=seat("mio", rank=2),
        green=seat("mio", rank=1),
    )
    play(state, "event that_tickles")
    assert state.choices() == ["target blue", "target green", "target yellow"]
    play(state, "target yellow", "done", "keep", "done", "attacker yuiko", "challenge green")
    assert state.weaken == [0, 0, 0, 4]
    assert totals(state) == (8, 0)
    play(state, "done")
    assert state.weaken == [0] * 4  # the turn is over
    assert (state.rank[RED], state.rank[GREEN], state.rank[YELLOW]) == (1, 3, 4)
