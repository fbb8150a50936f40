"""Sections 2, 3 and 9: the cards, the three ways to begin, the options."""

from __future__ import annotations

from collections import Counter

import pytest

import meijin
from meijin.games.ganymede.cards import CATALOGUE, COPIES, KEYWORDS, RULES
from meijin.games.ganymede.state import Ganymede
from meijin.kernel.errors import MeijinError, SetupError
from tests.games.ganymede.table import (
    GREEN,
    RED,
    battle,
    camp,
    cards,
    coop,
    decider,
    decides,
    pile,
    play,
    question,
    told,
    trio,
)


def new(**options: object) -> Ganymede:
    state = meijin.new("ganymede", seed=7, **options)  # type: ignore[arg-type]
    assert isinstance(state, Ganymede)
    return state


def ranks(colour: str) -> list[str]:
    return [card.rank for card, _ in COPIES if card.colour == colour]


# -- the cards ------------------------------------------------------------------------------------------------


@pytest.mark.rule("G2.1")
def test_there_are_42_cards_in_four_colours() -> None:
    assert Counter(card.colour for card, _ in COPIES) == {"red": 6, "green": 6, "black": 18, "purple": 12}


@pytest.mark.rule("G2.1")
def test_copies_of_a_kind_are_interchangeable() -> None:
    fights = [
        told(play(battle(red=f"R9 B{rank}", green="G9", flow=decides("green")), "stand"), "compare")
        for rank in ("7#1", "7#3")
    ]
    assert fights[0] == fights[1]


@pytest.mark.rule("G2.2", "R2")
@pytest.mark.parametrize("colour", ["red", "green"])
def test_red_and_green_have_six_plain_cards(colour: str) -> None:
    assert ranks(colour) == ["5", "5", "6", "6", "8", "9"]


@pytest.mark.rule("G2.3", "R1")
def test_there_are_three_black_cards_of_six_kinds() -> None:
    assert Counter(ranks("black")) == dict.fromkeys(["A", "2", "3", "4", "7", "10"], 3)


@pytest.mark.rule("G2.4", "R3")
def test_purple_has_twelve_cards() -> None:
    assert ranks("purple") == ["A", "2", "3", "4", "5", "6", "7", "7", "8", "9", "10", "10"]


@pytest.mark.rule("G2.5", "G2.6")
def test_every_card_counts_its_rank_and_an_ace_counts_1() -> None:
    for card in CATALOGUE.cards:
        assert card.number == (1 if card.rank == "A" else int(card.rank))


@pytest.mark.rule("G2.6", "R4")
def test_the_effect_goes_with_the_number_whatever_the_colour() -> None:
    effects = {
        "A": "ace",
        "2": "extra_draw",
        "3": "withdraw",
        "4": "scout",
        "7": "damage_bonus",
        "10": "overload",
    }
    for card in CATALOGUE.cards:
        assert KEYWORDS[card.keyword] == effects.get(card.rank, "none")


@pytest.mark.rule("G2.7")
def test_the_supply_holds_all_black_cards_in_the_beginning() -> None:
    state = new()
    assert cards(state.supply, state) == "BA BA BA B2 B2 B2 B3 B3 B3 B4 B4 B4 B7 B7 B7 B10 B10 B10"
    assert state.choices() == [f"pick black_{rank}" for rank in ("a", "2", "3", "4", "7", "10")]


@pytest.mark.rule("G2.8", "G2.9", "G2.10")
@pytest.mark.parametrize(("mode", "camps"), [("battle", 2), ("coop", 3), ("trio", 3)])
def test_every_camp_has_a_deck_a_row_a_discard_pile_and_a_removed_pile(mode: str, camps: int) -> None:
    state = new(mode=mode)
    for zone in (state.deck, state.row, state.discard, state.removed):
        assert len(zone) == camps


@pytest.mark.rule("G2.9", "G4.1.1")
def test_the_row_keeps_the_order_of_arrival() -> None:
    state = battle(red=camp("R9", deck="R5 BA R6 ..."), green="G9", flow=decides("red"))
    play(state, "draw", "draw", "draw")
    assert cards(state.row[RED], state) == "R9 R5 BA R6"


@pytest.mark.rule("G2.11")
def test_hp_stop_at_0() -> None:
    state = battle(red="R9 R5 R6", green="G9", hp=(15, 1), flow=decides("green"))
    (fight,) = told(play(state, "stand"), "compare")
    assert fight["damage"] == [3, 0]
    assert state.hp == [15, 0]


# -- battle ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("G3.1.1", "R41")
def test_battle_begins_with_red_and_green_at_15() -> None:
    state = new()
    assert state.setup.seats == ("red", "green")
    assert state.hp == [15, 15]
    assert [cards(deck, state) for deck in state.deck] == ["R5 R5 R6 R6 R8 R9", "G5 G5 G6 G6 G8 G9"]


@pytest.mark.rule("G3.1.2", "R41", "G9.4")
def test_the_token_falls_to_either_seat_at_random() -> None:
    holders = Counter(meijin.new("ganymede", seed=seed).view()["counters"]["token"] for seed in range(60))  # type: ignore[index]
    assert set(holders) == {"red", "green"}
    assert min(holders.values()) > 15


@pytest.mark.rule("G3.1.2", "G9.4")
@pytest.mark.parametrize("seat", ["red", "green"])
def test_the_token_can_be_given_and_never_moves(seat: str) -> None:
    state = new(start_seat=seat)
    while state.deciders:
        assert state.setup.seats[state.token] == seat
        state.apply(state.legal(state.deciders[0])[0])


@pytest.mark.rule("G3.1.3", "G3.1.4", "G3.1.5")
@pytest.mark.parametrize(("first", "second"), [("red", "green"), ("green", "red")])
def test_the_token_holder_picks_first_and_starts_the_first_round(first: str, second: str) -> None:
    state = new(start_seat=first)
    assert question(state) == f"{first} pick"
    (picked,) = state.apply("pick black_7")
    assert picked.seen_by(0) == picked.seen_by(1) == picked.seen_by(2) == {"camp": first, "card": "black_7"}
    assert question(state) == f"{second} pick"
    state.apply("pick black_7")
    assert len(state.supply) == 16
    assert decider(state) == first
    assert state.setup.seats[state.start] == first
    assert state.round == 1
    # Seven cards each: one lies in each row, and the first player has drawn the forced one.
    for seat in (RED, GREEN):
        colour = "RG"[seat]
        own = [f"{colour}{rank}" for rank in (5, 5, 6, 6, 8, 9)]
        assert pile(state.deck[seat] + state.row[seat], state) == " ".join(["B7", *own])
        assert len(state.row[seat]) == (2 if state.setup.seats[seat] == first else 1)


@pytest.mark.rule("G3.1.4")
def test_reds_deck_is_shuffled_before_greens() -> None:
    orders: list[object] = [
        ["black_7#1", "red_9#1", "red_8#1", "red_5#1", "red_5#2", "red_6#1", "red_6#2"],
        ["green_9#1", "black_7#2", "green_8#1", "green_5#1", "green_5#2", "green_6#1", "green_6#2"],
    ]
    state = battle(phase="setup", chance=orders)
    play(state, "pick black_7", "pick black_7")
    assert cards(state.row[RED], state) == "B7 R9"
    assert cards(state.row[GREEN], state) == "G9"


# -- coop and trio --------------------------------------------------------------------------------------------


@pytest.mark.rule("G3.2.1", "R20")
def test_coop_begins_at_15_15_48() -> None:
    state = new(mode="coop")
    assert state.setup.seats == ("red", "green")
    assert state.hp == [15, 15, 48]


@pytest.mark.rule("G3.3.1", "R20")
def test_trio_has_a_third_seat_and_purple_begins_at_28() -> None:
    state = new(mode="trio")
    assert state.setup.seats == ("red", "green", "purple")
    assert state.hp == [15, 15, 28]


@pytest.mark.rule("G3.2.2", "G3.2.3", "G3.3.1", "R20")
@pytest.mark.parametrize("mode", ["coop", "trio"])
def test_red_then_green_picks_and_purple_does_not(mode: str) -> None:
    state = new(mode=mode)
    assert question(state) == "red pick"
    state.apply("pick black_3")
    assert question(state) == "green pick"
    state.apply("pick black_4")
    assert question(state) == "red draw"
    assert [len(deck) + len(row) for deck, row in zip(state.deck, state.row, strict=True)] == [7, 7, 12]
    counters = state.view(RED)["counters"]
    assert isinstance(counters, dict)
    assert counters["token"] is None
    assert counters["start"] is None


@pytest.mark.rule("G3.2.3")
def test_decks_are_shuffled() -> None:
    firsts = set()
    for seed in range(20):
        state = meijin.new("ganymede", seed=seed, mode="coop")
        assert isinstance(state, Ganymede)
        play(state, "pick black_3", "pick black_4")
        firsts.add(tuple(row[0] for row in state.row))
    assert len(firsts) > 15


# -- options --------------------------------------------------------------------------------------------------


@pytest.mark.rule("G9.1")
@pytest.mark.parametrize(("mode", "players"), [("battle", 2), ("coop", 2), ("trio", 3)])
def test_each_mode_has_its_number_of_players(mode: str, players: int) -> None:
    assert meijin.new("ganymede", players=players, mode=mode).setup.players == players
    with pytest.raises(SetupError, match=f"mode {mode} is for {players}"):
        meijin.new("ganymede", players=players + 1, mode=mode)
    with pytest.raises(SetupError, match=f"mode {mode} is for {players}"):
        meijin.new("ganymede", players=1, mode=mode)


@pytest.mark.rule("G9.2", "G3.2.1")
@pytest.mark.parametrize(("difficulty", "hp"), [("easy", 24), ("normal", 48), ("hard", 60)])
def test_difficulty_sets_purples_hp(difficulty: str, hp: int) -> None:
    assert new(mode="coop", difficulty=difficulty).hp == [15, 15, hp]


@pytest.mark.rule("G9.3")
@pytest.mark.parametrize("hp", [10, 41, 60])
def test_hp_purple_overrides_the_difficulty(hp: int) -> None:
    assert new(mode="coop", difficulty="hard", hp_purple=hp).hp[2] == hp
    assert new(mode="trio", hp_purple=hp).hp[2] == hp


@pytest.mark.rule("G9.7", "R24")
def test_purples_ace_is_settled_by_its_cards_unless_said() -> None:
    assert new(mode="coop").setup.options["purple_ace"] == "cards"
    assert not new(mode="coop").mode.tens_before_ace
    assert new(mode="coop", purple_ace="strength").mode.tens_before_ace


@pytest.mark.rule("G9.1", "G9.2", "G9.3", "G9.4", "G9.5", "G9.7")
@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (
            {"speed": "fast"},
            "has no option 'speed'; its options are: mode, difficulty, hp_purple, purple_ace, start_seat",
        ),
        ({"mode": "duel"}, "option 'mode' cannot be 'duel'; allowed: battle, coop, trio"),
        ({"mode": "coop", "difficulty": "brutal"}, "'difficulty' cannot be 'brutal'; allowed: easy, normal, hard"),
        ({"difficulty": "easy"}, "option 'difficulty' belongs to coop, not to mode battle"),
        ({"mode": "trio", "difficulty": "easy"}, "option 'difficulty' belongs to coop, not to mode trio"),
        ({"hp_purple": 30}, "option 'hp_purple' belongs to coop and trio, not to mode battle"),
        ({"mode": "coop", "hp_purple": 9}, "'hp_purple' cannot be 9; allowed: a whole number from 10 to 60"),
        ({"mode": "trio", "hp_purple": 61}, "'hp_purple' cannot be 61; allowed: a whole number from 10 to 60"),
        ({"mode": "trio", "hp_purple": "many"}, "'hp_purple' cannot be 'many'"),
        ({"mode": "trio", "hp_purple": 30.0}, "'hp_purple' cannot be 30.0"),
        ({"start_seat": "purple"}, "'start_seat' cannot be 'purple'; allowed: random, red, green"),
        ({"mode": "coop", "start_seat": "red"}, "option 'start_seat' belongs to battle, not to mode coop"),
        ({"mode": "coop", "purple_ace": "high"}, "'purple_ace' cannot be 'high'; allowed: cards, strength"),
        ({"purple_ace": "strength"}, "option 'purple_ace' belongs to coop, not to mode battle"),
        ({"mode": "trio", "purple_ace": "strength"}, "option 'purple_ace' belongs to coop, not to mode trio"),
        ({"feed": "none"}, "'feed' cannot be 'none'; allowed: recent, full"),
    ],
)
def test_options_that_do_not_fit_are_refused(options: dict[str, object], reason: str) -> None:
    with pytest.raises(SetupError) as refused:
        new(**options)
    assert reason in str(refused.value)


@pytest.mark.rule("G9.1")
def test_the_wrong_number_of_players_is_told_which_mode_fits() -> None:
    with pytest.raises(SetupError, match="with 3 play mode=trio"):
        meijin.new("ganymede", players=3)
    with pytest.raises(MeijinError, match="cannot be played by 5"):
        meijin.new("ganymede", players=5)


@pytest.mark.rule("G4.3.1", "G5.1.2")
def test_the_numbers_of_the_rules_are_those_of_the_rulebook() -> None:
    assert (RULES.bust_above, RULES.draw_limit, RULES.draw_blocked_above) == (21, 3, 21)
    assert coop(red="R9", green="G9", purple="P9", flow=decides("red")).mode.stops_above == 17
    assert not trio(red="R9", green="G9", purple="P9", flow=decides("red")).mode.automaton
