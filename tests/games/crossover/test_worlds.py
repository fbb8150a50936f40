"""What a seat must think possible: new deals within what it knows, and lists that it has not seen."""

from __future__ import annotations

from collections import Counter

import pytest

from meijin.games.crossover.lists.decklist import to_line
from meijin.games.crossover.lists.decks import STARTERS
from meijin.games.crossover.lists.legality import check_deck
from meijin.games.crossover.state import Crossover
from meijin.kernel.generator import Rng
from tests.games.crossover.table import new, play, seat, table

RED, BLUE = range(2)


def some_turns(seed: int, decisions: int, **options: bool) -> Crossover:
    """A game after a number of random decisions."""
    state, rng = new(seed, **options), Rng(seed)
    for _ in range(decisions):
        if state.deciders:
            actions = state.legal(state.deciders[0])
            state.step(state.deciders[0], actions[rng.below(len(actions))])
    return state


def worlds(state: Crossover, viewer: int, count: int = 12) -> list[Crossover]:
    rng = Rng(7)
    return [state.sample(viewer, rng) for _ in range(count)]


@pytest.mark.rule("CB13.7", "CB13.8")
def test_an_imagined_list_is_a_legal_list_with_all_cards_that_were_seen() -> None:
    for seed in range(4):
        state = some_turns(seed, 120)
        for viewer in (RED, BLUE):
            other = 1 - viewer
            seen = [card for card in range(len(state.setup.cards)) if state.met[viewer] >> card & 1]
            assert all(state.owner[card] == other for card in seen)
            for world in worlds(state, viewer, 4):
                assert check_deck(world.terms.lists[other]) == []
                assert [world.setup.cards[card] for card in seen] == [state.setup.cards[card] for card in seen]
                main = Counter(world.setup.kinds[card] for card in world.terms.main[other])
                assert main == Counter(dict(world.terms.lists[other].main))


@pytest.mark.rule("CB13.7")
def test_a_world_holds_nothing_of_the_opponents_list_that_was_not_seen() -> None:
    """Blue has a list of its own with a sideboard and three Wishes; red has seen nothing, and thinks of starters."""
    main, side, _ = to_line(STARTERS["earth-defenders"]).split(" / ")
    main, side = main.replace("1 h-wa06", "1 h-wa12"), side.replace("1 h-wa12", "1 h-wa06")
    state = new(chooser="red", blue_deck=f"{main} / {side} / wishes h-wi01, h-wi03, h-wi05")
    assert state.terms.lists[BLUE] not in STARTERS.values()
    for world in worlds(state, RED):
        assert world.terms.lists[BLUE] in STARTERS.values()
        assert world.setup.options["blue_deck"] != state.setup.options["blue_deck"]
        assert world.terms.lists[RED] == state.terms.lists[RED]


@pytest.mark.rule("CB13.7")
def test_a_starter_that_does_not_fit_what_was_seen_is_not_thought_of() -> None:
    """Krillin is in one of the Dragon Ball starters, Zarbon's comrades are in the other."""
    state = new(chooser="red")
    starter, other = STARTERS["earth-defenders"], STARTERS["emperor-armada"]
    seen = next(card for card in state.terms.main[BLUE] if state.setup.kinds[card] not in dict(other.main))
    assert {world.terms.lists[BLUE] for world in worlds(state, RED)} == {starter, other}
    state.met[RED] = 1 << seen
    assert {world.terms.lists[BLUE] for world in worlds(state, RED)} == {starter}


@pytest.mark.rule("CB13.7")
def test_what_fits_no_starter_is_filled_up_to_a_legal_list() -> None:
    state = new(
        chooser="red",
        blue_deck="3 h-wa01, 3 h-wa23, 3 h-wa24, 3 h-wa02, 3 h-wa03, 3 h-wa25, 3 h-wa26, 3 h-te01, 3 h-te12, 3 h-te13, "
        "3 h-te06, 3 h-te09, 3 h-te14, 1 h-ev01 / wishes h-wi02",
    )
    kinds = {"h-wa01", "h-wa23"}
    state.met[RED] = sum(1 << card for card in state.terms.main[BLUE] if state.setup.kinds[card] in kinds)
    lists = set()
    for world in worlds(state, RED):
        deck = world.terms.lists[BLUE]
        assert check_deck(deck) == []
        assert dict(deck.main)["h-wa01"] == dict(deck.main)["h-wa23"] == 3
        assert (len(deck.wishes), deck.side) == (1, ())
        lists.add(deck)
    assert len(lists) > 6


def test_open_lists_are_true_in_every_world() -> None:
    state = some_turns(3, 60, open_lists=True)
    for world in worlds(state, RED, 3):
        assert world.setup is state.setup


def test_an_open_sideboard_is_true_in_every_world() -> None:
    state = some_turns(3, 60, open_sideboard=True)
    for world in worlds(state, RED, 6):
        assert world.terms.lists[BLUE].side == state.terms.lists[BLUE].side


@pytest.mark.rule("CB13.8")
def test_own_cards_not_seen_may_lie_in_the_deck_or_among_the_rewards() -> None:
    state = table("C", seat(rewards=0, hand="n-475"), seat("h-wa18", rewards=5))
    piles = {tuple(sorted(world.rewards[BLUE])) for world in worlds(state, RED, 20)}
    assert len(piles) > 5
    for world in worlds(state, RED, 3):
        unseen = [*state.deck[RED], *state.rewards[BLUE]]
        assert sorted([*world.deck[RED], *world.rewards[BLUE]]) == sorted(unseen)
        assert world.terms.lists[RED] == state.terms.lists[RED]


def test_who_pays_a_hand_cost_can_pay_it_in_every_world() -> None:
    state = table("G", seat(hand="n-474 n-428*3 j-362", indicator=5), seat("h-wa18"))
    play(state, "deploy n-474")
    assert state.view()["question"] == "pay_hand"
    for world in worlds(state, BLUE, 30):
        assert world.legal(RED)


def test_worlds_can_be_played_to_the_end() -> None:
    rng = Rng(5)
    for viewer in (RED, BLUE):
        world = some_turns(11, 150).sample(viewer, rng)
        while world.deciders:
            actions = world.legal(world.deciders[0])
            world.step(world.deciders[0], actions[rng.below(len(actions))])
        assert world.ending is not None


def test_who_announces_a_mission_can_pay_for_it_in_every_world() -> None:
    """Red has named the Cure for the Petrification and still chooses a target; its hand cost comes after that."""
    state = table("D1", seat("n-475:injured n-437", hand="m-332 n-428 j-453 j-377", indicator=9), seat("h-wa18"))
    play(state, "mission m-332")
    assert state.view()["question"] == "target"
    for world in worlds(state, BLUE, 30):
        play(world, world.choices(RED)[0])
        assert world.view()["question"] == "pay_hand"
        assert world.legal(RED)
