"""Zones (3.2) and who sees what (section 13)."""

from __future__ import annotations

from typing import Any

import pytest

from meijin.games.crossover.state import Crossover
from meijin.kernel.generator import Rng
from tests.games.crossover.table import (
    BLUE,
    RED,
    at,
    choices,
    decider,
    fight,
    hand,
    new,
    pay,
    play,
    seat,
    settle,
    step,
    table,
    told,
    zone,
)


def seen(state: Crossover, viewer: int, name: str, owner: str) -> dict[str, Any]:
    """A zone as a player sees it."""
    return zone(state.view(viewer), name, owner)


@pytest.mark.rule("CB3.2.1", "CB3.2.2", "CB13.1", "CB13.2", "CB13.3")
def test_decks_are_hidden_from_all_and_hands_from_the_opponent() -> None:
    state = table("G", red=seat(hand="n-482 n-428", deck="n-437"), blue=seat(hand="h-wa39", deck="h-wa34"))
    mine, theirs = seen(state, RED, "hand", "red"), seen(state, RED, "hand", "blue")
    assert sorted(mine["cards"]) == ["n-428", "n-482"]
    assert (theirs["count"], "h-wa39" in str(theirs)) == (1, False)
    assert "n-482" not in str(seen(state, BLUE, "hand", "red"))
    for viewer in (RED, BLUE):
        for owner, top in (("red", "n-437"), ("blue", "h-wa34")):
            deck = seen(state, viewer, "deck", owner)
            assert deck["count"] == len(state.deck[("red", "blue").index(owner)])
            assert top not in str(deck)


@pytest.mark.rule("CB3.2.3", "CB3.2.4", "CB3.2.5", "CB3.2.9", "CB3.2.11", "CB13.1")
def test_everything_that_lies_open_is_seen_by_both_in_the_order_of_arrival() -> None:
    red = seat("n-437+n-436 c-044:promise=2", chakra="n-430 n-428 n-430", discard="n-432 n-431", removed="n-438")
    state = table("G", red=red, blue=seat("h-wa08:db=2", pool=3))
    for viewer in (RED, BLUE):
        assert seen(state, viewer, "chakra", "red")["cards"] == ["n-430", "n-428", "n-430"]
        assert seen(state, viewer, "discard", "red")["cards"] == ["n-432", "n-431"]
        assert seen(state, viewer, "removed", "red")["cards"] == ["n-438"]
        village = [name.split("#")[0] for name in seen(state, viewer, "village", "red")["cards"]]
        assert sorted(village) == ["c-044", "n-436", "n-437"]
        view = state.view(viewer)
        assert view["counters"]["pool"] == {"red": 0, "blue": 3}  # type: ignore[index]
        assert "promise" in str(view["marks"])


@pytest.mark.rule("CB3.2.6", "CB2.9")
def test_battles_are_shown_in_the_order_declared() -> None:
    state = table(
        "J",
        red=seat("n-437 n-432", hand="n-428", chakra="n-430"),
        blue=seat("h-wa25", hand="h-wa01", chakra="h-wa02"),
    )
    fight(state, "n-432 n-437", "- h-wa25")
    assert step(state) == "L"
    battles = state.view(BLUE)["battles"]
    assert isinstance(battles, list)
    assert [("n-432" in str(each), "n-437" in str(each), "h-wa25" in str(each)) for each in battles] == [
        (True, False, False),
        (False, True, True),
    ]


@pytest.mark.rule("CB13.4", "CB8.10.14")
def test_who_searches_sees_the_cards_and_what_is_taken_is_shown() -> None:
    red = seat(hand="n-509 n-428", deck="n-437 n-530 n-436")
    state = table("G", red=red, blue=seat(hand="h-wa01"))
    play(state, "deploy n-509", "accept")
    settle(state)
    assert decider(state) == "red"
    assert "take n-530" in choices(state)
    assert "n-437" in str(state.view(RED)["looking_at"])
    assert "n-437" not in str(state.view(BLUE).get("looking_at"))
    play(state, "take n-530")
    assert hand(state, RED) == "n-428 n-530"
    assert "n-530" in str(seen(state, BLUE, "hand", "red"))  # everybody has seen it
    assert "n-428" not in str(seen(state, BLUE, "hand", "red"))


@pytest.mark.rule("CB13.5", "R52", "CB8.10.15")
def test_what_is_looked_at_only_the_looker_sees_but_the_number_is_public() -> None:
    red = seat("n-432", hand="j-376 m-346", chakra="n-431")
    blue = seat("h-wa25", hand="h-ev03", chakra="h-wa02", deck="h-wa34 h-wa10 h-wa18 h-wa21 h-wa27 h-wa39")
    state = table("J", red=red, blue=blue)
    fight(state, "n-432", "h-wa25")
    play(state, "use j-376 n-432")
    events = settle(state)
    (look,) = told(events, "look")
    assert sorted(look["cards"]) == ["h-wa10", "h-wa18", "h-wa21", "h-wa27", "h-wa34"]
    assert sorted(choices(state)) == [f"take h-wa{number}" for number in (10, 18, 21, 27, 34)]
    (shared,) = [event for event in events if event.kind == "look"]
    for_blue = shared.seen_by(BLUE)
    assert "h-wa34" not in str(for_blue)
    assert "5" in str(for_blue)
    play(state, "take h-wa34")
    assert at(state, "h-wa34") == "blue discard"


@pytest.mark.rule("CB13.6")
def test_cards_charged_or_paid_are_public() -> None:
    state = table("E", red=seat(hand="n-437 n-428"), blue=seat(hand="h-wa01"))
    (charged,) = told(play(state, "charge n-437"), "charge")
    assert charged["card"] == "n-437"
    assert seen(state, BLUE, "chakra", "red")["cards"] == ["n-437"]
    paying = table("G", red=seat(hand="n-437 j-362 n-428"), blue=seat(hand="h-wa01"))
    play(paying, "deploy n-437")
    pay(paying)
    assert seen(paying, BLUE, "chakra", "red")["cards"] == ["j-362"]


@pytest.mark.rule("CB13.7", "CB12.1.6", "CB12.1.7")
@pytest.mark.parametrize("opened", ["", "open_lists", "open_sideboard"])
def test_lists_are_secret_unless_they_are_open(opened: str) -> None:
    options = {opened: True} if opened else {}
    state = new(chooser="red", **options)
    play(state, "first", "keep", "keep")
    lists = state.view(RED)["lists"]
    assert isinstance(lists, dict)
    assert "n-490" in str(lists["red"])
    main, side = "h-wa19", "h-wa15"  # Earth's Defenders: one of the deck, one of the sideboard only
    assert (main in str(lists["blue"])) == (opened == "open_lists")
    assert (side in str(lists["blue"])) == (opened in ("open_lists", "open_sideboard"))
    assert state.view(RED)["lines"] == {"red": "naruto", "blue": "db"}


@pytest.mark.rule("CB13.8", "CB13.7")
def test_guesses_keep_what_was_seen_and_make_up_the_rest() -> None:
    state = table("G", red=seat("n-437", hand="n-428"), blue=seat("h-wa25", hand="h-wa39", chakra="h-wa10"))
    true = [sorted(state.setup.kinds[card] for card in cards) for cards in (state.hand[RED], state.village[BLUE])]
    hands = set()
    for number in range(8):
        world = state.sample(RED, Rng(number))
        assert isinstance(world, Crossover)
        kinds = world.setup.kinds
        assert [sorted(kinds[card] for card in cards) for cards in (world.hand[RED], world.village[BLUE])] == true
        assert [kinds[card] for card in world.chakra[BLUE]] == ["h-wa10"]
        assert len(world.hand[BLUE]) == 1
        assert all(world.cards[card].line == state.cards[card].line for card in world.hand[BLUE])
        hands.add(kinds[world.hand[BLUE][0]])
    assert len(hands) > 1


@pytest.mark.rule("R56", "CB13.7")
def test_objects_in_play_are_told_apart_but_cards_in_piles_are_not() -> None:
    state = table("G", red=seat(hand="n-428"), blue=seat("h-wa25", chakra="h-wa01*2", hand="h-wa26"))
    (name,) = seen(state, RED, "village", "blue")["cards"]
    assert name.startswith("h-wa25#b")
    assert seen(state, RED, "chakra", "blue")["cards"] == ["h-wa01", "h-wa01"]


@pytest.mark.rule("CB13.1", "R50")
def test_a_question_says_which_of_two_discarded_fighters_it_is_about() -> None:
    state = table(
        "J", red=seat("n-497:injured+n-496:injured m-345:time=3"), blue=seat("h-wa34+h-wa15"), attacker="blue", turn=10
    )
    fight(state, "h-wa34", "n-497")
    while "pass" in state.choices():
        play(state, "pass")
    asked = []
    while "accept" in state.choices():
        asked.append(str(state.view(RED)["subject"]))
        play(state, "decline")
    assert sorted(asked) == ["n-496", "n-497"]
