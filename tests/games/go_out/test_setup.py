"""Cards, seats, options and how a match begins."""

from __future__ import annotations

import pytest

import meijin
from meijin.games.go_out.cards import ALL_BATTLE_CARDS, BATTLE_CARDS, CATALOGUE, CHARACTERS, KIND, NAMES
from meijin.games.go_out.game import GAME
from meijin.games.go_out.state import GoOut
from meijin.kernel.errors import ActionError, SetupError
from tests.games.go_out.table import (
    BLUE,
    RED,
    battle_cards,
    choose,
    decider,
    hand,
    names,
    new,
    play,
    seen,
    short,
    told,
)

# The whole deck in order, from the top.
IN_ORDER = list(NAMES[:BATTLE_CARDS])


def dealt(players: int, chance: list[object]) -> GoOut:
    state = meijin.Scenario("go_out", players, flow={"phase": "match"}, chance=chance).state()
    assert isinstance(state, GoOut)
    return state


def decide(state: GoOut) -> list[str]:
    return [state.setup.seats[seat] for seat in state.deciders]


@pytest.mark.rule("GO2.1", "GO2.2")
def test_the_battle_cards() -> None:
    assert BATTLE_CARDS == 86
    assert [KIND.count(kind) for kind in range(14)] == [6] * 13 + [8]
    assert [card.damage for card in CATALOGUE.battle_cards] == [1] * 6 + [2] * 6 + [3, 0]


@pytest.mark.rule("GO2.3")
def test_the_characters() -> None:
    lives = {character.id: character.life for character in CHARACTERS}
    assert lives == {
        **{"nerai": 6, "toyoko": 4, "niwa": 5, "shian": 6},
        **{"satsuki": 8, "kira": 5, "ten": 5, "kyoko": 3},
    }


@pytest.mark.rule("GO2.3", "GO2.4", "GO2.7", "GO2.9")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_seat_has_a_set_of_its_own(players: int) -> None:
    state = new(players)
    assert state.setup.seats == ("red", "blue", "green", "yellow", "purple")[:players]
    for seat, name in enumerate(state.setup.seats):
        mine = state.view(seat)["zones"]
        assert isinstance(mine, list)
        (spare,) = (zone["cards"] for zone in mine if (zone["zone"], zone["owner"]) == ("spare", name))
        assert spare == [f"{character.id}#{name}" for character in CHARACTERS]
    assert battle_cards(state) == 86


@pytest.mark.rule("GO3.1", "R1", "GO11.6")
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_the_starter_is_drawn(starter: int) -> None:
    state = dealt(3, [starter, IN_ORDER])
    assert state.starter == starter
    choose(state, "ten", "ten", "ten")
    assert state.deciders == (starter,)


@pytest.mark.rule("GO3.1", "R1")
def test_every_seat_can_be_drawn() -> None:
    drawn = {new(3, seed).starter for seed in range(30)}
    assert drawn == {0, 1, 2}


@pytest.mark.rule("GO3.2", "GO3.3", "GO11.6")
def test_the_deal_goes_round_from_the_starter() -> None:
    state = dealt(2, [1, IN_ORDER])
    # Blue, the starter, gets the first card, Red the second, 26 in all: 1 to 4 are gone, and two 5s.
    assert hand(state, BLUE) == "1 1 1 2 2 2 3 3 3 4 4 4 5"
    assert hand(state, RED) == "1 1 1 2 2 2 3 3 3 4 4 4 5"
    assert state.hand[BLUE] == sum(1 << card for card in range(0, 26, 2))
    assert short(state.deck[-4:]) == "5 5 5 5"
    assert state.setup.cards[state.deck[-1]] == "n05#3"


@pytest.mark.rule("GO3.2")
def test_all_cards_are_shuffled_anew_for_every_battle() -> None:
    orders = {tuple(new(4, seed).deck) for seed in range(20)}
    assert len(orders) == 20
    state = new(4)
    assert state.batches[0][0] != tuple(range(86))
    assert sum(1 << card for card in state.batches[0][0]) == ALL_BATTLE_CARDS


@pytest.mark.rule("GO3.4", "GO3.5", "GO3.6")
def test_all_choose_at_once_in_any_order() -> None:
    state = new(3, first_starter="seat_2")
    assert decide(state) == ["red", "blue", "green"]
    assert state.choices("blue") == [f"choose {character.id}" for character in CHARACTERS]
    state.apply("choose ten", "blue")
    assert decide(state) == ["red", "green"]
    with pytest.raises(ActionError, match="Blue does not decide now"):
        state.apply("choose kira", "blue")
    state.apply("choose ten", "green")
    state.apply("nerai", "red")
    assert decider(state) == "green"
    assert [state.setup.kinds[used] for (used,) in state.character] == ["nerai", "ten", "ten"]


@pytest.mark.rule("GO3.4")
def test_a_character_that_is_chosen_cannot_be_taken_back() -> None:
    state = new(3)
    state.apply("choose ten", "blue")
    assert state.record is not None
    with pytest.raises(ActionError, match="cannot be taken back"):
        state.record.take_back("blue")


@pytest.mark.rule("R35")
def test_nobody_can_resign() -> None:
    state = new(2)
    with pytest.raises(ActionError, match="no resignation"):
        state.apply("resign", "red")


# -- options --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GO9.1")
def test_two_to_five_play_and_four_unless_said() -> None:
    assert meijin.new("go_out", seed=1).setup.players == 4
    for wrong in (1, 6, 0, -3):
        with pytest.raises(SetupError, match=r"cannot be played by .*; it is for 2 to 5"):
            meijin.new("go_out", players=wrong)


@pytest.mark.rule("GO9.2", "GO6.1")
def test_the_wins_needed() -> None:
    assert [new(players).terms.wins_needed for players in (2, 3, 4, 5)] == [3, 2, 2, 2]
    assert new(2, wins_needed=1).terms.wins_needed == 1
    assert new(5, wins_needed=3).terms.wins_needed == 3
    for wrong in (0, 4, "many", 1.5, True):
        with pytest.raises(SetupError, match=r"'wins_needed' cannot be .*; allowed: a whole number from 1 to 3"):
            new(3, wins_needed=wrong)


@pytest.mark.rule("GO9.3", "GO3.1")
def test_the_first_starter_is_one_of_those_who_play() -> None:
    assert {new(4, seed, first_starter="seat_3").starter for seed in range(10)} == {3}
    with pytest.raises(SetupError, match=r"'first_starter' cannot be 'seat_4'; allowed: random, .*seat_2, seat_3"):
        new(4, first_starter="seat_4")
    with pytest.raises(SetupError, match="'first_starter' cannot be 'blue'; allowed: random, seat_0, seat_1, seat_2"):
        new(4, first_starter="blue")


@pytest.mark.rule("GO9.4", "GO9.5", "GO9.6")
def test_the_other_options_and_their_defaults() -> None:
    usual = new(3).setup.options
    assert (usual["shian_set"], usual["kyoko_on_singles"], usual["show_losers"]) == ("both", False, False)
    terms = new(3, shian_set="any", kyoko_on_singles=True, show_losers="yes").terms
    assert (len(terms.sweeps), terms.kyoko_on_singles, terms.show_losers) == (4, True, True)
    with pytest.raises(SetupError, match="'shian_set' cannot be 'all'; allowed: both, any"):
        new(3, shian_set="all")
    with pytest.raises(SetupError, match="'show_losers' cannot be 'maybe'; allowed: no, yes"):
        new(3, show_losers="maybe")


def test_a_record_keeps_the_options() -> None:
    from meijin.kernel import record

    state = new(3, wins_needed=1, shian_set="any", kyoko_on_singles=True, show_losers=True)
    choose(state, "ten", "kira", "niwa")
    assert state.record is not None
    again = record.parse(state.record.to_text())
    assert again == state
    assert again.setup.options == state.setup.options


@pytest.mark.rule("GO8.6", "GO3.2")
def test_a_match_tells_how_it_begins_and_goes_on() -> None:
    state = new(2, first_starter="seat_0")
    assert state.record is not None
    assert seen(state.record.log, RED) == [
        ("battle", {"battle": 1, "starter": "red"}),
        ("deal", {"seat": "red", "count": 13, "cards": names(hand(state, RED))}),
        ("deal", {"seat": "blue", "count": 13}),
    ]
    events = choose(state, "ten", "kira")
    lines = [GAME.narrate(event.kind, event.seen_by(RED) or {}) for event in events]
    assert lines == ["Red has chosen Ten.", "Blue has chosen a character."]
    assert told(play(state, state.choices()[1]), "play")
